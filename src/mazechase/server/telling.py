"""What a viewer is told: updates made from a match and one viewer's eyes. Pure.

Everything here goes through ``game.view`` and ``game.tell``, so a viewer cannot be told what it may not know.
"""

from collections.abc import Callable, Collection, Iterable

from mazechase.errors import BadText, NotNow
from mazechase.match.entries import Entry
from mazechase.match.match import Match
from mazechase.rules.api import WATCHER, Action, Chance, Over, Refusal, Seat, Turn, Viewer
from mazechase.server.shown import Asked, End, Frame, ToldStep, UndoInfo
from mazechase.server.wire import Tried, Update

MOST_STEPS = 500  # a client further behind gets the view alone
MOST_ENDS = 2_000  # positions looked at for one question of what can be reached


Beside = Callable[[Seat], Collection[Seat]]  # gives the seats of the other people at a seat's device


def nobody_beside(_: Seat) -> tuple[Seat, ...]:
    """Return no seat: everybody sits at a device of their own."""
    return ()


def update(  # noqa: PLR0913 (what an update is made of)
    match: Match,
    since: int | None,
    viewer: Viewer,
    seats: Iterable[Seat],
    now_ms: int,
    *,
    beside: Beside = nobody_beside,
) -> Update:
    """Tell a viewer what happened since entry ``since`` and what lies on the table now."""
    n = len(match.entries)
    told = _steps(match, since, viewer)
    game, state = match.game, match.state
    waiting = asked(match)
    view = game.view(state, viewer)
    odds = game.odds(view) if waiting.kind == "chance" else None
    return Update(
        n=n,
        since=since if told is not None else None,
        steps=told or (),
        viewer=viewer,
        view=view,
        plies=len(match.line),
        asked=waiting,
        legal={str(seat): legal(match, seat) for seat in seats if seat in waiting.seats and waiting.kind == "turn"},
        odds=None if odds is None else tuple((game.write(outcome), weight) for outcome, weight in odds.items()),
        result=match.result,
        clocks=_clocks(match, now_ms),
        ticking=() if match.clock is None or match.clock.since_ms is None else match.clock.asked,
        undo=_undo(match, beside),
        takes_back=tuple(seat for seat in seats if match.can_undo(seat, beside(seat))),
        gone=tuple(sorted(match.gone)),
        minded=tuple(seat for seat in game.seats if match.minders[seat - 1] is not None),
        paused=match.paused,
    )


def asked(match: Match) -> Asked:
    """Say what the match waits for."""
    match match.node:
        case Turn(seats):
            return Asked("turn", tuple(seats))
        case Chance(_, seat):
            return Asked("chance", (seat,))
        case Over():
            return Asked("over")


def legal(match: Match, seat: Seat) -> tuple[str, ...]:
    """List what a seat may do now, written."""
    game = match.game
    return tuple(game.write(action) for action in game.legal_unchecked(match.state, seat))


def tried(match: Match, id: str, seat: Seat, actions: tuple[str, ...], now_ms: int) -> Tried:  # noqa: A002
    """Tell what actions would lead to, stopping before chance; only where nothing is hidden."""
    if match.game.secrets:
        raise NotNow("hidden")
    after = match.act(seat, actions, now_ms) if actions else match
    game = match.game
    events = tuple(event for ply in after.line[len(match.line) :] for event in ply.events)
    waiting = asked(after)
    return Tried(
        id=id,
        view=game.view(after.state, seat),
        events=events,
        asked=waiting,
        legal={str(seat): legal(after, seat)} if waiting.kind == "turn" and seat in waiting.seats else {},
    )


def reached(match: Match, seat: Seat, actions: tuple[str, ...] = (), now_ms: int = 0) -> tuple[End, ...]:
    """List every target a seat can come to in this move after some actions, each with the fewest further ones.

    Of ways equally short it is the one that gains the seat most. None is across chance, or in a move after this one.
    """
    if match.game.secrets:
        raise NotNow("hidden")
    game, after = match.game, match.act(seat, actions, now_ms) if actions else match
    ends: dict[str, tuple[int, tuple[str, ...]]] = {}  # by target the gain and the way
    seen = {after.state}
    edge: list[tuple[object, tuple[str, ...]]] = [(after.state, ())]
    while edge and len(seen) < MOST_ENDS and not after.over:
        nearer, edge = edge, []
        for state, way in nearer:
            if game.node_unchecked(state) != Turn((seat,)) or not game.goes_on(match.state, state):
                continue
            for action in game.legal_unchecked(state, seat):
                token = game.write(action)
                target, on = game.target(action) or token, (*way, token)
                there = game.apply_unchecked(state, action).state
                gain = game.gain(after.state, there, seat)
                known = ends.get(target)
                if known is None or (len(known[1]) == len(on) and known[0] < gain):
                    ends[target] = (gain, on)
                if there not in seen:
                    seen.add(there)
                    edge.append((there, on))
    return tuple(End(target, actions) for target, (_, actions) in ends.items())


def frames(match: Match, viewer: Viewer, since: int, most: int) -> tuple[Frame, ...]:
    """Show a stretch of the match so far as the viewer saw it."""
    stretch = range(since, min(since + most, len(match.line) + 1))
    return tuple(_frame(match, viewer, ply) for ply in stretch)


def _frame(match: Match, viewer: Viewer, ply: int) -> Frame:
    if not ply:
        return Frame(ply=0, seat=None, events=(), view=match.game.view(match.first, viewer))
    played = match.line[ply - 1]
    return Frame(
        ply=ply,
        seat=played.seat,
        events=match.told(played.n, viewer),
        view=match.game.view(played.state, viewer),
    )


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


def reason(match: Match, seat: Seat, text: str) -> Refusal | None:
    """Say why a seat cannot do something; None: it can."""
    game, state = match.game, match.state
    action = game.read(text)
    if not isinstance(action, Action):
        raise BadText("not-an-action", text=text)
    waiting = asked(match)
    if waiting.kind == "over":  # perhaps outside the rules, which know nothing of that
        return Refusal("over", None, "refuse-over")
    if waiting.kind == "turn" and (seat not in waiting.seats or game.actor(state, action) != seat):
        return Refusal("not-your-turn", None, "refuse-not-your-turn", {"seat": seat})
    return game.refuse(state, action)


def looking_on(match: Match, seats: tuple[Seat, ...], looking: int | None, have: int | None) -> Seat | None:
    """Say which of its seats a device that comes back goes on looking with.

    One that is passed round does so only while that seat has still to decide what it had after ``have`` entries.
    """
    seat = next((seat for seat in seats if seat == looking), None)
    if seat is None or len(seats) == 1:
        return seat
    return seat if seat in match.asked and have is not None and match.stands_since(have, seat) else None


def shown_to(secrets: bool, looking: Seat | None) -> Viewer:  # noqa: FBT001
    """Say whose eyes a device sees with: where hands are hidden a watcher's until one of its seats looks."""
    return WATCHER if not secrets or looking is None else looking
