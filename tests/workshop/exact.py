"""Exact chances to win between players who choose at random, by going through every position of a small game."""

from fractions import Fraction
from functools import cache

from mazechase.rules.api import Chance, Over, State
from mazechase.rules.game import AnyGame

Chances = tuple[Fraction, ...]


def exact_shares(game: AnyGame) -> Chances:
    """Return each seat's share of the wins, shared wins in parts and a draw as an equal share for everybody."""
    rules, seats = game.rules, game.seats

    @cache
    def of(s: State) -> Chances:
        node = rules.node(s)
        if isinstance(node, Over):
            winners = node.result.winners or seats
            return tuple(Fraction(seat in winners, len(winners)) for seat in seats)
        if isinstance(node, Chance):
            total = node.odds.total
            weighed = [(Fraction(weight, total), rules.settle(s, one).state) for one, weight in node.odds.items()]
        else:
            legal = rules.legal(s, node.seats[0])
            weighed = [(Fraction(1, len(legal)), rules.apply(s, a).state) for a in legal]
        parts = [(weight, of(after)) for weight, after in weighed]
        return tuple(sum((weight * after[at] for weight, after in parts), Fraction(0)) for at in range(len(seats)))

    return of(game.start())
