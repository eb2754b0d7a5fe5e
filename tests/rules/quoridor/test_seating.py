"""Who sits where, with how many fences, and what the options about it change."""

from typing import Any

import pytest

import mazechase
from mazechase.errors import BadOption, BadPlayers
from mazechase.match.luck import Seeded
from mazechase.match.seating import seat_people
from mazechase.rules.quoridor.game import Quoridor
from rules.quoridor.positions import start

ROW_1, ROW_9 = (tuple(f"{column}{row}" for column in "abcdefghi") for row in (1, 9))
COLUMN_A, COLUMN_I = (tuple(f"{column}{row}" for row in range(1, 10)) for column in "ai")


def test_QUOR_2_two_players_start_opposite_each_other_in_the_middle() -> None:
    assert start().text == "e1,e9 10,10 - 1 0"
    facts = Quoridor(2).facts
    assert (facts.starts, facts.goals, facts.fences_each) == (("e1", "e9"), (ROW_9, ROW_1), 10)


def test_two_play_unless_told_otherwise() -> None:
    assert mazechase.game("quoridor").players == mazechase.game("quoridor").players == 2


def test_QUOR_25_three_players_take_three_sides_with_six_fences_each() -> None:
    assert start(3).text == "e1,a5,e9 6,6,6 - 1 0"
    facts = Quoridor(3).facts
    assert (facts.starts, facts.goals, facts.fences_each) == (("e1", "a5", "e9"), (ROW_9, COLUMN_I, ROW_1), 6)


def test_QUOR_23_four_players_take_a_side_each_with_five_fences() -> None:
    assert start(4).text == "e1,a5,e9,i5 5,5,5,5 - 1 0"
    facts = Quoridor(4).facts
    assert facts.goals == (ROW_9, COLUMN_I, ROW_1, COLUMN_A)
    assert (facts.starts, facts.fences_each) == (("e1", "a5", "e9", "i5"), 5)


def test_QUOR_23_each_plays_alone() -> None:
    assert Quoridor(4).facts.sides == ((1,), (2,), (3,), (4,))


def test_QUOR_24_seats_are_numbered_clockwise() -> None:
    assert Quoridor(4).facts.starts == ("e1", "a5", "e9", "i5")  # south, west, north, east


def test_QUOR_25_three_players_can_be_switched_off() -> None:
    with pytest.raises(BadPlayers, match="doesn't allow three players") as refused:
        mazechase.game("quoridor", players=3, options={"three_players": "off"})
    assert refused.value.code == "quoridor-no-three"
    assert mazechase.game("quoridor", 3, {"three_players": "on"}).players == 3
    for players in (2, 4):
        assert (
            mazechase.game("quoridor", players, {"three_players": "off"}).start()
            == mazechase.game("quoridor", players).start()
        )


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("value", ["random", "chosen"])
def test_QUOR_3_seat_1_begins_and_the_table_seats_people(players: int, value: str) -> None:
    assert start(players, first_player=value).turn == 1
    option = next(option for option in Quoridor.declared if option.name == "first_player")
    assert (option.scope, option.default, option.ruling) == ("table", "random", "QUOR-3")


def test_QUOR_3_people_are_seated_at_random_or_as_they_chose() -> None:
    people = ("Ada", "Bo", "Cy")
    orders = {seat_people(mazechase.game("quoridor", 3), people, Seeded(seed)) for seed in range(60)}
    assert len(orders) == 6
    chosen = mazechase.game("quoridor", 3, {"first_player": "chosen"})
    assert all(seat_people(chosen, people, Seeded(seed)) == people for seed in range(9))


def test_options_are_declared_with_default_and_ruling() -> None:
    declared = {option.name: (option.default, option.ruling, option.scope) for option in Quoridor.declared}
    assert declared == {
        "first_player": ("random", "QUOR-3", "table"),
        "edge_as_fence": (True, "QUOR-18", "rules"),
        "diagonal_past_piece": (False, "QUOR-19", "rules"),
        "three_players": ("on", "QUOR-25", "rules"),
        "max_turns": ("none", "QUOR-27", "rules"),
    }


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("first_player", "youngest"),
        ("edge_as_fence", "yes"),
        ("edge_as_fence", 1),
        ("diagonal_past_piece", None),
        ("three_players", True),
        ("max_turns", 0),
        ("max_turns", -3),
        ("max_turns", True),
        ("max_turns", "many"),
        ("fences", 3),
    ],
)
def test_an_option_that_does_not_fit_is_refused(name: str, value: object) -> None:
    with pytest.raises(BadOption):
        mazechase.game("quoridor", 2, {name: value})


@pytest.mark.parametrize("players", [0, 1, 5, -2, True, "2", 2.0])
def test_no_other_number_can_play(players: Any) -> None:
    with pytest.raises(BadPlayers):
        mazechase.game("quoridor", players=players)


def test_the_facts_name_every_square_with_its_place() -> None:
    cells = Quoridor(2).facts.cells
    assert len(cells) == 81
    assert {cell.name: (cell.x, cell.y) for cell in cells if cell.name in {"a1", "i1", "a9", "e3"}} == {
        "a1": (0, 0),
        "i1": (8, 0),
        "a9": (0, 8),
        "e3": (4, 2),
    }
    assert Quoridor(2).facts.size == 9
