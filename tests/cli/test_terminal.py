"""Playing in the terminal: ``mazechase play``."""

import io
import json
import os
import pty
import select
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import mazechase as library
from cli.running import PROGRAM, Mazechase, Ran, bare
from cli.test_records import QUORIDOR_GAME

GAMES = [listing.id for listing in library.games() if listing.id != "toy"]


@pytest.fixture
def playing(mazechase: Mazechase, monkeypatch: pytest.MonkeyPatch) -> Mazechase:
    """Play with lines from a pipe; the lines come first, then the arguments."""

    def play(lines: str, *args: str) -> Ran:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(lines.encode())))
        return mazechase("play", *args)

    return play


def test_two_people_play_a_game_to_its_end(playing: Mazechase, mazechase: Mazechase, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    code, out, err = playing(QUORIDOR_GAME.replace(" ", "\n"), "quoridor", "--save", str(saved))
    assert (code, err) == (0, "")
    assert out.startswith("quoridor, 2 players; seat 1: a person, seat 2: a person\n")
    assert out.endswith("The winner's piece reached the far side. Winner: seat 1. Scores by seat: 1, 0.\n")
    assert "Seat 1 moved from e1 to e2.\n" in out
    assert library.game("quoridor").show(library.game("quoridor").start()) in out
    assert mazechase("verify", str(saved)).code == 0
    told = json.loads(mazechase("replay", str(saved), "--check", "--json").out)
    assert [entry["token"] for entry in told["entries"]] == QUORIDOR_GAME.split()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_watched_and_its_record_holds(
    playing: Mazechase, mazechase: Mazechase, tmp_path: Path, game: str
) -> None:
    saved = tmp_path / "game.json"
    args = (game, "random", "random", "--players", "2", "--seed", "1")
    code, out, err = playing("", *args, "--save", str(saved))
    assert (code, err) == (0, "")
    assert "Winner: " in out.splitlines()[-1]
    assert mazechase("verify", str(saved)).code == 0
    assert playing("", *args).out == out  # the seed decides


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_played_against_a_bot(playing: Mazechase, game: str) -> None:
    code, out, err = playing("?\nboard\nnonsense\nquit\n", game, "random", "--seed", "1")
    assert (code, err) == (0, "")
    assert "nonsense" in out
    assert out.endswith("The game is not over.\n")


def test_refusals_are_explained_and_cost_nothing(playing: Mazechase) -> None:
    out = playing("e3\nx9\nudno\ne2 e8\nundo\n\ne2\n", "quoridor").out
    assert "Too far: a piece moves one square, or jumps over one piece next to it. (QUOR-6: e3)\n" in out
    assert "“x9” is neither a square such as e2 nor a fence such as e3h.\n" in out
    assert "Did you mean “undo”?\n" in out
    assert "\nThere's nothing to undo.\n" in out
    assert out.count(" moved from ") == 1  # nothing of "e2 e8" was played
    assert out.endswith("The game is not over.\n")


def test_undo_takes_back_a_move_and_the_bot_s_reply(playing: Mazechase, mazechase: Mazechase, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    playing("e2\nundo\nd1\n", "quoridor", "level1", "--save", str(saved))
    tokens = [entry["token"] for entry in json.loads(mazechase("replay", str(saved), "--json").out)["entries"]]
    assert (tokens[0], tokens[2:4]) == ("e2", [None, "d1"])
    assert json.loads(mazechase("replay", str(saved), "--json").out)["position"].startswith("d1,")


def test_people_at_one_keyboard_take_back_each_other_s_moves(playing: Mazechase) -> None:
    assert "seat 1 to act" in playing("e2\nundo\n", "quoridor").out.split("The game went back")[1]


def test_question_mark_lists_the_legal_moves(playing: Mazechase, mazechase: Mazechase) -> None:
    out = playing("?\n", "quoridor").out
    listed = out.partition("seat 1 to act\n")[2].partition("The game is not over")[0]
    assert listed.split() == mazechase("legal", "quoridor").out.split()


def test_a_hint_is_a_legal_move(playing: Mazechase, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazechase.cli.hotseat.HINT_MS", 50)
    hint = playing("hint\n", "chase", "random").out.split("level5 would play ")[1].split(".")[0]
    assert hint in {"e1", "e3"}


def test_a_game_without_levels_has_no_hints(playing: Mazechase) -> None:
    assert "There are no hints for this game.\n" in playing("hint\n", "toy:Toy", "random").out


def test_help(playing: Mazechase) -> None:
    out = playing("help\n", "quoridor").out
    assert all(f"\n  {word} " in out for word in ("?", "hint", "undo", "board", "help", "quit"))


def test_hands_are_shown_to_their_owner_alone(playing: Mazechase) -> None:
    out = playing("draw\nshut\ndraw\n", "cards", "--seed", "3").out
    _, first, second = out.split("Pass the keyboard to seat ")
    assert "Seat 1 drew orange.\n" in first
    assert "*1 active: orange (4 points, 0 ghosts)\n" in first
    assert "orange" not in second
    assert "Seat 1 drew a card.\n" in second
    assert " 1 down: 1 card\n" in second


def test_one_person_against_bots_never_sees_their_hands(playing: Mazechase) -> None:
    out = playing("shut\n", "cards", "level1", "--seat", "2", "--seed", "3").out
    before_the_end, _, end = out.partition("All hands were shown.")
    assert "Pass the keyboard" not in out
    assert "Seat 1 drew a card.\n" in before_the_end
    assert "The hands: cherry+inky+pinky orange." in end
    assert not any(card in before_the_end for card in ("cherry", "inky", "pinky"))


def test_a_match_with_hidden_hands_is_not_saved_half_way(playing: Mazechase, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    code, out, err = playing("draw\n", "cards", "--save", str(saved))
    assert (code, err.count("\n")) == (0, 1)
    assert err.startswith("mazechase: nothing was saved.")
    assert not saved.exists()
    assert out.endswith("The game is not over.\n")


@pytest.mark.parametrize(
    ("args", "described"),
    [
        (("level1",), "seat 1: a person, seat 2: level1"),
        (("level1", "--seat", "2"), "seat 1: level1, seat 2: a person"),
        (("level1", "random", "level2"), "seat 1: a person, seat 2: level1, seat 3: random, seat 4: level2"),
        (
            ("level1", "--players", "4", "--seat", "4"),
            "seat 1: a person, seat 2: a person, seat 3: level1, seat 4: a person",
        ),
    ],
)
def test_who_sits_where(playing: Mazechase, args: tuple[str, ...], described: str) -> None:
    assert playing("quit", "quoridor", *args).out.splitlines()[0].endswith(described)


def test_seats_by_lot(playing: Mazechase) -> None:
    seats = {
        playing("", "quoridor", "random", "--seat", "random", "--seed", f"{n}").out.split("\n")[0] for n in range(9)
    }
    assert len(seats) == 2


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("ludo",), "There is no game “ludo”"),
        (("quoridor", "levle1"), "Did you mean “level1”?"),
        (("quoridor", "level1", "--seat", "3"), "There is no seat “3” here; --seat takes 1, 2, random."),
        (("quoridor", "level1", "--seat", "1", "--seat", "2"), "there is one person to seat, each in a seat"),
        (("quoridor", "--seat", "1", "--seat", "1"), "there are 2 people to seat, each in a seat"),
        (("quoridor", "random", "random", "random", "--players", "2"), "3 bots can't fill 2 seats"),
        (("quoridor", *["random"] * 4), "quoridor takes 2, 3, 4 players, not 5"),
        (("quoridor", "--seed", "lucky"), "--seed takes a whole number"),
        (("quoridor", "--save", "/nowhere/x.json"), "The file “/nowhere/x.json” can't be written: No such file"),
        (("quoridor", "--save", "/usr"), "The file “/usr” can't be written: File exists."),
        (("quoridor", "--save", "/usr/\0"), "can't be written"),
    ],
)
def test_what_cannot_be_played(playing: Mazechase, args: tuple[str, ...], complaint: str) -> None:
    code, out, err = playing("quit\n", *args)
    assert (code, out) == (2, "")
    assert complaint in err
    assert err.count("\n") == 1


def test_a_file_that_is_there_is_not_overwritten(playing: Mazechase, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    saved.write_text("precious")
    assert playing("e2\n", "quoridor", "--save", str(saved)).code == 2
    assert saved.read_text() == "precious"


def test_input_of_any_kind_ends_cleanly(
    playing: Mazechase, mazechase: Mazechase, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert playing("", "quoridor").code == 0
    code, _, err = playing("x" * 20_000, "quoridor")
    assert (code, err) == (2, "mazechase: A line of the input is longer than 10000 characters.\n")
    done = subprocess.run(  # noqa: S603
        [PROGRAM, "play", "quoridor"], input=b"\xff\xfe\x80\ne2\n", capture_output=True, check=False, env=bare()
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Seat 1 moved from e1 to e2." in done.stdout
    monkeypatch.setattr("sys.stdin", None)
    assert mazechase("play", "quoridor").code == 0


@contextmanager
def on_terminal(*args: str) -> Iterator[tuple["subprocess.Popen[bytes]", int]]:
    """Play on a pseudo-terminal; return the process and our end of the terminal."""
    ours, theirs = pty.openpty()
    with subprocess.Popen(  # noqa: S603
        [PROGRAM, "play", *args],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=bare(TERM="dumb"),
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 (as a shell has it)
    ) as process:
        os.close(theirs)
        try:
            yield process, ours
        finally:
            process.kill()
            os.close(ours)


def test_ctrl_c_on_a_terminal_saves_and_ends(tmp_path: Path) -> None:
    with on_terminal("quoridor", "--save", str(tmp_path / "open.json")) as (process, terminal):
        until(terminal, "seat 1> ")
        os.write(terminal, b"e2\n")
        until(terminal, "seat 2> ")  # nothing is hidden, so nobody has to press Enter
        process.send_signal(signal.SIGINT)
        os.write(terminal, b"\n")  # Python handles a signal that comes just before a read only after the read
        assert process.wait(60) == 130
    assert json.loads((tmp_path / "open.json").read_bytes())["log"][0]["action"] == "e2"


def test_on_a_terminal_hidden_hands_wait_for_enter() -> None:
    with on_terminal("cards", "--seed", "3") as (process, terminal):
        until(terminal, "Seat 1, press Enter to see your side: ")
        os.write(terminal, b"\n")
        until(terminal, "seat 1> ")
        os.write(terminal, b"draw\n")
        assert "Seat 1 drew orange." in until(terminal, "seat 1> ")
        os.write(terminal, b"shut\n")
        handed_over = until(terminal, "Seat 2, press Enter to see your side: ")
        assert "\x1b[2J\x1b[3J" in handed_over
        assert "orange" not in handed_over
        os.write(terminal, b"\x04")  # the end of the input
        until(terminal, "The game is not over.")
        assert process.wait(60) == 0


def until(terminal: int, text: str) -> str:
    """Read from a terminal until a text appears, and return everything read."""
    seen = ""
    while text not in seen:
        assert select.select([terminal], [], [], 60)[0], seen
        seen += os.read(terminal, 4096).decode(errors="replace")
    return seen
