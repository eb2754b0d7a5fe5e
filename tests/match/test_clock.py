import pytest

from match.playing import LUCK, ONE, QUORIDOR, THREE, TOY, TWO, assert_not_now, new_match
from mazechase.errors import BadText
from mazechase.match import ClockRule, Match, MatchSetup, Player
from mazechase.match.entries import Acted, Flagged
from mazechase.rules.api import Result

BANK = ClockRule(initial_ms=10_000, increment_ms=1_000)
MOVE = ClockRule(move_ms=5_000)
BOTH = ClockRule(initial_ms=10_000, move_ms=5_000)


def begun(rule: ClockRule, players: int = 2) -> Match:
    """Return a match in which seat 1 acted at time 0 and seat 2's clock runs."""
    return new_match(QUORIDOR[players], rule).act(ONE, ["e2"], now_ms=0)


def left(match: Match, now_ms: int) -> list[int | None]:
    return [match.remaining_ms(seat, now_ms) for seat in match.game.seats]


def test_nothing_runs_before_the_first_move() -> None:
    match = new_match(QUORIDOR[2], BANK)
    assert left(match, 1_000_000) == [10_000, 10_000]
    salted = match.salt(ONE, "a", 0)  # people are still sitting down
    assert left(salted, 1_000_000) == [10_000, 10_000]
    assert_not_now("isn't up", lambda: salted.flag(1_000_000))


def test_the_seat_that_is_asked_spends_its_time() -> None:
    match = begun(BANK)
    assert left(match, 3_000) == [11_000, 7_000]
    match = match.act(TWO, ["e8"], 3_000)
    assert left(match, 3_000) == [11_000, 8_000]
    assert left(match, 7_000) == [7_000, 8_000]


def test_a_move_limit_starts_afresh_each_time() -> None:
    match = begun(MOVE)
    assert left(match, 4_000) == [5_000, 1_000]
    match = match.act(TWO, ["e8"], 4_000).act(ONE, ["e3"], 5_000)
    assert left(match, 5_000) == [5_000, 5_000]


def test_with_both_the_shorter_counts() -> None:
    match = begun(BOTH)
    assert left(match, 1_000) == [5_000, 4_000]
    for now_ms, seat, token in ((4_000, TWO, "e8"), (4_000, ONE, "e3"), (8_000, TWO, "e7"), (8_000, ONE, "e4")):
        match = match.act(seat, [token], now_ms)
    assert left(match, 8_000) == [5_000, 2_000]


def test_without_a_clock_nobody_has_a_limit() -> None:
    match = new_match(QUORIDOR[2]).act(ONE, ["e2"], 0)
    assert left(match, 1_000_000) == [None, None]
    assert_not_now("isn't up", lambda: match.flag(1_000_000))


def test_a_stint_is_not_an_action() -> None:
    match = new_match(TOY[2], ClockRule(initial_ms=10_000, increment_ms=1_000, move_ms=5_000)).draw(LUCK, 0)
    match = match.act(ONE, ["-"], 2_000)  # now seat 1 draws a card: it is still asked
    assert match.asked == (ONE,)
    assert left(match, 3_000) == [2_000, 5_000]
    match = match.draw(LUCK, 4_000)
    assert match.clock is not None
    assert [hand.bank_ms for hand in match.clock.hands] == [7_000, 10_000]
    assert left(match, 5_000) == [5_000, 4_000]


def test_seats_asked_at_once_spend_time_at_once() -> None:
    match = new_match(TOY[2], BANK)
    while len(match.asked) < 2:
        match = match.draw(LUCK, 0) if not match.game.legal(match.state) else match.act(match.asked[0], ["-"], 0)
    before = left(match, 0)
    assert before[0] is not None
    assert before[1] is not None
    assert left(match, 2_000) == [before[0] - 2_000, before[1] - 2_000]
    match = match.act(TWO, ["2=0"], 2_000)
    assert left(match, 5_000) == [before[0] - 5_000, before[1] - 1_000]  # seat 2 has its increment


def test_a_pause_stops_the_clock_but_not_the_stint() -> None:
    match = begun(BOTH).pause(2_000)
    assert left(match, 90_000) == [5_000, 3_000]
    match = match.resume(90_000)
    assert left(match, 91_000) == [5_000, 2_000]
    assert left(match.pause(91_000), 99_000) == [5_000, 2_000]


def test_the_servers_absence_is_charged_to_nobody() -> None:
    match = begun(BOTH).wake(60_000)
    assert left(match, 60_000) == [5_000, 5_000]
    assert left(match, 61_000) == [5_000, 4_000]
    again = begun(BOTH).pause(1_000).resume(1_000).wake(60_000)  # what was charged before stays charged
    assert left(again, 60_000) == [5_000, 4_000]


def test_a_clock_that_stands_still_is_not_started_by_the_servers_return() -> None:
    salted = new_match(QUORIDOR[2], BANK).salt(ONE, "a", 0)
    assert salted.wake(60_000) is salted
    paused = begun(BANK).pause(1_000)
    assert paused.wake(60_000) is paused


def test_time_up_ends_a_match_of_two_sides() -> None:
    match = begun(BANK)
    assert_not_now("isn't up", lambda: match.flag(9_999), lambda: match.then(Flagged(ONE, at_ms=99_999)))
    assert_not_now("isn't up", lambda: match.then(Flagged(TWO, at_ms=9_999)))
    flagged = match.flag(10_000, "f")
    assert flagged.entries[-1] == Flagged(TWO, at_ms=10_000, command="f")
    assert flagged.result == Result((ONE,), (1, 0), "time_up")


def test_nothing_is_played_after_time_is_up() -> None:
    match = begun(BANK)
    assert match.act(TWO, ["e8"], 9_999).asked == (ONE,)
    assert_not_now("run out of time", lambda: match.act(TWO, ["e8"], 10_000))
    toy = new_match(TOY[2], MOVE).draw(LUCK, 0).act(ONE, ["-"], 1_000)
    assert_not_now("run out of time", lambda: toy.draw(LUCK, 5_000))


def test_with_more_sides_the_seat_plays_on_without_a_clock() -> None:
    match = begun(MOVE, players=3).flag(5_000)
    assert not match.over
    assert match.holders[1] == Player(kind="bot", bot="level1")
    assert left(match, 99_000) == [5_000, None, 5_000]
    assert match.act(TWO, ["b5"], 99_000).asked == (THREE,)
    assert_not_now("isn't up", lambda: match.flag(99_000))


def test_of_two_late_seats_the_later_one_loses_first() -> None:
    match = new_match(TOY[2], BANK)
    while len(match.asked) < 2:
        late = 3_000 if match.asked == (TWO,) and match.at_ms < 3_000 and match.entries else match.at_ms
        match = match.draw(LUCK, late) if not match.game.legal(match.state) else match.act(match.asked[0], ["-"], late)
    assert left(match, 3_000)[0] > left(match, 3_000)[1]  # type: ignore[operator]
    assert match.flag(99_000).result == Result((ONE,), (1, 0), "time_up")


def test_an_undo_gives_no_time_back_and_earns_none() -> None:
    match = begun(BANK).act(TWO, ["e8"], 3_000)
    assert left(match, 3_000) == [11_000, 8_000]
    undone = match.undo(TWO, 5_000, beside=(ONE,))
    assert left(undone, 5_000) == [9_000, 7_000]
    again = undone.act(TWO, ["e8"], 5_000)
    assert left(again, 5_000) == [9_000, 8_000]
    for _ in range(5):
        again = again.undo(TWO, 5_000, beside=(ONE,)).act(TWO, ["e8"], 5_000)
    assert left(again, 5_000) == [9_000, 8_000]


def test_an_undo_does_not_make_a_move_limit_fresh() -> None:
    match = begun(MOVE).act(TWO, ["e8"], 4_000).undo(TWO, 4_000, beside=(ONE,))
    assert left(match, 4_000) == [5_000, 1_000]
    assert left(match.act(TWO, ["e8"], 4_500), 4_500) == [5_000, 5_000]


def test_an_undo_after_the_others_reply_earns_nothing_either() -> None:
    match = begun(BANK).act(TWO, ["e8"], 3_000)
    for _ in range(5):
        match = match.act(ONE, ["e3"], 3_000).act(TWO, ["e7"], 3_000).undo(ONE, 3_000, beside=(TWO,))
        assert left(match, 3_000) == [11_000, 8_000]
    match = match.act(ONE, ["e3"], 4_000).act(TWO, ["e7"], 6_000).undo(ONE, 7_000, beside=(TWO,))
    assert left(match, 7_000) == [9_000, 6_000]


def test_an_undo_after_the_others_reply_does_not_make_a_move_limit_fresh() -> None:
    match = begun(MOVE).act(TWO, ["e8"], 0).act(ONE, ["e3"], 4_000).act(TWO, ["e7"], 4_000)
    assert left(match, 5_000) == [4_000, 5_000]
    assert left(match.undo(ONE, 5_000, beside=(TWO,)), 5_000) == [1_000, 5_000]


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"increment_ms": 5},
        {"initial_ms": 0},
        {"move_ms": -1},
        {"initial_ms": 5, "increment_ms": -1},
        {"initial_ms": 10**12},
    ],
)
def test_a_clock_must_make_sense(wrong: dict[str, int]) -> None:
    with pytest.raises(BadText, match="clock"):
        ClockRule(**wrong)


def test_clocks_count_from_a_position_too() -> None:
    game = QUORIDOR[2]
    text = game.position(begun(BANK).state)
    match = Match.begin(MatchSetup.make(game, "m", (Player("A"), Player("B")), position=text, clock=BANK))
    match = match.then(Acted(TWO, "e8", at_ms=77_000))
    assert left(match, 78_000) == [9_000, 11_000]
