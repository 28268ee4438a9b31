import pytest
import torch

import torch2hlo
from tests.lowerings.harness import check_op, golden_text, parametrize
from tests.lowerings.test_pooling import ties

aten = torch.ops.aten


def averaged(t, shape, *settings):
    """Arguments of an ``avg_pool*d_backward``."""
    op = aten.avg_pool3d if len(settings[0]) == 3 else aten.avg_pool2d
    return t(*op(torch.empty(shape), *settings).shape), t(*shape), *settings


def pooled(t, shape, kernel, *settings):
    """Arguments of a ``max_pool*d_with_indices_backward``."""
    op = aten.max_pool3d_with_indices if len(kernel) == 3 else aten.max_pool2d_with_indices
    x = ties(t, *shape)
    out, indices = op(x, kernel, *settings)
    return t(*out.shape), x, kernel, *settings, indices


def unpooled(t, shape, kernel):
    op = aten.max_pool3d_with_indices if len(kernel) == 3 else aten.max_pool2d_with_indices
    x = t(*shape)
    indices = op(x, kernel)[1]
    return (
        t(*indices.shape),
        indices,
        list(shape[-len(kernel) :]),
        *([kernel, [0, 0, 0]] if len(kernel) == 3 else []),
    )


CASES = {
    aten.avg_pool2d_backward.default: [
        lambda t: averaged(t, (1, 1, 4, 4), [2, 2], [2, 2], [0, 0], False, True, None),
        lambda t: averaged(t, (2, 2, 7, 6), [3, 2], [2, 1], [1, 1], True, False, None),
        lambda t: averaged(t, (2, 2, 8, 6), [3, 3], [2, 2], [1, 1], True, True, None),
        lambda t: averaged(t, (2, 5, 5), [2, 2], [3, 3], [0, 0], False, True, 3),
        lambda t: averaged(t, (2, 5, 5), [2, 2], [], [1, 1], False, True, None),
    ],
    aten.avg_pool3d_backward.default: [
        lambda t: averaged(t, (1, 1, 2, 2, 4), [2, 2, 2], [2, 2, 2], [0, 0, 0], False, True, None),
        lambda t: averaged(t, (1, 2, 5, 4, 6), [3, 2, 3], [2, 2, 2], [1, 1, 0], True, False, None),
    ],
    aten.max_pool2d_with_indices_backward.default: [
        lambda t: pooled(t, (1, 1, 4, 4), [2, 2], [2, 2], [0, 0], [1, 1], False),
        lambda t: pooled(t, (2, 2, 7, 6), [3, 2], [2, 1], [1, 1], [2, 1], True),
        lambda t: pooled(t, (2, 7, 6), [3, 3], [1, 1], [1, 1], [1, 1], False),
        lambda t: pooled(t, (0, 2, 4, 4), [2, 2], [2, 2], [0, 0], [1, 1], False),
    ],
    aten.max_pool3d_with_indices_backward.default: [
        lambda t: pooled(t, (1, 1, 2, 2, 4), [2, 2, 2], [2, 2, 2], [0, 0, 0], [1, 1, 1], False),
        lambda t: pooled(t, (1, 2, 5, 4, 6), [3, 2, 3], [2, 2, 2], [1, 1, 0], [1, 1, 2], True),
    ],
    aten.max_unpool2d.default: [
        lambda t: unpooled(t, (1, 1, 4, 4), [2, 2]),
        lambda t: unpooled(t, (2, 5, 7), [2, 3]),
        lambda t: unpooled(t, (0, 2, 4, 4), [2, 2]),
    ],
    aten.max_unpool3d.default: [
        lambda t: unpooled(t, (1, 1, 2, 4, 4), [2, 2, 2]),
        lambda t: unpooled(t, (2, 2, 5, 4), [1, 2, 2]),
    ],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)


@pytest.mark.parametrize(
    ("shape", "settings"),
    [
        ((2, 3, 6, 8), ([2, 2], [2, 2], [0, 0], [1, 1], False)),
        ((1, 2, 7, 5), ([3, 2], [2, 1], [1, 1], [1, 1], True)),
        ((2, 4, 5, 6), ([2, 3, 2], [], [0, 1, 1], [1, 1, 1], False)),
    ],
)
def test_gradient_of_the_very_pooling_scatters_nothing(shape, settings):
    """Each element asks the few windows that it is in; ties and NaN go where eager sends them."""
    name = f"max_pool{len(settings[0])}d_with_indices"
    forward, backward = getattr(aten, name), getattr(aten, f"{name}_backward")

    def both(x, grad):
        out, indices = forward(x, *settings)
        return out, backward(grad, x, *settings, indices)

    def maker(*shape, low, high):
        return torch.rand(shape, generator=torch.Generator().manual_seed(0)) * (high - low) + low

    maker.dtype = torch.float32
    x = ties(maker, *shape)
    grad = torch.rand_like(forward(x, *settings)[0])
    program = torch2hlo.convert(both, (x, grad))
    assert "scatter" not in program.text()
    for ours, theirs in zip(program.compile("cpu", cache_dir=None)(x, grad), both(x, grad), strict=True):
        torch.testing.assert_close(ours, theirs, equal_nan=True)
