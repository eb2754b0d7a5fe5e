"""Random games played side by side with a second implementation, over all numbers of players and options."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

import mazechase
from contract.playing import values_of, variants
from games import MsPacManGame
from mazechase.rules.api import ALL, Chance, Over, Seat, Turn
from mazechase.rules.game import AnyGame
from mazechase.rules.mspacman.game import MsPacMan
from rules.mspacman.oracle import Oracle

GAMES = [
    *variants(MsPacMan),
    *(
        mazechase.game(
            "mspacman",
            players,
            {"capture_in_passing": False, "bump_can_capture": True, "enter_ghost_space": True, **more},
        )
        for players in (3, 4)
        for more in ({}, {"dot_on_pickup": True, "power_overrides_f2": False, "max_turns": 300})
    ),
]


def _seen(game: AnyGame, s: Any) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.to_builtins(game.view(s, ALL))
    view["dots"] = sorted(view["dots"])
    return {name: list(value) if isinstance(value, tuple) else value for name, value in view.items()}


def _check(game: AnyGame, seed: int, most: int) -> str:
    """Play side by side, and give the reason of the end, if it came."""
    oracle = Oracle(game.players, game.options, game.documents)
    rng, s = Random(seed), game.start()
    for _ in range(most):
        seen, wanted = _seen(game, s), oracle.seen()
        assert {name: seen[name] for name in wanted} == wanted
        assert {game.write(action) for action in game.legal(s)} == oracle.legal()
        node = game.node(s)
        if isinstance(node, Over):
            assert (list(node.result.winners), node.result.reason) == oracle.result()
            return node.result.reason
        if isinstance(node, Chance):
            assert (node.seat, {face.text: weight for face, weight in node.odds.items()}) == oracle.chance()
            face = rng.choice(list(node.odds))
            s = game.settle(s, face).state
            oracle.show(face.text)
        else:
            assert node == Turn((Seat(oracle.seat),))
            action = rng.choice(_biased(game, s))
            s = game.apply(s, action).state
            oracle.go(game.write(action))
    return ""


def _biased(game: AnyGame, s: Any) -> list[Any]:
    """Let cells with pieces be chosen more often, since that is where the rules are, and for her those with dots."""
    pieces = {s.mp, *(ghost.cell for ghost in s.ghosts if ghost)}
    dots = s.dots if s.phase == "walk" else ()
    return [a for a in game.legal(s) for _ in range(6 if a.to in pieces else 4 if a.to in dots else 1)]


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_two_implementations_agree(number: int) -> None:
    for seed in range(3):
        _check(GAMES[number], seed, 400)


@pytest.mark.parametrize("players", [3, 4])
def test_two_implementations_agree_about_crowds(players: int) -> None:
    """Ghosts close together, again and again, for the next open square in all its forms."""
    game = mazechase.game("mspacman", players, {"fill_unused_areas": True})
    for seed in range(12):
        _check(game, 100 + seed, 250)


def _mixed(rng: Random) -> MsPacManGame:
    """Draw players and options, with a die and a spinner that have equal faces."""
    options = {
        option.name: rng.choice([option.default, *values_of(option)])
        for option in MsPacMan.declared
        if option.name not in ("die_faces", "spinner_faces", "max_turns")
    }
    options["max_turns"] = rng.choice(["none", "none", "none", rng.randint(1, 60)])
    game = mazechase.game("mspacman", rng.randint(2, 4), options)
    for name, faces in (("die_faces", ["1", "F2", "F2", "3", "5", "5"]), ("spinner_faces", ["2", "2", "3", "7"])):
        if rng.random() < 0.5:
            options[name] = {**game.documents[name], "id": "own", "faces": faces}
    return mazechase.game("mspacman", game.players, options)


@pytest.mark.parametrize("part", range(4))
def test_two_implementations_agree_with_options_mixed(part: int) -> None:
    rng = Random(part)
    ends = Counter(_check(_mixed(rng), 10 * part + seed, 1500) for seed in range(8))
    assert ends["area_cleared"] > 1
