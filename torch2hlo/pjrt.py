"""The only door to what JAX does not document: compiling a raw module, its cache, and running it on device arrays."""

from __future__ import annotations

import contextlib
import inspect
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax
import jax.extend.backend
import numpy as np
from jax._src import compilation_cache, compiler, hardware_utils, xla_bridge
from jax._src.interpreters import pxla
from jax._src.lru_cache import LRUCache
from jaxlib import _jax, xla_client

from torch2hlo.mlir import ir, to_bytecode

Array = jax.Array
DeviceArray = _jax.ArrayImpl
Client = Any  # jaxlib's types are not exported
MAX_CACHE_BYTES = 8 << 30


def client_of(platform: str) -> Client:
    """The PJRT client of ``cpu``, ``gpu``, ``cuda``, ``rocm`` or ``tpu``.

    Where no TPU is in the machine, JAX is kept from looking for one through libtpu, which may be installed as a
    compiler: that would take a second, write to stderr and /tmp, and find none.

    Raises:
        RuntimeError: there is none in this process.

    """
    if not xla_bridge.backends_are_initialized() and not hardware_utils.num_available_tpu_chips_and_device_id()[0]:
        xla_bridge._backend_factories.pop("tpu", None)
    return jax.extend.backend.get_backend(platform)


@dataclass(frozen=True)
class Compiled:
    """A loaded executable, and where it came from. ``cached``: it was read from the persistent cache."""

    loaded: Any
    device: Any
    cached: bool
    seconds: float

    def execute(self, arrays: Sequence[Array]) -> list[Array]:
        """Run on one device; donated operands are gone afterwards. Returns before the device is done."""
        results = self.loaded.execute_sharded(arrays)
        return [shards[0] for shards in results.disassemble_into_single_device_arrays()]

    def hlo_text(self) -> str:
        """The optimised HLO."""
        return str(self.loaded.hlo_modules()[0].to_string())

    def memory(self) -> Any:
        """The compiler's memory statistics, in bytes."""
        return self.loaded.get_compiled_memory_stats()

    def cost(self) -> dict[str, float]:
        """The compiler's cost properties: ``flops``, ``bytes accessed`` …"""
        return dict(self.loaded.cost_analysis())


# Every bfloat16 result is rounded, as in eager; XLA would skip the rounding between operations that it fuses.
_AS_EAGER = {"xla_allow_excess_precision": "False"}


def compile_module(
    module: ir.Module, client: Client, cache_dir: Path | None, flags: Mapping[str, str] | None = None
) -> Compiled:
    """Compile for the first device of ``client``, or take it from the cache in ``cache_dir``.

    ``flags`` are XLA's own, by name, for this program alone.

    The process's own JAX configuration, caches included, is neither read nor changed.
    """
    device = client.local_devices()[0]
    devices = xla_client.DeviceList((device,))
    options = compiler.get_compile_options(
        num_replicas=1,
        num_partitions=1,
        device_assignment=[[device.id]],
        backend=client,
        env_options_overrides={**(_AS_EAGER if client.platform == "cpu" else {}), **(flags or {})},
    )
    start = time.perf_counter()
    if cache_dir is None:
        loaded = client.compile_and_load(to_bytecode(module), devices, options)
        return Compiled(loaded, device, False, time.perf_counter() - start)
    cache = LRUCache(str(cache_dir), max_size=MAX_CACHE_BYTES)
    key = compilation_cache.get_cache_key(module, np.array([device]), options, client)
    if (loaded := _read(cache, key, client, devices, options)) is not None:
        return Compiled(loaded, device, True, time.perf_counter() - start)
    loaded = client.compile_and_load(to_bytecode(module), devices, options)
    seconds = time.perf_counter() - start
    _write(cache, key, loaded, seconds)
    return Compiled(loaded, device, False, seconds)


def _read(cache: LRUCache, key: str, client: Any, devices: Any, options: Any) -> Any:
    """The cached executable; None when there is none, or it is damaged (it is then compiled and written again)."""
    with contextlib.suppress(Exception):
        if (entry := cache.get(key)) is not None:
            serialized, _ = compilation_cache.extract_executable_and_time(
                compilation_cache.decompress_executable(entry)
            )
            return client.deserialize_executable(serialized, devices, options)
    return None


def _write(cache: LRUCache, key: str, loaded: Any, seconds: float) -> None:
    """A cache that can't be written costs time, not results."""
    with contextlib.suppress(OSError):
        entry = compilation_cache.combine_executable_and_time(loaded.serialize(), int(seconds))
        cache.put(key, compilation_cache.compress_executable(entry))


def put(array: np.ndarray[Any, Any], device: Any) -> Array:
    """A numpy array on ``device``, 64-bit types intact whatever ``jax_enable_x64`` says; shares memory where it can."""
    aval = jax.core.ShapedArray(array.shape, array.dtype)
    sharding = jax.sharding.SingleDeviceSharding(device)
    placed: Array = xla_client.batched_device_put(aval, sharding, [array], [device], True, enable_x64=True)
    return placed


def put_dlpack(capsule: Any, device: Any) -> Array:
    """A DLPack capsule of host memory on ``device``; shares memory where alignment allows, 64-bit types intact."""
    placed: Array = _jax.dlpack_managed_tensor_to_buffer(capsule, device, None)
    return placed


def direct(compiled: Compiled, structure: Any, checked: Callable[..., list[Array]]) -> Callable[..., Any]:
    """A function of device arrays that JAX's own C++ dispatch runs: no Python between the call and the executable.

    Args:
        compiled: what to run.
        structure: nested tuples, lists and dicts with one leaf for each result.
        checked: runs it on the same arrays after checking them; called for arrays of types not met before.

    """
    place = jax.sharding.SingleDeviceSharding(compiled.device)
    treedef = jax.tree_util.tree_structure(structure)

    def first_call(*arrays: Array) -> tuple[Any, Any, bool]:
        results = checked(*arrays)
        avals = [result.aval for result in results]
        data = pxla.MeshExecutableFastpathData(
            compiled.loaded, treedef, [place] * len(arrays), [place] * len(results), avals, [True] * len(results),
            [True] * len(arrays), [None] * len(arrays), [],
        )  # fmt: skip
        return jax.tree_util.tree_unflatten(treedef, results), data, False

    function: Callable[..., Any] = _jax.pjit(
        "torch2hlo",
        checked,
        first_call,
        [],
        [],
        _CACHE_KEY,
        jax.tree_util.default_registry,
        pxla.cc_shard_arg,
        _jax.PjitFunctionCache(),
    )
    return function


_CACHE_KEY = pxla.JitGlobalCppCacheKeys(**dict.fromkeys(inspect.signature(pxla.JitGlobalCppCacheKeys).parameters))
