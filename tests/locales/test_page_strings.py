"""Every word on the page comes from a catalogue, and every message of the page's catalogue is used."""

import re
from functools import cache
from pathlib import Path

import pytest

from locales.catalogues import files, messages

WEB = Path(__file__).parents[2] / "web"
COMPONENTS = sorted(WEB.glob("src/**/*.svelte"))
SCRIPTS = [
    file
    for file in sorted((*WEB.glob("src/**/*.ts"), *WEB.glob("plugins/*.ts")))
    if not file.name.endswith((".test.ts", ".gen.ts"))
]
NOT_ONLY_FOR_THE_PAGE = re.compile("core|cli|workshop.*")  # the terminal uses them too
PAGE_FILES = [file for file in files("en") if not NOT_ONLY_FOR_THE_PAGE.fullmatch(file.stem)]

KEY = r"[a-z_][a-z0-9_-]*"
LITERAL = re.compile(rf'"({KEY})"')
TEMPLATE = re.compile(r"`([^`]*\$\{[^`]*)`")
SENT_BY_THE_SERVER = re.compile(r"error-|refuse-|[a-z]+-(?:refuse|event|reason|lesson)-|[a-z]+(_[a-z]+)+$|resigned$")


@cache
def code() -> str:
    return "\n".join(file.read_text("utf-8") for file in (*COMPONENTS, *SCRIPTS))


def calls() -> list[str]:
    """Return the arguments of every ``t(...)`` and ``has(...)``."""
    text, found = code(), []
    for start in re.finditer(r"(?<![\w.])(?:t|has|need)\(", text):
        depth, at = 1, start.end()
        while depth:
            depth += {"(": 1, ")": -1}.get(text[at], 0)
            at += 1
        found.append(text[start.end() : at - 1])
    return found


@cache
def literals() -> set[str]:
    """Return all that stands in quotation marks and could be a key."""
    return set(LITERAL.findall(code()))


@cache
def shapes() -> list[re.Pattern[str]]:
    """Return the patterns of all keys that the page builds from parts."""
    made = {template for template in TEMPLATE.findall(code()) if re.match(rf"({KEY}|\$)", template)}
    with_letters = {template for template in made if re.search(r"[a-z]-|-[a-z]", re.sub(r"\$\{[^}]*\}", "", template))}
    return [re.compile(re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(template))) for template in with_letters]


def known() -> set[str]:
    return {key for file in files("en") for key, _ in messages(file)}


def test_every_key_the_page_names_is_in_the_catalogues() -> None:
    named = {key for call in calls() for key in LITERAL.findall(call.split(", {")[0]) if "-" in key}
    assert len(named) > 80
    assert named - known() == set()


@pytest.mark.parametrize("file", PAGE_FILES, ids=lambda file: file.stem)
def test_every_message_of_the_page_is_used(file: Path) -> None:
    for key, _ in messages(file):
        if SENT_BY_THE_SERVER.match(key):
            continue
        assert key in literals() or any(shape.fullmatch(key) for shape in shapes()), key


def markup(source: str) -> str:
    """Return a component's markup without scripts, styles, comments and expressions."""
    source = re.sub(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", "", source, flags=re.DOTALL)
    kept, depth, quote = [], 0, ""
    for letter in source:
        if quote:
            quote = "" if letter == quote else quote
        elif depth and letter in "\"'`":
            quote = letter
        elif letter == "{":
            depth += 1
        elif letter == "}":
            depth -= 1
        elif not depth:
            kept.append(letter)
    return "".join(kept)


@pytest.mark.parametrize("file", COMPONENTS, ids=lambda file: file.name)
def test_no_word_stands_in_the_markup(file: Path) -> None:
    plain = markup(file.read_text("utf-8"))
    spoken = re.findall(r'(?:aria-label|aria-valuetext|title|placeholder|alt)="([^"]*[A-Za-z][^"]*)"', plain)
    texts = re.findall(r"[^\W\d_]{2,}", re.sub(r"<[^>]*>", " ", plain))
    assert spoken == []
    assert texts == []


def test_the_check_of_markup_sees_words() -> None:
    assert "Hello" in markup("<p title={t('x')}>Hello {name}</p>")
    assert "Hello" not in markup('<p>{t("Hello")}{#if a}{/if}</p>')
