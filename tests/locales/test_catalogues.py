"""The catalogues of all languages: nothing missing, nothing broken, nothing that does not fit its model."""

import re
from collections import Counter
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import FluentSerializer, ast

from locales.catalogues import LANGUAGES, OTHERS, SPOKEN, files, messages, parse, variables, variants
from mazechase.messages import LOCALES

PLURALS = {"zero", "one", "two", "few", "many", "other"}
# What follows a name follows “You” too, for a reader without one; a language whose verbs differ chooses by `$who`.
AFTER_A_NAME = re.compile("-deed-|-short-|-named$|^turn-plain$")
AGREEING = {"you", "somebody"}


def test_there_are_languages_to_check() -> None:
    assert {"en", "cs", "ar"} <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_read(language: str) -> None:
    """Fluent passes over what it cannot read, so a slip of the pen would only show as a key on the page."""
    junk = [(file.name, entry.content) for file in files(language) for entry in parse(file).body if _is_junk(entry)]
    assert junk == []


def _is_junk(entry: object) -> bool:
    return isinstance(entry, ast.Junk)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_there_twice(language: str) -> None:
    keys = Counter(key for file in files(language) for key, _ in messages(file))
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_a_value_and_no_attributes(language: str) -> None:
    odd = [
        key
        for file in files(language)
        for key, message in messages(file)
        if message.value is None or message.attributes
    ]
    assert odd == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_no_messages_but_those_of_its_model(language: str) -> None:
    """One that is missing is said in English, and listed by ``make languages``."""
    models = {file.stem: {key for key, _ in messages(file)} for file in files("en")}
    for file in files(language):
        assert {key for key, _ in messages(file)} <= models[file.stem], file.name


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_uses_the_parameters_of_its_model(language: str) -> None:
    for file in files(language):
        models = dict(messages(LOCALES / "en" / file.name))
        for key, message in messages(file):
            agreeing = {"who"} & variables(message) if AFTER_A_NAME.search(key) else set()
            assert variables(message) - agreeing == variables(models[key]), f"{language}/{file.name}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_those_of_the_language(language: str) -> None:
    own = set(Locale(language).plural_form.tags) | {"other"}
    for file in files(language):
        for key, message in messages(file):
            for names in variants(message):
                if names & (PLURALS - {"other"}):
                    forms = {name for name in names if not name.isdigit()}
                    assert forms <= own, f"{language}/{file.name}: {key} knows {forms - own}"


@pytest.mark.parametrize("language", OTHERS)
def test_the_words_of_choices_are_not_translated(language: str) -> None:
    """A choice such as [yes] is made by a value the program hands in; only plural forms and numbers differ."""
    for file in files(language):
        models = dict(messages(LOCALES / "en" / file.name))
        for key, message in messages(file):
            choices = _choices(message)
            if AFTER_A_NAME.search(key):
                choices = [one for one in choices if one != AGREEING]
            assert choices == _choices(models[key]), f"{language}/{file.name}: {key}"


def _choices(message: Any) -> list[set[str]]:
    words = [{name for name in names - PLURALS if not name.isdigit()} for names in variants(message)]
    return [names for names in words if names]


def _english() -> dict[str, Any]:
    return {key: message for file in files("en") if file.stem in SPOKEN for key, message in messages(file)}


def test_a_refusal_that_names_a_seat_can_name_the_person() -> None:
    """The page knows who sits there; where something about somebody is refused at a table, it says the name."""
    there = _english()
    nobody = "error-no-such-seat"
    at_a_table = {key for key, _ in messages(LOCALES / "en" / "core.ftl")} - {nobody}
    refusals = {key for key in there if re.match(r"([a-z]+-)?refuse-", key) or key in at_a_table}
    of_somebody = {key for key in refusals if "seat" in variables(there[key]) and "-event-" not in key}
    assert len(of_somebody) > 10
    assert {f"{key}-named" for key in of_somebody} <= set(there)
    assert not [key for key in there if key.endswith("-named") and "seat" in variables(there[key])]


def test_an_event_that_names_seats_can_name_the_people() -> None:
    """The page tells it in a sentence of its own, and that one has no seats in it."""
    there = _english()
    word = re.compile(r"(?<!\$)\bseats?\b", re.IGNORECASE)
    of_seats = {
        key for key in there if "-event-" in key and word.search(FluentSerializer().serialize_entry(there[key]))
    }
    assert len(of_seats) > 50
    unsaid = {"match-event-salt-added"}  # pages add salts by themselves, and announce none
    shorts = {key.replace("-event-", "-short-") for key in of_seats - unsaid}
    assert shorts <= set(there)
    assert not [key for key in shorts if "seat" in variables(there[key])]
