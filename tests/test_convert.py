"""What goes in and comes out: structures, names, order, dtypes; and what a conversion must leave alone."""

import copy
import dataclasses
import subprocess
import sys
import typing
from collections import OrderedDict, namedtuple
from pathlib import Path

import jax
import numpy as np
import pytest
import torch
from torch import nn

import torch2hlo
from torch2hlo.errors import CallError, ExampleInputsError, ModelRaisedError, NotConvertibleError, UnsupportedOpError

Pair = namedtuple("Pair", "first second")  # noqa: PYI024  models have this kind too


@dataclasses.dataclass
class Batch:
    ids: torch.Tensor
    mask: torch.Tensor | None = None
    scale: float = 1.0


class Point(typing.NamedTuple):
    x: torch.Tensor
    y: torch.Tensor


def test_structures_come_back_as_they_were():
    def model(batch, pair, *, extra):
        total = batch.ids * batch.scale + pair.first[0] + extra["a"]["b"]
        return Point(total, pair.second), {"list": [total, None, 3, "tag"], "order": OrderedDict(z=total)}, Batch(total)

    args = Batch(torch.ones(2), None, 2.0), Pair([torch.ones(2)], torch.zeros(2))
    kwargs = {"extra": {"a": {"b": torch.full((2,), 5.0)}}}
    exe = torch2hlo.convert(model, args, kwargs).compile()
    point, rest, batch = exe(*args, **kwargs)
    assert isinstance(point, Point)
    assert torch.equal(point.x, torch.full((2,), 8.0))
    assert rest["list"][1:] == [None, 3, "tag"]
    assert isinstance(rest["order"], OrderedDict)
    assert isinstance(batch, Batch)
    assert batch.mask is None


def test_results_come_in_the_kind_that_went_in():
    exe = torch2hlo.convert(lambda x: x + 1, (torch.zeros(3, dtype=torch.int64),)).compile()
    for given, kind in ((torch.zeros(3, dtype=torch.int64), torch.Tensor), (np.zeros(3, np.int64), np.ndarray)):
        result = exe(given)
        assert isinstance(result, kind)
        assert str(result.dtype).endswith("int64")
        assert result.tolist() == [1, 1, 1]
    exe = torch2hlo.convert(lambda x: x + 1, (torch.zeros(3),)).compile()
    assert isinstance(exe(jax.numpy.zeros(3)), jax.Array)


def test_64_bit_numbers_are_exact_and_jax_stays_as_it_was():
    before = jax.config.jax_enable_x64
    examples = (torch.tensor([2**40]), torch.tensor([1.0], dtype=torch.float64))
    exe = torch2hlo.convert(lambda x, y: (x * 3 + 1, y / 3), examples).compile()
    big, third = exe(torch.tensor([2**61 + 1]), torch.tensor([1.0], dtype=torch.float64))
    assert big.item() == (2**61 + 1) * 3 + 1
    assert third.item() == 1 / 3
    assert jax.config.jax_enable_x64 == before
    assert jax.numpy.arange(3).dtype == np.int32


def test_arguments_are_bound_by_declaration_not_by_use():
    def model(a, unused, b, c=1.0):  # noqa: ARG001
        return b - a * c

    exe = torch2hlo.convert(model, (torch.ones(2), torch.zeros(5), torch.full((2,), 9.0))).compile()
    a, b = torch.tensor([1.0, 2.0]), torch.tensor([10.0, 20.0])
    assert exe(a, torch.zeros(5), b).tolist() == [9.0, 18.0]
    assert exe(b=b, a=a, unused=torch.zeros(5)).tolist() == [9.0, 18.0]


@pytest.mark.parametrize(
    ("args", "kwargs", "message"),
    [
        ((torch.ones(3, 2),), {}, r"x: expected float32\[2,3\], got float32\[3,2\]"),
        ((torch.ones(2, 3).double(),), {}, r"x: expected float32\[2,3\], got float64\[2,3\]"),
        ((np.ones((2, 3)),), {}, r"x: expected float32\[2,3\], got float64\[2,3\]"),
        ((5,), {}, "x: expected float32"),
        ((torch.ones(2, 3), torch.ones(1)), {}, "the arguments are not those"),
        ((torch.ones(2, 3),), {"times": 3}, "the arguments are not those"),
        ((), {}, "the arguments are not those"),
    ],
)
def test_another_call_than_the_program_is_made_for_is_an_error(args, kwargs, message):
    exe = torch2hlo.convert(lambda x, times=2: x * times, (torch.ones(2, 3),)).compile()
    with pytest.raises(CallError, match=message):
        exe(*args, **kwargs)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.tied = nn.Linear(4, 4, bias=False)
        self.embedding = nn.Embedding(4, 4)
        self.embedding.weight = self.tied.weight
        self.norm = nn.BatchNorm1d(4)
        self.unused = nn.Linear(9, 9)
        self.register_buffer("table", torch.arange(4.0), persistent=False)
        self.plain = [torch.ones(4), {"deep": torch.full((4,), 2.0)}]

    def forward(self, ids):
        return self.norm(self.tied(self.embedding(ids))) + self.table + self.plain[0] * self.plain[1]["deep"]


def test_weights_keep_their_names_and_tied_ones_are_one():
    module = Model().eval()
    program = torch2hlo.convert(module, (torch.tensor([0, 3]),))
    assert "unused.weight" not in program.tensors
    assert {"norm.weight", "plain.0", "plain.1.deep", "table"} <= program.tensors.keys()
    (tied,) = [weight for weight in program.signature.weights if weight.aliases]
    assert {tied.name, *tied.aliases} == {"tied.weight", "embedding.weight"}
    torch.testing.assert_close(program.compile()(torch.tensor([0, 3])), module(torch.tensor([0, 3])).detach())
    assert program.text() == torch2hlo.convert(module, (torch.tensor([0, 3]),)).text()


@pytest.mark.parametrize("fails", [False, True])
def test_conversion_leaves_the_module_and_the_process_alone(fails):
    class Watched(Model):
        def forward(self, ids):
            out = super().forward(ids)
            return torch.special.bessel_j0(out).to_sparse() if fails else out

    module = Watched().train()
    attributes = {name: dict(vars(m)) for name, m in module.named_modules()}
    tensors, call, state = copy.deepcopy(module.state_dict()), nn.Module.__call__, torch.get_rng_state()
    if fails:
        with pytest.raises(UnsupportedOpError, match="to_sparse"):
            torch2hlo.convert(module, (torch.tensor([0, 3]),))
    else:
        torch2hlo.convert(module, (torch.tensor([0, 3]),))
    for name, submodule in module.named_modules():
        assert vars(submodule).keys() == attributes[name].keys()
        assert all(vars(submodule)[key] is value for key, value in attributes[name].items())
    assert all(torch.equal(tensors[name], tensor) for name, tensor in module.state_dict().items())
    assert type(module.plain[0]) is torch.Tensor
    assert module.tied.weight is module.embedding.weight
    assert nn.Module.__call__ is call
    assert torch.equal(torch.get_rng_state(), state)
    module(torch.tensor([0, 3])).sum().backward() if not fails else None


def test_meta_modules_are_converted_and_get_their_weights_later():
    with torch.device("meta"):
        program = torch2hlo.convert(Model().eval().to("meta"), (torch.tensor([0, 3], device="cpu"),))
    real = Model().eval()
    held = {"table": real.table, "plain.0": real.plain[0], "plain.1.deep": real.plain[1]["deep"]}
    program.load_weights({**real.state_dict(), **held})
    torch.testing.assert_close(program.compile()(torch.tensor([1, 2])), real(torch.tensor([1, 2])).detach())


def test_functions_and_methods_bring_their_modules():
    module = nn.Linear(3, 3)

    class Wrapper(nn.Module):
        def __init__(self):
            super().__init__()
            self.inner = module

        def twice(self, x):
            return self.inner(self.inner(x))

    x = torch.randn(2, 3)
    for target in (lambda x: module(module(x)), Wrapper().twice):
        program = torch2hlo.convert(target, (x,))
        assert len(program.tensors) == 2
        torch.testing.assert_close(program.compile()(x), module(module(x)).detach())


SHARED, SCALE = nn.Linear(3, 3), nn.Parameter(torch.full((3,), 2.0))


def scaled(x):
    return SHARED(x) * SCALE


def test_functions_that_a_function_calls_bring_theirs():
    program = torch2hlo.convert(lambda x: scaled(x) + 1, (torch.ones(2, 3),))
    assert program.tensors.keys() == {"SHARED.weight", "SHARED.bias"}
    torch.testing.assert_close(program.compile()(torch.ones(2, 3)), (scaled(torch.ones(2, 3)) + 1).detach())


def test_every_operation_names_its_line_and_module():
    text = torch2hlo.convert(Model().eval(), (torch.tensor([0, 3]),)).text(locations=True)
    lines = Path(__file__).read_text().splitlines()
    line = next(number for number, code in enumerate(lines, 1) if "self.norm(self.tied(" in code)
    assert f'test_convert.py":{line}:' in text
    assert '"tied.linear"' in text
    assert '"norm.' in text


def test_bad_targets_and_inputs():
    with pytest.raises(NotConvertibleError, match="not a module"):
        torch2hlo.convert(nn.Linear, (torch.ones(2),))
    with pytest.raises(NotConvertibleError, match="not a module"):
        torch2hlo.convert(5, ())
    with pytest.raises(ExampleInputsError, match="missing a required argument: 'input'"):
        torch2hlo.convert(nn.Linear(2, 2))
    with pytest.raises(ModelRaisedError, match=r"mat1 and mat2|size mismatch|reduction dim"):
        torch2hlo.convert(nn.Linear(2, 2), (torch.ones(5),))


def test_all_unsupported_operations_are_named_at_once_each_with_its_line():
    def model(x):
        a = x.to_sparse()
        b = (x + 1).to_sparse()
        return a, b

    with pytest.raises(UnsupportedOpError) as caught:
        torch2hlo.convert(model, (torch.ones(2, 2),))
    assert [error.source.code for error in caught.value.errors] == ["a = x.to_sparse()", "b = (x + 1).to_sparse()"]


def test_loading_and_running_imports_no_torch(tmp_path):
    path = torch2hlo.convert(nn.Linear(3, 2), (torch.ones(1, 3),)).save(tmp_path / "linear.t2h")
    code = f"""
import sys, numpy as np, torch2hlo
result = torch2hlo.load({str(path)!r}).compile(cache_dir=None)(np.ones((1, 3), np.float32))
assert result.shape == (1, 2) and "torch" not in sys.modules, sorted(sys.modules)
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_conversion_that_borrows_nothing_imports_no_jax():
    code = """
import sys, torch, torch2hlo
torch2hlo.convert(lambda x: x + 1, (torch.ones(2),)).text()
assert "jax" not in sys.modules, sorted(sys.modules)
"""
    subprocess.run([sys.executable, "-c", code], check=True)
