"""What the captured code did to the module's attributes: updates of tensors are state, anything else is refused."""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterable, MutableMapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeGuard

import torch
from torch.fx import Node
from torch.fx.experimental.symbolic_shapes import GuardOnDataDependentSymNode

from torch2hlo.capture.holders import MISSING, Change, Holders, leaves
from torch2hlo.capture.problems import Problems
from torch2hlo.capture.recorder import Recorder
from torch2hlo.capture.sizes import is_symbolic
from torch2hlo.capture.sources import is_own
from torch2hlo.capture.twins import Twins
from torch2hlo.errors import Source, StateError, Torch2HloError, gather
from torch2hlo.graph import source_of

_REGISTERING = {"register_buffer", "register_parameter"}
_GROWING = {"append", "extend", "insert", "add", "update", "appendleft", "put", "setdefault"}


@dataclass
class Changes:
    """Tensors by the module's own names: ``rebound`` had another value before, ``born`` were None or absent.

    ``constants`` are numbers, flags and strings, or what holds nothing but those, that are others now, each with the
    error to raise if that is no initialisation. ``new`` holds no value, such as a hook that the code registered.
    """

    rebound: dict[str, Node] = field(default_factory=dict)
    born: dict[str, Node] = field(default_factory=dict)
    constants: list[tuple[Change, StateError]] = field(default_factory=list)
    new: list[Change] = field(default_factory=list)

    @property
    def problem(self) -> Torch2HloError:
        """The errors of ``constants``."""
        return gather([error for _, error in self.constants])


def changes_of(
    holders: Holders,
    twins: Twins,
    recorder: Recorder,
    roots: list[Any],
    settled: Sequence[Change],
    problems: Problems,
) -> Changes:
    """Compare every attribute with what it was; ``settled`` are changes that were made before the call.

    Raises:
        StateError: attributes changed in ways that are no update of a tensor; all of them, each at its line.

    """
    changes, errors = Changes(), []
    known = twins.present | {change.slot.name: change.now for change in settled}
    for change in holders.changes():
        name, now = change.slot.name, change.now
        before = known.get(name, change.before)
        if twins.same(before, now):
            changes.new += [change] if before is MISSING else []
            continue
        if isinstance(before, torch.Tensor) and isinstance(now, torch.Tensor):
            if not _same_type(before, now):
                errors.append(
                    _error(
                        change,
                        recorder,
                        roots,
                        "state has one shape and dtype: allocate it at full size, and write into it",
                    )
                )
            changes.rebound[name] = recorder.node_of(now)
        elif isinstance(now, torch.Tensor) and (before is None or _is_new(change)):
            changes.born[name] = recorder.node_of(now)
        else:
            hint = "keep what changes from call to call in a tensor of one shape and dtype, such as a buffer"
            error = _error(change, recorder, roots, hint)
            if now is not MISSING and _is_constant(before) and _is_constant(now):
                changes.constants.append((change, error))
            else:
                errors.append(error)
    if errors:
        problems.found(gather([*errors, *(error for _, error in changes.constants)]))
        changes.constants.clear()
    return changes


def _same_type(one: torch.Tensor, other: torch.Tensor) -> bool:
    """Whether dtype and shape are the same; a size that only the run tells is no other's."""
    try:
        return one.dtype is other.dtype and one.shape == other.shape
    except GuardOnDataDependentSymNode:
        return False


def _is_new(change: Change) -> bool:
    return change.before is MISSING and isinstance(change.slot.container, MutableMapping)


def _is_constant(value: Any) -> bool:
    return not any(isinstance(leaf, torch.Tensor) or is_symbolic(leaf) for _, leaf in leaves(value))


def _error(change: Change, recorder: Recorder, roots: list[Any], hint: str) -> StateError:
    before, now = _brief(change.before), _brief(change.now)
    difference = (
        f"{before} before the call and {now} after it" if before != now else f"{now} of other contents after it"
    )
    what = f"`{change.slot.name}` is {difference}"
    owners = [owner for root in roots for module in _modules(root) for owner in (module, *_objects(module))]
    classes = [type(owner) for owner in owners]
    lines = (assignment(classes, part) for part in reversed(change.slot.name.split(".")) if not part.isdigit())
    source = next((line for line in lines if line is not None), None)
    if source is None and isinstance(change.now, torch.Tensor):  # set by a name that is computed
        source = source_of(recorder.node_of(change.now))
    return StateError(what, source=source, hint=hint)


def _brief(value: Any) -> str:
    if value is MISSING:
        return "absent"
    if isinstance(value, torch.Tensor):
        return f"a tensor {str(value.dtype).removeprefix('torch.')}{list(value.shape)}"
    return repr(value) if isinstance(value, (int, float, str, type(None))) else f"a {type(value).__name__}"


def assignment(classes: Iterable[type], attribute: str, *, first: bool = False) -> Source | None:
    """The line in one of the classes, or their bases, that assigns ``.attribute`` or puts something in it.

    That is a line outside of constructors or, if ``first``, one in a constructor.
    """
    bases = dict.fromkeys(base for cls in classes for base in cls.__mro__)
    for cls in (base for base in bases if base.__module__.partition(".")[0] != "torch"):
        try:
            lines, begin = inspect.getsourcelines(cls)
            file = inspect.getsourcefile(cls)
        except (OSError, TypeError):
            continue
        functions = [node for node in ast.walk(ast.parse(textwrap.dedent("".join(lines)))) if _is_method(node)]
        for function in sorted(functions, key=lambda function: function.name != "forward"):
            if (function.name == "__init__") is first:
                for node in ast.walk(function):
                    if _sets(node, attribute):
                        return Source(str(file), begin + node.lineno - 1, function.name)
    return None


def _is_method(node: ast.AST) -> TypeGuard[ast.FunctionDef]:
    return isinstance(node, ast.FunctionDef)


def _sets(node: Any, attribute: str) -> TypeGuard[ast.expr]:
    """Whether it is ``….attribute = …``, ``….attribute[…] = …`` or ``….attribute.append(…)``."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in _REGISTERING:
        return any(isinstance(given, ast.Constant) and given.value == attribute for given in node.args[:1])
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in _GROWING:
        node = node.func.value
        return isinstance(node, ast.Attribute) and node.attr == attribute
    if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
        node = node.value
        return isinstance(node, ast.Attribute) and node.attr == attribute
    return isinstance(node, ast.Attribute) and node.attr == attribute and isinstance(node.ctx, ast.Store)


def declaration(roots: Sequence[tuple[str, Any]], name: str) -> Source | None:
    """The line of a constructor that gives the module its tensor ``name``."""
    attribute = name.rpartition(".")[2]
    owners = [
        owner for _, root in roots for owner in _modules(root) if attribute in {*vars(owner), *_registered(owner)}
    ]
    return assignment([type(owner) for owner in owners], attribute, first=True)


def _registered(owner: Any) -> list[str]:
    return [*owner._parameters, *owner._buffers] if isinstance(owner, torch.nn.Module) else []


def _objects(module: Any) -> list[Any]:
    """The objects of the project's own classes that it holds, whose methods may change them."""
    values = list(vars(module).values()) if hasattr(module, "__dict__") else []
    files = [getattr(sys.modules.get(type(value).__module__), "__file__", None) for value in values]
    return [value for value, file in zip(values, files, strict=True) if file is not None and is_own(file)]


def _modules(root: Any) -> list[Any]:
    return list(root.modules()) if isinstance(root, torch.nn.Module) else [root]
