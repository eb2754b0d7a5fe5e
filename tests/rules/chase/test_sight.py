"""Sight and frenzy."""

import pytest

from rules.chase.positions import chasing, put, told


def frenzied(pac: str, ghost: str, fences: str = "", others: str = "d8 f8 d6") -> bool:
    """Tell whether Blinky on a square is in frenzy after Pac-Man has gone to another and come back."""
    here = put(pac, f"{ghost} {others}", fences)
    step = here.legal.split()[0]
    return here.play(f"{step} {pac}").state.frenzy


@pytest.mark.parametrize("ghost", ["e9", "e1", "a5", "i5", "e7"])
def test_QPAC_25_a_ghost_sees_along_row_and_column_at_any_distance(ghost: str) -> None:
    assert frenzied("e5", ghost)


@pytest.mark.parametrize("pac", ["c3", "g7"])
def test_QPAC_25_it_sees_every_square_of_its_row_and_column_and_no_other(pac: str) -> None:
    for ghost in (f"{column}{row}" for column in "abcdefghi" for row in range(1, 10)):
        if ghost not in (pac, "a1", "i1", "a9", "i9"):
            assert frenzied(pac, ghost, others="- - -") == (ghost[0] == pac[0] or ghost[1] == pac[1]), ghost


@pytest.mark.parametrize("ghost", ["d4", "g7", "b8", "f6", "d9", "h4"])
def test_QPAC_26_it_does_not_see_diagonally(ghost: str) -> None:
    assert not frenzied("e5", ghost)


def test_QPAC_27_fences_block_the_sight_and_ghosts_and_pellets_do_not() -> None:
    assert not frenzied("e5", "e9", "e7h")
    assert not frenzied("e5", "e9", "d7h")
    assert frenzied("e5", "e9", "f7h")
    assert not frenzied("e5", "a5", "b4v")
    assert frenzied("e5", "e9", others="e8 e7 d6")
    assert put("e5", "e9 f8 d6 c8", pellets="e8 e7 a9 i9", eaten="a9").play("d5 e5").state.frenzy


def test_QPAC_28_sight_is_tested_once_as_the_ghosts_move_begins() -> None:
    here = put("e5", "e9 a5 d6 f7").play("f5")
    events = here.events("e5")
    assert [event.ruling for event in events] == ["QPAC-6", "QPAC-28"]
    assert events[1].line == ("e9", "e8", "e7", "e6", "e5")  # type: ignore[attr-defined]
    here = here.play("e5")
    assert here.text.split()[6] == "2!"
    here = here.play("d9")
    assert here.text.split()[6] == "1!w", "out of sight it is in frenzy still"
    assert here.play("c9").text.split()[5:7] == ["Inky", "2!"], "the next looks for itself"
    unseeing = chasing("e5", "d7", others="a8 b8 c8").play("e7")
    assert unseeing.mover == "Inky", "who comes to see him within its move is not in frenzy"


def test_QPAC_28_who_has_seen_him_may_run_on_out_of_sight_and_who_has_not_may_not() -> None:
    free = chasing("e5", "e9", frenzy_path="free").play("d9")
    assert (free.state.left, free.state.frenzy, free.mover) == (1, True, "Blinky")
    assert "d8" in free.legal.split()
    seen_later = put("e5", "d7 d9 a8 b8", mover="Blinky", move="1").play("e7")
    assert (seen_later.mover, seen_later.state.frenzy) == ("Inky", False)


def test_QPAC_28_a_ghost_that_is_named_looks_as_it_is_named() -> None:
    here = put("e4", "d9 e9 a8 b8", ghost_order="free").play("f4 e4")
    assert (here.mover, here.state.frenzy) == ("call", False)
    inky = here.play("Inky")
    assert (inky.mover, inky.state.frenzy, inky.state.left) == ("Inky", True, 2)
    assert here.play("Blinky").state.left == 1


def test_QPAC_29_a_frenzied_ghost_runs_two_squares_straight_in_any_direction() -> None:
    here = chasing("e5", "e8")
    assert here.legal == "e7 d8 f8"
    here = here.play("d8")
    assert (here.mover, here.legal) == ("Blinky", "c8")
    assert here.ruling("d7") == "straight-on QPAC-29"
    assert chasing("e5", "e8").events("d8")[-1].ruling == "QPAC-29"
    assert here.play("c8").mover == "Inky"


def test_QPAC_29_on_a_free_path_it_may_turn_and_come_back() -> None:
    here = chasing("e5", "e8", frenzy_path="free")
    assert here.legal == "e7 d8 f8 e9"
    here = here.play("e7")
    assert here.legal == "e6 d7 f7 e8"
    assert here.play("e8").ghosts.startswith("e8")
    near = chasing("e5", "e8", pellets="e7 d7 a9 i9", frenzy_path="free").play("e7")
    assert near.legal == "e6 f7 e8"
    assert near.ruling("d7") == "pellet-there QPAC-23"


def test_QPAC_29_toward_means_along_the_line_to_pac_man() -> None:
    here = chasing("e5", "e8", frenzy_path="toward")
    assert here.legal == "e7"
    assert here.ruling("d8") == "toward QPAC-29"
    assert here.play("e7").legal == "e6"
    short = chasing("e5", "e8", frenzy_path="toward", pellets="e6 i1 a9 i9")
    assert short.play("e7").mover == "Inky", "one square if the second is a pellet"
    over = chasing("e5", "e8", frenzy_path="toward", pellets="e7 i1 a9 i9")
    assert over.play("e7").legal == "e6", "two over a pellet"
    assert chasing("e5", "e8", frenzy_path="toward", frenzy_exact=False).play("e7").legal == "e6 -"


def test_QPAC_30_two_squares_if_some_direction_allows_two_else_one() -> None:
    here = chasing("e5", "e8")
    assert here.ruling("e9") == "farther QPAC-30"
    assert here.why("e9").cells == ("e7", "d8", "f8")  # type: ignore[union-attr]
    assert here.play("e7").legal == "e6"
    assert here.play("e7").ruling("-") == "run-on QPAC-30"


def test_QPAC_30_one_square_where_no_direction_allows_two() -> None:
    here = chasing("e4", "e8", "c8v f8v", pellets="e6 a1 i1 a9")
    assert here.legal == "e7 d8 f8 e9", "a pellet, two fences and the border are two squares away"
    for step in here.legal.split():
        assert here.play(step).mover == "Inky"


def test_QPAC_30_other_ghosts_limit_a_run_only_where_they_do_not_share() -> None:
    others = "e6 c8 g8"
    sharing = chasing("e4", "e8", others=others)
    assert sharing.legal == "e7 d8 f8"
    apart = chasing("e4", "e8", others=others, ghosts_stack=False)
    assert apart.legal == "e7 d8 f8 e9", "no direction has two squares"
    assert chasing("e4", "e8", others="e6 c8 g9", ghosts_stack=False).legal == "f8"
    assert apart.play("e7").mover == "Inky"


def test_QPAC_30_a_pellet_may_be_run_over_but_not_be_the_second_square() -> None:
    assert chasing("e3", "e8", pellets="e7 a1 i1 a9").play("e7").legal == "e6"
    second = chasing("e3", "e8", pellets="e6 a1 i1 a9")
    assert second.legal == "d8 f8"
    assert second.ruling("e7") == "farther QPAC-30"


def test_QPAC_30_with_frenzy_exact_off_one_or_two_at_will() -> None:
    here = chasing("e5", "e8", frenzy_exact=False)
    assert here.legal == "e7 d8 f8 e9"
    assert here.play("e9").mover == "Inky"
    here = here.play("e7")
    assert here.legal == "e6 -"
    assert here.play("-").ghosts.startswith("e7")
    assert here.play("-").mover == "Inky"
    assert told(here, "-") == ("stopped", "Blinky", "e7", "QPAC-30")
    assert here.events("-")[0].seat == 2  # type: ignore[attr-defined]
    assert "stopped" not in here.kinds("e6")


def test_QPAC_31_pac_man_next_to_a_frenzied_ghost_is_caught_on_its_first_square() -> None:
    here = chasing("e5", "e6")
    assert here.kinds("e5") == "moved caught reset"
    assert here.events("e5")[1].ruling == "QPAC-31"
    assert chasing("e5", "e6", "e4h").legal == "e5 d6 f6 e7", "though a fence stands behind him"


def test_QPAC_31_pac_man_two_squares_away_is_caught_on_the_second() -> None:
    assert chasing("e5", "e7").play("e6 e5").state.lives == 2
    assert chasing("e5", "e7", pellets="e6 i1 a9 i9").play("e6 e5").state.lives == 2
