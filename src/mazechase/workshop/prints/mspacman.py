"""Ms. Pac-Man to print: the maze with its areas, pieces with two sides, dots, the die and the spinner."""

from collections.abc import Mapping, Sequence

from mazechase.rules.game import AnyGame
from mazechase.rules.mspacman.game import MsPacMan
from mazechase.rules.mspacman.values import AreaFact, MsPacManFacts
from mazechase.workshop.printing.art import COLOURS, GHOSTS, ghost, ms_pac, pellet
from mazechase.workshop.printing.drawing import INK, PALE, Drawing, box, circle, line, moved, path, tag
from mazechase.workshop.printing.items import Board, Cutouts, Item, die_net, disc, folded, spinner, square
from mazechase.workshop.printing.words import Words

SQUARE = 26.0
BORDER = 10.0
HATCHES = 6  # lines across a solid square from a corner to the next one; whole, so that squares side by side match
TURNS = {"north": 0, "east": 90, "south": 180, "west": 270}


def items(game: AnyGame, words: Words) -> Sequence[Item]:  # noqa: ARG001 (nothing here has words)
    """Return what the game prints."""
    facts = game.rules_as(MsPacMan).facts
    ghosts = tuple(
        folded(18, 18, moved(0, 0, ghost(colour), scale=0.16), moved(0, 0, ghost(colour, scared=True), scale=0.16))
        for colour in (GHOSTS[area.colour] for area in facts.areas)
    )
    power = len(facts.areas)
    dots = (square(8, circle(0, 0, 1.6, COLOURS["yellow"])),) * (sum(len(area.squares) for area in facts.areas) - power)
    dots += (square(8, pellet(0.16)),) * power
    return (
        Board("print-board", _board(facts)),
        Cutouts("print-ghosts", ghosts, "print-ghosts-note"),
        Cutouts("print-ms", (disc(18, moved(0, 0, ms_pac(), scale=0.16)),)),
        Cutouts("print-dots", dots, "print-dots-note"),
        *_die(facts.die),
        Cutouts("print-spinner", (spinner(_all(facts.spinner)),), "print-spinner-note"),
    )


def _all(faces: Mapping[str, int]) -> list[str]:
    return [face for face, count in faces.items() for _ in range(count)]


def _die(faces: Mapping[str, int]) -> Sequence[Item]:
    """Return a net for six faces; a die with another number of them is printed as a second spinner."""
    every = _all(faces)
    if len(every) == 6:
        return (Cutouts("print-dice", (die_net(every),), "print-dice-note"),)
    return (Cutouts("print-dice", (spinner(every),), "print-spinner-note"),)


def _board(facts: MsPacManFacts) -> Drawing:
    at = {
        cell.name: (BORDER + (cell.x + 0.5) * SQUARE, BORDER + (facts.height - cell.y - 0.5) * SQUARE)
        for cell in facts.cells
    }
    w, h = 2 * BORDER + facts.width * SQUARE, 2 * BORDER + facts.height * SQUARE
    parts = [box(0.3, 0.3, w - 0.6, h - 0.6, width=0.6, r=5)]
    parts += [part for area in facts.areas for part in _area(area, at)]
    for x, y in facts.solids:
        parts += _solid(BORDER + x * SQUARE, h - BORDER - (y + 1) * SQUARE)
    for one in facts.walls:
        (x1, y1), (x2, y2) = (
            (BORDER + x * SQUARE, h - BORDER - y * SQUARE) for x, y in ((one.x1, one.y1), (one.x2, one.y2))
        )
        parts.append(line(x1, y1, x2, y2, INK, 1.6))
    parts += [_exit(area, *at[area.exit]) for area in facts.areas]
    return Drawing(w, h, "".join(parts))


def _solid(left: float, top: float) -> list[str]:
    """Hatch a square that nobody can enter: without colours, a plain one would look like a square of an area."""
    right, bottom = left + SQUARE, top + SQUARE
    steps = [SQUARE * number / HATCHES for number in range(1, HATCHES + 1)]
    falling = [line(left, top + step, left + step, top, PALE, 0.5) for step in steps]
    falling += [line(right, top + step, left + step, bottom, PALE, 0.5) for step in steps[:-1]]
    return [box(left, top, SQUARE, SQUARE, fill="#ffffff", stroke="none"), *falling]


def _area(area: AreaFact, at: Mapping[str, tuple[float, float]]) -> list[str]:
    """Draw the squares of an area with a small mark of its colour's pattern, its circles, Power Dot and ghost space."""
    colour = GHOSTS[area.colour]
    parts = []
    for name in (*area.squares, area.exit, area.home):
        x, y = at[name]
        parts.append(box(x - SQUARE / 2, y - SQUARE / 2, SQUARE, SQUARE, fill=COLOURS[colour], stroke=PALE, width=0.2))
        parts.append(tag("g", moved(x - 9, y - 9, ghost(colour), scale=0.045), opacity=0.7))
    parts += [circle(*at[name], 9, width=0.8) for name in area.circles]
    parts += [circle(*at[name], 1.4, INK, "none") for name in area.squares if name != area.power]
    parts.append(circle(*at[area.power], 4, INK, "none"))
    return [*parts, moved(*at[area.home], ghost(colour), scale=0.2)]


def _exit(area: AreaFact, x: float, y: float) -> str:
    return moved(x, y, path("M0 -20L6 -12H2.5V-4H-2.5V-12H-6Z", fill="#ffffff", width=0.6), turn=TURNS[area.opening])
