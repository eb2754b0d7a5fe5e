"""Deciding a command on a table as it is now. Nothing is changed yet."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from mazechase.errors import NotNow
from mazechase.match.luck import Luck, Sealed
from mazechase.match.match import Match
from mazechase.server.shares import Payer
from mazechase.server.table import devices
from mazechase.server.table.changes import Acting, Decided
from mazechase.server.table.commands import Command, Situation, decide, decide_for, key_of
from mazechase.server.table.devices import Device
from mazechase.server.wire import messages as wire

if TYPE_CHECKING:
    from mazechase.server.table.table import Table


READING_S = 0.00001  # charged for reading and answering a command, on top of the measured time


def decide_command(table: "Table", device: Device | None, command: Command) -> Decided | int:
    """Return what a command leads to, or the log's length after it if it was carried out before, or changes nothing."""
    if not isinstance(command, wire.COMMANDS):
        return advance(table, partial(decide, command), payer=table.account.patron)
    if device is None:
        raise devices.NotSeated("not-your-seat", seat=command.seat)
    held = devices.seats_of(table, device.places)
    seat = devices.one_of(held, command.seat)
    if isinstance(command, wire.React):
        return table.say(seat, command)
    key = key_of(seat, command.id, table.playing(), table.commands)
    if key in table.commands:
        return table.commands[key]
    if isinstance(command, wire.Act):
        devices.check_sees(table, device, seat)
    acting = Acting(device, command.id)
    return advance(table, lambda now: decide_for(command, key, now, held), key, acting, device.payer)


def advance(
    table: "Table",
    step: Callable[[Situation], Match],
    key: str | None = None,
    acting: Acting | None = None,
    payer: Payer | None = None,
) -> Decided:
    """Return what one step leads to; whoever pays is charged for the time it takes."""
    before = table.playing()
    if table.lobby.imported:
        raise NotNow("imported")
    after = table.account.charged(payer, lambda: step(_situation(table, table.waking(before))), READING_S)
    return Decided(before, after, key, acting, payer)


def _situation(table: "Table", match: Match) -> Situation:
    def luck() -> Luck:
        return Sealed(table.seed, table.id, match.salts) if table.lesson is None else table.lesson.luck

    audience = table.audience
    return Situation(match, table.lobby, audience.here, audience.stand_ins_ms, luck, table.now_ms(), table.lesson)
