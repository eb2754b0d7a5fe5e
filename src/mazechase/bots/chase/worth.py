"""What a position is worth to Pac-Man, in hundredths of a life; the ghosts want it small.

Sets of squares are plain integers here, one bit per square: a search evaluates thousands of positions per choice.
The weights were tuned by playing.
"""

from collections.abc import Iterable

import msgspec

from mazechase.boards.cells import Cell, Cells
from mazechase.boards.fences import SIZE, SQUARES
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.layout import Layout
from mazechase.rules.chase.values import BASE_STEPS, CALL, PAC, PELLETS, ChaseState

WON = 10_000.0


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """What counts how much; native/chase/worth.hpp takes them in this order."""

    life: float = 100.0
    pellet: float = 75.0
    ghost: float = 12.0  # each ghost on the board
    sure: float = 45.0  # a pellet that no ghost can keep from him, less for each cycle it takes
    sure_later: float = 5.0
    trapped: float = 70.0  # no way out, less the more cycles he is still safe
    room: float = 0.35  # each square where he is safe, for each cycle ahead
    far_pellet: float = 1.5  # each step to the nearest pellet
    far_ghost: float = 1.0  # each step to a ghost, up to far_enough; a search sees by itself why to be near
    far_enough: float = 8.0
    stalling: float = 50.0  # when stall_limit is reached; it grows with the square of the cycles


HORIZON = 6  # cycles


class Worth:
    """Evaluates the positions of one game."""

    def __init__(self, rules: Chase, weights: Weights | None = None) -> None:
        layout = rules.layout
        self.weights = weights or Weights()
        self.far = tuple(_distances(layout, Cell(cell)) for cell in range(SQUARES))
        self._stall_limit = rules.setup.stall_limit
        self._nearest: dict[Cells, list[int]] = {}
        # Where a ghost on a square catches Pac-Man: on it, next to it, and two squares away in its line of sight. This
        # holds for every option: a ghost in a frenzy gets no farther than two squares, by whatever path.
        self._danger = tuple(
            _bits([Cell(cell), *near, *(to for to in layout.lines[cell] if self.far[cell][to] == 2)])
            for cell, near in enumerate(layout.neighbours)
        )
        # The same, if it moves before Pac-Man does.
        self._threat = tuple(
            _union((self._danger[to] for to in near), self._danger[cell]) for cell, near in enumerate(layout.neighbours)
        )
        self._north = _bits(cell for cell, near in enumerate(layout.neighbours) if cell + SIZE in near)
        self._east = _bits(cell for cell, near in enumerate(layout.neighbours) if cell + 1 in near)

    def of(self, s: ChaseState) -> float:
        """Return a position's worth to Pac-Man."""
        if not s.pellets:
            return WON
        if not s.lives:
            return -WON
        w = self.weights
        value = w.life * s.lives + w.pellet * (PELLETS - len(s.pellets)) - w.far_pellet * self.nearest(s.pellets)[s.pac]
        if s.idle and self._stall_limit is not None:
            value -= w.stalling * (s.idle / self._stall_limit) ** 2
        far = self.far[s.pac]
        moving = s.waiting if s.mover in (PAC, CALL) else (s.mover, *s.waiting)
        danger = 0
        for ghost, at in enumerate(s.ghosts):
            if at is None:
                continue
            value += w.far_ghost * min(far[at], w.far_enough) - w.ghost
            if ghost not in moving:
                danger |= self._danger[at]
            elif self._danger[at] >> s.pac & 1:
                value -= w.life  # as good as caught
                break
            else:
                danger |= self._threat[at]
        else:
            value += self._prospect(s, danger)
        return value

    def nearest(self, pellets: Cells) -> list[int]:
        """Return the number of steps to the nearest of these pellets from every square."""
        found = self._nearest.get(pellets)
        if found is None:
            found = self._nearest[pellets] = [min(self.far[at][cell] for at in pellets) for cell in range(SQUARES)]
        return found

    def _prospect(self, s: ChaseState, danger: int) -> float:
        """Spread Pac-Man and every ghost over all the squares they can reach, and see who is there first.

        A pellet he reaches like that is his whatever the ghosts do, except in a frenzy, which makes them faster.
        """
        w = self.weights
        pellets = s.pellets.bits
        here = 1 << s.pac
        room = 0
        for cycle in range(HORIZON):
            for _ in range(BASE_STEPS):
                here = self._grown(here)
                if here & pellets:
                    return w.sure - w.sure_later * cycle
            here &= ~danger
            if not here:
                return w.room * room - w.trapped / (1 + cycle)
            room += here.bit_count()
            danger |= self._grown(danger)
        return w.room * room

    def _grown(self, squares: int) -> int:
        """Return the neighbours of a set of squares."""
        north, east = self._north, self._east
        return (squares & north) << SIZE | squares >> SIZE & north | (squares & east) << 1 | squares >> 1 & east


def _bits(cells: Iterable[int]) -> int:
    return Cells.of(cells).bits


def _union(sets: Iterable[int], union: int) -> int:
    for squares in sets:
        union |= squares
    return union


def _distances(layout: Layout, start: Cell) -> tuple[int, ...]:
    """Return the number of steps from a square to every other; all of them can be reached."""
    counts = {start: 0}
    edge = [start]
    for here in edge:
        for to in layout.neighbours[here]:
            if to not in counts:
                counts[to] = counts[here] + 1
                edge.append(to)
    return tuple(counts[Cell(cell)] for cell in range(SQUARES))
