"""What programs read: docs/command-line.md promises these shapes, so a change here means a change there."""

import io
import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import mazechase as library
from cli.running import Mazechase
from mazechase.match import Match, MatchSetup, Player, Record, Sealed, seal
from mazechase.rules.api import Chance, Seat

SEED = bytes(32)


def of(mazechase: Mazechase, *args: str) -> Any:
    code, out, err = mazechase(*args, "--json")
    assert (code, err) == (0, "")
    return json.loads(out)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Write a match with sealed dice that ends by resignation."""
    match = Match.begin(MatchSetup.make(library.game("marbles"), "m1", (Player("Ada"), Player("Bo")), seal=seal(SEED)))
    while isinstance(match.node, Chance):
        match = match.draw(Sealed(SEED, "m1", match.salts), now_ms=0)
    path = tmp_path / "match.json"
    path.write_bytes(Record.of(match.resign(Seat(2), now_ms=1), SEED).encode())
    return path


def test_version(mazechase: Mazechase) -> None:
    assert set(of(mazechase, "--version")) == {"version", "kernels"}
    assert of(mazechase, "--version")["version"] == library.__version__


def test_legal(mazechase: Mazechase) -> None:
    tokens = mazechase("legal", "quoridor", "--moves", "e2").out.split()
    assert of(mazechase, "legal", "quoridor", "--moves", "e2") == {
        "next": "turn",
        "seats": [2],
        "result": None,
        "legal": tokens,
        "outcomes": [],
    }
    over = of(mazechase, "legal", "quoridor", "--option", "max_turns=1", "--moves", "e2")
    assert (over["next"], over["seats"], over["legal"], over["outcomes"]) == ("over", [], [], [])
    assert over["result"] == {"winners": [], "scores": [0, 0], "reason": "turn_limit"}


def test_legal_at_a_chance_has_the_weights(mazechase: Mazechase) -> None:
    chance = of(mazechase, "legal", "marbles")
    assert (chance["next"], chance["seats"], chance["legal"], chance["result"]) == ("chance", [1], [], None)
    assert chance["outcomes"][:2] == [{"token": "*11", "weight": 1}, {"token": "*12", "weight": 2}]
    assert sum(outcome["weight"] for outcome in chance["outcomes"]) == 36


def test_perft(mazechase: Mazechase) -> None:
    report = {"game": "quoridor", "players": 3, "depth": 1, "count": 131}
    assert of(mazechase, "perft", "quoridor", "1", "--players", "3") == report
    divided = of(mazechase, "perft", "quoridor", "1", "--players", "3", "--divide")
    assert divided.pop("divide")[0] == {"token": "d1", "count": 1}
    assert divided == report


def test_show(mazechase: Mazechase) -> None:
    shown = of(mazechase, "show", "quoridor", "--moves", "e2")
    assert shown["board"] == mazechase("show", "quoridor", "--moves", "e2").out.rstrip("\n")
    assert (shown["game"], shown["players"], shown["viewer"]) == ("quoridor", 2, "all")
    assert (shown["next"], shown["seats"], shown["result"]) == ("turn", [2], None)
    assert shown["position"] == "e2,e9 10,10 - 2 0"
    assert shown["options"]["edge_as_fence"] is True
    assert shown["view"]


def test_show_hides_from_a_viewer_what_it_may_not_know(mazechase: Mazechase) -> None:
    deal = of(mazechase, "legal", "cards", "--moves", "draw")["outcomes"][0]["token"]
    moves = ("show", "cards", "--moves", f"draw {deal}")
    everything, own, other = (of(mazechase, *moves, "--viewer", viewer) for viewer in ("all", "1", "2"))
    assert everything["position"]
    assert own["position"] is other["position"] is None
    assert own["view"] != other["view"]


def test_replay(mazechase: Mazechase, record: Path) -> None:
    told = of(mazechase, "replay", str(record))
    assert (told["ok"], told["checked"]) == (True, None)
    assert told["seats"][0] == {"name": "Ada", "kind": "human", "bot": None}
    first, *_, last = told["entries"]
    assert (first["ply"], first["token"][0]) == (1, "*")
    assert last == {"ply": None, "token": None, "text": "Seat 2 gave up. The game ended because someone gave up."}
    assert told["result"] == {"winners": [1], "scores": [1, 0], "reason": "resigned"}
    assert {"game", "players", "options", "position", "board"} <= set(told)
    draws = len(told["entries"]) - 1
    assert of(mazechase, "replay", str(record), "--check")["checked"] == {"actions": 0, "draws": draws, "seal": True}
    assert of(mazechase, "verify", str(record)) == {"ok": True, "actions": 0, "draws": draws}


def test_review(mazechase: Mazechase, record: Path) -> None:
    seen = of(mazechase, "review", str(record), "--nodes", "20")
    assert set(seen) == {"game", "players", "chances", "error", "plies", "totals", "turning_points"}
    assert all(one["luck"] is not None and one["lost"] is None for one in seen["plies"])  # only rolls were made
    assert sum(total["luck"] for total in seen["totals"]) == pytest.approx(0, abs=1e-4)
    code, out, _ = mazechase("review", str(record), "--nodes", "20")
    assert (code, out.splitlines()[0].split()[:1]) == (0, ["ply"])


@pytest.mark.parametrize("command", [("replay", "--check"), ("verify",)], ids="-".join)
def test_what_is_found_false(mazechase: Mazechase, record: Path, command: tuple[str, ...]) -> None:
    record.write_bytes(record.read_bytes().replace(b'"00000000', b'"10000000'))
    code, out, err = mazechase(*command, str(record), "--json")
    problem = "The seed doesn't match the seal that was shown before the first draw."
    assert (code, err) == (1, f"mazechase: {problem}\n")
    assert json.loads(out) == {"ok": False, "code": "seal-differs", "problem": problem}


def test_what_cannot_be_done_prints_no_json(mazechase: Mazechase) -> None:
    for args in (("legal", "ludo"), ("replay", "missing.json"), ("verify", "missing.json"), ("show", "ludo")):
        code, out, _ = mazechase(*args, "--json")
        assert (code, out) == (2, "")


def test_json_alone_is_refused(mazechase: Mazechase) -> None:
    code, out, err = mazechase("--json")
    assert (code, out) == (2, "")
    assert "--json goes with --version, or after a command" in err


# Standard input.


def piped(monkeypatch: pytest.MonkeyPatch, content: bytes) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(content)))


@pytest.mark.parametrize("command", [("replay", "--check"), ("verify",), ("show",)], ids="-".join)
def test_a_record_comes_from_standard_input(
    mazechase: Mazechase, record: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    piped(monkeypatch, record.read_bytes())
    assert mazechase(*command, "-") == mazechase(*command, str(record))


def test_a_document_comes_from_standard_input(mazechase: Mazechase, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = Path(library.__file__).parent / "rules" / "chase" / "data"
    toml = next(shipped.glob("**/den.toml")).read_text()
    expected = mazechase("show", "chase", "--option", "layout=den")
    for content in (json.dumps(tomllib.loads(toml)), toml):
        piped(monkeypatch, content.encode())
        assert mazechase("show", "chase", "--option", "layout=-") == expected


def test_standard_input_that_is_closed_or_no_record(mazechase: Mazechase, monkeypatch: pytest.MonkeyPatch) -> None:
    piped(monkeypatch, b"hello")
    assert mazechase("replay", "-").code == 2
    monkeypatch.setattr("sys.stdin", None)
    code, out, err = mazechase("replay", "-")
    assert (code, out) == (2, "")
    assert "standard input is closed" in err
