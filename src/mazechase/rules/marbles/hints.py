"""What anybody could work out at the table, for a page to show on demand."""

from mazechase.rules.api import Hint, Seat
from mazechase.rules.marbles.legal import ghost_ends, legal, prowler, walker
from mazechase.rules.marbles.setup import MarblesSetup
from mazechase.rules.marbles.values import DICE, Go, MarblesState, Prowl


def hints(setup: MarblesSetup, s: MarblesState) -> tuple[Hint, ...]:
    """Return the path of every legal move, in the order of ``legal``, and the danger every Pac-Man is in."""
    return (*_paths(setup, s), *(_danger(setup, s, seat) for seat in setup.seats))


def _paths(setup: MarblesSetup, s: MarblesState) -> list[Hint]:
    """Return each move's die and the cells it goes over, Pac-Man's as ``way`` and a ghost's as ``prowl``."""
    if s.todo or not s.dice:
        return []
    names, mine = setup.layout.names, walker(setup, s)
    paths = {die: mine.paths(die) for die in s.dice}
    prowls = {die: ghost_ends(setup, s, die) for die in s.dice}
    found = []
    for a in legal(setup, s):
        if isinstance(a, Go):
            cells = paths[a.die][a.to, a.eats.bits].cells
            found.append(Hint("way", s.turn, tuple(names[cell] for cell in cells), a.die))
        elif isinstance(a, Prowl):
            cells = (a.origin, *prowls[a.die][a.origin, a.to])
            found.append(Hint("prowl", s.turn, tuple(names[cell] for cell in cells), a.die))
    return found


def _danger(setup: MarblesSetup, s: MarblesState, seat: Seat) -> Hint:
    """Return how many rolls out of 36 let a ghost land on a Pac-Man from where it is now, and which ghosts."""
    pac = s.pacs[seat - 1]
    hunters = {
        (die, ghost) for die in range(1, 7) for ghost in set(s.ghosts) if pac in prowler(setup, s, ghost).ends(die)
    }
    dice = {die for die, _ in hunters}
    rolls = sum(weight for roll, weight in DICE.items() if {roll.low, roll.high} & dice)
    cells = sorted({ghost for _, ghost in hunters})
    return Hint("danger", seat, tuple(setup.layout.names[ghost] for ghost in cells), rolls)
