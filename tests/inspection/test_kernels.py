"""Kernels, counted by hand in their HLO text."""

import pytest

from tests.inspection.reading import V5E, by_name, compiled, read
from torch2hlo.inspection import kernels, values
from torch2hlo.inspection.kernels import Run
from torch2hlo.inspection.report import report_on

FUSED = """
HloModule m, is_scheduled=true

FileNames
1 "model.py"
2 "helpers.py"

FunctionNames
1 "forward"
2 "gelu"

FileLocations
1 {file_name_id=1 function_name_id=1 line=10 end_line=10 column=0 end_column=0}
2 {file_name_id=2 function_name_id=2 line=3 end_line=3 column=0 end_column=0}

StackFrames
1 {file_location_id=1 parent_frame_id=1}
2 {file_location_id=2 parent_frame_id=2}

%inner (p0: f32[8,256], p1: f32[256,512], p2: f32[512]) -> f32[8,512] {
  %p0 = f32[8,256]{1,0} parameter(0)
  %p1 = f32[256,512]{1,0} parameter(1)
  %p2 = f32[512]{0} parameter(2)
  %dot = f32[8,512]{1,0} dot(%p0, %p1), lhs_contracting_dims={1}, rhs_contracting_dims={0}, metadata={op_name="blocks.0.fc.linear" stack_frame_id=1}
  %bias = f32[8,512]{1,0} broadcast(%p2), dimensions={1}, metadata={op_name="blocks.0.fc.linear" stack_frame_id=1}
  %add = f32[8,512]{1,0} add(%dot, %bias), metadata={op_name="blocks.0.fc.linear" stack_frame_id=1}
  ROOT %tanh = f32[8,512]{1,0} tanh(%add), metadata={op_name="blocks.0.tanh" stack_frame_id=2}
}

ENTRY %main (a: f32[8,256], w: f32[256,512], b: f32[512]) -> f32[512,8] {
  %a = f32[8,256]{1,0} parameter(0)
  %w = f32[256,512]{1,0} parameter(1)
  %b = f32[512]{0} parameter(2)
  %fusion = f32[8,512]{1,0} fusion(%a, %w, %b), kind=kOutput, calls=%inner, metadata={op_name="blocks.0.tanh" stack_frame_id=2}, backend_config={"window_config":{"estimated_cycles":"3000"}}
  %bitcast = f32[512,8]{0,1} bitcast(%fusion)
  ROOT %copy = f32[512,8]{1,0} copy(%bitcast)
}
"""


def test_fusion() -> None:
    found = by_name(FUSED)
    assert list(found) == ["fusion", "copy"]
    fusion = found["fusion"]
    assert (fusion.kind, fusion.detail) == ("fusion", "output")
    assert fusion.ops == ("dot", "broadcast", "add", "tanh")
    assert fusion.read == 4 * (8 * 256 + 256 * 512 + 512)
    assert fusion.written == 4 * 8 * 512
    assert fusion.bytes == fusion.read + fusion.written
    assert fusion.flops == 2 * 8 * 256 * 512 + 8 * 512
    assert fusion.transcendentals == 8 * 512
    assert fusion.cycles == 3000
    assert not fusion.modelled
    assert fusion.seconds == pytest.approx(3000 / 1.5e9)
    assert fusion.sources == ("model.py:10", "helpers.py:3")
    assert fusion.modules == ("blocks.0.fc", "blocks.0")


def test_what_the_compiler_made_up_has_a_neighbours_line() -> None:
    copy = by_name(FUSED)["copy"]
    assert copy.sources == ()
    assert copy.near == "helpers.py:3"
    assert copy.modelled
    assert copy.bytes == 2 * 4 * 512 * 8
    assert copy.seconds == pytest.approx(copy.padded / 819e9)


def test_frames_lead_from_the_helper_to_its_caller() -> None:
    (fusion,) = (each for each in read(FUSED).entry.instructions if each.opcode == "fusion")
    assert [(frame.file, frame.line, frame.function) for frame in fusion.frames] == [
        ("helpers.py", 3, "gelu"),
        ("model.py", 10, "forward"),
    ]


IN_PLACE = """
HloModule m, is_scheduled=true

%update (cache: f32[512,128], new: f32[1,128], at: s32[]) -> f32[512,128] {
  %cache = f32[512,128]{1,0} parameter(0)
  %new = f32[1,128]{1,0} parameter(1)
  %at = s32[] parameter(2)
  %zero = s32[] constant(0)
  ROOT %dus = f32[512,128]{1,0} dynamic-update-slice(%cache, %new, %at, %zero)
}

%rows (table: f32[512,128], at: s32[]) -> f32[4,128] {
  %table = f32[512,128]{1,0} parameter(0)
  %at.1 = s32[] parameter(1)
  %zero.1 = s32[] constant(0)
  %taken = f32[4,128]{1,0} dynamic-slice(%table, %at.1, %zero.1), dynamic_slice_sizes={4,128}
  ROOT %double = f32[4,128]{1,0} add(%taken, %taken)
}

ENTRY %main (c: f32[512,128], n: f32[1,128], i: s32[]) -> (f32[512,128], f32[4,128], f32[2,128]) {
  %c = f32[512,128]{1,0} parameter(0)
  %n = f32[1,128]{1,0} parameter(1)
  %i = s32[] parameter(2)
  %written = f32[512,128]{1,0} fusion(%c, %n, %i), kind=kLoop, calls=%update
  %read = f32[4,128]{1,0} fusion(%written, %i), kind=kLoop, calls=%rows
  %cut = f32[2,128]{1,0} slice(%read), slice={[1:3], [0:128]}
  ROOT %all = (f32[512,128]{1,0}, f32[4,128]{1,0}, f32[2,128]{1,0}) tuple(%written, %read, %cut)
}
"""


def test_partial_reads_and_updates_in_place() -> None:
    found = by_name(IN_PLACE)
    assert (found["written"].read, found["written"].written) == (4 * 128 + 4, 4 * 128)
    assert (found["read"].read, found["read"].written) == (4 * 4 * 128 + 4, 4 * 4 * 128)
    assert (found["cut"].read, found["cut"].written) == (4 * 2 * 128, 4 * 2 * 128)


LOOP = """
HloModule m, is_scheduled=true

%body (state: (s32[], f32[64,64])) -> (s32[], f32[64,64]) {
  %state = (s32[], f32[64,64]{1,0}) parameter(0)
  %i = s32[] get-tuple-element(%state), index=0
  %two = s32[] constant(2)
  %next = s32[] add(%i, %two)
  %x = f32[64,64]{1,0} get-tuple-element(%state), index=1
  %y = f32[64,64]{1,0} tanh(%x)
  ROOT %out = (s32[], f32[64,64]{1,0}) tuple(%next, %y)
}

%condition (state.1: (s32[], f32[64,64])) -> pred[] {
  %state.1 = (s32[], f32[64,64]{1,0}) parameter(0)
  %j = s32[] get-tuple-element(%state.1), index=0
  %limit = s32[] constant(LIMIT)
  ROOT %less = pred[] compare(%j, %limit), direction=LT
}

ENTRY %main (a: f32[64,64], n: s32[]) -> f32[64,64] {
  %a = f32[64,64]{1,0} parameter(0)
  %n = s32[] parameter(1)
  %start = s32[] constant(3)
  %init = (s32[], f32[64,64]{1,0}) tuple(START, %a)
  %while = (s32[], f32[64,64]{1,0}) while(%init), condition=%condition, body=%body
  ROOT %result = f32[64,64]{1,0} get-tuple-element(%while), index=1
}
"""


def looping(start: str, limit: str) -> str:
    return LOOP.replace("START", start).replace("LIMIT", limit)


def test_loops_count_as_often_as_they_run() -> None:
    found = by_name(looping("%start", "14"))  # 3, 5, 7, 9, 11, 13
    assert {name: kernel.trips for name, kernel in found.items()} == {"less": 7, "next": 6, "y": 6}
    assert found["y"].bytes == 6 * 2 * 4 * 64 * 64
    assert found["y"].transcendentals == 6 * 64 * 64
    assert found["y"].each == Run(2 * 4 * 64 * 64, 0, None, pytest.approx(found["y"].seconds / 6))
    assert found["y"].loop == "while"


def test_loops_that_only_the_run_knows() -> None:
    found = by_name(looping("%n", "14"))
    assert found["y"].trips is None
    assert found["y"].bytes == 2 * 4 * 64 * 64


BRANCHES = """
HloModule m, is_scheduled=true

%yes (x: f32[64,64]) -> f32[64,64] {
  %x = f32[64,64]{1,0} parameter(0)
  ROOT %big = f32[64,64]{1,0} tanh(%x), backend_config={"window_config":{"estimated_cycles":"50"}}
}

%no (z: f32[64,64]) -> f32[64,64] {
  %z = f32[64,64]{1,0} parameter(0)
  %one = f32[64,64]{1,0} sine(%z)
  ROOT %two = f32[64,64]{1,0} cosine(%one)
}

ENTRY %main (a: f32[64,64], p: pred[]) -> f32[64,64] {
  %a = f32[64,64]{1,0} parameter(0)
  %p = pred[] parameter(1)
  ROOT %if = f32[64,64]{1,0} conditional(%p, %a, %a), true_computation=%yes, false_computation=%no
}
"""


def test_of_branches_the_slowest_counts() -> None:
    found = kernels.kernels(read(BRANCHES), V5E)
    seconds = {kernel.name: kernel.seconds for kernel in found}
    assert {kernel.name: kernel.branch for kernel in found} == {"big": ("if/0",), "one": ("if/1",), "two": ("if/1",)}
    assert [kernel.name for kernel in found if kernel.counted] == ["one", "two"]
    assert sum(kernel.share for kernel in found) == pytest.approx(1)
    report = report_on(compiled(BRANCHES))
    assert report.total_seconds == pytest.approx(seconds["one"] + seconds["two"])
    assert report.parts.compiler + report.parts.modelled == pytest.approx(report.total_seconds)
    assert sum(line.seconds for line in report.lines) == pytest.approx(report.total_seconds)
    assert report.bytes == 2 * 2 * 4 * 64 * 64


TRANSFER = """
HloModule m, is_scheduled=true

ENTRY %main (a: f32[1024,1024], b: f32[128,128]) -> f32[1024,1024] {
  %a = f32[1024,1024]{1,0:T(8,128)} parameter(0)
  %b = f32[128,128]{1,0:T(8,128)} parameter(1)
  %start = (f32[1024,1024]{1,0:T(8,128)S(1)}, f32[1024,1024]{1,0:T(8,128)}, u32[]{:S(2)}) copy-start(%a)
  %other = f32[128,128]{1,0:T(8,128)} tanh(%b), backend_config={"window_config":{"estimated_cycles":"1500"}}
  %done = f32[1024,1024]{1,0:T(8,128)S(1)} copy-done(%start)
  ROOT %use = f32[1024,1024]{1,0:T(8,128)} tanh(%done), backend_config={"window_config":{"estimated_cycles":"9000"}}
}
"""


def test_a_transfer_costs_what_the_program_waits_for() -> None:
    found = by_name(TRANSFER)
    assert list(found) == ["start", "other", "use"]
    start = found["start"]
    assert (start.kind, start.ops) == ("copy", ("copy",))
    assert start.spaces == {"main": 4 << 20, "vmem": 4 << 20}
    took = (4 << 20) / 819e9
    assert start.each.seconds == pytest.approx(took)
    assert start.seconds == pytest.approx(took - 1e-6)
    assert start.hidden == pytest.approx(1e-6)


def test_tiles_are_filled_up() -> None:
    text = TRANSFER.replace("[1024,1024]", "[1023,130]")
    found = by_name(text)
    assert found["use"].bytes == 2 * 4 * 1023 * 130
    assert found["use"].padded == 2 * 4 * 1024 * 256


ON_CHIP = """
HloModule m, is_scheduled=true

FileNames
1 "model.py"

FunctionNames
1 "forward"

FileLocations
1 {file_name_id=1 function_name_id=1 line=4 end_line=4 column=0 end_column=0}

StackFrames
1 {file_location_id=1 parent_frame_id=1}

%add (a: f32[], b: f32[]) -> f32[] {
  %a = f32[] parameter(0)
  %b = f32[] parameter(1)
  ROOT %sum = f32[] add(%a, %b)
}

%renamed (given: f32[64,256]) -> f32[128,128] {
  %given = f32[64,256]{1,0:T(8,128)S(1)} parameter(0)
  ROOT %as = f32[128,128]{1,0:T(8,128)S(1)} bitcast(%given)
}

%inside (p: f32[64,256]) -> f32[128,128] {
  %p = f32[64,256]{1,0:T(8,128)S(1)} parameter(0)
  %view = f32[128,128]{1,0:T(8,128)S(1)} fusion(%p), kind=kLoop, calls=%renamed
  ROOT %grown = f32[128,128]{1,0:T(8,128)S(1)} exponential(%view), metadata={op_name="exp" stack_frame_id=1}
}

ENTRY %main (x: f32[64,256], zero: f32[]) -> f32[128,128] {
  %x = f32[64,256]{1,0:T(8,128)} parameter(0)
  %zero = f32[]{:T(128)} parameter(1)
  %moved = f32[64,256]{1,0:T(8,128)S(1)} copy(%x)
  %one = f32[64,256]{1,0:T(8,128)S(1)} negate(%moved)
  %two = f32[64,256]{1,0:T(8,128)S(1)} abs(%one)
  %three = f32[64,256]{1,0:T(8,128)S(1)} floor(%two)
  %four = f32[64,256]{1,0:T(8,128)S(1)} ceil(%three)
  %summed = f32[64,256]{1,0:T(8,128)S(1)} reduce-window(%four, %zero), window={size=1x8 pad=0_0x7_0}, to_apply=%add
  ROOT %fused = f32[128,128]{1,0:T(8,128)} fusion(%summed), kind=kLoop, calls=%inside
}
"""


def test_a_number_in_main_memory_says_nothing_of_work_on_the_chip() -> None:
    found = by_name(ON_CHIP)
    assert found["moved"].seconds == pytest.approx(4 * 64 * 256 / 819e9)
    assert found["summed"].spaces == {"vmem": 2 * 4 * 64 * 256, "main": 4}
    assert found["summed"].seconds is None


def test_the_nearest_line_may_be_far() -> None:
    near = {name: kernel.near for name, kernel in by_name(ON_CHIP).items()}
    assert near == dict.fromkeys(("moved", "one", "two", "three", "four", "summed"), "model.py:4") | {"fused": ""}


def test_who_reads_it_is_found_behind_a_fusion_that_only_renames() -> None:
    (value,) = values.results(by_name(ON_CHIP)["summed"].instruction)
    assert [operation.name for use in value.uses for operation in use.operations] == ["grown"]
