import json
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from match.playing import LUCK, ONE, QUORIDOR, TOY, TWO, finished, new_match, races
from mazechase.errors import BadText, MazechaseError, NotNow
from mazechase.match import ClockRule, Match, Player, Record, check, fork, seal
from mazechase.match.records import MOST_BYTES, Expected, Note

WON = "e2 d9 e3 c9 e4 d9 e5 c9 e6 d9 e7 c9 e8 d9 e9"
SEED = bytes(range(32))


def won() -> Record:
    return Record.of(races(new_match(QUORIDOR[2]), WON))


def as_json(record: Record) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(record.encode())
    return loaded


def from_json(data: Any) -> Record:
    return Record.decode(json.dumps(data).encode())


def test_a_record_is_versioned_json_with_the_setup_and_the_log() -> None:
    match = new_match(QUORIDOR[2], ClockRule(move_ms=60_000)).act(ONE, ["e2"], 5, "c1").resign(TWO, 9)
    data = as_json(Record.of(match))
    assert next(iter(data)) == "mazechase"
    assert data == {
        "mazechase": 1,
        "id": "m1",
        "game": "quoridor",
        "players": 2,
        "options": match.game.options,
        "rules_version": 1,
        "documents": {},
        "seats": [{"name": "P0"}, {"name": "P1"}],
        "clock": {"move_ms": 60_000},
        "log": [
            {"t": "acted", "seat": 1, "action": "e2", "at_ms": 5},
            {"t": "resigned", "seat": 2, "at_ms": 9},
        ],
        "result": {"winners": [1], "scores": [1, 0], "reason": "resigned"},
    }


def test_a_record_embeds_its_documents() -> None:
    record = Record.of(finished(TOY[2]))
    assert record.documents == TOY[2].documents
    changed = msgspec.structs.replace(record, documents={"board": {"nonsense": 1}})
    with pytest.raises(MazechaseError):
        changed.replay()


def test_a_checked_record_gives_the_match_again() -> None:
    for game in (QUORIDOR[2], TOY[2], TOY[4]):
        match = finished(game)
        again = check(Record.decode(Record.of(match).encode()))
        assert again.line == match.line
        assert again.result == match.result


def test_check_finds_an_illegal_action_and_names_it() -> None:
    data = as_json(won())
    data["log"][4]["action"] = "e9"
    with pytest.raises(BadText, match=r"Entry 4 .*Too far"):
        check(from_json(data))


def test_check_finds_a_wrong_seat_time_and_order() -> None:
    for n, field, value in ((2, "seat", 2), (5, "at_ms", 0), (3, "action", "??"), (3, "seat", 7)):
        data = as_json(won())
        data["log"][n][field] = value
        with pytest.raises(BadText, match=f"Entry {n} "):
            check(from_json(data))


def test_check_finds_a_wrong_result() -> None:
    for change in ({"winners": [2]}, {"scores": [0, 1]}, {"reason": "resigned"}):
        data = as_json(won())
        data["result"] |= change
        with pytest.raises(BadText, match="the moves lead to “goal_reached 1 1,0”"):
            check(from_json(data))
    data = as_json(won())
    del data["result"]
    with pytest.raises(BadText, match="not over"):
        check(from_json(data))


def test_check_finds_notes_and_expectations_out_of_place() -> None:
    record = won()
    for wrong in (
        {"notes": (Note(16, "x"),)},
        {"expected": (Expected(15),)},
        {"expected": (Expected(0, hints={"??": "x"}),)},
    ):
        with pytest.raises(BadText):
            check(msgspec.structs.replace(record, **wrong))
    check(msgspec.structs.replace(record, notes=(Note(15, "x"),), expected=(Expected(14),)))


def test_while_anything_is_hidden_nothing_is_written_down_or_gone_on_from() -> None:
    match = new_match(TOY[2]).draw(LUCK, 0)
    for early in (lambda: Record.of(match), lambda: fork(match, 0, "m2"), match.may_export):
        with pytest.raises(NotNow, match="still hidden"):
            early()
    over = match.resign(ONE, 1)
    assert Record.of(over).result == over.result
    assert fork(over, 1, "m2").position == match.game.position(match.state)
    assert Record.of(new_match(QUORIDOR[2])).result is None


def test_the_seed_is_written_only_at_the_end() -> None:
    match = new_match(QUORIDOR[2], seal=seal(SEED))
    with pytest.raises(NotNow, match="once the game is over"):
        Record.of(match, SEED)
    assert SEED.hex() not in Record.of(match).encode().decode()
    over = match.resign(ONE, 0)
    assert Record.of(over, SEED).seed == SEED.hex()
    assert Record.of(over).seed is None
    with pytest.raises(BadText, match="doesn't match the seal"):
        Record.of(over, bytes(32))
    early = msgspec.structs.replace(Record.of(match), seed=SEED.hex())
    with pytest.raises(BadText, match="once the game is over"):
        check(early)


def test_going_on_from_here_is_a_new_match_from_that_position() -> None:
    match = races(new_match(QUORIDOR[2], seal=seal(SEED)), WON)
    setup = fork(match, 3, "m2", seats=(Player("X"), Player("Y")), seal=seal(bytes(32)))
    assert (setup.id, setup.seal) == ("m2", seal(bytes(32)))
    again = Match.begin(setup)
    assert again.state == match.line[2].state
    assert again.entries == ()
    assert again.asked == (TWO,)
    assert Match.begin(fork(match, 0, "m3")).state == match.first
    with pytest.raises(NotNow, match="nothing to play on from"):
        fork(match, 15, "m2")
    for wrong in (-1, 16):
        with pytest.raises(NotNow, match="There is no ply"):
            fork(match, wrong, "m2")


# Hostile input.


def refused(data: bytes) -> str:
    with pytest.raises(BadText) as error:
        Record.decode(data)
    return error.value.code


def test_what_is_no_record_is_refused() -> None:
    for data in (b"", b"{", b"null", b"[]", b"{}", b"\xff\xfe", b'{"mazechase": "1"}', b'"\\ud800"'):
        assert refused(data) == "bad-record"
    assert refused(b'{"mazechase": 2}') == "record-version"
    assert refused(b" " * (MOST_BYTES + 1)) == "record-too-long"
    deep = b'{"mazechase": 1, "documents": ' + b"[" * 100_000
    assert refused(deep) == "bad-record"
    deep = b'{"mazechase": ' + b'{"a":' * 100_000
    assert refused(deep) == "bad-record"


@pytest.mark.parametrize(
    ("where", "value"),
    [
        (("extra",), 1),
        (("result", "extra"), 1),
        (("log", 0, "extra"), 1),
        (("log", 0, "t"), "cheated"),
        (("log", 0, "at_ms"), -1),
        (("log", 0, "at_ms"), 2**60),
        (("log", 0, "at_ms"), 10**400),
        (("log", 0, "action"), "x" * 201),
        (("seats", 0, "extra"), 1),
        (("seats", 0, "kind"), "bot"),
        (("seats",), []),
        (("players",), 3),
        (("players",), 10**30),
        (("rules_version",), 0),
        (("rules_version",), 10**30),
        (("id",), "a|b"),
        (("clock",), {"move_ms": 0}),
        (("seal",), "abc"),
        (("seed",), "G" * 64),
        (("log",), [{"t": "paused", "at_ms": 0}] * 20_001),
        (("notes",), [{"at": 0, "says": 5}]),
        (("expected",), [{"at": -1}]),
    ],
)
def test_a_field_that_does_not_belong_is_refused(where: tuple[Any, ...], value: Any) -> None:
    data = as_json(won())
    inner = data
    for key in where[:-1]:
        inner = inner[key]
    inner[where[-1]] = value
    refused(json.dumps(data).encode())


def test_every_required_field_is_required() -> None:
    data = as_json(won())
    for field in ("mazechase", "id", "game", "players", "options", "rules_version", "documents", "seats", "log"):
        refused(json.dumps({key: value for key, value in data.items() if key != field}).encode())


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=10,
)
WHOLE = as_json(Record.of(finished(TOY[2])))
PLACES = [(key,) for key in WHOLE] + [("log", n, key) for n, entry in enumerate(WHOLE["log"][:30]) for key in entry]


@settings(max_examples=300, deadline=None)
@given(st.binary())
@example(b'{"mazechase": 1e999}')
def test_bytes_are_a_record_or_bad_text(data: bytes) -> None:
    with pytest.raises(BadText):
        Record.decode(data)


@settings(max_examples=500, deadline=None)
@given(st.sampled_from(PLACES), JSON)
@example(("options",), {"max_turns": {}})
@example(("options",), {"board": []})
@example(("documents",), {"board": None})
@example(("documents",), {"first_player": "chosen"})
@example(("rules_version",), 99)
@example(("log", 0, "seat"), 10**30)
@example(("log", 1, "seat"), 10**30)
@example(("position",), "\x00")
@example(("game",), "../toy")
def test_a_twisted_record_raises_nothing_but_our_errors(where: tuple[Any, ...], value: Any) -> None:
    data = json.loads(json.dumps(WHOLE))
    inner = data
    for key in where[:-1]:
        inner = inner[key]
    inner[where[-1]] = value
    encoded = json.dumps(data).encode()
    with suppress(BadText):
        record = Record.decode(encoded)
        assert outcome(record)


def outcome(record: Record) -> str:
    try:
        return str(check(record).result)
    except MazechaseError as error:
        return str(error)  # it must not fail either
