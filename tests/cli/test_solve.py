"""``mazechase solve``: small positions; the whole game takes a minute (``make solve``)."""

import json

import pytest

from cli.running import Mazechase
from mazechase.engine.kernel import available

# Pac-Man's first boost takes him over three ghosts in a row. With one life they stay away, so the rest is soon solved.
LAYOUT = {
    "source": "home-made",
    "fences": [],
    "pellets": ["e6", "a1", "i1", "a9"],
    "starts": {"Pac-Man": "e5", "Blinky": "e7", "Inky": "e8", "Pinky": "e9", "Clyde": "i9"},
}
EATEN = ("--option", f"layout={json.dumps(LAYOUT)}", "--option", "lives=1", "--moves", "e6 e7 e8 e9")


@pytest.mark.skipif(not available("chase"), reason="needs the native kernel")
def test_it_says_who_wins_and_how_long_it_takes(mazechase: Mazechase) -> None:
    code, out, err = mazechase("solve", "chase", *EATEN, "--threads", "2", "--json")
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert (found["winner"], found["lives"], found["moves"]) == ("pacman", {}, ["e6", "e7", "e8", "e9"])
    assert 9 <= found["cycles"] <= 25  # three corners are 9, 8 and 8 steps or more from one another
    assert f"Pac-Man wins, after {found['cycles']} cycles" in mazechase("solve", "chase", *EATEN).out


def test_what_is_not_solved_is_refused(mazechase: Mazechase) -> None:
    code, out, err = mazechase("solve", "chase", "--option", "ghosts_stack=false")
    assert (code, out) == (2, "")
    assert "hours" in err
    code, _, err = mazechase("solve", "quoridor")
    assert code == 2
    assert "no solver" in err
