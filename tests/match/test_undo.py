from collections.abc import Iterator
from functools import reduce
from random import Random

import msgspec
import pytest

from match.playing import (
    ONE,
    QUORIDOR,
    THREE,
    TOY,
    TWO,
    as_it_was_once_written,
    assert_not_now,
    new_match,
    play,
    races,
)
from mazechase.errors import NotNow
from mazechase.match import Match, Player, Record, Recorded, Sealed, UndoAsk, check, seal, verify
from mazechase.match.entries import StoodIn, UndoAnswered, UndoAsked, Undone
from mazechase.match.events import Rewound
from mazechase.match.undo import voters
from mazechase.rules.api import WATCHER
from toy.values import Draw, Roll

DICE = Recorded([Roll(1), Draw("3"), Roll(2)])
SEED = bytes(range(32))


def after_card() -> Match:
    """Return a match in which seat 1 rolled, stopped and drew a card, and seat 2 is to roll."""
    return new_match(TOY[2]).draw(DICE, 0).act(ONE, ["-"], 1).draw(DICE, 2)


# Who is asked.


def test_where_everybody_sits_at_one_device_an_undo_happens_at_once() -> None:
    match = races(new_match(QUORIDOR[2]), "e2 e8 e3")
    undone = match.undo(ONE, 900, beside=(TWO,), command="u")
    assert undone.entries[len(match.entries) :] == (Undone(2, at_ms=900, command="u"),)
    assert undone.line == match.line[:2]
    assert undone.asked == (ONE,)
    assert undone.told(3, WATCHER) == (Rewound(keep=2),)


def test_against_bots_an_undo_happens_at_once() -> None:
    match = races(new_match(QUORIDOR[2], bots=1), "e2 e8")
    assert match.undo(ONE, 900).line == ()


def test_nobody_tries_again_for_the_reply_of_a_bot_that_a_persons_seat_was_given_to() -> None:
    match = races(new_match(QUORIDOR[2]), "e2").replace(TWO, Player(kind="bot", bot="level2"), 800)
    assert match.undo(ONE, 900).line == (), "it has not replied yet"
    replied = races(match, "e8")
    assert not replied.can_undo(ONE)
    assert_not_now("someone who has left", lambda: replied.undo(ONE, 900))
    assert races(replied, "e3").undo(ONE, 900).line == replied.line


def test_an_undo_takes_back_ones_own_latest_action_and_all_after_it() -> None:
    match = races(new_match(QUORIDOR[2]), "e2 e8 e3 e7")
    assert len(match.undo(ONE, 900, beside=(TWO,)).line) == 2
    assert len(match.undo(TWO, 900, beside=(ONE,)).line) == 3


def test_actions_of_one_command_are_taken_back_together() -> None:
    rolled = new_match(TOY[2]).draw(Recorded([Roll(3)]), 0, ONE, "r")
    walked = rolled.act(ONE, ["a2", "a1", "-"], 1, "walk")
    assert walked.undo(ONE, 2, beside=(TWO,)).line == rolled.line
    one_by_one = rolled.act(ONE, ["a2"], 1, "first").act(ONE, ["a1"], 2, "second")
    assert len(one_by_one.undo(ONE, 3, beside=(TWO,)).line) == 2


def test_a_walk_that_was_taken_back_is_replayed_from_a_record() -> None:
    walked = new_match(TOY[2]).draw(Recorded([Roll(3)]), 0).act(ONE, ["a2", "a1", "-"], 1, "walk")
    undone = walked.undo(ONE, 2).answer_undo(TWO, agree=True, now_ms=3)
    assert len(undone.line) == 1
    entries = [msgspec.structs.replace(entry, command=None) for entry in undone.entries]
    assert reduce(Match.then, entries, new_match(TOY[2])).line == undone.line


def test_nothing_to_undo() -> None:
    match = races(new_match(QUORIDOR[2]), "e2")
    assert match.can_undo(ONE)
    assert not match.can_undo(TWO)
    with pytest.raises(NotNow, match="nothing to undo"):
        match.undo(TWO, 900, beside=(ONE,))
    for keep in (1, 5):
        with pytest.raises(NotNow, match="nothing to undo"):
            match.then(Undone(keep, at_ms=900))


def test_between_devices_all_others_must_agree() -> None:
    match = races(new_match(QUORIDOR[3]), "e2 b5").undo(ONE, 900)
    assert match.entries[-1] == UndoAsked(ONE, 0, at_ms=900)
    assert (match.undo_ask, match.undo_waits()) == (UndoAsk(ONE, 0), (TWO, THREE))
    one = match.answer_undo(THREE, agree=True, now_ms=901)
    assert (one.undo_ask, one.undo_waits()) == (UndoAsk(ONE, 0, (THREE,)), (TWO,))
    assert len(one.line) == 2
    both = one.answer_undo(TWO, agree=True, now_ms=902)
    assert both.entries[-2:] == (UndoAnswered(TWO, agree=True, at_ms=902), Undone(0, at_ms=902))
    assert both.line == ()
    assert both.undo_ask is None


def test_those_beside_the_asker_are_not_asked_and_cannot_agree() -> None:
    match = races(new_match(QUORIDOR[3]), "e2 b5").undo(ONE, 900, beside=(TWO,))
    assert match.undo_waits(beside=(TWO,)) == (THREE,)
    assert_not_now(
        "device that asked",
        lambda: match.answer_undo(TWO, agree=True, now_ms=901, beside=(TWO,)),
        lambda: match.answer_undo(TWO, agree=False, now_ms=901, beside=(TWO,)),
    )
    assert match.answer_undo(THREE, agree=True, now_ms=901, beside=(TWO,)).line == ()


def test_one_refusal_ends_the_asking() -> None:
    match = races(new_match(QUORIDOR[3]), "e2 b5").undo(ONE, 900)
    refused = match.answer_undo(TWO, agree=False, now_ms=901)
    assert refused.undo_ask is None
    assert refused.line == match.line
    with pytest.raises(NotNow, match="no undo"):
        refused.answer_undo(THREE, agree=True, now_ms=902)


def test_only_the_others_answer_and_once() -> None:
    match = races(new_match(QUORIDOR[3]), "e2 b5").undo(ONE, 900)
    with pytest.raises(NotNow, match="no undo"):
        match.answer_undo(ONE, agree=True, now_ms=901)
    with pytest.raises(NotNow, match="no undo"):
        match.answer_undo(TWO, agree=True, now_ms=901).answer_undo(TWO, agree=True, now_ms=902)
    with pytest.raises(NotNow, match="already asked to undo"):
        match.undo(TWO, 902)


def test_an_action_ends_the_asking() -> None:
    match = races(new_match(QUORIDOR[2]), "e2").undo(ONE, 900)
    assert match.undo_ask
    assert match.act(TWO, ["e8"], 901).undo_ask is None
    assert match.pause(901).resume(902).wake(903).undo_ask == match.undo_ask


def test_who_has_to_agree_cannot_change_under_the_asking() -> None:
    match = races(new_match(QUORIDOR[3]), "e2 b5").undo(ONE, 900)
    assert match.stand_in(TWO, "level1", 901).undo_ask is None


# What was drawn or shown stays.


def test_undo_goes_back_to_the_last_draw_and_no_further_whoever_agrees() -> None:
    match = new_match(TOY[2]).draw(DICE, 0).act(ONE, ["-"], 1)
    assert match.undo(ONE, 2, beside=(TWO,)).draws == 1
    drawn = after_card()
    for beside in ((), (TWO,)):
        assert not drawn.can_undo(ONE, beside)
        with pytest.raises(NotNow, match="drawn or shown") as refused:
            drawn.undo(ONE, 3, beside)
        assert refused.value.code == "undo-revealed"
    with pytest.raises(NotNow, match="drawn or shown"):
        drawn.then(Undone(1, at_ms=3))


def test_against_bots_nothing_revealed_is_taken_back() -> None:
    match = new_match(TOY[2], bots=1).draw(DICE, 0).act(ONE, ["-"], 1)
    assert match.undo(ONE, 2).draws == 1  # nobody else is there to ask
    drawn = match.draw(DICE, 2)
    assert not drawn.can_undo(ONE)
    with pytest.raises(NotNow, match="drawn or shown"):
        drawn.undo(ONE, 3)


def test_a_roll_is_no_action_to_take_back_and_tells_something() -> None:
    match = new_match(TOY[2]).draw(DICE, 0, asked=ONE)
    assert match.line[0].seat == ONE
    assert not any(event.reveals for event in match.line[0].events)
    assert match.line[0].reveals
    assert not match.can_undo(ONE)
    assert match.act(ONE, ["-"], 1).undo(ONE, 2, beside=(TWO,)).line == match.line
    with pytest.raises(NotNow, match="nothing to undo"):
        match.then(Undone(0, at_ms=1))


def test_a_look_at_a_card_is_not_taken_back() -> None:
    game = TOY[2]
    look, match = next(
        (token, match)
        for seed in range(100)
        for match in _played(new_match(game), Random(seed))
        for token in map(game.write, game.legal(match.state))
        if "?" in token
    )
    seat = match.asked[0]
    looked = match.act(seat, [look], match.at_ms)
    assert not looked.line[-1].chance
    with pytest.raises(NotNow, match="drawn or shown"):
        looked.undo(seat, looked.at_ms)


def _played(match: Match, rng: Random) -> Iterator[Match]:
    while not match.over:
        yield match
        match = play(match, rng.randrange(1000), match.at_ms)


# An absent person is never outvoted.


def test_while_a_stand_in_plays_for_somebody_nothing_is_taken_back() -> None:
    match = races(new_match(QUORIDOR[3]), "e2 b5 e8 e3").stand_in(THREE, "level1", 500)
    assert voters(match, ONE) == (TWO, THREE)
    assert not match.can_undo(ONE)
    with pytest.raises(NotNow, match="Seat 3 is away") as refused:
        match.undo(ONE, 900)
    assert (refused.value.code, refused.value.params) == ("undo-away", {"seat": 3})
    back = match.stand_in(THREE, None, 901).undo(ONE, 902)
    assert back.undo_waits() == (TWO, THREE)


def test_somebody_away_beside_the_asker_need_not_agree() -> None:
    match = races(new_match(QUORIDOR[2]), "e2 e8 e3").stand_in(TWO, "level1", 500)
    assert len(match.undo(ONE, 900, beside=(TWO,)).line) == 2


def test_nobody_takes_back_what_an_absent_person_did_even_when_all_agree_later() -> None:
    match = races(new_match(QUORIDOR[2]), "e2 e8").stand_in(TWO, "level1", 500).stand_in(TWO, None, 600)
    assert match.floor == 2
    for beside in ((), (TWO,)):
        assert not match.can_undo(ONE, beside)
        with pytest.raises(NotNow, match="has left or was away") as refused:
            match.undo(ONE, 900, beside)
        assert refused.value.code == "undo-absent"
    on = races(match, "e3 e7")
    assert on.undo(ONE, 900).answer_undo(TWO, agree=True, now_ms=901).line == match.line


def test_nobody_takes_back_what_a_replaced_person_did() -> None:
    match = races(new_match(QUORIDOR[2]), "e2 e8 e3").replace(TWO, Player(kind="bot", bot="level1"), 500)
    assert match.floor == 2
    assert len(match.undo(ONE, 900).line) == 2
    with pytest.raises(NotNow, match="has left or was away"):
        match.undo(ONE, 900).undo(ONE, 901)
    assert races(match, "e7").replace(TWO, Player("Cy"), 900).floor == 2, "a bot's own moves may be taken back"


def test_what_a_stand_in_did_may_be_taken_back() -> None:
    match = races(new_match(QUORIDOR[2]), "e2 e8").stand_in(TWO, "level1", 500)
    match = races(match, "e3 e7").replace(TWO, Player(kind="bot", bot="level1"), 900)
    assert match.floor == 2
    assert len(match.undo(ONE, 901).line) == 2


def test_nobody_takes_back_what_somebody_did_who_gave_up() -> None:
    match = races(new_match(QUORIDOR[3]), "e2 b5 e8").resign(THREE, 500)
    assert match.floor == 3
    with pytest.raises(NotNow, match="has left or was away"):
        match.undo(TWO, 900, beside=(ONE,))


# Logs from before the commands became strict.


def test_an_old_undo_past_a_draw_replays_and_the_match_goes_on_under_the_new_rules() -> None:
    match = new_match(TOY[2], seal=seal(SEED))
    dice = Sealed(SEED, match.setup.id, match.salts)
    drawn = match.draw(dice, 0).act(ONE, ["-"], 1).draw(dice, 2)
    old = as_it_was_once_written(drawn, ONE, 1, TWO)
    assert (drawn.draws, old.draws) == (2, 1)
    again = old.act(ONE, ["-"], 5).draw(dice, 6)
    assert again.state == drawn.state, "the same dice come again"
    with pytest.raises(NotNow, match="drawn or shown"):
        again.undo(ONE, 7)
    over = again.resign(TWO, 8)
    verify(Record.decode(Record.of(over, SEED).encode()))


def test_an_old_undo_that_an_absent_person_was_not_asked_about_replays() -> None:
    match = races(new_match(QUORIDOR[3]), "e2 b5 e8 e3").then(StoodIn(THREE, "level1", at_ms=500))
    old = as_it_was_once_written(match, ONE, 3, TWO)
    assert (len(old.line), old.floor) == (3, 3)
    with pytest.raises(NotNow, match="Seat 3 is away"):
        races(old, "e3").undo(ONE, 900)
    further = as_it_was_once_written(races(old, "d2"), TWO, 1, ONE)
    assert (len(further.line), further.floor) == (1, 1), "it went back past what the absent person had done"
    assert check(Record.decode(Record.of(further).encode())).line == further.line


def test_an_old_undo_past_a_draw_that_an_absent_person_was_not_asked_about_replays() -> None:
    drawn = new_match(TOY[3]).draw(DICE, 0).act(ONE, ["-"], 1).draw(DICE, 2).then(StoodIn(THREE, "level1", at_ms=3))
    old = as_it_was_once_written(drawn, ONE, 1, TWO)
    assert old.draws == 1
    over = old.resign(ONE, 9).resign(TWO, 9)
    assert check(Record.decode(Record.of(over).encode())).line == over.line


def test_an_old_question_about_a_draw_can_be_refused_and_nothing_else() -> None:
    match = after_card().then(UndoAsked(ONE, 1, at_ms=3))
    with pytest.raises(NotNow, match="drawn or shown"):
        match.answer_undo(TWO, agree=True, now_ms=4)
    assert match.answer_undo(TWO, agree=False, now_ms=4).undo_ask is None


# Who has held a seat since when.


def test_a_match_knows_since_when_each_seat_has_its_holder() -> None:
    match = races(new_match(QUORIDOR[2]), "e2").stand_in(TWO, "level1", 500)
    assert match.taken == (0, 0), "a stand-in keeps the seat for its owner"
    match = match.replace(TWO, Player(kind="bot", bot="level1"), 600).replace(TWO, Player("Cy"), 700)
    assert match.taken == (0, 4)
