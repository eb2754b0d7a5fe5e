"""Draw a layout of your own for the chase and measure it: ``python own_layout.py [GAMES]``.

A layout is a document: where the fences, pellets and starts are. The same fields in a TOML file work on the command
line (``mazechase arena chase level1 level1 --option layout=my-layout.toml``) and on the page.
"""

import sys

import mazechase
from mazechase import BadDocument, Seat, engine
from mazechase.bots import Budget

PACMAN = Seat(1)
FENCES = ["c3h", "f3h", "c6h", "f6h", "d4v", "e5v"]
LAYOUT = {
    "source": "home-made",
    "fences": FENCES,
    "pellets": ["b2", "h2", "b8", "h8"],
    "starts": {"Pac-Man": "e2", "Blinky": "a9", "Inky": "i9", "Pinky": "a5", "Clyde": "i5"},
}


def main(games: str = "6") -> None:
    """Show the layout, see a wrong one refused, and let bots play on it."""
    game = mazechase.game("chase", players=2, options={"layout": LAYOUT})
    print(game.show(game.start()))

    crossing = {**LAYOUT, "fences": [*FENCES, "c3v"]}
    try:
        mazechase.game("chase", players=2, options={"layout": crossing})
    except BadDocument as error:
        print("Refused:", error)

    played = engine.play_many(game, ["level2", "level2"], seeds=range(int(games)), budget=Budget(nodes=20))
    wins = sum(one.result is not None and PACMAN in one.result.winners for one in played)
    print(f"Pac-Man won {wins} of {len(played)} games between equal bots")


if __name__ == "__main__":
    main(*sys.argv[1:])
