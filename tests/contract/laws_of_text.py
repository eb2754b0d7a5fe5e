"""Laws about text: everything reads back, everything has a sentence, and only views and events are sent."""

from collections.abc import Iterator
from typing import Any

import msgspec

from contract.playing import Trail
from mazechase.messages import keys, sentence
from mazechase.rules.api import ALL, WATCHER, Action, Chance, State, View, Viewer, event_message
from mazechase.rules.game import AnyGame
from mazechase.rules.gestures import gestures_of


def _everybody(game: AnyGame) -> tuple[Viewer, ...]:
    return (*game.seats, WATCHER, ALL)


def tokens_read_back(game: AnyGame, trail: Trail) -> None:
    for s in trail.some(15):
        node = game.node(s)
        listed = list(node.odds) if isinstance(node, Chance) else game.legal(s)
        tokens = [game.write(x) for x in listed]
        assert [game.read(token) for token in tokens] == list(listed)
        assert len(set(tokens)) == len(tokens)
        for token in tokens:
            assert token
            assert token.isascii()
            assert not any(character.isspace() for character in token)


def targets_can_be_asked_about(game: AnyGame, trail: Trail) -> None:
    gestures = gestures_of(game)
    for s in trail.some(10):
        for action in game.legal(s):
            target = gestures.target(action)
            if target is not None:
                game.read(target)


def offers_are_the_legal_actions_in_parts(game: AnyGame, trail: Trail) -> None:
    gestures = gestures_of(game)
    for s in trail.some(10):
        for seat in game.seats:
            offers = gestures.offers(s, seat)
            if offers:
                assert [offer.token for offer in offers] == [game.write(action) for action in game.legal(s, seat)]


def tokens_mean_what_they_say(game: AnyGame, trail: Trail) -> None:
    gestures = gestures_of(game)
    for s in trail.some(10):
        for seat in game.seats:
            for token in map(game.write, game.legal(s, seat)):
                assert game.read(gestures.meant(s, seat, token, None)) == game.read(token)


def positions_read_back(game: AnyGame, trail: Trail) -> None:
    for s in trail.some(80):
        text = game.position(s)
        assert "\n" not in text
        assert text.isascii()
        assert game.place(text) == s
        assert game.position(game.place(text)) == text


def the_same_log_gives_the_same_state(game: AnyGame, trail: Trail) -> None:
    state = game.start()
    assert state == trail.states[0]
    for token in [game.write(ply.choice) for ply in trail.plies]:
        ply = game.read(token)
        state = (game.apply if isinstance(ply, Action) else game.settle)(state, ply).state
    assert state == trail.last


def events_can_be_said(game: AnyGame, trail: Trail) -> None:
    for ply in trail.plies:
        for event in ply.step.events:
            for told in {game.tell(event, viewer) for viewer in _everybody(game)} - {None}:
                assert told is not None
                assert told.ruling
                key, params = event_message(game.id, told)
                assert key in keys()
                assert sentence(key, params)


def _inside(value: Any) -> Iterator[Any]:
    yield value
    if isinstance(value, msgspec.Struct):
        value = msgspec.structs.astuple(value)
    if isinstance(value, dict):
        value = (*value.keys(), *value.values())
    if isinstance(value, tuple | list | set | frozenset):
        for part in value:
            yield from _inside(part)


def views_and_events_are_sent_and_states_are_not(game: AnyGame, trail: Trail) -> None:
    for s in trail.some(15):
        for viewer in _everybody(game):
            view = game.view(s, viewer)
            assert isinstance(view, View)
            assert not any(isinstance(part, State) for part in _inside(view))
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
    for ply in trail.plies:
        for event in ply.step.events:
            assert msgspec.json.decode(msgspec.json.encode(event))["kind"] == event.kind
            assert not any(isinstance(part, State) for part in _inside(event))


def facts_are_sent_once(game: AnyGame, trail: Trail) -> None:  # noqa: ARG001
    sent = msgspec.json.decode(msgspec.json.encode(game.facts))
    assert game.facts == game.facts
    assert game.facts.seats == game.seats
    assert sent["game"] == game.id
    assert sent["players"] == game.players
    assert sent["secrets"] == game.secrets
    assert sent["sides"] == [list(side) for side in game.sides]
    assert set(sent["options"]) == {option.name for option in game.declared}
    names = [cell["name"] for cell in sent["cells"]]
    assert len(set(names)) == len(names) > 0
    assert {name for link in sent["links"] for name in link} <= set(names)


def every_viewer_can_be_shown_the_board(game: AnyGame, trail: Trail) -> None:
    for s in trail.some(15):
        for viewer in _everybody(game):
            drawn = game.show(s, viewer)
            assert drawn.strip()
            assert "\t" not in drawn
            assert all(line == line.rstrip() for line in drawn.splitlines())


LAWS = (
    tokens_read_back,
    targets_can_be_asked_about,
    offers_are_the_legal_actions_in_parts,
    tokens_mean_what_they_say,
    positions_read_back,
    the_same_log_gives_the_same_state,
    events_can_be_said,
    views_and_events_are_sent_and_states_are_not,
    facts_are_sent_once,
    every_viewer_can_be_shown_the_board,
)
