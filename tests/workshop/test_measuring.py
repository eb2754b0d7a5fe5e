"""Measuring: against exact chances on tiny boards, with known unfairness and none, always the same by seed."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import mazechase
import toy  # noqa: F401 (makes the test game known)
from mazechase.bots import Budget
from mazechase.engine import executor
from mazechase.errors import BadOption
from mazechase.rules.api import Seat
from mazechase.workshop import measuring
from mazechase.workshop.measures import measures_of
from mazechase.workshop.measuring import Measured, measure
from mazechase.workshop.playing import OneGame, Table, play_one, play_result
from mazechase.workshop.statistics import ERROR, judge, looks, mean_of, spread_of, wilson
from workshop.exact import exact_shares

TILTED = {"source": "home-made", "drawing": "1o..2.34"}  # whoever eats the only dot ends the game
MIDDLE = {"source": "home-made", "drawing": "1.o.2.34"}
RANDOM = ("random",)


def tiny(board: Any = "ring", players: int = 2, turns: int = 2) -> Any:
    return mazechase.game("toy", players, {"board": board, "max_turns": turns, "peeking": False})


def measured(game: Any, games: int = 800, seed: int = 1, **how: Any) -> Measured:
    return measure(game, RANDOM, games=games, seed=seed, **how)


@pytest.mark.parametrize("board", [MIDDLE, TILTED], ids=["middle", "tilted"])
def test_the_measured_shares_agree_with_the_exact_ones(board: Any) -> None:
    exact = exact_shares(tiny(board))
    found = measured(tiny(board), whole=True)
    assert found.games == 800
    for share, true in zip(found.seats, exact, strict=True):
        assert share.interval[0] <= true <= share.interval[1]
        assert share.interval[1] - share.interval[0] < 0.08


def test_a_board_that_is_unfair_is_called_so_and_a_symmetric_one_is_not() -> None:
    assert exact_shares(tiny(TILTED))[0] > 0.7
    unfair = measured(tiny(TILTED))
    assert [one.key for one in unfair.findings][:2] == ["measure-seat-more", "measure-seat-less"]
    assert "Seat 1 wins too often" in unfair.findings[0].sentence()
    assert unfair.games < 800  # that is clear long before the end
    symmetric = mazechase.game("marbles", 2)  # the board looks the same from both homes, and a roll decides who begins
    fair = measure(symmetric, ["classic1"], games=120, seed=1)
    assert not any(one.unfair for one in fair.findings if "seat" in one.key)
    assert fair.findings[0].key == "measure-seats-open"


@pytest.mark.parametrize("true", [0.5, 1 / 3, 0.1])
def test_looking_several_times_rarely_calls_a_fair_game_unfair(true: float) -> None:
    """Without allowing for the looks, one game in eight would be called unfair."""
    planned = looks(1600)
    assert len(planned) == 5
    wrong = missed = careless = 0
    for trial in range(400):
        rng = Random(f"{true}/{trial}")
        wins = played = 0
        verdicts, inside, simple = [], [], []
        for look in planned:
            wins += sum(rng.random() < true for _ in range(look - played))
            played = look
            low, high = wilson(wins / look, look, ERROR / len(planned))
            verdicts.append(judge(wins / look, look, true, ERROR / len(planned), 0))
            inside.append(low <= true <= high)
            simple.append(judge(wins / look, look, true, ERROR, 0) in ("more", "less"))
        wrong += any(verdict in ("more", "less") for verdict in verdicts)
        missed += not all(inside)
        careless += any(simple)
    assert wrong <= 400 * ERROR
    assert missed <= 400 * ERROR
    assert careless > 400 * ERROR  # so the correction is needed


def test_a_measurement_allows_for_its_looks_and_its_comparisons() -> None:
    found = measured(tiny(MIDDLE), games=200, within=0.001)
    assert (found.games, found.looks) == (200, (100, 200))
    for share in found.seats:
        assert share.interval == wilson(share.share, 200, ERROR / 2)
        assert share.verdict == judge(share.share, 200, 0.5, ERROR / 2 / 2, 0.001)
    (only,) = {share.interval for share in measured(tiny(MIDDLE), games=200, whole=True).seats[:1]}
    assert only == wilson(found.seats[0].share, 200, ERROR)


def test_verdicts() -> None:
    assert judge(0.6, 1000, 0.5, 0.05, 0.05) == "more"
    assert judge(0.4, 1000, 0.5, 0.05, 0.05) == "less"
    assert judge(0.5, 10_000, 0.5, 0.05, 0.05) == "even"
    assert judge(0.5, 100, 0.5, 0.05, 0.05) == "open"


def test_a_measurement_depends_on_its_seed_alone() -> None:
    game = mazechase.game("cards", 2)
    one = measure(game, ["classic1"], games=60, seed=3)
    assert measure(game, ["classic1"], games=60, seed=3, on=executor("here", 2)) == one
    other = measure(game, ["classic1"], games=60, seed=4)
    assert other.lengths != one.lengths


def test_a_game_for_its_winners_alone_is_the_same_game() -> None:
    table = Table(mazechase.game("mspacman", 3, {"max_turns": 40}), ("classic1",), Budget(), 5)
    assert [play_one(table, n).winners for n in range(3)] == [play_result(table, n).winners for n in range(3)]


GAMES = {
    "quoridor": (2, "classic1", {}),
    "marbles": (3, "classic1", {}),
    "mspacman": (3, "random", {"max_turns": 60}),
    "cards": (4, "classic1", {}),
    "chase": (3, "classic1", {}),
}


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_figures(name: str) -> None:
    players, bot, options = GAMES[name]
    game = mazechase.game(name, players, options)
    found = measure(game, [bot], games=12, seed=2)
    assert found.games == 12
    assert sum(share.share for share in (found.sides or found.seats)) == pytest.approx(1)
    assert found.turns.p10 <= found.turns.median <= found.turns.p90
    assert found.minutes.mean > 0
    assert set(found.events) == set(measures_of(game).events)
    assert any(mean.mean for mean in found.events.values())
    assert (found.half_time is None) == (name == "chase")
    assert [share.name for share in found.sides] == (["pacman", "ghosts"] if name == "chase" else [])
    assert (found.began is not None) == (name in ("marbles", "mspacman"))


def test_the_counts_of_quoridor_agree_with_one_another() -> None:
    table = Table(mazechase.game("quoridor", 2), ("classic1",), Budget(), 1)
    for number in range(5):
        one = play_one(table, number)
        assert sum(one.events.values()) == one.choices == one.turns
        assert one.began == 1


def test_dead_ends_that_nobody_visits_are_named() -> None:
    game = mazechase.game("marbles", 2, {"layout": "trees", "max_turns": 1})
    found = measure(game, ["classic1"], games=3, seed=1)
    assert found.dead_ends
    assert set(found.dead_ends) < set(found.unvisited)
    assert any(one.key == "measure-dead-ends" for one in found.findings)


def test_shared_wins_and_draws_are_divided() -> None:
    game = tiny("ring")
    played = [_ended(1), _ended(1, 2), _ended()]
    share = measuring._share(game, played, "1", [{Seat(1)}] * 3, error=0.05, family=1, within=0.05)
    assert (share.wins, share.shared) == (2, 1)
    assert share.share == pytest.approx((1 + 0.5 + 0.5) / 3)


@pytest.mark.parametrize(("family", "verdict"), [(1, "more"), (2, "open")])
def test_what_stands_out_alone_may_not_among_several(family: int, verdict: str) -> None:
    played = [_ended(1)] * 61 + [_ended(2)] * 39
    share = measuring._share(tiny(), played, "1", [{Seat(1)}] * 100, error=0.05, family=family, within=0.05)
    assert share.verdict == verdict


def _ended(*winners: int) -> OneGame:
    return OneGame(tuple(map(Seat, winners)), Seat(1), 1, 1, False, {}, frozenset(), None, None)


@pytest.mark.parametrize("values", [[5], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]])
def test_lengths_are_summed_up(values: Sequence[float]) -> None:
    spread = spread_of(values, 0.05)
    assert spread.mean == sum(values) / len(values)
    low, high = mean_of(values, 0.05).interval
    assert low <= spread.mean <= high


def test_what_can_not_be_measured_is_refused() -> None:
    with pytest.raises(BadOption):
        measured(tiny(), games=0)
    with pytest.raises(mazechase.MazechaseError):
        measure(tiny(), ["level9"], games=1, seed=1)
