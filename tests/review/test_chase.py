"""The chase's analyst: what it says of positions beside what the solver knows of them."""

from pathlib import Path
from random import Random

import pytest

import mazechase
from engine.test_chase_solver import solved, somewhere
from mazechase.bots.analysis import analyst
from mazechase.bots.api import Budget
from mazechase.bots.chase.analyst import ExactChaseAnalyst, curve
from mazechase.engine.kernel import available
from mazechase.engine.solvers.chase import save_solution
from mazechase.engine.solvers.chase.layers import Layers, Plan
from mazechase.rules.api import ALL
from mazechase.rules.chase.documents import SHIPPED
from mazechase.rules.chase.game import Chase

pytestmark = pytest.mark.skipif(not available("chase"), reason="needs the native kernel")


def test_chances_are_high_where_pac_man_wins_and_low_where_he_loses() -> None:
    game = mazechase.game("chase", 2, {"layout": "hedges", "lives": 1})
    solution, rng, judge = solved(game, 2), Random(4), analyst(game)
    stated: dict[str, list[float]] = {"pacman": [], "ghosts": []}
    for number in range(60):
        s = somewhere(game, rng, 2, 1 + number % 3)
        chances = judge.chances(game.view(s, ALL), Random(1), Budget(nodes=10_000))
        stated[solution.winner(s)].append(chances.of(game.seats[0]))
    won, lost = (sum(ones) / len(ones) for ones in stated.values())
    assert min(map(len, stated.values())) > 10
    assert won > 0.6
    assert lost < 0.3


def test_with_a_solution_chances_are_exact() -> None:
    game = mazechase.game("chase", 3, {"layout": "hedges", "lives": 1})
    rules, solution, rng = game.rules_as(Chase), solved(mazechase.game("chase", 2, game.options), 2), Random(7)
    judge = ExactChaseAnalyst(game, solution)
    for number in range(20):
        s = somewhere(game, rng, 2, 1 + number % 3)
        won = float(solution.winner(s) == "pacman")
        chances = judge.chances(game.view(s, ALL), Random(1), Budget(nodes=1))
        assert (chances.wins, chances.error) == ((won, 1 - won, 1 - won), 0.0)
        best, *rest = judge.judge(game.view(s, rules.setup.seat_of(s.mover)), game.legal(s), Random(1), Budget())
        assert best.chances == chances
        assert all(one.chances.wins in {(1.0, 0.0, 0.0), (0.0, 1.0, 1.0)} for one in rest)


def test_only_whoever_asks_for_it_gets_the_solution(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    game = mazechase.game("chase", 2, {"lives": 1})
    assert not isinstance(analyst(game, exact=True), ExactChaseAnalyst)
    layers = Layers(game.rules_as(Chase), Plan(1, 1, 1), threads=1)
    layers.solve(lambda: None, keep=True)
    save_solution([layers])
    assert isinstance(analyst(game, exact=True), ExactChaseAnalyst)
    assert not isinstance(analyst(game), ExactChaseAnalyst)


def test_at_the_start_of_an_even_maze_the_chances_are_even() -> None:
    game = mazechase.game("chase", 2, {"layout": "market"})
    chances = analyst(game).chances(game.view(game.start(), ALL), Random(1), Budget(nodes=20_000))
    assert 0.3 < chances.of(game.seats[0]) < 0.7


def test_the_curve_knows_every_shipped_layout() -> None:
    assert set(curve().layouts) == set(SHIPPED)
