"""The game and a second, plain writing of its procedure agree on every legal list and every position."""

from random import Random

import pytest

from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.layout import SHIPPED
from rules.chase.oracle import Board, Table, closed_by, square


def _set_up(name: str) -> tuple[Chase, Board]:
    document = SHIPPED[name]
    pac, *ghosts = (square(start) for start in document["starts"].values())
    table = Table(closed_by(document["fences"]), pac, tuple(ghosts))
    pellets = frozenset(square(pellet) for pellet in document["pellets"])
    return Chase(2, {"layout": name}), Board(table, pac, tuple(ghosts), pellets)


@pytest.mark.parametrize("name", SHIPPED)
def test_game_and_oracle_agree(name: str) -> None:
    for seed in range(12):
        game, board = _set_up(name)
        rng = Random(f"{name}/{seed}")
        s = game.start()
        eager = seed % 3  # some games with a Pac-Man who wants pellets, or ghosts who want him
        while True:
            assert game.position(s) == board.text()
            tokens = [game.write(action) for action in game.legal(s)]
            assert set(tokens) == board.legal()
            assert len(tokens) == len(set(tokens))
            if not tokens:
                break
            token = rng.choice(tokens)
            goals = [board.pac] if board.mover >= 0 else list(board.pellets)
            if (eager == 1 and board.mover == -1) or (eager == 2 and board.mover >= 0):
                steps = [step for step in tokens if step != "-"]
                token = min(steps, key=lambda step: min(_apart(square(step), goal) for goal in goals) + rng.random())
            s, board = game.apply(s, game.read(token)).state, board.play(token)
        result = game.setup.result(s)
        assert result is not None
        assert board.over == ("Pac-Man" if result.winners == (1,) else "ghosts")


def _apart(one: tuple[int, int], other: tuple[int, int]) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
