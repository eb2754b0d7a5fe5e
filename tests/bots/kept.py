"""Arenas whose tables and logs are stored in kept.json, so that no change to how games are played alters a digit.

``PYTHONPATH=src:tests python tests/bots/kept.py`` rewrites the file, which only a change to rules or bots can justify.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import mazechase
from mazechase.bots import Budget
from mazechase.bots.arena import Played, run

FILE = Path(__file__).with_name("kept.json")
SEED = 17
PARTS = Played.__struct_fields__[:5]  # what a game was when the file was first written; others were added since


class Kept(NamedTuple):
    """One arena: what is played, by whom, and how often."""

    game: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    games: int
    nodes: int

    @property
    def name(self) -> str:
        """Its name in the file."""
        options = ",".join(f"{name}={value}" for name, value in self.options.items())
        return " ".join(filter(None, (self.game, str(self.players), *self.bots, options)))


KEPT = (
    Kept("quoridor", 2, {}, ("random", "random"), 8, 1),
    Kept("quoridor", 2, {"edge_as_fence": False}, ("classic1", "random"), 20, 20),
    Kept("quoridor", 3, {"diagonal_past_piece": True}, ("random", "classic1", "classic2"), 9, 20),
    Kept("quoridor", 4, {"max_turns": 60}, ("random", "classic1"), 12, 20),
    Kept("chase", 2, {}, ("random", "random"), 20, 1),
    Kept("chase", 2, {"layout": "den"}, ("classic1", "random"), 8, 20),
    Kept("chase", 5, {}, ("random",), 20, 1),
    Kept("marbles", 2, {"max_turns": 60}, ("random", "random"), 2, 1),
    Kept("marbles", 4, {"max_turns": 30}, ("classic1", "random"), 8, 20),
    Kept("mspacman", 2, {"max_turns": 60}, ("random", "random"), 2, 1),
    Kept("mspacman", 3, {"max_turns": 20}, ("random", "classic1", "classic2"), 9, 20),
    Kept("cards", 2, {"level": "1"}, ("random", "random"), 60, 1),
    Kept("cards", 4, {"level": "2"}, ("classic1", "random"), 40, 20),
    Kept("cards", 8, {"level": "bonus"}, ("random",), 40, 1),
    Kept("cards", 5, {"level": "bonus"}, ("classic1", "classic2", "random"), 20, 20),
    # The strongest of the older bots never change, so their choices are kept instead of their strength.
    Kept("quoridor", 2, {}, ("classic3", "classic2"), 2, 100),
    Kept("chase", 2, {"max_turns": 20}, ("classic3", "classic2"), 2, 100),
    Kept("marbles", 2, {"max_turns": 12}, ("classic3", "classic2"), 2, 100),
    Kept("mspacman", 2, {"max_turns": 12}, ("classic3", "classic2"), 2, 100),
    Kept("cards", 2, {"level": "2"}, ("classic3", "classic2"), 4, 20),
)


def played(kept: Kept) -> dict[str, Any]:
    """Play an arena; return its table and a digest of every log."""
    logs: list[Played] = []
    game = mazechase.game(kept.game, kept.players, kept.options)
    result = run(game, kept.bots, kept.games, SEED, Budget(nodes=kept.nodes), on_game=logs.append)
    kept_parts = [{name: getattr(log, name) for name in PARTS} for log in logs]
    digest = hashlib.sha256(msgspec.json.encode(kept_parts)).hexdigest()
    return {"table": msgspec.to_builtins(result), "logs": digest}


def _written() -> Iterator[tuple[str, Any]]:
    for kept in KEPT:
        yield kept.name, played(kept)


if __name__ == "__main__":
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(dict(_written()))) + b"\n")
