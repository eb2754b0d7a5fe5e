"""How soon a match is called certain, and whether it ends as foretold (docs/decisions/0021).

`python bench/outlook.py --games 8` lets bots play every game, and asks at several moments who is certain to win.
"""

import argparse
import time
from random import Random

import mazechase
from mazechase.bots.api import Budget, make_bot
from mazechase.bots.outlook import always
from mazechase.rules.api import WATCHER, Chance, Over, Result, State, Turn
from mazechase.rules.game import AnyGame

PLAYERS = {"quoridor": 2, "cards": 3, "chase": 2, "marbles": 2, "mspacman": 2}
MOMENTS = (0.3, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95)  # of a match's length
LONGEST = 3_000  # plies


def main() -> None:
    """Play, ask, and print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=8)
    games = parser.parse_args().games
    for name, players in PLAYERS.items():
        game = mazechase.game(name, players=players, options={"level": "bonus"} if name == "cards" else {})
        moments, right, open_s, certain_s = [], 0, [0.0], [0.0]
        for number in range(games):
            rng = Random(f"{name}{number}")
            states, result = played(game, rng)
            for moment in MOMENTS:
                begun = time.process_time()
                winners = always(game, game.view(states[int(moment * len(states))], WATCHER), rng)
                (certain_s if winners else open_s).append(time.process_time() - begun)
                if winners:
                    moments.append(moment)
                    right += result is not None and winners == result.winners
                    break
        print(
            f"{name}: {games} games of {players}, {len(moments)} certain, {right} of them as foretold, at {moments};"
            f" at most {max(open_s):.2f} s of processor time while open, {max(certain_s):.2f} s once certain"
        )


def played(game: AnyGame, rng: Random) -> tuple[list[State], Result | None]:
    """Let bots of the middle level play a match; return the positions before its end, and the result."""
    bots = {seat: make_bot(game, "level3", seat) for seat in game.seats}
    rules, state = game.rules, game.start()
    states: list[State] = []
    while len(states) < LONGEST:
        states.append(state)
        match rules.node(state):
            case Over(result):
                return states[:-1], result
            case Chance(odds):
                state = rules.settle(state, odds.pick(rng.randrange(odds.total))).state
            case Turn((seat, *_)):
                choice = bots[seat].choose(rules.view(state, seat), rules.legal(state, seat), rng, Budget(nodes=300))
                state = rules.apply(state, choice).state
    return states, None


if __name__ == "__main__":
    main()
