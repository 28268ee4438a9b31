"""Which kernel, line and finding of one report is which of another: names and line numbers change, these do not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import PurePath
from typing import Any

Record = Mapping[str, Any]  # a kernel, line or finding as the JSON has it
_Key = Callable[[Record], object]
Paired = tuple[list[tuple[Record, Record]], list[Record], list[Record]]  # pairs, what is left before, and after


class Names:
    """What a line is called on both sides: by its text, since its number changes with the lines above it."""

    def __init__(self, lines: Iterable[Record]) -> None:
        self._codes = {line["source"]: line["code"] for line in lines if line["code"]}

    def __call__(self, source: str) -> str:
        return self._codes.get(source) or PurePath(source).name


def kernels(before: Sequence[Record], after: Sequence[Record], old: Names, new: Names) -> Paired:
    """Pair kernels by ever less of what they are; their names mean nothing, since compilers number them anew."""
    keys = (_exactly, _without_lines, _same_place)
    return _by_keys(before, after, [(partial(key, name=old), partial(key, name=new)) for key in keys])


def lines(before: Sequence[Record], after: Sequence[Record]) -> Paired:
    """Pair lines by place and text, by text, and by place."""
    return _by_keys(before, after, [(key, key) for key in (_place_and_text, _text, _place)])


def finding(record: Record, name: Names) -> object:
    """What makes two findings one."""
    return (record["kind"], record["shape"], tuple(map(name, record["sources"])), record["why"])


def _by_keys(before: Sequence[Record], after: Sequence[Record], keys: Iterable[tuple[_Key, _Key]]) -> Paired:
    found: list[tuple[Record, Record]] = []
    left, right = list(before), list(after)
    for old, new in keys:
        pairs, left, right = _by_key(left, right, old, new)
        found += pairs
    return found, left, right


def _by_key(before: Sequence[Record], after: Sequence[Record], old: _Key, new: _Key) -> Paired:
    """Pairs of the same key, in order."""
    waiting: dict[object, list[Record]] = {}
    for each in before:
        waiting.setdefault(old(each), []).append(each)
    pairs, rest = [], []
    for each in after:
        same = waiting.get(new(each))
        if same:
            pairs.append((same.pop(0), each))
        else:
            rest.append(each)
    return pairs, [each for group in waiting.values() for each in group], rest


def _exactly(kernel: Record, name: Names) -> object:
    return (_without_lines(kernel, name), tuple(map(name, kernel["sources"])))


def _without_lines(kernel: Record, name: Names) -> object:  # noqa: ARG001
    what = (kernel["kind"], kernel["detail"], tuple(kernel["ops"]), kernel["shape"])
    branches = tuple(branch.rpartition("/")[2] for branch in kernel["branch"])
    return (what, tuple(kernel["modules"]), branches, kernel["trips"])


def _same_place(kernel: Record, name: Names) -> object:
    """Same kind of kernel, from the same modules or lines; nothing else says that two are one."""
    where = tuple(kernel["modules"]) if any(kernel["modules"]) else tuple(map(name, kernel["sources"]))
    return (kernel["kind"], where) if where else object()


def _place(line: Record) -> object:
    return PurePath(line["source"]).name


def _text(line: Record) -> object:
    return line["code"] or object()


def _place_and_text(line: Record) -> object:
    return (_place(line), line["code"])
