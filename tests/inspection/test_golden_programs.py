"""The StableHLO of every lowering, compiled for the CPU: flops and transcendentals are XLA's own, to the last one."""

from pathlib import Path

import pytest

from torch2hlo import hardware, mlir, pjrt
from torch2hlo.compilation import Compilation, Memory
from torch2hlo.inspection.report import report_on

GOLDEN = Path(__file__).parents[1] / "golden"


def compiled(text: str) -> Compilation:
    with mlir.new_context():
        result = pjrt.compile_module(mlir.parse(text), pjrt.client_of("cpu"), {})
    hlo = result.hlo()
    return Compilation(
        target="cpu",
        entry="main",
        chip=hardware.chip("cpu"),
        hlo=hlo.to_string(),
        memory=Memory(0, 0, 0, 0, 0),
        cost=result.cost(),
        options={},
        seconds=0.0,
        cached=False,
        miss="",
        versions={},
        proto=hlo.as_serialized_hlo_module_proto(),
    )


@pytest.mark.slow
@pytest.mark.parametrize("family", sorted(path.name for path in GOLDEN.iterdir()))
def test_flops(family):
    for path in sorted((GOLDEN / family).glob("*.mlir")):
        report = report_on(compiled(path.read_text()))
        if any(kernel.branch or kernel.kind == "custom-call" for kernel in report.kernels):
            continue  # XLA takes the largest branch of each figure apart, and -1 for a custom call
        flops = sum(kernel.each.flops for kernel in report.kernels)  # XLA counts one round of a loop
        assert flops == pytest.approx(report.compiler.get("flops", 0), rel=1e-6), path
        rounds = sum(kernel.transcendentals // (kernel.trips or 1) for kernel in report.kernels)
        assert rounds == report.compiler.get("transcendentals", 0), path
