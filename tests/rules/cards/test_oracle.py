"""Random games played side by side with a second implementation, over all numbers of players and mixed options."""

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

import mazechase
from contract.playing import values_of
from games import CardsGame
from mazechase.rules.api import WATCHER, Chance, Event, Over, Seat, Turn
from mazechase.rules.cards.game import Cards
from mazechase.rules.cards.text import read_hand
from mazechase.rules.cards.values import CardsState, Shut
from rules.cards.oracle import POWER_UPS, Oracle
from rules.cards.playing import MOVERS
from rules.cards.tables import with_deck

SMALL = "6dot+2cherry+blinky+inky+pinky+clyde+2give+2swap+5skip+2dictate+2all-draw+2pass-left"  # it runs out
DECKS = (None, MOVERS, SMALL)
TOLD = {"turn_ended": "end", "shut_down": "shut", "turn_skipped": "skipped", "knocked_out": "out"}


def mixed(rng: Random) -> tuple[CardsGame, Oracle]:
    """Draw players, options and cards, and set up both."""
    options = {
        option.name: rng.choice(values_of(option))
        for option in Cards.declared
        if option.name not in ("deck", "max_turns")
    }
    options["max_turns"] = rng.choice(["none", "none", "none", rng.randint(1, 40)])
    game = mazechase.game("cards", rng.randint(2, 8 if options["level"] == "bonus" else 4), options)
    oracle = Oracle(game.players, game.options, game.documents["deck"])
    if cards := rng.choice(DECKS):
        oracle.deck = Counter(read_hand(cards))
        game = with_deck(game, cards)
    return game, oracle


def check_table(game: CardsGame, s: CardsState, oracle: Oracle) -> None:
    """Compare what lies on the table, who is asked for what, and what chance may bring."""
    over = oracle.phase == "over"
    seats = game.seats
    assert s.phase == oracle.phase
    assert list(s.status) == [oracle.status[p] for p in seats]
    assert [Counter(hand) for hand in s.hands] == [oracle.hand[p] for p in seats]
    # A power-up at work lies open with the discards here; in the procedure it joins them when it is done.
    assert Counter(s.discard) == oracle.discard + Counter([oracle.phase] if oracle.phase in POWER_UPS else [])
    assert s.reshuffled == oracle.reshuffled
    assert [set(map(game.write, game.legal(s, p))) for p in seats] == [oracle.legal(p) for p in seats]
    node = game.node(s)
    if over:
        assert isinstance(node, Over)
        assert (list(node.result.winners), list(node.result.scores)) == (oracle.winners(), oracle.scores())
        assert node.result.reason == oracle.reason
        return
    assert (s.seat, s.drawn, s.quota) == (oracle.seat, oracle.drawn, oracle.quota)
    assert [s.skips[p - 1] for p in oracle.active()] == [oracle.skip[p] for p in oracle.active()]
    assert [s.orders[p - 1] for p in oracle.active()] == [oracle.order[p] for p in oracle.active()]
    if isinstance(node, Chance):
        assert node.seat == oracle.drawer()
        assert {outcome.card: weight for outcome, weight in node.odds.items()} == oracle.deck
    else:
        assert isinstance(node, Turn)
        assert set(node.seats) == oracle.asked()


def check_knowing(game: CardsGame, s: CardsState, oracle: Oracle, number: int | None) -> None:
    """Compare what a seat or, without a number, a watcher sees, remembers and expects."""
    view = game.view(s, Seat(number) if number else WATCHER)
    over = oracle.phase == "over"
    seen = {p: over or p == number or oracle.status[p] == "out" for p in game.seats}
    hands = [oracle.hand[p] if seen[p] else None for p in game.seats]
    assert [hand if hand is None else Counter(hand) for hand in view.hands] == hands
    assert list(view.sizes) == [oracle.hand[p].total() for p in game.seats]
    assert view.deck == oracle.deck.total()
    picks = [oracle.picks.get(p) if p == number else "?" if p in oracle.picks else None for p in game.seats]
    assert list(view.picks) == picks
    known = {entry.hand: Counter(entry.cards) for entry in view.known}
    assert known == {p: cards for p, cards in oracle.known.get(number or 0, {}).items() if cards and not over}
    odds = game.odds(view)
    assert (odds is None) == (oracle.drawer() is None)
    if odds is not None:
        told = {outcome.card: Fraction(weight, odds.total) for outcome, weight in odds.items()}
        assert told == oracle.odds(number)


def gist(events: tuple[Event, ...]) -> list[tuple[Any, ...]]:
    return [(TOLD[event.kind], event.seat) for event in events if event.kind in TOLD]  # type: ignore[attr-defined]


def side_by_side(seed: str) -> int:
    """Play one game to its end and give the number of plies; shutting down is rare, so that much happens."""
    rng = Random(seed)
    game, oracle = mixed(rng)
    s, plies = game.start(), 0
    shy = rng.choice((0.05, 0.3))
    while True:
        check_table(game, s, oracle)
        check_knowing(game, s, oracle, rng.choice((*game.seats, None)))
        node = game.node(s)
        if isinstance(node, Over):
            return plies
        plies += 1
        if isinstance(node, Chance):
            outcome = node.odds.pick(rng.randrange(node.odds.total))
            step = game.settle(s, outcome)
            oracle.draw(outcome.card)
        else:
            legal = game.legal(s)
            action = rng.choice([a for a in legal if a != Shut() or rng.random() < shy] or legal)
            step = game.apply(s, action)
            oracle.act(game.write(action))
        s = step.state
        assert gist(step.events) == oracle.happened


@pytest.mark.parametrize("part", range(4))
def test_two_implementations_agree(part: int) -> None:
    assert sum(side_by_side(f"{part}/{seed}") for seed in range(30)) > 1000
