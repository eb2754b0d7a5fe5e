"""Marbles: the best move with the last die of a roll."""

import msgspec

from mazechase.bots.marbles.analyst import MarblesAnalyst
from mazechase.puzzles.proofs.rolled import RolledProver
from mazechase.puzzles.stored import Proof, Puzzle
from mazechase.rules.marbles.values import MarblesState

LATE = 30  # marbles left: before that, a single move decides little


class MarblesProver(RolledProver):
    """One piece and one die: Pac-Man's, or that of a ghost."""

    analyst = MarblesAnalyst
    settings = ((2, {}), (2, {}), (3, {}))

    def wanted(self, state: MarblesState) -> bool:
        """Return whether one die is left to play."""
        return len(state.dice) == 1 and not state.todo and not state.rolls and len(state.white) <= LATE

    def puzzle(self, state: MarblesState, answer: str, proof: Proof) -> Puzzle:
        """Return the puzzle, which says what the die is for."""
        made = super().puzzle(state, answer, proof)
        return msgspec.structs.replace(made, number=state.dice[0], task="best" if state.piece == "pac" else "ghost")


PROVER = MarblesProver
