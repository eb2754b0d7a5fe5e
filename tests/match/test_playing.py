from typing import Any

import pytest

from match.playing import (
    LUCK,
    ONE,
    QUORIDOR,
    THREE,
    TOY,
    TWO,
    as_it_was_once_written,
    assert_not_now,
    new_match,
    races,
)
from mazechase.errors import BadOutcome, BadText, NotNow
from mazechase.match import Match, MatchSetup, Player, Recorded
from mazechase.match.entries import Acted, Drawn
from mazechase.rules.api import ALL, WATCHER, IllegalAction
from toy.events import Drew, DrewUnseen
from toy.values import Roll


def rolled(players: int = 2, pips: int = 2) -> Match:
    return new_match(TOY[players]).draw(Recorded([Roll(pips)]), now_ms=0, asked=ONE)


def test_actions_become_entries_and_plies() -> None:
    match = new_match(QUORIDOR[2]).act(ONE, ["e2"], now_ms=5, command="c1").act(TWO, ["e8"], now_ms=9)
    assert match.entries == (Acted(ONE, "e2", at_ms=5, command="c1"), Acted(TWO, "e8", at_ms=9))
    assert [(ply.n, ply.seat, ply.token, ply.chance) for ply in match.line] == [
        (0, 1, "e2", False),
        (1, 2, "e8", False),
    ]
    assert match.asked == (ONE,)
    assert match.result is None


def test_an_action_is_checked_against_the_list_that_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    match, rules, listed = new_match(QUORIDOR[2]), type(QUORIDOR[2].rules), []

    def legal(self: Any, s: Any, seat: Any = None) -> Any:
        listed.append(seat)
        return list_legal(self, s, seat)

    list_legal = rules.legal
    monkeypatch.setattr(rules, "legal", legal)
    assert match.act(ONE, [match.game.write(match.legal(ONE)[0])], now_ms=0).line
    assert listed == [ONE]


def test_several_actions_are_all_or_nothing() -> None:
    match = rolled()
    cells = [match.game.write(action) for action in match.game.legal(match.state)]
    with pytest.raises(BadText):
        match.act(ONE, [cells[0], "nowhere"], now_ms=1)
    assert len(match.entries) == 1
    after = match.act(ONE, [cells[0], "-"], now_ms=1)
    assert [entry.at_ms for entry in after.entries] == [0, 1, 1]
    with pytest.raises(BadText, match="No action"):
        match.act(ONE, [], now_ms=1)


def test_several_actions_stop_before_chance() -> None:
    with pytest.raises(IllegalAction) as refused:
        rolled().act(ONE, ["-", "-"], now_ms=1)  # after the walk a card is drawn
    assert refused.value.refusal.code == "chance-first"


def test_a_seat_acts_in_its_turn_only() -> None:
    with pytest.raises(IllegalAction) as refused:
        new_match(QUORIDOR[2]).act(TWO, ["e8"], now_ms=0)
    assert refused.value.refusal.code == "not-your-turn"
    with pytest.raises(NotNow, match="no seat 3"):
        new_match(QUORIDOR[2]).act(THREE, ["e8"], now_ms=0)


def test_a_seat_cannot_choose_for_another() -> None:
    match = to_picks()
    assert len(match.asked) == 2
    with pytest.raises(NotNow, match="Seat 1 can't take"):
        match.act(ONE, ["2=0"], now_ms=99)
    assert match.act(ONE, ["1=0"], now_ms=99).asked == (TWO,)
    assert match.act(TWO, ["2=0"], now_ms=99).asked == (ONE,)


def to_picks() -> Match:
    match = new_match(TOY[2])
    while len(match.asked) < 2:
        match = match.draw(LUCK, 0) if not match.game.legal(match.state) else match.act(match.asked[0], ["-"], 0)
    return match


def test_an_outcome_is_no_action_and_an_action_no_outcome() -> None:
    with pytest.raises(BadText, match="isn't an action"):
        rolled().act(ONE, ["*2"], now_ms=0)
    with pytest.raises(BadText, match="isn't a chance outcome"):
        new_match(TOY[2]).then(Drawn("-", 0, at_ms=0))


def test_a_draw_is_asked_by_its_seat_or_nobody() -> None:
    match = new_match(TOY[2])
    with pytest.raises(NotNow, match="seat 1 that must roll"):
        match.draw(LUCK, now_ms=0, asked=TWO)
    asked = match.draw(LUCK, now_ms=0, asked=ONE)
    unasked = match.draw(LUCK, now_ms=0)
    assert (asked.line[0].seat, unasked.line[0].seat) == (ONE, None)
    assert asked.state == unasked.state
    with pytest.raises(NotNow, match="nothing to roll"):
        asked.draw(LUCK, now_ms=0)


def test_draws_are_counted() -> None:
    match = rolled().act(ONE, ["-"], 0)
    assert match.draws == 1
    with pytest.raises(BadOutcome, match="number 1, not 0"):
        match.then(Drawn("+1", 0, at_ms=0))
    with pytest.raises(BadOutcome, match="isn't a possible outcome"):
        match.then(Drawn("*1", 1, at_ms=0))
    assert match.then(Drawn("+1", 1, at_ms=0)).draws == 2
    with pytest.raises(BadOutcome, match="nothing to roll"):
        rolled().then(Drawn("*1", 1, at_ms=0))


def test_a_viewer_is_told_what_it_may_know() -> None:
    match = rolled().act(ONE, ["-"], 0).then(Drawn("+3", 1, at_ms=0))
    assert isinstance(match.told(2, ONE)[0], Drew)
    assert isinstance(match.told(2, ALL)[0], Drew)
    assert isinstance(match.told(2, TWO)[0], DrewUnseen)
    assert isinstance(match.told(2, WATCHER)[0], DrewUnseen)


def test_time_is_clamped_by_commands_and_refused_by_the_fold() -> None:
    match = new_match(QUORIDOR[2]).act(ONE, ["e2"], now_ms=500).act(TWO, ["e8"], now_ms=100)
    assert [entry.at_ms for entry in match.entries] == [500, 500]
    with pytest.raises(NotNow, match="earlier"):
        match.then(Acted(ONE, "e3", at_ms=499))


def test_the_end_is_the_end() -> None:
    match = races(new_match(QUORIDOR[2]), "e2 d9 e3 c9 e4 d9 e5 c9 e6 d9 e7 c9 e8 d9 e9")
    assert match.over
    assert match.asked == ()
    assert match.result is not None
    assert match.result.winners == (ONE,)
    assert_not_now(
        "over|nothing to undo",
        lambda: match.act(TWO, ["b9"], 9_999),
        lambda: match.undo(ONE, 9_999, beside=(TWO,)),
        lambda: match.resign(TWO, 9_999),
        lambda: match.pause(9_999),
        lambda: match.salt(ONE, "x", 9_999),
        lambda: match.replace(ONE, Player("New"), 9_999),
    )
    assert match.wake(9_999) is match
    assert not match.can_undo(ONE)


def test_a_pause_stops_play_and_nothing_else() -> None:
    match = races(new_match(QUORIDOR[2]), "e2").pause(500)
    assert_not_now(
        "is paused",
        lambda: match.act(TWO, ["e8"], 600),
        lambda: match.undo(ONE, 600, beside=(TWO,)),
        lambda: match.pause(600),
    )
    assert match.resign(TWO, 600).over
    assert match.resume(600).act(TWO, ["e8"], 700).asked == (ONE,)
    with pytest.raises(NotNow, match="isn't paused"):
        match.resume(600).resume(700)


def test_a_match_may_start_from_a_position() -> None:
    game = QUORIDOR[2]
    text = game.position(races(new_match(game), "e2 e8").state)
    match = Match.begin(MatchSetup.make(game, "m2", (Player("A"), Player("B")), position=text))
    assert match.state == game.place(text)
    assert match.act(ONE, ["e3"], 0).asked == (TWO,)


def test_a_setup_opens_its_game_from_what_it_holds_alone() -> None:
    setup = MatchSetup.make(TOY[3], "m3", (Player("A"), Player("B"), Player("C")))
    assert setup.documents["board"] == TOY[3].documents["board"]
    assert "board" not in setup.options
    opened = setup.open()
    assert opened.documents == TOY[3].documents
    assert opened.start() == TOY[3].start()


def test_a_setup_must_fit() -> None:
    with pytest.raises(BadText, match="3 seats, but 2 players"):
        MatchSetup.make(QUORIDOR[3], "m", (Player("A"), Player("B")))
    for wrong in ("", "a|b", "a,b", "x" * 65):
        with pytest.raises(BadText, match="valid match id"):
            MatchSetup.make(QUORIDOR[2], wrong, (Player("A"), Player("B")))
    with pytest.raises(BadText):
        Player("A", "bot")
    with pytest.raises(BadText):
        Player("A", "human", "level1")


def test_salts_come_before_the_first_draw_and_in_seat_order() -> None:
    match = new_match(TOY[3]).salt(TWO, "bb", 0).salt(ONE, "aa", 1).salt(TWO, "cc", 2)
    assert match.salts == ("aa", "cc", "")
    with pytest.raises(BadText):
        match.salt(ONE, "a|b", 3)
    drawn = match.draw(LUCK, 3)
    with pytest.raises(NotNow, match="before the first draw"):
        drawn.salt(THREE, "dd", 4)


def test_salts_stay_fixed_when_the_first_draw_is_undone() -> None:
    game = TOY[2]
    position = game.position(rolled().state)
    match = Match.begin(MatchSetup.make(game, "m4", (Player("A"), Player("B")), position=position), game)
    match = match.act(ONE, ["-"], 0).draw(LUCK, 0)
    undone = as_it_was_once_written(match, ONE, 0, TWO)
    assert undone.draws == 0
    with pytest.raises(NotNow, match="before the first draw"):
        undone.salt(ONE, "late", 3)
