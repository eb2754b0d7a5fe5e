"""What a position is worth to a seat, in white marbles: those in trays, those within reach, and ghosts close behind.

This package counts seats from 0, like the tuples of a state.
"""

from functools import lru_cache

from mazechase.boards.cells import Cell
from mazechase.rules.marbles.layout import Layout, Links
from mazechase.rules.marbles.setup import MarblesSetup
from mazechase.rules.marbles.values import MarblesState

WON = 100.0
PRIVILEGE = 1.2  # a yellow marble in hand
CAUGHT = 1.5  # the cost of being sent home, apart from the two marbles
NEAR = (0.0, 0.14, 0.12, 0.1, 0.08, 0.06, 0.05, 0.03, 0.02)  # a marble this many steps away
FAR = 99


@lru_cache(maxsize=8)
class Distances:
    """The distances between cells on one board, ignoring other pieces."""

    def __init__(self, layout: Layout) -> None:
        cells = layout.board.cells
        openings = tuple(layout.openings)
        over = tuple((*layout.pac_links[here], *(openings if here in openings else ())) for here in cells)
        self.ghost = tuple(_steps(layout.ghost_links, Cell(here)) for here in cells)
        steps = [_steps(over, Cell(here)) for here in cells]
        self.rings = tuple(
            tuple(sum(1 << to for to in cells if row[to] == away) for away in range(len(NEAR))) for row in steps
        )


def _steps(links: Links, origin: Cell) -> tuple[int, ...]:
    found = [FAR] * len(links)
    found[origin] = 0
    edge = [origin]
    for here in edge:
        for to in links[here]:
            if found[to] == FAR:
                found[to] = found[here] + 1
                edge.append(to)
    return tuple(found)


def margin(trays: tuple[int, ...], me: int) -> float:
    """Return a seat's lead over the best rival, plus a small share of its lead over all."""
    others = [tray for seat, tray in enumerate(trays) if seat != me]
    return trays[me] - 0.6 * max(others) - 0.4 * sum(others) / len(others)


def ended(s: MarblesState, me: int) -> float:
    """Return what the end is worth when the last white marble is gone."""
    best = max(tray for seat, tray in enumerate(s.trays) if seat != me)
    return margin(s.trays, me) + (WON if s.trays[me] > best else 0.0 if s.trays[me] == best else -WON)


def hit_chance(distances: Distances, s: MarblesState, homes: tuple[Cell, ...], seat: int) -> float:
    """Return the chance that a roll lets some ghost reach a Pac-Man: any die of that distance or more is enough."""
    pac = s.pacs[seat]
    if pac in homes:
        return 0.0
    away = min(distances.ghost[ghost][pac] for ghost in s.ghosts)
    return 1 - (min(away - 1, 6) / 6) ** 2


def worth(setup: MarblesSetup, s: MarblesState, me: int) -> float:
    """Return how good a position is for a seat when the others are to move."""
    if not s.white:
        return ended(s, me)
    distances = Distances(setup.layout)
    rings, marbles = distances.rings[s.pacs[me]], s.white.bits | s.yellow.bits
    near = sum(value * (marbles & ring).bit_count() for value, ring in zip(NEAR, rings, strict=True))
    stake = CAUGHT + min(2, s.trays[me]) * (1.6 if setup.players == 2 else 1.2)
    risk = hit_chance(distances, s, setup.layout.homes, me) * stake
    return margin(s.trays, me) + PRIVILEGE * min(2, s.held[me]) + near - risk
