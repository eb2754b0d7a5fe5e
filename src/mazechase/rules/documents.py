"""Custom documents, such as boards and decks: read from text, with limits checked before anything else is done.

The limits apply wherever a document comes from: a file, a request, or a record. Shipped documents reach a tenth of them
at most.
"""

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from mazechase.errors import BadDocument

MOST_LETTERS = 65_536  # of a document's text
MOST_VALUES = 5_000  # names and values in a document
MOST_LETTERS_IN_VALUE = 8_192  # a drawing takes six thousand at most
DEEPEST = 8  # tables and lists inside one another

_PLACE = re.compile(r"\(at line (\d+), column (\d+)\)$")  # tomllib gives the place only in its message
# Strings and comments, with or without their ends; each keeps what it has matched, so this is linear too.
_STRINGS = re.compile(
    r"""(?xs)
    \"{3} (?: \\. | [^\\] )*? (?: \"{3} | \Z )
    | '{3} .*? (?: '{3} | \Z )
    | " (?: \\. | [^"\\\n] )*+ "?
    | ' [^'\n]*+ '?
    | \# [^\n]*+
    """
)
# Python's TOML reader needs time and memory that grow with the square of the number of parts in a dotted key. The
# pattern starts only where a part starts and never backtracks, so it is linear in the text.
_LONG_KEY = re.compile(rf'(?<![\w"-])(?:[\w"-]++[ \t]*+\.[ \t]*+){{{DEEPEST}}}')
# A lone surrogate: the first half of a pair without the second, or the second without the first.
_HALF = re.compile(r"\\u[dD](?:[89abAB]..(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB]..\\u[dD])[c-fC-F])")


def parse_document(text: str, where: str, *, toml: bool) -> dict[str, Any]:
    """Return the document written in a text; ``where`` is what an error calls it."""
    if len(text) > MOST_LETTERS:
        raise BadDocument("document-too-long", where=where, most=MOST_LETTERS)
    if toml and _LONG_KEY.search(_STRINGS.sub('""', text)):
        raise BadDocument("document-too-large", where=where)
    try:
        document = tomllib.loads(text) if toml else _parse_json(text)
    except json.JSONDecodeError as error:
        raise _unreadable(where, "JSON", error.lineno, error.colno) from error
    except tomllib.TOMLDecodeError as error:
        place = _PLACE.search(str(error))
        line, column = map(int, place.groups()) if place else _end(text)
        raise _unreadable(where, "TOML", line, column) from error
    except UnicodeEncodeError as error:
        half = _HALF.search(text)
        raise _unreadable(where, "JSON", *_end(text[: half.start()] if half else text)) from error
    except (ValueError, RecursionError) as error:  # more digits or deeper nesting than Python accepts
        raise BadDocument("document-too-large", where=where) from error
    if not isinstance(document, dict):
        raise BadDocument("document-not-a-table", where=where)
    check_size(document, where)
    return document


def check_size(document: Mapping[str, Any], where: str) -> None:
    """Raise BadDocument if a document is too deep, has too many values, or has a value that is too long."""
    values = letters = 0
    for length in _lengths(document, where, DEEPEST):
        values, letters = values + 1, letters + length
        if values > MOST_VALUES or letters > MOST_LETTERS or length > MOST_LETTERS_IN_VALUE:
            raise BadDocument("document-too-large", where=where)


def _lengths(value: Any, where: str, deeper: int) -> Iterator[int]:
    """Yield the length of every name and value, from the top down, so that a check can stop at any time."""
    if isinstance(value, Mapping | list | tuple):
        if not deeper:
            raise BadDocument("document-too-large", where=where)
        yield 0
        parts = (part for pair in value.items() for part in pair) if isinstance(value, Mapping) else value
        for part in parts:
            yield from _lengths(part, where, deeper - 1)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield value.bit_length() // 3  # close to its digits, without writing them
    else:
        yield len(value) if isinstance(value, str) else 1


def _parse_json(text: str) -> Any:
    """Parse JSON; raise UnicodeEncodeError for a lone surrogate, which JSON can spell but UTF-8 can't."""
    document = json.loads(text)
    json.dumps(document, ensure_ascii=False).encode()
    return document


def _unreadable(where: str, form: str, line: int, column: int) -> BadDocument:
    return BadDocument("document-unreadable", where=where, form=form, line=line, column=column)


def _end(text: str) -> tuple[int, int]:
    return text.count("\n") + 1, len(text) - text.rfind("\n")


def read_folder(folder: Path) -> dict[str, dict[str, Any]]:
    """Read the documents that come with a game: the TOML files of a folder, by the names of the files."""
    return {file.stem: tomllib.loads(file.read_text("utf-8")) for file in sorted(folder.glob("*.toml"))}
