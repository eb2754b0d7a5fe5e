"""Test whether a change makes Quoridor's search stronger: a sequential probability ratio test (Wald 1945) over matches.

Pairs of games with fixed nodes and random openings, both colours, are played until either hypothesis is likely enough:
the change is worth at most LOW points of Elo, or at least HIGH. The score of a pair is a normal variable with the
variance seen so far (as fishtest's GSRT does). Held-out openings: take a seed that was not used to find the change.

    python bench/quoridor/sprt.py build/spar --nodes 5000 --seed 900 "net=NEW" "net=OLD"

SPAR is native/quoridor/spar.cpp, compiled; settings are those of `spar match`.
"""

import argparse
import math
import shlex
import subprocess

CHANCE_OF_ERROR = 0.05
GAMES = 20  # in a batch
FEWEST_PAIRS = 20  # before that a variance means nothing


def score_of(elo: float) -> float:
    """Return the score to expect of a player who is this much stronger."""
    return 1 / (1 + 10 ** (-elo / 400))


def log_ratio(pairs: list[float], low: float, high: float) -> float:
    """Return the logarithm of how much likelier the pairs' scores are with the higher Elo than with the lower."""
    count, mean = len(pairs), sum(pairs) / len(pairs)
    variance = sum((pair - mean) ** 2 for pair in pairs) / count or 1e-3
    one, other = score_of(low), score_of(high)
    return count * (other - one) * (2 * mean - one - other) / (2 * variance)


def batch(args: argparse.Namespace, seed: int) -> list[float]:
    """Play some games and return the score of every pair."""
    words = [args.spar, "pairs", str(GAMES), str(seed), str(args.nodes), str(args.threads)]
    words += [*shlex.split(args.new), "--", *shlex.split(args.old)]
    answer = subprocess.run(words, check=True, capture_output=True, text=True).stdout  # noqa: S603 (our own tool)
    return [float(word) / 2 for word in answer.split()]


def main() -> None:
    """Play until it is decided, or until there were enough games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("spar")
    parser.add_argument("new")
    parser.add_argument("old")
    parser.add_argument("--nodes", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=900)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--most", type=int, default=4000, help="games, at most")
    parser.add_argument("--low", type=float, default=0, help="Elo of the change if it is no good")
    parser.add_argument("--high", type=float, default=15, help="Elo of the change if it is good")
    args = parser.parse_args()
    bound = math.log((1 - CHANCE_OF_ERROR) / CHANCE_OF_ERROR)
    pairs: list[float] = []
    while 2 * len(pairs) < args.most:
        pairs += batch(args, args.seed * 1000 + len(pairs))
        if len(pairs) < FEWEST_PAIRS:
            continue
        ratio = log_ratio(pairs, args.low, args.high)
        score = sum(pairs) / len(pairs)
        print(f"{2 * len(pairs)} games: {score:.1%}, log ratio {ratio:+.2f} of {bound:.2f}", flush=True)
        if abs(ratio) >= bound:
            print("accepted" if ratio > 0 else "rejected")
            return
    print("undecided")


if __name__ == "__main__":
    main()
