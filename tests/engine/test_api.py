"""The engine's functions: what they refuse, and that they work the same without a kernel."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import mazechase
import toy
from engine.test_twins import need
from engine.variants import KERNELS
from mazechase import engine
from mazechase.errors import BadOption, BadPlayers, BadValue, NoKernel, NoSuchBot
from mazechase.rules.api import Over
from mazechase.rules.game import Game
from mazechase.rules.quoridor.values import QuoridorState

ROOT = Path(__file__).parents[2]


def test_a_game_without_a_kernel_says_so() -> None:
    game = Game(toy.Toy(2))
    assert not engine.available("toy")
    assert engine.find_kernel(game) is None
    with pytest.raises(NoKernel, match="no native kernel for toy"):
        engine.kernel(game)


def test_a_game_without_a_kernel_is_played_all_the_same() -> None:
    game = Game(toy.Toy(2))
    played = engine.playout(game, 5)
    assert played.result is not None
    assert game.node(played.state) == Over(played.result)
    many = engine.play_many(game, ["random"], [5, 6])
    assert [one.seed for one in many] == [5, 6]
    assert (many[0].plies, many[0].result) == (len(played.choices), played.result)
    assert engine.perft(game, 3) == 28


def test_bad_arguments_are_refused() -> None:
    game = mazechase.game("quoridor")
    for seed in (-1, 1 << 64):
        with pytest.raises(BadOption, match="seed must be a whole number"):
            engine.playout(game, seed)
        with pytest.raises(BadOption, match="seed must be a whole number"):
            engine.play_many(game, ["random"], [1, seed])
    with pytest.raises(NoSuchBot):
        engine.play_many(game, ["level9"], [1])
    for bots in ([], ["random"] * 3):
        with pytest.raises(BadPlayers, match="1 to 2"):
            engine.play_many(game, bots, [1])
    with pytest.raises(BadOption, match="depth must be a whole number"):
        engine.perft(game, -1)
    with pytest.raises(BadOption, match="most must be a whole number"):
        engine.playout(game, 1, most=-1)


@pytest.mark.parametrize("native", ["1", "0"])
def test_a_state_of_another_game_is_refused(native: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZECHASE_NATIVE", native)
    game, other = mazechase.game("quoridor"), Game(toy.Toy(2)).start()
    for ask in (engine.perft, engine.playout):
        with pytest.raises(BadValue, match="ToyState"):
            ask(game, 2, other)
    with pytest.raises(BadValue, match="QuoridorState"):
        engine.play_many(game, ["random"], [1], mazechase.game("quoridor", 4).start())


def test_a_state_that_cannot_be_is_refused_by_a_kernel() -> None:
    need("quoridor")
    game = mazechase.game("quoridor")
    start = game.start()
    assert isinstance(start, QuoridorState)
    native = engine.kernel(game)
    for change in ({"pawns": (4, 81)}, {"left": (99, 99)}, {"turn": 3}, {"taken": -1}, {"taken": 1 << 70}):
        state = msgspec.structs.replace(start, **change)
        with pytest.raises(BadValue):
            native.legal(state)
    with pytest.raises(IndexError, match="no such action"):
        native.after(start, 131)


def test_play_is_cut_off() -> None:
    played = engine.playout(mazechase.game("quoridor"), 1, most=5)
    assert len(played.choices) == 5
    assert played.result is None


def test_play_goes_on_from_a_state() -> None:
    game = mazechase.game("quoridor")
    first = engine.playout(game, 1, most=5)
    state = game.start()
    for index in first.choices:
        state = game.apply(state, game.legal(state)[index]).state
    assert state == first.state
    assert engine.playout(game, 2, state).state != engine.playout(game, 2).state


WITHOUT_KERNELS = """
import doctest, sys
for game_id in sys.argv[1:]:
    sys.modules["mazechase.engine.twins._" + game_id] = None  # so that importing it fails, as where none was built

from contract.playing import trail_of
from contract.test_laws import LAWS
from mazechase import engine
from mazechase.cli.main import main
from mazechase.rules.registry import game, game_types

assert engine.built() == ()
for game_id in game_types():
    game_here = game(game_id)
    trail = trail_of(game_here)
    for law in LAWS:
        law(game_here, trail)
for module in ("", ".play", ".results", ".walk"):
    assert doctest.testmod(sys.modules["mazechase.engine" + module]).failed == 0
main(["perft", "quoridor", "2"])
main(["arena", "quoridor", "random", "random", "--games", "2", "--option", "max_turns=3"])
main(["--version"])
"""


def test_the_laws_hold_without_kernels() -> None:
    done = subprocess.run(  # noqa: S603 (our own program)
        [sys.executable, "-c", WITHOUT_KERNELS, *KERNELS],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(map(str, (ROOT / "src", ROOT / "tests"))),
            "MAZECHASE_NATIVE": "1",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    first, *table, last = done.stdout.splitlines()
    assert (first, len(table)) == ("16677", 4)
    assert last == f"mazechase {mazechase.__version__} (no native kernels: none were built)"


LONG_WORK = """
import signal
import mazechase
from mazechase import engine
game = mazechase.game("quoridor")
kernel = engine.kernel(game)
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background job ignores it
print("ready", flush=True)
kernel.perft(game.start(), 9)
"""


def test_control_c_ends_long_work() -> None:
    need("quoridor")
    process = subprocess.Popen(  # noqa: S603 (our own program)
        [sys.executable, "-c", LONG_WORK], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    process.stdout.readline()
    process.send_signal(signal.SIGINT)
    try:
        _, said = process.communicate(timeout=60)
    finally:
        process.kill()
    assert "KeyboardInterrupt" in said
