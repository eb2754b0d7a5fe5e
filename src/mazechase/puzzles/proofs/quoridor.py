"""Quoridor: the only move that wins in a given number of moves, whatever the rival does.

Every move of both players is followed, except where the winner-to-be can't come home in time: a move brings a pawn at
most one step nearer to its goal, or two by a jump, and a jump needs the rival's pawn next to it.
"""

from typing import NamedTuple

from mazechase.boards.fences import Maze
from mazechase.engine.walk import Walk, walk
from mazechase.puzzles.proofs.proving import Prover
from mazechase.puzzles.stored import Line, Proof, Puzzle, Reply
from mazechase.rules.game import AnyGame
from mazechase.rules.quoridor.game import Quoridor
from mazechase.rules.quoridor.values import QuoridorState

MOST_MOVES = 4
MOST_BRANCHES = 2  # right answers after the first move, each with a continuation
MOST_LOOKS = 200_000  # positions; what takes longer is not a puzzle


class TooLong(Exception):
    """Raised when a position takes too long to settle; not an error."""


class Home(NamedTuple):
    """How far the winner-to-be has to go, and how far the pawns are apart."""

    steps: int
    apart: int

    def in_time(self, moves: int) -> bool:
        """Return whether so many moves could be enough: a jump is possible only when the pawns have met."""
        jumps = max(0, moves - (self.apart + 1) // 2 + 1)
        return self.steps <= moves + jumps


class QuoridorProver(Prover):
    """Wins in two to four moves, by looking at everything."""

    bots = ("level3", "level2")

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.rules = game.rules_as(Quoridor)
        self.looks = 0

    def prove(self, state: QuoridorState) -> Puzzle | None:
        """Return the puzzle: one first move alone wins in the fewest moves."""
        if home(self.rules, state, state.turn).steps > MOST_MOVES:
            return None
        begun = walk(self.game, state)
        self.looks = 0
        try:
            for moves in range(1, MOST_MOVES + 1):
                right = self.winning(begun, moves, most=2)
                if right:
                    return self._puzzle(state, begun, right, moves) if len(right) == 1 and moves > 1 else None
        except TooLong:
            pass
        return None

    def _puzzle(self, state: QuoridorState, begun: Walk, right: list[int], moves: int) -> Puzzle | None:
        rival = state.left[2 - state.turn]
        if not rival or begun.count == 1:  # nobody can stop a pawn that only has to run, nor choose the only move
            return None
        fence = len(begun.token(right[0])) > 2
        made = self.line(begun, right, moves)
        if made is None:
            return None
        return Puzzle(
            position=self.game.position(state),
            task="win",
            line=made,
            proof=Proof("exhaustive", 1, 0, begun.count, 2 * moves + fence),
            number=moves,
        )

    def line(self, before: Walk, right: list[int], moves: int) -> Line | None:
        """Return the right answers with the hardest reply to each; None if there are too many to list."""
        found: Line = {}
        for index in right:
            after = moved(before, index)
            if moves == 1 or after.kind == "over":
                found[before.token(index)] = Reply()
                continue
            replies = [(reply, self.winning(moved(after, reply), moves - 1)) for reply in range(after.count)]
            slowest = max(
                (one for one in replies), key=lambda one: (self._lasts(after, one[0], moves - 1), -len(one[1]))
            )
            if moves > 2 and len(slowest[1]) > MOST_BRANCHES:
                return None
            then = self.line(moved(after, slowest[0]), slowest[1], moves - 1)
            if then is None:
                return None
            found[before.token(index)] = Reply(after.token(slowest[0]), then)
        return found

    def _lasts(self, after: Walk, reply: int, moves: int) -> bool:
        """Return whether a reply holds out for all the moves that are left."""
        return not self.winning(moved(after, reply), moves - 1, most=1)

    def winning(self, begun: Walk, moves: int, most: int | None = None) -> list[int]:
        """Return the actions of the seat on turn that win within so many of its moves, at most so many of them."""
        if moves < 1:
            return []
        state = state_of(begun)
        me = state.turn
        now = home(self.rules, state, me)
        if not now.in_time(moves):
            return []
        fencing = now.in_time(moves - 1)
        found = []
        for index in range(begun.count):
            if not fencing and len(begun.token(index)) > 2:
                break  # pawn moves are listed first, and there is no time for a fence
            after = moved(begun, index)
            self._look()
            if after.kind == "over" or (moves > 1 and self._holds(after, me, moves - 1)):
                found.append(index)
                if len(found) == most:
                    break
        return found

    def _holds(self, after: Walk, me: int, moves: int) -> bool:
        """Return whether a seat still wins in so many moves, whatever its rival replies."""
        if not home(self.rules, state_of(after), me).in_time(moves):
            return False
        for reply in reversed(range(after.count)):  # fences first: they refute more often
            self._look()
            there = moved(after, reply)
            if there.kind == "over" or not self.winning(there, moves, most=1):
                return False
        return True

    def _look(self) -> None:
        self.looks += 1
        if self.looks > MOST_LOOKS:
            raise TooLong


def home(rules: Quoridor, state: QuoridorState, me: int) -> Home:
    """Return how far a seat is from home, and the pawns from each other."""
    mine, other = state.pawns[me - 1], state.pawns[2 - me]
    steps = Maze(state.fences).distance(mine, rules.goals[me - 1])
    assert steps is not None  # noqa: S101 (a fence never closes the last path)
    return Home(steps, abs(mine % 9 - other % 9) + abs(mine // 9 - other // 9))


def state_of(begun: Walk) -> QuoridorState:
    """Return where a walk is."""
    state = begun.state
    assert isinstance(state, QuoridorState)  # noqa: S101 (it is a walk in this game)
    return state


def moved(begun: Walk, index: int) -> Walk:
    """Return a walk that has gone on by one action."""
    after = begun.copy()
    after.advance(index)
    return after


PROVER = QuoridorProver
