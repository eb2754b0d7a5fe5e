"""Work that is handed out comes back complete and in order; tests/cluster has the same for Ray."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from functools import partial
from pathlib import Path

import pytest

from mazechase.engine import executor
from mazechase.engine.executors import Inline, Processes, Ray
from mazechase.errors import BadOption, NoWorkers

ROOT = Path(__file__).parents[2]


def squared(number: int) -> int:
    return number * number


def my_process(_: int) -> int:
    return os.getpid()


def lost(number: int) -> int:
    raise LookupError(number)


def fatal_once(folder: Path, number: int) -> int:
    """Die like a killed process, the first time."""
    mark = folder / str(number)
    if number == 7 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def fatal(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_results_come_in_order() -> None:
    for place in (Inline(), Processes(2)):
        assert list(place.map(squared, range(40))) == [number * number for number in range(40)]
        assert list(place.map(squared, [])) == []


def test_what_work_raises_is_raised_here() -> None:
    for place in (Inline(), Processes(2)):
        with pytest.raises(LookupError):
            list(place.map(lost, range(4)))


@pytest.mark.parametrize("kept", [False, True])
def test_a_killed_process_loses_nothing(tmp_path: Path, *, kept: bool) -> None:
    place = Processes(2)
    with place.kept() if kept else nullcontext():
        assert list(place.map(partial(fatal_once, tmp_path), range(12))) == [number * number for number in range(12)]
    assert (tmp_path / "7").exists()


def test_processes_are_kept_for_several_calls() -> None:
    place = Processes(1)
    assert len({*place.map(my_process, range(2)), *place.map(my_process, range(2))}) == 2
    with place.kept():
        kept = {*place.map(my_process, range(2)), *place.map(my_process, range(2))}
        with place.kept(), pytest.raises(LookupError):
            list(place.map(lost, range(2)))
        assert list(place.map(squared, range(3))) == [0, 1, 4]
    assert len(kept) == 1
    assert not kept & {*place.map(my_process, range(2))}


def test_work_that_kills_every_process_ends() -> None:
    with pytest.raises(NoWorkers) as raised:
        list(Processes(1).map(fatal, range(2)))
    assert raised.value.code == "worker-died"


def test_work_is_given_up_in_the_middle() -> None:
    results: Iterator[int] = iter(Processes(2).map(squared, range(10_000)))
    assert next(results) == 0
    results.close()  # type: ignore[attr-defined]  # it is a generator


WORKING = """
import signal, sys, time
from pathlib import Path
from mazechase.engine.executors import Processes

def slow(number):
    Path(sys.argv[1], str(number)).touch()
    time.sleep(600)

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background job ignores it
    list(Processes(2).map(slow, range(4)))
"""


def test_control_c_ends_processes_at_once(tmp_path: Path) -> None:
    program, marks = tmp_path / "working.py", tmp_path / "marks"
    program.write_text(WORKING)
    marks.mkdir()
    process = subprocess.Popen(  # noqa: S603 (our own program)
        [sys.executable, str(program), str(marks)],
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )
    try:
        while not any(marks.iterdir()):
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=60)  # it has the processes' end of the pipe too, so they are gone
    finally:
        process.kill()
    assert said.count("KeyboardInterrupt") == 1


def test_a_place_is_found_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(executor(), Inline)
    assert isinstance(executor("here", 2), Processes)
    with pytest.raises(BadOption) as refused:
        executor("mars")
    assert refused.value.code == "bad-place"
    monkeypatch.setitem(sys.modules, "ray", None)  # so that importing it fails, as if it were not installed
    with pytest.raises(NoWorkers, match="pip install") as missing:
        executor("ray")
    assert missing.value.code == "no-ray"
    with pytest.raises(NoWorkers):
        list(Ray().map(squared, range(3)))
