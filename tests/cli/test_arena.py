import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.running import PROGRAM, Mazechase, bare

MINE = """
import os

from mazechase.bots import Bot


class First(Bot):
    def choose(self, view, legal, rng, budget):
        return legal[0]


class Raises(Bot):
    def choose(self, view, legal, rng, budget):
        raise LookupError("lost my way")


class TellsProcess(Bot):
    def choose(self, view, legal, rng, budget):
        raise LookupError(f"in process {os.getpid()}")


class Exits(Bot):
    def choose(self, view, legal, rng, budget):
        raise SystemExit("enough")


class Cheats(Bot):
    def choose(self, view, legal, rng, budget):
        return "e9"


class Stillborn(First):
    def __init__(self, game):
        raise ValueError("no such opening book")


class Abstract(Bot):
    pass


NOT_A_BOT = 7
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Change to a folder with a module of custom bots."""
    (tmp_path / "mybot.py").write_text(MINE)
    (tmp_path / "half.py").write_text("1 / 0\n")
    (tmp_path / "quits.py").write_text("raise SystemExit('bye')\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [entry for entry in sys.path if entry])
    monkeypatch.delitem(sys.modules, "mybot", raising=False)
    return tmp_path


def test_json_holds_games_wins_score_and_interval_of_each_bot(mazechase: Mazechase) -> None:
    code, out, err = mazechase("arena", "quoridor", "random", "level1", "--games", "4", "--seed", "7", "--json")
    result = json.loads(out)
    assert (code, err) == (0, "")
    assert (result["game"], result["players"], result["games"], result["seed"]) == ("quoridor", 2, 4, 7)
    assert [bot["bot"] for bot in result["bots"]] == ["random", "level1"]
    for bot in result["bots"]:
        low, high = bot["interval"]
        assert bot["games"] == 4
        assert 0 <= low <= bot["score"] <= high <= 1
    assert sum(bot["wins"] + bot["draws"] / 2 for bot in result["bots"]) == 4


def test_a_table_is_for_people(mazechase: Mazechase) -> None:
    args = ("arena", "quoridor", "random", "level1", "--games", "2", "--nodes", "10")
    code, out, _ = mazechase(*args)
    heading, columns, *rows = out.splitlines()
    assert code == 0
    assert heading == "quoridor, 2 players, 2 games, seed 1, 10 nodes"
    assert columns.split() == ["bot", "games", "wins", "draws", "score", "95%", "interval", "fair"]
    listed = json.loads(mazechase(*args, "--json").out)["bots"]
    assert [row.split()[:4] for row in rows] == [
        [bot["bot"], str(bot["games"]), str(bot["wins"]), str(bot["draws"])] for bot in listed
    ]


def test_the_seed_decides(mazechase: Mazechase) -> None:
    args = ("arena", "quoridor", "random", "random", "--games", "2", "--json")
    first = mazechase(*args, "--seed", "1").out
    assert mazechase(*args, "--seed", "1").out == first
    assert mazechase(*args).out == first  # 1 is the default
    other = json.loads(mazechase(*args, "--seed", "2").out)
    assert other["mean_length"] != json.loads(first)["mean_length"]


def test_a_time_budget(mazechase: Mazechase) -> None:
    out = mazechase("arena", "quoridor", "random", "random", "--games", "1", "--time", "5", "--json").out
    assert json.loads(out)["time_ms"] == 5


def test_as_many_play_as_bots_are_named(mazechase: Mazechase) -> None:
    bots = ("random", "random", "random", "random")
    assert json.loads(mazechase("arena", "quoridor", *bots, "--games", "1", "--json").out)["players"] == 4


def test_more_players_than_bots_share_the_bots(mazechase: Mazechase) -> None:
    args = ("arena", "quoridor", "random", "level1", "--players", "4", "--games", "2", "--json")
    result = json.loads(mazechase(*args).out)
    assert result["players"] == 4
    assert [bot["bot"] for bot in result["bots"]] == ["random", "level1"]


def test_options_reach_the_game(mazechase: Mazechase) -> None:
    args = ("arena", "quoridor", "random", "random", "--games", "1", "--json", "--option", "max_turns=3")
    result = json.loads(mazechase(*args).out)
    assert result["mean_length"] == 3
    assert [bot["draws"] for bot in result["bots"]] == [1, 1]


@pytest.mark.usefixtures("here")
def test_a_bot_of_one_s_own_is_found_in_the_current_folder(mazechase: Mazechase) -> None:
    code, out, err = mazechase("arena", "quoridor", "mybot:First", "random", "--games", "2", "--json")
    assert (code, err) == (0, "")
    assert [bot["bot"] for bot in json.loads(out)["bots"]] == ["mybot:First", "random"]


def test_workers_give_the_same_result(here: Path) -> None:
    results = []
    for workers in ("1", "2"):
        args = ["arena", "quoridor", "mybot:First", "random", "--games", "3", "--workers", workers]
        done = subprocess.run([PROGRAM, *args], capture_output=True, check=False, cwd=here, env=bare())  # noqa: S603
        assert (done.returncode, done.stderr) == (0, b"")
        results.append(done.stdout)
    assert results[0] == results[1]


@pytest.mark.usefixtures("here")
def test_workers_are_other_processes(mazechase: Mazechase) -> None:
    args = ("arena", "quoridor", "mybot:TellsProcess", "random")
    assert f"in process {os.getpid()}." in mazechase(*args).err
    err = mazechase(*args, "--workers", "2").err
    assert "in process " in err
    assert f"in process {os.getpid()}." not in err


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("level9", "random"), "level9"),
        (("", "random"), "bot"),
        (("mybot:None", "random"), "mybot"),
        (("mybot:NOT_A_BOT", "random"), "mybot"),
        (("mybot:Abstract", "random"), "mybot:Abstract"),
        (("no_such_module:Bot", "random"), "ModuleNotFoundError"),
        (("half:Bot", "random"), "ZeroDivisionError: division by zero"),
        (("quits:Bot", "random"), "SystemExit: bye"),
        (("mybot:Raises", "random"), "LookupError: lost my way"),
        (("mybot:Exits", "random"), "SystemExit: enough"),
        (("mybot:Cheats", "random"), "'e9'"),
        (("mybot:Stillborn", "random"), "ValueError: no such opening book"),
        (("random", "mybot:Raises", "--workers", "2"), "LookupError: lost my way"),
        ((), "required: BOT"),
        (("random",), "quoridor takes 2, 3, 4 players, not 1"),
        (("random", "random", "random", "random", "random"), "quoridor takes 2, 3, 4 players, not 5"),
        (("random", "random", "random", "--players", "2"), "3"),
        (("random", "random", "--seed", "lucky"), "--seed takes a whole number"),
        (("random", "random", "--seed", "-1"), "--seed takes a whole number"),
        (("random", "random", "--games", "0"), "--games takes a whole number from 1"),
        (("random", "random", "--games", "many"), "--games takes a whole number from 1"),
        (("random", "random", "--nodes", "0"), "--nodes takes a whole number from 1"),
        (("random", "random", "--time", "0"), "--time takes a whole number from 1"),
        (("random", "random", "--time", "9", "--nodes", "9"), "not allowed with argument"),
    ],
)
def test_bad_arenas(mazechase: Mazechase, args: tuple[str, ...], complaint: str) -> None:
    code, out, err = mazechase("arena", "quoridor", *args)
    assert (code, out) == (2, "")
    assert err.startswith("mazechase: ")
    assert complaint in err
    assert err.count("\n") == 1


def test_a_cluster_needs_an_extra(mazechase: Mazechase, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # so that importing it fails, as if it were not installed
    for command in (("arena", "quoridor", "random", "random"), ("perft", "quoridor", "2")):
        code, out, err = mazechase(*command, "--on", "ray")
        assert (code, out) == (2, "")
        assert 'pip install "mazechase[ray]"' in err
    assert mazechase("arena", "quoridor", "random", "random", "--on", "ray", "--workers", "2").code == 2


def test_perft_is_shared_out(mazechase: Mazechase) -> None:
    assert mazechase("perft", "cards", "5", "--workers", "2").out == mazechase("perft", "cards", "5").out
