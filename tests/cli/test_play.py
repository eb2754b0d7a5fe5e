"""The command without a word: the service, a link, and a QR code for the house."""

import os
import re
import signal
import subprocess
import urllib.request
from pathlib import Path

import pytest

from cli.running import PROGRAM


def lines_of(tmp_path: Path, *args: str) -> list[str]:
    """Start to play, read what is printed, visit the link, and end."""
    quiet = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    process = subprocess.Popen(  # noqa: S603 (our own program)
        [PROGRAM, *args], stdout=subprocess.PIPE, text=True, env={**quiet, "XDG_DATA_HOME": str(tmp_path)}
    )
    assert process.stdout is not None
    lines = [process.stdout.readline()]
    found = re.search(r"http://127\.0\.0\.1:\d+/", lines[0])
    assert found is not None
    with urllib.request.urlopen(found[0]) as answer:  # noqa: S310 (our own server)
        assert answer.status == 200
    process.send_signal(signal.SIGINT)
    lines += process.stdout.readlines()
    process.stdout.close()
    assert process.wait(20) in {0, 130, -signal.SIGINT}
    return lines


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_playing_prints_a_link_that_works(tmp_path: Path) -> None:
    assert lines_of(tmp_path)[1:] == []
    assert (tmp_path / "mazechase" / "tables.db").exists()


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_in_the_house_there_is_a_link_and_a_qr_code(tmp_path: Path) -> None:
    lines = lines_of(tmp_path, "--lan")
    assert re.fullmatch(r"In the house: http://\d+\.\d+\.\d+\.\d+:\d+/\n", lines[1])
    code = [line.rstrip("\n") for line in lines[2:]]
    assert len(code) > 15
    assert {len(line) for line in code} == {len(code[0])}
    assert set("".join(code)) <= set("█▀▄ ")
