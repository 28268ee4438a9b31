"""The yardstick: `benchmarks/nanochat_jax.py`, traced and lowered by JAX. It imports torch too, for the shapes."""

from benchmarks.stopwatch import Stopwatch


def convert(depth: int, length: int, stage: Stopwatch) -> bytes:
    with stage("import"):
        import jax
        import jax.numpy as jnp

        from benchmarks.nanochat_jax import forward, param_shapes
        from examples.nanochat.model import GPTConfig
        from torch2hlo import mlir
    with stage("model"):
        config = GPTConfig.from_depth(depth)
        params, idx = param_shapes(config), jax.ShapeDtypeStruct((1, length), jnp.int32)
    with stage("capture"):
        traced = forward.trace(params, idx, config)
    with stage("emit"):
        module = traced.lower().compiler_ir("stablehlo")
    with stage("save"):
        return mlir.to_portable(module)[0]
