"""Let level5 play Quoridor against OpenSpiel's MCTS (its C++ bot with random rollouts), one processor second a move.

It needs OpenSpiel beside this project, in an environment of its own:

    python3 -m venv bench/.cache/openspiel
    bench/.cache/openspiel/bin/pip install open_spiel .
    bench/.cache/openspiel/bin/python bench/quoridor/openspiel.py --games 40

OpenSpiel's bot knows no clock. How many simulations it makes in a processor second at the start of a game is measured
first, and is its budget for every move; ours is a number of nodes found in the same way. So the result does not depend
on what else the machine does. Games begin with two random plies, each opening played with both colours.
"""

import argparse
import random
import time

import pyspiel

import mazechase
from mazechase.bots import Budget, make_bot

MOST_PLIES = 300
UCT = 1.4
FLIP = {2: 10, 3: 9}  # OpenSpiel counts rows from the other side: of squares, and of fences, which have a third letter


def flipped(text: str) -> str:
    """Return an action in the other notation, either way."""
    return f"{text[0]}{FLIP[len(text)] - int(text[1])}{text[2:]}"


def searcher(game: "pyspiel.Game", simulations: int, seed: int) -> "pyspiel.MCTSBot":
    """Return OpenSpiel's bot."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    return pyspiel.MCTSBot(game, evaluator, UCT, simulations, 1000, True, seed, False)


def simulations_per_second(game: "pyspiel.Game") -> int:
    """Return how many simulations OpenSpiel's bot makes in a processor second, from the start."""
    tried = 500
    begun = time.process_time()
    searcher(game, tried, 1).step(game.new_initial_state())
    return round(tried / (time.process_time() - begun))


def nodes_per_second() -> int:
    """Return how many nodes our search looks at in a processor second, from the start."""
    ours = mazechase.game("quoridor", players=2)
    bot, state, tried = make_bot(ours, "level5"), ours.start(), 100_000
    begun = time.process_time()
    bot.choose(ours.view(state, 1), ours.legal(state), random.Random(1), Budget(nodes=tried))
    return round(tried / (time.process_time() - begun))


class Match:
    """Both rules side by side, with what each player used."""

    def __init__(self, simulations: int, nodes: int) -> None:
        self.theirs = pyspiel.load_game("quoridor(board_size=9,wall_count=10)")
        self.ours = mazechase.game("quoridor", players=2)
        self.simulations, self.nodes = simulations, nodes
        self.used = {"ours": [0.0, 0], "theirs": [0.0, 0]}

    def play(self, seed: int, seat: int) -> bool:
        """Play one game with level5 in a seat; return whether it won."""
        rng = random.Random(seed)
        bot, other = make_bot(self.ours, "level5"), searcher(self.theirs, self.simulations, seed)
        here, there = self.ours.start(), self.theirs.new_initial_state()
        for ply in range(MOST_PLIES):
            node = self.ours.node(here)
            if isinstance(node, mazechase.Over):
                return seat in node.result.winners
            names = {flipped(there.action_to_string(action)): action for action in there.legal_actions()}
            begun = time.process_time()
            if ply < 2:
                name = rng.choice(sorted(names))
            elif here.turn == seat:
                legal = self.ours.legal(here)
                name = self.ours.write(bot.choose(self.ours.view(here, seat), legal, rng, Budget(nodes=self.nodes)))
                self._count("ours", begun)
            else:
                name = flipped(there.action_to_string(other.step(there)))
                self._count("theirs", begun)
            here = self.ours.apply(here, self.ours.read(name)).state
            there.apply_action(names[name])
        return False

    def _count(self, who: str, begun: float) -> None:
        self.used[who][0] += time.process_time() - begun
        self.used[who][1] += 1

    def each(self, who: str) -> float:
        """Return the processor seconds per move."""
        seconds, moves = self.used[who]
        return seconds / max(1, moves)


def main() -> None:
    """Play, and say how it stands after every game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor seconds per move")
    parser.add_argument("--our-seconds", type=float, help="the same for level5, if it is to have less")
    parser.add_argument("--seed", type=int, default=1, help="of the openings; runs with different seeds add up")
    args = parser.parse_args()
    simulations = round(args.seconds * simulations_per_second(pyspiel.load_game("quoridor(board_size=9)")))
    nodes = round((args.our_seconds or args.seconds) * nodes_per_second())
    print(f"OpenSpiel: {simulations} simulations per move; level5: {nodes} nodes", flush=True)
    match = Match(simulations, nodes)
    wins = 0
    for number in range(args.games):
        wins += match.play(args.seed * 1000 + number // 2, 1 + number % 2)
        print(
            f"level5 won {wins} of {number + 1}; processor seconds per move: "
            f"ours {match.each('ours'):.2f}, OpenSpiel's {match.each('theirs'):.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
