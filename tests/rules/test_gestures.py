"""What a page asks about moves: each game's own gestures are found, and what a touch can reach."""

from collections.abc import Generator
from typing import Any, TypeVar

import msgspec
import pytest

import mazechase
from mazechase.rules.api import AnyRules, Seat
from mazechase.rules.game import AnyGame, Game
from mazechase.rules.gestures import End, Gestures, gestures_of
from mazechase.rules.registry import shipped
from rules.marbles.positions import put as marbles
from rules.mspacman.positions import put as mspacman
from toy.game import Toy
from toy.gestures import ToyGestures

T = TypeVar("T")


def finished(steps: Generator[None, None, T]) -> T:
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            found: T = stop.value
            return found


@pytest.mark.parametrize("kind", shipped().values(), ids=lambda kind: kind.id)
def test_every_shipped_game_says_what_is_touched(kind: type[AnyRules]) -> None:
    found = gestures_of(Game(kind(min(kind.player_counts))))
    assert type(found).__module__ == f"mazechase.rules.{kind.id}.gestures"


def test_a_game_from_elsewhere_has_its_own_or_those_of_the_game_it_extends() -> None:
    class Alike(Toy):
        """The test game again."""

    assert type(gestures_of(Game(Toy(2)))) is type(gestures_of(Game(Alike(2)))) is ToyGestures


def test_a_game_without_gestures_is_played_by_its_tokens() -> None:
    game = mazechase.game("quoridor")
    plain: Gestures[Any, Any, Any] = Gestures(game.rules)
    s = game.start()
    ends = finished(plain.reach(s, s, game.seats[0], 10))
    assert ends == tuple(End(game.write(action), (game.write(action),)) for action in game.legal(s))


def test_the_search_stops_at_its_bound_and_yields_between_positions() -> None:
    game = mazechase.game("mspacman")
    s = game.place(game.position(game.start()))
    assert finished(gestures_of(game).reach(s, s, game.seats[0], 10)) == ()  # chance comes first
    chase = mazechase.game("chase")
    begun = chase.start()
    steps = gestures_of(chase).reach(begun, begun, chase.seats[0], 2000)
    assert len(list(steps)) > 1
    assert len(finished(gestures_of(chase).reach(begun, begun, chase.seats[0], 2))) <= 4


def offered(game: AnyGame, position: str, seat: int = 1) -> list[dict[str, Any]]:
    """List the offers as the page gets them."""
    found = gestures_of(game).offers(game.place(position), Seat(seat))
    return [
        {name: value for name, value in msgspec.json.decode(msgspec.json.encode(one)).items() if value} for one in found
    ]


def asked(game: AnyGame, position: str, tapped: str, held: str | None = None, seat: int = 1) -> str:
    """Return the token that a tap means."""
    return gestures_of(game).meant(game.place(position), Seat(seat), tapped, held)


PASSING = "pass-left 1 - 1 0 aoa 0,0,0 0,0,0 apple,3inky,melon -,-,- pass-left - 0 0"
GIVING = "give 1 - 1 0 aaa 0,0,0 0,0,0 apple+inky,cherry,melon -,-,- give - 0 0"


def test_CARD_37_an_offer_says_who_gets_the_card_that_is_passed() -> None:
    game = mazechase.game("cards", players=3, options={"level": "2"})
    assert offered(game, PASSING) == [{"token": "1=apple", "kind": "pass", "card": "apple", "to": 3}]
    assert offered(game, PASSING, 3) == [{"token": "3=melon", "kind": "pass", "card": "melon", "to": 1}]


def test_a_tap_on_a_player_or_a_card_means_an_answer_to_the_power_up() -> None:
    game = mazechase.game("cards", players=3)
    assert offered(game, GIVING)[0] == {"token": "give:inky:2", "kind": "give", "card": "inky", "seats": [2]}
    assert asked(game, GIVING, "3", "inky") == "give:inky:3"
    assert asked(game, GIVING, "apple") == "give:apple:1"
    assert asked(game, GIVING, "end") == "end"
    skipping = GIVING.replace("give", "skip")
    assert asked(game, skipping, "2") == "skip:2"
    swapping = GIVING.replace("give", "swap")
    assert (asked(game, swapping, "3"), asked(game, swapping, "3", "2")) == ("swap:1:3", "swap:2:3")


def test_an_order_says_how_many_cards_are_still_to_be_drawn() -> None:
    game = mazechase.game("cards", players=3, options={"level": "2"})
    ordered = "ask 1 - 1 3 aaa 0,0,0 0,0,0 apple,cherry,melon -,-,- dictate - 0 0"
    assert offered(game, ordered)[0] == {"token": "draw", "kind": "draw", "number": 2}


def test_QPAC_5_a_square_on_the_way_is_no_end_of_a_move() -> None:
    game = mazechase.game("chase")
    s = game.start()
    found = finished(gestures_of(game).reach(s, s, game.seats[0], 2000))
    assert {len(end.actions) for end in found if end.passing} == {1}
    assert {len(end.actions) for end in found if not end.passing} == {2}
    short = mazechase.game("chase", options={"pacman_short_move": True})
    s = short.start()
    assert not any(end.passing for end in finished(gestures_of(short).reach(s, s, short.seats[0], 2000)))


def test_the_button_that_ends_a_move_can_be_asked_about() -> None:
    game = mazechase.game("chase")
    assert gestures_of(game).meant(game.start(), game.seats[0], "end", None) == "-"


def told(game: AnyGame, state: Any, seat: int = 1) -> dict[str, tuple[int, bool]]:
    """Return what each offer gains, and whether it harms, by its token."""
    return {one.token: (one.gain, one.harms) for one in gestures_of(game).offers(state, Seat(seat))}


def test_MARB_34_a_ghost_that_would_send_ones_own_pac_man_home_harms() -> None:
    table = marbles("f1 a11", ghosts="d1 f6", dice="1 2", trays="1 70")
    found = told(table.game, table.state)
    assert found["1d1>f1"] == (0, True)
    assert [token for token, (_, harms) in found.items() if harms] == ["1d1>f1", "2d1>f1"]


def test_MARB_35_a_ghost_gains_what_the_other_has_to_pay() -> None:
    table = marbles("d3 f1", ghosts="d1 f6", dice="1 2", trays="70 1")
    assert told(table.game, table.state)["1d1>f1"] == (1, False)


def test_a_walk_gains_its_marbles_and_more_with_a_yellow_one() -> None:
    table = marbles("d3 a11", dice="1 2", white="d4")
    found = told(table.game, table.state)
    assert found["1c3:c3"] == (3, False)
    assert found["1d4:d4"] == (1, False)


def test_a_step_of_pac_man_gains_a_pellet_and_harms_where_a_ghost_catches_him() -> None:
    chase = mazechase.game("chase", options={"pacman_into_ghost": "caught"})
    s = chase.start()
    at = chase.view(s, chase.seats[0])
    text = chase.position(s)
    beside = text.replace("a5", "e5", 1).replace(at.pacman, "e4", 1)
    found = told(chase, chase.place(beside))
    assert found["e5"] == (0, True)
    assert sum(harms for _, harms in found.values()) == 1
    hungry = told(chase, chase.place(text.replace(at.pacman, "a2", 1)))
    assert at.pellets[0] == "b2"
    assert hungry["b2"] == (1, False)


def test_MSP_17_a_step_onto_a_strong_ghost_harms_her_and_onto_a_weak_one_does_not() -> None:
    for ghost, harms in (("d8", True), ("d8p2", False)):
        table = mspacman("walk", f"- {ghost}", her="c8", steps=1)
        ends = finished(gestures_of(table.game).reach(table.state, table.state, Seat(1), 2000))
        assert {end.target: end.harms for end in ends}["d8"] is harms


def test_MSP_19_a_weak_ghost_that_meets_her_harms_itself() -> None:
    table = mspacman("chase", "- d8p1", her="c8", seat=2, steps=5)
    gestures = gestures_of(table.game)
    assert gestures.harms(table.state, table.play("c8").state, Seat(2))
    strong = mspacman("chase", "- d8", her="c8", seat=2, steps=5)
    assert not gestures.harms(strong.state, strong.play("c8").state, Seat(2))
