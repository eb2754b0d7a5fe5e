"""The server's settings mean the same on the command line, in the environment and in a file."""

import tomllib
from pathlib import Path

import pytest

from cli.running import Mazechase

FILE = """
host = "0.0.0.0"
port = 80
database = "/srv/file.db"
workers = 3
processes = 2
allowed-host = ["play.example.org"]
preset = "shared-address"

[limit]
bot_ms = 1000
requests_per_s = 30
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mazechase.toml"
    path.write_text(FILE)
    return path


def shown(mazechase: Mazechase, *args: str) -> dict[str, object]:
    code, out, err = mazechase("serve", *args, "--show-config")
    assert (code, err) == (0, "")
    return tomllib.loads(out)


def test_a_file_says_everything_that_options_can(mazechase: Mazechase, file: Path) -> None:
    assert shown(mazechase, "--config", str(file)) == tomllib.loads(FILE)


def test_what_is_shown_is_a_file_that_says_the_same(mazechase: Mazechase, file: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.toml"
    again.write_text(mazechase("serve", "--config", str(file), "--show-config").out)
    assert shown(mazechase, "--config", str(again)) == shown(mazechase, "--config", str(file))


def test_options_override_the_environment_and_that_the_file(
    mazechase: Mazechase, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAZECHASE_CONFIG", str(file))
    monkeypatch.setenv("MAZECHASE_PORT", "81")
    monkeypatch.setenv("MAZECHASE_WORKERS", "4")
    monkeypatch.setenv("MAZECHASE_PROCESSES", "5")
    monkeypatch.setenv("MAZECHASE_ALLOWED_HOST", "two.example, three.example")
    monkeypatch.setenv("MAZECHASE_LIMIT", "bot_ms=1500,jobs_waiting=7")
    found = shown(mazechase, "--port", "82", "--limit", "jobs_waiting=8", "--allowed-host", "four.example")
    assert (found["host"], found["port"], found["workers"], found["processes"]) == ("0.0.0.0", 82, 4, 5)  # noqa: S104
    assert found["allowed-host"] == ["play.example.org", "two.example", "three.example", "four.example"]
    assert found["limit"] == {"bot_ms": 1500, "requests_per_s": 30, "jobs_waiting": 8}


@pytest.mark.parametrize(("text", "lan"), [("yes", "True"), ("1", "True"), ("no", "None"), ("", "None")])
def test_a_switch_is_yes_or_no(mazechase: Mazechase, monkeypatch: pytest.MonkeyPatch, text: str, lan: str) -> None:
    monkeypatch.setenv("MAZECHASE_LAN", text)
    assert str(shown(mazechase).get("lan")) == lan


def test_a_password_is_not_shown(mazechase: Mazechase, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZECHASE_DATABASE", "postgresql://me:hush@db.example/mazechase")
    assert shown(mazechase) == {"database": "postgresql://me:***@db.example/mazechase"}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("prot = 80", "There is no setting “prot” (in FILE). Did you mean “port”?"),
        ("port = 70000", "FILE: --port takes a whole number from 0 to 65535, not “70000”."),
        ('port = "80"', "FILE: “port” takes a whole number."),
        ("port = true", "FILE: “port” takes a whole number."),
        ("host = 7", "FILE: “host” takes a text in quotes."),
        ("lan = 1", "FILE: “lan” takes true or false."),
        ('allowed-host = "x"', "FILE: “allowed-host” takes a list of texts in quotes."),
        ("limit = 7", "FILE: “limit” takes a table of numbers."),
        ("[limit]\nbot_m = 7", "There is no limit “bot_m”. Did you mean “bot_ms”?"),
        ('preset = "shared-adress"', "FILE: --preset can't be “shared-adress”; it takes shared-address. Did you mean"),
        ("config = 'x'", "There is no setting “config” (in FILE)."),
        ("port = ", "The file “FILE” is not TOML: "),
        ("host = '\udcff'", "The file “FILE” is not TOML: "),
    ],
)
def test_a_mistake_in_the_file_is_named(mazechase: Mazechase, file: Path, text: str, sentence: str) -> None:
    file.write_bytes(text.encode(errors="surrogateescape"))
    code, out, err = mazechase("serve", "--config", str(file), "--show-config")
    assert (code, out) == (2, "")
    assert sentence.replace("FILE", str(file)) in err


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        (
            "MAZECHASE_PROT",
            "80",
            "There is no setting “MAZECHASE_PROT” (in the environment). Did you mean “MAZECHASE_PORT”?",
        ),
        ("MAZECHASE_PORT", "high", "The environment: --port takes a whole number from 0 to 65535, not “high”."),
        ("MAZECHASE_LAN", "maybe", "The environment: “MAZECHASE_LAN” takes yes or no."),
        ("MAZECHASE_CONFIG", "/nowhere.toml", "The file “/nowhere.toml” can't be read: No such file or directory."),
    ],
)
def test_a_mistake_in_the_environment_is_named(
    mazechase: Mazechase, monkeypatch: pytest.MonkeyPatch, name: str, value: str, sentence: str
) -> None:
    monkeypatch.setenv(name, value)
    code, out, err = mazechase("serve", "--show-config")
    assert (code, out) == (2, "")
    assert sentence in err
