"""Solve a small card game with OpenSpiel's CFR: ``python cfr_cards.py [ITERATIONS]``.

Seat 1 has a cherry and a dot and may draw once more, unseen by seat 2, which then has to draw two cards (a DICTATE) or
answer what a power-up asks. Needs ``pip install "mazechase[research]"``.
"""

import sys

from open_spiel.python.algorithms import cfr, exploitability

import mazechase
from mazechase.adapters import openspiel

DECK = {
    "source": "home-made",
    "points": {"dot": 1, "cherry": 3, "melon": 5},
    "level1": {"dot": 24, "cherry": 12, "blinky": 15, "give": 1, "swap": 1, "skip": 1},
    "level2": {"dot": 20, "cherry": 13, "blinky": 18, "dictate": 1, "all-draw": 1, "pass-left": 1},
}
OPTIONS = {"deck": DECK, "level": "2", "max_turns": 2}
POSITION = "ask 1 - 2 0 aa 0,0 0,2 cherry+dot,- -,- dictate - 0 0"


def main(iterations: str = "10") -> None:
    """Run CFR and print how far from an equilibrium it is, and what seat 1 does first."""
    game = openspiel.load("cards", 2, OPTIONS, POSITION)
    solver = cfr.CFRSolver(game)
    for _ in range(int(iterations)):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    print(f"NashConv after {iterations} iterations: {exploitability.nash_conv(game, policy):.4f}")
    state = game.new_initial_state()
    rules = mazechase.game("cards", 2, OPTIONS)
    for number, probability in policy.action_probabilities(state).items():
        print(f"{game.encoding.names[number]}: {probability:.2f}")
    print(rules.show(rules.place(POSITION)))


if __name__ == "__main__":
    main(*sys.argv[1:])
