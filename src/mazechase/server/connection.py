"""One connection: says hello, holds places by its tokens, sends messages and gets answers."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import msgspec
from litestar.connection import WebSocket

from mazechase.errors import BadText, MazechaseError, NotNow
from mazechase.match.luck import seal
from mazechase.match.match import Match
from mazechase.rules.api import IllegalAction, Seat
from mazechase.server import telling, wire
from mazechase.server.commands import Command, NotSeated, carry_out, key_of
from mazechase.server.edge.addresses import address_of
from mazechase.server.guests import Closing
from mazechase.server.hub import Hub, NoSuchTable
from mazechase.server.limits import Bucket
from mazechase.server.room import Room
from mazechase.server.store import TokenRow
from mazechase.server.tokens import digest

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]
Question = wire.Hints | wire.Try | wire.Why
T = TypeVar("T")
UNREADABLE = (MazechaseError, msgspec.MsgspecError, RecursionError)  # the last from nesting without end
FLUSH_S = 2.0  # for the last words to reach a client that is let go

# What an address is charged besides what is measured: for reading and answering, and for sending to each guest.
HELLO_S = 0.004
MESSAGE_S = 0.0001
SENDING_S = 0.00005


class Connection:
    """A guest of a room; ``identified`` is called with the tokens that a hello was accepted with."""

    def __init__(
        self, socket: Socket, hub: Hub, identified: Callable[[Sequence[TokenRow]], None] = lambda _: None
    ) -> None:
        limits = hub.limits
        self.address = address_of(socket.scope)
        self.keys: frozenset[str] = frozenset()
        self.places: frozenset[int] = frozenset()
        self.looking: Seat | None = None
        self._socket = socket
        self._hub = hub
        self._identified = identified
        self._outgoing: asyncio.Queue[bytes | None] = asyncio.Queue(limits.outgoing_messages)
        self._bucket = Bucket(limits.messages_per_s, limits.messages_burst, hub.clock.steady_s())
        self._waiting_bytes = 0
        self._closing = Closing.NORMAL
        self._room: Room

    async def run(self) -> None:
        """Talk until one side ends."""
        await self._socket.accept()
        loop = asyncio.get_running_loop()
        self._writer = loop.create_task(self._write())
        reader = loop.create_task(self._converse())
        try:
            await asyncio.wait((reader, self._writer), return_when=asyncio.FIRST_COMPLETED)
            if not self._writer.done():
                self.leave(self._closing)
                await asyncio.wait((self._writer,), timeout=FLUSH_S)
        finally:
            reader.cancel()
            self._writer.cancel()
            await asyncio.gather(reader, self._writer, return_exceptions=True)
            await self._part()

    def send(self, message: wire.FromServer) -> None:
        """Send a message soon."""
        self.send_encoded(wire.encode(message))

    def send_encoded(self, message: bytes) -> None:
        """Send a message soon; a client that does not read is let go, and resumes when it comes back."""
        waiting = self._waiting_bytes + len(message)
        if self._outgoing.full() or (self._waiting_bytes and waiting > self._hub.limits.outgoing_bytes):
            self._writer.cancel()  # it waits for the client, perhaps for ever
        else:
            self._outgoing.put_nowait(message)
            self._waiting_bytes = waiting

    def leave(self, code: Closing) -> None:
        """End the connection after what is waiting to be sent."""
        self._closing = code
        try:
            self._outgoing.put_nowait(None)
        except asyncio.QueueFull:
            self._writer.cancel()

    # Coming and going.

    async def _converse(self) -> None:
        try:
            if await self._enter():
                await self._listen()
        except Exception:
            log.exception("a conversation failed")
            self.send(refused(None, NotNow("internal")))
            self._closing = Closing.FAILED

    async def _enter(self) -> bool:
        try:
            async with asyncio.timeout(self._hub.limits.hello_s):
                text = await self._receive()
        except TimeoutError:
            text = ""  # no hello either
        if text is None:
            return False
        try:
            async with self._hub.shares.turn(self.address):
                self._hub.shares.charge(self.address, HELLO_S)
                await self._greet(text)
        except UNREADABLE as error:
            self.send(refused(None, error))
            self._closing = Closing.BAD_HELLO
            return False
        return True

    async def _greet(self, text: str) -> None:
        hello = wire.decode(text) if text else None
        if not isinstance(hello, wire.Hello):
            raise BadText("hello-first")
        self._room = room = await self._hub.room(hello.table, self.address)
        await room.do(lambda: self._arrive(hello))

    async def _arrive(self, hello: wire.Hello) -> None:
        room = self._room
        keys = frozenset(map(digest, hello.tokens))
        held = [token for token in room.tokens if token.digest in keys]
        if not held:
            raise NoSuchTable("no-such-table")
        self.keys = keys
        self.places = room.places_of(self)
        host = any(token.kind == "host" for token in held)
        # Watchers cannot keep those out who play, nor one player another.
        alike = sum(bool(guest.places & self.places) or not (guest.places or self.places) for guest in room.guests)
        if alike >= self._hub.limits.connections_per_table:
            raise NotNow("table-full")
        await room.note_device(self.places, host=host)
        self._identified(held)
        room.guests.add(self)
        match = room.match
        places = tuple(sorted(self.places))
        self.send(
            wire.Welcome(
                table=room.info(whole=False),
                places=places,
                seats=room.seats_of(places),
                host=host,
                facts=room.facts(),
                seal=seal(room.seed) if match is None else match.setup.seal,
                now_ms=room.now_ms(),
            )
        )
        if match is not None:
            looking = telling.looking_on(match, room.seats_of(places), hello.looking, hello.have)
            self.looking = looking if looking is not None and room.may_look(looking) else None
            self.send(room.update_for(self, hello.have))
            await self._take_back_minded(match)
        room.tell_presence()

    async def _take_back_minded(self, match: Match) -> None:
        room = self._room
        for seat in room.seats_of(self.places):
            if match.minders[seat - 1] is not None and not match.over:
                with contextlib.suppress(MazechaseError):  # nothing can be saved, but the table can still be looked at
                    await room.change(lambda now, seat=seat: now.mind(seat, None, room.now_ms()))  # type: ignore[misc]

    async def _part(self) -> None:
        room: Room | None = getattr(self, "_room", None)
        if room is None or self not in room.guests:
            return
        room.guests.discard(self)
        if not self._hub.closing:
            room.tell_presence()

    # Talking.

    async def _receive(self) -> str | None:
        """Wait for a text; None when the other side has ended or sends something else."""
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        if text is None:
            self._closing = Closing.NOT_TEXT
        return text

    async def _listen(self) -> None:
        while (text := await self._receive()) is not None:
            if not self._bucket.take(self._hub.clock.steady_s()):
                self.send(refused(None, NotNow("too-many-messages")))
                self._closing = Closing.TOO_MUCH
                return
            async with self._hub.shares.turn(self.address):  # whoever asks much waits longer
                self._hub.shares.charge(self.address, MESSAGE_S)
                await self._hear(text)
            await asyncio.sleep(0)  # many messages may have come at once; others get their turn

    async def _hear(self, text: str) -> None:
        try:
            await self._answer(wire.decode(text))
        except UNREADABLE as error:
            self.send(refused(wire.id_of(text), error))
        except Exception:
            log.exception("table %s: a message could not be answered", self._room.id)
            self.send(refused(wire.id_of(text), NotNow("internal")))

    async def _write(self) -> None:
        while (message := await self._outgoing.get()) is not None:
            self._waiting_bytes -= len(message)
            try:
                await self._socket.send_data(message, mode="text")
            except Exception:  # noqa: BLE001 (a broken connection, in whatever way)
                return
        with contextlib.suppress(Exception):
            await self._socket.close(self._closing)

    async def _answer(self, message: wire.FromClient) -> None:
        room = self._room
        match message:
            case wire.Hello():
                raise BadText("hello-once")
            case wire.Ping():
                self.send(wire.Pong(now_ms=room.now_ms()))
            case wire.Resume(have=have):
                await room.do(_later(lambda: self._charged(lambda: self._send_update(have))))
            case wire.Look(seat=seat):
                await room.do(_later(lambda: self._charged(lambda: self._look(seat))))
            case wire.History() | wire.Reach():
                await self._work_out(message)
            case wire.Hints() | wire.Try() | wire.Why():
                self._charged(lambda: self._tell_without_changing(message))
            case _:
                n = await room.do(lambda: self._command(message))
                self.send(wire.Ack(id=message.id, n=n))

    def _charged(self, work: Callable[[], T]) -> T:
        """Do something now, and charge this address for the time it takes."""
        return self._hub.shares.charged(self.address, work)

    def _send_update(self, have: int | None) -> None:
        if self._room.match is not None:
            self.send(self._room.update_for(self, have))

    def _look(self, number: int | None) -> None:
        """Where hands are hidden, see with one seat's eyes; no seat draws the curtain."""
        self._room.playing()
        seat = None if number is None else self._own(number)
        if seat is not None and not self._room.may_look(seat):
            raise NotNow("hidden-hand", place=self._room.lobby.place_of(seat))
        self.looking = seat
        self._send_update(None)

    async def _work_out(self, message: wire.History | wire.Reach) -> None:
        """Answer a question that takes a while, bit by bit; it is void if this device is handed over meanwhile."""
        room, match = self._room, self._room.playing()
        viewer, shares = room.viewer_of(self), self._hub.shares
        answer: wire.Frames | wire.Reached
        match message:
            case wire.History(id=id, since=since, most=most):
                found = await shares.in_slices((self.address,), telling.frames(match, viewer, since, most))
                answer = wire.Frames(id=id, plies=len(match.line), frames=found)
            case wire.Reach(id=id, actions=actions):
                work = telling.reached(match, self._seeing(message.seat), actions, room.now_ms())
                answer = wire.Reached(id=id, ends=await shares.in_slices((self.address,), work))
        if room.viewer_of(self) != viewer:
            raise NotNow("stale")
        self._charged(lambda: self.send(answer))

    def _tell_without_changing(self, message: Question) -> None:
        room, match = self._room, self._room.playing()
        match message:
            case wire.Hints(id=id):
                view = match.game.view(match.state, room.viewer_of(self))
                self.send(wire.Hinted(id=id, hints=match.game.hints(view)))
            case wire.Try(id=id, actions=actions):
                self.send(telling.tried(match, id, self._seeing(message.seat), actions, room.now_ms()))
            case wire.Why(id=id, action=text):
                refusal = telling.reason(match, self._seeing(message.seat), text)
                self.send(wire.Reason(id=id, refusal=refusal))

    async def _command(self, message: Command) -> int:
        room = self._room
        seat = self._own(message.seat)
        key = key_of(seat, message.id, room.playing(), room.commands)
        if key in room.commands:
            return room.commands[key]
        if isinstance(message, wire.Act):
            self._seeing(seat)
        held = room.seats_of(self.places)
        self._hub.shares.charge(self.address, len(room.guests) * SENDING_S)
        return await room.change(lambda match: carry_out(message, key, match, room, held), key, self._charged)

    def _own(self, number: int) -> Seat:
        """Make sure that this connection holds a seat."""
        if number not in self._room.seats_of(self.places):
            raise NotSeated("not-your-seat", seat=number)
        return Seat(number)

    def _seeing(self, number: int) -> Seat:
        """Make sure that this connection holds a seat and, where hands are hidden, sees with its eyes."""
        seat = self._own(number)
        if self._room.game.secrets and self.looking != seat:
            raise NotNow("look-first", seat=seat)
        return seat


def refused(id: str | None, error: Exception) -> wire.Refused:  # noqa: A002
    """Say why a message was refused."""
    if isinstance(error, IllegalAction):
        why = error.refusal
        return wire.Refused(
            id=id, code=why.code, message=why.message, params=why.params, ruling=why.ruling, cells=why.cells
        )
    if isinstance(error, MazechaseError):
        return wire.Refused(id=id, code=error.code, message=error.message, params=error.params)
    bad = BadText("bad-message", problem=str(error)[:200])
    return wire.Refused(id=id, code=bad.code, message=bad.message, params=bad.params)


def _later(work: Callable[[], None]) -> Callable[[], Awaitable[None]]:
    async def run() -> None:
        work()

    return run
