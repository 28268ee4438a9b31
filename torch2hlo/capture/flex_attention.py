"""``flex_attention`` is recorded as the operations of PyTorch's own dense form, ``score_mod`` included."""

from __future__ import annotations

from typing import Any

from torch._higher_order_ops.flex_attention import flex_attention, math_attention

from torch2hlo.capture.recorder import Recorder


@flex_attention.py_impl(Recorder)
def record_flex_attention(recorder: Recorder, *args: Any, **kwargs: Any) -> Any:
    """Run the dense form under the recorder; it maps ``score_mod`` and ``mask_mod`` over every score."""
    with recorder:
        return math_attention(*args, **kwargs)
