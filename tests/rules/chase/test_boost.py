"""The boost: three steps more, and ghosts are eaten."""

from typing import Any

import pytest

from mazechase.rules.chase.game import Chase
from rules.chase.positions import put

BOOSTED: dict[str, Any] = {"eaten": "a1", "ate": 1}


@pytest.mark.parametrize(
    ("mandatory", "exact", "at_once", "begun"),
    [(False, False, True, True), (False, True, True, False), (True, False, False, True), (True, True, False, False)],
)
def test_QPAC_11_whether_a_boost_must_be_used_and_used_up(
    mandatory: bool,  # noqa: FBT001
    exact: bool,  # noqa: FBT001
    at_once: bool,  # noqa: FBT001
    begun: bool,  # noqa: FBT001
) -> None:
    here = put("a2", boost_mandatory=mandatory, boost_exact=exact).play("a1")
    assert here.ruling("-") == ("legal" if at_once else "must-boost QPAC-10")
    for step in ("a2", "a3"):
        here = here.play(step)
        assert here.ruling("-") == ("legal" if begun else "whole-boost QPAC-11")
    assert here.play("a4").mover == "Blinky"


def test_QPAC_10_the_boost_is_optional_and_three_squares() -> None:
    here = put("a2").play("a1")
    assert here.legal == "b1 a2 -"
    assert here.play("-").mover == "Blinky"
    assert [(event.kind, event.ruling) for event in here.events("-")][:1] == [("boost_ended", "QPAC-10")]
    assert here.play("a2 a3").mover == "Pac-Man"
    assert here.play("a2 a3 a4").mover == "Blinky"


def test_QPAC_10_where_it_is_mandatory_the_boost_must_be_begun() -> None:
    here = put("a2", boost_mandatory=True).play("a1")
    assert here.legal == "b1 a2"
    assert here.ruling("-") == "must-boost QPAC-10"
    assert here.play("a2").legal == "a1 b2 a3 -"


@pytest.mark.parametrize(
    ("mandatory", "exact", "stops"),
    [(False, False, {0, 1, 2}), (False, True, {0}), (True, False, {1, 2}), (True, True, set())],
)
def test_QPAC_10_how_many_boosted_steps_there_can_be(mandatory: bool, exact: bool, stops: set[int]) -> None:  # noqa: FBT001
    here = put("a2", boost_mandatory=mandatory, boost_exact=exact).play("a1")
    for taken, step in enumerate(("a2", "a3", "a4")):
        assert here.state.left == 3 - taken
        assert ("-" in here.legal.split()) == (taken in stops)
        here = here.play(step)
    assert here.mover == "Blinky", "three are the most"


def test_QPAC_11_he_may_stop_early() -> None:
    here = put("a2").play("a1 a2")
    assert here.play("-").pacman == "a2"
    assert [(event.kind, event.ruling) for event in here.events("-")][:1] == [("boost_ended", "QPAC-11")]
    assert "stopped" not in here.kinds("-"), "it is told once"
    ends = [event for event in here.events("a3 a4") if event.kind == "boost_ended"]
    assert [event.ruling for event in ends] == ["QPAC-14"], "a boost that is used up ends by itself"


def test_QPAC_12_boosted_steps_turn_as_he_likes_round_the_fences_and_through_ghosts() -> None:
    assert put("e5", move="3+", **BOOSTED).legal == "e4 d5 f5 e6 -"
    here = put("c3", "c4 f8 d6 f6", "c3v", move="3+", **BOOSTED)
    assert here.legal == "c2 b3 c4 -"
    assert here.ruling("d3") == "fence-between QPAC-42"
    assert here.play("c4 c3 b3").pacman == "b3"
    assert here.events("c4")[0].ruling == "QPAC-12"


def test_QPAC_12_every_boosted_step_may_turn_or_go_back() -> None:
    here = put("e5", "e6 d5 f5 e4", move="3+", **BOOSTED)
    for step in ("e6", "e5", "d5"):  # there, back and to the side, through the ghosts
        column, row = here.pacman[0], int(here.pacman[1])
        around = (
            f"{column}{row - 1}",
            f"{chr(ord(column) - 1)}{row}",
            f"{chr(ord(column) + 1)}{row}",
            f"{column}{row + 1}",
        )
        assert here.legal == f"{' '.join(around)} -"
        here = here.play(step)
    assert (here.pacman, here.ghosts) == ("d5", "- - f5 e4")


def test_QPAC_13_a_second_pellet_brings_a_fresh_boost() -> None:
    here = put("a2", pellets="a1 b2 a9 i9").play("a1 b1 b2")
    assert (here.state.left, here.state.boost, len(here.state.pellets)) == (3, True, 2)
    assert put("a2", pellets="a1 b2 a9 i9").kinds("a1 b1 b2") == "moved ate_pellet boosted"
    assert put("a2", pellets="a1 b2 a9 i9").events("a1 b1 b2")[2].ruling == "QPAC-13"


def test_QPAC_13_without_chaining_the_second_pellet_ends_the_move() -> None:
    here = put("a2", pellets="a1 b2 a9 i9", boost_chain=False)
    assert here.kinds("a1 b1 b2") == "moved ate_pellet boost_ended"
    assert (here.play("a1 b1 b2").mover, len(here.play("a1 b1 b2").state.pellets)) == ("Blinky", 2)
    assert here.play("a1").state.left == 3, "the first one boosts"


def test_QPAC_14_the_boost_is_over_when_the_ghosts_move() -> None:
    here = put("a2", "b3 f8 d6 f6").play("a1 b1 -")
    assert not here.state.boost
    assert put("a2", "b3 f8 d6 f6").kinds("a1 b1 -").startswith("boost_ended")
    assert here.play("b2 b1").state.lives == 2


def test_QPAC_15_he_eats_every_ghost_on_every_square_he_enters() -> None:
    here = put("c3", "c4 c4 c5 f6", move="3+", **BOOSTED)
    assert here.kinds("c4") == "moved ate_ghost ate_ghost"
    assert here.events("c4")[1].ruling == "QPAC-15"
    here = here.play("c4 c5")
    assert (here.ghosts, here.state.left) == ("- - - f6", 1)


def test_QPAC_15_without_eating_in_passing_only_those_where_he_stops() -> None:
    here = put("c3", "c4 c4 c5 f6", move="3+", eat_in_passing=False, **BOOSTED)
    assert here.kinds("c4") == "moved"
    assert here.play("c4 c5 b5").ghosts == "c4 c4 c5 f6"
    assert here.play("c4 c5 c4").ghosts == "- - c5 f6"
    assert here.kinds("c4 -").startswith("ate_ghost ate_ghost boost_ended")


def test_QPAC_16_only_boosted_steps_eat() -> None:
    here = put("a3", "a4 f8 d6 f6")
    assert here.ruling("a4") == "ghost-there QPAC-17"
    assert here.play("a2 a1").ruling("a4") == "too-far QPAC-6"
    assert put("a3", "a2 f8 d6 f6").ruling("a2") == "ghost-there QPAC-17", "nor the steps to the pellet"
    assert put("e5", "e3 f8 d6 f6").play("e4").ruling("e3") == "ghost-there QPAC-17"


def test_QPAC_16_a_step_that_is_not_boosted_eats_nobody_even_where_it_may_meet_a_ghost() -> None:
    for into in ("caught", "blocked"):
        for passing in (True, False):
            here = put("b1", "c1 f8 d6 f6", pacman_into_ghost=into, eat_in_passing=passing)
            if into == "caught":
                assert here.kinds("c1") == "moved caught reset"
            after = here.play("b2 b1" if into == "blocked" else "c1")
            assert "-" not in after.ghosts.split()
            eaten = put("b1", "b2 f8 d6 f6", pacman_into_ghost=into, eat_in_passing=passing)
            assert eaten.play("a1 a2 b2 -").ghosts.startswith("-"), "the steps after the pellet do"


def test_QPAC_19_an_eaten_ghost_is_away_until_the_next_reset() -> None:
    here = put("c3", "c4 f8 d6 f6", move="1+", **BOOSTED).play("c4")
    assert (here.ghosts, here.mover) == ("- f8 d6 f6", "Inky")
    here = here.play("f9 d7 f7 c3 c2")
    assert (here.ghosts, here.mover) == ("- f9 d7 f7", "Inky")
    caught = put("e5", "- e7 d6 f6", mover="Inky", move="2!").play("e6 e5")
    assert caught.ghosts == "a5 b5 i5 h5"


def test_QPAC_37_the_last_pellet_wins_at_once() -> None:
    here = put("a2", eaten="i1 a9 i9", lives=1)
    assert here.kinds("a1") == "moved ate_pellet won"
    assert here.events("a1")[2].ruling == "QPAC-37"
    over = here.play("a1")
    result = over.game.rules_as(Chase).setup.result(over.state)
    assert result is not None
    assert (result.winners, result.scores, result.reason) == ((1,), (4, 2), "chase_pellets_eaten")
    assert over.legal == ""
