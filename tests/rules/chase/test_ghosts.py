"""Steps of ghosts."""

from typing import Any

import pytest

from rules.chase.positions import chasing, put

# The only ghosts that have nowhere to go: those that must run towards Pac-Man over two pellets...
TOWARD: dict[str, Any] = {"pellets": "e7 e6 a9 i9", "frenzy_path": "toward"}
# ... and those that other ghosts shut in.
SHUT_IN: dict[str, Any] = {"pellets": "i1 a9 i9 c9", "ghosts_stack": False}


def test_QPAC_22_a_ghost_that_can_move_must() -> None:
    here = chasing("e5", "d9")
    assert here.legal == "d8 c9 e9"
    assert here.ruling("-") == "must-move QPAC-22"
    assert here.ruling("d9") == "stands-there QPAC-22"


def test_QPAC_22_with_ghost_pass_it_may_stand_still() -> None:
    here = chasing("e5", "d9", ghost_pass=True)
    assert here.legal == "d8 c9 e9 -"
    assert here.kinds("-") == "stayed"
    assert here.events("-")[0].ruling == "QPAC-22"
    assert (here.play("-").ghosts, here.play("-").mover) == ("d9 d8 f8 d6", "Inky")
    running = chasing("e5", "e8", ghost_pass=True)
    assert running.legal == "e7 d8 f8 -"
    assert running.play("e7").ruling("-") == "run-on QPAC-30"


def test_QPAC_23_no_ghost_ends_its_move_on_a_pellet() -> None:
    here = chasing("e5", "a2")
    assert here.legal == "b2 a3"
    assert here.ruling("a1") == "pellet-there QPAC-23"


def test_QPAC_23_in_frenzy_it_runs_over_a_pellet_but_does_not_stop_there() -> None:
    here = chasing("e5", "e8", pellets="e7 i1 a9 e9")
    assert here.legal == "e7 d8 f8", "e9 is a pellet at the border"
    assert here.ruling("e9") == "pellet-there QPAC-23"
    assert here.play("e7").legal == "e6"
    short = chasing("e5", "e8", pellets="e7 i1 a9 e9", frenzy_exact=False).play("e7")
    assert short.ruling("-") == "stop-on-pellet QPAC-23"
    two = chasing("e5", "e8", pellets="e7 e6 a9 i9")
    assert two.ruling("e7") == "pellet-there QPAC-23", "a first step onto a pellet needs a second off it"


def test_QPAC_23_where_pellets_may_not_be_crossed_it_does_not_enter() -> None:
    here = chasing("e5", "e8", pellets="e7 i1 a9 i9", ghost_cross_pellet=False)
    assert here.legal == "d8 f8"
    assert here.ruling("e7") == "pellet-there QPAC-23"


def test_QPAC_23_a_ghost_among_pellets_stays_without_an_action() -> None:
    here = put("e5", "e8 a8 b8 c8", **TOWARD)
    assert here.kinds("d5 e5") == "moved frenzied stayed"
    assert here.play("d5 e5").mover == "Inky"


def test_QPAC_24_the_square_of_an_eaten_pellet_is_free() -> None:
    assert chasing("e5", "a2", eaten="a1").legal == "a1 b2 a3"


def test_QPAC_32_ghosts_share_squares_and_pass_one_another() -> None:
    here = chasing("e5", "d9", others="c9 f8 d6")
    assert here.legal == "d8 c9 e9"
    assert here.play("c9").ghosts == "c9 c9 f8 d6"
    assert chasing("e5", "e9", others="e8 e7 d6").play("e8").legal == "e7"


def test_QPAC_32_without_stacking_they_do_not() -> None:
    here = chasing("e5", "d9", others="c9 f8 d6", ghosts_stack=False)
    assert here.legal == "d8 e9"
    assert here.ruling("c9") == "no-sharing QPAC-32"
    running = chasing("e5", "e8", others="e7 d8 f6", ghosts_stack=False)
    assert running.legal == "f8"
    assert running.ruling("e7") == "no-sharing QPAC-32"
    behind = chasing("e5", "e9", others="e7 d9 f9", ghosts_stack=False)
    assert behind.legal == "e8", "the one behind leaves a run of one square"
    assert behind.play("e8").mover == "Inky"


def test_QPAC_33_a_ghost_without_a_step_stays() -> None:
    here = put("e5", "a1 a2 b1 f8", **SHUT_IN)
    assert here.play("e4 e3").ghosts == "a1 a2 b1 f8"
    stays = here.events("e4 e3")[1]
    assert (stays.kind, stays.piece, stays.at, stays.ruling) == ("stayed", "Blinky", "a1", "QPAC-33")  # type: ignore[attr-defined]
    passing = put("e5", "a1 a2 b1 f8", ghost_pass=True, **SHUT_IN)
    assert passing.play("e4 e3").mover == "Inky", "where it may pass, too"


def test_QPAC_41_a_ghost_need_not_catch() -> None:
    here = chasing("e5", "e6")
    assert here.legal == "e5 d6 f6 e7"
    assert here.play("d6").state.lives == 3
    assert chasing("e5", "e6", ghost_pass=True).ruling("-") == "legal"


@pytest.mark.parametrize(("ghost", "ways"), [("e6", "e5"), ("e7", "e6"), ("g5", "f5"), ("d6", "d5 c6 e6 d7")])
def test_QPAC_41_with_must_catch_it_must(ghost: str, ways: str) -> None:
    here = chasing("e5", ghost, must_catch=True, others="a8 b8 c8")
    assert here.legal == ways
    if ways != "d5 c6 e6 d7":
        assert here.ruling({"e6": "e7", "e7": "e8", "g5": "h5"}[ghost]) == "must-catch QPAC-41"


def test_QPAC_41_must_catch_leaves_no_way_to_end_before() -> None:
    here = chasing("e5", "e7", must_catch=True, frenzy_exact=False, ghost_pass=True)
    assert here.legal == "e6"
    assert here.ruling("-") == "must-catch QPAC-41"
    assert here.play("e6").legal == "e5"
    assert here.play("e6").ruling("-") == "must-catch QPAC-41"
    assert chasing("e5", "e9", must_catch=True, ghost_pass=True).ruling("-") == "legal", "he is too far away"
    free = chasing("e5", "e7", must_catch=True, frenzy_path="free")
    assert free.legal == "e6"
    assert free.play("e6").legal == "e5"
    assert free.play("e6").ruling("d6") == "must-catch QPAC-41"
