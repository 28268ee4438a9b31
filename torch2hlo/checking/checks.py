"""``check``: one model, all of its problems."""

from __future__ import annotations

import hashlib
import linecache
import time
from collections.abc import Mapping, Sequence
from typing import Any

from torch2hlo import versions
from torch2hlo.checking.findings import Finding, distinct, of_error
from torch2hlo.checking.fit import misfits
from torch2hlo.checking.report import CheckReport
from torch2hlo.checking.survey import Survey, bug, survey
from torch2hlo.entries import calls_of, of_entry
from torch2hlo.errors import ModelRaisedError, TargetError, Torch2HloError
from torch2hlo.graph import all_nodes, signature_of
from torch2hlo.hardware import Chip
from torch2hlo.hardware import chip as chip_of
from torch2hlo.target import find_target


def check(
    module: Any,
    args: tuple[Any, ...] = (),
    kwargs: dict[str, Any] | None = None,
    *,
    target: str | None = None,
    entries: Mapping[str, Any] | None = None,
    dynamic_shapes: Any = None,
    buckets: Sequence[int] = (),
    size_limit: int | None = None,
    train: bool | None = None,
    name: str = "",
) -> CheckReport:
    """Find everything that keeps a model from being converted, or from doing well on ``target``.

    It goes on after a failure: an operation that fails gives a value of its type, and what comes after it is looked at
    too. Nothing of the caller's is changed.

    Args:
        module: as for `convert`, like ``args``, ``kwargs``, ``entries``, ``dynamic_shapes``, ``buckets`` and ``train``.
        args: positional example inputs.
        kwargs: keyword example inputs.
        target: also look for what runs badly there: ``"tpu:v5e:1x1"``.
        entries: several entry points.
        dynamic_shapes: dimensions that change from call to call.
        buckets: sizes that get a program each.
        size_limit: the largest size that is read from values, where nothing else bounds it.
        train: the mode to run the modules in.
        name: how the report names the model.

    Raises:
        TargetError: there is no such target. What is wrong with the model is in the report.

    """
    chip = _chip(target)
    linecache.checkcache()  # a file may have been edited since it was quoted
    start = time.process_time()
    surveys: list[Survey] = []
    findings: list[Finding] = []
    try:
        for entry, (call, call_args, call_kwargs) in calls_of(module, args, kwargs, entries).items():
            spec = of_entry(dynamic_shapes, entry, entries)
            options = {"dynamic_shapes": spec, "size_limit": size_limit, "train": train}
            one = survey(call, call_args, call_kwargs, options)
            surveys.append(one)
            if chip is not None:
                one.findings += misfits(one.captures, chip, one.entry, bounded=spec is not None and not buckets)
    except Torch2HloError as error:
        findings += of_error(error)
    except SystemExit as error:
        findings += of_error(
            ModelRaisedError(f"the model ends the process: SystemExit({error})", hint="raise an error")
        )
    except Exception as error:
        findings.append(bug(error))
    findings += [found for each in surveys for found in each.findings]
    operations = sum(each.operations for each in surveys)
    refused = sum(each.refused for each in surveys)
    return CheckReport(
        model=name or type(module).__name__,
        findings=tuple(distinct(findings)),
        convertible_fraction=1 - refused / operations if operations else float(not findings),
        operations=operations,
        modules={module: right for each in surveys for module, right in each.modules.items()},
        complete=bool(surveys) and all(each.complete for each in surveys),
        target=target or "",
        seconds=time.process_time() - start,
        versions=versions.record(fingerprint=_fingerprint(surveys), target=target or ""),
    )


def _fingerprint(surveys: Sequence[Survey]) -> str:
    """A hash of the operations that were seen, with their types and constants; weights' values play no part here."""
    digest = hashlib.sha256()
    for captured in (way for one in surveys for way in one.captures):
        for node in all_nodes(captured.graph):
            digest.update(f"{node.op} {node.meta.get('label')} {signature_of(node)}\n".encode())
    return digest.hexdigest()[:16]


def _chip(target: str | None) -> Chip | None:
    """The target's chip; None where that depends on a device that is not known, or nobody asks."""
    if target is None:
        return None
    find_target(target)
    try:
        return chip_of(target)
    except TargetError:
        return None
