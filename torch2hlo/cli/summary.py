"""What `convert` made, as data and as text."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING, Any

from torch2hlo.cli import output
from torch2hlo.cli.names import result_names

if TYPE_CHECKING:
    from torch2hlo.program import Entry, Program
    from torch2hlo.signature import TensorSpec

_SHOWN = 12  # tensors of one kind; a program with more has a manifest to look into


def of(program: Program, path: Path, model: str, seconds: dict[str, float]) -> dict[str, Any]:
    """The fields that docs/cli.md describes."""
    from torch2hlo import weights

    specs = weights.specs(program)
    files = {file.name: file.stat().st_size for file in sorted(path.iterdir())}
    return {
        "model": model,
        "path": str(path),
        "parameters": sum(math.prod(spec.shape) for name, spec in specs.items() if name in program.tensors),
        "tensors": len(program.tensors),
        "bytes": sum(files.values()),
        "files": files,
        "entries": {name: _entry(program, name, entry) for name, entry in program.entries.items()},
        "seconds": {stage: round(value, 4) for stage, value in seconds.items()},
        "versions": program.made,
    }


def show(report: dict[str, Any]) -> None:
    """The same for people."""
    rows = [
        ("parameters", f"{report['parameters']:,} in {report['tensors']} tensors"),
        (
            "bytes",
            f"{output.size(report['bytes'])}: "
            + ", ".join(f"{n} {output.size(s)}" for n, s in report["files"].items()),
        ),
    ]
    for name, entry in report["entries"].items():
        rows += [("", ""), ("entry", _title(name))] if len(report["entries"]) > 1 else []
        rows += [("operations", f"{entry['operations']:,}")]
        rows += _tensor_rows("inputs", entry["inputs"]) + _tensor_rows("outputs", entry["outputs"])
        rows += _tensor_rows("state", entry["state"])
        rows += [("random", f"{entry['draws']} draws from one key")] if entry["draws"] else []
    rows += [("", "")] if len(report["entries"]) > 1 else []
    rows += [("CPU seconds", output.seconds(report["seconds"]))]
    print(f"{report['model']} → {report['path']}")
    print(output.columns([("  " + left, right) for left, right in rows]))


def _entry(program: Program, name: str, entry: Entry) -> dict[str, Any]:
    signature = entry.signature
    outputs = zip(result_names(signature.result), signature.outputs, strict=True)
    return {
        "operations": program.operations(name),
        "inputs": [_tensor(given.path, given.spec, given.sizes) for given in signature.inputs],
        "outputs": [_tensor(label, given.spec, given.lengths) for label, given in outputs],
        "state": [_tensor(state.name, state.spec) for state in signature.state],
        "draws": signature.draws,
    }


def _tensor(name: str, spec: TensorSpec, bounded: tuple[tuple[int, int], ...] = ()) -> dict[str, Any]:
    """``bounded`` dimensions may be shorter: their size is known when the program runs."""
    found = {"name": name, "dtype": spec.dtype, "shape": list(spec.shape)}
    return found | {"bounded": [dim for dim, _ in bounded]} if bounded else found


def _tensor_rows(title: str, tensors: list[dict[str, Any]]) -> list[tuple[str, str]]:
    shown = [f"{tensor['name']} {_spec(tensor)}" for tensor in tensors[:_SHOWN]]
    shown += [f"and {len(tensors) - _SHOWN} more"] if len(tensors) > _SHOWN else []
    return [(title if index == 0 else "", text) for index, text in enumerate(shown)]


def _spec(tensor: dict[str, Any]) -> str:
    bounded = tensor.get("bounded", [])
    sizes = [f"≤{size}" if dim in bounded else str(size) for dim, size in enumerate(tensor["shape"])]
    return f"{tensor['dtype']}[{','.join(sizes)}]"


def _title(entry: str) -> str:
    from torch2hlo.program import LATER

    return f"{entry.removesuffix(LATER)}, after its first call" if entry.endswith(LATER) else entry
