# Two commands do everything on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin
UV_VERSION := 0.13.7

# Trust the certificates that the system trusts: there may be a proxy with one of its own.
export UV_SYSTEM_CERTS ?= 1
export NODE_USE_SYSTEM_CA ?= 1
# Containers often forbid Python to keep what it has compiled; but the tests start hundreds of processes.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help postgres setup compiler kernels play test check browser format golden wire types gallery lengths lock clean stress soak cuts store-tests bench \
	fuzz solve languages twins sanitize mutants ray research refusals docs docs-serve pictures previews lighthouse

PAGE := src/mazechase/page/manifest.json
PAGE_SOURCES := $(shell find web -type f -not -path "web/node_modules/*") $(wildcard src/mazechase/locales/*/*.ftl)
KERNELS := build/kernels
STRICT := -Wall -Wextra -Werror
KERNEL_SOURCES := $(wildcard native/*/*.hpp native/*/*.cpp)
NPM := PATH=$(CURDIR)/$(BIN):$$PATH $(BIN)/npm --prefix web --silent

help:           ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:[^#]*## */\t/' | expand -t 12

setup: .venv/ready $(PAGE) $(KERNELS)  ## set up the environment in .venv, build the page and the native kernels

compiler:
	@{ command -v c++ && echo '#include <Python.h>' | \
	c++ -E -x c++ -I"$$($(PYTHON) -c 'import sysconfig; print(sysconfig.get_path("include"))')" -; } > /dev/null 2>&1 || \
	{ apt-get update -qq && apt-get install -y -qq g++ python3-dev; } > /dev/null 2>&1 || \
	echo "There is no C++ compiler, so the native kernels are not built; the Python rules do their work, slower."

.venv/ready: pyproject.toml requirements.lock | compiler
	$(PYTHON) -m venv .venv || { apt-get update -qq && apt-get install -y -qq python3-venv && $(PYTHON) -m venv .venv; }
	$(BIN)/python -m pip install --quiet uv==$(UV_VERSION)
	VIRTUAL_ENV=$(CURDIR)/.venv $(BIN)/uv pip install --quiet --require-hashes -r requirements.lock
	MAZECHASE_NATIVE=0 VIRTUAL_ENV=$(CURDIR)/.venv $(BIN)/uv pip install --quiet --no-deps --editable .
	touch $@

$(PAGE): $(PAGE_SOURCES) | .venv/ready
	$(BIN)/python setup.py --quiet build_page

$(KERNELS): $(KERNEL_SOURCES) setup.py | .venv/ready
	CFLAGS="$(STRICT)" CXXFLAGS="$(STRICT)" $(BIN)/python setup.py --quiet build_ext --inplace
	@mkdir -p $(@D); ls src/mazechase/engine/twins/_*.so > /dev/null 2>&1 && touch $@ || true

kernels: $(KERNELS)  ## build the native kernels that have changed

play: setup     ## set up and play in the browser
	$(BIN)/mazechase

# The checks need about one processor each, so several of them run side by side.
SIDE_BY_SIDE = $(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync)
CHECKS := check-types check-page check-style check-generated
.PHONY: $(CHECKS) test-scripts test-compiled

check: setup    ## run the fast checks: format, lint, types, layers
	@$(SIDE_BY_SIDE) $(CHECKS)

check-types:
	$(BIN)/mypy
	$(BIN)/mypy bench/engine.py

check-page:
	$(NPM) run check

check-style:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports
	$(BIN)/clang-format --dry-run --Werror $(KERNEL_SOURCES)

check-generated:
	$(BIN)/python -m mazechase.server.wire.schema | $(BIN)/node web/scripts/wire.mjs | diff - web/src/wire.gen.ts
	$(BIN)/python -m mazechase.rules.overloads | $(BIN)/ruff format - | diff - src/mazechase/rules/typed.py

browser: setup  ## find a browser for the tests, or install one
	@for name in chromium-headless-shell chromium chromium-browser google-chrome; do \
	command -v $$name > /dev/null && exit 0; done; \
	{ apt-get update -qq && apt-get install -y -qq chromium-headless-shell fonts-noto-core fonts-noto-cjk; } || \
	$(BIN)/playwright install --with-deps chromium

postgres:       # for the tests of its store; without it they are skipped, and say so
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null || \
	{ apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql; } > /dev/null 2>&1 || \
	echo "PostgreSQL is not here and can't be installed, so its store is not tested."

# Browser tests wait for animations half of their time, so three of them share two processors.
export PYTEST_XDIST_AUTO_NUM_WORKERS ?= $(shell $(PYTHON) -c 'import os; n = os.cpu_count() or 1; print(n + (n + 1) // 2)')
test: setup browser postgres  ## run the fast checks and every test
	@$(SIDE_BY_SIDE) $(CHECKS) test-scripts test-compiled
	$(BIN)/pytest -n auto -rfE

test-scripts:
	$(NPM) run test

test-compiled:  # once, while another processor is idle: all workers of pytest would compile them at the same time
	@$(BIN)/pytest --collect-only -q > /dev/null 2>&1 || true  # what is wrong there is shown by the tests

SEEDS ?= 1 2 3
stress: browser  ## rerun the browser tests with a slow processor, network and user, for some SEEDS
	for seed in $(SEEDS); do $(BIN)/pytest -n auto tests/web --stress $$seed || exit 1; done

GAMES ?=
PLIES ?= 2000000
SEED ?= 100
twins: setup    ## compare the native kernels with the Python rules for PLIES plies; GAMES="quoridor" for some
	$(BIN)/python tests/engine/compare.py $(GAMES) --plies $(PLIES) --seed $(SEED)

POSITIONS ?= 5000
refusals: .venv/ready  ## provoke refusals at POSITIONS random positions per game, and remove what each of them names
	$(BIN)/python tests/rules/provoke.py $(GAMES) --positions $(POSITIONS) --seed $(SEED)

sanitize: setup  ## run the native kernels under the sanitizers and a fuzzer
	$(BIN)/python tests/engine/sanitize.py $(GAMES)

mutants: setup  ## break the native kernels on purpose; the comparison must notice every time
	$(BIN)/python tests/engine/mutate.py $(GAMES)

RAY := build/ray
ray: setup      ## play games on a Ray cluster of two nodes, in a separate environment because Ray is large
	VIRTUAL_ENV= $(BIN)/uv venv --quiet --allow-existing --python $(BIN)/python $(RAY)
	VIRTUAL_ENV=$(CURDIR)/$(RAY) $(BIN)/uv pip install --quiet -r pyproject.toml --extra ray --extra words pytest hypothesis
	PYTHONPATH=src:tests $(RAY)/bin/python -m pytest -q --override-ini addopts=--import-mode=importlib tests/cluster

RESEARCH := build/research
STEPS ?= 20000
research: setup  ## learn with PyTorch and run the notebooks, in a separate environment because PyTorch is large
	VIRTUAL_ENV= $(BIN)/uv venv --quiet --allow-existing --python $(BIN)/python $(RESEARCH)
	VIRTUAL_ENV=$(CURDIR)/$(RESEARCH) $(BIN)/uv pip install --quiet -r pyproject.toml --extra learning pytest hypothesis
	STEPS=$(STEPS) PYTHONPATH=src:tests $(RESEARCH)/bin/python -m pytest -q --override-ini addopts=--import-mode=importlib tests/learning tests/adapters
	PYTHONPATH=src $(RESEARCH)/bin/python bench/research.py --seconds 1

soak: setup     ## run the crash test with a thousand kills on SQLite, on PostgreSQL with three nodes, and with two processes
	$(BIN)/python tests/server/crash/soak.py --kills 1000
	$(BIN)/python tests/server/crash/soak.py --kills 1000 --postgres --nodes 3
	$(BIN)/python tests/server/crash/soak.py --kills 1000 --processes 2

TIMES ?= 20
cuts: setup postgres  ## kill, add and cut off nodes behind a proxy and restart their database, TIMES times; needs root
	$(BIN)/python tests/server/crash/cuts.py --times $(TIMES) --seed $(SEED)

store-tests: setup postgres  ## run the server's tests on PostgreSQL, and on a store that a parent process lends
	$(BIN)/pytest -n auto --store postgres tests/server
	$(BIN)/pytest -n auto --store parent tests/server

CASES ?= 1000000
fuzz: setup     ## send the server CASES spoiled messages, requests, records and documents; a minute per 50,000
	PYTHONPATH=tests $(BIN)/python tests/server/fuzz/fuzz.py --cases $(CASES) --seed $(SEED)

LAYOUTS ?= gates den hedges pairs pinwheel printed towers
solve: setup    ## solve the chase on LAYOUTS for one to three lives; a minute each on two processors
	for layout in $(LAYOUTS); do echo "$$layout"; $(BIN)/mazechase solve chase --option layout=$$layout || exit 1; done

bench: setup    ## compare the server's speed with boardgame.io's
	$(BIN)/python bench/run.py

format: setup   ## format the code and fix what ruff can fix
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/clang-format -i $(KERNEL_SOURCES)

golden: setup   ## regenerate the golden games, the census and the positions of the lessons
	$(BIN)/python tests/golden/rewrite.py
	$(BIN)/python tests/lessons/steps.py

LIST ?=
RECORD ?=
KEYS ?=
RELEASE ?=
languages: .venv/ready  ## show how complete every language is; LIST=cs what it lacks, RECORD=cs after translating
	PYTHONPATH=tests $(BIN)/python -m locales.languages --list "$(LIST)" --record "$(RECORD)" --keys "$(KEYS)" $(if $(RELEASE),--release)

wire: setup     ## regenerate the page's types, after a change to the messages
	$(BIN)/python -m mazechase.server.wire.schema | $(BIN)/node web/scripts/wire.mjs > web/src/wire.gen.ts

types: setup    ## regenerate the types that mazechase.game returns, after a change to the games
	$(BIN)/python -m mazechase.rules.overloads | $(BIN)/ruff format - > .typed.py && mv .typed.py src/mazechase/rules/typed.py

gallery: browser  ## take screenshots of every page and state into gallery/
	$(BIN)/python tests/web/gallery.py

lighthouse: browser  ## measure the page on a slow phone: Lighthouse's marks, and when it can be used
	$(BIN)/python tests/web/lighthouse.py

lengths: browser  ## measure what a move costs the page early in a match and after a thousand entries
	$(BIN)/python tests/web/lengths.py

pictures: browser  ## take the pictures of README and docs into docs/pictures/
	$(BIN)/python tests/web/pictures.py

previews: browser  ## take the pictures of link previews, and draw the icons of an installed page
	$(BIN)/python tests/web/previews.py

DOCS := build/docs
$(DOCS)/ready: pyproject.toml | .venv/ready
	VIRTUAL_ENV= $(BIN)/uv venv --quiet --allow-existing --python $(BIN)/python $(DOCS)
	VIRTUAL_ENV=$(CURDIR)/$(DOCS) $(BIN)/uv pip install --quiet -r pyproject.toml --extra docs
	touch $@

docs: $(DOCS)/ready  ## build the documentation site into build/site; a warning or a broken link fails
	rm -rf build/site
	PYTHONPATH=src:docs/site $(DOCS)/bin/sphinx-build --quiet --fresh-env --fail-on-warning --keep-going \
		-c docs/site -d $(DOCS)/cache . build/site

docs-serve: docs  ## build the documentation site and show it at http://127.0.0.1:8751
	$(BIN)/python -m http.server --bind 127.0.0.1 --directory build/site 8751

lock: setup     ## pin the dependencies again
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --extra dev pyproject.toml -o requirements.lock

clean:          ## remove everything that was built here
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis web/node_modules src/mazechase/page gallery src/mazechase/engine/twins/_*.so
