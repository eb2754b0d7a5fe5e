"""Fit what the chase's analyst says to how games end: ``python bench/chase_chances.py``.

Bots of middle strength play on every shipped layout with one, two and three lives. Some positions of each game are
looked at by the search, and a logistic curve is fitted to who won: what the search finds, what else is on the board,
and how much better off Pac-Man is on each layout than the search can see. The same command gives the same curve; it is
written to src/mazechase/bots/chase/chances.json.
"""

import argparse
import json
from pathlib import Path
from random import Random
from typing import cast

import numpy as np

import mazechase
from mazechase.bots import Budget
from mazechase.bots.chase import analyst
from mazechase.bots.chase.worth import WON
from mazechase.engine import walk
from mazechase.engine.seated import seated
from mazechase.rules.chase.documents import SHIPPED
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.values import ChaseState
from mazechase.rules.turnlimit import limited

FILE = Path(mazechase.__file__).parent / "bots/chase/chances.json"
LEVEL = "level3"
ROUNDS = 25  # of the fit
Sample = tuple[tuple[float, ...], str, float]  # what is noticed, the layout, and whether Pac-Man won


def samples(layout: str, number: int, looks: int, nodes: int, seed: int) -> list[Sample]:
    """Play a game and return what is noticed in some of its positions."""
    rng = Random(f"{seed}/{layout}/{number}")
    game = limited(mazechase.game("chase", 2, {"layout": layout, "lives": str(1 + number % 3)}), 400)
    bots = [LEVEL] * 2
    table, current = seated(game, bots, f"{seed}/{number}", Budget()), walk(game)
    states: list[ChaseState] = []
    while current.result is None:
        if current.kind == "turn":
            states.append(cast("ChaseState", current.state))
        current.advance(table.choose(current))
    won = float(1 in current.result.winners)
    judge = analyst.ChaseAnalyst(game)
    found = []
    for state in rng.sample(states, min(looks, len(states))):
        value = judge.value(state, Budget(nodes=nodes))
        if abs(value) < WON / 2:
            found.append((analyst.noticed(game.rules_as(Chase), state, value), layout, won))
    return found


def fitted(found: list[Sample]) -> tuple[list[float], dict[str, float], float]:
    """Fit the curve by Newton's method, with layouts drawn towards nothing special; return the mean loss too."""
    marks = [[float(layout == name) for name in SHIPPED] for _, layout, _ in found]
    seen = np.hstack([np.array([noticed for noticed, *_ in found]), np.array(marks)])
    won = np.array([one for *_, one in found])
    size = len(found[0][0])
    drawn = np.array([1e-3] * size + [4.0] * len(SHIPPED))
    weights = np.zeros(seen.shape[1])
    for _ in range(ROUNDS):
        chances = 1 / (1 + np.exp(-seen @ weights))
        slope = seen.T @ (chances - won) + drawn * weights
        bend = (seen.T * (chances * (1 - chances))) @ seen + np.diag(drawn)
        weights -= np.linalg.solve(bend, slope)
    chances = 1 / (1 + np.exp(-seen @ weights))
    loss = -np.log(np.where(won > 0.5, chances, 1 - chances)).mean()
    return weights[:size].tolist(), dict(zip(SHIPPED, weights[size:].tolist(), strict=True)), float(loss)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60, help="on each layout")
    parser.add_argument("--looks", type=int, default=6, help="positions of one game")
    parser.add_argument("--nodes", type=int, default=30_000, help="of each look")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    found = [
        one
        for layout in SHIPPED
        for number in range(args.games)
        for one in samples(layout, number, args.looks, args.nodes, args.seed)
    ]
    weights, layouts, loss = fitted(found)
    options = f"--games {args.games} --looks {args.looks} --nodes {args.nodes} --seed {args.seed}"
    curve = {
        "command": f"python bench/chase_chances.py {options}",
        "weights": [round(one, 4) for one in weights],
        "layouts": {name: round(one, 3) for name, one in layouts.items()},
    }
    FILE.write_text(json.dumps(curve, indent=1) + "\n", encoding="utf-8")
    print(f"{len(found)} positions, mean loss {loss:.4f}")


if __name__ == "__main__":
    main()
