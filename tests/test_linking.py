"""What JAX lowers for us must not start what is not needed."""

import os
import subprocess
import sys

SCRIPT = """
import sys, jax
from torch2hlo.linking import lowered
print("stablehlo.sine" in lowered(jax.numpy.sin, [jax.ShapeDtypeStruct((2,), "float32")], "tpu"))
print(sys.platform == "linux" and "libtpu" in open("/proc/self/maps").read())
"""


def test_lowering_for_a_tpu_loads_no_tpu_compiler():
    environment = {name: value for name, value in os.environ.items() if name != "JAX_PLATFORMS"}
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["True", "False"]
    assert done.stderr == ""
