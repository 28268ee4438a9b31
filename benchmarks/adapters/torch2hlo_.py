"""torch2hlo, on the PyTorch model; every operation has its module path and source lines."""

from benchmarks.stopwatch import Stopwatch


def convert(depth: int, length: int, stage: Stopwatch) -> bytes:
    with stage("import"):
        import torch

        import torch2hlo
        from examples.nanochat.model import GPT, GPTConfig
        from torch2hlo import api, mlir  # `convert` would import the rest on first use

        assert api.convert is torch2hlo.convert
    with stage("model"), torch.device("meta"):
        model = GPT(GPTConfig.from_depth(depth)).eval()
        idx = torch.zeros(1, length, dtype=torch.int64, device="cpu")
    program = torch2hlo.convert(model, (idx,))
    for name, seconds in program.seconds.items():
        stage.seconds[name] = seconds
    with stage("save"):
        return mlir.to_portable(program.entries["forward"].module)[0]
