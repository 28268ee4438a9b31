"""Rounds of loops by their counters."""

import pytest

from tests.inspection.reading import read
from torch2hlo.inspection import loops

TEXT = """
HloModule m, is_scheduled=true

%body (state: (TYPE[], TYPE[], f32[8])) -> (TYPE[], TYPE[], f32[8]) {
  %state = (TYPE[], TYPE[], f32[8]{0}) parameter(0)
  %i = TYPE[] get-tuple-element(%state), index=0
  %limit = TYPE[] get-tuple-element(%state), index=1
  %step = TYPE[] constant(STEP)
  %next = TYPE[] CHANGE(%i, %step)
  %x = f32[8]{0} get-tuple-element(%state), index=2
  %y = f32[8]{0} tanh(%x)
  ROOT %out = (TYPE[], TYPE[], f32[8]{0}) tuple(%next, %limit, %y)
}

%less (a: TYPE[], b: TYPE[]) -> pred[] {
  %a = TYPE[] parameter(0)
  %b = TYPE[] parameter(1)
  ROOT %c = pred[] compare(%a, %b), direction=DIRECTION
}

%condition (state.1: (TYPE[], TYPE[], f32[8])) -> pred[] {
  %state.1 = (TYPE[], TYPE[], f32[8]{0}) parameter(0)
  %j = TYPE[] get-tuple-element(%state.1), index=0
  %k = TYPE[] get-tuple-element(%state.1), index=1
  ROOT %wrapped = pred[] fusion(%j, %k), kind=kLoop, calls=%less
}

ENTRY %main (z: f32[8]) -> f32[8] {
  %z = f32[8]{0} parameter(0)
  %first = TYPE[] constant(FIRST)
  %last = TYPE[] constant(LAST)
  %copied = TYPE[] copy(%last)
  %init = (TYPE[], TYPE[], f32[8]{0}) tuple(%first, %copied, %z)
  %loop = (TYPE[], TYPE[], f32[8]{0}) while(%init), condition=%condition, body=%body
  ROOT %result = f32[8]{0} get-tuple-element(%loop), index=2
}
"""


def rounds(dtype: str, first: int, last: int, step: int, change: str, direction: str) -> int | None:
    text = TEXT
    words = {"TYPE": dtype, "FIRST": first, "LAST": last, "STEP": step, "CHANGE": change, "DIRECTION": direction}
    for name, value in words.items():
        text = text.replace(name, str(value))
    (loop,) = (each for each in read(text).entry.instructions if each.opcode == "while")
    return loops.trips(loop)


@pytest.mark.parametrize(
    ("case", "expected"),
    [
        (("s32", 0, 10, 1, "add", "LT"), 10),
        (("s32", 0, 10, 3, "add", "LE"), 4),
        (("s64", 10, 0, 1, "subtract", "GT"), 10),
        (("s32", 10, 0, 5, "subtract", "GE"), 3),
        (("u32", 1, 64, 2, "multiply", "LT"), 6),
        (("s32", 0, 12, 4, "add", "NE"), 3),
        (("s32", 5, 5, 1, "add", "LT"), 0),
        (("s8", 120, 125, 2, "add", "LT"), 3),
        (("u8", 250, 4, 2, "add", "NE"), 5),  # wraps around
        (("s32", 0, 1, 0, "add", "LT"), None),  # never ends
    ],
)
def test_counters(case, expected):
    assert rounds(*case) == expected
