"""Many games: with any bots, on any number of threads or workers, and always the same for the same seeds."""

import pickle
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import mazechase
import toy
from engine.test_twins import need
from engine.variants import mixed
from mazechase import engine
from mazechase.bots import Bot, Budget, bot_names
from mazechase.engine.executors import Processes
from mazechase.errors import BadBot
from mazechase.rules.api import Result
from mazechase.rules.game import Game
from mazechase.rules.registry import game_types

SMALL = Budget(nodes=20)


class Last(Bot):
    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        return legal[-1]


class Lost(Bot):
    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        raise LookupError("lost my way")


class Seats(Bot):
    """Remembers whose view it got."""

    asked: set[tuple[int, int]]

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:
        Seats.asked.add((view.turn, id(self)))
        assert budget == SMALL
        return rng.choice(legal)


@pytest.mark.parametrize("game_id", [game_id for game_id in game_types() if "level1" in bot_names(game_id)])
def test_bots_play_the_same_games_with_and_without_kernels(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = ["classic1" if "classic1" in bot_names(game_id) else "level1", "random"]  # levels may search on a kernel
    for game in (mixed(game_id, Random(seed)) for seed in range(3)):
        native = engine.play_many(game, bots, [3, 4], budget=SMALL, most=150)
        again = engine.play_many(game, bots, [4], budget=SMALL, most=150)
        with monkeypatch.context() as patch:
            patch.setenv("MAZECHASE_NATIVE", "0")
            python = engine.play_many(game, bots, [3, 4], budget=SMALL, most=150)
        assert native == python
        assert native[1:] == again  # a game depends on its seed, not on its place
        assert all(one.plies <= 150 and (one.result is None) == (one.plies == 150) for one in native)


def test_bots_keep_their_seats() -> None:
    game = mazechase.game("quoridor")
    assert [one.result for one in engine.play_many(game, ["level1", "random"], range(3), budget=SMALL)] == [
        Result((mazechase.Seat(1),), (1, 0), "goal_reached")
    ] * 3
    assert [one.result for one in engine.play_many(game, ["random", "level1"], range(3), budget=SMALL)] == [
        Result((mazechase.Seat(2),), (0, 1), "goal_reached")
    ] * 3


def test_fewer_bots_than_seats_take_turns_round_the_table() -> None:
    Seats.asked = set()
    game = mazechase.game("quoridor", 4)
    engine.play_many(game, [Seats, "random"], [1], budget=SMALL, most=40)
    assert sorted(seat for seat, _ in Seats.asked) == [1, 3]


def test_play_goes_on_from_a_state() -> None:
    game = mazechase.game("quoridor")
    state = game.apply(game.start(), game.read("e2")).state
    (one,) = engine.play_many(game, [Last], [1], state, most=1)
    (two,) = engine.play_many(game, [Last], [1], most=2)
    assert (one.plies, two.plies) == (1, 2)


def test_a_bot_that_fails_is_named() -> None:
    with pytest.raises(BadBot, match=r"“Lost” failed at test_play_many\.py"):
        engine.play_many(mazechase.game("quoridor"), [Lost, "random"], [1])


def test_a_game_without_a_kernel_has_bots_too() -> None:
    played = engine.play_many(Game(toy.Toy(3)), ["random", Last], range(5))
    assert len({one.result for one in played}) > 1
    assert None not in {one.result for one in played}


def test_workers_change_nothing() -> None:
    game = mazechase.game("cards", 4)
    alone, together = (
        engine.play_many(game, ["level1", "random"], range(9), budget=SMALL, executor=place)
        for place in (None, Processes(2))
    )
    assert alone == together


def test_many_games_are_a_sequence_of_played_ones() -> None:
    need("cards")
    game = mazechase.game("cards", 2)
    games = engine.play_many(game, ["random"], range(50), threads=2)
    one_by_one = [engine.playout(game, seed) for seed in range(50)]
    listed = [engine.Played(one.seed, len(one.choices), one.result) for one in one_by_one]
    assert list(games) == listed
    assert [games[at] for at in range(50)] == listed
    assert (games[-1], games[3:5], len(games)) == (listed[-1], tuple(listed[3:5]), 50)
    assert list(games.plies) == [one.plies for one in listed]
    assert games == tuple(listed)
    assert tuple(listed) == games
    assert games != tuple(listed[1:])
    assert hash(games) == hash(tuple(listed))
    assert games == pickle.loads(pickle.dumps(games))  # noqa: S301 (our own)
    assert listed[3] in games
    assert repr(games) == "<50 played games>"
    with pytest.raises(IndexError):
        games[50]
    assert engine.play_many(game, ["random"], []) == ()


def test_a_game_that_is_cut_off_has_no_result() -> None:
    games = engine.play_many(mazechase.game("quoridor"), ["random"], [1, 2], most=110)
    assert [(one.plies, one.result is None) for one in games] == [(105, False), (110, True)]
