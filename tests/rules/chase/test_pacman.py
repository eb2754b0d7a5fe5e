"""Pac-Man's two steps."""

import pytest

from mazechase.rules.chase.game import Chase
from rules.chase.positions import at, put, start, told


def test_QPAC_5_pac_man_moves_two_squares_no_less() -> None:
    here = put("e5")
    assert here.legal == "e4 d5 f5 e6"
    assert here.ruling("-") == "two-steps QPAC-5"
    here = here.play("e4")
    assert (here.mover, here.legal) == ("Pac-Man", "e3 d4 f4 e5")
    assert here.ruling("-") == "two-steps QPAC-5"
    assert here.play("e3").mover == "Blinky"
    assert [start().play(steps).mover for steps in ("", "e3", "e3 e4")] == ["Pac-Man", "Pac-Man", "Blinky"]
    again = put("e5", "- - - -").play("e4 e3")
    assert [again.play(steps).state.left for steps in ("", "e4", "e4 e5")] == [2, 1, 2], "in every cycle"


def test_QPAC_5_with_short_moves_he_may_stop_after_one_square() -> None:
    here = put("e5", pacman_short_move=True)
    assert here.ruling("-") == "one-step QPAC-5"
    here = here.play("e4")
    assert here.legal == "e3 d4 f4 e5 -"
    assert here.play("-").pacman == "e4"
    assert here.play("-").mover == "Blinky"
    assert told(here, "-") == ("stopped", "Pac-Man", "e4", "QPAC-5")
    assert "stopped" not in here.kinds("e3")


def test_QPAC_6_each_step_goes_in_any_of_four_directions_and_back() -> None:
    assert put("e5").play("e4 d4").pacman == "d4"
    assert put("e5").play("e4 e5").pacman == "e5"
    assert put("e5").ruling("d4") == put("e5").ruling("e7") == "too-far QPAC-6"
    assert put("e5").events("e4")[0].ruling == "QPAC-6"


def test_QPAC_7_pac_man_among_ghosts_does_not_move_and_the_ghosts_do() -> None:
    stuck = put("b1", "c1 b2 d3 a2", pellets="a9 i9 i1 c9", mover="Clyde", move="1")
    assert stuck.play("a3").legal == "a1", "one way is open until Clyde closes it"
    after = stuck.events("a1")
    assert [(event.kind, event.ruling) for event in after] == [
        ("moved", "QPAC-21"),
        ("stayed", "QPAC-7"),
        ("frenzied", "QPAC-28"),
    ]
    assert stuck.play("a1").mover == "Blinky"
    assert stuck.play("a1").state.idle == 1, "the cycle in which he stays counts from then on"


def test_QPAC_7_pac_man_who_may_walk_into_ghosts_is_never_stuck() -> None:
    stuck = put("b1", "c1 b2 d3 a2", pellets="a9 i9 i1 c9", mover="Clyde", move="1", pacman_into_ghost="caught")
    assert stuck.play("a1").mover == "Pac-Man"


def test_QPAC_8_a_pellet_on_the_first_step_ends_the_two_and_brings_three() -> None:
    here = put("a2").play("a1")
    assert (here.mover, here.state.left, here.state.boost) == ("Pac-Man", 3, True)
    assert put("a2").kinds("a1") == "moved ate_pellet boosted"
    assert put("a2").events("a1")[2].ruling == "QPAC-8"
    assert put("a3").play("a2 a1").state.left == 3


def test_QPAC_9_a_pellet_cannot_be_passed_uneaten() -> None:
    here = put("a2").play("a1")
    assert "a1" not in here.text.split()[2]
    assert len(here.state.pellets) == 3
    assert put("a2").events("a1")[1].ruling == "QPAC-9"
    assert put("d2", "d8 f8 d6 f6", eaten="a1", pellets="a1 e2 a9 i9").play("e2").state.boost
    boosted = put("a2", pellets="a1 b2 a9 i9").play("a1 b1 b2")
    assert len(boosted.state.pellets) == 2


def test_QPAC_17_without_the_boost_ghosts_are_in_the_way() -> None:
    here = put("e5", "e6 f8 d6 e4")
    assert here.legal == "d5 f5"
    assert here.ruling("e6") == "ghost-there QPAC-17"
    assert here.why("e6").cells == ("e6",)  # type: ignore[union-attr]
    assert put("e5", "e3 f8 d6 f6").play("e4").legal == "d4 f4 e5", "on the second step too"


def test_QPAC_17_where_he_may_walk_into_a_ghost_it_catches_him() -> None:
    here = put("e5", "e6 f8 d6 f6", pacman_into_ghost="caught")
    assert here.legal == "e4 d5 f5 e6"
    assert here.kinds("e6") == "moved caught reset"
    assert here.events("e6")[1].ruling == "QPAC-17"
    after = here.play("e6")
    assert (after.pacman, after.mover, after.state.left, after.state.lives) == ("e1", "Pac-Man", 2, 2)


def test_QPAC_18_nobody_jumps() -> None:
    assert put("e5", "e6 f8 d6 f6").ruling("e7") == "no-jump QPAC-18"
    assert put("e5", "e7 f8 d6 f6", mover="Blinky", move="2!").ruling("e6") == "legal"
    assert put("e5", "e6 f8 d6 f6", pacman_into_ghost="caught").ruling("e7") == "no-jump QPAC-18"


@pytest.mark.parametrize("frenzy_path", ["straight", "free"])
def test_QPAC_18_a_ghost_does_not_jump_over_pac_man(frenzy_path: str) -> None:
    here = put("e5", "e6 f8 d6 f6", mover="Blinky", move="2!", frenzy_path=frenzy_path)
    assert here.ruling("e4") == "no-jump QPAC-18"
    assert here.why("e4").cells == ("e5", "e4")  # type: ignore[union-attr]


def test_QPAC_18_only_a_piece_that_is_in_the_way_is_jumped() -> None:
    """A piece that can be walked over is no reason, nor is one when there are no two steps to go."""
    stacked = at("c4 b5,b4,g5,i6 b2,h2,b8,h8 2 4 Inky 2! PC 0 0 0")
    assert stacked.ruling("b6") == "too-far QPAC-21"
    assert stacked.play("b5 b6").ghosts.split()[1] == "b6"
    boosted = at("d2 d4,h6,h5,d3 h2,b8,h8 3 0 Pac-Man 3+ - 1 0 0")
    assert boosted.ruling("d4") == "too-far QPAC-6"
    assert boosted.play("d3 d4").pacman == "d4"
    assert put("e3", "d8 d7 d9 f6", mover="Blinky", move="1").ruling("d6") == "too-far QPAC-21"
    apart = put("e3", "d8 d7 d9 f6", mover="Blinky", move="1", ghosts_stack=False)
    assert apart.ruling("d6") == "too-far QPAC-21"
    assert put("d3", "d8 d7 d9 f6", mover="Blinky", move="2!", ghosts_stack=False).ruling("d6") == "no-jump QPAC-18"


def test_QPAC_42_fences_stop_steps_and_sight_alike() -> None:
    seen = put("e5", "e8 f8 d6 f6", mover="Blinky", move="2!")
    assert seen.ruling("e7") == "legal"
    unseen = put("e5", "e8 f8 d6 f6", "e6h", mover="Blinky", move="1")
    assert "frenzied" not in unseen.kinds("e7")
    assert unseen.play("e7").state.ghosts[0] == unseen.play("e7").game.read("e7").to  # type: ignore[union-attr]
    assert put("e5", "e7 f8 d6 f6", "e6h", mover="Blinky", move="1").ruling("e6") == "fence-between QPAC-42"


def test_QPAC_3_fences_stand_where_they_stand() -> None:
    here = put("e5", fences="e5h")
    assert here.legal == "e4 d5 f5"
    assert here.ruling("e6") == "fence-between QPAC-42"
    assert here.why("e6").cells == ("e5", "e6")  # type: ignore[union-attr]
    assert here.play("e4 e3").game.rules_as(Chase).facts.fences == ("e5h",)
    assert here.ruling("e5") == "stands-there QPAC-5"
