"""Two engines side by side: in every state the same node, lists, weights and results, and the same states after it."""

from collections.abc import Callable
from random import Random
from typing import Any

from engine.variants import each_option, known_positions, mixed
from mazechase.engine import Kernel, kernel
from mazechase.engine.kernel import node_of
from mazechase.engine.twin import Numbers
from mazechase.rules.api import Chance, Outcome, State
from mazechase.rules.game import AnyGame

CHILDREN = 8  # of a state's actions or outcomes, how many are tried in both engines
LONGEST = 150  # plies in one game, so that long random walks don't crowd out everything else

MakeKernel = Callable[[AnyGame], Kernel]


def compare_state(native: Kernel, state: State, packed: Numbers | None = None) -> tuple[Any, ...]:
    """Check one state, with its numbers if they are known; return the actions or outcomes that follow it."""
    game, twin, core = native.game, native.twin, native.core
    if packed is None:
        packed = twin.pack(state)
    assert twin.unpack(packed) == state, game.position(state)
    assert tuple(core.check(packed)) == packed, game.position(state)
    node, other = game.rules.node(state), node_of(native, core.node(packed))
    assert node == other, (game.position(state), node, other)
    legal = game.rules.legal(state)
    assert tuple(map(native.action, core.legal(packed))) == legal, game.position(state)
    if isinstance(node, Chance):
        assert isinstance(other, Chance)
        assert list(other.odds.items()) == list(node.odds.items()), game.position(state)  # in the same order too
        return tuple(node.odds)
    assert core.count(packed) == len(legal), game.position(state)
    return legal


def compare_after(native: Kernel, state: State, index: int, choice: Any) -> State:
    """Check one ply; return the state after it."""
    return compare_ply(native, state, native.twin.pack(state), index, choice)[0]


def compare_ply(native: Kernel, state: State, packed: Numbers, index: int, choice: Any) -> tuple[State, Numbers]:
    """Check one ply from a state and its numbers; return the state after it, and its numbers."""
    game = native.game
    go_on = game.rules.settle if isinstance(choice, Outcome) else game.rules.apply
    after: State = go_on(state, choice).state
    numbers = native.twin.pack(after)
    assert native.core.after(packed, index) == numbers, (game.position(state), game.write(choice))
    return after, numbers


def compare_game(native: Kernel, state: State, rng: Random, most: int) -> int:
    """Play at random and check every state, with some of its neighbours; return how many plies were tried."""
    plies = 0
    packed = native.twin.pack(state)
    for _ in range(LONGEST):
        choices = compare_state(native, state, packed)
        if not choices or plies >= most:
            break
        tried = rng.sample(range(len(choices)), min(len(choices), CHILDREN))
        after = [compare_ply(native, state, packed, index, choices[index]) for index in tried]
        plies += len(after)
        state, packed = after[-1]
    return plies


def compare(game_id: str, plies: int, seed: int, make: MakeKernel = kernel) -> int:
    """Compare at least this many plies of a game: every option, mixtures of options, and known positions."""
    rng = Random(f"{game_id}/{seed}")
    done = 0
    for game in each_option(game_id):
        done += compare_game(make(game), game.start(), rng, plies // 200)
    known = [(make(game), state) for game, state in known_positions(game_id)]
    for native, state in known:  # each at least once, however few plies there are
        compare_game(native, state, Random(seed), most=1)
    while done < plies:
        if rng.random() < 0.5 and known:
            native, state = rng.choice(known)
        else:
            game = mixed(game_id, rng)
            native, state = make(game), game.start()
        done += compare_game(native, state, rng, plies - done)
    return done
