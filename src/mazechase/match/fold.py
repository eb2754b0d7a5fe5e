"""What a log means: a match is a fold of ``then`` over its entries, and each entry is checked before it counts."""

import re
from typing import Any, Self, assert_never

import msgspec

from mazechase.errors import BadOutcome, BadText, NotNow
from mazechase.match import events as tell
from mazechase.match.clock import Clock
from mazechase.match.entries import (
    Acted,
    Drawn,
    Entry,
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
from mazechase.match.standing import Ply, Standing, UndoAsk
from mazechase.rules.api import (
    Action,
    Chance,
    Event,
    IllegalAction,
    Outcome,
    Refusal,
    Result,
    Seat,
    Step,
    Turn,
)

_SALT = re.compile(r"[A-Za-z0-9_-]{1,64}")  # no "|" and no ",": see the message that luck.py seals
_WHILE_PAUSED = (Salted, Resigned, Resumed, Woke, Replaced, Minded)
_KEEP_ASKING = (Salted, UndoAsked, UndoAnswered, Paused, Resumed, Woke)  # an undo that was asked for outlives these


class Folded(Standing, frozen=True, kw_only=True):
    """A match as its log makes it."""

    def then(self, entry: Entry) -> Self:
        """Give the match with one entry more, or raise and leave all as it was."""
        if entry.at_ms < self.at_ms:
            raise NotNow("time-runs-back", n=len(self.entries))
        if self.over:
            raise NotNow("match-over")
        if self.paused and not isinstance(entry, _WHILE_PAUSED):
            raise NotNow("match-paused")
        seat = getattr(entry, "seat", None)
        if seat is not None and seat not in self.game.seats:
            raise NotNow("no-such-seat", seat=seat)
        after = self._fold(entry)
        undo_ask = after.undo_ask if isinstance(entry, _KEEP_ASKING) else None
        after = msgspec.structs.replace(after, entries=(*self.entries, entry), undo_ask=undo_ask)
        return msgspec.structs.replace(after, clock=self.clock and self._clocked(self.clock, entry, after))

    def _fold(self, entry: Entry) -> Self:  # noqa: C901, PLR0912 (one case a kind of entry)
        match entry:
            case Salted(seat, salt):
                return self._salted(seat, salt)
            case Acted():
                return self._acted(entry)
            case Drawn():
                return self._drawn(entry)
            case UndoAsked(seat, keep):
                return self._undo_asked(seat, keep)
            case UndoAnswered(seat, agree):
                return self._undo_answered(seat, agree=agree)
            case Undone(keep):
                return self._undone(keep)
            case Resigned(seat):
                return self._left(seat, "resigned", tell.GaveUp(seat=seat))
            case Flagged(seat):
                return self._flagged(seat, entry.at_ms)
            case Paused():
                return self._after(tell.MatchPaused(), paused=True)
            case Resumed():
                return self._resumed()
            case Woke():
                return self._after(tell.MatchWoke())
            case Replaced(seat, player):
                return self._replaced(seat, player)
            case Minded(seat, bot):
                return self._minded(seat, bot)
            case _:
                assert_never(entry)

    def _after(self, *events: Event, **changes: Any) -> Self:
        return msgspec.structs.replace(self, heard=(*self.heard, events), **changes)

    # Playing.

    def _salted(self, seat: Seat, salt: str) -> Self:
        if any(isinstance(entry, Drawn) for entry in self.entries):
            raise NotNow("salts-fixed")
        if not _SALT.fullmatch(salt):
            raise BadText("bad-salt")
        return self._after(tell.SaltAdded(seat=seat, salt=salt), salts=_put(self.salts, seat, salt))

    def _acted(self, entry: Acted) -> Self:
        action = self.game.read(entry.action)
        if not isinstance(action, Action):
            raise BadText("not-an-action", text=entry.action)
        node = self.node
        if isinstance(node, Turn):
            if entry.seat not in node.seats:
                raise IllegalAction(Refusal("not-your-turn", None, "refuse-not-your-turn", {"seat": entry.seat}))
            if self.game.actor(self.state, action) != entry.seat:
                raise NotNow("not-your-action", seat=entry.seat)
        self._in_time(entry.seat, entry.at_ms)
        return self._stepped(entry, self.game.apply(self.state, action), entry.seat, self.game.write(action))

    def _drawn(self, entry: Drawn) -> Self:
        node = self.node
        if not isinstance(node, Chance):
            raise BadOutcome("no-chance-here", outcome=entry.outcome)
        if entry.asked not in (None, node.seat):
            raise NotNow("not-your-draw", seat=node.seat)
        if entry.k != self.k:
            raise BadOutcome("wrong-draw", k=entry.k, next=self.k)
        outcome = self.game.read(entry.outcome)
        if not isinstance(outcome, Outcome):
            raise BadText("not-an-outcome", text=entry.outcome)
        self._in_time(node.seat, entry.at_ms)
        return self._stepped(entry, self.game.settle(self.state, outcome), entry.asked, self.game.write(outcome))

    def _stepped(self, entry: Acted | Drawn, step: Step[Any], seat: Seat | None, token: str) -> Self:
        clock = self.clock and self.clock.charge(entry.at_ms)
        ply = Ply(len(self.entries), seat, token, isinstance(entry, Drawn), step.state, step.events, clock)
        return self._after(*step.events, line=(*self.line, ply))

    # Undo.

    def _undo_asked(self, seat: Seat, keep: int) -> Self:
        if self.undo_ask is not None:
            raise NotNow("undo-asked-already", seat=self.undo_ask.seat)
        if not self.may_keep(seat, keep):
            raise NotNow("nothing-to-undo")
        if not self._present(seat):
            raise NotNow("undo-revealed")
        return self._after(tell.UndoWanted(seat=seat), undo_ask=UndoAsk(seat, keep))

    def _undo_answered(self, seat: Seat, *, agree: bool) -> Self:
        ask = self.undo_ask
        if ask is None or seat in ask.agreed or seat not in self._present(ask.seat):
            raise NotNow("no-undo-to-answer", seat=seat)
        undo_ask = UndoAsk(ask.seat, ask.keep, (*ask.agreed, seat)) if agree else None
        return self._after(tell.UndoReply(seat=seat, answer="yes" if agree else "no"), undo_ask=undo_ask)

    def _undone(self, keep: int) -> Self:
        if keep >= len(self.line) or self.line[keep].chance:
            raise NotNow("nothing-to-undo")
        if not self.unrevealed(keep) and not self._agreed(keep):
            raise NotNow("undo-revealed")
        return self._after(tell.Rewound(keep=keep), line=self.line[:keep], floor=min(self.floor, keep))

    # Logs of before the commands became stricter go back past draws too, where everybody present had agreed.

    def _agreed(self, keep: int) -> bool:
        """Return whether everybody present has agreed to going back so far."""
        ask = self.undo_ask
        return ask is not None and ask.keep == keep and set(ask.agreed) == set(self._present(ask.seat))

    def _present(self, seat: Seat) -> tuple[Seat, ...]:
        """List the seats of the other people who are there themselves."""
        return tuple(other for other in self.people(seat) if self.minders[other - 1] is None)

    def _floor_without(self, seat: Seat) -> int:
        """Return how many plies stay once a person is not there any more: nobody takes back what they did."""
        if self.holders[seat - 1].kind == "bot" or self.minders[seat - 1] is not None:
            return self.floor
        own = (n for n in range(len(self.line), 0, -1) if self.line[n - 1].seat == seat)
        return max(self.floor, next(own, 0))

    # Leaving, and time.

    def _flagged(self, seat: Seat, at_ms: int) -> Self:
        if self.clock is None or seat not in self.clock.asked or self.clock.left_ms(seat, at_ms) > 0:
            raise NotNow("time-not-up", seat=seat)
        return self._left(seat, "time_up", tell.TimeUp(seat=seat))

    def _left(self, seat: Seat, reason: str, told: Event) -> Self:
        """Let a seat leave: the match ends if at most one side is left in it, else a bot plays the seat on."""
        if seat in self.gone:
            raise NotNow("seat-gone", seat=seat)
        gone = self.gone | {seat}
        others = [side for side in self.game.sides if seat not in side and not gone.issuperset(side)]
        alone = not others and gone.issuperset(self.game.seats)  # all play together, and the last one left
        if len(others) != 1 and not alone:
            stand_in = Player(kind="bot", bot=self.setup.stand_in)
            taken = tell.SeatTaken(seat=seat, name="", bot=self.setup.stand_in)
            return self._after(told, taken, gone=gone, **self._held_by(seat, stand_in))
        winners = tuple(other for side in others for other in side if other not in gone)
        scores = tuple(int(other in winners) for other in self.game.seats)
        ended = tell.MatchEnded(winners=winners, reason=reason)
        return self._after(told, ended, gone=gone, ending=Result(winners, scores, reason))

    def _in_time(self, seat: Seat, at_ms: int) -> None:
        clock = self.clock
        if clock is not None and seat in clock.asked and clock.left_ms(seat, at_ms) <= 0:
            raise NotNow("time-is-up", seat=seat)

    def _clocked(self, clock: Clock, entry: Entry, after: Self) -> Clock:
        """Charge the time until an entry, and let the clock of whoever is asked after it run."""
        if not isinstance(entry, Woke):
            clock = clock.charge(entry.at_ms)
        if isinstance(entry, Undone) and (then := self.line[entry.keep].clock):
            clock = clock.back_at(then)
        clock = clock.pass_to(tuple(seat for seat in after.asked if seat not in after.gone))
        started = not all(isinstance(entry, Salted) for entry in after.entries)
        return clock.run(entry.at_ms if started and not after.paused and not after.over else None)

    # Who sits where.

    def _resumed(self) -> Self:
        if not self.paused:
            raise NotNow("not-paused")
        return self._after(tell.MatchResumed(), paused=False)

    def _replaced(self, seat: Seat, player: Player) -> Self:
        if seat in self.gone:
            raise NotNow("seat-gone", seat=seat)
        taken = tell.SeatTaken(seat=seat, name=player.name, bot=player.bot or "none")
        since = _put(self.taken, seat, len(self.entries) + 1)
        return self._after(taken, taken=since, **self._held_by(seat, player))

    def _held_by(self, seat: Seat, player: Player) -> dict[str, Any]:
        return {
            "holders": _put(self.holders, seat, player),
            "minders": _put(self.minders, seat, None),
            "floor": self._floor_without(seat),
        }

    def _minded(self, seat: Seat, bot: str | None) -> Self:
        if self.holders[seat - 1].kind == "bot" or self.minders[seat - 1] == bot:
            raise NotNow("not-to-mind", seat=seat)
        told = tell.SeatReclaimed(seat=seat) if bot is None else tell.SeatMinded(seat=seat, bot=bot)
        floor = self.floor if bot is None else self._floor_without(seat)
        return self._after(told, minders=_put(self.minders, seat, bot), floor=floor)


def _put(row: tuple[Any, ...], seat: Seat, value: Any) -> tuple[Any, ...]:
    return (*row[: seat - 1], value, *row[seat:])
