"""Games on a Ray cluster of two nodes. Ray is large, so `make ray` installs it into a separate environment."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import mazechase
from mazechase import engine
from mazechase.bots import Bot, Budget
from mazechase.bots.arena import run
from mazechase.engine.executors import Ray
from mazechase.errors import BadBot, NoWorkers

pytest.importorskip("ray", reason="Ray is not installed; `make ray` runs these tests")

ROOT = Path(__file__).parents[2]
PATH = os.pathsep.join((str(ROOT / "src"), str(ROOT / "tests")))
PATIENCE_S = 120
SMALL = Budget(nodes=20)
QUORIDOR = mazechase.game("quoridor")

MINE = """
import os, time
from pathlib import Path
from mazechase.bots import Bot

class Slow(Bot):
    def choose(self, view, legal, rng, budget):
        Path(__file__).with_name("marks").joinpath(str(os.getpid())).touch()
        time.sleep(600)
        return legal[0]
"""


class Lost(Bot):
    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        raise LookupError("lost my way")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Start two nodes."""
    from ray.cluster_utils import Cluster  # noqa: PLC0415 (there where this test runs)

    os.environ["PYTHONPATH"] = PATH  # for the workers
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False})
    nodes.add_node(num_cpus=2)
    nodes.wait_for_nodes()
    os.environ["RAY_ADDRESS"] = nodes.address
    yield nodes
    nodes.shutdown()


def wait_for(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE_S  # noqa: TID251 (a test may wait)
    while not condition():
        assert time.monotonic() < deadline  # noqa: TID251
        time.sleep(0.05)


def marked(folder: Path, number: int) -> int:
    """Leave a file that says where this ran; return a function of the number alone."""
    import ray  # noqa: PLC0415

    (folder / f"{number}-{ray.get_runtime_context().get_node_id()}-{os.getpid()}").touch()
    time.sleep(0.3)
    return number * number


def my_job(_: int) -> str:
    import ray  # noqa: PLC0415

    return str(ray.get_runtime_context().get_job_id())


def fatal_once(folder: Path, number: int) -> int:
    """Die like a killed process, the first time."""
    mark = folder / str(number)
    if number % 5 == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def fatal(number: int) -> int:
    if number == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.usefixtures("cluster")
def test_the_same_seeds_give_the_same_table_and_logs() -> None:
    for game_id, players in (("quoridor", 2), ("cards", 4), ("marbles", 2)):
        game = mazechase.game(game_id, players, {"max_turns": 40})
        here: list[Any] = []
        there: list[Any] = []
        table = run(game, ["level1", "random"], 30, 1, SMALL, on_game=here.append)
        assert run(game, ["level1", "random"], 30, 1, SMALL, on_game=there.append, on=Ray()) == table
        assert there == here


@pytest.mark.usefixtures("cluster")
def test_play_many_gives_the_same_games() -> None:
    game = mazechase.game("cards", 3)
    here, there = (engine.play_many(game, ["level1", "random"], range(9, 40), executor=on) for on in (None, Ray()))
    assert here == there


@pytest.mark.usefixtures("cluster")
def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    assert list(Ray().map(partial(fatal_once, tmp_path), range(12))) == [number * number for number in range(12)]
    assert {mark.name for mark in tmp_path.iterdir()} == {"3", "8"}


def test_a_killed_node_loses_nothing(cluster: Any, tmp_path: Path) -> None:
    extra = cluster.add_node(num_cpus=2)
    cluster.wait_for_nodes()
    results = Ray().map(partial(marked, tmp_path), range(60))
    got = [next(results)]
    wait_for(lambda: any(extra.node_id in mark.name for mark in tmp_path.iterdir()))
    cluster.remove_node(extra, allow_graceful=False)
    got += results
    assert got == [number * number for number in range(60)]


@pytest.mark.usefixtures("cluster")
def test_what_a_game_raises_is_raised_here() -> None:
    with pytest.raises(BadBot, match="LookupError: lost my way") as raised:
        run(QUORIDOR, [Lost, "random"], 8, 1, SMALL, on=Ray())
    assert raised.value.code == "bot-raised"
    assert type(raised.value) is BadBot


@pytest.mark.usefixtures("cluster")
def test_work_that_kills_every_worker_ends() -> None:
    with pytest.raises(NoWorkers) as raised:
        list(Ray().map(fatal, range(4)))
    assert raised.value.code == "worker-died"


def command(folder: Path, *args: str, **env: str) -> subprocess.Popen[str]:
    return subprocess.Popen(  # noqa: S603 (our own program)
        [sys.executable, "-c", "import sys; from mazechase.cli.main import main; sys.exit(main())", *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": PATH, **env},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # noqa: PLW1509 (no threads yet)
    )


COMMANDS = {
    "arena": "arena quoridor level1 random --games 20 --nodes 10 --json",
    "measure": "measure marbles --players 3 --bot level1 --games 40 --all --json",
    "suggest": "suggest mspacman --players 3 --bot level1 --option max_turns=20 --games 60 --final 20 --json",
}


@pytest.mark.usefixtures("cluster")
@pytest.mark.parametrize("name", COMMANDS)
def test_the_commands(tmp_path: Path, name: str) -> None:
    words = COMMANDS[name].split()
    here, there = (command(tmp_path, *words, *on).communicate(timeout=PATIENCE_S) for on in ((), ("--on", "ray")))
    assert here == there
    assert here[0].startswith("{")


@pytest.mark.usefixtures("cluster")
def test_a_connection_is_kept_for_several_calls() -> None:
    import ray  # noqa: PLC0415

    place = Ray()
    with place.kept(), place.kept():
        jobs = {*place.map(my_job, range(2)), *place.map(my_job, range(2))}
    assert len(jobs) == 1
    assert not ray.is_initialized()


@pytest.mark.usefixtures("cluster")
def test_control_c_ends_at_once(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    marks = tmp_path / "marks"
    marks.mkdir()
    arena = ("arena", "quoridor", "mine:Slow", "random", "--games", "50", "--on", "ray")
    process = command(tmp_path, *arena)
    try:
        wait_for(lambda: any(marks.iterdir()) or process.poll() is not None)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    assert (process.returncode, out, err) == (130, "", "")
    wait_for(lambda: not any(Path("/proc", mark.name).exists() for mark in marks.iterdir()))  # and no game continues


def test_a_cluster_that_is_not_there_is_reported(tmp_path: Path) -> None:
    arena = ("arena", "quoridor", "random", "random", "--games", "2", "--on", "ray")
    process = command(tmp_path, *arena, RAY_ADDRESS="127.0.0.1:9")
    out, err = process.communicate(timeout=PATIENCE_S)
    assert (process.returncode, out) == (2, "")
    assert err.startswith("mazechase: The Ray cluster can't be reached")
    assert err.count("\n") == 1
