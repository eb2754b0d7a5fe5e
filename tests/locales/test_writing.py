"""Nothing is left in English by accident, and every language has its own quotation marks and spaces."""

import re
import tomllib
import unicodedata
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from locales.catalogues import LANGUAGES, OTHERS, files, messages

WRITING: dict[str, dict[str, Any]] = tomllib.loads(Path(__file__).with_name("writing.toml").read_text("utf-8"))
EVERY_QUOTE = '"“”„«»「」『』'
CODE = re.compile(r"""`[^`]*`|\bpip install \S+|(?<!\w)--?\w[\w-]*|"[a-z][\w.-]*\"""")  # what is typed stays as it is
WORD = re.compile(r"[^\W\d_]{2,}")
FILLED = "\ufffc"  # stands for what is filled in
# Words of English that no other language here has.
ENGLISH = re.compile(r"\b(the|you|your|you're|there's|isn't|can't|don't|doesn't|which|with)\b", re.IGNORECASE)
NAMES = re.compile(
    r"pac-man(ia)?|ms\.|blinky|inky|pinky|clyde|sue|quoridor|mazechase|module:class|name=\w+|(game|side|per cent)\b",
    re.IGNORECASE,
)


class _Texts(Visitor):
    """Collects the texts of a message, each pattern by itself, without what is filled in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: Any) -> None:
        parts = (part.value if isinstance(part, ast.TextElement) else FILLED for part in node.elements)
        self.found.append(CODE.sub(FILLED, "".join(parts)))
        self.generic_visit(node)


def texts(message: Any) -> list[str]:
    """Return all texts of a message: its own, and those of its choices."""
    seen = _Texts()
    seen.visit(message)
    return seen.found


def own(language: str) -> dict[str, Any]:
    return {key: message for file in files(language) for key, message in messages(file)}


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_left_in_english(language: str) -> None:
    """One word may be the same in both; of more words, those that are meant to be have to be listed."""
    english, listed = own("en"), set(WRITING.get(language, {}).get("same", ()))
    same = {key for key, message in own(language).items() if _text(message) == _text(english[key])}
    whole = {key for key in same if any(len(WORD.findall(NAMES.sub("", text))) > 1 for text in texts(english[key]))}
    assert sorted(whole - listed) == []


def _text(message: Any) -> str:
    return FluentSerializer().serialize_entry(message)


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_word_is_left_in_a_sentence(language: str) -> None:
    left = {key: text for key, message in own(language).items() for text in texts(message) if ENGLISH.search(text)}
    assert left == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    meant = WRITING.get(language, {}).get("quotes", EVERY_QUOTE)
    foreign = re.compile(f"[{re.escape(''.join(set(EVERY_QUOTE) - set(meant)))}]" if meant != EVERY_QUOTE else r"(?!)")
    odd = {key: text for key, message in own(language).items() for text in texts(message) if foreign.search(text)}
    assert odd == {}


KEY = re.compile(r"(?:^|(?<=[,(] ))\?(?= )")  # the key with a question mark, not the end of a question
BREAKS = re.compile(" [;:!?»]|« ")  # a line may end there
MISSES = re.compile(r"[^\s!?…(][;!?](?=[\s»)]|$)|[^\s(]:(?=\s|$)|«(?!\s)|(?<!\s)»")  # there is no space at all


def french_slips(text: str) -> list[str]:
    """Return the marks that lack the space that French has before them, or have one at which a line may end."""
    return [slip for kind in (BREAKS, MISSES) for slip in kind.findall(KEY.sub("", text))]


def test_french_has_spaces_before_its_marks_that_do_not_break() -> None:
    """But not in drawings, which have marks of their own."""
    found = {key: message for key, message in own("fr").items() if "-template-" not in key} if "fr" in LANGUAGES else {}
    assert {key: text for key, message in found.items() for text in texts(message) if french_slips(text)} == {}


def test_slips_are_seen() -> None:
    assert french_slips("Bravo! Tu as « gagné »: oui") == ["« ", " »", "o!", "»:"]
    assert french_slips("Bravo ! Non ?") == [" !", " ?"]
    assert french_slips("Bravo\u202f! «\u00a0oui\u00a0»\u00a0: non\u202f? Tape un coup, ? pour l'aide (?)") == []
    assert ENGLISH.search("Hraje the robot")
    assert not ENGLISH.search("Hraje robot")


STYLE = (Path(__file__).parents[2] / "web" / "src" / "kit" / "style" / "base.css").read_text("utf-8")
LATIN = "LATIN"


def script(language: str) -> str:
    """Return the script that most of a language's letters on the page are of."""
    page = (message for file in files(language) if file.stem == "page" for _, message in messages(file))
    letters = (letter for message in page for text in texts(message) for letter in text if letter.isalpha())
    names = Counter(unicodedata.name(letter, "").partition(" ")[0] for letter in letters)
    return names.most_common(1)[0][0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_script_has_fonts_of_its_own(language: str) -> None:
    """A font for Latin letters may have none of another script, or ugly ones; the system's would then be mixed in."""
    assert script(language) == LATIN or f":lang({language})" in STYLE


def test_scripts_are_told_apart() -> None:
    there = {"ar": "ARABIC", "bg": "CYRILLIC", "cs": LATIN, "el": "GREEK", "ja": "HIRAGANA"}
    assert {language: script(language) for language in there if language in LANGUAGES} == {
        language: name for language, name in there.items() if language in LANGUAGES
    }
