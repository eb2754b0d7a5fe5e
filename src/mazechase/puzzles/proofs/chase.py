"""The chase: the only move that still wins, by a complete solution of the end of a life.

Pac-Man has one life and one pellet to go. The solver knows who wins from each of the 156 million positions with that
pellet, so a move is right or wrong without any doubt. With *escape* Pac-Man is to move, with *trap* a ghost.
"""

from functools import lru_cache

import msgspec

from mazechase.boards.cells import Cells
from mazechase.engine.solvers.chase.layers import Layers, Plan, pellet_bits
from mazechase.engine.solvers.chase.solution import Solution, of_rules
from mazechase.puzzles.proofs.proving import Prover
from mazechase.puzzles.stored import Proof, Puzzle, Reply
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.values import CALL, GHOSTS, PAC, ChaseState

LAYOUTS = ("gates", "den", "hedges", "orchard", "pairs", "pinwheel", "printed", "towers")
LEAST_ENDS = 4
LONGEST = 12  # cycles until the end, so that the line can be looked at


class ChaseProver(Prover):
    """Solves positions with one pellet and one life left."""

    settings = tuple((2, {"layout": layout, "lives": 1}) for layout in LAYOUTS)
    bots = ("level3", "level2")
    nodes = 300
    opening = 60
    run = 100  # a layout with a pellet is solved once for all of them

    def beginning(self, number: int) -> ChaseState:
        """Return the start with one pellet left, each in turn."""
        rules = self.game.rules_as(Chase)
        pellets = sorted(rules.layout.pellets)
        left = pellets[number // self.run // len(self.settings) % len(pellets)]
        return msgspec.structs.replace(rules.start(), pellets=Cells.of((left,)))

    def prove(self, state: ChaseState) -> Puzzle | None:
        """Return the puzzle: of all ends of the move, one alone keeps the win."""
        if state.mover == CALL or state.lives > 1 or len(state.pellets) > 1:
            return None
        rules = self.game.rules_as(Chase)
        solution = solved(rules, pellet_bits(rules, state))
        mine = "pacman" if state.mover == PAC else "ghosts"
        if solution.winner(state) != mine:
            return None
        ends = self.ends(state, rules.setup.seat_of(state.mover))
        right = [end for end in ends if solution.winner(end) == mine]
        if len(right) != 1 or len(ends) < LEAST_ENDS or rules.setup.result(right[0]) is not None:
            return None
        plays, cycles = line(solution, right[0])
        if cycles > LONGEST:
            return None
        return Puzzle(
            position=self.game.position(state),
            task="escape" if state.mover == PAC else "trap",
            line={" ".join(ends[right[0]]): Reply(plays)},
            proof=Proof("solved", 1, 0, len(ends), cycles),
            number=cycles,
        )


def line(solution: Solution, state: ChaseState) -> tuple[str, int]:
    """Return how a game goes on if both sides follow the solution, and how many cycles that takes."""
    rules, plays, cycles = solution.rules, [], 0
    while rules.setup.result(state) is None and cycles <= LONGEST:
        action = solution.best(state)
        after = rules.after(state, action)
        plays.append(rules.write(action))
        cycles += ends_cycle(state, after, rules)
        state = after
    return " ".join(plays), cycles


def ends_cycle(before: ChaseState, after: ChaseState, rules: Chase) -> bool:
    """Return whether an action has ended a cycle: the game is over, or Pac-Man's move begins."""
    return rules.setup.result(after) is not None or (before.mover != PAC and after.mover == PAC)


@lru_cache(2)
def solved(rules: Chase, pellets: int) -> Solution:
    """Return the solution for one pellet, which takes about three seconds of processor time and 0.2 GB."""
    layers = Layers(of_rules(rules), Plan(pellets, 1, len(GHOSTS)))
    layers.solve(lambda: None, keep=True)
    return Solution(of_rules(rules), [layers])


PROVER = ChaseProver
