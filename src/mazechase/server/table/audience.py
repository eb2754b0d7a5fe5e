"""Everybody connected to a table, and what is sent to them.

Devices that see with the same eyes, or hold the same places, get the same bytes, which are encoded once.
"""

import asyncio
from collections.abc import Callable, Iterator
from typing import Protocol

import msgspec

from mazechase.errors import NotNow
from mazechase.match.match import Match
from mazechase.server.table import updates
from mazechase.server.table.absences import Absences
from mazechase.server.table.devices import (
    Closing,
    Device,
    Eyes,
    Watched,
    check_eyes,
    draw_curtain,
    eyes_of,
    seats_of,
)
from mazechase.server.wire.message_parts import TableInfo
from mazechase.server.wire.messages import Gone, Table, Update


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
        self._devices: set[Device] = set()
        self._here_sent: frozenset[int] = frozenset()
        self._absences = Absences()
        self._absences.note(table.lobby, (), table.now_ms())

    def __iter__(self) -> Iterator[Device]:
        return iter(tuple(self._devices))

    def __len__(self) -> int:
        return len(self._devices)

    @property
    def here(self) -> frozenset[int]:
        """The places at which somebody is connected."""
        return frozenset(place for device in self._devices for place in device.places)

    def stand_ins_ms(self) -> dict[int, int]:
        """Return, per place of an absent player, when a stand-in may be asked for."""
        return self._absences.stand_ins_ms(self._table.lobby, self._table.match)

    # Connecting and disconnecting.

    def check_room(self, device: Device, most: int) -> None:
        """Raise NotNow if too many devices of its kind are connected, so that spectators can't keep players out."""
        alike = sum(bool(other.places & device.places) or not (other.places or device.places) for other in self)
        if alike >= most:
            raise NotNow("table-full")

    def add(self, device: Device) -> None:
        """Add a device; ``send_presence`` announces it to the others."""
        self._devices.add(device)

    def part(self, device: Device) -> bool:
        """Remove a device; return whether it was there."""
        there = device in self._devices
        self._devices.discard(device)
        return there

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
        """Return the update for one device."""
        match = self._table.match
        if match is None:
            raise NotNow("not-begun")
        return self._update(match, since, eyes_of(self._table, device))

    def send_updates(self, since: int | None) -> None:
        """Send everybody the entries from number ``since`` on, or only the current position if it is None."""
        match = self._table.match
        if match is None:
            return
        made: dict[Eyes, bytes] = {}
        for device in self:
            draw_curtain(device, match)
            eyes = eyes_of(self._table, device)
            if eyes not in made:
                made[eyes] = msgspec.json.encode(self._update(match, since, eyes))
            device.send_encoded(made[eyes])

    def send_table(self) -> None:
        """Send everybody the table as it is now."""
        self.close()
        self._presence = None
        self._note_here()
        self._here_sent = self.here
        info = msgspec.Raw(msgspec.json.encode(self._table.info(whole=False)))
        made: dict[frozenset[int], bytes] = {}
        for device in self:
            if device.places not in made:
                places = tuple(sorted(device.places))
                seats = seats_of(self._table, places)
                made[device.places] = msgspec.json.encode(Table(table=info, places=places, seats=seats))
            device.send_encoded(made[device.places])

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
            if device.keys.isdisjoint(known):
                self._show_out(device)
            elif saw_more:
                device.send(self.update_for(device, None))

    def _note_here(self) -> None:
        self._absences.note(self._table.lobby, self.here, self._table.now_ms())

    def _show_out(self, device: Device) -> None:
        self._devices.discard(device)
        device.send(Gone(table=self._table.id))
        device.leave(Closing.GONE)

    def _update(self, match: Match, since: int | None, eyes: Eyes) -> Update:
        table = self._table
        made = updates.update(match, since, eyes.viewer, eyes.seats, table.now_ms(), beside=table.lobby.beside)
        return msgspec.structs.replace(made, seed=table.seed_shown())
