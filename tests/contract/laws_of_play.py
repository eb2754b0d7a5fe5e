"""Laws about what is legal, what it leads to, and how games end."""

from collections.abc import Callable
from itertools import combinations

import pytest

from contract.playing import Trail, read_all
from mazechase.errors import BadOutcome
from mazechase.messages import keys
from mazechase.rules.api import Action, Chance, IllegalAction, Odds, Over, SeatedAction, State, Turn
from mazechase.rules.game import AnyGame

Law = Callable[[AnyGame, Trail], None]


def legal_actions_are_there_at_a_turn_and_nowhere_else(game: AnyGame, trail: Trail) -> None:
    for s in trail.some(60):
        node = game.node(s)
        assert bool(game.legal(s)) == isinstance(node, Turn)
        if isinstance(node, Turn):
            assert node.seats
            assert set(node.seats) <= set(game.seats)
            assert list(node.seats) == sorted(set(node.seats))


def legal_is_listed_seat_by_seat(game: AnyGame, trail: Trail) -> None:
    for s in trail.some(40):
        node = game.node(s)
        acting = node.seats if isinstance(node, Turn) else ()
        by_seat = {seat: game.legal(s, seat) for seat in game.seats}
        assert game.legal(s) == tuple(action for seat in acting for action in by_seat[seat])
        for seat, actions in by_seat.items():
            assert bool(actions) == (seat in acting)
            assert all(game.actor(s, action) == seat for action in actions)
            assert len(acting) < 2 or all(isinstance(action, SeatedAction) for action in actions)


def legal_keeps_its_order(game: AnyGame, trail: Trail) -> None:
    for s in trail.some(20):
        listed = game.legal(s)
        assert game.legal(s) == listed
        assert game.legal(game.place(game.position(s))) == listed
        assert len(set(listed)) == len(listed)


def what_is_not_legal_is_refused_and_nothing_else(game: AnyGame, trail: Trail) -> None:
    actions, _ = read_all(game, trail)
    for n, s in enumerate(trail.some(5)):
        listed = set(game.legal(s))
        for action in {*actions[n % 3 :: 3], *listed}:  # all of them, in three states
            refusal = game.refuse(s, action)
            assert (refusal is None) == (action in listed)
            if refusal is not None:
                assert refusal.message in keys()
                assert str(refusal)
                assert refusal.ruling or refusal.code in ("over", "chance-first", "not-your-turn")
                assert all(isinstance(cell, str) for cell in refusal.cells)


def apply_raises_the_refusal(game: AnyGame, trail: Trail) -> None:
    actions, _ = read_all(game, trail)
    for s in trail.some(6):
        listed = game.legal(s)
        for action in [action for action in actions if action not in listed][::12]:
            with pytest.raises(IllegalAction) as caught:
                game.apply(s, action)
            assert caught.value.refusal == game.refuse(s, action)
            assert str(caught.value) == str(caught.value.refusal)


def _picture(s: State) -> tuple[str, int]:
    return repr(s), hash(s)


def applying_and_settling_is_pure(game: AnyGame, trail: Trail) -> None:
    for ply in trail.some_plies(40):
        before = _picture(ply.state)
        take = game.apply if isinstance(ply.choice, Action) else game.settle
        again = take(ply.state, ply.choice)
        assert _picture(ply.state) == before
        assert again == ply.step
        assert _picture(again.state) == _picture(ply.step.state)
        assert game.node(again.state) == game.node(ply.step.state)


def the_rules_do_the_same_without_the_check(game: AnyGame, trail: Trail) -> None:
    for ply in trail.some_plies(40):
        acting = isinstance(ply.choice, Action)
        checked, fast = (game.apply, game.rules.apply) if acting else (game.settle, game.rules.settle)
        assert checked(ply.state, ply.choice) == fast(ply.state, ply.choice)


def _are_odds(odds: Odds) -> None:
    assert odds
    assert all(type(weight) is int and weight > 0 for weight in odds.values())
    assert odds.total == sum(odds.values())


def odds_are_whole_positive_and_complete(game: AnyGame, trail: Trail) -> None:
    _, outcomes = read_all(game, trail)
    for s in trail.some(30):
        node = game.node(s)
        possible = node.odds if isinstance(node, Chance) else Odds({})
        if isinstance(node, Chance):
            assert node.seat in game.seats
            _are_odds(node.odds)
            assert list(node.odds) == list(game.node(s).odds)  # type: ignore[union-attr]
            for outcome in node.odds:
                game.settle(s, outcome)
        for outcome in outcomes:
            if outcome not in possible:
                with pytest.raises(BadOutcome) as caught:
                    game.settle(s, outcome)
                assert str(caught.value)


def simultaneous_choices_commute(game: AnyGame, trail: Trail) -> None:
    for s in trail.states:
        node = game.node(s)
        if isinstance(node, Turn) and len(node.seats) > 1:
            for one, other in combinations(node.seats, 2):
                for a in game.legal(s, one):
                    for b in game.legal(s, other):
                        first = game.apply(game.apply(s, a).state, b).state
                        assert first == game.apply(game.apply(s, b).state, a).state


def the_end_is_whole(game: AnyGame, trail: Trail) -> None:
    for s in trail.states:
        node = game.node(s)
        if isinstance(node, Over):
            result = node.result
            assert set(result.winners) <= set(game.seats)
            assert list(result.winners) == sorted(set(result.winners))
            assert len(result.scores) == game.players
            assert result.reason in keys()
            for side in game.sides:
                assert len(set(side) & set(result.winners)) in (0, len(side)), "a side wins or loses together"


def sides_part_the_seats(game: AnyGame, trail: Trail) -> None:  # noqa: ARG001
    assert sorted(seat for side in game.sides for seat in side) == list(game.seats)


LAWS = (
    legal_actions_are_there_at_a_turn_and_nowhere_else,
    legal_is_listed_seat_by_seat,
    legal_keeps_its_order,
    what_is_not_legal_is_refused_and_nothing_else,
    apply_raises_the_refusal,
    applying_and_settling_is_pure,
    the_rules_do_the_same_without_the_check,
    odds_are_whole_positive_and_complete,
    simultaneous_choices_commute,
    the_end_is_whole,
    sides_part_the_seats,
)
