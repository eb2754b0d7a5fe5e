"""Files named on the command line, with a clear error for everything that can go wrong; ``-`` is standard input."""

import sys
from pathlib import Path
from typing import Any, BinaryIO

from mazechase.errors import BadDocument, BadText
from mazechase.rules.documents import parse_document

MOST_BYTES = 16 * 1024 * 1024  # a record of the longest match is far smaller
MOST_DOCUMENT_BYTES = 1024 * 1024


STANDARD_INPUT = "-"


def read_bytes(path: str, most: int = MOST_BYTES) -> bytes:
    """Read a file; it may be missing, a folder, forbidden or endless."""
    try:
        if path == STANDARD_INPUT:
            content = _standard_input().read(most + 1)
        else:
            with Path(path).open("rb") as file:
                content = file.read(most + 1)
    except OSError as error:
        raise BadText("unreadable-file", file=path, reason=error.strerror or "") from error
    except ValueError as error:  # a name that no file can have
        raise BadText("unreadable-file", file=path, reason=str(error)) from error
    if len(content) > most:
        raise BadText("file-too-big", file=path, most=str(most))
    return content


def write_bytes(path: str | Path, content: bytes) -> None:
    """Write a file; raise BadText if that fails."""
    try:
        Path(path).write_bytes(content)
    except OSError as error:
        raise BadText("unwritable-file", file=str(path), reason=error.strerror or "") from error


def _standard_input() -> BinaryIO:
    if sys.stdin is None:
        raise BadText("unreadable-file", file=STANDARD_INPUT, reason="standard input is closed")
    return sys.stdin.buffer


def read_document(path: str) -> dict[str, Any]:
    """Read a board, deck or the like from a .toml or .json file, or either from standard input."""
    content = read_bytes(path, MOST_DOCUMENT_BYTES)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadDocument("document-not-text", where=path) from error
    toml = path.endswith(".toml") or (path == STANDARD_INPUT and not text.lstrip().startswith("{"))
    return parse_document(text, path, toml=toml)
