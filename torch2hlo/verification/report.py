"""What a verification found, as data."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from torch2hlo.verification.deviations import Deviation
from torch2hlo.verification.difference import Difference
from torch2hlo.verification.drift import DriftReport


@dataclass(frozen=True)
class CallReport:
    """One call.

    Attributes:
        case: which inputs; ``number`` counts the calls in a row.
        entry: the program that served it.
        outputs: each tensor of the result.
        state: each tensor of the module that is state, after the call.
        arguments: each argument that the call writes.
        problems: what has no tensor to show: another structure, a refusal.
        notes: what to know, and is no fault.
        open: what PyTorch leaves open, so that values may differ; empty if nothing.

    """

    case: str
    number: int
    entry: str
    outputs: tuple[Difference, ...] = ()
    state: tuple[Difference, ...] = ()
    arguments: tuple[Difference, ...] = ()
    problems: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    open: str = ""

    @property
    def differences(self) -> tuple[Difference, ...]:
        """Outputs, state and arguments."""
        return (*self.outputs, *self.state, *self.arguments)

    @property
    def ok(self) -> bool:
        """Whether all is as eager has it."""
        return not self.problems and (bool(self.open) or all(one.ok for one in self.differences))


@dataclass(frozen=True)
class ModuleError:
    """What leaves a module: the program's values beside those that PyTorch computes with the same graph.

    ``differences`` has the tensors that modules outside, or the result, read, for one call.
    """

    path: str
    case: str
    differences: tuple[Difference, ...]

    @property
    def ok(self) -> bool:
        """Whether all are as PyTorch has them."""
        return all(one.ok for one in self.differences)


@dataclass(frozen=True)
class VerifyReport:
    """Whether a program equals eager PyTorch, and where it does not.

    Attributes:
        ok: no call differs, and no operation does.
        calls: every call.
        deviations: operations that differ given equal inputs, the first one first.
        modules: by path, in order, for the first call.
        notes: what holds for all calls.
        versions: of all that the answer depends on, with fingerprint, target, precision and flags.
        seconds: CPU seconds by stage.
        drift: of the results under a target's arithmetic, if that was asked for.

    """

    ok: bool
    calls: tuple[CallReport, ...]
    deviations: tuple[Deviation, ...] = ()
    modules: tuple[ModuleError, ...] = ()
    notes: tuple[str, ...] = ()
    versions: Mapping[str, Any] = field(default_factory=dict)
    seconds: Mapping[str, float] = field(default_factory=dict)
    drift: DriftReport | None = None

    @property
    def first(self) -> Deviation | None:
        """The first operation that deviates."""
        return self.deviations[0] if self.deviations else None

    @property
    def worst(self) -> Difference | None:
        """The output, state or argument that is furthest beyond what is allowed, or else furthest from eager."""
        all_ = [one for call in self.calls for one in call.differences]
        return max(all_, key=lambda one: (not one.ok, one.wrong, one.max_abs), default=None)

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON; numbers that JSON lacks are strings."""
        document: dict[str, Any] = plain(dataclasses.asdict(self))
        for record, call in zip(document["calls"], self.calls, strict=True):
            record["ok"] = call.ok
        for record, module in zip(document["modules"], self.modules, strict=True):
            record["ok"] = module.ok
        if self.drift is not None:
            document["drift"]["recommended"] = self.drift.recommended
        return document


def plain(value: Any) -> Any:
    """Dicts, lists, strings, finite numbers."""
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    return value
