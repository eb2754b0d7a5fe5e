"""Boards, dice and spinners as documents: those that come with the game, and how any of them is read."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mazechase.boards.walled import parse_walled
from mazechase.errors import BadDocument
from mazechase.rules.api import Odds
from mazechase.rules.documents import read_folder
from mazechase.rules.mspacman.constraints import check_board
from mazechase.rules.mspacman.layout import Layout, layout_of
from mazechase.rules.mspacman.values import FLIP, Face

_DATA = Path(__file__).parent / "data"
LAYOUTS, DICE, SPINNERS = (read_folder(_DATA / folder) for folder in ("layouts", "dice", "spinners"))
GAME = "mspacman"
MOST_FACES = 60
_LARGEST = 12  # a turn's steps; nobody walks further in one go


def _contents(document: Mapping[str, Any], content: str, kind: type) -> Any:
    """Return what a document contains; its other fields are checked first."""
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


def read_layout(document: Mapping[str, Any]) -> Layout:
    """Return the board a document describes; BadDocument names the place and the constraint that is broken."""
    board = parse_walled(_contents(document, "drawing", str))
    check_board(board)
    return layout_of(board)


def read_spinner(document: Mapping[str, Any]) -> Odds:
    """Return the spinner's odds: plain numbers, 3 among them (M14)."""
    faces = _faces(document)
    if FLIP in faces:
        raise BadDocument("mspacman-faces-spinner-flip")
    if "3" not in faces:
        raise BadDocument("mspacman-faces-three")
    return _odds(faces)


def read_die(document: Mapping[str, Any]) -> Odds:
    """Return the die's odds: plain numbers and F2 (M15)."""
    faces = _faces(document)
    if FLIP not in faces:
        raise BadDocument("mspacman-faces-flip")
    return _odds(faces)


def _faces(document: Mapping[str, Any]) -> list[str]:
    faces: list[Any] = _contents(document, "faces", list)
    if not 2 <= len(faces) <= MOST_FACES:
        raise BadDocument("mspacman-faces-count", count=len(faces), most=MOST_FACES)
    for face in faces:
        if face != FLIP and face not in map(str, range(1, _LARGEST + 1)):
            raise BadDocument("mspacman-faces-face", face=str(face)[:20], largest=_LARGEST)
    return faces


def _odds(faces: list[str]) -> Odds:
    """Return each face with its number (MSP-3); without two different counts a tie at the start would never end."""
    weights = {Face(face): weight for face, weight in Counter(faces).items()}
    if len({face.count for face in weights}) < 2:
        raise BadDocument("mspacman-faces-equal")
    return Odds(weights)
