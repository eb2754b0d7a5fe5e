"""What a finished game is worth to each seat."""

from mazechase.rules.api import Result

WIN, LOSS, DRAW = 1.0, -1.0, 0.0


def returns(result: Result | None, players: int) -> tuple[float, ...]:
    """Return each seat's return, in seat order: 1 for winners, -1 for the others, 0 for all if all or none have won.

    A game without a result (not over, or cut off) is worth 0 to everybody.

    >>> returns(Result(winners=(2,), scores=(0, 1), reason="goal_reached"), 2)
    (-1.0, 1.0)
    >>> returns(Result(winners=(1, 2), scores=(7, 7), reason="highest_score"), 2)
    (0.0, 0.0)
    """
    winners = () if result is None else result.winners
    if not 0 < len(winners) < players:
        return (DRAW,) * players
    return tuple(WIN if seat in winners else LOSS for seat in range(1, players + 1))
