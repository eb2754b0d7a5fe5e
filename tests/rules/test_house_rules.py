"""House rules are declared, can be put aside all at once, and say so where they show themselves."""

from typing import Any

import pytest

import mazechase
from mazechase.messages import sentence
from mazechase.rules.api import event_message
from mazechase.rules.game import AnyGame
from mazechase.rules.registry import game_types
from rules.chase import positions as chase
from rules.marbles import positions as marbles

HOUSE_RULES: dict[str, dict[str, Any]] = {
    "marbles": {"must_move_if_possible": True, "ghost_may_reverse": True, "pay_with_yellow": "victim_choice"},
    "mspacman": {"circle_choice": "any"},
    "chase": {"stall_limit": "none"},
    "quoridor": {},
    "cards": {},
}
RULINGS = {"MARB-6", "MARB-26", "MARB-36", "MSP-49", "QPAC-40"}


@pytest.mark.parametrize("name", HOUSE_RULES)
def test_by_the_book_is_one_choice(name: str) -> None:
    assert mazechase.by_the_book(name) == HOUSE_RULES[name]
    game = mazechase.game(name, options=mazechase.by_the_book(name))
    assert game.options == {**mazechase.game(name).options, **HOUSE_RULES[name]}
    (listing,) = (listing for listing in mazechase.games() if listing.id == name)
    assert listing.by_the_book == HOUSE_RULES[name]


def test_the_house_rules_are_those_of_the_rulings() -> None:
    marked = {option.ruling: option for kind in game_types().values() for option in kind.declared if _house(option)}
    assert set(marked) == RULINGS
    for option in marked.values():
        assert option.printed != option.default
        assert option.kind.check(option.printed) == option.printed


def _house(option: Any) -> bool:
    return option.printed is not None


def test_a_game_that_is_not_there_has_no_book() -> None:
    with pytest.raises(mazechase.NoSuchGame):
        mazechase.by_the_book("ludo")


def told(game: AnyGame, event: mazechase.Event) -> str:
    return sentence(*event_message(game.id, event))


def test_MARB_26_the_refusal_of_turning_back_says_that_it_is_a_house_rule() -> None:
    table = marbles.put("k1 a11", ghosts="d1 f6", dice="2", piece="ghost")
    refusal = table.game.refuse(table.state, table.game.read("2d1>d1"))  # type: ignore[arg-type]
    assert refusal is not None
    assert (refusal.code, "house rule" in str(refusal)) == ("ghost-no-turning", True)
    assert (
        marbles.put("k1 a11", ghosts="d1 f6", dice="2", piece="ghost", ghost_may_reverse=True).why("2d1>d1") == "legal"
    )


@pytest.mark.parametrize(("held", "rule", "ruling"), [("0 0", "book", "MARB-35"), ("0 1", "house", "MARB-36")])
def test_MARB_36_a_payment_that_keeps_yellow_marbles_back_says_so(held: str, rule: str, ruling: str) -> None:
    table = marbles.put("k1 f1", ghosts="d1 f6", dice="1", piece="ghost", held=held, trays="40 31")
    (paid,) = (event for event in table.step("1d1>f1")[1] if event.kind == "paid")
    assert (paid.rule, paid.ruling, paid.white) == (rule, ruling, 2)  # type: ignore[attr-defined]
    assert ("house rule" in told(table.game, paid)) == (rule == "house")


def test_MARB_6_a_pac_man_that_stands_by_choice_says_so() -> None:
    chosen = marbles.put("b2 a1 a11", ghosts="a2 d1", dice="1 6")  # with the 1 it could go
    assert told(chosen.game, chosen.step("1d1>b1")[1][-1]).endswith("(house rule: you may choose that).")
    shut_in = marbles.put("b2 b1 a11 a2", ghosts="f4 f8", dice="1 1")
    assert told(shut_in.game, shut_in.step("1f4>f3")[1][-1]) == "Seat 1's Pac-Man had no full move and stayed put."


def test_QPAC_40_the_stall_limit_says_that_it_is_a_house_rule() -> None:
    here = chase.put("e5", "d8 - - -", mover="Blinky", move="1", idle=19)
    stalled = here.events("d9")[1]
    assert stalled.kind == "stalled"
    assert told(here.game, stalled).count("(house rule)") == 1
    assert "stalled" not in chase.put("e5", "d8 - - -", mover="Blinky", move="1", stall_limit="none").kinds("d9")
