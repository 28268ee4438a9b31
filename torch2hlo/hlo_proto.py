"""The part that is read here of XLA's protocol buffers: optimised programs, and where their arrays are in memory.

Names, numbers and types are those of XLA's ``hlo.proto`` and ``xla_data.proto``, which keep their meaning for ever; a
field that is not here is skipped. jaxlib gives the bytes and no classes for them.
"""

from __future__ import annotations

from typing import Any

from google.protobuf import descriptor_pb2, descriptor_pool, message_factory

_INT, _TEXT, _BYTES, _BOOL = "int64", "string", "bytes", "bool"
_Fields = dict[str, tuple[int, str | list[str]]]  # name → number, and type; a list of one is repeated

_MESSAGES: dict[str, _Fields] = {
    "HloProto": {"hlo_module": (1, _BYTES), "buffer_assignment": (3, _BYTES)},  # messages, not opened
    "HloModuleProto": {
        "name": (1, _TEXT),
        "computations": (3, ["HloComputationProto"]),
        "entry_computation_id": (6, _INT),
        "schedule": (7, "HloScheduleProto"),
        "stack_frame_index": (17, "StackFrameIndexProto"),
    },
    "HloScheduleProto": {"sequences": (1, ["SequenceEntry"])},
    "SequenceEntry": {"key": (1, _INT), "value": (2, "InstructionSequence")},  # how a map is written
    "InstructionSequence": {"instruction_ids": (1, [_INT])},
    "StackFrameIndexProto": {
        "file_names": (1, [_TEXT]),
        "function_names": (2, [_TEXT]),
        "file_locations": (3, ["FileLocation"]),
        "stack_frames": (4, ["StackFrame"]),
    },
    "FileLocation": {"file_name_id": (1, _INT), "function_name_id": (2, _INT), "line": (3, _INT)},
    "StackFrame": {"file_location_id": (1, _INT), "parent_frame_id": (2, _INT)},
    "HloComputationProto": {
        "name": (1, _TEXT),
        "instructions": (2, ["HloInstructionProto"]),
        "id": (5, _INT),
        "root_id": (6, _INT),
    },
    "HloInstructionProto": {
        "name": (1, _TEXT),
        "opcode": (2, _TEXT),
        "shape": (3, "ShapeProto"),
        "metadata": (7, "OpMetadata"),
        "literal": (8, "LiteralProto"),
        "parameter_number": (9, _INT),
        "fusion_kind": (11, _TEXT),
        "tuple_index": (13, _INT),
        "window": (15, "Window"),
        "convolution_dimension_numbers": (16, "ConvolutionDimensionNumbers"),
        "custom_call_target": (28, _TEXT),
        "dot_dimension_numbers": (30, "DotDimensionNumbers"),
        "fft_length": (32, [_INT]),
        "id": (35, _INT),
        "operand_ids": (36, [_INT]),
        "called_computation_ids": (38, [_INT]),
        "backend_config": (43, _BYTES),
        "feature_group_count": (50, _INT),
        "precision_config": (51, "PrecisionConfig"),
        "batch_group_count": (58, _INT),
        "comparison_direction": (63, _TEXT),
        "frontend_attributes": (68, "FrontendAttributes"),
        "output_operand_aliasing": (74, ["OutputOperandAliasing"]),
    },
    "OpMetadata": {
        "op_name": (2, _TEXT),
        "source_file": (3, _TEXT),
        "source_line": (4, _INT),
        "stack_frame_id": (15, _INT),
    },
    "OutputOperandAliasing": {"output_shape_index": (1, [_INT]), "operand_index": (2, _INT)},
    "FrontendAttributes": {"map": (1, ["AttributeEntry"])},
    "AttributeEntry": {"key": (1, _TEXT), "value": (2, _TEXT)},
    "ShapeProto": {
        "element_type": (2, _INT),
        "dimensions": (3, [_INT]),
        "tuple_shapes": (4, ["ShapeProto"]),
        "layout": (5, "LayoutProto"),
    },
    "LayoutProto": {
        "minor_to_major": (1, [_INT]),
        "tiles": (6, ["TileProto"]),
        "element_size_in_bits": (7, _INT),
        "memory_space": (8, _INT),
    },
    "TileProto": {"dimensions": (1, [_INT])},
    "LiteralProto": {
        "preds": (2, [_BOOL]),
        "u8s": (3, _BYTES),
        "s32s": (4, [_INT]),
        "s64s": (5, [_INT]),
        "u32s": (6, [_INT]),
        "u64s": (7, ["uint64"]),
        "s8s": (15, _BYTES),
        "u16s": (16, _BYTES),
        "s16s": (17, _BYTES),
    },
    "Window": {"dimensions": (1, ["WindowDimension"])},
    "WindowDimension": {
        "size": (1, _INT),
        "stride": (2, _INT),
        "padding_low": (3, _INT),
        "padding_high": (4, _INT),
        "window_dilation": (5, _INT),
        "base_dilation": (6, _INT),
    },
    "ConvolutionDimensionNumbers": {
        "kernel_input_feature_dimension": (3, _INT),
        "kernel_output_feature_dimension": (4, _INT),
        "kernel_spatial_dimensions": (6, [_INT]),
        "input_batch_dimension": (7, _INT),
        "input_feature_dimension": (8, _INT),
        "output_feature_dimension": (10, _INT),
        "input_spatial_dimensions": (11, [_INT]),
        "output_spatial_dimensions": (12, [_INT]),
    },
    "DotDimensionNumbers": {
        "lhs_contracting_dimensions": (1, [_INT]),
        "rhs_contracting_dimensions": (2, [_INT]),
        "rhs_batch_dimensions": (4, [_INT]),
    },
    "PrecisionConfig": {"operand_precision": (1, [_INT])},
    "BufferAssignmentProto": {
        "logical_buffers": (1, ["LogicalBufferProto"]),
        "buffer_allocations": (3, ["BufferAllocationProto"]),
    },
    "LogicalBufferProto": {"id": (1, _INT), "defined_at": (3, "Location")},
    "Location": {"shape_index": (3, [_INT]), "instruction_id": (4, _INT)},
    "BufferAllocationProto": {
        "index": (1, _INT),
        "is_thread_local": (3, _BOOL),
        "is_entry_computation_parameter": (5, _BOOL),
        "maybe_live_out": (7, _BOOL),
        "color": (8, _INT),
        "assigned": (9, ["Assigned"]),
        "is_constant": (12, _BOOL),
    },
    "Assigned": {"logical_buffer_id": (1, _INT), "offset": (2, _INT), "size": (3, _INT)},
}
_PACKAGE = "torch2hlo.xla"


def _file() -> descriptor_pb2.FileDescriptorProto:
    file = descriptor_pb2.FileDescriptorProto(name="torch2hlo/xla.proto", package=_PACKAGE, syntax="proto3")
    for name, fields in _MESSAGES.items():
        message = file.message_type.add(name=name)
        for field, (number, kind) in fields.items():
            _add(message, field, number, kind)
    return file


def _add(message: Any, name: str, number: int, kind: str | list[str]) -> None:
    types = descriptor_pb2.FieldDescriptorProto
    of = kind if isinstance(kind, str) else kind[0]
    field = message.field.add(name=name, number=number)
    field.label = types.LABEL_OPTIONAL if isinstance(kind, str) else types.LABEL_REPEATED
    if of in _MESSAGES:
        field.type, field.type_name = types.TYPE_MESSAGE, f".{_PACKAGE}.{of}"
    else:
        field.type = types.Type.Value(f"TYPE_{of.upper()}")


_classes = message_factory.GetMessages([_file()], pool=descriptor_pool.DescriptorPool())


def parse(kind: str, data: bytes) -> Any:
    """A message of that name, with the fields above.

    Raises:
        google.protobuf.message.DecodeError: it is none.

    """
    return _classes[f"{_PACKAGE}.{kind}"].FromString(data)
