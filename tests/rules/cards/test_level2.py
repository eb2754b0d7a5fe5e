"""The power-ups of Level 2: DICTATE, ALL-DRAW, PASS-LEFT."""

from itertools import product
from typing import Any

import msgspec

from mazechase.rules.api import WATCHER, Chance
from mazechase.rules.cards.events import NoTarget, NothingToPass, Passed, PassedUnseen, Picked, PickedUnseen, Wasted
from mazechase.rules.cards.game import Cards
from rules.cards.tables import Table, at, seat


def dictating(hands: str, **fields: Any) -> Table:
    return at(hands, phase="dictate", discard="dictate", drawn=1, **fields)


def passing(hands: str, **fields: Any) -> Table:
    return at(hands, phase="pass-left", discard="pass-left", drawn=1, **fields)


def test_CARD_26_any_active_player_may_be_told_oneself_too() -> None:
    table = dictating("- - - 3inky", status="adao")
    assert table.legal == "dictate:1:1 dictate:1:2 dictate:1:3 dictate:3:1 dictate:3:2 dictate:3:3"
    assert table.ruling("dictate:2:1") == table.ruling("dictate:4:1") == "not-playing CARD-26"
    alone = at("- -", status="ad").play("draw +dictate")
    assert alone.legal == "dictate:1:1 dictate:1:2 dictate:1:3"


def test_CARD_26_an_order_to_oneself_binds_like_any_other() -> None:
    table = dictating("- - -").play("dictate:1:3")
    assert (table.legal, table.state.orders) == ("draw end shut", (3, 0, 0))  # this turn is not the next
    mine = table.play("end draw +dot end draw +dot end")
    assert (mine.turn, mine.state.quota, mine.legal) == ("ask 1", 3, "draw")


def test_CARD_26_others_only_where_the_option_says_so() -> None:
    others = {"dictate_self": False}
    table = dictating("- - -", options=others)
    assert table.legal == "dictate:2:1 dictate:2:2 dictate:2:3 dictate:3:1 dictate:3:2 dictate:3:3"
    assert table.ruling("dictate:1:2") == "not-oneself CARD-26"
    after, events = at("- -", status="ad", options=others).told("draw +dictate")
    assert events[-1] == NoTarget(ruling="CARD-26", seat=seat(1), card="dictate")  # type: ignore[arg-type]
    assert after.turn == "ask 1"


def test_CARD_27_who_is_told_must_draw_before_shutting_down() -> None:
    table = dictating("- - -").play("dictate:2:2 end")
    assert table.legal == "draw"
    assert table.ruling("shut") == table.ruling("end") == "must-draw CARD-27"
    assert table.play("draw +dot").legal == "draw"
    assert table.play("draw +dot draw +dot").legal == "end shut"
    assert table.kinds("draw +dot") == "drew"
    out = at("- 2inky -", quota=3, seat=2, discard="dictate")
    assert out.play("draw +clyde").turn == "ask 3"


def test_CARD_27_shutting_down_stays_open_where_the_option_says_so() -> None:
    table = dictating("- - -", options={"dictate_blocks_shutdown": False}).play("dictate:2:2 end")
    assert table.legal == "draw shut"
    assert table.ruling("end") == "must-draw CARD-27"
    assert table.play("shut").status == "ada"
    assert table.play("draw +dot").legal == "draw shut"
    assert table.play("draw +dot draw +dot").legal == "end shut"


def test_CARD_28_exactly_so_many() -> None:
    assert dictating("- - -").kinds("dictate:2:2 end") == "turn_ended turn_ordered"
    for number in (1, 2, 3):
        table = dictating("- - -").play(f"dictate:2:{number} end")
        for _ in range(number):
            assert table.legal == "draw"
            table = table.play("draw +dot")
        assert table.legal == "end shut"
        assert table.ruling("draw") == "enough-drawn CARD-28"


def test_CARD_29_the_latest_order_holds_from_the_next_turn_and_once() -> None:
    twice = at("- - -", drawn=1).play("draw +dictate dictate:2:3 draw +dictate dictate:2:1 end")
    assert (twice.state.quota, twice.field("orders")) == (1, "0,0,0")
    own = at("- - -", seat=2, quota=2, discard="dictate").play("draw +dictate dictate:2:3")
    assert own.legal == "draw"  # one of the two; the new order is for the turn after
    assert own.play("draw +dot").legal == "end shut"
    again = own.play("draw +dot end draw +dot end draw +dot end")
    assert (again.turn, again.state.quota) == ("ask 2", 3)
    free = again.play("draw +dot draw +dot draw +dot end draw +dot end draw +dot end")
    assert (free.turn, free.state.quota) == ("ask 2", 0)


def test_CARD_30_an_order_waits_for_a_turn_that_is_taken() -> None:
    table = at("- - -", skips="0,1,0", orders="0,2,0", drawn=1, discard="dictate+skip").play("end")
    assert (table.turn, table.field("orders"), table.field("skips")) == ("ask 3", "0,2,0", "0,0,0")
    taken = table.play("draw +dot end draw +dot end")
    assert (taken.turn, taken.state.quota) == ("ask 2", 2)


def test_CARD_31_an_order_stays_with_the_player_whose_hand_is_swapped() -> None:
    table = at("- dot cherry", phase="swap", orders="0,3,0", drawn=1, discard="dictate+swap").play("swap:2:3 end")
    assert (table.turn, table.state.quota) == ("ask 2", 3)


def test_CARD_32_all_active_players_draw_in_order_and_knock_outs_come_one_by_one() -> None:
    assert at("- - -", seat=2).play("draw +all-draw +dot +cherry +melon").hands == "melon dot cherry"
    table = at("- 2inky - - - 3pinky", seat=4, status="aadaao").play("draw +all-draw")
    assert table.turn == "all-draw 4"
    order = []
    for card in ("dot", "cherry", "melon", "clyde"):
        node = table.game.node(table.state)
        assert isinstance(node, Chance)
        order.append(node.seat)
        table = table.play(f"+{card}")
    assert order == [4, 5, 1, 2]
    assert table.hands == "melon clyde+2inky - dot cherry 3pinky"
    assert (table.turn, table.status, table.state.drawn) == ("ask 4", "aodaao", 1)


def test_CARD_33_the_others_draw_on_when_the_drawer_is_knocked_out() -> None:
    table = at("2inky - -").play("draw +all-draw +clyde")
    assert (table.turn, table.status) == ("all-draw 2", "oaa")
    assert table.play("+dot +dot").turn == "ask 2"
    over = at("2inky -").play("draw +all-draw +clyde")
    assert (over.result.winners, over.result.reason) == ((2,), "ghost_knockout")
    third = at("2inky 2pinky -").play("draw +all-draw +clyde +clyde")
    assert (third.result.winners, third.hands.split()[2]) == ((3,), "-")


def test_CARD_34_power_ups_drawn_by_all_are_discarded_without_effect() -> None:
    table, events = at("- - -").told("draw +all-draw +all-draw")
    assert events == [Wasted(ruling="CARD-34", seat=seat(1), card="all-draw")]  # type: ignore[arg-type]
    assert table.turn == "all-draw 2"
    after = table.play("+skip +dot")
    assert (after.turn, after.hands, after.field("discard")) == ("ask 1", "- - dot", "2all-draw+skip")


def test_CARD_35_a_player_who_misses_a_turn_draws_too() -> None:
    table = at("- - -", skips="0,1,0", discard="skip").play("draw +all-draw +dot +cherry +orange")
    assert (table.hands, table.field("skips")) == ("dot cherry orange", "0,1,0")


def test_CARD_36_when_the_deck_runs_out_those_later_get_none() -> None:
    small = "3dot+cherry+all-draw+inky"
    table = at("2dot inky -", deck=small).play("draw +all-draw +dot +cherry")
    assert (table.hands, table.status, table.result.winners) == ("3dot cherry+inky -", "ddd", (1,))
    none = at("3dot+cherry inky -", deck=small).play("draw +all-draw")
    assert none.result.winners == (1,)


def test_CARD_37_cards_go_to_the_next_active_player_on_the_left() -> None:
    table = passing("dot cherry orange melon 3inky", status="adaao").play("1=dot 3=orange 4=melon")
    assert table.hands == "melon cherry dot orange 3inky"


def test_CARD_38_all_pick_first_and_empty_hands_only_receive() -> None:
    table = passing("dot+cherry - orange", seat=2)
    assert table.game.node(table.state).seats == (1, 3)  # type: ignore[union-attr]
    assert table.legal == "1=cherry 1=dot 3=orange"
    first = table.play("3=orange")
    assert (first.hands, first.legal) == ("cherry+dot - orange", "1=cherry 1=dot")
    assert first.ruling("3=orange") == "not-your-turn None"
    assert first.play("1=cherry").hands == "dot+orange cherry -"
    assert table.ruling("1=orange") == "not-in-hand CARD-56"  # what comes in cannot go on
    own = passing("dot cherry orange").play("1=dot")
    assert (own.hands, own.legal) == ("dot cherry orange", "2=cherry 3=orange")


def test_CARD_39_with_nothing_to_pass_or_nobody_to_pass_to_nothing_happens() -> None:
    for hands, status in (("- - -", "aaa"), ("dot cherry -", "add"), ("- cherry -", "ada")):
        table, events = at(hands, status=status).told("draw +pass-left")
        assert events[-1] == NothingToPass(ruling="CARD-39", seat=seat(1), card="pass-left")  # type: ignore[arg-type]
        assert (table.turn, table.hands, table.legal) == ("ask 1", hands, "draw end shut")
    assert at("- cherry -").play("draw +pass-left").legal == "2=cherry"  # one card is something


def test_CARD_40_whoever_sits_left_of_an_empty_hand_receives_nothing() -> None:
    assert passing("dot - -").play("1=dot").hands == "- dot -"


def test_CARD_41_knock_outs_come_after_all_cards_have_moved() -> None:
    table = passing("2inky 2pinky -").play("1=inky 2=pinky")
    assert (table.hands, table.status) == ("inky inky+pinky pinky", "aaa")
    one = passing("2inky+dot 2pinky+dot 2clyde - -").play("1=inky 2=dot 3=clyde")
    assert (one.hands, one.status) == ("dot+inky inky+2pinky clyde+dot clyde -", "aoaaa")
    several = passing("inky 2pinky+dot inky 2clyde+dot -").play("1=inky 2=dot 3=inky 4=dot")
    assert several.status == "aoaoa"


def test_CARD_42_passing_never_knocks_everybody_out() -> None:
    hands = ("-", "dot", "inky", "2inky", "dot+inky", "2inky+dot")
    for dealt in product(hands, repeat=3):
        if all(hand == "-" for hand in dealt):
            continue
        table = passing(" ".join(dealt))
        for picks in product(*({"dot", "inky"} & set(hand.replace("2", "").split("+")) or {""} for hand in dealt)):
            tokens = " ".join(f"{number}={card}" for number, card in enumerate(picks, 1) if card)
            assert table.play(tokens).state.status.count("out") < 2


def test_CARD_42_if_everybody_were_out_nobody_would_win() -> None:
    table = at("2inky+pinky 2clyde+blinky -", status="ooa", phase="over")
    assert table.result.winners == (3,)
    out = msgspec.structs.replace(table.state, status=("out",) * 3)
    assert table.game.rules_as(Cards).setup.result(out).winners == ()


def test_CARD_56_picks_are_hidden_and_passed_cards_seen_by_two() -> None:
    table, events = passing("dot cherry orange").told("1=dot")
    picked = Picked(ruling="CARD-56", seat=seat(1), card="dot")  # type: ignore[arg-type]
    assert events == [picked]
    assert [table.game.tell(picked, v) for v in (seat(1), seat(2), WATCHER)] == [
        picked,
        *[PickedUnseen(ruling="CARD-56", seat=seat(1))] * 2,
    ]
    _, events = table.told("2=cherry 3=orange")
    passed = Passed(ruling="CARD-37", seat=seat(1), to=seat(2), card="dot")  # type: ignore[arg-type]
    assert passed in events
    unseen = PassedUnseen(ruling="CARD-37", seat=seat(1), to=seat(2))
    assert [table.game.tell(passed, v) for v in (seat(1), seat(2), seat(3), WATCHER)] == [
        passed,
        passed,
        unseen,
        unseen,
    ]
