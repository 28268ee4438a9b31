"""What a program for every size up to a bound costs, beside one that was compiled for exactly the bound.

python -m benchmarks.bounded [--bound 512] [--depth 4] [--repeats 100]

The same program a second time shows what the figures are worth.
"""

import argparse
import os
from collections.abc import Callable

import jax
import jax.numpy as jnp
import torch
from torch import nn

import torch2hlo
from benchmarks.run_time import in_turn, show
from examples.nanochat.model import GPT, GPTConfig


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--bound", type=int, default=512)
    parser.add_argument("--depth", type=int, default=4)
    parser.add_argument("--repeats", type=int, default=100)
    arguments = parser.parse_args()
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    for name, make in (("nanochat", lambda: nanochat(arguments.depth)), ("encoder", encoder)):
        compare(name, make, arguments.bound, arguments.repeats)


def nanochat(depth: int) -> tuple[nn.Module, Callable[[int], torch.Tensor]]:
    """The example's forward pass, from token ids."""
    config = GPTConfig.from_depth(depth)
    model = GPT(config).eval()
    model.init_weights()
    return model, lambda length: torch.randint(config.vocab_size, (1, length))


def encoder() -> tuple[nn.Module, Callable[[int], torch.Tensor]]:
    """Four layers that are not causal: padded keys are masked."""
    layer = nn.TransformerEncoderLayer(256, 4, 1024, batch_first=True)
    model = nn.TransformerEncoder(layer, 4, enable_nested_tensor=False).eval()
    return model, lambda length: torch.rand(1, length, 256)


@torch.no_grad()
def compare(
    name: str, make: Callable[[], tuple[nn.Module, Callable[[int], torch.Tensor]]], bound: int, repeats: int
) -> None:
    """The whole call, inputs and results on the device."""
    model, inputs = make()
    exact = torch2hlo.convert(model, (inputs(bound),)).compile()
    shapes = ({1: torch2hlo.Bound(bound)},)
    bounded = torch2hlo.convert(model, (inputs(bound - 3),), dynamic_shapes=shapes).compile()
    runs = {"exactly the bound": run(exact, inputs(bound))}
    for length in (bound, bound // 2 + 1, 1):
        runs[f"bounded, length {length}"] = run(bounded, inputs(length))
    runs["exactly, once more"] = runs["exactly the bound"]
    found = in_turn(runs, repeats, calls=1)
    print(f"\n{name}, bound {bound}, ms")
    show(found, 1e3)
    for kind, executable in (("exactly", exact), ("bounded", bounded)):
        cost = executable.cost
        print(f"{kind}: {cost['flops'] / 1e6:.1f} Mflop, {cost['bytes accessed'] / 1e6:.1f} MB between kernels")


def run(executable: torch2hlo.Executable, x: torch.Tensor) -> Callable[[], jax.Array]:
    """A call with the input on the device."""
    with jax.enable_x64(True):
        given = jnp.asarray(x.numpy())
    return lambda: executable(given).block_until_ready()


if __name__ == "__main__":
    main()
