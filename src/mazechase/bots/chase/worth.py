"""What a position is worth to Pac-Man, in hundredths of a life; the ghosts want it small.

Sets of squares are plain integers here, one bit a square: a search weighs thousands of positions for one choice.
The weights were found by playing.
"""

from collections.abc import Iterable

from mazechase.boards.cells import Cell, Cells
from mazechase.boards.fences import SIZE, SQUARES
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.layout import Layout
from mazechase.rules.chase.values import BASE_STEPS, CALL, PAC, PELLETS, ChaseState

WON = 10_000.0
LIFE = 100.0
PELLET = 75.0
GHOST = 12.0  # a ghost on the board
SURE = 45.0  # a pellet that no ghost can keep him from, less for each cycle it takes
SURE_LATER = 5.0
TRAPPED = 70.0  # no way out, less the more cycles he is still safe
ROOM = 0.35  # a square where he is safe, for each cycle ahead
FAR_PELLET = 1.5  # a step to the nearest pellet
FAR_GHOST = 1.0  # a step to a ghost, up to FAR_ENOUGH; who looks ahead sees by other means what it is worth to be near
FAR_ENOUGH = 8
STALLING = 50.0  # the whole of stall_limit; it grows with the square of the cycles

HORIZON = 6  # cycles


class Worth:
    """Weighs the positions of one game."""

    def __init__(self, game: Chase, far_ghost: float = FAR_GHOST, far_enough: int = FAR_ENOUGH) -> None:
        layout = game.layout
        self._far_ghost = far_ghost
        self._far_enough = far_enough
        self.far = tuple(_distances(layout, Cell(cell)) for cell in range(SQUARES))
        self._stall_limit = game.setup.stall_limit
        self._nearest: dict[Cells, list[int]] = {}
        # Where a ghost on a square catches Pac-Man: on it, next to it, and two squares away in its sight. The same
        # holds for every option: a ghost in frenzy gets no farther than two squares, by whatever path.
        self._danger = tuple(
            _bits([Cell(cell), *near, *(to for to in layout.lines[cell] if self.far[cell][to] == 2)])
            for cell, near in enumerate(layout.neighbours)
        )
        # Where it will, if it moves before Pac-Man does.
        self._threat = tuple(
            _union((self._danger[to] for to in near), self._danger[cell]) for cell, near in enumerate(layout.neighbours)
        )
        self._north = _bits(cell for cell, near in enumerate(layout.neighbours) if cell + SIZE in near)
        self._east = _bits(cell for cell, near in enumerate(layout.neighbours) if cell + 1 in near)

    def of(self, s: ChaseState) -> float:
        """Say what a position is worth to Pac-Man."""
        if not s.pellets:
            return WON
        if not s.lives:
            return -WON
        value = LIFE * s.lives + PELLET * (PELLETS - len(s.pellets)) - FAR_PELLET * self.nearest(s.pellets)[s.pac]
        if s.idle and self._stall_limit is not None:
            value -= STALLING * (s.idle / self._stall_limit) ** 2
        far = self.far[s.pac]
        moving = s.waiting if s.mover in (PAC, CALL) else (s.mover, *s.waiting)
        danger = 0
        for ghost, at in enumerate(s.ghosts):
            if at is None:
                continue
            value += self._far_ghost * min(far[at], self._far_enough) - GHOST
            if ghost not in moving:
                danger |= self._danger[at]
            elif self._danger[at] >> s.pac & 1:
                value -= LIFE  # as good as caught
                break
            else:
                danger |= self._threat[at]
        else:
            value += self._prospect(s, danger)
        return value

    def nearest(self, pellets: Cells) -> list[int]:
        """Count the steps to the nearest of these pellets from every square."""
        found = self._nearest.get(pellets)
        if found is None:
            found = self._nearest[pellets] = [min(self.far[at][cell] for at in pellets) for cell in range(SQUARES)]
        return found

    def _prospect(self, s: ChaseState, danger: int) -> float:
        """Let Pac-Man go everywhere he can, and every ghost everywhere it can, and see who is there first.

        A pellet that he reaches like that is his whatever the ghosts do, but for frenzy, which makes them faster.
        """
        pellets = s.pellets.bits
        here = 1 << s.pac
        room = 0
        for cycle in range(HORIZON):
            for _ in range(BASE_STEPS):
                here = self._grown(here)
                if here & pellets:
                    return SURE - SURE_LATER * cycle
            here &= ~danger
            if not here:
                return ROOM * room - TRAPPED / (1 + cycle)
            room += here.bit_count()
            danger |= self._grown(danger)
        return ROOM * room

    def _grown(self, squares: int) -> int:
        """Give the neighbours of a set of squares."""
        north, east = self._north, self._east
        return (squares & north) << SIZE | squares >> SIZE & north | (squares & east) << 1 | squares >> 1 & east


def _bits(cells: Iterable[int]) -> int:
    return Cells.of(cells).bits


def _union(sets: Iterable[int], union: int) -> int:
    for squares in sets:
        union |= squares
    return union


def _distances(layout: Layout, start: Cell) -> tuple[int, ...]:
    """Count the steps from a square to every other; all of them can be reached."""
    counts = {start: 0}
    edge = [start]
    for here in edge:
        for to in layout.neighbours[here]:
            if to not in counts:
                counts[to] = counts[here] + 1
                edge.append(to)
    return tuple(counts[Cell(cell)] for cell in range(SQUARES))
