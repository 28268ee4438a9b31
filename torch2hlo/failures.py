"""What a call's values have done wrong, by what the program says of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from torch2hlo.errors import IndexRangeError, Torch2HloError, ValueFailedError
from torch2hlo.signature import BAD, Signature


def told(signature: Signature, results: Sequence[Any]) -> dict[str, Any]:
    """The results that say whether a call failed: what `failure_of` takes."""
    way = {"way": results[signature.way]} if signature.way >= 0 else {}
    return way | ({"found": results[-1]} if signature.checks else {})


def failure_of(signature: Signature, way: Any = None, found: Any = None) -> Torch2HloError | None:
    """The error for the way through the code that was taken, or for the first check that found something."""
    failure = None if way is None else _of_way(signature, int(way))
    return _of_checks(signature, found) if failure is None and found is not None else failure


def _of_way(signature: Signature, way: int) -> Torch2HloError | None:
    errors = signature.errors
    if way < len(errors) and not errors[way]:
        return None
    if way < len(errors):
        return ValueFailedError(
            f"with these values, {errors[way]}", hint="this is what the model does; state is unchanged"
        )
    return ValueFailedError(
        "the program does not cover these values of its run-time numbers",
        hint="an index or a length is out of range; state is unchanged",
    )


def _of_checks(signature: Signature, found: Any) -> Torch2HloError | None:
    for check, bad in zip(signature.checks, np.asarray(found).tolist(), strict=True):
        if bad:
            what = check.what.replace(BAD, str(bad if bad < 0 else bad - 1))
            return IndexRangeError(what, source=check.source, call=check.call, hint=check.hint)
    return None
