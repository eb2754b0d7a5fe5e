"""What needs PyTorch or Jupyter: learning with PPO, and the notebooks. `make research` installs it and runs this."""

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
NOTEBOOKS = sorted((EXAMPLES / "notebooks").glob("*.ipynb"))


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.filterwarnings("ignore")  # of PyTorch and its friends
def test_ppo_learns_the_chase(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("sb3_contrib", reason="`make research` installs it")
    load("ppo_chase").main(os.environ.get("STEPS", "1024"))
    assert "Random moves: " in capsys.readouterr().out


@pytest.mark.filterwarnings("ignore")
def test_records_load_into_pytorch(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch", reason="`make research` installs it")
    load("load_records").main()
    assert "The loss of a network" in capsys.readouterr().out


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path) -> None:
    nbclient = pytest.importorskip("nbclient", reason="`make research` installs it")
    nbformat = pytest.importorskip("nbformat")
    notebook = nbformat.read(path, as_version=4)
    nbclient.NotebookClient(notebook, timeout=300).execute()
    assert any(cell.get("outputs") for cell in notebook.cells)


def test_there_is_a_notebook_for_every_game() -> None:
    games = {path.parent.name for path in (EXAMPLES.parent / "native").glob("*/module.cpp")}
    assert {path.stem for path in NOTEBOOKS} == games
