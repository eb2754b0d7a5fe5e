"""Laws over everything that seats and tables may do, in any order."""

import itertools
from functools import reduce

import pytest
from hypothesis import given, settings

from match.playing import GAMES, Commands, commands, new_match, steps
from mazechase.errors import MazechaseError
from mazechase.match import ClockRule, Match, Record, check
from mazechase.match.entries import Drawn, Undone
from mazechase.rules.api import WATCHER, Viewer
from mazechase.rules.game import AnyGame

over_games = pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.id}-{game.players}")
INITIAL_MS = 20_000
CLOCK = ClockRule(initial_ms=INITIAL_MS, increment_ms=500, move_ms=9_000)
some = settings(max_examples=25, deadline=None)


def last(match: Match, wanted: Commands) -> Match:
    return reduce(lambda _, pair: pair[1], steps(match, wanted), match)


@over_games
@some
@given(wanted=commands)
def test_a_match_is_the_fold_of_its_log(game: AnyGame, wanted: Commands) -> None:
    start = new_match(game, CLOCK)
    match = last(start, wanted)
    assert reduce(Match.then, match.entries, start) == match
    assert len(match.events_by_entry) == len(match.entries)


@over_games
@some
@given(wanted=commands)
def test_entries_are_only_added_and_time_never_runs_back(game: AnyGame, wanted: Commands) -> None:
    for before, after in steps(new_match(game, CLOCK), wanted):
        assert after.entries[: len(before.entries)] == before.entries
        times = [entry.at_ms for entry in after.entries]
        assert times == sorted(times)


@over_games
@some
@given(wanted=commands)
def test_the_line_is_what_the_rules_make_of_its_tokens(game: AnyGame, wanted: Commands) -> None:
    match = last(new_match(game), wanted)
    state = game.start()
    for ply in match.line:
        x = game.read(ply.token)
        step = game.settle(state, x) if ply.chance else game.apply(state, x)
        assert (ply.state, ply.events) == (step.state, step.events)
        state = step.state
    assert match.state == state
    assert match.draws == sum(ply.chance for ply in match.line)


@over_games
@some
@given(wanted=commands)
def test_an_undo_brings_the_state_and_the_dice_back(game: AnyGame, wanted: Commands) -> None:
    for before, after in steps(new_match(game), wanted):
        entry = after.entries[-1] if after.entries else None
        if len(after.entries) > len(before.entries) and isinstance(entry, Undone):
            assert after.line == before.line[: entry.keep]
            assert after.state == (before.line[entry.keep - 1].state if entry.keep else before.first)
            assert after.draws == sum(isinstance(after.entries[ply.n], Drawn) for ply in before.line[: entry.keep])
            assert after.asked[0] in game.seats


@over_games
@some
@given(wanted=commands)
def test_clocks_charge_no_more_than_passed_and_never_give_time_back(game: AnyGame, wanted: Commands) -> None:
    start = new_match(game, CLOCK)
    for before, after in steps(start, wanted):
        assert before.clock is not None
        assert after.clock is not None
        passed = after.at_ms - before.at_ms
        for seat in game.seats:
            was, now = before.clock.hands[seat - 1].bank_ms, after.clock.hands[seat - 1].bank_ms
            assert was is not None
            assert now is not None
            assert 0 <= now <= was + CLOCK.increment_ms
            reopened = isinstance(after.entries[-1], Undone) if after.entries else False
            lost = CLOCK.increment_ms * (len(before.line) - len(after.line)) if reopened else 0
            assert now >= min(was, max(0, was - passed - lost))
            spent = after.clock.hands[seat - 1].spent_ms
            playing = seat not in after.gone and not after.over  # the end earns the seats asked an increment
            if spent < INITIAL_MS and playing:  # undone plies earn nothing
                assert now <= INITIAL_MS + CLOCK.increment_ms * len(after.line) - spent
            if seat not in before.clock.asked and not reopened:
                assert now == was  # a seat that is not asked is not charged and earns nothing
            assert after.remaining_ms(seat, after.at_ms - 99) == after.remaining_ms(seat, after.at_ms)


@over_games
@some
@given(wanted=commands)
def test_a_record_round_trips_and_replays(game: AnyGame, wanted: Commands) -> None:
    match = last(new_match(game, CLOCK), wanted)
    if game.secrets and not match.over:
        with pytest.raises(MazechaseError, match="hidden"):
            Record.of(match)
        return
    record = Record.of(match)
    assert Record.decode(record.encode()) == record
    replayed = check(Record.decode(record.encode()))
    assert (replayed.line, replayed.result, replayed.clock) == (match.line, match.result, match.clock)
    assert replayed.events_by_entry == match.events_by_entry


@over_games
@some
@given(wanted=commands)
def test_what_happens_to_the_match_is_told_to_all_alike(game: AnyGame, wanted: Commands) -> None:
    match = last(new_match(game), wanted)
    plies = {n for n, entry in enumerate(match.entries) if type(entry).__name__ in ("Acted", "Drawn")}
    viewers: tuple[Viewer, ...] = (WATCHER, *game.seats)
    for n, viewer in itertools.product(range(len(match.entries)), viewers):
        expected = (
            [game.tell(event, viewer) for event in match.events_by_entry[n]] if n in plies else match.events_by_entry[n]
        )
        assert match.told(n, viewer) == tuple(event for event in expected if event is not None)
