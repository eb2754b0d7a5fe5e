"""The native search: legal, repeatable, symmetric, and exact where a race decides. Without kernels it is not there."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

import mazechase
from games import QuoridorGame
from mazechase import engine
from mazechase.boards.cells import Cell
from mazechase.boards.fences import Maze, Slots
from mazechase.bots import Budget
from mazechase.bots.quoridor import Analysis, analyse
from mazechase.bots.quoridor.thinking import SURE, WON, Style, think
from mazechase.rules.api import Seat
from mazechase.rules.quoridor.game import Quoridor
from mazechase.rules.quoridor.legal import hops
from mazechase.rules.quoridor.values import Fence, Move, QuoridorAction, QuoridorState

pytestmark = pytest.mark.skipif(not engine.available("quoridor"), reason="there is no native search")

OPTIONS = [(2, {}), (2, {"edge_as_fence": False}), (3, {}), (3, {"diagonal_past_piece": True}), (4, {}),
           (4, {"diagonal_past_piece": True, "edge_as_fence": False})]  # fmt: skip


def met_at_random(game: QuoridorGame, games: int, every: int = 17) -> Iterator[QuoridorState]:
    """Return some positions from random games, early and late."""
    for seed in range(games):
        rng = Random(seed)
        s = game.start()
        while isinstance(game.node(s), mazechase.Turn):
            if rng.randrange(every) == 0:
                yield s
            s = game.rules_as(Quoridor).after(s, rng.choice(game.legal(s)))


def played(game: QuoridorGame, state: QuoridorState, actions: tuple[QuoridorAction, ...]) -> QuoridorState:
    """Play a line; every action of it must be legal."""
    for action in actions:
        state = game.apply(state, action).state
    return state


@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_every_line_is_legal_whatever_the_options(players: int, options: dict[str, object]) -> None:
    game = mazechase.game("quoridor", players, options)
    for state in met_at_random(game, 8):
        for nodes in (1, 40, 400):
            found = analyse(game, state, Budget(nodes=nodes), lines=2)
            assert found.nodes <= nodes
            assert len({line.action for line in found.best}) == len(found.best) >= 1
            for line in found.best:
                assert line.action == line.moves[0]
                assert 0 <= line.chance <= 1
                played(game, state, line.moves)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_nodes_give_equal_answers(players: int) -> None:
    game = mazechase.game("quoridor", players)
    for state in met_at_random(game, 2, every=60):
        assert analyse(game, state, Budget(nodes=900)) == analyse(game, state, Budget(nodes=900))


def mirrored_square(cell: int) -> Cell:
    return Cell(cell // 9 * 9 + 8 - cell % 9)


def turned_square(cell: int) -> Cell:
    return Cell(80 - cell)


def mirrored(action: QuoridorAction) -> QuoridorAction:
    if isinstance(action, Move):
        return Move(mirrored_square(action.to))
    return Fence(Cell(action.at // 9 * 9 + 7 - action.at % 9), action.orientation)


def turned(action: QuoridorAction) -> QuoridorAction:
    if isinstance(action, Move):
        return Move(turned_square(action.to))
    return Fence(Cell(70 - action.at), action.orientation)  # the last place for a fence is h8, square 70


def test_a_mirrored_position_has_the_mirrored_answer() -> None:
    game = mazechase.game("quoridor", 2)
    for state in met_at_random(game, 4):
        fences = Slots.of(mirrored(Fence(slot.at, slot.orientation)).slot for slot in state.fences)  # type: ignore[union-attr]
        image = msgspec.structs.replace(state, pawns=tuple(map(mirrored_square, state.pawns)), fences=fences)
        there, here = analyse(game, image, Budget(nodes=700)), analyse(game, state, Budget(nodes=700))
        if image != state:
            assert [line.value for line in there.best] == [line.value for line in here.best]
            assert [tuple(map(mirrored, line.moves)) for line in there.best] == [line.moves for line in here.best]


def test_swapped_seats_have_the_turned_answer() -> None:
    game = mazechase.game("quoridor", 2)
    for state in met_at_random(game, 4):
        fences = Slots.of(turned(Fence(slot.at, slot.orientation)).slot for slot in state.fences)  # type: ignore[union-attr]
        image = QuoridorState(
            tuple(map(turned_square, reversed(state.pawns))), state.left[::-1], fences, Seat(3 - state.turn), 0
        )
        there, here = analyse(game, image, Budget(nodes=700)), analyse(game, state, Budget(nodes=700))
        assert [line.value for line in there.best] == [line.value for line in here.best]
        assert [tuple(map(turned, line.moves)) for line in there.best] == [line.moves for line in here.best]


def race_by_force(game: QuoridorGame, fences: Slots) -> dict[tuple[int, int, int], int]:
    """Return the plies until somebody wins, by turn and both pawns, found by trying everything."""
    rules = game.rules_as(Quoridor)
    maze = Maze(fences)
    moves = {
        (mine, theirs): [hop.to for hop in hops(maze, Cell(mine), (Cell(theirs),), rules.setup)]
        for mine in range(81) for theirs in range(81) if mine != theirs
    }  # fmt: skip
    plies: dict[tuple[int, int, int], int] = {}
    for ply in range(1, 120):
        found = {}
        for (mine, theirs), targets in moves.items():
            for turn in (0, 1):
                if (turn, mine, theirs) in plies or mine in rules.goals[turn] or theirs in rules.goals[1 - turn]:
                    continue
                after = [0 if to in rules.goals[turn] else plies.get((1 - turn, theirs, to), -1) for to in targets]
                wins = any(value == ply - 1 and value % 2 == 0 for value in after)
                loses = bool(after) and ply % 2 == 0 and all(value > 0 and value % 2 == 1 for value in after)
                if wins or loses:
                    found[turn, mine, theirs] = ply
        if not found and ply > 2 and ply % 2 == 1:
            break
        plies |= found
    return plies


def test_a_race_without_fences_is_solved_as_by_force() -> None:
    game = mazechase.game("quoridor", 2)
    start = game.place("e1,e9 0,0 d4h,f4h,b4h,h4v,c5v,e5v,e6h,c2h,e2h,g3v,g6h,a7h 1 0")
    exact = race_by_force(game, start.fences)
    rng = Random(5)
    checked = 0
    for _ in range(150):
        mine, theirs = rng.sample(range(9, 72), 2)
        turn = rng.randrange(2)
        pawns = (mine, theirs) if turn == 0 else (theirs, mine)
        state = msgspec.structs.replace(start, pawns=tuple(map(Cell, pawns)), turn=Seat(turn + 1))
        expected = exact.get((turn, mine, theirs))
        value = analyse(game, state, Budget(nodes=4000), lines=1).best[0].value
        if expected is None:
            assert abs(value) < SURE
        else:
            assert (value >= SURE, value <= -SURE) == (expected % 2 == 1, expected % 2 == 0)
            assert WON - abs(value) >= expected  # never faster than is possible
            checked += 1
    assert checked > 100


def test_time_ends_a_search() -> None:
    game = mazechase.game("quoridor", 2)
    found = analyse(game, game.start(), Budget(time_ms=30, now=lambda: 0.0))
    assert 0 < found.nodes < 3_000_000


def test_a_player_who_errs_is_repeatable_and_different() -> None:
    game = mazechase.game("quoridor", 2)
    style = Style(error=600, deepest=2)
    answers = {
        seed: think(game.rules_as(Quoridor), game.start(), Budget(nodes=500), 1, style=style, seed=seed)
        for seed in range(12)
    }
    again = {
        seed: think(game.rules_as(Quoridor), game.start(), Budget(nodes=500), 1, style=style, seed=seed)
        for seed in range(12)
    }
    assert answers == again
    assert len({thoughts.lines[0].actions[0] for thoughts in answers.values() if thoughts}) > 1


def test_a_finished_game_has_no_best_action() -> None:
    game = mazechase.game("quoridor", 2)
    assert analyse(game, game.place("e9,a4 0,5 - 2 0"), Budget(nodes=10)) == Analysis((), 0, 0)


def test_more_nodes_play_better() -> None:
    game = mazechase.game("quoridor", 2)
    won = 0
    for number in range(8):
        rng = Random(number)
        s = game.start()
        for _ in range(4):
            s = game.apply(s, rng.choice(game.legal(s))).state
        strong = 1 + number % 2
        while not isinstance(node := game.node(s), mazechase.Over):
            found = analyse(game, s, Budget(nodes=3000 if s.turn == strong else 60), lines=1)
            s = game.apply(s, found.best[0].action).state
        won += node.result.winners == (strong,)
    assert won >= 6
