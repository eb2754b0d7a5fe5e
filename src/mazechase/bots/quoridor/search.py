"""Looking ahead: alpha-beta for two players; with more, every rival is taken to play against the searching seat.

A node is a position whose worth is looked at. The search deepens step by step until the budget is spent and then
answers with the best action found so far.
"""

from random import Random
from typing import NamedTuple

from mazechase.boards.fences import Slots, free_slots, slots_cutting
from mazechase.bots.api import Meter
from mazechase.bots.quoridor.worth import WON, Lengths, worth
from mazechase.rules.quoridor import Quoridor
from mazechase.rules.quoridor.moving import hops
from mazechase.rules.quoridor.values import Fence, Move, QuoridorAction, QuoridorState

DEEPEST = 30
FENCE = 1.3, 1.3
Key = tuple[object, ...]


class OutOfBudget(Exception):  # noqa: N818
    """Unwinds the search; never leaves this module."""


class Child(NamedTuple):
    """An action with the worth of the position it leads to."""

    worth: float
    action: QuoridorAction


class Known(NamedTuple):
    """What an earlier look at a position found: bounds of its worth at a depth, and the best action."""

    depth: int
    low: float
    high: float
    action: QuoridorAction


class Search:
    """One search, for the seat whose turn it is."""

    def __init__(self, game: Quoridor, root: QuoridorState, meter: Meter, rng: Random) -> None:
        self.game = game
        self.root = root
        self.me = root.turn - 1
        self.meter = meter
        self.rng = rng
        self.lengths = Lengths(game)
        self.fence = rng.uniform(*FENCE)
        self.known: dict[Key, Known] = {}

    def best(self) -> QuoridorAction | None:
        """Give the best action found; None if the budget was spent before anything could be said."""
        best: QuoridorAction | None = None
        try:
            children = self.children(self.root)
            self.rng.shuffle(children)
            children.sort(key=lambda child: -child.worth)
            best = children[0].action
            for depth in range(2, DEEPEST):
                scored: list[Child] = []
                alpha = -WON * 2
                for child in children:
                    value = self.value(self.game.after(self.root, child.action), depth - 1, alpha, WON * 2)
                    if value > alpha or not scored:
                        alpha, best = value, child.action
                        scored.insert(0, Child(value, child.action))
                    else:
                        scored.append(Child(value, child.action))
                children = [scored[0], *sorted(scored[1:], key=lambda child: -child.worth)]
                if abs(alpha) >= WON - DEEPEST:
                    break
        except OutOfBudget:
            pass
        return best

    def value(self, s: QuoridorState, depth: int, alpha: float, beta: float) -> float:
        """Give a position's worth for the searching seat, looking so many actions ahead."""
        lengths = [self.lengths.of(s.fences, index, pawn) for index, pawn in enumerate(s.pawns)]
        if 0 in lengths:
            return WON + depth if lengths[self.me] == 0 else -WON - depth
        key = (s.pawns, s.left, s.fences, s.turn)
        known = self.known.get(key)
        if known is not None and known.depth >= depth:
            if known.low >= beta or known.low == known.high:
                return known.low
            if known.high <= alpha:
                return known.high
        mine = s.turn - 1 == self.me
        sign = 1 if mine else -1
        children = self.children(s)
        if not children:
            return worth([length or 0 for length in lengths], s.left, s.turn - 1, self.me)
        children.sort(key=lambda child: -sign * child.worth)
        if depth == 1:
            return children[0].worth
        if known is not None:
            children.sort(key=lambda child: child.action != known.action)
        best, action = -WON * 2 * sign, children[0].action
        low, high = alpha, beta
        for child in children:
            value = self.value(self.game.after(s, child.action), depth - 1, low, high)
            if sign * value > sign * best:
                best, action = value, child.action
            if mine:
                low = max(low, best)
            else:
                high = min(high, best)
            if low >= high:
                break
        self.known[key] = Known(
            depth, -WON * 2 if best <= alpha else best, WON * 2 if best >= beta else best, action
        )
        return best

    def children(self, s: QuoridorState) -> list[Child]:
        """Look one action ahead: every move, and every fence across the way of the rival that matters."""
        index, after = s.turn - 1, s.turn % self.game.players
        now = self.lengths.all(s.fences, s.pawns)
        found = []
        maze = self.lengths.maze(s.fences)
        others = (*s.pawns[:index], *s.pawns[index + 1 :])
        for to in sorted({hop.to for hop in hops(maze, s.pawns[index], others, self.game.jumping)}):
            lengths = now.copy()
            lengths[index] = self.lengths.of(s.fences, index, to)
            found.append(Child(self.look(lengths, s.left, after), Move(to)))
        if s.left[index]:
            left = (*s.left[:index], s.left[index] - 1, *s.left[index + 1 :])
            cut = [slots_cutting(maze.way(pawn, goal) or ()) for pawn, goal in zip(s.pawns, self.game.goals)]
            for slot in free_slots(s.fences) & self.across(s, cut, now):
                lengths = self.after_fence(s, slot, now, cut)
                if lengths is not None:
                    found.append(Child(self.look(lengths, left, after), Fence(slot.at, slot.way)))
        return found

    def after_fence(self, s, slot, now, cut):
        fences = s.fences.with_(slot)
        lengths = now.copy()
        for index, pawn in enumerate(s.pawns):
            if slot in cut[index]:
                length = self.lengths.of(fences, index, pawn)
                if length is None:
                    return None
                lengths[index] = length
        return lengths

    def look(self, lengths: list[int], left: tuple[int, ...], turn: int) -> float:
        """Spend a node on the worth of a position."""
        if not self.meter.spend():
            raise OutOfBudget
        return worth(lengths, left, turn, self.me, self.fence)

    def across(self, s: QuoridorState, cut, now) -> Slots:
        """Give the slots across the way of the rival that matters."""
        index = s.turn - 1
        if index != self.me:
            return cut[self.me]
        rivals = [seat for seat in range(self.game.players) if seat != index]
        return cut[min(rivals, key=now.__getitem__)]
