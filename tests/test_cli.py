"""The command line: what it prints, where, and its exit status."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import torch

import torch2hlo
from torch2hlo import cli
from torch2hlo.cli import output

ROOT = Path(__file__).parents[1]
MODEL = """
import torch
from torch import nn

print("hello from the model's file")

class Net(nn.Module):
    def __init__(self, width=3):
        super().__init__()
        self.weight = nn.Parameter(torch.arange(float(width)))

    def forward(self, x, *, shift=None):
        if shift is not None:
            x = x + shift
        return {"scaled": x * self.weight, "pair": (x + 1, None)}

    def double(self, x):
        return x + x

def build(width=3):
    return Net(width)
"""
UNSUPPORTED = """
import torch

@torch.library.custom_op("cli_test::mystery", mutates_args=())
def mystery(x: torch.Tensor) -> torch.Tensor:
    return x.clone()

@mystery.register_fake
def _(x):
    return torch.empty_like(x)

@torch.library.custom_op("cli_test::riddle", mutates_args=())
def riddle(x: torch.Tensor) -> torch.Tensor:
    return x.clone()

@riddle.register_fake
def _(x):
    return torch.empty_like(x)

class Strange(torch.nn.Module):
    def forward(self, x):
        y = mystery(x)
        return riddle(y) + 1

model = Strange()
example_inputs = (torch.ones(2),)
"""


@pytest.fixture
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def torch2hlo_(tmp_path, monkeypatch, capsys):
    """``torch2hlo_(*words)`` → exit status, stdout, stderr."""
    monkeypatch.chdir(tmp_path)

    def call(*words):
        capsys.readouterr()
        status = cli.main(list(words))
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return call


@pytest.fixture
def model(here):
    (here / "cli_net.py").write_text(MODEL + "model = build()\nexample_inputs = (torch.ones(2, 3),)\n")
    return "cli_net.py"


@pytest.fixture(scope="session")
def program(tmp_path_factory):
    """A program with a tuple of results, a random draw left out, and an integer input."""

    def function(x, index):
        return x * 2, index + 1

    args = (torch.ones(2, 3), torch.ones(4, dtype=torch.int64))
    return str(torch2hlo.convert(function, args).save(tmp_path_factory.mktemp("program") / "p.t2h"))


def process(*words, cwd, **environment):
    env = os.environ | {"PYTHONPATH": str(ROOT)} | environment
    return subprocess.run([sys.executable, *words], cwd=cwd, env=env, capture_output=True, text=True, timeout=300)


class TestConvert:
    def test_it_says_what_it_made(self, torch2hlo_, model, here):
        status, out, err = torch2hlo_("convert", model)
        assert status == 0
        lines = [line.split() for line in out.splitlines()]
        assert lines[0] == ["cli_net.py:model", "→", "cli_net.t2h"]
        rows = {line[0]: line[1:] for line in lines[1:]}
        assert rows["parameters"] == ["3", "in", "1", "tensors"]
        assert int(rows["operations"][0]) > 0
        assert rows["inputs"] == ["x", "float32[2,3]"]
        assert rows["outputs"] == ["result['scaled']", "float32[2,3]"]
        assert lines[lines.index(["outputs", *rows["outputs"]]) + 1] == ["result['pair'][0]", "float32[2,3]"]
        assert [word for word in rows["CPU"] if word.isalpha()] == [
            *("seconds", "import", "model", "capture", "passes", "emit", "save")
        ]
        assert "hello from the model's file" not in out
        assert "hello from the model's file" in err
        assert sorted(os.listdir(here / "cli_net.t2h")) == [
            "forward.stablehlo",
            "manifest.json",
            "weights.safetensors",
        ]

    def test_json(self, torch2hlo_, model):
        status, out, _ = torch2hlo_("convert", model, "--json", "--out", "made.t2h")
        report = json.loads(out)
        assert (status, report["model"], report["path"]) == (0, "cli_net.py:model", "made.t2h")
        assert (report["parameters"], report["tensors"]) == (3, 1)
        assert report["bytes"] == sum(file.stat().st_size for file in Path("made.t2h").iterdir())
        assert list(report["seconds"]) == ["import", "model", "capture", "passes", "emit", "save"]
        (entry,) = report["entries"].values()
        assert entry["inputs"] == [{"name": "x", "dtype": "float32", "shape": [2, 3]}]
        assert [tensor["name"] for tensor in entry["outputs"]] == ["result['scaled']", "result['pair'][0]"]
        assert report["versions"]["torch2hlo"] == torch2hlo.__version__

    def test_a_factory_with_inputs(self, torch2hlo_, model):
        words = ["-i", "x=float64[4]", "--input", "shift=float64[]", "--factory-arg", "width=4", "--json"]
        status, out, _ = torch2hlo_("convert", f"{model}:build", *words)
        report = json.loads(out)
        assert (status, report["path"], report["parameters"]) == (0, "cli_net-build.t2h", 4)
        assert [tensor["dtype"] for tensor in report["entries"]["forward"]["inputs"]] == ["float64"] * 2

    def test_several_entries(self, torch2hlo_, here):
        text = "model = build()\nexample_inputs = {'forward': (torch.ones(3),), 'twice': {'x': torch.ones(5)}}\n"
        (here / "cli_entries.py").write_text(MODEL + text)
        words = ["--entry", "forward", "--entry", "twice=double"]
        status, out, _ = torch2hlo_("convert", "cli_entries.py", *words, "--json")
        entries = json.loads(out)["entries"]
        assert (status, list(entries)) == (0, ["forward", "twice"])
        assert entries["twice"]["inputs"] == [{"name": "x", "dtype": "float32", "shape": [5]}]
        status, out, _ = torch2hlo_("run", "cli_entries.t2h", "--entry", "twice", "--json")
        run = json.loads(out)
        assert (status, run["entry"], run["outputs"][0]["shape"]) == (0, "twice", [5])
        assert "entry" in torch2hlo_("convert", "cli_entries.py", *words)[1]

    def test_every_unsupported_operation_at_once(self, torch2hlo_, here):
        (here / "strange.py").write_text(UNSUPPORTED)
        status, out, err = torch2hlo_("convert", "strange.py")
        assert (status, out) == (1, "")
        assert err.count("T2H101: no lowering for cli_test") == 2
        for line, code in ((22, "y = mystery(x)"), (23, "return riddle(y) + 1")):
            assert f"  --> {here}/strange.py:{line}, in the root module\n   | {code}\n" in err
        assert "Traceback" not in err
        assert os.listdir(here) in (
            ["strange.py"],
            ["strange.py", "__pycache__"],
            ["__pycache__", "strange.py"],
        )
        status, out, _ = torch2hlo_("convert", "strange.py", "--json")
        assert status == 1
        assert [(error["code"], error["line"]) for error in json.loads(out)["errors"]] == [
            ("T2H101", 22),
            ("T2H101", 23),
        ]

    @pytest.mark.parametrize(
        ("text", "words", "code"),
        [
            (None, ["nowhere.py"], "T2H501"),
            ("import nothing_of_this_name", ["cli_bad.py"], "T2H501"),
            ("model = 5", ["cli_bad.py:model"], "T2H201"),
            ("from torch.nn import Linear\nmodel = Linear(2, 2)", ["cli_bad.py"], "T2H202"),
            (
                "from torch.nn import Linear\nmodel = Linear(2, 2)",
                ["cli_bad.py", "-i", "y=float32[2]"],
                "T2H202",
            ),
            (
                "from torch.nn import Linear\nmodel = Linear(2, 2)",
                ["cli_bad.py", "-i", "input=float3[2]"],
                "T2H502",
            ),
            (
                "from torch.nn import Linear\nmodel = Linear(2, 2)",
                ["cli_bad.py", "-i", "input=float32[3]"],
                "T2H203",
            ),
            ("from torch.nn import Linear\nmodel = Linear(2, 2)", ["cli_bad.py", "--entry", "a b"], "T2H502"),
            (
                "from torch.nn import Linear\nmodel = Linear(2, 2)",
                ["cli_bad.py", "--factory-arg", "5"],
                "T2H502",
            ),
        ],
    )
    def test_user_errors(self, torch2hlo_, here, text, words, code):
        if text is not None:
            (here / "cli_bad.py").write_text(text)
        status, out, err = torch2hlo_("convert", *words)
        assert (status, out) == (2, "")
        assert err.startswith(f"{code}: ")
        assert "Traceback" not in err
        assert [name for name in os.listdir(here) if "t2h" in name] == []

    def test_a_destination_that_is_no_program(self, torch2hlo_, model, here, monkeypatch):
        monkeypatch.setattr("torch2hlo.api.convert", None)  # found out before converting
        (here / "mine").mkdir()
        status, _, err = torch2hlo_("convert", model, "--out", "mine")
        assert status == 2
        assert "T2H403: mine exists and is not a program\n   = hint: choose another path, or remove it\n" in err

    def test_without_torch(self, torch2hlo_, monkeypatch, model):
        monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
        status, _, err = torch2hlo_("convert", model)
        assert status == 2
        assert err == (
            "T2H503: `torch2hlo convert` needs PyTorch, which is not installed here\n"
            "   = hint: pip install 'torch2hlo[convert]'; running a program needs no PyTorch\n"
        )


class TestRun:
    def test_random_inputs_are_said(self, torch2hlo_, program):
        status, out, err = torch2hlo_("run", program, "--seed", "7")
        lines = [" ".join(line.split()) for line in out.splitlines()]
        assert (status, err) == (0, "")
        assert lines[0] == f"entry forward of {program}, on cpu"
        assert lines[1:3] == [
            "input x float32[2,3] random, seed 7",
            "input index int64[4] random, 0 or 1, seed 7",
        ]
        x = np.random.default_rng(7).standard_normal((2, 3)).astype(np.float32) * 2
        assert lines[3].startswith(f"output result[0] float32[2,3] {float(f'{x[0, 0]:.6g}')}, ")
        assert lines[5].startswith("seconds import ")

    def test_given_inputs(self, torch2hlo_, program, here):
        np.save("x.npy", np.full((2, 3), np.inf, np.float32))
        words = ["-i", "x=@x.npy", "--input", "index=int64[4]<9", "--save", "out.npz", "--json", "--timing"]
        status, out, _ = torch2hlo_("run", program, *words)
        report = json.loads(out)
        assert (status, report["entry"], report["target"], report["seed"]) == (0, "forward", "cpu", 0)
        assert [tensor["source"] for tensor in report["inputs"]] == ["x.npy", "random, int64[4]<9"]
        assert report["outputs"][0] == {
            "name": "result[0]",
            "dtype": "float32",
            "shape": [2, 3],
            "count": 6,
            "first": ["inf"] * 5,
            "min": "inf",
            "max": "inf",
        }
        assert list(report["seconds"]) == ["import", "load", "prepare", "compile", "first call", "steady call"]
        assert list(report["cpu_seconds"]) == ["first call", "steady call"]
        assert (report["cached"], report["miss"]) == (False, "the cache is off")
        with np.load("out.npz") as saved:
            assert saved["result[0]"].tolist() == [[np.inf] * 3] * 2
            assert saved["result[1]"].tolist() == report["outputs"][1]["first"]
        assert sorted(os.listdir(here)) == ["out.npz", "x.npy"]

    def test_every_small_type(self, torch2hlo_):
        args = tuple(torch.ones(3).to(dtype) for dtype in (torch.bfloat16, torch.complex64, torch.bool, torch.float16))
        torch2hlo.convert(lambda *xs: xs, args).save("all.t2h")
        status, out, _ = torch2hlo_("run", "all.t2h", "--save", "out.npz", "--json")
        assert (status, len(json.loads(out)["outputs"])) == (0, 4)
        with np.load("out.npz") as saved:
            assert [saved[name].dtype.name for name in saved] == ["float32", "complex64", "bool", "float16"]

    @pytest.mark.parametrize(
        ("words", "message"),
        [
            (
                ["-i", "x=float32[2,4]", "-i", "index=float32[4]"],
                "T2H301: x: expected float32[2,3], got float32[2,4]; "
                "index: expected int64[4], got float32[4]\n"
                "   = hint: a program serves the shapes and dtypes that it was converted for; "
                "convert again for others\n",
            ),
            (["-i", "x=5"], "T2H301: x: expected float32[2,3], got int 5\n"),
            (["-i", "y=float32[2]"], "T2H502: the program has no input 'y'\n   = hint: inputs: x, index\n"),
            (["-i", "x=@no.npy"], "T2H502: 'x=@no.npy': no.npy can't be read: No such file or directory\n"),
            (["--entry", "decode"], "T2H301: there is no entry 'decode'\n   = hint: entries: forward\n"),
            (["--target", "cup"], "T2H601: there is no target 'cup'\n   = hint: targets: cpu, gpu, tpu\n"),
            (["--target", "tpu:v5e:1x1"], "T2H601: tpu:v5e:1x1 is a TPU that is not here: a program can be compiled"),
            (["--flag", "=3"], "T2H502: '=3' is no flag of XLA\n"),
            (["--save", "no/such/folder.npz"], "T2H403: writing no/such/folder.npz failed: No such file"),
        ],
    )
    def test_user_errors(self, torch2hlo_, program, words, message):
        status, out, err = torch2hlo_("run", program, *words)
        assert (status, out) == (2, "")
        assert err.startswith(message)

    def test_compile_cache_and_calls_are_timed_apart(self, torch2hlo_, program, monkeypatch, tmp_path):
        monkeypatch.setenv("TORCH2HLO_CACHE_DIR", str(tmp_path / "cache"))
        words = [
            "run",
            program,
            "--json",
            "--timing",
            "--precision",
            "highest",
            "--flag",
            "xla_cpu_enable_fast_math=true",
        ]
        first, second = (json.loads(torch2hlo_(*words)[1]) for _ in range(2))
        assert {"compile", "from cache", "first call", "steady call"} < first["seconds"].keys()
        assert (first["cached"], first["miss"]) == (False, "nothing was compiled for cpu before")
        assert "compile" not in second["seconds"]
        assert (second["cached"], second["miss"]) == (True, "")
        flags = {"xla_cpu_enable_fast_math": "True"}
        assert second["options"]["precision"] == "highest"
        assert second["options"]["flags"] == flags

    def test_no_program(self, torch2hlo_):
        status, out, err = torch2hlo_("run", "none.t2h", "--json")
        assert status == 2
        what = "none.t2h is not a program: manifest.json: No such file or directory"
        hint = "give the directory that `convert` wrote"
        assert json.loads(out) == {"errors": [{"code": "T2H401", "what": what, "call": "", "hint": hint}]}
        assert err == f"T2H401: {what}\n   = hint: {hint}\n"


class TestOps:
    def test_all(self, torch2hlo_):
        status, out, _ = torch2hlo_("ops")
        lines = out.splitlines()
        assert status == 0
        assert any(line.split()[0] == "aten.rsqrt.default" for line in lines[:-2])
        assert lines[-1] == f"{len(lines) - 2} operations"

    @pytest.mark.parametrize("pattern", ["rsqr", "RSQRT", "aten.rsqrt.*", "rsqrt*"])
    def test_some(self, torch2hlo_, pattern):
        status, out, _ = torch2hlo_("ops", pattern, "--json")
        assert status == 0
        (row,) = json.loads(out)
        assert row["op"] == "aten.rsqrt.default"
        assert {"float16", "bfloat16", "float32", "float64"} <= set(row["dtypes"])
        assert row["summary"] == "`1 / sqrt(x)`"

    def test_none(self, torch2hlo_):
        assert torch2hlo_("ops", "zzz") == (1, "", "no operation with a lowering matches 'zzz'\n")
        assert torch2hlo_("ops", "zzz", "--json")[:2] == (1, "[]\n")


class TestCache:
    def test_show_and_clear(self, torch2hlo_, here, monkeypatch):
        monkeypatch.setenv("TORCH2HLO_CACHE_DIR", str(here / "cache"))
        assert torch2hlo_("cache")[1] == f"{here}/cache: 0 compiled programs, 0 B\n"
        torch2hlo.convert(lambda x: x + 1, (torch.ones(3),)).compile("cpu")
        (here / "cache" / "mine.txt").write_text("of the user's")
        document = json.loads(torch2hlo_("cache", "show", "--json")[1])
        assert (document["path"], document["programs"]) == (str(here / "cache"), 1)
        assert document["bytes"] > 100
        status, out, _ = torch2hlo_("cache", "clear")
        assert (status, out) == (
            0,
            f"{here}/cache: removed 1 compiled programs, {output.size(document['bytes'])}\n",
        )
        assert os.listdir(here / "cache") == ["mine.txt"]
        (here / "cache" / "mine.txt").unlink()
        assert json.loads(torch2hlo_("cache", "clear", "--json")[1])["cleared"] is True
        assert not (here / "cache").exists()

    def test_off(self, torch2hlo_, monkeypatch):
        monkeypatch.setenv("TORCH2HLO_CACHE_DIR", "off")
        assert torch2hlo_("cache") == (0, "the cache is off ($TORCH2HLO_CACHE_DIR)\n", "")
        assert json.loads(torch2hlo_("cache", "--json")[1])["path"] is None

    def test_another_action(self, torch2hlo_):
        status, out, err = torch2hlo_("cache", "burn")
        assert (status, out) == (2, "")
        assert '"burn"' in err


def test_targets(torch2hlo_):
    status, out, _ = torch2hlo_("targets")
    assert (status, out.splitlines()[0].split()) == (0, ["cpu", "runs", "here"])
    cpu, *_, newest = json.loads(torch2hlo_("targets", "--json")[1])
    assert cpu == {"name": "cpu", "runs": True, "compiles": True, "reason": "", "shapes": []}
    assert (newest["name"], newest["runs"], newest["shapes"][0]) == ("tpu:tpu7x:SHAPE", False, "2x2x1")


class TestMain:
    def test_version(self, torch2hlo_):
        status, out, _ = torch2hlo_("--version")
        assert (status, out.splitlines()[0]) == (0, f"torch2hlo {torch2hlo.__version__}")

    @pytest.mark.parametrize("command", ["convert", "run", "ops", "cache", "targets"])
    def test_help_shows_an_example(self, torch2hlo_, command):
        status, out, _ = torch2hlo_(command, "--help")
        assert status == 0
        assert f"\n  torch2hlo {command}" in out.partition("Examples:")[2]

    def test_help_states_the_exit_statuses(self, torch2hlo_):
        assert "  2    what was given is wrong: arguments, files, inputs\n" in torch2hlo_("--help")[1]

    @pytest.mark.parametrize("words", [["convert"], ["convert", "a", "--nope"], ["nope"], ["run", "a", "--seed", "x"]])
    def test_usage_errors(self, torch2hlo_, words):
        status, out, err = torch2hlo_(*words)
        assert (status, out) == (2, "")
        assert "--help` shows what it takes." in err
        assert "Traceback" not in err
        (error,) = json.loads(torch2hlo_(*words, "--json")[1])["errors"]
        assert err.startswith(error["what"])

    def test_a_bug_keeps_its_traceback(self, torch2hlo_, monkeypatch):
        monkeypatch.setattr("torch2hlo.cache.info", lambda: 1 / 0)
        status, out, err = torch2hlo_("cache")
        assert (status, out) == (70, "")
        assert "ZeroDivisionError: division by zero\n\nThis is a bug of torch2hlo" in err

    def test_interrupted(self, torch2hlo_, monkeypatch):
        def interrupt():
            raise KeyboardInterrupt

        monkeypatch.setattr("torch2hlo.cache.info", interrupt)
        assert torch2hlo_("cache") == (130, "", "interrupted\n")

    @pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
    def test_completion(self, shell):
        script = cli.make_app().generate_completion(shell=shell)
        assert "convert" in script
        assert "--input" in script


class TestProcess:
    @pytest.mark.parametrize("words", [["--help"], ["convert", "--help"], ["nope"]])
    def test_help_imports_neither_torch_nor_jax(self, words, here):
        code = (
            f"import sys; from torch2hlo.cli import main; main({words!r})\n"
            "print({'torch', 'jax', 'jaxlib', 'numpy'} & set(sys.modules), file=sys.stderr)"
        )
        assert process("-c", code, cwd=here).stderr.splitlines()[-1] == "set()"

    def test_run_imports_no_torch(self, program, here):
        code = (
            f"import sys; from torch2hlo.cli import main; status = main(['run', {program!r}, '--json'])\n"
            "print(status, 'torch' in sys.modules, file=sys.stderr)"
        )
        done = process("-c", code, cwd=here)
        assert done.stderr == "0 False\n"
        assert json.loads(done.stdout)["entry"] == "forward"

    def test_run_needs_no_class_of_the_results(self, here):
        """A result of a class from a module that imports torch: it is not imported to show the numbers."""
        (here / "results.py").write_text(
            "import dataclasses, torch\n\n@dataclasses.dataclass\nclass Result:\n    logits: torch.Tensor\n"
        )
        code = (
            "import torch, torch2hlo\nfrom results import Result\n"
            "torch2hlo.convert(lambda x: Result(x + 1), (torch.ones(2),)).save('r.t2h')"
        )
        assert process("-c", code, cwd=here).returncode == 0
        code = (
            "import sys; from torch2hlo.cli import main; status = main(['run', 'r.t2h'])\n"
            "print(status, 'torch' in sys.modules, file=sys.stderr)"
        )
        done = process("-c", code, cwd=here)
        assert done.stderr == "0 False\n"
        assert "result.logits float32[2]" in done.stdout

    def test_exit_statuses(self, program, here):
        assert process("-m", "torch2hlo", "run", program, cwd=here).returncode == 0
        done = process("-m", "torch2hlo", "run", "none.t2h", cwd=here)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith("T2H401: ")

    def test_a_reader_that_stops(self, here):
        command = f"{sys.executable} -m torch2hlo ops | head -1"
        env = os.environ | {"PYTHONPATH": str(ROOT)}
        done = subprocess.run(command, shell=True, cwd=here, env=env, capture_output=True, text=True)
        assert (len(done.stdout.splitlines()), done.stderr) == (1, "")


def test_sizes():
    assert [output.size(count) for count in (0, 999, 1000, 1234567, 5.2e9, 3e12)] == [
        *("0 B", "999 B", "1 kB", "1.23 MB", "5.2 GB", "3,000 GB")
    ]
