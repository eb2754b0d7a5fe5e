"""The wire's messages and codes: closed unions, and a sentence and a status for every error."""

from typing import Any, get_args

import msgspec
import pytest

import mazechase
from mazechase.messages import keys
from mazechase.server.edge.app import STATUS
from mazechase.server.table.devices import Closing
from mazechase.server.wire import messages as wire
from server import codes

CLIENT, SERVER = get_args(wire.FromClient), get_args(wire.FromServer)


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def smallest(kind: Any) -> dict[str, Any]:
    """Return the smallest message of a kind."""
    example = {
        "absent": 1, "action": "e2", "actions": ["e2"], "agree": True, "have": 0, "id": "a", "phrase": "wow",
        "salt": "saltsalt", "seat": 1, "table": "table-table",
    }  # fmt: skip
    needed = [field.name for field in msgspec.structs.fields(kind) if field.required]
    return {"t": tag(kind), **{name: example[name] for name in needed}}


@pytest.mark.parametrize("kind", CLIENT, ids=tag)
def test_a_message_is_read_as_it_is_written(kind: Any) -> None:
    read = wire.decode(msgspec.json.encode(smallest(kind)))
    assert isinstance(read, kind)
    assert wire.decode(wire.encode(read)) == read


@pytest.mark.parametrize("kind", CLIENT, ids=tag)
def test_no_field_may_be_missing_or_unknown(kind: Any) -> None:
    whole = smallest(kind)
    for name in whole:
        with pytest.raises(msgspec.ValidationError):
            wire.decode(msgspec.json.encode({key: value for key, value in whole.items() if key != name}))
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        wire.decode(msgspec.json.encode({**whole, "extra": 1}))


def test_every_type_has_a_name_of_its_own() -> None:
    names = [tag(kind) for kind in (*CLIENT, *SERVER)]
    assert len(set(names)) == len(names)
    with pytest.raises(msgspec.ValidationError, match="t"):
        wire.decode('{"t":"welcome"}')


def test_quick_checks_know_every_command() -> None:
    assert set(wire.COMMANDS) == set(get_args(wire.Command))


@pytest.mark.parametrize(
    "text",
    [
        '{"t":"act","id":"a","seat":1,"actions":[]}',
        '{"t":"act","id":"a","seat":1,"actions":[""]}',
        '{"t":"act","id":"a","seat":0,"actions":["e2"]}',
        '{"t":"act","id":"a","seat":17,"actions":["e2"]}',
        '{"t":"act","id":"a","seat":true,"actions":["e2"]}',
        '{"t":"act","id":"a","seat":"1","actions":["e2"]}',
        '{"t":"act","id":"","seat":1,"actions":["e2"]}',
        '{"t":"act","id":"a b","seat":1,"actions":["e2"]}',
        '{"t":"act","id":"a","seat":1,"actions":["' + "e" * 65 + '"]}',
        '{"t":"act","id":"a","seat":1,"actions":[' + ",".join(['"e2"'] * 65) + "]}",
        '{"t":"act","id":"a","seat":1,"actions":["e2"],"after":-1}',
        '{"t":"salt","id":"a","seat":1,"salt":""}',
        '{"t":"salt","id":"a","seat":1,"salt":"with|a|bar"}',
        '{"t":"history","id":"a","most":201}',
        '{"t":"resume","have":-1}',
        '{"t":"hello","table":"../../etc/passwd"}',
        '{"t":"hello","table":"table-table","tokens":["short"]}',
    ],
)
def test_values_out_of_bounds_are_refused(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        wire.decode(text)


# Codes.


def test_every_kind_of_error_has_a_status() -> None:
    kinds = set(codes.kinds())
    leaves = {kind for kind in kinds if not kind.__subclasses__()}
    assert leaves <= set(STATUS) <= kinds


def test_every_code_has_its_sentence() -> None:
    known = keys()
    heard = codes.codes()
    anywhere = {code for _, _, code in codes.raised() if code is not None}
    assert len(anywhere) > 60, "the search finds what is raised"
    hidden = {code for some in codes.WORKED_OUT.values() for code in some}
    assert sorted(code for code in anywhere | hidden | set(heard) if f"error-{code}" not in known) == []


def test_codes_that_are_worked_out_are_listed() -> None:
    """A computed code can't be found in the source, so it must be in the list of such places.

    A game's own codes are up to its own tests: adding a game edits no list.
    """
    games = tuple(f"rules/{listing.id}/" for listing in mazechase.games())
    hidden = {(file, name) for file, name, code in codes.raised() if code is None and not file.startswith(games)}
    assert hidden <= {*codes.WORKED_OUT, ("errors.py", "MazechaseError")}


def test_the_page_lists_every_code() -> None:
    page = codes.PAGE.read_text("utf-8")
    assert codes.START + codes.rows() + codes.END in page, "run: python tests/server/codes.py"


def test_the_page_names_every_message_closing_code_and_limit() -> None:
    from mazechase.server.limits import Limits  # noqa: PLC0415

    page = codes.PAGE.read_text("utf-8")
    for kind in (*CLIENT, *SERVER):
        assert f"`{tag(kind)}`" in page, tag(kind)
    for closing in Closing:
        assert f"| {closing.value} |" in page
    for limit, value in msgspec.structs.asdict(Limits()).items():
        assert f"| `{limit}` | {value} |" in page, limit
