"""Cycles, lives, resets, and the end."""

import pytest

import mazechase
from mazechase.errors import BadText
from mazechase.rules.api import Result, Seat
from mazechase.rules.chase.game import Chase
from rules.chase.positions import CORNERS, Put, chasing, layout, put, start


def result(here: Put) -> Result:
    found = here.game.rules_as(Chase).setup.result(here.state)
    assert found is not None
    return found


def test_QPAC_4_pac_man_begins_the_game_and_every_cycle() -> None:
    assert (start().mover, start().seat) == ("Pac-Man", 1)
    here = chasing("e5", "e6")
    assert here.events("e5")[-1].ruling == "QPAC-4"
    after = here.play("e5")
    assert (after.mover, after.seat, after.state.left) == ("Pac-Man", 1, 2)
    last = put("e4", mover="Clyde", move="1").play("f7")
    assert (last.mover, last.seat, last.state.left) == ("Pac-Man", 1, 2), "and every cycle after another"


def test_QPAC_34_after_a_catch_the_other_ghosts_do_not_move() -> None:
    here = chasing("e5", "d5", "d5h", others="e6 f8 d6", move="2!")
    after = here.play("e5")
    assert (after.pacman, after.ghosts, after.mover) == ("e1", "a5 b5 i5 h5", "Pac-Man")
    assert after.text == "e1 a5,b5,i5,h5 a1,i1,a9,i9 2 0 Pac-Man 2 - 0 0 0"


def test_QPAC_34_a_catch_says_who_and_where() -> None:
    caught = chasing("e5", "e6").events("e5")[1]
    assert (caught.kind, caught.ghost, caught.at, caught.lives) == ("caught", "Blinky", "e5", 2)  # type: ignore[attr-defined]


def test_QPAC_35_eaten_pellets_stay_eaten() -> None:
    after = chasing("e5", "e6", eaten="a1 i1").play("e5")
    assert after.text.split()[2] == "a9,i9"


def test_QPAC_35_where_pellets_come_back_the_level_is_the_best_of_one_life() -> None:
    here = chasing("e5", "e6", eaten="a1 i1", pellets_reset=True)
    assert here.kinds("e5") == "moved caught reset pellets_back"
    assert here.events("e5")[3].pellets == ("a1", "i1")  # type: ignore[attr-defined]
    after = here.play("e5")
    assert after.text.split()[2] == "a1,i1,a9,i9"
    assert after.game.view(after.state, Seat(1)).level == 2
    last = chasing("e5", "e6", eaten="a1", pellets_reset=True, best=2, lives=1)
    assert last.kinds("e5") == "moved caught won"
    assert result(last.play("e5")).scores == (2, 3)
    worse = chasing("e5", "e6", eaten="a1", pellets_reset=True, best=2).play("e5")
    assert worse.game.view(worse.state, Seat(1)).level == 2
    whole = chasing("e5", "e6", pellets_reset=True)
    assert whole.kinds("e5") == "moved caught reset"


def test_QPAC_36_the_third_catch_ends_the_game() -> None:
    assert start().state.lives == 3
    here = chasing("e5", "e6", lives=1, eaten="a1", players=4)
    assert here.kinds("e5") == "moved caught won"
    assert here.events("e5")[2].ruling == "QPAC-36"
    over = here.play("e5")
    assert result(over) == Result((Seat(2), Seat(3), Seat(4)), (1, 3, 3, 3), "chase_lives_lost")
    assert over.legal == ""
    assert chasing("e5", "e6", lives=2).play("e5").legal


@pytest.mark.parametrize("lives", [1, 2, 3])
def test_QPAC_36_with_fewer_lives_as_many_catches_end_it(lives: int) -> None:
    game = mazechase.game("chase", 3, {"layout": layout("", CORNERS), "lives": lives})
    assert (game.rules_as(Chase).facts.lives, game.start().lives) == (lives, lives)
    for left in reversed(range(lives)):
        s = game.place(f"e5 e6,b5,i5,h5 a1,i1,a9,i9 {left + 1} 0 Blinky 2! IPC 0 0 0")
        s = game.apply(s, game.read("e5")).state
        assert s.lives == left
    assert game.rules_as(Chase).setup.result(s) == Result((Seat(2), Seat(3)), (0, lives, lives), "chase_lives_lost")
    with pytest.raises(BadText):
        game.place(f"e1 a5,b5,i5,h5 a1,i1,a9,i9 {lives + 1} 0 Pac-Man 2 - 0 0 0")


def test_QPAC_38_without_a_pellet_there_is_no_level() -> None:
    assert start().game.view(start().state, Seat(1)).level == 0
    won = chasing("e5", "e6", lives=1).events("e5")[2]
    assert (won.winner, won.level) == ("ghosts", 0)  # type: ignore[attr-defined]
    assert result(chasing("e5", "e6", lives=1).play("e5")).scores == (0, 3)
    for eaten, level in (("a1", 1), ("a1 i1", 2), ("a1 i1 a9", 3)):
        assert chasing("e5", "e6", lives=1, eaten=eaten).events("e5")[2].level == level  # type: ignore[attr-defined]


def test_QPAC_39_with_all_ghosts_eaten_pac_man_plays_on_alone() -> None:
    here = put("e5", "- - - -").play("e4 e3")
    assert (here.mover, here.state.left, here.state.idle) == ("Pac-Man", 2, 1)
    last = put("c3", "- - c4 -", move="1+", ate=1, eaten="a1").play("c4")
    assert (last.mover, last.state.left, last.ghosts, last.state.idle) == ("Pac-Man", 2, "- - - -", 0)


def test_QPAC_40_cycles_without_a_pellet_are_counted() -> None:
    assert start().state.idle == 0
    here = put("e5", "- - - -", idle=7)
    assert here.play("e4 e3").state.idle == 8
    assert put("a2", "- - - -", idle=7).play("a1").state.idle == 0
    assert put("a2", "- - - -", idle=7).play("a1 -").state.idle == 0, "nor does that cycle count"
    assert put("a2", "- - - -", idle=7).play("a1 - a2 a3").state.idle == 1
    assert chasing("e5", "e6", idle=7).play("e5").state.idle == 0


@pytest.mark.parametrize("limit", [20, 3])
def test_QPAC_40_too_many_of_them_cost_a_life(limit: int) -> None:
    here = put("e5", "- - - a7", idle=limit - 1, mover="Clyde", move="1", stall_limit=limit)
    assert here.kinds("a6") == "moved stalled reset"
    stalled = here.events("a6")[1]
    assert (stalled.ruling, stalled.cycles, stalled.lives) == ("QPAC-40", limit, 2)  # type: ignore[attr-defined]
    assert here.play("a6").text == "e1 a5,b5,i5,h5 a1,i1,a9,i9 2 0 Pac-Man 2 - 0 0 0"
    last = put("e5", "- - - a7", idle=limit - 1, mover="Clyde", move="1", stall_limit=limit, lives=1)
    assert last.kinds("a6") == "moved stalled won"
    assert result(last.play("a6")).winners == (2,)
    assert put("e5", "- - - a7", idle=limit - 2, mover="Clyde", move="1", stall_limit=limit).play("a6").state.lives == 3


def test_QPAC_40_the_limit_is_20_unless_told_and_none_counts_nothing() -> None:
    assert start().game.options["stall_limit"] == 20
    here = put("e5", "- - - -", stall_limit=None)
    assert here.play("e4 e3 " * 25).state.idle == 0
    assert here.play("e4 e5 " * 25).state.lives == 3


def test_QPAC_40_a_turn_limit_ends_it_without_a_winner() -> None:
    here = put("e5", "- - - -", eaten="a1", max_turns=2, cycles=1)
    assert here.kinds("e4 e3") == "moved turn_limit"
    ended = here.events("e4 e3")[1]
    assert (ended.ruling, ended.cycles, ended.level) == ("QPAC-40", 2, 1)  # type: ignore[attr-defined]
    over = here.play("e4 e3")
    assert result(over) == Result((), (1, 0), "turn_limit")
    assert over.legal == ""
    assert start(max_turns=2).state.cycles == 0
    assert put("e5", "- - - -", max_turns=2).play("e4 e3").legal
    assert put("e5", "- - - -").play("e4 e3").state.cycles == 0, "not counted where there is no limit"


def test_QPAC_40_a_win_within_the_last_cycle_is_a_win() -> None:
    assert result(put("a2", eaten="i1 a9 i9", max_turns=1).play("a1")).winners == (1,)
    assert result(chasing("e5", "e6", lives=1, max_turns=1).play("e5")).winners == (2,)
    caught = chasing("e5", "e6", max_turns=1)
    assert caught.kinds("e5") == "moved caught reset turn_limit", "a caught Pac-Man ends the cycle"
