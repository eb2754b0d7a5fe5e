"""A node is cut off from the database while people play; ``make cuts`` does this and worse for longer."""

import subprocess
import sys
from pathlib import Path

import pytest

from server.crash.network import WHY_NOT, possible
from server.postgres import WHY_NOT as NO_POSTGRES
from server.postgres import programs


@pytest.mark.skipif(not possible(), reason=WHY_NOT)
@pytest.mark.skipif(programs() is None, reason=NO_POSTGRES)
def test_a_node_that_is_cut_off_and_back_loses_nothing_and_holds_nobody_up() -> None:
    words = [sys.executable, str(Path(__file__).with_name("cuts.py")), "--kinds", "cut off"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=300, check=False)  # noqa: S603
    assert done.returncode == 0, done.stdout + done.stderr
