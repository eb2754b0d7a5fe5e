"""Rules, bots, engine and command line need only msgspec and rich; the rest comes with the extra ``server``."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CORE = {"msgspec", "rich"}
# Run before anything else: packages that don't come with the core can't be imported.
WITHOUT = """
import sys
class Missing:
    def find_spec(self, name, *_):
        if name.partition(".")[0] in {"fluent", "babel", "litestar", "uvicorn", "uvloop", "websockets", "h11", "segno"}:
            raise ModuleNotFoundError(name, name=name)
sys.meta_path.insert(0, Missing())
"""


def run(script: str, *args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 (our own)
        [sys.executable, "-c", WITHOUT + script, *args], capture_output=True, text=True, check=False, cwd=ROOT
    )


def test_the_core_depends_on_little() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert {one.partition(">")[0] for one in project["dependencies"]} == CORE
    assert {"server", "words", "ray", "dev"} <= set(project["optional-dependencies"])


def test_games_bots_and_engine_need_no_more() -> None:
    done = run(
        """
import mazechase
from mazechase import engine
from mazechase.bots import Budget
from mazechase.bots.arena import run
for listing in mazechase.games():
    game = mazechase.game(listing.id)
    assert engine.play_many(game, ["random"], [1])[0].plies
run(mazechase.game("quoridor"), ["level1", "random"], 1, 1, Budget(nodes=20))
try:
    mazechase.game("ludo")
except mazechase.MazechaseError as error:
    print(error)
"""
    )
    assert (done.returncode, done.stdout) == (0, "error-no-such-game {'game': 'ludo'}\n"), done.stderr


@pytest.mark.parametrize("args", [["perft", "quoridor", "2"], ["legal", "chase"], ["games"]])
def test_commands_need_no_more(args: list[str]) -> None:
    done = run("from mazechase.cli.main import main; sys.exit(main(sys.argv[1:]))", *args)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("args", [["serve"], [], ["--lan"]])
def test_what_serves_says_which_extra_is_missing(args: list[str]) -> None:
    done = run("from mazechase.cli.main import main; sys.exit(main(sys.argv[1:]))", *args)
    assert done.returncode == 2
    assert "pip install 'mazechase[server]'" in done.stderr
    assert "Traceback" not in done.stderr
