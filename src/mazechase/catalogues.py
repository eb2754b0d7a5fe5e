"""Message catalogues as text: which messages a language has, and which are translations of an older English one.

A catalogue is a Project Fluent file, ``<folder>/<language>/<name>.ftl``. Beside a language's catalogues,
``sources.json`` holds for every message a hash of the English message that it was translated from. Where a translation
is missing, or its English message has changed since, the English message is used. The page's build does the same
(web/plugins/catalogues.ts).
"""

import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path

ENGLISH = "en"
SOURCES = "sources.json"
_BEGINS = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


def messages_in(text: str) -> dict[str, str]:
    r"""Return the messages of a catalogue as they are written, by key, without comments and blank lines.

    >>> messages_in("# Greetings\n\nhello = Hello,\n    world\n\nbye = Bye\n")
    {'hello': 'hello = Hello,\n    world', 'bye': 'bye = Bye'}
    """
    lines = [line.rstrip() for line in text.split("\n") if line.strip() and not line.startswith("#")]
    kept = "\n".join(lines)
    starts = [*_BEGINS.finditer(kept)]
    ends = [*(start.start() for start in starts[1:]), len(kept)]
    return {start[1]: kept[start.start() : end].rstrip() for start, end in zip(starts, ends, strict=True)}


def source_hash(message: str) -> str:
    """Return what is kept of an English message, to notice that it has changed.

    >>> source_hash("bye = Bye") != source_hash("bye = Goodbye")
    True
    """
    return hashlib.sha256(message.encode()).hexdigest()[:10]


def sources(folder: Path, language: str) -> Mapping[str, str]:
    """Return the hashes of the English messages that a language's were translated from, by key."""
    file = folder / language / SOURCES
    read: dict[str, str] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return read


def is_outdated(key: str, english: str, made_from: Mapping[str, str]) -> bool:
    """Return whether a translation was made from another English message; one without a hash counts as current."""
    return key in made_from and made_from[key] != source_hash(english)


def merged(folder: Path, language: str) -> str:
    """Return all catalogues of a language as one text, with English messages where it has no current ones."""
    made_from = sources(folder, language)
    lines: list[str] = []
    for file in sorted((folder / ENGLISH).glob("*.ftl")):
        own = folder / language / file.name
        theirs = messages_in(own.read_text("utf-8")) if own.exists() else {}
        for key, english in messages_in(file.read_text("utf-8")).items():
            current = key in theirs and not is_outdated(key, english, made_from)
            lines.append(theirs[key] if current else english)
    return "\n".join(lines)
