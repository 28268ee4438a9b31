"""What running a converted program costs on XLA:CPU, beside JAX in the same process, in turn.

python -m benchmarks.run_time                    # both of what follows
python -m benchmarks.run_time model [--depth 4] [--length 512] [--repeats 15]
python -m benchmarks.run_time call [--repeats 15]
"""

import argparse
import gc
import os
import random
import statistics
import time
from collections.abc import Callable, Mapping
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import torch

import torch2hlo
from benchmarks.nanochat_jax import forward, params_from_torch
from examples.nanochat.model import GPT, GPTConfig

CALLS = 300  # of a tiny program, in one sample


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", nargs="?", choices=["model", "call"])
    parser.add_argument("--depth", type=int, default=4)
    parser.add_argument("--length", type=int, default=512)
    parser.add_argument("--repeats", type=int, default=15)
    arguments = parser.parse_args()
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    if arguments.what != "call":
        model_time(arguments.depth, arguments.length, arguments.repeats)
    if arguments.what != "model":
        for weights in (1, 150):
            call_time(weights, arguments.repeats)


@torch.no_grad()
def model_time(depth: int, length: int, repeats: int) -> None:
    """Nanochat's forward pass: converted, and written by hand in JAX."""
    config = GPTConfig.from_depth(depth)
    model = GPT(config).eval()
    model.init_weights()
    for p in model.parameters():
        p.add_(torch.randn(p.shape) * (0.7 * p.size(-1) ** -0.5 if p.dim() == 2 else 0.3))
    idx = torch.randint(config.vocab_size, (1, length))
    program = torch2hlo.convert(model, (idx,))
    executable, params = program.compile(), params_from_torch(model.state_dict())
    narrow = jnp.asarray(idx.numpy().astype(np.int32))
    with jax.enable_x64(True):
        wide = jnp.asarray(idx.numpy())
    runs = {
        "jax": lambda: forward(params, narrow, config).block_until_ready(),
        "torch2hlo": lambda: executable(wide).block_until_ready(),
    }
    error = np.abs(np.asarray(runs["jax"]()) - np.asarray(runs["torch2hlo"]())).max()
    found = in_turn(runs, repeats, calls=1)
    print(f"\nnanochat d{depth} x {length} tokens, ms; largest difference of the logits {error:.0e}")
    show(found, 1e3)


def call_time(weights: int, repeats: int) -> None:
    """A program that does next to nothing, with so many weights, called with one input."""
    model = Scales(weights).eval()
    x = torch.ones(8)
    executable = torch2hlo.convert(model, (x,)).compile()
    numpy_x, device_x, device_weights = np.ones(8, np.float32), jnp.ones(8), [jnp.ones(8) for _ in range(weights)]
    jitted = jax.jit(scaled)
    runs = {
        "jax.jit, jax array": lambda: jitted(device_x, device_weights),
        "torch2hlo, jax array": lambda: executable(device_x),
        "jax.jit, numpy": lambda: np.asarray(jitted(numpy_x, device_weights)),
        "torch2hlo, numpy": lambda: executable(numpy_x),
        "torch2hlo, torch": lambda: executable(x),
    }
    found = in_turn(runs, repeats, calls=CALLS)
    print(f"\none call with 1 input and {weights} weights, us; numpy and torch wait for the result")
    show(found, 1e6)


class Scales(torch.nn.Module):
    def __init__(self, count: int) -> None:
        super().__init__()
        self.scales = torch.nn.ParameterList(torch.ones(8) for _ in range(count))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        for scale in self.scales:
            x = x * scale
        return x


def scaled(x: jax.Array, scales: list[jax.Array]) -> jax.Array:
    for scale in scales:
        x = x * scale
    return x


Samples = Mapping[str, list[tuple[float, float]]]


def in_turn(runs: Mapping[str, Callable[[], Any]], repeats: int, calls: int) -> Samples:
    """Name -> (wall, CPU of all threads) seconds of one call, in turn, after one round unmeasured.

    Each round has an order of its own: a contestant may leave the caches or the allocator as the next one likes them.
    """
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in runs}
    order = random.Random(0)
    for round_ in range(repeats + 1):
        for name, run in order.sample(list(runs.items()), len(runs)):
            gc.collect()
            wall, cpu = time.perf_counter(), time.process_time()
            for _ in range(calls):
                result = run()
            jax.block_until_ready(result)
            sample = (time.perf_counter() - wall) / calls, (time.process_time() - cpu) / calls
            if round_:
                found[name].append(sample)
    return found


def show(found: Samples, scale: float) -> None:
    """Medians, the least, and the median over rounds of the ratio to the first."""
    first = next(iter(found.values()))
    print(f"{'':22}{'wall':>9}{'CPU':>9}{'least CPU':>11}{'CPU ratio':>11}")
    for name, samples in found.items():
        wall, cpu = (statistics.median(kind) * scale for kind in zip(*samples, strict=True))
        least = min(cpu for _, cpu in samples) * scale
        ratio = statistics.median(mine[1] / base[1] for mine, base in zip(samples, first, strict=True))
        print(f"{name:22}{wall:9.1f}{cpu:9.1f}{least:11.1f}{ratio:11.3f}")


if __name__ == "__main__":
    main()
