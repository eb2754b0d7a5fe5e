"""The card game to print: every card of the deck in use, and a sheet of backs."""

from collections.abc import Sequence
from typing import assert_never

from mazechase.rules.cards.game import Cards
from mazechase.rules.cards.values import CardFact
from mazechase.rules.game import AnyGame
from mazechase.workshop.printing.art import GHOSTS, emblem, fruit, ghost, pellet
from mazechase.workshop.printing.drawing import INK, PALE, Drawing, box, circle, moved, path, text
from mazechase.workshop.printing.items import Cutouts, Item
from mazechase.workshop.printing.words import Words

WIDTH, HEIGHT = 63.0, 88.0  # as most playing cards of this kind
BACKS = 9  # one sheet


def items(game: AnyGame, words: Words) -> Sequence[Item]:
    """Return what the game prints."""
    facts = game.rules_as(Cards).facts
    faces = tuple(_card(kind, words) for kind in facts.kinds for _ in range(kind.count))
    return (
        Cutouts("print-cards", faces, touching=True),
        Cutouts("print-backs", (_back(),) * BACKS, "print-backs-note", touching=True),
    )


def _card(kind: CardFact, words: Words) -> Drawing:
    """Draw a card: its points, or a small picture, in two corners, its picture, and its name."""
    picture = _picture(kind)
    corner = text(0, 0, 8, str(kind.points)) if kind.points else moved(0, 0, picture, scale=0.085)
    if kind.units > 1:
        corner += text(7, 3, 5, f"{kind.units}x")
    tint = {"ghost": "#e6e8f5", "power-up": "#fff3c9"}.get(kind.sort, "#ffffff")
    return Drawing(
        WIDTH,
        HEIGHT,
        box(0.1, 0.1, WIDTH - 0.2, HEIGHT - 0.2, stroke=PALE, width=0.2)
        + box(3, 3, WIDTH - 6, HEIGHT - 6, fill=tint, width=0.6, r=4)
        + moved(10, 11, corner)
        + moved(WIDTH - 10, HEIGHT - 11, corner, turn=180)
        + moved(WIDTH / 2, 40, picture, scale=0.42)
        + text(WIDTH / 2, 70, 5.5, words.first(f"cards-word-{kind.name}", otherwise=kind.name.capitalize())),
    )


def _picture(kind: CardFact) -> str:
    match kind.sort:
        case "dot":
            return pellet(1.2)
        case "fruit":
            return fruit(kind.name)
        case "ghost":
            return ghost(GHOSTS[kind.name.capitalize()])
        case "power-up":
            return emblem(kind.name)
        case _:
            assert_never(kind.sort)


def _back() -> Drawing:
    maze = "M-22 -14H-8V-2M22 -14H8V8M-14 32V14H14M0 -32V-24"
    frame = box(3, 3, WIDTH - 6, HEIGHT - 6, fill="#e3e6ff", width=0.6, r=4)
    middle = moved(WIDTH / 2, HEIGHT / 2, path(maze, stroke=INK, width=2.4), circle(0, 0, 3, INK, "none"))
    return Drawing(WIDTH, HEIGHT, box(0.1, 0.1, WIDTH - 0.2, HEIGHT - 0.2, stroke=PALE, width=0.2) + frame + middle)
