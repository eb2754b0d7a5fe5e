"""Whether a match is decided: only if every game that goes on from what everybody sees ends alike."""

from random import Random

import pytest

import mazechase
from mazechase.bots.outlook import always
from mazechase.rules.api import WATCHER, Seat

RACE = "e6,a8 0,0 - 1 0"  # three steps to go against seven, and no fence left


@pytest.mark.parametrize(("game", "players"), [("quoridor", 2), ("chase", 2), ("cards", 2), ("marbles", 2)])
def test_nothing_is_decided_at_the_start(game: str, players: int) -> None:
    rules = mazechase.game(game, players=players)
    assert always(rules, rules.view(rules.start(), WATCHER), Random(1)) == ()


def test_a_race_without_fences_is_decided() -> None:
    game = mazechase.game("quoridor", players=2)
    view = game.view(game.place(RACE), WATCHER)
    assert always(game, view, Random(1)) == (Seat(1),)
    time = iter([True] * 99 + [False])
    assert always(game, view, Random(1), lambda: next(time)) == ()  # one game was missing


def test_hidden_cards_decide_nothing() -> None:
    """Two positions that a spectator can't tell apart have the same outlook."""
    game = mazechase.game("cards", players=2)
    rng, state = Random(3), game.start()
    while not all(state.hands):
        node = game.node(state)
        if isinstance(node, mazechase.rules.api.Chance):
            state = game.settle(state, node.odds.pick(rng.randrange(node.odds.total))).state
        else:
            state = game.apply(state, game.legal(state)[0]).state
    view = game.view(state, WATCHER)
    other = game.sample(view, Random(8))
    assert other != state
    assert always(game, game.view(other, WATCHER), Random(1)) == always(game, view, Random(1))
