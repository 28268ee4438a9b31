"""The functional form of an operation that writes its arguments: ``add_`` → ``add``, ``sin.out`` → ``sin``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
from torch._ops import OpOverload

from torch2hlo.errors import MutationError

aten = torch.ops.aten


@dataclass(frozen=True)
class FunctionalCall:
    """What to run instead of a mutating call, and where its results have to be written.

    Attributes:
        run: computes the new values without writing anything.
        targets: the tensors that the mutating call would write, in the order of the results.
        values: how many leading results are ordinary results, not written anywhere.

    """

    run: Callable[[], Any]
    targets: tuple[torch.Tensor, ...]
    values: int = 0

    def written(self, results: Any) -> tuple[torch.Tensor, ...]:
        """The results that belong to ``targets``."""
        flat = tuple(results) if isinstance(results, (tuple, list)) else (results,)
        return flat[self.values :]

    def returned(self, results: Any) -> Any:
        """What the mutating call returns."""
        if self.values:
            kept = tuple(results)[: self.values]
            return kept[0] if self.values == 1 else kept
        return self.targets[0] if len(self.targets) == 1 else self.targets


def functional_of(func: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]) -> FunctionalCall:
    """Find the functional overload of ``func`` and bind it to the arguments.

    Raises:
        MutationError: PyTorch has none.

    """
    written = [
        argument.name for argument in func._schema.arguments if argument.alias_info and argument.alias_info.is_write
    ]
    bound = _by_name(func, args, kwargs)
    targets = tuple(tensor for name in written for tensor in _tensors(bound[name]))
    name = func._schema.name.removeprefix("aten::")
    is_out = any(argument.is_out for argument in func._schema.arguments)
    if is_out:
        functional = _find(name, [argument for argument in func._schema.arguments if not argument.is_out])
        kept = {key: value for key, value in bound.items() if key not in written}
        if functional is not None:
            return FunctionalCall(_call(functional, kept), targets)
    if (special := _SPECIAL.get(func)) is not None:
        return FunctionalCall(lambda: special[0](*args, **kwargs), targets, special[1])
    if name.startswith("__i") and (functional := _find(f"__{name[3:]}", func._schema.arguments)) is not None:
        return FunctionalCall(_call(functional, bound), targets)  # `x &= y`
    if name.endswith("_") and (functional := _find(name[:-1], func._schema.arguments)) is not None:
        return FunctionalCall(_call(functional, bound), targets)
    raise MutationError(
        f"{func} writes its arguments and has no functional form",
        hint="write the same with an operation that returns a new tensor",
    )


def _by_name(func: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]) -> dict[str, Any]:
    """All arguments by name; PyTorch leaves out those that have their default value, which another schema may lack."""
    arguments = func._schema.arguments
    defaults = {argument.name: argument.default_value for argument in arguments if argument.has_default_value()}
    return defaults | dict(zip((argument.name for argument in arguments), args, strict=False)) | kwargs


def _tensors(value: Any) -> list[torch.Tensor]:
    return list(value) if isinstance(value, (list, tuple)) else [value]


def _find(name: str, arguments: Any) -> OpOverload | None:
    """The overload of ``aten.<name>`` whose arguments have these names."""
    packet = getattr(aten, name, None)
    wanted = [argument.name for argument in arguments]
    for overload in packet.overloads() if packet is not None else ():
        candidate: OpOverload = getattr(packet, overload)
        schema = candidate._schema
        if (
            not schema.is_mutable
            and [a.name for a in schema.arguments][: len(wanted)] == wanted
            and _same_types(schema.arguments, arguments)
        ):
            return candidate
    return None


def _same_types(candidate: Any, arguments: Any) -> bool:
    return all(str(a.type) == str(b.type) for a, b in zip(candidate, arguments, strict=False))


def _call(functional: OpOverload, bound: dict[str, Any]) -> Callable[[], Any]:
    """Calls ``functional`` with those of the arguments that it has."""
    names = {argument.name for argument in functional._schema.arguments}
    accepted = {key: value for key, value in bound.items() if key in names}
    return lambda: functional(**accepted)


_SPECIAL: dict[OpOverload, tuple[OpOverload, int]] = {
    aten._native_batch_norm_legit.default: (aten._native_batch_norm_legit_functional.default, 3),
    aten._batch_norm_with_update.default: (aten._batch_norm_with_update_functional.default, 4),
    aten.normal_.default: (aten.normal_functional.default, 0),
    aten.rrelu_with_noise.default: (aten.rrelu_with_noise_functional.default, 1),
    # these name their first argument otherwise
    aten.dropout_.default: (aten.dropout.default, 0),
    aten.feature_dropout_.default: (aten.feature_dropout.default, 0),
    aten.alpha_dropout_.default: (aten.alpha_dropout.default, 0),
    aten.feature_alpha_dropout_.default: (aten.feature_alpha_dropout.default, 0),
}
