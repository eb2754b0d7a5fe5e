"""Devices connecting to a table, being shown what they may see, and disconnecting."""

import contextlib

from mazechase.errors import MazechaseError
from mazechase.match.luck import seal
from mazechase.server.store.protocol import StoreFailure, TokenRow
from mazechase.server.table import devices
from mazechase.server.table.changes import Change
from mazechase.server.table.commands import GiveBack
from mazechase.server.table.describing import lesson_at
from mazechase.server.table.devices import Device
from mazechase.server.table.table import Table
from mazechase.server.wire import messages as wire


async def enter(table: Table, device: Device, hello: wire.Hello) -> tuple[TokenRow, ...]:
    """Connect a device, show it the table and return its tokens; raise an error if none of them opens it."""
    if table.game.secrets:
        await _note_together(table, device)
    held = await table.in_turn(lambda: _enter(table, device, hello))
    for seat in devices.seats_of(table, device.places):
        with contextlib.suppress(MazechaseError):  # nothing can be saved, but the table can still be viewed
            await table.executed(None, GiveBack(seat))
    return held


async def look(table: Table, device: Device, number: int | None) -> None:
    """Let a device see with one of its seats, if hands are hidden, or (None) hide the hand."""

    def work() -> None:
        table.playing()
        devices.look(table, device, number)
        _show(table, device, None)

    await table.in_turn(work)


async def show(table: Table, device: Device, have: int | None) -> None:
    """Send a device the entries after the first ``have``."""
    await table.in_turn(lambda: _show(table, device, have))


def part(table: Table, device: Device, *, quietly: bool = False) -> None:
    """Disconnect a device and announce it to the others, unless ``quietly``."""
    if table.audience.part(device) and not quietly:
        table.audience.send_presence()


def held_by(table: Table, device: Device) -> tuple[TokenRow, ...]:
    """Return the tokens of a device that open the table."""
    held = tuple(token for token in table.tokens if token.digest in device.keys)
    if not held:
        raise devices.shut_out(table.lobby, device.keys)
    return held


def _enter(table: Table, device: Device, hello: wire.Hello) -> tuple[TokenRow, ...]:
    held = held_by(table, device)
    device.places = devices.places_of(table, device.keys)
    table.audience.check_room(device, table.most_devices)
    table.audience.add(device)
    places, match = tuple(sorted(device.places)), table.match
    device.send(
        wire.Welcome(
            table=table.info(whole=False),
            places=places,
            seats=devices.seats_of(table, places),
            host=any(token.kind == "host" for token in held),
            facts=table.facts(),
            seal=seal(table.seed) if match is None else match.setup.seal,
            now_ms=table.now_ms(),
            lesson=lesson_at(table),
        )
    )
    if match is not None:
        devices.look_again(table, device, match, hello.looking, hello.have)
        _show(table, device, hello.have)
    table.audience.send_presence()
    return held


def _show(table: Table, device: Device, have: int | None) -> None:
    if table.match is not None:
        table.account.charged(device.payer, lambda: device.send(table.audience.update_for(device, have)))


async def _note_together(table: Table, device: Device) -> None:
    """Save which tokens one device sends together, if hands are hidden."""

    async def decide() -> Change:
        held = held_by(table, device)
        places = {token.place for token in held if token.place is not None}
        host = any(token.kind == "host" for token in held)
        lobby = table.lobby.shown_together(places, host=host) if len(places) + host > 1 else table.lobby
        return Change(lobby=lobby if lobby != table.lobby else None)

    with contextlib.suppress(StoreFailure):  # the table can still be viewed
        await table.arrange(decide, device.payer)
