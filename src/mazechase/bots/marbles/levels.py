"""Three levels: one gobbles, one weighs each move, one weighs whole turns against every roll that may follow."""

from abc import abstractmethod
from collections.abc import Sequence
from random import Random

from mazechase.bots.api import Bot, Budget, Meter
from mazechase.bots.marbles.ahead import after, outlook
from mazechase.bots.marbles.worth import ended, worth
from mazechase.rules.marbles import moves
from mazechase.rules.marbles.game import Marbles
from mazechase.rules.marbles.values import Go, MarblesAction, MarblesState, MarblesView, Prowl

Legal = Sequence[MarblesAction]
Half = tuple[
    float, float, MarblesAction, MarblesState
]  # what a move is worth, its lot among equals, and the table after


class MarblesBot(Bot):
    """What the levels share: the view is the whole position, and gobbling is never wrong by much."""

    usual_nodes = 1  # what a level spends when the budget sets no limit

    def __init__(self, game: Marbles) -> None:
        super().__init__(game)
        self.rules = game
        self.setup = game.setup

    def choose(self, view: MarblesView, legal: Legal, rng: Random, budget: Budget) -> MarblesAction:
        """Choose one of the legal actions."""
        s = self.rules.sample(view, rng)  # nothing is hidden, so this is the position itself
        meter = budget.meter(self.usual_nodes)
        return self.answer(s, legal, rng, meter) if s.todo else self.decide(s, legal, rng, meter)

    @abstractmethod
    def decide(self, s: MarblesState, legal: Legal, rng: Random, meter: Meter) -> MarblesAction:
        """Choose a move, within what the meter allows."""

    def answer(self, s: MarblesState, legal: Legal, rng: Random, meter: Meter) -> MarblesAction:
        """Choose a ring, a victim or a payment by what the table is worth afterwards."""
        mine = s.todo[0].seat - 1
        best, most = rng.choice(legal), float("-inf")
        for action in legal:
            if not meter.spend():
                break
            value = worth(self.setup, self.rules.apply_unchecked(s, action).state, mine)
            if value > most:
                best, most = action, value
        return best

    def gobble(self, legal: Legal, rng: Random) -> MarblesAction:
        """Take a move that gobbles the most marbles, any of them; without one, anything."""
        going = [action for action in legal if isinstance(action, Go)]
        if not going:
            return rng.choice(legal)
        most = max(len(action.eats) for action in going)
        return rng.choice([action for action in going if len(action.eats) == most])


class Level1(MarblesBot):
    """Gobbles as many marbles as it can with the dice it has, and moves ghosts anyhow."""

    def decide(self, s: MarblesState, legal: Legal, rng: Random, meter: Meter) -> MarblesAction:  # noqa: ARG002
        """Gobble."""
        return self.gobble(legal, rng)


class Level2(MarblesBot):
    """Weighs the table after each move of one piece: marbles, marbles near by, and ghosts near by."""

    usual_nodes = 1000  # more than there are moves

    def decide(self, s: MarblesState, legal: Legal, rng: Random, meter: Meter) -> MarblesAction:
        """Take the move that looks best, of those there is budget to look at."""
        best, most = self.gobble(legal, rng), float("-inf")
        tried = list(legal)
        rng.shuffle(tried)
        for action in tried:
            if not meter.spend():
                break
            table = after(self.setup, s, action) if isinstance(action, Go | Prowl) else s
            value = worth(self.setup, table, s.turn - 1)
            if value > most:
                best, most = action, value
        return best


class Level3(MarblesBot):
    """Weighs whole turns, and the best of them by what every roll of every seat may bring next."""

    usual_nodes = 2000  # enough for every turn it follows
    first, turns = 8, 30  # moves that are followed to the end of the turn, and turns that are followed over the dice

    def decide(self, s: MarblesState, legal: Legal, rng: Random, meter: Meter) -> MarblesAction:
        """Look at both halves of the turn, then over the dice."""
        fallback = self.gobble(legal, rng)
        turns = self._turns(s, self._weighed(s, legal, rng, meter), meter)
        best, most = fallback, float("-inf")
        for value, _, action, table in turns[: self.turns]:
            if not meter.spend():
                return action if most == float("-inf") else best
            seen = value if not table.white else outlook(self.setup, table, s.turn)
            if seen > most:
                best, most = action, seen
        return best

    def _weighed(self, s: MarblesState, legal: Legal, rng: Random, meter: Meter) -> list[Half]:
        """Give the moves with what they lead to, the best first; luck parts equals."""
        found = []
        for action in legal:
            if not meter.spend():
                break
            table = after(self.setup, s, action) if isinstance(action, Go | Prowl) else moves.change(s, dice=())
            found.append((worth(self.setup, table, s.turn - 1), rng.random(), action, table))
        return sorted(found, key=lambda one: one[:2], reverse=True)

    def _turns(self, s: MarblesState, halves: list[Half], meter: Meter) -> list[Half]:
        """Give whole turns, each by its first move: the best moves of either piece, with the best that can follow."""
        if len(s.dice) < 2:
            return halves
        going = [half for half in halves if isinstance(half[2], Go)][: self.first]
        prowling = [half for half in halves if isinstance(half[2], Prowl)][: self.first]
        found = [half for half in halves if not isinstance(half[2], Go | Prowl)]
        for value, luck, action, table in going + prowling:
            if not table.white:
                found.append((ended(table, s.turn - 1), luck, action, table))
                continue
            best = (value, table)
            for second in moves.piece_moves(self.setup, table):
                if not meter.spend():
                    break
                end = after(self.setup, table, second)
                best = max(best, (worth(self.setup, end, s.turn - 1), end), key=lambda one: one[0])
            found.append((best[0], luck, action, best[1]))
        return sorted(found, key=lambda one: one[:2], reverse=True)
