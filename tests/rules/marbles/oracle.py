"""The moves of both pieces, found the long way round: every walk over the board is made first and judged afterwards.

It shares with the rules only the drawing's cells, paths and openings.
"""

from itertools import pairwise
from typing import NamedTuple

from mazechase.rules.marbles.game import Marbles
from mazechase.rules.marbles.values import MarblesState

PATH, TUNNEL = "path", "tunnel"


class Walk(NamedTuple):
    cells: tuple[int, ...]  # where it began, and every cell entered
    links: tuple[str, ...]


def walks(game: Marbles, origin: int, most: int, *, tunnels: bool) -> list[Walk]:
    """Give every walk of 1 to ``most`` steps, whatever stands on the way, also turning back."""
    steps = game.layout.board.steps
    openings = [opening.cell for opening in game.layout.drawn.openings] if tunnels else []
    found, edge = [], [Walk((origin,), ())]
    for _ in range(most):
        longer = []
        for walk in edge:
            here = walk.cells[-1]
            links = [(to, PATH) for to in steps[here]]
            links += [(to, TUNNEL) for to in openings if here in openings and to != here]
            longer += [Walk((*walk.cells, to), (*walk.links, link)) for to, link in links]
        edge = [walk for walk in longer if not turns_back(walk)]
        found += edge
    return found


def turns_back(walk: Walk) -> bool:
    """Tell whether the last step goes back along the link just used, or out where the walk came in."""
    if len(walk.links) > 1 and walk.links[-1] == walk.links[-2] == PATH and walk.cells[-1] == walk.cells[-3]:
        return True
    entered = [to for to, link in zip(walk.cells[1:], walk.links, strict=True) if link == TUNNEL]
    left = [here for here, link in zip(walk.cells, walk.links, strict=False) if link == TUNNEL]
    return walk.links[-1] == TUNNEL and left[-1] in entered[:-1]


def pac_moves(game: Marbles, s: MarblesState, die: int) -> set[tuple[int, frozenset[int]]]:
    """Give end and marbles of every move of Pac-Man with a die, under the default options."""
    mine = s.turn - 1
    others = set(s.pacs) - {s.pacs[mine]}
    homes = set(game.layout.homes)
    found = set()
    for walk in walks(game, s.pacs[mine], die, tunnels=True):
        *between, end = walk.cells[1:]
        ghost = end in s.ghosts
        if game.layout.start in walk.cells or others & set(walk.cells[1:]) or set(between) & set(s.ghosts):
            continue
        eaten = {cell for cell in walk.cells[1:] if cell in s.white or cell in s.yellow}
        if ghost:
            if s.held[mine] == 0 and not any(cell in s.yellow for cell in between):
                continue
        elif len(walk.links) != die or (end in homes and end != game.setup.homes[mine]):
            continue
        found.add((int(end), frozenset(map(int, eaten))))
    return found


def ghost_moves(game: Marbles, s: MarblesState, die: int) -> set[tuple[int, int]]:
    """Give origin and end of every move of a ghost with a die, under the default options."""
    found = set()
    for number, origin in enumerate(s.ghosts):
        other = s.ghosts[1 - number]
        shut = {*game.layout.homes, game.layout.start} | ({other} if other != game.layout.start else set())
        for walk in walks(game, origin, die, tunnels=False):
            *between, end = walk.cells[1:]
            if shut & set(walk.cells[1:]) or set(between) & set(s.pacs):
                continue
            if end in s.pacs or len(walk.links) == die:
                found.add((int(origin), int(end)))
    return found


def is_a_walk(game: Marbles, cells: tuple[int, ...]) -> bool:
    """Tell whether cells follow each other along paths or over openings."""
    openings = [opening.cell for opening in game.layout.drawn.openings]
    return all(
        to in game.layout.board.steps[here] or (here in openings and to in openings) for here, to in pairwise(cells)
    )
