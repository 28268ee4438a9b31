"""What converting nanochat costs: CPU seconds by stage, peak memory, operations, bytes; medians of fresh processes.

python -m benchmarks.convert [--depths 4 12 20] [--length 2048] [--repeats 3] [--adapters jax_ torch2hlo_] [--json]
python -m benchmarks.convert --weights 16        # peak memory of converting and saving a model that has its weights
"""

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any

from benchmarks.stopwatch import Stopwatch

STAGES = ("import", "model", "capture", "passes", "emit", "save")
CONVERSION = ("capture", "passes", "emit")
GIGA, MEGA = 1e9, 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--depths", type=int, nargs="+", default=[4, 12, 20])
    parser.add_argument("--length", type=int, default=2048)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--adapters", nargs="+", default=["jax_", "torch2hlo_"])
    parser.add_argument("--weights", type=int, metavar="DEPTH")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--one", nargs=2, help=argparse.SUPPRESS)  # what a fresh process is started with
    arguments = parser.parse_args()
    if arguments.one:
        adapter, depth = arguments.one
        print(json.dumps(measure(adapter, int(depth), arguments.length)))
    elif arguments.weights:
        report_memory(arguments.weights)
    else:
        report(arguments)


def measure(adapter: str, depth: int, length: int) -> dict[str, Any]:
    """One conversion, in this process."""
    stage = Stopwatch()
    program = import_module(f"benchmarks.adapters.{adapter}").convert(depth, length, stage)
    peak = peak_bytes()
    return {"seconds": stage.seconds, "peak": peak, "bytes": len(program), "operations": operations(program)}


def operations(program: bytes | str) -> int:
    """How many operations it has with every function inlined: JAX shares helper functions."""
    from torch2hlo import mlir

    is_portable = isinstance(program, bytes)
    module = mlir.from_portable(program, mlir.new_context()) if is_portable else mlir.parse(program)
    mlir.run_pipeline(module, "inline,symbol-dce")
    return mlir.count_operations(module)


def report(arguments: argparse.Namespace) -> None:
    """Fresh processes in turn, so that all of them see the same machine; then their medians."""
    runs: dict[tuple[int, str], list[dict[str, Any]]] = {}
    for _ in range(arguments.repeats):
        for depth in arguments.depths:
            for adapter in arguments.adapters:
                runs.setdefault((depth, adapter), []).append(fresh(adapter, depth, arguments.length))
    rows = [{"depth": depth, "adapter": adapter} | medians(found) for (depth, adapter), found in runs.items()]
    if arguments.json:
        print(json.dumps({"load": os.getloadavg(), "length": arguments.length, "rows": rows}, indent=2))
        return
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; CPU seconds; {arguments.length} tokens")
    columns = "".join(f"{name:>9}" for name in (*STAGES, "convert"))
    print(f"depth {'':10}{columns}{'peak MB':>9}{'ops':>7}{'kB':>7}{'us/op':>8}")
    for row in rows:
        times = "".join(f"{row['seconds'].get(name, 0.0):9.2f}" for name in (*STAGES, "convert"))
        emit = row["seconds"]["emit"] / row["operations"] * 1e6
        sizes = f"{row['peak'] / MEGA:9.0f}{row['operations']:7}{row['bytes'] / 1e3:7.0f}{emit:8.0f}"
        print(f"d{row['depth']:<4} {row['adapter'].rstrip('_'):10}{times}{sizes}")


def fresh(adapter: str, depth: int, length: int) -> dict[str, Any]:
    command = [sys.executable, "-m", "benchmarks.convert", "--length", str(length), "--one", adapter, str(depth)]
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()[-1])


def medians(runs: list[dict[str, Any]]) -> dict[str, Any]:
    for run in runs:
        run["seconds"]["convert"] = sum(run["seconds"].get(name, 0.0) for name in CONVERSION)
    found = {name: statistics.median(run[name] for run in runs) for name in ("peak", "bytes", "operations")}
    names = runs[0]["seconds"]
    return found | {"seconds": {name: statistics.median(run["seconds"][name] for run in runs) for name in names}}


def report_memory(depth: int) -> None:
    """Convert and save a model with real weights; the limit is twice the weights and 1 GB."""
    import torch

    import torch2hlo
    from examples.nanochat.model import GPT, GPTConfig

    model = GPT(GPTConfig.from_depth(depth)).eval()
    weights = sum(p.numel() * p.element_size() for p in model.parameters())
    before = peak_bytes()
    with tempfile.TemporaryDirectory() as folder:
        path = torch2hlo.convert(model, (torch.zeros(1, 128, dtype=torch.int64),)).save(Path(folder, "model.t2h"))
        files = sum(file.stat().st_size for file in path.iterdir())
    peak, limit = peak_bytes(), 2 * weights + GIGA
    print(
        f"d{depth}: weights {weights / GIGA:.2f} GB, artifact {files / GIGA:.2f} GB; peak {before / GIGA:.2f} GB with"
        f" the model made, {peak / GIGA:.2f} GB after converting and saving; limit {limit / GIGA:.2f} GB"
    )


def peak_bytes() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


if __name__ == "__main__":
    main()
