"""The commands for designers: document, check, measure, suggest."""

import io
import json
import tomllib
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cli.running import Mazechase
from mazechase.cli import suggest as command
from mazechase.workshop import suggesting

WRONG = '{"source": "", "fences": ["e9h"], "pellets": [], "starts": {}}'


def test_a_document_is_printed_as_a_template_that_passes_its_check(mazechase: Mazechase, tmp_path: Path) -> None:
    code, out, err = mazechase("document", "chase", "layout", "printed")
    assert (code, err) == (0, "")
    assert tomllib.loads(out)["starts"]["Pac-Man"] == "e5"
    file = tmp_path / "mine.toml"
    file.write_text(out, "utf-8")
    assert mazechase("check", str(file)) == (0, f"{file}: chase.layout, nothing is wrong\n", "")


def test_a_document_as_json(mazechase: Mazechase) -> None:
    code, out, _ = mazechase("document", "mspacman", "die_faces", "--json")
    assert code == 0
    assert json.loads(out)["faces"][1] == "F2"


@pytest.mark.parametrize(
    "words", [("chase", "lives"), ("chase", "layout", "gate"), ("quoridor", "layout"), ("ludo", "x")]
)
def test_what_is_not_a_document_is_refused(mazechase: Mazechase, words: tuple[str, ...]) -> None:
    code, out, err = mazechase("document", *words)
    assert (code, out) == (2, "")
    assert err.startswith("mazechase: ")


def test_check_lists_everything_in_the_readers_language(mazechase: Mazechase, tmp_path: Path) -> None:
    file = tmp_path / "wrong.json"
    file.write_text(WRONG, "utf-8")
    code, out, err = mazechase("check", str(file), "--language", "cs")
    assert (code, err) == (1, "")
    assert out.splitlines()[0] == f"{file}: chase.layout, 4 chyby"
    assert "řádek 1, fences.0, e9" in out
    code, out, _ = mazechase("check", str(file), "--json")
    (data,) = json.loads(out)
    assert (code, data["ok"], data["kind"]) == (1, False, "chase.layout")
    assert {"code", "params", "field", "cells", "constraint", "line", "message", "text"} == set(data["problems"][0])


def test_check_reads_what_an_editor_on_windows_saves(mazechase: Mazechase, tmp_path: Path) -> None:
    file = tmp_path / "marked.toml"
    text = mazechase("document", "marbles", "layout")[1]
    file.write_text(text.replace("o---@", "o   @", 1), "utf-8-sig", newline="\r\n")
    code, out, _ = mazechase("check", str(file))
    assert code == 1
    assert "\n  line 21, drawing, b9 c9: C19: " in out  # the constraint is named once
    file.write_text(text, "utf-8-sig", newline="\r\n")
    assert mazechase("check", str(file))[0] == 0
    assert mazechase("show", "marbles", "--option", f"layout={file}")[0] == 0


def test_check_reads_standard_input(mazechase: Mazechase, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(WRONG.encode())))
    code, out, _ = mazechase("check", "-", "--kind", "chase.layout")
    assert code == 1
    assert out.startswith("-: chase.layout, 4 problems")


def test_check_tells_a_wrong_document_from_a_missing_file(mazechase: Mazechase, tmp_path: Path) -> None:
    assert mazechase("check", str(tmp_path / "none.toml"))[0] == 2
    assert mazechase("check", "--kind", "chase.board", "x.toml")[0] == 2
    broken = tmp_path / "broken.toml"
    broken.write_bytes(b"source = \n\xff")
    assert mazechase("check", str(broken))[0] == 1
    broken.write_text("source = ", "utf-8")
    code, out, _ = mazechase("check", str(broken))
    assert code == 1
    assert "line 1" in out


def test_measure_has_a_stable_shape(mazechase: Mazechase) -> None:
    code, out, err = mazechase("measure", "cards", "--bot", "classic1", "--games", "40", "--json")
    assert (code, err) == (0, "")
    data = json.loads(out)
    assert data["games"] == 40
    assert [seat["games"] for seat in data["seats"]] == [40, 40]
    assert sum(seat["wins"] - seat["shared"] / 2 for seat in data["seats"]) + data["draws"] == 40
    for seat in data["seats"]:
        assert seat["interval"][0] <= seat["share"] <= seat["interval"][1]
    assert {"turns", "minutes", "events", "lead_changes", "half_time", "began", "findings"} <= set(data)


def test_measure_speaks_and_writes_a_page_of_its_own(mazechase: Mazechase, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    words = [
        "chase",
        "--option",
        "layout=den",
        "--bot",
        "classic1",
        "--bot",
        "random",
        "--games",
        "16",
        "--html",
        str(page),
    ]
    code, out, err = mazechase("measure", *words)
    assert (code, err) == (0, "")
    assert "The side “Pac-Man” wins too often" in out
    assert "pellets eaten" in out
    html = page.read_text("utf-8")
    seen = _Tags()
    seen.feed(html)
    assert seen.open == []
    assert {"svg", "circle", "rect", "table"} <= seen.all
    assert not {"script", "link", "img", "iframe"} & seen.all
    assert "http" not in html
    assert "The side “Pac-Man” wins too often" in html
    code, out, _ = mazechase("measure", *words, "--language", "cs", "--nodes", "50")
    assert "Strana „Duchové“" in out
    assert "uzlů: 50" in out
    assert " to " not in out
    assert mazechase("measure", *words, "--language", "ar")[0] == 0
    assert 'dir="rtl"' in page.read_text("utf-8")
    assert mazechase("measure", *words[:-1], str(tmp_path / "no" / "page.html"))[0] == 2


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.all: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002
        self.all.add(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002
        self.all.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


SUGGEST = ("suggest", "cards", "--bot", "random", "--games", "60", "--final", "20")


def test_suggest_prints_figures_and_a_document_that_reads_back(mazechase: Mazechase, tmp_path: Path) -> None:
    code, out, err = mazechase(*SUGGEST)
    assert (code, err) == (0, "")
    figures, _, document = out.partition("\n# ")
    assert "on fresh luck" in figures
    assert tomllib.loads(document.partition("\n")[2])["points"]["dot"] == 1
    assert "# Balíčky obou úrovní" in mazechase(*SUGGEST, "--language", "cs")[1]
    file = tmp_path / "longer.toml"
    assert mazechase(*SUGGEST, "-o", str(file))[0] == 0
    assert mazechase("check", str(file))[0] == 0
    code, out, _ = mazechase(*SUGGEST, "--json")
    data = json.loads(out)
    assert data["option"] == "deck"
    assert {"before", "best", "measured_before", "measured_after", "played"} <= set(data)


def test_ctrl_c_ends_a_search_with_the_best_so_far(mazechase: Mazechase, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: Any, **settings: Any) -> Any:
        for number, found in enumerate(suggesting.suggest(*args, **settings)):
            if number == 1:
                raise KeyboardInterrupt
            yield found

    monkeypatch.setattr(command, "suggest", interrupted)
    code, out, _ = mazechase(*SUGGEST)
    assert code == 130
    assert "on fresh luck" not in out
    assert "rounds" in out
    assert "[points]" in out


@pytest.mark.parametrize("words", [("--aim", "fair"), ("--change", "level"), ("--bot", "level9")])
def test_suggest_refuses_what_it_can_not_do(mazechase: Mazechase, words: tuple[str, ...]) -> None:
    assert mazechase("suggest", "cards", "--games", "100", *words)[0] == 2
    assert mazechase("suggest", "quoridor")[0] == 2
