import pytest

import mazechase as library
from cli.running import Mazechase


def test_legal_lists_one_token_a_line_in_the_library_s_order(mazechase: Mazechase) -> None:
    game = library.game("quoridor")
    code, out, err = mazechase("legal", "quoridor")
    assert (code, err) == (0, "")
    assert out.splitlines() == [game.write(action) for action in game.legal(game.start())]
    assert len(out.splitlines()) == 131


def test_legal_after_moves_of_two(mazechase: Mazechase) -> None:
    out = mazechase("legal", "quoridor", "--moves", "e2 e8 e3 e7 e4 e6 e5 d6h").out
    moves = [line for line in out.splitlines() if len(line) == 2]
    assert moves == ["e4", "d5", "f5", "d6", "f6"]  # a fence behind the pawn on e6: land beside it


def test_legal_after_moves_of_four(mazechase: Mazechase) -> None:
    out = mazechase("legal", "quoridor", "--players", "4", "--moves", "e2 b5 e8 h5 e3").out.splitlines()
    assert [line for line in out if len(line) == 2] == ["b4", "a5", "c5", "b6"]
    assert len(out) == 4 + 128


def test_legal_after_the_end_lists_nothing(mazechase: Mazechase) -> None:
    moves = "e2 d9 e3 c9 e4 b9 e5 a9 e6 b9 e7 a9 e8 b9 e9"
    assert mazechase("legal", "quoridor", "--moves", moves) == (0, "", "")


def test_options_reach_the_rules(mazechase: Mazechase) -> None:
    at_the_edge = ("legal", "quoridor", "--moves", "e2 d9 e3 e9 e4 d9 e5 e9 e6 d9 e7 e9 e8 d9 d8 a1h")
    with_edge = mazechase(*at_the_edge).out.split()
    without = mazechase(*at_the_edge, "--option", "edge_as_fence=false").out.split()
    assert set(with_edge) - set(without) == {"c9", "e9"}
    assert mazechase("legal", "quoridor", "--option", "max_turns=1", "--moves", "e2").out == ""


@pytest.mark.parametrize(
    ("args", "count"),
    [
        (("0",), 1),
        (("1",), 131),
        (("2",), 16677),
        (("1", "--players", "3"), 131),
        (("2", "--players", "4"), 16677),
        (("1", "--moves", "e2 e8"), 132),
        (("3", "--option", "max_turns=2"), 0),
        (("2", "--option", "max_turns=2"), 16677),
        (("200", "--option", "max_turns=1"), 0),
    ],
)
def test_perft(mazechase: Mazechase, args: tuple[str, ...], count: int) -> None:
    assert mazechase("perft", "quoridor", *args) == (0, f"{count}\n", "")


def test_perft_of_a_finished_game(mazechase: Mazechase) -> None:
    over = ("--option", "max_turns=1", "--moves", "e2")
    assert mazechase("perft", "quoridor", "0", *over).out == "1\n"
    assert mazechase("perft", "quoridor", "1", *over).out == "0\n"


def test_show_draws_what_the_library_draws(mazechase: Mazechase) -> None:
    game = library.game("quoridor", 4)
    state = game.apply(game.start(), game.read("e2h")).state
    ran = mazechase("show", "quoridor", "--players", "4", "--moves", "e2h")
    assert ran == (0, game.show(state) + "\n", "")


@pytest.mark.parametrize("viewer", ["1", "2", "watcher", "all"])
def test_show_takes_every_viewer(mazechase: Mazechase, viewer: str) -> None:
    assert mazechase("show", "quoridor", "--viewer", viewer) == mazechase("show", "quoridor")


def test_moves_may_be_spread_over_lines(mazechase: Mazechase) -> None:
    assert mazechase("show", "quoridor", "--moves", " e2\n\te8  ") == mazechase("show", "quoridor", "--moves", "e2 e8")


@pytest.mark.parametrize(
    ("moves", "complaint"),
    [
        (
            "e2 e8 e4",
            "mazechase: Move 3, “e4”: Too far: a piece moves one square, or jumps over",
        ),
        ("e2 e3h e3v", "mazechase: Move 3, “e3v”: The fence would cross another one. (QUOR-9: e3h)"),
        ("e2 x9", "mazechase: Move 2, “x9”: “x9” is neither a square such as e2 nor a fence such as e3h."),
        ("e2,e8", "mazechase: Move 1, “e2,e8”: “e2,e8” is neither a square"),
        ("e2 d9 e3 c9 e4 b9 e5 a9 e6 b9 e7 a9 e8 b9 e9 a9", "mazechase: Move 16, “a9”: The game is over."),
    ],
)
@pytest.mark.parametrize("command", ["legal", "show", "perft"])
def test_a_move_that_cannot_be_is_named_with_its_ruling(
    mazechase: Mazechase, command: str, moves: str, complaint: str
) -> None:
    depth = ("1",) if command == "perft" else ()
    code, out, err = mazechase(command, "quoridor", *depth, "--moves", moves)
    assert (code, out) == (2, "")
    assert err.startswith(complaint)
    assert err.count("\n") == 1


@pytest.mark.parametrize("depth", ["1", "2", "3"])
def test_divide_counts_each_first_action(mazechase: Mazechase, depth: str) -> None:
    args = ("quoridor", "--option", "max_turns=3", "--moves", "e2 e8")
    *parts, last = mazechase("perft", args[0], depth, "--divide", *args[1:]).out.splitlines()
    assert [part.split()[0] for part in parts] == mazechase("legal", *args).out.split()
    assert last == f"total {sum(int(part.split()[1]) for part in parts)}"
    assert last.split()[1] == mazechase("perft", args[0], depth, *args[1:]).out.strip()
    for part in (parts[0], parts[-1]):
        token, count = part.split()
        after = ("quoridor", str(int(depth) - 1), "--option", "max_turns=3", "--moves", f"e2 e8 {token}")
        assert mazechase("perft", *after).out == f"{count}\n"


def test_divide_at_a_chance_and_without_plies(mazechase: Mazechase) -> None:
    *parts, last = mazechase("perft", "marbles", "1", "--divide").out.splitlines()
    assert len(parts) == 21
    assert {part.split()[1] for part in parts} == {"1"}
    assert last == "total 21"
    assert mazechase("perft", "marbles", "0", "--divide").out == "total 1\n"


def test_divide_is_the_same_without_kernels(mazechase: Mazechase, monkeypatch: pytest.MonkeyPatch) -> None:
    native = mazechase("perft", "quoridor", "2", "--divide").out
    monkeypatch.setenv("MAZECHASE_NATIVE", "0")
    assert mazechase("perft", "quoridor", "2", "--divide").out == native
