import torch
import torch.nn.functional as F

import torch2hlo
from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten

PAD1D = [
    lambda t: (t(2, 4), [1, 2]),
    lambda t: (t(1, 2, 4), [3, 0]),
    lambda t: (t(2, 4), [0, 0]),
    lambda t: (t(2, 5), [-1, 2]),
    lambda t: (t(2, 5), [3, -4]),
    lambda t: (t(0, 2, 4), [1, 1]),
    lambda t: (t.special(1, 6), [2, 2]),
]
PAD2D = [
    lambda t: (t(2, 3, 4), [1, 2, 0, 1]),
    lambda t: (t(1, 2, 3, 4), [1, 0, 2, 2]),
    lambda t: (t(1, 2, 3, 4), [-1, 3, 2, -2]),
    lambda t: (t(0, 2, 3, 4), [1, 1, 1, 1]),
]
PAD3D = [
    lambda t: (t(1, 2, 3, 4), [1, 0, 0, 1, 1, 1]),
    lambda t: (t(1, 1, 3, 3, 4), [1, 2, 2, 1, 0, 2]),
    lambda t: (t(1, 1, 3, 3, 4), [-1, 1, 1, -1, -1, 2]),
]
EDGES = [
    lambda t: (t(2, 1), [3, 2]),
    lambda t: (t(2, 4), [9, 9]),
]

FEW_SUMS = [PAD3D[0], PAD3D[2]]  # eager rounds a half-precision sum at every step


def gradients(cases, forward):
    """The cases of a backward operation, from those of the forward one."""

    def of(case):
        def made(t):
            x, padding = case(t)
            return t(*forward(torch.empty(x.shape), padding).shape), x, padding

        return made

    return [of(case) for case in cases]


CASES = {
    aten.constant_pad_nd.default: [
        lambda t: (t(2, 3), [1, 2, 0, 1]),
        lambda t: (t(2, 3), [1, 0], 1),
        lambda t: (t(2, 3), [-1, 2, 1, -2], -1.5),
        lambda t: (t(2, 3), [-1, -1], 3),
        lambda t: (t(2, 3), [0, 0]),
        lambda t: (t(2, 3), [1, 1], True),
        lambda t: (t(2, 0), [1, 1], 2),
        lambda t: (t(2, 3), [1, 1], float("inf")),
        lambda t: (t(), []),
    ],
    aten.reflection_pad1d.default: PAD1D,
    aten.reflection_pad2d.default: PAD2D,
    aten.reflection_pad3d.default: PAD3D,
    aten.replication_pad1d.default: PAD1D + EDGES,
    aten.replication_pad2d.default: PAD2D,
    aten.replication_pad3d.default: PAD3D,
    aten.reflection_pad1d_backward.default: gradients(PAD1D, aten.reflection_pad1d),
    aten.reflection_pad2d_backward.default: gradients(PAD2D, aten.reflection_pad2d),
    aten.reflection_pad3d_backward.default: gradients(PAD3D, aten.reflection_pad3d),
    aten.replication_pad1d_backward.default: gradients(PAD1D + EDGES, aten.replication_pad1d),
    aten.replication_pad2d_backward.default: gradients(PAD2D, aten.replication_pad2d),
    aten.replication_pad3d_backward.default: gradients(FEW_SUMS, aten.replication_pad3d),
    aten._pad_circular.default: [
        lambda t: (t(1, 2, 4), [1, 2]),
        lambda t: (t(1, 2, 4), [4, 4]),
        lambda t: (t(1, 2, 4), [-1, 2]),
        lambda t: (t(1, 2, 4), [1, -2]),
        lambda t: (t(1, 2, 3, 4), [1, 2, 3, 0]),
        lambda t: (t(1, 1, 2, 3, 4), [1, 2, 3, 0, 0, 1]),
    ],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)


def test_modes_of_functional_pad():
    def every(x, b):
        return [
            F.pad(x, (1, 2, 0, 3), value=-1.5),
            F.pad(x, (1, 2, 2, 1), mode="reflect"),
            F.pad(x, (3, 0, 1, 1), mode="replicate"),
            F.pad(x, (2, 1, 0, 2), mode="circular"),
            F.pad(b, (1, 1), value=True),
            F.pad(b.long(), (0, 2), value=7),
        ]

    args = torch.randn(1, 2, 5, 4), torch.tensor([[True, False]])
    torch.testing.assert_close(
        torch2hlo.convert(every, args).compile("cpu", cache_dir=None)(*args), every(*args), rtol=0, atol=0
    )
