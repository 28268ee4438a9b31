"""The command line: parsing and printing only. What it does is in the API; exit codes are in docs/cli.md.

Nothing is imported before it is needed: ``--help`` loads neither torch nor JAX, ``run`` no torch.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import traceback
from collections.abc import Sequence
from types import FrameType
from typing import Any

from cyclopts import App, CycloptsError, Parameter

from torch2hlo.cli import output
from torch2hlo.errors import CompileError, Torch2HloError, UnsupportedError

RIGHT, FAILED, USER_ERROR, BUG, INTERRUPTED, TERMINATED = 0, 1, 2, 70, 130, 143
_EPILOGUE = """Exit status:
  0    right
  1    the model can't be converted or compiled, is not equal to eager, nothing was found, or a limit is exceeded
  2    what was given is wrong: arguments, files, inputs
  70   a bug of torch2hlo
  130  interrupted

docs/errors.md explains each error by its code."""


def main(tokens: Sequence[str] | None = None) -> int:
    """Run a command line (by default, this process's); its exit status."""
    words = list(sys.argv[1:] if tokens is None else tokens)
    app = make_app()
    with output.machine_readable("--json" in words):
        try:
            _terminate_cleanly()
            status = app(words, exit_on_error=False, print_error=False, result_action="return_value")
            sys.stdout.flush()
        except CycloptsError as error:
            output.print_usage_error(error)
            return USER_ERROR
        except Torch2HloError as error:
            output.print_error(error)
            return status_of(error)
        except KeyboardInterrupt:
            print("interrupted", file=sys.stderr)
            return INTERRUPTED
        except BrokenPipeError:  # the reader, such as `head`, has all it wants
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return RIGHT
        except Exception:
            traceback.print_exc()
            print("\nThis is a bug of torch2hlo: please report it, with the lines above.", file=sys.stderr)
            return BUG
    return status if isinstance(status, int) else RIGHT


def status_of(error: Torch2HloError) -> int:
    """1 if the model or the compiler is the reason, 2 if what was given is."""
    failed = (UnsupportedError, CompileError)
    return FAILED if any(isinstance(single, failed) for single in error.errors) else USER_ERROR


def make_app() -> App:
    """The commands, one module each; imported here, so that `torch2hlo.cli.convert` stays the module."""
    from torch2hlo.cli.cache import cache
    from torch2hlo.cli.check import check
    from torch2hlo.cli.convert import convert
    from torch2hlo.cli.diff import diff
    from torch2hlo.cli.inspect import inspect
    from torch2hlo.cli.ops import ops
    from torch2hlo.cli.run import run
    from torch2hlo.cli.targets import targets
    from torch2hlo.cli.verify import verify

    app = App(
        name="torch2hlo",
        help="Convert unmodified PyTorch modules to StableHLO, and run the result without PyTorch.",
        help_format="plaintext",
        help_epilogue=_EPILOGUE,
        version=_version,
        default_parameter=Parameter(negative=()),
        suppress_keyboard_interrupt=False,
    )
    for command, examples in (
        (convert, ["convert model.py", "convert model.py:build --input 'tokens=int64[1,128]<50257'"]),
        (check, ["check model.py", "check --target tpu:v5e:1x1 --sarif check.sarif", "check a.py b.py --json"]),
        (run, ["run model.t2h", "run model.t2h --input tokens=@tokens.npy --save out.npz --timing"]),
        (inspect, ["inspect model.py --target tpu:v5e:1x1 --html report.html", "inspect model.t2h --why model.py:12"]),
        (diff, ["diff before.t2h after.t2h --max-time +2%", "diff model.py -t tpu:v5e:1x1 -t tpu:v6e:1x1"]),
        (verify, ["verify model.py", "verify model.t2h model.py --json", "verify model.py --as tpu --precision"]),
        (ops, ["ops", "ops 'conv*'"]),
        (cache, ["cache", "cache clear"]),
        (targets, ["targets"]),
    ):
        app.command(
            command,
            help_epilogue="\n".join(["Examples:", *(f"  torch2hlo {example}" for example in examples)]),
        )
    app.register_install_completion_command(help="Install completion for the shell that is running.")
    return app


def _version() -> str:
    from torch2hlo import versions

    return "\n".join(f"{name} {version}" for name, version in versions.made().items())


def _terminate_cleanly() -> None:
    """SIGTERM unwinds like an exception, so that a half-written program is removed."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, _exit)


def _exit(_number: int, _frame: FrameType | None) -> Any:
    raise SystemExit(TERMINATED)
