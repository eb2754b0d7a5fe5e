"""Every program in examples/ runs and prints what its description promises."""

import importlib.util
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

import mazechase
from contract import laws_of_knowledge, laws_of_play, laws_of_text
from contract.playing import play, variants
from mazechase.bots import Budget
from mazechase.bots.arena import run
from mazechase.rules.registry import shipped
from server.running import Served, serving

FOLDER = Path(__file__).parents[2] / "examples"
LONGEST = {"own_game": 190, "mcts_bot": 90, "td_marbles": 95}  # lines; all of the contract takes 190
USUAL = 65  # an example is read at one go
RUNS = {
    "cfr_cards": (("1",), "NashConv after 1 iterations: "),
    "exact_odds": ((), "7: 1/6"),
    "fast_play": (("20",), "perft(2) = 16677"),
    "hidden_hands": (("100",), "A spectator: (None, None)"),
    "load_records": ((), "decisions of 2 games, 457 numbers each"),
    "mcts_bot": (("cards", "10", "1"), "Mcts: "),
    "own_bot": (("2",), "Rollouts: "),
    "own_game": ((), "Result(winners=(2,), scores=(0, 1, 0), reason='goal_reached')"),
    "own_layout": (("2",), "Refused: The fence c3v overlaps or crosses another."),
    "plot_record": ((), "in the end the distances were [0, "),
    "random_game": (("marbles", "3"), "Winners: "),
    "read_record": ((), "3 e3h -> e2,e8 9,10 e3h 2 0"),
    "td_marbles": (("1",), "After 1 games: "),
}
SERVED = {"table_client"}
LEARNING = {"ppo_chase"}  # needs PyTorch: tests/learning
LAWS = (*laws_of_play.LAWS, *laws_of_knowledge.LAWS, *laws_of_text.LAWS)
SENTENCES = {"events_can_be_said"}  # a catalogue would be another file


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"example_{name}", FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", RUNS)
def test_an_example_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    args, promised = RUNS[name]
    load(name).main(*args)
    assert promised in capsys.readouterr().out


@pytest.mark.parametrize("game", sorted(shipped()))
def test_the_tree_search_plays_every_game(game: str) -> None:
    module = load("mcts_bot")
    played = mazechase.game(game, players=2, options={"max_turns": 2})
    assert run(played, [module.Mcts, "random"], 1, 1, Budget(nodes=3)).games == 1


def test_every_example_is_run() -> None:
    assert {file.stem for file in FOLDER.glob("*.py")} == {*RUNS, *SERVED, *LEARNING}


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.py")), ids=lambda file: file.stem)
def test_an_example_is_short_and_says_how_to_run_it(file: Path) -> None:
    text = file.read_text("utf-8")
    assert text.count("\n") <= LONGEST.get(file.stem, USUAL)
    assert f"``python {file.name}" in text.partition("\n\n")[0]


def test_the_game_in_one_file_keeps_the_laws() -> None:
    for game in variants(load("own_game").Dash):
        trail = msgspec.structs.replace(play(game, 7), universe=("walk", "stay", "*1", "*4", "run"))
        for law in LAWS:
            if law.__name__ not in SENTENCES:
                law(game, trail)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("examples") / "tables.db") as served:
        yield served


@pytest.mark.parametrize("game", ["quoridor", "cards"])
def test_the_client_plays_at_a_table_by_link(game: str, server: Served, capsys: pytest.CaptureFixture[str]) -> None:
    made = server.table(game, "bot:level1", "link", bot_ms=10)
    table = made["table"]["id"]
    link = f"{server.url}/t/{table}#invite={made['invite']}"
    client = threading.Thread(target=load("table_client").main, args=(link,), daemon=True)
    client.start()
    place = server.done("GET", f"/api/tables/{table}", made["host"])["places"][1]
    while client.is_alive() and place["kind"] == "open":
        place = server.done("GET", f"/api/tables/{table}", made["host"])["places"][1]
    assert place["name"] == "Robo"
    server.done("POST", f"/api/tables/{table}/start", made["host"])
    client.join(60)
    assert not client.is_alive()
    assert capsys.readouterr().out.startswith("Over: ")
