"""The terminal speaks the reader's language, and English where nothing else is asked for."""

import io
import re

import pytest

from cli.running import Mazechase, run_program
from mazechase.messages import spoken

BOARD = re.compile("^fences left|to act$")  # a board's own text, the same in every language
ENGLISH = re.compile(r"\b(the|type|move|seat|game)\b", re.IGNORECASE)
UNKNOWN = {"en": "There is no game “ludo”.", "cs": "Hra „ludo“ není.", "ar": "لا توجد لعبة"}


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "tlh_QS.UTF-8"}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "ar_EG.UTF-8"}, "ar"),
        ({"LANG": "ar", "LC_MESSAGES": "ar", "LC_ALL": "cs_CZ"}, "cs"),
        ({"LC_ALL": "C", "LANG": "cs_CZ.UTF-8"}, "en"),
        ({"MAZECHASE_LANGUAGE": "ar", "LC_ALL": "cs_CZ.UTF-8"}, "ar"),
    ],
    ids=lambda value: " ".join(f"{name}={text}" for name, text in value.items()) if isinstance(value, dict) else value,
)
def test_errors_are_in_the_language_of_the_environment(
    mazechase: Mazechase, monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], language: str
) -> None:
    for name in ("MAZECHASE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert mazechase("legal", "ludo").err.startswith(f"mazechase: {UNKNOWN[language]}")
    assert spoken() == "en"  # the language was only the command's


def test_a_language_can_be_asked_for_before_or_after_the_command(mazechase: Mazechase) -> None:
    said = [
        mazechase(*args).err for args in (("--language", "cs", "legal", "ludo"), ("legal", "ludo", "--language", "cs"))
    ]
    assert said == [f"mazechase: {UNKNOWN['cs']} Seznam her vypíše `mazechase games`.\n"] * 2
    assert "it takes ar, " in mazechase("legal", "quoridor", "--language", "tlh").err


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("cs", ["2 hráči; místo 1: člověk", "Místo 1 jde z e1 na e2.", "  undo   vezme zpět", "Hra neskončila."]),
        ("ar", ["لاعبان؛ المقعد 1: إنسان، المقعد 2: random", "المقعد 1 ينتقل من e1 إلى e2.", "لم تنتهِ اللعبة."]),
    ],
)
def test_a_match_is_told_in_the_language(
    mazechase: Mazechase, monkeypatch: pytest.MonkeyPatch, language: str, said: list[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"e2\nhelp\nhint\nundo\n")))
    code, out, err = mazechase("play", "quoridor", "random", "--seed", "1", "--language", language)
    assert (code, err) == (0, "")
    for sentence in said:
        assert sentence in out
    told = [line for line in out.splitlines() if re.search("[^\\W\\d_]{5,}", line) and not BOARD.search(line)]
    assert len(told) > 10
    assert not [line for line in told if ENGLISH.search(line)]


def test_tables_are_in_the_language(mazechase: Mazechase) -> None:
    def run(*args: str) -> list[str]:
        code, out, err = mazechase(*args, "--language", "cs")
        assert (code, err) == (0, "")
        return out.splitlines()

    assert re.search(r"^  level +1 \| 2 \| bonus +obvykle 1 ", "\n".join(run("games")), re.MULTILINE)
    heading, columns, row, _ = run("arena", "chase", "random", "random", "--games", "2")
    assert heading == "chase, 2 hráči, 2 hry, semínko 1, obvyklé přemýšlení"
    assert columns.split()[:4] == ["robot", "hry", "výhry", "remízy"]
    assert "50,0\u00a0%" in row  # with a comma, and the no-break space of Czech


def test_what_programs_read_is_the_same_in_every_language() -> None:
    for args in (("legal", "quoridor"), ("perft", "quoridor", "1"), ("show", "chase"), ("games", "--json")):
        assert run_program(*args, LANG="cs_CZ.UTF-8") == run_program(*args), args
