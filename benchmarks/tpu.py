"""What the TPU compiler makes of nanochat, converted and written by hand in JAX: its own figures, without a TPU.

python -m benchmarks.tpu [forward] [decode] [--chips v5e v6e] [--depth 12] [--length 2048] [--dtype bfloat16] [--json]

forward is 1 x length tokens; decode is one token with a cache of `length` positions. `compiler` is the sum of the
compiler's estimates, `attention` the time of attention kernels, for which it has none: their matrix products at the
chip's peak, a lower bound. Of branches, the slowest counts. Needs libtpu.
"""

import argparse
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import torch

import torch2hlo
from benchmarks.nanochat_jax import forward, param_shapes
from benchmarks.nanochat_jax_token import decode, empty_cache
from examples.nanochat.cache import KVCache
from examples.nanochat.model import GPT, GPTConfig
from torch2hlo.compilation import Compilation
from torch2hlo.inspection.kernels import Kernel
from torch2hlo.inspection.report import InspectReport, report_on
from torch2hlo.mlir import ir, new_context, parse
from torch2hlo.program import Entry, Program
from torch2hlo.target import compilation


@dataclass(frozen=True)
class Figures:
    """`compiler`, `attention` in ms, `gb` accessed, `mb` of temporaries, and kernels that compute."""

    chip: str
    work: str
    by: str
    compiler: float
    attention: float
    gb: float
    mb: float
    kernels: int


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("work", nargs="*", choices=[[], "forward", "decode"])
    parser.add_argument("--chips", nargs="+", default=["v5e", "v6e"])
    parser.add_argument("--depth", type=int, default=12)
    parser.add_argument("--length", type=int, default=2048)
    parser.add_argument("--dtype", choices=["bfloat16", "float32"], default="bfloat16")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    config = GPTConfig.from_depth(given.depth, compute_dtype=given.dtype)
    for figures in measured(given.work or ["forward", "decode"], given.chips, config, given.length):
        print(json.dumps(asdict(figures)) if given.json else line(figures), flush=True)


def measured(works: list[str], chips: list[str], config: GPTConfig, length: int) -> Iterator[Figures]:
    """Each work on each chip: by hand, then converted."""
    for work in works:
        contestants = {"jax": by_hand(work, config, length), "torch2hlo": converted(work, config, length)}
        for chip in chips:
            for by, program in contestants.items():
                entry = list(program.entries)[-1]  # after the first step, the cache holds an embedding
                made = compilation(program, f"tpu:{chip}:1x1", entry=entry)
                yield figures(made, work, by, partial(unskipped_products, config=config, length=length))


def figures(made: Compilation, work: str, by: str, products: Callable[[Kernel], int]) -> Figures:
    report = report_on(made)
    return Figures(
        chip=made.chip.name,
        work=work,
        by=by,
        compiler=report.parts.compiler * 1e3,
        attention=sum(seconds(kernel, report, products) for kernel in report.kernels) * 1e3,
        gb=made.cost["bytes accessed"] / 1e9,
        mb=made.memory.temporaries / 1e6,
        kernels=sum(kernel.cycles is not None or is_custom(kernel) for kernel in report.kernels),
    )


def seconds(kernel: Kernel, report: InspectReport, products: Callable[[Kernel], int]) -> float:
    """Of an attention kernel at the chip's peak."""
    if not is_custom(kernel):
        return 0.0
    if kernel.seconds is not None:
        return kernel.seconds
    peak: float = report.chip["peak"]["bf16"]
    return products(kernel) / peak


def is_custom(kernel: Kernel) -> bool:
    return kernel.detail == "tpu_custom_call"


def unskipped_products(kernel: Kernel, config: GPTConfig, length: int) -> int:
    """The flops of XLA's own attention kernel: probabilities times values; scores are a kernel of their own."""
    del kernel
    return 2 * config.n_head * length * length * config.head_dim


class Step(torch.nn.Module):
    """A decoding step whose cache stays on the device, as in the hand-written one."""

    def __init__(self, model: GPT, cache: KVCache) -> None:
        super().__init__()
        self.model = model
        self.cache = cache

    def forward(self, idx: torch.Tensor) -> torch.Tensor:
        logits: torch.Tensor = self.model(idx, kv_cache=self.cache)
        return logits


def converted(work: str, config: GPTConfig, length: int) -> Program:
    with torch.device("meta"):
        model = GPT(config).eval()
    if work == "forward":
        return torch2hlo.convert(model, (torch.zeros(1, length, dtype=torch.int64),))
    step = Step(model, KVCache(config, 1, length, "meta"))
    return torch2hlo.convert(step, (torch.zeros(1, 1, dtype=torch.int64),))


def by_hand(work: str, config: GPTConfig, length: int) -> Program:
    params = param_shapes(config)
    if work == "forward":
        traced = forward.trace(params, jax.ShapeDtypeStruct((1, length), jnp.int32), config)
    else:
        cache = jax.eval_shape(lambda: empty_cache(config, 1, length))
        traced = decode.trace(params, cache, jax.ShapeDtypeStruct((1, 1), jnp.int32), config)
    lowered: Any = traced.lower(lowering_platforms=("tpu",)).compiler_ir("stablehlo")
    return as_program(str(lowered))


def as_program(text: str) -> Program:
    """A module that JAX lowered; it can be compiled, not called."""
    with new_context(), ir.Location.unknown():
        module = parse(text)
    nothing: Any = None
    return Program({"forward": Entry(nothing, lambda _: module)}, {})


def line(found: Figures) -> str:
    return (
        f"{found.chip:5} {found.work:8} {found.by:10} {found.compiler + found.attention:8.3f} ms "
        f"(compiler {found.compiler:.3f} + attention {found.attention:.3f}) {found.gb:7.3f} GB "
        f"{found.mb:7.1f} MB temporaries {found.kernels:5} kernels"
    )


if __name__ == "__main__":
    main()
