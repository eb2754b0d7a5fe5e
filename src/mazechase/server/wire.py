"""The wire: two closed unions of messages, one from clients and one from the server.

Every message is a JSON object with a type ``t``; unknown fields and types are refused. docs/protocol.md tells how a
conversation goes. Seats come from the connection's tokens: a message may name only a seat that its tokens hold.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from mazechase.patterns import whole
from mazechase.rules.api import Event, Facts, Hint, Refusal, Result, View
from mazechase.server.shown import Asked, End, Frame, TableInfo, ToldStep, UndoInfo

MOST_ACTIONS = 64  # in one command
MOST_FRAMES = 200  # in one answer
WORD = whole("[A-Za-z0-9_-]+")
Token = Annotated[str, Meta(min_length=16, max_length=64)]
TableId = Annotated[str, Meta(min_length=8, max_length=64, pattern=WORD)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=WORD)]
ActionText = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=1, le=16)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class _Message(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True, tag=str.lower):
    """The common form of all messages."""


class _Command(_Message, frozen=True, kw_only=True):
    """A message that changes the match. Its id makes a retry harmless: it is carried out once."""

    id: CommandId
    seat: SeatNumber


class Hello(_Message, frozen=True, kw_only=True):
    """The first message: which table, with which tokens, and on coming back the last entry seen and with whose eyes."""

    table: TableId
    tokens: Annotated[tuple[Token, ...], Meta(max_length=16)] = ()
    have: Count | None = None
    looking: SeatNumber | None = None


class Act(_Command, frozen=True, kw_only=True):
    """Take one or more actions, all or nothing.

    ``after`` is the number of entries the player saw when deciding; a command that decides on an older position is
    refused as stale.
    """

    actions: Annotated[tuple[ActionText, ...], Meta(min_length=1, max_length=MOST_ACTIONS)]
    after: Count | None = None


class Ask(_Command, frozen=True, kw_only=True):
    """Roll, spin or draw, where it is this seat's to do so."""


class Undo(_Command, frozen=True, kw_only=True):
    """Take back this seat's latest action, or ask the others for it."""


class Answer(_Command, frozen=True, kw_only=True):
    """Agree or not that another seat takes back."""

    agree: bool


class Resign(_Command, frozen=True, kw_only=True):
    """Give up."""


class Mind(_Command, frozen=True, kw_only=True):
    """Let a bot play for an absent seat until its owner is back."""

    absent: SeatNumber


class Salt(_Command, frozen=True, kw_only=True):
    """Add a seat's own salt to the sealed dice, before the first draw."""

    salt: Annotated[str, Meta(min_length=1, max_length=64, pattern=WORD)]


class Try(_Message, frozen=True, kw_only=True):
    """Ask what actions would lead to, without taking them."""

    id: CommandId
    seat: SeatNumber
    actions: Annotated[tuple[ActionText, ...], Meta(max_length=MOST_ACTIONS)]


class Reach(_Message, frozen=True, kw_only=True):
    """Ask for every end that can be reached after some actions, with the further actions that lead there."""

    id: CommandId
    seat: SeatNumber
    actions: Annotated[tuple[ActionText, ...], Meta(max_length=MOST_ACTIONS)] = ()


class Why(_Message, frozen=True, kw_only=True):
    """Ask why something cannot be done."""

    id: CommandId
    seat: SeatNumber
    action: ActionText


class History(_Message, frozen=True, kw_only=True):
    """Ask for the match so far, seen with the viewer's eyes: ``most`` plies from ply ``since`` on."""

    id: CommandId
    since: Count = 0
    most: Annotated[int, Meta(ge=1, le=MOST_FRAMES)] = MOST_FRAMES


class Hints(_Message, frozen=True, kw_only=True):
    """Ask for what can be worked out from the view, such as shortest ways."""

    id: CommandId


class Look(_Message, frozen=True, kw_only=True):
    """Show what a seat of this device sees, where hands are hidden; without a seat, draw the curtain."""

    seat: SeatNumber | None = None


class Resume(_Message, frozen=True, kw_only=True):
    """Ask again for all entries after the last one seen."""

    have: Count


class Ping(_Message, frozen=True, kw_only=True):
    """Ask for a sign of life."""


FromClient = (
    Hello
    | Act
    | Ask
    | Undo
    | Answer
    | Resign
    | Mind
    | Salt
    | Try
    | Reach
    | Why
    | History
    | Hints
    | Look
    | Resume
    | Ping
)


class Welcome(_Message, frozen=True, kw_only=True):
    """The answer to hello: the table, what does not change, and which places and seats this connection holds."""

    table: TableInfo
    places: tuple[int, ...]
    seats: tuple[int, ...]
    host: bool
    facts: Facts | msgspec.Raw | None
    seal: str | None  # SHA-256 of the seed of the dice, shown before the first draw
    now_ms: int


class Table(_Message, frozen=True, kw_only=True):
    """The table has changed: somebody sat down, left, was replaced; it began, was paused, or has a rematch."""

    table: TableInfo | msgspec.Raw
    places: tuple[int, ...]
    seats: tuple[int, ...]


class Update(_Message, frozen=True, kw_only=True, omit_defaults=True):
    """What happened since the last update, and what lies on the table now, for one viewer.

    ``n`` counts the log's entries. ``since`` is where ``steps`` begin; when it is None steps were left out and the
    view alone counts. ``viewer`` is whose eyes the view is seen with. ``legal`` lists what each seat may do.
    """

    n: int
    since: int | None
    steps: tuple[ToldStep, ...]
    viewer: int | str
    view: View | msgspec.Raw
    plies: int
    asked: Asked
    legal: dict[str, tuple[str, ...]]
    odds: tuple[tuple[str, int], ...] | None = None
    result: Result | None = None
    seed: str | None = None  # of the dice, after the end
    clocks: dict[str, int] | None = None
    ticking: tuple[int, ...] = ()  # the seats whose clocks run; none before the first move and in a pause
    undo: UndoInfo | None = None
    takes_back: tuple[int, ...] = ()  # which of the viewer's seats may take back, or ask to
    gone: tuple[int, ...] = ()  # seats that gave up or ran out of time; bots play them on
    minded: tuple[int, ...] = ()  # seats that bots play until their people are back
    paused: bool = False


class Ack(_Message, frozen=True, kw_only=True):
    """A command was carried out and is on disk; the log has ``n`` entries."""

    id: str
    n: int


class Refused(_Message, frozen=True, kw_only=True):
    """A message was refused, with a code for programs and a message key for people. Nothing has changed."""

    id: str | None
    code: str
    message: str
    params: dict[str, int | str] = {}
    ruling: str | None = None
    cells: tuple[str, ...] = ()


class Tried(_Message, frozen=True, kw_only=True):
    """What actions would lead to."""

    id: str
    view: View | msgspec.Raw
    events: tuple[Event, ...] | msgspec.Raw
    asked: Asked
    legal: dict[str, tuple[str, ...]]


class Reached(_Message, frozen=True, kw_only=True):
    """Every end that can be reached."""

    id: str
    ends: tuple[End, ...]


class Reason(_Message, frozen=True, kw_only=True):
    """Why something cannot be done; None: it can."""

    id: str
    refusal: Refusal | None


class Frames(_Message, frozen=True, kw_only=True):
    """A stretch of the match so far; ``plies`` counts all there are."""

    id: str
    plies: int
    frames: tuple[Frame, ...]


class Hinted(_Message, frozen=True, kw_only=True):
    """What can be worked out from the view."""

    id: str
    hints: tuple[Hint, ...]


class Gone(_Message, frozen=True, kw_only=True):
    """The table is no more."""

    table: str


class Pong(_Message, frozen=True, kw_only=True):
    """A sign of life."""

    now_ms: int


FromServer = Welcome | Table | Update | Ack | Refused | Tried | Reached | Reason | Frames | Hinted | Gone | Pong

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode


class _Named(msgspec.Struct):
    id: CommandId


def id_of(text: str) -> str | None:
    """Find the id of a message that cannot be read otherwise, so that its sender learns which one was refused."""
    try:
        return msgspec.json.decode(text, type=_Named).id
    except (msgspec.MsgspecError, RecursionError):
        return None
