"""Arithmetic on numbers known only at run time, as Python does it: int64 and float64, on 0-d tensors."""

from __future__ import annotations

from typing import Any

import torch
from torch.utils._sympy.reference import TensorReferenceAnalysis

_UNARY = (
    "sqrt", "exp", "log", "log2", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "reciprocal",
)  # fmt: skip


class Numbers(TensorReferenceAnalysis):
    """How sympy's operations are done on 0-d tensors: PyTorch's own table, with what it leaves out or does in float32.

    Methods are named by PyTorch's interpreter of sympy expressions.
    """

    @staticmethod
    def to_dtype(x: torch.Tensor, dtype: torch.dtype) -> torch.Tensor:
        """Another type of number."""
        return x.to(dtype)

    @staticmethod
    def mod(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:  # type: ignore[override]
        """Of sizes, which are not negative."""
        return torch.remainder(x, y)

    @staticmethod
    def python_mod(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        """With the sign of ``y``."""
        return torch.remainder(x, y)

    @staticmethod
    def modular_indexing(x: torch.Tensor, step: torch.Tensor, size: torch.Tensor) -> torch.Tensor:
        """``x // step % size``."""
        return torch.remainder(torch.div(x, step, rounding_mode="floor"), size)

    @staticmethod
    def int_truediv(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        """``/`` of integers is a float."""
        return x.to(torch.float64) / y.to(torch.float64)

    @staticmethod
    def pow(a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
        """Of floats."""
        return torch.pow(a.to(torch.float64), b.to(torch.float64))

    @staticmethod
    def trunc_to_int(x: torch.Tensor, dtype: torch.dtype) -> torch.Tensor:
        """``int(x)``."""
        return torch.trunc(x).to(dtype)

    @staticmethod
    def ceil_to_int(x: torch.Tensor, dtype: torch.dtype) -> torch.Tensor:
        """``math.ceil(x)``."""
        return torch.ceil(x).to(dtype)

    @staticmethod
    def floor_to_int(x: torch.Tensor, dtype: torch.dtype) -> torch.Tensor:
        """``math.floor(x)``."""
        return torch.floor(x).to(dtype)

    @staticmethod
    def round_to_int(x: torch.Tensor, dtype: torch.dtype) -> torch.Tensor:
        """``round(x)``: halves go to the even neighbour, as torch's do."""
        return torch.round(x).to(dtype)


def _in_float64(name: str) -> Any:
    def function(x: torch.Tensor) -> Any:
        return getattr(torch, name)(x.to(torch.float64))

    return staticmethod(function)


for _name in _UNARY:
    setattr(Numbers, _name, _in_float64(_name))
