"""Keeping translations: what is missing or outdated falls back to English, in Python and on the page."""

import json
import subprocess
from pathlib import Path

import pytest

from locales.catalogues import OTHERS
from locales.languages import record, standing
from mazechase.catalogues import SOURCES, merged, messages_in
from mazechase.messages import LOCALES

ROOT = Path(__file__).parents[2]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return catalogues in English and in a language that lacks a message."""
    for language, text in (
        ("en", "a = One\nb = Two\nc = { $n ->\n   *[other] Three\n}\n"),
        ("xx", "a = Un\nb = Deux\n"),
    ):
        (tmp_path / language).mkdir()
        (tmp_path / language / "page.ftl").write_text(f"# Words\n\n{text}", "utf-8")
    return tmp_path


def test_a_missing_message_is_english(folder: Path) -> None:
    assert merged(folder, "xx") == "a = Un\nb = Deux\nc = { $n ->\n   *[other] Three\n}"
    assert merged(folder, "yy") == merged(folder, "en")  # a language that nobody has begun


def test_a_changed_english_message_outdates_its_translation_alone(folder: Path) -> None:
    assert record("xx", folder=folder) == 2
    assert standing("xx", folder).outdated == ()
    english = folder / "en" / "page.ftl"
    english.write_text(english.read_text("utf-8").replace("a = One", "a = The first"), "utf-8")
    assert standing("xx", folder) == (("b",), ("c",), ("a",), ())
    assert messages_in(merged(folder, "xx"))["a"] == "a = The first"
    record("xx", folder=folder)  # a new record does not call it current
    assert standing("xx", folder).outdated == ("a",)
    record("xx", ("a",), folder=folder)  # but somebody who has translated it again does
    assert standing("xx", folder).outdated == ()
    assert messages_in(merged(folder, "xx"))["a"] == "a = Un"


def test_comments_and_blank_lines_outdate_nothing(folder: Path) -> None:
    record("xx", folder=folder)
    english = folder / "en" / "page.ftl"
    english.write_text(english.read_text("utf-8").replace("b = Two", "\n# Again\nb = Two"), "utf-8")
    assert standing("xx", folder).outdated == ()


@pytest.mark.parametrize("language", OTHERS)
def test_every_translation_has_noted_its_source(language: str) -> None:
    assert standing(language).unrecorded == (), f"run: make languages RECORD={language}"
    kept = json.loads((LOCALES / language / SOURCES).read_text("utf-8"))
    assert list(kept) == sorted(kept)


def test_page_and_python_merge_alike() -> None:
    """The page's build has its own code for it, since nothing else there needs Python."""
    script = """import { catalogue, languages, names } from "./plugins/catalogues.ts";
const all = languages.map((one) => [one, names.flatMap((name) => [...catalogue(one, name).values()]).join("\\n")]);
console.log(JSON.stringify(Object.fromEntries(all)));"""
    node = ROOT / ".venv" / "bin" / "node"
    made = subprocess.run(  # noqa: S603 (our own code)
        [node, "--experimental-strip-types", "--no-warnings", "--input-type=module", "-e", script],
        cwd=ROOT / "web", capture_output=True, check=True,
    )  # fmt: skip
    for language, text in json.loads(made.stdout).items():
        assert messages_in(text) == messages_in(merged(LOCALES, language)), language
