# Needs python3 (3.11 or newer) with pip, and make. Everything is installed inside this folder.
# To use another Python: make test PYTHON=python3.13 VENV=.venv-3.13

PYTHON ?= python3
VENV ?= .venv
BENCH_VENV ?= .venv-bench
RAY_VENV ?= .venv-ray
UV ?= uv
GAMES ?= 300
JOBS ?= $(shell nproc 2>/dev/null || echo 1)
ARGS ?=
# A test waits half of its time: for a clock, a browser, another process.
ATONCE ?= $(shell echo $$((2 * $(JOBS))))
SCRIPTS := src/salon/web src/salon/games tests/browser

PY := $(VENV)/bin/python
BENCH_PY := $(BENCH_VENV)/bin/python
RAY_PY := $(RAY_VENV)/bin/python
PIP := $(PYTHON) -m pip --disable-pip-version-check -q
LOCKED := install --require-hashes --only-binary=:all:
COMPILE := $(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --no-annotate \
	--custom-compile-command 'make lock'

export PIP_ROOT_USER_ACTION := ignore

.DELETE_ON_ERROR:
.PHONY: help install play terminal test browser lint format types fuzz mutate ray wire records bench api pictures lock clean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):[^#]*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 18

install: $(VENV)/.run ## make .venv with the game in it

play: $(VENV)/.run ## play in the browser: starts the house and says where (ARGS="...")
	@$(VENV)/bin/salon serve --open $(ARGS)

terminal: $(VENV)/.run ## play in the terminal (ARGS="...")
	@$(VENV)/bin/salon play $(ARGS)

test: lint ## every check: lint, then the tests (ARGS="..." for pytest)
	@$(PY) tests/browser/chromium.py
	$(PY) -m pytest -n $(ATONCE) --dist worksteal $(ARGS)

browser: $(VENV)/.test ## every test of the page, also the long games (ARGS="..." for pytest)
	@$(PY) tests/browser/chromium.py
	$(PY) -m pytest --long tests/browser $(ARGS)

lint: $(VENV)/.test ## style, format, types, layers
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy
	$(PY) tests/browser/tools.py tsc $(VENV)/typescript -p src/salon/web/jsconfig.json
	$(PY) tests/browser/tools.py tsc $(VENV)/typescript -p src/salon/web/worker/jsconfig.json
	$(PY) tests/browser/tools.py biome $(VENV)/biome format $(SCRIPTS)
	$(VENV)/bin/lint-imports --no-logo

format: $(VENV)/.test ## bring the code and the page's scripts into their format
	$(PY) -m ruff format
	$(PY) tests/browser/tools.py biome $(VENV)/biome format --write $(SCRIPTS)

types: $(VENV)/.test ## types alone
	$(PY) -m mypy

fuzz: $(VENV)/.run ## random games of every kind (GAMES=300 of court, a tenth of the longer ones)
	$(VENV)/bin/salon fuzz court --games $(GAMES) --seats 2
	$(VENV)/bin/salon fuzz court --games $(GAMES) --seats 3
	$(VENV)/bin/salon fuzz court --games $(GAMES) --seats 4
	$(VENV)/bin/salon fuzz turmoil --games $$(($(GAMES) / 10))
	$(VENV)/bin/salon fuzz turmoil --games $$(($(GAMES) / 10)) --option mobilization=on --option monarchy=on
	$(VENV)/bin/salon fuzz v1919 --games $$(($(GAMES) / 10)) --seats 1
	$(VENV)/bin/salon fuzz v1919 --games $$(($(GAMES) / 10)) --seats 2
	$(VENV)/bin/salon fuzz v1919 --games $$(($(GAMES) / 10)) --seats 3
	$(VENV)/bin/salon fuzz v1919 --games $$(($(GAMES) / 10)) --seats 4

mutate: $(VENV)/.test ## how many small errors in the rules the tests would notice (ARGS="--sample 500 --seed 1")
	$(PY) -m tests.mutate --jobs $(JOBS) $(ARGS)

ray: $(RAY_VENV)/.ray ## the arena on two local nodes of a Ray cluster, one of which is lost; fetches Ray (75 MB)
	$(RAY_PY) -m pytest --long -n 0 tests/arena/test_cluster.py $(ARGS)

wire: $(VENV)/.test ## write the types of the wire for the page's scripts, after a change of wire.py
	$(PY) -m tests.browser.wire_types

records: $(VENV)/.test ## play the stored games anew, after a change that is meant (ARGS="court" for one game)
	$(PY) -m tests.records.make $(ARGS)

bench: $(BENCH_VENV)/.bench ## speed beside other engines (ARGS="...")
	$(BENCH_PY) -m benchmarks $(ARGS)

api: $(VENV)/.test ## write docs/api.md from the docstrings
	$(PY) -m docs.make_api

pictures: $(VENV)/.test ## take every picture into docs/img/all, and those of the docs: minutes (ARGS="v1919-deal" for some scenes)
	$(PY) docs/img/make_pictures.py
	$(PY) -m docs.img.make_pages $(ARGS)

lock: ## renew the locks, for maintainers, needs uv (ARGS=--upgrade for newer versions)
	$(COMPILE) $(ARGS) --extra all pyproject.toml -o locks/run.lock
	$(COMPILE) $(ARGS) --group test -c locks/run.lock -o locks/test.lock
	$(COMPILE) $(ARGS) --group bench -c locks/run.lock -c locks/test.lock -o locks/bench.lock

clean: ## remove all that make has made
	rm -rf .venv .venv-* $(VENV) $(BENCH_VENV) dist build docs/img/all
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .mutate
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# pip installs into an environment that has no pip of its own: ensurepip, which Debian leaves out, is not needed.
define CHECK_PYTHON
import sys
if sys.version_info < (3, 11):
    sys.exit("Python 3.11 or newer is needed; this is %d.%d: make PYTHON=..." % sys.version_info[:2])
try:
    import pip
except ImportError:
    sys.exit("pip is needed, and %s has none." % sys.executable)
if tuple(map(int, pip.__version__.split(".")[:2])) < (22, 3):
    sys.exit("pip 22.3 or newer is needed; %s has %s." % (sys.executable, pip.__version__))
endef
export CHECK_PYTHON

$(VENV)/pyvenv.cfg $(BENCH_VENV)/pyvenv.cfg $(RAY_VENV)/pyvenv.cfg: %/pyvenv.cfg:
	@$(PYTHON) -c "$$CHECK_PYTHON"
	$(PYTHON) -m venv --without-pip $*

$(VENV)/.run: locks/run.lock pyproject.toml $(VENV)/pyvenv.cfg
	$(PIP) --python $(PY) $(LOCKED) -r locks/run.lock
	$(PIP) --python $(PY) install --no-deps -e .
	@$(PY) -m compileall -q src
	@touch $@

$(VENV)/.test: locks/test.lock $(VENV)/.run
	$(PIP) --python $(PY) $(LOCKED) -r locks/test.lock
	@touch $@

$(BENCH_VENV)/.bench: locks/run.lock locks/bench.lock pyproject.toml $(BENCH_VENV)/pyvenv.cfg
	$(PIP) --python $(BENCH_PY) $(LOCKED) -r locks/run.lock
	$(PIP) --python $(BENCH_PY) $(LOCKED) -r locks/bench.lock
	$(PIP) --python $(BENCH_PY) install --no-deps -e .
	@touch $@

# Ray is in no lock: it is for machines that play, and three times as large as all else.
$(RAY_VENV)/.ray: locks/run.lock locks/test.lock pyproject.toml $(RAY_VENV)/pyvenv.cfg
	$(PIP) --python $(RAY_PY) $(LOCKED) -r locks/run.lock
	$(PIP) --python $(RAY_PY) $(LOCKED) -r locks/test.lock
	$(PIP) --python $(RAY_PY) install -e ".[arena]"
	@touch $@
