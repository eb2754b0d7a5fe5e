"""Everybody connected to a table, and what is sent to them.

Devices that see with the same eyes, or hold the same places, get the same bytes, which are encoded once. Players come
first: if there are many spectators, they get theirs afterwards, some in each turn of the event loop.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from typing import Protocol

import msgspec

from mazechase.errors import NotNow
from mazechase.match.match import Match
from mazechase.server.table.absences import Absences
from mazechase.server.table.changes import Acting
from mazechase.server.table.devices import (
    Closing,
    Device,
    Watched,
    check_eyes,
    draw_curtain,
    eyes_of,
    seats_of,
)
from mazechase.server.table.updates import Moment
from mazechase.server.wire.message_parts import TableInfo
from mazechase.server.wire.messages import Gone, Said, Table, Update

AT_A_TIME = 64  # spectators that get a message in one turn of the event loop
encode = msgspec.json.Encoder().encode


class Shown(Watched, Protocol):
    """The parts of a table that are shown to its audience."""

    id: str
    now_ms: Callable[[], int]

    def info(self, *, whole: bool = True) -> TableInfo:
        """Describe the table."""

    def seed_shown(self) -> str | None:
        """Return the seed of the dice after the end, None before."""


class Audience:
    """The devices at a table."""

    def __init__(self, table: Shown, presence_s: float) -> None:
        self.changed: Callable[[], None] = lambda: None  # called when somebody has connected or disconnected
        self._table = table
        self._presence_s = presence_s
        self._presence: asyncio.TimerHandle | None = None
        self._players: dict[Device, None] = {}  # devices that hold places, in order of arrival
        self._spectators: dict[Device, None] = {}
        self._later: deque[tuple[bytes, dict[Device, None]]] = deque()  # messages, with those who do not have them yet
        self._elsewhere: dict[str, frozenset[int]] = {}  # per other node, the places connected there
        self._here: frozenset[int] = frozenset()
        self._here_sent: frozenset[int] = frozenset()
        self._absences = Absences()
        self._absences.note(table.lobby, (), table.now_ms())

    def __iter__(self) -> Iterator[Device]:
        return iter((*self._players, *self._spectators))

    def __len__(self) -> int:
        return len(self._players) + len(self._spectators)

    @property
    def players(self) -> tuple[Device, ...]:
        """The devices that hold places."""
        return tuple(self._players)

    @property
    def here(self) -> frozenset[int]:
        """The places at which somebody is connected, to this node or another."""
        return self._here

    @property
    def here_itself(self) -> frozenset[int]:
        """The places at which somebody is connected to this node."""
        return frozenset(place for device in self._players for place in device.places)

    def connected_elsewhere(self, places: dict[str, frozenset[int]]) -> None:
        """Take over who is connected to other nodes, per node, and announce it if it makes a difference."""
        self._elsewhere = places
        before = self._here
        self._count()
        if self._here != before:
            self.send_presence()

    def stand_ins_ms(self) -> dict[int, int]:
        """Return, per place of an absent player, when a stand-in may be asked for."""
        return self._absences.stand_ins_ms(self._table.lobby, self._table.match)

    # Connecting and disconnecting.

    def check_room(self, device: Device, most: int) -> None:
        """Raise NotNow if too many devices of its kind are connected, so that spectators can't keep players out."""
        alike = sum(bool(other.places & device.places) for other in self._players)
        if (alike if device.places else len(self._spectators)) >= most:
            raise NotNow("table-full")

    def add(self, device: Device) -> None:
        """Add a device; ``send_presence`` announces it to the others."""
        (self._players if device.places else self._spectators)[device] = None
        self._count()

    def part(self, device: Device) -> bool:
        """Remove a device; return whether it was there."""
        there = device in self._players or device in self._spectators
        self._remove(device)
        return there

    def _remove(self, device: Device) -> None:
        self._players.pop(device, None)
        self._spectators.pop(device, None)
        self._has_all(device)
        self._count()

    def _count(self) -> None:
        self._here = self.here_itself.union(*self._elsewhere.values())

    def vanish(self) -> None:
        """Send everybody the news that the table is gone, and disconnect them."""
        for device in self:
            self._show_out(device)

    def close(self) -> None:
        """Send nothing more."""
        if self._presence is not None:
            self._presence.cancel()

    # Sending.

    def update_for(self, device: Device, since: int | None) -> Update:
        """Return the update for one device, to be sent now; what is waiting for it is no longer needed."""
        match = self._table.match
        if match is None:
            raise NotNow("not-begun")
        self._has_all(device)
        return self._moment(match, since).update(*eyes_of(self._table, device))

    def send_updates(self, since: int | None, acting: Acting | None = None) -> bool:
        """Send everybody the entries from number ``since`` on, or only the current position if it is None.

        Return whether the device that caused it has been told so in its update.
        """
        match = self._table.match
        if match is None:
            return False
        moment, told = self._moment(match, since), False
        for device in self._players:
            draw_curtain(device, match)
            message = moment.encoded(*eyes_of(self._table, device))
            if acting is not None and device is acting.device and device.ack_in_update:
                message, told = with_ack(message, acting.id), True
            device.send_encoded(message)
        if self._spectators:
            device = next(iter(self._spectators))  # all of them see the same
            self._send_later(moment.encoded(*eyes_of(self._table, device)), self._spectators)
        return told

    def send_table(self) -> None:
        """Send everybody the table as it is now."""
        self.close()
        self._presence = None
        self._note_here()
        self._here_sent = self.here
        info = msgspec.Raw(encode(self._table.info(whole=False)))
        made: dict[frozenset[int], bytes] = {}
        for device in self._players:
            if device.places not in made:
                places = tuple(sorted(device.places))
                seats = seats_of(self._table, places)
                made[device.places] = encode(Table(table=info, places=places, seats=seats))
            device.send_encoded(made[device.places])
        self._send_later(encode(Table(table=info, places=(), seats=())), self._spectators)

    def send_said(self, said: Said) -> None:
        """Send everybody what somebody has said."""
        message = encode(said)
        for device in self._players:
            device.send_encoded(message)
        self._send_later(message, self._spectators)

    def _send_later(self, message: bytes, devices: dict[Device, None]) -> None:
        """Send a message to spectators after all earlier ones: at once to a few, otherwise bit by bit."""
        if not devices:
            return
        idle = not self._later
        self._later.append((message, devices.copy()))
        if idle:
            self._send_some()

    def _send_some(self) -> None:
        left = AT_A_TIME
        while self._later and left:
            message, devices = self._later[0]
            while devices and left:
                device, left = next(iter(devices)), left - 1
                del devices[device]
                device.send_encoded(message)
            if not devices:
                self._later.popleft()
        if self._later:
            asyncio.get_running_loop().call_soon(self._send_some)

    def _has_all(self, device: Device) -> None:
        """Send a spectator nothing more of what is waiting."""
        for _, devices in self._later:
            devices.pop(device, None)

    def send_presence(self) -> None:
        """Announce soon who is here, if that has changed; spectators' comings and goings are not announced."""
        self._note_here()
        self.changed()
        if self.here == self._here_sent:
            return
        if not self._presence_s:
            self.send_table()
        elif self._presence is None:
            self._presence = asyncio.get_running_loop().call_later(self._presence_s, self.send_table)

    # When the table has changed.

    def begin(self) -> None:
        """Start counting all absences again: the match has begun."""
        self._absences.forget()

    def check_rights(self) -> None:
        """Limit everybody to what their tokens allow now; disconnect devices whose tokens no longer work."""
        known = {token.digest for token in self._table.tokens}
        for device in self:
            saw_more = check_eyes(self._table, device)
            (self._players if device.places else self._spectators).setdefault(device)
            (self._spectators if device.places else self._players).pop(device, None)
            if device.keys.isdisjoint(known):
                self._show_out(device)
            elif saw_more:
                device.send(self.update_for(device, None))
        self._count()

    def _note_here(self) -> None:
        self._absences.note(self._table.lobby, self.here, self._table.now_ms())

    def _show_out(self, device: Device) -> None:
        self._remove(device)
        device.send(Gone(table=self._table.id))
        device.leave(Closing.GONE)

    def _moment(self, match: Match, since: int | None) -> Moment:
        table = self._table
        return Moment(match, since, table.now_ms(), table.lobby.beside, table.seed_shown())


def with_ack(update: bytes, id: str) -> bytes:  # noqa: A002
    """Return an encoded update that also acknowledges a command; an id needs no escaping."""
    return b'%b,"ack":"%b"}' % (update[:-1], id.encode())
