"""The power-ups of Level 1: GIVE, SWAP, SKIP."""

from typing import Any

from mazechase.rules.api import WATCHER
from mazechase.rules.cards.events import Gave, GaveUnseen, HandTaken, NoGhost, NoTarget, Swapped
from rules.cards.tables import Table, at, seat


def giving(hands: str, **fields: Any) -> Table:
    return at(hands, phase="give", discard="give", drawn=1, **fields)


def swapping(hands: str, **fields: Any) -> Table:
    return at(hands, phase="swap", discard="swap", drawn=1, **fields)


def test_CARD_14_a_ghost_must_be_given_and_its_player_picks_whom_to() -> None:
    table = at("inky+pinky+dot - -").play("draw +give")
    assert table.legal == "give:inky:2 give:inky:3 give:pinky:2 give:pinky:3"
    assert table.play("give:pinky:3").hands == "dot+inky - pinky"
    assert at("inky - -").play("draw +give").legal == "give:inky:2 give:inky:3"
    assert table.ruling("give:dot:2") == "no-ghost CARD-14"
    assert table.ruling("give:clyde:2") == "not-in-hand CARD-14"


def test_CARD_14_it_cannot_be_declined_even_with_one_ghost_and_one_player_to_give_it_to() -> None:
    table = at("inky - - -", status="adad").play("draw +give")
    assert table.legal == "give:inky:3"  # a choice of one, and still a choice
    assert [table.ruling(token) for token in ("end", "shut", "draw")] == ["choose-first CARD-9"] * 3
    assert table.play("give:inky:3").hands == "- - inky -"


def test_CARD_14_only_somebody_who_plays_can_be_given_a_ghost() -> None:
    table = at("inky - - 3clyde", status="adao").play("draw +give")
    assert table.legal == "give:inky:3"
    assert [table.ruling(f"give:inky:{whom}") for whom in (2, 4)] == ["not-playing CARD-15"] * 2
    assert table.ruling("give:inky:1") == "not-oneself CARD-15"


def test_CARD_15_with_nobody_else_playing_it_is_discarded_before_ghosts_are_asked_for() -> None:
    for hand in ("inky", "dot"):
        table, events = at(f"{hand} - -", status="add").told("draw +give")
        assert events[-1] == NoTarget(ruling="CARD-15", seat=seat(1), card="give")  # type: ignore[arg-type]
        assert table.legal == "draw end shut"
    table, events = at("dot - -").told("draw +give")
    assert events[-1] == NoGhost(ruling="CARD-15", seat=seat(1), card="give")  # type: ignore[arg-type]
    assert table.game.tell(events[-1], WATCHER) == events[-1]
    assert table.field("discard") == "give"


def test_CARD_15_only_other_active_players_may_receive() -> None:
    table = giving("inky 2pinky+clyde - -", status="aoda")
    assert table.legal == "give:inky:4"
    assert [table.ruling(f"give:inky:{to}") for to in (1, 2, 3)] == [
        "not-oneself CARD-15",
        "not-playing CARD-15",
        "not-playing CARD-15",
    ]


def test_CARD_16_a_receiver_with_two_ghosts_is_knocked_out() -> None:
    assert giving("inky 2pinky -").play("give:inky:2").status == "aoa"
    over = giving("inky 2pinky").play("give:inky:2")
    assert (over.result.winners, over.result.reason) == ((1,), "ghost_knockout")


def test_CARD_17_all_see_who_gave_to_whom_and_only_the_two_see_which() -> None:
    table, events = giving("inky+dot - -").told("give:inky:2")
    gave = Gave(ruling="CARD-17", seat=seat(1), to=seat(2), card="inky")  # type: ignore[arg-type]
    unseen = GaveUnseen(ruling="CARD-17", seat=seat(1), to=seat(2))
    assert events == [gave]
    assert [table.game.tell(gave, viewer) for viewer in (seat(1), seat(2), seat(3), WATCHER)] == [
        gave,
        gave,
        unseen,
        unseen,
    ]
    assert table.view(seat(3)).sizes == (1, 1, 0)


def test_CARD_18_any_two_different_active_players_swap() -> None:
    table = swapping("dot cherry orange melon 3inky", status="adaao")
    assert table.legal == "swap:1:3 swap:1:4 swap:3:4"
    assert table.play("swap:3:4").hands == "dot cherry melon orange 3inky"
    assert table.ruling("swap:2:3") == table.ruling("swap:1:2") == "not-playing CARD-18"


def test_CARD_19_two_active_players_must_swap_and_one_alone_discards() -> None:
    assert at("dot cherry").play("draw +swap").legal == "swap:1:2"
    table, events = at("dot cherry", status="ad").told("draw +swap")
    assert events[-1] == NoTarget(ruling="CARD-19", seat=seat(1), card="swap")  # type: ignore[arg-type]
    assert table.turn == "ask 1"


def test_CARD_20_a_swap_knocks_nobody_out() -> None:
    for one in ("-", "inky", "2inky", "dot+2inky"):
        for other in ("-", "clyde", "2clyde", "melon+2pinky"):
            table = swapping(f"{one} {other} -").play("swap:1:2")
            assert table.status == "aaa"
            assert table.hands == f"{other} {one} -"


def test_CARD_21_only_hands_move_and_both_look_at_theirs() -> None:
    waiting: dict[str, Any] = {"skips": "0,1,0", "orders": "2,3,0", "quota": 3, "discard": "3dictate+skip+swap"}
    table = at("dot 2cherry -", phase="swap", drawn=1, **waiting)
    after, events = table.told("swap:1:2")
    assert (after.hands, after.state.quota) == ("2cherry dot -", 3)
    assert (after.field("skips"), after.field("orders")) == ("0,1,0", "2,3,0")
    taken = HandTaken(ruling="CARD-21", seat=seat(1), hand=("cherry", "cherry"))  # type: ignore[arg-type]
    assert events[0] == Swapped(ruling="CARD-21", seat=seat(1), one=seat(1), other=seat(2))
    assert events[1:] == [taken, HandTaken(ruling="CARD-21", seat=seat(2), hand=("dot",))]  # type: ignore[arg-type]
    assert [after.game.tell(taken, viewer) for viewer in (seat(1), seat(2), WATCHER)] == [taken, None, None]
    assert swapping("- - dot").play("swap:1:2").hands == "- - dot"


def test_CARD_22_the_turn_goes_on_with_the_new_hand_and_the_same_count() -> None:
    table = at("dot 2cherry", drawn=1).play("draw +swap swap:1:2")
    assert (table.turn, table.state.drawn, table.hands) == ("ask 1", 2, "2cherry dot")
    assert table.legal == "draw end shut"
    assert at("dot 2cherry", quota=2, discard="dictate").play("draw +swap swap:1:2").legal == "draw"


def test_CARD_23_another_active_player_misses_a_turn() -> None:
    table = at("- - - - 3inky", status="aaado").play("draw +skip")
    assert table.legal == "skip:2 skip:3"
    assert table.ruling("skip:1") == "not-oneself CARD-23"
    assert table.play("skip:2 end").turn == "ask 3"
    _, events = at("- -", status="ad").told("draw +skip")
    assert events[-1] == NoTarget(ruling="CARD-23", seat=seat(1), card="skip")  # type: ignore[arg-type]


def test_CARD_24_skips_do_not_add_up_unless_the_option_says_so() -> None:
    moves = "draw +skip skip:2 draw +skip skip:2 end"
    assert at("- - -").play(moves).field("skips") == "0,0,0"
    stacked = at("- - -", options={"skip_stacks": True}).play(moves)
    assert stacked.field("skips") == "0,1,0"
    following = stacked.play("draw +dot end draw +dot end")
    assert (following.turn, following.field("skips")) == ("ask 3", "0,0,0")
    assert at("- - -").play(f"{moves} draw +dot end draw +dot end").turn == "ask 2"


def test_CARD_25_the_last_active_player_uses_a_skip_up_and_plays_on() -> None:
    table = at("- -", skips="0,1", discard="skip")
    after, events = table.told("shut")
    assert " ".join(event.kind for event in events) == "shut_down turn_skipped turn_began"
    assert (after.turn, after.field("skips")) == ("ask 2", "0,0")


def test_nothing_waits_for_a_player_who_is_knocked_out_or_shuts_down() -> None:
    table = at("inky 2pinky -", phase="give", discard="dictate+give+skip", drawn=1, skips="0,1,0", orders="0,2,0")
    after = table.play("give:inky:2")
    assert (after.field("skips"), after.field("orders")) == ("0,0,0", "0,0,0")
    own = at("- - -", orders="2,0,0", drawn=1, discard="dictate").play("shut")
    assert own.field("orders") == "0,0,0"
