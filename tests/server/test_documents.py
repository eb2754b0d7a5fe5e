"""Boards, decks and other documents from people's own files: read, checked, and used as an option of a table."""

import json
from typing import Any

import pytest

import mazechase
from mazechase.rules.documents import MOST_LETTERS
from server.running import Served

DIE = 'id = "mine"\ngame = "mspacman"\ntitle = "Mine"\nsource = "home-made"\nfaces = ["1", "F2", "3"]\n'


def die(text: str, file: str = "die.toml", **more: Any) -> dict[str, Any]:
    return {"game": "mspacman", "players": 2, "option": "die_faces", "file": file, "text": text, **more}


def test_a_document_is_read_and_can_be_played_with(server: Served) -> None:
    document = server.done("POST", "/api/documents", json=die(DIE, "Die.TOML"))
    assert document["faces"] == ["1", "F2", "3"]
    made = server.table("mspacman", "here", "here", options={"die_faces": document})
    assert made["table"]["options"]["die_faces"] == document


def test_a_document_is_checked_with_what_else_is_chosen(server: Served) -> None:
    deck = json.dumps(mazechase.game("cards").documents["deck"])
    asked = {"game": "cards", "players": 8, "option": "deck", "file": "deck.json", "text": deck}
    assert server.refused("POST", "/api/documents", json=asked) == (400, "cards-bonus-only")
    assert server.done("POST", "/api/documents", json={**asked, "options": {"level": "bonus"}}) == json.loads(deck)


@pytest.mark.parametrize(
    ("document", "code"),
    [
        (die("faces = ["), "document-unreadable"),
        (die(DIE, "die.json"), "document-unreadable"),
        (die("[" * 10_000, "die.json"), "document-too-large"),
        (die("faces = " + "9" * 5000), "document-too-large"),
        (die("[1]", "die.json"), "document-not-a-table"),
        (die(DIE.replace("faces", "sides")), "mspacman-document-extra"),
        (die(DIE + "#" * MOST_LETTERS), "document-too-long"),
        (die(DIE, option="start_by"), "bad-option-value"),
        (die(DIE, option="nothing"), "no-such-option"),
        (die(DIE, game="nothing"), "no-such-game"),
    ],
)
def test_what_cannot_be_taken_is_refused_with_a_reason(server: Served, document: dict[str, Any], code: str) -> None:
    assert server.refused("POST", "/api/documents", json=document) == (400, code)


@pytest.mark.parametrize(
    ("file", "text", "line", "column"),
    [
        ("die.toml", DIE + "faces ~ 3", 6, 7),
        ("die.toml", "title = 'Mine'\nfaces = [", 2, 10),
        ("die.json", '{"title": "Mine",\n "faces": 1 2}', 2, 13),
        ("die.json", "", 1, 1),
    ],
)
def test_where_a_document_cannot_be_read_any_further(
    server: Served, file: str, text: str, line: int, column: int
) -> None:
    answer = server.ask("POST", "/api/documents", json=die(text, file))
    form = file.removeprefix("die.").upper()
    assert answer.json()["params"] == {"where": file, "form": form, "line": line, "column": column}


def test_the_help_for_a_game_is_sent_to_anybody(server: Served) -> None:
    found = server.done("GET", "/api/games/chase/help")
    assert found["facts"]["game"] == "chase"
    assert found["parts"][0]["name"] == "aim"
    assert {sample["word"] for sample in found["samples"]} >= {"gates", "printed"}
    assert server.refused("GET", "/api/games/no-such-game/help")[0] == 404
