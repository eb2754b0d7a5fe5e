"""With three and four players: never let a rival walk home who could be stopped. Others may not do it instead."""

from collections.abc import Sequence

from mazechase.bots.quoridor.worth import Lengths
from mazechase.rules.quoridor.game import Quoridor
from mazechase.rules.quoridor.values import Fence, QuoridorAction, QuoridorState


def guarded(
    rules: Quoridor, s: QuoridorState, legal: Sequence[QuoridorAction], action: QuoridorAction
) -> QuoridorAction:
    """Return the action, or the best fence against a rival one step from home whom the action would let walk in."""
    lengths = Lengths(rules)
    me = s.turn - 1
    now = lengths.all(s.fences, s.pawns)
    round_table = [(me + on) % rules.players for on in range(1, rules.players)]
    rival = next((seat for seat in round_table if now[seat] == 1), None)
    if rival is None or not s.left[me]:
        return action

    def after(one: QuoridorAction) -> list[int]:
        then = rules.after(s, one)
        return lengths.all(then.fences, then.pawns)

    taken = after(action)
    if taken[me] == 0 or taken[rival] > 1:
        return action
    best, most = action, 0.0
    for fence in legal:
        if isinstance(fence, Fence):
            then = after(fence)
            gain = then[rival] - 1 - (then[me] - now[me]) / 2  # its own way counts less: first the rival must not win
            if then[rival] > 1 and (best is action or gain > most):
                best, most = fence, gain
    return best
