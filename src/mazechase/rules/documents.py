"""Documents of one's own, such as boards and decks, read from text."""

import json
import tomllib
from typing import Any

from mazechase.errors import BadDocument


def parse_document(text: str, where: str, *, toml: bool) -> dict[str, Any]:
    """Read a document's text; ``where`` is what an error calls it."""
    try:
        document = tomllib.loads(text) if toml else json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadDocument("document-unreadable", where=where, reason=str(error)) from error
    if not isinstance(document, dict):
        raise BadDocument("document-not-a-table", where=where)
    return document
