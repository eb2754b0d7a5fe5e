"""Every bad input: one line on standard error, nothing on standard output, exit code 2."""

import sys
from pathlib import Path

import pytest

from cli.running import Mazechase

BAD_ARGUMENTS = [
    (("frob",), "There is no command “frob”. Commands: games, legal, "),
    (("--frob",), "unrecognized arguments: --frob (see `mazechase --help`)"),
    (("legal",), "the following arguments are required: GAME (see `mazechase legal --help`)"),
    (("legal", "quoridor", "e2"), "unrecognized arguments: e2"),
    (("legal", "quoridor", "--move", "e2"), "unrecognized arguments: --move"),
    (("legal", "quoridor", "--moves"), "argument --moves: expected one argument"),
    (("perft", "quoridor"), "the following arguments are required: DEPTH"),
    (("perft", "quoridor", "-1"), "DEPTH takes a whole number from 0 to 200, not “-1”."),
    (("perft", "quoridor", "201"), "DEPTH takes a whole number from 0 to 200, not “201”."),
    (("perft", "quoridor", "9" * 5000), "DEPTH takes a whole number"),
    (("perft", "quoridor", "two"), "DEPTH takes a whole number from 0 to 200, not “two”."),
    (("perft", "quoridor", "1.5"), "DEPTH takes a whole number"),
    (("perft", "quoridor", "٣"), "DEPTH takes a whole number"),
    (("perft", "quoridor", ""), "DEPTH takes a whole number"),
    (("serve", "--limit", "luck=7"), "There is no limit “luck”. Limits: message_bytes, "),
    (("serve", "--limit", "luck=7"), ", tokens_remembered."),
    (("serve", "--limit", "luck"), "“luck” is not a limit; write NAME=NUMBER."),
    (("serve", "--limit", "bot_ms=fast"), "The limit “bot_ms” takes a whole number from 0 to 999999999, not “fast”."),
    (("serve", "--preset", "school"), "--preset can't be “school”; it takes shared-address."),
    (("serve", "--lan", "--host", "127.0.0.1"), "--lan listens on every address of this machine; leave out --host."),
    (("--lan", "games"), "--lan starts a server, so it goes with serve or with no command, not with games."),
    (("serve", "--database", "/nowhere/x/a.db"), "The folder “/nowhere/x” can't be used: No such file or directory."),
    (("serve", "--database", "/dev/null/a.db"), "The database “/dev/null/a.db” can't be used. Not a directory."),
    (("serve", "--database", "/usr"), "The database “/usr” can't be used. It is a folder; name a file in it."),
    (("serve", "--database", "/usr/" + "x" * 300), "can't be used. File name too long."),
    (("serve", "--allowed-host", "a b"), "“a b” isn't a host name; --allowed-host takes"),
    (("serve", "--allowed-host", "http://x"), "“http://x” isn't a host name"),
    (("serve", "--trusted-proxy", "proxy"), "“proxy” isn't a proxy address; --trusted-proxy takes"),
    (("serve", "--trusted-proxy", "10.0.0.1/8"), "“10.0.0.1/8” isn't a proxy address"),
    (("legal", "ludo"), "There is no game “ludo”. `mazechase games` lists the games."),
    (("legal", ""), "There is no game “”."),
    (("legal", "quoridor", "--players", "5"), "quoridor takes 2, 3, 4 players, not 5."),
    (("legal", "quoridor", "--players", "0"), "quoridor takes 2, 3, 4 players, not 0."),
    (("legal", "quoridor", "--players", "-2"), "--players takes a whole number"),
    (("legal", "quoridor", "--players", "two"), "--players takes a whole number"),
    (("legal", "quoridor", "--option", "fences=3"), "There is no option “fences”. Options: first_player, "),
    (("legal", "quoridor", "--option", "=3"), "There is no option “”."),
    (("legal", "quoridor", "--option", "max_turns"), "“max_turns” is not an option; write NAME=VALUE."),
    (("legal", "quoridor", "--option", "max_turns=0"), "Option “max_turns” can't be “0”; it takes none | 1, 2, …"),
    (("legal", "quoridor", "--option", "max_turns=-3"), "Option “max_turns” can't be “-3”"),
    (("legal", "quoridor", "--option", "max_turns=" + "9" * 5000), "Option “max_turns” can't be “999"),
    (("legal", "quoridor", "--option", "edge_as_fence=yes"), "can't be “yes”; it takes true | false."),
    (("legal", "quoridor", "--option", "edge_as_fence="), "can't be “”; it takes true | false."),
    (("legal", "quoridor", "--option", "three_players=true"), "can't be “true”; it takes on | off."),
    (("legal", "quoridor", "--option", "max_turns=3", "--option", "max_turns=4"), "Option “max_turns” is given twice."),
    (
        ("legal", "quoridor", "--players", "3", "--option", "three_players=off"),
        "The option three_players doesn't allow three players.",
    ),
    (("show", "quoridor", "--viewer", "3"), "There is no viewer “3” here; there are all, watcher, 1, 2."),
    (("show", "quoridor", "--viewer", "0"), "There is no viewer “0” here"),
    (("show", "quoridor", "--viewer", "me"), "There is no viewer “me” here"),
    (("show", "quoridor", "--viewer", ""), "There is no viewer “” here"),
    (("show", "ludo"), "“ludo” is neither a game nor a file."),
    (("show", "lu\0do"), "“lu do” is neither a game nor a file."),
    (("show", "x" * 5000), "is neither a game nor a file."),
]


@pytest.mark.parametrize(("args", "complaint"), BAD_ARGUMENTS, ids=lambda value: " ".join(value)[:50])
def test_bad_arguments(mazechase: Mazechase, args: tuple[str, ...], complaint: str) -> None:
    code, out, err = mazechase(*args)
    assert (code, out) == (2, "")
    assert err.startswith("mazechase: ")
    assert complaint in err
    assert err.count("\n") == 1


MEANT = [
    (("aren",), "“arena”"),
    (("leagl", "quoridor"), "“legal”"),
    (("legal", "Quorridor"), "“quoridor”"),
    (("show", "quorridor"), "“quoridor”"),
    (("arena", "quoridor", "levle1", "random"), "“level1”"),
    (("legal", "quoridor", "--option", "max_turn=3"), "“max_turns”"),
    (("legal", "quoridor", "--option", "edge_as_fence=ture"), "“true”"),
    (("legal", "chase", "--option", "layout=gatse"), "“gates”"),
    (("serve", "--limit", "message_byte=3"), "“message_bytes”"),
    (("serve", "--preset", "shared-adress"), "“shared-address”"),
]


@pytest.mark.parametrize(("args", "meant"), MEANT, ids=lambda value: " ".join(value)[:50])
def test_a_slip_is_answered_with_what_was_meant(mazechase: Mazechase, args: tuple[str, ...], meant: str) -> None:
    code, out, err = mazechase(*args)
    assert (code, out) == (2, "")
    assert f"Did you mean {meant}?" in err


@pytest.mark.parametrize("args", [("legal", "quoridor", "--move", "e2"), ("legal", "quoridor", "--moevs=e2")])
def test_an_option_s_slip_too(mazechase: Mazechase, args: tuple[str, ...]) -> None:
    assert mazechase(*args).err.endswith("; did you mean --moves? (see `mazechase legal --help`)\n")


@pytest.mark.parametrize("args", [("frob",), ("legal", "ludo"), ("legal", "quoridor", "--frob"), ("legal", "q" * 9999)])
def test_nothing_is_guessed_where_nothing_is_close(mazechase: Mazechase, args: tuple[str, ...]) -> None:
    assert "did you mean" not in mazechase(*args).err.lower()


def test_no_folder_is_made_for_a_database(mazechase: Mazechase, tmp_path: Path) -> None:
    code, _, err = mazechase("serve", "--port", "0", "--database", str(tmp_path / "new" / "a.db"))
    assert code == 2
    assert f"The folder “{tmp_path / 'new'}” can't be used" in err
    assert list(tmp_path.iterdir()) == []


def test_a_complaint_is_one_line_and_commands_no_terminal(mazechase: Mazechase) -> None:
    _, _, err = mazechase("legal", "two\nlines \x1b[31mred")
    assert err == "mazechase: There is no game “two lines [31mred”. `mazechase games` lists the games.\n"


MODULES = [
    ("no_such_module:Game", "can't be imported: ModuleNotFoundError: No module named 'no_such_module'"),
    ("mazechase.rules.quoridor:Chess", "isn't a game"),
    ("mazechase.rules.api:Game", "isn't a game; it must name a complete subclass"),
    ("mazechase.rules.api:ALL", "isn't a game; it must name a complete subclass"),
    (":", "can't be imported"),
    (".toy:Toy", "can't be imported"),
    ("breaks_on_import:Game", "can't be imported: ZeroDivisionError: division by zero"),
    ("exits_on_import:Game", "can't be imported: SystemExit: 3"),
    ("does_not_parse:Game", "can't be imported: SyntaxError"),
]


@pytest.fixture
def bad_modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put modules that cannot be imported into the current folder."""
    (tmp_path / "breaks_on_import.py").write_text("1 / 0\n")
    (tmp_path / "exits_on_import.py").write_text("raise SystemExit(3)\n")
    (tmp_path / "does_not_parse.py").write_text("def\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", sys.path.copy())


@pytest.mark.usefixtures("bad_modules")
@pytest.mark.parametrize(("name", "complaint"), MODULES)
@pytest.mark.parametrize("command", ["legal", "show"])
def test_a_game_that_cannot_be_loaded(mazechase: Mazechase, command: str, name: str, complaint: str) -> None:
    code, out, err = mazechase(command, name)
    assert (code, out) == (2, "")
    assert complaint in err
    assert err.count("\n") == 1
