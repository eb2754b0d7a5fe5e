"""Small changes of boards that keep them symmetric: paths, rings, homes and openings, each with all its images."""

from collections.abc import Callable
from random import Random

from mazechase.boards.paths import ACROSS, BLOCK, UPRIGHT
from mazechase.rules.marbles.layout import HOLE, HOMES, MARKS, RING, Layout, layout_of
from mazechase.workshop.changes import Change, Document

Place = tuple[int, int]  # column and row, from the lower left
Path = frozenset[Place]  # the two cells it joins
Turning = Callable[[Place], Place]
ARROWS = {"^": (0, 1), "v": (0, -1), "<": (-1, 0), ">": (1, 0)}


class Drawing:
    """A board that can be changed: marks, paths and openings by place; the block keeps its own."""

    def __init__(self, layout: Layout) -> None:
        board = layout.board
        self.size = max(max(place) for place in board.places)
        self.marks = {board.places[cell]: board.marks[cell] for cell in board.cells}
        self.paths: set[Path] = {
            frozenset((board.places[cell], board.places[to])) for cell in board.cells for to in board.steps[cell]
        }
        self.openings = {(board.places[one.cell], one.arrow) for one in layout.drawn.openings}
        self.turns = [turn for turn in _turns(self.size) if self._keeps(turn)]

    def _keeps(self, turn: Turning) -> bool:
        """Return whether a turn leaves the drawing as it is, apart from the homes' colours."""
        same = {turn(place): "Y" if mark in HOMES else mark for place, mark in self.marks.items()}
        kept = {place: "Y" if mark in HOMES else mark for place, mark in self.marks.items()}
        return same == kept and {frozenset(map(turn, path)) for path in self.paths} == self.paths

    def images(self, place: Place) -> list[Place]:
        """Return where the turns of the board take a place, the same for the same turn every time."""
        return [turn(place) for turn in self.turns]

    def text(self) -> str:
        """Return the drawing as text."""
        wide, tall = ACROSS * self.size + 5, UPRIGHT * self.size + 3
        lines = [[" "] * wide for _ in range(tall)]

        def spot(place: Place) -> tuple[int, int]:
            return UPRIGHT * (self.size - place[1]) + 1, ACROSS * place[0] + 2

        for path in self.paths:
            (top, left), (bottom, right) = sorted(map(spot, path))
            for row in range(min(top, bottom), max(top, bottom) + 1):
                for column in range(min(left, right), max(left, right) + 1):
                    lines[row][column] = "-" if top == bottom else "|"
        for place, mark in self.marks.items():
            row, column = spot(place)
            lines[row][column] = mark
            if mark == BLOCK:
                for block_row in range(row - 1, row + 2):
                    lines[block_row][column - 2 : column + 3] = [BLOCK] * 5
        for place, arrow in self.openings:
            (row, column), (right, up) = spot(place), ARROWS[arrow]
            lines[row - up][column + right] = arrow
        return "\n" + "\n".join("".join(line).rstrip() for line in lines) + "\n"


def change_layout(document: Document, rng: Random) -> Document | None:
    """Change one to three things on a board, each with all its images."""
    drawing = Drawing(layout_of(document["drawing"]))
    for _ in range(rng.choice((1, 1, 2, 3))):
        change = rng.choice((_path_less, _path_more, _path_more, _exchange_marks, _exchange_marks, _bend))
        if not change(drawing, rng):
            return None
    return {**document, "drawing": drawing.text()}


def _turns(size: int) -> list[Turning]:
    return [
        lambda place: place,
        lambda place: (place[1], size - place[0]),
        lambda place: (size - place[0], size - place[1]),
        lambda place: (size - place[1], place[0]),
        lambda place: (size - place[0], place[1]),
        lambda place: (place[0], size - place[1]),
        lambda place: (place[1], place[0]),
        lambda place: (size - place[1], size - place[0]),
    ]


def _all_images(drawing: Drawing, path: Path) -> set[Path]:
    return {frozenset(map(turn, path)) for turn in drawing.turns}


def _path_less(drawing: Drawing, rng: Random) -> bool:
    """Take a path away."""
    drawing.paths -= _all_images(drawing, rng.choice(sorted(drawing.paths, key=sorted)))
    return True


def _path_more(drawing: Drawing, rng: Random) -> bool:
    """Draw a path between two cells that nothing separates."""
    free = [path for path in _possible(drawing) if path not in drawing.paths]
    if not free:
        return False
    drawing.paths |= _all_images(drawing, rng.choice(free))
    return True


def _possible(drawing: Drawing) -> list[Path]:
    """List the straight paths between a cell and the next one to its right or above, that cross no other."""
    found = []
    for place, mark in drawing.marks.items():
        for right, up in ((1, 0), (0, 1)):
            between = []
            x, y = place[0] + right, place[1] + up
            while (x, y) not in drawing.marks and max(x, y) <= drawing.size:
                between.append((x, y))
                x, y = x + right, y + up
            if (x, y) in drawing.marks and mark in MARKS and not any(_crossed(drawing, at, up) for at in between):
                found.append(frozenset((place, (x, y))))
    return found


def _crossed(drawing: Drawing, at: Place, up: int) -> bool:
    """Return whether a path already runs across a place without a cell; ``up`` is 1 if the new one stands there."""
    x, y = at
    for path in drawing.paths:
        (x1, y1), (x2, y2) = sorted(path)
        if (y1 == y2 == y and x1 < x < x2) if up else (x1 == x2 == x and y1 < y < y2):
            return True
    return False


def _exchange_marks(drawing: Drawing, rng: Random) -> bool:
    """Exchange rings, or homes, with holes elsewhere."""
    special = rng.choice((RING, HOMES[0]))
    one = rng.choice([place for place, mark in drawing.marks.items() if mark == special])
    other = rng.choice([place for place, mark in drawing.marks.items() if mark == HOLE])
    pairs = set(zip(drawing.images(one), drawing.images(other), strict=True))
    if len(pairs) != len(set(drawing.images(one))) or len(pairs) != len(set(drawing.images(other))):
        return False
    for here, there in pairs:
        drawing.marks[here], drawing.marks[there] = drawing.marks[there], drawing.marks[here]
    return True


def _bend(drawing: Drawing, rng: Random) -> bool:
    """Take a hole away from a straight path, and put one onto a path that is long enough."""
    straight = [place for place, mark in drawing.marks.items() if mark == HOLE and _through(drawing, place)]
    long = [(path, at) for path in sorted(drawing.paths, key=sorted) for at in _inside(path)]
    if not straight or not long:
        return False
    gone = rng.choice(straight)
    path, new = rng.choice(long)
    if len(set(drawing.images(gone))) != len(set(drawing.images(new))) or gone in path:
        return False
    for turn in drawing.turns:
        _split(drawing, frozenset(map(turn, path)), turn(new))
    for place in set(drawing.images(gone)):
        ends = _through(drawing, place)
        if ends is None or any(arrow_place == place for arrow_place, _ in drawing.openings):
            return False
        drawing.paths = {path for path in drawing.paths if place not in path} | {ends}
        del drawing.marks[place]
    return True


def _split(drawing: Drawing, path: Path, at: Place) -> None:
    if path in drawing.paths:
        drawing.paths.remove(path)
        drawing.paths |= {frozenset((end, at)) for end in path}
        drawing.marks[at] = HOLE


def _through(drawing: Drawing, place: Place) -> Path | None:
    """Return the path that is left if a hole with two neighbours in a line is taken away."""
    ends = [next(iter(path - {place})) for path in drawing.paths if place in path]
    if len(ends) != 2:
        return None
    (x1, y1), (x2, y2) = ends
    return frozenset(ends) if x1 == x2 == place[0] or y1 == y2 == place[1] else None


def _inside(path: Path) -> list[Place]:
    (x1, y1), (x2, y2) = sorted(path)
    if x1 == x2:
        return [(x1, y) for y in range(y1 + 1, y2)]
    return [(x, y1) for x in range(x1 + 1, x2)]


CHANGES: dict[str, Change] = {"layout": change_layout}
