"""Ms. Pac-Man in text: tokens, positions that read back, hostile ones that do not, the drawing; facts and hints."""

import pytest

import mazechase
from mazechase.errors import BadText
from mazechase.rules.api import WATCHER
from mazechase.rules.gestures import gestures_of
from mazechase.rules.mspacman.game import MsPacMan
from rules.mspacman.positions import put, start

DOTS = "j1,c8"


def test_every_token_reads_back() -> None:
    game = mazechase.game("mspacman", 2)
    for name in game.rules_as(MsPacMan).board.names:
        action = game.read(name)
        assert game.write(action) == gestures_of(game).target(action) == name
    for face in ("*1", "*F2", "*12"):
        assert game.write(game.read(face)) == face
    for text in ("b9", "k1", "a11", "*", "*0", "*01", "*123", "F2", "*f2", "4", "c8 ", "*\u0664"):
        with pytest.raises(BadText):
            game.read(text)


@pytest.mark.parametrize(
    "text",
    [
        f"spin 1 1 c8 -,f5 {DOTS} 0 - - - 0",
        f"spin 2 2 c8 e6,- {DOTS} 0 x - - 0",
        f"walk 1 1 c8 -,f5 {DOTS} 3 ex - - 0",
        f"roll 2 1 a3 -,d8p1 {DOTS} 0 - - - 0",
        f"chase 2 1 c8 -,d8f1 {DOTS} 2 - - - 0",
        f"place 1 1 - -,c7p2 {DOTS} 0 - - - 0",
        "over 1 1 d8 -,d8 j1 0 - - - 0",
        f"over 2 2 - e6,- {DOTS} 0 - - - 9",
    ],
)
def test_a_position_reads_back(text: str) -> None:
    game = mazechase.game("mspacman", 2, {"max_turns": 9})
    assert game.position(game.place(text)) == text


def test_the_start_reads_back() -> None:
    table = start(4)
    fields = table.text.split(" ")
    assert fields[:5] == ["begin", "1", "-", "-", "e6,f6,f5,e5"]
    assert fields[6:] == ["0", "-", "-", "-,-,-,-", "0"]
    assert table.play("*5 *5 *1 *5 *2").text.endswith(" 0 - - 2,-,x,- 0")


def test_dots_are_read_in_any_order_and_written_in_one() -> None:
    game = mazechase.game("mspacman", 2)
    assert game.position(game.place("spin 1 1 c8 -,f5 j1,c8 0 - - - 0")) == "spin 1 1 c8 -,f5 j1,c8 0 - - - 0"
    assert game.position(game.place("spin 1 1 c8 -,f5 c8,j1 0 - - - 0")) == "spin 1 1 c8 -,f5 j1,c8 0 - - - 0"


FORM = [
    ("bad-position", ""),
    ("bad-position", f"spin 1 1 c8 -,f5 {DOTS} 0 - - -"),
    ("bad-position", f"spin 1 1 c8 -,f5 {DOTS} 0 - - - 0 0"),
    ("bad-position", f"spin  1 1 c8 -,f5 {DOTS} 0 - - - 0"),
    ("bad-position", f"spin 1 1 c8 -,f5 {DOTS} 0 xe - - 0"),
    ("bad-position", f"spin 1 1 c8 -,f5 {DOTS + ',c8' * 300} 0 - - - 0"),
    ("bad-phase", f"sleep 1 1 c8 -,f5 {DOTS} 0 - - - 0"),
    ("bad-cell", f"spin 1 1 b9 -,f5 {DOTS} 0 - - - 0"),
    ("bad-cell", f"spin 1 1 c8 -,k9 {DOTS} 0 - - - 0"),
    ("bad-cell", "spin 1 1 c8 -,f5 c8,,j1 0 - - - 0"),
    ("bad-ghost", f"spin 1 1 c8 -,d8p3 {DOTS} 0 - - - 0"),
    ("bad-ghost", f"spin 1 1 c8 -,d8p {DOTS} 0 - - - 0"),
    ("bad-ghost", f"spin 1 1 c8 -,D8 {DOTS} 0 - - - 0"),
]


@pytest.mark.parametrize(("code", "text"), FORM)
def test_a_position_in_another_form_is_not_read(code: str, text: str) -> None:
    with pytest.raises(BadText) as refused:
        mazechase.game("mspacman", 2).place(text)
    assert refused.value.code == f"mspacman-{code}"
    assert not str(refused.value).startswith("error-")


@pytest.mark.parametrize(
    "text",
    [
        f"spin x 1 c8 -,f5 {DOTS} 0 - - - 0",
        f"spin 1 1 c8 -,f5 {DOTS} -1 - - - 0",
        f"spin 1 1 c8 -,f5 {DOTS} 00 - - - 0",
        f"spin 1 1 c8 -,f5 {DOTS} 0 - - - \u0661",
        f"spin 1 1 c8 -,f5 {DOTS} 0 - - - 9999999999",
    ],
)
def test_numbers_are_plain(text: str) -> None:
    with pytest.raises(BadText) as refused:
        mazechase.game("mspacman", 2).place(text)
    assert refused.value.code == "bad-number"


ALL_DOTS = ",".join(sorted(start(2).dots))
IMPOSSIBLE = [
    ("seats", f"spin 1 1 c8 -,f6,f5 {DOTS} 0 - - - 0"),
    ("seats", f"spin 1 1 c8 - {DOTS} 0 - - - 0"),
    ("seat", f"spin 3 1 c8 -,f5 {DOTS} 0 - - - 0"),
    ("seat", f"spin 0 1 c8 -,f5 {DOTS} 0 - - - 0"),
    ("seat", f"spin 1 3 c8 -,f5 {DOTS} 0 - - - 0"),
    ("control", f"spin 1 - c8 -,f5 {DOTS} 0 - - - 0"),
    ("control", f"begin 1 1 - -,f5 {ALL_DOTS} 0 - - -,- 0"),
    ("ghosts", f"spin 1 1 c8 e6,f5 {DOTS} 0 - - - 0"),
    ("ghosts", f"spin 1 1 c8 -,- {DOTS} 0 - - - 0"),
    ("ghosts", f"spin 1 1 c8 f5,- {DOTS} 0 - - - 0"),
    ("dots", "spin 1 1 c8 -,f5 c8,j1,c10 0 - - - 0"),
    ("dots", "spin 1 1 c8 -,f5 c8,j1,e6 0 - - - 0"),
    ("begin", f"begin 1 - - e6,f5 {DOTS} 0 - - -,- 0"),
    ("begin", f"begin 1 - - e7,f5 {ALL_DOTS} 0 - - -,- 0"),
    ("begin", f"begin 1 - - e6p1,f5 {ALL_DOTS} 0 - - -,- 0"),
    ("spins", f"spin 1 1 c8 -,f5 {DOTS} 0 - - -,- 0"),
    ("spins", f"begin 1 - - e6,f5 {ALL_DOTS} 0 - - - 0"),
    ("spins", f"begin 1 - - e6,f5 {ALL_DOTS} 0 - - -,-,- 0"),
    ("spins", f"begin 1 - - e6,f5 {ALL_DOTS} 0 - - 3,4 0"),
    ("spins", f"begin 1 - - e6,f5 {ALL_DOTS} 0 - - -,3 0"),
    ("spins", f"begin 1 - - e6,f5 {ALL_DOTS} 0 - - -,x 0"),
    ("spins", f"begin 2 - - e6,f5 {ALL_DOTS} 0 - - 7,- 0"),
    ("seat", f"begin 1 - - e6,f5 {ALL_DOTS} 0 - - 4,- 0"),
    ("ghost-space", f"spin 1 1 c8 -,e6 {DOTS} 0 - - - 0"),
    ("ghost-space", f"spin 1 1 c8 -,f6 {DOTS} 0 - - - 0"),
    ("timer", f"spin 1 1 c8 -,d8f2 {DOTS} 0 - - - 0"),
    ("timer", f"roll 2 1 c8 -,d8p2 {DOTS} 0 - - - 0"),
    ("timer", f"roll 2 1 c8 -,d8f1 {DOTS} 0 - - - 0"),
    ("timer", f"chase 2 1 c8 -,d8p2 {DOTS} 2 - - - 0"),
    ("sharing", f"spin 1 1 c8 -,c8 {DOTS} 0 - - - 0"),
    ("sharing", f"walk 1 1 c8 -,c8 {DOTS} 2 - - - 0"),
    ("sharing", f"chase 2 1 c8 -,c8 {DOTS} 2 - - - 0"),
    ("her", f"spin 1 1 - -,f5 {DOTS} 0 - - - 0"),
    ("her", f"place 1 1 c8 -,f5 {DOTS} 0 - - - 0"),
    ("her", f"begin 1 - c8 e6,f5 {ALL_DOTS} 0 - - -,- 0"),
    ("her", f"spin 1 1 e6 -,f5 {DOTS} 0 - - - 0"),
    ("phase", f"spin 2 1 c8 -,f5 {DOTS} 0 - - - 0"),
    ("phase", f"walk 2 1 c8 -,f5 {DOTS} 1 - - - 0"),
    ("phase", f"place 2 1 - -,f5 {DOTS} 0 - - - 0"),
    ("phase", f"roll 1 1 c8 -,f5 {DOTS} 0 - - - 0"),
    ("phase", f"chase 1 1 c8 -,f5 {DOTS} 1 - - - 0"),
    ("phase", f"bump 1 1 c8 -,f5 {DOTS} 0 - c7 - 0"),
    ("steps", f"spin 1 1 c8 -,f5 {DOTS} 1 - - - 0"),
    ("steps", f"walk 1 1 c8 -,f5 {DOTS} 0 - - - 0"),
    ("steps", f"walk 1 1 c8 -,f5 {DOTS} 7 - - - 0"),
    ("steps", f"chase 2 1 c8 -,f5 {DOTS} 7 - - - 0"),
    ("flags", f"roll 2 1 c8 -,f5 {DOTS} 0 x - - 0"),
    ("flags", f"place 1 1 - -,f5 {DOTS} 0 x - - 0"),
    ("flags", f"spin 1 1 c8 -,f5 {DOTS} 0 e - - 0"),
    ("flags", f"walk 1 1 c8 -,d8 {DOTS} 2 e - - 0"),
    ("flags", f"walk 1 1 c8 -,f5 {DOTS} 6 e - - 0"),
    ("came", f"spin 1 1 c8 -,f5 {DOTS} 0 - c9 - 0"),
    ("came", f"bump 2 1 c8 -,f4 {DOTS} 0 - - - 0"),
    ("turns", f"spin 1 1 c8 -,f5 {DOTS} 0 - - - 1"),
    ("over", "spin 1 1 c8 -,f5 c8 0 - - - 0"),
    ("over", f"over 1 1 c8 -,f5 {DOTS} 0 - - - 0"),
    ("over", "over 1 1 c8 -,f5 - 0 - - - 0"),
]


@pytest.mark.parametrize(("code", "text"), IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused(code: str, text: str) -> None:
    with pytest.raises(BadText) as refused:
        mazechase.game("mspacman", 2).place(text)
    assert refused.value.code == f"mspacman-place-{code}"
    assert not str(refused.value).startswith("error-")


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("sharing", f"spin 1 1 c8 -,h5,h5 {DOTS},g8 0 - - - 0"),
        ("sharing", f"roll 2 1 c8 -,h5,h5 {DOTS},g8 0 - - - 0"),
        ("came", f"bump 2 1 h5 -,c8,c8 {DOTS},g8 0 - a9 - 0"),
        ("bump", f"bump 2 1 h5 -,d8,d8 {DOTS},g8 0 - c8 - 0"),  # only e8 is next
        ("bump", f"bump 2 1 h5 -,c8,d8 {DOTS},g8 0 - c9 - 0"),
        ("over", f"over 1 1 c8 -,f6,f5 {DOTS},g8 0 - - - 0"),
        ("over", f"spin 1 1 c8 -,f6,f5 {DOTS},g8 0 - - - 5"),
        ("turns", f"spin 1 1 c8 -,f6,f5 {DOTS},g8 0 - - - 6"),
    ],
)
def test_a_position_of_three_that_cannot_be_is_refused(code: str, text: str) -> None:
    with pytest.raises(BadText) as refused:
        mazechase.game("mspacman", 3, {"max_turns": 5}).place(text)
    assert refused.value.code == f"mspacman-place-{code}"


DRAWING = """\
   +---+---+ ^ +---+---+---+---+---+---+---+
10 | *   .   x   .   .   .   .   .   .   * |
   +   +---+   +---+---+---+   +---+---+   +
 9 | . |###| . |### ### ###| . |### ###| . |
   +   +   +   +---+---+---+   +---+---+   +
 8 | . |###|( )  ~2  M | .  (.) (.)  .   x >
   +   +---+   +---+   +   +---+   +---+   +
 7 | .   .  (.)|###| .   . |###| . |###| . |
   +   +---+   +---+ = +---+---+   +   +   +
 6 | . |###| .   . |   |   : .   . |###| . |
   +   +   +---+   +---+---+   +---+   +   +
 5 | . |###| .   . :   | 3 | .   . |###| . |
   +   +   +   +---+---+ = +---+   +---+   +
 4 | . |###| . |###| .   . |###|(.)  .   . |
   +   +---+   +---+   +   +---+   +---+   +
 3 < x   .  (.) (.)  . | .   .  (.)|###| . |
   +   +---+---+   +---+---+---+   +   +   +
 2 | . |### ###| . |### ### ###| . |###| . |
   +   +---+---+   +---+---+---+   +---+   +
 1 |     .   .   .   .   .   .   x   .   * |
   +---+---+---+---+---+---+---+ v +---+---+
     a   b   c   d   e   f   g   h   i   j
seat 1, Blinky: 15 dots left, Ms. Pac-Man
seat 2, Inky: 17 dots left, ghost on d8, weak by power, 2
seat 3, Pinky: 17 dots left, ghost on f5
seat 1 to walk, 4 steps left"""


def test_the_drawing_shows_dots_pieces_and_what_comes_next() -> None:
    table = put("walk", "- d8p2 f5", her="e8", steps=4, eaten="c8 d8 a1")
    assert table.game.show(table.state) == DRAWING


def test_the_drawing_tells_what_comes_next() -> None:
    def last(table: object) -> str:
        return table.game.show(table.state).splitlines()[-1]  # type: ignore[attr-defined, no-any-return]

    assert last(start(2)) == "seat 1 to spin"
    assert last(put("roll", "- f5", her="c8", seat=2)) == "seat 2 to roll"
    assert last(put("place", "- f5")) == "seat 1 to place"
    assert last(put("over", "- d8", her="c8", dots="j1")) == "over: won by seat 1"
    two = put("chase", "- c8 c8", her="h5", seat=2, steps=1)
    assert "| 23 " in two.game.show(two.state)


def test_facts_hold_what_a_page_draws() -> None:
    facts = MsPacMan(3).facts
    cells = {cell.name: cell for cell in facts.cells}
    assert (facts.width, facts.height, len(facts.cells), len(facts.solids), len(facts.walls)) == (10, 10, 76, 24, 120)
    assert (cells["c10"].x, cells["c10"].y, cells["c10"].mark) == (2, 9, "bx")
    assert (1, 8) in facts.solids
    assert ("d8", "e8") in facts.links
    assert not {("e8", "f8"), ("e6", "e7"), ("c10", "h1")} & set(facts.links)
    blinky, inky, pinky, sue = facts.areas
    assert (blinky.seat, blinky.power, blinky.circles, blinky.exit) == (1, "a10", ("c7", "c8"), "c10")
    assert (blinky.opening, blinky.home, blinky.door) == ("north", "e6", ("e7",))
    assert [area.opening for area in (inky, pinky, sue)] == ["east", "south", "west"]
    assert sue.seat is None
    assert len(pinky.squares) == 17


def test_hints_show_each_ghosts_way_to_her_and_the_risk() -> None:
    table = put("spin", "- d8 f5p2 j3", her="c8")
    hints = table.game.hints(table.game.view(table.state, WATCHER))
    assert [(hint.kind, hint.seat, hint.value) for hint in hints] == [
        ("way-to-her", 2, 1),
        ("risk", 2, 83),  # all but F2
        ("way-to-her", 3, 9),
        ("risk", 3, 0),
        ("way-to-her", 4, 7),
        ("risk", 4, 0),
    ]
    assert hints[0].cells == ("d8", "c8")
    assert hints[4].cells == ("j3", "j2", "j1", "i1", "h1", "c10", "c9", "c8")


@pytest.mark.parametrize(
    ("ghost", "passing", "percent"),
    [
        ("e8", True, 67),  # 3, 4, 5, 6
        ("e8p1", True, 67),  # strong when it rolls
        ("e8p2", True, 17),  # weak when it rolls, so only by F2
        ("e7", True, 67),
        ("e8", False, 33),  # exactly there: 4 and 6
        ("d8", False, 50),  # 1, 3 and 5
    ],
)
def test_the_risk_follows_from_the_die_the_side_and_the_option(ghost: str, passing: bool, percent: int) -> None:  # noqa: FBT001
    table = put("spin", f"- {ghost}", her="c8", capture_in_passing=passing)
    assert table.game.hints(table.game.view(table.state, WATCHER))[1].value == percent


def test_the_risk_of_a_ghost_about_to_roll_is_that_of_the_side_it_lies_on() -> None:
    for ghost, percent in (("e8p1", 17), ("e8", 67)):
        table = put("roll", f"- {ghost}", her="c8", seat=2)
        assert table.game.hints(table.game.view(table.state, WATCHER))[1].value == percent
    other = put("roll", "- j3 e8p1", her="c8", seat=2)
    assert other.game.hints(other.game.view(other.state, WATCHER))[3].value == 67  # strong when its turn begins
    rolled = put("chase", "- e8p1", her="c8", seat=2, steps=3)
    assert rolled.game.hints(rolled.game.view(rolled.state, WATCHER))[1].value == 67  # this is of its next roll


def test_there_are_no_hints_while_she_is_off_the_board_or_it_is_over() -> None:
    for table in (start(2), put("place", "- f5"), put("over", "- d8", her="c8", dots="j1")):
        assert table.game.hints(table.game.view(table.state, WATCHER)) == ()
