"""Sizes, places and numbers that are read from values or from other sizes, at every size up to the bound."""

import math

import jax.numpy as jnp
import numpy as np
import pytest
import torch
import torch.nn.functional as F
from torch import nn
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

import torch2hlo
from tests.padding.harness import every_size
from torch2hlo.errors import UnsupportedError, ValueFailedError


def write(x, place, value):
    y = x.clone()
    y[place] = value
    return y


def written_stepped(x):
    y = x.clone()
    y[1::2] = x[::2][: y[1::2].shape[0]]
    return y


def halved_in_a_loop(x):
    y, rounds = x.clone(), 0
    while y.sum() > 0.4 and rounds < 3:
        y[y > 0.2] *= 0.5
        rounds += 1
    return y


def written_by_sign(x, n):
    y = x.clone()
    y[:, -n.item() :] = 1 if n.item() > 0 else 0
    return y


NUMBERS = {
    "tensor": (lambda x: torch.tensor(x.shape[0]) * 2, "T"),
    "tensor_float": (lambda x: x / torch.tensor(x.shape[0], dtype=torch.float32), "T"),
    "tensor_list": (lambda x: torch.tensor([[x.shape[0], 3], [x.shape[1], 0]]), "T B"),
    "as_tensor": (lambda x: torch.as_tensor(x.shape[0]), "T"),
    "new_tensor": (lambda x: x.new_tensor([x.shape[0]]), "T"),
    "indices": (lambda x: x[:, [0, x.shape[1] - 1]], "2 T"),
    "result": (lambda x: (x.shape[0], x.shape[0] * 0.5, x.shape[0] > 2, [x.numel()]), "T 3"),
    "item_result": (lambda x, n: (x, n.item() + 1, x.sum().item()), "3", "index3:"),
    "sqrt": (lambda x: x / math.sqrt(x.shape[1]), "B T"),
    "half": (lambda x: x[: math.ceil(x.shape[0] / 2)] * x.shape[0] ** -0.5, "T"),
    "float_to_int": (lambda x: x[: int(x.shape[0] * 0.7)], "T"),
    "remainder": (lambda x: F.pad(x, (0, -x.shape[0] % 3)), "T"),
    "linspace": (lambda x: torch.linspace(0, x.shape[0] - 1, 3), "T"),
    "loop": (lambda x: torch.stack([x[i] * i for i in range(x.shape[0])]), "T 3"),
    "rows": (lambda x: sum(row.sum() * 2 for row in x), "T 3"),
}

PARTS = {
    "write_head": (lambda x, n: write(x, (..., slice(None, n.item())), 7), "B 3 T", "index2:"),
    "write_tail": (lambda x, n: write(x, (..., slice(n.item(), None)), 7), "B T", "index2:"),
    "write_end": (lambda x: write(x, (slice(None), slice(-2, None)), 3), "2 T"),
    "write_stepped": (lambda x: write(x, slice(None, None, 2), 0), "T B"),
    "write_stepped_rows": (written_stepped, "T 2"),
    "write_other_ways": (written_by_sign, "2 T", "index2:"),
    "tolist": (lambda x, n: x[n.tolist()[0] : sum(n.tolist())], "4 3", "index2:2"),
    "split_by_tensor": (lambda x, n: [part.sum(0) for part in torch.split(x, n.tolist())], "4 3", "index5:2"),
    "narrow": (lambda x, n: x.narrow(0, n.item(), 1), "4 2", "index4:"),
    "repeats_constant": (lambda x: x.repeat_interleave(torch.tensor([1, 2, 0]), 0), "3 T"),
    "masked_scatter": (
        lambda x, m: torch.zeros_like(x).masked_scatter(m[..., None].expand_as(x), x[m] * 2), "B T 3", "bool:B T"
    ),
    "as_many_as_there_are_in_a_loop": (halved_in_a_loop, "T"),
    "joint": (lambda x: x * 2 if x.shape[0] * x.shape[1] == 1 else x + 1, "B T"),
    "gaps": (lambda x: (x * 2 if x.shape[0] % 3 == 0 else x + 1) if x.shape[0] >= 2 else x - 1, "T"),
}  # fmt: skip

OPERATIONS = {
    "group_norm": (lambda x: F.group_norm(x, 2, torch.arange(4.0), torch.ones(4)), "2 4 T"),
    "instance_norm": (lambda x: F.instance_norm(x), "2 4 T") ,
    "layer_norm": (lambda x: F.layer_norm(x, (x.shape[1], 3)), "B T 3"),
    "rms_norm": (lambda x: F.rms_norm(x, (x.shape[1],)), "2 T"),
    "batch_norm": (lambda x: F.batch_norm(x, None, None, training=True), "B 4 T"),
    "nearest": (lambda x: F.interpolate(x, scale_factor=2.0), "B 4 T"),
    "linear": (lambda x: F.interpolate(x, size=6, mode="linear"), "B 4 T"),
    "bilinear": (lambda x, y: F.interpolate(x, size=y.shape[2:], mode="bilinear"), "1 2 2 T", "1 2 3 S"),
    "bilinear_corners": (lambda x: F.interpolate(x, size=(5, 6), mode="bilinear", align_corners=True), "1 2 S T"),
    "adaptive_average": (lambda x: F.adaptive_avg_pool2d(x, (2, 3)), "1 2 S T"),
    "adaptive_largest": (lambda x: F.adaptive_max_pool1d(x, 2, return_indices=True), "B 2 T"),
    "average_without_padding": (lambda x: F.avg_pool1d(x, 3, 1, 1, count_include_pad=False), "B 2 T"),
    "average_cut": (lambda x: F.avg_pool1d(x, 2, 2, ceil_mode=True), "B 2 T"),
    "windows": (lambda x: F.unfold(x, (1, 2), padding=(0, 1)), "1 2 3 T"),
    "histogram": (lambda x: torch.histc(x, 4, -2, 2), "T"),
    "kron": (lambda x, y: torch.kron(x, y), "T 3", "B"),
    "cell": (lambda x: LSTM(x)[1][1], "B T 3"),
}  # fmt: skip

LSTM = nn.LSTM(3, 2, num_layers=2, batch_first=True, bidirectional=True).eval()


# The dearest, left to the slow run.
DEAR = {
    "masked_scatter", "adaptive_average", "adaptive_largest", "batch_norm", "windows", "half", "cell", "kron",
    "write_other_ways", "bilinear", "layer_norm",
}  # fmt: skip


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[pytest.mark.slow] * (name in DEAR)) for name in [*NUMBERS, *PARTS, *OPERATIONS]],
)
def test_equals_eager(name):
    every_size(*(NUMBERS | PARTS | OPERATIONS)[name])


def packed(layer, *, batch_first=True, total=None):
    def run(x, lengths):
        out, state = layer(pack_padded_sequence(x, lengths, batch_first, enforce_sorted=False))
        return *pad_packed_sequence(out, batch_first, total_length=total), state

    return run


@pytest.mark.parametrize(
    "function",
    [
        pytest.param(packed(LSTM), id="lstm"),
        pytest.param(packed(nn.GRU(3, 2).eval(), batch_first=False), id="gru", marks=pytest.mark.slow),
        pytest.param(packed(nn.RNN(3, 2, bidirectional=True), total=5), id="rnn", marks=pytest.mark.slow),
    ],
)
def test_packed_sequences(function):
    x = torch.rand(4, 4, 3)
    x[0, 3] = float("nan")  # never read: no row below has so many steps there
    run = torch2hlo.convert(function, (x, torch.tensor([2, 3, 1, 2]))).compile()
    for lengths in ([3, 1, 1, 2], [1, 1, 1, 1], [2, 3, 3, 3]):
        given = torch.tensor(lengths)
        torch.testing.assert_close(run(x, given), function(x, given), rtol=2e-5, atol=2e-5, equal_nan=True)
    with pytest.raises(ValueFailedError, match="lengths must be positive"):
        run(x, torch.tensor([2, 0, 1, 1]))


@pytest.mark.slow
def test_packed_rows_of_a_batch_of_any_size():
    every_size(lambda x, y: packed(LSTM, total=x.shape[1])(x, y.argmax(1) + 1), "B T 3", "B T")


def test_a_size_without_a_bound():
    x, repeats = torch.arange(6.0).reshape(3, 2), torch.tensor([1, 2, 0])

    def repeat(x, repeats):
        return x.repeat_interleave(repeats, 0)

    with pytest.raises(UnsupportedError, match="has no bound") as caught:
        torch2hlo.convert(repeat, (x, repeats))
    assert "size_limit=512" in str(caught.value)
    assert len(caught.value.errors) == 1
    run = torch2hlo.convert(repeat, (x, repeats), size_limit=5).compile()
    for given in ([1, 2, 0], [0, 0, 0], [5, 0, 0]):
        torch.testing.assert_close(run(x, torch.tensor(given)), repeat(x, torch.tensor(given)))
    with pytest.raises(ValueFailedError, match="does not cover"):
        run(x, torch.tensor([3, 3, 0]))
    with pytest.raises(ValueFailedError, match="repeats can not be negative"):
        run(x, torch.tensor([-1, 3, 0]))


def test_a_bound_that_the_code_checks():
    def count(n):
        size = n.item()
        torch._check(size <= 7)
        return torch.arange(size)

    run = torch2hlo.convert(count, (torch.tensor(2),)).compile()
    assert run.program.signature.outputs[0].spec.shape == (7,)
    assert run(torch.tensor(7)).tolist() == list(range(7))
    with pytest.raises(ValueFailedError):
        run(torch.tensor(8))


@pytest.mark.parametrize("function", [torch.vander, lambda x: torch.combinations(x)])
def test_what_pytorch_expands_for_known_sizes_only(function):
    def step(x):
        return function(x)

    with pytest.raises(UnsupportedError, match=r"T2H103: aten\.\w+\.\w+ as PyTorch expands it is not for") as caught:
        torch2hlo.convert(step, (torch.ones(4),), dynamic_shapes=({0: torch2hlo.Bound(4)},))
    assert "function(x)" in caught.value.source.code or "combinations" in caught.value.source.code


def test_running_statistics_of_a_batch_of_any_size():
    norm = nn.BatchNorm1d(3)
    run = torch2hlo.convert(norm, (torch.rand(3, 3),), dynamic_shapes=({0: torch2hlo.Bound(6, 2)},)).compile()
    for rows in (2, 6, 5):
        x = torch.rand(rows, 3) * rows
        torch.testing.assert_close(run(x), norm(x).detach(), rtol=2e-5, atol=2e-5)
        torch.testing.assert_close(torch.from_dlpack(run.state["running_var"]), norm.running_var)


def test_an_example_of_size_1_says_nothing_about_other_sizes():
    """Nor do PyTorch's own questions about memory, which have other answers for it, lead to ways of their own."""

    def attend(x):
        rows = x.transpose(0, 1).reshape(-1, 4)
        return x.reshape(-1, 4).t() @ rows, nn.functional.layer_norm(x.transpose(0, 1).contiguous(), (4,))

    shapes = ({0: torch2hlo.Bound(3), 1: torch2hlo.Bound(3)},)
    program = torch2hlo.convert(attend, (torch.rand(1, 1, 4),), dynamic_shapes=shapes)
    assert program.signature.errors == ()
    run = program.compile()
    for sizes in ((1, 1), (1, 3), (2, 1), (3, 2)):
        x = torch.rand(*sizes, 4)
        torch.testing.assert_close(run(x), attend(x), rtol=2e-5, atol=2e-5)


def test_lengths_need_no_compilation_for_each(monkeypatch):
    run = torch2hlo.convert(torch.relu, (torch.rand(3),), dynamic_shapes=({0: torch2hlo.Bound(8)},)).compile()
    run(torch.rand(2))
    ones = np.ones(8, np.float32)
    given = (torch.from_numpy(ones[:5]), ones[:7], jnp.asarray(ones[:3]))
    monkeypatch.setattr("jax._src.compiler.compile_or_get_cached", None)  # a compilation would now raise
    for x in given:
        assert np.asarray(run(x)).tolist() == [1.0] * len(x)
