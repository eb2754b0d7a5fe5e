"""HTTP requests and answers about games and tables; docs/protocol.md explains each of them."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from mazechase.bots.coach import Advice
from mazechase.match.clock import ClockRule
from mazechase.patterns import whole
from mazechase.rules.options import When
from mazechase.server.wire.message_parts import TableInfo
from mazechase.server.wire.series import SeriesGoal
from mazechase.workshop.aims import EVEN
from mazechase.workshop.racing import RUNNERS, Runner
from mazechase.workshop.sheets import LONGEST_MARK
from mazechase.workshop.tally import LARGEST, Tally

LEAST_STAND_IN_MS = 120_000
LEAST_GRACE_MS = 30_000
GRACE_MS = 120_000  # phones sleep
DAY_MS = 86_400_000

Seating = Literal["random", "chosen"]
TokenKind = Literal["host", "invite", "watch", "seat"]

PIECE = "[a-z][a-z0-9-]{0,19}"
LONGEST_NAME = 40
# Control characters, line breaks, and whatever changes the text direction of what comes after the name.
NOT_IN_NAMES = r"\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069"
PieceName = Annotated[str, Meta(pattern=whole(PIECE))]  # the page knows the pictures
PersonName = Annotated[str, Meta(max_length=LONGEST_NAME, pattern=whole(f"[^{NOT_IN_NAMES}]*"))]
PlaceNumber = Annotated[int, Meta(ge=1, le=16)]
Mark = Annotated[str, Meta(max_length=LONGEST_MARK)]
SheetMarks = Annotated[dict[Mark, Mark], Meta(max_length=2_000)]  # by spot; the largest sheet has 900


class NewPlace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who takes a place: somebody on this device, anybody with the invite link, or a bot."""

    kind: Literal["here", "link", "bot"] = "link"
    name: PersonName = ""
    bot: Annotated[str, Meta(max_length=40)] | None = None
    piece: PieceName | None = None


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to create. Options take a value, the id of a shipped document, or a document inline.

    A table for a ``lesson`` has only that and its ``game``; it is started right away.
    """

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, Any] = {}
    places: Annotated[tuple[NewPlace, ...], Meta(max_length=16)] = ()
    seating: Seating = "random"
    clock: ClockRule | None = None
    draw_delay_ms: Annotated[int, Meta(ge=0, le=600_000)] | None = None
    stand_in_after_ms: Annotated[int, Meta(ge=LEAST_STAND_IN_MS, le=DAY_MS)] | None = msgspec.field(
        default=None, name="mind_after_ms"
    )
    grace_ms: Annotated[int, Meta(ge=LEAST_GRACE_MS, le=DAY_MS)] = GRACE_MS
    bot_ms: Annotated[int, Meta(ge=10, le=10_000)] = 500
    coach: bool = True  # whether the coach may be asked at all
    start: bool = False
    lesson: Annotated[str, Meta(max_length=40)] | None = None
    series: SeriesGoal | None = None  # by default each game is on its own


class Created(msgspec.Struct, frozen=True, kw_only=True):
    """A new table and its tokens: the host's own, those for links, and one for every place taken on this device.

    A token is sent once and never again: only its hash is kept.
    """

    table: TableInfo
    host: str
    invite: str
    watch: str
    places: dict[str, str]


class Opened(TableInfo, frozen=True, kw_only=True):
    """A table, and the token that was used to ask for it: its kind, and the place that it holds."""

    opened_by: TokenKind
    place: int | None


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down: at these places, or at the first open one."""

    name: PersonName = ""
    piece: PieceName | None = None
    places: Annotated[tuple[PlaceNumber, ...], Meta(max_length=16)] = ()


class Claimed(msgspec.Struct, frozen=True, kw_only=True):
    """The places taken, each with its token."""

    table: TableInfo
    places: dict[str, str]


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of whoever holds a place."""

    name: PersonName


class Reorder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The places in their new order."""

    order: Annotated[tuple[PlaceNumber, ...], Meta(max_length=16)]


class Replace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Give a place to a bot, or open it for anybody with the invite link; its old token stops working.

    During a match with hidden hands, a bot plays the place until everybody agrees to open it.
    """

    place: PlaceNumber
    kind: Literal["bot", "open"]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Agree(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Agree to open a place with a hidden hand, which a bot plays until then."""

    place: PlaceNumber


class Coaching(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Switch the coach on or off for one's own place."""

    on: bool


class Advised(msgspec.Struct, frozen=True):
    """What a coach would do, the best first."""

    advice: tuple[Advice, ...]


class Outlook(msgspec.Struct, frozen=True):
    """Who wins every one of so many games that bots play on from here; nobody, if the outcome is open."""

    winners: tuple[int, ...]
    games: int


class RenewLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Replace a link with a new one; the old one stops working."""

    kind: Literal["invite", "watch"]


class RenewedLink(msgspec.Struct, frozen=True):
    """A new link's token."""

    kind: Literal["invite", "watch"]
    token: str


class NextGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play another game with the same people; options as for a new table."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = {}


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Continue from an earlier position at a new table: the number of plies to keep."""

    keep: Annotated[int, Meta(ge=0, le=1_000_000)]


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game: its values, default and ruling; values for some player counts; when it matters."""

    name: str
    kind: str
    takes: str
    default: Any
    ruling: str
    scope: str
    players: dict[str, tuple[int, ...]]
    when: tuple[When, ...]
    printed: bool | int | str | None = None  # the value that plays by the book, where the default is a house rule


class LessonListing(msgspec.Struct, frozen=True):
    """A lesson in a game's course: its name, the message key of its title, and the word for its picture."""

    name: str
    title: str
    picture: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played."""

    id: str
    players: tuple[int, ...]
    bots: tuple[str, ...]  # all that a place can be given to, weakest first
    offered: tuple[str, ...]  # those of them that people are offered as opponents, weakest first
    usual_bot: str  # the one that takes an empty seat
    options: tuple[OptionInfo, ...]
    rules_version: int
    secrets: bool  # whether seats know different things
    by_the_book: dict[str, Any] = {}  # the options that set every house rule to what is printed
    lessons: tuple[LessonListing, ...] = ()
    characters: tuple[str, ...] = ()  # bots with a name and a temper, weakest first


class OwnDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a custom file with a board, a deck or the like, for an option of a game."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)]
    option: Annotated[str, Meta(max_length=40)]
    file: Annotated[str, Meta(max_length=255)]  # its name; one that ends in .toml is TOML, any other JSON
    text: str
    options: dict[str, Any] = {}  # the other options, if the players or the document depend on them


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A document that somebody is working on: the text of a file, or marks on the spots of an editor's sheet."""

    game: Annotated[str, Meta(max_length=40)]
    option: Annotated[str, Meta(max_length=40)]
    file: Annotated[str, Meta(max_length=255)] = ""  # its name; one that ends in .toml is TOML, any other JSON
    text: str = ""
    marks: SheetMarks | None = None


class DraftProblem(msgspec.Struct, frozen=True):
    """One thing that is wrong with a draft: an error with the field, the cells, the constraint and the line."""

    code: str
    message: str
    params: dict[str, int | str]
    field: str
    cells: tuple[str, ...]
    constraint: str
    line: int | None
    spots: tuple[str, ...] = ()  # of the sheet


class CheckedDraft(msgspec.Struct, frozen=True):
    """A draft that was checked: the document, if it can be read, and everything that is wrong with it."""

    document: dict[str, Any] | None
    problems: tuple[DraftProblem, ...]
    marks: dict[str, str] = {}  # what the sheet shows of it, if the kind has a sheet
    seats: dict[str, tuple[str, ...]] = {}  # by the number of players, the name of each seat's own brush, if any


class MeasureDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to let bots play for a while, with options that may hold documents of one's own.

    ``draft`` is any word for what is being worked on: a new request with the same word from the same address ends the
    one before. ``before`` is the tally of the parts before this one, and its games are not played again.
    """

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    bot: Annotated[str, Meta(max_length=40)] = ""  # by default the one of medium level
    draft: Annotated[str, Meta(max_length=40)] = ""
    before: Tally | None = None
    budget_ms: Annotated[int, Meta(ge=50, le=2000)] = 500


class PrintRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a game to print, as it is set up."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    language: Annotated[str, Meta(max_length=10)] = "en"
    paper: Literal["a4", "letter"] = "a4"


class SuggestDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to let variants of an option's document race toward some aims for a while.

    ``runners`` and ``played`` are those of the answer before, the document that the race began with first; without
    them, a new race begins. ``draft`` is as for measuring.
    """

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)]
    option: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = {}
    aims: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(min_length=1, max_length=4)] = (EVEN,)
    bot: Annotated[str, Meta(max_length=40)] = ""
    draft: Annotated[str, Meta(max_length=40)] = ""
    runners: Annotated[tuple[Runner, ...], Meta(max_length=RUNNERS)] = ()
    played: Annotated[int, Meta(ge=0, le=LARGEST)] = 0
    budget_ms: Annotated[int, Meta(ge=50, le=2000)] = 500


class Problem(msgspec.Struct, frozen=True):
    """The answer to a refused request: a code, a message key and its parameters."""

    code: str
    message: str
    params: dict[str, int | str]


class PuzzleListing(msgspec.Struct, frozen=True):
    """A game's series of puzzles: the grade of each in order, a digit from 1 (easy) to 3 (hard)."""

    game: str
    grades: str
