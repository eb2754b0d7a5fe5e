"""Which positions are possible: each condition has its own error."""

from collections.abc import Iterator

from mazechase.boards.fences import DIRECTIONS
from mazechase.errors import BadText
from mazechase.rules.chase.legal import may_stop, steps
from mazechase.rules.chase.setup import ChaseSetup
from mazechase.rules.chase.values import BASE_STEPS, BOOST_STEPS, CALL, GHOSTS, PAC, PELLETS, ChaseState


def check_position(setup: ChaseSetup, s: ChaseState) -> None:
    """Raise BadText with what is wrong with a position, if anything is."""
    for part, holds in _parts(setup, s):
        if not holds:
            raise BadText(f"chase-place-{part}")


def _parts(setup: ChaseSetup, s: ChaseState) -> Iterator[tuple[str, bool]]:
    """Yield what must hold, in an order in which later conditions may rely on earlier ones."""
    there = [at for at in s.ghosts if at is not None]
    yield "ghosts", len(s.ghosts) == len(GHOSTS)
    yield "pellets", not s.pellets - setup.layout.pellets
    yield "lives", s.lives <= setup.lives and bool(s.lives or s.pellets)
    yield "idle", s.idle < (setup.stall_limit or 1) and not (s.ate and s.idle)
    yield "best", s.best < (PELLETS if setup.pellets_reset else 1)
    yield "cycles", setup.limit.allows(s.cycles)
    yield "sharing", setup.ghosts_stack or len(set(there)) == len(there)
    yield "on-pellet", s.pac not in s.pellets
    yield "waiting", list(s.waiting) == sorted(set(s.waiting)) and all(_on_board(s, ghost) for ghost in s.waiting)
    if setup.result(s) is not None:
        yield "over", (s.mover, s.left, s.waiting) == (PAC, 0, ()) and not (s.ate or s.boost or s.frenzy)
        yield "over", s.heading is None and (bool(s.pellets) or not s.idle) and (bool(s.lives) or not s.idle)
        yield "on-pellet", not any(at in s.pellets for at in there)
        yield "met", not s.lives or s.pac not in there
    elif s.mover == PAC:
        yield from _pac_parts(setup, s)
    else:
        yield "move", not s.boost
        yield "met", s.pac not in there
        yield from _call_parts(setup, s) if s.mover == CALL else _ghost_parts(setup, s)


def _on_board(s: ChaseState, ghost: int) -> bool:
    return ghost >= 0 and s.ghosts[ghost] is not None


def _pac_parts(setup: ChaseSetup, s: ChaseState) -> Iterator[tuple[str, bool]]:
    there = [at for at in s.ghosts if at is not None]
    passing = s.boost and s.left < BOOST_STEPS and not setup.eat_in_passing
    yield "on-pellet", not any(at in s.pellets for at in there)
    yield "met", passing or s.pac not in there
    yield "waiting", not s.waiting
    yield "move", not s.frenzy and s.heading is None
    yield "move", 1 <= s.left <= (BOOST_STEPS if s.boost else BASE_STEPS) and s.boost == s.ate
    yield "pellets", not s.ate or s.pellets != setup.layout.pellets
    yield "stuck", bool(steps(setup, s))


def _call_parts(setup: ChaseSetup, s: ChaseState) -> Iterator[tuple[str, bool]]:
    yield "move", (s.left, s.frenzy, s.heading) == (0, False, None)
    yield "on-pellet", not any(at in s.pellets for at in s.ghosts if at is not None)
    yield "waiting", setup.ghost_order == "free" and len(s.waiting) > 1
    yield "pellets", not s.ate or s.pellets != setup.layout.pellets


def _ghost_parts(setup: ChaseSetup, s: ChaseState) -> Iterator[tuple[str, bool]]:
    at = s.ghosts[s.mover]
    later = tuple(ghost for ghost in range(s.mover + 1, len(GHOSTS)) if _on_board(s, ghost))
    yield "waiting", at is not None and s.mover not in s.waiting
    yield "waiting", setup.ghost_order == "free" or s.waiting == later
    assert at is not None  # noqa: S101 (so the line before last has it)
    running = s.frenzy and s.left == 1
    others = (other for number, other in enumerate(s.ghosts) if number != s.mover and other is not None)
    yield "on-pellet", not any(other in s.pellets for other in others)
    yield "on-pellet", at not in s.pellets or (running and setup.ghost_cross_pellet)
    yield "pellets", not s.ate or s.pellets != setup.layout.pellets
    if running:
        yield "run", _may_have_run(setup, s)
    else:
        yield "move", s.left == (2 if s.frenzy else 1) and s.heading is None
        yield "sight", s.frenzy == (s.pac in setup.layout.lines[at])
    yield "stuck", bool(steps(setup, s))


def _may_have_run(setup: ChaseSetup, s: ChaseState) -> bool:
    """Return whether a frenzied ghost can have come here with its first step, and can go on."""
    at = s.ghosts[s.mover]
    layout = setup.layout
    assert at is not None  # noqa: S101 (checked before)
    if setup.frenzy_path == "free":
        return s.heading is None and any(
            s.pac in layout.lines[origin] and may_stop(setup, s, origin) for origin in layout.neighbours[at]
        )
    if s.heading is None:
        return False
    origin, onward = layout.steps[at][(s.heading + 2) % len(DIRECTIONS)], layout.steps[at][s.heading]
    if origin is None or onward is None or s.pac not in layout.lines[origin]:
        return False
    ahead = setup.frenzy_path == "straight" or layout.lines[origin][s.pac] == s.heading
    return ahead and may_stop(setup, s, origin) and may_stop(setup, s, onward)
