"""Games of dice: the best way to end a turn, by the chance to win over every outcome of the next roll.

The value of an end is the mean over all outcomes of the chance that follows, exactly weighted; what each outcome is
worth is said by the native search of the strongest bot. An answer counts as best only if it is ahead by a margin with
a small and with a large search, and if both agree.
"""

from typing import Any, ClassVar

from mazechase.bots.foreseeing import ForeseeingAnalyst
from mazechase.engine.search import Search
from mazechase.errors import NoKernel
from mazechase.puzzles.proofs.proving import Prover
from mazechase.puzzles.stored import Proof, Puzzle, Reply
from mazechase.rules.api import Chance, Over, Seat
from mazechase.rules.game import AnyGame

FEW, MANY = 300, 4_000  # nodes for each outcome
SURE = 0.03  # a chance this near to 0 or 1 leaves nothing to find
MOST_ENDS = 400


class RolledProver(Prover):
    """Compares all ends of a turn."""

    analyst: ClassVar[type[ForeseeingAnalyst]]
    margin: ClassVar[float] = 0.05  # the least difference between the best two

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        bot = self.analyst.looker(game)
        if bot.search is None:
            raise NoKernel("no-kernel", game=game.id)
        self.search: Search = bot.search
        self.widths = bot.widths

    def wanted(self, state: Any) -> bool:  # noqa: ARG002
        """Return whether a position is of the sort that makes a puzzle."""
        return True

    def prove(self, state: Any) -> Puzzle | None:
        """Return the puzzle: one end of the turn is clearly the best."""
        if not self.wanted(state):
            return None
        seat: Seat = self.game.rules.view(state, self.game.seats[0]).to_act[0]
        ends = self.ends(state, seat)
        if not 4 <= len(ends) <= MOST_ENDS:
            return None
        if self._looks_even(list(ends), seat):
            return None
        ranked = self.ranked(ends, seat, FEW)
        if ranked[0][0] - ranked[1][0] < self.margin or ranked[1][0] <= SURE or ranked[0][0] < SURE:
            return None
        sure = self.ranked([end for _, end in ranked[:8]], seat, MANY)
        best, second = sure[0][0], sure[1][0]
        if sure[0][1] != ranked[0][1] or best - second < self.margin:
            return None
        answer = " ".join(ends[sure[0][1]])
        proof = Proof("search", round(best, 4), round(second, 4), len(ends), self.depth(list(ends), sure[0][1], seat))
        return self.puzzle(state, answer, proof)

    def _looks_even(self, ends: list[Any], seat: Seat) -> bool:
        """Return whether even a short look shows no difference, so that a long one is not worth its time."""
        rated = sorted((self._at_once(end, seat) for end in ends), reverse=True)
        return rated[0] - rated[min(3, len(rated) - 1)] < self.margin / 2

    def puzzle(self, state: Any, answer: str, proof: Proof) -> Puzzle:
        """Return the puzzle with one answer."""
        return Puzzle(
            position=self.game.position(state),
            task="best",
            line={answer: Reply()},
            proof=proof,
            players=self.game.players,
            options={},
        )

    def ranked(self, ends: Any, seat: Seat, nodes: int) -> list[tuple[float, Any]]:
        """Return the ends, the best first, each with the seat's chance to win."""
        rated = [(self.value(end, seat, nodes), end) for end in ends]
        return sorted(rated, key=lambda one: -one[0])

    def value(self, end: Any, seat: Seat, nodes: int) -> float:
        """Return a seat's chance to win from where a turn has ended."""
        rules = self.game.rules
        match rules.node(end):
            case Over(result):
                return (seat in result.winners) / max(1, len(result.winners))
            case Chance(odds):
                after = [
                    (self._best(rules.settle(end, one).state, seat, nodes), weight) for one, weight in odds.items()
                ]
                return sum(value * weight for value, weight in after) / odds.total
            case _:
                return self._best(end, seat, nodes)

    def _best(self, state: Any, seat: Seat, nodes: int) -> float:
        node = self.game.rules.node(state)
        if isinstance(node, Over | Chance):  # as when a roll leaves nothing to decide
            chances = self.search.chances(state)
        else:
            chances = self.search.ends(state, nodes, self.widths)[0].chances
        return chances[seat - 1]

    def depth(self, ends: list[Any], best: Any, seat: Seat) -> int:
        """Return 1 if the best end looks best at once, 2 if only after a look at the next roll, 3 if one looks on."""
        at_once = max(ends, key=lambda end: self._at_once(end, seat))
        if at_once == best:
            return 1
        return 2 if self.ranked(ends, seat, 1)[0][1] == best else 3

    def _at_once(self, end: Any, seat: Seat) -> float:
        node = self.game.rules.node(end)
        return float(seat in node.result.winners) if isinstance(node, Over) else self.search.chances(end)[seat - 1]
