"""The whole way: train nanochat, convert it, chat with it where there is no PyTorch, compare with eager PyTorch.

python -m examples.nanochat.demo [PROMPT] [--steps 200] [--tokens 60] [--out checkpoints/demo] [--reuse]

The exit status is 1 if a token, or the logits, differ.
"""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import torch
from rich.console import Console

import torch2hlo
from examples.nanochat.checkpoint import TOKENIZER, load_checkpoint, save_checkpoint
from examples.nanochat.engine import Engine
from examples.nanochat.model import GPT
from examples.nanochat.serving import BUCKETS, CAPACITY, convert_engine
from examples.nanochat.tokenizer import Tokenizer
from examples.nanochat.train import STEPS, train

ROOT = Path(__file__).parents[2]
TOLERANCE = 1e-4  # on logits between -15 and 15, in float32
console = Console(highlight=False)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("prompt", nargs="?", default="When an exception")
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--tokens", type=int, default=60)
    parser.add_argument("--out", type=Path, default=Path("checkpoints/demo"))
    parser.add_argument("--reuse", action="store_true", help="take the model that is in --out instead of training")
    arguments = parser.parse_args()
    out = arguments.out.resolve()

    model, tokenizer = trained(out / "model", arguments.steps, arguments.reuse)
    same_logits = forward_story(model, tokenizer, arguments.prompt, out / "forward.t2h")
    converted_engine(model, out / "engine.t2h")
    tokens = chat_without_torch(out, arguments.prompt, arguments.tokens)
    same_tokens = compare(model, tokenizer, arguments.prompt, arguments.tokens, tokens)
    return 0 if same_logits and same_tokens else 1


def trained(folder: Path, steps: int, reuse: bool) -> tuple[GPT, Tokenizer]:
    headline("1. A model to convert")
    if reuse:
        say(f"taken from {shown(folder)}")
        return load_checkpoint(folder)
    say(f"{steps} training steps in eager PyTorch, on the text of Python's own manual")
    with seconds() as took:
        result = train(steps=steps, report=say)
    save_checkpoint(folder, result.model, result.tokenizer)
    parameters = sum(p.numel() for p in result.model.parameters())
    say(f"{took()}; {parameters / 1e6:.2f} M parameters, in {shown(folder)}")
    return result.model, result.tokenizer


def forward_story(model: GPT, tokenizer: Tokenizer, prompt: str, path: Path) -> bool:
    """Convert the plain forward pass at the prompt's length, show it, and compare its logits."""
    headline("2. Its forward pass as a StableHLO program")
    idx = torch.tensor([[tokenizer.special("bos"), *tokenizer.encode(prompt)]])
    with seconds() as took:
        program = torch2hlo.convert(model, (idx,))
        program.save(path)
    say(f"{took()} to convert and save; {program.operations()} operations, {size(path)} in {shown(path)}:")
    for file in sorted(path.iterdir()):
        say(f"  {file.name:20} {file.stat().st_size / 1e3:8.0f} kB")
    console.print(first_lines(program.text(), "stablehlo.dot_general"), style="cyan", markup=False)
    with torch.inference_mode():
        error = (program.compile()(idx) - model(idx)).abs().max().item()
    verdict(error <= TOLERANCE, f"logits differ from eager PyTorch's by at most {error:.1e}")
    return error <= TOLERANCE


def converted_engine(model: GPT, path: Path) -> None:
    headline("3. The chat engine: prompt and decoding step, with the KV cache as state")
    with seconds() as took:
        program = convert_engine(model)
        program.save(path)
    say(f"{took()} to convert and save; {size(path)} in {shown(path)}; cache of {CAPACITY} positions")
    for name, entry in program.entries.items():
        state = ", ".join(s.name.removeprefix("cache.") for s in entry.signature.state)
        say(f"  {name:11} {program.operations(name):5} operations; updates {state}")
    pieces = " or ".join(map(str, BUCKETS))
    say(f"Prompts go in by pieces padded to {pieces} tokens; decoding has one program for all positions.")


def chat_without_torch(out: Path, prompt: str, tokens: int) -> list[int]:
    headline("4. A chat, in another process, where importing torch is made to fail")
    module, report = "examples.nanochat.run_without_torch", out / "chat.json"
    files = [str(out / "engine.t2h"), str(out / "model" / TOKENIZER)]
    # The prompt comes last, after `--`: it may begin with a dash.
    options = ["--tokens", str(tokens), "--json", str(report)]
    subprocess.run([sys.executable, "-m", module, *options, "--", *files, prompt], check=True, cwd=ROOT)
    said = json.loads(report.read_text(encoding="utf-8"))
    say("; ".join(f"{name} {value:.3f} s" for name, value in said["seconds"].items()))
    return said["tokens"]


def compare(model: GPT, tokenizer: Tokenizer, prompt: str, count: int, tokens: list[int]) -> bool:
    headline("5. The same chat in eager PyTorch, with its own KV cache")
    idx = [tokenizer.special("bos"), *tokenizer.encode(prompt)]
    with seconds() as took:
        steps = Engine(model, tokenizer).generate(idx, max_tokens=count, temperature=0)
        expected = [column[0] for column, _ in steps]
    say(f"{took()} for {len(expected)} tokens")
    if tokens == expected:
        verdict(True, f"all {len(tokens)} tokens are equal")
        return True
    pairs = zip(tokens, expected, strict=False)
    at = next((i for i, (a, b) in enumerate(pairs) if a != b), min(len(tokens), len(expected)))
    verdict(False, f"from token {at} on they differ: {tokens[at:][:5]}, eager {expected[at:][:5]}")
    return False


@contextmanager
def seconds() -> Iterator[Callable[[], str]]:
    """How long the block took, as text, once it is over."""
    start, cpu = time.perf_counter(), time.process_time()
    end: list[float] = []
    yield lambda: f"{end[0]:.1f} s ({end[1]:.1f} CPU s)"
    end += [time.perf_counter() - start, time.process_time() - cpu]


def first_lines(text: str, until: str, most: int = 12) -> str:
    """The body of a program from its first line with `until` in it, lines cut to the terminal."""
    lines = text.splitlines()
    start = next(i for i, line in enumerate(lines) if until in line)
    cut = [line if len(line) < console.width else line[: console.width - 2] + "…" for line in lines]
    return "\n".join(["    …", *cut[start : start + most], "    …"])


def headline(text: str) -> None:
    console.print(f"\n{text}", style="bold")


def say(text: str) -> None:
    console.print(text, markup=False)


def verdict(is_right: bool, text: str) -> None:
    console.print(("✓ " if is_right else "✗ ") + text, style="bold green" if is_right else "bold red")


def size(folder: Path) -> str:
    return f"{sum(file.stat().st_size for file in folder.iterdir()) / 1e6:.1f} MB"


def shown(path: Path) -> str:
    return str(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)


if __name__ == "__main__":
    sys.exit(main())
