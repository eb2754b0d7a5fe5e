"""Pieces are called what the printed rules of a language call them."""

import json
import re
import tomllib
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentSerializer

from locales.catalogues import LANGUAGES, files, messages

TERMS: dict[str, Any] = json.loads(Path(__file__).with_name("terms.json").read_text("utf-8"))
WRITING: dict[str, dict[str, Any]] = tomllib.loads(Path(__file__).with_name("writing.toml").read_text("utf-8"))
VOWELS = re.compile("[\u064b-\u065f\u0670]")  # of Arabic: written or not, the word is the same


def plain(text: str) -> str:
    return VOWELS.sub("", unicodedata.normalize("NFC", text)).lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_are_those_of_the_printed_rules(language: str) -> None:
    written = {
        key: plain(FluentSerializer().serialize_entry(message).partition("=")[2])
        for file in files(language)
        for key, message in messages(file)
    }
    for term, data in TERMS.items():
        word = data["words"].get(language)
        if word is not None:
            there = {key: written[key] for key in data["messages"] if key in written}
            assert {key: text for key, text in there.items() if not re.search(word, text)} == {}, f"{term}: {word}"


def test_there_are_terms_to_look_for() -> None:
    english = {key for file in files("en") for key, _ in messages(file)}
    for data in TERMS.values():
        assert set(data["messages"]) <= english
        assert {"en", "cs", "ar"} <= set(data["words"])


@pytest.mark.parametrize("language", [language for language in LANGUAGES if "never" in WRITING.get(language, {})])
def test_a_thing_has_one_name_in_a_language(language: str) -> None:
    others = re.compile("|".join(WRITING[language]["never"]))
    written = {
        key: plain(FluentSerializer().serialize_entry(message).partition("=")[2])
        for file in files(language)
        for key, message in messages(file)
    }
    assert {key: text for key, text in written.items() if others.search(text)} == {}
