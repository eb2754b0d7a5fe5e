"""Kernels run on every x86-64 and arm64 processor: no instruction beyond the baseline, nothing for one kind alone."""

import importlib
import platform
import re
import shutil
import subprocess

import pytest

from engine.test_twins import every_kernel, need
from engine.variants import ROOT

# Everything after SSE2. ``tzcnt`` is not here: it is ``bsf`` with a prefix that old processors ignore, and compilers
# write it wherever both do the same.
BEYOND = re.compile(
    r"\t(popcnt|lzcnt|andn|bextr|bls[ir]|blsmsk|bzhi|pdep|pext|rorx|mulx|(?:sar|shl|shr)x|adcx|adox|movbe|crc32|"
    r"pshufb|palignr|ptest|pblend\w*|pinsr[bdq]|pextr[bdq]|pmulld|pm(?:ax|in)(?:s[bd]|u[wd])|pmov[sz]x\w*|round[ps][sd]|"
    r"movddup|lddqu|h(?:add|sub)p[sd]|addsubp[sd]|ph(?:add|sub)\w*|pabs[bwd]|pcmpeqq|pcmpgtq|"
    r"v[a-z]\w+)\b.*"
)
PARTIAL = re.compile(r"intrin\.h|__builtin_ia32|\basm\b|__asm|target\s*\(|arm_neon")


@every_kernel
def test_a_kernel_has_no_instruction_beyond_the_baseline(game_id: str) -> None:
    need(game_id)
    objdump = shutil.which("objdump")
    if objdump is None or platform.machine() != "x86_64":
        pytest.skip("needs objdump on an x86-64 machine")
    built = importlib.import_module(f"mazechase.engine.twins._{game_id}").__file__
    assert built is not None
    command = (objdump, "--disassemble", "--no-show-raw-insn", built)
    code = subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603 (our own file)
    assert code.count("\n") > 10_000
    assert BEYOND.findall(code) == []


def test_no_source_is_for_one_kind_of_processor() -> None:
    sources = [*(ROOT / "native").glob("*/*.[ch]pp"), ROOT / "setup.py"]
    assert len(sources) > 50
    for path in sources:
        text = path.read_text("utf-8")
        assert not PARTIAL.search(text), path
        assert "-march" not in text, path
