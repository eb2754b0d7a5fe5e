"""Proves stored puzzles again."""

from functools import lru_cache
from typing import Any

import msgspec

from mazechase.puzzles.proofs import prover
from mazechase.puzzles.proofs.proving import Prover
from mazechase.puzzles.stored import Puzzle


def problem(game: str, stored: Puzzle) -> str | None:
    """Return what is wrong with a stored puzzle, in a few words; None if it is proved again exactly as it is stored."""
    proving = _prover(game, stored.players, msgspec.json.encode(stored.options))
    found = proving.prove(proving.game.place(stored.position))
    if found is None:
        return "no answer is best"
    if found.line != stored.line:
        return f"the answer is {list(found.line)}, not {list(stored.line)}"
    if found.proof != stored.proof:
        return f"the proof says {found.proof}, not {stored.proof}"
    return None if (found.task, found.number) == (stored.task, stored.number) else f"the task is {found.task}"


@lru_cache(16)
def _prover(game: str, players: int, options: bytes) -> Prover:
    from mazechase.rules.registry import game as make_game  # noqa: PLC0415

    chosen: dict[str, Any] = msgspec.json.decode(options)
    return prover(game)(make_game(game, players=players, options=chosen))
