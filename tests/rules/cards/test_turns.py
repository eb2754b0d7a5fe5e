"""A turn: drawing, ending, shutting down, knock-outs, an empty deck."""

import pytest

import mazechase
from mazechase.match.luck import Seeded
from mazechase.match.seating import seat_people
from mazechase.rules.api import WATCHER, Chance
from mazechase.rules.cards.events import KnockedOut
from mazechase.rules.cards.values import Known
from rules.cards.tables import Table, at, seat, start


def test_CARD_5_a_turn_is_at_least_one_card_or_shutting_down() -> None:
    assert start().legal == "draw shut"
    assert start().ruling("end") == "draw-first CARD-5"


def test_CARD_6_after_each_card_one_may_stop_go_on_or_shut_down_up_to_three_cards() -> None:
    table = start()
    for legal in ("draw end shut", "draw end shut", "end shut"):
        table = table.play("draw +dot")
        assert table.legal == legal
    assert table.ruling("draw") == "three-drawn CARD-6"
    assert table.play("end").turn == "ask 2"
    assert table.play("shut").status == "da"


def test_CARD_7_power_ups_count_among_the_three() -> None:
    table = start(3).play("draw +skip skip:2 draw +swap swap:1:2 draw +skip skip:3")
    assert table.legal == "end shut"
    assert at("- -").play("draw +all-draw +dot +dot").state.drawn == 1


def test_CARD_8_a_power_up_as_third_card_works_first() -> None:
    table = at("- -", drawn=2).play("draw +skip")
    assert table.legal == "skip:2"
    assert table.play("skip:2").legal == "end shut"
    everybody = at("- -", drawn=2).play("draw +all-draw +dot +cherry")
    assert (everybody.hands, everybody.legal) == ("dot cherry", "end shut")


def test_CARD_9_nobody_shuts_down_before_a_drawn_card_has_done_its_work() -> None:
    table = at("inky - -", drawn=1).play("draw +give")
    assert table.legal == "give:inky:2 give:inky:3"
    assert [table.ruling(token) for token in ("shut", "end", "draw")] == ["choose-first CARD-9"] * 3
    assert at("2inky - -").play("draw +clyde").status == "oaa"
    passing = at("dot dot", drawn=1, discard="pass-left", phase="pass-left")
    assert passing.ruling("shut") == "pass-first CARD-38"


@pytest.mark.parametrize("drawn", [0, 1, 2])
@pytest.mark.parametrize("card", ["give", "swap", "skip", "dictate", "pass-left"])
def test_CARD_9_no_power_up_can_be_escaped_by_shutting_down(card: str, drawn: int) -> None:
    """Whichever it is, the first or the third card of the turn: it is played before anything else is decided."""
    table = at("inky+dot dot -", drawn=drawn, options={"level": "bonus"}).play(f"draw +{card}")
    assert {"draw", "end", "shut"} & set(table.legal.split()) == set()
    rule = "pass-first CARD-38" if card == "pass-left" else "choose-first CARD-9"
    assert [table.ruling(token) for token in ("shut", "end", "draw")] == [rule] * 3
    answered = table.play(table.legal.split()[0])
    while answered.state.phase == "pass-left":
        answered = answered.play(answered.legal.split()[0])
    assert "shut" in answered.legal.split()


@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_CARD_9_a_third_ghost_is_out_before_anything_is_decided(drawn: int) -> None:
    table, events = at("2inky - -", drawn=drawn).told("draw +clyde")
    assert [event.kind for event in events] == ["drew", "knocked_out", "turn_began"]
    assert (table.status, table.turn) == ("oaa", "ask 2")


def test_CARD_10_a_third_ghost_knocks_out_in_others_turns_too() -> None:
    table = at("inky 2clyde - -", drawn=1, discard="give", phase="give")
    assert table.play("give:inky:2").status == "aoaa"
    assert at("- 2clyde - -").play("draw +all-draw +dot +inky").status == "aoaa"
    passing = at("inky 2clyde - -", drawn=1, discard="pass-left", phase="pass-left")
    assert passing.play("1=inky 2=clyde").status == "aaaa"
    bigger = at("inky 2clyde+dot - -", drawn=1, discard="pass-left", phase="pass-left")
    assert bigger.play("1=inky 2=dot").status == "aoaa"


def test_CARD_11_three_or_more_units_are_too_many_and_two_are_not() -> None:
    assert at("inky - -").play("draw +clyde").status == "aaa"
    assert at("inky+pinky - -").play("draw +clyde").status == "oaa"
    two = {"red_ghost": "two"}
    assert at("blinky - -", options=two).play("draw +blinky").status == "oaa"  # four units at once
    assert at("inky - -", options=two).play("draw +pinky").status == "aaa"


def test_CARD_12_a_knocked_out_hand_lies_open_and_stays_out_of_the_deck() -> None:
    table, events = at("2inky+dot - -").told("draw +clyde")
    assert events[1] == KnockedOut(ruling="CARD-10", seat=seat(1), hand=("clyde", "dot", "inky", "inky"))  # type: ignore[arg-type]
    assert table.view(WATCHER).hands[0] == ("clyde", "dot", "inky", "inky")
    assert table.view(WATCHER).deck == 104
    asked = table.play("draw +skip")
    assert asked.turn == "skip 2"
    assert asked.legal == "skip:3"
    assert asked.ruling("skip:1") == "not-playing CARD-23"
    last = at("3dot pinky+inky -", deck=SMALL, discard="give+skip", seat=2).play("draw +inky")
    assert (last.hands, last.status) == ("3dot 2inky+pinky -", "dod")  # no new deck is made of it


KNOCKED_OUT = at("inky 3pinky cherry melon", status="aoaa")


@pytest.mark.parametrize(
    ("card", "legal"),
    [
        ("give", "give:inky:3 give:inky:4"),
        ("swap", "swap:1:3 swap:1:4 swap:3:4"),
        ("skip", "skip:3 skip:4"),
        ("dictate", " ".join(f"dictate:{whom}:{number}" for whom in (1, 3, 4) for number in (1, 2, 3))),
        ("pass-left", "1=inky 3=cherry 4=melon"),
    ],
)
def test_CARD_12_no_power_up_is_played_on_a_knocked_out_player(card: str, legal: str) -> None:
    assert KNOCKED_OUT.play(f"draw +{card}").legal == legal


def test_CARD_12_a_knocked_out_player_neither_passes_nor_draws() -> None:
    passed = KNOCKED_OUT.play("draw +pass-left 1=inky 3=cherry 4=melon")
    assert passed.hands == "melon 3pinky inky cherry"
    drawn = KNOCKED_OUT.play("draw +all-draw +dot +dot +dot")
    assert drawn.hands == "dot+inky 3pinky cherry+dot dot+melon"


def test_CARD_13_power_ups_go_to_one_discard_pile_and_into_no_hand() -> None:
    table = start(3).play("draw +skip skip:2 end draw +swap swap:1:2")
    assert table.field("discard") == "skip+swap"
    assert table.hands == "- - -"
    assert table.view(WATCHER).discard == ("skip", "swap")


def test_CARD_13_power_ups_without_effect_are_discarded_too() -> None:
    assert at("dot - -").play("draw +give").field("discard") == "give"  # no ghost
    assert at("dot - -", status="add").play("draw +swap").field("discard") == "swap"  # nobody to choose
    level2 = {"level": "2"}
    assert at("- - -", options=level2).play("draw +pass-left").field("discard") == "pass-left"  # nothing to pass
    wasted = at("- - -", options=level2).play("draw +all-draw +dictate +dot +pass-left")
    assert (wasted.field("discard"), wasted.hands) == ("all-draw+dictate+pass-left", "- dot -")


def test_CARD_13_power_ups_score_nothing_and_are_seen_by_all() -> None:
    table = start(2).play("draw +skip skip:2 draw +swap swap:1:2 draw +dot")
    view = table.view(WATCHER)
    assert (view.sizes, view.discard, view.deck) == ((1, 0), ("skip", "swap"), 54 - 3)
    assert table.play("shut shut").result.scores == (1, 0)


def test_CARD_43_shut_down_and_knocked_out_seats_have_no_turns() -> None:
    table = at("2inky+clyde dot - - -", status="odaaa", seat=5, drawn=1)
    assert table.play("end").turn == "ask 3"
    assert at("- - -").play("draw +dot end draw +dot end draw +dot end").turn == "ask 1"


SMALL = "3dot+pinky+2inky+give+skip"


def test_CARD_44_the_game_ends_when_the_deck_is_empty_and_the_last_card_has_worked() -> None:
    table = at("2dot+pinky inky -", deck=SMALL, discard="give+skip", seat=2)
    after, events = table.told("draw +dot")
    assert (table.view(WATCHER).deck, after.turn, after.status) == (2, "ask 2", "aaa")
    over, events = after.told("draw +inky")
    assert " ".join(event.kind for event in events) == "drew deck_empty ended"
    assert over.status == "ddd"
    assert over.result.winners == (1,)
    assert over.result.scores == (2, 1, 0)
    assert over.result.reason == "highest_score"


def test_CARD_44_a_power_up_as_last_card_works_before_the_end() -> None:
    table = at("3dot+pinky 2inky -", deck=SMALL, discard="give", seat=2).play("draw +skip")
    assert table.turn == "skip 2"
    assert table.play("skip:1").result.winners == (1,)
    giving = at("3dot+pinky 2inky -", deck=SMALL, discard="skip", seat=1).play("draw +give give:pinky:2")
    assert giving.status == "dod"  # knocked out before the others count as shut down
    last = at("3dot+pinky 2inky", deck=SMALL, discard="skip", seat=1).play("draw +give give:pinky:2")
    assert (last.status, last.result.reason) == ("ao", "ghost_knockout")


def test_CARD_44_reshuffle_once_makes_a_new_deck_one_time() -> None:
    once = {"deck_empty": "reshuffle_once"}
    table = at("3dot pinky+inky -", deck=SMALL, discard="give+skip", seat=2, options=once)
    assert table.view(WATCHER).deck == 1
    anew, events = table.told("draw +inky")
    assert " ".join(event.kind for event in events) == "drew knocked_out reshuffled turn_began"
    assert events[2].cards == 5  # type: ignore[attr-defined]
    assert anew.hands == "3dot - -"
    assert (anew.status, anew.field("discard"), anew.view(WATCHER).deck) == ("aoa", "-", 5)
    assert anew.view(WATCHER).reshuffled
    node = anew.play("draw").game.node(anew.play("draw").state)
    assert isinstance(node, Chance)
    assert {outcome.card: weight for outcome, weight in node.odds.items()} == {
        "pinky": 1,
        "inky": 2,
        "give": 1,
        "skip": 1,
    }
    spent = anew.play("draw +skip skip:1 draw +give end draw +inky end draw +inky draw +pinky")
    assert (spent.status, spent.result.reason, spent.result.winners) == ("dod", "highest_score", (1,))


def test_CARD_44_a_reshuffled_deck_is_not_made_anew_again_nor_out_of_nothing() -> None:
    once = {"deck_empty": "reshuffle_once"}
    used = at("3dot pinky+inky -", deck=SMALL, discard="give+skip", seat=2, options=once, reshuffled=1)
    assert used.play("draw +inky").status == "dod"
    nothing = at("3dot pinky+inky", deck="3dot+pinky+2inky", seat=1, options=once)
    assert nothing.play("draw +inky").status == "dd"


def test_CARD_44_a_new_deck_does_not_prolong_an_all_draw() -> None:
    small = "3dot+cherry+all-draw+skip"
    once = {"deck_empty": "reshuffle_once"}
    table = at("2dot - -", deck=small, discard="skip", options=once).play("draw +all-draw +dot +cherry")
    assert (table.hands, table.turn, table.view(WATCHER).deck) == ("3dot cherry -", "ask 1", 2)


def test_CARD_47_the_last_active_player_may_go_on_turn_after_turn() -> None:
    table = at("dot dot dot", status="dda", seat=3).play("draw +dot end")
    assert table.turn == "ask 3"
    assert table.play("draw +dot end draw +dot end").turn == "ask 3"
    assert table.play("shut").result.winners == (3,)


def test_CARD_47_one_turn_only_where_the_option_says_so() -> None:
    one = {"solo_run": "one_turn"}
    alone = at("dot dot dot", status="daa", seat=2, options=one).play("shut")
    assert alone.turn == "ask 3"
    over, events = alone.play("draw +dot").told("end")
    assert " ".join(event.kind for event in events) == "turn_ended shut_down ended"
    assert [event.ruling for event in events[:2]] == ["CARD-6", "CARD-47"]
    assert over.result.winners == (3,)
    finishing = at("- 2inky+dot inky", status="daa", seat=3, drawn=1, discard="give", phase="give", options=one)
    left = finishing.play("give:inky:2")
    assert left.turn == "ask 3"  # alone in its own turn, which it finishes
    assert left.play("draw +dot end").result.winners == (3,)
    two = at("dot dot dot", status="daa", seat=2, drawn=1, options=one).play("end")
    assert two.status == "daa"


def test_CARD_48_one_may_shut_down_with_no_cards() -> None:
    table = start().play("shut shut")
    assert table.result.winners == (1, 2)
    assert table.result.scores == (0, 0)


def test_CARD_53_shutting_down_and_being_knocked_out_end_the_turn() -> None:
    assert start(3).play("draw +dot shut").turn == "ask 2"
    assert at("2inky - -").play("draw +clyde").turn == "ask 2"
    assert at("2inky - -").kinds("draw +clyde") == "drew knocked_out turn_began"


PEOPLE = ("Ada", "Bo", "Cy")


def test_CARD_4_seat_1_begins_and_people_are_seated_at_random() -> None:
    assert start(4).turn == "ask 1"
    orders = {seat_people(start(3).game, PEOPLE, Seeded(seed)) for seed in range(60)}
    assert len(orders) == 6
    chosen = start(3, first_player="chosen").game
    assert all(seat_people(chosen, PEOPLE, Seeded(seed)) == PEOPLE for seed in range(9))


def test_CARD_57_at_a_turn_limit_all_count_as_shut_down() -> None:
    table, events = start(2, max_turns=2).told("draw +dot end draw +melon end")
    assert " ".join(event.kind for event in events) == "turn_ended turn_limit ended"
    assert {event.ruling for event in events[1:]} == {"CARD-57"}
    assert (table.result.winners, table.result.scores, table.result.reason) == ((2,), (1, 7), "turn_limit")
    assert start(2, max_turns=3).play("draw +dot end draw +melon end").turn == "ask 1"
    unlimited = start(2).play("draw +dot end " * 15 + "draw +cherry end " * 5)
    assert (unlimited.turn, unlimited.state.taken) == ("ask 1", 0)
    assert start(2, max_turns=2).play("shut shut").result.reason == "highest_score"
    out = start(3, max_turns=3).play("draw +inky draw +pinky draw +clyde draw +dot end draw +cherry end")
    assert (out.result.winners, out.result.scores) == ((3,), (0, 1, 2))


def test_CARD_57_in_the_first_version_of_the_rules_a_turn_limit_had_no_winner() -> None:
    game = mazechase.game("cards", 2, {"max_turns": 2}, rules_version=1)
    table = Table(game, game.start()).play("draw +dot end draw +melon end")
    assert (table.result.winners, table.result.scores, table.result.reason) == ((), (1, 7), "turn_limit")


def test_CARD_55_at_the_end_all_hands_are_open_and_nothing_is_left_to_remember() -> None:
    table = at("dot inky", known="1>2:inky", discard="give", status="da", seat=2)
    assert table.state.known == (Known(seat(1), seat(2), ("inky",)),)  # type: ignore[arg-type]
    over = table.play("shut")
    assert over.state.known == ()
    assert over.view(WATCHER).hands == (("dot",), ("inky",))


@pytest.mark.parametrize("token", ["skip:2", "swap:1:2", "give:inky:2", "dictate:2:1", "1=dot"])
def test_power_ups_cannot_be_played_unasked(token: str) -> None:
    assert at("dot+inky dot").ruling(token) == "not-asked CARD-2"
