"""Every error has one heading in docs/errors.md; whole messages of located, gathered and capture errors."""

import linecache
import re
import sys
import textwrap
from pathlib import Path

import jax
import numpy as np
import pytest
import torch
from torch import nn
from torch._subclasses.fake_tensor import DataDependentOutputException, DynamicOutputShapeException

import torch2hlo
from torch2hlo import errors
from torch2hlo.capture.refusals import refused
from torch2hlo.errors import (
    ArtifactError,
    CallError,
    CompileError,
    ExampleInputsError,
    FrozenError,
    KeyRequiredError,
    ModelRaisedError,
    NotConvertibleError,
    Source,
    StateError,
    TargetError,
    Torch2HloError,
    UnsupportedArgumentError,
    UnsupportedDtypeError,
    UnsupportedError,
    UnsupportedOpError,
    WeightsError,
    gather,
)
from torch2hlo.modelfiles import imported

DOCS = (Path(__file__).parents[1] / "docs" / "errors.md").read_text()
OPS = torch.library.Library("errors_test", "DEF")
for _name in ("mystery", "riddle"):
    OPS.define(f"{_name}(Tensor x) -> Tensor")
    OPS.impl(_name, torch.clone, "CompositeExplicitAutograd")
    OPS.impl(_name, torch.empty_like, "Meta")


IMPORTS = "import torch; from torch import nn; ops = torch.ops.errors_test"


def documented(cls):
    return "code" in vars(cls) and cls is not Torch2HloError


CLASSES = [value for value in vars(errors).values() if isinstance(value, type) and issubclass(value, Torch2HloError)]


class TestDocs:
    def test_one_heading_a_code(self):
        codes = [cls.code for cls in CLASSES if documented(cls)]
        assert len(set(codes)) == len(codes)
        assert re.findall(r"^## (T2H\d+)", DOCS, re.MULTILINE) == sorted(codes)

    @pytest.mark.parametrize("cls", [cls for cls in CLASSES if documented(cls)], ids=lambda cls: cls.code)
    def test_each_names_its_class_and_shows_a_message(self, cls):
        heading, _, rest = DOCS.partition(f"## {cls.code} ")[2].partition("\n")
        section = rest.partition("\n## ")[0]
        assert heading == cls.__name__
        assert f"\n```\n{cls.code}: " in section
        assert "**What to do.**" in section

    def test_every_error_has_a_code_of_its_own(self):
        assert [cls.__name__ for cls in CLASSES if not documented(cls)] == [
            "Torch2HloError",
            "UnsupportedError",
        ]


@pytest.fixture
def model(tmp_path):
    """``model(text)`` imports the text from a file, below one line of imports; gives its ``model``."""

    def make(text):
        path = tmp_path / "model.py"
        path.write_text("import torch; from torch import nn; ops = torch.ops.errors_test" + textwrap.dedent(text))
        linecache.checkcache(str(path))
        with imported(str(path)) as module:
            return module.model

    yield make
    sys.modules.pop("model", None)


def message(kind, call, tmp_path=Path("/nowhere")):
    with pytest.raises(kind) as caught:
        call()
    assert type(caught.value) is kind
    return str(caught.value).replace(str(tmp_path), "")


class TestText:
    def test_everything(self, tmp_path):
        (tmp_path / "model.py").write_text("first\n    y = attend(q, k)\n")
        source = Source(str(tmp_path / "model.py"), 2, "forward", "blocks.3.attn")
        error = UnsupportedOpError("no lowering", source=source, call="aten.x(float32[2])", hint="do this")
        assert str(error).replace(str(tmp_path), "") == (
            "T2H101: no lowering\n"
            "  --> /model.py:2, in blocks.3.attn\n"
            "   | y = attend(q, k)\n"
            "   = call: aten.x(float32[2])\n"
            "   = hint: do this"
        )
        assert error.errors == (error,)

    def test_a_file_that_is_gone(self):
        source = Source("/nowhere/model.py", 2, "forward")
        assert str(UnsupportedOpError("no lowering", source=source)) == (
            "T2H101: no lowering\n  --> /nowhere/model.py:2, in the root module\n   | "
        )

    def test_the_least(self):
        assert str(ArtifactError("damaged")) == "T2H401: damaged"


class TestGather:
    def test_one_stays_itself(self):
        error = CallError("wrong")
        assert gather([error]) is error

    def test_of_one_class(self):
        several = gather([CallError("one", hint="a"), CallError("two")])
        assert type(several) is CallError
        assert str(several) == "2 problems\n\nT2H301: one\n   = hint: a\n\nT2H301: two"
        assert [error.what for error in several.errors] == ["one", "two"]

    def test_the_class_that_they_share(self):
        assert type(gather([UnsupportedOpError("one"), UnsupportedDtypeError("two")])) is UnsupportedError
        assert type(gather([UnsupportedOpError("one"), CallError("two")])) is Torch2HloError

    def test_gathered_ones_are_flattened(self):
        inner = gather([CallError("one"), CallError("two")])
        assert [error.what for error in gather([inner, CallError("three")]).errors] == ["one", "two", "three"]


class TestConvert:
    def test_two_unsupported_operations(self, model, tmp_path):
        module = model("""
            class Inner(nn.Module):
                def forward(self, x):
                    return ops.riddle(x) + 1

            class Strange(nn.Module):
                def __init__(self):
                    super().__init__()
                    self.inner = Inner()

                def forward(self, x):
                    y = ops.mystery(x) * 2
                    return self.inner(y)

            model = Strange()
        """)
        hint = "write it with operations listed by `torch2hlo ops`, or add one with torch2hlo.register_lowering"
        assert message(UnsupportedOpError, lambda: torch2hlo.convert(module, (torch.ones(2, 3),)), tmp_path) == (
            "2 problems\n\n"
            "T2H101: no lowering for errors_test.mystery.default\n"
            "  --> /model.py:12, in the root module\n"
            "   | y = ops.mystery(x) * 2\n"
            "   = call: errors_test.mystery.default(float32[2,3]) -> float32[2,3]\n"
            f"   = hint: {hint}\n\n"
            "T2H101: no lowering for errors_test.riddle.default\n"
            "  --> /model.py:4, in inner\n"
            "   | return ops.riddle(x) + 1\n"
            "   = call: errors_test.riddle.default(float32[2,3]) -> float32[2,3]\n"
            f"   = hint: {hint}"
        )

    def test_a_dtype(self, model, tmp_path):
        function = model("\ndef model(x):\n    return torch.rsqrt(x.to(torch.float8_e5m2))")
        text = message(UnsupportedDtypeError, lambda: torch2hlo.convert(function, (torch.ones(3),)), tmp_path)
        assert text.startswith(
            "T2H102: aten.rsqrt.default is not lowered for float8_e5m2\n"
            "  --> /model.py:3, in the root module\n"
            "   | return torch.rsqrt(x.to(torch.float8_e5m2))\n"
            "   = call: aten.rsqrt.default(float8_e5m2[3]) -> float8_e5m2[3]\n"
            "   = hint: cast to one of bfloat16, bool, "
        )

    @pytest.mark.parametrize(
        ("target", "what"),
        [(5, "5"), (nn.Linear, "<class 'torch.nn.modules.linear.Linear'>"), ("model", "'model'")],
    )
    def test_not_a_module(self, target, what):
        assert message(NotConvertibleError, lambda: torch2hlo.convert(target, (torch.ones(3),))) == (
            f"T2H201: {what} is not a module or a function of tensors\n"
            "   = hint: pass an nn.Module instance, a bound method of one, or a function; "
            "call the class first"
        )

    def test_no_inputs(self):
        assert message(ExampleInputsError, lambda: torch2hlo.convert(nn.Linear(3, 3))) == (
            "T2H202: the example inputs don't fit Linear: missing a required argument: 'input'\n"
            "   = hint: pass them as you would call it: convert(module, (positional, …), {'name': …})"
        )

    def test_the_model_raises(self, model, tmp_path):
        function = model("\ndef model(x):\n    return {}[x.shape[0]]")
        assert message(ModelRaisedError, lambda: torch2hlo.convert(function, (torch.ones(3),)), tmp_path) == (
            "T2H203: the model raised KeyError: 3\n"
            "  --> /model.py:3, in the root module\n"
            "   | return {}[x.shape[0]]\n"
            "   = hint: run the model eagerly with the same example inputs; if that works, "
            "this is a bug of torch2hlo"
        )

    def test_what_is_not_known(self, tmp_path):
        (tmp_path / "model.py").write_text("ids = torch.unique(x)\n")
        op = torch.ops.aten._unique2.default
        sources = [Source(str(tmp_path / "model.py"), 1, "forward")]
        size = refused(DynamicOutputShapeException(op), op, (torch.ones(3),), {}, sources)
        assert str(size).replace(str(tmp_path), "") == (
            "T2H204: the size of aten._unique2.default's result depends on values\n"
            "  --> /model.py:1, in the root module\n"
            "   | ids = torch.unique(x)\n"
            "   = call: aten._unique2.default(float32[3])\n"
            "   = hint: use a form of static size: torch.where with three arguments, a mask, "
            "or topk with a fixed k"
        )
        op = torch.ops.aten._local_scalar_dense.default
        assert str(refused(DataDependentOutputException(op), op, (torch.ones(()),), {}, [])) == (
            "T2H204: Python asks for the value of a tensor, which is known only when the program runs\n"
            "   = call: aten._local_scalar_dense.default(float32[])\n"
            "   = hint: keep it a tensor: torch.where instead of `if`, tensor indexing instead of `.item()`"
        )

    def test_state_that_is_no_tensor(self, model, tmp_path):
        module = model("""
            class Counter(nn.Module):
                def __init__(self):
                    super().__init__()
                    self.calls = 0

                def forward(self, x):
                    self.calls += 1
                    return x * self.calls

            model = Counter()
        """)
        assert message(StateError, lambda: torch2hlo.convert(module, (torch.ones(3),)), tmp_path) == (
            "T2H205: `calls` is 0 before the call and 1 after it\n"
            "  --> /model.py:8, in the root module\n"
            "   | self.calls += 1\n"
            "   = hint: keep what changes from call to call in a tensor of one shape and dtype, "
            "such as a buffer"
        )
        assert module.calls == 0


@pytest.fixture(scope="module")
def executable():
    def function(x, n, *, mask):
        return x * n + mask

    return torch2hlo.convert(function, (torch.ones(2), 3), {"mask": torch.ones(2)}).compile("cpu")


class TestRun:
    def test_shapes_and_dtypes_at_once(self, executable):
        call = lambda: executable(np.ones((2, 2)), 3, mask=torch.ones(2))  # noqa: E731
        assert message(CallError, call) == (
            "T2H301: x: expected float32[2], got float64[2,2]\n"
            "   = hint: a program serves the shapes and dtypes that it was converted for; "
            "convert again for others"
        )
        both = lambda: executable(np.ones((2, 2)), 3, mask=[1])  # noqa: E731
        assert message(CallError, both).startswith(
            "T2H301: x: expected float32[2], got float64[2,2]; mask: expected float32[2], got list [1]\n"
        )

    def test_another_constant(self, executable):
        x = np.ones(2, np.float32)
        assert message(CallError, lambda: executable(x, 4, mask=x)) == (
            "T2H301: the arguments are not those that the program was converted for: "
            "args[1]: expected the constant 3, got int 4\n"
            "   = hint: numbers, strings and structure are part of a program; convert again for others"
        )

    def test_no_key(self):
        program = torch2hlo.convert(torch.nn.functional.dropout, (torch.ones(3),))
        executable = program.compile("cpu")
        assert message(KeyRequiredError, lambda: executable.call({}, torch.ones(3))) == (
            "T2H302: the program draws random numbers and needs a key, got nothing\n"
            "   = hint: key=jax.random.key(0), or two uint32 words"
        )

    def test_frozen(self):
        executable = torch2hlo.convert(lambda x: x * 2, (torch.ones(3),)).compile("cpu")
        executable.freeze()
        assert message(FrozenError, lambda: executable(torch.ones(4))).startswith(
            "T2H303: the executable is frozen, and no program serves this call: "
            "x: expected float32[3], got float32[4]\n"
        )

    def test_weights(self):
        with torch.device("meta"):
            module = nn.Linear(2, 2)
        program = torch2hlo.convert(module, (torch.ones(1, 2, device="meta"),))
        hint = "load the checkpoint of the model that was converted"
        assert message(WeightsError, lambda: program.load_weights({"weight": np.ones(3)})) == (
            "T2H304: weight is float64[3], the program has float32[2,2]; bias (float32[2]) is missing\n"
            f"   = hint: {hint}"
        )
        assert message(WeightsError, lambda: program.compile("cpu")) == (
            "T2H304: no value for weight, bias\n"
            "   = hint: the module was on the meta device: program.load_weights(state_dict)"
        )

    def test_no_target(self):
        program = torch2hlo.convert(lambda x: x * 2, (torch.ones(3),))
        assert message(TargetError, lambda: program.compile("cup")) == (
            "T2H601: there is no target 'cup'\n   = hint: targets: cpu, gpu, tpu"
        )

    def test_the_compiler_refuses(self, monkeypatch):
        def refuse(*_args):
            raise jax.errors.JaxRuntimeError("INTERNAL: no")

        monkeypatch.setattr("torch2hlo.pjrt.compile_module", refuse)
        program = torch2hlo.convert(lambda x: x * 2, (torch.ones(3),))
        assert message(CompileError, lambda: program.compile("cpu")) == (
            "T2H602: XLA refused the program for cpu: INTERNAL: no\n"
            "   = hint: this is a bug of torch2hlo or of XLA: report it with the text of the program"
        )


def test_an_argument_that_a_lowering_refuses(tmp_path, model):
    op = OPS.define("refused(Tensor x, int n) -> Tensor")
    OPS.impl(op, lambda x, _n: x.clone(), "CompositeExplicitAutograd")
    OPS.impl(op, lambda x, _n: torch.empty_like(x), "Meta")

    @torch2hlo.register_lowering(torch.ops.errors_test.refused.default)
    def refuse(ctx, _x, n):
        raise ctx.refuse(f"n = {n} is not supported", "use n = 1")

    function = model("\ndef model(x):\n    return ops.refused(x, 5)")
    try:
        assert message(UnsupportedArgumentError, lambda: torch2hlo.convert(function, (torch.ones(3),)), tmp_path) == (
            "T2H103: errors_test.refused.default: n = 5 is not supported\n"
            "  --> /model.py:3, in the root module\n"
            "   | return ops.refused(x, 5)\n"
            "   = call: errors_test.refused.default(float32[3], 5) -> float32[3]\n"
            "   = hint: use n = 1"
        )
    finally:
        from torch2hlo.lowering import _REGISTRY

        del _REGISTRY[torch.ops.errors_test.refused.default]
