# Two commands do everything on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin
UV_VERSION := 0.13.7

.DEFAULT_GOAL := help
.PHONY: help setup play test check format golden lock clean

help:           ## list the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:[^#]*## */\t/' | expand -t 12

setup: .venv/ready  ## make the environment in .venv

.venv/ready: pyproject.toml requirements.lock
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet uv==$(UV_VERSION)
	VIRTUAL_ENV=$(CURDIR)/.venv $(BIN)/uv pip install --quiet --require-hashes -r requirements.lock
	VIRTUAL_ENV=$(CURDIR)/.venv $(BIN)/uv pip install --quiet --no-deps --editable .
	touch $@

play: setup     ## set up and play in the browser
	@echo "The page is not there yet. What works today: $(BIN)/mazechase --help"

check: setup    ## the fast checks: format, lint, types, layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test: check     ## every check and every test
	$(BIN)/pytest -n auto

format: setup   ## format the code and mend what ruff can mend
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

golden: setup   ## write the golden games and the census anew
	$(BIN)/python tests/golden/rewrite.py

lock: setup     ## pin the dependencies anew
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --extra dev pyproject.toml -o requirements.lock

clean:          ## remove what was made here
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
