"""Commands: what each message that changes a match does to it."""

from typing import assert_never

from mazechase.errors import MazechaseError, NotNow
from mazechase.match.match import Match
from mazechase.rules.api import Seat
from mazechase.server import wire
from mazechase.server.lobby import usual_bot
from mazechase.server.room import Room

Command = wire.Act | wire.Ask | wire.Undo | wire.Answer | wire.Resign | wire.Mind | wire.Salt


class NotSeated(MazechaseError):
    """The connection may not act for that seat."""


def carry_out(command: Command, key: str, match: Match, room: Room) -> Match:
    """Give the match after a command, which the store will know by its key."""
    seat, now = Seat(command.seat), room.now_ms()
    match command:
        case wire.Act(actions=actions, after=after):
            return _fresh(match, seat, after).act(seat, actions, now, key)
        case wire.Ask():
            return _own_chance(match, seat).draw(room.luck(), now, seat, key)
        case wire.Undo():
            return match.undo(seat, now, room.alone(seat), key)
        case wire.Answer(agree=agree):
            return match.answer_undo(seat, agree, now, key)
        case wire.Resign():
            return match.resign(seat, now, key)
        case wire.Salt(salt=salt):
            return match.salt(seat, salt, now, key)
        case wire.Mind(absent=absent):
            return _absent(match, absent, room).mind(Seat(absent), usual_bot(room.lobby.game), now, key)
        case _:
            assert_never(command)


def _fresh(match: Match, seat: Seat, after: int | None) -> Match:
    """Refuse a decision on a position that has changed since."""
    if after is not None and not match.stands_since(after, seat):
        raise NotNow("stale")
    return match


def _own_chance(match: Match, seat: Seat) -> Match:
    if seat not in match.asked:
        raise NotSeated("not-your-chance", seat=seat)
    return match


def _absent(match: Match, number: int, room: Room) -> Match:
    if number not in match.game.seats:
        raise NotSeated("no-such-seat", seat=number)
    place = room.lobby.place_of(number)
    if any(place in guest.places for guest in room.guests):
        raise NotNow("not-absent", seat=number)
    return match
