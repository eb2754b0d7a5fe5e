"""Two engines side by side: at every state the same node, lists, weights and results, and the same states after."""

from collections.abc import Callable
from random import Random
from typing import Any

from engine.variants import each_option, known_positions, mixed
from mazechase.engine import Kernel, kernel
from mazechase.rules.api import AnyGame, Chance, State

CHILDREN = 8  # of a state's actions or outcomes, how many are tried in both engines
LONGEST = 150  # plies in one game, so that long random walks do not crowd out everything else

MakeKernel = Callable[[AnyGame], Kernel]


def compare_state(native: Kernel, state: State) -> tuple[Any, ...]:
    """Check one state in both engines; returns the actions or outcomes that go on from it."""
    game, twin = native.game, native.twin
    packed = twin.pack(state)
    assert twin.unpack(packed) == state, game.position(state)
    assert tuple(native.core.check(packed)) == packed, game.position(state)
    node, other = game.node_unchecked(state), native.node(state)
    assert node == other, (game.position(state), node, other)
    legal = game.legal_unchecked(state)
    assert native.legal(state) == legal, game.position(state)
    if isinstance(node, Chance):
        assert isinstance(other, Chance)
        assert list(other.odds.items()) == list(node.odds.items()), game.position(state)  # the same order too
        return tuple(node.odds)
    assert native.core.count(packed) == len(legal), game.position(state)
    return legal


def compare_after(native: Kernel, state: State, index: int, choice: Any) -> State:
    """Check one ply in both engines; returns the state after it."""
    game = native.game
    go_on = game.settle_unchecked if isinstance(choice, game.outcome_type) else game.apply_unchecked
    after: State = go_on(state, choice).state
    numbers = native.core.after(native.twin.pack(state), index)
    assert numbers == native.twin.pack(after), (game.position(state), game.write(choice))
    return after


def compare_game(native: Kernel, state: State, rng: Random, most: int) -> int:
    """Play at random and check every state on the way, with some of its neighbours; returns how many plies it tried."""
    plies = 0
    for _ in range(LONGEST):
        choices = compare_state(native, state)
        if not choices or plies >= most:
            break
        tried = rng.sample(range(len(choices)), min(len(choices), CHILDREN))
        after = [compare_after(native, state, index, choices[index]) for index in tried]
        plies += len(after)
        state = after[-1]
    return plies


def compare(game_id: str, plies: int, seed: int, make: MakeKernel = kernel) -> int:
    """Compare so many plies of a game or a few more: every option, mixtures of options, and from known positions."""
    rng = Random(f"{game_id}/{seed}")
    done = 0
    for game in each_option(game_id):
        done += compare_game(make(game), game.start(), rng, plies // 200)
    known = [(make(game), state) for game, state in known_positions(game_id)]
    while done < plies:
        if rng.random() < 0.5 and known:
            native, state = rng.choice(known)
        else:
            game = mixed(game_id, rng)
            native, state = make(game), game.start()
        done += compare_game(native, state, rng, plies - done)
    return done
