"""The console examples print what the command prints."""

import doctest
import re
import subprocess
from pathlib import Path

import pytest

import mazechase
from cli.running import PROGRAM, bare
from docs.test_links import PAGES as EVERY_PAGE
from docs.test_links import ROOT
from mazechase.match import Match, MatchSetup, Player, Record
from mazechase.rules.api import Seat

PAGES = [page for page in EVERY_PAGE if "```console" in page.read_text("utf-8")]
BLOCK = re.compile(r"^```console\n(.*?)^```", re.DOTALL | re.MULTILINE)
EXAMPLE = re.compile(r"^\$ (.+)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)
EXAMPLES = [
    pytest.param(command, output, id=f"{page.relative_to(ROOT)}: {command}")
    for page in PAGES
    for block in BLOCK.findall(page.read_text("utf-8"))
    for command, output in EXAMPLE.findall(block)
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Stand in a folder with the record that the pages speak of."""
    seats = (Player("Ada"), Player(kind="bot", bot="level1"))
    match = Match.begin(MatchSetup.make(mazechase.game("quoridor"), "m1", seats))
    for number, move in enumerate(("e2", "e8", "e3h")):
        match = match.act(Seat(number % 2 + 1), [move], now_ms=number)
    (tmp_path / "match.json").write_bytes(Record.of(match.resign(Seat(2), now_ms=9)).encode())
    return tmp_path


@pytest.mark.parametrize(("command", "output"), EXAMPLES)
def test_a_console_example(folder: Path, command: str, output: str) -> None:
    env = bare()
    env["PATH"] = f"{Path(PROGRAM).parent}:{env['PATH']}"
    done = subprocess.run(  # noqa: S602 (a page's own words)
        command, shell=True, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    printed = done.stdout.decode()
    assert doctest.OutputChecker().check_output(output, printed, doctest.ELLIPSIS), printed


def test_the_pages_have_examples_of_every_command() -> None:
    shown = {command.split()[1] for param in EXAMPLES for command in [str(param.values[0])]}
    assert {"games", "legal", "perft", "show", "arena", "replay"} <= shown
