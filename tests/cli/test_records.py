"""Records on the command line. tests/match tests what makes a record valid; these test what the commands report."""

from pathlib import Path

import msgspec
import pytest

import mazechase as library
import toy
from cli.running import Mazechase
from mazechase.match import Match, MatchSetup, Player, Record, Sealed, seal
from mazechase.rules.api import Chance, Seat, SeatedAction
from mazechase.rules.game import AnyGame, Game

SEED = bytes(range(32))


QUORIDOR_GAME = "e2 d9 e3 c9 e4 b9 e5 a9 e6 b9 e7 a9 e8 b9 e9"


def quoridor_match() -> Match:
    """Two seats; a fence is put up after four moves and taken back; seat 1 wins."""
    seats = (Player("Ada"), Player(kind="bot", bot="level1"))
    match = Match.begin(MatchSetup.make(library.game("quoridor"), "m1", seats, seal=seal(SEED)))
    for number, move in enumerate(QUORIDOR_GAME.split()):
        if number == 4:
            match = match.act(Seat(1), ["e4h"], now_ms=number).undo(Seat(1), now_ms=number, beside=(Seat(2),))
        match = match.act(Seat(number % 2 + 1), [move], now_ms=number)
    return match


def toy_match() -> Match:
    """A whole match with dice, cards and simultaneous choices, everybody taking the first legal action."""
    game: AnyGame = Game(toy.Toy(2))
    match = Match.begin(MatchSetup.make(game, "m2", (Player("Ada"), Player("Bo")), seal=seal(SEED)))
    luck = Sealed(SEED, "m2", match.salts)
    while not match.over:
        if isinstance(match.node, Chance):
            match = match.draw(luck, now_ms=0)
        else:
            action = game.legal(match.state)[0]
            seat = action.seat if isinstance(action, SeatedAction) else match.asked[0]
            match = match.act(seat, [game.write(action)], now_ms=0)
    return match


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(Record.of(quoridor_match(), SEED).encode())
    return path


@pytest.fixture
def toy_record(tmp_path: Path) -> Path:
    path = tmp_path / "toy.json"
    path.write_bytes(Record.of(toy_match(), SEED).encode())
    return path


def test_replay_tells_the_match_and_draws_its_end(mazechase: Mazechase, record: Path) -> None:
    code, out, err = mazechase("replay", str(record))
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[:4] == ["quoridor, 2 players", "seat 1: Ada", "seat 2: level1", ""]
    assert lines[4].split(maxsplit=2) == ["1", "e2", "Seat 1 moved from e1 to e2."]
    assert lines[8].split(maxsplit=2) == ["5", "e4h", "Seat 1 put up the fence e4h and has 9 fences left."]
    assert lines[9].strip() == "The game went back to move 4."
    assert lines[10].split(maxsplit=2) == ["5", "e4", "Seat 1 moved from e3 to e4."]
    assert lines[20].split(maxsplit=2) == ["15", "e9", "Seat 1 moved from e8 to e9. Seat 1 reached e9 and won."]
    game = library.game("quoridor")
    assert lines[21:] == [
        "",
        *game.show(quoridor_match().state).splitlines(),
        "The winner's piece reached the far side. Winner: seat 1. Scores by seat: 1, 0.",
    ]


def test_replay_check_says_what_it_checked(mazechase: Mazechase, record: Path, toy_record: Path) -> None:
    assert mazechase("replay", str(record), "--check").out.endswith(
        "\nchecked: 16 actions, 0 draws, their seal and the result\n"
    )
    draws = sum(ply.chance for ply in toy_match().line)
    actions = len(toy_match().line) - draws
    expected = f"\nchecked: {actions} actions, {draws} draws, their seal and the result\n"
    assert mazechase("replay", str(toy_record), "--check").out.endswith(expected)


def test_replay_tells_an_unfinished_match(mazechase: Mazechase, tmp_path: Path) -> None:
    match = Match.begin(MatchSetup.make(library.game("quoridor"), "m3", (Player(), Player())))
    path = tmp_path / "open.json"
    path.write_bytes(Record.of(match.act(Seat(1), ["e2"], now_ms=0)).encode())
    lines = mazechase("replay", str(path), "--check").out.splitlines()
    assert lines[1:3] == ["seat 1: a person", "seat 2: a person"]
    assert lines[-2:] == ["seat 2 to act", "checked: 1 action, 0 draws; the match has no result yet"]


def test_replay_tells_what_happened_to_the_match(mazechase: Mazechase, tmp_path: Path) -> None:
    match = Match.begin(MatchSetup.make(library.game("quoridor"), "m4", (Player("Ada"), Player("Bo"))))
    match = match.pause(now_ms=0).resume(now_ms=0).replace(Seat(2), Player("Cy"), now_ms=0).resign(Seat(1), now_ms=5)
    path = tmp_path / "resigned.json"
    path.write_bytes(Record.of(match).encode())
    code, out, err = mazechase("replay", str(path), "--check")
    assert (code, err) == (0, "")
    assert [line.strip() for line in out.splitlines()[4:8]] == [
        "The game was paused.",
        "The game continues.",
        "Seat 2 now belongs to Cy.",
        "Seat 1 gave up. The game ended because someone gave up.",
    ]
    assert "The other side gave up. Winner: seat 2. Scores by seat: 0, 1." in out


def test_a_name_commands_no_terminal(mazechase: Mazechase, tmp_path: Path) -> None:
    match = Match.begin(
        MatchSetup.make(library.game("quoridor"), "m5", (Player("\x1b[31mAda\nseat 3: Eve"), Player("Bo")))
    )
    path = tmp_path / "named.json"
    path.write_bytes(Record.of(match).encode())
    out = mazechase("replay", str(path)).out
    assert "\x1b" not in out
    assert out.splitlines()[1] == "seat 1: [31mAda seat 3: Eve"


def test_verify(mazechase: Mazechase, toy_record: Path) -> None:
    draws = sum(ply.chance for ply in toy_match().line)
    said = f"verified: the seed matches the seal and produces all {draws} draws\n"
    assert mazechase("verify", str(toy_record)) == (0, said, "")


def test_show_draws_a_record_s_end_and_goes_on_from_there(mazechase: Mazechase, tmp_path: Path) -> None:
    match = Match.begin(MatchSetup.make(library.game("quoridor", 4), "m6", (Player(),) * 4)).act(
        Seat(1), ["e2"], now_ms=0
    )
    path = tmp_path / "four.json"
    path.write_bytes(Record.of(match).encode())
    assert mazechase("show", str(path)).out == match.game.show(match.state) + "\n"
    after = match.act(Seat(2), ["b5"], now_ms=0)
    assert mazechase("show", str(path), "--moves", "b5", "--viewer", "4").out == after.game.show(after.state) + "\n"
    assert mazechase("show", str(path), "--moves", "b4").err.startswith("mazechase: Move 1, “b4”: ")
    assert "There is no viewer “5”" in mazechase("show", str(path), "--viewer", "5").err
    for extra in (("--players", "4"), ("--option", "max_turns=9")):
        code, _, err = mazechase("show", str(path), *extra)
        assert (code, err.split(";")[0]) == (2, "mazechase: A record brings its own players and options")


def test_a_file_with_a_colon_in_its_name_is_a_file(mazechase: Mazechase, record: Path) -> None:
    named = record.rename(record.with_name("ada:bo"))
    assert mazechase("show", str(named)).out == quoridor_match().game.show(quoridor_match().state) + "\n"


def changed(path: Path, **fields: object) -> None:
    data = msgspec.json.decode(path.read_bytes())
    path.write_bytes(msgspec.json.encode(data | fields))


def test_a_record_that_was_tampered_with(mazechase: Mazechase, record: Path) -> None:
    changed(record, result={"winners": [2], "scores": [0, 1], "reason": "goal_reached"})
    assert mazechase("replay", str(record)).code == 0
    code, out, err = mazechase("replay", str(record), "--check")
    assert (code, out) == (1, "")
    assert err.startswith("mazechase: The record says “goal_reached 2 0,1”, but")


@pytest.mark.parametrize("command", [("replay", "--check"), ("verify",)], ids="-".join)
def test_dice_that_do_not_fit_their_seal(mazechase: Mazechase, toy_record: Path, command: tuple[str, ...]) -> None:
    honest = toy_record.read_bytes()
    changed(toy_record, seed="00" * 32)
    code, out, err = mazechase(*command, str(toy_record))
    assert (code, out, err) == (
        1,
        "",
        "mazechase: The seed doesn't match the seal that was shown before the first draw.\n",
    )

    toy_record.write_bytes(honest)
    log = msgspec.json.decode(honest)["log"]
    first = log[0]["outcome"]
    changed(toy_record, log=[log[0] | {"outcome": "*2" if first == "*1" else "*1"}, *log[1:]])
    code, out, err = mazechase(*command, str(toy_record))
    assert (code, out) == (1, "")
    assert err.startswith("mazechase: Draw 0 (entry 0) is ")


def test_verify_needs_sealed_dice(mazechase: Mazechase, record: Path) -> None:
    changed(record, seed=None)
    code, _, err = mazechase("verify", str(record))
    assert code == 2
    assert "doesn't show its seed" in err
    changed(record, seal=None)
    code, _, err = mazechase("verify", str(record))
    assert code == 2
    assert "no sealed dice" in err


@pytest.mark.parametrize("command", [("replay",), ("replay", "--check"), ("verify",)], ids="-".join)
def test_a_move_that_cannot_be_is_found_false(mazechase: Mazechase, record: Path, command: tuple[str, ...]) -> None:
    log = msgspec.json.decode(record.read_bytes())["log"]
    changed(record, log=[log[0] | {"action": "e9"}, *log[1:]])
    code, out, err = mazechase(*command, str(record))
    assert (code, out) == (1, "")
    assert err.startswith("mazechase: Entry 0 of the record isn't valid.")
    assert mazechase("show", str(record)).code == 2  # it would prove nothing


def test_a_board_that_cannot_be_is_found_false(mazechase: Mazechase, toy_record: Path) -> None:
    changed(toy_record, documents={"board": {"id": "bad"}})
    assert mazechase("replay", str(toy_record), "--check").code == 1


def test_rules_that_are_not_known_here_cannot_be_checked(mazechase: Mazechase, record: Path) -> None:
    changed(record, rules_version=99)
    assert mazechase("replay", str(record), "--check").code == 2


BAD_FILES = {
    "binary.json": b"\x00\xff\xfe\x80",
    "latin.json": '{"mazechase": 1, "id": "\xe9"}'.encode("latin-1"),
    "empty.json": b"",
    "broken.json": b'{"mazechase": 1, ',
    "list.json": b"[]",
    "deep.json": b"[" * 100_000,
    "later.json": b'{"mazechase": 99}',
    "part.json": b'{"mazechase": 1, "id": "m1"}',
    "huge.json": b" " * 9_000_000,
}


@pytest.mark.parametrize("command", ["replay", "verify", "show"])
@pytest.mark.parametrize("name", [*BAD_FILES, "missing.json", "folder", "forbidden\0.json", "x" * 300])
def test_a_file_that_is_no_record(mazechase: Mazechase, tmp_path: Path, command: str, name: str) -> None:
    path = tmp_path / name
    if name in BAD_FILES:
        path.write_bytes(BAD_FILES[name])
    elif name == "folder":
        path.mkdir()
    code, out, err = mazechase(command, str(path))
    assert (code, out) == (2, "")
    assert err.startswith("mazechase: ")
    assert err.count("\n") == 1
    assert len(err) < 1000


def test_a_record_of_an_unknown_game(mazechase: Mazechase, record: Path) -> None:
    changed(record, game="ludo")
    for command in (("replay",), ("replay", "--check"), ("verify",)):
        code, _, err = mazechase(*command, str(record))
        assert code == 2
        assert err.startswith("mazechase: There is no game “ludo”.")


def test_an_endless_file_is_not_read_to_its_end(mazechase: Mazechase) -> None:
    assert "is too big; the limit is" in mazechase("replay", "/dev/zero").err
