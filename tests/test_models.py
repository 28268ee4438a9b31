"""Finding a model, its factory's arguments, its example inputs; every error by its whole text."""

import itertools
import sys
import textwrap

import numpy as np
import pytest
import torch
from torch import nn

from torch2hlo import inputs, models
from torch2hlo.errors import (
    ExampleInputsError,
    InputSpecError,
    ModelFileError,
    NotConvertibleError,
    Torch2HloError,
)

NUMBERS = itertools.count()
HEAD = """
import torch
from torch import nn

class Net(nn.Module):
    def __init__(self, width=4):
        super().__init__()
        self.linear = nn.Linear(width, 2)
    def forward(self, x, mask=None):
        return self.linear(x)
    def step(self, x):
        return x + 1
"""


@pytest.fixture
def write(tmp_path, monkeypatch):
    """``write(text)`` makes a model file in the current folder, each with a name of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)

    def make(text, name="", head=HEAD):
        name = name or f"model{next(NUMBERS)}.py"
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(head + textwrap.dedent(text))
        return name

    before = set(sys.modules)
    yield make
    for name in set(sys.modules) - before:
        if str(tmp_path) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]


def found(reference, **options):
    with models.found(reference, **options) as model:
        return model


def refused(kind, reference, **options):
    with pytest.raises(kind) as caught:
        found(reference, **options)
    return str(caught.value)


class TestName:
    def test_an_instance_by_name(self, write):
        file = write("small = Net(3)\nlarge = Net(5)\nexample_inputs = (torch.ones(1, 5),)")
        model = found(f"{file}:large")
        assert isinstance(model.target, nn.Module)
        assert model.target.linear.in_features == 5
        assert (model.name, model.reference) == (f"{file[:-3]}-large", f"{file}:large")
        assert model.args[0].shape == (1, 5)
        assert (model.kwargs, model.entries) == ({}, {})

    def test_an_attribute_of_an_instance(self, write):
        file = write("whole = nn.Sequential(Net(3))\nexample_inputs = (torch.ones(1, 3),)")
        assert found(f"{file}:whole.forward").target.__name__ == "forward"

    def test_a_factory(self, write):
        file = write("def build(width=7):\n    return Net(width)\nexample_inputs = (torch.ones(1, 7),)")
        assert found(f"{file}:build").target.linear.in_features == 7
        assert found(f"{file}:build", factory={"width": 9}).target.linear.in_features == 9

    def test_a_class_without_arguments_is_a_factory(self, write):
        file = write("example_inputs = (torch.ones(1, 4),)")
        assert found(f"{file}:Net").target.linear.in_features == 4

    def test_a_function_of_tensors(self, write):
        file = write("def double(x):\n    return x * 2\nexample_inputs = (torch.ones(3),)", head="import torch\n")
        assert found(f"{file}:double").target(torch.ones(2)).tolist() == [2.0, 2.0]
        assert found(file).reference == f"{file}:double"

    def test_a_module_of_a_package(self, write):
        write("", name="zoo/__init__.py", head="")
        write("model = Net(6)\nexample_inputs = (torch.ones(1, 6),)", name="zoo/nets.py")
        model = found("zoo.nets:model")
        assert (model.name, model.target.linear.in_features) == ("nets-model", 6)
        assert found("zoo.nets").name == "nets"


class TestWithoutName:
    @pytest.mark.parametrize(
        ("text", "chosen"),
        [
            ("model = Net()", "model"),
            ("def build():\n    return Net()", "build"),
            ("def build():\n    return Net()\nmodel = build()", "model"),
            ("def norm(x):\n    return x\ngpt = Net()", "gpt"),
            ("def main():\n    pass\ndef build():\n    return Net()", "build"),
            ("_hidden = Net()\nmodel = Net()", "model"),
        ],
    )
    def test_the_only_candidate(self, write, text, chosen):
        file = write(f"{text}\nexample_inputs = (torch.ones(1, 4),)")
        model = found(file)
        assert (model.reference, model.name) == (f"{file}:{chosen}", file[:-3])

    def test_several(self, write):
        file = write("small = Net()\nlarge = Net()\ndef build():\n    return Net()\ndef norm(x):\n    return x")
        assert refused(ModelFileError, file) == (
            f"T2H501: {file}: which model is meant? Found modules: small, large; "
            f"functions without arguments: build; functions of tensors: norm; classes: Net\n"
            f"   = hint: name it: {file}:small"
        )

    def test_only_classes(self, write):
        file = write("class Other(nn.Module):\n    pass")
        assert refused(ModelFileError, file) == (
            f"T2H501: {file}: there are only classes: Net, Other\n   = hint: make one there: model = Net(…)"
        )

    def test_nothing(self, write):
        file = write("x = 5", head="")
        assert refused(ModelFileError, file) == (
            f"T2H501: {file}: there is no model in it\n   = hint: define `model` there"
        )


class TestFile:
    def test_missing(self):
        assert refused(ModelFileError, "nowhere.py:model") == (
            "T2H501: there is no file nowhere.py\n   = hint: give path.py or package.module, optionally with :name"
        )
        assert refused(ModelFileError, "no.such.module") == (
            "T2H501: there is no module 'no.such.module'\n"
            "   = hint: give path.py or package.module, optionally with :name"
        )

    def test_missing_name(self, write):
        file = write("model = Net()")
        assert refused(ModelFileError, f"{file}:modle") == (
            f"T2H501: {file} has no 'modle'\n   = hint: it has torch, nn, Net, model"
        )

    def test_it_raises(self, write, tmp_path):
        file = write("import missing_package_of_ours\nmodel = Net()", head="# a model\n")
        assert refused(ModelFileError, file) == (
            f"T2H501: importing {file} raised ModuleNotFoundError: "
            "No module named 'missing_package_of_ours'\n"
            f"  --> {tmp_path / file}:2, in its top level\n   | import missing_package_of_ours\n"
            f"   = hint: python {tmp_path / file} shows the whole traceback"
        )
        assert file[:-3] not in sys.modules

    def test_it_is_no_python(self, write, tmp_path):
        file = write("model = = 5", head="x = 1\n")
        message = refused(ModelFileError, file)
        assert message.startswith(f"T2H501: importing {file} raised SyntaxError: invalid syntax")
        assert f"  --> {tmp_path / file}:2, in code that is not Python\n   | model = = 5\n" in message

    def test_it_exits(self, write):
        file = write("import sys\nsys.exit(3)", head="")
        assert refused(ModelFileError, file).startswith(f"T2H501: importing {file} raised SystemExit: 3\n")

    def test_a_helper_beside_it_raises(self, write, tmp_path):
        write("def build():\n    raise ValueError('too deep')", name="layers_of_ours.py", head="")
        file = write("import layers_of_ours\nmodel = layers_of_ours.build()", head="")
        assert refused(ModelFileError, file).startswith(
            f"T2H501: importing {file} raised ValueError: too deep\n"
            f"  --> {tmp_path / 'layers_of_ours.py'}:2, in build\n   | raise ValueError('too deep')\n"
        )

    def test_a_module_that_raises(self, write, tmp_path):
        write("", name="zoo2/__init__.py", head="")
        write("1 / 0", name="zoo2/nets.py", head="")
        assert refused(ModelFileError, "zoo2.nets") == (
            "T2H501: importing zoo2.nets raised ZeroDivisionError: division by zero\n"
            f"  --> {tmp_path / 'zoo2/nets.py'}:1, in its top level\n   | 1 / 0\n"
            f"   = hint: python {tmp_path / 'zoo2/nets.py'} shows the whole traceback"
        )

    def test_its_folder_is_on_the_path_only_meanwhile(self, write, tmp_path):
        write("WIDTH = 11", name="deep/settings_of_ours.py", head="")
        text = "import settings_of_ours\nmodel = Net(settings_of_ours.WIDTH)\nexample_inputs = ()"
        file = write(text, name="deep/with_settings.py")
        before = list(sys.path)
        with models.found(file) as model:
            assert model.target.linear.in_features == 11
            assert sys.path == [str(tmp_path / "deep"), *before]
        assert sys.path == before
        write("raise ValueError", name="deep/broken_one.py")
        refused(ModelFileError, "deep/broken_one.py")
        assert sys.path == before

    def test_a_name_that_another_module_has(self, write):
        file = write("model = Net(8)\nexample_inputs = (torch.ones(1, 8),)", name="json.py")
        import json

        assert found(file).target.linear.in_features == 8
        assert sys.modules["json"] is json


class TestFactory:
    def test_it_raises(self, write, tmp_path):
        file = write("def build(depth=1):\n    return Net(width=None)", head=HEAD)
        message = refused(ModelFileError, f"{file}:build", factory={"depth": 2})
        assert message.startswith("T2H501: build(depth=2) raised TypeError: ")
        assert f"  --> {tmp_path / file}:8, in __init__\n   | self.linear = nn.Linear(width, 2)\n" in message

    @pytest.mark.parametrize(("value", "what"), [("None", "None"), ("5", "an int"), ("Net", "the class Net")])
    def test_it_makes_something_else(self, write, value, what):
        file = write(f"def build():\n    return {value}")
        assert refused(NotConvertibleError, f"{file}:build") == (
            f"T2H201: {file}:build() is {what}, not a module or a function of tensors\n"
            "   = hint: name an nn.Module instance, a function without arguments that makes one, "
            "or one of tensors"
        )

    def test_not_a_module(self, write):
        file = write("model = [1, 2]")
        assert refused(NotConvertibleError, f"{file}:model").startswith(f"T2H201: {file}:model is a list, not a module")

    def test_arguments_for_what_is_none(self, write):
        file = write("model = Net()")
        assert refused(ModelFileError, file, factory={"depth": 2}) == (
            f"T2H501: {file}:model is no factory, and takes no --factory-arg\n   = hint: leave --factory-arg out"
        )


class TestExampleInputs:
    @pytest.mark.parametrize(
        ("text", "args", "kwargs"),
        [
            ("example_inputs = (1, 2)", (1, 2), {}),
            ("example_inputs = {'x': 1}", (), {"x": 1}),
            ("example_inputs = ((1,), {'mask': 2})", (1,), {"mask": 2}),
            ("def example_inputs():\n    return (1,)", (1,), {}),
            ("def example_inputs():\n    return {'x': 1}", (), {"x": 1}),
            ("example_inputs = lambda: ((1,), {'mask': 2})", (1,), {"mask": 2}),
        ],
    )
    def test_forms(self, write, text, args, kwargs):
        model = found(write(f"model = Net()\n{text}"))
        assert (model.args, model.kwargs) == (args, kwargs)

    def test_another_form(self, write):
        assert refused(ExampleInputsError, write("model = Net()\nexample_inputs = torch.ones(2)")) == (
            "T2H202: example_inputs is a Tensor; it must be a tuple, or a dict by name\n"
            "   = hint: write `(x,)` for one positional input, {'x': x} for one by name"
        )

    def test_none(self, write):
        file = write("model = Net()")
        assert refused(ExampleInputsError, file) == (
            "T2H202: there are no example inputs: the model takes x\n"
            f"   = hint: define `example_inputs = (…,)` in {file}, or give --input 'x=float32[2,3]'"
        )

    def test_none_needed(self, write):
        model = found(write("model = Net()\nmodel.forward = lambda: torch.ones(2)"))
        assert (model.args, model.kwargs) == ((), {})

    def test_they_raise(self, write, tmp_path):
        file = write("model = Net()\ndef example_inputs():\n    return open('nowhere')")
        assert refused(ModelFileError, file).startswith(
            "T2H501: example_inputs() raised FileNotFoundError: "
            "[Errno 2] No such file or directory: 'nowhere'\n"
            f"  --> {tmp_path / file}:15, in example_inputs\n   | return open('nowhere')\n"
        )

    def test_input_texts_take_their_place(self, write):
        file = write("model = Net()\nexample_inputs = (1, 2)")
        model = found(file, specs=["x=float32[2,4]", "mask=bfloat16[3]", "flag=true"])
        assert model.args == ()
        assert [(v.dtype, tuple(v.shape)) for v in list(model.kwargs.values())[:2]] == [
            (torch.float32, (2, 4)),
            (torch.bfloat16, (3,)),
        ]
        assert model.kwargs["flag"] is True
        again = found(file, specs=["x=float32[2,4]", "mask=bfloat16[3]"])
        assert torch.equal(again.kwargs["x"], model.kwargs["x"])


class TestEntries:
    def test_by_name(self, write):
        text = "model = Net()\nexample_inputs = {'forward': (torch.ones(1, 4),), 'more': lambda: {'x': 5}}"
        model = found(write(text), entries={"forward": "forward", "more": "step"})
        assert model.entries["forward"][0] == model.target.forward
        assert model.entries["forward"][1][0].shape == (1, 4)
        assert model.entries["more"] == (model.target.step, (), {"x": 5})

    def test_from_input_texts(self, write):
        model = found(write("model = Net()"), entries={"one": "step"}, specs=["one.x=int64[2]<5"])
        assert model.entries["one"][2]["x"].dtype is torch.int64

    def test_inputs_of_one_are_missing(self, write):
        file = write("model = Net()\nexample_inputs = {'forward': ()}")
        assert refused(ExampleInputsError, file, entries={"forward": "forward", "more": "step"}) == (
            f"T2H202: `example_inputs` of {file} must be a dict with inputs for each entry: forward, more; "
            "it has forward\n"
            "   = hint: example_inputs = {'forward': (tokens,), …}, or --input forward.tokens=int64[1,8]"
        )

    def test_no_such_method(self, write):
        file = write("model = Net()\nexample_inputs = {'a': ()}")
        assert refused(ModelFileError, file, entries={"a": "prefill"}) == (
            "T2H501: Net has no method 'prefill' for the entry 'a'\n   = hint: --entry ENTRY=METHOD"
        )

    def test_an_input_without_entry(self, write):
        file = write("model = Net()")
        assert refused(InputSpecError, file, entries={"a": "step"}, specs=["x=float32[2]"]) == (
            "T2H502: the input 'x' names no entry\n   = hint: write ENTRY.NAME=…, with one of a"
        )


class TestInputTexts:
    def test_tensors(self):
        values = inputs.read(
            ["a=float32[2, 3]", "b=int64[1,64]<7", "c=bool[4]", "d=complex64[2]", "e=float16[]", "f=uint8[0]"]
        )
        assert [(str(v.dtype), v.shape) for v in values.values()] == [
            ("float32", (2, 3)),
            ("int64", (1, 64)),
            ("bool", (4,)),
            ("complex64", (2,)),
            ("float16", ()),
            ("uint8", (0,)),
        ]
        assert set(values["b"].reshape(-1).tolist()) == set(range(7))
        assert set(inputs.read(["t=int32[50]"])["t"].tolist()) == {0, 1}
        assert np.array_equal(inputs.read(["a=float32[2]"])["a"], inputs.read(["a=float32[2]"])["a"])
        assert not np.array_equal(inputs.read(["a=float32[2]"], seed=1)["a"], inputs.read(["a=float32[2]"])["a"])

    def test_values(self):
        texts = ["n=5", "p=0.5", "yes=true", "no=False", "nil=none", "name='fast'", "dims=(1, 2)"]
        assert list(inputs.read(texts).values()) == [5, 0.5, True, False, None, "fast", (1, 2)]

    def test_a_file(self, tmp_path):
        np.save(tmp_path / "x.npy", np.arange(3))
        assert inputs.read([f"x=@{tmp_path}/x.npy"])["x"].tolist() == [0, 1, 2]

    def test_factory_arguments(self):
        assert inputs.constants(["depth=4", "size=tiny", "bias=false"]) == {
            "depth": 4,
            "size": "tiny",
            "bias": False,
        }

    @pytest.mark.parametrize(
        ("text", "what"),
        [
            ("float32[2]", "'float32[2]' has no name"),
            ("=5", "'=5' has no name"),
            ("x=float33[2]", "'x=float33[2]': there is no dtype 'float33'"),
            ("x=float32[2,,3]", "'x=float32[2,,3]': the shape can't be understood"),
            ("x=float32[-1]", "'x=float32[-1]' can't be understood"),
            ("x=float32[2]<5", "'x=float32[2]<5': float32 can't be random below 5"),
            ("x=int64[2]<0", "'x=int64[2]<0': int64 can't be random below 0"),
            ("x=uint8[2]<257", "'x=uint8[2]<257': uint8 can't be random below 257"),
            ("x=hello", "'x=hello' can't be understood"),
            ("x=@no.npy", "'x=@no.npy': no.npy can't be read: No such file or directory"),
        ],
    )
    def test_what_cannot_be_understood(self, text, what):
        with pytest.raises(InputSpecError) as caught:
            inputs.read([text])
        assert caught.value.what == what
        assert caught.value.hint

    def test_twice(self):
        with pytest.raises(Torch2HloError) as caught:
            inputs.read(["x=1", "x=2"])
        assert str(caught.value) == "T2H502: the input 'x' is given twice\n   = hint: give each input once"

    def test_objects_in_a_file(self, tmp_path):
        np.save(tmp_path / "x.npy", np.array([{}], dtype=object), allow_pickle=True)
        with pytest.raises(InputSpecError, match="allow_pickle=False"):
            inputs.read([f"x=@{tmp_path}/x.npy"])
        (tmp_path / "empty.npy").touch()
        with pytest.raises(InputSpecError, match="can't be read"):
            inputs.read([f"x=@{tmp_path}/empty.npy"])
