"""Questions: what a player may ask about a match without changing it. Pure.

Long answers are generators that yield between steps, so that others get their turn.
"""

from collections.abc import Callable, Generator
from typing import NamedTuple, assert_never

from mazechase.errors import BadText, NotNow
from mazechase.match.match import Match
from mazechase.rules.api import Action, Hint, Refusal, Seat, State, Viewer
from mazechase.rules.gestures import gestures_of
from mazechase.server.table.updates import asked, legal, waits_for
from mazechase.server.wire import messages as wire
from mazechase.server.wire.message_parts import End, Frame

Answer = wire.Tried | wire.Reached | wire.Reason | wire.Frames | wire.Hinted

MOST_ENDS = 2_000  # positions visited for one ``reach`` question


class Asker(NamedTuple):
    """The match and who asks about it: the viewer they see as, and how their seats are checked."""

    match: Match
    viewer: Viewer
    seat: Callable[[int], Seat]  # raises unless the asker holds the seat and sees with it
    now_ms: int


def answers(question: wire.Question, asker: Asker) -> Generator[None, None, Answer]:
    """Answer a question, yielding between steps."""
    match = asker.match
    match question:
        case wire.Try(id=id, actions=actions):
            return tried(match, id, asker.seat(question.seat), actions, asker.now_ms)
        case wire.Why(id=id, action=text, held=held):
            return wire.Reason(id=id, refusal=reason(match, asker.seat(question.seat), text, held))
        case wire.Hints(id=id, ply=ply):
            return wire.Hinted(id=id, hints=hinted(match, asker.viewer, ply))
        case wire.Reach(id=id, actions=actions):
            ends = yield from reached(match, asker.seat(question.seat), actions, asker.now_ms)
            return wire.Reached(id=id, ends=ends)
        case wire.History(id=id, since=since, most=most):
            found = yield from frames(match, asker.viewer, since, most)
            return wire.Frames(id=id, plies=len(match.line), frames=found)
        case _:
            assert_never(question)


def tried(match: Match, id: str, seat: Seat, actions: tuple[str, ...], now_ms: int) -> wire.Tried:  # noqa: A002
    """Return what actions would lead to, stopping before chance; only if nothing is hidden."""
    if match.game.secrets:
        raise NotNow("hidden")
    after = match.act(seat, actions, now_ms) if actions else match
    game = match.game
    events = tuple(event for ply in after.line[len(match.line) :] for event in ply.events)
    waiting = asked(after)
    return wire.Tried(
        id=id,
        view=game.view(after.state, seat),
        events=events,
        asked=waiting,
        legal={str(seat): legal(after, seat)} if waiting.kind == "turn" and seat in waiting.seats else {},
        goes_on=not after.over and gestures_of(game).goes_on(match.state, after.state, seat),
        harms=gestures_of(game).harms(match.state, after.state, seat),
    )


def reached(
    match: Match, seat: Seat, actions: tuple[str, ...] = (), now_ms: int = 0
) -> Generator[None, None, tuple[End, ...]]:
    """Return every target a seat can reach in this move after some actions, each with the fewest further ones.

    It yields between positions, since on some boards there are thousands.
    """
    if match.game.secrets:
        raise NotNow("hidden")
    after = match.act(seat, actions, now_ms) if actions else match
    if after.over:
        return ()
    found = yield from gestures_of(match.game).reach(match.state, after.state, seat, MOST_ENDS)
    return tuple(End(*end) for end in found)


def hinted(match: Match, viewer: Viewer, ply: int | None = None) -> tuple[Hint, ...]:
    """Return what a viewer could work out after a ply, from what they saw then; without one, now."""
    if ply is None:
        ply = len(match.line)
    if ply > len(match.line):
        raise NotNow("no-such-ply", ply=ply, plies=len(match.line))
    return match.game.hints(match.game.view(_state_after(match, ply), viewer))


def frames(match: Match, viewer: Viewer, since: int, most: int) -> Generator[None, None, tuple[Frame, ...]]:
    """Return a part of the match so far as the viewer saw it, yielding between plies."""
    shown = []
    for ply in range(since, min(since + most, len(match.line) + 1)):
        shown.append(_frame(match, viewer, ply))
        yield
    return tuple(shown)


def _frame(match: Match, viewer: Viewer, ply: int) -> Frame:
    played = match.line[ply - 1] if ply else None
    state = _state_after(match, ply)
    return Frame(
        ply=ply,
        seat=played.seat if played else None,
        events=match.told(played.n, viewer) if played else (),
        view=match.game.view(state, viewer),
        to_act=waits_for(match.game.rules.node(state)).seats,
    )


def _state_after(match: Match, ply: int) -> State:
    return match.line[ply - 1].state if ply else match.first


def reason(match: Match, seat: Seat, text: str, held: str | None = None) -> Refusal | None:
    """Return why an action is illegal for a seat, or None if it is legal.

    It is named by its token, or by what was tapped for it, with what was ``held`` then.
    """
    game, state = match.game, match.state
    action = game.read(gestures_of(game).meant(state, seat, text, held))
    if not isinstance(action, Action):
        raise BadText("not-an-action", text=text)
    waiting = asked(match)
    if waiting.kind == "over":  # perhaps outside the rules, which can't know it
        return Refusal("over", None, "refuse-over")
    if waiting.kind == "turn" and (seat not in waiting.seats or game.actor(state, action) != seat):
        return Refusal("not-your-turn", None, "refuse-not-your-turn", {"seat": seat})
    return game.refuse(state, action)
