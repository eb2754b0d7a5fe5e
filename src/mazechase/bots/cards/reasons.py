"""What speaks for a decision in the card game, from the cards that the seat can see."""

from collections.abc import Iterator

from mazechase.bots.coach import Reason
from mazechase.rules.cards.game import Cards
from mazechase.rules.cards.values import CardsAction, CardsView, Dictate, Draw, End, Give, Pass, Shut, Skip
from mazechase.rules.game import AnyGame

_PER_CENT = 10  # hints count in thousandths


def reasons(game: AnyGame, view: CardsView, action: CardsAction) -> Iterator[Reason]:
    """Yield the risk of drawing and what is at stake, who has the most cards, or what passing a card gets rid of."""
    rules = game.rules_as(Cards)
    mine = view.viewer
    match action:
        case Draw() | End() | Shut():
            for hint in rules.hints(view):
                if hint.kind == "next-knock-out":
                    yield Reason("cards-reason-risk", {"percent": round((hint.value or 0) / _PER_CENT)})
            points = view.points[mine - 1] if isinstance(mine, int) else None
            if points:
                yield Reason("cards-reason-points", {"points": points})
        case Give(to=seat) | Skip(whom=seat) | Dictate(whom=seat):
            rivals = [
                size for other, size in enumerate(view.sizes, 1) if other != mine and view.status[other - 1] == "active"
            ]
            if seat != mine and rivals and view.sizes[seat - 1] == max(rivals):
                yield Reason("cards-reason-most", {"seat": seat})
        case Pass(card=card) if rules.setup.units(card):
            yield Reason("cards-reason-ghost")
