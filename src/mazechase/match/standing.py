"""How a match stands: all that follows from a setup and a log, and what can be asked about it."""

from collections.abc import Collection
from typing import Any, Self

import msgspec

from mazechase.match.clock import Clock
from mazechase.match.entries import Entry, Player, Setup, Undone
from mazechase.match.events import MatchEvent
from mazechase.rules.api import AnyGame, Chance, Event, Node, Over, Result, Seat, State, Turn, Viewer


class Ply(msgspec.Struct, frozen=True):
    """One step of the line that counts: an action, or a chance outcome with the seat that asked for it."""

    n: int  # the number of its entry
    seat: Seat | None
    token: str
    chance: bool
    state: State
    events: tuple[Event, ...]
    clock: Clock | None  # as it stood when this was played

    @property
    def reveals(self) -> bool:
        """Whether somebody learned something by it."""
        return self.chance or any(event.reveals for event in self.events)


class UndoAsk(msgspec.Struct, frozen=True):
    """An undo that waits for the others: whose it is, how many plies would stay, and who has agreed."""

    seat: Seat
    keep: int
    agreed: tuple[Seat, ...] = ()


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """All that follows from a setup and a log."""

    setup: Setup
    game: AnyGame
    first: State
    holders: tuple[Player, ...]  # who holds each seat now
    minders: tuple[str | None, ...]  # the bot that minds each seat for its absent owner
    salts: tuple[str, ...]  # in seat order, "" where none came
    clock: Clock | None
    entries: tuple[Entry, ...] = ()
    heard: tuple[tuple[Event, ...], ...] = ()  # what happened by each entry, also by those undone since
    line: tuple[Ply, ...] = ()
    gone: frozenset[Seat] = frozenset()  # seats that resigned or ran out of time
    ending: Result | None = None  # when the match ended outside the rules
    undo_ask: UndoAsk | None = None
    floor: int = 0  # plies that are not taken back: somebody who is not there any more did the last of them
    taken: tuple[int, ...]  # how many entries there were when each seat got its holder; 0: from the start
    paused: bool = False

    @classmethod
    def begin(cls, setup: Setup, game: AnyGame | None = None) -> Self:
        """Start a match; the game is made from the setup unless it is at hand."""
        game = game or setup.open()
        match = cls(
            setup=setup,
            game=game,
            first=game.start() if setup.position is None else game.place(setup.position),
            holders=setup.seats,
            minders=(None,) * game.players,
            taken=(0,) * game.players,
            salts=("",) * game.players,
            clock=None if setup.clock is None else Clock.of(setup.clock, game.players),
        )
        return msgspec.structs.replace(match, clock=match.clock and match.clock.pass_to(match.asked))

    # What is so now.

    @property
    def state(self) -> Any:
        """The position on the table."""
        return self.line[-1].state if self.line else self.first

    @property
    def node(self) -> Node:
        """Who or what comes next; a seat that resigned does not win, whatever its stand-in does."""
        if self.ending:
            return Over(self.ending)
        node = self.game.node_unchecked(self.state)
        return Over(_without(node.result, self.gone)) if isinstance(node, Over) and self.gone else node

    @property
    def result(self) -> Result | None:
        """How it ended."""
        node = self.node
        return node.result if isinstance(node, Over) else None

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return isinstance(self.node, Over)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats the match waits for: those that may act, or the one that rolls, spins or draws."""
        match self.node:
            case Turn(seats):
                return seats
            case Chance(_, seat):
                return (seat,)
            case Over():
                return ()

    @property
    def k(self) -> int:
        """The number of draws in the line, which an undo takes back: the same dice come again."""
        return sum(ply.chance for ply in self.line)

    @property
    def at_ms(self) -> int:
        """The time of the latest entry."""
        return self.entries[-1].at_ms if self.entries else 0

    def told(self, n: int, viewer: Viewer) -> tuple[Event, ...]:
        """Give what entry ``n`` tells a viewer."""
        told = (event if isinstance(event, MatchEvent) else self.game.tell(event, viewer) for event in self.heard[n])
        return tuple(event for event in told if event is not None)

    def stands_since(self, n: int, seat: Seat) -> bool:
        """Tell whether what a seat has to decide is what it was after ``n`` entries.

        What others choose at the same time does not change it.
        """
        undone = any(isinstance(entry, Undone) for entry in self.entries[n:])
        since = (number for number, ply in enumerate(self.line) if ply.n >= n)
        return n <= len(self.entries) and not undone and all(self._at_once(number, seat) for number in since)

    def _at_once(self, number: int, seat: Seat) -> bool:
        """Tell whether a ply was another seat's choice while this seat was choosing too."""
        ply = self.line[number]
        node = self.game.node_unchecked(self.line[number - 1].state if number else self.first)
        return not ply.chance and ply.seat != seat and isinstance(node, Turn) and seat in node.seats

    def people(self, seat: Seat) -> tuple[Seat, ...]:
        """List the seats that other people hold, also those that stand-ins play meanwhile."""
        held = zip(self.game.seats, self.holders, strict=True)
        return tuple(other for other, holder in held if other != seat and holder.kind == "human")

    def voters(self, seat: Seat, beside: Collection[Seat] = ()) -> tuple[Seat, ...]:
        """List the seats whose consent an undo by this seat needs: all other people but those at the same device."""
        return tuple(other for other in self.people(seat) if other not in beside)

    def undo_waits(self, beside: Collection[Seat] = ()) -> tuple[Seat, ...]:
        """List the seats that have still to answer an undo; ``beside`` are those at the device that asked for it."""
        ask = self.undo_ask
        return () if ask is None else tuple(seat for seat in self.voters(ask.seat, beside) if seat not in ask.agreed)

    def undo_keep(self, seat: Seat) -> int | None:
        """Tell how many plies would stay if the seat took back its latest action; None: it has none to take back.

        Actions of one command, such as the steps of a walk, are taken back together.
        """
        latest = self._latest_of(seat)
        if latest is None:
            return None
        command = self._command_of(latest)
        if command is None:
            return latest
        return next(n for n in range(latest, -1, -1) if n == 0 or self._command_of(n - 1) != command)

    def may_keep(self, seat: Seat, keep: int) -> bool:
        """Tell whether a seat's undo may go back so far: to one of its latest actions in a row.

        A record does not know commands any more, so this asks less than ``undo_keep`` does.
        """
        latest = self._latest_of(seat)
        return (
            latest is not None
            and keep <= latest
            and all(ply.seat == seat and not ply.chance for ply in self.line[keep : latest + 1])
        )

    def _latest_of(self, seat: Seat) -> int | None:
        if seat in self.gone or self.over:
            return None
        line = self.line
        return next((n for n in range(len(line) - 1, -1, -1) if line[n].seat == seat and not line[n].chance), None)

    def _command_of(self, number: int) -> str | None:
        return self.entries[self.line[number].n].command

    def unrevealed(self, keep: int) -> bool:
        """Tell whether nobody has learned anything since ``keep`` plies stood."""
        return not any(ply.reveals for ply in self.line[keep:])


def _without(result: Result, gone: frozenset[Seat]) -> Result:
    """Give the rules' result without the seats that left: they do not win, and what they scored is forfeit."""
    winners = tuple(seat for seat in result.winners if seat not in gone)
    scores = tuple(0 if seat in gone else score for seat, score in enumerate(result.scores, 1))
    return Result(winners, scores, result.reason)
