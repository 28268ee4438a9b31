"""What arrays take up in memory."""

import pytest

from tests.inspection.reading import read


@pytest.mark.parametrize(
    ("text", "elements", "padded"),
    [
        ("f32[3,5]{1,0}", 15, 15 * 4),
        ("f32[3,5]{1,0:T(8,128)}", 15, 8 * 128 * 4),
        ("f32[3,5]{0,1:T(8,128)}", 15, 8 * 128 * 4),
        ("f32[300]{0:T(512)}", 300, 512 * 4),
        ("f32[]{:T(128)}", 1, 128 * 4),
        ("bf16[2048,6]{1,0:T(8,128)(2,1)}", 2048 * 6, 2048 * 128 * 2),
        ("bf16[1,768]{1,0:T(2,128)(2,1)}", 768, 2 * 768 * 2),
        ("s8[10,200,130]{2,1,0:T(32,128)(4,1)}", 10 * 200 * 130, 10 * 224 * 256),
        ("pred[7]{0:T(1024)(128)(4,1)}", 7, 1024),
        ("s4[9]{0:E(4)}", 9, 5),
    ],
)
def test_tiles(text, elements, padded):
    module = read(f"HloModule m\n\nENTRY %main (a: {text}) -> {text} {{\n  ROOT %a = {text} parameter(0)\n}}\n")
    shape = module.entry.root.shape
    assert (shape.elements, shape.padded) == (elements, padded)
    assert str(shape) == text.partition("{")[0]


def test_tuples_and_spaces():
    kind = "(f32[4]{0:T(128)S(1)}, (s32[], token[]))"
    module = read(f"HloModule m\n\nENTRY %main (a: {kind}) -> {kind} {{\n  ROOT %a = {kind} parameter(0)\n}}\n")
    shape = module.entry.root.shape
    assert [array.space for array in shape.arrays()] == [1, 0]
    assert shape.bytes == 4 * 4 + 4
    assert next(shape.arrays()).layout == "{0:T(128)S(1)}"
