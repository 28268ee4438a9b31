"""``torch2hlo verify``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from torch2hlo.cli import output, programs
from torch2hlo.cli.options import Flag, InputTexts

if TYPE_CHECKING:
    from torch2hlo.verification.report import VerifyReport

_BELOW = re.compile(r"(?P<name>[^=]+)=\w+\[[^\]]*\]<(?P<below>\d+)")


def verify(
    model: str,
    of: str | None = None,
    /,
    *,
    input: InputTexts = None,  # noqa: A002
    entry: list[str] | None = None,
    factory_arg: list[str] | None = None,
    train: Annotated[bool | None, Parameter(negative="--no-train")] = None,
    seeds: int = 2,
    adversarial: Annotated[bool, Parameter(negative="--no-adversarial")] = True,
    operations: Annotated[bool, Parameter(negative="--no-operations")] = True,
    rtol: float | None = None,
    atol: float | None = None,
    as_: Annotated[str, Parameter(name="--as")] = "",
    precision: Flag = False,
    drift: float | None = None,
    json: Flag = False,
) -> int:
    """Run a model in PyTorch and as a program on the same inputs: are they equal, and if not, which operation is wrong?

    Args:
        model: A model, as for `convert`; it is converted first. Or the folder of a program that `convert` made of it,
            followed by the model.
        of: The model, after a program.
        input: An input by name, instead of `example_inputs`, as for `convert`; 'tokens=int64[1,128]<50257' is also
            the range of the random inputs.
        entry: An entry point, as for `convert`.
        factory_arg: An argument for the function that makes the model: depth=4. Again for each.
        train: Verify the modules in train or in eval mode; by default, each in the mode that it is in.
        seeds: How many random inputs.
        adversarial: Also NaN, infinities, signed zeros, denormals, extremes, ties and padding.
        operations: Also each operation by itself, which finds the one that is wrong.
        rtol: Allowed difference relative to eager's value, in place of what rounding explains.
        atol: Allowed absolute difference.
        as_: Also run with the matrix arithmetic of this target, on the CPU: tpu.
        precision: With --as: compare the precisions default, high and highest, and recommend one.
        drift: With --as: fail if results drift further, relative to their root mean square.
        json: Print one JSON document.

    """
    report, reference = _verified(
        model, of, input or [], entry or [], factory_arg or [],
        {"train": train, "seeds": range(seeds), "adversarial": adversarial, "operations": operations, "rtol": rtol,
         "atol": atol, "as_": as_, "allowed_drift": drift}, every=precision,
    )  # fmt: skip
    if json:
        output.print_json(report.to_dict() | {"model": reference})
    else:
        from torch2hlo.cli import verdict

        verdict.show(report, reference)
    return 0 if report.ok else 1


def _verified(
    model: str,
    of: str | None,
    texts: list[str],
    entries: list[str],
    factory: list[str],
    options: dict[str, Any],
    *,
    every: bool,
) -> tuple[VerifyReport, str]:
    from torch2hlo import inputs
    from torch2hlo.cli.torchless import need_torch

    need_torch("verify")
    wanted, arguments = programs.entries(entries), inputs.constants(factory)
    with output.step("importing torch"):
        from torch2hlo import models
        from torch2hlo.arithmetic import PRECISIONS
        from torch2hlo.verification.verifying import verify as run
    named = of or model
    with (
        output.step(f"verifying {named}"),
        models.found(named, specs=texts, entries=wanted, factory=arguments) as found,
    ):
        options |= {"precisions": PRECISIONS if every else PRECISIONS[:1], "ranges": _ranges(texts)}
        options |= {"entries": found.entries or None, **found.sizes}
        return run(model if of else None, found.target, found.args, found.kwargs, **options), found.reference


def _ranges(texts: list[str]) -> dict[str, int]:
    """``tokens=int64[1,128]<50257`` → how many values ``tokens`` may have."""
    matches = (_BELOW.fullmatch(text) for text in texts)
    return {match["name"].strip(): int(match["below"]) for match in matches if match is not None}
