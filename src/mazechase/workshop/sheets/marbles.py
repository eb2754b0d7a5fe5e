"""Boards of the marble game on a sheet: holes, rings and homes on a lattice, paths between them, and openings.

The block where the ghosts start is always in the middle.
"""

from collections.abc import Mapping
from typing import Any

from mazechase.boards.board import square_name
from mazechase.boards.paths import ACROSS, BLOCK, UPRIGHT, PathBoard, read_paths
from mazechase.rules.flaws import Flaw
from mazechase.rules.marbles.game import Marbles
from mazechase.rules.marbles.layout import HOLE, HOMES, MARKS, RING
from mazechase.workshop.sheets import (
    Brush,
    Marks,
    Sheet,
    SheetMaker,
    Spot,
    Symmetry,
    lines_of,
    named_spots,
    sound_marks,
)

SIZE = 15
MIDDLE = (SIZE // 2, SIZE // 2)
PATH, OPENING = "path", "opening"
COLOURS = {"Y": "yellow", "R": "red", "G": "green", "B": "blue"}
CLOCKWISE = "GBYR"  # the homes as seen on the board, from the upper left
BESIDE = {"n": (0, 1), "s": (0, -1), "w": (-1, 0), "e": (1, 0)}
ARROWS = {"n": "^", "s": "v", "w": "<", "e": ">"}
PLACES = [(column, row) for row in range(SIZE) for column in range(SIZE)]
Place = tuple[int, int]  # column and row, from the lower left


def _hole(place: Place) -> Spot:
    return Spot(square_name(*place), "hole", place[0] + 0.5, SIZE - place[1] - 0.5, 0.7, 0.7)


def _link(place: Place, side: str) -> Spot:
    right, up = BESIDE[side]
    x, y = place[0] + 0.5 + right / 2, SIZE - place[1] - 0.5 - up / 2
    return Spot(f"{square_name(*place)}{side}", PATH, x, y, *((0.4, 0.5) if right == 0 else (0.5, 0.4)))


def _home(mark: str) -> Brush:
    at = CLOCKWISE.index(mark)
    images: dict[Symmetry, str] = {
        "mirror": CLOCKWISE[at ^ 1],
        "half": CLOCKWISE[(at + 2) % 4],
        "quarter": CLOCKWISE[(at + 1) % 4],
    }
    return Brush(mark, "hole", f"home-{COLOURS[mark]}", images=images)


def _inside(place: Place) -> bool:
    return all(0 <= at < SIZE for at in place)


def _towards(place: Place, side: str) -> Place:
    right, up = BESIDE[side]
    return place[0] + right, place[1] + up


def _outward(place: Place) -> str:
    """Return the side of the board that a place is nearest to: openings lead out there."""
    column, row = place
    room = {"n": SIZE - 1 - row, "s": row, "w": column, "e": SIZE - 1 - column}
    return min(room, key=lambda side: room[side])


class BoardSheet(SheetMaker):
    """A board: a hole, ring or home on a point of the lattice, a path between two points, openings."""

    sheet = Sheet(
        "drawing",
        SIZE,
        SIZE,
        (
            *(_hole(place) for place in PLACES if place != MIDDLE),
            *(_link(place, side) for place in PLACES for side in "ne" if _inside(_towards(place, side))),
            *(
                Spot(f"{square_name(*place)}!", OPENING, place[0] + 0.5, SIZE - place[1] - 0.5, 0.9, 0.9)
                for place in PLACES
                if place != MIDDLE
            ),
        ),
        (
            Brush(HOLE, "hole", "hole"),
            Brush(PATH, PATH, PATH),
            Brush(RING, "hole", "ring"),
            *map(_home, HOMES),
            Brush(OPENING, OPENING, OPENING),
        ),
        ("mirror", "half", "quarter"),
    )

    def read(self, document: Mapping[str, Any]) -> dict[str, str]:
        """Return the marks of a board, with its block in the middle of the sheet."""
        drawing = "\n".join(lines_of(document.get("drawing")))
        drawn = read_paths(drawing, MARKS)[0] if drawing.strip() else None
        return sound_marks(self, _marks(drawn)) if drawn is not None else {}

    def write(self, marks: Marks) -> dict[str, Any]:
        """Return the board that marks make."""
        drawing = _draw(sound_marks(self, marks))
        return {"id": "own", "game": "marbles", "title": "Own", "source": "home-made", "drawing": drawing}

    def spots_of(self, flaw: Flaw, marks: Marks) -> tuple[str, ...]:
        """Return the holes that a flaw names, or what is at its place in the drawing."""
        line, column = flaw.params.get("line"), flaw.params.get("column")
        if isinstance(line, int) and isinstance(column, int):
            return _spot_at(marks, line, column)
        left, low = _corner(marks)
        shifted = {square_name(x - left, y - low): square_name(x, y) for x, y in PLACES if x >= left and y >= low}
        return tuple(shifted[name] for name in named_spots(self, flaw) if name in shifted)

    def seats(self, document: Mapping[str, Any], players: int) -> tuple[str, ...]:
        """Return the brushes of the homes."""
        return tuple(f"home-{colour}" for colour in Marbles(players, {"layout": document}).facts.colours)


def _marks(drawn: PathBoard) -> dict[str, str]:
    board = drawn.board
    start = board.marks.find(BLOCK)
    width, height = (max(place[axis] for place in board.places) for axis in (0, 1))
    middle = board.places[start] if start >= 0 else (width // 2, height // 2)
    right, up = MIDDLE[0] - middle[0], MIDDLE[1] - middle[1]
    places = [(x + right, y + up) for x, y in board.places]
    if not all(map(_inside, places)):
        return {}
    found = {square_name(*places[cell]): board.marks[cell] for cell in board.cells}
    for cell in board.cells:
        for to in board.steps[cell]:
            (x1, y1), (x2, y2) = places[cell], places[to]
            found |= {f"{square_name(x, y1)}e": PATH for x in range(x1, x2)}
            found |= {f"{square_name(x1, y)}n": PATH for y in range(y1, y2)}
    return found | {f"{square_name(*places[one.cell])}!": OPENING for one in drawn.openings}


def _drawn_places(marks: Marks) -> list[Place]:
    return [place for place in PLACES if square_name(*place) in marks]


def _corner(marks: Marks) -> Place:
    """Return the lower left corner of what is drawn, from which a drawing counts."""
    drawn = _drawn_places(marks) or [MIDDLE]
    return min(x for x, _ in drawn), min(y for _, y in drawn)


def _at(place: Place) -> tuple[int, int]:
    """Return the line and column of a place on a drawing of the whole sheet, both from 0."""
    return UPRIGHT * (SIZE - 1 - place[1]) + 1, ACROSS * place[0] + 2


def _lines(marks: Marks) -> list[str]:
    lines = [[" "] * (ACROSS * SIZE + 1) for _ in range(UPRIGHT * SIZE + 1)]
    for place in PLACES:
        row, column = _at(place)
        if f"{square_name(*place)}e" in marks:
            lines[row][column : column + ACROSS + 1] = "-" * (ACROSS + 1)
        if f"{square_name(*place)}n" in marks:
            for up in range(UPRIGHT + 1):
                lines[row - up][column] = "|"
    for place in PLACES:
        row, column = _at(place)
        mark = marks.get(square_name(*place))
        if mark:
            lines[row][column] = mark
        if mark and f"{square_name(*place)}!" in marks:
            right, up = BESIDE[side := _outward(place)]
            lines[row - up][column + right] = ARROWS[side]
    row, column = _at(MIDDLE)
    for line in lines[row - 1 : row + 2]:
        line[column - 2 : column + 3] = BLOCK * 5
    return ["".join(line).rstrip() for line in lines]


def _draw(marks: Marks) -> str:
    lines = _lines(marks)
    while lines and not lines[0]:
        lines.pop(0)
    while lines and not lines[-1]:
        lines.pop()
    return "\n".join(lines) + "\n"


def _spot_at(marks: Marks, line: int, column: int) -> tuple[str, ...]:
    """Return the spots nearest to a place in the text of a drawing, both numbers from 1."""
    skipped = next((number for number, text in enumerate(_lines(marks)) if text), 0)
    row, at = line - 1 + skipped, column - 1
    x, y = (at - 2) // ACROSS, SIZE - 1 - (row - 1) // UPRIGHT
    if not _inside((x, y)):
        return ()
    name = square_name(x, y)
    beside = f"{square_name(x, y - 1)}n" if (row - 1) % UPRIGHT and y else f"{name}e"
    return tuple(spot for spot in (beside, name) if spot in marks)[:1]


SHEETS: dict[str, SheetMaker] = {"layout": BoardSheet()}
