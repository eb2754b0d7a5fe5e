"""A sixth game in one file, found as ``own_game:Dash``: ``python own_game.py`` plays it once.

Pawns race along a track. A turn begins with a roll of a die with the faces 1 to 3; then the player walks that far or
stays. The goal must be hit exactly, and whoever is passed or met is not hurt. A game from elsewhere works with the
command line and the server too: ``mazechase play own_game:Dash random``, ``mazechase serve --game own_game:Dash``. A
game that becomes part of the package needs more (CONTRIBUTING.md), above all sentences, tests and a page.
"""

import re
from random import Random
from typing import ClassVar, Literal

from mazechase import ALL, BadText, Chance, Facts, Game, Over, PublicEvent, Result, Rules, Seat, Step, Turn
from mazechase.rules.api import Action, CellFact, Node, Odds, Outcome, Refusal, State, View, Viewer
from mazechase.rules.options import Choice, Option
from mazechase.rules.turnlimit import REASON, turn_limit


class Rolled(Outcome, frozen=True):
    """A face of the die."""

    pips: int


class Go(Action, frozen=True):
    """What a player does after the roll."""

    how: Literal["walk", "stay"]


class Went(PublicEvent, frozen=True, kw_only=True):
    """A pawn went to a cell, or stayed there."""

    seat: Seat
    to: int


class DashState(State, frozen=True):
    """Where the pawns are, whose turn it is, and what was rolled; 0: the die is still to be rolled."""

    pawns: tuple[int, ...]
    turn: Seat
    pips: int = 0
    taken: int = 0  # turns so far, counted only under a limit


class DashView(View, frozen=True, tag="dash"):
    """Everything, for nothing is hidden."""

    pawns: tuple[int, ...]
    turn: Seat
    pips: int
    taken: int

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Whose turn it is."""
        return (self.turn,)


DIE = Odds({Rolled(pips): 1 for pips in (1, 2, 3)})
ACTIONS = (Go("walk"), Go("stay"))
LENGTHS = {"short": 6, "long": 12}


class Dash(Rules[DashState, Go, Rolled, DashView]):
    """Be the first to reach the end of the track."""

    id: ClassVar[str] = "dash"
    player_counts: ClassVar[tuple[int, ...]] = (2, 3)
    declared: ClassVar[tuple[Option, ...]] = (
        Option("track", Choice(tuple(LENGTHS)), "long", "DASH-1"),
        turn_limit("DASH-4"),
    )
    per_seat: ClassVar[str | None] = "pawns"  # so that a state for another number of players is refused

    @property
    def goal(self) -> int:
        """The last cell."""
        return LENGTHS[self.options["track"]]

    @property
    def facts(self) -> Facts:
        """The cells of the track, beside what every game has."""
        cells = tuple(CellFact(str(cell), cell, 0) for cell in range(self.goal + 1))
        return Facts(**self.common_facts, cells=cells)

    def start(self) -> DashState:
        """Put every pawn on cell 0, with seat 1 to roll."""
        return DashState((0,) * self.players, Seat(1))

    def node(self, s: DashState) -> Node:
        """Return a roll, a turn, or the end: somebody is at the goal (DASH-3), or the turns are over (DASH-4)."""
        if self.goal in s.pawns:
            winner = Seat(s.pawns.index(self.goal) + 1)
            return Over(Result((winner,), tuple(int(seat == winner) for seat in self.seats), "goal_reached"))
        if self.limit.reached(s.taken):
            return Over(Result((), (0,) * self.players, REASON))
        return Turn((s.turn,)) if s.pips else Chance(DIE, s.turn)

    def legal(self, s: DashState, seat: Seat | None = None) -> tuple[Go, ...]:
        """Walk unless that leads too far (DASH-2), or stay."""
        if not isinstance(self.node(s), Turn) or seat not in (None, s.turn):
            return ()
        return ACTIONS if s.pawns[s.turn - 1] + s.pips <= self.goal else ACTIONS[1:]

    def explain(self, s: DashState, a: Go) -> Refusal:  # noqa: ARG002
        """Say that the goal must be hit exactly; nothing else can be illegal."""
        return Refusal("too-far", "DASH-2", "dash-refuse-too-far", {"pips": s.pips})

    def apply(self, s: DashState, a: Go) -> Step[DashState]:
        """Walk or stay, and pass the turn on."""
        mine = s.turn - 1
        to = s.pawns[mine] + (s.pips if a.how == "walk" else 0)
        pawns = (*s.pawns[:mine], to, *s.pawns[mine + 1 :])
        after = DashState(pawns, Seat(s.turn % self.players + 1), 0, self.limit.count(s.taken))
        return Step(after, (Went(ruling="DASH-2", seat=s.turn, to=to),))

    def settle(self, s: DashState, outcome: Rolled) -> Step[DashState]:
        """Take the roll."""
        return Step(DashState(s.pawns, s.turn, outcome.pips, s.taken), ())

    def view(self, s: DashState, viewer: Viewer) -> DashView:  # noqa: ARG002
        """Show everything to everybody."""
        return DashView(s.pawns, s.turn, s.pips, s.taken)

    def odds(self, view: DashView) -> Odds | None:
        """Return the die's odds before a roll."""
        return DIE if isinstance(self.node(self.sample(view, Random(0))), Chance) else None

    def sample(self, view: DashView, rng: Random) -> DashState:  # noqa: ARG002
        """Return the state: the view shows it all."""
        return DashState(view.pawns, view.turn, view.pips, view.taken)

    def position(self, s: DashState) -> str:
        """Write the pawns, the turn, the roll and the turns so far."""
        return f"{','.join(map(str, s.pawns))} {s.turn} {s.pips} {s.taken}"

    def place(self, text: str) -> DashState:
        """Read a position; refuse an impossible one."""
        if not re.fullmatch(r"\d{1,2}(,\d{1,2})* [1-3] [0-3] \d{1,9}", text, re.ASCII):
            raise BadText("dash-bad-position", text=text[:40])
        pawns, turn, pips, taken = text.split(" ")
        s = DashState(tuple(map(int, pawns.split(","))), Seat(int(turn)), int(pips), int(taken))
        fits = len(s.pawns) == self.players and s.turn in self.seats and max(s.pawns) <= self.goal
        if not fits or s.pawns.count(self.goal) > 1 or not self.limit.allows(s.taken) or self.position(s) != text:
            raise BadText("dash-bad-position", text=text[:40])
        return s

    def write(self, x: Go | Rolled) -> str:
        """Write an action as its word, and a roll with a star."""
        return x.how if isinstance(x, Go) else f"*{x.pips}"

    def read(self, text: str) -> Go | Rolled:
        """Read a token back."""
        known: dict[str, Go | Rolled] = {self.write(x): x for x in (*ACTIONS, *DIE)}
        if text not in known:
            raise BadText("dash-bad-token", text=text[:40])
        return known[text]

    def show(self, s: DashState, viewer: Viewer = ALL) -> str:  # noqa: ARG002
        """Draw one line per pawn."""
        return "\n".join(f"{seat} {'.' * at}>{'.' * (self.goal - at)}" for seat, at in enumerate(s.pawns, 1))


def main() -> None:
    """Play a random game and print it."""
    game = Game(Dash(players=3))  # what mazechase.game returns for a game of the package
    rng = Random(1)
    state = game.start()
    while not isinstance(node := game.node(state), Over):
        if isinstance(node, Chance):
            state = game.settle(state, node.odds.pick(rng.randrange(node.odds.total))).state
        else:
            state = game.apply(state, rng.choice(game.legal(state))).state
        print(game.position(state))
    print(f"{game.show(state)}\n{node.result}")


if __name__ == "__main__":
    main()
