import pytest
import torch
import torch.nn.functional as F

import torch2hlo
from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten
SHAPES = {1: (2, 3, 5), 2: (2, 3, 5, 4), 3: (1, 2, 3, 5, 4)}
SIZES = {
    1: [[10], [7], [3], [5], [1], [16]],
    2: [[10, 8], [7, 9], [3, 2], [5, 4], [1, 13]],
    3: [[6, 10, 8], [2, 7, 9]],
}
TINY = {1: ((1, 1, 3), [6]), 2: ((1, 1, 3, 3), [6, 6]), 3: ((1, 1, 1, 2, 2), [2, 4, 4])}
FACTORS = {1: [[2.0], [1.7], [0.6]], 2: [[2.0, 3.0], [1.7, 2.3], [0.6, 0.55]], 3: [[1.7, 2.0, 0.6]]}


def forward(rank, *aligned):
    """Cases for ``op(x, size, *aligned)``: sizes, and scale factors that are not the ratio of the sizes."""
    shape, size = TINY[rank]
    cases = [lambda t: (t(*shape), size, *aligned[:1])]
    for flag in [(value,) for value in aligned] or [()]:
        cases += [lambda t, s=s, f=flag: (t(*SHAPES[rank]), s, *f) for s in SIZES[rank]]
        for factors in FACTORS[rank]:
            out = [int(n * f) for n, f in zip(SHAPES[rank][2:], factors, strict=True)]
            cases.append(lambda t, o=out, f=flag, k=factors: (t(*SHAPES[rank]), o, *f, *k))
    return cases  # an empty batch is more than torch's own meta functions for these take


def vec(rank, *aligned):
    shape, _ = TINY[rank]
    flags = [(value,) for value in aligned] or [()]
    return [
        lambda t: (t(*shape), None, *aligned[:1], [2.0] * rank),
        *(lambda t, f=f, k=k: (t(*SHAPES[rank]), None, *f, k) for f in flags for k in FACTORS[rank]),
        *(lambda t, f=f: (t(*SHAPES[rank]), SIZES[rank][1], *f, None) for f in flags),
    ]


def backward(rank, *aligned):
    shape, size = TINY[rank]
    cases = [lambda t: (t(*shape[:2], *size), size, list(shape), *aligned[:1])]
    for flag in [(value,) for value in aligned] or [()]:
        cases += [lambda t, s=s, f=flag: (t(*SHAPES[rank][:2], *s), s, list(SHAPES[rank]), *f) for s in SIZES[rank]]
        for factors in FACTORS[rank]:
            out = [int(n * f) for n, f in zip(SHAPES[rank][2:], factors, strict=True)]
            cases.append(lambda t, o=out, f=flag, k=factors: (t(*SHAPES[rank][:2], *o), o, list(SHAPES[rank]), *f, *k))
    return cases


CASES = {}
for names, aligned in (
    ({1: "upsample_nearest1d", 2: "upsample_nearest2d", 3: "upsample_nearest3d"}, ()),
    ({1: "_upsample_nearest_exact1d", 2: "_upsample_nearest_exact2d", 3: "_upsample_nearest_exact3d"}, ()),
    ({1: "upsample_linear1d", 2: "upsample_bilinear2d", 3: "upsample_trilinear3d"}, (False, True)),
    ({2: "upsample_bicubic2d"}, (False, True)),
    ({2: "_upsample_bilinear2d_aa"}, (False, True)),
    ({2: "_upsample_bicubic2d_aa"}, (False, True)),
    ({2: "_upsample_lanczos2d_aa"}, (False,)),
):
    for rank, name in names.items():
        if hasattr(aten, name):
            CASES[getattr(aten, name).default] = forward(rank, *aligned)
            CASES[getattr(aten, name).vec] = vec(rank, *aligned)
            CASES[getattr(aten, f"{name}_backward").default] = backward(rank, *aligned)


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)


@pytest.mark.parametrize("mode", ["nearest", "nearest-exact", "bilinear", "bicubic", "area"])
@pytest.mark.parametrize(
    "settings",
    [{"size": (7, 3)}, {"scale_factor": 1.7}, {"scale_factor": 0.6, "recompute_scale_factor": True}],
)
def test_interpolate(mode, settings):
    def resized(x):
        return F.interpolate(x, mode=mode, **settings)

    x = torch.rand(1, 2, 6, 5)
    torch.testing.assert_close(
        torch2hlo.convert(resized, (x,)).compile("cpu", cache_dir=None)(x), resized(x), rtol=1e-5, atol=1e-5
    )


@pytest.mark.parametrize("op", [aten.upsample_nearest1d, aten._upsample_nearest_exact1d], ids=str)
def test_every_size_takes_the_very_elements(op):
    def resized(*lines):
        return [op(x, [out]) for x in lines for out in range(1, 64, 5)]

    lines = tuple(torch.arange(float(size))[None, None] for size in range(1, 32, 3))
    program = torch2hlo.convert(resized, lines).compile("cpu", cache_dir=None)
    for ours, theirs in zip(program(*lines), resized(*lines), strict=True):
        assert torch.equal(ours, theirs)
