"""Legal lists against a second way of finding them, over positions met in play."""

from random import Random

import pytest

from mazechase.rules.api import Chance, Over
from mazechase.rules.marbles.game import Marbles
from mazechase.rules.marbles.moves import ghost_ends, walker
from mazechase.rules.marbles.values import Go, MarblesState, Prowl
from rules.marbles import oracle
from rules.marbles.drawings import OPEN_WIDE


def met_at_random(game: Marbles, seed: int, every: int) -> list[MarblesState]:
    rng, s, met = Random(seed), game.start(), []
    for ply in range(400):
        node = game.node(s)
        if isinstance(node, Over):
            break
        if isinstance(node, Chance):
            s = game.settle(s, node.odds.pick(rng.randrange(36))).state
        else:
            if ply % every == 0 and s.dice and not s.todo:
                met.append(s)
            s = game.apply(s, rng.choice(game.legal(s))).state
    return met


@pytest.mark.parametrize(("players", "layout"), [(2, "corners"), (3, "corners"), (4, "corners"), (4, OPEN_WIDE)])
def test_the_same_moves_are_found(players: int, layout: object) -> None:
    game = Marbles(players, {"layout": layout})
    states = met_at_random(game, seed=players, every=9)
    assert len(states) > 12
    for s in states:
        legal = game.legal(s)
        for die in set(s.dice):
            if die > 4 and layout != "corners":
                continue  # the walks of five steps there are too many to make them all
            going = {(int(a.to), frozenset(map(int, a.eats))) for a in legal if isinstance(a, Go) and a.die == die}
            prowling = {(int(a.origin), int(a.to)) for a in legal if isinstance(a, Prowl) and a.die == die}
            assert going == (oracle.pac_moves(game, s, die) if s.piece != "ghost" else set())
            assert prowling == (oracle.ghost_moves(game, s, die) if s.piece != "pac" else set())


def test_the_ways_told_are_walks() -> None:
    game = Marbles(4)
    for s in met_at_random(game, seed=9, every=12):
        for die in set(s.dice):
            mine = walker(game.setup, s)
            for (to, eats), way in mine.ways(die).items():
                assert oracle.is_a_walk(game, (mine.origin, *way.cells))
                assert way.cells[-1] == to
                assert eats == way.eats
            for (origin, to), cells in ghost_ends(game.setup, s, die).items():
                assert oracle.is_a_walk(game, (origin, *cells))
                assert cells[-1] == to


def test_hints_show_the_way_of_every_move_and_the_danger_of_every_seat() -> None:
    game = Marbles(3)
    s = met_at_random(game, 4, 7)[3]
    hints = game.hints(game.view(s, "watcher"))
    moves = [a for a in game.legal(s) if isinstance(a, Go | Prowl)]
    ways = [hint for hint in hints if hint.kind in ("way", "prowl")]
    assert [(hint.cells[-1], hint.value) for hint in ways] == [(game.layout.names[a.to], a.die) for a in moves]
    danger = [hint for hint in hints if hint.kind == "danger"]
    assert [hint.seat for hint in danger] == [1, 2, 3]
    for hint, pac in zip(danger, s.pacs, strict=True):
        rolls = sum(
            any((origin, pac) in oracle.ghost_moves(game, s, die) for origin in s.ghosts for die in (low, high))
            for low in range(1, 7)
            for high in range(1, 7)
        )
        assert hint.value == rolls
        assert bool(hint.cells) == bool(rolls)
