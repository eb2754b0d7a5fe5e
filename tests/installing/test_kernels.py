"""The native kernels are optional: without a compiler the install continues and says so in one line."""

import os
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MISSED = "mazechase: the native kernels are not built ("


def _build(folder: Path, **env: str) -> list[str]:
    """Build into a folder; return the output, line by line."""
    into = ["--build-lib", str(folder / "lib"), "--build-temp", str(folder / "temp")]
    done = subprocess.run(  # noqa: S603 (our own program)
        [sys.executable, "setup.py", "--quiet", "build_ext", *into],
        cwd=ROOT,
        env={**os.environ, **env},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    ("env", "reason"),
    [({"MAZECHASE_NATIVE": "0"}, "MAZECHASE_NATIVE=0"), ({"CC": "/nowhere/cc", "CXX": "/nowhere/c++"}, "")],
    ids=["turned off", "no compiler"],
)
def test_without_kernels_the_install_goes_on(tmp_path: Path, env: dict[str, str], reason: str) -> None:
    said = _build(tmp_path, **env)
    assert len(said) == 1
    assert said[0].startswith(MISSED + reason)
    assert not list(tmp_path.rglob("_*"))


# What the first x86-64 processors did not have: single instructions that count or pick bits, SSE3 to SSE4.2, AVX. A
# disassembler shows "tzcnt" for a bsf with a prefix that older processors ignore; that one is harmless.
NEWER = (
    r"\t(popcnt|lzcnt|andn|bls\w|bextr|pdep|pext|mulx|sarx|shlx|shrx|rorx|pshufb|ptest|pmulld|p(ins|ext)r[bdq]|v\w+)\s"
)


def test_the_kernels_need_no_newer_processor() -> None:
    kernels = sorted((ROOT / "src" / "mazechase" / "engine" / "twins").glob("_*.so"))
    objdump = shutil.which("objdump")
    if platform.machine() != "x86_64" or objdump is None or not kernels:
        pytest.skip("no kernels for x86-64, or no objdump")
    command = [objdump, "-d", "--no-show-raw-insn", *map(str, kernels)]
    code = subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603
    assert code.count("\tret") > 100
    assert {found[1] for found in re.finditer(NEWER, code)} == set()


PASSES_THE_PROBE_ALONE = """#!/bin/sh
case "$*" in *probe.cpp*) exit 0 ;; esac
echo "error: too old" >&2
exit 1
"""


def test_a_compiler_that_fails_later_stops_nothing(tmp_path: Path) -> None:
    pytest.importorskip("pybind11")
    compiler = tmp_path / "compiler"
    compiler.write_text(PASSES_THE_PROBE_ALONE)
    compiler.chmod(0o755)
    said = _build(tmp_path, CC=str(compiler), CXX=str(compiler))
    assert "error: too old" in said
    assert not list(tmp_path.rglob("_*.so"))
