"""What each entry of a log does to a match: a match is a fold of ``then`` over its log.

Each entry is checked before it counts.
"""

import re
from typing import TYPE_CHECKING, Any, assert_never

import msgspec

from mazechase.errors import BadOutcome, BadText, NotNow
from mazechase.match import events, undo
from mazechase.match.clock import Clock
from mazechase.match.entries import (
    Acted,
    Drawn,
    Entry,
    Flagged,
    Paused,
    Player,
    Replaced,
    Resigned,
    Resumed,
    Salted,
    StoodIn,
    UndoAnswered,
    UndoAsked,
    Undone,
    Woke,
)
from mazechase.match.plies import Ply, UndoAsk
from mazechase.rules.api import (
    Action,
    Chance,
    Event,
    IllegalAction,
    Outcome,
    Refusal,
    Result,
    Seat,
    SeatedAction,
    Step,
    Turn,
)

if TYPE_CHECKING:
    from mazechase.match.match import Match

_SALT = re.compile(r"[A-Za-z0-9_-]{1,64}")  # no "|" and no ",": see the text that luck.py hashes
_WHILE_PAUSED = (Salted, Resigned, Resumed, Woke, Replaced, StoodIn)
_KEEP_ASKING = (Salted, UndoAsked, UndoAnswered, Paused, Resumed, Woke)  # these do not end a pending undo


def then(match: "Match", entry: Entry) -> "Match":
    """Return the match with one more entry; raise if the entry is impossible."""
    if entry.at_ms < match.at_ms:
        raise NotNow("time-runs-back", n=len(match.entries))
    if match.over:
        raise NotNow("match-over")
    if match.paused and not isinstance(entry, _WHILE_PAUSED):
        raise NotNow("match-paused")
    seat = getattr(entry, "seat", None)
    if seat is not None and seat not in match.game.seats:
        raise NotNow("no-such-seat", seat=seat)
    changes = _changes(match, entry)
    if not isinstance(entry, _KEEP_ASKING):
        changes["undo_ask"] = None
    after = msgspec.structs.replace(match, entries=match.entries.plus(entry), **changes)
    if match.clock is None:
        return after
    return msgspec.structs.replace(after, clock=_clocked(match, match.clock, entry, after))


def _changes(match: "Match", entry: Entry) -> dict[str, Any]:  # noqa: C901, PLR0912 (one case per kind of entry)
    match entry:
        case Salted(seat, salt):
            return _salted(match, seat, salt)
        case Acted():
            return _acted(match, entry)
        case Drawn():
            return _drawn(match, entry)
        case UndoAsked(seat, keep):
            return _undo_asked(match, seat, keep)
        case UndoAnswered(seat, agree):
            return _undo_answered(match, seat, agree=agree)
        case Undone(keep):
            return _undone(match, keep)
        case Resigned(seat):
            return _left(match, seat, "resigned", events.GaveUp(seat=seat))
        case Flagged(seat):
            return _flagged(match, seat, entry.at_ms)
        case Paused():
            return _after(match, events.MatchPaused(), paused=True)
        case Resumed():
            return _resumed(match)
        case Woke():
            return _after(match, events.MatchWoke())
        case Replaced(seat, player):
            return _replaced(match, seat, player)
        case StoodIn(seat, bot):
            return _stood_in(match, seat, bot)
        case _:
            assert_never(entry)


def _after(match: "Match", *happened: Event, **changes: Any) -> dict[str, Any]:
    """Return the changed fields of a match after these events."""
    return {"events_by_entry": match.events_by_entry.plus(happened), **changes}


# Playing.


def _salted(match: "Match", seat: Seat, salt: str) -> dict[str, Any]:
    if any(isinstance(entry, Drawn) for entry in match.entries):
        raise NotNow("salts-fixed")
    if not _SALT.fullmatch(salt):
        raise BadText("bad-salt")
    return _after(match, events.SaltAdded(seat=seat, salt=salt), salts=_put(match.salts, seat, salt))


def _acted(match: "Match", entry: Acted) -> dict[str, Any]:
    action = match.game.read(entry.action)
    if not isinstance(action, Action):
        raise BadText("not-an-action", text=entry.action)
    node = match.node
    if isinstance(node, Turn):
        if entry.seat not in node.seats:
            raise IllegalAction(Refusal("not-your-turn", None, "refuse-not-your-turn", {"seat": entry.seat}))
        if (action.seat if isinstance(action, SeatedAction) else node.seats[0]) != entry.seat:
            raise NotNow("not-your-action", seat=entry.seat)
    _in_time(match, entry.seat, entry.at_ms)
    if action not in match.legal(entry.seat) and (refusal := match.game.refuse(match.state, action)):
        raise IllegalAction(refusal)
    rules = match.game.rules
    return _stepped(match, entry, rules.apply(match.state, action), entry.seat, rules.write(action))


def _drawn(match: "Match", entry: Drawn) -> dict[str, Any]:
    node = match.node
    if not isinstance(node, Chance):
        raise BadOutcome("no-chance-here", outcome=entry.outcome)
    if entry.asked not in (None, node.seat):
        raise NotNow("not-your-draw", seat=node.seat)
    if entry.k != match.draws:
        raise BadOutcome("wrong-draw", k=entry.k, next=match.draws)
    outcome = match.game.read(entry.outcome)
    if not isinstance(outcome, Outcome):
        raise BadText("not-an-outcome", text=entry.outcome)
    _in_time(match, node.seat, entry.at_ms)
    if outcome not in node.odds:
        raise BadOutcome("impossible-outcome", outcome=match.game.write(outcome))
    rules = match.game.rules
    return _stepped(match, entry, rules.settle(match.state, outcome), entry.asked, rules.write(outcome))


def _stepped(match: "Match", entry: Acted | Drawn, step: Step[Any], seat: Seat | None, token: str) -> dict[str, Any]:
    chance = isinstance(entry, Drawn)
    ply = Ply(
        n=len(match.entries),
        seat=seat,
        token=token,
        chance=chance,
        state=step.state,
        events=step.events,
        clock=match.clock and match.clock.charge(entry.at_ms),
        reveals=chance or any(event.reveals for event in step.events),
        draws=match.draws + chance,
    )
    return {"events_by_entry": match.events_by_entry.plus(step.events), "line": match.line.plus(ply)}


# Undo.


def _undo_asked(match: "Match", seat: Seat, keep: int) -> dict[str, Any]:
    if match.undo_ask is not None:
        raise NotNow("undo-asked-already", seat=match.undo_ask.seat)
    if not undo.may_keep(match, seat, keep):
        raise NotNow("nothing-to-undo")
    if not undo.present(match, seat):
        raise NotNow("undo-revealed")
    return _after(match, events.UndoWanted(seat=seat), undo_ask=UndoAsk(seat, keep))


def _undo_answered(match: "Match", seat: Seat, *, agree: bool) -> dict[str, Any]:
    ask = match.undo_ask
    if ask is not None and seat == ask.seat and not agree:
        return _after(match, events.UndoReply(seat=seat, answer="withdrawn"), undo_ask=None)
    if ask is None or seat in ask.agreed or seat not in undo.present(match, ask.seat):
        raise NotNow("no-undo-to-answer", seat=seat)
    undo_ask = UndoAsk(ask.seat, ask.keep, (*ask.agreed, seat)) if agree else None
    return _after(match, events.UndoReply(seat=seat, answer="yes" if agree else "no"), undo_ask=undo_ask)


def _undone(match: "Match", keep: int) -> dict[str, Any]:
    if keep >= len(match.line) or match.line[keep].chance:
        raise NotNow("nothing-to-undo")
    if not undo.unrevealed(match, keep) and not undo.agreed(match, keep):
        raise NotNow("undo-revealed")
    return _after(match, events.Rewound(keep=keep), line=match.line.upto(keep), floor=min(match.floor, keep))


# Leaving, and time.


def _flagged(match: "Match", seat: Seat, at_ms: int) -> dict[str, Any]:
    if match.clock is None or seat not in match.clock.asked or match.clock.left_ms(seat, at_ms) > 0:
        raise NotNow("time-not-up", seat=seat)
    return _left(match, seat, "time_up", events.TimeUp(seat=seat))


def _left(match: "Match", seat: Seat, reason: str, event: Event) -> dict[str, Any]:
    """Return what changes when a seat leaves: the match ends if at most one side remains, else a bot takes over."""
    if seat in match.gone:
        raise NotNow("seat-gone", seat=seat)
    gone = match.gone | {seat}
    if not ends_without(match, seat):
        stand_in = Player(kind="bot", bot=match.setup.stand_in)
        taken = events.SeatTaken(seat=seat, name="", bot=match.setup.stand_in)
        return _after(match, event, taken, gone=gone, **_held_by(match, seat, stand_in))
    winners = tuple(other for side in _sides_against(match, seat) for other in side if other not in gone)
    scores = tuple(int(other in winners) for other in match.game.seats)
    ended = events.MatchEnded(winners=winners, reason=reason)
    return _after(match, event, ended, gone=gone, ending=Result(winners, scores, reason))


def ends_without(match: "Match", seat: Seat) -> bool:
    """Return whether the match ends if a seat leaves: at most one other side remains."""
    if not match.gone and len(match.game.sides) == 2:
        return True
    others = _sides_against(match, seat)
    return len(others) == 1 or (not others and match.gone | {seat} >= set(match.game.seats))


def _sides_against(match: "Match", seat: Seat) -> list[tuple[Seat, ...]]:
    """Return the other sides on which somebody still plays."""
    return [side for side in match.game.sides if seat not in side and not match.gone.issuperset(side)]


def _in_time(match: "Match", seat: Seat, at_ms: int) -> None:
    clock = match.clock
    if clock is not None and seat in clock.asked and clock.left_ms(seat, at_ms) <= 0:
        raise NotNow("time-is-up", seat=seat)


def _clocked(match: "Match", clock: Clock, entry: Entry, after: "Match") -> Clock:
    """Return the clock charged up to an entry, running for the seats asked after it."""
    if not isinstance(entry, Woke):
        clock = clock.charge(entry.at_ms)
    if isinstance(entry, Undone) and (then := match.line[entry.keep].clock):
        clock = clock.back_at(then)
    clock = clock.pass_to(tuple(seat for seat in after.asked if seat not in after.gone))
    started = not all(isinstance(entry, Salted) for entry in after.entries)
    return clock.run(entry.at_ms if started and not after.paused and not after.over else None)


# Who sits where.


def _resumed(match: "Match") -> dict[str, Any]:
    if not match.paused:
        raise NotNow("not-paused")
    return _after(match, events.MatchResumed(), paused=False)


def _replaced(match: "Match", seat: Seat, player: Player) -> dict[str, Any]:
    if seat in match.gone:
        raise NotNow("seat-gone", seat=seat)
    taken = events.SeatTaken(seat=seat, name=player.name, bot=player.bot or "none")
    since = _put(match.taken, seat, len(match.entries) + 1)
    return _after(match, taken, taken=since, **_held_by(match, seat, player))


def _held_by(match: "Match", seat: Seat, player: Player) -> dict[str, Any]:
    return {
        "holders": _put(match.holders, seat, player),
        "stand_ins": _put(match.stand_ins, seat, None),
        "floor": undo.floor_without(match, seat),
    }


def _stood_in(match: "Match", seat: Seat, bot: str | None) -> dict[str, Any]:
    if match.holders[seat - 1].kind == "bot" or match.stand_ins[seat - 1] == bot:
        raise NotNow("not-to-mind", seat=seat)
    event = events.SeatReclaimed(seat=seat) if bot is None else events.SeatMinded(seat=seat, bot=bot)
    floor = match.floor if bot is None else undo.floor_without(match, seat)
    return _after(match, event, stand_ins=_put(match.stand_ins, seat, bot), floor=floor)


def _put(row: tuple[Any, ...], seat: Seat, value: Any) -> tuple[Any, ...]:
    return (*row[: seat - 1], value, *row[seat:])
