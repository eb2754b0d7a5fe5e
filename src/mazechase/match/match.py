"""A match: what seats and table can do. Each command makes entries and folds them in; nothing else changes a match.

The entries that a command made are ``after.entries[len(before.entries):]``. A command that is refused raises, and the
match it was called on is as it was: matches are values.
"""

from collections.abc import Collection, Sequence
from typing import Self

from mazechase.errors import BadText, NotNow
from mazechase.match.entries import (
    Acted,
    Drawn,
    Flagged,
    Minded,
    Paused,
    Player,
    Replaced,
    Resigned,
    Resumed,
    Salted,
    UndoAnswered,
    UndoAsked,
    Undone,
    Woke,
)
from mazechase.match.fold import Folded
from mazechase.match.luck import Luck
from mazechase.rules.api import Chance, Seat


class Match(Folded, frozen=True, kw_only=True):
    """A game being played by seats.

    >>> from mazechase import game
    >>> from mazechase.match import Player, Setup
    >>> match = Match.begin(Setup.make(game("quoridor"), "m1", (Player("Ada"), Player("Bo"))))
    >>> match = match.act(Seat(1), ["e2"], now_ms=0).act(Seat(2), ["e8"], now_ms=900)
    >>> match.asked, [ply.token for ply in match.line]
    ((1,), ['e2', 'e8'])
    """

    # Playing.

    def salt(self, seat: Seat, salt: str, now_ms: int, command: str | None = None) -> Self:
        """Add a seat's salt to the luck, before the first draw."""
        return self.then(Salted(seat, salt, at_ms=self._at(now_ms), command=command))

    def act(self, seat: Seat, actions: Sequence[str], now_ms: int, command: str | None = None) -> Self:
        """Take one or more actions of a seat, all or none.

        An action that reveals something must be the last: else a refusal of the next one, which takes all back, could
        be a free look.
        """
        if not actions:
            raise BadText("no-actions")
        after = self
        for action in actions:
            if after is not self and after.line[-1].reveals:
                raise NotNow("reveals-first")
            after = after.then(Acted(seat, action, at_ms=self._at(now_ms), command=command))
        return after

    def draw(self, luck: Luck, now_ms: int, asked: Seat | None = None, command: str | None = None) -> Self:
        """Let chance bring what comes next, asked for by its seat or by nobody."""
        node = self.node
        if not isinstance(node, Chance):
            raise NotNow("no-draw-now")
        outcome = self.game.write(luck.outcome(self.k, node.odds))
        return self.then(Drawn(outcome, self.k, asked, at_ms=self._at(now_ms), command=command))

    # Undo.

    def can_undo(self, seat: Seat, beside: Collection[Seat] = ()) -> bool:
        """Return whether a seat may take its latest action back, or ask to."""
        keep = self.undo_keep(seat)
        return keep is not None and self._undo_problem(seat, keep, beside) is None

    def undo(self, seat: Seat, now_ms: int, beside: Collection[Seat] = (), command: str | None = None) -> Self:
        """Take back a seat's latest action and all after it: at once if nobody has to be asked, or when all agree.

        ``beside`` are the other seats at the device of this one, whose people need not be asked.
        """
        keep = self.undo_keep(seat)
        if keep is None:
            raise NotNow("nothing-to-undo")
        self._check_undo(seat, keep, beside)
        at_ms = self._at(now_ms)
        if not self.voters(seat, beside):
            return self.then(Undone(keep, at_ms=at_ms, command=command))
        return self.then(UndoAsked(seat, keep, at_ms=at_ms, command=command))

    def answer_undo(
        self,
        seat: Seat,
        agree: bool,  # noqa: FBT001 (data)
        now_ms: int,
        beside: Collection[Seat] = (),
        command: str | None = None,
    ) -> Self:
        """Agree to the undo that was asked for, or not; the last to agree brings it about.

        ``beside`` are the other seats at the device that asked: it cannot agree with itself.
        """
        ask = self.undo_ask
        if ask is not None and seat in beside:
            raise NotNow("own-undo", seat=seat)
        if ask is not None and agree:
            self._check_undo(ask.seat, ask.keep, beside)
        at_ms = self._at(now_ms)
        after = self.then(UndoAnswered(seat, agree, at_ms=at_ms, command=command))
        if ask is None or not agree or after.undo_waits(beside):
            return after
        return after.then(Undone(ask.keep, at_ms=at_ms, command=command))

    def _check_undo(self, seat: Seat, keep: int, beside: Collection[Seat]) -> None:
        problem = self._undo_problem(seat, keep, beside)
        if problem is not None:
            raise problem

    def _undo_problem(self, seat: Seat, keep: int, beside: Collection[Seat]) -> NotNow | None:
        """Return why nobody's consent lets the line go back so far; None: it may, if those who are asked agree.

        What was drawn or shown is known for ever, and an absent person is never outvoted.
        """
        if not self.unrevealed(keep):
            return NotNow("undo-revealed")
        away = [other for other in self.voters(seat, beside) if self.minders[other - 1] is not None]
        if away:
            return NotNow("undo-away", seat=away[0])
        return NotNow("undo-absent") if keep < self.floor or self._taken_over(keep) else None

    def _taken_over(self, keep: int) -> bool:
        """Return whether a bot that a person's seat was given to has played since: nobody tries again for its reply."""
        begun = self.setup.seats
        return any(
            begun[ply.seat - 1].kind == "human" and 0 < self.taken[ply.seat - 1] <= ply.n
            for ply in self.line[keep:]
            if ply.seat is not None and self.holders[ply.seat - 1].kind == "bot"
        )

    # Leaving, and time.

    def resign(self, seat: Seat, now_ms: int, command: str | None = None) -> Self:
        """Give up: with two sides left the match ends, with more a bot plays the seat on."""
        return self.then(Resigned(seat, at_ms=self._at(now_ms), command=command))

    def remaining_ms(self, seat: Seat, now_ms: int) -> int | None:
        """Tell how long a seat still has; None where no clock counts for it."""
        if self.clock is None or seat in self.gone:
            return None
        return max(0, self.clock.left_ms(seat, self._at(now_ms)))

    def flag(self, now_ms: int, command: str | None = None, *, spared: Collection[Seat] = ()) -> Self:
        """End the time of every seat that has none left and is not spared, the longest overdue first."""
        clock, at_ms = self.clock, self._at(now_ms)
        left = {seat: clock.left_ms(seat, at_ms) for seat in clock.asked} if clock else {}
        late = sorted((seat for seat in left if left[seat] <= 0 and seat not in spared), key=left.__getitem__)
        if not late:
            raise NotNow("time-not-up")
        after = self
        for seat in late:
            if not after.over:
                after = after.then(Flagged(seat, at_ms=at_ms, command=command))
        return after

    def pause(self, now_ms: int, command: str | None = None) -> Self:
        """Stop the clocks; nothing can be played until the match goes on."""
        return self.then(Paused(at_ms=self._at(now_ms), command=command))

    def resume(self, now_ms: int, command: str | None = None) -> Self:
        """Go on after a pause."""
        return self.then(Resumed(at_ms=self._at(now_ms), command=command))

    def wake(self, now_ms: int, command: str | None = None) -> Self:
        """Go on after an interruption: the time since the latest entry is charged to nobody, if a clock ran."""
        if self.clock is None or self.clock.since_ms is None:
            return self
        return self.then(Woke(at_ms=self._at(now_ms), command=command))

    # Who sits where.

    def replace(self, seat: Seat, player: Player, now_ms: int, command: str | None = None) -> Self:
        """Give a seat to somebody else, person or bot."""
        return self.then(Replaced(seat, player, at_ms=self._at(now_ms), command=command))

    def mind(self, seat: Seat, bot: str | None, now_ms: int, command: str | None = None) -> Self:
        """Let a bot mind an absent person's seat, or (None) give it back to the person."""
        return self.then(Minded(seat, bot, at_ms=self._at(now_ms), command=command))

    # Writing it down.

    def may_export(self) -> None:
        """Raise NotNow while anything is hidden: then a match may be neither written down nor gone on from."""
        if self.game.secrets and not self.over:
            raise NotNow("secret-until-end")

    def _at(self, now_ms: int) -> int:
        return max(now_ms, self.at_ms)  # a clock that jumps back harms nobody
