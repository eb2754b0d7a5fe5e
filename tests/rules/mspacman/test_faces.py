"""The spinner and the die: data, checked."""

from typing import Any

import pytest

import mazechase
from mazechase.errors import BadDocument
from mazechase.rules.mspacman.documents import DICE, SPINNERS
from mazechase.rules.mspacman.game import MsPacMan
from rules.mspacman.positions import put, start

DIE, SPINNER = DICE["f2-for-two"], SPINNERS["one-to-six"]


def faces(document: dict[str, Any], *texts: Any) -> dict[str, Any]:
    return {**document, "faces": list(texts)}


def test_MSP_3_the_faces_that_come_with_the_game() -> None:
    assert put("spin", "- f5", her="c8").odds == dict.fromkeys("123456", 1)
    assert put("roll", "- f5", her="c8", seat=2).odds == dict.fromkeys(("1", "F2", "3", "4", "5", "6"), 1)
    facts = MsPacMan(2).facts
    assert facts.spinner == dict.fromkeys("123456", 1)
    assert list(facts.die) == ["1", "F2", "3", "4", "5", "6"]


def test_MSP_3_equal_faces_are_one_outcome_with_more_weight() -> None:
    options: dict[str, Any] = {
        "die_faces": faces(DIE, "F2", "4", "F2", "4", "4"),
        "spinner_faces": faces(SPINNER, "3", "3", "12"),
    }
    assert put("spin", "- f5", her="c8", **options).odds == {"3": 2, "12": 1}
    rolling = put("roll", "- f5", her="c8", seat=2, **options)
    assert rolling.odds == {"F2": 2, "4": 3}
    assert start(2, **options).odds == {"3": 2, "12": 1}
    assert put("spin", "- f5", her="c8", **options).play("*12").state.steps == 12


@pytest.mark.parametrize(
    ("code", "constraint", "document"),
    [
        ("three", "M14", faces(SPINNER, "1", "2")),
        ("spinner-flip", "M14", faces(SPINNER, "1", "3", "F2")),
        ("equal", "M14", faces(SPINNER, "3", "3")),
        ("count", "", faces(SPINNER, "3")),
        ("count", "", faces(SPINNER, *["3", "4"] * 31)),
        ("face", "", faces(SPINNER, "3", "0")),
        ("face", "", faces(SPINNER, "3", "13")),
        ("face", "", faces(SPINNER, "3", "03")),
        ("face", "", faces(SPINNER, "3", 4)),
        ("face", "", faces(SPINNER, "3", "\u0664")),
        ("flip", "M15", faces(DIE, "1", "2")),
        ("equal", "M14", faces(DIE, "F2", "2")),
    ],
)
def test_MSP_3_faces_that_cannot_be_are_told_why(code: str, constraint: str, document: dict[str, Any]) -> None:
    option = "die_faces" if document["id"] == DIE["id"] else "spinner_faces"
    with pytest.raises(BadDocument) as broken:
        mazechase.game("mspacman", 2, {option: document})
    assert broken.value.code == f"mspacman-faces-{code}"
    assert constraint in str(broken.value)
    assert not str(broken.value).startswith("error-")
