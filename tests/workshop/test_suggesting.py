"""Suggestions: changes that keep the constraints, a search that gets nearer its aim, the same by seed."""

from random import Random
from typing import Any

import pytest

import mazechase
from mazechase.errors import BadOption
from mazechase.rules.options import Documented
from mazechase.rules.registry import game_types
from mazechase.workshop import suggest
from mazechase.workshop.aims import Aim, distance, read_aim, shares_of
from mazechase.workshop.changes import find_change
from mazechase.workshop.playing import OneGame
from mazechase.workshop.suggesting import Suggested

CHANGED = [
    ("cards", "deck"),
    ("chase", "layout"),
    ("marbles", "layout"),
    ("mspacman", "layout"),
    ("mspacman", "die_faces"),
    ("mspacman", "spinner_faces"),
]


@pytest.mark.parametrize(("game", "option"), CHANGED)
def test_changes_are_small_often_sound_and_leave_the_document_alone(game: str, option: str) -> None:
    kind = game_types()[game]
    declared = next(one for one in kind.declared if one.name == option)
    assert isinstance(declared.kind, Documented)
    document = declared.kind.shipped[declared.default]
    before = repr(document)
    change = find_change(game, option)
    found = [change(document, Random(seed)) for seed in range(60)]
    assert repr(document) == before
    sound = [one for one in found if one is not None and one != document and not kind.flaws(option, one)]
    assert len(sound) > 5
    assert all(set(one) == set(document) for one in sound)
    again = [change(document, Random(seed)) for seed in range(60)]
    assert again == found
    for one in sound[:3]:
        kind(min(kind.player_counts), {option: one})


def test_what_nobody_can_change_is_refused() -> None:
    with pytest.raises(BadOption, match="layout"):
        find_change("chase", "lives")
    with pytest.raises(BadOption):
        find_change("quoridor", "layout")


def _search(seed: int = 2, games: int = 1500, **how: Any) -> list[Suggested]:
    game = mazechase.game("cards", 2)
    return list(
        suggest(game, "deck", ["classic1"], [Aim("minutes", 9)], games=games, seed=seed, final_games=100, **how)
    )


def test_a_search_gets_nearer_its_aim_and_says_so_on_fresh_luck() -> None:
    *rounds, last = _search()
    assert last.best[0].distance < last.before.distance
    assert last.best[0].changes > 0
    assert [one.played for one in rounds] == sorted(one.played for one in rounds)
    assert game_types()["cards"].flaws("deck", last.best[0].document) == ()
    assert last.measured_before is not None
    assert last.measured_after is not None
    assert last.measured_after.seed == "2/final"
    assert abs(last.measured_after.minutes.mean - 9) < abs(last.measured_before.minutes.mean - 9)
    assert all(one.measured_after is None for one in rounds)


def test_a_search_depends_on_its_seed_alone() -> None:
    one = _search(games=60)
    assert _search(games=60) == one
    assert _search(games=60, seed=3)[-1].best != one[-1].best


def _ended(*winners: int) -> OneGame:
    return OneGame(tuple(map(mazechase.Seat, winners)), mazechase.Seat(1), 10, 4, False, {}, frozenset(), None, None)


def test_aims_measure_the_distance() -> None:
    game = mazechase.game("chase", 3)
    played = [_ended(1), _ended(2, 3), _ended(2, 3), _ended(2, 3)]
    assert shares_of(game, played) == (0.25, 0.75)
    assert distance(game, [read_aim(game, "even")], played) == 0.25
    assert distance(game, [read_aim(game, "pacman=40")], played) == pytest.approx(0.15)
    assert distance(game, [read_aim(game, "turns=8")], played) == pytest.approx(0.25)
    assert distance(game, [read_aim(game, "minutes=2.5")], played) == pytest.approx(0)
    assert distance(game, [read_aim(game, "even"), read_aim(game, "turns=8")], played) == pytest.approx(0.5)
    unfinished = [OneGame((mazechase.Seat(1),), mazechase.Seat(1), 10, 4, True, {}, frozenset(), None, None)]
    assert distance(game, [read_aim(game, "pacman=100")], unfinished) == 1


@pytest.mark.parametrize("text", ["", "fair", "turns", "turns=", "pacman=x", "blinky=50", "turns=99999"])
def test_what_is_no_aim_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="aim"):
        read_aim(mazechase.game("chase"), text)
