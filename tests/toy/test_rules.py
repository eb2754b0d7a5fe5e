"""Toy's rules, ruling by ruling, from positions given as text."""

from typing import Any

import pytest

from games import ToyGame
from mazechase.errors import BadDocument, BadText
from mazechase.rules.api import Action, Chance, IllegalAction, Over, Seat, Turn
from mazechase.rules.game import Game
from toy.documents import SHIPPED
from toy.events import Ate, Peeked, Revealed, RoundDrawn, RoundWon
from toy.game import Toy
from toy.values import DIE, Held, ToyState

RING = "b3,c3,a2,d2,b1,c1"


def after(game: ToyGame, s: ToyState, *tokens: str) -> ToyState:
    for token in tokens:
        ply = game.read(token)
        s = (game.apply(s, ply) if isinstance(ply, Action) else game.settle(s, ply)).state
    return s


def legal(game: ToyGame, s: ToyState) -> str:
    return " ".join(map(game.write, game.legal(s)))


def refused(game: ToyGame, s: ToyState, token: str) -> tuple[str, str | None, tuple[str, ...]]:
    with pytest.raises(IllegalAction) as caught:
        game.apply(s, game.read(token))  # type: ignore[arg-type]
    return caught.value.code, caught.value.refusal.ruling, caught.value.refusal.cells


def test_TOY_1_seats_start_on_their_numbers_and_four_play_as_two_sides() -> None:
    assert Toy(4).facts.starts == ("a3", "d3", "a1", "d1")
    assert Game(Toy(4)).sides == ((1, 3), (2, 4))
    assert Game(Toy(3)).sides == ((1,), (2,), (3,))


def test_TOY_2_a_turn_begins_with_a_roll() -> None:
    game = Game(Toy(2))
    assert game.node(game.start()) == Chance(DIE, Seat(1))
    assert [DIE.pick(ticket).pips for ticket in range(6)] == [1, 1, 1, 2, 2, 3]


def test_TOY_3_up_to_so_many_steps_each_its_own_action() -> None:
    game = Game(Toy(2))
    s = after(game, game.start(), "*2")
    assert legal(game, s) == "a2 b3 -"
    assert refused(game, s, "b1") == ("too-far", "TOY-3", ("a3", "b1"))
    s = after(game, s, "a2")
    assert game.node(s) == Turn((Seat(1),))
    assert legal(game, s) == "a1 -"
    assert isinstance(game.node(after(game, s, "-")), Chance)
    assert after(game, s, "a1").phase == "draw"


def test_TOY_4_not_back_to_the_cell_just_left() -> None:
    game = Game(Toy(2))
    s = after(game, game.start(), "*3", "a2")
    assert refused(game, s, "a3") == ("no-return", "TOY-4", ("a3",))


def test_TOY_5_a_dot_is_eaten_for_a_point() -> None:
    game = Game(Toy(2))
    s = after(game, game.start(), "*1")
    step = game.apply(s, game.read("a2"))  # type: ignore[arg-type]
    assert step.events[1] == Ate(ruling="TOY-5", seat=Seat(1), at="a2", left=5)
    assert step.state.points == (1, 0)


def test_TOY_6_a_look_ends_the_walk_and_is_remembered() -> None:
    game = Game(Toy(3))
    s = game.place(f"3 walk 1 - a3,d3,a3 {RING} 0,0,0 1,2,3G - -,-,-")
    assert legal(game, s) == "a2 b3 3?1 3?2 -"
    assert refused(game, s, "2?1") == ("not-met", "TOY-6", ("a3",))
    assert refused(game, s, "1?1")[0] == "not-met"
    assert refused(game, s, "3?3")[0] == "no-such-card"
    step = game.apply(s, game.read("3?2"))  # type: ignore[arg-type]
    assert step.events == (Peeked(ruling="TOY-6", seat=Seat(1), whom=Seat(3), slot=2, card="G"),)
    assert step.state.hands[2] == (Held("3"), Held("G", (Seat(1),)))
    assert step.state.phase == "draw"
    seen = game.place(f"3 walk 1 - a3,d3,a3 {RING} 0,0,0 1,2,3G(1) - -,-,-")
    assert refused(game, seen, "3?2")[0] == "already-seen"


def test_TOY_6_without_steps_there_may_still_be_a_look() -> None:
    game = Game(Toy(2))
    s = after(game, game.place("2 walk 1 - a2,a3 b3,c3,d2,b1,c1 0,0 1,G - -,-"), "a3")
    assert legal(game, s) == "2?1 -"
    assert refused(game, s, "b3") == ("no-steps-left", "TOY-3", ("a3",))


def test_TOY_6_peeking_can_be_switched_off() -> None:
    game = Game(Toy(2, {"peeking": False}))
    s = game.place("2 walk 1 - a2,a3 b3,c3,d2,b1,c1 0,0 1,G - -,-")
    assert refused(game, s, "2?1") == ("no-peeking", "TOY-6", ())
    assert after(game, s, "a3").phase == "draw"


def test_TOY_7_a_draw_ends_the_turn_unless_the_hand_is_full_or_the_deck_empty() -> None:
    game = Game(Toy(2))
    assert after(game, game.start(), "*1", "-", "+G").hands == ((Held("G"),), ())
    full = game.place(f"2 walk 1 - a3,d3 {RING} 0,0 123,1 - -,-")
    assert game.node(after(game, full, "-")) == Chance(DIE, Seat(2))
    four = Game(Toy(4))
    spent = "1,1,1,1,1,2,2,2,2,3,3,3"
    empty = four.place(f"8 walk 1 - a3,d3,a1,d1 {RING} 0,0,0,0 GG,G,G,- {spent} -,-,-,-")
    assert four.node(after(four, empty, "-")) == Chance(DIE, Seat(2))


def test_TOY_8_picks_are_simultaneous_and_a_ghost_is_no_pick() -> None:
    game = Game(Toy(3))
    s = game.place(f"3 pick 0 - a3,d3,a1 {RING} 0,0,0 1G,G,- - -,-,-")
    assert game.node(s) == Turn((Seat(1), Seat(2)))
    assert legal(game, s) == "1=0 1=1 2=0"
    assert refused(game, s, "1=2")[:2] == ("ghost-stays", "TOY-8")
    assert refused(game, s, "1=3")[0] == "no-such-card"
    assert refused(game, s, "3=0")[0] == "not-your-turn"
    assert refused(game, s, "-")[0] == "not-walking"
    s = after(game, s, "1=0")
    assert game.node(s) == Turn((Seat(2),))
    assert refused(game, s, "1=1")[0] == "not-your-turn"
    assert refused(game, after(game, s, "2=0", "*1"), "1=1")[0] == "not-picking"


@pytest.mark.parametrize(
    ("wins", "picks", "winner"),
    [
        ("highest", "1=1 2=1 3=1", 3),
        ("lowest", "1=1 2=1 3=1", 1),
        ("highest", "1=1 2=1 3=2", None),
        ("highest", "1=0 2=0 3=0", None),
    ],
)
def test_TOY_9_the_best_card_wins_if_it_is_alone(wins: str, picks: str, winner: int | None) -> None:
    game = Game(Toy(3, {"wins": wins}))
    s = game.place(f"3 pick 0 - a3,d3,a1 {RING} 0,0,0 1,2,32 - -,-,-")
    *first, last = picks.split()
    step = game.apply(after(game, s, *first), game.read(last))  # type: ignore[arg-type]
    revealed, verdict = step.events[1:]
    assert isinstance(revealed, Revealed)
    assert verdict.seat == winner if isinstance(verdict, RoundWon) else isinstance(verdict, RoundDrawn)
    assert step.state.points == tuple(2 * (seat == winner) for seat in game.seats)
    assert step.state.spent == tuple(sorted(card for card in revealed.cards if card != "-"))


def test_TOY_10_the_last_dot_ends_it_and_ghosts_cost_a_point() -> None:
    game = Game(Toy(2))
    s = after(game, game.place("2 walk 3 - a3,d3 a2 3,3 GG,1 - -,-"), "a2")
    node = game.node(s)
    assert isinstance(node, Over)
    assert (node.result.scores, node.result.winners, node.result.reason) == ((2, 3), (2,), "toy_dots_eaten")


def test_TOY_10_four_rounds_are_the_end_after_the_last_picks() -> None:
    game = Game(Toy(2))
    s = game.place(f"8 pick 0 - a3,d3 {RING} 0,0 1,G - -,-")
    assert game.node(s) == Turn((Seat(1), Seat(2)))
    node = game.node(after(game, s, "2=0", "1=1"))
    assert isinstance(node, Over)
    assert node.result.reason == "toy_rounds_played"


def test_TOY_11_sides_that_are_level_win_together() -> None:
    game = Game(Toy(4))
    s = game.place(f"16 roll 0 - a3,d3,a1,d1 {RING} 2,1,0,1 -,-,-,- - -,-,-,-")
    node = game.node(s)
    assert isinstance(node, Over)
    assert node.result.winners == (1, 2, 3, 4)


def test_TOY_12_a_turn_limit_ends_it_without_winners() -> None:
    game = Game(Toy(2, {"max_turns": 2}))
    s = after(game, game.start(), "*1", "-", "+1", "*1", "-")
    node = game.node(after(game, s, "+2"))
    assert isinstance(node, Over)
    assert (node.result.winners, node.result.reason) == ((), "turn_limit")


def test_TOY_14_the_board_is_an_option() -> None:
    ring, game = Game(Toy(2)), Game(Toy(2, {"board": SHIPPED["cross"]}))
    assert legal(ring, after(ring, ring.start(), "*1")) == "a2 b3 -"
    assert legal(game, after(game, game.start(), "*1")) == "b2 c3 -"
    assert game.rules_as(Toy).facts.starts == Toy(2, {"board": "cross"}).facts.starts == ("b3", "d3")
    assert game.documents == {"board": SHIPPED["cross"]}


@pytest.mark.parametrize(
    ("document", "code", "named"),
    [
        ({}, "toy-board-field", "source"),
        ({"source": "x"}, "toy-board-field", "drawing"),
        ({"source": "x", "drawing": 5}, "toy-board-field", "drawing"),
        ({"source": "x", "drawing": "1", "deck": 1}, "toy-board-extra", "deck"),
        ({"source": "x", "drawing": "12x34o"}, "bad-drawing-mark", "c1"),
        ({"source": "x", "drawing": "1o\n" * 30}, "bad-drawing-size", "30"),
        ({"source": "x", "drawing": "122o34"}, "toy-board-start", "b1, c1"),
        ({"source": "x", "drawing": "12o3"}, "toy-board-start", "4"),
        ({"source": "x", "drawing": "12.34"}, "toy-board-dots", "dot"),
        ({"source": "x", "drawing": "12o3#4"}, "toy-board-apart", "f1"),
    ],
)
def test_a_bad_board_is_refused_with_its_place(document: dict[str, Any], code: str, named: str) -> None:
    with pytest.raises(BadDocument) as caught:
        Game(Toy(2, {"board": document}))
    assert caught.value.code == code
    assert named in str(caught.value)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (f"0 roll 0 - a3,d3,a1 {RING} 0,0 -,- - -,-", "toy-place-seats"),
        (f"9 roll 0 - a3,d3 {RING} 0,0 -,- - -,-", "toy-place-taken"),
        ("0 roll 0 - a3,d3 a1 0,0 -,- - -,-", "toy-place-dots"),
        (f"0 roll 0 - a2,d3 {RING} 0,0 -,- - -,-", "toy-place-dots"),
        (f"0 roll 0 - a3,d3 {RING} 0,1 -,- - -,-", "toy-place-points"),
        (f"2 pick 0 - a3,d3 {RING} 0,2 1,- - -,-", "toy-place-points"),
        (f"2 roll 0 - a3,d3 {RING} 0,0 333,3 - -,-", "toy-place-deck"),
        (f"2 roll 0 - a3,d3 {RING} 0,0 -,- 2,1 -,-", "toy-place-spent"),
        (f"2 roll 0 - a3,d3 {RING} 0,0 -,- 1,G -,-", "toy-place-spent"),
        (f"2 roll 0 - a3,d3 {RING} 0,0 1111,- - -,-", "toy-place-hands"),
        (f"2 roll 0 - a3,d3 {RING} 0,0 1(1),- - -,-", "toy-place-seen"),
        (f"2 roll 0 - a3,d3 {RING} 0,0 1(3),- - -,-", "toy-place-seen"),
        (f"0 walk 4 - a3,d3 {RING} 0,0 -,- - -,-", "toy-place-pips"),
        (f"0 walk 0 - a3,d3 {RING} 0,0 -,- - -,-", "toy-place-pips"),
        (f"0 roll 1 - a3,d3 {RING} 0,0 -,- - -,-", "toy-place-pips"),
        (f"0 walk 1 c1 a3,d3 {RING} 0,0 -,- - -,-", "toy-place-came"),
        ("0 walk 1 - a3,d3 - 0,0 -,- - -,-", "toy-place-phase"),
        (f"8 walk 1 - a3,d3 {RING} 0,0 -,- - -,-", "toy-place-phase"),
        (f"0 draw 0 - a3,d3 {RING} 0,0 123,- - -,-", "toy-place-phase"),
        (f"1 pick 0 - a3,d3 {RING} 0,0 1,- - -,-", "toy-place-phase"),
        (f"2 pick 0 - a3,d3 {RING} 0,0 -,- - -,-", "toy-place-picks"),
        (f"2 pick 0 - a3,d3 {RING} 0,0 1,2 - 1,1", "toy-place-picks"),
        (f"2 pick 0 - a3,d3 {RING} 0,0 G,2 - 1,-", "toy-place-picks"),
        (f"2 roll 0 - a3,d3 {RING} 0,0 1,2 - 1,-", "toy-place-picks"),
        ("nonsense", "toy-bad-position"),
        (f"2 rest 0 - a3,d3 {RING} 0,0 1,2 - 1,-", "toy-bad-position"),
        (f"2 roll 0 - a3,z9 {RING} 0,0 1,2 - 1,-", "toy-bad-cell"),
        (f"2 roll 0 - a3,d3 {RING} 0,0 X,2 - 1,-", "toy-bad-hand"),
        (f"02 roll 0 - a3,d3 {RING} 0,0 1,2 - 1,-", "bad-number"),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadText) as caught:
        Game(Toy(2)).place(text)
    assert caught.value.code == code
    assert not str(caught.value).startswith("error-")
