"""What a player could work out at the table, for a page to show on demand."""

from mazechase.rules.api import Hint, Seat
from mazechase.rules.marbles import moves
from mazechase.rules.marbles.values import DICE, Go, MarblesState, Prowl, Setup


def hints(setup: Setup, s: MarblesState) -> tuple[Hint, ...]:
    """Give the way of every move on offer, in the order of ``legal``, and the danger every Pac-Man is in."""
    return (*_ways(setup, s), *(_danger(setup, s, seat) for seat in setup.seats))


def _ways(setup: Setup, s: MarblesState) -> list[Hint]:
    """Give a move's die and the cells it goes over, Pac-Man's as ``way`` and a ghost's as ``prowl``."""
    if s.todo or not s.dice:
        return []
    names, mine = setup.layout.names, moves.walker(setup, s)
    ways = {die: mine.ways(die) for die in s.dice}
    prowls = {die: moves.ghost_ends(setup, s, die) for die in s.dice}
    found = []
    for a in moves.legal(setup, s):
        if isinstance(a, Go):
            cells = ways[a.die][a.to, a.eats.bits].cells
            found.append(Hint("way", s.turn, tuple(names[cell] for cell in cells), a.die))
        elif isinstance(a, Prowl):
            cells = (a.origin, *prowls[a.die][a.origin, a.to])
            found.append(Hint("prowl", s.turn, tuple(names[cell] for cell in cells), a.die))
    return found


def _danger(setup: Setup, s: MarblesState, seat: Seat) -> Hint:
    """Count the rolls out of 36 with which a ghost as it stands now could land on a Pac-Man, and name those ghosts."""
    pac = s.pacs[seat - 1]
    hunters = {
        (die, ghost)
        for die in range(1, 7)
        for ghost in set(s.ghosts)
        if pac in moves.prowler(setup, s, ghost).ends(die)
    }
    dice = {die for die, _ in hunters}
    rolls = sum(weight for roll, weight in DICE.items() if {roll.low, roll.high} & dice)
    cells = sorted({ghost for _, ghost in hunters})
    return Hint("danger", seat, tuple(setup.layout.names[ghost] for ghost in cells), rolls)
