"""Who begins, where she is placed, which areas are in play."""

import pytest

from mazechase.rules.api import ALL, WATCHER, Chance, Seat
from mazechase.rules.mspacman.game import MsPacMan
from rules.mspacman.positions import HOMES, put, start


def test_MSP_1_the_highest_spin_controls_her_and_its_ghost_leaves_the_board() -> None:
    table = start(3).play("*2 *6 *5")
    assert (table.phase, table.state.ctrl, table.her) == ("place 2", 2, None)
    assert [table.ghost(seat) for seat in (1, 2, 3)] == ["e6", "-", "f5"]
    assert start(3).kinds("*2 *6 *5") == "spun_to_begin:1 took_control:1"
    assert list(start().odds) == ["1", "2", "3", "4", "5", "6"]


def test_MSP_1_by_option_the_die_decides_and_F2_counts_2() -> None:
    table = start(start_by="die")
    assert list(table.odds) == ["1", "F2", "3", "4", "5", "6"]
    assert table.play("*F2 *1").state.ctrl == 1
    assert table.play("*F2 *3").state.ctrl == 2
    assert table.play("*F2 *F2").phase == "begin 1"


def test_MSP_2_every_seat_spins_in_turn_and_equal_highest_spin_again_among_themselves() -> None:
    table = start(4)
    for seat, token in enumerate(("*3", "*5", "*1"), 1):
        assert isinstance(table.node, Chance)
        assert table.node.seat == seat
        table = table.play(token)
    assert table.kinds("*5") == "spun_to_begin:1 tied_to_begin:2"
    tied = table.play("*5")
    assert (tied.phase, tied.state.spins) == ("begin 2", (-1, 0, -1, 0))
    assert tied.play("*1").phase == "begin 4"
    assert tied.play("*1 *2").phase == "place 4"
    assert tied.play("*4 *4").state.spins == (-1, 0, -1, 0)
    assert tied.play("*4 *4 *6 *5").state.ctrl == 2


def test_MSP_2_only_the_highest_matter() -> None:
    assert start(3).play("*2 *2 *3").state.ctrl == 3


def test_MSP_6_she_may_be_placed_on_any_circle_of_any_colour() -> None:
    table = start(2).play("*6 *1")
    assert table.legal == "c3 d3 h3 h4 c7 c8 g8 h8"
    assert table.kinds("g8") == "placed:6"
    placed = table.play("g8")
    assert (placed.phase, placed.her) == ("spin 1", "g8")
    assert table.ruling("e8") == "no-circle MSP-6"
    assert table.ruling("e6") == "no-circle MSP-6"


def test_MSP_10_the_dot_under_her_stays_until_her_first_step() -> None:
    placed = start(2).play("*6 *1 c8")
    assert "c8" in placed.dots
    assert "c8" not in placed.play("*2 c9").dots


@pytest.mark.parametrize(("players", "homes"), [(2, "e6 f5"), (3, "e6 f6 f5"), (4, "e6 f6 f5 e5")])
def test_MSP_7_colours_go_clockwise_and_two_sit_opposite(players: int, homes: str) -> None:
    table = start(players)
    assert [table.ghost(seat) for seat in range(1, players + 1)] == homes.split()
    owners = {area.home: area.seat for area in table.game.rules_as(MsPacMan).facts.areas}
    assert [owners[home] for home in homes.split()] == list(range(1, players + 1))
    assert [area.colour for area in table.game.rules_as(MsPacMan).facts.areas] == ["Blinky", "Inky", "Pinky", "Sue"]
    assert [area.home for area in table.game.rules_as(MsPacMan).facts.areas] == list(HOMES)


def test_MSP_7_all_68_dots_are_laid_or_by_option_only_those_in_play() -> None:
    assert len(start(2).dots) == len(start(4).dots) == 68
    sparse = start(2, fill_unused_areas=False)
    assert len(sparse.dots) == 34
    assert not sparse.dots & {"j10", "a1", "g8", "c3"}
    assert {"a10", "j1", "c8", "h3"} <= sparse.dots
    assert len(start(3, fill_unused_areas=False).dots) == 51
    assert len(start(4, fill_unused_areas=False).dots) == 68


def test_MSP_7_clearing_an_area_nobody_plays_has_no_effect() -> None:
    table = put("walk", "- f5", her="g8", dots="g8 c8 j1", steps=2)
    after = table.play("g9")
    assert after.phase == "walk 1"
    assert after.state.dots == put("walk", "- f5", her="g9", dots="c8 j1", steps=1).state.dots
    assert table.kinds("g9") == "stepped:12 ate:8"


def test_MSP_7_without_dots_in_unused_areas_there_is_no_power_dot_there() -> None:
    for fill, ghost in ((True, "f5p2"), (False, "f5")):
        table = put("walk", "- f5", her="j10", steps=2, fill_unused_areas=fill)
        assert table.play("j9").ghost(2) == ghost


def test_MSP_46_the_first_turn_is_hers_then_clockwise() -> None:
    table = start(3).play("*1 *1 *6 c8 *1 c9")
    assert table.phase == "roll 1"
    assert table.play("*1 e7").phase == "roll 2"
    assert table.play("*1 e7 *1 g6").phase == "spin 3"


def test_MSP_58_everybody_sees_everything() -> None:
    table = put("walk", "- g8p1 h5f1", her="c8", steps=4, flags="x")
    one, *others = (table.game.view(table.state, viewer) for viewer in (Seat(1), Seat(2), WATCHER, ALL))
    assert all(other == one for other in others)
    assert (one.mp, one.steps, one.in_extra, one.earned) == ("c8", 4, True, False)
    assert [(g.at, g.cause, g.flip_in) for g in one.ghosts if g] == [("g8", "power", 1), ("h5", "f2", 1)]
    assert one.left == {"Blinky": 17, "Inky": 17, "Pinky": 17, "Sue": 17}
    assert len(one.dots) == 68
