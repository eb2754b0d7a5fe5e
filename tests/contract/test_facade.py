"""The facade in front of the rules: equal games are equal, their repr recreates them, and types are the game's own."""

import pickle
from typing import Any, Never, assert_type

import pytest

import mazechase
from games import CardsGame, ChaseGame, MarblesGame, MsPacManGame, QuoridorGame
from mazechase.errors import BadValue
from mazechase.rules.api import Action, Outcome, Rules, State, View
from mazechase.rules.cards.game import Cards
from mazechase.rules.cards.values import CardsState, CardsView
from mazechase.rules.game import AnyGame, Game
from mazechase.rules.quoridor.game import Quoridor
from mazechase.rules.quoridor.values import Fence, Move, QuoridorView
from mazechase.rules.registry import game_types
from toy.documents import SHIPPED
from toy.game import Toy

VARIANTS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("quoridor", 2, {}),
    ("quoridor", 3, {}),
    ("quoridor", 2, {"edge_as_fence": False}),
    ("quoridor", 2, {"max_turns": 20}),
    ("cards", 2, {}),
    ("cards", 2, {"level": "2"}),
    ("toy", 2, {}),
    ("toy", 2, {"board": SHIPPED["cross"]}),
)


def test_a_literal_id_gives_the_type_of_its_game() -> None:
    """For ``make check``: any other type here is a mypy error."""
    assert_type(mazechase.game("cards"), CardsGame)
    assert_type(mazechase.game("chase"), ChaseGame)
    assert_type(mazechase.game("marbles", 4), MarblesGame)
    assert_type(mazechase.game("mspacman", players=3, options={}), MsPacManGame)
    assert_type(mazechase.game("quoridor"), QuoridorGame)
    name = str("quoridor")  # noqa: UP018 (no literal to mypy)
    assert_type(mazechase.game(name), AnyGame)


def test_seats_and_viewers_are_plain_numbers_to_a_caller() -> None:
    cards = mazechase.game("cards")
    s = cards.start()
    assert_type(s, CardsState)
    assert_type(cards.view(s, 1), CardsView)
    assert cards.view(s, 1).viewer == 1
    assert cards.legal(s, 1) == cards.legal(s)
    assert cards.legal(s, 2) == ()
    quoridor = mazechase.game("quoridor")
    assert_type(quoridor.read("e2"), Move | Fence)
    assert_type(quoridor.view(quoridor.apply(quoridor.start(), quoridor.read("e2")).state, 2), QuoridorView)
    assert quoridor.show(quoridor.start(), 1)


def test_equal_games_are_equal() -> None:
    made = [[mazechase.game(id, players, options) for id, players, options in VARIANTS] for _ in range(2)]  # noqa: A001
    for number, game in enumerate(made[0]):
        for other_number, other in enumerate(made[1]):
            assert (game == other) == (number == other_number)
            assert game != other.rules
        assert hash(game) == hash(made[1][number])
        assert pickle.loads(pickle.dumps(game)) == game  # noqa: S301 (our own)
    assert len({*made[0], *made[1]}) == len(VARIANTS)
    assert mazechase.game("cards", 2, {"level": "1"}) == mazechase.game("cards", 2)


@pytest.mark.parametrize(("id", "players", "options"), VARIANTS, ids=str)
def test_a_repr_is_the_call_that_makes_the_game(id: str, players: int, options: dict[str, Any]) -> None:  # noqa: A002
    game = mazechase.game(id, players, options)
    said = repr(game)
    assert len(said) < 150
    if any(isinstance(value, dict) for value in options.values()):
        assert "..." in said
    else:
        assert eval(said) == game  # noqa: S307 (the promise is that it can be)


def test_a_repr_says_what_differs_from_the_defaults() -> None:
    game = mazechase.game("quoridor", 2, {"edge_as_fence": False, "three_players": "on"})
    assert repr(game) == 'mazechase.game("quoridor", players=2, options={"edge_as_fence": False})'
    assert repr(mazechase.game("cards")) == 'mazechase.game("cards", players=2)'


def test_the_rules_have_what_the_facade_has_not() -> None:
    game = mazechase.game("quoridor")
    rules = game.rules_as(Quoridor)
    s = rules.after(rules.start(), rules.read("e2"))
    assert s == game.apply(game.start(), game.read("e2")).state
    with pytest.raises(BadValue, match="quoridor"):
        game.rules_as(Cards)
    assert not hasattr(game, "nothing-of-the-kind")


def test_a_bot_of_before_finds_a_games_own_calls_on_the_game() -> None:
    """Existing bots use ``self.game.after`` and ``self.game.goals``."""
    game: Any = mazechase.game("quoridor")
    assert game.after(game.start(), game.read("e2")) == game.rules.after(game.start(), game.read("e2"))
    assert len(game.goals) == 2


def test_values_are_named_once_and_early() -> None:
    with pytest.raises(TypeError, match=r"Nameless must name the classes of its values: class Nameless\(Rules\["):
        type("Nameless", (Rules,), {})
    with pytest.raises(TypeError, match="Wrong must name"):

        class Wrong(Rules[State, Outcome, Never, View]):  # type: ignore[type-var]
            """An outcome is not an action."""

    with pytest.raises(TypeError, match="Vague must name"):

        class Vague(Rules[State, "Action", Never, View]):
            """A name in quotes is not a class yet."""

    types = Toy.types
    assert all(issubclass(action, Action) for action in types.actions)
    assert (len(types.actions), len(types.outcomes)) == (4, 2)
    assert Quoridor.types.outcomes == ()


def test_every_game_can_be_asked_for_by_its_class_too() -> None:
    for id, kind in game_types().items():  # noqa: A001
        players = min(kind.player_counts)
        assert Game(kind(players)) == mazechase.game(id, players)
