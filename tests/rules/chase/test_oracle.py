"""The game and a second, plain writing of its procedure agree on every legal list and every position."""

from random import Random

import pytest

import mazechase
from contract.playing import values_of
from games import ChaseGame
from mazechase.rules.api import Over, Seat, Turn
from mazechase.rules.chase.documents import SHIPPED
from mazechase.rules.chase.game import Chase
from rules.chase.oracle import Oracle, square

# Pellets and ghosts round Pac-Man: boosts that reach a second pellet, and ghosts to eat.
CROWDED = {
    **SHIPPED["printed"],
    "pellets": ["d4", "f4", "d6", "f6"],
    "starts": dict(zip(SHIPPED["printed"]["starts"], ["e5", "c5", "g5", "e3", "e7"], strict=True)),
}
REASONS = {"Pac-Man": "chase_pellets_eaten", "ghosts": "chase_lives_lost", "nobody": "turn_limit"}


def _apart(one: tuple[int, int], other: tuple[int, int]) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def _choose(oracle: Oracle, tokens: list[str], rng: Random, eager: int) -> str:
    """Play at random, or let Pac-Man make for pellets, or the ghosts for him, since that is where the rules are."""
    steps = [step for step in tokens if step[0] in "abcdefghi"]
    if not steps or eager == 0 or rng.random() < 0.2 or (eager == 1) != (oracle.mover == -1):
        return rng.choice(tokens)
    goals = [oracle.pac] if oracle.mover >= 0 else [*oracle.pellets]
    if oracle.boost and rng.random() < 0.6:
        goals = [at for at in oracle.ghosts if at is not None] or goals
    return min(steps, key=lambda step: min(_apart(square(step), goal) for goal in goals) + rng.random())


def _side_by_side(game: ChaseGame, seed: str, most: int = 600) -> int:
    oracle = Oracle(game.players, game.options, game.documents["layout"])
    rng, s = Random(seed), game.start()
    eager = rng.randrange(3)
    for ply in range(most):
        node = game.node(s)
        tokens = [game.write(action) for action in game.legal(s)]
        assert set(tokens) == oracle.legal()
        assert len(tokens) == len(set(tokens))
        if isinstance(node, Over):
            winners = {"Pac-Man": (1,), "ghosts": tuple(range(2, game.players + 1)), "nobody": ()}
            assert node.result.winners == winners[oracle.over]
            assert node.result.reason == REASONS[oracle.over]
            assert node.result.scores[0] == oracle.level()
            return ply
        assert game.position(s) == oracle.text()
        assert node == Turn((Seat(oracle.seat()),))
        token = _choose(oracle, tokens, rng, eager)
        s = game.apply(s, game.read(token)).state
        oracle.play(token)
    return most


@pytest.mark.parametrize("name", SHIPPED)
def test_game_and_oracle_agree(name: str) -> None:
    for seed in range(8):
        assert _side_by_side(mazechase.game("chase", 2 + seed % 4, {"layout": name}), f"{name}/{seed}") > 10


@pytest.mark.parametrize("part", range(6))
def test_game_and_oracle_agree_with_options_mixed(part: int) -> None:
    rng = Random(part)
    for seed in range(20):
        options = {
            option.name: rng.choice([option.default, *values_of(option)])
            for option in Chase.declared
            if option.name not in ("layout", "max_turns")
        }
        options["layout"] = rng.choice([CROWDED, rng.choice([*SHIPPED])])
        options["max_turns"] = rng.choice(["none", "none", rng.randint(1, 12)])
        assert _side_by_side(mazechase.game("chase", rng.randint(2, 5), options), f"{part}/{seed}") > 0
