"""Where a piece can go with one die: every path of a Pac-Man, every end of a ghost.

Sets of cells are plain integers here, one bit per cell, since the game spends most of its time in these searches.
"""

from collections.abc import Iterator
from typing import NamedTuple

from mazechase.boards.cells import Cell
from mazechase.rules.marbles.layout import Layout

_NOWHERE = Cell(-1)


class Path(NamedTuple):
    """The cells entered, one after the other, and the marbles that are gobbled on them."""

    cells: tuple[Cell, ...]
    eats: int


class Walker(NamedTuple):
    """A Pac-Man about to move, and everything around it."""

    layout: Layout
    origin: Cell
    blocked: int  # other Pac-Men
    ghosts: int
    marbles: int
    yellow: int
    closed: int  # homes it may pass but not end in (MARB-3, MARB-15)
    free_homes: int  # homes that are passed without counting (MARB-14)
    privilege: bool  # it may gobble a ghost from the first step on
    earns: bool  # a yellow marble on the path lets it gobble a ghost later on that path (MARB-41)
    takes_under: bool  # the marble under a gobbled ghost is part of the path (MARB-39)
    reverses: bool = False  # only to explain a refusal: no rule lets a Pac-Man turn back (MARB-9)

    def paths(self, count: int) -> dict[tuple[Cell, int], Path]:
        """Return one path for each end and each set of marbles (MARB-62)."""
        found: dict[tuple[Cell, int], Path] = {}
        for path in self.every_path(count):
            found.setdefault((path.cells[-1], path.eats), path)
        return found

    def every_path(self, count: int) -> Iterator[Path]:
        """Yield every path, even those with the same end and the same marbles."""
        return self._from(self.origin, _NOWHERE, 0, count, 0, ())

    def can_go(self, count: int, *, gobbling: bool = True) -> bool:
        """Return whether there is any path at all, or any that does not end on a ghost."""
        return any(gobbling or not self.ghosts >> path.cells[-1] & 1 for path in self.every_path(count))

    def _from(  # noqa: PLR0913, PLR0917 (a walk is where it is, where it came from, and what it has done)
        self, here: Cell, came: Cell, entered: int, left: int, eaten: int, cells: tuple[Cell, ...]
    ) -> Iterator[Path]:
        for to in self.layout.pac_links[here]:
            if to != came or self.reverses:  # MARB-9; a cell may come twice, the own start counts as empty (MARB-10)
                yield from self._enter(here, to, entered, left, eaten, cells)
        if self.layout.openings.bits >> here & 1 and not entered >> here & 1:  # MARB-22
            for to in self.layout.openings:
                if to != here:  # MARB-20; a crossing costs nothing, the hole inside is the next count (MARB-19)
                    yield from self._enter(_NOWHERE, to, entered | 1 << to, left, eaten, cells)

    def _enter(  # noqa: PLR0913, PLR0917
        self, came: Cell, to: Cell, entered: int, left: int, eaten: int, cells: tuple[Cell, ...]
    ) -> Iterator[Path]:
        bit = 1 << to
        if self.blocked & bit:  # MARB-16, MARB-23
            return
        cells = (*cells, to)
        if self.ghosts & bit:
            if self.privilege or (self.earns and eaten & self.yellow):
                yield Path(cells, eaten | (self.marbles & bit if self.takes_under else 0))  # complete here (MARB-43)
            return  # no passing (MARB-42)
        eaten |= self.marbles & bit  # MARB-12, MARB-13
        if not self.free_homes & bit:
            left -= 1
        if left:
            yield from self._from(to, came, entered, left, eaten, cells)
        elif not self.closed & bit:
            yield Path(cells, eaten)


class Prowler(NamedTuple):
    """A ghost about to move: the other ghost blocks its path, a Pac-Man ends it."""

    layout: Layout
    origin: Cell
    blocked: int  # the other ghost; on the start it blocks nothing, since nobody goes there (MARB-28, MARB-29)
    pacs: int
    reverses: bool  # MARB-26
    tunnels: bool = False  # only to explain a refusal: no rule lets a ghost off the board (MARB-25)

    def ends(self, count: int) -> dict[Cell, tuple[Cell, ...]]:
        """Return every end with a path there: a full move, or one that meets a Pac-Man (MARB-27, MARB-32)."""
        hits, edge, _ = self._walk(count)
        return hits | {here: cells for (here, _), cells in edge.items()}

    def stops(self, count: int) -> dict[Cell, tuple[Cell, ...]]:
        """Return the ends of paths that can go no further: a ghost without a full move under ``ghost_partial``."""
        _, _, stuck = self._walk(count)
        return stuck

    def _walk(
        self, count: int
    ) -> tuple[dict[Cell, tuple[Cell, ...]], dict[tuple[Cell, Cell], tuple[Cell, ...]], dict[Cell, tuple[Cell, ...]]]:
        """Go step by step from all ends at once: Pac-Men met, ends of full moves, ends of paths cut short."""
        hits: dict[Cell, tuple[Cell, ...]] = {}
        stuck: dict[Cell, tuple[Cell, ...]] = {}
        edge: dict[tuple[Cell, Cell], tuple[Cell, ...]] = {(self.origin, _NOWHERE): ()}
        for _ in range(count):
            further: dict[tuple[Cell, Cell], tuple[Cell, ...]] = {}
            for (here, came), cells in edge.items():
                onward = [to for to in self._links(here) if to != came and not self.blocked >> to & 1]
                if not onward and cells:
                    stuck.setdefault(here, cells)
                for to in onward:
                    if self.pacs >> to & 1:
                        hits.setdefault(to, (*cells, to))
                    else:
                        further.setdefault((to, _NOWHERE if self.reverses else here), (*cells, to))
            edge = further
        return hits, edge, stuck

    def _links(self, here: Cell) -> tuple[Cell, ...]:
        links = self.layout.ghost_links[here]
        if self.tunnels and here in self.layout.openings:
            return (*links, *(to for to in self.layout.openings if to != here))
        return links
