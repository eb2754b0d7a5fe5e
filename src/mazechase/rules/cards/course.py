"""The course of one ply: a state on its way to the next, and what has happened so far."""

from typing import Any

import msgspec

from mazechase.rules.api import Event, Seat, Step
from mazechase.rules.cards import memory
from mazechase.rules.cards.deck import Card
from mazechase.rules.cards.events import Drew, Ended, KnockedOut
from mazechase.rules.cards.setup import Setup, is_out, put, with_card, without_card
from mazechase.rules.cards.text import write_hand
from mazechase.rules.cards.values import CardsState, Hand, Status


class Course:
    """A state that changes while a ply takes its course; what comes out is a new value, what went in stays."""

    def __init__(self, setup: Setup, s: CardsState) -> None:
        self.setup = setup
        self.s = s
        self.events: list[Event] = []

    def step(self) -> Step[CardsState]:
        """Give what the ply led to."""
        return Step(self.s, tuple(self.events))

    def change(self, **fields: Any) -> None:
        """Go on with some fields changed."""
        self.s = msgspec.structs.replace(self.s, **fields)

    def say(self, event: Event) -> None:
        """Note what happened."""
        self.events.append(event)

    def hand(self, seat: Seat) -> Hand:
        """Give a seat's hand."""
        return self.s.hands[seat - 1]

    def is_active(self, seat: Seat) -> bool:
        """Tell whether a seat is neither shut down nor knocked out."""
        return self.s.status[seat - 1] == "active"

    def become(self, seat: Seat, status: Status) -> None:
        """Let a seat shut down or be out; nothing waits for its next turn any more."""
        self.change(
            status=put(self.s.status, seat, status),
            skips=put(self.s.skips, seat, 0),
            orders=put(self.s.orders, seat, 0),
        )

    def draw(self, seat: Seat, card: Card, ruling: str) -> None:
        """Put a card from the deck into a hand, unseen by others, and look at the ghosts there."""
        self.change(hands=put(self.s.hands, seat, with_card(self.hand(seat), card)))
        self.say(Drew(ruling=ruling, seat=seat, card=card))
        self.knock_out(seat)

    def move(self, moves: tuple[memory.Move, ...], *, ghosts: bool) -> None:
        """Let cards go from hand to hand at once."""
        hands = self.s.hands
        for move in moves:
            hands = put(hands, move.giver, without_card(hands[move.giver - 1], move.card))
        for move in moves:
            hands = put(hands, move.taker, with_card(hands[move.taker - 1], move.card))
        self.change(hands=hands, known=memory.moved(self.s.known, moves, ghosts=ghosts))

    def knock_out(self, *seats: Seat) -> None:
        """Turn up the hands of those of these active seats that have three ghosts (CARD-10, CARD-11, CARD-12)."""
        for seat in seats:
            if is_out(self.setup, self.hand(seat)):
                self.become(seat, "out")
                self.change(known=memory.turned_up(self.s.known, seat))
                self.say(KnockedOut(ruling="CARD-10", seat=seat, hand=self.hand(seat)))

    def has_ended(self) -> bool:
        """Finish if the end has come (CARD-33, CARD-45)."""
        if reason := self.setup.over(self.s.status):
            self.finish("CARD-45" if reason == "ghost_knockout" else "CARD-50")
            return True
        return False

    def finish(self, ruling: str) -> None:
        """End the game: hands are open now, so nothing is left to remember (CARD-55)."""
        none = (0,) * self.setup.players
        self.change(phase="over", drawing=None, drawn=0, quota=0, skips=none, orders=none, known=())
        result = self.setup.result(self.s)
        hands = tuple(write_hand(hand) for hand in self.s.hands)
        self.say(Ended(ruling=ruling, hands=hands, points=result.scores, winners=result.winners))
