"""Join codes: what they lead to, how long, and how often one may guess."""

from pathlib import Path

import msgspec
import pytest

from mazechase.server.limits import Limits
from mazechase.server.table.codes import LIFE_S, MOST, Codes, TooManyGuesses
from mazechase.server.table.tokens import NoSuchTable
from mazechase.server.wire.joining import Invitation
from server.running import GENEROUS, Served, serving
from server.setting import path


class Time:
    now_s = 0.0

    def __call__(self) -> float:
        return self.now_s


@pytest.fixture
def time() -> Time:
    return Time()


def wrong(code: str) -> str:
    """Return another code."""
    return f"{(int(code) + 1) % 10**8:08}"


def test_a_code_stays_with_its_link_from_table_to_table(time: Time) -> None:
    codes = Codes(60, 10, time)
    code = codes.give("one", "INVITE")
    assert codes.find(code) == Invitation("one", "INVITE")
    assert codes.give("two", "INVITE") == code
    assert codes.find(code) == Invitation("two", "INVITE")
    assert codes.give("two", "ANOTHER") != code


def test_a_code_that_no_screen_shows_is_forgotten(time: Time) -> None:
    codes = Codes(60, 10, time)
    code = codes.give("one", "INVITE")
    time.now_s = LIFE_S - 1
    assert codes.give("one", "INVITE") == code  # for another hour
    time.now_s = 2 * LIFE_S - 2
    codes.find(code)
    time.now_s = 2 * LIFE_S
    with pytest.raises(NoSuchTable):
        codes.find(code)


def test_few_codes_are_in_use_at_once(time: Time) -> None:
    codes = Codes(60, 10, time)
    given = [codes.give("one", f"INVITE {n}") for n in range(MOST + 1)]
    assert codes.find(given[-1]).table == "one"
    with pytest.raises(NoSuchTable):
        codes.find(given[0])


def test_after_many_wrong_codes_not_even_the_right_one_is_answered(time: Time) -> None:
    codes = Codes(60, 3, time)
    code = codes.give("one", "INVITE")
    for _ in range(10):
        codes.find(code)  # right ones cost nothing
    for _ in range(3):
        with pytest.raises(NoSuchTable):
            codes.find(wrong(code))
    with pytest.raises(TooManyGuesses):
        codes.find(code)
    time.now_s += 60
    assert codes.find(code).table == "one"


@pytest.mark.alone
def test_who_types_the_code_may_sit_down(server: Served) -> None:
    made = server.table("quoridor", "here", "link")
    assert server.refused("POST", path(made, "code"), made["host"]) == (403, "not-allowed")
    code = server.done("POST", path(made, "code"), made["invite"])["code"]
    found = server.done("POST", "/api/join", None, json={"code": code})
    assert found == {"table": made["table"]["id"], "invite": made["invite"]}
    assert server.done("POST", path(made, "claim"), found["invite"], json={"name": "Bo"})["places"].keys() == {"2"}
    assert server.refused("POST", "/api/join", None, json={"code": wrong(code)}) == (404, "no-such-code")
    for bad in ("1", "1234567x", "\u0661" * 8):
        assert server.refused("POST", "/api/join", None, json={"code": bad}) == (400, "bad-request")


@pytest.mark.alone
def test_a_renewed_link_takes_its_code_along(server: Served) -> None:
    made = server.table("quoridor", "here", "link")
    code = server.done("POST", path(made, "code"), made["invite"])["code"]
    server.done("POST", path(made, "links"), made["host"], json={"kind": "invite"})
    assert server.refused("POST", "/api/join", None, json={"code": code}) == (404, "no-such-code")


def test_one_address_may_not_guess_on(tmp_path: Path) -> None:
    limits: Limits = msgspec.structs.replace(GENEROUS, codes_per_hour=0.001, codes_burst=2)
    with serving(tmp_path / "tables.db", limits) as server:
        answers = [server.refused("POST", "/api/join", None, json={"code": "00000000"}) for _ in range(3)]
    assert answers == [(404, "no-such-code")] * 2 + [(429, "too-many-requests")]
