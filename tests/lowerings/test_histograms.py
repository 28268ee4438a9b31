import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten
WITH = {"density": True}

CASES = {
    aten.histc.default: [
        lambda t: (t(2, 3), 4, -2, 2),
        lambda t: (t(30),),
        lambda t: (t(30), 7),
        lambda t: (t.special(30), 5, -1, 3),
        lambda t: (torch.full((3,), 2.0).to(t.dtype), 3),
        lambda t: (t(0), 3),
        lambda t: (t(5), 3, 1, 1),
    ],
    aten.histogram.bin_ct: [
        lambda t: ((t(2, 3), 4), {"range": [-2.0, 2.0]}),
        lambda t: (t(30),),
        lambda t: ((t(30), 7), WITH),
        lambda t: ((t(30), 7), {"weight": t(30), "range": [-1.0, 1.0]}),
        lambda t: ((t(5), 3), {"range": [1.0, 1.0]}),
        lambda t: (torch.full((3,), 2.0).to(t.dtype), 3),
        lambda t: (t(0), 3),
    ],
    aten.histogram.bins_tensor: [
        lambda t: (t(2, 3), torch.tensor([-1.0, 0.0, 2.0], dtype=t.dtype)),
        lambda t: ((t.special(30), torch.linspace(-2, 2, 40, dtype=t.dtype)), WITH),
        lambda t: ((t(5, 6), torch.tensor([-1.0, 0.0, 2.0], dtype=t.dtype)), {"weight": t(5, 6)}),
    ],
    aten._histogramdd_bin_edges.default: [
        lambda t: ((t(4, 2), [2, 3]), {"range": [-1.0, 1.0, 0.0, 2.0]}),
        lambda t: (t(4, 2, 3), [2, 3, 5]),
    ],
    aten._histogramdd_from_bin_cts.default: [
        lambda t: ((t(4, 2), [2, 3]), {"range": [-1.0, 1.0, 0.0, 2.0]}),
        lambda t: ((t(4, 5, 3), [2, 3, 5]), {**WITH, "weight": t(4, 5)}),
        lambda t: (t(4, 1), [3]),
    ],
    aten._histogramdd_from_bin_tensors.default: [
        lambda t: (
            t(4, 2),
            [torch.tensor([-1.0, 0.0, 2.0]).to(t.dtype), torch.tensor([-1.0, 1.0]).to(t.dtype)],
        ),
        lambda t: (
            (
                t(9, 2),
                [torch.tensor([-1.0, 0.0, 2.0]).to(t.dtype), torch.tensor([-1.0, 1.0, 3.0]).to(t.dtype)],
            ),
            WITH,
        ),
    ],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
