"""The wire: two closed unions of messages, one from clients and one from the server.

Every message is a JSON object with a type ``t``; unknown fields and types are refused. docs/protocol.md describes a
conversation. Seats come from the connection's tokens: a message may name only a seat that its tokens hold.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from mazechase.patterns import whole
from mazechase.rules.api import Event, Facts, Hint, Refusal, Result, View
from mazechase.rules.gestures import Offer
from mazechase.server.wire.message_parts import Asked, End, Frame, LessonInfo, TableInfo, ToldStep, UndoInfo

MOST_ACTIONS = 64  # in one command
MOST_FRAMES = 200  # in one answer
WORD = whole("[A-Za-z0-9_-]+")
Token = Annotated[str, Meta(min_length=16, max_length=64)]
TableId = Annotated[str, Meta(min_length=8, max_length=64, pattern=WORD)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=WORD)]
ActionText = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=1, le=16)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
# What people can say: each reader's page has the words, in the reader's language.
Phrase = Literal[
    "hello", "luck", "nice", "wow", "oops", "phew", "haha", "think", "ready", "thanks", "again", "bye"
]  # fmt: skip


class _Message(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True, tag=str.lower):
    """The base of all messages."""


class _Command(_Message, frozen=True, kw_only=True):
    """A message that changes the match. Its id makes retries harmless: it is carried out only once."""

    id: CommandId
    seat: SeatNumber


class Hello(_Message, frozen=True, kw_only=True):
    """The first message: the table, the tokens and, on reconnecting, the last entry seen and the seat that looked.

    With ``ack_in_update``, a command is acknowledged by the update that it leads to, and only if there is none by a
    message of its own.
    """

    table: TableId
    tokens: Annotated[tuple[Token, ...], Meta(max_length=16)] = ()
    have: Count | None = None
    looking: SeatNumber | None = None
    ack_in_update: bool = False


class Act(_Command, frozen=True, kw_only=True):
    """Take one or more actions, all or nothing.

    ``after`` is the number of entries the player had seen when deciding; if the position has changed since, the command
    is refused as stale.
    """

    actions: Annotated[tuple[ActionText, ...], Meta(min_length=1, max_length=MOST_ACTIONS)]
    after: Count | None = None


class Roll(_Command, frozen=True, kw_only=True, tag="ask"):
    """Roll, spin or draw, if it is up to this seat."""


class Undo(_Command, frozen=True, kw_only=True):
    """Take back this seat's latest action, or ask the others to allow it."""


class Answer(_Command, frozen=True, kw_only=True):
    """Agree to another seat's undo, or refuse it."""

    agree: bool


class Resign(_Command, frozen=True, kw_only=True):
    """Give up."""


class StandIn(_Command, frozen=True, kw_only=True, tag="mind"):
    """Let a bot play for an absent person's seat until they are back."""

    absent: SeatNumber


class Salt(_Command, frozen=True, kw_only=True):
    """Add a seat's own salt to the sealed dice, before the first draw."""

    salt: Annotated[str, Meta(min_length=1, max_length=64, pattern=WORD)]


class React(_Command, frozen=True, kw_only=True):
    """Say one of a few phrases to everybody at the table; it changes nothing and is not kept."""

    phrase: Phrase


class Try(_Message, frozen=True, kw_only=True):
    """Ask what actions would lead to, without taking them."""

    id: CommandId
    seat: SeatNumber
    actions: Annotated[tuple[ActionText, ...], Meta(max_length=MOST_ACTIONS)]


class Reach(_Message, frozen=True, kw_only=True):
    """Ask for every target that can be reached after some actions, with the further actions that lead there."""

    id: CommandId
    seat: SeatNumber
    actions: Annotated[tuple[ActionText, ...], Meta(max_length=MOST_ACTIONS)] = ()


class Why(_Message, frozen=True, kw_only=True):
    """Ask why an action is illegal: its token, or what was tapped for it with what was chosen before."""

    id: CommandId
    seat: SeatNumber
    action: ActionText
    held: ActionText | None = None


class History(_Message, frozen=True, kw_only=True):
    """Ask for the match so far as the viewer saw it: ``most`` plies from ply ``since`` on."""

    id: CommandId
    since: Count = 0
    most: Annotated[int, Meta(ge=1, le=MOST_FRAMES)] = MOST_FRAMES


class Hints(_Message, frozen=True, kw_only=True):
    """Ask for what can be worked out from the view, such as shortest paths; after ``ply``, or else now."""

    id: CommandId
    ply: Count | None = None


class Look(_Message, frozen=True, kw_only=True):
    """Show what one of this device's seats sees, if hands are hidden; without a seat, hide it again."""

    seat: SeatNumber | None = None


class Resume(_Message, frozen=True, kw_only=True):
    """Ask for all entries after the last one seen."""

    have: Count


class Ping(_Message, frozen=True, kw_only=True):
    """Ask whether the server is alive."""


Command = Act | Roll | Undo | Answer | Resign | StandIn | Salt | React  # all but the last change a match
COMMANDS = (Act, Roll, Undo, Answer, Resign, StandIn, Salt, React)  # the same, for quick checks
Question = Try | Reach | Why | History | Hints
FromClient = Hello | Command | Question | Look | Resume | Ping


class Welcome(_Message, frozen=True, kw_only=True):
    """The answer to hello: the table, the facts that do not change, and the places and seats of this connection."""

    table: TableInfo
    places: tuple[int, ...]
    seats: tuple[int, ...]
    host: bool
    facts: Facts | msgspec.Raw | None
    seal: str | None  # SHA-256 of the seed of the dice, shown before the first draw
    now_ms: int
    lesson: LessonInfo | None = None


class Table(_Message, frozen=True, kw_only=True):
    """The table has changed: somebody sat down, left or was replaced; the match began, paused or has a rematch."""

    table: TableInfo | msgspec.Raw
    places: tuple[int, ...]
    seats: tuple[int, ...]


class Update(_Message, frozen=True, kw_only=True, omit_defaults=True):
    """What happened since the last update, and the position now, for one viewer.

    ``n`` counts the log's entries. ``since`` is the entry where ``steps`` begin; if it is None, steps were left out and
    only the view counts. ``viewer`` is whose view it is. ``legal`` lists what each seat may do.
    """

    n: int
    since: int | None
    steps: tuple[ToldStep, ...] | msgspec.Raw
    viewer: int | str
    view: View | msgspec.Raw
    plies: int
    asked: Asked
    legal: dict[str, tuple[str, ...]]
    odds: tuple[tuple[str, int], ...] | None = None
    result: Result | None = None
    seed: str | None = None  # the seed of the dice, after the end
    clocks: dict[str, int] | None = None
    ticking: tuple[int, ...] = ()  # the seats whose clocks are running; none before the first move or in a pause
    undo: UndoInfo | None = None
    takes_back: tuple[int, ...] = ()  # the viewer's seats that may take back, or ask to
    gone: tuple[int, ...] = ()  # seats that gave up or ran out of time, taken over by bots
    stand_ins: tuple[int, ...] = msgspec.field(default=(), name="minded")  # seats of absent people
    paused: bool = False
    offers: dict[str, tuple[Offer, ...]] = {}  # the legal actions in parts, in games whose actions have parts
    ends_without: tuple[int, ...] = ()  # the viewer's seats whose giving up ends the match; a bot plays on for others
    ack: CommandId | None = None  # the command of this connection that this is the result of, if it asked for it here


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


class Tried(_Message, frozen=True, kw_only=True, omit_defaults=True):
    """What actions would lead to."""

    id: str
    view: View | msgspec.Raw
    events: tuple[Event, ...] | msgspec.Raw
    asked: Asked
    legal: dict[str, tuple[str, ...]]
    goes_on: bool = False  # whether the move is still under way
    harms: bool = False  # whether the seat would hurt itself


class Reached(_Message, frozen=True, kw_only=True):
    """Every target that can be reached."""

    id: str
    ends: tuple[End, ...]


class Reason(_Message, frozen=True, kw_only=True):
    """Why an action is illegal; None if it is legal."""

    id: str
    refusal: Refusal | None


class Frames(_Message, frozen=True, kw_only=True):
    """A part of the match so far; ``plies`` is the total number."""

    id: str
    plies: int
    frames: tuple[Frame, ...]


class Hinted(_Message, frozen=True, kw_only=True):
    """What can be worked out from the view."""

    id: str
    hints: tuple[Hint, ...]


class Said(_Message, frozen=True, kw_only=True):
    """Somebody said a phrase."""

    seat: int
    phrase: Phrase


class Gone(_Message, frozen=True, kw_only=True):
    """The table was deleted, or the client's tokens no longer work."""

    table: str


class Pong(_Message, frozen=True, kw_only=True):
    """The answer to a ping."""

    now_ms: int


FromServer = Welcome | Table | Update | Ack | Refused | Tried | Reached | Reason | Frames | Hinted | Said | Gone | Pong

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode


class _Named(msgspec.Struct):
    id: CommandId


def id_of(text: str) -> str | None:
    """Return the id of an otherwise unreadable message, so that its sender learns which one was refused."""
    try:
        return msgspec.json.decode(text, type=_Named).id
    except (msgspec.MsgspecError, RecursionError):
        return None
