"""Quoridor's three levels."""

from collections.abc import Sequence
from random import Random

from mazechase.bots.api import Bot, Budget
from mazechase.bots.quoridor.search import Search
from mazechase.bots.quoridor.worth import Lengths, worth
from mazechase.boards.fences import slots_cutting
from mazechase.rules.quoridor import Quoridor
from mazechase.rules.quoridor.values import Fence, Move, QuoridorAction, QuoridorState, QuoridorView

HASTE = 0.75


class QuoridorBot(Bot):
    """What the levels share."""

    game: Quoridor
    usual_nodes = 1000

    def nearest(self, s: QuoridorState, legal: Sequence[QuoridorAction], rng: Random) -> QuoridorAction:
        """Step along a shortest way home."""
        lengths = Lengths(self.game)
        index = s.turn - 1
        moves = [action for action in legal if isinstance(action, Move)]
        if not moves:
            return rng.choice(legal)
        return min(moves, key=lambda move: (lengths.of(s.fences, index, move.to), rng.random()))


class Level1(QuoridorBot):
    """Runs home, and now and then puts a fence in the way of whoever is nearest to winning."""

    def choose(
        self, view: QuoridorView, legal: Sequence[QuoridorAction], rng: Random, budget: Budget
    ) -> QuoridorAction:
        """Choose."""
        s = self.game.sample(view, rng)
        if rng.random() >= HASTE:
            lengths = Lengths(self.game)
            rivals = [seat for seat in range(self.game.players) if seat != s.turn - 1]
            rival = min(rivals, key=lambda seat: lengths.of(s.fences, seat, s.pawns[seat]) or 0)
            way = lengths.maze(s.fences).way(s.pawns[rival], self.game.goals[rival])
            cutting = slots_cutting(way or ())
            fences = [action for action in legal if isinstance(action, Fence) and action.slot in cutting]
            if fences:
                return rng.choice(fences)
        return self.nearest(s, legal, rng)


class Level2(QuoridorBot):
    """Looks at every legal action, one ahead."""

    def choose(
        self, view: QuoridorView, legal: Sequence[QuoridorAction], rng: Random, budget: Budget
    ) -> QuoridorAction:
        """Choose."""
        s = self.game.sample(view, rng)
        meter = budget.meter(self.usual_nodes)
        lengths = Lengths(self.game)
        best = self.nearest(s, legal, rng)
        top = None
        order = list(legal)
        rng.shuffle(order)
        order.sort(key=lambda action: action != best)
        for action in order:
            if not meter.spend():
                break
            after = self.game.after(s, action)
            found = lengths.all(after.fences, after.pawns)
            value = worth(found, after.left, after.turn - 1, s.turn - 1)
            if top is None or value > top:
                best, top = action, value
        return best


class Level3(QuoridorBot):
    """Looks ahead."""

    usual_nodes = 20000

    def choose(
        self, view: QuoridorView, legal: Sequence[QuoridorAction], rng: Random, budget: Budget
    ) -> QuoridorAction:
        """Choose."""
        s = self.game.sample(view, rng)
        found = Search(self.game, s, budget.meter(self.usual_nodes), rng).best()
        return found if found is not None else self.nearest(s, legal, rng)
