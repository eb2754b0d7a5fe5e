"""What speaks for a move or a fence, in steps of the shortest paths home."""

from collections.abc import Iterator
from random import Random

from mazechase.bots.coach import Reason
from mazechase.bots.quoridor.worth import Lengths
from mazechase.rules.game import AnyGame
from mazechase.rules.quoridor.game import Quoridor
from mazechase.rules.quoridor.values import Fence, QuoridorAction, QuoridorView


def reasons(game: AnyGame, view: QuoridorView, action: QuoridorAction) -> Iterator[Reason]:
    """Yield what an action does to everybody's way home."""
    rules = game.rules_as(Quoridor)
    s = rules.sample(view, Random(0))  # nothing is hidden, so this is the position itself
    after, lengths = rules.after(s, action), Lengths(rules)
    then, now = lengths.all(s.fences, s.pawns), lengths.all(after.fences, after.pawns)
    mine = s.turn - 1
    if isinstance(action, Fence):
        yield from _of_fence(then, now, mine)
    elif now[mine] == 0:
        yield Reason("quoridor-reason-wins")
    elif then[mine] - now[mine] > 1:
        yield Reason("quoridor-reason-jump", {"steps": then[mine] - now[mine]})
    elif now[mine] < then[mine]:
        yield Reason("quoridor-reason-nearer", {"steps": now[mine]})


def _of_fence(then: list[int], now: list[int], mine: int) -> Iterator[Reason]:
    rivals = sorted((seat for seat in range(len(now)) if seat != mine), key=lambda seat: then[seat] - now[seat])
    for seat in rivals:
        if now[seat] > then[seat]:
            kind = "stops" if then[seat] == 1 else "costs"
            yield Reason(f"quoridor-reason-{kind}", {"seat": seat + 1, "steps": now[seat] - then[seat]})
    own = now[mine] - then[mine]
    yield Reason("quoridor-reason-costs-you", {"steps": own}) if own else Reason("quoridor-reason-free")
