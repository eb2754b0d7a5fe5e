"""Three levels: one gobbles, one evaluates each move, one evaluates whole turns against every roll that may follow."""

from abc import abstractmethod
from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from mazechase.bots.api import Bot, Budget, Meter
from mazechase.bots.marbles.ahead import after, outlook
from mazechase.bots.marbles.worth import ended, worth
from mazechase.rules.game import AnyGame
from mazechase.rules.marbles.game import Marbles
from mazechase.rules.marbles.legal import piece_moves
from mazechase.rules.marbles.values import Go, MarblesAction, MarblesState, MarblesView, Prowl

Legal = Sequence[MarblesAction]
Half = tuple[
    float, float, MarblesAction, MarblesState
]  # what a move is worth, a random number to break ties, and the table after it


class MarblesBot(Bot):
    """What the levels share: the view is the whole position, and gobbling is never far wrong."""

    usual_nodes = 1  # a level's nodes if the budget sets no limit

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.rules = game.rules_as(Marbles)
        self.setup = self.rules.setup

    def choose(self, view: MarblesView, legal: Legal, rng: Random, budget: Budget) -> MarblesAction:
        """Choose one of the legal actions."""
        s = self.rules.sample(view, rng)  # nothing is hidden, so this is the position itself
        meter = budget.meter(self.usual_nodes)
        return self.answer(s, legal, rng, meter) if s.todo else self.decide(s, legal, rng, meter)

    @abstractmethod
    def decide(self, s: MarblesState, legal: Legal, rng: Random, meter: Meter) -> MarblesAction:
        """Choose a move, within the meter's limit."""

    def answer(self, s: MarblesState, legal: Legal, rng: Random, meter: Meter) -> MarblesAction:
        """Choose a ring, a victim or a payment by what the table is worth afterwards."""
        mine = s.todo[0].seat - 1
        best, most = rng.choice(legal), float("-inf")
        for action in legal:
            if not meter.spend():
                break
            value = worth(self.setup, self.rules.apply(s, action).state, mine)
            if value > most:
                best, most = action, value
        return best

    def gobble(self, legal: Legal, rng: Random) -> MarblesAction:
        """Choose at random among the moves that gobble the most marbles; if none gobbles any, among all."""
        going = [action for action in legal if isinstance(action, Go)]
        if not going:
            return rng.choice(legal)
        most = max(len(action.eats) for action in going)
        return rng.choice([action for action in going if len(action.eats) == most])


class Level1(MarblesBot):
    """Gobbles as many marbles as it can with its dice, and moves ghosts at random."""

    def decide(self, s: MarblesState, legal: Legal, rng: Random, meter: Meter) -> MarblesAction:  # noqa: ARG002
        """Choose a move that gobbles the most."""
        return self.gobble(legal, rng)


class Level2(MarblesBot):
    """Evaluates the table after each move of one piece: marbles, nearby marbles and nearby ghosts."""

    usual_nodes = 1000  # more than there are moves

    def decide(self, s: MarblesState, legal: Legal, rng: Random, meter: Meter) -> MarblesAction:
        """Choose the best-looking of the moves that the budget allows it to evaluate."""
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
    """Evaluates whole turns, and the best of them by what every roll of every seat may bring next."""

    usual_nodes = 2000  # enough for every turn it looks at
    first, turns = 8, 30  # moves followed to the end of the turn, and turns followed over the dice

    def decide(self, s: MarblesState, legal: Legal, rng: Random, meter: Meter) -> MarblesAction:
        """Evaluate both halves of the turn, then what the dice may bring."""
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
        """Return the moves with what they lead to, best first; ties are broken at random."""
        found = []
        for action in legal:
            if not meter.spend():
                break
            table = after(self.setup, s, action) if isinstance(action, Go | Prowl) else replace(s, dice=())
            found.append((worth(self.setup, table, s.turn - 1), rng.random(), action, table))
        return sorted(found, key=lambda one: one[:2], reverse=True)

    def _turns(self, s: MarblesState, halves: list[Half], meter: Meter) -> list[Half]:
        """Return whole turns by their first move: the best moves of either piece, and the best that can follow."""
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
            for second in piece_moves(self.setup, table):
                if not meter.spend():
                    break
                end = after(self.setup, table, second)
                best = max(best, (worth(self.setup, end, s.turn - 1), end), key=lambda one: one[0])
            found.append((best[0], luck, action, best[1]))
        return sorted(found, key=lambda one: one[:2], reverse=True)
