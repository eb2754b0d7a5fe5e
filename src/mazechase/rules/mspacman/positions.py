"""Which positions are possible. Written without the rules that lead to them, so that the two check each other."""

from collections.abc import Iterator

from mazechase.errors import BadText
from mazechase.rules.mspacman.legal import bump_cells
from mazechase.rules.mspacman.setup import MsPacManSetup
from mazechase.rules.mspacman.values import OUT, WAITING, Ghost, MsPacManState, ghost_at

Checks = Iterator[tuple[str, bool]]


def check_position(setup: MsPacManSetup, s: MsPacManState) -> None:
    """Raise BadText with what is wrong with a position, if anything is."""
    for part in (_seats, _begin, _ghosts, _her, _turn, _bump, _end):
        for code, right in part(setup, s):
            if not right:
                raise BadText(f"mspacman-place-{code}", players=setup.players)


def _seats(setup: MsPacManSetup, s: MsPacManState) -> Checks:
    yield "seats", len(s.ghosts) == setup.players
    yield "seat", s.seat in setup.seats and (s.ctrl is None or s.ctrl in setup.seats)
    yield "control", (s.ctrl is None) == (s.phase == "begin")
    yield "ghosts", all((ghost is None) == (seat == s.ctrl) for seat, ghost in zip(setup.seats, s.ghosts, strict=True))
    yield "dots", not s.dots - setup.dots


def _begin(setup: MsPacManSetup, s: MsPacManState) -> Checks:
    """Check that before somebody controls her nothing has moved, and some seats have yet to spin."""
    if s.phase != "begin":
        yield "spins", not s.spins
        return
    yield "begin", s.dots == setup.dots and s.ghosts == tuple(Ghost(setup.home(seat)) for seat in setup.seats)
    yield "spins", len(s.spins) == setup.players and WAITING in s.spins
    running = [spin for spin in s.spins if spin != OUT]
    waiting = running.index(WAITING)
    yield "spins", len(running) >= 2 and not any(running[waiting:])
    yield "spins", {*running[:waiting]} <= {face.count for face in setup.first_odds}
    yield "seat", s.seat == s.spins.index(WAITING) + 1


def _ghosts(setup: MsPacManSetup, s: MsPacManState) -> Checks:
    others = set(setup.layout.homes)
    resting = []
    for seat, ghost in zip(setup.seats, s.ghosts, strict=True):
        if ghost is None:
            continue
        yield "ghost-space", ghost.cell not in others - {setup.home(seat)}
        yield "timer", ghost.cause != "f2" or ghost.flip_in == 1
        if seat != s.seat or s.phase not in ("chase", "bump", "over"):
            resting.append(ghost.cell)
        if seat == s.seat and s.phase in ("roll", "chase", "bump"):
            yield "timer", ghost.flip_in <= 1 and (s.phase != "roll" or ghost.cause != "f2")
    yield "sharing", len(set(resting)) == len(resting)


def _her(setup: MsPacManSetup, s: MsPacManState) -> Checks:
    """Check that she is off the board before she is placed, and alone on her square except in passing or at the end."""
    yield "her", s.phase == "over" or (s.mp is None) == (s.phase in ("begin", "place"))
    yield "her", s.mp not in setup.layout.homes
    if s.mp is None or s.phase == "over":
        return
    met = ghost_at(s.ghosts, s.mp)
    passing = not setup.capture_in_passing and (s.phase == "walk" or (s.phase == "chase" and met == s.seat))
    yield "sharing", met is None or passing


def _turn(setup: MsPacManSetup, s: MsPacManState) -> Checks:
    walking = s.phase in ("walk", "chase")
    hers = s.seat == s.ctrl
    yield "phase", {"place": hers, "spin": hers, "walk": hers, "begin": True, "over": True}.get(s.phase, not hers)
    faces = setup.spinner if s.phase == "walk" else setup.die
    longest = max(face.count for face in faces)
    yield "steps", 1 <= s.steps <= longest if walking else s.steps == 0
    yield "flags", not s.in_extra or s.phase in ("spin", "walk")
    at_home = any(ghost and ghost.cell == setup.home(seat) for seat, ghost in zip(setup.seats, s.ghosts, strict=True))
    yield "flags", not s.earned or (s.phase == "walk" and s.steps < longest and at_home)


def _bump(setup: MsPacManSetup, s: MsPacManState) -> Checks:
    yield "came", (s.came is None) == (s.phase != "bump")
    ghost = s.ghosts[s.seat - 1]
    if s.came is None or ghost is None:
        return
    own_door = setup.home(s.seat) if ghost.cell in setup.ghost_links(s.seat, setup.home(s.seat)) else None
    yield "came", s.came in (*setup.layout.links[ghost.cell], own_door)
    yield "bump", ghost_at(s.ghosts, ghost.cell, s.seat) is not None and len(bump_cells(setup, s, s.came)) > 1


def _end(setup: MsPacManSetup, s: MsPacManState) -> Checks:
    clear = sum(not setup.left_of(s.dots, seat) for seat in setup.seats)
    yield "turns", setup.limit.allows(s.turns)
    yield "over", clear <= 1 and (s.phase == "over") == (setup.limit.reached(s.turns) or clear == 1)
