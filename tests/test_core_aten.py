"""Every operation that PyTorch tags as core ATen has a lowering, or stands here with its reason."""

import pytest
import torch

import torch2hlo
from torch2hlo import lowerings as lowerings  # fills the registry
from torch2hlo.lowering import has_lowering

SIZES = "asks for a size, which is a number when the model is captured"
VALUES = "its result is a number, or has a size, that depends on values"
IN_PLACE = "writes its arguments: capture rewrites it into the form that returns the new value"
VIEWS = "gives views: capture rewrites it into slices"
OUT = "writes into out=: capture rewrites it into the form that returns the value"

# Only random, dynamically sized and complex-FFT operations, sizes, and what capture rewrites may be here.
WITHOUT = {
    "aten._local_scalar_dense.default": VALUES,
    "aten.nonzero.default": VALUES,
    "aten._native_batch_norm_legit.default": IN_PLACE,
    "aten.resize_.default": IN_PLACE,
    "aten.atan2.out": OUT,
    "aten.split_with_sizes.default": VIEWS,
    "aten.sym_is_contiguous.default": SIZES,
    "aten.sym_numel.default": SIZES,
    "aten.sym_size.int": SIZES,
    "aten.sym_storage_offset.default": SIZES,
    "aten.sym_stride.int": SIZES,
}


def core_overloads():
    """Every overload with the tag; from the dispatcher, since ``dir(torch.ops.aten)`` has only those used."""
    for full in sorted(torch._C._dispatch_get_all_op_names()):
        namespace, _, name = full.partition("::")
        packet, _, overload = name.partition(".")
        if namespace == "aten" and hasattr(torch.ops.aten, packet):
            op = getattr(getattr(torch.ops.aten, packet), overload or "default", None)
            if op is not None and torch.Tag.core in op.tags:
                yield op


CORE = {str(op): op for op in core_overloads()}


def test_all_were_found():
    assert len(CORE) > 180
    assert {"aten.add.Tensor", "aten.convolution.default", "aten.upsample_nearest2d.vec"} <= set(CORE)


def test_each_has_a_lowering_or_a_reason():
    assert [name for name, op in CORE.items() if not has_lowering(op) and name not in WITHOUT] == []


@pytest.mark.parametrize("name", WITHOUT)
def test_no_reason_is_out_of_date(name):
    if name in CORE:  # a newer PyTorch may have dropped the tag
        assert not has_lowering(CORE[name])


def batch_norm(x):
    mean, var = torch.zeros(3), torch.ones(3)
    result = torch.ops.aten._native_batch_norm_legit.default(x, None, None, mean, var, True, 0.1, 1e-5)
    return *result, mean, var


@pytest.mark.parametrize(
    "function",
    [
        batch_norm,
        lambda x: torch.ops.aten.atan2.out(x, x + 1, out=torch.empty(2, 3)),
        lambda x: torch.ops.aten.split_with_sizes.default(x, [1, 2], 1),
        lambda x: torch.ops.aten.resize_.default(x.clone(), [3, 1]),
    ],
    ids=["_native_batch_norm_legit", "atan2.out", "split_with_sizes", "resize_"],
)
def test_what_capture_rewrites_is_right(function):
    x = torch.tensor([[1.0, -2.0, 3.0], [0.5, 0.0, -1.0]])
    expected = function(x)
    result = torch2hlo.convert(function, (x,)).compile("cpu")(x)
    torch.testing.assert_close(result, expected)
