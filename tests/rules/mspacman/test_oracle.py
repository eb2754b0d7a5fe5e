"""Random games played side by side with a second implementation, over all numbers of players and options."""

from random import Random
from typing import Any

import msgspec
import pytest

from contract.playing import variants
from mazechase.rules.api import ALL, AnyGame, Chance, Over
from mazechase.rules.mspacman.game import MsPacMan
from rules.mspacman.oracle import Oracle

GAMES = [
    *variants(MsPacMan),
    *(
        MsPacMan(players, {"capture_in_passing": False, "bump_can_capture": True, "enter_ghost_space": True, **more})
        for players in (3, 4)
        for more in ({}, {"dot_on_pickup": True, "power_overrides_f2": False, "max_turns": 300})
    ),
]


def _seen(game: AnyGame, s: Any) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.to_builtins(game.view(s, ALL))
    view["dots"] = sorted(view["dots"])
    return {name: list(value) if isinstance(value, tuple) else value for name, value in view.items()}


def _check(game: AnyGame, seed: int, most: int) -> None:
    oracle = Oracle(game.players, game.options, game.documents["layout"]["drawing"])
    rng, s = Random(seed), game.start()
    for _ in range(most):
        seen, wanted = _seen(game, s), oracle.seen()
        assert {name: seen[name] for name in wanted} == wanted
        assert {game.write(action) for action in game.legal(s)} == oracle.legal()
        node = game.node(s)
        if isinstance(node, Over):
            break
        if isinstance(node, Chance):
            face = rng.choice(list(node.odds))
            s = game.settle(s, face).state
            oracle.show(face.text)
        else:
            action = rng.choice(_biased(game, s))
            s = game.apply(s, action).state
            oracle.go(game.write(action))


def _biased(game: AnyGame, s: Any) -> list[Any]:
    """Let cells with pieces be chosen more often, since that is where the rules are."""
    pieces = {s.mp, *(ghost.cell for ghost in s.ghosts if ghost)}
    return [action for action in game.legal(s) for _ in range(6 if action.to in pieces else 1)]


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_two_implementations_agree(number: int) -> None:
    for seed in range(3):
        _check(GAMES[number], seed, 400)


@pytest.mark.parametrize("players", [3, 4])
def test_two_implementations_agree_about_crowds(players: int) -> None:
    """Ghosts close together, again and again, for the next open square in all its forms."""
    game = MsPacMan(players, {"fill_unused_areas": True})
    for seed in range(12):
        _check(game, 100 + seed, 250)
