"""Boards of squares with grooves for fences between them."""

from collections.abc import Iterable, Mapping

from mazechase.workshop.printing.drawing import INK, PALE, Drawing, box, moved

SQUARE = 24.0
GROOVE = 7.0
BORDER = 10.0
FENCE = 2 * SQUARE + GROOVE
STEP = SQUARE + GROOVE


def middle(name: str, size: int) -> tuple[float, float]:
    """Return the middle of a square on the board; row 1 is at the bottom."""
    column, row = ord(name[0]) - ord("a"), int(name[1:]) - 1
    return BORDER + column * STEP + SQUARE / 2, BORDER + (size - 1 - row) * STEP + SQUARE / 2


def fence(name: str, size: int) -> str:
    """Return a fence that is printed on the board: the touched square nearest a1, then h or v."""
    x, y = middle(name[:-1], size)
    gap = SQUARE / 2 + GROOVE / 2
    if name.endswith("h"):
        return box(x - SQUARE / 2, y - gap - GROOVE * 0.35, FENCE, GROOVE * 0.7, fill=INK, r=1)
    return box(x + gap - GROOVE * 0.35, y + SQUARE / 2 - FENCE, GROOVE * 0.7, FENCE, fill=INK, r=1)


def fence_board(size: int, marks: Mapping[str, str], fences: Iterable[str] = (), around: str = "") -> Drawing:
    """Return the board with pictures on squares, by name, and ``around``, which is drawn in the border."""
    side = 2 * BORDER + size * SQUARE + (size - 1) * GROOVE
    parts = [box(0.3, 0.3, side - 0.6, side - 0.6, width=0.6, r=4), around]
    for column in range(size):
        for row in range(size):
            x, y = BORDER + column * STEP, BORDER + row * STEP
            parts.append(box(x, y, SQUARE, SQUARE, fill="#eef0ff", stroke=PALE, r=2))
    parts += [moved(*middle(name, size), picture) for name, picture in marks.items()]
    parts += [fence(name, size) for name in fences]
    return Drawing(side, side, "".join(parts))
