"""How to take away what bars a step of the chase; see rules/obstacles.py."""

from collections.abc import Iterator
from copy import copy
from random import Random
from typing import Any

from msgspec.structs import replace

from mazechase.boards.cells import Cell, Cells
from mazechase.boards.fences import CELLS, SIZE, SQUARES, Slots
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.layout import Layout
from mazechase.rules.chase.values import CALL, PAC, Call, ChaseState, End, Step
from mazechase.rules.game import Game
from rules.obstacles import NOTHING, Asked, Obstacle, Table, by_option, placed, played, some_game

LATER = ("farther", "must-catch", "toward")  # what is asked of a ghost that could step there


def table(rng: Random) -> Table:
    game = some_game(Chase, rng)
    if rng.random() < 0.3:
        return Table(game, played(game, rng, 80))
    while not placed(game, state := _scattered(game.rules_as(Chase), rng)):
        pass
    return Table(game, state)


def _scattered(game: Chase, rng: Random) -> ChaseState:
    """Put everybody close together, in the middle of some move."""
    layout = game.layout
    middle = Cell(rng.randrange(SQUARES))
    near = sorted((Cell(cell) for cell in range(SQUARES)), key=lambda cell: _distance(middle, cell))[
        : rng.choice((6, 9, 16))
    ]
    pellets = Cells.of(rng.sample(sorted(layout.pellets), rng.randrange(1, 5)))
    mover = rng.choice((PAC, PAC, 0, 1, 2, 3, CALL))
    ghosts = tuple(rng.choice(near) if number == mover or rng.random() < 0.9 else None for number in range(4))
    pac = rng.choice([cell for cell in near if cell not in pellets])
    boost = mover == PAC and len(pellets) < 4 and rng.random() < 0.4
    at = None if mover >= PAC else ghosts[mover]
    frenzy = at is not None and pac in layout.lines[at]
    waiting = tuple(number for number in range(4) if ghosts[number] is not None and (mover == CALL or number > mover))
    return replace(
        game.start(),
        pac=pac,
        ghosts=ghosts,
        pellets=pellets,
        mover=mover,
        left=0 if mover == CALL else rng.randrange(1, 4) if boost else 2 if frenzy else rng.randrange(1, 3),
        boost=boost,
        ate=boost,
        frenzy=frenzy,
        waiting=waiting if mover != PAC else (),
    )


def _distance(one: Cell, other: Cell) -> int:
    return abs(one % SIZE - other % SIZE) + abs(one // SIZE - other // SIZE)


def ask(table: Table, rng: Random) -> Any:
    s = table.state
    if rng.random() < 0.15:
        return End()
    if rng.random() < (0.6 if s.mover == CALL else 0.03):
        return Call(rng.randrange(4))
    at = s.pac if s.mover in (PAC, CALL) else s.ghosts[s.mover]
    near = [Cell(cell) for cell in range(SQUARES) if _distance(at, Cell(cell)) <= rng.choice((1, 1, 1, 2, 2, 9))]
    return Step(rng.choice(near))


def _at(s: ChaseState) -> Cell:
    at = s.pac if s.mover in (PAC, CALL) else s.ghosts[s.mover]
    assert at is not None
    return at


def _cells(asked: Asked) -> list[Cell]:
    return [CELLS[name] for name in asked.refusal.cells]


def _in_maze(asked: Asked, fences: Slots) -> Chase:
    """Give the rules with other fences."""
    rules = copy(asked.game.rules_as(Chase))
    rules.layout = Layout(fences, rules.layout.pellets, rules.layout.pac, rules.layout.ghosts)
    rules.setup = replace(rules.setup, layout=rules.layout)
    return rules


def _opened(asked: Asked) -> Table:
    """Remove the fence between two squares."""
    here, there = _cells(asked)
    fences, parting = Slots(), 0
    for slot in asked.game.rules_as(Chase).layout.fences:
        if there in _in_maze(asked, Slots().with_(slot)).layout.neighbours[here]:
            fences = fences.with_(slot)
        else:
            parting += 1
    assert parting == 1, str(asked)
    return Table(Game(_in_maze(asked, fences)), asked.state)


def _less_ghosts(asked: Asked, cells: list[Cell]) -> ChaseState:
    s: ChaseState = asked.state
    mover = s.mover
    ghosts = tuple(None if at in cells and number != mover else at for number, at in enumerate(s.ghosts))
    return replace(s, ghosts=ghosts, waiting=tuple(ghost for ghost in s.waiting if ghosts[ghost] is not None))


def _far_corner(asked: Asked) -> Cell:
    corners = [Cell(0), Cell(SIZE - 1), Cell(SQUARES - SIZE), Cell(SQUARES - 1)]
    return max(corners, key=lambda cell: _distance(cell, _at(asked.state)))


def _walked_over(asked: Asked) -> bool:
    """Take the piece in between away; then the piece that moves can go on to the square behind."""
    s, (between, to) = asked.state, _cells(asked)
    state = replace(s, pac=_far_corner(asked)) if s.pac == between else _less_ghosts(asked, [between])
    if state == s or Step(between) not in asked.game.legal(state):
        return False
    after = asked.game.apply(state, Step(between)).state
    return after.mover == s.mover and Step(to) in asked.game.legal(after)


def _without_pellet(asked: Asked) -> Table:
    """Put the pellet far away, so that there still is one."""
    s = asked.state
    return Table(asked.game, replace(s, pellets=s.pellets.without(_cells(asked)[0]).with_(_far_corner(asked))))


def bare(asked: Asked) -> Iterator[Table]:
    s = asked.state
    everywhere = [Cell(cell) for cell in range(SQUARES)]
    alone = replace(_less_ghosts(asked, everywhere), pellets=Cells.of([_far_corner(asked)]))
    open_maze = Game(_in_maze(asked, Slots()))
    yield Table(open_maze, s)
    yield Table(open_maze, alone)
    if s.mover != PAC and not s.frenzy:
        yield Table(open_maze, replace(alone, pac=_far_corner(asked), pellets=Cells.of([Cell(40)])))


def _back_in_turn(asked: Asked) -> Table:
    s, ghost = asked.state, asked.action.ghost
    ghosts = tuple(_at(s) if number == ghost and at is None else at for number, at in enumerate(s.ghosts))
    return Table(asked.game, replace(s, ghosts=ghosts, waiting=tuple(sorted({*s.waiting, ghost}))))


def _named(asked: Asked) -> Table:
    s = asked.state
    ghost = s.waiting[0]
    return Table(asked.game, replace(s, mover=ghost, left=1, waiting=s.waiting[1:]))


OBSTACLES = {
    "fence-between": Obstacle(_opened, ("ghost-there", "no-sharing", "pellet-there", "straight-on", *LATER)),
    "no-jump": Obstacle(_walked_over),
    "ghost-there": Obstacle(lambda asked: Table(asked.game, _less_ghosts(asked, _cells(asked)))),
    "no-sharing": Obstacle(lambda asked: Table(asked.game, _less_ghosts(asked, _cells(asked))), LATER),
    "pellet-there": Obstacle(_without_pellet, LATER),
    "stop-on-pellet": Obstacle(_without_pellet, ("run-on", "must-catch")),
    "straight-on": Obstacle(
        lambda asked: Table(asked.game, replace(asked.state, heading=None)), ("pellet-there", "no-sharing", *LATER)
    ),
    "farther": by_option(frenzy_exact=False),
    "must-catch": by_option(("farther", "toward", "pellet-there", "must-move", "run-on"), must_catch=False),
    "toward": by_option(("pellet-there", "farther"), frenzy_path="straight"),
    "two-steps": by_option(("one-step",), pacman_short_move=True),
    "must-boost": by_option(boost_mandatory=False),
    "whole-boost": by_option(boost_exact=False),
    "run-on": by_option(("must-catch",), frenzy_exact=False),
    "must-move": by_option(("must-catch",), ghost_pass=True),
    "one-step": Obstacle(lambda asked: asked.state.left == 2),
    "has-moved": Obstacle(_back_in_turn),
    "ghost-eaten": Obstacle(_back_in_turn),
    "call-first": Obstacle(_named, None),
    "no-call": Obstacle(lambda asked: asked.state.mover != CALL),
    "stands-there": NOTHING,
    "too-far": NOTHING,
}
