"""The rules against the slow engine of oracle.py, position by position."""

from collections import Counter
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

import mazechase
from games import QuoridorGame
from golden.header import parse
from mazechase.errors import BadText
from mazechase.rules.api import Over, Turn
from mazechase.rules.quoridor.events import PassedOver
from mazechase.rules.quoridor.game import Quoridor
from mazechase.rules.quoridor.values import QuoridorState
from rules.quoridor.oracle import (
    BOARD,
    COMPASS,
    EVERY_FENCE,
    EVERY_SQUARE,
    FITTING,
    SUPPLY,
    Oracle,
    Position,
    Square,
    at_goal,
    square_of,
    takes_up,
)

VARIANTS: dict[str, tuple[int, dict[str, Any]]] = {
    "2": (2, {}),
    "3": (3, {}),
    "4": (4, {}),
    "2-edge-off": (2, {"edge_as_fence": False}),
    "3-past-piece": (3, {"diagonal_past_piece": True}),
    "4-edge-off-past-piece": (4, {"edge_as_fence": False, "diagonal_past_piece": True}),
    "4-edge-off": (4, {"edge_as_fence": False}),
    "4-limit": (4, {"max_turns": 40}),
}
BY_THE_EDGE = sorted(square for square in BOARD if {1, 9} & set(square))
variants = pytest.mark.parametrize(("players", "options"), VARIANTS.values(), ids=VARIANTS)


def engines(players: int, options: dict[str, Any]) -> tuple[QuoridorGame, Oracle]:
    return mazechase.game("quoridor", players, options), Oracle(players, **options)


def tokens(game: QuoridorGame, s: QuoridorState) -> list[str]:
    return [game.write(action) for action in game.legal(s)]


def compare(game: QuoridorGame, oracle: Oracle, p: Position, legal: list[str]) -> None:
    """Check one position: the end, the winner, the whole legal list in order."""
    s = game.place(p.text)
    assert tokens(game, s) == legal, p.text
    node = game.node(s)
    assert isinstance(node, Over) == oracle.over(p), p.text
    match node:
        case Over(result):
            winner = oracle.winner(p)
            assert result.winners == (() if winner is None else (winner,)), p.text
            assert result.reason == ("turn_limit" if winner is None else "goal_reached"), p.text
        case Turn(seats):
            assert seats == (p.turn,)


def compare_step(game: QuoridorGame, oracle: Oracle, p: Position, token: str) -> Position:
    """Check what an action leads to, and who is passed over on the way."""
    after, passed = oracle.play(p, token)
    step = game.apply(game.place(p.text), game.read(token))
    assert game.position(step.state) == after.text, (p.text, token)
    assert [event.seat for event in step.events if isinstance(event, PassedOver)] == passed, (p.text, token)
    return after


def nearness(p: Position, square: Square) -> int:
    return min(abs(square[0] - x) + abs(square[1] - y) for x, y in p.pawns if (x, y) != p.pawns[p.turn - 1])


def choose(p: Position, legal: list[str], rng: Random, oracle: Oracle) -> str:
    """Bring pawns together, put fences against pawns and fences, and rarely finish."""
    side = oracle.sides[p.turn - 1]
    moves = [token for token in legal if len(token) == 2 and not at_goal(side, square_of(token))]
    fences = [token for token in legal if len(token) == 3]
    if moves and (not fences or rng.random() < 0.45):
        closest = sorted(moves, key=lambda token: (nearness(p, square_of(token)), rng.random()))
        return closest[0] if rng.random() < 0.7 else rng.choice(moves)
    if fences:
        around = [fence for fence in fences if nearness(p, square_of(fence)) <= 2]
        return rng.choice(around or fences)
    return rng.choice(legal)


@variants
def test_playouts_agree(players: int, options: dict[str, Any]) -> None:
    game, oracle = engines(players, options)
    for seed in range(2):
        rng = Random(seed)
        p = oracle.start()
        for _ in range(40):
            legal = oracle.legal(p)
            compare(game, oracle, p, legal)
            if not legal:
                break
            p = compare_step(game, oracle, p, choose(p, legal, rng, oracle))


def set_up(oracle: Oracle, rng: Random) -> Position:
    """Set up a position at random: pawns in a cluster, fences around them; now and then one that cannot be."""
    supply = SUPPLY[oracle.players] * oracle.players
    cluster = [rng.choice((rng.choice(sorted(BOARD)), rng.choice(BY_THE_EDGE)))]
    while len(cluster) < oracle.players:
        x, y = rng.choice(cluster)
        dx, dy = rng.choice(COMPASS)
        if (x + dx, y + dy) in BOARD and (x + dx, y + dy) not in cluster:
            cluster.append((x + dx, y + dy))
    for _ in range(9):  # rather not home already
        rng.shuffle(cluster)
        if not any(at_goal(side, pawn) for side, pawn in zip(oracle.sides, cluster, strict=True)):
            break
    wanted = rng.choice((0, 3, 6, 12, supply))
    around = sorted(fence for fence in FITTING if nearness_of(cluster, square_of(fence)) <= 2)
    rng.shuffle(around)
    fences: frozenset[str] = frozenset()
    for fence in around + rng.sample(sorted(FITTING), 20):
        clear = len(fences) < wanted and not any(takes_up(fence) & takes_up(other) for other in fences)
        if clear and (oracle.all_have_a_way(tuple(cluster), fences | {fence}) or rng.random() < 0.02):
            fences |= {fence}
    each = (supply - len(fences)) // oracle.players
    left = tuple(rng.choice((0, each)) for _ in cluster)
    taken = 0 if oracle.max_turns is None else oracle.max_turns - rng.choice((0, 1, 1, 20))
    return Position(tuple(cluster), left, fences, rng.randint(1, oracle.players), taken)


def nearness_of(cluster: list[Square], square: Square) -> int:
    return min(abs(square[0] - x) + abs(square[1] - y) for x, y in cluster)


class SetUp(NamedTuple):
    """A position set up at random, whether it can be, and the slow engine's legal list."""

    p: Position
    fits: bool
    legal: list[str]


def judged(oracle: Oracle, p: Position) -> SetUp:
    home = sum(at_goal(side, pawn) for side, pawn in zip(oracle.sides, p.pawns, strict=True))
    legal = oracle.legal(p)
    fits = home <= 1 and oracle.all_have_a_way(p.pawns, p.fences) and bool(oracle.over(p) or legal)
    return SetUp(p, fits, legal)


@cache
def set_ups(variant: str) -> tuple[SetUp, ...]:
    """Give random positions, the same in every run."""
    players, options = VARIANTS[variant]
    oracle, rng = Oracle(players, **options), Random(variant)
    return tuple(judged(oracle, set_up(oracle, rng)) for _ in range(90))


@pytest.mark.parametrize("variant", VARIANTS)
def test_set_up_positions_agree(variant: str) -> None:
    game, oracle = engines(*VARIANTS[variant])
    rng = Random(0)
    for p, fits, legal in set_ups(variant):
        if not fits:
            with pytest.raises(BadText, match=r"can't|no path"):
                game.place(p.text)
            continue
        compare(game, oracle, p, legal)
        for token in rng.sample(legal, min(len(legal), 4)):
            compare_step(game, oracle, p, token)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_token_is_refused_or_legal_alike(variant: str) -> None:
    game = engines(*VARIANTS[variant])[0]
    for p, _, legal in islice(filter(lambda found: found.fits, set_ups(variant)), 25):
        s = game.place(p.text)
        allowed = [token for token in (*EVERY_SQUARE, *EVERY_FENCE) if game.refuse(s, game.read(token)) is None]
        assert allowed == legal, p.text


def perft(game: QuoridorGame, s: QuoridorState, depth: int) -> int:
    legal = game.legal(s)
    if depth == 1:
        return len(legal)
    return sum(perft(game, game.rules_as(Quoridor).after(s, action), depth - 1) for action in legal)


@pytest.mark.parametrize(
    ("variant", "position", "depth"),
    [
        ("2", "e4,e5 0,0 e5h,d4v,b2h,g7v 1 0", 5),
        ("2", "e8,e9 0,0 d8v,c3h 1 0", 5),
        ("2-edge-off", "e8,e9 0,0 e7h,d7v,e8v 2 0", 5),
        ("3", "e4,e5,e6 0,0,0 e3h,d4v,e4v 3 0", 5),
        ("3-past-piece", "e4,e5,e6 0,0,0 e3h,d3v 1 0", 5),
        ("4", "e4,e5,e6,d5 0,0,0,0 e3h,f5v 1 0", 5),
        ("4-edge-off-past-piece", "h5,i5,i6,h6 0,0,0,1 h3h 1 0", 4),
        ("4-limit", "d5,e5,e4,d4 0,0,0,0 - 1 37", 3),
        ("2", "e4,e5 1,0 a5h,c5h,g5h,h4v,h6v 1 0", 3),
        ("2", "e2,e8 1,1 a5h,c5h,e5h,g5h,h4v,h6v 1 0", 2),
    ],
)
def test_perft_of_odd_positions_agrees(variant: str, position: str, depth: int) -> None:
    game, oracle = engines(*VARIANTS[variant])
    assert perft(game, game.place(position), depth) == oracle.perft(oracle.read(position), depth)


CENSUS = sorted((Path(__file__).parents[2] / "census").glob("quoridor-*.txt"))


@pytest.mark.parametrize("path", CENSUS, ids=lambda path: path.stem)
def test_the_census_is_not_the_rules_own_word_alone(path: Path) -> None:
    header, lines = parse(path.read_text("utf-8"))
    oracle = Oracle(header.players, **header.options)
    p = oracle.start() if header.position is None else oracle.read(header.position)
    small = [(depth, count) for depth, count in (map(int, line.split()) for line in lines) if count <= 600]
    assert small
    for depth, count in small:
        assert oracle.perft(p, depth) == count


def test_there_is_a_census_to_compare() -> None:
    assert len(CENSUS) >= 15


RARE = [
    *("last-path", "one-piece-a-jump", "piece-behind", "jump-straight", "fence-beside", "edge-behind"),
    *("overlap", "crossing", "over", "heavy", "impossible"),
    *("QUOR-15", "QUOR-16", "QUOR-18", "QUOR-19", "QUOR-22", "QUOR-26", "QUOR-27"),
]


def test_the_positions_compared_hold_what_matters() -> None:
    """The comparison is worth as much as its positions: count the rare things in them."""
    seen: Counter[str] = Counter()
    for variant in VARIANTS:
        game = engines(*VARIANTS[variant])[0]
        for p, fits, legal in set_ups(variant):
            seen["impossible"] += not fits
            if not fits:
                continue
            s = game.place(p.text)
            seen["over"] += not legal
            seen["heavy"] += len(p.fences) >= 12
            if legal:
                refused = (token for token in (*EVERY_SQUARE, *FITTING) if token not in legal)
                seen.update({game.rules.explain(s, game.read(token)).code for token in refused})
            sample = [token for token in legal if len(token) == 2] + legal[-1:]
            seen.update({event.ruling for token in sample for event in game.apply(s, game.read(token)).events})
    for thing in RARE:
        assert seen[thing] >= 3, (thing, seen)
