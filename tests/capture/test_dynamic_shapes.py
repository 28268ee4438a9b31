"""What `dynamic_shapes` may say, what it means for a call, and what is refused."""

import pytest
import torch
from torch.export import Dim

import torch2hlo
from torch2hlo import Bound
from torch2hlo.errors import CallError, ExampleInputsError

B = Dim("b", max=8)
BOUNDED = Dim("b", min=2, max=8)


def pairs(x, y):
    return x[::2] + y, x.reshape(-1, 2).sum(1) * x.shape[0]


@pytest.fixture(scope="module")
def program():
    example = torch.ones(6), torch.ones(3)
    return torch2hlo.convert(pairs, example, dynamic_shapes={"x": {0: 2 * B}, "y": {-1: B}}, buckets=(8, 16))


def test_a_dimension_made_of_another(program, tmp_path):
    assert list(program.entries) == ["forward", "forward@8"]
    for exe in (program.compile(), torch2hlo.load(program.save(tmp_path / "program")).compile()):
        for size in (1, 4, 5, 8):
            inputs = torch.arange(2.0 * size), torch.arange(1.0 * size)
            for got, wanted in zip(exe(*inputs), pairs(*inputs), strict=True):
                torch.testing.assert_close(got, wanted)


@pytest.mark.parametrize(
    ("x", "y", "message"),
    [
        (8, 3, r"y: dimension 0 has size 3, which must be 4, since x has 8 in dimension 0 \(b\)"),
        (7, 3, "x: dimension 0 has size 7, the program takes 2 to 16 in steps of 2"),
        (18, 9, "size 18, the program takes 2 to 16 .*; y: dimension 0 has size 9, the program takes 1 to 8"),
    ],
)
def test_sizes_that_do_not_fit_together(program, x, y, message):
    with pytest.raises(CallError, match=message):
        program.compile()(torch.ones(x), torch.ones(y))


@pytest.mark.parametrize(
    ("given", "low", "high"),
    [(B, 1, 8), (BOUNDED, 2, 8), (B + 1, 1, 8), (Dim.AUTO(max=9), 1, 9), (Dim.DYNAMIC(min=3, max=9), 3, 9)],
)
def test_what_torch_export_says(given, low, high):
    program = torch2hlo.convert(lambda x: x * 2, (torch.ones(3),), dynamic_shapes=({0: given},))
    (size,) = program.signature.sizes
    assert (size.low, size.high) == (low, high)


@pytest.mark.parametrize("given", [None, Dim.STATIC, 3])
def test_what_stays_static(given):
    assert not torch2hlo.convert(lambda x: x * 2, (torch.ones(3),), dynamic_shapes=({0: given},)).signature.sizes


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ({"x": {0: Dim.AUTO}}, r"x.0 has no upper bound \(Dim.AUTO\)"),
        ({"x": {0: Dim("q")}}, r"x.0 has no upper bound \(q\)"),
        ({"x": {0: 4}}, "x is said to have size 4 in dimension 0, the example has 3"),
        ({"x": {0: "a"}}, "x.0 is given 'a', which is no size"),
        ({"x": {0: Bound(2, 5)}}, "no size fits"),
        ({"x": {0: Bound(2)}}, "x has size 3 in dimension 0, outside 1 to 2"),
        ({"x": {0: 2 * B}}, "x has size 3 in dimension 0, outside 2 to 16 in steps of 2"),
        ({"x": {1: Bound(2)}}, "x has 1 dimensions, and no dimension 1"),
        ({"x": B, "z": None}, "there is no input 'z'; x: expected its dimensions as a dict or a tuple"),
        ({"x": {0: B}, "y": {0: B}}, "b is the size of x in dimension 0, where the example says 3, and of y"),
        ({"x": {0: B}, "y": {0: BOUNDED}}, "b is 1 to 8 for x in dimension 0, and 2 to 8 for y in dimension 0"),
        (({0: B}, None, None), "it speaks of 3 inputs by position, of which there are 2"),
        (B, "expected a dict by input, or a tuple, got Dim"),
    ],
)
def test_what_is_refused(spec, message):
    with pytest.raises(ExampleInputsError, match=message):
        torch2hlo.convert(lambda x, y: x.sum() + y, (torch.ones(3), torch.ones(4)), dynamic_shapes=spec)
