"""Plain Python control flow on tensor values as branches and loops of the program."""

from torch2hlo.capture.autograph.calls import converting as converting
