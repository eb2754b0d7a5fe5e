"""Quoridor to print: the board with its goals, a piece for each player, and fences."""

from collections.abc import Sequence

from mazechase.rules.game import AnyGame
from mazechase.rules.quoridor.game import Quoridor
from mazechase.rules.quoridor.values import QuoridorFacts
from mazechase.workshop.printing.art import COLOURS, ghost, ms_pac, pac
from mazechase.workshop.printing.drawing import INK, Drawing, box, moved
from mazechase.workshop.printing.fencegrid import BORDER, FENCE, GROOVE, SQUARE, fence_board, middle
from mazechase.workshop.printing.items import Board, Cutouts, Item, disc
from mazechase.workshop.printing.words import Words

# In seat order, as the page has them at first.
PIECES = ((pac(), "yellow"), (ghost("red"), "red"), (ghost("cyan"), "cyan"), (ms_pac(), "pink"))


def items(game: AnyGame, words: Words) -> Sequence[Item]:  # noqa: ARG001 (nothing here has words)
    """Return what the game prints."""
    facts = game.rules_as(Quoridor).facts
    pieces = PIECES[: game.players]
    starts = {cell: moved(0, 0, picture, scale=0.14) for cell, (picture, _) in zip(facts.starts, pieces, strict=True)}
    goals = "".join(_goal(facts, seat, picture, colour) for seat, (picture, colour) in enumerate(pieces))
    plank = Drawing(FENCE, GROOVE, box(0.1, 0.1, FENCE - 0.2, GROOVE - 0.2, fill="#d9a066", stroke=INK, width=0.2))
    return (
        Board("print-board", fence_board(facts.size, starts, around=goals)),
        Cutouts("print-pieces", tuple(disc(20, moved(0, 0, picture, scale=0.17)) for picture, _ in pieces)),
        Cutouts("print-fences", (plank,) * (facts.fences_each * game.players), touching=True),
    )


def _goal(facts: QuoridorFacts, seat: int, picture: str, colour: str) -> str:
    """Mark the border along a seat's goal in its colour, with its picture."""
    places = [middle(cell, facts.size) for cell in facts.goals[seat]]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    away = SQUARE / 2 + BORDER / 2
    level = len(set(ys)) == 1
    if level:
        y = ys[0] - away if ys[0] < away * 3 else ys[0] + away
        bar = box(min(xs) - SQUARE / 2, y - 2, max(xs) - min(xs) + SQUARE, 4, fill=COLOURS[colour], r=2)
        return bar + moved(sum(xs) / len(xs), y, picture, scale=0.08)
    x = xs[0] - away if xs[0] < away * 3 else xs[0] + away
    bar = box(x - 2, min(ys) - SQUARE / 2, 4, max(ys) - min(ys) + SQUARE, fill=COLOURS[colour], r=2)
    return bar + moved(x, sum(ys) / len(ys), picture, scale=0.08)
