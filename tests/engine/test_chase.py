"""Chase positions that random play seldom reaches, and mazes of every kind, are the same in both engines."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import mazechase
from engine.comparing import compare_after, compare_game, compare_state
from engine.test_twins import need
from engine.variants import mixed
from games import ChaseGame
from mazechase import engine
from mazechase.boards.cells import Cell, Cells
from mazechase.boards.fences import DIRECTIONS, NAMES, SIZE, SQUARES, Slots, free_slots
from mazechase.engine import Kernel
from mazechase.errors import BadDocument, BadText
from mazechase.rules.chase.documents import MOST_FENCES, SHIPPED
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.positions import check_position
from mazechase.rules.chase.values import CALL, GHOSTS, PAC, PACMAN, ChaseState

PIECES = (PACMAN, *GHOSTS)


@pytest.mark.parametrize("shard", range(4))
def test_scattered_positions(shard: int) -> None:
    need("chase")
    rng = Random(shard)
    accepted = refused = 0
    for _ in range(50):
        native = _mixed(rng, _maze(rng, crowded=rng.random() < 0.5))
        for _ in range(60):
            placed = _compare_scattered(native, rng)
            accepted += placed
            refused += not placed
    assert accepted > 600
    assert refused > 600


def test_games_in_mazes_of_every_kind() -> None:
    need("chase")
    rng = Random(4)
    plies = 0
    while plies < 8_000:
        native = _mixed(rng, _maze(rng, crowded=True))
        plies += compare_game(native, native.game.start(), rng, most=300)


@pytest.mark.parametrize("limit", [1, 2, 1_000_000_000])
def test_limits_of_every_size(limit: int) -> None:
    need("chase")
    rng = Random(limit)
    for name in ("stall_limit", "max_turns"):
        native = engine.kernel(mazechase.game("chase", 3, {name: limit}))
        state = native.game.start()
        compare_game(native, state, rng, most=200)
        field = "idle" if name == "stall_limit" else "cycles"
        compare_game(native, replace(state, **{field: limit - 1}), rng, most=200)


def test_numbers_of_no_position_are_refused() -> None:
    need("chase")
    native = engine.kernel(mazechase.game("chase", 2))
    numbers = native.twin.pack(native.game.start())
    for place in range(len(numbers)):
        for number in (-1, 1 << 40):
            with pytest.raises(ValueError, match=r"number|pellet"):
                native.core.check((*numbers[:place], number, *numbers[place + 1 :]))
    for wrong in (numbers[:-1], (*numbers, 0)):
        with pytest.raises(ValueError, match="numbers"):
            native.core.check(wrong)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"fences": ["i1h"]}, "border"),
        ({"fences": ["b2h", "c2h"]}, "overlap"),
        ({"fences": ["b2h", "b2v"]}, "cross"),
        ({"fences": ["a2h", "b1v"]}, "closed off"),
        ({"pellets": ["a1", "a3", "c1"]}, "few"),
        ({"pellets": ["e5", "a3", "c1", "c3"]}, "start on a pellet"),
        ({"starts": dict.fromkeys(PIECES, "e5")}, "one square"),
    ],
)
def test_layouts_that_cannot_be_are_refused(change: dict[str, Any], complaint: str) -> None:
    need("chase")
    native = engine.kernel(mazechase.game("chase", 2, {"layout": "printed"}))
    core: Any = type(native.core)
    config = native.twin.config()
    assert _with_layout(config, SHIPPED["printed"]) == config
    with pytest.raises(ValueError, match=complaint):
        core(_with_layout(config, {**SHIPPED["printed"], **change}))


def _with_layout(config: tuple[int, ...], document: dict[str, Any]) -> tuple[int, ...]:
    """Return a configuration with a layout that Python would refuse."""
    at = NAMES.index
    sets = (
        [at(name[:2]) for name in document["fences"] if name[2] == "h"],
        [at(name[:2]) for name in document["fences"] if name[2] == "v"],
        [at(name) for name in document["pellets"]],
    )
    words = [Cells.of(cells).bits >> low & 0xFFFF_FFFF for cells in sets for low in (0, 32, 64)]
    starts = [at(document["starts"][piece]) for piece in PIECES]
    return (*config[: -len(words) - len(starts)], *words, *starts)


def _mixed(rng: Random, layout: dict[str, Any]) -> Kernel:
    game = mixed("chase", rng)
    return engine.kernel(mazechase.game("chase", game.players, {**game.options, "layout": layout}))


def _maze(rng: Random, *, crowded: bool) -> dict[str, Any]:
    """Draw a layout that Python accepts; a crowded one has all pieces and pellets on 25 squares."""
    corner = (rng.randrange(5), rng.randrange(5)) if crowded else (0, 0)
    width = 5 if crowded else SIZE
    places = [SIZE * (corner[1] + row) + corner[0] + column for row in range(width) for column in range(width)]
    while True:
        fences = Slots()
        for _ in range(rng.randrange(MOST_FENCES + 1)):
            fences = fences.with_(rng.choice(tuple(free_slots(fences))))
        squares = [NAMES[cell] for cell in rng.sample(places, 9)]
        layout = {
            "source": "drawn at random",
            "fences": [slot.name for slot in fences],
            "pellets": squares[:4],
            "starts": dict(zip(PIECES, squares[4:], strict=True)),
        }
        try:
            mazechase.game("chase", 2, {"layout": layout})
        except BadDocument:
            continue
        return layout


def _compare_scattered(native: Kernel, rng: Random) -> bool:
    """Compare a made-up position and everything that follows it; return whether it is possible."""
    game: Any = native.game
    state = _scattered(game, rng)
    try:
        check_position(game.rules_as(Chase).setup, state)
    except BadText:
        with pytest.raises(ValueError, match="number"):
            native.core.check(native.twin.pack(state))
        return False
    for index, choice in enumerate(compare_state(native, state)):
        compare_state(native, compare_after(native, state, index, choice))
    return True


def _scattered(game: ChaseGame, rng: Random) -> ChaseState:
    """Scatter the pieces, most ghosts near Pac-Man, in the middle of a move; the result is often impossible."""
    layout, setup = game.rules_as(Chase).layout, game.rules_as(Chase).setup
    pellets = Cells.of(at for at in layout.pellets if rng.random() < 0.6)
    pac = Cell(rng.randrange(SQUARES))
    near = [cell for cell in range(SQUARES) if abs(cell % SIZE - pac % SIZE) + abs(cell // SIZE - pac // SIZE) < 3]
    ghosts = [Cell(rng.choice(near if rng.random() < 0.7 else range(SQUARES))) for _ in GHOSTS]
    there = [number for number in range(len(GHOSTS)) if rng.random() < 0.85]
    mover = rng.choice((*there, *there, PAC, CALL))
    ate = rng.random() < 0.4
    state = ChaseState(
        pac=pac,
        ghosts=tuple(at if number in there else None for number, at in enumerate(ghosts)),
        pellets=pellets,
        lives=rng.randint(0 if rng.random() < 0.1 else 1, setup.lives),
        idle=0 if ate or rng.random() < 0.5 else rng.randrange(setup.stall_limit or 1),
        mover=mover,
        left=0 if mover == CALL else rng.randint(1, 3 if ate else 2),
        boost=mover == PAC and ate,
        frenzy=mover < PAC and pac in layout.lines[ghosts[mover]],
        heading=None,
        waiting=(),
        ate=ate,
        best=rng.randrange(4 if setup.pellets_reset else 1),
        cycles=rng.randrange(setup.limit.most or 1),
    )
    if mover < PAC:
        running = rng.random() < 0.4
        straight = running and setup.frenzy_path != "free"
        state = replace(
            state,
            left=1 if running or not state.frenzy else 2,
            frenzy=running or state.frenzy,
            heading=rng.randrange(len(DIRECTIONS)) if straight else None,
        )
    if mover != PAC:
        free = setup.ghost_order == "free"
        later = (ghost for ghost in there if (free and rng.random() < 0.7 and ghost != mover) or mover < ghost)
        state = replace(state, waiting=tuple(later))
    return replace(state, **_slip(rng)) if rng.random() < 0.2 else state


def _slip(rng: Random) -> dict[str, Any]:
    """Return a field with anything in it."""
    values: dict[str, Any] = {
        "pac": rng.randrange(SQUARES),
        "ghosts": tuple(rng.randrange(SQUARES) for _ in GHOSTS),
        "pellets": Cells(),
        "lives": rng.randrange(4),
        "idle": rng.randrange(30),
        "mover": rng.randrange(6),
        "left": rng.randrange(4),
        "boost": rng.random() < 0.5,
        "frenzy": rng.random() < 0.5,
        "heading": rng.randrange(4),
        "waiting": tuple(sorted(rng.sample(range(4), rng.randrange(5)))),
        "ate": rng.random() < 0.5,
        "best": rng.randrange(5),
        "cycles": rng.randrange(9),
    }
    name = rng.choice([*values])
    return {name: values[name]}
