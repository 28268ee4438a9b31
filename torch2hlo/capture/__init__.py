"""An unmodified module and example inputs → a graph of ATen operations on fake tensors."""

from torch2hlo.capture.capture import capture as capture
from torch2hlo.capture.captured import Captured as Captured
from torch2hlo.capture.control_flow import record_cond as record_cond
from torch2hlo.capture.flex_attention import record_flex_attention as record_flex_attention
