"""Small changes of boards and faces: a wall more or less, a mark, a door or the border of two areas elsewhere."""

from random import Random

from mazechase.boards.walled import WalledBoard, parse_walled
from mazechase.rules.mspacman.layout import EXIT, GHOST_SPACE
from mazechase.workshop.changes import Change, Document

_ACROSS, _ABOVE, _LABEL = 4, 2, 4  # characters and lines from one square to the next; those of a label


def change_layout(document: Document, rng: Random) -> Document | None:
    """Change one or two things on a board."""
    lines = document["drawing"].strip("\n").split("\n")
    for _ in range(rng.choice((1, 1, 2, 3))):
        board = parse_walled("\n".join(lines))
        change = rng.choice((_wall, _wall, _wall, _wall, _marks, _marks, _marks, _door, _door, _areas))
        if not change(board, lines, rng):
            return None
    return {**document, "drawing": "\n" + "\n".join(lines) + "\n"}


def _put(lines: list[str], line: int, column: int, text: str) -> None:
    lines[line] = lines[line][:column] + text + lines[line][column + len(text) :]


def _spot(board: WalledBoard, cell: int) -> tuple[int, int]:
    """Return the line of a square, and the column of the edge on its left."""
    x, y = board.places[cell]
    return 2 * (board.height - y) - 1, _ACROSS * x


def _edge(board: WalledBoard, lines: list[str], one: int, other: int, marks: tuple[str, str]) -> str:
    """Write the edge between two squares, with the mark for horizontal or vertical; return what was there."""
    (line, column), (to_line, to_column) = _spot(board, one), _spot(board, other)
    if line == to_line:
        at = max(column, to_column)
        before = lines[line][at]
        _put(lines, line, at, marks[1])
    else:
        at = (line + to_line) // 2
        before = lines[at][column + 1 : column + _ACROSS]
        _put(lines, at, column + 1, marks[0])
    return before.strip()


def _neighbours(board: WalledBoard) -> list[tuple[int, int]]:
    """Return the pairs of squares side by side, whatever is between them."""
    at = {place: cell for cell, place in enumerate(board.places)}
    beside = ((at.get((x, y)), at.get((x + dx, y + dy))) for x, y in at for dx, dy in ((1, 0), (0, 1)))
    return [(one, other) for one, other in beside if one is not None and other is not None]


def _wall(board: WalledBoard, lines: list[str], rng: Random) -> bool:
    """Build a wall between two squares of the maze, or tear one down."""
    inside = [pair for pair in _neighbours(board) if all(board.labels[cell][1:] != GHOST_SPACE for cell in pair)]
    one, other = rng.choice(inside)
    opened = other in board.steps[one]
    _edge(board, lines, one, other, ("---", "|") if opened else ("   ", " "))
    return True


def _label(board: WalledBoard, lines: list[str], cell: int, label: str) -> None:
    line, column = _spot(board, cell)
    _put(lines, line, column + 1, f" {label:2}")


def _marks(board: WalledBoard, lines: list[str], rng: Random) -> bool:
    """Exchange a Power Square or a white circle with a plain square of its area."""
    marked = [cell for cell in board.cells if board.labels[cell][1:] not in ("", EXIT, GHOST_SPACE)]
    one = rng.choice(marked)
    area = board.labels[one][0]
    plain = [cell for cell in board.cells if board.labels[cell] == area]
    if not plain:
        return False
    other = rng.choice(plain)
    _label(board, lines, one, area)
    _label(board, lines, other, board.labels[one])
    return True


def _door(board: WalledBoard, lines: list[str], rng: Random) -> bool:
    """Move the door of a ghost space to another side."""
    space = rng.choice([cell for cell in board.cells if board.labels[cell][1:] == GHOST_SPACE])
    sides = [pair for pair in _neighbours(board) if space in pair]
    outer = [pair for pair in sides if any(board.labels[cell][1:] != GHOST_SPACE for cell in pair)]
    if not outer:
        return False
    for pair in outer:
        _edge(board, lines, *pair, ("---", "|"))
    _edge(board, lines, *rng.choice(outer), (" = ", ":"))
    return True


def _areas(board: WalledBoard, lines: list[str], rng: Random) -> bool:
    """Exchange two plain squares at the border of two areas, so that areas mostly stay in one piece."""
    borders = [
        (one, board.labels[other][0])
        for pair in _neighbours(board)
        for one, other in (pair, pair[::-1])
        if len(board.labels[one]) == 1 and board.labels[one] != board.labels[other][0]
    ]
    if not borders:
        return False
    one, area = rng.choice(borders)
    others = [cell for cell, beside in borders if board.labels[cell] == area and beside == board.labels[one]]
    if not others:
        return False
    other = rng.choice(others)
    _label(board, lines, one, area)
    _label(board, lines, other, board.labels[one])
    return True


def change_faces(document: Document, rng: Random) -> Document:
    """Change one face, add one, or take one away."""
    faces = list(document["faces"])
    at = rng.randrange(len(faces))
    match rng.randrange(4):
        case 0:
            faces.insert(at, rng.choice(faces))
        case 1:
            del faces[at]
        case _:
            faces[at] = str(rng.randint(1, 8))
    return {**document, "faces": faces}


CHANGES: dict[str, Change] = {"layout": change_layout, "die_faces": change_faces, "spinner_faces": change_faces}
