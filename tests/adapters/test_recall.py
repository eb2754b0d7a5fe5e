"""Information states: perfect recall, and nothing that a seat was not told."""

from itertools import pairwise

import numpy as np
import pytest

from adapters.playing import GAMES, some_games, wander
from mazechase.adapters import Recall
from mazechase.rules.api import Seat
from mazechase.rules.game import AnyGame
from mazechase.rules.registry import game as make_game


def remembered(game: AnyGame, seed: int, most: int = 60) -> list[Recall]:
    """Return what everybody remembers after every ply of a random game."""
    memory = [Recall(game).begin(game.start())]
    for place in wander(game, seed, most):
        action = None if place.seat is None else place.choice
        memory.append(memory[-1].told(place.step.state, place.step.events, place.seat, action))
    return memory


@pytest.mark.parametrize("game_id", GAMES)
def test_a_seat_forgets_nothing(game_id: str) -> None:
    game = next(some_games(game_id, 1))
    memory = remembered(game, 1)
    for before, after in pairwise(memory):
        for seat in game.seats:
            earlier = before.of(seat).entries
            assert after.of(seat).entries[: len(earlier)] == earlier
    for seat in game.seats:
        views = [entry for entry in memory[-1].of(seat).entries if entry.startswith('{"view"')]
        assert len(views) > 1


@pytest.mark.parametrize("game_id", GAMES)
def test_tensors_are_equal_exactly_where_texts_are(game_id: str) -> None:
    game = next(some_games(game_id, 1))
    kept: dict[str, bytes] = {}
    for seed in (1, 2):
        for memory in remembered(game, seed, 40):
            for seat in game.seats:
                recalled = memory.of(seat)
                assert kept.setdefault(recalled.text(), recalled.tensor().tobytes()) == recalled.tensor().tobytes()
    assert len(set(kept.values())) == len(kept)


def follow(tokens: str) -> Recall:
    game: AnyGame = make_game("cards", 2)
    state, memory = game.start(), Recall(game).begin(game.start())
    for token in tokens.split():
        choice, seat = game.read(token), game.view(state, "all").to_act[0]
        step = game.settle(state, choice) if token.startswith("+") else game.apply(state, choice)
        memory = memory.told(step.state, step.events, seat, None if token.startswith("+") else choice)
        state = step.state
    return memory


def test_what_another_seat_draws_leaves_no_trace() -> None:
    """Two deals that seat 2 can't tell apart are one information state to it, and two to seat 1."""
    one, other = (follow(f"draw +{card} end draw +orange") for card in ("dot", "melon"))
    assert one.of(Seat(2)).text() == other.of(Seat(2)).text()
    assert np.array_equal(one.of(Seat(2)).tensor(), other.of(Seat(2)).tensor())
    assert one.of(Seat(1)).text() != other.of(Seat(1)).text()
    assert "melon" not in other.of(Seat(2)).text()
