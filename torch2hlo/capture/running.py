"""Run the user's call below the recorder, with what it asks of PyTorch and of numbers answered symbolically."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from typing import Any

import torch.fx.experimental._config as symbolic_config
from torch.backends import opt_einsum

from torch2hlo.capture.arguments import Arguments
from torch2hlo.capture.environment import never_fixed
from torch2hlo.capture.problems import Problems
from torch2hlo.capture.recorder import Recorder
from torch2hlo.capture.refusals import fixed_number, model_raised
from torch2hlo.capture.run_time_indices import run_time_indices
from torch2hlo.capture.run_time_numbers import run_time_numbers
from torch2hlo.capture.sizes import Sizes
from torch2hlo.capture.subgraphs import check_assumed
from torch2hlo.errors import Torch2HloError


def run(
    recorder: Recorder, call: Callable[..., Any], arguments: Arguments, problems: Problems, *, autograph: bool
) -> Any:
    """What the call returns, recorded.

    Raises:
        ModelRaisedError: the model's own code raised.
        UnsupportedError: something in it has no static form.

    """

    def fixed() -> None:
        problems.found(fixed_number(recorder.here()))

    with (
        recorder.recording(sys._getframe()),
        _symbols_settings(recorder.sizes, fixed),
        run_time_indices(),
        run_time_numbers(),
        problems.watching(recorder),
        ExitStack() as stack,
    ):
        try:
            if autograph:
                from torch2hlo.capture import autograph as converter

                call = stack.enter_context(converter.converting(recorder, call))
            result = call(*arguments.args, **arguments.kwargs)
            if recorder.root.failed is not None:
                raise recorder.root.failed
            check_assumed(recorder)
            return result
        except Torch2HloError:
            raise
        except Exception as error:
            raise model_raised(error, recorder.modules.last) from error


@contextmanager
def _symbols_settings(sizes: Sizes | None, fixed: Callable[[], None]) -> Iterator[None]:
    """PyTorch's own kernels then don't ask whether a size is 0 or 1, so that one graph serves those too.

    The order in which an einsum is best computed is a question about sizes, which is not asked either.

    Its fake tensors log each exception before they raise it; it is ours to report.
    """
    logger = logging.getLogger("torch._subclasses.fake_tensor")
    before, logger.disabled = logger.disabled, True
    try:
        few = sizes.has_few_values if sizes is not None else lambda _: False
        with (
            symbolic_config.patch(backed_size_oblivious=True),  # type: ignore[attr-defined]
            never_fixed(few, fixed),
            opt_einsum.flags(enabled=False) if sizes is not None and opt_einsum.enabled else nullcontext(),
        ):
            yield
    finally:
        logger.disabled = before
