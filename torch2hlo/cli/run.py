"""``torch2hlo run``: a program on a target, without PyTorch."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from torch2hlo.cli import output
from torch2hlo.cli.options import Attention, Flag, InputTexts, Precision, XlaFlags, xla_flags

if TYPE_CHECKING:
    from torch2hlo.cli.calls import Outcome


def run(
    program: Path,
    /,
    *,
    input: InputTexts = None,  # noqa: A002
    entry: str | None = None,
    target: str = "cpu",
    precision: Precision = "default",
    attention: Attention = "kernel",
    narrow: Flag = False,
    flag: XlaFlags = None,
    seed: int = 0,
    save: Path | None = None,
    timing: Flag = False,
    json: Flag = False,
) -> None:
    """Run a program that `convert` made; PyTorch is not needed.

    Args:
        program: The folder that `convert` wrote.
        input: An input by name: x=@file.npy, 'x=float32[2,3]' (random), 'tokens=int64[1,128]<50257' (random,
            below 50257). Again for each; the others are random, integers 0 or 1.
        entry: Which entry point; by default the first.
        target: Where to run; see `torch2hlo targets`.
        precision: Of matrix products and convolutions; docs/targets.md says what each means.
        attention: By the target's own kernel where it has a good one, or by plain operations.
        narrow: Compute 64-bit integers that provably fit in 32 bits in 32 bits; results stay the same.
        flag: A flag of XLA's own: xla_backend_optimization_level=0. Again for each.
        seed: For random inputs, and for programs that draw random numbers.
        save: Write the outputs to this .npz file; bfloat16 and float8 are written as float32.
        timing: Say how long reading the compiled program from the cache takes, and, by calling it again for about
            a second, how long a call takes then.
        json: Print one JSON document.

    """
    seconds: dict[str, float] = {}
    with output.step("importing JAX"), _timed(seconds, "import"):
        from torch2hlo import artifact
        from torch2hlo.cli import calls
    with output.step(f"loading {program}"), _timed(seconds, "load"):
        loaded = artifact.load(program)
    name = calls.entry_name(loaded, entry)
    inputs = calls.inputs_for(loaded.entries[name].signature, input or [], seed)
    options = {"precision": precision, "attention": attention, "narrow": narrow, "flags": xla_flags(flag)}
    flat = calls.flattened(loaded, name)
    with output.step(f"compiling for {target}"), _timed(seconds, "prepare"):
        executable = flat.compile(target, **options)
    made = executable.report.entries[name]
    seconds["from cache" if made.cached else "compile"] = made.seconds
    seconds["prepare"] -= made.seconds
    if timing and not made.cached and (again := flat.compile(target, **options).report.entries[name]).cached:
        seconds["from cache"] = again.seconds
    with output.step("running"):
        outcome = calls.run(executable, loaded.entries[name].signature, inputs, seed, timing=timing)
    if save is not None:
        calls.save(outcome.outputs, save)
    report = _report(outcome, seconds) | {
        "program": str(program),
        "entry": name,
        "target": target,
        "options": dict(executable.report.options),
        "cached": made.cached,
        "miss": made.miss,
    }
    if json:
        output.print_json(report | {"seed": seed})
    else:
        _show(report, seed, save)


def _report(outcome: Outcome, seconds: dict[str, float]) -> dict[str, Any]:
    from torch2hlo.cli import calls

    return {
        "inputs": [
            calls.described(name, given.array) | {"source": given.source} for name, given in outcome.inputs.items()
        ],
        "outputs": [calls.described(name, array) | calls.numbers(array) for name, array in outcome.outputs.items()],
        "seconds": _rounded(seconds | outcome.seconds),
        "cpu_seconds": _rounded(outcome.cpu_seconds),
    }


def _rounded(seconds: dict[str, float]) -> dict[str, float]:
    return {stage: float(f"{value:.4g}") for stage, value in seconds.items()}


def _show(report: dict[str, Any], seed: int, save: Path | None) -> None:
    rows = [("entry", f"{report['entry']} of {report['program']}, on {report['target']}")]
    for tensor in report["inputs"]:
        source = f"{tensor['source']}, seed {seed}" if tensor["source"].startswith("random") else tensor["source"]
        rows.append(("input", f"{_named(tensor)}  {source}"))
    for tensor in report["outputs"]:
        first = ", ".join(map(str, tensor["first"])) + (", …" if len(tensor["first"]) < tensor["count"] else "")
        spread = f"  from {tensor['min']} to {tensor['max']}" if "min" in tensor else ""
        rows.append(("output", f"{_named(tensor)}  {first}{spread}"))
    rows.append(("seconds", output.seconds(report["seconds"])))
    rows.append(("CPU seconds", output.seconds(report["cpu_seconds"])))
    rows.append(("cache", "compiled before" if report["cached"] else report["miss"]))
    rows += [("saved", str(save))] if save is not None else []
    print(output.columns(rows))


def _named(tensor: dict[str, Any]) -> str:
    return f"{tensor['name']} {tensor['dtype']}[{','.join(map(str, tensor['shape']))}]"


@contextlib.contextmanager
def _timed(seconds: dict[str, float], stage: str) -> Iterator[None]:
    start = time.perf_counter()
    yield
    seconds[stage] = time.perf_counter() - start
