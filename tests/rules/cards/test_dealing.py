"""CARD-55: odds and samples against all deals, counted out one by one on small decks; exact fractions throughout."""

from collections import Counter, defaultdict
from fractions import Fraction
from random import Random
from typing import Any

import pytest

import mazechase
from games import CardsGame
from mazechase.rules.api import ALL, WATCHER, Action, Chance, Viewer
from mazechase.rules.cards.dealing import Gap, count_deals, next_card
from mazechase.rules.cards.deck import DOT
from mazechase.rules.cards.game import Cards
from mazechase.rules.cards.values import CardsState, Shut
from rules.cards.tables import Table, at, viewers, with_deck
from rules.cards.worlds import chances, deals, next_cards, outcomes

TINY = "dot+cherry+2inky+blinky+give"
ROUND = "2dot+2inky+blinky+give+swap"

TABLES = {
    "two hidden hands": at("dot inky dot", deck=ROUND, phase="draw", discard="give"),
    "known cards": at(
        "dot inky dot+inky", deck=ROUND, phase="draw", discard="give", known="1>3:inky,2>3:dot+inky,3>1:dot"
    ),
    "nothing known of one": at("- inky dot+inky", deck=ROUND, phase="draw", discard="swap", known="1>2:inky"),
    "one knocked out": at("dot inky 2inky+blinky", deck="2dot+4inky+blinky", phase="draw", status="aao"),
    "one shut down": at("dot 2inky dot", deck=ROUND, phase="draw", status="ada", seat=3),
    "no room for ghosts": at("- 2inky+dot dot", deck=ROUND, phase="draw", discard="swap", known="1>2:2inky"),
    "all the rest are ghosts": at("dot+cherry inky blinky", deck=TINY, phase="draw", discard="give"),
    "a double ghost": at("dot blinky cherry", deck=TINY, phase="draw", options={"red_ghost": "two"}),
    "a double and a single": at("dot inky blinky", deck=TINY, phase="draw", options={"red_ghost": "two"}),
    "half a room": at(
        "- dot+inky -", deck=TINY, phase="draw", options={"red_ghost": "two"}, discard="give", known="1>2:inky"
    ),
    "everybody draws": at(
        "dot inky -", deck=TINY + "+all-draw", phase="all-draw", drawing=3, discard="all-draw", drawn=1
    ),
    "somebody gives": at("dot cherry+inky -", deck=TINY, phase="give", seat=2, drawn=1, discard="give"),
    "somebody gives what is known": at(
        "dot cherry+inky -", deck=TINY, phase="give", seat=2, drawn=1, discard="give", known="1>2:inky,3>2:cherry"
    ),
    "somebody gives a double": at(
        "dot cherry+blinky -", deck=TINY, phase="give", seat=2, drawn=1, discard="give", options={"red_ghost": "two"}
    ),
}
VIEWERS: tuple[Viewer, ...] = (*(mazechase.game("cards", 3).seats), WATCHER, ALL)
every_table = pytest.mark.parametrize("table", TABLES.values(), ids=list(TABLES))


@every_table
@pytest.mark.parametrize("viewer", VIEWERS)
def test_CARD_55_odds_are_those_of_all_deals_that_agree_with_the_view(table: Table, viewer: Viewer) -> None:
    view = table.view(viewer)
    counted = deals(table.game, view)
    weights = next_card(table.game.rules_as(Cards).setup, view)
    total = sum(weights.values())
    assert {card: Fraction(weight, total) for card, weight in weights.items()} == next_cards(counted)
    odds = table.game.odds(view)
    if table.state.phase in ("draw", "all-draw"):
        assert odds is not None
        assert {outcome.card: weight for outcome, weight in odds.items()} == weights
    else:
        assert odds is None


@pytest.mark.parametrize(
    ("table", "viewer"),
    [
        pytest.param(table, viewer, id=f"{name} {viewer}")
        for name, table in TABLES.items()
        for viewer in VIEWERS
        if viewer != WATCHER or name in ("a double ghost", "one knocked out", "everybody draws", "somebody gives")
    ],  # who sees no hand must hold so much possible that trying all luck takes long
)
def test_CARD_55_samples_are_uniform_over_all_deals_that_agree_with_the_view(table: Table, viewer: Viewer) -> None:
    view = table.view(viewer)
    drawn = outcomes(lambda luck: table.game.sample(view, luck))
    by_hands: dict[Any, Fraction] = defaultdict(Fraction)
    for s, chance in drawn.items():
        assert table.game.view(s, viewer) == view
        assert table.game.place(table.game.position(s)) == s
        by_hands[s.hands] += chance
    assert by_hands == chances(deals(table.game, view))


def test_the_tables_do_not_all_look_alike() -> None:
    counts = {name: len(deals(table.game, table.view(WATCHER))) for name, table in TABLES.items()}
    assert sum(count > 10 for count in counts.values()) >= 6
    assert counts["one shut down"] > 1


def test_CARD_55_hidden_picks_may_be_any_kind_in_the_hand() -> None:
    table = at(
        "dot cherry+2inky",  # a kind that is there twice is picked no more often
        deck="2dot+cherry+2inky+pass-left",
        phase="pass-left",
        picks="-,inky",
        drawn=1,
        discard="pass-left",
    )
    view = table.view(table.game.seats[0])
    assert view.picks == (None, "?")
    drawn = outcomes(lambda luck: table.game.sample(view, luck))
    picks: Counter[Any] = Counter()
    hands = chances(deals(table.game, view))
    for s, chance in drawn.items():
        assert s.picks[1] in s.hands[1]
        assert chance == hands[s.hands] / len(set(s.hands[1]))
        picks[s.picks[1]] += 1
    assert set(picks) == {"dot", "cherry", "inky"}


def _replayed(game: CardsGame, tokens: str) -> dict[CardsState, Fraction]:
    """Give every state a script can lead to with its chance: ``any`` is any hidden card that knocks nobody out."""
    reached = {game.start(): Fraction(1)}
    for token in tokens.split():
        following: dict[CardsState, Fraction] = defaultdict(Fraction)
        for s, chance in reached.items():
            node = game.node(s)
            if isinstance(node, Chance):
                for outcome, weight in node.odds.items():
                    if game.write(outcome) == token or (token == "any" and outcome.card not in ("give", "swap")):  # noqa: S105
                        after = game.settle(s, outcome).state
                        if token != "any" or "out" not in after.status:  # noqa: S105
                            following[after] += chance * weight / node.odds.total
            else:
                action = game.read(token)
                assert isinstance(action, Action)
                following[game.apply(s, action).state] += chance
        reached = following
    return reached


@pytest.mark.parametrize(
    "script",
    [
        "draw any draw any draw any end draw any draw any end draw",
        "draw any draw any draw any end draw any end draw any shut draw",
        "draw any draw any end draw any end draw +swap swap:1:2 draw any end draw",
        "draw any draw any end draw any shut draw any draw",
    ],
)
@pytest.mark.parametrize("viewer", [1, 2, WATCHER])
def test_CARD_55_deals_alike_is_what_the_draws_come_to(script: str, viewer: Viewer) -> None:
    """Where nobody chooses by a hidden card, the odds told are those of Bayes over all that could have been drawn."""
    game = with_deck(mazechase.game("cards", 2), "2dot+cherry+2inky+2pinky+give+swap")
    alike: dict[Any, dict[CardsState, Fraction]] = defaultdict(dict)
    for s, chance in _replayed(game, script).items():
        alike[game.view(s, viewer)][s] = chance
    assert max(map(len, alike.values())) > 1
    for view, group in alike.items():
        total = sum(group.values())
        expected: dict[Any, Fraction] = defaultdict(Fraction)
        for s, chance in group.items():
            node = game.node(s)
            assert isinstance(node, Chance)
            for outcome, weight in node.odds.items():
                expected[outcome] += chance / total * Fraction(weight, node.odds.total)
        odds = game.odds(view)
        assert odds is not None
        assert {outcome: Fraction(weight, odds.total) for outcome, weight in odds.items()} == expected


def test_odds_and_samples_agree_with_all_deals_in_random_play() -> None:
    game = with_deck(mazechase.game("cards", 3, {"red_ghost": "two"}), "2dot+cherry+inky+pinky+blinky+2give+swap+skip")
    checked = 0
    for seed in range(40):
        rng, s = Random(seed), game.start()
        while s.phase != "over":
            node = game.node(s)
            for viewer in viewers(game):
                view = game.view(s, viewer)
                counted = deals(game, view)
                if view.deck:
                    weights = next_card(game.rules_as(Cards).setup, view)
                    total = sum(weights.values())
                    assert {card: Fraction(weight, total) for card, weight in weights.items()} == next_cards(counted)
                assert game.sample(view, rng).hands in chances(counted)
                checked += len(counted) > 1
            if isinstance(node, Chance):
                s = game.settle(s, node.odds.pick(rng.randrange(node.odds.total))).state
            else:
                legal = game.legal(s)
                s = game.apply(s, rng.choice([a for a in legal if a != Shut() or rng.random() < 0.1] or legal)).state
    assert checked > 500


def test_ways_are_counted_as_by_hand() -> None:
    assert count_deals((), (3, 2, 1)) == 1
    assert count_deals((Gap(1, 2),), (3, 2, 1)) == 6
    assert count_deals((Gap(1, 1),), (3, 2, 1)) == 5
    assert count_deals((Gap(1, 0),), (3, 2, 1)) == 3
    assert count_deals((Gap(2, 2),), (3, 2, 1)) == 3 + 6 + 3 + 1
    assert count_deals((Gap(2, 2, need=1),), (3, 2, 1)) == 6 + 3 + 1
    assert count_deals((Gap(2, 1), Gap(1, 2)), (3, 2, 0)) == 3 * 3 + 6 * 3
    assert count_deals((Gap(4, 2),), (1, 2, 0)) == 0


def test_weights_have_no_common_factor_and_stay_small_with_nothing_hidden() -> None:
    table = at("dot dot", phase="draw")
    odds = table.game.odds(table.view(ALL))
    assert odds is not None
    assert {outcome.card: weight for outcome, weight in odds.items()}[DOT] == table.game.rules_as(Cards).setup.deck[
        DOT
    ] - 2
