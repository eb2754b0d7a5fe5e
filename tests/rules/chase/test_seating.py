"""Who runs which piece, and in which order they move."""

import pytest

import mazechase
from mazechase.rules.chase.game import Chase
from rules.chase.positions import put, start

RUNS = {
    2: {"Pac-Man": 1, "Blinky": 2, "Inky": 2, "Pinky": 2, "Clyde": 2},
    3: {"Pac-Man": 1, "Blinky": 2, "Inky": 3, "Pinky": 2, "Clyde": 3},
    4: {"Pac-Man": 1, "Blinky": 2, "Inky": 3, "Pinky": 4, "Clyde": 2},
    5: {"Pac-Man": 1, "Blinky": 2, "Inky": 3, "Pinky": 4, "Clyde": 5},
}


@pytest.mark.parametrize("players", RUNS)
def test_QPAC_1_ghosts_are_dealt_one_by_one_to_the_seats_after_pac_man(players: int) -> None:
    here = start(players)
    assert here.game.rules_as(Chase).facts.runs == RUNS[players]
    assert here.seat == here.play("e3").seat == 1
    order = []
    here = here.play("e3 e4")
    while here.mover != "Pac-Man":
        order.append((here.mover, here.seat))
        assert here.game.legal(here.state, here.seat) == here.game.legal(here.state)
        assert not any(here.game.legal(here.state, seat) for seat in here.game.seats if seat != here.seat)
        here = here.play(here.legal.split()[0])
    assert order == [(ghost, RUNS[players][ghost]) for ghost in ("Blinky", "Inky", "Pinky", "Clyde")]


@pytest.mark.parametrize("players", RUNS)
def test_QPAC_1_the_ghosts_are_one_side(players: int) -> None:
    assert mazechase.game("chase", players).sides == ((1,), tuple(range(2, players + 1)))
    assert Chase.player_counts == (2, 3, 4, 5)


def test_QPAC_20_ghosts_move_in_their_order_and_eaten_ones_are_skipped() -> None:
    here = put("e5", "d8 - d6 -").play("e4 e3")
    assert here.mover == "Blinky"
    assert here.text.split()[7] == "P"
    here = here.play("d9")
    assert here.mover == "Pinky"
    assert here.play("d7").mover == "Pac-Man"


def test_QPAC_20_seat_2_names_the_next_ghost_where_the_order_is_free() -> None:
    here = put("e5", players=5, ghost_order="free").play("e4 e3")
    assert (here.mover, here.seat, here.legal) == ("call", 2, "Blinky Inky Pinky Clyde")
    here = here.play("Pinky")
    assert (here.mover, here.seat) == ("Pinky", 4)
    assert here.ruling("Inky") == "no-call QPAC-20"
    here = here.play("d7")
    assert (here.mover, here.seat, here.legal) == ("call", 2, "Blinky Inky Clyde")
    assert here.ruling("Pinky") == "has-moved QPAC-20"
    assert here.ruling("d9") == here.ruling("-") == "call-first QPAC-20"
    here = here.play("Clyde f7 Blinky d9")
    assert (here.mover, here.seat) == ("Inky", 3), "the last one needs no name"
    assert [event.kind for event in put("e5", ghost_order="free").events("e4 e3 Inky")] == ["called"]


def test_QPAC_20_eaten_ghosts_cannot_be_named() -> None:
    here = put("e5", "d8 - d6 f6", ghost_order="free").play("e4 e3")
    assert here.legal == "Blinky Pinky Clyde"
    assert here.ruling("Inky") == "ghost-eaten QPAC-19"


def test_QPAC_20_a_named_ghost_that_cannot_move_stays() -> None:
    shut_in = put("e5", "a1 a2 b1 f8", pellets="i1 a9 i9 c9", ghosts_stack=False, ghost_order="free").play("e4 e3")
    assert shut_in.kinds("Blinky") == "called stayed"
    assert shut_in.play("Blinky").legal == "Inky Pinky Clyde"


@pytest.mark.parametrize(
    ("players", "seats"), [(2, (2, 2, 2, 2)), (3, (2, 3, 2, 3)), (4, (2, 3, 4, 2)), (5, (2, 3, 4, 5))]
)
@pytest.mark.parametrize("order", ["fixed", "free"])
def test_QPAC_21_nobody_but_the_seat_that_runs_a_ghost_moves_it(
    players: int, seats: tuple[int, ...], order: str
) -> None:
    for number, (ghost, seat) in enumerate(zip(("Blinky", "Inky", "Pinky", "Clyde"), seats, strict=True)):
        waiting = "BIPC"[number + 1 :] or "-"
        here = put("e2", mover=ghost, move="1", players=players, ghost_order=order, waiting=waiting)
        assert [one for one in here.game.seats if here.game.legal(here.state, one)] == [seat]
        assert len(here.legal.split()) > 1, "in the direction of its choice"
        for step in here.legal.split():
            moved = here.events(step)[0]
            assert (moved.kind, moved.seat, moved.ruling) == ("moved", seat, "QPAC-21")  # type: ignore[attr-defined]


def test_QPAC_21_the_seat_that_runs_a_ghost_chooses_its_way() -> None:
    here = start(5).play("e3 e4")
    moved = here.events("a6")[0]
    assert (moved.seat, moved.piece, moved.ruling) == (2, "Blinky", "QPAC-21")  # type: ignore[attr-defined]
    assert here.legal == "a4 b5 a6"
    inky = here.play("a6")
    assert [inky.game.legal(inky.state, seat) != () for seat in inky.game.seats] == [False, False, True, False, False]
