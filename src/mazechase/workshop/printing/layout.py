"""Sheets of paper: boards cut into tiles, and things to cut out in rows, with marks to cut along."""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from mazechase.workshop.printing.drawing import PALE, Drawing, clipped, line, moved, text
from mazechase.workshop.printing.items import Board, Cutouts, Item

MARGIN = 7.0  # most printers leave less than that white
HEAD = 5.0  # the middle of the line of words in the upper margin
TOP = 8.0  # where things to cut out begin, below those words
GAP = 3.0  # between things to cut out
TITLE = 7.0  # the height of a title in the middle of a sheet
MARK = 4.0  # the length of a cutting mark

Say = Callable[..., str]


class Paper(msgspec.Struct, frozen=True):
    """A size of paper."""

    width: float
    height: float


PAPERS = {"a4": Paper(210, 297), "letter": Paper(215.9, 279.4)}


def sheets(items: Sequence[Item], paper: Paper, say: Say) -> Iterator[Drawing]:
    """Yield every sheet that has to be printed, boards first; ``say`` forms the words on them."""
    for item in items:
        if isinstance(item, Board):
            yield from _tiles(item, paper, say)
    yield from _filled([item for item in items if isinstance(item, Cutouts)], paper, say)


def _sheet(paper: Paper, head: str, body: str) -> Drawing:
    return Drawing(paper.width, paper.height, text(paper.width / 2, HEAD, 3, head, fill=PALE) + body)


def _tiles(board: Board, paper: Paper, say: Say) -> Iterator[Drawing]:
    """Cut a board into equal tiles, as few as the paper allows, and mark where to cut."""
    wide, high = paper.width - 2 * MARGIN, paper.height - 2 * MARGIN
    columns, rows = math.ceil(board.drawing.width / wide), math.ceil(board.drawing.height / high)
    w, h = board.drawing.width / columns, board.drawing.height / rows
    left, top = (paper.width - w) / 2, (paper.height - h) / 2
    for n in range(rows * columns):
        row, column = divmod(n, columns)
        part = clipped(w, h, [moved(-column * w, -row * h, board.drawing.body)], "tile")
        head = say("print-tile", what=say(board.title), row=row + 1, column=column + 1, tiles=rows * columns)
        yield _sheet(paper, head, moved(left, top, part) + _marks(left, top, w, h))


def _marks(x: float, y: float, w: float, h: float) -> str:
    """Return short lines at the corners of a rectangle, outside it."""
    across = [
        line(a, b, c, b, width=0.2) for b in (y, y + h) for a, c in ((x - MARK, x - 1), (x + w + 1, x + w + MARK))
    ]
    down = [line(a, b, a, c, width=0.2) for a in (x, x + w) for b, c in ((y - MARK, y - 1), (y + h + 1, y + h + MARK))]
    return "".join(across + down)


class _Row(NamedTuple):
    """A row of things to cut out, all of one size, and its block's title if it is the first of the block."""

    title: str
    opens: bool
    things: Sequence[Drawing]
    gap: float

    @property
    def height(self) -> float:
        return self.things[0].height


def _filled(blocks: Sequence[Cutouts], paper: Paper, say: Say) -> Iterator[Drawing]:
    """Fill sheets from above with rows of things to cut out; what begins a sheet has its title in the margin."""
    head, placed, y = "", list[str](), TOP
    for row in (row for block in blocks for row in _rows(block, paper, say)):
        if placed and y + (TITLE if row.opens else 0) + row.height > paper.height - MARGIN + 0.01:
            yield _sheet(paper, head, "".join(placed))
            placed, y = [], TOP
        if not placed:
            head = row.title
        elif row.opens:
            placed.append(text(paper.width / 2, y + TITLE / 2, 3, row.title, fill=PALE))
            y += TITLE
        placed.append(_placed(row, y, paper))
        y += row.height + row.gap
    if placed:
        yield _sheet(paper, head, "".join(placed))


def _rows(block: Cutouts, paper: Paper, say: Say) -> Iterator[_Row]:
    one = block.drawings[0]
    gap = 0 if block.touching else GAP
    across = max(1, int((paper.width - 2 * MARGIN + gap) // (one.width + gap)))
    title = f"{say(block.title)}: {say(block.note)}" if block.note else say(block.title)
    for begin in range(0, len(block.drawings), across):
        yield _Row(title, begin == 0, block.drawings[begin : begin + across], gap)


def _placed(row: _Row, y: float, paper: Paper) -> str:
    """Return a row in the middle of the sheet; the last of a block may be shorter."""
    step = row.things[0].width + row.gap
    left = (paper.width - len(row.things) * step + row.gap) / 2
    return "".join(moved(left + n * step, y, one.body) for n, one in enumerate(row.things))
