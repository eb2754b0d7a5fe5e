"""Golden games: every change to a legal list, its order, an event or a board shows up as a diff."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golden.header import parse
from golden.playthrough import compact, expand, rewritten
from mazechase.rules.api import ALL
from mazechase.rules.game import Game
from mazechase.rules.registry import game_types
from toy import Toy

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_game(path: Path) -> None:
    text = path.read_text("utf-8")
    assert rewritten(text).splitlines() == text.splitlines(), "if the change is meant: make golden, and read the diff"


def test_every_game_has_a_golden_game_for_each_player_count() -> None:
    wanted = {(kind.id, players) for kind in game_types().values() for players in kind.player_counts}
    found = set()
    for path in FILES:
        header, _ = parse(path.read_text("utf-8"))
        assert path.stem.startswith(f"{header.game}-"), "a file is named after its game"
        found.add((header.game, header.players))
    assert wanted <= found


@pytest.mark.parametrize("path", FILES[:1], ids=lambda path: path.stem)
def test_rewriting_twice_changes_nothing_and_the_body_comes_from_the_header_alone(path: Path) -> None:
    once = rewritten(path.read_text("utf-8"))
    header = once.partition("\n\n")[0]
    assert rewritten(once) == once
    assert rewritten(header) == once


@pytest.mark.parametrize("broken", ["order", "missing", "event"])
def test_a_changed_game_shows(monkeypatch: pytest.MonkeyPatch, broken: str) -> None:
    text = next(path for path in FILES if path.stem == "toy-two").read_text("utf-8")
    legal, tell = Toy.legal, Toy.tell
    if broken == "order":
        monkeypatch.setattr(Toy, "legal", lambda *args: legal(*args)[::-1])
    elif broken == "missing":
        monkeypatch.setattr(Toy, "legal", lambda game, s, _=None: legal(game, s)[:2] + legal(game, s)[3:])
        monkeypatch.setattr(Game, "refuse", lambda *_: None)
    else:
        monkeypatch.setattr(Toy, "tell", lambda game, event, viewer: tell(game, event, ALL if viewer == 1 else viewer))
    assert rewritten(text) != text


@settings(deadline=None)
@given(st.lists(st.from_regex(r"[a-i][1-3][hv]?", fullmatch=True), max_size=30))
def test_compact_lists_keep_every_token_in_order(tokens: list[str]) -> None:
    assert expand(compact(tokens)) == tokens


def test_a_permuted_or_missing_token_shows_in_a_compact_list() -> None:
    row = [f"{letter}1h" for letter in "abcdefgh"]
    assert compact(row) == ["a1h..h1h"]
    swapped = [row[1], row[0], *row[2:]]
    assert len({tuple(compact(tokens)) for tokens in (row, row[:-1], row[:3] + row[4:], swapped)}) == 4
