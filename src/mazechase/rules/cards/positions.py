"""Which positions are possible. Written without the rules that lead to them, so that the two check each other."""

from collections import Counter
from collections.abc import Iterator

from mazechase.errors import BadText
from mazechase.rules.cards.deck import ALL_POWER_UPS, Card
from mazechase.rules.cards.setup import CardsSetup
from mazechase.rules.cards.values import KNOCK_OUT, MOST_DRAWS, CardsState, Hand, active

Checks = Iterator[tuple[str, bool]]


def check_position(setup: CardsSetup, s: CardsState) -> None:
    """Raise BadText with what is wrong with a position, if anything is."""
    for part in (_table, _cards, _turn, _ended if s.phase == "over" else _going_on, _phase, _picks, _known):
        for code, right in part(setup, s):
            if not right:
                raise BadText(f"cards-place-{code}", players=setup.players, phase=s.phase)


def _table(setup: CardsSetup, s: CardsState) -> Checks:
    rows = (s.status, s.skips, s.orders, s.hands, s.picks)
    yield "seats", all(len(row) == setup.players for row in rows)
    yield "seat", s.seat in setup.seats and s.drawing in (None, *setup.seats)
    yield "taken", setup.limit.allows(s.taken)
    yield "reshuffled", setup.reshuffle_once or not s.reshuffled


def _cards(setup: CardsSetup, s: CardsState) -> Checks:
    held: Counter[Card] = Counter(card for hand in (*s.hands, s.discard) for card in hand)
    yield "deck", held <= Counter(setup.deck)
    yield "power-ups", all(card in ALL_POWER_UPS for card in s.discard)
    yield "power-ups", not any(card in ALL_POWER_UPS for hand in s.hands for card in hand)
    for hand, status in zip(s.hands, s.status, strict=True):
        ghosts = setup.ghost_units(hand)
        most = KNOCK_OUT - 1 + setup.red_units  # the last card to come made it three or more
        back_in_deck = s.reshuffled and not hand
        yield "ghosts", (KNOCK_OUT <= ghosts <= most or back_in_deck) if status == "out" else ghosts < KNOCK_OUT


def _turn(setup: CardsSetup, s: CardsState) -> Checks:
    yield "drawn", s.drawn <= MOST_DRAWS and s.quota <= MOST_DRAWS
    yield "drawn", not s.quota or s.drawn <= s.quota
    yield "orders", all(order <= MOST_DRAWS for order in s.orders)
    for status, skips, order in zip(s.status, s.skips, s.orders, strict=True):
        yield "waiting", status == "active" or not (skips or order)
    yield "skips", setup.skip_stacks or max(s.skips) <= 1
    yield "skips", sum(s.skips) <= _played(setup, s, Card("skip"))
    yield "orders", sum(map(bool, (*s.orders, s.quota))) <= _played(setup, s, Card("dictate"))


def _played(setup: CardsSetup, s: CardsState, card: Card) -> int:
    """Return how often a power-up can have been played so far."""
    return s.discard.count(card) + (setup.deck.get(card, 0) if s.reshuffled else 0)


def _ended(setup: CardsSetup, s: CardsState) -> Checks:
    yield "end", s.status.count("out") < setup.players
    yield "end", setup.limit.reached(s.taken) or setup.over(s.status) is not None
    yield "end", not (s.drawn or s.quota or s.drawing or any(s.skips) or any(s.orders))
    yield "known", not s.known


def _going_on(setup: CardsSetup, s: CardsState) -> Checks:
    yield "end", setup.over(s.status) is None
    yield "taken", not setup.limit.reached(s.taken)
    yield "skips", not s.skips[s.seat - 1]
    yield "orders", setup.dictate_self or not s.orders[s.seat - 1]
    yield "seat", s.status[s.seat - 1] == "active" or (s.phase == "all-draw" and s.drawing != s.seat)


def _phase(setup: CardsSetup, s: CardsState) -> Checks:
    alone = active(s.status) == (s.seat,)
    hand = s.hands[s.seat - 1]
    if s.phase in ("ask", "draw", "all-draw"):
        yield "deck-empty", setup.remains(s) > 0
    if s.phase == "draw":
        yield "drawn", s.drawn < (s.quota or MOST_DRAWS)
    if s.phase in ALL_POWER_UPS:
        yield "played", s.phase in s.discard and s.drawn > 0
    if s.phase in ("give", "swap", "skip", "pass-left") or (s.phase == "dictate" and not setup.dictate_self):
        yield "nobody", not alone
    if s.phase == "give":
        yield "no-ghost", setup.ghost_units(hand) > 0
    yield "drawing", (s.drawing is not None) == (s.phase == "all-draw")
    yield "drawing", s.drawing is None or s.status[s.drawing - 1] == "active"


def _picks(setup: CardsSetup, s: CardsState) -> Checks:  # noqa: ARG001
    if s.phase != "pass-left":
        yield "picks", not any(s.picks)
        return
    seats = list(zip(s.status, s.hands, s.picks, strict=True))
    yield "picks", all(pick is None or (status == "active" and pick in hand) for status, hand, pick in seats)
    yield "picks", any(status == "active" and hand and pick is None for status, hand, pick in seats)


def _known(setup: CardsSetup, s: CardsState) -> Checks:
    entries = [(entry.viewer, entry.hand) for entry in s.known]
    yield "known", entries == sorted(set(entries))
    movers = (Card("give"), Card("swap"), Card("pass-left"))
    yield "known", not s.known or any(_played(setup, s, card) for card in movers)
    for entry in s.known:
        yield "known", {entry.viewer, entry.hand} <= set(setup.seats) and entry.viewer != entry.hand
        yield "known", s.status[entry.hand - 1] != "out" and _within(entry.cards, s.hands[entry.hand - 1])


def _within(cards: Hand, hand: Hand) -> bool:
    return bool(cards) and Counter(cards) <= Counter(hand)
