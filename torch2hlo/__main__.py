"""``python -m torch2hlo`` is ``torch2hlo``."""

from __future__ import annotations

import sys

from torch2hlo.cli import main

sys.exit(main())
