"""One action ahead: the actions worth a thought, each with where it leads. Both searches stand on this."""

from random import Random
from typing import NamedTuple

from mazechase.boards.fences import Slots, free_slots, slots_cutting
from mazechase.bots.api import Meter
from mazechase.bots.quoridor.worth import SHUT_IN, Lengths, nearest_rival, worth
from mazechase.rules.quoridor.game import Quoridor
from mazechase.rules.quoridor.moving import hops
from mazechase.rules.quoridor.values import Fence, Move, QuoridorAction, QuoridorState

# What a fence in hand may be worth while looking ahead, in steps, by the number of players: found by playing.
FENCE = {2: (1.0, 1.6), 3: (0.3, 0.6), 4: (0.3, 0.6)}


class OutOfBudget(Exception):
    """There is no node left: no error, it unwinds a search."""


class Child(NamedTuple):
    """An action, and what its worth depends on once it is taken."""

    action: QuoridorAction
    lengths: list[int]
    left: tuple[int, ...]
    worth: float  # to the seat that acts


class Ahead:
    """Looks one action ahead; a node is spent on every position it weighs and on every one it goes on from."""

    def __init__(self, game: Quoridor, meter: Meter, rng: Random) -> None:
        self.game = game
        self.lengths = Lengths(game)
        self.meter = meter
        self.rng = rng
        # Drawn anew for every choice, so that two bots which wait for each other do not wait for ever.
        self.fence = rng.uniform(*FENCE[game.players])
        self._known: dict[QuoridorState, list[Child]] = {}

    def children(self, s: QuoridorState) -> list[Child]:
        """Look at every move, and at every fence across the way of the rival who is nearest home; best first."""
        self._spend()
        if s not in self._known:
            self._known[s] = self._look(s)
        return self._known[s]

    def _look(self, s: QuoridorState) -> list[Child]:
        children = self._moves(s)
        if s.left[s.turn - 1]:
            rival = nearest_rival(self.lengths.all(s.fences, s.pawns), s.turn - 1)
            children += self._fences(s, self._across(s, rival))
        if not children:  # a pawn that cannot move, and no fence where it would hurt
            children = self._fences(s, free_slots(s.fences))
        self.rng.shuffle(children)  # so that equals come in any order
        return sorted(children, key=lambda child: -child.worth)

    def _moves(self, s: QuoridorState) -> list[Child]:
        mine = s.turn - 1
        now = self.lengths.all(s.fences, s.pawns)
        others = (*s.pawns[:mine], *s.pawns[mine + 1 :])
        found = hops(self.lengths.maze(s.fences), s.pawns[mine], others, self.game.jumping)
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
        across = [self._across(s, index) for index in range(self.game.players)]
        children = []
        for slot in free_slots(s.fences) & slots:
            fences = s.fences.with_(slot)
            lengths = [  # a fence that is not across a pawn's way leaves its length as it is
                self.lengths.of(fences, index, pawn) if slot in across[index] else now[index]
                for index, pawn in enumerate(s.pawns)
            ]
            if SHUT_IN not in lengths:  # QUOR-11
                children.append(self._child(s, Fence(slot.at, slot.way), lengths, left))
        return children

    def _across(self, s: QuoridorState, index: int) -> Slots:
        way = self.lengths.maze(s.fences).way(s.pawns[index], self.game.goals[index])
        return slots_cutting(way or ())

    def _child(self, s: QuoridorState, action: QuoridorAction, lengths: list[int], left: tuple[int, ...]) -> Child:
        self._spend()
        turn = s.turn % self.game.players
        return Child(action, lengths, left, worth(lengths, left, turn, s.turn - 1, self.fence))

    def _spend(self) -> None:
        if not self.meter.spend():
            raise OutOfBudget
