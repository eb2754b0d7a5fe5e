"""Quoridor: turns, the end, and the contract's methods."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Never

from mazechase.boards.cells import Cell, Cells
from mazechase.boards.fences import NAMES, SIZE, Maze, Slots
from mazechase.errors import BadPlayers, BadText
from mazechase.rules.api import (
    ALL,
    CellFact,
    Event,
    Game,
    Hint,
    Node,
    Odds,
    Over,
    Refusal,
    Result,
    Seat,
    State,
    Step,
    Turn,
    View,
    Viewer,
)
from mazechase.rules.options import Choice, Count, Flag, Option, When
from mazechase.rules.quoridor.fencing import explain_fence, legal_slots
from mazechase.rules.quoridor.moving import Hop, Jumping, explain_move, hops
from mazechase.rules.quoridor.text import draw, read_action, read_position, write_action, write_position
from mazechase.rules.quoridor.values import (
    FENCES_EACH,
    SEATING,
    Fence,
    Fenced,
    Jumped,
    Move,
    Moved,
    PassedOver,
    QuoridorAction,
    QuoridorFacts,
    QuoridorState,
    QuoridorView,
    TurnLimit,
    Won,
)


class Quoridor(Game[QuoridorState, QuoridorAction, Never, QuoridorView]):
    """Reach the opposite side first; move or put up a fence."""

    id: ClassVar[str] = "quoridor"
    player_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    state_type: ClassVar[type[State]] = QuoridorState
    action_type: ClassVar[Any] = QuoridorAction
    outcome_type: ClassVar[Any] = ()
    view_type: ClassVar[type[View]] = QuoridorView
    per_seat: ClassVar[str] = "left"
    declared: ClassVar[tuple[Option, ...]] = (
        Option("first_player", Choice(("random", "chosen")), "random", "QUOR-3", "table"),
        Option("edge_as_fence", Flag(), True, "QUOR-18"),
        Option("diagonal_past_piece", Flag(), False, "QUOR-19", when=(When(players=(3, 4)),)),  # it takes a third pawn
        Option("three_players", Choice(("on", "off")), "on", "QUOR-25", when=(When(players=(3,)),)),
        Option("max_turns", Count(), "none", "QUOR-27"),
    )

    def __init__(
        self, players: int = 2, options: Mapping[str, Any] | None = None, rules_version: int | None = None
    ) -> None:
        super().__init__(players, options, rules_version)
        if players == 3 and self.options["three_players"] == "off":
            raise BadPlayers("quoridor-no-three")
        self.jumping = Jumping(self.options["edge_as_fence"], self.options["diagonal_past_piece"])
        limit = self.options["max_turns"]
        self.max_turns: int | None = None if limit == "none" else limit
        self.starts = tuple(start for start, _ in SEATING[players])
        self.goals = tuple(goal for _, goal in SEATING[players])

    @property
    def facts(self) -> QuoridorFacts:
        """The squares, where each seat starts and goes, and its fences."""
        return QuoridorFacts(
            **self.common_facts,
            cells=tuple(CellFact(name, cell % SIZE, cell // SIZE) for cell, name in enumerate(NAMES)),
            size=SIZE,
            starts=tuple(NAMES[start] for start in self.starts),
            goals=tuple(tuple(NAMES[cell] for cell in goal) for goal in self.goals),
            fences_each=FENCES_EACH[self.players],
        )

    def start(self) -> QuoridorState:
        """Give the set-up: pawns on their lines, no fence up, seat 1 to act (QUOR-3)."""
        each = FENCES_EACH[self.players]
        return QuoridorState(self.starts, (each,) * self.players, Slots(), Seat(1), 0)

    def position(self, s: QuoridorState) -> str:
        """Write the state as one line, as docs/notation.md describes."""
        return write_position(s)

    def place(self, text: str) -> QuoridorState:
        """Read a position and check that it can be."""
        s = read_position(text)
        each = FENCES_EACH[self.players]
        home = sum(pawn in goal for pawn, goal in zip(s.pawns, self.goals, strict=False))
        maze = Maze(s.fences)
        for code, wrong in (
            ("quoridor-place-seats", not len(s.pawns) == len(s.left) == self.players),
            ("quoridor-place-turn", s.turn not in self.seats),
            ("quoridor-place-sharing", len(set(s.pawns)) < len(s.pawns)),
            ("quoridor-place-fences", any(left > each for left in s.left)),
            ("quoridor-place-fences", len(s.fences) + sum(s.left) > each * self.players),
            ("quoridor-place-taken", s.taken > (self.max_turns or 0)),
            ("quoridor-place-two-home", home > 1),
        ):
            if wrong:
                raise BadText(code, text=text, each=each, players=self.players)
        for seat, (pawn, goal) in enumerate(zip(s.pawns, self.goals, strict=True), 1):
            if not maze.reaches(pawn, goal):
                raise BadText("quoridor-place-shut-in", seat=seat)
        if isinstance(self.node_unchecked(s), Turn) and not self._can_act(s):
            raise BadText("quoridor-place-stuck", seat=s.turn)
        return s

    def node(self, s: QuoridorState) -> Node:
        """Tell whose turn it is; a pawn on its goal line ends the game at once (QUOR-26)."""
        for seat, (pawn, goal) in enumerate(zip(s.pawns, self.goals, strict=True), 1):
            if pawn in goal:
                scores = tuple(int(other == seat) for other in self.seats)
                return Over(Result((Seat(seat),), scores, "goal_reached"))
        if self.max_turns is not None and s.taken >= self.max_turns:  # QUOR-27
            return Over(Result((), (0,) * self.players, "turn_limit"))
        return Turn((s.turn,))

    def legal(self, s: QuoridorState, seat: Seat | None = None) -> tuple[QuoridorAction, ...]:
        """List the pawn's moves, then the fences, each from a1 on, lying before standing."""
        if not isinstance(self.node_unchecked(s), Turn) or seat not in (None, s.turn):
            return ()
        moves = sorted({hop.to for hop in self._hops(s, s.turn)})
        return (*(Move(to) for to in moves), *self._fences(s))

    def explain(self, s: QuoridorState, a: QuoridorAction) -> Refusal:
        """Say which rule stands against a move or a fence."""
        if isinstance(a, Move):
            pawn = s.pawns[s.turn - 1]
            return explain_move(Maze(s.fences), pawn, _others(s, s.turn), a.to)
        return explain_fence(s.fences, self._runners(s), s.left[s.turn - 1], a.slot)

    def apply_unchecked(self, s: QuoridorState, a: QuoridorAction) -> Step[QuoridorState]:
        """Move the pawn or put up the fence, then pass the turn on."""
        moved = self.after(s, a)
        events: list[Event] = [self._moved(s, a) if isinstance(a, Move) else self._fenced(moved, s.turn, a)]
        node = self.node_unchecked(moved)
        if isinstance(node, Turn):
            seat = self._next(s.turn)
            while seat != moved.turn:
                events.append(PassedOver(ruling="QUOR-22", seat=seat))
                seat = self._next(seat)
        elif isinstance(node, Over):
            events.append(self._ended(moved, node.result))
        return Step(moved, tuple(events))

    def after(self, s: QuoridorState, a: QuoridorAction) -> QuoridorState:
        """Give the state after a legal action, without telling what happened: for search."""
        mine = s.turn - 1
        pawns, left, fences = s.pawns, s.left, s.fences
        if isinstance(a, Move):
            pawns = (*pawns[:mine], a.to, *pawns[mine + 1 :])
        else:
            left = (*left[:mine], left[mine] - 1, *left[mine + 1 :])
            fences = fences.with_(a.slot)
        taken = s.taken + 1 if self.max_turns is not None else 0
        after = QuoridorState(pawns, left, fences, self._next(s.turn), taken)
        while isinstance(self.node_unchecked(after), Turn) and not self._can_act(after):  # QUOR-22
            after = QuoridorState(pawns, left, fences, self._next(after.turn), taken)
        return after

    def settle_unchecked(self, s: QuoridorState, outcome: Never) -> Step[QuoridorState]:
        """Chance has no part in Quoridor."""
        raise AssertionError((s, outcome))

    def target(self, a: QuoridorAction) -> str:
        """Name the square or the slot."""
        return write_action(a)

    def view(self, s: QuoridorState, viewer: Viewer) -> QuoridorView:  # noqa: ARG002
        """Show everything to everybody."""
        return QuoridorView(
            pawns=tuple(NAMES[pawn] for pawn in s.pawns),
            left=s.left,
            fences=tuple(slot.name for slot in s.fences),
            turn=s.turn,
            taken=s.taken,
        )

    def odds(self, view: QuoridorView) -> Odds | None:  # noqa: ARG002
        """Chance has no part in Quoridor."""
        return None

    def hints(self, view: QuoridorView) -> tuple[Hint, ...]:
        """Show each pawn's shortest way to its goal line, and how many steps it is; other pawns are not counted."""
        s = self.sample(view, Random(0))
        maze = Maze(s.fences)
        ways = ((seat, maze.way(*runner) or ()) for seat, runner in zip(self.seats, self._runners(s), strict=True))
        return tuple(
            Hint("shortest-way", seat, tuple(NAMES[cell] for cell in way), max(0, len(way) - 1)) for seat, way in ways
        )

    def sample(self, view: QuoridorView, rng: Random) -> QuoridorState:  # noqa: ARG002
        """Read the state off the view: it is all there."""
        pawns = ",".join(view.pawns)
        left = ",".join(map(str, view.left))
        fences = ",".join(view.fences) or "-"
        return read_position(f"{pawns} {left} {fences} {view.turn} {view.taken}")

    def write(self, x: QuoridorAction) -> str:
        """Write an action in the common notation."""
        return write_action(x)

    def read(self, text: str) -> QuoridorAction:
        """Read an action in the common notation."""
        return read_action(text)

    def show(self, s: QuoridorState, viewer: Viewer = ALL) -> str:  # noqa: ARG002
        """Draw the board and say whose turn it is."""
        match self.node(s):
            case Over(Result((winner,))):
                return f"{draw(s)}\nseat {winner} has won"
            case Over():
                return f"{draw(s)}\nturn limit: nobody has won"
            case _:
                return f"{draw(s)}\nseat {s.turn} to act"

    def _next(self, seat: Seat) -> Seat:
        return Seat(seat % self.players + 1)  # clockwise, QUOR-24

    def _runners(self, s: QuoridorState) -> tuple[tuple[Cell, Cells], ...]:
        return tuple(zip(s.pawns, self.goals, strict=True))

    def _hops(self, s: QuoridorState, seat: Seat) -> tuple[Hop, ...]:
        return tuple(hops(Maze(s.fences), s.pawns[seat - 1], _others(s, seat), self.jumping))

    def _fences(self, s: QuoridorState) -> tuple[Fence, ...]:
        if not s.left[s.turn - 1]:
            return ()
        slots = legal_slots(s.fences, self._runners(s))
        return tuple(Fence(slot.at, slot.way) for slot in slots)

    def _can_act(self, s: QuoridorState) -> bool:
        return bool(self._hops(s, s.turn) or self._fences(s))

    def _moved(self, s: QuoridorState, a: Move) -> Event:
        hop = next(hop for hop in self._hops(s, s.turn) if hop.to == a.to)
        origin, to = NAMES[s.pawns[s.turn - 1]], NAMES[a.to]
        if hop.over is None:
            return Moved(ruling=hop.ruling, seat=s.turn, origin=origin, to=to)
        return Jumped(ruling=hop.ruling, seat=s.turn, origin=origin, over=NAMES[hop.over], to=to)

    def _fenced(self, after: QuoridorState, seat: Seat, a: Fence) -> Event:
        return Fenced(ruling="QUOR-8", seat=seat, fence=a.slot.name, left=after.left[seat - 1])

    def _ended(self, s: QuoridorState, result: Result) -> Event:
        if not result.winners:
            return TurnLimit(ruling="QUOR-27", turns=s.taken)
        winner = result.winners[0]
        return Won(ruling="QUOR-26", seat=winner, at=NAMES[s.pawns[winner - 1]])


def _others(s: QuoridorState, seat: Seat) -> tuple[Cell, ...]:
    return (*s.pawns[: seat - 1], *s.pawns[seat:])
