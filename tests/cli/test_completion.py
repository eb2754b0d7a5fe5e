"""What Tab suggests: from the program itself, and in a real shell."""

import shutil
import subprocess
from pathlib import Path

import pytest

from cli.running import PROGRAM, Mazechase, bare

CASES = [
    (
        (),
        (
            "games legal perft show play arena solve replay verify review export document check measure suggest print "
            "serve database admin completion"
        ),
    ),
    (("le",), "legal"),
    (("--l",), "--lan --language"),
    (("--",), "--help --version --json --lan --language"),
    (("--lan", "se"), "serve"),
    (("legal", "c"), "cards chase"),
    (("legal", "quo"), "quoridor"),
    (("legal", "quoridor", "--m"), "--moves"),
    (("legal", "quoridor", "--players", ""), "2 3 4"),
    (("legal", "quoridor", "--option", "e"), "edge_as_fence="),
    (("legal", "quoridor", "--option", "edge_as_fence="), "edge_as_fence=true edge_as_fence=false"),
    (("legal", "chase", "--option", "layout=g"), "layout=gates"),
    (("perft", "quoridor", "2", "--d"), "--divide"),
    (("show", "chase", "--viewer", ""), "all watcher 1 2 3 4 5"),
    (("arena", "quoridor", "level1", "--games", "3", "lev"), "level1 level2 level3 level4 level5"),
    (("play", "quoridor", "--seat", "r"), "random"),
    (("serve", "--preset", ""), "shared-address"),
    (("serve", "--limit", "message_"), "message_bytes="),
    (("completion", ""), "bash zsh fish"),
    (("replay", "rec"), ""),  # files are up to the shell
    (("legal", "ludo", "--players", ""), ""),
    (("frob", "x", "y"), ""),
]


@pytest.mark.parametrize(("words", "offered"), CASES, ids=lambda value: " ".join(value)[:40])
def test_what_fits(mazechase: Mazechase, words: tuple[str, ...], offered: str) -> None:
    code, out, err = mazechase("completion", "words", "mazechase", *words)
    assert (code, out.split(), err) == (0, offered.split(), "")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_there_is_a_script_for_each_shell(mazechase: Mazechase, shell: str) -> None:
    code, out, err = mazechase("completion", shell)
    assert (code, err) == (0, "")
    assert "completion words mazechase" in out


def test_a_shell_that_is_not_known(mazechase: Mazechase) -> None:
    code, out, err = mazechase("completion", "zhs")
    assert (code, out) == (2, "")
    assert err == "mazechase: SHELL can't be “zhs”; it takes bash, zsh, fish. Did you mean “zsh”?\n"


def test_bash_completes(tmp_path: Path) -> None:
    """Bash splits NAME=VALUE into three words, and the answer replaces only the last."""
    typed = ["legal quo", "legal quoridor --option edge_as_fence = t", "arena quoridor level1 lev", "replay rec", "--l"]
    script = "".join(
        f"COMP_WORDS=(mazechase {line}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); _mazechase mazechase; "
        'echo "${COMPREPLY[*]}"; '
        for line in typed
    )
    env = bare(PATH=f"{Path(PROGRAM).parent}:/usr/bin:/bin")
    bash = shutil.which("bash")
    assert bash is not None
    done = subprocess.run(  # noqa: S603
        [bash, "--norc", "-c", f'eval "$(mazechase completion bash)"; {script} complete -p mazechase'],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=env,
        check=True,
        timeout=60,
    )
    *offered, registered = done.stdout.splitlines()
    assert done.stderr == ""
    assert offered == ["quoridor", "true", "level1 level2 level3 level4 level5", "", "--lan --language"]
    assert registered == "complete -o default -F _mazechase mazechase"
