"""The only door to libtpu's compiler: a program of its own, run by `targets/topology.py` as a child process.

``python -m torch2hlo.tpu_compiler FOLDER`` reads ``request.json`` and ``module.mlir`` (bytecode) there, compiles, and
writes ``result.json`` and what the compiler made. A child, since libtpu may abort the process, prints, locks, reads its
environment only once, and should be no part of a process that runs something else. JAX itself is not imported.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

import libtpu
import numpy as np
from jaxlib import _jax, xla_client

from torch2hlo import hlo_proto, mlir


def main(folder: Path) -> None:
    """Do what the request says; what the compiler raises is a result too."""
    request = json.loads((folder / "request.json").read_text())
    result: dict[str, Any] = {}
    step = "topology_error"
    try:
        devices = _devices(request["topology"], request["settings"])
        result["devices"], step = len(devices), "compile_error"
        if (folder / "module.mlir").exists() and request["devices"] <= len(devices):
            result |= _compile(folder, devices[: request["devices"]], request["flags"])
    except _jax.JaxRuntimeError as error:
        result[step] = str(error)
    (folder / "result.json").write_text(json.dumps(result))


def _compile(folder: Path, devices: list[Any], flags: dict[str, str]) -> dict[str, Any]:
    start = time.perf_counter()
    with mlir.new_context():
        module = mlir.parse((folder / "module.mlir").read_bytes())
    dumps = folder / "dumps"
    options = _options(devices, {**_dumping(dumps), **flags})
    executable = devices[0].client.compile(module, xla_client.DeviceList(tuple(devices)), options)
    seconds = time.perf_counter() - start
    stats = executable.get_compiled_memory_stats()
    _keep(folder, dumps, executable)
    return {
        "seconds": seconds,
        "cost": dict(executable.cost_analysis()),
        "memory": {
            "arguments": stats.argument_size_in_bytes,
            "outputs": stats.output_size_in_bytes,
            "temporaries": stats.temp_size_in_bytes,
            "aliased": stats.alias_size_in_bytes,
            "code": stats.generated_code_size_in_bytes,
        },
    }


def _dumping(folder: Path) -> dict[str, str]:
    """Flags for libtpu to write its HLO itself: jaxlib, which may be older, can't read all of it (on v5p, v6e, 7x)."""
    return {"xla_dump_to": str(folder), "xla_dump_hlo_as_text": "True", "xla_dump_hlo_as_proto": "True"}


def _keep(folder: Path, dumps: Path, executable: Any) -> None:
    """The final program as text and as HloModuleProto, and where its buffers are, as BufferAssignmentProto.

    Where flags from outside send the dumps elsewhere, jaxlib has to read it.
    """
    final = _largest(dumps, "after_codegen.hlo.pb")
    if not final:
        (module,) = executable.hlo_modules()
        (folder / "program.hlo").write_text(module.to_string())
        (folder / "program.pb").write_bytes(module.as_serialized_hlo_module_proto())
        (folder / "buffers.pb").write_bytes(b"")
        return
    (folder / "program.hlo").write_bytes(_largest(dumps, "after_codegen.txt"))
    (folder / "program.pb").write_bytes(hlo_proto.parse("HloProto", final).hlo_module)
    placed = hlo_proto.parse("HloProto", _largest(dumps, "after_optimizations.hlo.pb"))
    (folder / "buffers.pb").write_bytes(placed.buffer_assignment)


def _largest(dumps: Path, kind: str) -> bytes:
    """A dump of the program itself: the compiler may have made small ones on the way."""
    return max((file.read_bytes() for file in dumps.glob(f"*.{kind}")), key=len, default=b"")


def _devices(topology: str, settings: dict[str, str]) -> list[Any]:
    xla_client.load_pjrt_plugin_dynamically("tpu", libtpu.get_library_path())
    xla_client.initialize_pjrt_plugin("tpu")
    described: Any = xla_client.make_tfrt_tpu_c_api_device_topology(topology, **settings)
    return list(described._make_compile_only_devices())


def _options(devices: list[Any], flags: dict[str, str]) -> Any:
    options = xla_client.CompileOptions()
    options.num_replicas, options.num_partitions = 1, len(devices)
    options.device_assignment = xla_client.DeviceAssignment.create(np.array([[device.id for device in devices]]))
    options.executable_build_options.use_spmd_partitioning = True
    options.executable_build_options.use_shardy_partitioner = True
    options.env_option_overrides = list(flags.items())
    return options


if __name__ == "__main__":
    main(Path(sys.argv[1]))
