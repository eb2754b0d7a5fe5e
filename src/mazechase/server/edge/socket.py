"""One WebSocket: a device says hello, sends messages and gets answers, taking turns with everybody else.

Messages are read and answered by one task, and sent by another. The usual message takes neither: a command is carried
out as soon as it arrives (``_hear_at_once``) and its answer is written directly, if nobody has to wait for anything.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, Protocol

import msgspec
from litestar.connection import WebSocket

from mazechase.errors import BadText, MazechaseError, NotNow
from mazechase.rules.api import IllegalAction, Seat
from mazechase.server.edge.addresses import address_of
from mazechase.server.edge.frames import LINE
from mazechase.server.lane import Waiting
from mazechase.server.limits import Bucket
from mazechase.server.shares import STRANGER, Payer
from mazechase.server.store.protocol import TokenRow
from mazechase.server.table import devices, reception
from mazechase.server.table.changes import Outcome
from mazechase.server.table.devices import Closing
from mazechase.server.table.hub import Hub
from mazechase.server.table.questions import Asker, answers
from mazechase.server.table.table import Table
from mazechase.server.table.tokens import digest
from mazechase.server.wire import messages as wire

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]
UNREADABLE = (MazechaseError, msgspec.MsgspecError, RecursionError)  # the last from endless nesting
FLUSH_S = 2.0  # for the last messages to reach a client before its connection is closed

# Charged on top of the measured time, for reading and answering.
HELLO_S = 0.004
MESSAGE_S = 0.00003
REFUSAL_S = 0.00001  # for a command that takes the direct way and is refused; the table charges for the others
LETTER_S = 1.5e-8  # for each letter: reading the worst long message takes this long
LONG = 1_024  # letters; a longer message is read only when it is its sender's turn


class Line(Protocol):
    """The direct way to a client, past the tasks."""

    listener: Callable[[str], bool]  # takes a message now, or returns False

    def write_text(self, text: bytes) -> bool:
        """Send an encoded message now, or return False."""


class Connection:
    """A device at a table.

    ``recognised`` returns who is known by one of these digests of tokens, and ``identified`` is called with the tokens
    of an accepted hello.
    """

    def __init__(
        self,
        socket: Socket,
        hub: Hub,
        recognised: Callable[[Collection[str]], str] = lambda _: STRANGER,
        identified: Callable[[Sequence[TokenRow]], None] = lambda _: None,
    ) -> None:
        limits = hub.limits
        self.payer = Payer(address_of(socket.scope))
        self.keys: frozenset[str] = frozenset()
        self.places: frozenset[int] = frozenset()
        self.looking: Seat | None = None
        self.ack_in_update = False
        self._socket = socket
        self._line: Line | None = socket.scope.get("state", {}).get(LINE)
        self._hub = hub
        self._recognised = recognised
        self._identified = identified
        self._outgoing: asyncio.Queue[bytes | None] = asyncio.Queue(limits.outgoing_messages)
        self._bucket = Bucket(limits.messages_per_s, limits.messages_burst, hub.clock.steady_s())
        self._waiting = 0  # messages not sent yet
        self._waiting_bytes = 0
        self._commanding: str | None = None  # the id of a command under way that took the direct way
        self._turn: Waiting[Payer] | None = None  # while that command waits for its turn
        self._listening = False  # nothing else is being answered
        self._quiet = asyncio.Event()  # there is no such command
        self._quiet.set()
        self._closing = Closing.NORMAL
        self._table: Table

    async def run(self) -> None:
        """Exchange messages until one side closes."""
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
            self._listening = False
            if self._turn is not None:
                self._turn.give_up()
            reader.cancel()
            self._writer.cancel()
            await asyncio.gather(reader, self._writer, return_exceptions=True)
            self._part()

    def send(self, message: wire.FromServer) -> None:
        """Queue a message for sending."""
        self.send_encoded(wire.encode(message))

    def send_encoded(self, message: bytes) -> None:
        """Send an encoded message, or queue it; a client that does not read is disconnected, and may resume."""
        if not self._waiting and self._line is not None and self._line.write_text(message):
            return
        waiting = self._waiting_bytes + len(message)
        if self._outgoing.full() or (self._waiting_bytes and waiting > self._hub.limits.outgoing_bytes):
            self._writer.cancel()  # it is waiting for the client, perhaps forever
        else:
            self._outgoing.put_nowait(message)
            self._waiting += 1
            self._waiting_bytes = waiting

    def leave(self, code: Closing) -> None:
        """Close the connection once all queued messages are sent."""
        self._closing = code
        try:
            self._outgoing.put_nowait(None)
        except asyncio.QueueFull:
            self._writer.cancel()

    # Connecting and disconnecting.

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
            text = ""  # treated as a missing hello
        if text is None:
            return False
        try:
            hello = _read_hello(text)
            self.keys = frozenset(map(digest, hello.tokens))
            self.payer = Payer(self.payer.address, self._recognised(self.keys))  # strangers may have a long queue
            async with self._hub.shares.turn(self.payer):
                self._hub.shares.charge(self.payer, HELLO_S)
                await self._greet(hello)
        except UNREADABLE as error:
            self.send(refused(None, error))
            self._closing = Closing.BAD_HELLO
            return False
        return True

    async def _greet(self, hello: wire.Hello) -> None:
        self._table = await self._hub.table(hello.table, self.payer)
        held = await reception.enter(self._table, self, hello)
        self.ack_in_update = hello.ack_in_update
        self._identified(held)
        seats = [token.digest for token in held if token.kind == "seat"]
        self.payer = Payer(self.payer.address, min(seats, default=STRANGER))

    def _part(self) -> None:
        table: Table | None = getattr(self, "_table", None)
        if table is not None:
            reception.part(table, self, quietly=self._hub.closing)

    # Messages.

    async def _receive(self) -> str | None:
        """Wait for a text message; return None if the other side closes or sends something else."""
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        if text is None:
            self._closing = Closing.NOT_TEXT
        return text

    async def _listen(self) -> None:
        if self._line is not None:
            self._line.listener = self._hear_at_once
        self._listening = True
        while (text := await self._receive()) is not None:
            self._listening = False
            await self._quiet.wait()
            if not self._bucket.take(self._hub.clock.steady_s()):
                self.send(refused(None, NotNow("too-many-messages")))
                self._closing = Closing.TOO_MUCH
                return
            async with self._hub.shares.turn(self.payer):  # those who ask for more wait longer
                self._hub.shares.charge(self.payer, MESSAGE_S + len(text) * LETTER_S)
                await self._hear(text)
            await asyncio.sleep(0)  # many messages may have arrived at once; others get their turn
            self._listening = True

    def _hear_at_once(self, text: str) -> bool:
        """Carry out a command, now or when it is its sender's turn; return False if anything else comes first."""
        if not self._listening or self._commanding is not None or len(text) > LONG:
            return False
        try:
            message = wire.decode(text)
        except UNREADABLE:
            return False
        if not isinstance(message, wire.COMMANDS) or not self._bucket.take(self._hub.clock.steady_s()):
            return False
        self._commanding = message.id
        self._quiet.clear()
        self._turn = self._hub.shares.at_turn(self.payer, partial(self._command, message))
        return True

    def _command(self, message: wire.Command) -> None:
        """Carry out a command whose turn it is."""
        self._turn = None
        try:
            self._table.execute(self, message, self._commanded)
        except MazechaseError as error:
            self._commanded(Outcome(error=error))

    def _commanded(self, outcome: Outcome) -> None:
        """Answer a command that took the direct way."""
        id, self._commanding = self._commanding, None  # noqa: A001
        self._quiet.set()
        self._hub.shares.leave(self.payer)
        if outcome.error is not None:
            self._hub.shares.charge(self.payer, REFUSAL_S)
        self._answer_command(id, outcome)

    def _answer_command(self, id: str | None, outcome: Outcome) -> None:  # noqa: A002
        if isinstance(outcome.error, MazechaseError):
            self.send(refused(id, outcome.error))
        elif outcome.error is not None:  # the table has logged it
            self.send(refused(id, NotNow("internal")))
        elif not outcome.told:
            self.send(wire.Ack(id=str(id), n=outcome.n))

    async def _hear(self, text: str) -> None:
        try:
            await self._answer(wire.decode(text))
        except UNREADABLE as error:
            self.send(refused(wire.id_of(text), error))
        except Exception:
            log.exception("table %s: a message could not be answered", self._table.id)
            self.send(refused(wire.id_of(text), NotNow("internal")))

    async def _write(self) -> None:
        while (message := await self._outgoing.get()) is not None:
            self._waiting_bytes -= len(message)
            try:
                await self._socket.send_data(message, mode="text")
            except Exception:  # noqa: BLE001 (the connection is broken in some way)
                return
            self._waiting -= 1
        with contextlib.suppress(Exception):
            await self._socket.close(self._closing)

    async def _answer(self, message: wire.FromClient) -> None:
        match message:
            case wire.Hello():
                raise BadText("hello-once")
            case wire.Ping():
                self.send(wire.Pong(now_ms=self._table.now_ms()))
            case wire.Resume(have=have):
                await reception.show(self._table, self, have)
            case wire.Look(seat=seat):
                await reception.look(self._table, self, seat)
            case wire.Try() | wire.Reach() | wire.Why() | wire.History() | wire.Hints():
                await self._answer_question(message)
            case _:
                self._answer_command(message.id, await self._table.outcome(self, message))

    async def _answer_question(self, question: wire.Question) -> None:
        """Answer a question, which changes nothing; refuse it if the device was passed to somebody else meanwhile."""
        table, match = self._table, self._table.playing()
        viewer = devices.looks_back_as(table, self, match)
        asker = Asker(match, viewer, partial(devices.seeing_seat, table, self), table.now_ms())
        answer = await self._hub.shares.in_slices((self.payer,), answers(question, asker))
        if devices.looks_back_as(table, self, table.playing()) != viewer:
            raise NotNow("stale")
        self._hub.shares.charged(self.payer, lambda: self.send(answer))


def _read_hello(text: str) -> wire.Hello:
    hello = wire.decode(text) if text else None
    if not isinstance(hello, wire.Hello):
        raise BadText("hello-first")
    return hello


def refused(id: str | None, error: Exception) -> wire.Refused:  # noqa: A002
    """Return the message that says why another was refused."""
    if isinstance(error, IllegalAction):
        why = error.refusal
        return wire.Refused(
            id=id, code=why.code, message=why.message, params=why.params, ruling=why.ruling, cells=why.cells
        )
    if isinstance(error, MazechaseError):
        return wire.Refused(id=id, code=error.code, message=error.message, params=error.params)
    bad = BadText("bad-message", problem=str(error)[:200])
    return wire.Refused(id=id, code=bad.code, message=bad.message, params=bad.params)
