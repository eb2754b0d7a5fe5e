"""Positions for the tests: ``put("walk", "- h5p2", her="e8", steps=3)``; seat 1 has her unless told otherwise.

The board is the one that comes with the game::

    10  *  .  x  .  .  .  .  .  .  *      Blinky: a6-e10, exit c10, circles c7 c8, ghost space e6, its door e7
     9  .  #  .  #  #  #  .  #  #  .      Inky: f6-j10, exit j8, circles g8 h8, ghost space f6, its door g6
     8  .  #  o  .  .| .  o  o  .  x      Pinky: f1-j5, exit h1, circles h3 h4, ghost space f5, its door f4
     7  .  .  o  #  .  .  #  .  #  .      Sue: a1-e5, exit a3, circles c3 d3, ghost space e5, its door d5
     6  .  #  .  .  G  G  .  .  #  .
     5  .  #  .  .  G  G  .  .  #  .      c7-c6-d6-d5-c5-c4 is a corridor, and so are its three quarter turns
     4  .  #  .  #  .  .  #  o  .  .
     3  x  .  o  o  .| .  .  o  #  .
     2  .  #  #  .  #  #  #  .  #  .
     1  *  .  .  .  .  .  .  x  .  *
        a  b  c  d  e  f  g  h  i  j
"""

from typing import Any, NamedTuple

import mazechase
from games import MsPacManGame
from mazechase.rules.api import Action, Event, Node, Odds, Over, Refusal, Result
from mazechase.rules.mspacman.game import MsPacMan
from mazechase.rules.mspacman.values import Ghost, MsPacManState

HOMES = ("e6", "f6", "f5", "e5")


class Put(NamedTuple):
    """A game with a position on the table, asked and answered in notation."""

    game: MsPacManGame
    state: MsPacManState

    @property
    def node(self) -> Node:
        return self.game.node(self.state)

    @property
    def odds(self) -> dict[str, int]:
        odds: Odds = self.game.node(self.state).odds  # type: ignore[union-attr]
        return {face.text: weight for face, weight in odds.items()}

    @property
    def result(self) -> Result:
        assert isinstance(self.node, Over)
        return self.node.result

    @property
    def legal(self) -> str:
        return " ".join(self.game.write(action) for action in self.game.legal(self.state))

    @property
    def text(self) -> str:
        return self.game.position(self.state)

    @property
    def phase(self) -> str:
        """Give what comes next, and for whom: ``roll 2``."""
        return f"{self.state.phase} {self.state.seat}"

    @property
    def her(self) -> str | None:
        return None if self.state.mp is None else self.game.rules_as(MsPacMan).board.names[self.state.mp]

    @property
    def dots(self) -> set[str]:
        return {self.game.rules_as(MsPacMan).board.names[cell] for cell in self.state.dots}

    def ghost(self, seat: int) -> str:
        """Give a ghost as in a position: ``e6``, ``g8p2``, or ``-``."""
        return self.text.split(" ")[4].split(",")[seat - 1]

    def value(self, seat: int) -> Ghost:
        ghost = self.state.ghosts[seat - 1]
        assert ghost is not None
        return ghost

    def play(self, tokens: str) -> "Put":
        """Take actions and outcomes in turn; the position in between must read back."""
        state = self.state
        for token in tokens.split():
            ply = self.game.read(token)
            state = (self.game.apply if isinstance(ply, Action) else self.game.settle)(state, ply).state  # type: ignore[arg-type]
            assert self.game.place(self.game.position(state)) == state
        return Put(self.game, state)

    def events(self, tokens: str) -> list[Event]:
        """Give what the last of some plies tells."""
        *before, last = tokens.split()
        table = self.play(" ".join(before))
        ply = self.game.read(last)
        return list((self.game.apply if isinstance(ply, Action) else self.game.settle)(table.state, ply).events)  # type: ignore[arg-type]

    def kinds(self, tokens: str) -> str:
        """Give the kinds of events that the last of some plies tells, with their rulings."""
        return " ".join(f"{event.kind}:{event.ruling[4:]}" for event in self.events(tokens))

    def why(self, token: str) -> Refusal | None:
        return self.game.refuse(self.state, self.game.read(token))  # type: ignore[arg-type]

    def ruling(self, token: str) -> str:
        """Give code and ruling of a refusal in one string, for short assertions."""
        refusal = self.why(token)
        return f"{refusal.code} {refusal.ruling}" if refusal else "legal"


def start(players: int = 2, **options: Any) -> Put:
    game = mazechase.game("mspacman", players, options)
    return Put(game, game.start())


def put(  # noqa: PLR0913 (one for each field of a position)
    phase: str,
    ghosts: str,
    *,
    her: str = "-",
    seat: int = 1,
    ctrl: int = 1,
    dots: str | None = None,
    eaten: str = "",
    steps: int = 0,
    flags: str = "-",
    came: str = "-",
    turns: int = 0,
    **options: Any,
) -> Put:
    """Set a position up: all dots but those eaten, or those named."""
    pieces = ghosts.split()
    table = start(len(pieces), **options)
    lying = sorted(table.dots - set(eaten.split())) if dots is None else dots.split()
    fields = (phase, seat, ctrl, her, ",".join(pieces), ",".join(lying) or "-", steps, flags, came, "-", turns)
    return Put(table.game, table.game.place(" ".join(map(str, fields))))
