"""For tests of models: exportable, equal to eager PyTorch; and eager PyTorch with a program's random bits."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import jax
import numpy as np
import torch
from torch._ops import OpOverload
from torch.utils._python_dispatch import TorchDispatchMode

from torch2hlo import sampling
from torch2hlo.arrays import from_device, to_numpy
from torch2hlo.capture.expand import OVERRIDES, expansion_of
from torch2hlo.capture.inplace import functional_of
from torch2hlo.graph import dtype_name
from torch2hlo.lowering import draws_random, has_lowering

if TYPE_CHECKING:
    from torch2hlo.verification.difference import Difference

aten = torch.ops.aten


def assert_exportable(
    module: Any,
    args: tuple[Any, ...] = (),
    kwargs: dict[str, Any] | None = None,
    *,
    target: str | None = None,
    **more: Any,
) -> None:
    """Fail with every error that `torch2hlo.check` finds; ``more`` are its further arguments.

    Raises:
        AssertionError: the model can't be converted, or does not fit ``target``.

    """
    from torch2hlo.checking.checks import check

    report = check(module, args, kwargs, target=target, **more)
    if not report.ok:
        raise AssertionError("\n\n".join([f"{report.model} is not exportable", *map(str, report.errors)]))


def assert_equal_to_eager(
    module: Any,
    args: tuple[Any, ...] = (),
    kwargs: dict[str, Any] | None = None,
    *,
    seeds: Sequence[int] = (),
    adversarial: bool = False,
    operations: bool = False,
    **more: Any,
) -> None:
    """Convert the model, run it beside eager PyTorch, and fail with all that differs; it is `torch2hlo.verify`.

    Args:
        module: as for `convert`, like ``args`` and ``kwargs``.
        args: positional example inputs.
        kwargs: keyword example inputs.
        seeds: also run on random inputs of each.
        adversarial: also on NaN, infinities, extremes and ties.
        operations: also compare each operation by itself; after a failure that is done in any case, and the first
            one that is wrong is named.
        more: further arguments of `verify`: ``rtol``, ``atol``, ``in_a_row``, ``dynamic_shapes``, ``train`` …

    Raises:
        AssertionError: they differ by more than rounding explains.
        Torch2HloError: the model can't be converted.

    """
    from torch2hlo.verification.verifying import verify

    options = {"seeds": seeds, "adversarial": adversarial, "operations": operations, **more}
    report = verify(None, module, args, kwargs, **options)
    if report.ok:
        return
    bisected = report if operations else verify(None, module, args, kwargs, **options | {"operations": True})
    wrong = [(call, problem) for call in report.calls for problem in call.problems]
    wrong += [(call, _differing(one)) for call in report.calls if not call.ok for one in call.differences if not one.ok]
    lines = [f"{call.case}, call {call.number + 1}: {what}" for call, what in wrong]
    if (first := bisected.first) is not None:
        lines.append(f"{first.op} deviates first\n  --> {first.source}\n   = call: {first.call}")
    raise AssertionError("\n".join(["the program is not equal to eager PyTorch", *lines]))


def _differing(one: Difference) -> str:
    what = one.problem or f"{one.wrong} of {one.elements} elements are wrong"
    return f"{one.name} {one.dtype}{list(one.shape)}: {what}; by up to {one.max_abs:.3g}, or {one.max_ulps:.3g} ULPs"


@contextmanager
def shared_bits(key: Any) -> Iterator[None]:
    """Inside, the n-th random operation of eager PyTorch uses the bits of a program's n-th draw for ``key``.

    ``exe.call(state, *args, key=key)`` and the module called inside then give equal values, dropout included. Only
    forward runs inside: autograd does not record.

    Args:
        key: two uint32 words, or a JAX key.

    """
    dtype: Any = getattr(key, "dtype", None)
    words = jax.random.key_data(key) if jax.numpy.issubdtype(dtype, jax.dtypes.prng_key) else key
    with torch._C._AutoDispatchBelowAutograd(), _SharedBits(np.asarray(words, np.uint32)):
        yield


def draw_with(
    words: np.ndarray[Any, Any], draw: int, op: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> Any:
    """What ``op`` gives as the draw of that number of a program whose key is ``words``.

    Raises:
        NotImplementedError: it can't be run eagerly with given bits yet.

    """
    bits = _SharedBits(words)
    bits._count = draw
    return bits._draw(op, args, kwargs)


class _SharedBits(TorchDispatchMode):
    """Counts draws as the capture does, and replaces each by `torch2hlo.sampling`'s."""

    def __init__(self, words: np.ndarray[Any, Any]) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._words, self._count = words, 0

    def __torch_dispatch__(
        self, func: OpOverload, types: Any, args: tuple[Any, ...] = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        kwargs = {name: value for name, value in (kwargs or {}).items() if not isinstance(value, torch.Generator)}
        args = tuple(None if isinstance(value, torch.Generator) else value for value in args)
        if torch.Tag.nondeterministic_seeded not in func.tags and func not in OVERRIDES:
            return func(*args, **kwargs)
        with self:
            if (override := OVERRIDES.get(func)) is not None and (
                result := override(*args, **kwargs)
            ) is not NotImplemented:
                return result
            if draws_random(func):
                return self._draw(func, args, kwargs)
            if func._schema.is_mutable:
                call = functional_of(func, args, kwargs)
                results = call.run()
                for target, result in zip(call.targets, call.written(results), strict=True):
                    target.copy_(result)
                return call.returned(results)
            if not has_lowering(func) and (expansion := expansion_of(func)) is not None:
                return expansion(*args, **kwargs)
        return func(*args, **kwargs)

    def _draw(self, func: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        if func not in _DRAWS:
            raise NotImplementedError(f"{func} can't be run eagerly with shared bits yet")

        def draw(sampler: Callable[..., Any], *operands: torch.Tensor, **static: Any) -> torch.Tensor:
            with jax.enable_x64(True):
                drawn = sampler(self._words, np.uint32(self._count), *(to_numpy(x) for x in operands), **static)
            self._count += 1
            tensor: torch.Tensor = from_device(drawn, "torch").clone()
            return tensor

        bound = dict(zip((argument.name for argument in func._schema.arguments), args, strict=False)) | kwargs
        return _DRAWS[func](draw, **bound)


Draw = Callable[..., torch.Tensor]


def _dropout(draw: Draw, input: torch.Tensor, p: float, **_: Any) -> torch.Tensor:  # noqa: A002
    return _native_dropout(draw, input, p)[0]


def _native_dropout(draw: Draw, input: torch.Tensor, p: float, **_: Any) -> tuple[torch.Tensor, torch.Tensor]:  # noqa: A002
    mask = draw(sampling.bernoulli, p=1.0 - p, shape=tuple(input.shape))
    return input * (mask.to(input.dtype) * (0.0 if p == 1 else 1.0 / (1.0 - p))), mask


def _bernoulli_p(draw: Draw, self: torch.Tensor, p: float = 0.5, **_: Any) -> torch.Tensor:
    return draw(sampling.bernoulli, p=float(p), shape=tuple(self.shape)).to(self.dtype)


def _bernoulli(draw: Draw, self: torch.Tensor, **_: Any) -> torch.Tensor:
    return draw(sampling.bernoulli_each, self).to(self.dtype)


def _like(sampler: Callable[..., Any]) -> Callable[..., torch.Tensor]:
    def made(draw: Draw, **bound: Any) -> torch.Tensor:
        like = bound.get("self")
        dtype = bound.get("dtype") or (like.dtype if like is not None else torch.get_default_dtype())
        shape = tuple(like.shape) if like is not None else tuple(bound["size"])
        return draw(sampler, shape=shape, dtype=dtype_name(dtype))

    return made


def _uniform(draw: Draw, self: torch.Tensor, **bounds: Any) -> torch.Tensor:
    low, high = float(bounds.get("from", 0)), float(bounds.get("to", 1))
    return draw(sampling.uniform, shape=tuple(self.shape), dtype=dtype_name(self.dtype), low=low, high=high)


def _normal(draw: Draw, self: torch.Tensor, mean: float = 0, std: float = 1, **_: Any) -> torch.Tensor:
    return draw(sampling.normal, shape=tuple(self.shape), dtype=dtype_name(self.dtype)) * std + mean


def _exponential(draw: Draw, self: torch.Tensor, lambd: float = 1, **_: Any) -> torch.Tensor:
    return draw(sampling.exponential, shape=tuple(self.shape), dtype=dtype_name(self.dtype)) / lambd


def _multinomial(draw: Draw, self: torch.Tensor, num_samples: int, replacement: bool = False, **_: Any) -> torch.Tensor:
    sampler = sampling.categorical if replacement or num_samples == 1 else sampling.without_replacement
    return draw(sampler, self, count=num_samples)


def _rrelu(
    draw: Draw, self: torch.Tensor, noise: torch.Tensor, lower: float = 0.125, upper: float = 1 / 3, **_: Any
) -> Any:
    drawn = draw(
        sampling.uniform, shape=tuple(self.shape), dtype=dtype_name(self.dtype), low=float(lower), high=float(upper)
    )
    factors = torch.where(self > 0, torch.ones_like(noise), drawn)
    return self * factors, factors


def _randperm(draw: Draw, n: int, dtype: torch.dtype | None = None, **_: Any) -> torch.Tensor:
    return draw(sampling.permutation, n=n).to(dtype or torch.int64)


def _randint(draw: Draw, **bound: Any) -> torch.Tensor:
    like = bound.get("self")
    dtype = bound.get("dtype") or (like.dtype if like is not None else torch.int64)
    shape = tuple(like.shape) if like is not None else tuple(bound["size"])
    small = {torch.uint8, torch.int8, torch.int16, torch.int32}
    drawn = dtype_name(dtype) if dtype in small else "int32"
    return draw(sampling.randint, low=int(bound.get("low", 0)), high=int(bound["high"]), shape=shape, dtype=drawn).to(
        dtype
    )


_DRAWS: dict[OpOverload, Callable[..., Any]] = {
    aten.dropout.default: _dropout,
    aten.native_dropout.default: _native_dropout,
    aten.bernoulli.p: _bernoulli_p,
    aten.bernoulli.default: _bernoulli,
    aten.rand.default: _like(sampling.uniform),
    aten.rand.generator: _like(sampling.uniform),
    aten.rand_like.default: _like(sampling.uniform),
    aten.randn.default: _like(sampling.normal),
    aten.randn.generator: _like(sampling.normal),
    aten.randn_like.default: _like(sampling.normal),
    aten.uniform.default: _uniform,
    aten.normal_functional.default: _normal,
    aten.exponential.default: _exponential,
    aten.multinomial.default: _multinomial,
    aten.rrelu_with_noise_functional.default: _rrelu,
    aten.randperm.default: _randperm,
    aten.randint.default: _randint,
    aten.randint.low: _randint,
    aten.randint_like.default: _randint,
}
