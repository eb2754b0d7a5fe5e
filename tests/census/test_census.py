"""The census: the same counts check the rules and any native twin of them."""

from pathlib import Path

import pytest

from census.counting import counted, listed, rewritten
from golden.header import parse
from mazechase.rules.api import Chance, State
from mazechase.rules.census import perft
from mazechase.rules.game import AnyGame, Game
from mazechase.rules.registry import game_types
from toy import Toy

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_census(path: Path) -> None:
    text = path.read_text("utf-8")
    assert listed(text), "a census lists at least one depth"
    assert counted(text) == listed(text)


def test_every_game_has_a_census() -> None:
    assert set(game_types()) <= {path.stem.partition("-")[0] for path in FILES}


def _by_hand(game: AnyGame, state: State, depth: int) -> int:
    """Count with checked plies only, down to the last."""
    if depth == 0:
        return 1
    node = game.node(state)
    if isinstance(node, Chance):
        return sum(_by_hand(game, game.settle(state, outcome).state, depth - 1) for outcome in node.odds)
    return sum(_by_hand(game, game.apply(state, action).state, depth - 1) for action in game.legal(state))


@pytest.mark.parametrize("name", ["toy-start", "toy-look", "toy-four-picks"])
def test_counting_the_last_ply_in_bulk_changes_nothing(name: str) -> None:
    header, _ = parse((Path(__file__).parent / f"{name}.txt").read_text("utf-8"))
    game = header.open()
    state = header.reach(game)
    assert [perft(game, state, depth) for depth in range(5)] == [_by_hand(game, state, depth) for depth in range(5)]


def test_a_game_that_ended_adds_nothing() -> None:
    game = Game(Toy(2, {"max_turns": 1}))
    start = game.start()
    depths = [perft(game, start, depth) for depth in range(9)]
    assert depths[1:4] == [3, 9, 28]
    assert depths[-1] == 0


def test_rewriting_fills_in_and_corrects_counts() -> None:
    header = "# from the start\ngame: quoridor\nplayers: 2"
    assert rewritten(f"{header}\n1 ?\n2 7\n") == f"{header}\n1 131\n2 16677\n"
