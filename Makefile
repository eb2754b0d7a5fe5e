# Two commands do everything on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin
UV_VERSION := 0.13.7

.DEFAULT_GOAL := help
.PHONY: help setup compiler kernels play test check browser format golden wire gallery lock clean stress soak bench \
	twins sanitize mutants

PAGE := src/mazechase/page/manifest.json
PAGE_SOURCES := $(shell find web -type f -not -path "web/node_modules/*") $(wildcard src/mazechase/locales/*/*.ftl)
KERNELS := build/kernels
STRICT := -Wall -Wextra -Werror
KERNEL_SOURCES := $(wildcard native/*/*.hpp native/*/*.cpp)
NPM := PATH=$(CURDIR)/$(BIN):$$PATH $(BIN)/npm --prefix web --silent

help:           ## list the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:[^#]*## */\t/' | expand -t 12

setup: .venv/ready $(PAGE) $(KERNELS)  ## make the environment in .venv, build the page and the native kernels

compiler:
	@{ command -v c++ && echo '#include <Python.h>' | \
	c++ -E -x c++ -I"$$($(PYTHON) -c 'import sysconfig; print(sysconfig.get_path("include"))')" -; } > /dev/null 2>&1 || \
	{ apt-get update -qq && apt-get install -y -qq g++ python3-dev; } > /dev/null 2>&1 || \
	echo "There is no C++ compiler, so the native kernels are not built; the Python rules do their work, slower."

.venv/ready: pyproject.toml requirements.lock | compiler
	$(PYTHON) -m venv .venv || { apt-get update -qq && apt-get install -y -qq python3-venv && $(PYTHON) -m venv .venv; }
	$(BIN)/python -m pip install --quiet uv==$(UV_VERSION)
	VIRTUAL_ENV=$(CURDIR)/.venv $(BIN)/uv pip install --quiet --require-hashes -r requirements.lock
	VIRTUAL_ENV=$(CURDIR)/.venv $(BIN)/uv pip install --quiet --no-deps --editable .
	touch $@

$(PAGE): $(PAGE_SOURCES) | .venv/ready
	$(BIN)/python setup.py --quiet build_page

$(KERNELS): $(KERNEL_SOURCES) setup.py | .venv/ready
	CFLAGS="$(STRICT)" CXXFLAGS="$(STRICT)" $(BIN)/python setup.py --quiet build_ext --inplace
	mkdir -p $(@D) && touch $@

kernels: $(KERNELS)  ## build the native kernels that have changed

play: setup     ## set up and play in the browser
	$(BIN)/mazechase

check: setup    ## the fast checks: format, lint, types, layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/mypy bench/engine.py
	$(BIN)/lint-imports
	$(BIN)/clang-format --dry-run --Werror $(KERNEL_SOURCES)
	$(BIN)/python -m mazechase.server.schema | $(BIN)/node web/scripts/wire.mjs | diff - web/src/wire.gen.ts
	$(NPM) run check

browser: setup  ## find a browser for the tests, or install one
	@for name in chromium chromium-browser google-chrome; do command -v $$name > /dev/null && exit 0; done; \
	{ apt-get update -qq && apt-get install -y -qq chromium fonts-noto-core fonts-noto-cjk; } || \
	$(BIN)/playwright install --with-deps chromium

test: check browser  ## every check and every test
	$(NPM) run test
	$(BIN)/pytest -n auto -rfER

SEEDS ?= 1 2 3
stress: browser  ## the browser tests on slow processors and lines, for some SEEDS
	for seed in $(SEEDS); do $(BIN)/pytest -n auto tests/web --stress $$seed || exit 1; done

GAMES ?=
PLIES ?= 2000000
SEED ?= 100
twins: setup    ## compare the native kernels with the Python rules for PLIES plies; GAMES="quoridor" for some
	$(BIN)/python tests/engine/compare.py $(GAMES) --plies $(PLIES) --seed $(SEED)

sanitize: setup  ## the native kernels under the sanitizers and a fuzzer
	$(BIN)/python tests/engine/sanitize.py $(GAMES)

mutants: setup  ## break the native kernels on purpose; the comparison must notice every time
	$(BIN)/python tests/engine/mutate.py $(GAMES)

soak: setup     ## the crash test a thousand times
	$(BIN)/python tests/server/crash/soak.py --kills 1000

bench: setup    ## measure the server beside boardgame.io's
	$(BIN)/python bench/run.py

format: setup   ## format the code and mend what ruff can mend
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/clang-format -i $(KERNEL_SOURCES)

golden: setup   ## write the golden games and the census anew
	$(BIN)/python tests/golden/rewrite.py

wire: setup     ## print the page's wire types anew, after a change of the messages
	$(BIN)/python -m mazechase.server.schema | $(BIN)/node web/scripts/wire.mjs > web/src/wire.gen.ts

gallery: browser  ## take screenshots of every page and state into gallery/
	$(BIN)/python tests/web/gallery.py

lock: setup     ## pin the dependencies anew
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --extra dev pyproject.toml -o requirements.lock

clean:          ## remove what was made here
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis web/node_modules src/mazechase/page gallery src/mazechase/engine/twins/_*.so
