# make demo · test · lint · sweep · docs · clean
#
# Needs Python 3.11, make, and a package index. Everything runs in .venv, which every target sets up first: once,
# and again when requirements.lock or pyproject.toml changes.

PYTHON ?= python3.11
VENV := .venv
PY := $(VENV)/bin/python
READY := $(VENV)/.ready

unexport OMP_NUM_THREADS
JAX_PLATFORMS ?= cpu
test sweep docs: export JAX_PLATFORMS := $(JAX_PLATFORMS)

.DELETE_ON_ERROR:
.PHONY: demo test sweep lint lint-rules lint-format lint-types lint-layers docs setup clean

demo: $(READY)  ## trains, converts and serves nanochat
	$(PY) -m examples.nanochat.demo

test: $(READY)  ## the default tests; ARGS="tests/passes -k rms" narrows them
	$(PY) -m pytest $(ARGS)

sweep: $(READY)  ## what the default run leaves out: OpInfo and whole-model sweeps
	$(PY) -m pytest -m "slow or sweep" $(ARGS)

lint: lint-rules lint-format lint-types lint-layers  ## `make -k lint` reports all four

lint-rules: $(READY)
	$(VENV)/bin/ruff check .

lint-format: $(READY)
	$(VENV)/bin/ruff format --check .

lint-types: $(READY)
	$(VENV)/bin/mypy

lint-layers: $(READY)
	$(VENV)/bin/lint-imports

docs: $(READY)  ## docs/ops.md from the registry
	$(PY) -m torch2hlo.lowerings.table > docs/ops.md.new
	mv docs/ops.md.new docs/ops.md

setup: $(READY)

# The stamp is written last, so a set-up that was cut short is taken up again by the next make.
$(READY): requirements.lock pyproject.toml
	rm -f $@
	$(PYTHON) -m venv $(VENV)
	$(PY) -m pip install --requirement requirements.lock
	$(PY) -m pip install --no-deps --no-build-isolation --editable .
	$(PY) -m pip check
	touch $@

clean:  ## what the tools leave behind; not .venv
	rm -rf build dist *.egg-info docs/ops.md.new
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -not -path './$(VENV)/*' -prune -exec rm -rf {} +
