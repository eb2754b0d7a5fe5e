"""Tokens and positions: what is written is read back, and what cannot be is refused with a reason."""

import re
from inspect import getsource

import pytest

import mazechase
from mazechase.errors import BadText
from mazechase.messages import keys
from mazechase.rules.api import WATCHER
from mazechase.rules.cards import refusals
from mazechase.rules.cards.deck import BLINKY
from mazechase.rules.cards.game import Cards
from mazechase.rules.cards.values import Draw, Swap
from mazechase.rules.gestures import gestures_of
from rules.cards.tables import at, seat, start

ALL_DRAW = {"phase": "all-draw", "discard": "all-draw", "drawn": 1}
DICTATE = {"phase": "dictate", "discard": "dictate", "drawn": 1}


def test_CARD_56_one_answer_is_one_action_and_equal_cards_are_one() -> None:
    swap = at("dot dot dot", phase="swap", discard="swap", drawn=1)
    assert swap.legal == "swap:1:2 swap:1:3 swap:2:3"
    assert swap.game.read("swap:3:1") == swap.game.read("swap:1:3") == Swap(seat(1), seat(3))
    give = at("2inky+dot - -", phase="give", discard="give", drawn=1)
    assert give.legal == "give:inky:2 give:inky:3"
    passing = at("3dot+2inky cherry -", phase="pass-left", discard="pass-left", drawn=1)
    assert passing.legal == "1=dot 1=inky 2=cherry"
    assert at("- -", phase="dictate", discard="dictate", drawn=1).legal.count(" ") == 5


def test_CARD_56_forced_answers_are_still_given_and_there_are_none_to_what_asks_nothing() -> None:
    assert at("- -").play("draw +skip").legal == "skip:2"
    assert at("- -").play("draw +swap").legal == "swap:1:2"
    assert at("inky -").play("draw +give").legal == "give:inky:2"
    assert at("dot -").play("draw +pass-left").legal == "1=dot"
    assert at("- -", status="ad").play("draw +skip").turn == "ask 1"


def test_CARD_56_others_see_only_that_a_seat_has_picked() -> None:
    table = at("dot+inky cherry -", phase="pass-left", discard="pass-left", drawn=1).play("1=inky")
    assert table.view(seat(2)).picks == table.view(WATCHER).picks == ("?", None, None)
    assert table.view(seat(1)).picks == ("inky", None, None)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("give:inky", "cards-bad-token"),
        ("swap:2:2", "cards-bad-token"),
        ("dictate:1:4", "cards-bad-token"),
        ("dictate:1:0", "cards-bad-token"),
        ("skip:0", "cards-bad-token"),
        ("DRAW", "cards-bad-token"),
        ("+kiwi", "cards-bad-card"),
        ("+dictate", "cards-bad-card"),
        ("give:kiwi:1", "cards-bad-card"),
        ("skip:3", "cards-bad-seat"),
        ("3=dot", "cards-bad-seat"),
        ("swap:1:3", "cards-bad-seat"),
    ],
)
def test_tokens_that_name_nothing_are_not_read(text: str, code: str) -> None:
    with pytest.raises(BadText) as caught:
        mazechase.game("cards", 2).read(text)
    assert caught.value.code == code


def test_the_deck_is_what_one_touches_to_draw() -> None:
    game = mazechase.game("cards", 2)
    assert game.read("deck") == Draw()
    assert gestures_of(game).target(Draw()) == "deck"
    assert {cell.name for cell in game.facts.cells} == {"deck", "discard", "seat1", "seat2"}
    for players in range(2, 9):
        facts = Cards(players, {"level": "bonus"}).facts
        assert len({(cell.x, cell.y) for cell in facts.cells}) == players + 2


@pytest.mark.parametrize(
    ("code", "hands", "fields"),
    [
        ("bad-position", "- -", {"phase": "sleep"}),
        ("bad-position", "- -", {"status": "ax"}),
        ("bad-hand", "-- -", {}),
        ("bad-hand", "1dot -", {}),
        ("bad-hand", "dot+ -", {}),
        ("bad-hand", "- -", {"picks": "2dot,-"}),
        ("bad-known", "- -", {"known": "1>2"}),
        ("place-seats", "- -", {"status": "aaa"}),
        ("place-seats", "- -", {"skips": "0"}),
        ("place-seat", "- -", {"seat": 3}),
        ("place-seat", "- - -", {"seat": 2, "status": "ada"}),
        ("place-taken", "- -", {"taken": 1}),
        ("place-reshuffled", "- -", {"reshuffled": 1}),
        ("place-deck", "9melon -", {}),
        ("place-power-ups", "skip -", {}),
        ("place-power-ups", "- -", {"discard": "dot"}),
        ("place-ghosts", "3inky - -", {}),
        ("place-ghosts", "- 2inky -", {"status": "aoa"}),
        ("place-ghosts", "- 4inky -", {"status": "aoa"}),
        ("place-drawn", "- -", {"drawn": 4}),
        ("place-drawn", "- -", {"drawn": 2, "quota": 1, "discard": "dictate"}),
        ("place-drawn", "- -", {"drawn": 3, "phase": "draw"}),
        ("place-drawn", "- -", {"drawn": 1, "quota": 1, "phase": "draw", "discard": "dictate"}),
        ("place-orders", "- -", {"orders": "0,4", "discard": "dictate"}),
        ("place-orders", "- -", {"orders": "0,1"}),
        ("place-orders", "- -", {"orders": "0,1", "quota": 1, "discard": "dictate"}),
        ("place-skips", "- -", {"skips": "0,1"}),
        ("place-skips", "- -", {"skips": "0,2", "discard": "2skip"}),
        ("place-skips", "- -", {"skips": "1,0", "discard": "skip"}),
        ("place-waiting", "- - -", {"skips": "0,1,0", "status": "ada", "discard": "skip"}),
        ("place-end", "- -", {"status": "dd"}),
        ("place-end", "- 3inky", {"status": "ao"}),
        ("place-end", "- -", {"phase": "over"}),
        ("place-end", "3pinky 3inky", {"phase": "over", "status": "oo"}),
        ("place-end", "- -", {"phase": "over", "status": "dd", "drawn": 1}),
        ("place-played", "- -", {"phase": "skip", "drawn": 1}),
        ("place-played", "- -", {"phase": "skip", "discard": "skip"}),
        ("place-nobody", "- -", {"phase": "skip", "discard": "skip", "drawn": 1, "status": "ad"}),
        ("place-no-ghost", "dot -", {"phase": "give", "discard": "give", "drawn": 1}),
        ("place-drawing", "- -", {"drawing": 1}),
        ("place-drawing", "- -", ALL_DRAW),
        ("place-drawing", "- - -", {**ALL_DRAW, "drawing": 2, "status": "ada"}),
        ("place-picks", "dot -", {"picks": "dot,-"}),
        ("place-picks", "dot -", {"phase": "pass-left", "discard": "pass-left", "drawn": 1, "picks": "inky,-"}),
        ("place-picks", "dot -", {"phase": "pass-left", "discard": "pass-left", "drawn": 1, "picks": "dot,-"}),
        ("place-known", "dot -", {"known": "2>1:dot"}),
        ("place-known", "dot -", {"known": "2>1:melon", "discard": "give"}),
        ("place-known", "dot -", {"known": "1>1:dot", "discard": "give"}),
        ("place-known", "dot -", {"known": "3>1:dot", "discard": "give"}),
        ("place-known", "dot -", {"known": "2>1:-", "discard": "give"}),
        ("place-known", "dot dot", {"known": "2>1:dot,1>2:dot", "discard": "give"}),
        ("place-known", "3inky - -", {"known": "2>1:inky", "discard": "give", "status": "oaa", "seat": 2}),
        ("place-known", "dot -", {"phase": "over", "status": "dd", "known": "2>1:dot", "discard": "give"}),
    ],
)
def test_positions_that_cannot_be_are_refused_with_a_reason(code: str, hands: str, fields: dict[str, object]) -> None:
    with pytest.raises(BadText) as caught:
        at(hands, **fields)  # type: ignore[arg-type]
    assert caught.value.code == f"cards-{code}"
    assert "cards-" not in str(caught.value)


@pytest.mark.parametrize(
    ("code", "hands", "fields"),
    [
        ("place-orders", "- -", {"orders": "1,0", "options": {"dictate_self": False}, "discard": "dictate"}),
        ("place-nobody", "- -", {**DICTATE, "status": "ad", "options": {"dictate_self": False}}),
        ("place-deck-empty", "2dot -", {"deck": "2dot"}),
        ("place-ghosts", "2blinky -", {"options": {"red_ghost": "two"}}),
    ],
)
def test_positions_that_options_rule_out(code: str, hands: str, fields: dict[str, object]) -> None:
    with pytest.raises(BadText) as caught:
        at(hands, **fields)  # type: ignore[arg-type]
    assert caught.value.code == f"cards-{code}"


def test_options_also_allow_positions() -> None:
    assert at("- -", skips="0,2", discard="2skip", options={"skip_stacks": True}).state.skips == (0, 2)
    out = at("2blinky - -", status="oaa", seat=2, options={"red_ghost": "two"})
    assert out.view(WATCHER).ghosts[0] == 4
    assert at("- - -", status="oaa", seat=2, reshuffled=1, options={"deck_empty": "reshuffle_once"}).hands == "- - -"


def test_a_table_in_text_shows_what_the_viewer_knows() -> None:
    table = at("dot+inky cherry", skips="0,1", orders="0,2", discard="dictate+give+skip", known="1>2:cherry")
    assert table.game.show(table.state, seat(1)).splitlines() == [
        "deck 102, discard dictate+give+skip",
        "*1 active: dot+inky (1 points, 1 ghosts)",
        " 2 active: 1 card, cherry among them, to skip, to draw 2",
        "seat 1: ask, 0 drawn",
    ]
    assert "cherry" not in table.game.show(table.state, WATCHER)
    assert "dot" not in table.game.show(table.state, WATCHER)
    assert "inky" in table.game.show(table.state)


def test_CARD_49_ghosts_score_nothing_and_only_hands_not_knocked_out_count() -> None:
    table = at("2inky+melon 3pinky+melon dot+cherry", status="doa", seat=3).play("shut")
    assert table.result.scores == (7, 0, 3)
    assert table.result.winners == (1,)


def test_CARD_50_all_who_tie_win() -> None:
    table = at("2cherry orange dot", status="dda", seat=3).play("shut")
    assert table.result.winners == (1, 2)


def test_CARD_45_the_last_one_not_knocked_out_wins_at_once_with_or_without_points() -> None:
    table = at("2inky+melon -").play("draw +clyde")
    assert (table.result.winners, table.result.reason, table.result.scores) == ((2,), "ghost_knockout", (0, 0))
    assert table.status == "oa"
    assert at("2inky+melon dot").play("draw +clyde").result.scores == (0, 1)


def test_CARD_46_also_if_that_one_has_shut_down() -> None:
    table = at("2inky+melon dot 3pinky", status="ado").play("draw +clyde")
    assert (table.result.winners, table.result.reason) == ((2,), "ghost_knockout")
    assert at("2inky dot dot", status="add").play("draw +clyde").result.reason == "highest_score"


def test_CARD_54_blinky_counts_one_unless_the_option_makes_it_two() -> None:
    assert at("blinky+inky - -").play("draw +dot").status == "aaa"
    for option, status in (("one", "aaa"), ("two", "oaa")):
        table = at("inky - -", options={"red_ghost": option}).play("draw +blinky")
        assert table.status == status
        assert at("inky - -", options={"red_ghost": option}).play("draw +clyde").status == "aaa"
    assert {kind.name: kind.units for kind in start(2, red_ghost="two").game.rules_as(Cards).facts.kinds}[BLINKY] == 2


def test_every_refusal_in_the_source_has_a_sentence() -> None:
    codes = set(re.findall(r'_refusal\(\s*"([a-z-]+)"', getsource(refusals)))
    assert len(codes) == 11
    told = {key.removesuffix("-named") for key in keys() if key.startswith("cards-refuse-")}
    assert told == {f"cards-refuse-{code}" for code in codes}
