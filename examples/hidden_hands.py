"""See a card game with one seat's eyes, and sample what the others may hold: ``python hidden_hands.py [SAMPLES]``."""

import sys
from collections import Counter
from random import Random

import mazechase
from mazechase import WATCHER, Outcome, Seat

ME, OTHER = Seat(1), Seat(2)
MOVES = "draw +cherry end draw +dot end"  # each player draws a card and ends the turn


def main(samples: str = "2000") -> None:
    """Play a few moves, look at them from three sides, and guess the other hand."""
    game = mazechase.game("cards", players=2)
    state = game.start()
    for token in MOVES.split():
        ply = game.read(token)
        step = game.settle(state, ply) if isinstance(ply, Outcome) else game.apply(state, ply)
        state = step.state
    print("Everything:", game.view(state, mazechase.ALL).hands)
    print("A spectator:", game.view(state, WATCHER).hands)
    mine = game.view(state, ME)
    print("Seat 1:", mine.hands)

    # Every sample is a complete state that agrees with the view, as likely as chance makes it.
    rng = Random(1)
    held: Counter[str] = Counter()
    for _ in range(int(samples)):
        possible = game.sample(mine, rng)
        assert game.view(possible, ME) == mine
        held.update(game.view(possible, OTHER).hands[OTHER - 1] or ())
    print("What seat 2 may hold:")
    for card, count in held.most_common(4):
        print(f"  {card}: {count / int(samples):.1%}")


if __name__ == "__main__":
    main(*sys.argv[1:])
