"""Why an action is not legal: the ruling against it, and the cells that prove it.

A move that does not exist is explained by what would have to give way for it: the fewest pieces that block it, or a
rule, such as those on turning back and on the full count. The cells of a refusal about pieces are those of the pieces:
without them the move would be legal.
"""

from collections.abc import Collection, Iterable
from functools import partial
from itertools import combinations

from msgspec.structs import replace

from mazechase.boards.cells import Cell, Cells
from mazechase.rules.api import Refusal
from mazechase.rules.marbles.layout import Layout
from mazechase.rules.marbles.legal import ghost_ends, prowler, walker
from mazechase.rules.marbles.paths import Walker
from mazechase.rules.marbles.setup import MarblesSetup
from mazechase.rules.marbles.values import Go, MarblesAction, MarblesState, Pay, Prowl, Ring, Rob, Stay, Under
from mazechase.rules.refusals import refusal

_ASKED = {"under": "MARB-39", "ring": "MARB-48", "reward": "MARB-47", "pay": "MARB-36", "give": "MARB-36"}

_refusal = partial(refusal, "marbles")


def explain(setup: MarblesSetup, s: MarblesState, a: MarblesAction) -> Refusal:
    """Return why an action is not legal; called only when it is not."""
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


def _choice(setup: MarblesSetup, s: MarblesState, a: Under | Ring | Rob | Pay) -> Refusal:
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


def _go(setup: MarblesSetup, s: MarblesState, a: Go) -> Refusal:
    """Return why Pac-Man cannot go there, the plainest reason first."""
    name = setup.layout.names[a.to]
    if s.piece == "ghost":
        return _refusal("pac-has-moved", "MARB-5", setup.layout.names[s.pacs[s.turn - 1]])
    if problem := _die(s, a.die):
        return problem
    if a.to == setup.layout.start:
        return _refusal("start-closed", "MARB-29", name)
    mine = walker(setup, s)
    dice = (a.die,) if a.die else s.dice
    if _goes(mine, a.to, dice):
        if not a.die:
            die = max(die for die in dice if _goes(mine, a.to, (die,)))
            return _refusal("say-which-way", "MARB-62", name, cell=name, die=die)
        return _refusal("other-marbles", "MARB-13", name, cell=name)
    if (mine.closed | mine.free_homes) >> a.to & 1:
        ruling = "MARB-14" if not setup.home_counts else "MARB-63" if a.to in setup.homes else "MARB-3"
        return _refusal("home-closed", ruling, name, cell=name)
    if mine.ghosts >> a.to & 1 and _goes(mine._replace(privilege=True), a.to, dice):
        return _refusal("no-privilege", "MARB-58", name, cell=name)
    if barring := _barring_pac(mine, a.to, dice):
        if barring == (a.to,):
            return _refusal("occupied", "MARB-63", name, cell=name, **_owner(s, barring))
        return _blocked(setup.layout, s, barring, name)
    return _no_path(mine, a.to, dice, name)


def _goes(mine: Walker, to: Cell, dice: Iterable[int]) -> bool:
    return any(end == to for die in dice for end, _ in mine.paths(die))


def _barring_pac(mine: Walker, to: Cell, dice: Iterable[int]) -> tuple[Cell, ...]:
    """Return the fewest pieces whose removal would let Pac-Man go there; none if no removal would."""
    standing, gobbled = mine.blocked | mine.ghosts, mine.ghosts & 1 << to
    found = (
        tuple(cell for cell in dict.fromkeys(path.cells) if (standing & ~left) >> cell & 1)
        for left in dict.fromkeys((gobbled, 0))  # the ghost on that cell is gobbled there, or is gone too
        for die in dice
        for path in mine._replace(blocked=0, ghosts=left).every_path(die)
        if path.cells[-1] == to
    )
    return min(found, key=len, default=())


def _blocked(layout: Layout, s: MarblesState, barring: tuple[Cell, ...], name: str) -> Refusal:
    at = [layout.names[cell] for cell in barring]
    ruling = "MARB-16" if all(cell in layout.homes for cell in barring) else "MARB-63"
    what = "ghosts" if all(cell in s.ghosts for cell in barring) else "pieces"
    return _refusal("blocked", ruling, *at, cell=name, what=what, count=len(at), **_owner(s, barring))


def _owner(s: MarblesState, barring: tuple[Cell, ...]) -> dict[str, int]:
    """Return whose Pac-Man it is, if a single one is in the way, so that the sentence can name them."""
    return {"seat": s.pacs.index(barring[0]) + 1} if len(barring) == 1 and barring[0] in s.pacs else {}


def _no_path(mine: Walker, to: Cell, dice: tuple[int, ...], name: str) -> Refusal:
    """Return the rule that would have to give way, since no piece is at fault."""
    if _goes(mine._replace(reverses=True), to, dice):
        return _refusal("no-turning-back", "MARB-9", name, cell=name)
    if _goes(mine, to, range(1, max(dice))):
        return _refusal("full-count", "MARB-11", name, cell=name, **_rolled(dice))
    return _refusal("too-far", "MARB-11", name, cell=name, **_rolled(dice))


def _rolled(dice: tuple[int, ...]) -> dict[str, int]:
    """Return the dice that could be used: the higher, and the other one; 0 if there is none, or both are alike."""
    low, high = min(dice), max(dice)
    return {"die": high, "other": low if low < high else 0}


def _prowl(setup: MarblesSetup, s: MarblesState, a: Prowl) -> Refusal:
    """Return why a ghost cannot go there, the plainest reason first."""
    names, start = setup.layout.names, setup.layout.start
    origin, name = names[a.origin], names[a.to]
    if s.piece == "pac":
        return _refusal("ghost-has-moved", "MARB-57", *(names[ghost] for ghost in s.ghosts))
    if a.origin not in s.ghosts:
        return _refusal("no-ghost", "MARB-62", origin, cell=origin)
    if problem := _die(s, a.die):
        return problem
    dice = (a.die,) if a.die else s.dice
    if _prowls(setup, s, a, dice):
        if not a.die:
            die = max(die for die in dice if _prowls(setup, s, a, (die,)))
            return _refusal("say-which-die", "MARB-62", name, cell=name, die=die)
        return _refusal("pac-must-move", "MARB-6", name)
    if a.to == start:
        return _refusal("start-closed", "MARB-29", name)
    if a.to in setup.layout.homes:
        return _refusal("ghost-no-home", "MARB-63" if a.to in setup.homes else "MARB-3", name, cell=name)
    if barring := _barring_ghost(setup, s, a, dice):
        return _barred(setup.layout, s, a.to, barring)
    return _no_prowl(setup, s, a)


def _prowls(setup: MarblesSetup, s: MarblesState, a: Prowl, dice: Iterable[int]) -> bool:
    return any((a.origin, a.to) in ghost_ends(setup, s, die) for die in dice)


def _barring_ghost(setup: MarblesSetup, s: MarblesState, a: Prowl, dice: tuple[int, ...]) -> tuple[Cell, ...]:
    """Return the fewest pieces whose removal would let the ghost go there; none if no removal would."""
    others = (*s.ghosts, *(pac for pac in s.pacs if pac != a.to))  # a Pac-Man there is what the ghost comes for
    pieces = [cell for cell in others if cell not in (a.origin, setup.layout.start)]
    if not setup.ghost_partial and not _prowls(setup, _without(setup, s, pieces), a, dice):
        return ()
    sets = (some for size in range(1, len(pieces) + 1) for some in combinations(pieces, size))
    return next((some for some in sets if _prowls(setup, _without(setup, s, some), a, dice)), ())


def _without(setup: MarblesSetup, s: MarblesState, pieces: Collection[Cell]) -> MarblesState:
    """Return the state with pieces out of everybody's way: on the ghosts' start, where nobody goes (MARB-29)."""
    start = setup.layout.start
    pacs = tuple(start if pac in pieces else pac for pac in s.pacs)
    return replace(s, pacs=pacs, ghosts=tuple(start if ghost in pieces else ghost for ghost in s.ghosts))


def _barred(layout: Layout, s: MarblesState, to: Cell, barring: tuple[Cell, ...]) -> Refusal:
    name, cells = layout.names[to], [layout.names[cell] for cell in barring]
    if barring == (to,):
        return _refusal("ghost-on-ghost", "MARB-30", name, cell=name)
    if all(cell in s.ghosts for cell in barring):
        return _refusal("ghost-in-the-way", "MARB-30", *cells, cell=name)
    if all(cell in s.pacs for cell in barring):
        return _refusal("pac-in-the-way", "MARB-32", *cells, cell=name, **_owner(s, barring))
    return _blocked(layout, s, barring, name)


def _no_prowl(setup: MarblesSetup, s: MarblesState, a: Prowl) -> Refusal:
    """Return the rule that would have to give way, since no piece is at fault."""
    name, dice = setup.layout.names[a.to], (a.die,) if a.die else s.dice
    ghost = prowler(setup, s, a.origin)
    if any(a.to in ghost._replace(reverses=True).ends(count) for count in dice):
        return _refusal("ghost-no-turning", "MARB-26", name, cell=name)
    if any(a.to in ghost._replace(tunnels=True).ends(count) for count in dice):
        return _refusal("ghost-no-tunnel", "MARB-25", name, cell=name)
    if any(a.to in ghost.ends(count) for count in range(1, max(dice))):
        shut_in = not any(prowler(setup, s, origin).ends(count) for origin in s.ghosts for count in dice)
        if setup.ghost_partial and shut_in:
            return _refusal("go-on", "MARB-27", name, cell=name)
        return _refusal("full-count", "MARB-27", name, cell=name, **_rolled(dice))
    return _refusal("too-far", "MARB-27", name, cell=name, **_rolled(dice))


def _die(s: MarblesState, die: int) -> Refusal | None:
    if die and die not in s.dice:
        return _refusal("no-such-die", "MARB-5", die=die, dice=" ".join(map(str, Cells.of(s.dice))))
    return None
