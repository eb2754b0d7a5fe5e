"""A walk is the same on a kernel and on the Python rules, and never shows more than its own position."""

from random import Random
from typing import Any

import msgspec
import pytest

import mazechase
import toy
from engine.test_twins import every_kernel, need
from engine.variants import mixed
from mazechase import engine
from mazechase.engine.walk import KernelWalk, RulesWalk, Walk
from mazechase.errors import BadValue
from mazechase.rules.api import Chance, Over, Turn
from mazechase.rules.game import AnyGame, Game
from mazechase.rules.registry import game_types

GAMES = 12
PLIES = 120


def both(game: AnyGame) -> tuple[Walk, Walk]:
    native, rules = engine.walk(game), RulesWalk(game, game.start())
    assert isinstance(native, KernelWalk)
    return native, rules


def same(one: Walk, two: Walk) -> bool:
    """Check everything two walks show of one position; return whether the game goes on."""
    game = one.game
    assert (one.kind, one.seats, one.count, one.total) == (two.kind, two.seats, two.count, two.total)
    assert one.state == two.state
    assert one.node == two.node
    assert one.result == two.result
    assert one.legal() == two.legal()
    for seat in game.seats:
        assert one.legal(seat) == two.legal(seat) == game.legal(two.state, seat)
    for index in range(min(one.count, 5)):
        assert one.choice(index) == two.choice(index)
        assert one.token(index) == two.token(index) == game.write(two.choice(index))
    return one.kind != "over"


@every_kernel
def test_a_walk_is_the_same_in_both(game_id: str) -> None:
    need(game_id)
    rng = Random(game_id)
    for _ in range(GAMES):
        native, rules = both(mixed(game_id, rng))
        for _ in range(PLIES):
            if not same(native, rules):
                break
            if native.kind == "chance":
                ticket = rng.randrange(native.total)
                assert native.draw(ticket) == rules.draw(ticket)
            else:
                index = rng.randrange(native.count)
                native.advance(index)
                rules.advance(index)


def walks() -> list[Walk]:
    games = [mazechase.game(game_id) for game_id in game_types()]
    return [*map(engine.walk, games), *(RulesWalk(game, game.start()) for game in games), engine.walk(Game(toy.Toy(3)))]


def test_a_walk_follows_the_rules() -> None:
    for way in walks():
        rng = Random(5)
        for _ in range(PLIES):
            assert way.node == way.game.node(way.state)
            match way.node:
                case Turn(seats):
                    assert (way.kind, way.seats, way.total) == ("turn", seats, 0)
                    assert way.legal() == way.game.legal(way.state)
                    for seat in seats:
                        assert way.legal(seat) == way.game.legal(way.state, seat)
                    assert way.legal()[: len(way.legal(seats[0]))] == way.legal(seats[0])
                case Chance(odds, seat):
                    assert (way.kind, way.seats, way.count, way.total) == ("chance", (seat,), len(odds), odds.total)
                    assert way.legal() == ()
                    tickets = {0, odds.total - 1, rng.randrange(odds.total)}
                    assert all(way.choice(way.pick(ticket)) == odds.pick(ticket) for ticket in tickets)
                case Over(result):
                    assert (way.kind, way.seats, way.count, way.result) == ("over", (), 0, result)
                    break
            way.advance(rng.randrange(way.count))


def test_a_copy_goes_its_own_way() -> None:
    for way in walks():
        before = way.state
        other = way.copy()
        other.advance(0)
        assert way.state == before
        assert other.state != before
        way.advance(0)
        assert way.state == other.state


def test_a_walk_begins_anywhere() -> None:
    game = mazechase.game("quoridor")
    state = game.apply(game.start(), game.read("e2")).state
    assert engine.walk(game, state).seats == (2,)


def test_a_place_that_is_not_there_is_refused() -> None:
    for way in walks():
        for index in (-1, way.count, 1 << 40):
            for ask in (way.advance, way.choice, way.token):
                with pytest.raises(IndexError):
                    ask(index)
        for ticket in (-1, way.total, 1 << 63):
            with pytest.raises(IndexError):
                way.draw(ticket)


def test_an_ended_walk_goes_nowhere() -> None:
    game = mazechase.game("quoridor", 2, {"max_turns": 1})
    for way in (engine.walk(game), RulesWalk(game, game.start())):
        way.advance(0)
        assert way.kind == "over"
        with pytest.raises(IndexError):
            way.advance(0)


@pytest.mark.parametrize("native", ["1", "0"])
def test_what_is_no_state_of_the_game_is_refused(native: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZECHASE_NATIVE", native)
    with pytest.raises(BadValue, match="ToyState"):
        engine.walk(mazechase.game("quoridor"), toy.Toy(2).start())


def test_a_view_that_cannot_be_is_refused_with_a_code() -> None:
    need("cards")
    game = mazechase.game("cards", 3)
    native = engine.kernel(game)
    view = game.view(game.start(), mazechase.Seat(1))
    sampled: Any = native.sample(view, 1)
    assert game.view(sampled, 1) == view
    other = mazechase.game("cards", 4)
    foreign: tuple[Any, ...] = (
        other.view(other.start(), mazechase.Seat(1)),
        mazechase.game("quoridor").view(mazechase.game("quoridor").start(), mazechase.Seat(1)),
        msgspec.structs.replace(view, sizes=(0, 99, 0)),
        msgspec.structs.replace(view, phase="siesta"),
        msgspec.structs.replace(view, discard=("joker",)),
        msgspec.structs.replace(view, known=(1,)),
        None,
    )
    for bad in foreign:
        with pytest.raises(BadValue) as refused:
            native.sample(bad, 1)
        assert refused.value.code == "foreign-view"
