"""Documents as text: any board, layout, deck or faces as a commented TOML file that reads back.

The comments come from the catalogues: ``GAME-template-OPTION`` begins the file, and ``GAME-template-OPTION-FIELD`` is
written above a field. A game without such messages gets a file without comments.
"""

import json
import re
from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Any

from mazechase.errors import BadOption
from mazechase.messages import keys, sentence
from mazechase.rules.api import AnyRules
from mazechase.rules.options import Documented

WIDTH = 100
_BARE = re.compile(r"[A-Za-z0-9_-]+")

Comments = Mapping[str, str]


def template(kind: type[AnyRules], option: str, shipped: str | None = None, language: str = "en") -> str:
    """Return a shipped document of a game as a file to start from; by default the one that is played by default."""
    return write_document(shipped_document(kind, option, shipped), comments_on(kind.id, option, language))


def shipped_document(kind: type[AnyRules], option: str, shipped: str | None = None) -> dict[str, Any]:
    """Return a document that comes with a game; raise BadOption for an unknown one."""
    documented = {one.name: one for one in kind.declared if isinstance(one.kind, Documented)}
    if option not in documented:
        raise BadOption("no-such-option", option=option[:60], known=", ".join(documented) or "none")
    declared = documented[option]
    found = declared.kind.shipped  # type: ignore[union-attr]  # the comprehension keeps only documents
    name = declared.default if shipped is None else shipped
    if name not in found:
        raise BadOption("bad-option-value", option=option, value=name[:60], takes=" | ".join(found))
    document: dict[str, Any] = found[name]
    return document


def comments_on(game: str, option: str, language: str = "en") -> dict[str, str]:
    """Return the comments for a kind of document: by field, and for the whole of it by the empty name."""
    begin = f"{game}-template-{option}".replace("_", "-")
    known = language if begin in keys(language) else "en"
    found = {key.removeprefix(begin).removeprefix("-"): key for key in keys(known) if key.startswith(begin)}
    return {field: sentence(key, {}, known) for field, key in found.items()}


def write_document(document: Mapping[str, Any], comments: Comments | None = None) -> str:
    """Write a document as TOML.

    >>> print(write_document({"source": "home-made", "starts": {"Pac-Man": "e5"}}, {"starts": "Who starts where."}))
    source = "home-made"
    <BLANKLINE>
    # Who starts where.
    [starts]
    Pac-Man = "e5"
    """
    notes = comments or {}
    return "\n".join([*_comment(notes.get("", "")), *_lines(document, notes, "")]).strip("\n")


def _lines(table: Mapping[str, Any], comments: Comments, path: str) -> Iterator[str]:
    """Yield the lines of a table: plain values first, as TOML demands, then the tables in it."""
    for name, value in table.items():
        if not isinstance(value, Mapping):
            yield from _comment(comments.get(name if not path else "-", ""))
            yield f"{_name(name)} = {_value(value)}"
    for name, value in table.items():
        if isinstance(value, Mapping):
            yield ""
            yield from _comment(comments.get(name if not path else "-", ""))
            yield f"[{path}{_name(name)}]"
            yield from _lines(value, comments, f"{path}{_name(name)}.")


def _name(name: Any) -> str:
    return str(name) if _BARE.fullmatch(str(name)) else json.dumps(str(name))


def _value(value: Any) -> str:
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list | tuple):
        return _list([_value(one) for one in value])
    if isinstance(value, bool):
        return str(value).lower()
    return str(value)


def _text(text: str) -> str:
    """Return text as TOML has it; a drawing keeps its lines."""
    if "\n" in text and "'''" not in text and all(char.isprintable() or char == "\n" for char in text):
        return f"'''\n{text}'''"
    return json.dumps(text)


def _list(items: list[str]) -> str:
    line = f"[{', '.join(items)}]"
    if len(line) <= WIDTH - 20:
        return line
    return "\n".join(["[", *(f"  {part}" for part in wrap(", ".join(items) + ",", WIDTH - 20)), "]"])


def _comment(text: str) -> list[str]:
    return [f"# {line}".rstrip() for line in text.split("\n")] if text else []
