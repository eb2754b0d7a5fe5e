"""What is chosen before the card game begins, and what follows from it: what cards count for, the deck, the end."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from mazechase.rules.api import Result, Seat
from mazechase.rules.cards.deck import BLINKY, GHOSTS, Card
from mazechase.rules.cards.documents import read_decks
from mazechase.rules.cards.values import KNOCK_OUT, CardsState, Hand, Status
from mazechase.rules.setup import Setup
from mazechase.rules.turnlimit import REASON, TurnLimit


class CardsSetup(Setup, frozen=True, kw_only=True):
    """The players, the deck and the options that the rules look at."""

    deck: dict[Card, int]
    points: dict[Card, int]
    red_units: int = 1
    skip_stacks: bool = False
    dictate_self: bool = True
    dictate_blocks_shutdown: bool = True
    reshuffle_once: bool = False
    solo_one_turn: bool = False
    limit_has_winners: bool = True

    def units(self, card: Card) -> int:
        """Return how many ghosts a card counts for (CARD-54)."""
        if card not in GHOSTS:
            return 0
        return self.red_units if card == BLINKY else 1

    def ghost_units(self, hand: Iterable[Card]) -> int:
        """Return how many ghosts some cards count for."""
        return sum(self.units(card) for card in hand)

    def is_knocked_out(self, hand: Hand) -> bool:
        """Return whether a hand knocks its owner out (CARD-11)."""
        return self.ghost_units(hand) >= KNOCK_OUT

    def worth(self, hand: Iterable[Card]) -> int:
        """Return the points of some cards; ghosts have none (CARD-49)."""
        return sum(self.points.get(card, 0) for card in hand)

    def left(self, hands: Iterable[Hand], discard: Hand) -> Counter[Card]:
        """Return the cards that are neither in these hands nor in the discard pile, in the deck's order."""
        left = Counter(self.deck)
        for hand in (*hands, discard):
            for card in hand:
                left[card] -= 1
        return left

    def remains(self, s: CardsState) -> int:
        """Return the number of cards in the deck."""
        return sum(self.deck.values()) - sum(map(len, s.hands)) - len(s.discard)

    def over(self, status: Sequence[Status]) -> str | None:
        """Return why the game is over, or None: all but one knocked out (CARD-45, CARD-46), or nobody left to play."""
        if status.count("out") >= self.players - 1:
            return "ghost_knockout"
        return None if "active" in status else "highest_score"

    def result(self, s: CardsState) -> Result:
        """Return who has won; hands that are not knocked out score (CARD-45, CARD-49, CARD-50, CARD-57)."""
        reason = self.over(s.status) or REASON
        left = [seat for seat in self.seats if s.status[seat - 1] != "out"]
        scores = tuple(self.worth(s.hands[seat - 1]) if seat in left else 0 for seat in self.seats)
        if reason == REASON and not self.limit_has_winners:
            left = []
        best = max((scores[seat - 1] for seat in left), default=0)
        return Result(tuple(seat for seat in left if scores[seat - 1] == best), scores, reason)


def set_up(
    players: int, options: Mapping[str, Any], documents: Mapping[str, Any], limit: TurnLimit, rules_version: int
) -> CardsSetup:
    """Return what the rules need to know about the players, options and documents."""
    decks = read_decks(documents["deck"])
    return CardsSetup(
        players=players,
        limit=limit,
        deck=decks.used(options["level"], with_level1=options["level2_includes_level1"]),
        points=decks.points,
        red_units=2 if options["red_ghost"] == "two" else 1,
        skip_stacks=options["skip_stacks"],
        dictate_self=options["dictate_self"],
        dictate_blocks_shutdown=options["dictate_blocks_shutdown"],
        reshuffle_once=options["deck_empty"] == "reshuffle_once",
        solo_one_turn=options["solo_run"] == "one_turn",
        limit_has_winners=rules_version >= 2,  # at first a game that reached its limit had no winner
    )


def start(setup: CardsSetup) -> CardsState:
    """Return the first state: all play, hands are empty, seat 1 begins (CARD-4)."""
    none = (0,) * setup.players
    return CardsState(
        phase="ask",
        seat=Seat(1),
        drawing=None,
        drawn=0,
        quota=0,
        status=tuple("active" for _ in setup.seats),
        skips=none,
        orders=none,
        hands=((),) * setup.players,
        picks=(None,) * setup.players,
        discard=(),
        known=(),
        reshuffled=False,
        taken=0,
    )
