"""Learn to value positions of the marble game by temporal differences: ``python td_marbles.py [GAMES]``.

A linear evaluation of the observation learns from self-play, TD(0) with an epsilon-greedy policy: it looks at where
every legal action leads and takes the best. Needs ``pip install "mazechase[research]"``.
"""

import sys
from random import Random
from typing import Any

import numpy as np

import mazechase
from mazechase import adapters, engine
from mazechase.rules.api import Seat

RATE, EPSILON, TURNS = 0.01, 0.1, 40


class Learner:
    """The value of a position to a seat: the hyperbolic tangent of a weighted sum of the scaled observation."""

    def __init__(self, seed: int = 1) -> None:
        self.game = mazechase.game("marbles", players=2, options={"max_turns": TURNS})
        self.encoding = adapters.encoding(self.game)
        self.weights = np.zeros(self.encoding.size, np.float32)
        self.rng = Random(seed)

    def seen(self, state: Any, seat: Seat) -> np.ndarray:
        """Return what a seat sees, scaled."""
        return self.encoding.scaled(self.encoding.observe(self.game.rules.view(state, seat), seat))

    def value(self, seen: np.ndarray) -> float:
        """Return the estimate, from -1 to 1."""
        return float(np.tanh(self.weights @ seen))

    def learn(self, seen: np.ndarray, target: float) -> None:
        """Move the estimate towards a target."""
        value = self.value(seen)
        self.weights += RATE * (target - value) * (1 - value * value) * seen

    def choose(self, walk: engine.Walk) -> int:
        """Return the action that leads to the best position, or now and then any."""
        count, seat = min(walk.count, 12), walk.seats[0]  # a few of them are enough here
        places = self.rng.sample(range(walk.count), count)
        if self.rng.random() < EPSILON:
            return places[0]
        following = {}
        for place in places:
            after = walk.copy()
            after.advance(place)
            following[place] = self.value(self.seen(after.state, seat))
        return max(following, key=following.__getitem__)

    def play(self, seats: tuple[int, ...]) -> tuple[float, ...]:
        """Play a game in which some seats learn and the others play at random; return what it was worth."""
        walk = engine.walk(self.game)
        last: dict[Seat, np.ndarray] = {}
        while walk.kind != "over":
            if walk.kind == "chance":
                walk.draw(self.rng.randrange(walk.total))
                continue
            seat = walk.seats[0]
            walk.advance(self.choose(walk) if seat in seats else self.rng.randrange(walk.count))
            if seat in seats:
                seen = self.seen(walk.state, seat)
                if seat in last:
                    self.learn(last[seat], self.value(seen))
                last[seat] = seen
        worth = adapters.returns(walk.result, self.game.players)
        for seat, seen in last.items():
            self.learn(seen, worth[seat - 1])
        return worth


def main(games: str = "30") -> None:
    """Learn by self-play, then play against random moves."""
    learner = Learner()
    for _ in range(int(games)):
        learner.play((1, 2))
    won = [learner.play((1,))[0] for _ in range(max(2, int(games) // 3))]
    print(f"After {games} games: {np.mean(won):+.2f} on average against random moves, over {len(won)} games")
    heaviest = np.abs(learner.weights).argmax()
    name = [field for field, first in learner.encoding.fields.first.items() if first <= heaviest][-1]
    print(f"The heaviest weight belongs to {name}")


if __name__ == "__main__":
    main(*sys.argv[1:])
