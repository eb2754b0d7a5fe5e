from collections.abc import Iterator
from functools import reduce
from random import Random

import msgspec
import pytest

from match.playing import ONE, QUORIDOR, THREE, TOY, TWO, new_match, play, races
from mazechase.errors import NotNow
from mazechase.match import Match, Recorded, UndoAsk
from mazechase.match.entries import UndoAnswered, UndoAsked, Undone
from mazechase.match.events import Rewound
from mazechase.rules.api import WATCHER
from toy.values import Draw, Roll

DICE = Recorded([Roll(1), Draw("3"), Roll(2)])


def after_card() -> Match:
    """Seat 1 rolled, stopped and drew a card; seat 2 is to roll."""
    return new_match(TOY[2]).draw(DICE, 0).act(ONE, ["-"], 1).draw(DICE, 2)


def test_a_free_undo_happens_at_once() -> None:
    match = races(new_match(QUORIDOR[2]), "e2 e8 e3")
    undone = match.undo(ONE, 900, free=True, command="u")
    assert undone.entries[len(match.entries) :] == (Undone(2, at_ms=900, command="u"),)
    assert undone.line == match.line[:2]
    assert undone.asked == (ONE,)
    assert undone.told(3, WATCHER) == (Rewound(keep=2),)


def test_an_undo_takes_back_ones_own_latest_action_and_all_after_it() -> None:
    match = races(new_match(QUORIDOR[2]), "e2 e8 e3 e7")
    assert len(match.undo(ONE, 900, free=True).line) == 2
    assert len(match.undo(TWO, 900, free=True).line) == 3


def test_actions_of_one_command_are_taken_back_together() -> None:
    rolled = new_match(TOY[2]).draw(Recorded([Roll(3)]), 0, ONE, "r")
    walked = rolled.act(ONE, ["a2", "a1", "-"], 1, "walk")
    assert walked.undo(ONE, 2, free=True).line == rolled.line
    one_by_one = rolled.act(ONE, ["a2"], 1, "first").act(ONE, ["a1"], 2, "second")
    assert len(one_by_one.undo(ONE, 3, free=True).line) == 2


def test_a_walk_that_was_taken_back_is_replayed_from_a_record() -> None:
    walked = new_match(TOY[2]).draw(Recorded([Roll(3)]), 0).act(ONE, ["a2", "a1", "-"], 1, "walk")
    undone = walked.undo(ONE, 2, free=False).answer_undo(TWO, agree=True, now_ms=3)
    assert len(undone.line) == 1
    entries = [msgspec.structs.replace(entry, command=None) for entry in undone.entries]
    assert reduce(Match.then, entries, new_match(TOY[2])).line == undone.line


def test_nothing_to_undo() -> None:
    match = races(new_match(QUORIDOR[2]), "e2")
    assert match.can_undo(ONE)
    assert not match.can_undo(TWO)
    with pytest.raises(NotNow, match="nothing to take back"):
        match.undo(TWO, 900, free=True)
    for keep in (1, 5):
        with pytest.raises(NotNow, match="nothing to take back"):
            match.then(Undone(keep, at_ms=900))


def test_where_it_is_not_free_all_others_must_agree() -> None:
    match = races(new_match(QUORIDOR[3]), "e2 b5").undo(ONE, 900, free=False)
    assert match.entries[-1] == UndoAsked(ONE, 0, at_ms=900)
    assert match.undo_ask == UndoAsk(ONE, 0)
    one = match.answer_undo(THREE, agree=True, now_ms=901)
    assert one.undo_ask == UndoAsk(ONE, 0, (THREE,))
    assert len(one.line) == 2
    both = one.answer_undo(TWO, agree=True, now_ms=902)
    assert both.entries[-2:] == (UndoAnswered(TWO, agree=True, at_ms=902), Undone(0, at_ms=902))
    assert both.line == ()
    assert both.undo_ask is None


def test_one_refusal_ends_the_asking() -> None:
    match = races(new_match(QUORIDOR[3]), "e2 b5").undo(ONE, 900, free=False)
    refused = match.answer_undo(TWO, agree=False, now_ms=901)
    assert refused.undo_ask is None
    assert refused.line == match.line
    with pytest.raises(NotNow, match="no undo"):
        refused.answer_undo(THREE, agree=True, now_ms=902)


def test_only_the_others_answer_and_once() -> None:
    match = races(new_match(QUORIDOR[3]), "e2 b5").undo(ONE, 900, free=False)
    with pytest.raises(NotNow, match="no undo"):
        match.answer_undo(ONE, agree=True, now_ms=901)
    with pytest.raises(NotNow, match="no undo"):
        match.answer_undo(TWO, agree=True, now_ms=901).answer_undo(TWO, agree=True, now_ms=902)
    with pytest.raises(NotNow, match="asked for an undo already"):
        match.undo(TWO, 902, free=False)


def test_an_action_ends_the_asking() -> None:
    match = races(new_match(QUORIDOR[2]), "e2").undo(ONE, 900, free=False)
    assert match.undo_ask
    assert match.act(TWO, ["e8"], 901).undo_ask is None
    assert match.pause(901).resume(902).wake(903).undo_ask == match.undo_ask


def test_undo_is_free_back_to_the_last_chance_or_reveal() -> None:
    match = new_match(TOY[2]).draw(DICE, 0).act(ONE, ["-"], 1)
    assert match.undo(ONE, 2, free=True).k == 1
    drawn = after_card()
    assert isinstance(drawn.undo(ONE, 3, free=True).entries[-1], UndoAsked)
    with pytest.raises(NotNow, match="without the others' consent"):
        drawn.then(Undone(1, at_ms=3))


def test_a_roll_is_no_action_to_take_back_and_tells_something() -> None:
    match = new_match(TOY[2]).draw(DICE, 0, asked=ONE)
    assert match.line[0].seat == ONE
    assert not any(event.reveals for event in match.line[0].events)
    assert match.line[0].reveals
    assert not match.can_undo(ONE)
    assert match.act(ONE, ["-"], 1).undo(ONE, 2, free=True).line == match.line
    with pytest.raises(NotNow, match="nothing to take back"):
        match.then(Undone(0, at_ms=1))


def test_a_look_at_a_card_is_not_taken_back_freely() -> None:
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
    assert isinstance(looked.undo(seat, looked.at_ms, free=True).entries[-1], UndoAsked)


def _played(match: Match, rng: Random) -> Iterator[Match]:
    while not match.over:
        yield match
        match = play(match, rng.randrange(1000), match.at_ms)


def test_the_same_dice_come_again_after_an_undo() -> None:
    drawn = after_card()
    agreed = drawn.undo(ONE, 3, free=True).answer_undo(TWO, agree=True, now_ms=4)
    assert (drawn.k, agreed.k) == (2, 1)
    again = agreed.act(ONE, ["-"], 5).draw(DICE, 6)
    assert again.line[-1].token == drawn.line[-1].token
    assert again.state == drawn.state
    luckless = drawn.undo(ONE, 3, free=True).answer_undo(TWO, agree=False, now_ms=4)
    assert luckless.k == 2


def test_against_bots_nothing_revealed_is_taken_back() -> None:
    match = new_match(TOY[2], bots=1).draw(DICE, 0).act(ONE, ["-"], 1)
    assert match.undo(ONE, 2, free=False).k == 1  # nobody else is there to ask
    drawn = match.draw(DICE, 2)
    assert not drawn.can_undo(ONE)
    with pytest.raises(NotNow, match="without the others' consent"):
        drawn.undo(ONE, 3, free=True)


def test_a_minded_seat_is_not_asked_to_agree() -> None:
    match = races(new_match(QUORIDOR[3]), "e2 b5").mind(THREE, "level1", 500).undo(ONE, 900, free=False)
    assert match.voters(ONE) == (TWO,)
    assert match.answer_undo(TWO, agree=True, now_ms=901).line == ()


def test_who_has_to_agree_cannot_change_under_the_asking() -> None:
    match = races(new_match(QUORIDOR[3]), "e2 b5").undo(ONE, 900, free=False)
    assert match.mind(TWO, "level1", 901).undo_ask is None
