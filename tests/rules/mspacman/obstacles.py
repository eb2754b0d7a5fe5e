"""How to take away what bars a step of Ms. Pac-Man or a ghost; see rules/obstacles.py."""

from collections.abc import Iterator
from copy import copy
from random import Random
from typing import Any

from msgspec.structs import replace

from mazechase.boards.cells import Cell
from mazechase.boards.walled import Wall
from mazechase.rules.api import Seat
from mazechase.rules.game import Game
from mazechase.rules.mspacman.game import MsPacMan
from mazechase.rules.mspacman.values import Ghost, Go, MsPacManState, ghost_at, ghost_of
from mazechase.rules.setup import put
from rules.obstacles import NOTHING, Asked, Obstacle, Table, by_option, placed, played, some_game


def _put_ghost(s: MsPacManState, seat: Seat, ghost: Ghost | None) -> MsPacManState:
    return replace(s, ghosts=put(s.ghosts, seat, ghost))


def table(rng: Random) -> Table:
    game = some_game(MsPacMan, rng)
    if rng.random() < 0.3:
        return Table(game, played(game, rng, 60))
    while not placed(game, state := _scattered(game.rules_as(MsPacMan), rng)):
        pass
    return Table(game, state)


def _scattered(game: MsPacMan, rng: Random) -> MsPacManState:
    """Put everybody close together: she is placed or walks, a ghost walks, or looks for the next open square."""
    places = game.board.places
    middle = rng.choice(places)
    cells = [Cell(cell) for cell in game.board.cells if cell not in game.setup.layout.homes]
    near = sorted(cells, key=lambda cell: abs(places[cell][0] - middle[0]) + abs(places[cell][1] - middle[1]))[:7]
    phase = rng.choice(("place", "walk", "chase", "bump", "bump", "bump"))
    ctrl = rng.choice(game.seats)
    seat = ctrl if phase in ("place", "walk") else rng.choice([seat for seat in game.seats if seat != ctrl])
    circles = sorted(game.setup.layout.circles)
    ghosts = [Ghost(rng.choice(circles if phase == "place" else near)) for _ in game.seats]
    s = replace(game.start(), phase=phase, seat=seat, ctrl=ctrl, spins=(), ghosts=tuple(ghosts), mp=rng.choice(near))
    s = _put_ghost(replace(s, mp=None) if phase == "place" else s, ctrl, None)
    if phase in ("walk", "chase"):
        return replace(s, steps=rng.randrange(1, 7))
    if phase == "bump":
        met = rng.choice([other for other in game.seats if other not in (seat, ctrl)] or [seat])
        s = _put_ghost(s, seat, Ghost(ghost_of(s, met).cell))
        beside = game.setup.layout.links[ghost_of(s, seat).cell]
        return replace(s, came=rng.choice(beside))
    return s


def ask(table: Table, rng: Random) -> Any:
    game, s = table.game.rules_as(MsPacMan), table.state
    here = s.mp if s.seat == s.ctrl and s.mp is not None else _ghost(s).cell
    x, y = game.board.places[here]
    far = rng.choice((1, 2, 2, 30))
    near = [cell for cell, (x2, y2) in enumerate(game.board.places) if max(abs(x - x2), abs(y - y2)) <= far]
    return Go(Cell(rng.choice(near)))


def _ghost(s: MsPacManState) -> Ghost:
    return s.ghosts[s.seat - 1] or next(ghost for ghost in s.ghosts if ghost)


def _cell(asked: Asked, at: int = 0) -> Cell:
    return Cell(asked.game.rules_as(MsPacMan).board.names.index(asked.refusal.cells[at]))


def _less_ghost(asked: Asked, cell: Cell) -> Table:
    """Send the ghost on a cell home; in a bump, take it off the board."""
    game, s = asked.game, asked.state
    seat = ghost_at(s.ghosts, cell, s.seat)
    return Table(game, s if seat is None else _put_ghost(s, seat, None))


def _opened(asked: Asked) -> Table:
    """Pull the wall between two squares down; there has to be one."""
    game, (to, here) = copy(asked.game.rules_as(MsPacMan)), (_cell(asked), _cell(asked, 1))
    (x, y), (x2, y2) = game.board.places[to], game.board.places[here]
    right, top = max(x, x2), max(y, y2)
    wall = Wall(right, y, right, y + 1) if y == y2 else Wall(x, top, x + 1, top)
    assert wall in game.board.walls, str(asked)
    links = list(game.setup.layout.links)
    links[here] = tuple(sorted((*links[here], to)))
    game.setup = replace(game.setup, layout=replace(game.setup.layout, links=tuple(links)))
    return Table(Game(game), asked.state)


def bare(asked: Asked) -> Iterator[Table]:
    game, s = asked.game, asked.state
    if s.phase == "walk":
        yield Table(game, replace(s, ghosts=tuple(None for _ in s.ghosts)))
        return
    kept = {s.seat}
    if s.phase == "bump":  # the ghost that it ended on stays
        kept.add(ghost_at(s.ghosts, ghost_of(s, s.seat).cell, s.seat) or Seat(0))
    others = [seat for seat in game.seats if seat not in kept]
    alone = replace(s, ghosts=tuple(None if seat in others else s.ghosts[seat - 1] for seat in game.seats))
    yield Table(game, alone)
    if s.phase == "bump":
        yield Table(game, replace(alone, mp=None))
        yield Table(game, replace(s, mp=None))
        for seat in others:
            yield Table(game, _put_ghost(s, seat, None))


OBSTACLES = {
    "circle-taken": by_option(circle_choice="any"),
    "not-open": Obstacle(lambda asked: _less_ghost(asked, _cell(asked))),
    "not-on-her": Obstacle(lambda asked: Table(asked.game, replace(asked.state, mp=None))),
    "came-from": Obstacle(
        lambda asked: Table(asked.game, replace(asked.state, came=Cell(-1))), ("not-open", "not-on-her")
    ),
    "wall": Obstacle(_opened),
    "no-circle": NOTHING,
    "same-exit": NOTHING,
    "no-pass": NOTHING,
    "ghost-space": NOTHING,
    "by-the-door": NOTHING,
    "diagonal": NOTHING,
    "too-far": NOTHING,
    "not-next": NOTHING,
}
