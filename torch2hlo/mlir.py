"""The only door to MLIR's Python bindings, which jaxlib carries and JAX does not document."""

from __future__ import annotations

import io
import os
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import ml_dtypes
import numpy as np

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "1")  # as JAX does: jaxlib logs its start-up otherwise

from jaxlib.mlir import ir, passmanager
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import chlo, func
from jaxlib.mlir.dialects import stablehlo as hlo

from torch2hlo.errors import Source

if TYPE_CHECKING:
    from typing_extensions import TypeIs

    Value = ir.Value[ir.RankedTensorType]
else:
    Value = ir.Value


def is_value(value: object) -> TypeIs[Value]:
    """Whether an operand is a tensor of the module that is being emitted, rather than a Python number."""
    return isinstance(value, ir.Value)


__all__ = ["Value", "chlo", "func", "hlo", "ir", "is_value"]


def new_context() -> ir.Context:
    """A context that knows func, stablehlo and chlo."""
    registry = ir.DialectRegistry()
    _jax_mlir_ext.register_dialects(registry)
    context = ir.Context()
    context.append_dialect_registry(registry)
    context.load_all_available_dialects()
    hlo.register_dialect(context)
    chlo.register_dialect(context)
    hlo.register_stablehlo_passes()
    return context


def run_pipeline(module: ir.Module, pipeline: str) -> None:
    """Run MLIR passes by name, for example ``"cse"``, on every function of ``module``."""
    with module.context:
        passmanager.PassManager.parse(f"builtin.module({pipeline})").run(module.operation)


def to_text(module: ir.Module, *, locations: bool = False) -> str:
    """Readable StableHLO; values are named by their locations."""
    asm = module.operation.get_asm(
        enable_debug_info=locations,
        use_name_loc_as_prefix=not locations,
        large_elements_limit=64,
        large_resource_limit=64,
    )
    return str(asm)


def to_plain_text(module: ir.Module) -> str:
    """StableHLO with numbered values: the same whatever the model's names and lines are."""
    return str(module.operation.get_asm(enable_debug_info=False, large_elements_limit=64))


def to_bytecode(module: ir.Module) -> bytes:
    """MLIR bytecode, locations included."""
    buffer = io.BytesIO()
    module.operation.write_bytecode(buffer)
    return buffer.getvalue()


def to_portable(module: ir.Module) -> tuple[bytes, str]:
    """A StableHLO portable artifact (VHLO) and the StableHLO version that it is written for."""
    version = hlo.get_version_from_compatibility_requirement(hlo.StablehloCompatibilityRequirement.WEEK_12)
    with module.context:
        copy = parse(to_bytecode(module))  # serialising turns the module that it is given into VHLO
    return hlo.serialize_portable_artifact(copy, version, allow_other_dialects=True), version


def from_portable(data: bytes, context: ir.Context) -> ir.Module:
    """Read what `to_portable` wrote, by this or an older StableHLO."""
    return hlo.deserialize_portable_artifact(context, data)


def without_locations(module: ir.Module) -> bytes:
    """Bytecode that is the same wherever the model's source lines are."""
    with module.context:
        copy = parse(to_bytecode(module))
    run_pipeline(copy, "strip-debuginfo")
    return to_bytecode(copy)


def source_of(op: ir.Operation) -> Source | None:
    """The user's innermost line that an operation is from, and the module that was running it."""
    location: Any = op.location
    name = location.name_str if isinstance(location, ir.NameLoc) else ""
    while not isinstance(location, ir.FileLineColLoc):
        if isinstance(location, ir.NameLoc):
            location = location.child_loc
        elif isinstance(location, ir.CallSiteLoc):
            location = location.callee
        else:
            return None
    return Source(location.filename, location.start_line, "", name.rpartition(".")[0])


def operation_names(module: ir.Module) -> list[str]:
    """The name of every operation, in order."""
    names: list[str] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        names.append(op.name)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    return names


def without_donation(module: ir.Module) -> ir.Module:
    """A copy whose results take over no operand's memory."""
    with module.context, ir.Location.unknown():
        copy = parse(to_bytecode(module))
        main = main_of(copy)
        given: list[Any] = list(main.arg_attrs)
        kept = [{each.name: each.attr for each in one if each.name not in _DONATED} for one in given]
        main.arg_attrs = ir.ArrayAttr.get([ir.DictAttr.get(attributes) for attributes in kept])
    return copy


_DONATED = {"tf.aliasing_output", "jax.buffer_donor"}
_PRECISIONS = {"default": "DEFAULT", "high": "HIGH", "highest": "HIGHEST"}


def with_precision(module: ir.Module, precision: str) -> ir.Module:
    """A copy in which matrix products and convolutions ask for ``high`` or ``highest`` precision, or for what they did.

    What asks for more than ``precision`` by itself keeps it.
    """
    if precision == "default":
        return module
    rank = list(_PRECISIONS.values())
    with module.context, ir.Location.unknown():
        copy = parse(to_bytecode(module))

        def visit(op: ir.Operation) -> ir.WalkResult:
            if op.name in {"stablehlo.dot_general", "stablehlo.convolution"}:
                given: Any = op.attributes.get("precision_config", ())
                own = [hlo.PrecisionAttr(each).value for each in given] or ["DEFAULT", "DEFAULT"]
                wanted = [max(each, _PRECISIONS[precision], key=rank.index) for each in own]
                op.attributes["precision_config"] = ir.ArrayAttr.get([hlo.PrecisionAttr.get(each) for each in wanted])
            return ir.WalkResult.ADVANCE

        copy.operation.walk(visit)
    return copy


def stablehlo_version() -> str:
    """The version of StableHLO that jaxlib carries."""
    return str(hlo.get_current_version())


def parse(text: str | bytes) -> ir.Module:
    """A module from text or bytecode, in the current context."""
    return ir.Module.parse(text)


def evaluate(module: ir.Module, arrays: Sequence[np.ndarray[Any, Any]]) -> list[np.ndarray[Any, Any]]:
    """Run ``@main`` with StableHLO's own reference interpreter; results that numpy lacks come as ml_dtypes'."""
    with module.context, ir.Location.unknown():
        readable, kinds = _with_readable_results(module)
        _copy_what_scatters_write(readable)
        run_pipeline(readable, "func.func(chlo-legalize-to-stablehlo)")
        operands = [
            dense(array, argument.type.element_type)
            for array, argument in zip(arrays, main_of(readable).arguments, strict=True)
        ]
        results = iter([np.asarray(result) for result in hlo.eval_module(readable, operands)])
    return [_joined(kind, results) for kind in kinds]


def _with_readable_results(module: ir.Module) -> tuple[ir.Module, list[ir.RankedTensorType]]:
    """A copy whose main returns only what the bindings can read: small floats widened, complex numbers in parts."""
    copy = ir.Module.parse(to_bytecode(module))
    inner = main_of(copy)
    signature = inner.type
    ir.SymbolTable.set_symbol_name(inner.operation, "inner")
    with ir.InsertionPoint(copy.body):
        main: Any = func.FuncOp("main", ir.FunctionType.get(signature.inputs, []))
    block = main.add_entry_block()
    with ir.InsertionPoint(block):
        call = func.CallOp(signature.results, ir.FlatSymbolRefAttr.get("inner"), list(block.arguments))
        parts = [part for result in call.results for part in _readable(result)]
        func.ReturnOp(parts)
    main.attributes["function_type"] = ir.TypeAttr.get(
        ir.FunctionType.get(signature.inputs, [part.type for part in parts])
    )
    return copy, list(signature.results)


def _copy_what_scatters_write(module: ir.Module) -> None:
    """The interpreter's scatter writes into its operand, which other operations may read; give each its own."""
    scatters: list[ir.Operation] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        if op.name == "stablehlo.scatter":
            scatters.append(op)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    for op in scatters:
        with ir.InsertionPoint(op):
            for index in range(len(op.results)):
                op.operands[index] = hlo.reshape(op.operands[index].type, op.operands[index])


def _readable(result: Value) -> list[Value]:
    kind = ir.RankedTensorType(result.type)
    if isinstance(kind.element_type, ir.ComplexType):
        return [hlo.real(result), hlo.imag(result)]
    if str(kind.element_type) in _ML_DTYPES:
        return [hlo.convert(ir.RankedTensorType.get(kind.shape, ir.F32Type.get()), result)]
    return [result]


def _joined(kind: ir.RankedTensorType, results: Iterator[np.ndarray[Any, Any]]) -> np.ndarray[Any, Any]:
    first = next(results).reshape(kind.shape)
    if isinstance(kind.element_type, ir.ComplexType):
        whole = np.empty(kind.shape, np.complex64 if first.dtype == np.float32 else np.complex128)
        whole.real, whole.imag = first, next(results).reshape(kind.shape)
        return whole
    name = _ML_DTYPES.get(str(kind.element_type))
    return first.astype(np.dtype(getattr(ml_dtypes, name))) if name else first


_ML_DTYPES = {
    "bf16": "bfloat16",
    "f8E4M3FN": "float8_e4m3fn",
    "f8E5M2": "float8_e5m2",
    "f8E4M3FNUZ": "float8_e4m3fnuz",
    "f8E5M2FNUZ": "float8_e5m2fnuz",
}


def array_type(kind: ir.Type) -> tuple[list[int], np.dtype[Any]]:
    """Shape and numpy dtype (or ml_dtypes') of a tensor type."""
    tensor = ir.RankedTensorType(kind)
    name = str(tensor.element_type)
    if name in _ML_DTYPES:
        return list(tensor.shape), np.dtype(getattr(ml_dtypes, _ML_DTYPES[name]))
    return list(tensor.shape), np.dtype(_NUMPY_DTYPES[name])


_NUMPY_DTYPES = {
    "i1": "bool",
    **{f"i{bits}": f"int{bits}" for bits in (8, 16, 32, 64)},
    **{f"ui{bits}": f"uint{bits}" for bits in (8, 16, 32, 64)},
    **{f"f{bits}": f"float{bits}" for bits in (16, 32, 64)},
    "complex<f32>": "complex64",
    "complex<f64>": "complex128",
}


def main_of(module: ir.Module) -> Any:
    """The public function ``@main``, a `func.FuncOp`, whose types lack most of what it has."""
    return functions_of(module)["main"]


def functions_of(module: ir.Module) -> dict[str, Any]:
    """The functions by name."""
    functions: list[Any] = [op for op in module.body.operations if isinstance(op, func.FuncOp)]
    return {op.name.value: op for op in functions}


def dense(array: np.ndarray[Any, Any], element: ir.Type) -> ir.DenseElementsAttr:
    """``array`` as an attribute whose elements have the MLIR type ``element``."""
    shape = array.shape
    array = np.ascontiguousarray(array)
    made: Any  # the bindings' types know arrays as buffers only from Python 3.12 on
    if array.dtype == np.bool_:
        made = array.reshape(shape)
        return ir.DenseElementsAttr.get(made)
    if array.dtype.isbuiltin != 1:  # ml_dtypes: bfloat16, float8
        array = array.view(f"u{array.dtype.itemsize}")
    made = array
    return ir.DenseElementsAttr.get(made, type=element, shape=shape)


def count_operations(module: ir.Module) -> int:
    """Operations of all functions and regions, returns not counted."""
    count = 0

    def visit(op: ir.Operation) -> ir.WalkResult:
        nonlocal count
        count += op.name.startswith(("stablehlo.", "chlo.", "func.call")) and op.name != "stablehlo.return"
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    return count
