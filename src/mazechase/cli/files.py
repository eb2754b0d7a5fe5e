"""Files named on the command line, read with every way they can disappoint made a clear error."""

from pathlib import Path
from typing import Any

from mazechase.errors import BadDocument, BadText
from mazechase.rules.documents import parse_document

MOST_BYTES = 16 * 1024 * 1024  # a record of the longest match is far smaller
MOST_DOCUMENT_BYTES = 1024 * 1024


def read_bytes(path: str, most: int = MOST_BYTES) -> bytes:
    """Read a file that may be missing, a folder, forbidden or endless."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(most + 1)
    except OSError as error:
        raise BadText("unreadable-file", file=path, reason=error.strerror or "") from error
    except ValueError as error:  # a name that no file can have
        raise BadText("unreadable-file", file=path, reason=str(error)) from error
    if len(content) > most:
        raise BadText("file-too-big", file=path, most=str(most))
    return content


def read_document(path: str) -> dict[str, Any]:
    """Read a board, deck or the like from a .toml or .json file."""
    content = read_bytes(path, MOST_DOCUMENT_BYTES)
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        raise BadDocument("document-not-text", where=path) from error
    return parse_document(text, path, toml=path.endswith(".toml"))
