"""Who wins if nobody errs: what the page says is what was solved (`python bench/chase_layouts.py winners`)."""

import re
import tomllib
from pathlib import Path

import pytest

import mazechase
from mazechase.rules.chase.documents import SHIPPED

FOLDER = Path(mazechase.__file__).parent
WINNERS = tomllib.loads((FOLDER / "rules/chase/data/winners.toml").read_text(encoding="utf-8"))

# By language and by how many of one, two and three lives the ghosts win against.
SENTENCES = {
    "en": (
        "If nobody makes a mistake, Pac-Man always wins.",
        "If nobody makes a mistake, Pac-Man wins with 2 or 3 lives, and the ghosts win if he has only 1.",
        "If nobody makes a mistake, Pac-Man wins with 3 lives, and the ghosts win if he has 1 or 2.",
        "If nobody makes a mistake, the ghosts always win.",
    ),
    "cs": (
        "Když nikdo neudělá chybu, vyhraje vždy Pac-Man.",
        "Když nikdo neudělá chybu, Pac-Man se 2 nebo 3 životy vyhraje, s jediným životem vyhrají duchové.",
        "Když nikdo neudělá chybu, Pac-Man se 3 životy vyhraje, s 1 nebo 2 životy vyhrají duchové.",
        "Když nikdo neudělá chybu, vyhrají vždy duchové.",
    ),
    "ar": (
        "إذا لم يخطئ أحد فاز باك مان دائمًا.",
        "إذا لم يخطئ أحد فاز باك مان بحياتين أو ثلاث، وفازت الأشباح إن كانت له حياة واحدة.",
        "إذا لم يخطئ أحد فاز باك مان بثلاث حيوات، وفازت الأشباح إن كانت له حياة أو حياتان.",
        "إذا لم يخطئ أحد فازت الأشباح دائمًا.",
    ),
}


@pytest.mark.parametrize("language", SENTENCES)
@pytest.mark.parametrize("layout", SHIPPED)
def test_the_page_says_who_wins_where_that_is_known(layout: str, language: str) -> None:
    text = (FOLDER / "locales" / language / "chase.ftl").read_text(encoding="utf-8")
    (about,) = re.findall(rf"^chase-option-layout-{layout}-about = (.*)$", text, re.MULTILINE)
    said = [lost for lost, sentence in enumerate(SENTENCES[language]) if about.endswith(sentence)]
    known = WINNERS.get(layout)
    assert said == ([] if known is None else [known.count("ghosts")])


def test_more_lives_are_never_worse() -> None:
    assert set(WINNERS) <= set(SHIPPED)
    for winners in WINNERS.values():
        lost = winners.count("ghosts")
        assert winners == ["ghosts"] * lost + ["pacman"] * (3 - lost)
