"""The command in process and as a program."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

PROGRAM = str(Path(sys.executable).with_name("mazechase"))


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Mazechase = Callable[..., Ran]


def run_program(*args: str, **settings: str) -> Ran:
    """Run the installed program with its output piped; ``settings`` are added to a bare environment."""
    done = subprocess.run(  # noqa: S603 (the program under test)
        [PROGRAM, *args], capture_output=True, check=False, timeout=60, encoding="utf-8", env=bare(**settings)
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def bare(**settings: str) -> dict[str, str]:
    """Return an environment without this machine's settings."""
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    return kept | settings
