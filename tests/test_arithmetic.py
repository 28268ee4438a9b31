"""The matrix unit's arithmetic, against exact arithmetic on the numbers that it works with."""

from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest
import torch

import torch2hlo
from torch2hlo.arithmetic import on_matrix_unit
from torch2hlo.verification.drift import emulated


def x(*shape, seed=0):
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed))


def run(function, precision, *args):
    return emulated(torch2hlo.convert(function, args), precision).compile("cpu", cache_dir=None)(*args)


def matmul(a, b):
    return a @ b


def bfloat16(value):
    return value.astype(ml_dtypes.bfloat16).astype(np.float32)


def cut_off(value):
    return (value.view(np.uint32) & 0xFFFF0000).view(np.float32)


def parts(value, count):
    found = []
    for _ in range(count - 1):
        found.append(cut_off(value))
        value = value - found[-1]
    return [*found, bfloat16(value)]


def exact(left, right, products):
    """The sum of ``left[i] @ right[j]`` over ``products``, in rational numbers, then rounded to float64."""
    rational = np.vectorize(Fraction, otypes=[object])
    total = sum(rational(left[i]) @ rational(right[j]) for i, j in products)
    return total.astype(np.float64)


PRODUCTS = {
    "default": (1, [(0, 0)]),
    "high": (2, [(0, 0), (0, 1), (1, 0)]),
    "highest": (3, [(0, 0), (0, 1), (1, 0), (1, 1), (0, 2), (2, 0)]),
}


@pytest.mark.parametrize("precision", PRODUCTS)
def test_products_of_parts_are_exact(precision):
    a, b = x(3, 5), x(5, 4, seed=1)
    count, products = PRODUCTS[precision]
    wanted = exact(parts(a.numpy(), count), parts(b.numpy(), count), products)
    got = run(matmul, precision, a, b).double().numpy()
    assert np.abs(got - wanted).max() < 5 * 2.0**-24 * (np.abs(a.numpy()) @ np.abs(b.numpy())).max()
    missing = np.abs(wanted - a.double().numpy() @ b.double().numpy()).max()
    assert (
        {"default": 2e-3, "high": 1e-6, "highest": 0}[precision]
        <= missing
        < {"default": 0.1, "high": 1e-4, "highest": 1e-6}[precision]
    )


def test_one_pass_is_bfloat16_operands_with_float32_accumulation():
    a, b = torch.tensor([[1.0 + 2**-9, 256.0]]), torch.tensor([[1.0], [1.0 + 2**-8]])
    assert run(matmul, "default", a, b).item() == 257.0  # both halves are rounded to even
    assert run(matmul, "high", a, b).item() == 1.0 + 2**-9 + 257.0


@pytest.mark.parametrize("precision", PRODUCTS)
def test_infinities_stay_infinite(precision):
    a, b = torch.tensor([[torch.inf, 1.0], [torch.nan, 1.0]]), torch.ones(2, 2)
    got = run(matmul, precision, a, b)
    assert torch.equal(got[0], torch.tensor([torch.inf, torch.inf]))
    assert got[1].isnan().all()


def test_convolutions_and_products_in_loops_too():
    convolution = torch.nn.Conv2d(2, 3, 3)
    image = x(1, 2, 6, 6)
    rounded = torch.nn.functional.conv2d(
        image.bfloat16().float(), convolution.weight.bfloat16().float(), convolution.bias
    )
    torch.testing.assert_close(run(convolution, "default", image), rounded.detach(), rtol=1e-5, atol=1e-5)

    def loop(a):
        return torch.while_loop(lambda i, a: i < 2, lambda i, a: (i + 1, a @ a), (torch.tensor(0), a))[1]

    a = x(4, 4)
    once = a.bfloat16().float() @ a.bfloat16().float()
    twice = once.bfloat16().float() @ once.bfloat16().float()
    torch.testing.assert_close(run(loop, "default", a), twice, rtol=1e-4, atol=1e-4)


def test_other_types_and_what_asks_for_more_are_left_alone():
    a, b = x(3, 4).double(), x(4, 2).double()
    assert torch.equal(run(matmul, "default", a, b), torch2hlo.convert(matmul, (a, b)).compile("cpu")(a, b))
    program = torch2hlo.convert(matmul, (a.float(), b.float()))
    text = str(program.entries["forward"].module).replace(
        "contracting_dims", "precision = [HIGHEST, HIGHEST], contracting_dims", 0
    )
    assert text.count("dot_general") == 1
    assert str(on_matrix_unit(program.entries["forward"].module, "highest")).count("dot_general") == 6
    assert str(program.entries["forward"].module).count("dot_general") == 1  # a copy was changed
