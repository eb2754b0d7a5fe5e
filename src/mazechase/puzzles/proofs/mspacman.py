"""Ms. Pac-Man: the best walk with this spin or roll."""

import msgspec

from mazechase.bots.mspacman.analyst import MsPacManAnalyst
from mazechase.puzzles.proofs.rolled import RolledProver
from mazechase.puzzles.stored import Proof, Puzzle
from mazechase.rules.mspacman.values import MsPacManState

MOST_STEPS = 4  # a longer walk has too many ends to think about


class MsPacManProver(RolledProver):
    """Walks of two to four steps."""

    analyst = MsPacManAnalyst
    margin = 0.1
    settings = ((2, {}), (3, {}), (4, {}))

    def wanted(self, state: MsPacManState) -> bool:
        """Return whether a walk begins that is neither too short nor too long."""
        return state.phase in ("walk", "chase") and 2 <= state.steps <= MOST_STEPS and not state.in_extra

    def puzzle(self, state: MsPacManState, answer: str, proof: Proof) -> Puzzle:
        """Return the puzzle, which says how many steps there are."""
        made = super().puzzle(state, answer, proof)
        return msgspec.structs.replace(made, number=state.steps, task="best" if state.seat == state.ctrl else "chase")


PROVER = MsPacManProver
