"""What a position is worth to every seat, in dots: how clear each area is, who has Ms. Pac-Man, and how safely.

This package counts seats from 0, like the tuples of a state.
"""

from collections.abc import Iterator
from math import prod

from mazechase.boards.cells import Cell, Cells
from mazechase.rules.api import Seat
from mazechase.rules.mspacman.game import MsPacMan
from mazechase.rules.mspacman.setup import MsPacManSetup
from mazechase.rules.mspacman.values import DOTS_EACH, FLIP, MsPacManState, ghost_of, weak_at_next_roll

WON = 1000.0
# Tuned by playing, in dots: having her, another spin right away, a step towards the next dot.
CONTROL = 15.0
EXTRA = 2.0
STEP = 0.2
PLACED_LATER = 0.8  # how safe she is assumed to be before she is placed


class Distances:
    """Steps along corridors and from exit to exit; out of a ghost space by its door."""

    def __init__(self, setup: MsPacManSetup) -> None:
        self._layers = [tuple(_layers(setup, Cell(cell))) for cell in setup.layout.board.cells]
        self._steps = [{cell: steps for steps, layer in enumerate(layers) for cell in layer} for layers in self._layers]

    def __call__(self, here: Cell, there: Cell) -> int:
        """Return the number of steps from a cell to one in the maze."""
        return self._steps[here][there]

    def nearest(self, here: Cell, wanted: Cells) -> int:
        """Return the number of steps to the nearest of some cells, or None if there are none."""
        for steps, layer in enumerate(self._layers[here]):
            if layer.bits & wanted.bits:
                return steps
        return 0


def _layers(setup: MsPacManSetup, start: Cell) -> Iterator[Cells]:
    """Yield the cells by how many steps away they are."""
    doors = dict(zip(setup.layout.homes, setup.layout.doors, strict=True))
    layer, seen = Cells.of([start]), Cells()
    while layer:
        yield layer
        seen |= layer
        layer = Cells.of(there for here in layer for there in doors.get(here, setup.layout.links[here])) - seen


class Worth:
    """Evaluates positions of one game."""

    def __init__(self, rules: MsPacMan) -> None:
        die = rules.setup.die
        self.distance = Distances(rules.setup)
        self._areas = tuple(rules.setup.area(seat) for seat in rules.seats)
        # The chance, by distance, that a ghost reaches her with its next roll: strong by then, or made strong by F2.
        far = range(1 + max(face.count for face in die))
        self._strong = [sum(w for face, w in die.items() if face.text != FLIP and face.count >= n) for n in far]
        self._flipped = [sum(w for face, w in die.items() if face.text == FLIP and face.count >= n) for n in far]
        self._faces = die.total

    def threat(self, s: MsPacManState, seat: Seat, her: Cell) -> float:
        """Estimate how likely a ghost is to take her soon: with its next roll, or else a little, by its distance."""
        steps = self.distance(ghost_of(s, seat).cell, her)
        chances = self._flipped if weak_at_next_roll(s, seat) else self._strong
        return max(chances[steps] / self._faces if steps < len(chances) else 0.0, 0.5 / (steps + 3))

    def to_next_dot(self, s: MsPacManState, seat: int, cell: Cell) -> int:
        """Return the number of steps from a cell to the nearest dot of a seat's area."""
        return self.distance.nearest(cell, s.dots & self._areas[seat])

    def __call__(self, s: MsPacManState) -> tuple[float, ...]:
        """Evaluate a position between turns for every seat."""
        left = [(s.dots.bits & area.bits).bit_count() for area in self._areas]
        if s.phase == "over":
            least = min(left)
            return tuple(WON if own == least else -WON for own in left)
        totals = [DOTS_EACH - own + gain for own, gain in zip(left, self._gains(s), strict=True)]
        first, second = sorted(totals, reverse=True)[:2]
        return tuple(own - (second if own == first else first) for own in totals)

    def _gains(self, s: MsPacManState) -> list[float]:
        """Share out what control of her is worth: to her player if she is safe, else to the ghosts threatening her."""
        if s.ctrl is None:
            return [0.0] * len(s.ghosts)
        hers = s.ctrl - 1
        if s.mp is None:
            return [CONTROL * PLACED_LATER if seat == hers else 0.0 for seat in range(len(s.ghosts))]
        threats = [self.threat(s, Seat(n), s.mp) if ghost else 0.0 for n, ghost in enumerate(s.ghosts, 1)]
        safe = prod([1 - threat for threat in threats])
        shared = CONTROL * (1 - safe) / sum(threats)
        gains = [shared * threat for threat in threats]
        extra = EXTRA if s.in_extra and s.phase == "spin" else 0.0
        gains[hers] = CONTROL * safe + extra - STEP * self.to_next_dot(s, hers, s.mp)
        return gains
