"""Commands: what each message that changes a match does to it."""

from collections.abc import Collection, Mapping
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


def key_of(seat: Seat, id: str, match: Match, known: Mapping[str, int]) -> str:  # noqa: A002
    """Return the key by which the store knows a command: the seat's holder and the id that the holder chose.

    ``known`` says where the log ended after each command. Every holder's keys used to be those of the first.
    """
    taken, first = match.taken[seat - 1], f"{seat}:{id}"
    return first if not taken or known.get(first, 0) > taken else f"{seat}.{taken}:{id}"


def carry_out(command: Command, key: str, match: Match, room: Room, held: Collection[Seat]) -> Match:
    """Give the match after a command, which the store will know by its key, from a connection that holds some seats."""
    seat, now = Seat(command.seat), room.now_ms()
    if seat in match.gone and not match.over:  # a bot plays on, and the token still shows its view
        raise NotNow("seat-gone", seat=seat)
    match command:
        case wire.Act(actions=actions, after=after):
            return _fresh(match, seat, after).act(seat, actions, now, key)
        case wire.Ask():
            return _own_chance(match, seat).draw(room.luck(), now, seat, key)
        case wire.Undo():
            return match.undo(seat, now, room.lobby.beside(seat), key)
        case wire.Answer(agree=agree):
            return match.answer_undo(seat, agree, now, _beside_asker(match, seat, room, held), key)
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
    if place in room.here:
        raise NotNow("not-absent", seat=number)
    left_ms = room.grace_left_ms(place)
    if left_ms > 0:
        raise NotNow("stand-in-too-early", seat=number, seconds=-(-left_ms // 1000))
    return match


def _beside_asker(match: Match, seat: Seat, room: Room, held: Collection[Seat]) -> tuple[Seat, ...]:
    """Return the other seats at the device that asks for an undo, and refuse an answer from that device."""
    if match.undo_ask is None:
        return ()
    beside = room.lobby.beside(match.undo_ask.seat)
    if not {match.undo_ask.seat, *beside}.isdisjoint(held):
        raise NotNow("own-undo", seat=seat)
    return beside
