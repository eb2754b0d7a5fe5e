"""A match: a game being played by seats. It is a value: every change returns a new one.

``then`` adds an entry to the log, and the match is a fold over its log (folding.py); nothing else changes a match.
Every command of a seat or the table adds entries: the new ones are ``after.entries[len(before.entries):]``. A refused
command raises.
"""

from bisect import bisect_left
from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from mazechase.errors import BadText, NotNow
from mazechase.match import folding, undo
from mazechase.match.clock import Clock
from mazechase.match.entries import (
    Acted,
    Drawn,
    Entry,
    Flagged,
    MatchSetup,
    Paused,
    Player,
    Replaced,
    Resigned,
    Resumed,
    Salted,
    StoodIn,
    UndoAnswered,
    UndoAsked,
    Undone,
    Woke,
)
from mazechase.match.events import MatchEvent
from mazechase.match.growing import Growing
from mazechase.match.kept import kept
from mazechase.match.luck import Luck
from mazechase.match.plies import Ply, UndoAsk
from mazechase.rules.api import Action, Chance, Event, Node, Over, Result, Seat, State, Turn, Viewer
from mazechase.rules.game import AnyGame
from mazechase.rules.values import seats_asked


class Match(msgspec.Struct, frozen=True, kw_only=True, dict=True):  # the dict keeps what follows from the rest
    """A game being played by seats.

    >>> from mazechase import game
    >>> from mazechase.match import Player, MatchSetup
    >>> match = Match.begin(MatchSetup.make(game("quoridor"), "m1", (Player("Ada"), Player("Bo"))))
    >>> match = match.act(Seat(1), ["e2"], now_ms=0).act(Seat(2), ["e8"], now_ms=900)
    >>> match.asked, [ply.token for ply in match.line]
    ((1,), ['e2', 'e8'])
    """

    setup: MatchSetup
    game: AnyGame
    first: State
    holders: tuple[Player, ...]  # who holds each seat now
    stand_ins: tuple[str | None, ...]  # the bot that plays each seat for its absent owner
    salts: tuple[str, ...]  # in seat order, "" for none
    clock: Clock | None
    entries: Growing[Entry] = msgspec.field(default_factory=Growing)
    # What each entry caused, even if it was undone since.
    events_by_entry: Growing[tuple[Event, ...]] = msgspec.field(default_factory=Growing)
    line: Growing[Ply] = msgspec.field(default_factory=Growing)
    gone: frozenset[Seat] = frozenset()  # seats that resigned or ran out of time
    ending: Result | None = None  # if the match ended outside the rules
    undo_ask: UndoAsk | None = None
    floor: int = 0  # plies that can't be taken back: the last of them is by somebody who is no longer there
    taken: tuple[int, ...]  # the number of entries when each seat got its holder; 0: since the start
    paused: bool = False

    @classmethod
    def begin(cls, setup: MatchSetup, game: AnyGame | None = None) -> "Match":
        """Return a new match; the game is created from the setup unless it is passed."""
        game = game or setup.open()
        match = cls(
            setup=setup,
            game=game,
            first=game.start() if setup.position is None else game.place(setup.position),
            holders=setup.seats,
            stand_ins=(None,) * game.players,
            taken=(0,) * game.players,
            salts=("",) * game.players,
            clock=None if setup.clock is None else Clock.of(setup.clock, game.players),
        )
        return msgspec.structs.replace(match, clock=match.clock and match.clock.pass_to(match.asked))

    # The current situation.

    @kept
    def state(self) -> Any:
        """The position on the table."""
        return self.line[-1].state if self.line else self.first

    @kept
    def node(self) -> Node:
        """What comes next; a seat that resigned can't win, whatever its stand-in does."""
        if self.ending:
            return Over(self.ending)
        node = self.game.rules.node(self.state)
        return Over(_without(node.result, self.gone)) if isinstance(node, Over) and self.gone else node

    @property
    def result(self) -> Result | None:
        """The result, or None while the match is being played."""
        node = self.node
        return node.result if isinstance(node, Over) else None

    @kept
    def over(self) -> bool:
        """Whether the match has ended."""
        return isinstance(self.node, Over)

    @kept
    def asked(self) -> tuple[Seat, ...]:
        """The seats the match waits for: those that may act, or the one that rolls, spins or draws."""
        return seats_asked(self.node)

    @kept
    def _legal(self) -> dict[Seat, tuple[Action, ...]]:
        """The legal actions that somebody has asked for."""
        return {}

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """List a seat's legal actions, worked out once."""
        if seat not in self._legal:
            self._legal[seat] = self.game.rules.legal(self.state, seat)
        return self._legal[seat]

    @property
    def draws(self) -> int:
        """The number of draws in the line; an undo takes it back too, so the same dice come up again."""
        return self.line[-1].draws if self.line else 0

    @kept
    def at_ms(self) -> int:
        """The time of the latest entry."""
        return self.entries[-1].at_ms if self.entries else 0

    def told(self, n: int, viewer: Viewer) -> tuple[Event, ...]:
        """Return the events of entry ``n`` that a viewer may know."""
        tell = self.game.rules.tell
        told = [event if isinstance(event, MatchEvent) else tell(event, viewer) for event in self.events_by_entry[n]]
        return tuple([event for event in told if event is not None])

    def stands_since(self, n: int, seat: Seat) -> bool:
        """Return whether a seat still has the decision it had after ``n`` entries.

        Simultaneous choices by others don't change it.
        """
        undone = any(isinstance(entry, Undone) for entry in self.entries[n:])
        since = range(bisect_left(self.line, n, key=lambda ply: ply.n), len(self.line))
        return n <= len(self.entries) and not undone and all(self._at_once(number, seat) for number in since)

    def _at_once(self, number: int, seat: Seat) -> bool:
        """Return whether a ply was another seat's choice while this seat was choosing too."""
        ply = self.line[number]
        node = self.game.rules.node(self.line[number - 1].state if number else self.first)
        return not ply.chance and ply.seat != seat and isinstance(node, Turn) and seat in node.seats

    def then(self, entry: Entry) -> "Match":
        """Return the match with one more entry; raise if the entry is impossible."""
        return folding.then(self, entry)

    # Playing.

    def salt(self, seat: Seat, salt: str, now_ms: int, command: str | None = None) -> "Match":
        """Add a seat's salt to the dice, before the first draw."""
        return self.then(Salted(seat, salt, at_ms=self._at(now_ms), command=command))

    def act(self, seat: Seat, actions: Sequence[str], now_ms: int, command: str | None = None) -> "Match":
        """Take one or more actions of a seat, all or none.

        An action that reveals something must be the last: otherwise a refusal of the next one, which cancels them all,
        would be a free look.
        """
        if not actions:
            raise BadText("no-actions")
        after = self
        for action in actions:
            if after is not self and after.line[-1].reveals:
                raise NotNow("reveals-first")
            after = after.then(Acted(seat, action, at_ms=self._at(now_ms), command=command))
        return after

    def draw(self, luck: Luck, now_ms: int, asked: Seat | None = None, command: str | None = None) -> "Match":
        """Draw the next chance outcome, asked for by its seat or by nobody."""
        node = self.node
        if not isinstance(node, Chance):
            raise NotNow("no-draw-now")
        outcome = self.game.write(luck.outcome(self.draws, node.odds))
        return self.then(Drawn(outcome, self.draws, asked, at_ms=self._at(now_ms), command=command))

    # Undo: see undo.py.

    def can_undo(self, seat: Seat, beside: Collection[Seat] = ()) -> bool:
        """Return whether a seat may take back its latest action, or ask to."""
        keep = undo.keep_for(self, seat)
        return keep is not None and undo.problem(self, seat, keep, beside) is None

    def undo_waits(self, beside: Collection[Seat] = ()) -> tuple[Seat, ...]:
        """Return the seats that still have to answer an undo; ``beside`` are those at the device that asked for it."""
        return undo.waits(self, beside)

    def undo(self, seat: Seat, now_ms: int, beside: Collection[Seat] = (), command: str | None = None) -> "Match":
        """Take back a seat's latest action and all after it, now if nobody has to be asked, otherwise when all agree.

        ``beside`` are the other seats at this seat's device, whose people need not be asked.
        """
        keep = undo.keep_for(self, seat)
        if keep is None:
            raise NotNow("nothing-to-undo")
        undo.check(self, seat, keep, beside)
        at_ms = self._at(now_ms)
        if not undo.voters(self, seat, beside):
            return self.then(Undone(keep, at_ms=at_ms, command=command))
        return self.then(UndoAsked(seat, keep, at_ms=at_ms, command=command))

    def answer_undo(
        self,
        seat: Seat,
        agree: bool,  # noqa: FBT001 (data)
        now_ms: int,
        beside: Collection[Seat] = (),
        command: str | None = None,
    ) -> "Match":
        """Agree to a requested undo, or refuse it; when the last seat agrees, it is carried out.

        ``beside`` are the other seats at the device that asked: it cannot agree with itself. Whoever asked takes the
        question back by refusing.
        """
        ask = self.undo_ask
        if ask is not None and seat in beside:
            raise NotNow("own-undo", seat=seat)
        if ask is not None and agree:
            undo.check(self, ask.seat, ask.keep, beside)
        at_ms = self._at(now_ms)
        after = self.then(UndoAnswered(seat, agree, at_ms=at_ms, command=command))
        if ask is None or not agree or after.undo_waits(beside):
            return after
        return after.then(Undone(ask.keep, at_ms=at_ms, command=command))

    # Leaving, and time.

    def resign(self, seat: Seat, now_ms: int, command: str | None = None) -> "Match":
        """Give up: with two sides left the match ends, with more a bot takes over the seat."""
        return self.then(Resigned(seat, at_ms=self._at(now_ms), command=command))

    def ends_without(self, seat: Seat) -> bool:
        """Return whether the match ends if a seat gives up; otherwise a bot takes over."""
        return seat not in self.gone and not self.over and folding.ends_without(self, seat)

    def remaining_ms(self, seat: Seat, now_ms: int) -> int | None:
        """Return how much time a seat has left, or None if no clock applies to it."""
        if self.clock is None or seat in self.gone:
            return None
        return max(0, self.clock.left_ms(seat, self._at(now_ms)))

    def flag(self, now_ms: int, command: str | None = None, *, spared: Collection[Seat] = ()) -> "Match":
        """Flag every seat that has no time left and is not spared, the longest overdue first."""
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

    def pause(self, now_ms: int, command: str | None = None) -> "Match":
        """Pause the match: stop the clocks and all play."""
        return self.then(Paused(at_ms=self._at(now_ms), command=command))

    def resume(self, now_ms: int, command: str | None = None) -> "Match":
        """Resume after a pause."""
        return self.then(Resumed(at_ms=self._at(now_ms), command=command))

    def wake(self, now_ms: int, command: str | None = None) -> "Match":
        """Continue after an interruption: if a clock ran, the time since the latest entry is charged to nobody."""
        if self.clock is None or self.clock.since_ms is None:
            return self
        return self.then(Woke(at_ms=self._at(now_ms), command=command))

    # Who sits where.

    def replace(self, seat: Seat, player: Player, now_ms: int, command: str | None = None) -> "Match":
        """Give a seat to somebody else, a person or a bot."""
        return self.then(Replaced(seat, player, at_ms=self._at(now_ms), command=command))

    def stand_in(self, seat: Seat, bot: str | None, now_ms: int, command: str | None = None) -> "Match":
        """Let a bot play for an absent person, or (None) give the seat back to the person."""
        return self.then(StoodIn(seat, bot, at_ms=self._at(now_ms), command=command))

    # Writing it down.

    def may_export(self) -> None:
        """Raise NotNow while anything is hidden: such a match may be neither recorded nor forked."""
        if self.game.secrets and not self.over:
            raise NotNow("secret-until-end")

    def _at(self, now_ms: int) -> int:
        return max(now_ms, self.at_ms)  # a clock that jumps back does no harm


def _without(result: Result, gone: frozenset[Seat]) -> Result:
    """Return the rules' result without the seats that left: they can't win, and they forfeit their scores."""
    winners = tuple(seat for seat in result.winners if seat not in gone)
    scores = tuple(0 if seat in gone else score for seat, score in enumerate(result.scores, 1))
    return Result(winners, scores, result.reason)
