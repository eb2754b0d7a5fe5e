"""Work out exact probabilities at a chance node: ``python exact_odds.py``.

Chance outcomes have whole weights, so a probability is a fraction and nothing is estimated.
"""

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import mazechase
from mazechase import Chance, Odds, Seat


def probabilities(odds: Odds, what: Callable[[Any], Any]) -> dict[Any, Fraction]:
    """Return how likely each value of something is that depends on the outcome."""
    found: dict[Any, Fraction] = defaultdict(Fraction)
    for outcome, weight in odds.items():
        found[what(outcome)] += Fraction(weight, odds.total)
    return found


def main() -> None:
    """Print the odds of two dice, and those of a card as one player knows them."""
    marbles = mazechase.game("marbles", players=2)
    node = marbles.node(marbles.start())
    assert isinstance(node, Chance)
    print("The sum of two dice:")
    for total, chance in sorted(probabilities(node.odds, lambda roll: roll.low + roll.high).items()):
        print(f"  {total}: {chance}")

    cards = mazechase.game("cards", players=2)
    draw, *_ = cards.legal(cards.start())
    state = cards.apply(cards.start(), draw).state
    odds = cards.odds(cards.view(state, Seat(1)))  # as far as seat 1 knows; the top card itself is hidden
    assert odds is not None
    print("The likeliest cards on top of the deck:")
    for card, chance in sorted(probabilities(odds, cards.write).items(), key=lambda item: -item[1])[:3]:
        print(f"  {card}: {chance}")


if __name__ == "__main__":
    main()
