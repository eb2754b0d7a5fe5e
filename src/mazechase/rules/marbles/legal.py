"""What may be done now. This file decides the legality of every action."""

from itertools import chain

from msgspec.structs import replace

from mazechase.boards.cells import Cell, Cells
from mazechase.rules.api import Seat
from mazechase.rules.marbles.paths import Path, Prowler, Walker
from mazechase.rules.marbles.setup import MarblesSetup
from mazechase.rules.marbles.values import (
    PRICE,
    Go,
    MarblesAction,
    MarblesState,
    Pay,
    Prowl,
    Ring,
    Rob,
    Stay,
    Task,
    Under,
)


def legal(setup: MarblesSetup, s: MarblesState) -> tuple[MarblesAction, ...]:
    """List what the seat that acts may do: a pending choice, or Pac-Man's moves, then the ghosts', then staying."""
    if s.todo:
        return choices(setup, s, s.todo[0])
    first = len(s.dice) == 2 and setup.must_move_if_possible
    moves = legal_by_the_book(setup, s) if first else piece_moves(setup, s)
    only_gobbles = bool(moves) and all(is_gobble(s, move) for move in moves)
    return (*moves, Stay()) if only_gobbles else tuple(moves)  # MARB-8: a gobble is never forced


def legal_by_the_book(setup: MarblesSetup, s: MarblesState) -> list[Go | Prowl]:
    """List the moves of the first half when Pac-Man must move if it can (MARB-6)."""
    return _keeping_a_move(setup, s, piece_moves(setup, s))


def can_move(setup: MarblesSetup, s: MarblesState) -> bool:
    """Return whether any piece that is still to move can (MARB-7: judged when it moves)."""
    if s.piece != "pac" and any(_can_prowl(setup, s, die) for die in s.dice):
        return True
    return s.piece != "ghost" and any(walker(setup, s).can_go(die) for die in s.dice)


def is_gobble(s: MarblesState, a: MarblesAction) -> bool:
    """Return whether an action gobbles a ghost."""
    return isinstance(a, Go) and a.to in s.ghosts


def piece_moves(setup: MarblesSetup, s: MarblesState) -> list[Go | Prowl]:
    """List the moves of the pieces that are still to move."""
    return [*pac_moves(setup, s), *ghost_moves(setup, s)]


def pac_moves(setup: MarblesSetup, s: MarblesState) -> list[Go]:
    """List Pac-Man's moves by die, end and marbles; none when it has moved."""
    if s.piece == "ghost":
        return []
    mine = walker(setup, s)
    return [Go(die, to, Cells(eats)) for die in sorted(set(s.dice)) for to, eats in sorted(mine.paths(die))]


def ghost_moves(setup: MarblesSetup, s: MarblesState) -> list[Prowl]:
    """List the ghosts' moves by die, ghost and end; none when one has moved (MARB-57)."""
    if s.piece == "pac":
        return []
    return [Prowl(die, *ends) for die in sorted(set(s.dice)) for ends in sorted(ghost_ends(setup, s, die))]


def walker(setup: MarblesSetup, s: MarblesState) -> Walker:
    """Return the Pac-Man whose turn it is, with everything around it."""
    mine = s.turn - 1
    own, homes = setup.homes[mine], Cells.of(setup.layout.homes)
    unused = homes - Cells.of(setup.homes)
    closed = homes.without(own) - (unused if setup.unused_home == "free" else Cells())
    blocked = 0
    for number, pac in enumerate(s.pacs):
        blocked |= 1 << pac if number != mine else 0
    ghosts = 0
    for ghost in s.ghosts:
        ghosts |= 1 << ghost
    return Walker(
        layout=setup.layout,
        origin=s.pacs[mine],
        blocked=blocked,
        ghosts=ghosts,
        marbles=s.white.bits | s.yellow.bits,
        yellow=s.yellow.bits,
        closed=closed.bits,
        free_homes=0 if setup.home_counts else homes.bits,
        privilege=s.held[mine] > 0,
        earns=setup.same_move_gobble,
        takes_under=setup.marble_under_ghost == "auto",
    )


def prowler(setup: MarblesSetup, s: MarblesState, origin: Cell) -> Prowler:
    """Return the ghost on a cell, with everything around it."""
    other = s.ghosts[0] if s.ghosts[1] == origin else s.ghosts[1]
    return Prowler(setup.layout, origin, 1 << other, Cells.of(s.pacs).bits, setup.ghost_may_reverse)


def path_of(setup: MarblesSetup, s: MarblesState, a: Go) -> Path:
    """Return the cells a legal move of Pac-Man goes over."""
    return walker(setup, s).paths(a.die)[a.to, a.eats.bits]


def ghost_ends(setup: MarblesSetup, s: MarblesState, die: int) -> dict[tuple[Cell, Cell], tuple[Cell, ...]]:
    """Return the path of every move of a ghost, by where it is and where it ends (MARB-27)."""
    ghosts = _prowlers(setup, s)
    found = {(ghost.origin, end): cells for ghost in ghosts for end, cells in ghost.ends(die).items()}
    if not found and setup.ghost_partial:
        return {(ghost.origin, end): cells for ghost in ghosts for end, cells in ghost.stops(die).items()}
    return found


def ghost_path(setup: MarblesSetup, s: MarblesState, a: Prowl) -> tuple[Cell, ...]:
    """Return the cells a legal move of a ghost goes over."""
    ghost = prowler(setup, s, a.origin)
    return ghost.ends(a.die).get(a.to) or ghost.stops(a.die)[a.to]


def _can_prowl(setup: MarblesSetup, s: MarblesState, die: int) -> bool:
    """Return whether any ghost has a move with a die (MARB-27)."""
    ghosts = _prowlers(setup, s)
    return any(ghost.ends(die) for ghost in ghosts) or (
        setup.ghost_partial and any(ghost.stops(die) for ghost in ghosts)
    )


def _prowlers(setup: MarblesSetup, s: MarblesState) -> list[Prowler]:
    return [prowler(setup, s, origin) for origin in dict.fromkeys(s.ghosts)]


def ghost_at(s: MarblesState, origin: Cell, to: Cell) -> tuple[Cell, ...]:
    """Return the ghosts' cells after one of them went somewhere."""
    other = s.ghosts[0] if s.ghosts[1] == origin else s.ghosts[1]
    return tuple(sorted((other, to)))


def _keeping_a_move(setup: MarblesSetup, s: MarblesState, moves: list[Go | Prowl]) -> list[Go | Prowl]:
    """Return the moves without those of ghosts that leave Pac-Man no move, if some choice leaves it one (MARB-6)."""
    leaving = {move for move in moves if isinstance(move, Prowl) and _leaves_a_move(setup, s, move)}
    plain = any(isinstance(move, Go) and not is_gobble(s, move) for move in moves)
    if not plain and not leaving:
        return moves
    return [move for move in moves if isinstance(move, Go) or move in leaving]


def _leaves_a_move(setup: MarblesSetup, s: MarblesState, a: Prowl) -> bool:
    pacs = tuple(setup.homes[number] if pac == a.to else pac for number, pac in enumerate(s.pacs))
    (left,) = without(s.dice, a.die)
    after = replace(s, pacs=pacs, ghosts=ghost_at(s, a.origin, a.to), dice=(left,), piece="pac")
    return walker(setup, after).can_go(left, gobbling=False)


def without(dice: tuple[int, ...], die: int) -> tuple[int, ...]:
    """Return the dice less one that shows this number."""
    at = dice.index(die)
    return dice[:at] + dice[at + 1 :]


def choices(setup: MarblesSetup, s: MarblesState, task: Task) -> tuple[MarblesAction, ...]:
    """List the answers to something that is to be decided."""
    match task.kind:
        case "under":
            return Under(True), Under(False)
        case "ring":
            return tuple(Ring(at) for at in free_rings(setup, s))
        case "reward":
            return tuple(Rob(seat) for seat in victims(setup, s, task.seat))
        case "pay" | "give":
            return tuple(Pay(yellow) for yellow in payments(setup, s, task.seat))


def free_rings(setup: MarblesSetup, s: MarblesState) -> Cells:
    """Return the ringed holes with neither marble nor piece on them (MARB-48, MARB-50)."""
    return setup.layout.rings - s.yellow - Cells.of(chain(s.pacs, s.ghosts))


def victims(setup: MarblesSetup, s: MarblesState, seat: Seat) -> tuple[Seat, ...]:
    """Return the opponents that have something to take (MARB-47)."""
    return tuple(other for other in setup.seats if other != seat and _purse(setup, s, other) != (0, 0))


def payments(setup: MarblesSetup, s: MarblesState, seat: Seat) -> range:
    """Return how many of the marbles a seat pays may be yellow; two are paid, or what there is (MARB-35, MARB-36)."""
    white, yellow = _purse(setup, s, seat)
    price = min(PRICE, white + yellow)
    return range(max(0, price - white), min(yellow, price) + 1)


def price_of(setup: MarblesSetup, s: MarblesState, seat: Seat) -> int:
    """Return how many marbles a seat has to pay."""
    return min(PRICE, sum(_purse(setup, s, seat)))


def _purse(setup: MarblesSetup, s: MarblesState, seat: Seat) -> tuple[int, int]:
    """Return the white and yellow marbles a seat may pay with."""
    return s.trays[seat - 1], s.held[seat - 1] if setup.pay_with_yellow == "victim_choice" else 0
