"""Every event, refusal, reason and error has an English sentence, even those that random play doesn't reach."""

import re
from pathlib import Path

import msgspec
import pytest

import mazechase
import toy  # noqa: F401 (makes the test game known)
from contract.playing import play, read_all, trail_of, variants
from mazechase.messages import keys, sentence
from mazechase.rules.api import AnyRules, Event, Over, event_message
from mazechase.rules.registry import game_types
from toy.game import Toy

KINDS = game_types()
every_kind = pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.id)
SOURCES = sorted(Path(mazechase.__file__).parent.rglob("*.py"))
CODE = re.compile(r'raise \w+\(\s*"([a-z][a-z-]*)"')


def _event_kinds(kind: type[AnyRules]) -> list[type[Event]]:
    package = kind.__module__.rpartition(".")[0]
    found, edge = [], [Event]
    while edge:
        subclasses = edge.pop().__subclasses__()
        edge += subclasses
        found += [event for event in subclasses if event.__module__.startswith(f"{package}.")]
    return found


@every_kind
def test_every_kind_of_event_has_a_sentence(kind: type[AnyRules]) -> None:
    events = _event_kinds(kind)
    assert events
    for event in events:
        wanted = [field.name for field in msgspec.structs.fields(event) if field.required]
        key, params = event_message(kind.id, event(**{name: f"<{name}>" for name in wanted}))
        assert key in keys()
        said = sentence(key, params)
        assert all(f"<{name}>" in said for name in wanted if name != "ruling"), said


def test_every_error_code_in_the_source_has_a_sentence() -> None:
    codes = {code for path in SOURCES for code in CODE.findall(path.read_text("utf-8"))}
    assert {"no-such-game", "bad-players", "no-such-option"} <= codes
    assert {code for code in codes if f"error-{code}" not in keys()} == set()


def test_random_play_of_the_test_game_reaches_every_event_refusal_and_reason() -> None:
    events, codes, reasons, told = set(), set(), set(), set()
    for game in variants(Toy):
        trail = trail_of(game, 5)
        actions, _ = read_all(game, trail)
        events |= {type(event) for ply in trail.plies for event in ply.step.events}
        told |= {type(game.tell(event, 2)) for ply in trail.plies for event in ply.step.events}
        refusals = [game.refuse(s, action) for s in trail.some(20) for action in actions]
        codes |= {refusal.message for refusal in refusals if refusal}
        for seed in range(6):
            node = game.node(play(game, seed).last)
            assert isinstance(node, Over)
            reasons.add(node.result.reason)
    assert events | told == set(_event_kinds(Toy))
    assert {key for key in keys() if key.startswith("toy-refuse-")} <= codes
    assert {"refuse-over", "refuse-chance-first", "refuse-not-your-turn"} <= codes
    assert reasons == {"toy_dots_eaten", "toy_rounds_played", "turn_limit"}
