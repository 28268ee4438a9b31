"""What went wrong while the user's code ran on fake tensors, said in the user's terms."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from types import TracebackType
from typing import Any

import torch
from torch._ops import OpOverload
from torch._subclasses.fake_tensor import (
    DataDependentOutputException,
    DynamicOutputShapeException,
    UnsupportedOperatorException,
)

from torch2hlo.capture.sources import is_users
from torch2hlo.errors import (
    DataDependentError,
    DeviceError,
    ModelRaisedError,
    Source,
    Torch2HloError,
    UnsupportedArgumentError,
    UnsupportedOpError,
)
from torch2hlo.graph import typed_call

aten = torch.ops.aten


class EndlessError(DataDependentError):
    """A loop or recursion without an end, which no other way through the code helps."""


def refused(
    error: Exception, func: OpOverload, args: Sequence[Any], kwargs: dict[str, Any], sources: Sequence[Source]
) -> Torch2HloError | None:
    """The error to raise instead of one that PyTorch's fake tensors raised; None for the user's own."""
    where: dict[str, Any] = {"source": sources[0] if sources else None, "call": typed_call(func, args, kwargs)}
    if isinstance(error, DataDependentOutputException):
        return DataDependentError(
            "Python asks for the value of a tensor, which is known only when the program runs",
            hint="keep it a tensor: torch.where instead of `if`, tensor indexing instead of `.item()`",
            **where,
        )
    if isinstance(error, DynamicOutputShapeException):
        return DataDependentError(
            f"the size of {func}'s result depends on values",
            hint="use a form of static size: torch.where with three arguments, a mask, or topk with a fixed k",
            **where,
        )
    if "SymIntArrayRef expected to contain only concrete integers" in str(error):
        return UnsupportedArgumentError(
            f"{func} does not take sizes known only at run time",
            hint="keep the sizes static here: give the model inputs of one size, or leave out `.item()`",
            **where,
        )
    if isinstance(error, UnsupportedOperatorException) or "no fake impl registered" in str(error):
        return UnsupportedOpError(
            f"no lowering for {func}, and it has no fake kernel",
            hint="register one with torch.library.register_fake and a lowering with torch2hlo.register_lowering",
            **where,
        )
    return None


_NO_DEVICE = (
    "Torch not compiled with CUDA",
    "No CUDA GPUs are available",
    "NVIDIA driver",
    "not linked with support for",
)


def endless_loop(source: Source | None) -> DataDependentError:
    """A loop of Python that no number of ways through the code can cover."""
    return DataDependentError(
        "a loop of Python goes on by what a tensor holds, for a number of times known only at run time",
        source=source,
        hint="write it with while_loop(condition, body, carried) of torch._higher_order_ops.while_loop; "
        "in a loop over layers, decide with torch.cond",
    )


def fixed_number(source: Source | None) -> DataDependentError:
    """``int(x.item())``: a number known only at run time has no plain value."""
    return DataDependentError(
        "Python turns a number known only at run time into a plain one, "
        "as int(), float(), range() and list indexing do",
        source=source,
        hint="leave out the conversion (`x.item()` alone is enough), or keep it a tensor",
    )


def model_raised(error: Exception, module_path: str) -> Torch2HloError:
    """The model's own exception, at the innermost line of the user's code."""
    source = _innermost(error.__traceback__, module_path)
    if isinstance(error, RecursionError):
        return EndlessError(
            f"a function calls itself without an end, or deeper than Python allows: {error}",
            source=source,
            hint="give the recursion a case that ends it, or write it as a loop",
        )
    if any(text in str(error) for text in _NO_DEVICE):
        return DeviceError(
            f"the model puts tensors on a device that is not here: {str(error).splitlines()[0]}",
            source=source,
            hint="follow the inputs, with device=x.device or .to(x): a program runs where it is compiled for",
        )
    if (
        isinstance(error, TypeError)
        and ("unhashable" in str(error) or "passed to" in str(error))
        and "Sym" in str(error)
    ):
        return fixed_number(source)
    if "does not require grad and does not have a grad_fn" in str(error):
        return UnsupportedOpError(
            "gradients are not computed inside what is converted",
            source=source,
            hint="convert the forward alone, and leave backward() and autograd.grad outside",
        )
    if ".numpy() is not supported" in str(error):
        return DataDependentError(
            "numpy takes the values of a tensor, which are known only when the program runs",
            source=source,
            hint="compute it with torch, which becomes part of the program",
        )
    return ModelRaisedError(
        f"the model raised {type(error).__name__}: {error}",
        source=source,
        hint="run the model eagerly with the same example inputs; if that works, this is a bug of torch2hlo",
    )


def raised_inside(error: Exception, module_path: str) -> Torch2HloError:
    """The model's own exception, in a branch that may not be taken."""
    found = model_raised(error, module_path)
    if not isinstance(found, ModelRaisedError):
        return found
    return DataDependentError(
        f"by a condition known only at run time, inside a branch or loop body, the code raises {type(error).__name__}: "
        f"{error}",
        source=found.source,
        hint="leave the loop first, and raise after it; or use `assert`",
    )


def _innermost(trace: TracebackType | None, module_path: str) -> Source | None:
    users = [frame for frame in traceback.extract_tb(trace) if is_users(frame.filename)]
    if not users:
        return None
    frame = users[-1]
    return Source(frame.filename, frame.lineno or 0, frame.name, module_path)
