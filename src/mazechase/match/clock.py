"""Clocks: how long each seat may take.

A *stint* is the time during which the match waits for a seat, however many actions it takes. Seats that are asked at
the same time spend their time at the same time. Used time is never given back, not even by an undo.
"""

import msgspec

from mazechase.errors import BadText
from mazechase.rules.api import Seat

DAY_MS = 86_400_000
MOST_MS = 365 * DAY_MS


class ClockRule(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A bank of time for the whole match with an increment per stint, or a limit per stint, or both."""

    initial_ms: int | None = None
    increment_ms: int = 0
    move_ms: int | None = None

    def __post_init__(self) -> None:
        limits = [limit for limit in (self.initial_ms, self.move_ms) if limit is not None]
        sound = limits and all(0 < limit <= MOST_MS for limit in limits) and 0 <= self.increment_ms <= MOST_MS
        if not sound:
            raise BadText("bad-clock", days=MOST_MS // DAY_MS)


class Hand(msgspec.Struct, frozen=True):
    """One seat's time: what is left in its bank, what its current or latest stint has used, and the total used."""

    bank_ms: int | None
    used_ms: int = 0
    spent_ms: int = 0

    def charged(self, elapsed_ms: int) -> "Hand":
        """Return the hand after using some time."""
        return Hand(_less(self.bank_ms, elapsed_ms), self.used_ms + elapsed_ms, self.spent_ms + elapsed_ms)

    def ended(self, increment_ms: int) -> "Hand":
        """Return the hand at the end of a stint, with the increment earned."""
        bank_ms = None if self.bank_ms is None else self.bank_ms + increment_ms
        return Hand(bank_ms, self.used_ms, self.spent_ms)

    def begun(self) -> "Hand":
        """Return the hand at the start of a new stint."""
        return Hand(self.bank_ms, 0, self.spent_ms)

    def back_at(self, then: "Hand") -> "Hand":
        """Return the hand back at an earlier moment, without any time given back: increments earned since are lost."""
        bank_ms = _less(then.bank_ms, self.spent_ms - then.spent_ms)
        return Hand(bank_ms, max(then.used_ms, self.used_ms), self.spent_ms)


def _less(bank_ms: int | None, spent_ms: int) -> int | None:
    return None if bank_ms is None else max(0, bank_ms - spent_ms)


class Clock(msgspec.Struct, frozen=True):
    """All seats' time, charged up to ``since_ms``, which is None while the clock is stopped."""

    rule: ClockRule
    hands: tuple[Hand, ...]
    asked: tuple[Seat, ...] = ()
    since_ms: int | None = None

    @classmethod
    def of(cls, rule: ClockRule, players: int) -> "Clock":
        """Return the clock at the start of a match."""
        return cls(rule, (Hand(rule.initial_ms),) * players)

    def left_ms(self, seat: Seat, now_ms: int) -> int:
        """Return how much time a seat has left; if negative, how long ago it ran out."""
        running = self.since_ms is not None and seat in self.asked
        elapsed_ms = max(0, now_ms - (self.since_ms or 0)) if running else 0
        hand = self.hands[seat - 1]
        left = [] if hand.bank_ms is None else [hand.bank_ms - elapsed_ms]
        if self.rule.move_ms is not None:
            left.append(self.rule.move_ms - (hand.used_ms + elapsed_ms if seat in self.asked else 0))
        return min(left)

    def charge(self, now_ms: int) -> "Clock":
        """Return the clock with the time since the last charge charged to every seat that is asked."""
        if self.since_ms is None:
            return self
        elapsed_ms = now_ms - self.since_ms
        hands = (hand.charged(elapsed_ms) if seat in self.asked else hand for seat, hand in self._seated())
        return msgspec.structs.replace(self, hands=tuple(hands), since_ms=now_ms)

    def run(self, now_ms: int | None) -> "Clock":
        """Return the clock running from a moment on, or (None) stopped."""
        return msgspec.structs.replace(self, since_ms=now_ms)

    def pass_to(self, asked: tuple[Seat, ...]) -> "Clock":
        """Return the clock after ending the stints of seats no longer asked and starting those of seats asked now."""
        hands = tuple(self._passed(seat, hand, asked) for seat, hand in self._seated())
        return msgspec.structs.replace(self, hands=hands, asked=asked)

    def back_at(self, then: "Clock") -> "Clock":
        """Return the clock back at an earlier moment, in the stints that were in progress then.

        A seat that acts and takes it back, over and over, gains neither an increment nor a fresh move limit.
        """
        hands = tuple(hand.back_at(was) for hand, was in zip(self.hands, then.hands, strict=True))
        return msgspec.structs.replace(self, hands=hands, asked=then.asked)

    def _passed(self, seat: Seat, hand: Hand, asked: tuple[Seat, ...]) -> Hand:
        match seat in self.asked, seat in asked:
            case True, False:
                return hand.ended(self.rule.increment_ms)
            case False, True:
                return hand.begun()
            case _:
                return hand

    def _seated(self) -> tuple[tuple[Seat, Hand], ...]:
        return tuple((Seat(number), hand) for number, hand in enumerate(self.hands, 1))
