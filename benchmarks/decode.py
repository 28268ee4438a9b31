"""Decoding with the static nanochat engine on XLA:CPU, beside a hand-written JAX engine and eager PyTorch, in turn.

python -m benchmarks.decode [--depth 4] [--capacity 1024] [--rows 1] [--tokens 24] [--repeats 9] [--compile]

All are greedy and say the same tokens; each step's token is read on the host, as a chat does.
"""

import argparse
import gc
import os
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import torch

from benchmarks.nanochat_jax import params_from_torch
from benchmarks.nanochat_jax_decode import empty_cache, step
from examples.nanochat.cache import KVCache
from examples.nanochat.model import GPT, GPTConfig
from examples.nanochat.serving import convert_engine

PROMPT = 64
NOT_SAMPLED = np.float32(0), np.int64(50)


@dataclass
class Contestant:
    """`start(prompt)` forgets everything and gives the first token, `decode(token)` the next: numpy (rows, n)."""

    start: Callable[[np.ndarray], np.ndarray]
    decode: Callable[[np.ndarray], np.ndarray]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--depth", type=int, default=4)
    parser.add_argument("--capacity", type=int, default=1024)
    parser.add_argument("--rows", type=int, default=1)
    parser.add_argument("--tokens", type=int, default=24, help="decoded in one turn")
    parser.add_argument("--repeats", type=int, default=9)
    parser.add_argument("--compile", action="store_true", help="torch.compile too")
    options = parser.parse_args()
    model = randomised(GPTConfig.from_depth(options.depth, sequence_len=options.capacity))
    contestants = {
        "jax by hand": by_hand(model, options.rows, options.capacity),
        "torch2hlo": converted(model, options.rows, options.capacity),
        "eager": eager(model, model, options.rows, options.capacity),
    }
    if options.compile:
        contestants["torch.compile"] = eager(model, torch.compile(model), options.rows, options.capacity)
    print(f"d{options.depth}, {options.rows} rows, cache of {options.capacity}, prompt of {PROMPT};", end=" ")
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores, {torch.get_num_threads()} torch threads")
    report(contestants, options)


def randomised(config: GPTConfig) -> GPT:
    torch.manual_seed(0)
    model = GPT(config).eval()
    model.init_weights()
    with torch.no_grad():
        for p in model.parameters():
            p.add_(torch.randn(p.shape) * (0.7 * p.size(-1) ** -0.5 if p.dim() == 2 else 0.3))
    return model


def converted(model: GPT, rows: int, capacity: int) -> Contestant:
    exe = convert_engine(model, rows=rows, capacity=capacity, buckets=(PROMPT,)).compile()
    prefill, decode = exe[f"prefill{PROMPT}"], exe["decode"]
    length = np.array([PROMPT])

    def start(prompt: np.ndarray) -> np.ndarray:
        exe.state["cache.cache_seqlens"] = np.zeros(rows, np.int32)
        exe.state["cache.prev_embedding"] = np.zeros((rows, 1, model.config.n_embd), np.float32)
        return prefill(prompt, length, *NOT_SAMPLED)

    return Contestant(start, lambda token: decode(token, *NOT_SAMPLED))


def by_hand(model: GPT, rows: int, capacity: int) -> Contestant:
    config, params = model.config, params_from_torch(model.state_dict())
    sampling = jnp.float32(0), jnp.int32(50), jax.random.key(0)
    cache: dict[str, Any] = empty_cache(config, rows, capacity)

    def run(idx: np.ndarray) -> np.ndarray:
        nonlocal cache
        token, cache = step(params, cache, idx.astype(np.int32), np.int32(idx.shape[1]), *sampling, config=config)
        return np.asarray(token)

    def start(prompt: np.ndarray) -> np.ndarray:
        cache.update(position=jnp.int32(0), previous=jnp.zeros_like(cache["previous"]))
        return run(prompt)

    return Contestant(start, run)


def eager(model: GPT, forward: Any, rows: int, capacity: int) -> Contestant:
    cache = KVCache(model.config, rows, capacity)

    @torch.inference_mode()
    def run(idx: np.ndarray) -> np.ndarray:
        token: np.ndarray = forward(torch.from_numpy(idx), kv_cache=cache)[:, -1:].argmax(-1).numpy()
        return token

    def start(prompt: np.ndarray) -> np.ndarray:
        cache.reset()
        return run(prompt)

    return Contestant(start, run)


def report(contestants: dict[str, Contestant], options: argparse.Namespace) -> None:
    """Milliseconds to the first token, and for each further one: at the beginning, and near the end of the cache."""
    prompt = np.random.default_rng(0).integers(0, 1000, (options.rows, PROMPT))
    samples: dict[str, list[list[float]]] = {name: [] for name in contestants}
    said: dict[str, list[list[int]]] = {}
    for turn in range(options.repeats + 1):
        for name, contestant in contestants.items():
            gc.collect()
            sample, tokens = one_turn(contestant, prompt, options.tokens)
            said[name] = tokens
            if turn:
                samples[name].append(sample)
    agree = all(tokens == next(iter(said.values())) for tokens in said.values())
    print(f"all say the same {options.tokens} tokens: {agree}")
    print(f"{'':16}{'first: wall':>12}{'CPU ms':>9}{'each: wall':>12}{'CPU ms':>9}{'tokens/s':>10}{'CPU ratio':>11}")
    base = next(iter(samples.values()))
    for name, found in samples.items():
        first, first_cpu, each, each_cpu = (statistics.median(column) for column in zip(*found, strict=True))
        ratio = statistics.median(mine[3] / other[3] for mine, other in zip(found, base, strict=True))
        rate = options.rows * 1e3 / each
        print(f"{name:16}{first:12.1f}{first_cpu:9.1f}{each:12.2f}{each_cpu:9.2f}{rate:10.0f}{ratio:11.3f}")


def one_turn(contestant: Contestant, prompt: np.ndarray, tokens: int) -> tuple[list[float], list[list[int]]]:
    """[wall, CPU] milliseconds to the first token and of each further one (median), and the tokens."""
    wall, cpu = time.perf_counter(), time.process_time()
    token = contestant.start(prompt)
    first = [(time.perf_counter() - wall) * 1e3, (time.process_time() - cpu) * 1e3]
    said, steps = [token[:, 0].tolist()], []
    for _ in range(tokens - 1):
        wall, cpu = time.perf_counter(), time.process_time()
        token = contestant.decode(token)
        steps.append(((time.perf_counter() - wall) * 1e3, (time.process_time() - cpu) * 1e3))
        said.append(token[:, 0].tolist())
    return [*first, *(statistics.median(column) for column in zip(*steps, strict=True))], said


if __name__ == "__main__":
    main()
