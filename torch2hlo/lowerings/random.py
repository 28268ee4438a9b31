"""Random operations: jax.random's bits for the program's key and the draw's number, shaped as torch has them."""

from __future__ import annotations

import functools
from typing import Any

import torch

from torch2hlo.build import constant, convert, shape_of
from torch2hlo.build import dtype as dtype_of
from torch2hlo.dtypes import ALL, BOOL, FLOATING, INTEGER
from torch2hlo.graph import dtype_name
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten
ANY = ALL | BOOL
_register = functools.partial(register_lowering, draws=True)


def _draw(ctx: LoweringContext, sampler: str, *operands: Value, **static: Any) -> Value:
    """The values of this node's draw, by a function of `torch2hlo.sampling`."""
    from torch2hlo import sampling  # imports JAX, which a program that draws nothing does not need

    assert ctx.key is not None
    number = constant(ctx.node.meta["draw"], torch.uint32)
    return ctx.borrow(getattr(sampling, sampler), ctx.key, number, *operands, **static)[0]


def _floats(ctx: LoweringContext, sampler: str, **static: Any) -> Value:
    return _draw(ctx, sampler, shape=tuple(ctx.shape), dtype=dtype_name(ctx.dtype), **static)


def _scaled(ctx: LoweringContext, x: Value, scale: Any, shift: Any) -> Value:
    """``x * scale + shift``, leaving out what changes nothing."""
    if not (isinstance(scale, (int, float)) and scale == 1):
        x = hlo.multiply(x, ctx.operand(scale))
    return x if isinstance(shift, (int, float)) and shift == 0 else hlo.add(x, ctx.operand(shift))


@_register(aten.dropout.default, dtypes=FLOATING)
def dropout(ctx: LoweringContext, x: Value, p: float, train: bool) -> Value:
    """``x * mask / (1 - p)``, as eager multiplies. Without training it never gets here."""
    return _dropped(ctx, x, p, shape_of(x))[0]


@_register(aten.native_dropout.default, dtypes=FLOATING)
def native_dropout(ctx: LoweringContext, x: Value, p: float, train: bool | None) -> tuple[Value, Value]:
    """``(x * mask / (1 - p), mask)``. Without training it never gets here."""
    return _dropped(ctx, x, p, shape_of(x))


def _dropped(ctx: LoweringContext, x: Value, p: float, shape: list[int]) -> tuple[Value, Value]:
    mask = _draw(ctx, "bernoulli", p=1.0 - p, shape=tuple(shape))
    scale = 0.0 if p == 1 else 1.0 / (1.0 - p)
    noise = hlo.select(mask, constant(scale, dtype_of(x), shape), constant(0, dtype_of(x), shape))
    return hlo.multiply(x, noise), mask


@_register(aten.bernoulli.p, dtypes=ANY)
def bernoulli_p(ctx: LoweringContext, x: Value, p: float = 0.5, generator: None = None) -> Value:
    """0 or 1 with probability ``p`` of 1, in the shape and dtype of ``x``."""
    return convert(_draw(ctx, "bernoulli", p=float(p), shape=tuple(ctx.shape)), ctx.dtype)


@_register(aten.bernoulli.default, dtypes=FLOATING)
def bernoulli(ctx: LoweringContext, p: Value, generator: None = None) -> Value:
    """0 or 1 with the probabilities in ``p``."""
    return convert(_draw(ctx, "bernoulli_each", p), ctx.dtype)


@_register(aten.bernoulli.Tensor, dtypes=ANY)
def bernoulli_tensor(ctx: LoweringContext, x: Value, p: Value, generator: None = None) -> Value:
    """0 or 1 with the probabilities in ``p``, in the shape and dtype of ``x``."""
    return convert(_draw(ctx, "bernoulli_each", ctx.operand(p, dtype=dtype_of(p))), ctx.dtype)


@_register(aten.rand.default, aten.rand.generator, aten.rand_like.default, aten.rand_like.generator, dtypes=FLOATING)
def rand(ctx: LoweringContext, *_: Any, **__: Any) -> Value:
    """Uniform in ``[0, 1)``."""
    return _floats(ctx, "uniform")


@_register(
    aten.randn.default, aten.randn.generator, aten.randn_like.default, aten.randn_like.generator, dtypes=FLOATING
)
def randn(ctx: LoweringContext, *_: Any, **__: Any) -> Value:
    """Standard normal."""
    return _floats(ctx, "normal")


@_register(aten.uniform.default, dtypes=FLOATING)
def uniform(ctx: LoweringContext, x: Value, low: float = 0, high: float = 1, **kwargs: Any) -> Value:
    """Uniform in ``[low, high)``, in the shape and dtype of ``x``."""
    return _floats(ctx, "uniform", low=float(kwargs.get("from", low)), high=float(kwargs.get("to", high)))


@_register(aten.normal_functional.default, dtypes=FLOATING)
def normal_functional(ctx: LoweringContext, x: Value, mean: float = 0, std: float = 1, **_: Any) -> Value:
    """Normal with ``mean`` and ``std``, in the shape and dtype of ``x``."""
    return _scaled(ctx, _floats(ctx, "normal"), std, mean)


@_register(
    aten.normal.Tensor_float,
    aten.normal.float_Tensor,
    aten.normal.Tensor_Tensor,
    aten.normal.float_float,
    dtypes=FLOATING,
)
def normal(ctx: LoweringContext, mean: Any, std: Any = 1, *_: Any, **__: Any) -> Value:
    """Normal with ``mean`` and ``std``, either a tensor or a number."""
    return _scaled(ctx, _floats(ctx, "normal"), std, mean)


@_register(aten.exponential.default, dtypes=FLOATING)
def exponential(ctx: LoweringContext, x: Value, lambd: float = 1, **_: Any) -> Value:
    """Exponential with rate ``lambd``."""
    return _scaled(ctx, _floats(ctx, "exponential"), 1 / lambd, 0)


@_register(aten.cauchy.default, dtypes=FLOATING)
def cauchy(ctx: LoweringContext, x: Value, median: float = 0, sigma: float = 1, **_: Any) -> Value:
    """Cauchy around ``median`` with scale ``sigma``."""
    return _scaled(ctx, _floats(ctx, "cauchy"), sigma, median)


@_register(aten.log_normal.default, dtypes=FLOATING)
def log_normal(ctx: LoweringContext, x: Value, mean: float = 1, std: float = 2, **_: Any) -> Value:
    """``exp`` of a normal with ``mean`` and ``std``."""
    return hlo.exponential(_scaled(ctx, _floats(ctx, "normal"), std, mean))


@_register(aten.geometric.default, dtypes=FLOATING | INTEGER)
def geometric(ctx: LoweringContext, x: Value, p: float, **_: Any) -> Value:
    """Trials until the first success of probability ``p``."""
    return convert(_draw(ctx, "geometric", p=float(p), shape=tuple(ctx.shape)), ctx.dtype)


def _integers(ctx: LoweringContext, low: int, high: int) -> Value:
    """Drawn as int32 where the bounds fit, which is jax.random's default and cheap everywhere."""
    small = ctx.dtype in {torch.uint8, torch.int8, torch.int16, torch.int32}
    fits = low >= -(2**31) and high <= 2**31 - 1
    drawn = dtype_name(ctx.dtype) if small else "int32" if fits else "int64"
    return convert(_draw(ctx, "randint", low=int(low), high=int(high), shape=tuple(ctx.shape), dtype=drawn), ctx.dtype)


@_register(aten.randint.default, aten.randint.generator, aten.randint_like.default, dtypes=ANY)
def randint(ctx: LoweringContext, first: Any, second: Any, *_: Any, **__: Any) -> Value:
    """Integers in ``[0, high)``."""
    return _integers(ctx, 0, first if isinstance(first, int) else second)


@_register(aten.randint.low, aten.randint.low_generator, dtypes=ANY)
def randint_low(ctx: LoweringContext, low: int, high: int, *_: Any, **__: Any) -> Value:
    """Integers in ``[low, high)``."""
    return _integers(ctx, low, high)


@_register(aten.randint_like.low_dtype, dtypes=ANY)
def randint_like_low(ctx: LoweringContext, x: Value, low: int, high: int, **_: Any) -> Value:
    """Integers in ``[low, high)``, in the shape of ``x``."""
    return _integers(ctx, low, high)


@_register(getattr(aten.random, "from"), aten.random.to, aten.random.default, dtypes=ANY)
def random(ctx: LoweringContext, x: Value, *bounds: Any, **kwargs: Any) -> Value:
    """Integers in ``[from, to)``; without bounds, all that the dtype represents exactly and are not negative."""
    given = [bound for bound in (*bounds, kwargs.get("from"), kwargs.get("to")) if bound is not None]
    high = given[-1] if given else _largest(ctx.dtype) + 1
    return _integers(ctx, given[0] if len(given) > 1 else 0, min(high, 2**63 - 1))


def _largest(dtype: torch.dtype) -> int:
    if dtype.is_floating_point:
        return {torch.float64: 2**53, torch.float32: 2**24, torch.float16: 2**11, torch.bfloat16: 2**8}[dtype]
    return 1 if dtype is torch.bool else torch.iinfo(dtype).max


@_register(aten.randperm.default, aten.randperm.generator, dtypes=FLOATING | INTEGER)
def randperm(ctx: LoweringContext, n: int, **_: Any) -> Value:
    """A permutation of ``0 … n-1``."""
    return convert(_draw(ctx, "permutation", n=n), ctx.dtype)


@_register(aten.multinomial.default, dtypes=FLOATING)
def multinomial(
    ctx: LoweringContext,
    weights: Value,
    num_samples: int,
    replacement: bool = False,
    generator: None = None,
) -> Value:
    """Indices drawn with probabilities proportional to ``weights`` (…, n)."""
    sampler = "categorical" if replacement or num_samples == 1 else "without_replacement"
    return _draw(ctx, sampler, weights, count=num_samples)


@_register(aten.rrelu_with_noise_functional.default, dtypes=FLOATING)
def rrelu_with_noise_functional(
    ctx: LoweringContext,
    x: Value,
    noise: Value,
    lower: float = 0.125,
    upper: float = 1 / 3,
    *_: Any,
    **__: Any,
) -> tuple[Value, Value]:
    """``x`` where positive, ``x * U[lower, upper)`` elsewhere, and the factors. Without training it never gets here."""
    shape, dtype = shape_of(x), dtype_of(x)
    zero, one = constant(0, dtype, shape), constant(1, dtype, shape)
    positive = hlo.compare(x, zero, hlo.ComparisonDirectionAttr.get("GT"))
    drawn = _draw(ctx, "uniform", shape=tuple(shape), dtype=dtype_name(dtype), low=float(lower), high=float(upper))
    factors = hlo.select(positive, one, drawn)
    return hlo.multiply(x, factors), factors


@_register(aten.poisson.default, dtypes=FLOATING)
def poisson(ctx: LoweringContext, rate: Value, generator: None = None) -> Value:
    """Poisson counts with the rates in ``rate``."""
    return convert(_draw(ctx, "poisson", rate), ctx.dtype)


@_register(aten.binomial.default, dtypes=FLOATING)
def binomial(ctx: LoweringContext, count: Value, p: Value, generator: None = None) -> Value:
    """Successes of ``count`` trials with probability ``p`` each."""
    return convert(_draw(ctx, "binomial", *ctx.operands(count, p)), ctx.dtype)


@_register(aten._standard_gamma.default, dtypes=FLOATING)
def _standard_gamma(ctx: LoweringContext, shape: Value, generator: None = None) -> Value:
    """Gamma with the shape parameters in ``shape``."""
    return _draw(ctx, "gamma", shape)


@_register(aten._sample_dirichlet.default, dtypes=FLOATING)
def _sample_dirichlet(ctx: LoweringContext, concentration: Value, generator: None = None) -> Value:
    """Dirichlet over the last dimension."""
    return _draw(ctx, "dirichlet", concentration)
