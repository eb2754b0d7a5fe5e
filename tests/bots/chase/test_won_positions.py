"""The top level keeps what is won, and no level lets a catch go by."""

from random import Random
from typing import Any

import pytest

import mazechase
from bots.chase.test_levels import met_at_random
from engine.test_chase_solver import solved, somewhere
from games import ChaseGame
from mazechase.bots import Budget, make_bot
from mazechase.bots.chase import LEVELS
from mazechase.engine.kernel import available
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.values import PAC, ChaseAction, ChaseState, Step


def chosen(game: ChaseGame, level: str, s: ChaseState, rng: Random, nodes: int) -> ChaseAction:
    seat = game.rules_as(Chase).setup.seat_of(s.mover)
    action: ChaseAction = make_bot(game, level).choose(game.view(s, seat), game.legal(s), rng, Budget(nodes=nodes))
    return action


@pytest.mark.skipif(not available("chase"), reason="needs the native kernel")
def test_the_top_level_gives_away_less_than_one_won_position_in_a_hundred() -> None:
    game = mazechase.game("chase", 2, {"layout": "hedges", "lives": 1})
    rules, solution, rng = game.rules_as(Chase), solved(game, 2), Random(11)
    kept = given = 0
    for number in range(24):  # two ghosts have been eaten; the other side plays from the solution
        s = somewhere(game, rng, 2, 1 + number % 3)
        side = solution.winner(s)
        while rules.setup.result(s) is None:
            if (s.mover == PAC) != (side == "pacman") or solution.winner(s) != side:
                s = rules.after(s, solution.best(s))
                continue
            action = chosen(game, "level5", s, rng, 10_000)
            if len(game.legal(s)) > 1:
                lost = solution.winner(rules.after(s, action)) != side
                given, kept = given + lost, kept + (not lost)
            s = rules.after(s, action)
    assert kept > 200
    assert given <= 0.01 * (kept + given)


FAR = [  # won positions of `harbour`, and what keeps the win; found with the solver
    ("f1 c8,g8,e6,d7 d9,f9 2 0 Clyde 1 - 0 0 0", "c7 e7"),
    ("f1 c8,g8,e6,d6 d9,f9 2 1 Pac-Man 2 - 0 0 0", "e1"),
    ("e1 c8,g8,e6,d6 d9,f9 2 1 Pac-Man 1 - 0 0 0", "d1"),
    ("f1 c8,g8,e6,d7 d9,f9 1 0 Clyde 1 - 0 0 0", "c7 e7"),
    ("i2 f8,f6,f4,e5 d9,f9 1 3 Clyde 1 - 0 0 0", "e6"),
]


@pytest.mark.skipif(not available("chase"), reason="needs the native kernel")
@pytest.mark.parametrize(("position", "keeping"), FAR)
def test_the_top_level_keeps_wins_that_no_search_sees(position: str, keeping: str) -> None:
    game = mazechase.game("chase", 2, {"layout": "harbour"})
    s = game.place(position)
    for nodes in (10_000, 100_000):
        assert game.write(chosen(game, "level5", s, Random(nodes), nodes)) in keeping.split()


def catches(rules: Chase, s: ChaseState) -> list[ChaseAction]:
    """List the steps onto Pac-Man's square."""
    return [action for action in rules.legal(s) if s.mover != PAC and isinstance(action, Step) and action.to == s.pac]


CATCHING: list[dict[str, Any]] = [{}, {"layout": "orchard", "frenzy_path": "free"}, {"ghosts_stack": False}]


@pytest.mark.parametrize("options", CATCHING, ids=str)
def test_no_level_lets_a_catch_go_by(options: dict[str, Any]) -> None:
    game = mazechase.game("chase", 2, options)
    rules, found = game.rules_as(Chase), 0
    for start in met_at_random(game, 30):
        s, rng = start, Random(1)
        for _ in range(20):
            if rules.setup.result(s) is not None:
                break
            if there := catches(rules, s):
                found += 1
                for level in (name for name in LEVELS if name.startswith("level")):
                    assert chosen(game, level, s, rng, 30) in there, game.position(s)
                break
            s = rules.after(s, rng.choice(rules.legal(s)))
    assert found > 20
