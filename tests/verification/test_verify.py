"""A right program is equal to eager, a wrong one is not, and the operation that is wrong is named at its line."""

import time

import pytest
import torch
import torch.nn.functional as F
from torch import nn

import torch2hlo
from tests.verification.planted import filled, planted, scaled
from torch2hlo import build, verify
from torch2hlo.mlir import hlo
from torch2hlo.testing import assert_equal_to_eager
from torch2hlo.verification.difference import Tolerance, difference

aten = torch.ops.aten
QUICK = {"seeds": (), "adversarial": False}


def x(*shape, seed=0):
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed))


class Of(nn.Module):
    def __init__(self, function):
        super().__init__()
        self.function = function

    def forward(self, *inputs):
        return self.function(*inputs)


class Mean(nn.Module):
    """State: a counter, and a running mean."""

    def __init__(self):
        super().__init__()
        self.register_buffer("calls", torch.zeros((), dtype=torch.int64))
        self.register_buffer("mean", torch.zeros(3))

    def forward(self, x):
        self.calls += 1
        self.mean.lerp_(x.mean(0), 0.1)
        return x - self.mean


def mlp():
    torch.manual_seed(0)
    return nn.Sequential(nn.Linear(6, 8), nn.LayerNorm(8), nn.GELU(), nn.Linear(8, 4))


def test_a_right_program_is_equal_and_nothing_is_changed():
    model, given = mlp(), x(2, 6)
    before = {name: value.clone() for name, value in model.state_dict().items()}
    copy = given.clone()
    report = verify(None, model, (given,))
    assert report.ok, report.deviations
    assert report.first is None
    assert torch.equal(given, copy)
    assert all(torch.equal(value, before[name]) for name, value in model.state_dict().items())
    assert {"examples", "random, seed 0", "a NaN", "infinities", "negative zeros", "denormals", "ties"} <= {
        call.case for call in report.calls
    }
    assert [module.path for module in report.modules] == ["0", "1", "2", "3"]
    output = report.calls[0].outputs[0]
    assert output.eager_error is not None
    assert output.program_error < 8
    assert {"torch", "jax", "jaxlib", "stablehlo", "torch2hlo", "fingerprint", "target", "precision", "flags"} <= set(
        report.versions
    )
    assert report.to_dict()["ok"] is True


def relu_without_nan(_ctx, _right, x):
    return build.select(build.compare(x, filled(x, 0.0), "GT"), x, filled(x, 0.0))


def truncated(ctx, right, x, other, **_):
    return right(ctx, x, other, rounding_mode="trunc")


def one_too_early(ctx, right, x, dim=0, start=None, end=None, step=1):
    return right(ctx, x, dim, start - 1, end - 1, step)


WRONG = {
    "slightly": (aten.gelu.default, scaled(1.00001), mlp(), (x(2, 6),)),
    "epsilon": (
        aten.layer_norm.default,
        lambda ctx, right, x, shape, w, b, eps=1e-5: right(ctx, x, shape, w, b, eps * 10),
        mlp(),
        (x(2, 6),),
    ),
    "only for NaN": (aten.relu.default, relu_without_nan, Of(torch.relu), (x(2, 3),)),
    "only for large numbers": (
        aten.tanh.default,
        lambda ctx, right, x: right(ctx, hlo.minimum(x, filled(x, 5.0))),
        Of(torch.tanh),
        (x(2, 3),),
    ),
    "only for negative integers": (
        aten.div.Tensor_mode,
        truncated,
        Of(lambda x: torch.div(x, 3, rounding_mode="floor")),
        (torch.arange(6),),
    ),
    "only where a row is masked": (
        aten.amax.default,
        lambda ctx, right, x, *dims: (lambda value: hlo.maximum(value, filled(value, -1e30)))(right(ctx, x, *dims)),
        Of(lambda x: x.amax(1)),
        (x(2, 3),),
    ),
    "only for ties": (aten.round.default, lambda ctx, right, x: hlo.round_nearest_afz(x), Of(torch.round), (x(2, 3),)),
    "off by one": (aten.slice.Tensor, one_too_early, Of(lambda x: x[:, 1:3] * 2), (x(2, 4),)),
    "state": (aten.lerp.Scalar, lambda ctx, right, x, e, w: right(ctx, x, e, w * 1.01), Mean(), (x(2, 3),)),
    "random": (aten.dropout.default, scaled(0.5), nn.Dropout(0.5).train(), (x(4, 8),)),
    "in a loop": (
        aten.sin.default,
        scaled(1.001),
        Of(lambda x: torch.while_loop(lambda i, x: i < 3, lambda i, x: (i + 1, x.sin()), (torch.tensor(0), x))[1]),
        (x(2, 3),),
    ),
    "in a branch that is not taken": (
        aten.cos.default,
        scaled(1.001),
        Of(lambda x: torch.cond(x.sum() > 1e9, lambda x: x.cos(), lambda x: x.sin(), (x,))),
        (x(2, 3),),
    ),
    "in a dtype": (
        aten._to_copy.default,
        lambda ctx, right, x, **options: right(ctx, hlo.multiply(x, filled(x, 1.003)), **options),
        Of(lambda x: x.to(torch.bfloat16)),
        (x(2, 3),),
    ),
    "of another dtype": (
        aten.exp.default,
        lambda ctx, right, x: build.compare(x, x, "EQ"),
        Of(torch.exp),
        (x(2, 3),),
    ),
}


@pytest.mark.parametrize("kind", WRONG)
def test_a_wrong_lowering_is_found_and_named(kind):
    op, wrong, model, args = WRONG[kind]
    with planted(op, wrong):
        report = verify(None, model, args, seeds=(), in_a_row=2)
    assert not report.ok
    assert report.first.op == str(op)
    assert report.first.source is not None
    assert report.first.source.line > 0
    assert {deviation.op for deviation in report.deviations} == {str(op)}


def test_a_lowering_that_was_wrong_at_conversion_is_found_later():
    model = mlp()
    with planted(aten.gelu.default, scaled(1.001)):
        program = torch2hlo.convert(model, (x(2, 6),))
    report = verify(program, model, (x(2, 6),), **QUICK)
    assert (report.ok, report.first.op, report.first.module) == (False, "aten.gelu.default", "2")
    assert "forward" in report.first.source.function
    wrong = [module.path for module in report.modules if not module.ok]
    assert wrong[0] == "2"


def test_wrong_in_one_bucket():
    def wrong(ctx, right, x):
        return scaled(1.01)(ctx, right, x) if 8 in ctx.shape else right(ctx, x)

    def model(x):
        return torch.sigmoid(x).sum(1)

    shapes = {"x": {1: torch2hlo.Bound(16)}}
    with planted(aten.sigmoid.default, wrong):
        report = verify(None, model, (x(2, 12),), dynamic_shapes=shapes, buckets=(8, 16), **QUICK)
    assert report.first.op == "aten.sigmoid.default"
    assert {call.entry for call in report.calls if not call.ok} == {"forward@8"}


def test_state_over_calls_in_a_row():
    report = verify(None, Mean(), (x(2, 3),), seeds=(), adversarial=False)
    assert report.ok
    assert [call.number for call in report.calls] == [0, 1, 2]
    assert [state.name for state in report.calls[2].state] == ["calls", "mean"]


def test_arguments_that_the_model_writes():
    def write(cache, x):
        cache[1] += x
        return cache.sum()

    report = verify(None, Of(write), (torch.zeros(3, 2), x(2)), **QUICK)
    assert report.ok
    assert [argument.name for argument in report.calls[0].arguments] == ["argument 0"]


def test_eager_that_raises_is_said():
    def model(x):
        if torch.isnan(x).any():
            raise ValueError("no number")
        return x + 1

    report = verify(None, Of(model), (x(2, 3),), seeds=())
    (call,) = [call for call in report.calls if call.case == "a NaN"]
    assert call.ok
    assert call.notes == ("eager raises ValueError: no number, and so does the program",)


def test_nondeterministic_eager_is_said():
    model = Of(lambda x: x + time.perf_counter_ns() % 1000)
    report = verify(None, model, (x(2, 3),), **QUICK)
    assert not report.ok
    assert "eager PyTorch is nondeterministic" in report.notes[0]


def test_a_tolerance_that_float32_cannot_meet_is_said():
    report = verify(None, mlp(), (x(2, 6),), rtol=1e-12, operations=False, **QUICK)
    assert "eager PyTorch itself is further from float64 than the tolerance" in report.notes[0]
    assert verify(None, mlp(), (x(2, 6),), rtol=1e-3, atol=1e-5, operations=False, **QUICK).ok


def test_a_saved_program(tmp_path):
    model = mlp()
    torch2hlo.convert(model, (x(2, 6),)).save(tmp_path / "model.t2h")
    report = verify(tmp_path / "model.t2h", model, (x(2, 6),), **QUICK)
    assert report.ok
    assert report.notes == ()
    with torch.no_grad():
        model[0].weight[0, 0] += 1
    report = verify(tmp_path / "model.t2h", model, (x(2, 6),), **QUICK)
    assert not report.ok
    assert report.notes == ("the program's `0.weight` has other values than the model's",)


def test_indices_stay_inside_the_tables_that_they_are_for():
    model = nn.Sequential(nn.Embedding(11, 4), nn.Linear(4, 2))
    report = verify(None, model, (torch.tensor([[1, 2, 3]]),), seeds=(0,))
    assert report.ok
    assert {"random, seed 0", "all lowest", "all highest"} <= {call.case for call in report.calls}
    assert not any(call.notes for call in report.calls)


def test_memory_that_a_kernel_lays_out_otherwise_than_the_capture():
    def heads_merged(x):
        heads = F.scaled_dot_product_attention(x, x, x, is_causal=True)
        return heads.transpose(1, 2).reshape(2, 5, -1), heads.as_strided((2, 3), (1, 2))

    report = verify(None, heads_merged, (x(2, 4, 5, 8),), **QUICK)
    assert report.ok, report.deviations
    assert report.calls[0].notes == ()


def test_dynamic_sizes_from_the_least_to_the_most():
    def softmax(x):
        return F.softmax(x, -1)

    report = verify(None, softmax, (x(2, 5),), dynamic_shapes={"x": {1: torch2hlo.Bound(7, min=1)}}, **QUICK)
    assert report.ok
    assert [call.case for call in report.calls[1:]] == [
        "size x.1 = 1",
        "size x.1 = 4",
        "size x.1 = 7",
        "size x.1 = 2",
        "size x.1 = 6",
    ]


def test_difference_counts_steps_between_floats():
    one = torch.tensor([1.0, -1.0, 0.0])  # the step from 0 is a denormal number, which XLA takes for 0
    other = torch.nextafter(one, torch.tensor(torch.inf))
    found = difference("x", other, one, None, Tolerance(units=0.0, multiple=0.0))
    assert (found.max_ulps, found.equal, found.wrong) == (1.0, 0, 2)
    assert found.worst.index in {(0,), (1,)}


def test_difference_of_infinities_and_nans():
    eager, program = torch.tensor([torch.inf, torch.nan, 1.0]), torch.tensor([-torch.inf, 0.0, 1.0])
    found = difference("x", program, eager, None, Tolerance())
    assert (found.ok, found.wrong, found.nan_disagreements, found.inf_disagreements) == (False, 2, 1, 1)


def test_the_assertion_names_the_first_wrong_operation_at_its_line():
    with planted(aten.gelu.default, scaled(1.001)), pytest.raises(AssertionError) as raised:
        assert_equal_to_eager(Of(lambda x: F.gelu(x) + 1), (x(2, 3),))
    text = str(raised.value)
    assert "aten.gelu.default deviates first\n  --> " in text
    assert "test_verify.py:" in text
    assert "= call: aten.gelu.default(float32[2,3]) -> float32[2,3]" in text


def test_numbers_that_no_integer_is_are_left_open():
    assert verify(None, Of(lambda x: (x * 1e17).long()), (x(2, 3).double(),)).ok
    with planted(aten._to_copy.default, lambda ctx, right, x, **to: hlo.negate(right(ctx, x, **to))):
        report = verify(None, Of(lambda x: x.int()), (torch.tensor([1.5, -3.0, 4e9]),), **QUICK)
    assert report.first.op == "aten._to_copy.default"


def test_operations_on_floats_of_one_byte_get_special_values_too():
    report = verify(None, Of(lambda x: x.to(torch.float8_e5m2).float() * 2), (x(2, 3),))
    assert report.ok, report.deviations
