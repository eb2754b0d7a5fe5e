"""Boards, dice and spinners as documents: those that come with the game, and how any of them is read."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mazechase.boards.walled import parse_walled, read_walled
from mazechase.rules.api import Odds
from mazechase.rules.documents import read_folder
from mazechase.rules.flaws import Flaw, Flaws, flaw, flaw_of, raise_first
from mazechase.rules.mspacman.constraints import board_flaws
from mazechase.rules.mspacman.layout import Layout, layout_of
from mazechase.rules.mspacman.values import FLIP, Face

_DATA = Path(__file__).parent / "data"
LAYOUTS, DICE, SPINNERS = (read_folder(_DATA / folder) for folder in ("layouts", "dice", "spinners"))
GAME = "mspacman"
MOST_FACES = 60
_LARGEST = 12  # a turn's steps; nobody walks further in one go


def read_layout(document: Mapping[str, Any]) -> Layout:
    """Return the board a document describes; BadDocument names the place and the constraint that is broken."""
    raise_first(layout_flaws(document))
    return layout_of(parse_walled(document["drawing"]))


def read_spinner(document: Mapping[str, Any]) -> Odds:
    """Return the spinner's odds: plain numbers, 3 among them (M14)."""
    raise_first(spinner_flaws(document))
    return _odds(document["faces"])


def read_die(document: Mapping[str, Any]) -> Odds:
    """Return the die's odds: plain numbers and F2 (M15)."""
    raise_first(die_flaws(document))
    return _odds(document["faces"])


def layout_flaws(document: Mapping[str, Any]) -> Flaws:
    """List what is wrong with a board."""
    yield from _field_flaws(document, "drawing", str)
    if isinstance(document.get("drawing"), str):
        board, wrong = read_walled(document["drawing"])
        for error in wrong:
            place = error.params.get("place")
            yield flaw_of(error, "drawing", cells=() if place is None else (str(place),))
        if board is not None:
            yield from board_flaws(board)


def spinner_flaws(document: Mapping[str, Any]) -> Flaws:
    """List what is wrong with a spinner."""
    yield from _face_flaws(document)
    faces = _faces(document)
    if FLIP in faces:
        yield _flaw("faces-spinner-flip", "faces", "M14")
    if faces and "3" not in faces:
        yield _flaw("faces-three", "faces", "M14")
    yield from _equal(faces)


def die_flaws(document: Mapping[str, Any]) -> Flaws:
    """List what is wrong with a die."""
    yield from _face_flaws(document)
    faces = _faces(document)
    if faces and FLIP not in faces:
        yield _flaw("faces-flip", "faces", "M15")
    yield from _equal(faces)


def _flaw(code: str, at: str, constraint: str = "", /, **params: Any) -> Flaw:
    return flaw(f"mspacman-{code}", at, constraint=constraint, **params)


def _field_flaws(document: Mapping[str, Any], content: str, kind: type) -> Flaws:
    """List what is wrong with a document apart from what it contains."""
    for field in ("id", "game", "title", "source"):
        if not isinstance(document.get(field), str):
            yield _flaw("document-field", field, field=field)
    for field in document:
        if field not in ("id", "game", "title", "source", content):
            yield _flaw("document-extra", str(field)[:20], field=str(field)[:20], content=content)
    if isinstance(document.get("game"), str) and document["game"] != GAME:
        yield _flaw("document-game", "game", game=document["game"])
    if not isinstance(document.get(content), kind):
        yield _flaw("document-field", content, field=content)


def _face_flaws(document: Mapping[str, Any]) -> Flaws:
    yield from _field_flaws(document, "faces", list)
    faces = _faces(document)
    if isinstance(document.get("faces"), list) and not 2 <= len(faces) <= MOST_FACES:
        yield _flaw("faces-count", "faces", count=len(faces), most=MOST_FACES)
    for place, face in enumerate(faces):
        if not _is_face(face):
            yield _flaw("faces-face", f"faces.{place}", face=str(face)[:20], largest=_LARGEST)


def _faces(document: Mapping[str, Any]) -> list[Any]:
    faces = document.get("faces")
    return faces if isinstance(faces, list) else []


def _is_face(face: Any) -> bool:
    return face == FLIP or face in map(str, range(1, _LARGEST + 1))


def _equal(faces: list[Any]) -> Flaws:
    """Say if there are no two different counts: a tie at the start would never end."""
    if faces and all(map(_is_face, faces)) and len({Face(face).count for face in faces}) < 2:
        yield _flaw("faces-equal", "faces", "M14")


def _odds(faces: list[str]) -> Odds:
    """Return each face with its number (MSP-3)."""
    return Odds({Face(face): weight for face, weight in Counter(faces).items()})


CHECKS = {"layout": layout_flaws, "spinner_faces": spinner_flaws, "die_faces": die_flaws}
