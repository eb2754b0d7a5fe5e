"""Records: a match as versioned JSON, with everything needed to replay it (docs/records.md)."""

from collections.abc import Generator
from typing import Annotated, Self, TypeVar

import msgspec

from mazechase.errors import BadOutcome, BadText, MazechaseError, NotNow
from mazechase.match.clock import ClockRule
from mazechase.match.entries import Drawn, Entry, MatchSetup, Player, Token
from mazechase.match.luck import Sealed, seal
from mazechase.match.match import Match
from mazechase.patterns import whole
from mazechase.rules.api import Action, Chance, Over, Result
from mazechase.rules.game import AnyGame

VERSION = 1
MOST_BYTES = 8_000_000
MOST_ENTRIES = 20_000
MOST_NOTES = 1_000

T = TypeVar("T")

Hash = Annotated[str, msgspec.Meta(pattern=whole("[0-9a-f]{64}"))]
Text = Annotated[str, msgspec.Meta(max_length=2_000)]
Words = Text | dict[str, Text]  # a message key, or the text itself by language
Place = Annotated[int, msgspec.Meta(ge=0, le=MOST_ENTRIES)]


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A note shown to the learner after ``at`` plies."""

    at: Place
    says: Words


class Expected(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The learner has to find the action of ply ``at``; hints for some wrong actions, and one for all others."""

    at: Place
    hint: Words | None = None
    hints: dict[Token, Words] = {}


class Record(MatchSetup, frozen=True, kw_only=True, tag_field="mazechase", tag=VERSION):
    """A match written down: its setup, log and result; with notes and expected actions, a tutorial."""

    log: Annotated[tuple[Entry, ...], msgspec.Meta(max_length=MOST_ENTRIES)]
    result: Result | None = None
    seal: Hash | None = None
    seed: Hash | None = None  # only once the match is over
    notes: Annotated[tuple[Note, ...], msgspec.Meta(max_length=MOST_NOTES)] = ()
    expected: Annotated[tuple[Expected, ...], msgspec.Meta(max_length=MOST_NOTES)] = ()

    @classmethod
    def of(cls, match: Match, seed: bytes | None = None) -> Self:
        """Return the record of a match; with anything hidden, or with the seed, only once it is over."""
        match.may_export()
        if seed is not None and not match.over:
            raise NotNow("seed-until-end")
        if seed is not None and seal(seed) != match.setup.seal:
            raise BadText("seal-differs")
        log = tuple(msgspec.structs.replace(entry, command=None) for entry in match.entries)
        setup = {name: getattr(match.setup, name) for name in MatchSetup.__struct_fields__}
        return cls(**setup, log=log, result=match.result, seed=None if seed is None else seed.hex())

    @property
    def setup(self) -> MatchSetup:
        """The setup that the match started from."""
        return MatchSetup(**{name: getattr(self, name) for name in MatchSetup.__struct_fields__})

    def encode(self) -> bytes:
        """Return the record as JSON."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2) + b"\n"

    @classmethod
    def decode(cls, data: bytes) -> Self:
        """Read a record; raise BadText if it is not one. Only replaying it checks its contents."""
        if len(data) > MOST_BYTES:
            raise BadText("record-too-long", bytes=len(data), most=MOST_BYTES)
        try:
            version = msgspec.json.decode(data, type=_Head).mazechase
            if version != VERSION:
                raise BadText("record-version", version=version, newest=VERSION)
            return msgspec.json.decode(data, type=cls)
        except RecursionError as error:
            raise BadText("bad-record", why="nested too deeply") from error
        except ValueError as error:  # msgspec's errors, and text that is not UTF-8
            raise BadText("bad-record", why=str(error)[:200]) from error

    def replay(self, game: AnyGame | None = None) -> Match:
        """Replay the log, checking each entry; the error names an impossible entry."""
        match = Match.begin(self.setup, game)
        for n, entry in enumerate(self.log):
            match = _then(match, n, entry)
        return match


class _Head(msgspec.Struct):
    mazechase: int


def check(record: Record) -> Match:
    """Replay a record and check every action, every draw and the result, and that its notes belong to a ply.

    If the record shows its seed, also check that the seed matches the seal and produces every draw, even undone ones.
    """
    return finish(checking(record))


def checking(record: Record) -> Generator[None, None, Match]:
    """Check a record as ``check`` does, yielding after every entry, so that others get their turn."""
    seed = None if record.seed is None else bytes.fromhex(record.seed)
    if seed is not None and seal(seed) != record.seal:
        raise BadText("seal-differs")
    match = Match.begin(record.setup)
    for n, entry in enumerate(record.log):
        if seed is not None and isinstance(entry, Drawn):
            _verify_draw(match, seed, n, entry)
        match = _then(match, n, entry)
        yield
    _check_end(record, match)
    return match


def finish(work: Generator[None, None, T]) -> T:
    """Run work that yields to its end, and return its result."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result


def verify(record: Record) -> Match:
    """Check a record that has to show the seed of its sealed dice."""
    if record.seal is None:
        raise BadText("record-not-sealed")
    if record.seed is None:
        raise BadText("record-no-seed")
    return check(record)


def fork(  # noqa: PLR0913 (what a new table may choose for itself)
    match: Match,
    keep: int,
    id: str,  # noqa: A002
    *,
    seats: tuple[Player, ...] | None = None,
    clock: ClockRule | None = None,
    seal: str | None = None,
) -> MatchSetup:
    """Return the setup of a new match that continues from the position after ``keep`` plies."""
    match.may_export()
    if not 0 <= keep <= len(match.line):
        raise NotNow("no-such-ply", ply=keep, plies=len(match.line))
    state = match.line[keep - 1].state if keep else match.first
    if isinstance(match.game.node(state), Over):
        raise NotNow("nothing-to-go-on")
    return msgspec.structs.replace(
        match.setup,
        id=id,
        position=match.game.position(state),
        seats=seats or match.holders,
        clock=clock,
        seal=seal,
    )


def _then(match: Match, n: int, entry: Entry) -> Match:
    try:
        return match.then(entry)
    except MazechaseError as error:
        raise BadText("record-entry", n=n, why=str(error)) from error


def _verify_draw(match: Match, seed: bytes, n: int, entry: Drawn) -> None:
    node = match.node
    if isinstance(node, Chance):  # otherwise the replay reports what is wrong
        sealed = Sealed(seed, match.setup.id, match.salts)
        outcome = match.game.write(sealed.outcome(match.draws, node.odds))
        if entry.outcome != outcome:
            raise BadOutcome("draw-differs", n=n, k=match.draws, outcome=entry.outcome, sealed=outcome)


def _check_end(record: Record, match: Match) -> None:
    if record.result != match.result:
        raise BadText("record-result", told=_in_words(record.result), played=_in_words(match.result))
    if record.seed is not None and not match.over:
        raise BadText("seed-until-end")
    for note in record.notes:
        if note.at > len(match.line):
            raise BadText("record-note", at=note.at)
    for expected in record.expected:
        if expected.at >= len(match.line) or match.line[expected.at].chance:
            raise BadText("record-expected", at=expected.at)
        for token in expected.hints:
            if not isinstance(match.game.read(token), Action):
                raise BadText("not-an-action", text=token)


def _in_words(result: Result | None) -> str:
    if result is None:
        return "not over"
    return f"{result.reason} {','.join(map(str, result.winners)) or '-'} {','.join(map(str, result.scores))}"
