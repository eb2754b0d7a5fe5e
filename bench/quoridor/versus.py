"""Let two Quoridor engines play each other over a line protocol, and count their processor seconds.

An engine is a command that answers `position MOVE...` with a line that begins with `ready`, and anything else it is
asked (the words given with --ask) with a line `bestmove MOVE`; other lines are skipped. `spar session` is such an
engine (native/quoridor/spar.cpp). Games begin with a random opening, each played twice with colours changed. Our rules
judge every move; an engine that answers with an illegal one has lost.

    python bench/quoridor/versus.py --games 100 --ask "go 1" "build/spar session net=NET" "OTHER session"
"""

import argparse
import math
import os
import random
import shlex
import subprocess
import sys
import time
from pathlib import Path

import mazechase

MOST_PLIES = 300
_TICK = os.sysconf("SC_CLK_TCK")


class Engine:
    """A program that plays, one process for the whole match."""

    def __init__(self, command: str, ask: str) -> None:
        self.command, self.ask = command, ask
        self.seconds = self.wall = 0.0
        self.asked = 0
        self._process = subprocess.Popen(  # noqa: S603 (the caller's own command)
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )

    def move(self, moves: list[str]) -> str:
        """Return the engine's answer to a position."""
        self._send("position " + " ".join(moves), "ready")
        used, begun = self._used(), time.perf_counter()
        answer = self._send(self.ask, "bestmove")
        self.seconds += self._used() - used
        self.wall += time.perf_counter() - begun
        self.asked += 1
        return answer.split()[1]

    def used(self) -> str:
        """Return the processor and wall seconds per move."""
        moves = max(1, self.asked)
        return f"{self.seconds / moves:.3f} processor seconds of {self.wall / moves:.3f} per move"

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.wait()

    def _send(self, line: str, wanted: str) -> str:
        if self._process.stdin is None or self._process.stdout is None:
            raise RuntimeError("no pipes")
        print(line, file=self._process.stdin, flush=True)
        for answer in self._process.stdout:
            if answer.startswith(wanted):
                return answer
        raise RuntimeError(f"{self.command} ended")

    def _used(self) -> float:
        """Return the processor seconds of the process so far, with those of its threads."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICK


def opening(seed: int) -> list[str]:
    """Return a random opening: two to ten plies, more moves than fences."""
    rng = random.Random(seed)
    game = mazechase.game("quoridor", players=2)
    state, moves = game.start(), []
    for _ in range(2 * rng.randint(1, 5)):
        actions = [game.write(action) for action in game.legal(state)]
        wanted = 2 if rng.random() < 0.6 else 3  # the length of a move, or of a fence
        moves.append(rng.choice([action for action in actions if len(action) == wanted]))
        state = game.apply(state, game.read(moves[-1])).state
    return moves


def play(first: Engine, second: Engine, moves: list[str]) -> int:
    """Play a game from an opening; return the seat that wins, or 0."""
    game = mazechase.game("quoridor", players=2)
    state = game.start()
    for move in moves:
        state = game.apply(state, game.read(move)).state
    while len(moves) < MOST_PLIES:
        node = game.node(state)
        if isinstance(node, mazechase.Over):
            return int(node.result.winners[0])
        mover = first if state.turn == 1 else second
        move = mover.move(moves)
        action = game.read(move)
        if game.refuse(state, action):
            print(f"illegal: {move} of {mover.command} after {' '.join(moves)}", file=sys.stderr)
            return 3 - state.turn
        state = game.apply(state, action).state
        moves.append(move)
    return 0


def interval(score: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a score."""
    z = 1.96
    share = score / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def main() -> None:
    """Play, and say how it stands after every game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ask", default="go 1", help="what asks an engine for its move")
    parser.add_argument("--ask-other", help="the same for the other, if it differs")
    args = parser.parse_args()
    one, other = Engine(args.one, args.ask), Engine(args.other, args.ask_other or args.ask)
    score = 0.0
    for number in range(1, args.games + 1):
        begins = number % 2 == 1
        moves = opening(args.seed * 100_003 + (number - 1) // 2)
        winner = play(one, other, moves) if begins else play(other, one, moves)
        score += 0.5 if not winner else float((winner == 1) == begins)
        low, high = interval(score, number)
        print(
            f"{score:g} of {number} ({low:.1%} to {high:.1%}), {len(moves)} plies; {one.used()}; {other.used()}",
            flush=True,
        )
    one.close()
    other.close()


if __name__ == "__main__":
    main()
