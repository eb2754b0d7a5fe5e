"""Values of another game or number of players, or no values of the rules at all."""

from collections.abc import Callable
from functools import cache
from inspect import isfunction
from random import Random
from typing import Any

import msgspec
import pytest

import mazechase
import toy  # noqa: F401 (makes the test game known)
from contract.playing import fitting, play
from mazechase.errors import BadOutcome, BadValue, MazechaseError
from mazechase.rules.api import ALL, WATCHER, Chance, Event, IllegalAction, Over, PublicEvent, State, Turn, Viewer
from mazechase.rules.game import AnyGame, Game
from mazechase.rules.registry import game_types

KINDS = game_types()
GAMES: dict[str, AnyGame] = {
    f"{kind.id}-{players}": Game(kind(players, fitting(kind, players)))
    for kind in KINDS.values()
    for players in kind.player_counts
}
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
NOTHING: tuple[Any, ...] = ("e2", "", 7, -1, None, 1.5, True, (), [], {}, object(), b"e2", type)
NONSENSE: tuple[Any, ...] = ("e2", -1, 10**9, None, [], 1.5)
NO_SEATS: tuple[Any, ...] = (0, -1, 99, True, 1.0, "1", "", [], WATCHER.upper(), object())


class Told(PublicEvent, frozen=True, kw_only=True):
    """Any event."""


@cache
def at(game: AnyGame, kind: type) -> State | None:
    """Return a state at such a node, if one comes up."""
    states: tuple[State, ...] = play(game, 1).states
    return next((s for s in states if isinstance(game.node(s), kind)), None)


def others(game: AnyGame) -> list[AnyGame]:
    return [other for other in GAMES.values() if other.id != game.id]


def refused(code: str, call: Callable[..., object], *args: object, **named: object) -> None:
    with pytest.raises(BadValue) as caught:
        call(*args, **named)
    assert caught.value.code == code
    assert str(caught.value)
    assert "error-" not in str(caught.value)


def asks_of_state(game: AnyGame, s: Any) -> list[tuple[Callable[..., object], tuple[object, ...]]]:
    """List every call that takes a state, with this one as its argument."""
    action = game.legal(at(game, Turn))[0]
    return [
        (game.check_state, (s,)),
        (game.position, (s,)),
        (game.node, (s,)),
        (game.legal, (s,)),
        (game.legal, (s, game.seats[0])),
        (game.refuse, (s, action)),
        (game.apply, (s, action)),
        (game.settle, (s, action)),
        (game.actor, (s, action)),
        (game.view, (s, ALL)),
        (game.show, (s,)),
        (game.show, (s, WATCHER)),
    ]


@every_game
def test_what_is_no_state(game: AnyGame) -> None:
    view = game.view(game.start(), ALL)
    for stranger in (*NOTHING, view, *(other.start() for other in others(game))):
        for call, args in asks_of_state(game, stranger):
            refused("foreign-state", call, *args)
    refused("foreign-state", game.node, s="e2")
    refused("foreign-state", game.show, viewer=ALL, s="e2")


@every_game
def test_a_state_of_another_number_of_players(game: AnyGame) -> None:
    """If states for all numbers of players have the same form, as on a board of five figures, it can be played."""
    for players in set(game.player_counts) - {game.players}:
        other = GAMES[f"{game.id}-{players}"]
        for s in play(other, 2).some(5):
            if game.rules.per_seat is None:
                assert game.place(game.position(s)) == s
                continue
            for call, args in asks_of_state(game, s):
                refused("foreign-state", call, *args)
            refused("foreign-view", game.hints, other.view(s, WATCHER))
            refused("foreign-view", game.sample, other.view(s, WATCHER), Random(1))


@every_game
def test_what_is_no_view_and_no_generator(game: AnyGame) -> None:
    views = (other.view(other.start(), WATCHER) for other in others(game))
    for stranger in (*NOTHING, game.start(), *views):
        refused("foreign-view", game.check_view, stranger)
        refused("foreign-view", game.odds, stranger)
        refused("foreign-view", game.hints, stranger)
        refused("foreign-view", game.sample, stranger, Random(1))
        refused("not-a-generator", game.sample, game.view(game.start(), WATCHER), stranger)


@every_game
def test_what_is_no_seat_and_no_viewer(game: AnyGame) -> None:
    s = game.start()
    event: Event = Told(ruling="")
    for stranger in (*NO_SEATS, game.players + 1):
        refused("no-such-seat", game.legal, s, stranger)
        refused("no-such-seat", game.legal, s, seat=stranger)
        refused("no-such-seat", game.view, s, stranger)
        refused("no-such-seat", game.show, s, stranger)
        refused("no-such-seat", game.tell, event, stranger)
    refused("no-such-seat", game.view, s, None)
    viewers: tuple[Viewer, ...] = (*game.seats, WATCHER, ALL)
    assert all(game.tell(event, viewer) == event for viewer in viewers)


@every_game
def test_what_is_no_action(game: AnyGame) -> None:
    s = at(game, Turn)
    strangers = [action for other in others(game) if (turn := at(other, Turn)) for action in other.legal(turn)[:1]]
    for stranger in (*NOTHING, s, *strangers):
        refused("foreign-action", game.actor, s, stranger)
        refused("foreign-token", game.write, stranger)
        with pytest.raises(IllegalAction) as caught:
            game.apply(s, stranger)
        assert caught.value.code == "no-such-action"


@every_game
def test_an_action_with_nonsense_inside(game: AnyGame) -> None:
    trail = play(game, 1, most=120)
    for s in [state for state in trail.states if isinstance(game.node(state), Turn)][:12]:
        for action in {type(action): action for action in game.legal(s)}.values():
            for field in action.__struct_fields__:
                for nonsense in NONSENSE:
                    odd = msgspec.structs.replace(action, **{field: nonsense})
                    refusal = game.refuse(s, odd)
                    assert odd in game.legal(s) if refusal is None else str(refusal)
                    try:
                        game.write(odd)
                    except BadValue as error:
                        assert str(error)  # noqa: PT017 (both ends are fine)


@every_game
def test_an_outcome_that_cannot_be(game: AnyGame) -> None:
    foreign = [
        outcome for other in others(game) if (chance := at(other, Chance)) for outcome in list(odds(other, chance))[:1]
    ]
    ours = [next(iter(odds(game, s))) for s in (at(game, Chance),) if s is not None]
    for outcome in list(ours):
        ours += [
            msgspec.structs.replace(outcome, **{field: nonsense})
            for field in outcome.__struct_fields__
            for nonsense in NONSENSE
        ]
    for kind, expected in ((Turn, "no-chance-here"), (Chance, ""), (Over, "no-chance-here")):
        s = at(game, kind)
        for stranger in (*NOTHING, *foreign, *ours[1:]) if s is not None else ():
            with pytest.raises(BadOutcome) as caught:
                game.settle(s, stranger)
            own = isinstance(stranger, game.rules.types.outcomes)
            assert caught.value.code == (expected or ("impossible-outcome" if own else "foreign-outcome"))
            assert str(caught.value)


@every_game
def test_text_in_place_of_a_value_gets_an_error_that_names_the_call(game: AnyGame) -> None:
    turn, chance = at(game, Turn), at(game, Chance)
    token = game.write(game.legal(turn)[0])
    for call in (lambda: game.apply(turn, token), lambda: game.actor(turn, token), lambda: game.write(token)):
        with pytest.raises(MazechaseError) as caught:
            call()
        assert f'game.read("{token}")' in str(caught.value)
    with pytest.raises(IllegalAction) as illegal:
        game.apply(turn, 7)
    assert "game.read(text)" in str(illegal.value)
    if chance is not None:
        for stranger, named in ((3, "game.read(text)"), ("x3", 'game.read("x3")')):
            with pytest.raises(BadOutcome) as bad:
                game.settle(chance, stranger)
            assert named in str(bad.value)


def odds(game: AnyGame, s: State) -> list[Any]:
    node = game.node(s)
    assert isinstance(node, Chance)
    return list(node.odds)


@every_game
def test_whose_action_it_is_where_nobody_is_to_act(game: AnyGame) -> None:
    action = game.legal(at(game, Turn))[0]
    for kind, code in ((Chance, "chance-first"), (Over, "over")):
        s = at(game, kind)
        if s is not None:
            with pytest.raises(IllegalAction) as caught:
                game.actor(s, action)
            assert caught.value.code == code


@every_game
def test_what_is_no_text(game: AnyGame) -> None:
    for stranger in [value for value in NOTHING if not isinstance(value, str)]:
        refused("not-text", game.read, stranger)
        refused("not-text", game.place, stranger)
        refused("foreign-event", game.tell, stranger, ALL)


def test_every_call_of_the_facade_is_tested_here() -> None:
    """A call that takes values and isn't tested here might accept foreign ones."""
    facade = {name for name, value in vars(mazechase.Game).items() if isfunction(value) and name[0] != "_"}
    values = {"check_view", "odds", "hints", "sample", "tell", "write", "read", "place"}
    states = {call.__name__ for call, _ in asks_of_state(GAMES["toy-2"], None)}
    others = {"start", "unfit_to_serve", "with_options", "rules_as"}  # they take none, or check it as options are
    assert facade == values | states | others


def test_every_call_of_an_author_is_behind_the_facade() -> None:
    own = {"explain"}  # which ``refuse`` calls
    author = {name for name, value in vars(mazechase.Rules).items() if isfunction(value) and name[0] != "_"}
    assert author - own <= set(vars(mazechase.Game))


@pytest.mark.parametrize("id", [None, 7, [], {}, b"toy", "Quoridor", ""], ids=repr)
def test_what_is_no_game(id: Any) -> None:  # noqa: A002
    with pytest.raises(MazechaseError) as caught:
        mazechase.game(id)
    assert caught.value.code == "no-such-game"
    assert str(caught.value)
