"""Toy in text: tokens, positions, and a board for terminals."""

import re
from collections.abc import Iterable
from typing import assert_never, get_args

from mazechase.boards.board import Board
from mazechase.boards.cells import Cell, Cells
from mazechase.errors import BadText
from mazechase.rules.api import Seat
from mazechase.rules.notation import read_number
from toy.values import (
    Choose,
    Draw,
    Hand,
    Held,
    Peek,
    Phase,
    Pick,
    Roll,
    Step,
    Stop,
    ToyAction,
    ToyOutcome,
    ToyState,
    ToyView,
)

FORM = "taken phase pips came pawns dots points hands spent picks"


def write_token(board: Board, x: ToyAction | ToyOutcome) -> str:
    """Write a token: ``b2`` step, ``-`` stop, ``3?1`` look at seat 3's card 1, ``2=1`` seat 2 picks, ``*2``, ``+G``."""
    match x:
        case Step(to):
            return board.names[to]
        case Stop():
            return "-"
        case Peek(whom, slot):
            return f"{whom}?{slot}"
        case Choose(seat, slot):
            return f"{seat}={slot}"
        case Roll(pips):
            return f"*{pips}"
        case Draw(card):
            return f"+{card}"
        case _:
            assert_never(x)


def read_token(board: Board, text: str) -> ToyAction | ToyOutcome:
    """Read a token; even an illegal one, as long as it names things that exist."""
    if text == "-":
        return Stop()
    if (cell := board.cell(text)) is not None:
        return Step(cell)
    if found := re.fullmatch(r"([1-4])\?([1-3])", text):
        return Peek(Seat(int(found[1])), int(found[2]))
    if found := re.fullmatch(r"([1-4])=([0-3])", text):
        return Choose(Seat(int(found[1])), int(found[2]))
    if found := re.fullmatch(r"\*([1-3])", text):
        return Roll(int(found[1]))
    if found := re.fullmatch(r"\+([123G])", text):
        return Draw(found[1])
    raise BadText("toy-bad-token", text=text[:20])


def write_position(board: Board, s: ToyState) -> str:
    """Write a state as one line of fields, lists by seat with commas."""
    hands = ("".join(map(_held, hand)) or "-" for hand in s.hands)
    fields: tuple[Iterable[object], ...] = (
        (s.taken,),
        (s.phase,),
        (s.pips,),
        ("-" if s.came is None else board.names[s.came],),
        (board.names[pawn] for pawn in s.pawns),
        [board.names[dot] for dot in s.dots] or "-",
        s.points,
        hands,
        "".join(s.spent) or "-",
        ("-" if pick is None else pick for pick in s.picks),
    )
    return " ".join(",".join(map(str, field)) for field in fields)


def _held(held: Held) -> str:
    return held.card + (f"({''.join(map(str, held.seen))})" if held.seen else "")


def read_position(board: Board, text: str) -> ToyState:
    """Read a position's form; positions.py decides whether it is possible."""
    fields = text.split(" ") if len(text) < 600 else []
    if len(fields) != len(FORM.split()) or fields[1] not in get_args(Phase):
        raise BadText("toy-bad-position", text=text[:40], form=FORM)
    taken, phase, pips, came, pawns, dots, points, hands, spent, picks = fields
    return ToyState(
        taken=read_number(taken),
        phase=phase,  # type: ignore[arg-type]  # checked above
        pips=read_number(pips),
        came=None if came == "-" else _cell(board, came),
        pawns=tuple(_cell(board, name) for name in pawns.split(",")),
        dots=Cells() if dots == "-" else Cells.of(_cell(board, name) for name in dots.split(",")),
        points=tuple(read_number(count) for count in points.split(",")),
        hands=tuple(_hand(hand) for hand in hands.split(",")),
        spent=() if spent == "-" else tuple(spent.split(",")),
        picks=tuple(_pick(pick) for pick in picks.split(",")),
    )


def _cell(board: Board, name: str) -> Cell:
    cell = board.cell(name)
    if cell is None:
        raise BadText("toy-bad-cell", text=name[:20])
    return cell


def _hand(text: str) -> Hand:
    if not re.fullmatch(r"-|([123G](\([1-4]+\))?)+", text):
        raise BadText("toy-bad-hand", text=text[:20])
    return tuple(
        Held(card, tuple(Seat(int(seat)) for seat in seen))
        for card, seen in re.findall(r"([123G])(?:\(([1-4]+)\))?", text)
    )


def _pick(text: str) -> Pick:
    return None if text == "-" else read_number(text)


def draw(board: Board, view: ToyView) -> str:
    """Draw what a view shows: pawns by seat number, ``+`` where several stand, then points and cards."""
    drawn = {cell: "o" if board.names[cell] in view.dots else "." for cell in board.cells}
    for seat, name in enumerate(view.pawns, 1):
        cell = board.names.index(name)
        drawn[cell] = "+" if view.pawns.count(name) > 1 else str(seat)
    width, height = (1 + max(place[axis] for place in board.places) for axis in (0, 1))
    rows = [["#"] * width for _ in range(height)]
    for cell, mark in drawn.items():
        x, y = board.places[cell]
        rows[y][x] = mark
    lines = [f"{number:2} {''.join(row)}" for number, row in enumerate(rows, 1)]
    letters = "abcdefghijklmnopqrstuvwxyz"[:width]
    seats = (
        f"{seat}: at {pawn}, points {points}, cards {''.join(map(_held, hand)) or '-'}"
        for seat, (pawn, points, hand) in enumerate(zip(view.pawns, view.points, view.hands, strict=True), 1)
    )
    return "\n".join(
        [*reversed(lines), f"   {letters}", *seats, f"deck {view.deck}, played {''.join(view.spent) or '-'}"]
    )
