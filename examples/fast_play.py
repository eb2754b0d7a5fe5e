"""Count positions and play many games on the native kernels: ``python fast_play.py [GAMES]``.

Without a compiler there are no kernels; the same calls then use the Python rules and give the same answers more
slowly.
"""

import sys
from collections import Counter

import mazechase
from mazechase import engine


def main(games: str = "500") -> None:
    """Count with perft, then see who wins random games of Quoridor."""
    game = mazechase.game("quoridor", players=2)
    print("Native kernel:", "yes" if engine.available(game.id) else "no, the Python rules do the work")
    for depth in (1, 2):
        print(f"perft({depth}) = {engine.perft(game, depth)}")

    played = engine.play_many(game, ["random"], seeds=range(int(games)))  # one game per seed, on all processors
    winners = Counter(one.result.winners for one in played if one.result is not None)
    for seats, wins in sorted(winners.items()):
        print(f"Seat {seats[0]} won {wins} of {len(played)} random games")
    print(f"A game took {sum(played.plies) / len(played):.0f} plies on average")

    walk = engine.walk(game)  # one game, ply by ply: an action is its place in the list
    while walk.kind == "turn":
        walk.advance(walk.count - 1)  # always the last action, a fence as long as there is one
    print(f"One such game: {walk.result}")


if __name__ == "__main__":
    main(*sys.argv[1:])
