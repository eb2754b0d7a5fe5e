"""Every bad input: one line on standard error, nothing on standard output, exit code 2."""

import sys
from pathlib import Path

import pytest

from cli.running import Mazechase

BAD_ARGUMENTS = [
    (("frob",), "invalid choice: 'frob'"),
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
    (("serve", "--limit", "luck=7"), "“luck=7” is not a limit; limits are: message_bytes, "),
    (("serve", "--preset", "school"), "argument --preset: invalid choice: 'school'"),
    (("serve", "--allowed-host", "a b"), "“a b” is not a host name; --allowed-host takes"),
    (("serve", "--allowed-host", "http://x"), "“http://x” is not a host name"),
    (("serve", "--trusted-proxy", "proxy"), "“proxy” is not the address of a proxy; --trusted-proxy takes"),
    (("serve", "--trusted-proxy", "10.0.0.1/8"), "“10.0.0.1/8” is not the address of a proxy"),
    (("legal", "ludo"), "There is no game “ludo”. `mazechase games` lists what there is."),
    (("legal", ""), "There is no game “”."),
    (("legal", "quoridor", "--players", "5"), "quoridor is not played by 5; it takes 2, 3, 4 players."),
    (("legal", "quoridor", "--players", "0"), "quoridor is not played by 0; it takes 2, 3, 4 players."),
    (("legal", "quoridor", "--players", "-2"), "--players takes a whole number"),
    (("legal", "quoridor", "--players", "two"), "--players takes a whole number"),
    (("legal", "quoridor", "--option", "fences=3"), "There is no option “fences”. Options here: first_player, "),
    (("legal", "quoridor", "--option", "=3"), "There is no option “”."),
    (("legal", "quoridor", "--option", "max_turns"), "“max_turns” is not an option; it is written name=value."),
    (("legal", "quoridor", "--option", "max_turns=0"), "Option “max_turns” cannot be “0”; it takes none | a number"),
    (("legal", "quoridor", "--option", "max_turns=-3"), "Option “max_turns” cannot be “-3”"),
    (("legal", "quoridor", "--option", "max_turns=" + "9" * 5000), "Option “max_turns” cannot be “999"),
    (("legal", "quoridor", "--option", "edge_as_fence=yes"), "cannot be “yes”; it takes true | false."),
    (("legal", "quoridor", "--option", "edge_as_fence="), "cannot be “”; it takes true | false."),
    (("legal", "quoridor", "--option", "three_players=true"), "cannot be “true”; it takes on | off."),
    (("legal", "quoridor", "--option", "max_turns=3", "--option", "max_turns=4"), "Option “max_turns” is given twice."),
    (("legal", "quoridor", "--players", "3", "--option", "three_players=off"), "Three players are switched off"),
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


def test_a_complaint_is_one_line_and_commands_no_terminal(mazechase: Mazechase) -> None:
    _, _, err = mazechase("legal", "two\nlines \x1b[31mred")
    assert err == "mazechase: There is no game “two lines [31mred”. `mazechase games` lists what there is.\n"


MODULES = [
    ("no_such_module:Game", "cannot be imported: ModuleNotFoundError: No module named 'no_such_module'"),
    ("mazechase.rules.quoridor:Chess", "is not a game"),
    ("mazechase.rules.api:Game", "is not a game; it must name a complete subclass"),
    ("mazechase.rules.api:ALL", "is not a game; it must name a complete subclass"),
    (":", "cannot be imported"),
    (".toy:Toy", "cannot be imported"),
    ("breaks_on_import:Game", "cannot be imported: ZeroDivisionError: division by zero"),
    ("exits_on_import:Game", "cannot be imported: SystemExit: 3"),
    ("does_not_parse:Game", "cannot be imported: SyntaxError"),
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
