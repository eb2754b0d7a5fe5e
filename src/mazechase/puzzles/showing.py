"""What a page needs to show a puzzle, made from the rules: every position one can come to, and what leads there.

With it a page knows what may be done at each step, what comes of it, and whether an answer is right, and needs neither
rules nor a server. Views are stored as what differs from the first one.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from mazechase.bots.coach import SAID, Reason, reasons_of
from mazechase.puzzles.stored import Line, Puzzle, Reply
from mazechase.rules.api import Action, Event, Facts, Hint, Seat, Turn, View
from mazechase.rules.game import AnyGame
from mazechase.rules.gestures import Offer, gestures_of


class Lead(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an action leads to: a position by its place in the list; without one, the answer is wrong."""

    to: int | None = None
    events: tuple[Event, ...] = ()


class Ply(msgspec.Struct, frozen=True):
    """Something that others do after a right answer: what happens, and what differs then from the first view."""

    seat: Seat | None
    events: tuple[Event, ...]
    changes: dict[str, Any]


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether an answer is right; then why, what follows, and where it goes on; without that, the puzzle is solved."""

    right: bool
    reasons: tuple[Reason, ...] = ()
    plies: tuple[Ply, ...] = ()
    next: int | None = None


class PuzzlePosition(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position: what differs from the first view, and what may be done; or the verdict on what was done."""

    changes: dict[str, Any] = {}
    legal: tuple[str, ...] = ()
    offers: tuple[Offer, ...] = ()
    hints: tuple[Hint, ...] = ()
    leads: dict[str, Lead] = {}
    gain: int = 0  # since the move began
    harms: bool = False
    verdict: Verdict | None = None


class PuzzleShown(msgspec.Struct, frozen=True):
    """A puzzle as a page gets it. ``best`` and ``next`` are the chances with the best answer and the second best."""

    game: str
    number: int
    count: int  # puzzles in the series
    grade: int
    task: str
    amount: int  # what the task counts: moves, or steps
    seat: Seat
    exact: bool
    best: float
    next: float
    facts: Facts
    view: View
    positions: tuple[PuzzlePosition, ...]


def show(game_id: str, number: int, count: int, puzzle: Puzzle) -> PuzzleShown:
    """Return a stored puzzle as a page gets it."""
    game = puzzle.game(game_id)
    return _Drawing(game, puzzle).shown(number, count)


class _Drawing:
    """Goes through a puzzle and writes down its positions."""

    def __init__(self, game: AnyGame, puzzle: Puzzle) -> None:
        self.game, self.puzzle = game, puzzle
        self.first = game.place(puzzle.position)
        node = game.node(self.first)
        assert isinstance(node, Turn)  # noqa: S101 (somebody has to find the answer)
        self.seat = node.seats[0]
        self.view = game.view(self.first, self.seat)
        self._fields = msgspec.to_builtins(self.view)
        self._gestures = gestures_of(game)
        self._positions: list[PuzzlePosition | None] = []

    def shown(self, number: int, count: int) -> PuzzleShown:
        self._decision(self.first, self.puzzle.line)
        proof = self.puzzle.proof
        return PuzzleShown(
            game=self.game.id,
            number=number,
            count=count,
            grade=self.puzzle.grade,
            task=self.puzzle.task,
            amount=self.puzzle.number,
            seat=self.seat,
            exact=proof.method != "search",
            best=proof.best,
            next=proof.next,
            facts=self.game.facts,
            view=self.view,
            positions=tuple(one for one in self._positions if one is not None),
        )

    def _decision(self, begun: Any, line: Line) -> int:
        """Write down a move: where it begins, every position inside it, and the verdict on each of its ends."""
        right = {self._after(begun, answer): (answer, reply) for answer, reply in line.items()}
        places: dict[Any, int] = {}
        states = [begun]
        self._reserve(places, begun)
        long = False  # whether the move has several actions: then its ends are looked at before it is taken
        for state in states:  # it grows meanwhile
            for action in self.game.rules.legal(state, self.seat):
                after = self.game.rules.apply(state, action).state
                inside = self._gestures.goes_on(begun, after, self.seat)
                long = long or inside
                if after not in places and (inside or long or after in right):
                    self._reserve(places, after)
                    if inside:
                        states.append(after)
        for state in list(places):
            inside = state in states
            self._positions[places[state]] = (
                self._inside(begun, state, places) if inside else self._end(begun, state, right.get(state))
            )
        return places[begun]

    def _reserve(self, places: dict[Any, int], state: Any) -> None:
        places[state] = len(self._positions)
        self._positions.append(None)

    def _inside(self, begun: Any, state: Any, places: dict[Any, int]) -> PuzzlePosition:
        game, leads, legal = self.game, {}, self.game.rules.legal(state, self.seat)
        for action in legal:
            step = game.rules.apply(state, action)
            place = places.get(step.state)
            leads[game.write(action)] = Lead(place, self._told(step.events)) if place is not None else Lead()
        view = game.view(state, self.seat)
        return PuzzlePosition(
            changes=self._changes(view),
            legal=tuple(game.write(action) for action in legal),
            offers=self._gestures.offers(state, self.seat),
            hints=game.hints(view),
            leads=leads,
            gain=self._gestures.gain(begun, state, self.seat),
            harms=self._gestures.harms(begun, state, self.seat),
        )

    def _end(self, begun: Any, state: Any, found: tuple[str, Reply] | None) -> PuzzlePosition:
        return PuzzlePosition(
            changes=self._changes(self.game.view(state, self.seat)),
            gain=self._gestures.gain(begun, state, self.seat),
            harms=self._gestures.harms(begun, state, self.seat),
            verdict=Verdict(right=False) if found is None else self._right(begun, state, *found),
        )

    def _right(self, begun: Any, state: Any, answer: str, reply: Reply) -> Verdict:
        plies = []
        for token in reply.plays.split():
            action = self.game.read(token)
            seat = self.game.actor(state, action) if isinstance(action, Action) else None
            step = self.game.apply(state, action) if isinstance(action, Action) else self.game.settle(state, action)
            state = step.state
            plies.append(Ply(seat, self._told(step.events), self._changes(self.game.view(state, self.seat))))
        return Verdict(
            right=True,
            reasons=tuple(self._reasons(begun, answer))[:SAID],
            plies=tuple(plies),
            next=self._decision(state, reply.then) if reply.then else None,
        )

    def _reasons(self, state: Any, answer: str) -> Iterator[Reason]:
        """Yield what speaks for an answer, each thing once; of a walk, its end says most."""
        explain, found = reasons_of(self.game.id), list[Reason]()
        for token in answer.split():
            action = self.game.read(token)
            found = [*explain(self.game, self.game.view(state, self.seat), action), *found]
            state = self.game.apply(state, action).state
        said = set()
        for reason in found:
            if reason.message not in said:
                said.add(reason.message)
                yield reason

    def _after(self, state: Any, answer: str) -> Any:
        for token in answer.split():
            state = self.game.apply(state, self.game.read(token)).state
        return state

    def _told(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        told = (self.game.tell(event, self.seat) for event in events)
        return tuple(event for event in told if event is not None)

    def _changes(self, view: View) -> dict[str, Any]:
        """Return the fields of a view that differ from the first one's."""
        fields = msgspec.to_builtins(view)
        return {name: value for name, value in fields.items() if value != self._fields.get(name)}
