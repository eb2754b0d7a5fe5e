"""Updates for one viewer, made from a match. Pure.

Everything here goes through ``game.view`` and ``game.tell``, so a viewer never gets what it may not know.
"""

from collections.abc import Callable, Collection, Iterable

from mazechase.match.entries import Entry
from mazechase.match.match import Match
from mazechase.rules.api import Chance, Node, Over, Seat, Turn, Viewer
from mazechase.rules.gestures import Offer, gestures_of
from mazechase.server.wire.message_parts import Asked, ToldStep, UndoInfo
from mazechase.server.wire.messages import Update

MOST_STEPS = 500  # a client further behind gets only the view


Beside = Callable[[Seat], Collection[Seat]]  # returns the seats of the other people at a seat's device


def nobody_beside(_: Seat) -> tuple[Seat, ...]:
    """Return no seats: everybody has their own device."""
    return ()


def update(  # noqa: PLR0913 (an update has this many parts)
    match: Match,
    since: int | None,
    viewer: Viewer,
    seats: Iterable[Seat],
    now_ms: int,
    *,
    beside: Beside = nobody_beside,
) -> Update:
    """Return a viewer's update: what happened from entry ``since`` on, and the position now."""
    n = len(match.entries)
    told = _steps(match, since, viewer)
    game, state = match.game, match.state
    waiting = asked(match)
    view = game.view(state, viewer)
    deciding = [seat for seat in seats if seat in waiting.seats and waiting.kind == "turn"]
    odds = game.odds(view) if waiting.kind == "chance" else None
    return Update(
        n=n,
        since=since if told is not None else None,
        steps=told or (),
        viewer=viewer,
        view=view,
        plies=len(match.line),
        asked=waiting,
        legal={str(seat): legal(match, seat) for seat in deciding},
        offers={str(seat): found for seat in deciding if (found := offers(match, seat))},
        odds=None if odds is None else tuple((game.write(outcome), weight) for outcome, weight in odds.items()),
        result=match.result,
        clocks=_clocks(match, now_ms),
        ticking=() if match.clock is None or match.clock.since_ms is None else match.clock.asked,
        undo=_undo(match, beside),
        takes_back=tuple(seat for seat in seats if match.can_undo(seat, beside(seat))),
        gone=tuple(sorted(match.gone)),
        stand_ins=tuple(seat for seat in game.seats if match.stand_ins[seat - 1] is not None),
        paused=match.paused,
        ends_without=tuple(seat for seat in seats if match.ends_without(seat)),
    )


def asked(match: Match) -> Asked:
    """Return what the match waits for."""
    return waits_for(match.node)


def waits_for(node: Node) -> Asked:
    """Return what a position waits for."""
    match node:
        case Turn(seats):
            return Asked("turn", tuple(seats))
        case Chance(_, seat):
            return Asked("chance", (seat,))
        case Over():
            return Asked("over")


def legal(match: Match, seat: Seat) -> tuple[str, ...]:
    """Return a seat's legal actions, in notation."""
    game = match.game
    return tuple(game.write(action) for action in game.rules.legal(match.state, seat))


def offers(match: Match, seat: Seat) -> tuple[Offer, ...]:
    """Return a seat's legal actions in parts; none in a game whose tokens say all."""
    return gestures_of(match.game).offers(match.state, seat)


def _steps(match: Match, since: int | None, viewer: Viewer) -> tuple[ToldStep, ...] | None:
    n = len(match.entries)
    if since is None or not 0 <= since <= n or n - since > MOST_STEPS:
        return None
    entries = match.entries[since:]
    return tuple(_step(match, number, entry, viewer) for number, entry in enumerate(entries, since))


def _step(match: Match, n: int, entry: Entry, viewer: Viewer) -> ToldStep:
    return ToldStep(
        n=n,
        entry=str(entry.__struct_config__.tag),
        seat=getattr(entry, "seat", None),
        keep=getattr(entry, "keep", None),
        agree=getattr(entry, "agree", None),
        events=match.told(n, viewer),
    )


def _clocks(match: Match, now_ms: int) -> dict[str, int] | None:
    if match.setup.clock is None:
        return None
    return {str(seat): match.remaining_ms(seat, now_ms) or 0 for seat in match.game.seats}


def _undo(match: Match, beside: Beside) -> UndoInfo | None:
    ask = match.undo_ask
    if ask is None:
        return None
    return UndoInfo(ask.seat, ask.keep, tuple(sorted(ask.agreed)), match.undo_waits(beside(ask.seat)))
