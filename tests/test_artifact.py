"""Programs on disk: round trips, damage, newer formats, full disks, interruptions."""

import json
import os
import resource
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import torch
from torch import nn

import torch2hlo
from torch2hlo import artifact
from torch2hlo.arrays import to_numpy
from torch2hlo.errors import ArtifactError, ArtifactVersionError, SaveError, WeightsError

SAMPLE = Path(__file__).parent / "samples" / "format1.t2h"
DTYPES = [
    *(torch.bool, torch.uint8, torch.uint16, torch.uint32, torch.uint64),
    *(torch.int8, torch.int16, torch.int32, torch.int64),
    *(torch.float16, torch.bfloat16, torch.float32, torch.float64, torch.complex64, torch.complex128),
    *(torch.float8_e4m3fn, torch.float8_e5m2, torch.float8_e4m3fnuz, torch.float8_e5m2fnuz),
]


class Tied(nn.Module):
    """Two names for one weight, a buffer that is updated, and one that is not saved in checkpoints."""

    def __init__(self):
        super().__init__()
        self.one = nn.Parameter(torch.arange(2048.0))
        self.other = self.one
        self.register_buffer("calls", torch.zeros(()))
        self.register_buffer("scale", torch.tensor(2.0), persistent=False)

    def forward(self, x):
        self.calls.add_(1)
        return x * self.one + self.other * self.scale


@pytest.fixture(scope="module")
def program():
    return torch2hlo.convert(Tied(), (torch.ones(2048),))


@pytest.fixture
def saved(program, tmp_path):
    return program.save(tmp_path / "p.t2h")


def run(program):
    return program.compile("cpu")(np.ones(2048, np.float32))


def refused(kind, path):
    with pytest.raises(kind) as caught:
        run(torch2hlo.load(path))
    return str(caught.value)


def edit(path, change):
    manifest = json.loads((path / "manifest.json").read_text())
    change(manifest)
    (path / "manifest.json").write_text(json.dumps(manifest))


class TestRoundTrip:
    def test_the_same_program(self, program, saved):
        loaded = torch2hlo.load(saved)
        assert loaded.signature == program.signature
        assert loaded.text() == program.text()
        assert loaded.made == program.made
        assert np.array_equal(run(loaded), np.arange(2048.0) * 3)

    def test_again_from_what_was_loaded(self, program, saved, tmp_path):
        again = torch2hlo.load(torch2hlo.load(saved).save(tmp_path / "again.t2h"))
        assert again.text() == program.text()
        assert sorted(os.listdir(tmp_path / "again.t2h")) == sorted(os.listdir(saved))
        weights = "weights.safetensors"
        assert (tmp_path / "again.t2h" / weights).read_bytes() == (saved / weights).read_bytes()

    @pytest.mark.parametrize("dtype", DTYPES, ids=str)
    @pytest.mark.parametrize("shape", [(), (0, 3), (2, 1024)], ids=str)
    def test_every_dtype(self, dtype, shape, tmp_path):
        count = int(np.prod(shape))
        width = torch.empty((), dtype=dtype).element_size()
        raw = (torch.arange(count * width) % (2 if dtype is torch.bool else 251)).to(torch.uint8)
        weight = raw.view(dtype).reshape(shape) if count else torch.empty(shape, dtype=dtype)
        module = nn.Module()
        module.register_buffer("w", weight)
        module.forward = lambda: module.w
        path = torch2hlo.convert(module).save(tmp_path / "p.t2h")
        loaded = torch2hlo.load(path)
        (stored,) = loaded.tensors.values()
        assert (str(stored.dtype), stored.shape) == (str(dtype).removeprefix("torch."), shape)
        assert np.ascontiguousarray(stored).tobytes() == raw.numpy().tobytes()
        result = loaded.compile("cpu")()
        assert to_numpy(result).tobytes() == raw.numpy().tobytes()

    def test_tied_weights_are_stored_once(self, saved):
        assert (saved / "weights.safetensors").stat().st_size < 2048 * 4 + 500
        (weight,) = [w for w in torch2hlo.load(saved).signature.weights if w.spec.shape == (2048,)]
        assert {weight.name, *weight.aliases} == {"one", "other"}

    def test_weights_are_not_in_the_program(self, saved):
        assert (saved / "forward.stablehlo").stat().st_size < 2000

    def test_files_can_be_read_by_others(self, program, tmp_path):
        before = os.umask(0o022)
        try:
            path = program.save(tmp_path / "p.t2h")
        finally:
            os.umask(before)
        assert {file.stat().st_mode & 0o777 for file in path.iterdir()} == {0o644}
        assert path.stat().st_mode & 0o777 == 0o755

    def test_weights_on_the_meta_device(self, tmp_path):
        with torch.device("meta"):
            module = Tied()
        program = torch2hlo.convert(module, (torch.ones(2048, device="meta"),))
        with pytest.raises(WeightsError, match="no value for"):
            program.save(tmp_path / "p.t2h")
        assert list(tmp_path.iterdir()) == []

    def test_without_torch(self, saved):
        code = (
            "import sys, numpy, torch2hlo\n"
            f"result = torch2hlo.load({str(saved)!r}).compile('cpu')(numpy.ones(2048, numpy.float32))\n"
            "assert 'torch' not in sys.modules\nprint(result.sum())"
        )
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        assert float(done.stdout) == 2047 * 1024 * 3


class TestFormat1:
    """A program that torch2hlo 0.1.0 wrote; it must load for ever. tests/samples/make.py wrote it."""

    def test_it_loads_and_runs(self):
        executable = torch2hlo.load(SAMPLE).compile("cpu")
        x = np.array([[1.0, -2.0, 3.0], [0.0, 4.0, -1.0]], np.float32)
        result = executable(x, scale=np.float32(2.0))
        assert result["shifted"].tolist() == [[3.0, 0.0, 5.0], [2.0, 6.0, 1.0]]
        assert result["scaled"].tolist() == [[2.0, -8.0, 18.0], [0.0, 16.0, -6.0]]
        assert executable.state["calls"].tolist() == 1


class TestBroken:
    def test_nothing_there(self, tmp_path):
        assert refused(ArtifactError, tmp_path / "none") == (
            f"T2H401: {tmp_path}/none is not a program: manifest.json: No such file or directory\n"
            "   = hint: give the directory that `convert` wrote"
        )

    def test_a_file(self, tmp_path):
        (tmp_path / "file").touch()
        assert "is not a program: manifest.json: Not a directory" in refused(ArtifactError, tmp_path / "file")

    def test_newer(self, saved):
        edit(saved, lambda manifest: manifest.update(format=99, entries="something new"))
        assert refused(ArtifactVersionError, saved) == (
            f"T2H402: {saved} has format 99; this torch2hlo reads up to 1\n"
            "   = hint: upgrade torch2hlo, or convert again with this one"
        )

    @pytest.mark.parametrize("name", ["manifest.json", "weights.safetensors", "forward.stablehlo"])
    def test_missing_file(self, saved, name):
        (saved / name).unlink()
        assert refused(ArtifactError, saved).startswith("T2H401: ")

    @pytest.mark.parametrize("name", ["manifest.json", "weights.safetensors", "forward.stablehlo"])
    def test_truncated(self, saved, name):
        whole = (saved / name).read_bytes()
        for length in {0, 1, 7, 8, 9, len(whole) // 3, len(whole) // 2, len(whole) - 1}:
            (saved / name).write_bytes(whole[:length])
            assert refused(ArtifactError, saved).startswith("T2H401: "), length

    @pytest.mark.parametrize("name", ["weights.safetensors", "forward.stablehlo"])
    def test_one_bit_changed(self, saved, name):
        whole = (saved / name).read_bytes()
        for position in range(0, len(whole), max(1, len(whole) // 40)):
            changed = bytearray(whole)
            changed[position] ^= 16
            (saved / name).write_bytes(changed)
            assert refused(ArtifactError, saved).startswith("T2H401: "), position

    @pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"format": "1"}', '{"format": 1}', "\udcff"])
    def test_damaged_manifest(self, saved, text):
        (saved / "manifest.json").write_bytes(text.encode(errors="surrogateescape"))
        assert refused(ArtifactError, saved).startswith(f"T2H401: {saved}/manifest.json is damaged: ")

    def test_a_weight_is_missing(self, saved):
        edit(saved, lambda manifest: manifest["tensors"].update(more={"dtype": "float32", "shape": [1]}))
        assert refused(ArtifactError, saved) == (
            f"T2H401: {saved}/weights.safetensors lacks more\n"
            "   = hint: copy the whole directory again, or convert again"
        )

    def test_a_weight_of_another_shape(self, saved):
        edit(saved, lambda manifest: manifest["tensors"].update(one={"dtype": "float32", "shape": [5]}))
        assert "one is float32[2048], not float32[5]" in refused(ArtifactError, saved)


class TestSaving:
    def test_it_replaces_a_program(self, program, saved):
        (saved / "old").touch()
        program.save(saved)
        assert sorted(os.listdir(saved)) == ["forward.stablehlo", "manifest.json", "weights.safetensors"]
        assert os.listdir(saved.parent) == ["p.t2h"]

    @pytest.mark.parametrize("kind", ["folder", "file", "dangling link"])
    def test_it_replaces_nothing_else(self, program, tmp_path, kind):
        path = tmp_path / "mine"
        {"folder": path.mkdir, "file": path.touch, "dangling link": lambda: path.symlink_to("nowhere")}[kind]()
        with pytest.raises(SaveError) as caught:
            program.save(path)
        assert str(caught.value) == (
            f"T2H403: {path} exists and is not a program\n   = hint: choose another path, or remove it"
        )
        assert os.listdir(tmp_path) == ["mine"]

    def test_no_folder_can_be_made(self, program, tmp_path):
        (tmp_path / "file").touch()
        with pytest.raises(SaveError, match="can't write to"):
            program.save(tmp_path / "file" / "p.t2h")

    def test_check_destination(self, saved, tmp_path):
        artifact.check_destination(saved)
        artifact.check_destination(tmp_path / "new" / "p.t2h")
        assert not (tmp_path / "new" / "p.t2h").exists()
        with pytest.raises(SaveError):
            artifact.check_destination(tmp_path)
        assert sorted(os.listdir(tmp_path)) == ["new", "p.t2h"]

    @pytest.mark.parametrize("existing", [True, False])
    def test_a_full_disk(self, program, tmp_path, existing):
        """A limit on the size of files stands for it: writing the weights fails half way."""
        path = tmp_path / "p.t2h"
        before = program.save(path) if existing else None
        content = {file.name: file.read_bytes() for file in path.iterdir()} if before else {}
        limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (6000, limits[1]))
        try:
            with pytest.raises(SaveError) as caught:
                program.save(path)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
            signal.signal(signal.SIGXFSZ, handler)
        assert str(caught.value).startswith(f"T2H403: writing {path} failed: ")
        assert os.listdir(tmp_path) == (["p.t2h"] if existing else [])
        assert {name: (path / name).read_bytes() for name in content} == content

    @pytest.mark.parametrize("existing", [True, False])
    @pytest.mark.parametrize("moment", ["to_portable", "rename", "rename twice"])
    def test_an_interruption(self, program, tmp_path, monkeypatch, existing, moment):
        path = tmp_path / "p.t2h"
        if existing:
            program.save(path)
        renames = iter([False, True] if moment == "rename twice" and existing else [True])
        rename = Path.rename

        def interrupted(*args):
            if next(renames, False):
                raise KeyboardInterrupt
            return rename(*args)

        if moment == "to_portable":
            monkeypatch.setattr("torch2hlo.mlir.to_portable", interrupted)
        else:
            monkeypatch.setattr(Path, "rename", interrupted)
        with pytest.raises(KeyboardInterrupt):
            program.save(path)
        monkeypatch.undo()
        assert os.listdir(tmp_path) == (["p.t2h"] if existing else [])
        if existing:
            run(torch2hlo.load(path))

    @pytest.mark.skipif(os.geteuid() != 0 or shutil.which("mount") is None, reason="mounting a disk needs root")
    def test_a_really_full_disk(self, program, tmp_path):
        disk = tmp_path / "disk"
        disk.mkdir()
        done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8k", "tmpfs", disk], capture_output=True)
        if done.returncode:
            pytest.skip("this container may not mount")
        try:
            with pytest.raises(SaveError):
                program.save(disk / "p.t2h")
            assert os.listdir(disk) == []
        finally:
            subprocess.run(["umount", disk], check=True)

    def test_ended_by_a_signal(self, tmp_path):
        """SIGTERM in the middle of writing, as a job scheduler sends it, to the command line."""
        (tmp_path / "big.py").write_text(
            "import torch, time\nfrom torch2hlo import artifact\nfrom torch2hlo.mlir import to_portable\n"
            "def _slow(module):\n    print('writing', flush=True)\n    time.sleep(60)\n"
            "artifact.mlir.to_portable = _slow\n"
            "def model(x):\n    return x + 1\nexample_inputs = (torch.ones(2),)\n"
        )
        command = [sys.executable, "-m", "torch2hlo", "convert", "big.py"]
        environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[1])}
        with subprocess.Popen(command, cwd=tmp_path, env=environment, stderr=subprocess.PIPE, text=True) as process:
            try:
                assert "writing\n" in iter(process.stderr.readline, "")
                assert any(name.startswith(".big.t2h.") for name in os.listdir(tmp_path))
                process.terminate()
                assert process.wait(30) == 143
            finally:
                process.kill()
        assert [name for name in os.listdir(tmp_path) if "t2h" in name] == []
