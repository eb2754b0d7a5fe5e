"""Tokens, positions and the drawn board."""

import re
from pathlib import Path

import pytest

import mazechase
from mazechase.errors import BadText
from mazechase.messages import keys
from mazechase.rules.gestures import gestures_of
from mazechase.rules.marbles import text
from rules.marbles.positions import full, put, start

GAME = mazechase.game("marbles", 2)


@pytest.mark.parametrize(
    "token", ["4c6:c6,d6", "4c6", "c6", "3e2>g2", "e2>g2", "-", "take", "leave", "@c3", "from2", "pay1", "*36", "*11"]
)
def test_tokens_read_back(token: str) -> None:
    assert GAME.write(GAME.read(token)) == token


@pytest.mark.parametrize(
    "token",
    [
        *("7c6", "0c6", "4z9", "4c6:", "4c6:c6,c6", "4c6:c6,", "3e2>", "3e2>z1", "@", "@e5", "from0", "from5", "pay3"),
        *("*63", "*16 ", "*7", "stay", "4C6", "4c06", "4e5", "4c6:" + "a2," * 400 + "a2"),
    ],
)
def test_what_names_nothing_is_not_read(token: str) -> None:
    with pytest.raises(BadText):
        GAME.read(token)


def test_a_list_of_marbles_may_be_in_any_order() -> None:
    assert GAME.read("4c6:d6,c6") == GAME.read("4c6:c6,d6")


def test_a_target_alone_can_be_asked_about() -> None:
    table = put("d1 a11", dice="1 2")
    assert table.ruling("f1") == "say-which-way MARB-62"
    assert table.ruling("k11") == "home-closed MARB-3"
    assert table.ruling("f6>f4") == "say-which-die MARB-62"
    assert table.ruling("f6>a11") == "ghost-no-home MARB-63"
    assert {gestures_of(table.game).target(a) for a in table.game.legal(table.state)} >= {"f1", "f6>f4"}


START = start().game.position(start().state)
FIELDS = START.split(" ")


def test_the_start_in_text() -> None:
    assert FIELDS[1:] == ["c3,i3,c9,i9", "k1,a11", "0,0", "0,0", "f6,f6", "-", "1", "-", "-", "0,0", "-", "0"]
    assert GAME.place(START) == GAME.start()


BEGUN = ["f1", "c3,i3,c9,i9", "d1,a11", "40,31", "0,0", "f6,f6", "-", "1", "3,4", "-", "-", "-", "0"]
RING = [*BEGUN[:1], "c9,i9", *BEGUN[2:6], "1,2", "1", "3", "ghost", "-", "ring1", "0"]


def test_a_position_need_not_come_from_a_game() -> None:
    assert GAME.place(" ".join(BEGUN)).dice == (3, 4)
    assert GAME.place(" ".join(RING)).todo


@pytest.mark.parametrize(
    ("code", "field", "instead"),
    [
        ("seats", 2, "d1"),
        ("seats", 3, "40,31,0"),
        ("seats", 7, "3"),
        ("ghosts", 5, "f6"),
        ("ghosts", 5, "f6,f4"),
        ("ghosts", 5, "d6,d6"),
        ("ghosts", 5, "a1,f6"),
        ("marbles", 0, "c3"),
        ("marbles", 0, "f1,h1"),
        ("marbles", 0, "-"),
        ("marbles", 1, "c3,i3,c9"),
        ("marbles", 1, "c3,i3,c9,d3"),
        ("marbles", 2, "f1,a11"),
        ("pieces", 2, "a1,a11"),
        ("pieces", 2, "a11,k1"),
        ("pieces", 2, "d1,d1"),
        ("pieces", 2, "f6,a11"),
        ("dice", 8, "4,3"),
        ("dice", 8, "3,4,5"),
        ("dice", 8, "3,7"),
        ("dice", 8, "3"),
        ("dice", 9, "pac"),
        ("taken", 12, "1"),
        ("rolls", 10, "0,0"),
        ("todo", 11, "ring1"),
        ("todo", 11, "reward1"),
        ("todo", 11, "pay2>1"),
        ("todo", 11, "under1"),
    ],
)
def test_what_cannot_be_is_not_placed(code: str, field: int, instead: str) -> None:
    with pytest.raises(BadText) as caught:
        GAME.place(" ".join([*BEGUN[:field], instead, *BEGUN[field + 1 :]]))
    assert caught.value.code == f"marbles-place-{code}"


@pytest.mark.parametrize(
    ("code", "changes"),
    [
        ("todo", {11: "ring2,ring1"}),
        ("todo", {11: "ring1,ring1"}),
        ("todo", {11: "reward1,ring1"}),
        ("todo", {11: "ring1,reward2"}),
        ("todo", {11: "ring1,pay1>2"}),
        ("todo", {11: "under1,ring1"}),
        ("todo", {5: "c3,i3"}),
        ("todo", {2: "d1,c3", 5: "i3,f6"}),
        ("todo", {8: "3,4", 9: "-"}),
        ("owed", {8: "-", 9: "-", 11: "-"}),
        ("stuck", {2: "b2,a11", 5: "d1,a2", 8: "3", 9: "pac", 11: "-"}),
    ],
)
def test_nor_what_could_not_be_pending(code: str, changes: dict[int, str]) -> None:
    fields = [changes.get(number, field) for number, field in enumerate(RING)]
    game = mazechase.game("marbles", 3) if code == "stuck" else GAME
    if code == "stuck":
        fields[2:5] = ["b2,a1,a11", "40,31,0", "0,0,0"]
    with pytest.raises(BadText) as caught:
        game.place(" ".join(fields))
    assert caught.value.code == f"marbles-place-{code}"


@pytest.mark.parametrize("rolls", ["0", "5,6", "0,5", "5,-", "13,0", "1,0", "-,0", "0,0,0"])
def test_rolls_for_who_begins_come_in_order(rolls: str) -> None:
    with pytest.raises(BadText) as caught:
        GAME.place(" ".join([*FIELDS[:10], rolls, *FIELDS[11:]]))
    assert caught.value.code == "marbles-place-rolls"


def test_over_is_over() -> None:
    over = ["-", *BEGUN[1:3], "41,31", *BEGUN[4:8], "-", "-", "-", "-", "0"]
    assert GAME.place(" ".join(over)).white.bits == 0
    for dice, piece in (("3", "pac"), ("3,4", "-")):
        with pytest.raises(BadText) as caught:
            GAME.place(" ".join([*over[:8], dice, piece, *over[10:]]))
        assert caught.value.code == "marbles-place-over"
    later = mazechase.game("marbles", 2, {"end_timing": "after_turn"})
    assert later.place(" ".join([*over[:8], "3", "pac", *over[10:]])).dice == (3,)
    limited = mazechase.game("marbles", 2, {"max_turns": 5})
    assert limited.place(" ".join([*BEGUN[:8], "-", "-", "-", "-", "5"])).taken == 5
    with pytest.raises(BadText):
        limited.place(" ".join([*BEGUN[:12], "5"]))


def test_the_board_is_drawn() -> None:
    shown = full("d1 a11", ghosts="f4 f6", dice="1 2").game.show(full("d1 a11", ghosts="f4 f6", dice="1 2").state)
    lines = shown.splitlines()
    assert lines[1] == "  2---o-------o-------o-------o-------o---B"
    assert lines[15] == "  o---o   o---o-------M-------o---o   o---o"
    assert " M " in lines[11]
    assert lines[21] == "  R---o-------1-------o-------o-------o---Y"
    assert lines[-3:] == [
        "1: d1, white 1, yellow 0",
        "2: a11, white 0, yellow 0",
        "seat 1 to move pac or ghost, dice 1 2",
    ]
    empty = put("d1 c3", owed="1", yellow="i3 c9 i9", dice="1 2")
    assert ":" not in empty.game.show(empty.state).splitlines()[17]
    left = put("d1 a11", ghosts="c3 f6", owed="1", yellow="i3 c9 i9", dice="1 2")
    assert "owes 1" in left.game.show(left.state)


def test_show_says_what_comes_next() -> None:
    assert start().game.show(start().state).endswith("seat 1 to roll for who begins")
    assert put("d1 a11").game.show(put("d1 a11").state).endswith("seat 1 to roll")
    ring = GAME.place(" ".join(RING))
    assert GAME.show(ring).endswith("seat 1 to decide: ring")
    over = put("d1 a11", white="f1", dice="3 4", trays="40 31").play("3j1:f1")
    assert GAME.show(over.state).endswith("over: seat 1 won")


def test_every_refusal_and_every_error_has_a_sentence() -> None:
    sources = {file.stem: file.read_text("utf-8") for file in Path(text.__file__).parent.glob("*.py")}
    refusals = set(
        re.findall(r'(?:_refusal\(|^\s+\()"([a-z-]+)", (?:"MARB|_ASKED|ruling)', sources["refusals"], re.MULTILINE)
    )
    placing = set(re.findall(r'yield "([a-z]+)"', sources["positions"]))
    assert len(refusals) > 25
    assert {f"marbles-refuse-{code}" for code in refusals} == {
        key.removesuffix("-named") for key in keys() if key.startswith("marbles-refuse-")
    }
    assert {f"error-marbles-place-{code}" for code in placing} == {
        key for key in keys() if key.startswith("error-marbles-place-")
    }
