"""The decks: what is shipped, and every constraint a document may break."""

from copy import deepcopy
from typing import Any

import pytest

import mazechase
from games import CardsGame
from mazechase.errors import BadDocument, BadPlayers
from mazechase.rules.cards.deck import DOT, GHOSTS, POWER_UPS, Card
from mazechase.rules.cards.documents import SHIPPED, read_decks
from mazechase.rules.cards.game import Cards

HOME_MADE = SHIPPED["home-made"]


def changed(**places: Any) -> dict[str, Any]:
    """Give the shipped document with some places changed: ``level1__dot=3``; None takes a place away."""
    document = deepcopy(HOME_MADE)
    for place, value in places.items():
        table, _, name = place.replace("_draw", "-draw").partition("__")
        inside = document[table] if name else document
        if value is None:
            del inside[name or table]
        else:
            inside[name or table] = value
    return document


def ghosts(level: str) -> int:
    return sum(HOME_MADE[level][ghost] for ghost in GHOSTS)


def test_CARD_1_all_shipped_decks_are_home_made_and_can_be_played() -> None:
    for document in SHIPPED.values():
        assert document["source"] == "home-made"
        read_decks(document)


def test_CARD_1_the_usual_decks_cannot_be_used_up() -> None:
    assert HOME_MADE["source"] == "home-made"
    assert [sum(HOME_MADE[level].values()) for level in ("level1", "level2")] == [54, 54]
    assert 11 <= ghosts("level1") < ghosts("level2")
    assert ghosts("level1") + ghosts("level2") >= 23
    assert HOME_MADE["points"]["dot"] == 1
    assert len(set(HOME_MADE["points"].values())) > 2


def test_CARD_1_a_deck_of_ones_own_is_played_with() -> None:
    one_more = changed(level1__dot=HOME_MADE["level1"]["dot"] - 1, level1__cherry=HOME_MADE["level1"]["cherry"] + 1)
    odds = Cards(2, {"deck": one_more}).facts.kinds
    assert {kind.name: kind.count for kind in odds}[Card("cherry")] == HOME_MADE["level1"]["cherry"] + 1
    dear = mazechase.game("cards", 2, {"deck": changed(points__melon=50)})
    assert dear.rules_as(Cards).setup.worth((Card("melon"), Card("dot"))) == 51


def power_ups(game: CardsGame) -> set[str]:
    return {kind.name for kind in game.rules_as(Cards).facts.kinds if kind.sort == "power-up"}


def test_CARD_2_each_level_has_its_three_power_ups() -> None:
    assert power_ups(mazechase.game("cards", 2)) == {"give", "swap", "skip"}
    assert power_ups(mazechase.game("cards", 2, {"level": "2"})) == {"dictate", "all-draw", "pass-left"}


def test_CARD_3_level_2_is_its_own_deck_unless_the_option_adds_the_power_ups_of_level_1() -> None:
    plain, more = (mazechase.game("cards", 2, {"level": "2", "level2_includes_level1": on}) for on in (False, True))
    assert {card: count for card, count in HOME_MADE["level2"].items() if count} == plain.rules_as(Cards).setup.deck
    assert Cards(2, {"level": "2"}).setup.deck == plain.rules_as(Cards).setup.deck
    assert power_ups(more) == {"give", "swap", "skip", "dictate", "all-draw", "pass-left"}
    assert {card: more.rules_as(Cards).setup.deck[card] for card in plain.rules_as(Cards).setup.deck} == plain.rules_as(
        Cards
    ).setup.deck
    assert all(more.rules_as(Cards).setup.deck[card] == HOME_MADE["level1"][card] for card in POWER_UPS["level1"])
    for level in ("1", "bonus"):
        decks = [Cards(2, {"level": level, "level2_includes_level1": on}).setup.deck for on in (False, True)]
        assert decks[0] == decks[1]


def test_CARD_51_levels_take_up_to_four_and_the_bonus_level_both_decks_and_up_to_eight() -> None:
    for level, most in (("1", 4), ("2", 4), ("bonus", 8)):
        for players in range(2, 9):
            if players <= most:
                assert mazechase.game("cards", players, {"level": level}).players == players
            else:
                with pytest.raises(BadPlayers, match="bonus"):
                    mazechase.game("cards", players, {"level": level})
    for level in ("1", "2"):
        assert Cards(2, {"level": level}).setup.deck == HOME_MADE[f"level{level}"]
    assert Cards(2).setup.deck == HOME_MADE["level1"]
    both = Cards(8, {"level": "bonus"}).setup.deck
    assert sum(both.values()) == 108
    assert both[DOT] == HOME_MADE["level1"]["dot"] + HOME_MADE["level2"]["dot"]
    for players in (1, 9):
        with pytest.raises(BadPlayers):
            mazechase.game("cards", players, {"level": "bonus"})


def test_a_level_may_be_given_as_a_number() -> None:
    assert mazechase.game("cards", 2, {"level": 2}).options["level"] == "2"


LEVEL1, LEVEL2 = HOME_MADE["level1"], HOME_MADE["level2"]


@pytest.mark.parametrize(
    ("code", "places"),
    [
        ("extra", {"cards": {}}),
        ("source", {"source": None}),
        ("source", {"source": ""}),
        ("source", {"source": 7}),
        ("table", {"points": None}),
        ("table", {"level1": [1]}),
        ("table", {"level2": "54"}),
        ("name", {"points__blinky": 3}),
        ("name", {"points__skip": 3}),
        ("name", {"points__Kiwi": 3}),
        ("name", {"points__k": 3}),
        ("worth", {"points__cherry": 1}),
        ("worth", {"points__cherry": 100}),
        ("worth", {"points__cherry": True}),
        ("worth", {"points__cherry": 2.5}),
        ("dot", {"points__dot": 2}),
        ("dot", {"points__dot": None}),
        ("fruit", {"points": {"dot": 1, "cherry": 2}}),
        ("fruit", {"points": {"dot": 1, "cherry": 2, "melon": 2}}),
        ("card", {"level1__kiwi": 1}),
        ("card", {"level1__dictate": 1}),
        ("card", {"level2__give": 1}),
        ("count", {"level1__dot": 0}),
        ("count", {"level1__dot": 55}),
        ("count", {"level1__dot": "9"}),
        ("count", {"level1__dot": True}),
        ("missing", {"level1__dot": None}),
        ("missing", {"level1__skip": None}),
        ("missing", {"level2__all_draw": None}),
        ("no-fruit", {"level1": {"dot": 31, "pinky": 14, "give": 3, "swap": 3, "skip": 3}}),
        ("size", {"level1__dot": LEVEL1["dot"] + 1}),
        ("size", {"level2__dot": LEVEL2["dot"] - 1}),
        ("ghosts", {"level1__blinky": None, "level1__pinky": None, "level1__inky": 1, "level1__clyde": 1}),
        ("more-ghosts", {"level1__inky": 11, "level1__dot": LEVEL1["dot"] + LEVEL1["inky"] - 11}),
    ],
)
def test_CARD_1_a_bad_deck_is_told_which_constraint_it_breaks(code: str, places: dict[str, Any]) -> None:
    document = {**changed(), **places} if code == "extra" else changed(**places)
    with pytest.raises(BadDocument) as caught:
        mazechase.game("cards", 2, {"deck": document})
    assert caught.value.code == f"cards-deck-{code}"
    assert str(caught.value)
    for place in places:
        table, _, name = place.replace("_draw", "-draw").partition("__")
        if code not in ("size", "ghosts", "more-ghosts", "no-fruit", "fruit", "dot"):
            assert (name or table) in str(caught.value)
        elif code != "more-ghosts":
            assert table in str(caught.value)


def test_CARD_1_two_ghosts_are_too_few_and_three_will_do() -> None:
    without = {card: count for card, count in LEVEL1.items() if card not in GHOSTS}
    more = LEVEL1["dot"] + ghosts("level1")
    enough = {**without, "inky": 3, "dot": more - 3}
    assert read_decks({**HOME_MADE, "level1": enough}).level1[DOT] == enough["dot"]
    with pytest.raises(BadDocument, match="2 ghosts aren't enough"):
        read_decks({**HOME_MADE, "level1": {**without, "inky": 2, "dot": more - 2}})
    with pytest.raises(BadDocument, match="more than level1"):
        read_decks(
            {
                **HOME_MADE,
                "level2": {
                    **LEVEL2,
                    "inky": LEVEL2["inky"] + ghosts("level1") - ghosts("level2"),
                    "dot": LEVEL2["dot"] + ghosts("level2") - ghosts("level1"),
                },
            }
        )
