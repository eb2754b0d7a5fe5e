"""Documents of one's own, such as boards and decks, read from text."""

import json
import re
import tomllib
from typing import Any

from mazechase.errors import BadDocument

# A lone surrogate: the first half of a pair without the second, or the second without the first.
_HALF = re.compile(r"\\u[dD](?:[89abAB]..(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB]..\\u[dD])[c-fC-F])")
_PLACE = re.compile(r"\(at line (\d+), column (\d+)\)$")  # tomllib tells it in its sentence alone


def parse_document(text: str, where: str, *, toml: bool) -> dict[str, Any]:
    """Read a document's text; ``where`` is what an error calls it."""
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
    except (ValueError, RecursionError) as error:  # more digits or more tables in one another than Python takes
        raise BadDocument("document-too-large", where=where) from error
    if not isinstance(document, dict):
        raise BadDocument("document-not-a-table", where=where)
    return document


def _parse_json(text: str) -> Any:
    """Parse JSON; raise UnicodeEncodeError for half a character, which JSON can spell but nobody can send or keep."""
    document = json.loads(text)
    json.dumps(document, ensure_ascii=False).encode()
    return document


def _unreadable(where: str, form: str, line: int, column: int) -> BadDocument:
    return BadDocument("document-unreadable", where=where, form=form, line=line, column=column)


def _end(text: str) -> tuple[int, int]:
    return text.count("\n") + 1, len(text) - text.rfind("\n")
