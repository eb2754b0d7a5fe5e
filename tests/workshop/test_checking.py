"""Documents checked: every flaw with its place, for every kind of document, and hostile ones refused at little cost."""

import json
import time
import tomllib
from random import Random
from typing import Any

import pytest

import toy  # noqa: F401 (makes the test game known)
from mazechase.errors import BadDocument, BadOption
from mazechase.messages import keys
from mazechase.rules.flaws import MOST_FLAWS
from mazechase.rules.options import Documented
from mazechase.rules.registry import game_types, shipped
from mazechase.workshop.checking import check_text, find_kind, flaws_of, guess_kind, kinds_of_document
from mazechase.workshop.template import template, write_document

SHIPPED = [
    (kind, option.name, name)
    for kind in shipped().values()
    for option in kind.declared
    if isinstance(option.kind, Documented)
    for name in option.kind.shipped
]


@pytest.mark.parametrize(("kind", "option", "name"), SHIPPED, ids=lambda value: getattr(value, "id", value))
@pytest.mark.parametrize("language", ["en", "cs", "ar"])
def test_a_template_reads_back_as_the_document_it_shows(kind: Any, option: str, name: str, language: str) -> None:
    text = template(kind, option, name, language)
    documents = next(one.kind.shipped for one in kind.declared if one.name == option)
    assert tomllib.loads(text) == documents[name]
    assert text.startswith("# ")  # it explains itself
    checked = check_text(text, "template.toml", toml=True)
    assert (checked.kind, checked.flaws) == (f"{kind.id}.{option}", ())


def test_a_template_of_a_game_from_elsewhere_has_no_comments_but_reads_back() -> None:
    text = template(game_types()["toy"], "board", "cross")
    assert tomllib.loads(text)["drawing"] == "#1o2#\noo.oo\n#3o4#"
    assert "# " not in text


def test_an_unknown_document_is_refused_with_what_there_is() -> None:
    with pytest.raises(BadOption, match=r"corners \| trees"):
        template(game_types()["marbles"], "layout", "no-such")
    with pytest.raises(BadOption, match="layout"):
        template(game_types()["marbles"], "max_turns")
    with pytest.raises(BadOption, match=r"chase\.layout"):
        find_kind("chase.board")


@pytest.mark.parametrize(
    "value",
    ["plain", 'with "quotes" and \\', "two\nlines", "a ''' b\nc", "\x1b[31m\nred", "š\u200f", 7, True, [1, "x"], []],
)
def test_any_value_is_written_so_that_it_reads_back(value: Any) -> None:
    document = {"a b": value, "plain": "x", "deep": {"er": {"key.with.dots": value}}}
    assert tomllib.loads(write_document(document)) == document


BAD_LAYOUT = """source = "home-made"
fences = [
  "e3h", "f3h", "e9v",
  "zz",
]
pellets = ["a1", "a1", "i9"]
colour = 3

[starts]
Pac-Man = "a1"
Blinky = "e9"
Inky = "e9"
Pinky = "e1"
"""


def test_every_flaw_of_a_layout_is_listed_with_line_cells_and_constraint() -> None:
    checked = check_text(BAD_LAYOUT, "bad.toml", toml=True)
    assert checked.kind == "chase.layout"
    found = [
        (line, flaw.code.removeprefix("chase-layout-"), flaw.field, flaw.cells)
        for flaw, line in zip(checked.flaws, checked.lines, strict=True)
    ]
    assert found == [
        (7, "extra", "colour", ()),
        (3, "fence-clash", "fences.1", ("f3",)),
        (3, "fence-border", "fences.2", ("e9",)),
        (4, "fence", "fences.3", ()),
        (6, "pellet-count", "pellets", ()),
        (6, "pellet-twice", "pellets", ("a1",)),
        (9, "pieces", "starts", ()),
        (10, "start-pellet", "starts.Pac-Man", ("a1",)),
        (11, "start-shared", "starts.Blinky", ("e9",)),
        (12, "start-shared", "starts.Inky", ("e9",)),
    ]
    assert {flaw.constraint for flaw in checked.flaws} == {"QPAC-2"}
    assert checked.flaws[3].sentence("cs").startswith("„zz“ není překážka")
    same = check_text(json.dumps(tomllib.loads(BAD_LAYOUT), indent=1), "bad.json", toml=False)
    assert same.flaws == checked.flaws
    assert None not in same.lines


def test_every_flaw_of_a_board_of_marbles_is_listed() -> None:
    board = _shipped("marbles", "layout")
    drawing = board["drawing"].replace("@", "o", 1).replace("---Y", "   Y", 1).replace("<", " ").replace("^", "?")
    flaws = flaws_of(find_kind("marbles.layout"), {**board, "drawing": drawing, "waives": ["C1"]})
    codes = {flaw.code.removeprefix("marbles-board-") for flaw in flaws}
    assert {"waives", "paths-mark", "c1", "c4", "c10", "c19"} <= codes
    assert next(flaw for flaw in flaws if flaw.code.endswith("c4")).cells == ("k1",)
    assert {flaw.constraint for flaw in flaws if flaw.code.startswith("marbles-board-c")} >= {"C1", "C4", "C10", "C19"}


@pytest.mark.parametrize(
    ("game", "right", "wrong", "cell", "row"),
    [("marbles", "o---o   o---o---o", "o   o   o---o---o", "a10", 4), ("mspacman", " ig:", " ig|", "f6", 10)],
)
def test_a_flaw_at_a_cell_has_the_line_where_the_cell_is_drawn(
    game: str, right: str, wrong: str, cell: str, row: int
) -> None:
    board = _shipped(game, "layout")
    lines = board["drawing"].replace(right, wrong, 1).strip("\n").split("\n")
    for begin in ("", "\n", "\n\n"):
        text = f"drawing = '''{begin}" + "\n".join(lines) + "\n'''\n"
        checked = check_text(text, "bad.toml", toml=True, kind=find_kind(f"{game}.layout"))
        places = dict(zip((flaw.cells[:1] for flaw in checked.flaws), checked.lines, strict=True))
        assert places[(cell,)] == row + len(begin)
    as_json = json.dumps({"drawing": "\n".join(lines)}, indent=1)  # all of it in the second line
    checked = check_text(as_json, "bad.json", toml=False, kind=find_kind(f"{game}.layout"))
    assert {line for flaw, line in zip(checked.flaws, checked.lines, strict=True) if flaw.cells} == {2}


def test_every_flaw_of_a_board_of_ms_pacman_is_listed() -> None:
    board = _shipped("mspacman", "layout")
    drawing = (
        board["drawing"].replace("b*", "b ", 1).replace("^", "-", 1).replace(" ig:", " ig|", 1).replace("bo", "zz", 1)
    )
    flaws = flaws_of(find_kind("mspacman.layout"), {**board, "drawing": drawing})
    codes = [flaw.code.removeprefix("mspacman-board-") for flaw in flaws]
    assert {"bad-walled-edge", "label", "dots", "exit-opening", "powers", "no-door", "unequal"} <= set(codes)
    assert all(flaw.constraint or flaw.code in ("bad-walled-edge", "mspacman-board-label") for flaw in flaws)


def test_every_flaw_of_a_deck_is_listed() -> None:
    deck = _shipped("cards", "deck")
    bad = {
        "points": {**deck["points"], "dot": 2, "inky": 4, "melon": 1000},
        "level1": {"dot": 54},
        "level2": {**deck["level2"], "banana": 2, "dot": "many"},
        "extra": 1,
    }
    fields = {flaw.field for flaw in flaws_of(find_kind("cards.deck"), bad)}
    assert fields >= {
        "source",
        "points.dot",
        "points.inky",
        "points.melon",
        "level1",
        "level2.banana",
        "level2.dot",
        "extra",
    }


def test_dice_and_spinners_are_told_apart_by_their_faces() -> None:
    die, spinner = _shipped("mspacman", "die_faces"), _shipped("mspacman", "spinner_faces")
    assert guess_kind(die).option == "die_faces"
    assert guess_kind(spinner).option == "spinner_faces"
    flaws = flaws_of(find_kind("mspacman.die_faces"), {**die, "faces": ["1", "13", 2]})
    assert [flaw.field for flaw in flaws] == ["faces.1", "faces.2", "faces"]


def test_the_first_flaw_is_the_error_that_refuses_the_document() -> None:
    for kind in kinds_of_document():
        document = {**_shipped(kind.game.id, kind.option), "source": 3}
        first = flaws_of(kind, document)[0]
        with pytest.raises(BadDocument) as refused:
            kind.game(min(kind.game.player_counts), {kind.option: document})
        assert (refused.value.code, refused.value.params) == (first.code, first.params)


DEEP: Any = "x"
for _ in range(50):
    DEEP = [DEEP]
ABSURD: dict[str, Any] = {
    "empty": {},
    "numbers": dict.fromkeys(("drawing", "fences", "faces", "points", "level1", "source"), 10**30),
    "not finite": {field: float("nan") for field in ("drawing", "fences", "faces", "points", "source", "starts")},
    "lists": {field: [[[]]] * 50 for field in ("drawing", "fences", "faces", "points", "starts", "pellets")},
    "tables": {field: {"": {"": None}} for field in ("drawing", "fences", "faces", "points", "starts", "level1")},
    "deep": {"faces": DEEP, "drawing": DEEP},
    "empty drawing": {"drawing": ""},
    "only a block": {"drawing": "====="},
    "only homes": {"drawing": "Y---R"},
    "no holes": {"drawing": "\n".join(["=" * 90] * 50)},
    "all openings": {"drawing": "\n".join([" ^" * 40, *["<o>" * 25] * 20])},
    "a full grid": {"drawing": "\n".join(["o---" * 25 + "o", "|   " * 25 + "|"] * 25)},
    "a full walled grid": {"drawing": "\n".join(["+   " * 26 + "+", "  b " * 26 + " "] * 26 + ["+   " * 26 + "+"])},
    "only ghost spaces": {"drawing": "+---+\n| bg|\n+---+"},
    "many faces": {"faces": ["3"] * 4000},
    "many fences": {"fences": ["e3h"] * 4000, "pellets": ["a1"] * 4000, "starts": {}},
}


@pytest.mark.parametrize("what", ABSURD)
@pytest.mark.parametrize("kind", kinds_of_document(), ids=lambda kind: kind.name)
def test_absurd_documents_are_refused_in_words_and_at_little_cost(kind: Any, what: str) -> None:
    begun = time.process_time()
    for document in (ABSURD[what], {**_shipped(kind.game.id, kind.option), **ABSURD[what]}):
        flaws = kind.game.flaws(kind.option, document)
        assert len(flaws) <= MOST_FLAWS
        for flaw in flaws:
            assert flaw.message in keys()
            assert flaw.sentence("en")
            assert flaw.sentence("ar")
    assert ABSURD[what] == {} or flaws
    assert time.process_time() - begun < 5


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\x00",
        "[" * 100_000,
        "a" + ".a" * 20_000 + "=1",
        '{"a": 1e999}',
        "x = nan\ny = -inf",
        "x = " + "9" * 60_000,
        'drawing = """' + "o" * 60_000 + '"""',
        "\n".join(f"k{n} = {n}" for n in range(10_000)),
        '"\ud83d\ude00" = 1',
    ],
    ids=range(10),
)
@pytest.mark.parametrize("toml", [True, False])
def test_any_text_is_checked_without_a_crash_and_at_little_cost(text: str, *, toml: bool) -> None:
    begun = time.process_time()
    checked = check_text(text, "file", toml=toml)
    assert checked.flaws
    assert all(flaw.sentence() for flaw in checked.flaws)
    assert time.process_time() - begun < 5


@pytest.mark.parametrize(
    "kind", [kind for kind in kinds_of_document() if kind.game.id != "toy"], ids=lambda kind: kind.name
)
def test_a_garbled_document_never_crashes_the_check(kind: Any) -> None:
    rng = Random(7)
    text = template(kind.game, kind.option)
    for _ in range(60):
        garbled = list(text)
        for _ in range(rng.choice((1, 2, 5))):
            garbled[rng.randrange(len(garbled))] = rng.choice("ob=-|^<>*gx#39'\"\n []")
        checked = check_text("".join(garbled), "file.toml", toml=True, kind=kind)
        assert all(flaw.sentence() and flaw.message in keys() for flaw in checked.flaws)


def _shipped(game: str, option: str) -> dict[str, Any]:
    kind = next(one.kind for one in game_types()[game].declared if one.name == option)
    assert isinstance(kind, Documented)
    return dict(next(iter(kind.shipped.values())))
