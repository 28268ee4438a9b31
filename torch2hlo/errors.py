"""What torch2hlo can say went wrong, and where in the user's model.

Every error carries a stable code (documented in docs/errors.md), the user's own source line, the call with
its types and one hint that says what to do. Nothing else in the package formats an error message, and nothing
here imports torch: a loaded program raises the same errors.
"""

from __future__ import annotations

import linecache
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True)
class Source:
    """A line of the user's model, and the module path that was running it (``""`` is the root module)."""

    file: str
    line: int
    function: str
    module: str = ""
    text: str = ""

    @property
    def code(self) -> str:
        """The line's text: ``text``, where it was kept, else as the file has it; ``""`` where that can't be read."""
        return self.text or linecache.getline(self.file, self.line).strip()

    def __str__(self) -> str:
        return f"{self.file}:{self.line}, in {self.module or 'the root module'}\n   | {self.code}"


class Torch2HloError(Exception):
    """Base of every error raised on purpose; ``code`` is stable across releases.

    Attributes:
        source: the user's line, where there is one.
        hint: what to do about it.
        errors: the single problems, when several of one stage were gathered; else the error itself.

    """

    code: ClassVar[str] = "T2H000"

    def __init__(self, what: str, *, source: Source | None = None, call: str = "", hint: str = "") -> None:
        self.what, self.source, self.call, self.hint = what, source, call, hint
        self.errors: tuple[Torch2HloError, ...] = (self,)
        lines = [f"{self.code}: {what}"]
        lines += [f"  --> {source}"] if source else []
        lines += [f"   = call: {call}"] if call else []
        lines += [f"   = hint: {hint}"] if hint else []
        super().__init__("\n".join(lines))


def gather(errors: Sequence[Torch2HloError]) -> Torch2HloError:
    """One error that says all of ``errors``, of the class that they share."""
    if len(errors) == 1:
        return errors[0]
    bases = (kind for kind in type(errors[0]).__mro__ if issubclass(kind, Torch2HloError))
    kind = next(kind for kind in bases if all(isinstance(error, kind) for error in errors))
    gathered = kind(f"{len(errors)} problems", hint="each is shown below")
    gathered.errors = tuple(single for error in errors for single in error.errors)
    gathered.args = ("\n\n".join([f"{len(errors)} problems", *map(str, errors)]),)
    return gathered


class UnsupportedError(Torch2HloError):
    """A model uses something that can't be converted."""


class UnsupportedOpError(UnsupportedError):
    """No lowering is registered for this ATen overload, and PyTorch has no decomposition of it."""

    code = "T2H101"


class UnsupportedDtypeError(UnsupportedError):
    """The overload has a lowering, but not for this dtype."""

    code = "T2H102"


class UnsupportedArgumentError(UnsupportedError):
    """The overload has a lowering, but not for these arguments."""

    code = "T2H103"


class LoweringTypeError(UnsupportedError):
    """A lowering gave a value of another type than PyTorch's."""

    code = "T2H104"


class NotConvertibleError(Torch2HloError):
    """What was given to `convert` is not a module or function of tensors."""

    code = "T2H201"


class ExampleInputsError(Torch2HloError):
    """The example inputs are missing, or don't fit the module."""

    code = "T2H202"


class ModelRaisedError(Torch2HloError):
    """The model's own code raised while it was captured."""

    code = "T2H203"


class DataDependentError(UnsupportedError):
    """Python asked for the value of a tensor that is not known before the run."""

    code = "T2H204"


class StateError(UnsupportedError):
    """State of the model can't be turned into inputs and outputs of a program."""

    code = "T2H205"


class MutationError(UnsupportedError):
    """An in-place operation that has no functional form."""

    code = "T2H206"


class UnsupportedValueError(UnsupportedError):
    """An input or output that a program can't carry."""

    code = "T2H207"


class CallError(Torch2HloError):
    """A program was called with arguments that it was not made for."""

    code = "T2H301"


class KeyRequiredError(Torch2HloError):
    """A program that draws random numbers was called without a key, or with something that is none."""

    code = "T2H302"


class FrozenError(Torch2HloError):
    """A frozen executable would have had to compile."""

    code = "T2H303"


class WeightsError(Torch2HloError):
    """Weights or state that don't fit the program's names, shapes or dtypes."""

    code = "T2H304"


class ValueFailedError(Torch2HloError):
    """With the values of this call, the model raises, or does what the program does not cover."""

    code = "T2H305"


class NoDerivativeError(Torch2HloError):
    """JAX was asked for the derivative of a program."""

    code = "T2H306"


class IndexRangeError(ValueFailedError, IndexError):
    """An index of this call is out of range, or an assertion about values fails, as it does in eager."""

    code = "T2H307"


class TooManyWaysError(UnsupportedError):
    """Code that takes more ways, by numbers known only at run time, than a program should hold."""

    code = "T2H208"


class DeviceError(UnsupportedError):
    """The model puts tensors on a device that is not here."""

    code = "T2H209"


class OutsideError(UnsupportedError):
    """The model changes something that is neither its own nor an argument, which a program can't."""

    code = "T2H902"


class ArtifactError(Torch2HloError):
    """A file or folder is not a program, or is damaged."""

    code = "T2H401"


class ArtifactVersionError(Torch2HloError):
    """A program was written by a newer torch2hlo."""

    code = "T2H402"


class SaveError(Torch2HloError):
    """A program could not be written."""

    code = "T2H403"


class ExecutableError(Torch2HloError):
    """An executable on disk was compiled by another version, or for another machine."""

    code = "T2H404"


class ModelFileError(Torch2HloError):
    """A model could not be found in, or imported from, what was given on the command line."""

    code = "T2H501"


class InputSpecError(Torch2HloError):
    """An ``--input`` that can't be understood."""

    code = "T2H502"


class MissingPackageError(Torch2HloError):
    """What was asked for needs a package that is not installed here."""

    code = "T2H503"


class ConfigError(Torch2HloError):
    """``[tool.torch2hlo]`` in pyproject.toml, or a file that it names, can't be understood."""

    code = "T2H504"


class TargetError(Torch2HloError):
    """A target is unknown, or can't be used here."""

    code = "T2H601"


class CompileError(Torch2HloError):
    """The target's compiler refused the program."""

    code = "T2H602"


class TooLargeError(CompileError):
    """The program needs more memory than the chip has."""

    code = "T2H603"


class CompilerCrashedError(CompileError):
    """The compiler did not come back: it aborted, or was killed."""

    code = "T2H604"


class PlatformError(CompileError):
    """A program has kernels of another platform than the one it is compiled for."""

    code = "T2H605"


class NothingFoundError(Torch2HloError):
    """A place in a report was asked for, and there is nothing of that name."""

    code = "T2H801"


class ReportError(Torch2HloError):
    """A saved report can't be read."""

    code = "T2H802"
