import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten


class Small:
    """Makes floats in ±0.5: the interpreter, and eager for float16, add up halves in half precision."""

    def __init__(self, t):
        self.t = t

    def __call__(self, *shape):
        return self.t(*shape, low=-0.5, high=0.5) if self.t.dtype.is_floating_point else self.t(*shape)


def backward(t, x, weight, transposed=False, groups=1, mask=(True, True, True), output_padding=(0, 0), **kwargs):
    """The arguments of ``convolution_backward`` for a convolution of these shapes."""
    stride, padding, dilation = (
        list(kwargs.get(name, default))
        for name, default in (("stride", (1, 1)), ("padding", (0, 0)), ("dilation", (1, 1)))
    )
    args = (stride, padding, dilation, transposed, list(output_padding), groups)
    out = aten.convolution(torch.empty(x), torch.empty(weight), None, *args)
    return t(*out.shape), t(*x), t(*weight), [out.shape[1]], *args, list(mask)


CASES = {
    aten.conv1d.default: [
        lambda t: (t(1, 2, 5), t(3, 2, 3)),
        lambda t: (t(2, 4, 9), t(6, 2, 3), t(6), [2], [1], [2], 2),
        lambda t: (t(2, 9), t(3, 2, 3), t(3), [1], [2]),
        lambda t: (t(0, 2, 5), t(3, 2, 3), t(3)),
    ],
    aten.conv1d.padding: [
        lambda t: (t(1, 2, 6), t(3, 2, 4), t(3), [1], "same"),
        lambda t: (t(2, 7), t(3, 2, 2), None, [2], "valid", [2]),
    ],
    aten.conv2d.default: [
        lambda t: (t(1, 2, 4, 4), t(3, 2, 3, 3), t(3)),
        lambda t: (t(1, 2, 7, 5), t(3, 2, 3, 2), None, [2, 1], [1, 2], [1, 2]),
        lambda t: (t(2, 4, 5, 5), t(4, 1, 3, 3), t(4), [1, 1], [1, 1], [1, 1], 4),
        lambda t: (t(2, 2, 5, 5), t(6, 1, 3, 3), t(6), [2, 2], [1, 1], [1, 1], 2),
        lambda t: (t(2, 5, 5), t(3, 2, 3, 3), t(3)),
        lambda t: (t(0, 2, 5, 5), t(3, 2, 3, 3), t(3)),
    ],
    aten.conv2d.padding: [
        lambda t: (t(1, 2, 5, 4), t(3, 2, 2, 3), None, [1, 1], "same"),
        lambda t: (t(1, 2, 7, 8), t(2, 1, 2, 4), t(2), [1, 1], "same", [3, 2], 2),
        lambda t: (t(1, 2, 5, 5), t(3, 2, 3, 3), t(3), [2, 2], "valid"),
    ],
    aten.conv3d.default: [
        lambda t: (t(1, 2, 3, 3, 3), t(3, 2, 2, 2, 2), t(3)),
        lambda t: (t(1, 4, 4, 5, 6), t(4, 2, 2, 3, 2), t(4), [1, 2, 1], [0, 1, 2], [2, 1, 1], 2),
        lambda t: (t(2, 3, 3, 3), t(3, 2, 2, 2, 2)),
    ],
    aten.conv3d.padding: [lambda t: (t(1, 2, 3, 4, 4), t(2, 2, 2, 3, 1), None, [1, 1, 1], "same")],
    aten.conv_transpose1d.default: [
        lambda t: (t(1, 2, 4), t(2, 3, 3)),
        lambda t: (t(2, 4, 5), t(4, 3, 4), t(6), [3], [2], [1], 2, [2]),
        lambda t: (t(2, 4), t(2, 3, 3), t(3), [2]),
        lambda t: (t(1, 4, 5), t(4, 3, 16), t(6), [8], [0], [0], 2),
    ],
    aten.conv_transpose2d.input: [
        lambda t: (t(1, 2, 3, 3), t(2, 3, 2, 2), t(3), [2, 2]),
        lambda t: (t(1, 4, 5, 4), t(4, 3, 3, 3), t(6), [2, 2], [1, 1], [1, 1], 2, [2, 2]),
        lambda t: (t(2, 3, 4, 4), t(3, 1, 3, 3), None, [2, 1], [1, 0], [1, 0], 3),
        lambda t: (t(1, 2, 6, 6), t(2, 2, 2, 2), None, [1, 1], [2, 3]),
        lambda t: (t(1, 2, 3, 3), t(2, 2, 1, 1), None, [3, 2], [0, 0], [2, 1]),
        lambda t: (t(2, 3, 3), t(2, 3, 3, 3), t(3)),
        lambda t: (t(0, 2, 3, 3), t(2, 3, 3, 3), t(3)),
    ],
    aten.conv_transpose3d.input: [
        lambda t: (t(1, 2, 2, 3, 2), t(2, 3, 2, 2, 2), t(3), [1, 2, 2], [0, 0, 1], [0, 1, 0])
    ],
    aten.convolution.default: [
        lambda t: (t(1, 2, 4, 4), t(3, 2, 3, 3), t(3), [1, 1], [1, 1], [1, 1], False, [0, 0], 1),
        lambda t: (t(1, 4, 4, 3), t(4, 1, 3, 3), t(2), [2, 2], [1, 1], [1, 2], True, [1, 0], 2),
        lambda t: (t(1, 4, 4), t(4, 1, 3), None, [2], [1], [1], True, [1], 2),
    ],
    aten._convolution.default: [
        lambda t: (
            t(1, 2, 4, 4),
            t(3, 2, 3, 3),
            t(3),
            [1, 1],
            [1, 1],
            [1, 1],
            False,
            [0, 0],
            1,
            False,
            False,
            False,
            False,
        ),
        lambda t: (
            t(1, 2, 4, 4),
            t(2, 3, 3, 3),
            None,
            [2, 1],
            [1, 1],
            [1, 1],
            True,
            [1, 0],
            1,
            False,
            False,
            False,
            False,
        ),
    ],
    aten.conv_tbc.default: [
        lambda t: (t(5, 2, 3), t(3, 3, 4), t(4)),
        lambda t: (t(5, 2, 3), t(2, 3, 4), t(4), 2),
    ],
    aten.convolution_backward.default: [
        lambda t: backward(t, (2, 2, 4, 4), (3, 2, 3, 3)),
        lambda t: backward(t, (2, 4, 7, 6), (6, 2, 3, 2), groups=2, stride=(2, 3), padding=(1, 2), dilation=(2, 1)),
        lambda t: backward(t, (1, 3, 6, 6), (6, 1, 3, 3), groups=3, stride=(2, 2), padding=(1, 1)),
        lambda t: backward(
            t, (1, 4, 4, 3), (4, 3, 3, 2), True, 2, stride=(2, 2), padding=(1, 0), output_padding=(1, 0)
        ),
        lambda t: backward(t, (1, 2, 4, 4), (2, 3, 3, 3), True, dilation=(2, 1)),
        lambda t: backward(t, (1, 2, 4, 4), (3, 2, 3, 3), mask=(False, True, False)),
        lambda t: backward(t, (1, 2, 4, 4), (3, 2, 3, 3), mask=(True, False, False)),
        lambda t: backward(t, (1, 2, 4, 4), (2, 3, 3, 3), True, mask=(True, True, False)),
        lambda t: backward(t, (1, 2, 5), (3, 2, 2), stride=(2,), padding=(1,), dilation=(1,), output_padding=(0,)),
    ],
}
CASES = {op: [lambda t, case=case: case(Small(t)) for case in cases] for op, cases in CASES.items()}


@parametrize(CASES)
def test_equals_eager(op):
    # The interpreter aborts where a convolution's result is [f, b, …] (the gradient of a weight).
    check_op(op, CASES[op], interpret=op is not aten.convolution_backward.default)


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
