"""CARD-55: the kernel's samples against all deals counted out one by one, the exact odds, and Python's samples.

The seeds are fixed, so that a test passes always or never.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from math import prod, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

import pytest

import mazechase
from engine.cards_tables import SMALL, any_game, made_up
from engine.plain import chosen_kernel, has_chosen_kernel
from engine.test_cards import wide_deck
from games import CardsGame
from mazechase.engine import Kernel
from mazechase.engine.twins.cards import CardsTwin
from mazechase.rules.api import ALL, WATCHER, Seat, Viewer
from mazechase.rules.cards.dealing import next_card, unseen
from mazechase.rules.cards.deck import Card
from mazechase.rules.cards.game import Cards
from mazechase.rules.cards.positions import check_position
from mazechase.rules.cards.values import CardsState, CardsView
from rules.cards.playing import MOVERS, busy
from rules.cards.tables import Table, at, viewers, with_deck
from rules.cards.test_dealing import TABLES, VIEWERS
from rules.cards.worlds import chances, deals

pytestmark = pytest.mark.skipif(not has_chosen_kernel("cards"), reason="no native kernel of cards")

SIGMAS = 5  # how far chance may lead
LARGE = "50dot+20cherry+10melon+8blinky+9inky+9pinky+9clyde+2give+2swap+2pass-left+2all-draw+2dictate+2skip"
RED_TWO = {"red_ghost": "two"}
MORE_TABLES = {
    "several doubles": at("dot blinky blinky", deck="2dot+3blinky+inky", phase="draw", options=RED_TWO),
    "doubles or singles": at("dot blinky 2inky", deck="2dot+2blinky+3inky", phase="draw", options=RED_TWO),
    "more ghosts than room": at("dot 2inky dot+inky", deck="2dot+4inky", phase="draw"),
    "large and small hands": at("- 2dot+inky inky", deck="3dot+3inky+cherry", phase="draw"),
}


def samples(game: CardsGame, view: CardsView, count: int) -> list[CardsState]:
    """Return so many samples, one per seed."""
    core, twin = chosen_kernel(game).core, CardsTwin(game.rules_as(Cards))
    packed = twin.pack_view(view)
    drawn = Counter(core.sample(packed, seed) for seed in range(count))
    return [state for numbers, times in drawn.items() for state in [twin.unpack(numbers)] * times]


def assert_drawn_from(counted: Counter[Any], shares: Mapping[Any, float]) -> None:
    """Check by chi-square that counts come from a distribution."""
    assert set(counted) <= set(shares)
    total, free = counted.total(), len(shares) - 1
    off = sum((counted[value] - total * share) ** 2 / (total * share) for value, share in shares.items())
    assert off <= free + SIGMAS * sqrt(2 * free) + (SIGMAS**2 if free else 1e-9), (off, free)


@pytest.mark.parametrize("name", TABLES | MORE_TABLES)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_samples_are_as_frequent_as_their_deals(name: str, viewer: Viewer) -> None:
    table: Table = (TABLES | MORE_TABLES)[name]
    view = table.view(viewer)
    counted = Counter(state.hands for state in samples(table.game, view, 1500))
    assert_drawn_from(counted, {hands: float(share) for hands, share in chances(deals(table.game, view)).items()})


def test_hidden_picks_are_of_any_kind_in_the_hand() -> None:
    table = at(
        "dot cherry+2inky",
        deck="2dot+cherry+2inky+pass-left",
        phase="pass-left",
        picks="-,inky",
        drawn=1,
        discard="pass-left",
    )
    view = table.view(Seat(1))
    drawn = Counter((state.hands[1], state.picks[1]) for state in samples(table.game, view, 3000))
    shares = {
        (hands[1], card): float(share) / len(set(hands[1]))
        for hands, share in chances(deals(table.game, view)).items()
        for card in set(hands[1])
    }
    assert_drawn_from(drawn, shares)


def full_view(players: int, red_ghost: str, seed: int) -> tuple[CardsGame, CardsView]:
    """Return a view with much in hidden hands, too much to count deals one by one."""
    game = with_deck(mazechase.game("cards", players, {"level": "bonus", "red_ghost": red_ghost}), MOVERS)
    states = [state for state in busy(game, seed).states if state.phase == "draw"]
    fullest = max(states, key=lambda state: sum(map(len, state.hands[1:])))
    return game, game.view(fullest, WATCHER if seed % 2 else Seat(1))


def large_view(players: int, red_ghost: str, seed: int) -> tuple[CardsGame, CardsView]:
    """Return a view of large hands out of a large deck: its deals are counted in numbers of more than 64 bits."""
    game = with_deck(mazechase.game("cards", players, {"level": "bonus", "red_ghost": red_ghost}), LARGE)
    setup, tables = game.rules_as(Cards).setup, made_up(game, Random(seed))
    views = [game.view(next(tables), WATCHER) for _ in range(20)]
    return game, max(views, key=lambda view: prod(gap.cards + 1 for gap in unseen(setup, view).gaps.values()))


def features(game: CardsGame, state: CardsState, view: CardsView) -> Iterator[tuple[str, Hashable]]:
    """Give what is looked at in a deal: ghost units in hidden hands, one by one and in all, and cards of some kinds."""
    hidden = [number for number, hand in enumerate(view.hands) if hand is None]
    units = [game.rules_as(Cards).setup.ghost_units(state.hands[number]) for number in hidden]
    yield "all units", sum(units)
    yield "blinkies", sum(state.hands[number].count(Card("blinky")) for number in hidden)
    for number, of_hand in zip(hidden, units, strict=True):
        yield f"units {number}", of_hand
        yield f"dots {number}", min(4, state.hands[number].count(Card("dot")))


def counted(game: CardsGame, view: CardsView, states: list[CardsState]) -> dict[str, Counter[Hashable]]:
    """Count the features of some deals."""
    found: dict[str, Counter[Hashable]] = {}
    for state in states:
        for feature, value in features(game, state, view):
            found.setdefault(feature, Counter())[value] += 1
    return found


@pytest.mark.parametrize(("players", "red_ghost", "seed"), [(3, "one", 1), (5, "two", 2), (8, "one", 3), (8, "two", 4)])
def test_samples_are_distributed_as_in_python(players: int, red_ghost: str, seed: int) -> None:
    game, view = full_view(players, red_ghost, seed)
    rng = Random(seed)
    native = counted(game, view, samples(game, view, 1000))
    python = counted(game, view, [game.sample(view, rng) for _ in range(1000)])
    for feature in native.keys() | python.keys():
        one, other = native[feature], python[feature]
        values = one.keys() | other.keys()
        off = sum((one[value] - other[value]) ** 2 / (one[value] + other[value]) for value in values)
        assert off <= len(values) + SIGMAS * sqrt(2 * len(values)) + SIGMAS**2 / 2, (feature, one, other)


@pytest.mark.parametrize(
    ("a_view", "players", "red_ghost", "seed"),
    [
        (full_view, 4, "one", 5),
        (full_view, 8, "two", 7),
        (large_view, 8, "one", 1),
        (large_view, 8, "one", 2),
        (large_view, 8, "two", 1),
        (large_view, 8, "two", 2),
    ],
)
def test_samples_leave_the_deck_as_the_exact_odds_say(
    a_view: Callable[[int, str, int], tuple[CardsGame, CardsView]], players: int, red_ghost: str, seed: int
) -> None:
    game, view = a_view(players, red_ghost, seed)
    weights = next_card(game.rules_as(Cards).setup, view)
    lefts = [game.rules_as(Cards).setup.left(state.hands, state.discard) for state in samples(game, view, 2000)]
    for card in game.rules_as(Cards).setup.deck:
        left = [counts[card] for counts in lefts]
        expected = view.deck * weights.get(card, 0) / sum(weights.values())
        assert abs(fmean(left) - expected) <= SIGMAS * stdev(left) / sqrt(len(left)) + 1e-9, card


def check_sample(native: Kernel, view: CardsView, seed: int) -> None:
    """Check that a sample looks like its view and passes as a position."""
    state = native.sample(view, seed)
    assert isinstance(state, CardsState)
    assert native.game.view(state, view.viewer) == view
    check_position(native.game.rules_as(Cards).setup, state)


@pytest.mark.parametrize("seed", range(14))
def test_samples_look_like_their_view(seed: int) -> None:
    rng = Random(seed)
    game = any_game(rng, players=2 + seed % 7)
    if seed % 2:
        with_deck(game, SMALL)
    native = chosen_kernel(game)
    tables = made_up(game, rng)
    for state in (*busy(game, seed).some(10), *(next(tables) for _ in range(10))):
        for viewer in (*viewers(game), ALL):
            check_sample(native, game.view(state, viewer), seed)


def test_samples_of_as_many_kinds_as_there_can_be() -> None:
    game = mazechase.game("cards", 8, {"level": "bonus", "deck": wide_deck(), "red_ghost": "two"})
    native = chosen_kernel(game)
    for state in busy(game, 1).some(20):
        for viewer in viewers(game):
            check_sample(native, game.view(state, viewer), 1)


def test_the_same_seed_gives_the_same_sample() -> None:
    game, view = full_view(4, "one", 1)
    native = chosen_kernel(game)
    assert native.sample(view, 7) == native.sample(view, 7)
    assert len({native.twin.pack(native.sample(view, seed)) for seed in range(20)}) == 20


def test_numbers_that_are_no_view_are_refused_or_dealt() -> None:
    rng, refused = Random(1), 0
    game, view = full_view(4, "two", 2)
    native = chosen_kernel(game)
    packed = native.twin.pack_view(view)
    changes: tuple[Callable[[int], int], ...] = (
        lambda number: number + rng.choice((-2, -1, 1, 2)),
        lambda number: -number,
        lambda _: rng.randint(-130, 130),
        lambda _: rng.getrandbits(40),
    )
    for _ in range(3000):
        numbers = list(packed)
        for _ in range(rng.randint(1, 3)):
            place = rng.randrange(len(numbers))
            numbers[place] = rng.choice(changes)(numbers[place])
        try:
            native.core.check(native.core.sample(tuple(numbers), 1))
        except ValueError:
            refused += 1
    assert 1000 < refused < 3000
    for size in range(len(packed)):
        with pytest.raises(ValueError, match="number"):
            native.core.sample(packed[:size], 1)
