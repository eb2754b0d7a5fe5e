"""One module per game that says which positions are puzzles, and proves them."""

import importlib

from mazechase.puzzles.proofs.proving import Prover


def prover(game: str) -> type[Prover]:
    """Return the class that proves a game's puzzles."""
    found: type[Prover] = importlib.import_module(f"{__name__}.{game}").PROVER
    return found
