import math

import torch

from tests.lowerings.harness import _compare as compare
from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten


def positive(t, *shape, **options):
    return t(*shape, low=0.1, high=2, **options)


def _layer_norm(t, shape, normal, *, weight=True, bias=True, dtype=None, eps=1e-5):
    w, b = (t(*normal, dtype=dtype) if given else None for given in (weight, bias))
    return t(*shape), list(normal), w, b, eps


def _layer_norm_backward(t, shape, normal, *, weight=True, mask=(True, True, True)):
    x, w = t(*shape), t(*normal) if weight else None
    _, mean, rstd = aten.native_layer_norm(x, list(normal), w, w, 1e-5)
    return t(*shape), x, list(normal), mean, rstd, w, w, list(mask)


def _group_norm(t, *shape, groups, weight=True, bias=True, dtype=None):
    w, b = (t(shape[1], dtype=dtype) if given else None for given in (weight, bias))
    return t(*shape), w, b, shape[0], shape[1], math.prod(shape[2:]), groups, 1e-5


def _group_norm_backward(t, *shape, groups, weight=True, mask=(True, True, True)):
    x, w, _, n, c, hw, groups, eps = _group_norm(t, *shape, groups=groups, weight=weight)
    _, mean, rstd = aten.native_group_norm(x, w, None, n, c, hw, groups, eps)
    return t(*shape), x, mean, rstd, w, n, c, hw, groups, list(mask)


def _batch_norm(t, *shape, weight=True, bias=True, dtype=None):
    w, b = (t(shape[1], dtype=dtype) if given else None for given in (weight, bias))
    return t(*shape), w, b, t(shape[1], dtype=dtype), positive(t, shape[1], dtype=dtype)


def _batch_norm_backward(t, *shape, weight=True, train=True, mask=(True, True, True)):
    x, w, _, mean, var = _batch_norm(t, *shape, weight=weight)
    _, saved, invstd = aten._native_batch_norm_legit.no_stats(x, w, None, True, 0.1, 1e-5)
    return t(*shape), x, w, mean, var, saved, invstd, train, 1e-5, list(mask)


CASES = {
    aten.layer_norm.default: [
        lambda t: _layer_norm(t, (2, 4), (4,)),
        lambda t: _layer_norm(t, (2, 3, 4), (3, 4)),
        lambda t: _layer_norm(t, (4,), (4,)),
        lambda t: _layer_norm(t, (2, 4), (4,), weight=False, bias=False, eps=1e-2),
        lambda t: _layer_norm(t, (2, 4), (4,), bias=False),
        lambda t: _layer_norm(t, (0, 4), (4,)),
        lambda t: _layer_norm(t, (2, 4), (4,), dtype=torch.float32),
        lambda t: (t.special(3, 5), [5]),
        lambda t: (t(2, 6, low=10, high=11), [6]),
    ],
    aten.native_layer_norm.default: [
        lambda t: _layer_norm(t, (2, 4), (4,)),
        lambda t: _layer_norm(t, (2, 3, 4), (3, 4), weight=False, bias=False),
    ],
    aten.group_norm.default: [
        lambda t: (t(2, 4, 3), 2, t(4), t(4)),
        lambda t: (t(2, 6, 3, 2), 3, t(6), t(6), 1e-2),
        lambda t: (t(2, 6), 3),
        lambda t: (t(2, 6, 5), 6, t(6)),
        lambda t: (t(2, 6, 5), 1, t(6, dtype=torch.float32), t(6, dtype=torch.float32)),
        lambda t: (t(0, 4, 3), 2, t(4), t(4)),
        lambda t: (t.special(2, 4, 3), 2),
    ],
    aten.native_group_norm.default: [
        lambda t: _group_norm(t, 2, 4, 3, groups=2),
        lambda t: (t(2, 4, 3, 2), None, None, 2, 4, 6, 2, 1e-5),
    ],
    aten.rms_norm.default: [
        lambda t: (t(2, 4), [4], t(4)),
        lambda t: (t(2, 3, 4), [3, 4], t(3, 4), 1e-2),
        lambda t: (t(2, 4), [4]),
        lambda t: (t(4), [4], t(4)),
        lambda t: (t(2, 4) * 1e-4, [4]),
        lambda t: (t.special(3, 5), [5], t(5)),
        lambda t: (t(0, 4), [4]),
    ],
    aten._fused_rms_norm.default: [
        lambda t: (t(2, 4), [4], t(4), None),
        lambda t: (t(2, 3, 4), [3, 4], None, 1e-5),
    ],
    aten._native_batch_norm_legit_no_training.default: [
        lambda t: (*_batch_norm(t, 2, 3, 4), 0.1, 1e-5),
        lambda t: (*_batch_norm(t, 2, 3, 4, 5, weight=False, bias=False), 0.1, 1e-5),
        lambda t: (*_batch_norm(t, 2, 3, bias=False), 0.1, 1e-3),
        lambda t: (*_batch_norm(t, 2, 3, weight=False), 0.1, 1e-3),
    ],
    aten._batch_norm_no_update.default: [lambda t: (*_batch_norm(t, 2, 3, 4), 0.1, 1e-5)],
    aten._native_batch_norm_legit.no_stats: [
        lambda t: (t(2, 3, 4), t(3), t(3), True, 0.1, 1e-5),
        lambda t: (t(4, 3, 2, 2), None, None, True, 0.1, 1e-5),
        lambda t: (t(4, 3, low=4, high=6), t(3), None, True, 0.1, 1e-5),
    ],
    aten._native_batch_norm_legit_functional.default: [
        lambda t: (*_batch_norm(t, 2, 3, 4), True, 0.1, 1e-5),
        lambda t: (*_batch_norm(t, 2, 3, weight=False, bias=False), True, 0.5, 1e-5),
        lambda t: (*_batch_norm(t, 2, 3, 4, dtype=None), False, 0.1, 1e-5),
    ],
    aten._batch_norm_with_update_functional.default: [lambda t: (*_batch_norm(t, 2, 3, 4), 0.1, 1e-5)],
    aten.native_layer_norm_backward.default: [
        lambda t: _layer_norm_backward(t, (2, 4), (4,)),
        lambda t: _layer_norm_backward(t, (2, 3, 4), (3, 4), weight=False, mask=(True, False, False)),
        lambda t: _layer_norm_backward(t, (2, 3, 4), (4,), mask=(False, True, True)),
    ],
    aten.native_group_norm_backward.default: [
        lambda t: _group_norm_backward(t, 2, 4, 3, groups=2),
        lambda t: _group_norm_backward(t, 2, 4, 3, 2, groups=4, weight=False, mask=(True, False, False)),
    ],
    aten.native_batch_norm_backward.default: [
        lambda t: _batch_norm_backward(t, 2, 3, 4),
        lambda t: _batch_norm_backward(t, 2, 3, 4, train=False),
        lambda t: _batch_norm_backward(t, 2, 3, weight=False, mask=(True, False, False)),
    ],
}


def _whatever_the_dtype(got, wanted, *rest):
    """The fake ``_native_batch_norm_legit_functional`` gives its statistics other dtypes than eager's."""

    def cast(ours, theirs):
        if isinstance(theirs, torch.Tensor):
            return ours.to(theirs.dtype)
        return [cast(*pair) for pair in zip(ours, theirs, strict=True)]

    compare(cast(got, wanted), wanted, *rest)


def _loose_in_bfloat16(got, wanted, labels, tolerance, what):
    """Eager sums bfloat16 gradients in bfloat16; ours are summed in float32, and nearer to float64's."""
    for ours, theirs, label in zip(got, wanted, labels, strict=True):
        loose = 3e-2 if label.startswith("torch.bfloat16") else tolerance
        compare([ours], [theirs], [label], loose, what)


SAME = {
    aten._native_batch_norm_legit_functional.default: _whatever_the_dtype,
    aten.native_layer_norm_backward.default: _loose_in_bfloat16,
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op], same=SAME.get(op))


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
