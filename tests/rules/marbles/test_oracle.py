"""Random games played side by side with a second implementation, over all numbers of players and mixed options."""

import re
from itertools import pairwise
from random import Random

import pytest

import mazechase
from contract.playing import values_of
from games import MarblesGame
from mazechase.rules.api import WATCHER, Chance, Over, Turn
from mazechase.rules.marbles.game import Marbles
from mazechase.rules.marbles.legal import ghost_ends, walker
from mazechase.rules.marbles.values import Go, MarblesAction, MarblesState, Prowl
from rules.marbles.drawings import TREES
from rules.marbles.oracle import Oracle, Token


def met_at_random(game: MarblesGame, seed: int, every: int) -> list[MarblesState]:
    rng, s, met = Random(seed), game.start(), []
    for ply in range(400):
        node = game.node(s)
        if isinstance(node, Over):
            break
        if isinstance(node, Chance):
            s = game.settle(s, node.odds.pick(rng.randrange(36))).state
        else:
            if ply % every == 0 and s.dice and not s.todo:
                met.append(s)
            s = game.apply(s, rng.choice(game.legal(s))).state
    return met


def token(text: str) -> Token:
    """Read a token of the game as the oracle writes it."""
    if found := re.fullmatch(r"([1-6])([a-z]\d+)(?::(.+))?", text):
        return "go", int(found[1]), found[2], frozenset(found[3].split(",")) if found[3] else frozenset()
    if found := re.fullmatch(r"([1-6])([a-z]\d+)>([a-z]\d+)", text):
        return "prowl", int(found[1]), found[2], found[3]
    if found := re.fullmatch(r"@(.+)", text):
        return "ring", found[1]
    if found := re.fullmatch(r"(from|pay)(\d)", text):
        return found[1], int(found[2])
    return ("stay",) if text == "-" else (text,)


def check(game: MarblesGame, s: MarblesState, oracle: Oracle) -> None:
    """Compare what lies on the table, who is asked for what, and how it ended."""
    view = game.view(s, WATCHER)
    assert (set(view.white), set(view.yellow)) == (oracle.white, oracle.yellow)
    assert list(view.pacs) == [*oracle.pac.values()]
    assert sorted(view.ghosts) == sorted(oracle.ghosts)
    assert (list(view.trays), list(view.held)) == ([*oracle.tray.values()], [*oracle.held.values()])
    texts = [game.write(action) for action in game.legal(s)]
    assert len(texts) == len(set(texts))
    assert {token(text) for text in texts} == oracle.legal()
    match game.node(s):
        case Over(result):
            assert (list(result.winners), list(result.scores)) == (oracle.winners(), oracle.scores())
            assert result.reason == oracle.reason
        case Chance(odds, seat):
            assert seat == oracle.roller()
            faces = {game.write(roll): weight for roll, weight in odds.items()}
            assert faces == {f"*{low}{high}": 1 + (low < high) for low in range(1, 7) for high in range(low, 7)}
            assert list(view.owed) == oracle.owed
        case Turn(seats):
            assert oracle.roller() is None
            assert seats == (oracle.asked(),)
            assert sorted(view.dice) == sorted(oracle.dice)


def greedy(game: MarblesGame, s: MarblesState, rng: Random) -> MarblesAction:
    """Choose at random, but rather what gobbles a ghost or much, hits a Pac-Man, or takes the last marbles."""

    def worth(a: MarblesAction) -> int:
        if isinstance(a, Go):
            return 9 if a.to in s.ghosts else len(a.eats) + 4 * any(cell in s.yellow for cell in a.eats)
        return 6 * (isinstance(a, Prowl) and a.to in s.pacs)

    legal = game.legal(s)
    return rng.choice(legal) if rng.random() < 0.5 else max(legal, key=lambda a: worth(a) + rng.random())


def thinned(game: MarblesGame, oracle: Oracle, rng: Random) -> MarblesState:
    """Leave two white marbles, each beside a home, and have the first seat own the others: the end is near."""
    oracle.white = {rng.choice(sorted(oracle.near[home])) for home in rng.sample([*oracle.home.values()], 2)}
    oracle.tray[1] = 72 - 2
    oracle.rolls = {}
    _, *fields = game.position(game.start()).split(" ")
    fields[2] = ",".join(map(str, oracle.tray.values()))
    fields[9] = "-"
    return game.place(" ".join((",".join(oracle.white), *fields)))


def side_by_side(game: MarblesGame, seed: str, most: int, *, thin: bool = False) -> str:
    """Play both, and give the reason of the end, if it came."""
    oracle, rng = Oracle(game.rules_as(Marbles).facts), Random(seed)
    s = thinned(game, oracle, rng) if thin else game.start()
    for _ in range(most):
        check(game, s, oracle)
        node = game.node(s)
        if isinstance(node, Over):
            return node.result.reason
        if isinstance(node, Chance):
            roll = node.odds.pick(rng.randrange(36))
            s = game.settle(s, roll).state
            oracle.roll(*map(int, game.write(roll)[1:]))
        else:
            action = greedy(game, s, rng)
            s = game.apply(s, action).state
            oracle.act(token(game.write(action)))
    return ""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_implementations_agree(players: int) -> None:
    side_by_side(mazechase.game("marbles", players), str(players), 300)


def mixed(rng: Random) -> MarblesGame:
    """Draw players and options."""
    options = {
        option.name: rng.choice([option.default, *values_of(option)])
        for option in Marbles.declared
        if option.name not in ("layout", "max_turns")
    }
    options["layout"] = rng.choice(["corners", "corners", TREES])
    options["max_turns"] = rng.choice(["none", "none", rng.randint(1, 40)])
    return mazechase.game("marbles", rng.randint(2, 4), options)


@pytest.mark.parametrize("part", range(4))
def test_two_implementations_agree_with_options_mixed(part: int) -> None:
    rng = Random(part)
    side_by_side(mixed(rng), f"{part}", 120)
    ends = [side_by_side(mixed(rng), f"{part}/{seed}", 60, thin=True) for seed in range(5)]
    assert "marbles_cleared" in ends


def is_a_walk(oracle: Oracle, cells: list[str]) -> bool:
    """Tell whether cells follow each other along paths or over openings."""
    openings = set(oracle.openings)
    return all(to in oracle.near[here] or {here, to} <= openings for here, to in pairwise(cells))


def test_the_ways_told_are_walks() -> None:
    game = mazechase.game("marbles", 4)
    oracle = Oracle(game.rules_as(Marbles).facts)
    for s in met_at_random(game, seed=9, every=12):
        for die in set(s.dice):
            mine = walker(game.rules_as(Marbles).setup, s)
            for (to, eats), way in mine.paths(die).items():
                assert is_a_walk(
                    oracle, [game.rules_as(Marbles).layout.names[cell] for cell in (mine.origin, *way.cells)]
                )
                assert way.cells[-1] == to
                assert eats == way.eats
            for (origin, to), cells in ghost_ends(game.rules_as(Marbles).setup, s, die).items():
                assert is_a_walk(oracle, [game.rules_as(Marbles).layout.names[cell] for cell in (origin, *cells)])
                assert cells[-1] == to


def test_hints_show_the_way_of_every_move_and_the_danger_of_every_seat() -> None:
    game = mazechase.game("marbles", 3)
    s = met_at_random(game, 4, 7)[3]
    hints = game.hints(game.view(s, "watcher"))
    moves = [a for a in game.legal(s) if isinstance(a, Go | Prowl)]
    ways = [hint for hint in hints if hint.kind in ("way", "prowl")]
    assert [(hint.cells[-1], hint.value) for hint in ways] == [
        (game.rules_as(Marbles).layout.names[a.to], a.die) for a in moves
    ]
    danger = [hint for hint in hints if hint.kind == "danger"]
    assert [hint.seat for hint in danger] == [1, 2, 3]
    oracle, view = Oracle(game.rules_as(Marbles).facts), game.view(s, "watcher")
    oracle.pac, oracle.ghosts = dict(zip(game.seats, view.pacs, strict=True)), [*view.ghosts]
    for hint, pac in zip(danger, view.pacs, strict=True):
        rolls = sum(
            any((origin, pac) in oracle.ghost_moves(die) for origin in view.ghosts for die in (low, high))
            for low in range(1, 7)
            for high in range(1, 7)
        )
        assert hint.value == rolls
        assert bool(hint.cells) == bool(rolls)
