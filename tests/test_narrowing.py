"""64-bit integers that fit in 32 bits, computed in 32 bits: what changes, what does not, and that no number does."""

from __future__ import annotations

import numpy as np
import pytest
import torch
from torch.nn import functional as F

import torch2hlo
from torch2hlo import mlir, narrowing, pjrt
from torch2hlo.target import compilation

LIMITS = [
    -(2**63),
    -(2**33),
    -(2**32) - 1,
    -(2**32),
    -(2**31) - 1,
    -(2**31),
    2**31 - 1,
    2**31,
    2**32,
    2**32 + 1,
    2**63 - 1,
]
EXTREMES = np.array([*LIMITS, *range(-129, -126), *range(-3, 9), *range(126, 130), 255, 256])
N = len(EXTREMES)
WIDE, BITS = f"tensor<{N}xi64>", f"tensor<{N}xi1>"
OPERANDS = [
    EXTREMES,
    *(EXTREMES[::-1].astype(kind) for kind in ("int8", "int32", "uint8", "uint32")),
    EXTREMES % 3 == 0,
]


def parsed(body: str) -> mlir.ir.Module:
    """A function of int64, int8, int32, uint8, uint32 and bool; ``<I>`` and ``<B>`` are the types of int64 and bool."""
    kinds = [f"tensor<{N}x{kind}>" for kind in ("i64", "i8", "i32", "ui8", "ui32", "i1")]
    names = ("%wide", "%i8", "%i32", "%ui8", "%ui32", "%bits")
    arguments = ", ".join(f"{name}: {kind}" for name, kind in zip(names, kinds, strict=True))
    results = body.rpartition(" : ")[2]
    text = f"func.func @main({arguments}) -> ({results}) {{\n{body}\n}}".replace("<I>", WIDE).replace("<B>", BITS)
    with mlir.new_context(), mlir.ir.Location.unknown():
        return mlir.parse(text)


def on_cpu(module, operands):
    client = pjrt.client_of("cpu")
    device = client.local_devices()[0]
    placed = [pjrt.put(operand, device) for operand in operands]
    return [np.asarray(result) for result in pjrt.compile_module(module, client, {}).execute(placed)]


def assert_same_numbers(module, operands=OPERANDS):
    narrow = narrowing.narrowed(module)
    for run in (on_cpu, mlir.evaluate):
        for got, want in zip(run(narrow, operands), run(module, operands), strict=True):
            assert (got.dtype, got.tobytes()) == (want.dtype, want.tobytes())
    return mlir.to_plain_text(narrow)


SMALL = f"""
%a = stablehlo.convert %i8 : (tensor<{N}xi8>) -> <I>
%b = stablehlo.convert %ui8 : (tensor<{N}xui8>) -> <I>
%c = stablehlo.convert %i32 : (tensor<{N}xi32>) -> <I>
%d = stablehlo.convert %ui32 : (tensor<{N}xui32>) -> <I>
%e = stablehlo.convert %bits : (<B>) -> <I>
%n = stablehlo.constant dense<128> : <I>
%zero = stablehlo.constant dense<0> : tensor<i64>
"""


@pytest.mark.parametrize(
    "operation",
    [
        "%r = stablehlo.add %a, %b : <I>",
        "%r = stablehlo.subtract %a, %n : <I>",
        "%r = stablehlo.multiply %a, %b : <I>",
        "%r = stablehlo.negate %a : <I>",
        "%r = stablehlo.abs %a : <I>",
        "%r = stablehlo.minimum %a, %c : <I>",
        "%r = stablehlo.remainder %c, %n : <I>",
        "%r = stablehlo.clamp %a, %c, %n : <I>",
        "%r = stablehlo.select %bits, %a, %c : <B>, <I>",
        "%r = stablehlo.pad %a, %zero, low = [1], high = [-1], interior = [0] : (<I>, tensor<i64>) -> <I>",
        "%s = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0]"
        " : (<I>, tensor<i64>) -> tensor<i64>\n%r = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<i64>) -> <I>",
    ],
)
def test_what_fits_is_narrow(operation):
    text = assert_same_numbers(parsed(f"{SMALL}\n{operation}\nreturn %r : <I>"))
    (line,) = [line for line in text.splitlines() if operation.split()[2].partition("(")[0] in line]
    assert "i64" not in line.replace("array<i64", "")
    assert text.count(f"(tensor<{N}xi32>) -> {WIDE}") == 1  # of the result


@pytest.mark.parametrize(
    "operation",
    [
        "%r = stablehlo.add %c, %b : <I>",
        "%r = stablehlo.subtract %a, %wide : <I>",
        "%r = stablehlo.multiply %c, %a : <I>",
        "%r = stablehlo.negate %c : <I>",
        "%r = stablehlo.abs %c : <I>",
        "%r = stablehlo.remainder %wide, %n : <I>",
        "%r = stablehlo.minimum %a, %d : <I>",
        "%r = stablehlo.clamp %a, %wide, %n : <I>",
        "%s = stablehlo.reduce(%c init: %zero) applies stablehlo.add across dimensions = [0]"
        " : (<I>, tensor<i64>) -> tensor<i64>\n%r = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<i64>) -> <I>",
    ],
)
def test_what_may_not_fit_stays(operation):
    text = assert_same_numbers(parsed(f"{SMALL}\n{operation}\nreturn %r : <I>"))
    (line,) = [line for line in text.splitlines() if operation.split()[2].partition("(")[0] in line]
    assert "i64" in line


@pytest.mark.parametrize(("kind", "largest"), [("f64", "i32"), ("f32", "ui8"), ("f16", "i8"), ("bf16", "ui8")])
def test_only_exact_conversions_to_floats_are_narrow(kind, largest):
    floats = f"tensor<{N}x{kind}>"
    for source in ("i8", "ui8", "i32"):
        text = assert_same_numbers(
            parsed(
                f"%a = stablehlo.convert %{source} : (tensor<{N}x{source}>) -> <I>\n"
                f"%r = stablehlo.convert %a : (<I>) -> {floats}\nreturn %r : {floats}"
            )
        )
        exact = source != "i32" or largest == "i32"
        assert (f"({WIDE}) -> {floats}" in text) is not exact


def test_a_sort_narrows_each_array_for_itself():
    text = assert_same_numbers(
        parsed(
            f"""{SMALL}
            %r:3 = "stablehlo.sort"(%c, %wide, %a) <{{dimension = 0 : i64, is_stable = true}}> ({{
            ^bb0(%0: tensor<i64>, %1: tensor<i64>, %2: tensor<i64>, %3: tensor<i64>, %4: tensor<i64>, %5: tensor<i64>):
              %6 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
              stablehlo.return %6 : tensor<i1>
            }}) : (<I>, <I>, <I>) -> (<I>, <I>, <I>)
            return %r#0, %r#1, %r#2 : <I>, <I>, <I>"""
        )
    )
    narrow = f"tensor<{N}xi32>"
    assert f"({narrow}, {WIDE}, {narrow}) -> ({narrow}, {WIDE}, {narrow})" in text


def routing(tokens, scores, x):
    """Tokens to places in their experts' queues, and other arithmetic of indices."""
    expert = scores.argmax(-1)
    hot = F.one_hot(expert, 4)
    place = (hot.cumsum(0) * hot).sum(-1) - 1
    slot = torch.where(place < 8, expert * 8 + place, 32)
    rows = torch.arange(len(x))
    distance = (rows[:, None] - rows[None]).clamp(-3, 3) + 3
    counts = torch.zeros(5, dtype=torch.int64).scatter_add(0, tokens % 5, rows)
    return (
        torch.zeros(33, 2).index_copy(0, slot, x),
        torch.arange(7.0)[distance],
        counts,
        slot.sort().values,
        tokens + 1,
    )


@pytest.fixture(scope="module")
def program():
    return torch2hlo.convert(routing, tuple(map(torch.from_numpy, operands_of_routing())), check_indices=False)


def operands_of_routing():
    rng = np.random.default_rng(0)
    return EXTREMES, rng.normal(size=(N, 4)).astype("float32"), rng.normal(size=(N, 2)).astype("float32")


def test_a_program(program):
    module = program.entries["forward"].module
    before = mlir.to_plain_text(module)
    text = assert_same_numbers(module, operands_of_routing())
    assert mlir.to_plain_text(module) == before
    wide = [
        line for line in text.splitlines() if f"<{N}xi64>" in line and "func.func" not in line and "return" not in line
    ]
    assert [line.split("stablehlo.")[1].split()[0] for line in wide] == [
        "constant",  # 1
        "constant",  # 5
        "remainder",  # of the tokens by 5
        "convert",
        "convert",  # of the sorted places
        "add",  # 1 to the tokens
    ]


def test_the_option(program):
    operands = tuple(map(torch.from_numpy, operands_of_routing()))
    executable = program.compile("cpu", narrow=True)
    assert executable.report.options["narrow"]
    for got, want in zip(executable(*operands), routing(*operands), strict=True):
        torch.testing.assert_close(got, want, rtol=0, atol=0)
    assert (
        compilation(program, "cpu", narrow=True).hlo.count("s64[") < compilation(program, "cpu").hlo.count("s64[") / 2
    )
