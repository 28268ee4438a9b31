"""Random small programs of sizes and decisions known only at run time, each equal to eager at every size.

A clear refusal is allowed; another value than eager's, or an error that is not ours, never.
"""

import pytest
import torch
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.padding.harness import every_size
from torch2hlo.errors import ModelRaisedError, UnsupportedError

TABLE = torch.linspace(-1, 1, 20).reshape(5, 4)


def rows(v):
    return v.reshape(v.shape[0], -1).sum(1)


def decide(v, yes, no):
    return yes(v) if v.sum() > 0.1 else no(v)  # that of centred values is about 0


# Each: (value so far, a dimension of it, the input, a number read by .item()) → the next value.
STEPS = {
    "relu": lambda v, d, x, n: v.relu() - 0.25,
    "tanh": lambda v, d, x, n: torch.tanh(v * 1.5),
    "softmax": lambda v, d, x, n: v.softmax(d) - 0.3,
    "log_softmax": lambda v, d, x, n: v.log_softmax(d).clamp(-3, 3) + 1,
    "sum": lambda v, d, x, n: v.sum(d),
    "mean": lambda v, d, x, n: v.mean(d, keepdim=True),
    "mean_all": lambda v, d, x, n: v - v.mean(),
    "amax": lambda v, d, x, n: v.amax(d),
    "argmax": lambda v, d, x, n: v.argmax(d).float() - 1,
    "var": lambda v, d, x, n: v.var(d, correction=0),
    "norm": lambda v, d, x, n: torch.nn.functional.normalize(v, dim=d),
    "cumsum": lambda v, d, x, n: v.cumsum(d).tanh(),
    "flip": lambda v, d, x, n: v.flip(d),
    "roll": lambda v, d, x, n: v.roll(1, d),
    "sort": lambda v, d, x, n: v.sort(d)[0],
    "argsort": lambda v, d, x, n: v.gather(d, v.argsort(dim=d, stable=True)) * 0.5,
    "pad": lambda v, d, x, n: torch.nn.functional.pad(v, (1, 2), value=0.5),
    "permute": lambda v, d, x, n: v.permute(*reversed(range(v.dim()))),
    "flatten": lambda v, d, x, n: v.reshape(-1),
    "split": lambda v, d, x, n: v.reshape(-1, 3),
    "merge": lambda v, d, x, n: v.flatten(0, min(1, v.dim() - 1)),
    "pairs": lambda v, d, x, n: v.reshape(*v.shape, 1).expand(*v.shape, 2).reshape(v.shape[0], -1),
    "unsqueeze": lambda v, d, x, n: v.unsqueeze(d) if v.dim() < 3 else v,
    "cat": lambda v, d, x, n: torch.cat([v, v * 0.5], d),
    "cat_input": lambda v, d, x, n: torch.cat([v.reshape(-1), x.reshape(-1)]),
    "stack": lambda v, d, x, n: torch.stack([v, -v], d) if v.dim() < 3 else v,
    "repeat": lambda v, d, x, n: v.repeat_interleave(2, d),
    "tile": lambda v, d, x, n: v.repeat(*[2 if i == d else 1 for i in range(v.dim())]),
    "mask": lambda v, d, x, n: v[v > 0],
    "mask_rows": lambda v, d, x, n: v[rows(v) > 0],
    "nonzero": lambda v, d, x, n: (v > 0.2).nonzero().float() - 1,
    "masked_fill": lambda v, d, x, n: v.masked_fill(v > 0.5, -1.0),
    "where": lambda v, d, x, n: torch.where(v > 0, v, torch.arange(v.shape[-1]) * 0.1),
    "head": lambda v, d, x, n: v[:n],
    "tail": lambda v, d, x, n: v[n:],
    "last": lambda v, d, x, n: v[-1:],
    "place": lambda v, d, x, n: v[n - 1].reshape(-1),
    "shift": lambda v, d, x, n: v[1:] - v[:-1],
    "every_other": lambda v, d, x, n: v[::2],
    "gram": lambda v, d, x, n: (v.reshape(v.shape[0], -1) @ v.reshape(v.shape[0], -1).t()).tanh(),
    "inner": lambda v, d, x, n: (v.reshape(v.shape[0], -1).t() @ v.reshape(v.shape[0], -1)).tanh(),
    "outer": lambda v, d, x, n: torch.outer(v.reshape(-1), rows(x)).tanh(),
    "attend": lambda v, d, x, n: (x @ x.t()).tril().softmax(-1) @ x + v.mean(),
    "embed": lambda v, d, x, n: TABLE[(v.nan_to_num(0) * 7).round().long().remainder(5)] if v.dim() < 3 else v,
    "linear": lambda v, d, x, n: v @ TABLE.t()[:3, :3] if v.shape[-1] == 3 else v * 2,
    "add_input": lambda v, d, x, n: v.sum() + x,
    "scatter": lambda v, d, x, n: torch.zeros(5).index_add(0, torch.arange(v.numel()) % 5, v.reshape(-1)).tanh(),
    "set": lambda v, d, x, n: v.clone().index_put_((torch.arange(v.shape[0]) // 2,), torch.tensor(0.5)),
    "unique": lambda v, d, x, n: v.round().unique() * 0.5,
    "if_sum": lambda v, d, x, n: decide(v, torch.tanh, torch.neg),
    "if_size": lambda v, d, x, n: v * 2 if v.shape[0] > 2 else v + 1,
    "if_shape": lambda v, d, x, n: decide(v, lambda u: u[:1], lambda u: u),
    "size": lambda v, d, x, n: v * v.shape[0] / 3,
}


def program(steps):
    def run(x, count):
        v, n = x, count.item() + 1
        for name, dim in steps:
            if v.dim() == 0:
                v = v.reshape(1)
            v = STEPS[name](v, dim % v.dim(), x, n)
        return v

    return run


def check(steps):
    try:
        every_size(program(steps), "T 3", "index2:")
    except (UnsupportedError, ModelRaisedError) as refusal:
        assert "please report" not in str(refusal), refusal  # noqa: PT017


# What random programs found: places out of range, bounds with gaps, sizes equal to others, empty windows, and so on.
FOUND = (
    [("place", 0), ("tile", 1)],
    [("mask_rows", 0), ("shift", 2)],
    [("mask", 1), ("head", 1), ("split", 0)],
    [("embed", 0), ("every_other", 2), ("tail", 0), ("unique", 1)],
    [("split", 2), ("tail", 0), ("if_size", 1), ("pairs", 2), ("pad", 0)],
    [("flatten", 2), ("unique", 0), ("linear", 1), ("stack", 1)],
    [("tile", 0), ("merge", 0), ("mask_rows", 2), ("split", 1), ("softmax", 1)],
    [("mask", 0), ("head", 0)],
    [("head", 1), ("last", 0), ("amax", 0), ("unique", 1), ("shift", 2)],
)


@pytest.mark.parametrize("steps", FOUND, ids=str)
def test_found(steps):
    every_size(program(steps), "T 3", "index2:")


PLANS = st.lists(st.tuples(st.sampled_from(sorted(STEPS)), st.integers(0, 2)), min_size=1, max_size=5)


@settings(max_examples=25, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
@given(PLANS)
def test_equals_eager(steps):
    check(steps)


@pytest.mark.sweep
@settings(max_examples=500, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
@given(PLANS)
def test_many_equal_eager(steps):
    check(steps)


@pytest.mark.sweep
@pytest.mark.parametrize("second", STEPS)
@pytest.mark.parametrize("first", STEPS)
def test_pairs_equal_eager(first, second):
    check([(first, 0), (second, 0)])


@pytest.mark.parametrize("name", STEPS)
def test_a_step_alone(name):
    check([(name, 0)])
