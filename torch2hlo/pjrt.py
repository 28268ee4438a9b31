"""The only door to what JAX does not document: compiling a raw module and running it on device arrays."""

from __future__ import annotations

import contextlib
import inspect
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import jax
import jax.extend.backend
import numpy as np
from jax._src import compiler, config, hardware_utils, xla_bridge
from jax._src.interpreters import pxla
from jaxlib import _jax, xla_client

from torch2hlo.mlir import ir, to_bytecode

Array = jax.Array
DeviceArray = _jax.ArrayImpl
Client = Any  # jaxlib's types are not exported


def client_of(platform: str) -> Client:
    """The PJRT client of ``cpu``, ``gpu``, ``cuda``, ``rocm`` or ``tpu``.

    Raises:
        RuntimeError: there is none in this process.

    """
    start()
    return jax.extend.backend.get_backend(platform)


def start() -> None:
    """Start what JAX starts by itself with the first array, but for a TPU that is not there.

    Where no TPU is in the machine, and none was asked for, JAX is kept from looking for one through libtpu, which may
    be installed as a compiler: that would take a second, write to stderr and /tmp, and find none.
    """
    if not xla_bridge.backends_are_initialized() and not config.jax_platforms.value and not _tpus():
        with _without_tpu():
            xla_bridge.backends()


def _tpus() -> int:
    """How many TPU chips are in the machine, asked of its PCI bus."""
    return int(hardware_utils.num_available_tpu_chips_and_device_id()[0])


@contextlib.contextmanager
def _without_tpu() -> Iterator[None]:
    """JAX starts no TPU meanwhile; it goes on knowing the platform, for which it can lower."""
    factory = xla_bridge._backend_factories.pop("tpu", None)
    try:
        yield
    finally:
        if factory is not None:
            xla_bridge._backend_factories["tpu"] = factory


def why_no(platform: str) -> str:
    """Why there is no client of ``gpu`` or ``tpu`` in this process."""
    nvidia = hardware_utils.has_visible_nvidia_gpu()
    if platform == "gpu" and not nvidia and not hardware_utils.num_available_amd_gpus(stop_at=1):
        return "no NVIDIA or AMD GPU is in this machine"
    if platform == "tpu" and not _tpus():
        return "no TPU is in this machine"
    if allowed := config.jax_platforms.value:
        return f"JAX_PLATFORMS={allowed} keeps JAX from using it"
    return xla_bridge._backend_errors.get(platform) or "JAX has no plugin for it here"


def platform_of(client: Client) -> str:
    """Whose kernels it has: ``cpu``, ``cuda``, ``rocm`` or ``tpu``."""
    if client.platform == "gpu":
        return "rocm" if "rocm" in client.platform_version.lower() else "cuda"
    return str(client.platform)


def default_platform() -> str:
    """That of the device that JAX uses unless told otherwise."""
    start()
    return platform_of(jax.extend.backend.get_backend())


@dataclass(frozen=True)
class Compiled:
    """A loaded executable, and where it came from.

    Attributes:
        loaded: PJRT's executable.
        device: where it runs.
        seconds: wall seconds of the compiler, or of reading the cache.
        cached: whether it was read from the persistent cache.
        miss: why it was not; empty if it was.
        refusals: what the platform has a kernel for and left to plain operations, and why.

    """

    loaded: Any
    device: Any
    seconds: float
    cached: bool = False
    miss: str = ""
    refusals: tuple[str, ...] = ()

    def execute(self, arrays: Sequence[Array]) -> list[Array]:
        """Run on one device; donated operands are gone afterwards. Returns before the device is done."""
        results = self.loaded.execute_sharded(arrays)
        return [shards[0] for shards in results.disassemble_into_single_device_arrays()]

    def direct(self, structure: Any, checked: Callable[..., list[Array]]) -> Callable[..., Any] | None:
        """A function of device arrays that JAX's own C++ dispatch runs; see `_direct`."""
        return _direct(self, structure, checked)

    @property
    def donates(self) -> bool:
        """Whether results take over the memory of operands."""
        return bool(self.memory().alias_size_in_bytes)

    def hlo(self) -> Any:
        """The optimised module."""
        (module,) = self.loaded.hlo_modules()
        return module

    def memory(self) -> Any:
        """The compiler's memory statistics, in bytes."""
        return self.loaded.get_compiled_memory_stats()

    def cost(self) -> dict[str, float]:
        """The compiler's cost properties: ``flops``, ``bytes accessed`` …"""
        return dict(self.loaded.cost_analysis())

    def serialize(self) -> bytes:
        """What `deserialize` reads, with the same versions on a machine like this one."""
        return bytes(self.loaded.serialize())


def default_flags(client: Client) -> dict[str, str]:
    """XLA's flags that are set unless others are given.

    On CPU, every bfloat16 result is rounded, as in eager; XLA would skip that between operations that it fuses.
    """
    return {"xla_allow_excess_precision": "False"} if client.platform == "cpu" else {}


def compile_module(module: ir.Module, client: Client, flags: Mapping[str, str]) -> Compiled:
    """Compile for the first device of ``client``; ``flags`` are XLA's own, by name, for this program alone.

    The process's own JAX configuration, caches included, is neither read nor changed.
    """
    device, devices, options = _settings(client, flags)
    start = time.perf_counter()
    loaded = client.compile_and_load(to_bytecode(module), devices, options)
    return Compiled(loaded, device, time.perf_counter() - start)


def deserialize(data: bytes, client: Client, flags: Mapping[str, str]) -> Compiled:
    """Load what `Compiled.serialize` wrote, compiled with the same ``flags``.

    Raises:
        jax.errors.JaxRuntimeError: it is damaged, or does not fit the client.

    """
    device, devices, options = _settings(client, flags)
    start = time.perf_counter()
    loaded = client.deserialize_executable(data, devices, options)
    return Compiled(loaded, device, time.perf_counter() - start, cached=True)


def _settings(client: Client, flags: Mapping[str, str]) -> tuple[Any, Any, Any]:
    device = client.local_devices()[0]
    options = compiler.get_compile_options(
        num_replicas=1,
        num_partitions=1,
        device_assignment=[[device.id]],
        backend=client,
        env_options_overrides={**default_flags(client), **flags},
    )
    return device, xla_client.DeviceList((device,)), options


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


def _direct(compiled: Compiled, structure: Any, checked: Callable[..., list[Array]]) -> Callable[..., Any]:
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
