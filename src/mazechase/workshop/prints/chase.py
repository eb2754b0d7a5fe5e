"""The chase to print: the maze with its fences and starts, pieces, pellets and lives."""

from collections.abc import Sequence

from mazechase.rules.chase.game import Chase
from mazechase.rules.game import AnyGame
from mazechase.workshop.printing.art import GHOSTS, ghost, heart, pac, pellet
from mazechase.workshop.printing.drawing import PALE, circle, moved
from mazechase.workshop.printing.fencegrid import fence_board
from mazechase.workshop.printing.items import Board, Cutouts, Item, disc
from mazechase.workshop.printing.words import Words

PACMAN = "Pac-Man"


def items(game: AnyGame, words: Words) -> Sequence[Item]:  # noqa: ARG001 (nothing here has words)
    """Return what the game prints."""
    facts = game.rules_as(Chase).facts
    figures = {name: pac() if name == PACMAN else ghost(GHOSTS[name]) for name in facts.starts}
    marks = {cell: circle(0, 0, 6, stroke=PALE) for cell in facts.pellets}
    marks |= {cell: moved(0, 0, figures[name], scale=0.14) for name, cell in facts.starts.items()}
    pieces = tuple(disc(20, moved(0, 0, picture, scale=0.17)) for picture in figures.values())
    return (
        Board("print-board", fence_board(facts.size, marks, facts.fences)),
        Cutouts("print-pieces", pieces),
        Cutouts("print-pellets", tuple(disc(11, pellet(0.2)) for _ in facts.pellets)),
        Cutouts("print-lives", (disc(16, moved(0, 0, heart(), scale=0.14)),) * facts.lives),
    )
