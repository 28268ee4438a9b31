import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten


def layer(
    t,
    gates,
    *,
    steps=3,
    batch=2,
    size=3,
    hidden=4,
    biases=True,
    layers=1,
    both=False,
    batch_first=False,
    proj=0,
):
    """The arguments of one recurrent operation; weights are small, as they are after initialisation."""
    directions, out = 2 if both else 1, proj or hidden
    params = []
    for index in range(layers):
        for _ in range(directions):
            inner = size if index == 0 else out * directions
            shapes = [(gates * hidden, inner), (gates * hidden, out)]
            shapes += [(gates * hidden,)] * 2 if biases else []
            shapes += [(proj, hidden)] if proj else []
            params += [t(*shape, low=-0.5, high=0.5) for shape in shapes]
    x = t(batch, steps, size) if batch_first else t(steps, batch, size)
    h, c = (t(layers * directions, batch, n, low=-1, high=1) for n in (out, hidden))
    return x, [h, c] if gates == 4 else h, params, biases, layers, 0.0, False, both, batch_first


def variants(gates):
    return [
        lambda t: layer(t, gates),
        lambda t: layer(t, gates, batch_first=True),
        lambda t: layer(t, gates, both=True),
        lambda t: layer(t, gates, layers=2, both=True, batch_first=True),
        lambda t: layer(t, gates, biases=False, layers=2),
        lambda t: layer(t, gates, steps=1, batch=1),
    ]


CASES = {
    aten.lstm.input: [
        *variants(4),
        lambda t: layer(t, 4, proj=2),
        lambda t: layer(t, 4, proj=2, layers=2, both=True, biases=False),
    ],
    aten.gru.input: variants(3),
    aten.rnn_tanh.input: variants(1),
    aten.rnn_relu.input: variants(1),
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
