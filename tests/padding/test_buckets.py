"""A program for each bucket of sizes, on the same weights; a call runs the smallest that it fits."""

import pytest
import torch
from torch import nn

import torch2hlo
from torch2hlo.bound import Bound
from torch2hlo.errors import CallError, ExampleInputsError, FrozenError


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.embed, self.out = nn.Embedding(11, 4), nn.Linear(4, 3)
        self.register_buffer("calls", torch.tensor(0))

    def forward(self, tokens):
        self.calls += 1
        x = self.embed(tokens)
        return self.out(x + nn.functional.scaled_dot_product_attention(x, x, x, is_causal=True)).softmax(1)


TOKENS = torch.arange(20).reshape(2, 10) % 11
SHAPES = {"tokens": {1: Bound(32, 1, "T")}}


@pytest.fixture(scope="module")
def converted():
    model = Model()
    return model, torch2hlo.convert(model, (TOKENS,), dynamic_shapes=SHAPES, buckets=(16, 4, 8))


def test_an_entry_for_each(converted):
    _, program = converted
    assert list(program.entries) == ["forward", "forward@8", "forward@4"]
    assert [entry.signature.inputs[0].spec.shape for entry in program.entries.values()] == [(2, 16), (2, 8), (2, 4)]
    assert [entry.signature.sizes[0].high for entry in program.entries.values()] == [16, 8, 4]


def test_weights_are_shared(converted):
    model, program = converted
    assert set(program.tensors) == set(model.state_dict())


def test_every_length_is_served_by_the_smallest_and_state_goes_on(converted):
    model, program = converted
    exe = program.compile()
    before, served = int(exe.state["calls"]), []
    for name, call in exe._calls.items():
        call.execute = lambda *args, name=name, run=call.execute: served.append(name) or run(*args)
    tokens = torch.arange(32).reshape(2, 16) % 11
    for length in range(1, 17):
        torch.testing.assert_close(exe(tokens[:, :length]), model(tokens[:, :length]).detach(), rtol=2e-5, atol=2e-5)
    assert served == ["forward@4"] * 4 + ["forward@8"] * 4 + ["forward"] * 8
    assert int(exe.state["calls"]) == before + 16


def test_the_pure_function_chooses_too(converted):
    model, program = converted
    exe = program.compile()
    before = int(exe.state["calls"])
    got, state = exe.call({"calls": exe.state["calls"]}, TOKENS[:, :3])
    torch.testing.assert_close(got, model(TOKENS[:, :3]).detach(), rtol=2e-5, atol=2e-5)
    assert int(state["calls"]) == before + 1


def test_one_too_long_is_refused(converted):
    _, program = converted
    exe = program.compile()
    long = torch.zeros(2, 17, dtype=torch.int64)
    with pytest.raises(CallError, match="dimension 1 has size 17, the program takes 1 to 16"):
        exe(long)
    exe.freeze()
    exe(TOKENS)
    with pytest.raises(FrozenError, match="17"):
        exe(long)


def test_saved_and_loaded(converted, tmp_path):
    model, program = converted
    exe = torch2hlo.load(program.save(tmp_path / "program")).compile()
    torch.testing.assert_close(exe(TOKENS[:, :5]), model(TOKENS[:, :5]).detach(), rtol=2e-5, atol=2e-5)


def test_none_larger_than_the_bound():
    program = torch2hlo.convert(lambda x: x * 2, (torch.ones(3),), dynamic_shapes=({0: Bound(6)},), buckets=(2, 8, 100))
    assert list(program.entries) == ["forward", "forward@2"]
    assert program.signature.inputs[0].spec.shape == (6,)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"buckets": (4,)}, "without dynamic_shapes"),
        ({"buckets": (0,), "dynamic_shapes": ({0: Bound(6)},)}, "are not sizes"),
        ({"buckets": (2,), "dynamic_shapes": ({0: Bound(6, 3)},)}, "2 is smaller than the smallest size"),
    ],
)
def test_what_is_no_bucket(options, message):
    with pytest.raises(ExampleInputsError, match=message):
        torch2hlo.convert(lambda x: x * 2, (torch.ones(3),), **options)
