"""Positions for the tests, given by squares: ``put("e5", "e7 a9 b9 c9", mover="Blinky", move="2!")``."""

from typing import Any, NamedTuple

import mazechase
from games import ChaseGame
from mazechase.rules.api import Event, Refusal, Seat
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.values import GHOSTS, PACMAN, ChaseState

CORNERS = "a1 i1 a9 i9"
STARTS = "e1 a5 b5 i5 h5"  # Pac-Man, then the ghosts
AWAY = "d8 f8 d6 f6"  # ghosts that nobody minds


class Put(NamedTuple):
    """A game with a position on the table, asked and answered in notation."""

    game: ChaseGame
    state: ChaseState

    @property
    def legal(self) -> str:
        return " ".join(self.game.write(action) for action in self.game.legal(self.state))

    @property
    def text(self) -> str:
        return self.game.position(self.state)

    @property
    def seat(self) -> Seat:
        return self.game.rules_as(Chase).setup.seat_of(self.state.mover)

    @property
    def mover(self) -> str:
        return self.game.view(self.state, Seat(1)).mover

    @property
    def ghosts(self) -> str:
        return " ".join(at or "-" for at in self.game.view(self.state, Seat(1)).ghosts)

    @property
    def pacman(self) -> str:
        return self.game.view(self.state, Seat(1)).pacman

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

    def events(self, tokens: str) -> tuple[Event, ...]:
        """Give what the last of some actions leads to."""
        *before, last = tokens.split()
        here = self.play(" ".join(before))
        return self.game.apply(here.state, self.game.read(last)).events

    def kinds(self, tokens: str) -> str:
        return " ".join(event.kind for event in self.events(tokens))


def told(here: Put, token: str) -> tuple[str, str, str, str]:
    """Give the first event of an action by kind, piece, square and ruling; it must be about a piece that stays."""
    event = here.events(token)[0]
    return event.kind, event.piece, event.at, event.ruling  # type: ignore[attr-defined]


def layout(fences: str = "", pellets: str = CORNERS, starts: str = STARTS) -> dict[str, Any]:
    return {
        "source": "home-made",
        "fences": fences.split(),
        "pellets": pellets.split(),
        "starts": dict(zip((PACMAN, *GHOSTS), starts.split(), strict=True)),
    }


def start(players: int = 2, **options: Any) -> Put:
    game = mazechase.game("chase", players, options)
    return Put(game, game.start())


def at(position: str, players: int = 2, **options: Any) -> Put:
    """Place a position that is written out."""
    game = mazechase.game("chase", players, options)
    return Put(game, game.place(position))


def put(  # noqa: PLR0913 (a position has many parts, and most tests care for two of them)
    pac: str,
    ghosts: str = AWAY,
    fences: str = "",
    *,
    pellets: str = CORNERS,
    eaten: str = "",
    mover: str = PACMAN,
    move: str = "2",
    waiting: str | None = None,
    lives: int = 3,
    idle: int = 0,
    ate: int = 0,
    best: int = 0,
    cycles: int = 0,
    players: int = 2,
    **options: Any,
) -> Put:
    """Place the pieces; the layout has these pellets, of which some are eaten. Ghosts after the mover wait."""
    there = ghosts.split()
    left = [pellet for pellet in pellets.split() if pellet not in eaten.split()]
    if waiting is None:
        after = range(GHOSTS.index(mover) + 1, 4) if mover in GHOSTS else ()
        waiting = "".join(GHOSTS[ghost][0] for ghost in after if there[ghost] != "-") or "-"
    game = mazechase.game("chase", players, {"layout": layout(fences, pellets), **options})
    names = ",".join(there), ",".join(left) or "-"
    return Put(
        game, game.place(f"{pac} {names[0]} {names[1]} {lives} {idle} {mover} {move} {waiting} {ate} {best} {cycles}")
    )


def chasing(pac: str, ghost: str, fences: str = "", **more: Any) -> Put:
    """Let Blinky move from a square; whether it is in frenzy follows from what it sees."""
    game = mazechase.game("chase", 2, {"layout": layout(fences, more.get("pellets", CORNERS))})
    sees = game.read(pac).to in game.rules_as(Chase).layout.lines[game.read(ghost).to]  # type: ignore[union-attr]
    more.setdefault("move", "2!" if sees else "1")
    others = more.pop("others", "d8 f8 d6")
    return put(pac, f"{ghost} {others}", fences, mover="Blinky", **more)
