"""Encodings: ids, masks and observations of every game; they show what a seat knows and nothing else."""

from random import Random

import numpy as np
import pytest

from adapters.playing import GAMES, some_games, wander
from mazechase import adapters
from mazechase.adapters.encoding import NO_ID
from mazechase.rules.api import Chance, Result, Seat
from mazechase.rules.registry import game as make_game
from toy.game import Toy


@pytest.mark.parametrize("game_id", GAMES)
def test_ids_tell_legal_actions_apart(game_id: str) -> None:
    for game in some_games(game_id, 3):
        encoded = adapters.encoding(game)
        assert len(set(encoded.names)) == len(encoded.names)
        for place in wander(game, 2, 80):
            if place.seat is None:
                node = game.node(place.state)
                assert isinstance(node, Chance)
                numbers = encoded.outcome_ids(list(node.odds))
                assert len(set(numbers)) == len(node.odds)
                continue
            view = game.view(place.state, place.seat)
            ids = encoded.ids(view, place.seat, place.legal)
            given = [number for number in ids if number != NO_ID]
            assert len(set(given)) == len(given) > 0
            assert encoded.mask(ids).nonzero()[0].tolist() == sorted(given)
            for action, number in zip(place.legal, ids, strict=True):
                if number != NO_ID:
                    assert encoded.action(view, place.seat, place.legal, number) == action


@pytest.mark.parametrize("game_id", GAMES)
def test_numbers_of_an_observation_stay_within_the_table(game_id: str) -> None:
    for game in some_games(game_id, 3):
        encoded = adapters.encoding(game)
        most = encoded.fields.most()
        table = encoded.table()
        assert sum(int(np.prod(shape)) for _, _, shape, _, _ in table) == encoded.size
        assert all(says for *_, says in table)
        for place in wander(game, 3, 60):
            for seat in game.seats:
                seen = encoded.observe(game.view(place.state, seat), seat)
                assert (seen <= most).all()
                assert encoded.scaled(seen).max() <= 1
                parts = encoded.fields.split(seen)
                assert parts["to_act"].sum() == len(game.view(place.state, seat).to_act)


def test_an_image_has_a_plane_for_every_row_over_the_board() -> None:
    game = make_game("quoridor", 2)
    encoded = adapters.encoding(game)
    image = encoded.image(encoded.observe(game.view(game.start(), 1), game.seats[0]))
    assert image.shape[1:] == (9, 9)
    assert image[0].nonzero() == (np.array([0]), np.array([4]))  # e1
    assert image[1].nonzero() == (np.array([8]), np.array([4]))  # e9


@pytest.mark.parametrize("game_id", ["cards", "toy"])
def test_observations_of_hidden_hands_are_functions_of_the_view(game_id: str) -> None:
    """What a seat sees and may do is the same in every state that agrees with what it knows."""
    rng, differing = Random(5), 0
    for seed, game in enumerate(some_games(game_id, 4)):
        encoded = adapters.encoding(game)
        for place in wander(game, seed, 60):
            for seat in game.seats:
                view = game.view(place.state, seat)
                other = game.sample(view, rng)
                differing += other != place.state
                again = game.view(other, seat)
                assert (encoded.observe(view, seat) == encoded.observe(again, seat)).all()
                legal = game.legal(other, seat)
                assert legal == game.legal(place.state, seat)
                assert encoded.ids(again, seat, legal) == encoded.ids(view, seat, legal)
    assert differing


@pytest.mark.parametrize("game_id", GAMES)
def test_a_hash_goes_with_the_state(game_id: str) -> None:
    game = next(some_games(game_id, 1))
    encoded = adapters.encoding(game)
    numbers: dict[int, object] = {}
    for place in wander(game, 6, 60):
        assert encoded.hash(game.place(game.position(place.state))) == encoded.hash(place.state)
        assert numbers.setdefault(encoded.hash(place.state), place.state) == place.state


def test_a_game_without_an_encoding_of_its_own_gets_the_plain_one() -> None:
    assert type(adapters.encoding(make_game(Toy.id, 2))).__name__ == "PlainEncoding"


@pytest.mark.parametrize(("winners", "worth"), [((1,), (1, -1, -1)), ((1, 3), (1, -1, 1)), ((), (0, 0, 0))])
def test_returns_say_who_won(winners: tuple[int, ...], worth: tuple[float, ...]) -> None:
    result = Result(tuple(map(Seat, winners)), (0, 0, 0), "x")
    assert adapters.returns(result, 3) == worth
