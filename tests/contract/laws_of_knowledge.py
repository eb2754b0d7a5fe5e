"""Laws about what a viewer may know: everything a viewer is offered or sent is a function of the view alone."""

from itertools import combinations
from random import Random
from typing import Any

import msgspec

from contract.playing import Trail, read_all
from mazechase.rules.api import (
    ALL,
    WATCHER,
    Action,
    Chance,
    Event,
    Node,
    Over,
    PublicEvent,
    SeatedAction,
    State,
    Step,
    Turn,
    View,
    Viewer,
)
from mazechase.rules.game import AnyGame
from mazechase.rules.gestures import gestures_of


class Surprise(Event, frozen=True, kw_only=True):
    """An event that no game knows."""


def _viewers(game: AnyGame) -> tuple[Viewer, ...]:
    return (*game.seats, WATCHER)


def _wire(value: Any) -> bytes:
    return msgspec.json.encode(value)


def _as_seen(node: Node) -> tuple[Any, ...]:
    """Return what everybody sees of a node: the true odds may be secret; that somebody draws is not."""
    match node:
        case Turn(seats):
            return ("turn", seats)
        case Chance(_, seat):
            return ("chance", seat)
        case Over(result):
            return ("over", result)


def _twins(game: AnyGame, s: State, viewer: Viewer, count: int = 3) -> list[State]:
    """Return states that the viewer can't tell from this one."""
    view = game.view(s, viewer)
    rng = Random(5)
    return [game.sample(view, rng) for _ in range(count if game.secrets else 1)]


def a_sample_agrees_with_its_view(game: AnyGame, trail: Trail) -> None:
    for s in trail.some(20):
        for viewer in _viewers(game):
            view = game.view(s, viewer)
            for twin in _twins(game, s, viewer):
                assert game.view(twin, viewer) == view
                assert game.place(game.position(twin)) == twin


def whoever_sees_all_knows_the_state(game: AnyGame, trail: Trail) -> None:
    for s in trail.some(20):
        assert game.sample(game.view(s, ALL), Random(1)) == s
        node, odds = game.node(s), game.odds(game.view(s, ALL))
        assert (dict(odds) if odds else None) == (dict(node.odds) if isinstance(node, Chance) else None)


def secrets_are_declared(game: AnyGame, trail: Trail) -> None:
    differ = any(twin != s for s in trail.states for viewer in _viewers(game) for twin in _twins(game, s, viewer))
    assert differ <= game.secrets


def _hash(view: View) -> int | None:
    try:
        return hash(view)
    except TypeError:
        return None


def a_view_says_whose_turn_it_is_and_can_be_hashed(game: AnyGame, trail: Trail) -> None:
    for s in trail.some(20):
        node = game.node(s)
        for viewer in (*_viewers(game), ALL):
            view = game.view(s, viewer)
            assert _hash(view) == _hash(game.view(s, viewer)) is not None
            if not isinstance(node, Over):
                assert view.to_act == (node.seats if isinstance(node, Turn) else (node.seat,))


def what_is_offered_follows_from_the_view(game: AnyGame, trail: Trail) -> None:
    gestures = gestures_of(game)
    actions, _ = read_all(game, trail)
    for s in trail.some(8):
        node = game.node(s)
        for viewer in _viewers(game):
            for twin in _twins(game, s, viewer):
                assert _as_seen(game.node(twin)) == _as_seen(node)
                assert game.show(twin, viewer) == game.show(s, viewer)
                if not isinstance(viewer, int):
                    continue
                assert game.legal(twin, viewer) == game.legal(s, viewer)
                assert gestures.offers(twin, viewer) == gestures.offers(s, viewer)
                alone = isinstance(node, Turn) and node.seats == (viewer,)
                asked = [a for a in actions if (a.seat == viewer if isinstance(a, SeatedAction) else alone)]
                for action in asked if game.secrets else ():
                    assert game.refuse(twin, action) == game.refuse(s, action)


def odds_follow_from_the_view(game: AnyGame, trail: Trail) -> None:
    for s in trail.some(20):
        node = game.node(s)
        for viewer in _viewers(game):
            odds = game.odds(game.view(s, viewer))
            assert (odds is not None) == isinstance(node, Chance)
            if odds is not None and isinstance(node, Chance):
                assert all(type(weight) is int and weight > 0 for weight in odds.values())
                assert set(node.odds) <= set(odds), "what can come must seem possible"


def _told(game: AnyGame, events: tuple[Event, ...], viewer: Viewer) -> bytes:
    told = (game.tell(event, viewer) for event in events)
    return _wire([event for event in told if event is not None])


def _hushed(game: AnyGame, events: tuple[Event, ...], viewer: Viewer) -> bytes:
    """Return what a viewer learns, except for what is revealed to everybody, which may say more than a view keeps."""
    return _told(game, tuple(e for e in events if not (isinstance(e, PublicEvent) and e.reveals)), viewer)


class Learned(msgspec.Struct, frozen=True):
    """What a viewer learns from a step, as it is sent: what is told, that without what is revealed, what is seen."""

    told: bytes
    hushed: bytes
    sight: bytes


def _learned(game: AnyGame, step: Step[Any], viewer: Viewer) -> Learned:
    sight = _wire(game.view(step.state, viewer))
    return Learned(_told(game, step.events, viewer), _hushed(game, step.events, viewer), sight)


def _agree(one: Learned, other: Learned, *, secret: bool) -> None:
    """Viewers who learn the same see the same afterwards; with secrets, those who see the same learned the same."""
    if one.told == other.told:
        assert one.sight == other.sight
    if secret and one.sight == other.sight:
        assert one.hushed == other.hushed


def events_tell_what_the_view_shows(game: AnyGame, trail: Trail) -> None:
    """Do the same in states that a viewer can't tell apart."""
    for ply in trail.some_plies(40 if game.secrets else 5):
        take = game.apply if isinstance(ply.choice, Action) else game.settle
        for viewer in _viewers(game):
            played = _learned(game, ply.step, viewer)
            for twin in _twins(game, ply.state, viewer):
                node = game.node(twin)
                if ply.choice in (node.odds if isinstance(node, Chance) else game.legal(twin)):
                    _agree(_learned(game, take(twin, ply.choice), viewer), played, secret=True)


def hidden_draws_and_picks_tell_others_nothing(game: AnyGame, trail: Trail) -> None:
    """Do different things in one state, when a viewer doesn't know the odds or others choose in secret."""
    for ply in trail.some_plies(40) if game.secrets else ():
        node = game.node(ply.state)
        for viewer in _viewers(game):
            if isinstance(node, Chance):
                known = game.odds(game.view(ply.state, viewer))
                steps = [game.settle(ply.state, outcome) for outcome in node.odds]
                secret = known is not None and dict(known) != dict(node.odds)
            else:
                steps = [game.apply(ply.state, action) for action in game.legal(ply.state) if _by_other(action, viewer)]
                secret = True
            for one, other in combinations({_learned(game, step, viewer) for step in steps}, 2):
                _agree(one, other, secret=secret)


def _by_other(action: Action, viewer: Viewer) -> bool:
    return isinstance(action, SeatedAction) and action.seat != viewer


def unknown_events_are_told_to_nobody(game: AnyGame, trail: Trail) -> None:  # noqa: ARG001
    event = Surprise(ruling="NONE-1")
    assert all(game.tell(event, viewer) is None for viewer in _viewers(game))
    assert game.tell(event, ALL) == event


def public_events_are_told_whole_and_told_ones_are_told_again(game: AnyGame, trail: Trail) -> None:
    for ply in trail.plies:
        for event in ply.step.events:
            assert game.tell(event, ALL) == event
            for viewer in _viewers(game):
                told = game.tell(event, viewer)
                assert told == event or not isinstance(event, PublicEvent)
                assert told is None or game.tell(told, viewer) == told


LAWS = (
    a_sample_agrees_with_its_view,
    whoever_sees_all_knows_the_state,
    secrets_are_declared,
    a_view_says_whose_turn_it_is_and_can_be_hashed,
    what_is_offered_follows_from_the_view,
    odds_follow_from_the_view,
    events_tell_what_the_view_shows,
    hidden_draws_and_picks_tell_others_nothing,
    unknown_events_are_told_to_nobody,
    public_events_are_told_whole_and_told_ones_are_told_again,
)
