"""A game from another package, named by module and class, with chance, secrets and a document."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

import toy
from cli.running import Mazechase
from mazechase.rules.api import ALL, WATCHER, Outcome, State
from mazechase.rules.game import AnyGame, Game
from toy.documents import SHIPPED

TOY = "toy:Toy"


def played(moves: str) -> tuple[AnyGame, State]:
    """Play moves without the command line."""
    game: AnyGame = Game(toy.Toy(2))
    state = game.start()
    for token in moves.split():
        move = game.read(token)
        state = (game.settle if isinstance(move, Outcome) else game.apply)(state, move).state
    return game, state


def test_a_game_is_brought_in_by_module_and_class(mazechase: Mazechase) -> None:
    game, start = played("")
    assert mazechase("show", TOY) == (0, game.show(start) + "\n", "")


def test_outcomes_and_actions_stand_in_log_order(mazechase: Mazechase) -> None:
    code, out, err = mazechase("legal", TOY)
    assert (code, out) == (0, "")  # the die comes first, and a script that reads actions gets none
    assert err == "Chance comes next (seat 1). Outcomes and their weights:\n*1  3\n*2  2\n*3  1\n"
    assert mazechase("perft", TOY, "1").out == "3\n"
    game, rolled = played("*2")
    legal = [game.write(action) for action in game.legal(rolled)]
    assert mazechase("legal", TOY, "--moves", "*2").out.splitlines() == legal
    assert mazechase("perft", TOY, "1", "--moves", "*2").out == f"{len(legal)}\n"


@pytest.mark.parametrize(
    ("moves", "complaint"),
    [
        ("*2 *1", "Move 2, “*1”: There is nothing to roll, spin or draw here, so “*1” can't come up."),
        ("-", "Move 1, “-”: Seat 1 must roll, spin or draw first."),
        ("*2 - +9", "Move 3, “+9”: "),
        ("*2 - *2", "Move 3, “*2”: “*2” isn't a possible outcome here."),
    ],
)
def test_moves_that_cannot_be(mazechase: Mazechase, moves: str, complaint: str) -> None:
    code, out, err = mazechase("legal", TOY, "--moves", moves)
    assert (code, out) == (2, "")
    assert err.startswith(f"mazechase: {complaint}")


def test_each_viewer_sees_its_own(mazechase: Mazechase) -> None:
    moves = "*1 - +3"
    game, state = played(moves)
    shown = {
        viewer: mazechase("show", TOY, "--moves", moves, "--viewer", viewer).out
        for viewer in ("1", "2", "watcher", "all")
    }
    one, two = game.seats
    assert shown == {
        "1": game.show(state, one) + "\n",
        "2": game.show(state, two) + "\n",
        "watcher": game.show(state, WATCHER) + "\n",
        "all": game.show(state, ALL) + "\n",
    }
    assert shown["1"] != shown["2"]


def as_toml(document: Mapping[str, str]) -> str:
    return "".join(f'{name} = """\n{value}"""\n' for name, value in document.items())


def test_a_document_by_id_by_path_and_inline(mazechase: Mazechase, tmp_path: Path) -> None:
    name, document = list(SHIPPED.items())[1]
    (tmp_path / "board.json").write_text(json.dumps(document))
    (tmp_path / "board.toml").write_text(as_toml(document))
    by_id = mazechase("show", TOY, "--option", f"board={name}")
    assert by_id.code == 0
    assert by_id.out != mazechase("show", TOY).out
    assert mazechase("show", TOY, "--option", f"board={tmp_path}/board.json") == by_id
    assert mazechase("show", TOY, "--option", f"board={tmp_path}/board.toml") == by_id
    assert mazechase("show", TOY, "--option", f"board={json.dumps(document)}") == by_id


BAD_DOCUMENTS = [
    ("missing.json", None, "can't be read: No such file or directory."),
    ("folder.toml", "folder", "can't be read: Is a directory."),
    ("binary.json", b"\x00\xff\xfe", "is not UTF-8 text."),
    ("latin.toml", "drawing = '\xe9'".encode("latin-1"), "is not UTF-8 text."),
    ("huge.json", b" " * (1024 * 1024 + 1), "is too big; the limit is 1048576 bytes"),
    ("empty.json", b"", "isn't valid JSON: see line 1, column 1."),
    ("empty.toml", b"", "A board needs “source”"),
    ("broken.json", b'{"drawing": ', "isn't valid JSON: see line 1, column 13."),
    ("broken.toml", b"drawing = ", "isn't valid TOML: see line 1, column 11."),
    ("list.json", b"[1, 2]", "must be a table of names and values."),
    ("deep.json", b"[" * 60_000, "is nested too deeply."),
    ("digits.json", b'{"drawing": ' + b"9" * 5000 + b"}", "contains a number that is too long"),
    ("wrong.json", b'{"source": "home-made", "drawing": "12x"}', "valid marks are"),
    ("no-ending", b"{}", "Option “board” can't be"),
]


@pytest.mark.parametrize(("name", "content", "complaint"), BAD_DOCUMENTS, ids=lambda value: str(value)[:20])
def test_a_document_that_cannot_be_used(
    mazechase: Mazechase, tmp_path: Path, name: str, content: bytes | str | None, complaint: str
) -> None:
    path = tmp_path / name
    if content == "folder":
        path.mkdir()
    elif isinstance(content, bytes):
        path.write_bytes(content)
    code, out, err = mazechase("show", TOY, "--option", f"board={path}")
    assert (code, out) == (2, "")
    assert complaint in err
    assert err.count("\n") == 1


def test_bots_play_it(mazechase: Mazechase) -> None:
    code, out, err = mazechase("arena", TOY, "random", "random", "--games", "3", "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["game"] == "toy"
