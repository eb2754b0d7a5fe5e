"""What only a real process shows: pipes, signals, encodings, terminals, start-up time."""

import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.running import PROGRAM, bare, run_program


def test_help_names_every_command() -> None:
    code, out, err = run_program("--help")
    assert (code, err) == (0, "")
    assert out.startswith("usage: mazechase")
    assert all(word in out for word in ("games", "legal", "perft", "show", "arena", "replay", "verify"))
    assert "--lan" in out


def test_version() -> None:
    assert run_program("--version").out.startswith("mazechase ")


def test_the_package_is_the_command_too() -> None:
    args = [sys.executable, "-m", "mazechase", "perft", "quoridor", "1"]
    done = subprocess.run(args, capture_output=True, check=False, timeout=60, encoding="utf-8", env=bare())  # noqa: S603
    assert (done.returncode, done.stdout, done.stderr) == (0, "131\n", "")


def test_an_error_has_exit_code_2_and_no_traceback() -> None:
    code, out, err = run_program("legal", "quoridor", "--moves", "e3")
    assert (code, out) == (2, "")
    assert err.startswith("mazechase: Move 1, “e3”: Too far")
    assert "Traceback" not in err


@pytest.mark.parametrize(
    "setting", [{"LANG": "C"}, {"LC_ALL": "POSIX"}, {"PYTHONIOENCODING": "ascii"}, {"TERM": "dumb"}]
)
def test_any_encoding_will_do(setting: dict[str, str]) -> None:
    shown = run_program("show", "quoridor", "--moves", "e2 e3h", **setting)
    assert shown == run_program("show", "quoridor", "--moves", "e2 e3h")
    code, out, err = run_program("legal", "ludo", **setting)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "There is no game" in err


def test_a_reader_that_leaves_is_no_error() -> None:
    with subprocess.Popen(  # noqa: S603
        [PROGRAM, "legal", "quoridor"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=bare()
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


def test_a_full_disk_is_told() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([PROGRAM, "games"], stdout=full, stderr=subprocess.PIPE, check=False, env=bare())  # noqa: S603
    assert done.returncode == 2
    assert done.stderr.startswith(b"mazechase: ")
    assert done.stderr.count(b"\n") == 1


def test_closed_output_is_quiet() -> None:
    done = subprocess.run(  # noqa: S603
        ["/bin/sh", "-c", f'"{PROGRAM}" games >&-'], stderr=subprocess.PIPE, check=False, env=bare()
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_closed_errors_go_nowhere() -> None:
    done = subprocess.run(  # noqa: S603
        ["/bin/sh", "-c", f'"{PROGRAM}" legal ludo 2>&-'], stdout=subprocess.PIPE, check=False, env=bare()
    )
    assert (done.returncode, done.stdout) == (2, b"")


def test_ctrl_c_is_quiet() -> None:
    code = (
        "import signal, sys; from mazechase.cli.main import main; "
        "signal.signal(signal.SIGINT, signal.default_int_handler); "  # a shell's background job ignores it
        "print('on', flush=True); sys.exit(main(sys.argv[1:]))"
    )
    with subprocess.Popen(  # noqa: S603
        [sys.executable, "-c", code, "perft", "quoridor", "9"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=bare(),
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"on\n"
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        try:
            assert process.communicate(timeout=30) == (b"", b"")
        finally:
            process.kill()
    assert process.returncode == 130


@pytest.mark.parametrize(
    ("args", "doing"),
    [
        (("perft", "quoridor", "2"), "counting"),
        (("arena", "quoridor", "random", "random", "--games", "3", "--option", "max_turns=5"), "playing"),
    ],
)
def test_progress_is_shown_on_a_terminal_and_only_there(args: tuple[str, ...], doing: str) -> None:
    on_terminal = _on_terminal(*args)
    assert doing in on_terminal
    assert "100%" in on_terminal.split(doing)[-1]
    code, out, err = run_program(*args)
    assert (code, err) == (0, "")
    assert out == on_terminal.split("\x1b[2K")[-1].replace("\r\n", "\n")


def test_a_terminal_gets_no_more_than_a_pipe_does_where_work_is_short() -> None:
    assert _on_terminal("games").replace("\r\n", "\n") == run_program("games").out


def _on_terminal(*args: str) -> str:
    ours, theirs = pty.openpty()
    process = subprocess.Popen([PROGRAM, *args], stdout=theirs, stderr=theirs, env=bare(TERM="xterm"))  # noqa: S603
    os.close(theirs)
    output = b""
    try:
        while chunk := os.read(ours, 4096):
            output += chunk
    except OSError:  # on Linux, when the other end is closed
        pass
    os.close(ours)
    process.wait(timeout=30)
    return output.decode()


def test_the_start_loads_neither_fluent_nor_rich() -> None:
    """Both take longer to load than `mazechase games` takes to run."""
    code = (
        "import sys; from mazechase.cli.main import main; main(['games']); "
        "sys.exit(any(name.split('.')[0] in ('fluent', 'rich') for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False, env=bare())  # noqa: S603
    assert done.returncode == 0
