"""One action ahead: the actions worth considering, and where each leads. Both searches are built on this."""

from random import Random
from typing import NamedTuple

from mazechase.boards.fences import Slots, free_slots, slots_cutting
from mazechase.bots.api import Meter
from mazechase.bots.quoridor.worth import SHUT_IN, Lengths, nearest_rival, worth
from mazechase.rules.quoridor.game import Quoridor
from mazechase.rules.quoridor.legal import hops
from mazechase.rules.quoridor.values import Fence, Move, QuoridorAction, QuoridorState

# What a fence in hand may be worth to the search, in steps, by the number of players: tuned by playing.
FENCE = {2: (1.0, 1.6), 3: (0.3, 0.6), 4: (0.3, 0.6)}


class OutOfBudget(Exception):
    """Raised when no node is left, to unwind the search; not an error."""


class Child(NamedTuple):
    """An action, and what its worth depends on after it."""

    action: QuoridorAction
    lengths: list[int]
    left: tuple[int, ...]
    worth: float  # to the seat that acts


class Ahead:
    """Looks one action ahead; every position it evaluates costs a node, and so does every one it continues from."""

    def __init__(self, rules: Quoridor, meter: Meter, rng: Random) -> None:
        self.rules = rules
        self.lengths = Lengths(rules)
        self.meter = meter
        self.rng = rng
        # Drawn for every choice, so that two bots that wait for each other don't wait for ever.
        self.fence = rng.uniform(*FENCE[rules.players])
        self._known: dict[QuoridorState, list[Child]] = {}

    def children(self, s: QuoridorState) -> list[Child]:
        """Return every move, and every fence across the path of the rival who is nearest home; best first."""
        self._spend()
        if s not in self._known:
            self._known[s] = self._look(s)
        return self._known[s]

    def _look(self, s: QuoridorState) -> list[Child]:
        children = self._moves(s)
        if s.left[s.turn - 1]:
            rival = nearest_rival(self.lengths.all(s.fences, s.pawns), s.turn - 1)
            children += self._fences(s, self._across(s, rival))
        if not children:  # a pawn that can't move, and no fence where it would hurt
            children = self._fences(s, free_slots(s.fences))
        self.rng.shuffle(children)  # so that equal ones come in any order
        return sorted(children, key=lambda child: -child.worth)

    def _moves(self, s: QuoridorState) -> list[Child]:
        mine = s.turn - 1
        now = self.lengths.all(s.fences, s.pawns)
        others = (*s.pawns[:mine], *s.pawns[mine + 1 :])
        found = hops(self.lengths.maze(s.fences), s.pawns[mine], others, self.rules.setup)
        children = []
        for to in sorted({hop.to for hop in found}):
            lengths = now.copy()
            lengths[mine] = self.lengths.of(s.fences, mine, to)
            children.append(self._child(s, Move(to), lengths, s.left))
        return children

    def _fences(self, s: QuoridorState, slots: Slots) -> list[Child]:
        mine = s.turn - 1
        left = (*s.left[:mine], s.left[mine] - 1, *s.left[mine + 1 :])
        now = self.lengths.all(s.fences, s.pawns)
        across = [self._across(s, index) for index in range(self.rules.players)]
        children = []
        for slot in free_slots(s.fences) & slots:
            fences = s.fences.with_(slot)
            lengths = [  # a fence that doesn't cross a pawn's path leaves its length unchanged
                self.lengths.of(fences, index, pawn) if slot in across[index] else now[index]
                for index, pawn in enumerate(s.pawns)
            ]
            if SHUT_IN not in lengths:  # QUOR-11
                children.append(self._child(s, Fence(slot.at, slot.orientation), lengths, left))
        return children

    def _across(self, s: QuoridorState, index: int) -> Slots:
        way = self.lengths.maze(s.fences).path(s.pawns[index], self.rules.goals[index])
        return slots_cutting(way or ())

    def _child(self, s: QuoridorState, action: QuoridorAction, lengths: list[int], left: tuple[int, ...]) -> Child:
        self._spend()
        turn = s.turn % self.rules.players
        return Child(action, lengths, left, worth(lengths, left, turn, s.turn - 1, self.fence))

    def _spend(self) -> None:
        if not self.meter.spend():
            raise OutOfBudget
