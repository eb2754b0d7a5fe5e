"""Opening a place during a match with hidden hands, so that nobody sees a hand that was dealt to somebody else.

A bot plays such a place. It is opened at most once in a match, and only if every other person agrees, each from their
own device and at least one of them not from the host's. Nobody who holds or held a seat in the match may sit down at
it. A host may sit anywhere, even with the invite link, so at least two others must agree. And since a host can remove
people, everybody who sat down for the match must still be there to be asked. Pure. A device is recognised by the places
taken from it and by the tokens it sent together; two browsers of one person are two devices.
"""

from collections.abc import Collection

import msgspec

from mazechase.errors import NotNow
from mazechase.match.entries import Entry, Flagged, Replaced, Resigned, StoodIn
from mazechase.match.match import Match
from mazechase.rules.api import Seat
from mazechase.server.table.lobby import Lobby, NoSuchPlace, Place, Reopening
from mazechase.server.wire.message_parts import ReopeningInfo

FEWEST_VOICES = 2


def hides(match: Match | None) -> bool:
    """Return whether a match is being played with hidden hands."""
    return match is not None and match.game.secrets and not match.over


def with_bot(lobby: Lobby, number: int, bot: str) -> Lobby:
    """Return the table with a bot at a place, remembering the devices that have seen its hand."""
    was = lobby.place(number)
    place = Place("bot", "", bot, was.device, was.piece, was.eyes)
    return msgspec.structs.replace(lobby.with_place(number, place), reopening=None)


def check_company(lobby: Lobby, match: Match, number: int) -> None:
    """Raise NotNow unless two people can be asked, one of them not at the host's device, and nobody has left."""
    others = _others(lobby, match, number)
    begun = (seat for seat, player in enumerate(match.setup.seats, 1) if player.kind == "human")
    missing = {lobby.place_of(seat) for seat in begun if match.taken[seat - 1] or seat in match.gone} - {number}
    alone = len(others) < FEWEST_VOICES or all(_hosts(lobby, other) for other in others)
    if alone or missing or _opened_before(match, Seat(lobby.seat_at(number))):
        raise NotNow("hidden-hand", place=number)


def asked(lobby: Lobby, match: Match, number: int) -> Lobby:
    """Return the table with a request to open a place; by asking, the host agrees for one place."""
    own = tuple(other for other in _others(lobby, match, number) if _hosts(lobby, other))
    question = Reopening(number, own[:1], len(match.entries))
    return msgspec.structs.replace(lobby, reopening=question)


def agreed(lobby: Lobby, match: Match, voter: int, number: int) -> Lobby:
    """Return the table after a person agreed to open a place; the last to agree opens it."""
    question = _pending(lobby, match)
    if question is None or question.place != number:
        raise NotNow("no-reopening", place=number)
    voters = _others(lobby, match, number)
    if voter not in voters:
        raise NotNow("seat-gone", seat=lobby.seat_of(voter))
    if voter in question.agreed:
        return lobby
    if any(_same_device(lobby, voter, other) for other in question.agreed):
        raise NotNow("needs-own-device", place=voter)
    voices = (*question.agreed, voter)
    if set(voices) < set(voters):
        return msgspec.structs.replace(lobby, reopening=msgspec.structs.replace(question, agreed=voices))
    check_company(lobby, match, number)
    was = lobby.place(number)
    place = Place(device=was.device, piece=was.piece, eyes=was.eyes, consented=True)
    return msgspec.structs.replace(lobby.with_place(number, place), reopening=None)


def shown(lobby: Lobby, match: Match | None) -> ReopeningInfo | None:
    """Return the pending request as everybody sees it, or None."""
    question = _pending(lobby, match)
    if question is None or match is None:
        return None
    waits = (other for other in _others(lobby, match, question.place) if other not in question.agreed)
    return ReopeningInfo(question.place, tuple(sorted(question.agreed)), tuple(waits))


def check_claim(lobby: Lobby, match: Match | None, numbers: Collection[int], *, host: bool) -> None:
    """Raise an error if sitting down would show somebody another hand besides their own."""
    if match is None or not hides(match):
        return
    for number in numbers:
        place = lobby.place(number)
        if place.kind == "human":
            raise NoSuchPlace("place-taken", place=number)
        granted = place.kind == "open" and place.consented and len(numbers) == 1
        if not granted or (host and any(_hosts(lobby, other) for other in _elsewhere(lobby, number))):
            raise NotNow("hidden-hand", place=number)
        check_company(lobby, match, number)


def may_look(lobby: Lobby, match: Match | None, seat: Seat) -> bool:
    """Return whether a hand may be shown to its holder.

    Somebody who took over a place during the match doesn't see its hand if their device turns out to know another one.
    """
    number = lobby.place_of(seat)
    if not hides(match) or not lobby.place(number).consented:
        return True
    return not any(_same_device(lobby, number, other) for other in _elsewhere(lobby, number))


def _opened_before(match: Match, seat: Seat) -> bool:
    """Return whether somebody sat down at a seat during the match: they could tell the next person what they saw."""
    return any(
        isinstance(entry, Replaced) and entry.seat == seat and entry.player.kind == "human" for entry in match.entries
    )


def _pending(lobby: Lobby, match: Match | None) -> Reopening | None:
    """Return the pending request, unless somebody has left or been replaced since."""
    question = lobby.reopening
    if question is None or match is None or match.over or any(map(_leaves, match.entries[question.since :])):
        return None
    return question


def _leaves(entry: Entry) -> bool:
    return isinstance(entry, Replaced | Resigned | Flagged) or (isinstance(entry, StoodIn) and entry.bot is not None)


def _others(lobby: Lobby, match: Match, number: int) -> tuple[int, ...]:
    """Return the places of the people who play, except this place."""
    return tuple(
        other
        for other, place in enumerate(lobby.places, 1)
        if other != number and place.kind == "human" and match.holders[lobby.seat_at(other) - 1].kind == "human"
    )


def _elsewhere(lobby: Lobby, number: int) -> tuple[int, ...]:
    """Return all places except this one."""
    return tuple(other for other in range(1, lobby.players + 1) if other != number)


def _hosts(lobby: Lobby, number: int) -> bool:
    """Return whether a place is or was held on the host's device."""
    return lobby.device is not None and lobby.device in lobby.place(number).devices


def _same_device(lobby: Lobby, one: int, other: int) -> bool:
    return not lobby.place(one).devices.isdisjoint(lobby.place(other).devices)
