"""Taking back: how far somebody may go back, who has to agree, and why it is refused. Pure.

Nobody can forget what was drawn or shown, so it is never taken back, even if everybody agrees. Nobody is outvoted while
away.
"""

from collections.abc import Collection
from typing import TYPE_CHECKING

from mazechase.errors import NotNow
from mazechase.rules.api import Seat

if TYPE_CHECKING:
    from mazechase.match.match import Match


def people(match: "Match", seat: Seat) -> tuple[Seat, ...]:
    """Return the seats that other people hold, including those that stand-ins play for now."""
    held = zip(match.game.seats, match.holders, strict=True)
    return tuple(other for other, holder in held if other != seat and holder.kind == "human")


def present(match: "Match", seat: Seat) -> tuple[Seat, ...]:
    """Return the seats of the other people who are here themselves."""
    return tuple(other for other in people(match, seat) if match.stand_ins[other - 1] is None)


def voters(match: "Match", seat: Seat, beside: Collection[Seat] = ()) -> tuple[Seat, ...]:
    """Return the seats whose consent this seat's undo needs: all other people except those at the same device."""
    return tuple(other for other in people(match, seat) if other not in beside)


def waits(match: "Match", beside: Collection[Seat] = ()) -> tuple[Seat, ...]:
    """Return the seats that still have to answer an undo; ``beside`` are those at the device that asked for it."""
    ask = match.undo_ask
    return () if ask is None else tuple(seat for seat in voters(match, ask.seat, beside) if seat not in ask.agreed)


def keep_for(match: "Match", seat: Seat) -> int | None:
    """Return how many plies would remain if a seat took back its latest action, or None if it has none.

    Actions of one command, such as the steps of a walk, are taken back together.
    """
    line, entries, keep = match.line, match.entries, _latest_of(match, seat)
    command = None if keep is None else entries[line[keep].n].command
    while keep and command is not None and entries[line[keep - 1].n].command == command:
        keep -= 1
    return keep


def may_keep(match: "Match", seat: Seat, keep: int) -> bool:
    """Return whether a seat's undo may go back to ``keep`` plies: to one of its latest actions in a row.

    A record no longer contains the commands, so this is less strict than ``keep_for``.
    """
    latest = _latest_of(match, seat)
    return (
        latest is not None
        and keep <= latest
        and all(ply.seat == seat and not ply.chance for ply in match.line[keep : latest + 1])
    )


def unrevealed(match: "Match", keep: int) -> bool:
    """Return whether nothing has been revealed to anybody after the first ``keep`` plies."""
    return not any(ply.reveals for ply in match.line[keep:])


def problem(match: "Match", seat: Seat, keep: int, beside: Collection[Seat]) -> NotNow | None:
    """Return why a seat can't go back so far even if everybody agrees, or None if it can."""
    if not unrevealed(match, keep):
        return NotNow("undo-revealed")
    if any(match.stand_ins):
        away = [other for other in voters(match, seat, beside) if match.stand_ins[other - 1] is not None]
        if away:
            return NotNow("undo-away", seat=away[0])
    return NotNow("undo-absent") if keep < match.floor or _taken_over(match, keep) else None


def check(match: "Match", seat: Seat, keep: int, beside: Collection[Seat]) -> None:
    """Raise NotNow if there is a problem."""
    found = problem(match, seat, keep, beside)
    if found is not None:
        raise found


def agreed(match: "Match", keep: int) -> bool:
    """Return whether everybody present has agreed to go back so far.

    Logs from before the commands became stricter may go back past draws if everybody had agreed.
    """
    ask = match.undo_ask
    return ask is not None and ask.keep == keep and set(ask.agreed) == set(present(match, ask.seat))


def floor_without(match: "Match", seat: Seat) -> int:
    """Return how many plies are final once a person has left: nobody can take back what they did."""
    if match.holders[seat - 1].kind == "bot" or match.stand_ins[seat - 1] is not None:
        return match.floor
    own = (n for n in range(len(match.line), 0, -1) if match.line[n - 1].seat == seat)
    return max(match.floor, next(own, 0))


def _taken_over(match: "Match", keep: int) -> bool:
    """Return whether a bot that took over a person's seat has played since: nobody may retry for a better reply."""
    begun = match.setup.seats
    return any(match.taken) and any(
        begun[ply.seat - 1].kind == "human" and 0 < match.taken[ply.seat - 1] <= ply.n
        for ply in match.line[keep:]
        if ply.seat is not None and match.holders[ply.seat - 1].kind == "bot"
    )


def _latest_of(match: "Match", seat: Seat) -> int | None:
    if seat in match.gone or match.over:
        return None
    number = len(match.line)
    for ply in reversed(match.line):
        number -= 1
        if ply.seat == seat and not ply.chance:
            return number
    return None
