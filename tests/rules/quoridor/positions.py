"""Positions for the tests, given by squares and fences: ``put("e4 e5", "e5h", left="9 10")``."""

from typing import Any, NamedTuple

import mazechase
from games import QuoridorGame
from mazechase.rules.api import Event, Refusal, Seat
from mazechase.rules.quoridor.setup import FENCES_EACH
from mazechase.rules.quoridor.values import Fence, Move, QuoridorState


class Put(NamedTuple):
    """A game with a position on the table, asked and answered in notation."""

    game: QuoridorGame
    state: QuoridorState

    @property
    def moves(self) -> str:
        return " ".join(self.game.write(a) for a in self.game.legal(self.state) if isinstance(a, Move))

    @property
    def fences(self) -> set[str]:
        return {self.game.write(a) for a in self.game.legal(self.state) if isinstance(a, Fence)}

    @property
    def turn(self) -> Seat:
        return self.state.turn

    @property
    def text(self) -> str:
        return self.game.position(self.state)

    def why(self, token: str) -> Refusal | None:
        return self.game.refuse(self.state, self.game.read(token))

    def ruling(self, token: str) -> str:
        """Give code and ruling of a refusal in one string, for short assertions."""
        refusal = self.why(token)
        return f"{refusal.code} {refusal.ruling}" if refusal else "legal"

    def play(self, tokens: str) -> "Put":
        state = self.state
        for token in tokens.split():
            state = self.game.apply(state, self.game.read(token)).state
        return Put(self.game, state)

    def events(self, token: str) -> tuple[Event, ...]:
        return self.game.apply(self.state, self.game.read(token)).events


def start(players: int = 2, **options: Any) -> Put:
    game = mazechase.game("quoridor", players, options)
    return Put(game, game.start())


def put(pawns: str, fences: str = "", *, left: str = "", turn: int = 1, taken: int = 0, **options: Any) -> Put:
    """Place pawns in seat order and fences; unless told, those that are not up are shared out evenly."""
    squares, slots = pawns.split(), fences.split()
    players = len(squares)
    even = (FENCES_EACH[players] * players - len(slots)) // players
    counts = left.split() or [str(even)] * players
    game = mazechase.game("quoridor", players, options)
    text = f"{','.join(squares)} {','.join(counts)} {','.join(slots) or '-'} {turn} {taken}"
    return Put(game, game.place(text))
