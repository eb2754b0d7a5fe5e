"""Luck and skill in matches of a small game that can be solved exactly (examples/own_game.py)."""

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mazechase.bots import analysis
from mazechase.bots.analysis import Chances, OpenAnalyst, PlayoutAnalyst, mean, shares
from mazechase.bots.api import Budget
from mazechase.match import Match, MatchSetup, Player, Seeded
from mazechase.review import review
from mazechase.rules.api import ALL, Chance, Over, Seat, State, Turn
from mazechase.rules.game import AnyGame, Game

EXAMPLES = Path(__file__).parents[2] / "examples"
OPTIONS = {"track": "short", "max_turns": 8}


@pytest.fixture(scope="module")
def dash() -> Iterator[AnyGame]:
    sys.path.insert(0, str(EXAMPLES))
    from own_game import Dash  # noqa: PLC0415 (an example, found only now)

    yield Game(Dash(2, OPTIONS))
    sys.path.remove(str(EXAMPLES))


class Exact(OpenAnalyst):
    """Looks at everything that can happen."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self._value = cache(self._best)

    def at_turn(self, state: State, rng: Random, budget: Budget) -> Chances:  # noqa: ARG002
        return self._value(state)

    def _best(self, state: State) -> Chances:
        rules, rng, budget = self.game.rules, Random(0), Budget()
        node = rules.node(state)
        assert isinstance(node, Turn)
        after = (self.at(rules.apply(state, action).state, rng, budget) for action in rules.legal(state))
        return max(after, key=lambda one: one.of(node.seats[0]))


def played(game: AnyGame, seed: int, *, well: bool) -> Match:
    """Play a match at random, or as well as possible."""
    setup = MatchSetup.make(game, "dash", (Player("Ada"), Player("Bo")))
    match, rng, best = Match.begin(setup, game), Random(seed), Exact(game)
    luck = Seeded(seed)
    while not match.over:
        if isinstance(match.node, Chance):
            match = match.draw(luck, now_ms=0)
            continue
        (seat,) = match.asked
        legal = game.legal(match.state)
        view = game.view(match.state, seat)
        action = best.judge(view, legal, rng, Budget())[0].action if well else rng.choice(legal)
        match = match.act(seat, [game.write(action)], now_ms=0)
    return match


@pytest.mark.parametrize("seed", range(12))
def test_every_change_of_the_chances_is_luck_or_given_away(dash: AnyGame, seed: int) -> None:
    match = played(dash, seed, well=False)
    seen = review(match, judge=Exact(dash))
    before = seen.chances
    for ply, one in zip(match.line, seen.plies, strict=True):
        change = [now - then for now, then in zip(one.chances, before, strict=True)]
        if ply.chance:
            assert one.luck == pytest.approx(change)
            assert sum(one.luck or ()) == pytest.approx(0)
            assert one.lost is None
        else:
            assert one.seat is not None
            assert one.lost == pytest.approx(-change[one.seat - 1])
            assert (one.best is not None) == ((one.lost or 0) >= 0.05)
        before = one.chances
    assert match.result is not None
    assert before == shares(dash, match.result)
    assert sum(total.luck for total in seen.totals) == pytest.approx(0)
    assert [total.decisions for total in seen.totals] == [
        sum(not ply.chance and ply.seat == seat for ply in match.line) for seat in dash.seats
    ]


@pytest.mark.parametrize("seed", range(6))
def test_perfect_play_gives_nothing_away(dash: AnyGame, seed: int) -> None:
    seen = review(played(dash, seed, well=True), judge=Exact(dash))
    assert [total.lost for total in seen.totals] == pytest.approx([0, 0])
    assert [total.mistakes for total in seen.totals] == [0, 0]
    assert all(seen.plies[number - 1].luck is not None for number in seen.turning_points)


def test_a_blunder_is_found_with_what_to_do_instead(dash: AnyGame) -> None:
    match = Match.begin(MatchSetup.make(dash, "dash", (Player("Ada"), Player("Bo")), position="5,5 1 1 0"), dash)
    seen = review(match.act(Seat(1), ["stay"], now_ms=0), judge=Exact(dash))
    (blunder,) = seen.plies
    assert (blunder.best, blunder.expected, seen.turning_points) == ("walk", 1.0, (1,))
    assert blunder.advice is not None
    assert (blunder.advice.action, blunder.advice.kind, blunder.advice.chance) == ("walk", "go", 1.0)
    assert (seen.totals[0].mistakes, seen.totals[1].mistakes) == (1, 0)


class Doubtful(Exact):
    """Thinks less of every position once it has been reached, but knows what is best."""

    def chances(self, view: Any, rng: Random, budget: Budget) -> Chances:
        first, _ = super().chances(view, rng, budget).wins
        moved = self.game.rules.sample(view, rng) != self.game.place("5,5 1 1 0")
        return Chances((first - 0.2, 1.2 - first) if moved else (first, 1 - first))


def test_whoever_does_the_best_there_is_gives_nothing_away(dash: AnyGame) -> None:
    """A look from one ply further on may be more sober; that is not the player's fault."""
    match = Match.begin(MatchSetup.make(dash, "dash", (Player("Ada"), Player("Bo")), position="4,4 1 1 0"), dash)
    seen = review(match.act(Seat(1), ["walk"], now_ms=0), judge=Doubtful(dash))
    assert (seen.plies[0].lost, seen.plies[0].best, seen.turning_points) == (0.0, None, ())


def test_playing_out_estimates_what_the_players_of_now_would_do(dash: AnyGame) -> None:
    """Without bots of its own a game is played out at random, so the exact chances of random play are known."""

    @cache
    def exact(state: Any) -> Chances:
        match dash.rules.node(state):
            case Over(result):
                return Chances(shares(dash, result), 0.0)
            case Chance(odds):
                return mean([(exact(dash.rules.settle(state, one).state), weight) for one, weight in odds.items()])
            case _:
                return mean([(exact(dash.rules.apply(state, one).state), 1) for one in dash.rules.legal(state)])

    state = dash.place("2,4 1 2 3")
    view = dash.view(state, ALL)
    found = PlayoutAnalyst(dash).chances(view, Random(1), Budget(nodes=1000))
    assert found.error is not None
    assert 0.01 < found.error < 0.04
    assert found.wins == pytest.approx(exact(state).wins, abs=1.5 * found.error)
    walk, stay = PlayoutAnalyst(dash).judge(view, dash.legal(state), Random(1), Budget(nodes=400))
    assert (dash.write(walk.action), dash.write(stay.action)) == ("walk", "stay")


def test_a_game_without_an_analyst_of_its_own_is_played_out(dash: AnyGame) -> None:
    assert type(analysis.analyst(dash)) is PlayoutAnalyst
