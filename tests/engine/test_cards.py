"""The card game's kernel where random play seldom goes: long games, decks that run out, many kinds, odd tables.

Random games are short, because a random player soon stops. So the players here seldom do, and some tables are
made up.
"""

from collections import Counter
from random import Random
from string import ascii_lowercase
from typing import Any

import pytest

import mazechase
from engine.cards_tables import FEW, PHASES, SMALL, any_game, made_up
from engine.comparing import compare_after, compare_state
from mazechase import engine
from mazechase.engine import Kernel
from mazechase.rules.cards.documents import SHIPPED
from mazechase.rules.cards.game import Cards
from mazechase.rules.cards.text import read_hand
from mazechase.rules.cards.values import CardsState
from rules.cards.playing import MOVERS, busy
from rules.cards.tables import with_deck

pytestmark = pytest.mark.skipif(not engine.available("cards"), reason="no native kernel of cards")


def compare_around(native: Kernel, state: CardsState) -> None:
    """Check a state and everything that can follow it in one ply."""
    for index, choice in enumerate(compare_state(native, state)):
        compare_after(native, state, index, choice)


@pytest.mark.parametrize("seed", range(21))
def test_games_that_go_on_and_on(seed: int) -> None:
    rng = Random(seed)
    game = any_game(rng, players=2 + seed % 7)
    if seed % 3:
        with_deck(game, MOVERS if seed % 3 == 1 else SMALL)
    native = engine.kernel(game)
    trail = busy(game, seed)
    for state in rng.sample(trail.states, min(len(trail.states), 30)):
        compare_around(native, state)


@pytest.mark.parametrize("seed", range(21))
def test_tables_that_somebody_made_up(seed: int) -> None:
    rng = Random(seed)
    game = any_game(rng, players=2 + seed % 7)
    if seed % 3:
        with_deck(game, SMALL if seed % 3 == 1 else FEW)
    native = engine.kernel(game)
    tables = made_up(game, rng)
    for _ in range(50):
        compare_around(native, next(tables))


def test_made_up_tables_have_everything() -> None:
    seen = Counter[str]()
    game = with_deck(
        mazechase.game("cards", 3, {"level": "bonus", "deck_empty": "reshuffle_once", "red_ghost": "two"}), FEW
    )
    tables = made_up(game, Random(5))
    for _ in range(400):
        state = next(tables)
        seen.update([state.phase, *(["empty"] if not game.rules_as(Cards).setup.remains(state) else [])])
        seen.update(["knows"] if state.known else [])
    assert min(seen[name] for name in (*PHASES, "empty", "knows")) >= 5, seen


def wide_deck() -> dict[str, Any]:
    """Return a document with as many kinds of cards as possible: every fruit once, and four kinds of ghosts."""
    fruits = [f"fruit{first}{second}" for first in ascii_lowercase for second in ascii_lowercase][:77]
    level1 = Counter(read_hand("dot+3blinky+3pinky+3inky+2clyde+give+swap+skip"))
    level2 = Counter(read_hand("dot+3blinky+3pinky+3inky+3clyde+dictate+all-draw+pass-left"))
    return {
        "source": "made up",
        "points": {"dot": 1, **{fruit: 2 + number for number, fruit in enumerate(reversed(fruits))}},
        "level1": {**level1, **dict.fromkeys(fruits[:39], 1)},
        "level2": {**level2, **dict.fromkeys(fruits[39:], 1)},
    }


@pytest.mark.parametrize("players", [2, 5, 8])
def test_CARD_1_a_deck_of_as_many_kinds_as_there_can_be(players: int) -> None:
    game = mazechase.game("cards", players, {"level": "bonus", "deck": wide_deck()})
    assert len(game.rules_as(Cards).setup.deck) == 88
    native = engine.kernel(game)
    for state in busy(game, players).states[::6]:
        compare_around(native, state)
    tables = made_up(game, Random(players))
    for _ in range(8):
        compare_around(native, next(tables))


@pytest.mark.parametrize("deck_empty", ["all_shut_down", "reshuffle_once"])
def test_CARD_44_a_deck_of_a_document_that_runs_out(deck_empty: str) -> None:
    level1 = SHIPPED["home-made"]["level1"]
    document = {**SHIPPED["home-made"], "level1": {**level1, "inky": level1["inky"] - 2, "dot": level1["dot"] + 2}}
    game = mazechase.game("cards", 4, {"deck": document, "deck_empty": deck_empty})
    hands = "blinky+17dot+6cherry+4strawberry+3orange+2apple+melon+pinky,clyde+inky,inky+2pinky,2blinky+clyde"
    piles = "-,-,-,- 2give+3skip+5swap - 0 0"
    assert game.rules_as(Cards).setup.remains(game.place(f"ask 1 - 0 0 aaoo 0,0,0,0 0,0,0,0 {hands} {piles}")) == 1
    native = engine.kernel(game)
    for phase in ("ask", "draw"):
        compare_around(native, game.place(f"{phase} 1 - 0 0 aaoo 0,0,0,0 0,0,0,0 {hands} {piles}"))
