"""What a game prints: boards, and things to cut out."""

import math
from collections.abc import Sequence

import msgspec

from mazechase.workshop.printing.drawing import INK, PALE, Drawing, box, circle, line, moved, path, tag, text

FOLD = "2 1.5"  # a dashed line


class Board(msgspec.Struct, frozen=True):
    """A board, printed in as many tiles as it needs; ``title`` is a message key."""

    title: str
    drawing: Drawing


class Cutouts(msgspec.Struct, frozen=True):
    """Things to cut out, all of one size; ``note`` says what to do with them. ``touching`` ones share their cuts."""

    title: str
    drawings: tuple[Drawing, ...]
    note: str = ""
    touching: bool = False


Item = Board | Cutouts


def disc(diameter: float, *inside: str) -> Drawing:
    """Return a round token with a picture around its middle."""
    r = diameter / 2
    return Drawing(diameter, diameter, circle(r, r, r - 0.2) + moved(r, r, *inside))


def square(side: float, *inside: str) -> Drawing:
    """Return a square token with a picture around its middle: a sheet of them needs straight cuts only."""
    return Drawing(side, side, box(0, 0, side, side, width=0.2, stroke=PALE) + moved(side / 2, side / 2, *inside))


def folded(width: float, height: float, front: str, back: str) -> Drawing:
    """Return a token with two faces: folded in the middle and glued, each shows the right way up."""
    fold = tag("line", x1=0, y1=height, x2=width, y2=height, stroke=PALE, stroke_width=0.3, stroke_dasharray=FOLD)
    body = box(0, 0, width, 2 * height) + fold
    body += moved(width / 2, height / 2, back, turn=180) + moved(width / 2, height * 1.5, front)
    return Drawing(width, 2 * height, body)


def die_net(faces: Sequence[str], side: float = 20) -> Drawing:
    """Return the net of a cube with six faces, opposite ones as on any die (1 and 6, 2 and 5, 3 and 4), and flaps."""
    one, two, three, four, five, six = faces
    places = {(1, 0): two, (0, 1): three, (1, 1): one, (2, 1): four, (3, 1): six, (1, 2): five}
    flap = side * 0.25
    flaps = [moved(x * side, y * side, _flap(side, flap), turn=turn) for x, y, turn in FLAPS]
    body = moved(
        flap,
        0,
        *flaps,
        *(box(x * side, y * side, side, side) for x, y in places),
        *(text((x + 0.5) * side, (y + 0.5) * side, side * 0.5, face) for (x, y), face in places.items()),
    )
    return Drawing(4 * side + flap, 3 * side, body)


# Where an edge of the net has a flap: the edge's start, and how far it is turned from one whose flap points up.
FLAPS = ((0, 1, 0), (2, 1, 0), (3, 1, 0), (1, 2, 180), (3, 2, 180), (4, 2, 180), (0, 2, 270))


def _flap(side: float, depth: float) -> str:
    """Return a flap above an edge that goes right from the origin."""
    return path(f"M0 0L{depth} {-depth}H{side - depth}L{side} 0Z", stroke=PALE)


def spinner(faces: Sequence[str], diameter: float = 80) -> Drawing:
    """Return a dial with a sector for each face; a pencil through a paper clip in the middle makes it spin."""
    r = diameter / 2
    step = 2 * math.pi / len(faces)
    parts = [circle(r, r, r - 0.3, width=0.6)]
    for place, face in enumerate(faces):
        edge, middle = place * step, (place + 0.5) * step
        parts.append(line(r, r, r + (r - 0.3) * math.sin(edge), r - (r - 0.3) * math.cos(edge)))
        parts.append(text(r + 0.68 * r * math.sin(middle), r - 0.68 * r * math.cos(middle), diameter * 0.13, face))
    parts.append(circle(r, r, 1.2, fill=INK))
    return Drawing(diameter, diameter, "".join(parts))
