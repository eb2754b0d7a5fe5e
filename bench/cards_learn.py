"""Learn the evaluation of the card game's bots, or find out how much better anybody could play.

`python bench/cards_learn.py` learns a network for every level and number of players, from nothing but games against
itself and against habits, and writes src/mazechase/bots/cards/nets.bin. The same command gives the same networks.

`python bench/cards_learn.py --study` trains a player against nobody but the patient habit, on which classic3 is based,
and then another one that sees all hands, which no player does. It prints how often they win, and how often level5 does,
with the habit in all other seats. `--level 2 --players 4` studies one game only.

`python bench/cards_learn.py --meet classic3:400 --level 1 --players 4 --games 600` lets level5's network play against a
native twin of classic3 (400 nodes) in all other seats, with seats rotating. `bold` and `patient` are opponents too, and
`--who` puts one of them in the place of level5.
"""

import argparse
import subprocess
from array import array
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

import mazechase
from mazechase import engine
from mazechase.bots.arena import wilson
from mazechase.bots.cards.advice import ONE, Contents, net_name, nets

ROOT = Path(__file__).parents[1]
FILE = ROOT / "src" / "mazechase" / "bots" / "cards" / "nets.bin"
FLAGS = ("-std=c++20", "-O3", "-Wall", "-Wextra", "-Werror", f"-I{ROOT / 'native'}")
MOST = (1 << 15) - 1
# Games to learn from: a game with more players takes longer, and has more seats to learn from.
GAMES = {
    "1": {2: 2_000_000, 3: 700_000, 4: 700_000},
    "2": {2: 2_000_000, 3: 700_000, 4: 700_000},
    "bonus": {2: 1_500_000, 3: 600_000, 4: 600_000, 5: 500_000, 6: 400_000, 7: 300_000, 8: 300_000},
}
POOL = ("self=0.35", "patient=0.4")  # opponents; the rest have habits of all sorts


class Learner:
    """The compiled learner (native/cards/learn.cpp), and a folder for its networks."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._program = folder / "learn"
        source = str(ROOT / "native" / "cards" / "learn.cpp")
        subprocess.run(["c++", *FLAGS, source, "-o", str(self._program)], check=True)  # noqa: S603, S607

    def call(self, level: str, players: int, *words: str) -> str:
        """Run the learner for a game, and return what it prints."""
        game = mazechase.game("cards", players, {"level": level})
        twin = engine.twin_of(game)
        assert twin is not None  # noqa: S101 (the card game has one)
        lines = (twin.config(), twin.pack(game.start()))
        told = "\n".join(" ".join(str(int(number)) for number in (len(line), *line)) for line in lines)
        done = subprocess.run([self._program, *words], input=told, stdout=subprocess.PIPE, text=True, check=True)  # noqa: S603
        return done.stdout

    def train(self, level: str, players: int, games: int, *settings: str) -> Path:
        """Train a network, and return its file."""
        net = self.folder / f"{net_name(level, players)}-{'-'.join(settings)}"
        self.call(level, players, "train", str(games), "1", str(net), *settings)
        return net

    def level5(self, level: str, players: int) -> Path:
        """Return a file with the network of level5."""
        net = self.folder / f"{net_name(level, players)}-level5"
        net.write_bytes(array("f", nets()[net_name(level, players)]).tobytes())
        return net

    def match(  # noqa: PLR0913 (what is played, by whom, and how often)
        self, level: str, players: int, one: str, others: str, *, games: int, seed: int
    ) -> tuple[float, float]:
        """Return how often one player wins, and is knocked out, with another in all other seats."""
        told = self.call(level, players, "match", str(games), str(seed), one, *[others] * (players - 1))
        won, out = (float(word.split()[-1]) for word in told.splitlines()[0].split(", "))
        return won, out


def write(files: dict[str, Path]) -> None:
    """Write the networks into the bots' file."""
    stored = {name: array("f", path.read_bytes()) for name, path in files.items()}
    contents = Contents("python bench/cards_learn.py", tuple(stored), len(next(iter(stored.values()))))
    numbers = array("h", (_rounded(weight) for weights in stored.values() for weight in weights))
    FILE.write_bytes(msgspec.json.encode(contents) + b"\n" + numbers.tobytes())


def _rounded(weight: float) -> int:
    return max(-MOST, min(MOST, round(weight * ONE)))


def study(learner: Learner, levels: Sequence[str], players: int, games: int) -> Iterator[str]:
    """Yield lines of a table: how often the best answer to the patient habit wins against it, and level5."""
    yield "| level | players | who | won | knocked out | fair |"
    yield "|---|---|---|---|---|---|"
    for level in levels:
        answer = learner.train(level, players, games, "self=0", "patient=1")
        seer = learner.train(level, players, games, "self=0", "patient=1", "seer=1")
        for who, name in (
            ("level5", str(learner.level5(level, players))),
            ("trained against the habit", str(answer)),
            ("the same, and sees all hands", f"seer:{seer}"),
        ):
            won, out = learner.match(level, players, name, "patient", games=400_000, seed=7)
            yield f"| {level} | {players} | {who} | {won:.1%} | {out:.0%} | {1 / players:.1%} |"


def meet(learner: Learner, pair: tuple[str, str], level: str, players: int, games: int) -> str:
    """Return how often the first of a pair, such as level5's network, wins against the second in all other seats."""
    who, opponent = pair
    name = str(learner.level5(level, players)) if who == "level5" else who
    won, _ = learner.match(level, players, name, opponent, games=games, seed=2026)
    least, most = wilson(won, games)
    return f"| {level} | {players} | {opponent} | {games} | {won:.1%} | {least:.1%}-{most:.1%} | {1 / players:.1%} |"


def main() -> None:
    """Learn, study, or let the network meet somebody."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--study", action="store_true")
    parser.add_argument("--meet", metavar="OPPONENT")
    parser.add_argument("--who", default="level5")
    parser.add_argument("--level", choices=tuple(GAMES), help="default: 1, or in a study all of them")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=3_000_000, help="games to play, or in a study to learn from")
    args = parser.parse_args()
    with TemporaryDirectory() as folder:
        learner = Learner(Path(folder))
        if args.meet:
            print(meet(learner, (args.who, args.meet), args.level or "1", args.players, args.games))
        elif args.study:
            for line in study(learner, [args.level] if args.level else list(GAMES), args.players, args.games):
                print(line, flush=True)
        else:
            write(
                {
                    net_name(level, players): learner.train(level, players, games, *POOL)
                    for level, sizes in GAMES.items()
                    for players, games in sizes.items()
                }
            )


if __name__ == "__main__":
    main()
