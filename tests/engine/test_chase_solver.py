"""The solver of the chase beside a naive one that knows nothing but the rules, and the play that follows from it."""

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import mazechase
from games import ChaseGame
from mazechase.boards.fences import NAMES, SQUARES
from mazechase.engine.kernel import available
from mazechase.engine.solvers.chase import ChaseSolver, find_solution, save_solution
from mazechase.engine.solvers.chase.layers import Layers, Plan
from mazechase.engine.solvers.chase.solution import Solution
from mazechase.engine.solvers.chase.solver import line_length
from mazechase.engine.solving import find_solver
from mazechase.errors import BadOption, BadText, NoKernel, NoSuchGame
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.values import PAC, ChaseState

pytestmark = pytest.mark.skipif(not available("chase"), reason="needs the native kernel")

OPTIONS: list[dict[str, Any]] = [
    {},
    {"layout": "pairs"},
    {"layout": "pairs", "boost_chain": False, "boost_mandatory": True},
    {"layout": "towers", "pacman_short_move": True, "ghost_pass": True},
    {"layout": "hedges", "boost_exact": True, "pacman_into_ghost": "caught"},
    {"layout": "den", "eat_in_passing": False, "frenzy_path": "free", "must_catch": True},
    {"layout": "printed", "frenzy_path": "toward", "ghost_cross_pellet": False, "frenzy_exact": False},
    {"layout": "pinwheel", "ghost_order": "free", "frenzy_path": "free"},
]


def naive(rules: Chase) -> Any:
    """Return a function that says whether Pac-Man wins, by trying everything."""

    @cache
    def wins(s: ChaseState) -> bool:
        if rules.setup.result(s) is not None:
            return not s.pellets
        results = (wins(rules.after(s, action)) for action in rules.legal(s))
        return any(results) if s.mover == PAC else all(results)

    return wins


def somewhere(game: ChaseGame, rng: Random, ghosts: int, pellets: int) -> ChaseState:
    """Return a position in which a cycle begins, with one life left."""
    fields = game.position(game.start()).split()
    there = fields[2].split(",")
    while True:
        pac, *squares = (NAMES[rng.randrange(SQUARES)] for _ in range(1 + ghosts))
        if pac in squares or not {pac, *squares}.isdisjoint(there):
            continue
        left = ",".join(rng.sample(there, pellets))
        idle = rng.randrange(game.rules_as(Chase).setup.stall_limit or 1)
        try:
            return game.place(
                " ".join([pac, ",".join(squares + ["-"] * (4 - ghosts)), left, "1", str(idle), *fields[5:]])
            )
        except BadText:  # ghosts all around him, or pellets in another order
            continue


def solved(game: ChaseGame, ghosts: int, lives: int = 1, pellets: int = 15) -> Solution:
    rules = game.rules_as(Chase)
    layers = Layers(rules, Plan(pellets, lives, ghosts), threads=2)
    layers.solve(lambda: None)
    return Solution(rules, [layers])


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(map(str, options.values())))
def test_it_agrees_with_a_naive_solver(options: dict[str, Any]) -> None:
    winners = set()
    for ghosts, limit in ((1, 5), (2, 2)):
        game = mazechase.game("chase", 2, {**options, "stall_limit": limit})
        solution, wins, rng = solved(game, ghosts), naive(game.rules_as(Chase)), Random(ghosts)
        for _ in range(60):
            s = somewhere(game, rng, ghosts, rng.choice((1, 1, 2)))
            assert solution.winner(s) == ("pacman" if wins(s) else "ghosts"), game.position(s)
            winners.add(solution.winner(s))
    assert winners == {"pacman", "ghosts"}


def test_it_agrees_where_lives_and_all_ghosts_come_back() -> None:
    game = mazechase.game("chase", 2, {"stall_limit": 1, "lives": 2})
    fields = game.position(game.start()).split()
    solution, wins = solved(game, 4, lives=2, pellets=1), naive(game.rules_as(Chase))
    for pac, lives in (("e2", 2), ("d2", 2), ("b4", 1), ("a1", 2), ("c2", 1), ("e8", 2)):
        s = game.place(" ".join([pac, fields[1], "b2", str(lives), *fields[4:]]))
        assert solution.winner(s) == ("pacman" if wins(s) else "ghosts"), pac


def test_without_a_stall_limit_there_may_be_no_winner() -> None:
    game = mazechase.game("chase", 2, {"stall_limit": None})
    solution = Solution(game.rules_as(Chase), ChaseSolver(game).layers(Plan(15, 1, 2), lambda: None, keep=True))
    rng = Random(3)
    assert {solution.winner(somewhere(game, rng, 2, 2)) for _ in range(200)} == {"pacman", "ghosts", "nobody"}


@pytest.mark.parametrize("ghosts", [1, 2])
def test_whoever_should_win_does_against_any_play(ghosts: int) -> None:
    game = mazechase.game("chase", 2, {"stall_limit": 8})
    rules, solution, rng = game.rules_as(Chase), solved(game, ghosts), Random(5)
    won = {"pacman": 0, "ghosts": 0}
    for _ in range(12):
        s = somewhere(game, rng, ghosts, rng.choice((1, 2, 3)))
        winner = solution.winner(s)
        while rules.setup.result(s) is None:
            perfect = (s.mover == PAC) == (winner == "pacman")
            s = rules.after(s, solution.best(s) if perfect else rng.choice(rules.legal(s)))
            assert solution.winner(s) == winner
        won["ghosts" if s.pellets else "pacman"] += 1
    assert all(won.values())


def test_the_stated_winner_wins_in_the_stated_number_of_cycles() -> None:
    game = mazechase.game("chase", 2, {"stall_limit": 8})
    rng = Random(8)
    for _ in range(6):
        s = somewhere(game, rng, 2, 2)
        verdict = find_solver(game).solve(s, lambda: None, save=False)
        solution = solved(game, 2)
        limited = game.with_options({"max_turns": 1000})
        counted = limited.place(game.position(s))
        while limited.rules_as(Chase).setup.result(counted) is None:
            counted = limited.rules_as(Chase).after(counted, solution.best(msgspec.structs.replace(counted, cycles=0)))
        assert (verdict.winner, verdict.cycles) == ("ghosts" if counted.pellets else "pacman", counted.cycles)
        assert line_length(solution, s) == verdict.cycles


def test_a_saved_solution_says_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    game = mazechase.game("chase", 2, {"stall_limit": 4, "lives": 1})
    rules, rng = game.rules_as(Chase), Random(1)
    assert find_solution(game) is None
    layers = Layers(rules, Plan(15, 1, 2))
    layers.solve(lambda: None, keep=True)
    positions = [somewhere(game, rng, 2, 2) for _ in range(20)]
    before = [Solution(rules, [layers]).value(s) for s in positions]
    path = save_solution([layers])
    assert path.is_relative_to(tmp_path)
    saved = find_solution(game)
    assert saved is not None
    assert [saved.value(s) for s in positions] == before
    assert find_solution(mazechase.game("chase", 2, {"stall_limit": 4, "lives": 2})) is None
    path.write_bytes(b"no archive")
    assert find_solution(game) is None


@pytest.mark.parametrize("options", [{"ghosts_stack": False}, {"max_turns": 50}])
def test_what_would_take_too_long_is_refused_with_an_estimate(options: dict[str, Any]) -> None:
    solver = find_solver(mazechase.game("chase", 2, options))
    with pytest.raises(BadOption, match=r"hours .* GB"):
        solver.check()


def test_other_games_and_machines_without_kernels_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NoSuchGame, match="no solver"):
        find_solver(mazechase.game("quoridor"))
    monkeypatch.setenv("MAZECHASE_NATIVE", "0")
    game = mazechase.game("chase")
    with pytest.raises(NoKernel):
        find_solver(game).solve(game.start(), lambda: None, save=False)
