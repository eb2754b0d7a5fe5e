"""Symmetries commute with play: what is legal, what follows, and who wins."""

import pytest

from adapters.playing import wander
from engine.variants import KERNELS
from mazechase import adapters
from mazechase.rules.api import Chance, Over
from mazechase.rules.registry import game as make_game

EXPECTED = {  # by number of players
    ("quoridor", 2): {"half turn", "mirror", "flip"},
    ("quoridor", 4): {"half turn", "quarter turn", "quarter turn back"},
    ("mspacman", 2): {"half turn"},
    ("mspacman", 4): {"half turn", "quarter turn", "quarter turn back"},
    ("marbles", 2): {"half turn", "diagonal", "other diagonal"},
    ("marbles", 4): {"half turn", "quarter turn", "quarter turn back"},
    ("cards", 2): {"1 on"},
    ("cards", 4): {"1 on", "2 on", "3 on"},
    ("chase", 2): set(),  # its ghosts move in an order, and none of its mazes leaves all their starts in place
}


@pytest.mark.parametrize(("game_id", "players"), EXPECTED)
def test_symmetries_commute_with_play(game_id: str, players: int) -> None:
    options = {"level": "2", "level2_includes_level1": True} if game_id == "cards" else {"max_turns": 30}
    game = make_game(game_id, players, options)
    rules, found = game.rules, adapters.encoding(game).symmetries()
    assert {one.name for one in found} == EXPECTED[game_id, players]
    begun = False
    for place in wander(game, 8, 120) if found else ():
        begun = begun or place.seat is not None
        for symmetry in found if begun else ():  # rolling for who begins goes by the numbers of the seats
            moved = symmetry.state(place.state)
            if place.seat is None:
                before, after = rules.node(place.state), rules.node(moved)
                assert isinstance(before, Chance)
                assert isinstance(after, Chance)
                assert (symmetry.seat(before.seat), dict(before.odds)) == (after.seat, dict(after.odds))
                assert rules.settle(moved, place.choice).state == symmetry.state(place.step.state)
                continue
            assert rules.place(rules.position(moved)) == moved  # a position that can be
            legal = rules.legal(moved, symmetry.seat(place.seat))
            assert set(map(symmetry.action, place.legal)) == set(legal)
            assert rules.apply(moved, symmetry.action(place.choice)).state == symmetry.state(place.step.state)
            node, turned = rules.node(place.step.state), rules.node(symmetry.state(place.step.state))
            if isinstance(node, Over):
                assert isinstance(turned, Over)
                assert {symmetry.seat(seat) for seat in node.result.winners} == set(turned.result.winners)


def test_every_game_is_looked_at() -> None:
    assert {game_id for game_id, _ in EXPECTED} == set(KERNELS)
