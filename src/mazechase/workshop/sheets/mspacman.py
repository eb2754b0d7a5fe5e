"""Boards of Ms. Pac-Man on a sheet: areas, things on squares, walls and doors between them; and the faces of the dice.

A square without an area is solid. Walls round the board and round what is solid need not be drawn.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from mazechase.boards.board import square_name
from mazechase.boards.walled import read_walled
from mazechase.rules.flaws import Flaw
from mazechase.rules.mspacman.documents import GAME, MOST_FACES
from mazechase.rules.mspacman.layout import EXIT, GHOST_SPACE, LETTERS, POWER, WHITE
from mazechase.rules.mspacman.setup import AREAS
from mazechase.rules.mspacman.values import FLIP
from mazechase.workshop.sheets import Brush, Marks, Sheet, SheetMaker, Spot, Symmetry, named_spots, sound_marks
from mazechase.workshop.sheets.counts import counts_sheet, spots_of_field

SIZE = 10
WALL, DOOR, OUT = "wall", "door", "out"
THINGS = {POWER: "power", WHITE: "circle", EXIT: "exit", GHOST_SPACE: "den"}
Place = tuple[int, int]  # column and row, from the lower left

PLACES = [(column, row) for row in range(SIZE) for column in range(SIZE)]
ARROWS = {"n": "^", "s": "v", "w": "<", "e": ">"}
BESIDE = {"n": (0, 1), "s": (0, -1), "w": (-1, 0), "e": (1, 0)}
_OPENINGS = {"north": "n", "south": "s", "west": "w", "east": "e"}


def _edges(place: Place) -> Iterator[str]:
    """Yield the sides of a square that are spots of their own: two of each, and at the border all."""
    column, row = place
    yield from "ne"
    if row == 0:
        yield "s"
    if column == 0:
        yield "w"


def _is_border(place: Place, side: str) -> bool:
    return not all(0 <= at + step < SIZE for at, step in zip(place, BESIDE[side], strict=True))


def _edge(place: Place, side: str) -> Spot:
    (column, row), (right, up) = place, BESIDE[side]
    kind = "border" if _is_border(place, side) else "edge"
    size = (0.9, 0.3) if right == 0 else (0.3, 0.9)
    return Spot(f"{square_name(*place)}{side}", kind, column + 0.5 + right / 2, SIZE - row - 0.5 - up / 2, *size)


def _square(place: Place, suffix: str, kind: str) -> Spot:
    return Spot(f"{square_name(*place)}{suffix}", kind, place[0] + 0.5, SIZE - place[1] - 0.5, 0.8, 0.8)


def _area(letter: str) -> Brush:
    """Return the brush for an area: the areas are clockwise, the first and the second next to each other at the top."""
    at = LETTERS.index(letter)
    images: dict[Symmetry, str] = {
        "mirror": LETTERS[at ^ 1],
        "half": LETTERS[(at + 2) % 4],
        "quarter": LETTERS[(at + 1) % 4],
    }
    return Brush(letter, "area", f"area-{letter}", images=images)


class BoardSheet(SheetMaker):
    """A board: an area and a thing on every square, and what is between squares."""

    sheet = Sheet(
        "drawing",
        SIZE,
        SIZE,
        (
            *(_square(place, "", "area") for place in PLACES),
            *(_square(place, "+", "thing") for place in PLACES),
            *(_edge(place, side) for place in PLACES for side in _edges(place)),
        ),
        (
            *map(_area, LETTERS),
            Brush(WALL, "edge", WALL),
            Brush(DOOR, "edge", DOOR),
            *(Brush(thing, "thing", name) for thing, name in THINGS.items()),
            Brush(OUT, "border", OUT),
        ),
        ("mirror", "half", "quarter"),
    )

    def read(self, document: Mapping[str, Any]) -> dict[str, str]:
        """Return the marks of a board that is as large as the sheet."""
        drawing = document.get("drawing")
        board = read_walled(drawing)[0] if isinstance(drawing, str) and drawing.strip("\n") else None
        if board is None or (board.width, board.height) != (SIZE, SIZE):
            return {}
        found: dict[str, str] = {}
        for cell in board.cells:
            name, label = board.names[cell], board.labels[cell]
            found |= {name: label[:1], f"{name}+": label[1:]}
        walls = {((wall.x1, wall.y1), (wall.x2, wall.y2)) for wall in board.walls}
        for column, row in PLACES:
            name, x, y = square_name(column, row), column + 1, row + 1
            for side, wall in (("n", ((column, y), (x, y))), ("e", ((x, row), (x, y)))):
                right, up = BESIDE[side]
                beside = square_name(column + right, row + up) if not _is_border((column, row), side) else ""
                if wall in walls and name in found and beside in found:
                    found[f"{name}{side}"] = WALL
        for doorway in board.doors:
            here, there = (board.places[cell] for cell in doorway)
            found[f"{square_name(*here)}{'n' if here[0] == there[0] else 'e'}"] = DOOR
        found |= {f"{board.names[cell]}{_OPENINGS[side]}": OUT for cell, side in board.openings}
        return sound_marks(self, found)

    def write(self, marks: Marks) -> dict[str, Any]:
        """Return the board that marks make."""
        drawing = _draw(sound_marks(self, marks))
        return {"id": "own", "game": GAME, "title": "Own", "source": "home-made", "drawing": drawing}

    def spots_of(self, flaw: Flaw, marks: Marks) -> tuple[str, ...]:  # noqa: ARG002 (as the protocol has it)
        """Return the squares that a flaw names; if it is about a whole area, none."""
        return tuple(name for name in named_spots(self, flaw) if name not in LETTERS)

    def seats(self, document: Mapping[str, Any], players: int) -> tuple[str, ...]:  # noqa: ARG002 (as in any document)
        """Return the brushes of the areas, which are the same on every board."""
        return tuple(f"area-{LETTERS[area]}" for area in AREAS[players])


def _draw(marks: Marks) -> str:
    lines = [[" "] * (4 * SIZE + 1) for _ in range(2 * SIZE + 1)]
    for line in lines[::2]:
        line[::4] = ["+"] * (SIZE + 1)
    for place in PLACES:
        (column, row), name = place, square_name(*place)
        at, left = 2 * (SIZE - row) - 1, 4 * column
        area = marks.get(name)
        lines[at][left + 1 : left + 4] = f" {area}{marks.get(f'{name}+', ' ')}" if area else "###"
        for side in _edges(place):
            right, up = BESIDE[side]
            mark = _between(marks, place, side)
            if right == 0:
                lines[at - up][left + 1 : left + 4] = {WALL: "---", DOOR: " = ", "": "   "}.get(mark, f" {mark} ")
            else:
                lines[at][left + 2 + 2 * right] = {WALL: "|", DOOR: ":", "": " "}.get(mark, mark)
    return "\n".join("".join(line) for line in lines) + "\n"


def _between(marks: Marks, place: Place, side: str) -> str:
    """Return what is at a side of a square: a wall, a door, an arrow or nothing."""
    drawn = marks.get(f"{square_name(*place)}{side}", "")
    here = square_name(*place) in marks
    if _is_border(place, side):
        return ARROWS[side] if drawn == OUT and here else WALL
    right, up = BESIDE[side]
    there = square_name(place[0] + right, place[1] + up) in marks
    if here != there:
        return WALL
    return drawn if here else ""


class FacesSheet(SheetMaker):
    """The faces of a die or a spinner: how many there are of each."""

    def __init__(self, ident: str, faces: tuple[str, ...]) -> None:
        self.ident = ident
        self.sheet = counts_sheet({"faces": dict.fromkeys(faces, (0, MOST_FACES))})

    def read(self, document: Mapping[str, Any]) -> dict[str, str]:
        """Return how many faces of each kind there are."""
        faces = document.get("faces")
        counts = Counter(str(face) for face in faces) if isinstance(faces, list) else Counter[str]()
        return sound_marks(self, {f"faces.{face}": str(count) for face, count in counts.items()})

    def write(self, marks: Marks) -> dict[str, Any]:
        """Return the faces that counts make."""
        counts = sound_marks(self, marks)
        faces = [spot.removeprefix("faces.") for spot, count in counts.items() for _ in range(int(count))]
        return {"id": self.ident, "game": GAME, "title": "Own", "source": "home-made", "faces": faces}

    def spots_of(self, flaw: Flaw, marks: Marks) -> tuple[str, ...]:
        """Return the counts that a flaw is about."""
        return spots_of_field(self, flaw, marks)


_NUMBERS = tuple(map(str, range(1, 13)))
SHEETS: dict[str, SheetMaker] = {
    "layout": BoardSheet(),
    "die_faces": FacesSheet("own", (*_NUMBERS, FLIP)),
    "spinner_faces": FacesSheet("own", _NUMBERS),
}
