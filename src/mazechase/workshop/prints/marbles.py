"""Marbles to print: the maze, the Pac-Men, two ghosts, marbles and two dice."""

from collections.abc import Sequence

from mazechase.rules.game import AnyGame
from mazechase.rules.marbles.game import Marbles
from mazechase.rules.marbles.values import MarblesFacts
from mazechase.workshop.printing.art import COLOURS, ghost, pac
from mazechase.workshop.printing.drawing import INK, PALE, Drawing, box, circle, line, moved, path
from mazechase.workshop.printing.items import Board, Cutouts, Item, die_net, disc, square
from mazechase.workshop.printing.words import Words

STEP = 23.0
BORDER = 22.0
HOLE = 5.0
WAY = 7.0  # the width of a corridor
ARROWS = {"^": 0, ">": 90, "v": 180, "<": 270}


def items(game: AnyGame, words: Words) -> Sequence[Item]:  # noqa: ARG001 (nothing here has words)
    """Return what the game prints."""
    facts = game.rules_as(Marbles).facts
    white = sum(cell.mark == "o" for cell in facts.cells)
    tokens = (square(9, circle(0, 0, 3.6)),) * white
    tokens += (square(9, circle(0, 0, 3.6, COLOURS["yellow"]), circle(0, 0, 1.4, INK)),) * len(facts.rings)
    people = tuple(disc(17, moved(0, 0, pac(colour), scale=0.15)) for colour in facts.colours)
    ghosts = (disc(17, moved(0, 0, ghost("cyan"), scale=0.15)),) * 2
    return (
        Board("print-board", _board(facts)),
        Cutouts("print-pieces", people + ghosts),
        Cutouts("print-marbles", tokens, "print-marbles-note"),
        Cutouts("print-dice", (die_net("123456"),) * 2, "print-dice-note"),
    )


def _board(facts: MarblesFacts) -> Drawing:
    wide = max(cell.x for cell in facts.cells)
    high = max(cell.y for cell in facts.cells)
    at = {cell.name: (BORDER + cell.x * STEP, BORDER + (high - cell.y) * STEP) for cell in facts.cells}
    w, h = 2 * BORDER + wide * STEP, 2 * BORDER + high * STEP
    links = [(at[one], at[other]) for one, other in facts.links]
    parts = [box(0.3, 0.3, w - 0.6, h - 0.6, width=0.6, r=5, fill="#eef0ff")]
    parts += [line(*one, *other, INK, WAY + 1) for one, other in links]
    parts += [line(*one, *other, "#ffffff", WAY) for one, other in links]
    parts += [_opening(*at[one.cell], one.arrow) for one in facts.openings]
    parts += [_cell(facts, cell.name, cell.mark, *at[cell.name]) for cell in facts.cells]
    return Drawing(w, h, "".join(parts))


def _cell(facts: MarblesFacts, name: str, mark: str, x: float, y: float) -> str:
    """Draw a hole, a ringed hole, a home or the ghosts' start."""
    homes = dict(zip(facts.homes, facts.colours, strict=True))
    if name in homes:
        return box(x - 9, y - 9, 18, 18, fill=COLOURS[homes[name]], width=0.6, r=3) + moved(
            x, y, pac(homes[name]), scale=0.13
        )
    if name in facts.unused_homes:
        return box(x - 9, y - 9, 18, 18, stroke=PALE, width=0.6, r=3)
    if name == facts.start:
        return box(x - 16, y - 11, 32, 22, width=0.8, r=4) + "".join(
            moved(x + dx, y, ghost("cyan"), scale=0.12) for dx in (-8, 8)
        )
    ring = circle(x, y, HOLE + 2, COLOURS["orange"], width=0.6) if mark == "@" else ""
    return ring + circle(x, y, HOLE, width=0.4)


def _opening(x: float, y: float, arrow: str) -> str:
    """Draw an opening: a way to the edge with a white arrow."""
    turn = ARROWS[arrow]
    stub = line(0, 0, 0, -BORDER + 3, INK, WAY + 1) + line(0, 0, 0, -BORDER + 3, "#ffffff", WAY)
    return moved(x, y, stub, path("M0 -19L5 -12H2V-8H-2V-12H-5Z", fill="#ffffff", width=0.5), turn=turn)
