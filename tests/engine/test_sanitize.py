"""Which compiler `make sanitize` takes."""

import shutil
from pathlib import Path

import pytest

from engine.sanitize import CHECKED, FUZZED, which_can

NO_RUNTIME = """#!/bin/sh
echo "ld: cannot find libclang_rt.asan.a" >&2
exit 1
"""


@pytest.fixture
def bare(tmp_path: Path) -> str:
    """Return a compiler that is there, but whose sanitizers are not."""
    compiler = tmp_path / "clang++"
    compiler.write_text(NO_RUNTIME)
    compiler.chmod(0o755)
    return str(compiler)


@pytest.mark.skipif(not shutil.which("g++"), reason="there is no g++")
def test_a_compiler_without_its_sanitizers_is_passed_over(bare: str) -> None:
    assert which_can(CHECKED, (bare, "nowhere++", "g++")) == "g++"


def test_without_a_compiler_that_can_there_is_none(bare: str) -> None:
    assert which_can(CHECKED, (bare, "nowhere++")) is None
    assert which_can(FUZZED, (bare,)) is None
