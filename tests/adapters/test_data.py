"""Games as data: records of arenas, rows of export, arrays of decisions."""

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from cli.running import run_program
from engine.variants import KERNELS
from mazechase import engine
from mazechase.adapters import encoding, returns
from mazechase.adapters.dataset import decisions
from mazechase.engine import GameLog
from mazechase.errors import MazechaseError
from mazechase.match import Record, RecordFolder, check, record_of
from mazechase.rules.game import AnyGame
from mazechase.rules.registry import game as make_game


def records(game: AnyGame, bots: list[str], seeds: range) -> list[Record]:
    """Return the records of some games, as they come back from their files."""
    logs: list[GameLog] = []
    played = engine.play_many(game, bots, seeds, note=logs.append)
    assert [(len(log.tokens), log.result) for log in logs] == [(one.plies, one.result) for one in played]
    return [Record.decode(record_of(game, f"m{log.seed}", log).encode()) for log in logs]


@pytest.mark.parametrize("game_id", KERNELS)
def test_noted_games_are_those_of_the_seeds_and_their_records_hold(game_id: str) -> None:
    game = make_game(game_id, 2, {"max_turns": 3})
    usual = engine.play_many(game, ["random"], range(2))
    for record, played in zip(records(game, ["random"], range(2)), usual, strict=True):
        match = check(record)
        assert (match.result, len(match.line)) == (played.result, played.plies)


def test_a_record_can_begin_in_a_position(tmp_path: Path) -> None:
    game = make_game("quoridor", 2, {"max_turns": 6})
    engine.play_many(game, ["random"], [4], game.place("e2,e8 10,10 - 1 2"), note=RecordFolder(tmp_path, game, "late"))
    match = check(Record.decode((tmp_path / "late-4.json").read_bytes()))
    assert len(match.line) == 4


def test_decisions_are_what_seats_saw_and_did() -> None:
    game = make_game("cards", 3)
    kept = records(game, ["random"], range(3))
    found, encoded = decisions(kept), encoding(game)
    matches = [record.replay() for record in kept]
    assert len(found.actions) == sum(not ply.chance for match in matches for ply in match.line)
    assert (found.masks[range(len(found.actions)), found.actions] == 1).all()
    for number, match in enumerate(matches):
        of_seat = dict(zip(game.seats, returns(match.result, 3), strict=True))
        for seat, worth in zip(
            found.seats[found.matches == number], found.returns[found.matches == number], strict=True
        ):
            assert worth == of_seat[seat]
    assert (found.observations[0] == encoded.observe(game.view(game.start(), 1), game.seats[0])).all()
    assert decisions([]).actions.shape == (0,)


def test_records_of_different_games_do_not_mix() -> None:
    with pytest.raises(MazechaseError):
        decisions(
            [
                *records(make_game("cards", 2), ["random"], range(1)),
                *records(make_game("cards", 3), ["random"], range(1)),
            ]
        )


def test_arena_saves_and_export_writes_rows(tmp_path: Path) -> None:
    """Rows say what could be chosen and what was, in both formats; with positions that are read again."""
    folder, lines, parquet = tmp_path / "games", tmp_path / "rows.jsonl", tmp_path / "rows.parquet"
    saved = run_program("arena", "cards", "random", "level1", "--games", "3", "--save", str(folder))
    assert saved.code == 0, saved.err
    assert len(list(folder.glob("*.json"))) == 3
    assert run_program("export", str(folder), "-o", str(lines)).code == 0
    assert run_program("export", str(folder), "--to", "parquet", "-o", str(parquet)).code == 0
    rows = [json.loads(line) for line in lines.read_text("utf-8").splitlines()]
    assert pq.read_table(parquet).to_pylist() == rows
    for row in rows:
        game = make_game(row["game"], row["players"], json.loads(row["options"]))
        state = game.place(row["position"])
        assert row["legal"][row["index"]] == row["choice"]
        if row["kind"] == "turn":
            assert [game.write(action) for action in game.legal(state, row["seat"])] == row["legal"]
        else:
            assert len(row["weights"]) == len(row["legal"])
    assert {row["match"] for row in rows} == {f"cards-1-{number}" for number in range(3)}


def test_export_says_what_is_missing(tmp_path: Path) -> None:
    for args in (("--to", "parquet", "x.json"), (str(tmp_path),), (str(tmp_path / "none.json"),)):
        refused = run_program("export", *args)
        assert (refused.code, refused.out) == (2, "")
        assert refused.err.startswith("mazechase: ")
