"""Checking documents: find out what kind a document is of, and list everything that is wrong with it, with its line."""

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from mazechase.errors import BadDocument, BadOption
from mazechase.rules.api import AnyRules
from mazechase.rules.documents import parse_document
from mazechase.rules.flaws import Flaw, flaw_of
from mazechase.rules.options import Documented
from mazechase.rules.registry import game_types

_DRAWING = re.compile(r"drawing[ \t]*=[ \t]*(?:'''|\"\"\")([\r\n]*)")  # line by line, which JSON can not do


class KindOfDocument(NamedTuple):
    """What a document can be: a game's option, with the fields that some shipped ones have and those that all have."""

    game: type[AnyRules]
    option: str
    fields: frozenset[str]
    needed: frozenset[str]

    @property
    def name(self) -> str:
        """The name on the command line, such as ``chase.layout``."""
        return f"{self.game.id}.{self.option}"


class Checked(msgspec.Struct, frozen=True):
    """A document that was checked: what it is, its flaws, and the line of each, from 1 (None: not in one line)."""

    kind: str | None  # such as chase.layout; None: it could not be read
    document: dict[str, Any] | None
    flaws: tuple[Flaw, ...]
    lines: tuple[int | None, ...]


def kinds_of_document() -> tuple[KindOfDocument, ...]:
    """Return every kind of document that a known game takes."""
    return tuple(
        _kind(game, option.name, option.kind.shipped)
        for game in game_types().values()
        for option in game.declared
        if isinstance(option.kind, Documented)
    )


def _kind(game: type[AnyRules], option: str, shipped: Mapping[str, Mapping[str, Any]]) -> KindOfDocument:
    fields = [frozenset(document) for document in shipped.values()] or [frozenset()]
    return KindOfDocument(game, option, fields[0].union(*fields), fields[0].intersection(*fields))


def find_kind(name: str) -> KindOfDocument:
    """Return a kind by its name."""
    kinds = {kind.name: kind for kind in kinds_of_document()}
    if name not in kinds:
        raise BadOption("no-such-kind", kind=name[:60], known=", ".join(kinds))
    return kinds[name]


def guess_kind(document: Mapping[str, Any]) -> KindOfDocument:
    """Return the kind that a document is most like: by its field ``game``, its fields, and then by its flaws."""

    def unlike(kind: KindOfDocument) -> tuple[bool, int]:
        missing, unknown = kind.needed.difference(document), set(document) - kind.fields
        return document.get("game", kind.game.id) != kind.game.id, len(missing) + len(unknown)

    kinds = kinds_of_document()
    nearest = min(map(unlike, kinds))
    alike = [kind for kind in kinds if unlike(kind) == nearest]
    return alike[0] if len(alike) == 1 else min(alike, key=lambda kind: len(flaws_of(kind, document)))


def flaws_of(kind: KindOfDocument, document: Mapping[str, Any]) -> tuple[Flaw, ...]:
    """List everything that is wrong with a document; if its check finds nothing, the game itself is asked."""
    found = kind.game.flaws(kind.option, document)
    if found:
        return found
    try:
        kind.game(min(kind.game.player_counts), {kind.option: document})
    except BadDocument as error:
        return (flaw_of(error),)
    return ()


def check_text(text: str, where: str, *, toml: bool, kind: KindOfDocument | None = None) -> Checked:
    """Read and check a document; ``where`` is what an error calls it."""
    try:
        document = parse_document(text, where, toml=toml)
    except BadDocument as error:
        line = error.params.get("line")
        name = None if kind is None else kind.name
        return Checked(name, None, (flaw_of(error),), (line if isinstance(line, int) else None,))
    found = kind or guess_kind(document)
    flaws = flaws_of(found, document)
    return Checked(found.name, document, flaws, tuple(line_of(text, one) for one in flaws))


def line_of(text: str, flaw: Flaw) -> int | None:
    r"""Return the line of a document's text that a flaw is about.

    >>> line_of('source = "x"\nfences = [\n  "e3h", "e3v",\n]', Flaw("clash", field="fences.1"))
    3
    """
    head, _, rest = flaw.field.partition(".")
    at = _find(text, head, 0)
    if at is None:
        return None
    if rest.isdecimal():
        items = [*re.finditer(r"\"[^\"\n]*\"|'[^'\n]*'|[\w.+-]+", text[text.find("[", at) :])]
        at = text.find("[", at) + items[int(rest)].start() if int(rest) < len(items) else at
    elif rest:
        at = _find(text, rest, at + len(head)) or at
    drawn, inside = _DRAWING.match(text, at), flaw.params.get("line")
    below = inside - 1 + drawn[1].count("\n") if drawn and isinstance(inside, int) else 0
    return text.count("\n", 0, at) + 1 + below


def _find(text: str, name: str, begin: int) -> int | None:
    """Return where a field is written, as TOML or JSON."""
    word = re.escape(name)
    found = re.compile(rf"(?m)^[ \t]*\[{word}\]|(?<![\w-])[\"']?{word}[\"']?[ \t]*[=:]").search(text, begin)
    return None if found is None or not name else found.start() + len(found[0]) - len(found[0].lstrip())
