"""StableHLO's own interpreter: what a program means, without a compiler. Slow; for small inputs and for tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NoReturn

import numpy as np

from torch2hlo import hardware, mlir, pjrt, platforms
from torch2hlo.compilation import Compilation, Options
from torch2hlo.errors import TargetError, ValueFailedError
from torch2hlo.executable import Executable
from torch2hlo.program import Program

_NO_COMPILER = "the interpreter compiles nothing: there is no optimised HLO, and no cost"


@dataclass(frozen=True)
class Reference:
    """Runs wherever torch2hlo does, on the CPU."""

    name: ClassVar[str] = "reference"
    compiles: ClassVar[bool] = False

    @property
    def chip(self) -> hardware.Chip:
        """This machine."""
        return hardware.chip("cpu")

    def compile(self, program: Program, options: Options) -> Executable:
        """Make every entry callable. It is always exact: of the options, only flags and devices matter.

        Raises:
            TargetError: flags or several devices are asked for, which it does not have.
            PlatformError: the program needs kernels beyond StableHLO, for linear algebra.

        """
        if options.flags or options.devices != 1:
            raise TargetError("the interpreter has no flags and one device", hint="leave them out")
        device = pjrt.client_of("cpu").local_devices()[0]
        entries = {}
        for name, entry in program.entries.items():
            platforms.require_none(entry.module, "the interpreter")
            entries[name] = Interpreted(entry.module, device)
        return Executable(program, entries, self.name, options)

    def compilation(self, program: Program, entry: str, options: Options) -> Compilation:
        """Refuse."""
        del program, entry, options
        return _refuse()

    def versions(self) -> dict[str, str]:
        """Refuse."""
        return _refuse()

    def load(self, program: Program, data: Mapping[str, bytes], options: Options) -> Executable:
        """Refuse."""
        del program, data, options
        return _refuse()


@dataclass(frozen=True)
class Interpreted:
    """A module that is interpreted at each call; `pjrt.Compiled` is what else an executable may hold."""

    module: mlir.ir.Module
    device: Any
    seconds: float = 0.0
    cached: bool = False
    miss: str = "the interpreter compiles nothing"
    refusals: tuple[str, ...] = ()
    donates: ClassVar[bool] = False

    def execute(self, arrays: Sequence[pjrt.Array]) -> list[pjrt.Array]:
        """Run it."""
        try:
            results = mlir.evaluate(self.module, [np.asarray(array) for array in arrays])
        except (ValueError, mlir.ir.MLIRError) as error:
            hint = "this is a limit of StableHLO's interpreter: use target cpu"
            raise ValueFailedError(f"the interpreter stopped: {error}", hint=hint) from error
        return [pjrt.put(result, self.device) for result in results]

    def direct(self, structure: Any, checked: Callable[..., list[pjrt.Array]]) -> None:
        """There is no way past Python."""
        del structure, checked

    def hlo(self) -> Any:
        """Refuse."""
        return _refuse()

    def memory(self) -> Any:
        """Refuse."""
        return _refuse()

    def cost(self) -> dict[str, float]:
        """Refuse."""
        return _refuse()

    def serialize(self) -> bytes:
        """Refuse."""
        return _refuse()


def _refuse() -> NoReturn:
    raise TargetError(_NO_COMPILER, hint="use target cpu, gpu, tpu, or a topology such as tpu:v5e:1x1")
