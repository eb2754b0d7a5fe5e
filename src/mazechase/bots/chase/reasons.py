"""What speaks for a step in the chase: what it eats or catches, who sees whom, and how near it comes."""

from collections.abc import Iterator
from random import Random

from mazechase.boards.cells import Cell, Cells
from mazechase.boards.fences import NAMES, Maze
from mazechase.bots.coach import Reason
from mazechase.rules.chase.events import AteGhost, AtePellet, Caught, Won
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.values import GHOSTS, PAC, ChaseAction, ChaseState, ChaseView, Step
from mazechase.rules.game import AnyGame


def reasons(game: AnyGame, view: ChaseView, action: ChaseAction) -> Iterator[Reason]:
    """Yield what a step leads to; naming a ghost and ending a move need no explanation."""
    if not isinstance(action, Step):
        return
    rules = game.rules_as(Chase)
    s = rules.sample(view, Random(0))  # nothing is hidden, so this is the position itself
    step = rules.apply(s, action)
    runs = s.mover == PAC
    caught = False
    for event in step.events:
        match event:
            case Won(winner=winner) if (winner == "Pac-Man") == runs:
                yield Reason("chase-reason-wins")
            case AtePellet():
                yield Reason("chase-reason-pellet")
            case AteGhost(ghost=ghost):
                yield Reason("chase-reason-eats", {"ghost": ghost})
            case Caught(ghost=ghost):
                caught = True
                yield Reason("chase-reason-caught", {"ghost": ghost}) if runs else Reason("chase-reason-catches")
    if not caught:
        here = action.to
        yield from _seen(rules, s, here) if runs else _near(rules, s, here)


def _seen(rules: Chase, s: ChaseState, here: Cell) -> Iterator[Reason]:
    """Yield which ghosts would see Pac-Man, from where they are now."""
    layout = rules.setup.layout
    unseen = True
    for name, at in zip(GHOSTS, s.ghosts, strict=True):
        if at is not None and at != here and here in layout.lines[at]:
            unseen = False
            yield Reason("chase-reason-seen", {"ghost": name}, tuple(NAMES[cell] for cell in layout.line(at, here)))
    if unseen:
        yield Reason("chase-reason-unseen")


def _near(rules: Chase, s: ChaseState, here: Cell) -> Iterator[Reason]:
    """Yield how far a ghost is from Pac-Man after its step, if that is nearer than before."""
    maze, goal, ghost = Maze(rules.setup.layout.fences), Cells.of((s.pac,)), s.ghosts[s.mover]
    if ghost is None:
        return
    before, path = maze.path(ghost, goal), maze.path(here, goal)
    if before and path and len(path) < len(before):
        yield Reason("chase-reason-near", {"steps": len(path) - 1})
