"""One touch far away: the shortest way there, and of several the one that eats most for the walker."""

import pytest

from mazechase.match import Match, Player, Setup
from mazechase.match.records import finish
from mazechase.rules.api import Seat, Turn
from mazechase.rules.gestures import gestures_of
from mazechase.server.table.questions import reached
from rules.mspacman.positions import Put, put

ALONG_THE_EDGE = ("a8", "a9", "a10", "b10", "c10")
INSIDE = ("b7", "c7", "c8", "c9", "c10")


def ends(here: Put) -> dict[str, tuple[str, ...]]:
    """Give what one touch can reach, as a server would tell it."""
    seats = tuple(Player(f"Seat {seat}") for seat in here.game.seats)
    match = Match.begin(Setup.make(here.game, "m1", seats, position=here.text))
    return {end.target: end.actions for end in finish(reached(match, here.state.seat))}


@pytest.mark.parametrize(
    ("eaten", "way"), [("a8 a9 a10 b10", INSIDE), ("b7 c7 c8 c9", ALONG_THE_EDGE), ("a9 c8 c9", ALONG_THE_EDGE)]
)
def test_of_equally_short_ways_it_is_the_one_with_most_of_her_own_dots(eaten: str, way: tuple[str, ...]) -> None:
    assert ends(put("walk", "- f5", her="a7", steps=6, eaten=eaten))["c10"] == way


def test_it_keeps_off_the_dots_of_others() -> None:
    """She is seat 2's, and what she eats in the area of seat 1 helps seat 1."""
    for eaten, way in (("a8 a9 a10 b10", ALONG_THE_EDGE), ("b7 c7 c8 c9", INSIDE)):
        here = put("walk", "e6 -", her="a7", seat=2, ctrl=2, steps=6, eaten=eaten)
        assert ends(here)["c10"] == way


def ways(here: Put, most: int) -> dict[tuple[str, int], list[int]]:
    """Give, by end and length, what every way there gains; found by walking all of them."""
    found: dict[tuple[str, int], list[int]] = {}
    edge = [here]
    for length in range(1, most + 1):
        nearer, edge = edge, []
        for now in nearer:
            for token in now.legal.split():
                after = now.play(token)
                gain = gestures_of(here.game).gain(here.state, after.state, here.state.seat)
                found.setdefault((token, length), []).append(gain)
                if after.node == Turn((Seat(here.state.seat),)) and after.phase == here.phase:
                    edge.append(after)
    return found


@pytest.mark.parametrize("eaten", ["", "a9 b7 c8 d8 e9 c5 i1 j2"])
@pytest.mark.parametrize("her", ["a7", "e8", "c6", "j1"])
def test_no_other_way_of_that_length_gains_more(her: str, eaten: str) -> None:
    here = put("walk", "- f6 f5", her=her, steps=5, eaten=eaten)
    every = ways(here, 5)
    chosen = ends(here)
    assert chosen
    for target, actions in chosen.items():
        gained = gestures_of(here.game).gain(here.state, here.play(" ".join(actions)).state, here.state.seat)
        assert gained == max(every[target, len(actions)])
        assert not any((target, length) in every for length in range(1, len(actions)))
