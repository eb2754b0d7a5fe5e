"""A number and the thing it counts agree: “1 step”, “2 steps”, and the same in Czech and Arabic."""

import re

import pytest
from fluent.syntax import FluentSerializer

from locales.catalogues import files, messages
from mazechase.messages import sentence

THINGS = (
    *("bots", "bytes", "cards", "cycles", "dots", "fences", "games", "ghosts", "lives", "marbles", "pellets", "people"),
    *("players", "points", "seats", "squares", "steps", "turns"),
)
COUNTED = re.compile(rf"\{{ \$(\w+) \}} (?:{'|'.join(THINGS)})\b")
# Numbers that are never one, and “1 of 3 ghosts”.
NEVER_ONE = {
    *("error-cards-bonus-only", "error-cards-deck-more-ghosts", "error-chase-layout-many-fences"),
    "error-chase-layout-pellet-count",
    *("error-bad-bot-count", "error-file-too-big", "error-bad-players", "error-record-too-long"),
    *(
        "error-quoridor-place-fences",
        "chase-event-boosted",
        "cards-ghosts",
        "players-count",
        "cli-games-players",
        "cli-suggest-heading",
        "cli-suggest-points",
    ),
}


def test_every_english_count_has_a_singular() -> None:
    odd = []
    for file in files("en"):
        for key, message in messages(file):
            lines = FluentSerializer().serialize_entry(message).splitlines()
            bare = [line for line in lines if COUNTED.search(line) and not re.match(r"\s+\*?\[", line)]
            if bare and key not in NEVER_ONE and not key.endswith(("-place-seats", "-too-many-places", "bad-seats")):
                odd.append(key)
    assert odd == []


@pytest.mark.parametrize(
    ("key", "params", "said"),
    [
        ("marbles-refuse-too-far", {"die": 1, "other": 0}, "Too far: you rolled a 1."),
        ("marbles-refuse-too-far", {"die": 4, "other": 1}, "Too far: you rolled 1 and 4."),
        (
            "marbles-refuse-blocked",
            {"count": 1, "what": "ghosts"},
            "A ghost is in the way.",
        ),
        (
            "marbles-refuse-blocked",
            {"count": 2, "what": "pieces"},
            "Other pieces are in the way.",
        ),
        ("cards-refuse-must-draw", {"number": 1}, "You must draw 1 card this turn first."),
        ("cards-refuse-must-draw", {"number": 3}, "You must draw 3 cards this turn first."),
        ("match-event-rewound", {"keep": 1}, "The game went back to move 1."),
    ],
)
def test_a_count_of_one_is_said_as_one(key: str, params: dict[str, str | int], said: str) -> None:
    assert sentence(key, params) == said
