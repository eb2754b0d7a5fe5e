"""Commands: everything that can change a match at a table, and what each does to it. Pure.

People's commands come over the wire, each for one of their seats and with an id, so that a command sent twice counts
once. The table's own commands happen without anybody's doing.
"""

from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple, assert_never

import msgspec

from mazechase.bots.api import usual_bot
from mazechase.errors import MazechaseError, NotNow
from mazechase.lessons import Teaching
from mazechase.match.luck import Luck
from mazechase.match.match import Match
from mazechase.rules.api import Chance, Seat
from mazechase.server.table.devices import NotSeated
from mazechase.server.table.lobby import Lobby
from mazechase.server.wire import messages as wire


class Pause(msgspec.Struct, frozen=True):
    """Stop the clocks and all play."""


class Resume(msgspec.Struct, frozen=True):
    """Resume after a pause."""


class BotActs(msgspec.Struct, frozen=True):
    """Play a bot's choice for a seat, if the seat still has the decision it had after ``since`` entries."""

    seat: Seat
    action: str
    since: int


class DrawDue(msgspec.Struct, frozen=True):
    """Draw the next chance outcome, if nothing has happened since."""

    since: int


class TimeDue(msgspec.Struct, frozen=True):
    """Flag the seats that have no time left, except those that are spared."""

    spared: tuple[Seat, ...] = ()


class StandInDue(msgspec.Struct, frozen=True):
    """Let a bot play for an absent person, if the table's settings ask for it."""

    seat: Seat


class GiveBack(msgspec.Struct, frozen=True):
    """Give a seat back to its owner after a stand-in."""

    seat: Seat


class Wake(msgspec.Struct, frozen=True):
    """Charge nobody for the time since the latest entry, when the table was not loaded."""


class SomebodyCame(msgspec.Struct, frozen=True):
    """Let bots continue; as before every command, their idle time is not charged."""


OwnCommand = Pause | Resume | BotActs | DrawDue | TimeDue | StandInDue | GiveBack | Wake | SomebodyCame
Changing = wire.Act | wire.Roll | wire.Undo | wire.Answer | wire.Resign | wire.StandIn | wire.Salt
Command = wire.Command | OwnCommand


class Situation(NamedTuple):
    """Everything a decision depends on: the match, the table, who is there, the dice and the time."""

    match: Match
    lobby: Lobby
    here: frozenset[int]  # places at which somebody is connected
    stand_ins_ms: Callable[[], Mapping[int, int]]  # returns when a stand-in may play for absent people, by place
    luck: Callable[[], Luck]  # returns the dice
    now_ms: int
    lesson: Teaching | None = None  # that is given at the table


class NotAsked(MazechaseError):
    """A legal action that is not the one a lesson asks for; its message says what to try."""

    def __init__(self, code: str, hint: str | None) -> None:
        super().__init__(code)
        self._hint = hint

    @property
    def message(self) -> str:
        """The catalogue key of what to try."""
        return self._hint or super().message


def key_of(seat: Seat, id: str, match: Match, known: Mapping[str, int]) -> str:  # noqa: A002
    """Return the key of a command in the store: the seat's holder and the id that the holder chose.

    ``known`` says where the log ended after each command. In older logs, all holders share the first holder's keys.
    """
    taken, first = match.taken[seat - 1], f"{seat}:{id}"
    return first if not taken or known.get(first, 0) > taken else f"{seat}.{taken}:{id}"


def decide_for(command: Changing, key: str, now: Situation, held: Collection[Seat]) -> Match:
    """Return the match after a person's command, from a device that holds these seats."""
    match, seat, at_ms = now.match, Seat(command.seat), now.now_ms
    if seat in match.gone and not match.over:  # a bot has taken over, but the token still shows the seat's view
        raise NotNow("seat-gone", seat=seat)
    match command:
        case wire.Act(actions=actions, after=after):
            return _as_asked(now, _fresh(match, seat, after).act(seat, actions, at_ms, key))
        case wire.Roll():
            return _as_asked(now, _own_chance(match, seat).draw(now.luck(), at_ms, seat, key))
        case wire.Undo():
            return match.undo(seat, at_ms, now.lobby.beside(seat), key)
        case wire.Answer(agree=agree):
            return match.answer_undo(seat, agree, at_ms, _beside_asker(now, seat, held, agree=agree), key)
        case wire.Resign():
            return match.resign(seat, at_ms, key)
        case wire.Salt(salt=salt):
            return match.salt(seat, salt, at_ms, key)
        case wire.StandIn(absent=absent):
            return _absent_at(now, absent).stand_in(Seat(absent), usual_bot(now.lobby.game), at_ms, key)
        case _:
            assert_never(command)


def decide(command: OwnCommand, now: Situation) -> Match:
    """Return the match after one of the table's own commands; unchanged if it is no longer due."""
    match, at_ms = now.match, now.now_ms
    match command:
        case Pause():
            return match.pause(at_ms)
        case Resume():
            return match.resume(at_ms)
        case BotActs(seat, action, since):
            due = seat in match.asked and match.stands_since(since, seat) and bot_of(match, seat) is not None
            return match.act(seat, (action,), at_ms) if due and not match.paused else match
        case DrawDue(since):
            due = len(match.entries) == since and isinstance(match.node, Chance)
            return match.draw(now.luck(), at_ms) if due and not match.paused else match
        case TimeDue(spared):
            left = (match.remaining_ms(seat, at_ms) for seat in match.asked if seat not in spared)
            due = 0 in left and not match.over
            return match.flag(at_ms, spared=spared) if due and not match.paused else match
        case StandInDue(seat):
            due = not match.over and bot_of(match, seat) is None and _absent(now, now.lobby.place_of(seat))
            return match.stand_in(seat, usual_bot(now.lobby.game), at_ms) if due else match
        case GiveBack(seat):
            finishing = now.lobby.place_of(seat) in now.lobby.finishing
            due = match.stand_ins[seat - 1] is not None and not match.over and not finishing
            return match.stand_in(seat, None, at_ms) if due else match
        case Wake():
            return match.wake(at_ms)
        case SomebodyCame():
            return match
        case _:
            assert_never(command)


def _as_asked(now: Situation, after: Match) -> Match:
    """Return the match after an action; raise an error if the table's lesson asks for another, or is over."""
    if now.lesson is None:
        return after
    if now.lesson.over(now.match):
        raise NotNow("lesson-over")
    if not now.lesson.follows(after):
        raise NotAsked("lesson-not-asked", now.lesson.hint(len(now.match.line)))
    return after


def bot_of(match: Match, seat: Seat) -> str | None:
    """Return the bot that plays a seat: its holder, or the stand-in for an absent person."""
    return match.stand_ins[seat - 1] or match.holders[seat - 1].bot


def _absent(now: Situation, place: int) -> bool:
    """Return whether somebody has been away for long enough while somebody else is here."""
    return bool(now.here) and place not in now.here and now.stand_ins_ms().get(place, 0) <= now.now_ms


def _fresh(match: Match, seat: Seat, after: int | None) -> Match:
    """Return the match; raise NotNow if the position has changed since the decision."""
    if after is not None and not match.stands_since(after, seat):
        raise NotNow("stale")
    return match


def _own_chance(match: Match, seat: Seat) -> Match:
    if seat not in match.asked:
        raise NotSeated("not-your-chance", seat=seat)
    return match


def _absent_at(now: Situation, number: int) -> Match:
    """Return the match; raise NotNow if the person is here or has not been away for long enough."""
    if number not in now.match.game.seats:
        raise NotSeated("no-such-seat", seat=number)
    place = now.lobby.place_of(number)
    if place in now.here:
        raise NotNow("not-absent", seat=number)
    left_ms = now.stand_ins_ms().get(place, 0) - now.now_ms
    if left_ms > 0:
        raise NotNow("stand-in-too-early", seat=number, seconds=-(-left_ms // 1000))
    return now.match


def _beside_asker(now: Situation, seat: Seat, held: Collection[Seat], *, agree: bool) -> tuple[Seat, ...]:
    """Return the other seats at the device that asked for an undo; raise NotNow if the answer comes from it too.

    Whoever asked may take the question back.
    """
    ask = now.match.undo_ask
    if ask is None:
        return ()
    beside = now.lobby.beside(ask.seat)
    withdrawn = seat == ask.seat and not agree
    if not withdrawn and not {ask.seat, *beside}.isdisjoint(held):
        raise NotNow("own-undo", seat=seat)
    return beside
