"""Every kernel is the twin of its Python rules: the same lists in the same order, the same states, the same ends."""

import os
import re
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from census.counting import listed
from contract.playing import play
from contract.test_hostile import mutated
from engine.comparing import compare, compare_game
from engine.mutants import mutants_of
from engine.variants import KERNELS, ROOT, known_positions, mixed
from golden.header import parse
from mazechase import engine
from mazechase.errors import BadText
from mazechase.rules.api import State
from mazechase.rules.game import AnyGame
from mazechase.rules.registry import game_types

PLIES = 200_000  # per game; `make twins PLIES=...` compares more
SHARDS = 4
MUTANTS = 20  # ways to break a kernel, at least; `make mutants` shows that each is noticed
PYTHON_ALONE = {"QUOR-3", "CARD-4", "MARB-61", "MSP-58"}  # who sits where, and that nothing is hidden
RULING = re.compile(r"\b(?:QUOR|QPAC|MARB|MSP|CARD)-\d+\b")
CENSUS = sorted((Path(__file__).parents[1] / "census").glob("*.txt"))

every_kernel = pytest.mark.parametrize("game_id", KERNELS)


def need(game_id: str) -> None:
    """Skip a test of a kernel that is not there."""
    if not engine.available(game_id):
        pytest.skip(f"no native kernel of {game_id}: not built, or turned off by MAZECHASE_NATIVE=0")


@every_kernel
def test_a_kernel_is_of_a_game_and_has_a_twin(game_id: str) -> None:
    assert game_id in game_types()
    game = mixed(game_id, Random(1))
    assert engine.twin_of(game) is not None


@every_kernel
@pytest.mark.parametrize("shard", range(SHARDS))
def test_twins(game_id: str, shard: int) -> None:
    need(game_id)
    assert compare(game_id, PLIES // SHARDS, seed=shard) >= PLIES // SHARDS


@pytest.mark.parametrize(
    "path", [path for path in CENSUS if path.stem.partition("-")[0] in KERNELS], ids=lambda p: p.stem
)
def test_census(path: Path) -> None:
    text = path.read_text("utf-8")
    header, _ = parse(text)
    need(header.game)
    game = header.open()
    native, state = engine.kernel(game), header.reach(game)
    assert [(depth, str(native.perft(state, depth, threads=2))) for depth, _ in listed(text)] == listed(text)


@every_kernel
@given(seed=st.integers(0, 1 << 64))
@settings(max_examples=100, deadline=None)
def test_positions_that_nobody_played_to(game_id: str, seed: int) -> None:
    need(game_id)
    rng = Random(seed)
    game, state = rng.choice(_positions(game_id))
    state = play(game, seed, start=state, most=rng.choice((0, 5, 30))).last
    text = game.position(state)
    try:
        state = game.place(mutated(text, seed, "".join(sorted({*text, *"0123456789,-"}))))
    except BadText:
        return
    compare_game(engine.kernel(game), state, rng, most=60)


@cache
def _positions(game_id: str) -> tuple[tuple[AnyGame, State], ...]:
    rng = Random(game_id)
    games = (mixed(game_id, rng) for _ in range(20))
    return (*known_positions(game_id), *((game, game.start()) for game in games))


@every_kernel
def test_random_games_are_the_same_in_both(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    need(game_id)
    rng = Random(3)
    games = [(mixed(game_id, rng), seed) for seed in range(6)]
    native = [engine.playout(game, seed, most=300) for game, seed in games]
    many = [engine.play_many(game, ["random"], [seed, seed + 1], most=300, threads=2) for game, seed in games]
    monkeypatch.setenv("MAZECHASE_NATIVE", "0")
    assert [engine.playout(game, seed, most=300) for game, seed in games] == native
    assert [engine.play_many(game, ["random"], [seed, seed + 1], most=300) for game, seed in games] == many


@every_kernel
def test_threads_change_nothing(game_id: str) -> None:
    need(game_id)
    game = max((mixed(game_id, Random(seed)) for seed in range(9)), key=lambda one: one.players)
    one, three = (engine.play_many(game, ["random"], range(200), most=5_000, threads=threads) for threads in (1, 3))
    assert one == three
    assert len(set(map(repr, one))) > 1


@every_kernel
def test_a_kernel_names_the_rulings_that_its_rules_name(game_id: str) -> None:
    rules = _rulings(ROOT / "src" / "mazechase" / "rules" / game_id, "*.py")
    kernel = _rulings(ROOT / "native" / game_id, "*.hpp")
    assert rules - kernel <= PYTHON_ALONE
    assert len(kernel) > 15


def _rulings(folder: Path, files: str) -> set[str]:
    return {ruling for path in folder.glob(files) for ruling in RULING.findall(path.read_text("utf-8"))}


def test_kernels_are_here_where_they_can_be_built() -> None:
    if os.environ.get("MAZECHASE_NATIVE") == "0":
        pytest.skip("turned off")
    pytest.importorskip("pybind11")
    assert set(KERNELS) <= set(engine.built())


@every_kernel
def test_every_mutant_changes_a_place_that_is_there(game_id: str) -> None:
    mutants = mutants_of(game_id)
    assert len({mutant.breaks for mutant in mutants}) == len(mutants) >= MUTANTS
    for mutant in mutants:
        text = (ROOT / mutant.file).read_text("utf-8")
        assert mutant.applied(text) != text
