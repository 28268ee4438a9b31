"""PyTorch's own shortcuts through Python, switched off while a module is recorded, on again afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import torch
from torch._higher_order_ops import utils as higher_order
from torch.nn.attention import flex_attention
from torch.nn.modules import transformer


@contextmanager
def without_shortcuts() -> Iterator[None]:
    """Inside, attention modules take their ordinary way, and higher-order operations run without a compiler.

    In evaluation without gradients they would run one fused operation, on nested tensors where padded. A mask
    would be compared with a causal one, value by value, to tell the attention that gets it as well.
    ``flex_attention`` would compile itself. And ``module.to(dtype)`` would swap the insides of fake tensors.
    """
    fast_path, detect = torch.backends.mha.get_fastpath_enabled(), transformer._detect_is_causal_mask
    as_it_is, compiled = flex_attention._FLEX_ATTENTION_DISABLE_COMPILE_DEBUG, higher_order._hop_compile_and_call
    apply = torch.nn.Module._apply
    torch.backends.mha.set_fastpath_enabled(False)
    transformer._detect_is_causal_mask = _is_called_causal
    flex_attention._FLEX_ATTENTION_DISABLE_COMPILE_DEBUG = True
    higher_order._hop_compile_and_call = _called
    torch.nn.Module._apply = _applied  # type: ignore[method-assign]
    try:
        yield
    finally:
        torch.backends.mha.set_fastpath_enabled(fast_path)
        transformer._detect_is_causal_mask = detect
        flex_attention._FLEX_ATTENTION_DISABLE_COMPILE_DEBUG = as_it_is
        higher_order._hop_compile_and_call = compiled
        torch.nn.Module._apply = apply  # type: ignore[method-assign]


def _called(function: Callable[..., Any], args: Sequence[Any], kwargs: Mapping[str, Any] | None = None) -> Any:
    return function(*args, **(kwargs or {}))


def _applied(module: torch.nn.Module, function: Callable[[torch.Tensor], torch.Tensor], recurse: bool = True) -> Any:
    """``Module._apply``, as ``module.to(…)`` calls it: what is made takes the old tensors' place."""
    for child in module.children() if recurse else ():
        child._apply(function)
    for tensors in (module._parameters, module._buffers):
        for name, tensor in tensors.items():
            if tensor is not None and (made := function(tensor)) is not tensor:
                tensors[name] = made  # type: ignore[assignment]
    return module


def _is_called_causal(mask: object, is_causal: bool | None = None, size: object = None) -> bool:  # noqa: ARG001
    return is_causal is True
