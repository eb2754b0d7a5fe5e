"""What is told of an action: the kind of event, its ruling, and a sentence."""

import msgspec
import pytest

from mazechase.messages import sentence
from mazechase.rules.api import WATCHER, Event, Seat, event_message
from mazechase.rules.quoridor import events, values
from mazechase.rules.quoridor.events import Fenced, Jumped, Moved
from mazechase.rules.quoridor.game import Quoridor
from rules.quoridor.positions import Put, put, start

ONE = Seat(1)

EVENTS: list[tuple[Put, str, Event, str]] = [
    (start(), "e2", Moved(ruling="QUOR-6", seat=ONE, origin="e1", to="e2"), "Seat 1 moved from e1 to e2."),
    (
        put("e4 e5"),
        "e6",
        Jumped(ruling="QUOR-15", seat=ONE, origin="e4", over="e5", to="e6"),
        "Seat 1 jumped from e4 over e5 to e6.",
    ),
    (
        put("e4 e5", "e5h"),
        "d5",
        Jumped(ruling="QUOR-16", seat=ONE, origin="e4", over="e5", to="d5"),
        "Seat 1 jumped from e4 over e5 to d5.",
    ),
    (
        put("h4 i4"),
        "i5",
        Jumped(ruling="QUOR-18", seat=ONE, origin="h4", over="i4", to="i5"),
        "Seat 1 jumped from h4 over i4 to i5.",
    ),
    (
        put("e4 e5 e6", diagonal_past_piece=True),
        "f5",
        Jumped(ruling="QUOR-19", seat=ONE, origin="e4", over="e5", to="f5"),
        "Seat 1 jumped from e4 over e5 to f5.",
    ),
    (
        start().play("e2"),
        "e3h",
        Fenced(ruling="QUOR-8", seat=Seat(2), fence="e3h", left=9),
        "Seat 2 put up the fence e3h and has 9 fences left.",
    ),
]


@pytest.mark.parametrize(("table", "token", "event", "text"), EVENTS, ids=[row[2].ruling for row in EVENTS])
def test_an_action_tells_what_happened_and_why(table: Put, token: str, event: Event, text: str) -> None:
    assert table.events(token) == (event,)
    assert sentence(*event_message("quoridor", event)) == text
    for viewer in (WATCHER, Seat(2)):
        assert table.game.tell(event, viewer) == event


@pytest.mark.parametrize(
    ("table", "token", "kind", "text"),
    [
        (put("e8 a9"), "e9", "won", "Seat 1 reached e9 and won."),
        (start(max_turns=1), "e2", "turn_limit", "The limit of 1 turn has been reached; nobody wins."),
        (start(max_turns=2).play("e2"), "e8", "turn_limit", "The limit of 2 turns has been reached; nobody wins."),
        (
            put("e4 e5 e6", "e3h d4v e4v", left="0 5 5", turn=3),
            "a1h",
            "passed_over",
            "Seat 1 couldn't do anything and missed a turn.",
        ),
    ],
)
def test_what_follows_an_action_is_told_after_it(table: Put, token: str, kind: str, text: str) -> None:
    event = table.events(token)[-1]
    assert event.kind == kind
    assert sentence(*event_message("quoridor", event)) == text


def test_a_square_reached_over_either_of_two_pawns_is_listed_once_and_told_once() -> None:
    # d5 can be reached over e5 (a fence behind it) and over d4 (a fence behind it).
    table = put("e4 e5 d4", "e5h c4v")
    assert table.moves.split().count("d5") == 1
    assert table.events("d5") == (Jumped(ruling="QUOR-16", seat=ONE, origin="e4", over="e5", to="d5"),)


def test_an_action_leaves_the_state_it_was_asked_of_alone() -> None:
    table = start()
    before = table.text
    table.play("e3h")
    assert table.text == before
    fence = table.game.read("e3h")
    assert table.game.rules_as(Quoridor).after(table.state, fence) == table.game.apply(table.state, fence).state


def test_all_values_are_frozen() -> None:
    kinds = [
        kind
        for module in (events, values)
        for kind in vars(module).values()
        if isinstance(kind, type) and kind.__module__ == module.__name__
    ]
    assert {"QuoridorState", "Move", "Fence", "Jumped", "QuoridorView", "QuoridorFacts"} <= {k.__name__ for k in kinds}
    for kind in kinds:
        assert issubclass(kind, msgspec.Struct)
        assert kind.__struct_config__.frozen, kind
