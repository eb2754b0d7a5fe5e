"""Tokens, positions and drawings; what a page is told once, at each step, and on demand."""

import pytest

import mazechase
from mazechase.errors import BadText
from mazechase.match import Match, Player, Setup
from mazechase.match.records import finish
from mazechase.rules.api import WATCHER, Hint, Seat
from mazechase.rules.chase.game import Chase
from mazechase.rules.gestures import gestures_of
from mazechase.server.table.questions import reached
from rules.chase.positions import Put, layout, put, start

OPEN = {"layout": layout()}
PLACED = "e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Pac-Man 2 - 0 0 0"


def test_tokens() -> None:
    game = mazechase.game("chase", 2)
    for token in ("e2", "a1", "i9", "-", "Blinky", "Inky", "Pinky", "Clyde"):
        assert game.write(game.read(token)) == token
    for token in ("e10", "j1", "E2", "blinky", "--", "Pac-Man", ""):
        with pytest.raises(BadText) as caught:
            game.read(token)
        assert caught.value.code == "chase-bad-action"
    assert gestures_of(game).target(game.read("e2")) == "e2"
    assert gestures_of(game).target(game.read("Inky")) == "Inky"
    assert gestures_of(game).target(game.read("-")) is None


# Each of these is one edit away from a position that can be; the options come with it.
CANNOT_BE = [
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Pac-Man 2 - 0 0", "chase-bad-position", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Pac-Man 2 - 2 0 0", "chase-bad-position", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Pac-Man 4 - 0 0 0", "chase-bad-position", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Sue 2 - 0 0 0", "chase-bad-position", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Pac-Man 2 X 0 0 0", "chase-bad-position", {}),
    ("e0 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Pac-Man 2 - 0 0 0", "chase-bad-square", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 03 0 Pac-Man 2 - 0 0 0", "bad-number", {}),
    ("e5 d8,f8,d6 a1,i1,a9,i9 3 0 Pac-Man 2 - 0 0 0", "chase-place-ghosts", {}),
    ("e5 d8,f8,d6,f6,g6 a1,i1,a9,i9 3 0 Pac-Man 2 - 0 0 0", "chase-place-ghosts", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,h9 3 0 Pac-Man 2 - 0 0 0", "chase-place-pellets", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Pac-Man 2+ - 1 0 0", "chase-place-pellets", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Blinky 1 IPC 1 0 0", "chase-place-pellets", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 call 0 IPC 1 0 0", "chase-place-pellets", {"ghost_order": "free"}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 4 0 Pac-Man 2 - 0 0 0", "chase-place-lives", {}),
    ("e5 d8,f8,d6,f6 - 0 0 Pac-Man 0 - 0 0 0", "chase-place-lives", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 20 Pac-Man 2 - 0 0 0", "chase-place-idle", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 1 Pac-Man 2 - 0 0 0", "chase-place-idle", {"stall_limit": None}),
    ("e5 d8,f8,d6,f6 i1,a9,i9 3 1 Blinky 1 IPC 1 0 0", "chase-place-idle", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Pac-Man 2 - 0 1 0", "chase-place-best", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Pac-Man 2 - 0 4 0", "chase-place-best", {"pellets_reset": True}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Pac-Man 2 - 0 0 1", "chase-place-cycles", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Pac-Man 2 - 0 0 8", "chase-place-cycles", {"max_turns": 7}),
    ("e5 d8,d8,d6,f6 a1,i1,a9,i9 3 0 Pac-Man 2 - 0 0 0", "chase-place-sharing", {"ghosts_stack": False}),
    ("a1 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Pac-Man 2 - 0 0 0", "chase-place-on-pellet", {}),
    ("e5 a1,f8,d6,f6 a1,i1,a9,i9 3 0 Pac-Man 2 - 0 0 0", "chase-place-on-pellet", {}),
    ("e5 a1,f8,d6,f6 a1,i1,a9,i9 3 0 Inky 1 PC 0 0 0", "chase-place-on-pellet", {}),
    ("e5 a1,f8,d6,f6 a1,i1,a9,i9 3 0 Blinky 1 IPC 0 0 0", "chase-place-on-pellet", {}),
    ("e5 a1,f8,d6,f6 a1,i1,a9,i9 3 0 call 0 IPC 0 0 0", "chase-place-on-pellet", {"ghost_order": "free"}),
    ("e5 a1,f8,d6,f6 a1,i1,a9,i9 0 0 Pac-Man 0 - 0 0 0", "chase-place-on-pellet", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Pac-Man 2 B 0 0 0", "chase-place-waiting", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Blinky 1 IP 0 0 0", "chase-place-waiting", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Blinky 1 BIPC 0 0 0", "chase-place-waiting", {"ghost_order": "free"}),
    ("e5 d8,-,d6,f6 a1,i1,a9,i9 3 0 Blinky 1 IPC 0 0 0", "chase-place-waiting", {}),
    ("e5 -,f8,d6,f6 a1,i1,a9,i9 3 0 Blinky 1 IPC 0 0 0", "chase-place-waiting", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Blinky 1 PIC 0 0 0", "chase-place-waiting", {"ghost_order": "free"}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Blinky 1 I-C 0 0 0", "chase-place-waiting", {"ghost_order": "free"}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 call 0 IPC 0 0 0", "chase-place-waiting", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 call 0 I 0 0 0", "chase-place-waiting", {"ghost_order": "free"}),
    ("e5 d8,f8,d6,f6 - 3 0 Pac-Man 2 - 0 0 0", "chase-place-over", {}),
    ("e5 d8,f8,d6,f6 - 3 0 Pac-Man 0 - 1 0 0", "chase-place-over", {}),
    ("e5 d8,f8,d6,f6 - 3 0 Pac-Man 0+ - 0 0 0", "chase-place-over", {}),
    ("e5 d8,f8,d6,f6 - 3 1 Pac-Man 0 - 0 0 0", "chase-place-over", {}),
    ("e5 d8,f8,d6,f6 - 3 0 Pac-Man 0n - 0 0 0", "chase-place-over", {}),
    ("e5 d8,f8,d6,f6 a1 0 0 Blinky 1 IPC 0 0 0", "chase-place-over", {}),
    ("e5 d8,f8,d6,f6 a1 0 1 Pac-Man 0 - 0 0 0", "chase-place-over", {}),
    ("e5 d8,f8,d6,f6 a1 3 0 Pac-Man 2 - 0 0 7", "chase-place-over", {"max_turns": 7}),
    ("e5 e5,f8,d6,f6 - 3 0 Pac-Man 0 - 0 0 0", "chase-place-met", {}),
    ("e5 e5,f8,d6,f6 a1,i1,a9,i9 3 0 Pac-Man 2 - 0 0 0", "chase-place-met", {}),
    ("e5 e5,f8,d6,f6 i1,a9,i9 3 0 Pac-Man 2+ - 1 0 0", "chase-place-met", {}),
    ("e5 e5,f8,d6,f6 i1,a9,i9 3 0 Pac-Man 3+ - 1 0 0", "chase-place-met", {"eat_in_passing": False}),
    ("e5 d8,e5,d6,f6 a1,i1,a9,i9 3 0 Blinky 1 IPC 0 0 0", "chase-place-met", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Pac-Man 0 - 0 0 0", "chase-place-move", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Pac-Man 3 - 0 0 0", "chase-place-move", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Pac-Man 2! - 0 0 0", "chase-place-move", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Pac-Man 2n - 0 0 0", "chase-place-move", {}),
    ("e5 d8,f8,d6,f6 i1,a9,i9 3 0 Pac-Man 2+ - 0 0 0", "chase-place-move", {}),
    ("e5 d8,f8,d6,f6 i1,a9,i9 3 0 Pac-Man 2 - 1 0 0", "chase-place-move", {}),
    ("e5 d8,f8,d6,f6 i1,a9,i9 3 0 Blinky 1+ IPC 1 0 0", "chase-place-move", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Blinky 2 IPC 0 0 0", "chase-place-move", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Blinky 1n IPC 0 0 0", "chase-place-move", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 call 1 IPC 0 0 0", "chase-place-move", {"ghost_order": "free"}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Blinky 2! IPC 0 0 0", "chase-place-sight", {}),
    ("e5 e8,f8,d6,f6 a1,i1,a9,i9 3 0 Blinky 1 IPC 0 0 0", "chase-place-sight", {}),
    ("e5 e7,f8,d6,f6 a1,i1,a9,i9 3 0 Blinky 1! IPC 0 0 0", "chase-place-run", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Blinky 1!n IPC 0 0 0", "chase-place-run", {}),
    ("e5 e9,f8,d6,f6 a1,i1,a9,i9 3 0 Blinky 1!n IPC 0 0 0", "chase-place-run", {}),
    ("e5 e9,f8,d6,f6 a1,i1,a9,i9 3 0 Blinky 1!s IPC 0 0 0", "chase-place-run", {}),
    ("e5 h9,f8,d6,f6 a1,i1,a9,i9 3 0 Blinky 1!e IPC 0 0 0", "chase-place-run", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Blinky 1!w IPC 0 0 0", "chase-place-run", {"frenzy_path": "toward"}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Blinky 1!w IPC 0 0 0", "chase-place-run", {"frenzy_path": "free"}),
    ("e5 c8,f8,d6,f6 a1,i1,a9,i9 3 0 Blinky 1! IPC 0 0 0", "chase-place-run", {"frenzy_path": "free"}),
    ("e5 e4,d5,f5,e6 a1,i1,a9,i9 3 0 Pac-Man 2 - 0 0 0", "chase-place-stuck", {}),
    ("e5 e4,d5,f5,e6 a1,i1,a9,i9 3 0 Pac-Man 1 - 0 0 0", "chase-place-stuck", {}),
    ("e5 b1,c1,a2,b2 i1,a9,i9 3 0 Blinky 1 IPC 0 0 0", None, {"ghosts_stack": False}),
    ("e5 a1,b1,a2,b2 i1,a9,i9 3 0 Blinky 1 IPC 0 0 0", "chase-place-stuck", {"ghosts_stack": False}),
]


@pytest.mark.parametrize(("text", "code", "options"), CANNOT_BE)
def test_positions_that_cannot_be(text: str, code: str | None, options: dict[str, object]) -> None:
    game = mazechase.game("chase", 2, {**OPEN, **options})
    if code is None:
        assert game.position(game.place(text)) == text
        return
    with pytest.raises(BadText) as caught:
        game.place(text)
    assert caught.value.code == code
    assert str(caught.value) != caught.value.message


CAN_BE = [
    (PLACED, {}),
    ("e5 -,-,-,- a1 1 19 Pac-Man 1 - 0 0 0", {}),
    ("e5 d8,d8,d8,d8 a1,i1,a9,i9 3 0 Pac-Man 2 - 0 0 0", {}),
    ("e5 d8,f8,d6,f6 i1,a9,i9 3 0 Pac-Man 3+ - 1 0 0", {}),
    ("e5 e5,f8,d6,f6 i1,a9,i9 3 0 Pac-Man 2+ - 1 0 0", {"eat_in_passing": False}),
    ("e5 e4,d5,f5,e6 a1,i1,a9,i9 3 0 Pac-Man 2 - 0 0 0", {"pacman_into_ghost": "caught"}),
    ("e5 e8,f8,d6,f6 a1,i1,a9,i9 3 0 Blinky 2! IPC 0 0 0", {}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Blinky 1!w IPC 0 0 0", {}),
    ("e5 e8,f8,d6,f6 a1,i1,a9,i9 3 0 Blinky 1!s IPC 0 0 0", {"frenzy_path": "toward"}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Blinky 1! IPC 0 0 0", {"frenzy_path": "free"}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 call 0 BC 0 0 0", {"ghost_order": "free"}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 3 0 Clyde 1 B 0 0 0", {"ghost_order": "free"}),
    ("e5 e5,f8,d6,f6 a1,i1,a9,i9 0 0 Pac-Man 0 - 0 0 0", {}),
    ("e5 d8,f8,d6,f6 a1 2 3 Pac-Man 0 - 0 0 7", {"max_turns": 7}),
    ("e5 d8,f8,d6,f6 a1,i1,a9,i9 2 0 Pac-Man 2 - 0 3 0", {"pellets_reset": True}),
    ("e5 a5,f8,d6,f6 i1,a9,i9,a1 3 0 Inky 1 PC 0 0 0", {}),
]


@pytest.mark.parametrize(("text", "options"), CAN_BE)
def test_positions_that_can_be(text: str, options: dict[str, object]) -> None:
    game = mazechase.game("chase", 2, {**OPEN, **options})
    s = game.place(text)
    assert game.place(game.position(s)) == s
    assert bool(game.legal(s)) == (game.rules_as(Chase).setup.result(s) is None)


def test_a_run_over_a_pellet_needs_crossing() -> None:
    text = "e5 e7,f8,d6,f6 a1,i1,a9,e7 3 0 Blinky 1!s IPC 0 0 0"
    over = layout(pellets="a1 i1 a9 e7")
    mazechase.game("chase", 2, {"layout": over}).place(text)
    with pytest.raises(BadText, match="on a pellet"):
        mazechase.game("chase", 2, {"layout": over, "ghost_cross_pellet": False}).place(text)


def test_the_board_in_text() -> None:
    here = put("e5", "d8 d8 - a5", "e5h c2v", eaten="a1")
    assert here.game.show(here.state) == DRAWN
    assert here.play("e4").game.show(here.play("e4 e3").state).endswith("seat 2 to act: Blinky moves, 1 to go")
    assert put("a2").play("a1").game.show(put("a2").play("a1").state).endswith("Pac-Man moves boosted, 3 to go")
    running = put("e5", "e8 f8 d6 f6", mover="Blinky", move="2!")
    assert running.game.show(running.state).endswith("seat 2 to act: Blinky moves in frenzy, 2 to go")
    call = put("e5", ghost_order="free").play("e4 e3")
    assert call.game.show(call.state).endswith("seat 2 to act: the next ghost is to be named")
    for text, last in (
        ("e5 d8,f8,d6,f6 - 3 0 Pac-Man 0 - 0 0 0", "Pac-Man won, level 4"),
        ("e5 d8,f8,d6,f6 a1,i1 0 0 Pac-Man 0 - 0 0 0", "the ghosts won, level 2"),
        ("e5 d8,f8,d6,f6 a1,i1 1 0 Pac-Man 0 - 0 0 7", "turn limit: nobody has won, level 2"),
    ):
        game = mazechase.game("chase", 2, {**OPEN, "max_turns": 7})
        assert game.show(game.place(text)).endswith(last)


DRAWN = """\
9  o   .   .   .   .   .   .   .   o

8  .   .   .   2   .   .   .   .   .

7  .   .   .   .   .   .   .   .   .

6  .   .   .   .   .   .   .   .   .
                  -------
5  C   .   .   .   @   .   .   .   .

4  .   .   .   .   .   .   .   .   .

3  .   .   . | .   .   .   .   .   .
             |
2  .   .   . | .   .   .   .   .   .

1  .   .   .   .   .   .   .   .   o
   a   b   c   d   e   f   g   h   i
Blinky d8  Inky d8  Pinky -  Clyde a5
lives 3  pellets left 3  cycles without a pellet 0
seat 1 to act: Pac-Man moves, 2 to go"""


def test_facts_for_a_page() -> None:
    facts = Chase(3, {"layout": layout("e3h")}).facts
    cells = {cell.name: cell for cell in facts.cells}
    assert (cells["c2"].x, cells["c2"].y, cells["c2"].mark) == (2, 1, "")
    assert {cells[name].mark for name in ("a1", "i1", "a9", "i9")} == {"pellet"}
    assert (cells["e1"].mark, cells["a5"].mark, cells["h5"].mark) == ("Pac-Man", "Blinky", "Clyde")
    assert len(facts.links) == 2 * 8 * 9 - 2
    assert ("e3", "e4") not in facts.links
    assert ("d3", "d4") in facts.links
    assert (facts.size, facts.lives, facts.stall_limit, facts.fences) == (9, 3, 20, ("e3h",))
    assert Chase(2, {"stall_limit": "none"}).facts.stall_limit is None


def test_the_view_shows_everything() -> None:
    here = put("e5", "e8 - d6 f6", mover="Blinky", move="2!", idle=4, eaten="a1").play("d8")
    view = here.game.view(here.state, WATCHER)
    assert (view.pacman, view.ghosts, view.pellets) == ("e5", ("d8", None, "d6", "f6"), ("i1", "a9", "i9"))
    assert (view.lives, view.idle, view.level) == (3, 4, 1)
    assert (view.mover, view.left, view.frenzy, view.heading, view.waiting) == (
        "Blinky",
        1,
        True,
        "west",
        ("Pinky", "Clyde"),
    )


def test_hints_show_lines_of_sight_and_the_way_to_a_pellet() -> None:
    here = put("e5", "e8 - d6 -", "d6v a6h c6h e6h", players=3)
    hints = here.game.hints(here.game.view(here.state, Seat(1)))
    assert hints == (
        Hint("sight", Seat(2), ("e7", "a8", "b8", "c8", "d8", "f8", "g8", "h8", "i8", "e9"), 1),
        Hint("sight", Seat(2), ("d1", "d2", "d3", "d4", "d5", "a6", "b6", "c6"), 3),
        Hint("pellet-way", Seat(1), hints[-1].cells, 8),
    )
    assert hints[-1].cells[0] == "e5"
    seen = put("e5", "e7 - - -")
    assert seen.game.hints(seen.game.view(seen.state, Seat(2)))[1] == Hint("seen", Seat(2), ("e7", "e6", "e5"), 1)
    over = put("a2", eaten="i1 a9 i9").play("a1")
    assert all(hint.kind != "pellet-way" for hint in over.game.hints(over.game.view(over.state, Seat(1))))


def ends(here: Put) -> dict[str, tuple[str, ...]]:
    """Give what one touch can reach, as a server would tell it."""
    seats = tuple(Player(f"Seat {seat}") for seat in here.game.seats)
    match = Match.begin(Setup.make(here.game, "m1", seats, position=here.text))
    return {end.target: end.actions for end in finish(reached(match, here.seat))}


def test_one_touch_reaches_the_ends_of_one_move_of_one_piece() -> None:
    found = ends(put("e5", "- - - -", "e5h d5v"))
    assert found["e3"] == ("e4", "e3")
    assert set(found) == {"e4", "f5", "d4", "f4", "e3", "g5", "e5"}, "and not those of the next cycle"
    boosted = ends(put("a3", "- - - -"))
    assert boosted["b2"] == ("a2", "b2")
    assert boosted["d1"] == ("a2", "a1", "b1", "c1", "d1")
    ghost = ends(put("e5", "d9 a2 a5 h9", mover="Blinky", move="1"))
    assert set(ghost) == {"d8", "c9", "e9"}, "and not those of the next ghost"
    assert ends(put("e5", "e8 a2 a5 h9", mover="Blinky", move="2!"))["e6"] == ("e7", "e6")


def test_the_start() -> None:
    assert start().text == "e2 a5,c5,g5,i5 b2,h2,b8,h8 3 0 Pac-Man 2 - 0 0 0"
