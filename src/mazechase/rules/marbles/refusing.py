"""Why an action is not legal: the rule that stands against it, and the cells that prove it.

A move that does not exist is explained by asking which rule would have to give way for it: blocking, turning back,
the full count.
"""

from mazechase.boards.cells import Cell, Cells
from mazechase.rules.api import Refusal
from mazechase.rules.marbles import moves
from mazechase.rules.marbles.layout import Layout
from mazechase.rules.marbles.values import (
    Go,
    MarblesAction,
    MarblesState,
    Pay,
    Prowl,
    Ring,
    Rob,
    Setup,
    Stay,
    Under,
)
from mazechase.rules.marbles.ways import Walker

_ASKED = {"under": "MARB-39", "ring": "MARB-48", "reward": "MARB-47", "pay": "MARB-36", "give": "MARB-36"}


def explain(setup: Setup, s: MarblesState, a: MarblesAction) -> Refusal:
    """Say which rule stands against an action that is not legal."""
    if isinstance(a, Under | Ring | Rob | Pay):
        return _choice(setup, s, a)
    if s.todo:
        task = s.todo[0]
        return _refusal("decide-first", _ASKED[task.kind], kind=task.kind)
    match a:
        case Stay():
            return _refusal("no-pass", "MARB-8")
        case Go():
            return _go(setup, s, a)
        case Prowl():
            return _prowl(setup, s, a)


def _choice(setup: Setup, s: MarblesState, a: Under | Ring | Rob | Pay) -> Refusal:
    kind = s.todo[0].kind if s.todo else None
    names = setup.layout.names
    if isinstance(a, Ring) and kind == "ring":
        at = names[a.at]
        if a.at not in setup.layout.rings:
            return _refusal("not-a-ring", "MARB-48", at, cell=at)
        return _refusal("ring-occupied", "MARB-50" if a.at in s.pacs else "MARB-48", at, cell=at)
    if isinstance(a, Rob) and kind == "reward":
        if a.whom == s.turn:
            return _refusal("not-oneself", "MARB-47")
        return _refusal("nothing-to-take", "MARB-47", seat=a.whom)
    if isinstance(a, Pay) and kind in ("pay", "give"):
        return _refusal("cannot-pay-so", "MARB-36", yellow=a.yellow)
    return _refusal("not-asked", "MARB-62")


def _go(setup: Setup, s: MarblesState, a: Go) -> Refusal:
    """Say why Pac-Man cannot go there, the plainest reason first."""
    name = setup.layout.names[a.to]
    if s.piece == "ghost":
        return _refusal("pac-has-moved", "MARB-5", setup.layout.names[s.pacs[s.turn - 1]])
    if refusal := _die(s, a.die):
        return refusal
    if a.to == setup.layout.start:
        return _refusal("start-closed", "MARB-29", name)
    mine = moves.walker(setup, s)
    dice = (a.die,) if a.die else s.dice
    if any(to == a.to for die in dice for to, _ in mine.ways(die)):
        if not a.die:
            return _refusal("say-which-way", "MARB-62", name, cell=name)
        return _refusal("other-marbles", "MARB-13", name, cell=name)
    if mine.blocked >> a.to & 1:
        return _refusal("occupied", "MARB-58", name, cell=name)
    if a.to in s.ghosts and not mine.privilege:
        return _refusal("no-privilege", "MARB-58", name, cell=name)
    if a.to in setup.layout.homes and (mine.closed | mine.free_homes) >> a.to & 1:
        return _refusal("home-closed", "MARB-3" if setup.home_counts else "MARB-14", name, cell=name)
    return _no_way(mine, a.to, dice, name)


def _no_way(mine: Walker, to: Cell, dice: tuple[int, ...], name: str) -> Refusal:
    names, die = mine.layout.names, max(dice)
    alone = mine._replace(blocked=0, ghosts=0)
    for count in dice:
        for way in alone.ways(count).values():
            if way.cells[-1] == to:
                standing = mine.blocked | mine.ghosts
                met = [names[cell] for cell in way.cells if standing >> cell & 1]
                return _refusal("blocked", "MARB-16", *met, cell=name, at=met[0])
    if any(to in _shuttling(mine.layout, mine.origin, count) for count in dice):
        return _refusal("no-turning-back", "MARB-9", name, cell=name)
    if any(end == to for count in range(1, die) for end, _ in alone.ways(count)):
        return _refusal("full-count", "MARB-11", name, cell=name, die=die)
    return _refusal("too-far", "MARB-11", name, cell=name, die=die)


def _shuttling(layout: Layout, origin: Cell, count: int) -> set[Cell]:
    """Give the cells so many steps away for somebody who may turn back at every step."""
    cells = {origin}
    for _ in range(count):
        cells = {to for here in cells for to in layout.pac_links[here]}
    return cells


def _prowl(setup: Setup, s: MarblesState, a: Prowl) -> Refusal:
    """Say why a ghost cannot go there, the plainest reason first."""
    names, start = setup.layout.names, setup.layout.start
    origin, name = names[a.origin], names[a.to]
    if s.piece == "pac":
        return _refusal("ghost-has-moved", "MARB-57", *(names[ghost] for ghost in s.ghosts))
    if a.origin not in s.ghosts:
        return _refusal("no-ghost", "MARB-57", origin, cell=origin)
    if refusal := _die(s, a.die):
        return refusal
    dice = (a.die,) if a.die else s.dice
    if any((a.origin, a.to) in moves.ghost_ends(setup, s, die) for die in dice):
        if not a.die:
            return _refusal("say-which-die", "MARB-62", name, cell=name)
        return _refusal("pac-must-move", "MARB-6", name)
    if a.to == start:
        return _refusal("start-closed", "MARB-29", name)
    if a.to in setup.layout.homes:
        return _refusal("ghost-no-home", "MARB-3", name, cell=name)
    if a.to in s.ghosts and a.to != a.origin:
        return _refusal("ghost-on-ghost", "MARB-30", name, cell=name)
    return _no_prowl(setup, s, a)


def _no_prowl(setup: Setup, s: MarblesState, a: Prowl) -> Refusal:
    names = setup.layout.names
    name, dice = names[a.to], (a.die,) if a.die else s.dice
    ghost = moves.prowler(setup, s, a.origin)
    for code, ruling, freed, cells in (
        ("pac-in-the-way", "MARB-32", ghost._replace(pacs=0), s.pacs),
        ("ghost-in-the-way", "MARB-30", ghost._replace(blocked=0), s.ghosts),
        ("ghost-no-turning", "MARB-26", ghost._replace(reverses=True), ()),
        ("ghost-no-tunnel", "MARB-25", ghost._replace(tunnels=True), ()),
    ):
        for count in dice:
            way = freed.ends(count).get(a.to)
            if way is not None:
                met = [names[cell] for cell in way if cell in cells]
                return _refusal(code, ruling, *(met or [name]), cell=name)
    if any(a.to in ghost.ends(count) for count in range(1, max(dice))):
        return _refusal("full-count", "MARB-27", name, cell=name, die=max(dice))
    return _refusal("too-far", "MARB-27", name, cell=name, die=max(dice))


def _die(s: MarblesState, die: int) -> Refusal | None:
    if die and die not in s.dice:
        return _refusal("no-such-die", "MARB-5", die=die, dice=" ".join(map(str, Cells.of(s.dice))))
    return None


def _refusal(code: str, ruling: str, *cells: str, **params: int | str) -> Refusal:
    return Refusal(code, ruling, f"marbles-refuse-{code}", params, cells)
