"""The documents Ms. Pac-Man comes with, and what every document must have; faces of the spinner and the die."""

import tomllib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mazechase.errors import BadDocument
from mazechase.rules.api import Odds
from mazechase.rules.mspacman.values import FLIP, Face

GAME = "mspacman"
MOST_FACES = 60
_LARGEST = 12  # a turn's steps; nobody walks further in one go
_DATA = Path(__file__).parent / "data"


def shipped(folder: str) -> dict[str, dict[str, Any]]:
    """Read the documents of a folder, by id."""
    documents = (tomllib.loads(path.read_text("utf-8")) for path in sorted((_DATA / folder).glob("*.toml")))
    return {document["id"]: document for document in documents}


def check_fields(document: Mapping[str, Any], content: str, kind: type) -> Any:
    """Give what a document contains, after a look at the fields every document has."""
    for field in ("id", "game", "title", "source"):
        if not isinstance(document.get(field), str):
            raise BadDocument("mspacman-document-field", field=field)
    for field in document:
        if field not in ("id", "game", "title", "source", content):
            raise BadDocument("mspacman-document-extra", field=str(field)[:20], content=content)
    if document["game"] != GAME:
        raise BadDocument("mspacman-document-game", game=document["game"])
    if not isinstance(document.get(content), kind):
        raise BadDocument("mspacman-document-field", field=content)
    return document[content]


def read_spinner(document: Mapping[str, Any]) -> Odds:
    """Make the spinner's odds: plain numbers, 3 among them (M14)."""
    faces = _faces(document)
    if FLIP in faces:
        raise BadDocument("mspacman-faces-spinner-flip")
    if "3" not in faces:
        raise BadDocument("mspacman-faces-three")
    return _odds(faces)


def read_die(document: Mapping[str, Any]) -> Odds:
    """Make the die's odds: plain numbers and F2 (M15)."""
    faces = _faces(document)
    if FLIP not in faces:
        raise BadDocument("mspacman-faces-flip")
    return _odds(faces)


def _faces(document: Mapping[str, Any]) -> list[str]:
    faces: list[Any] = check_fields(document, "faces", list)
    if not 2 <= len(faces) <= MOST_FACES:
        raise BadDocument("mspacman-faces-count", count=len(faces), most=MOST_FACES)
    for face in faces:
        if face != FLIP and face not in map(str, range(1, _LARGEST + 1)):
            raise BadDocument("mspacman-faces-face", face=str(face)[:20], largest=_LARGEST)
    return faces


def _odds(faces: list[str]) -> Odds:
    """Weigh each face by how often it is there (MSP-3); two numbers at least, or a tie at the start has no end."""
    weights = {Face(face): weight for face, weight in Counter(faces).items()}
    if len({face.count for face in weights}) < 2:
        raise BadDocument("mspacman-faces-equal")
    return Odds(weights)
