"""Tables for the tests, set up by hands and played in notation: ``at("2dot inky", discard="give", phase="give")``."""

from collections import Counter
from typing import Any, NamedTuple

import msgspec

import mazechase
from games import CardsGame
from mazechase.rules.api import WATCHER, Action, Event, Over, Refusal, Result, Seat, Viewer
from mazechase.rules.cards.game import Cards
from mazechase.rules.cards.text import FORM, read_hand, write_hand
from mazechase.rules.cards.values import CardsState, CardsView


class Table(NamedTuple):
    """A game with a position on the table, asked and answered in notation."""

    game: CardsGame
    state: CardsState

    @property
    def legal(self) -> str:
        return " ".join(self.game.write(a) for a in self.game.legal(self.state))

    @property
    def hands(self) -> str:
        return " ".join(map(write_hand, self.state.hands))

    @property
    def status(self) -> str:
        return "".join(status[0] for status in self.state.status)

    @property
    def turn(self) -> str:
        """Give phase and seat, for short assertions."""
        return f"{self.state.phase} {self.state.drawing or self.state.seat}"

    @property
    def result(self) -> Result:
        node = self.game.node(self.state)
        assert isinstance(node, Over)
        return node.result

    @property
    def known(self) -> str:
        """Give who knows what, as in a position."""
        return self.field("known")

    def field(self, name: str) -> str:
        return self.game.position(self.state).split(" ")[FORM.split().index(name)]

    def ruling(self, token: str) -> str:
        """Give code and ruling of a refusal in one string."""
        action = self.game.read(token)
        assert isinstance(action, Action)
        refusal: Refusal | None = self.game.refuse(self.state, action)
        return f"{refusal.code} {refusal.ruling}" if refusal else "legal"

    def play(self, tokens: str) -> "Table":
        return self.told(tokens)[0]

    def told(self, tokens: str) -> tuple["Table", list[Event]]:
        """Play, and give the events of the last ply."""
        state = self.state
        events: tuple[Event, ...] = ()
        for token in tokens.split():
            ply = self.game.read(token)
            step = self.game.apply(state, ply) if isinstance(ply, Action) else self.game.settle(state, ply)
            state, events = step.state, step.events
        assert self.game.place(self.game.position(state)) == state
        return Table(self.game, state), list(events)

    def kinds(self, tokens: str) -> str:
        """Give the kinds of the events of the last ply."""
        return " ".join(event.kind for event in self.told(tokens)[1])

    def view(self, viewer: Viewer) -> CardsView:
        return self.game.view(self.state, viewer)


def start(players: int = 2, **options: Any) -> Table:
    game = mazechase.game("cards", players, options)
    return Table(game, game.start())


def at(hands: str, *, deck: str | None = None, options: dict[str, Any] | None = None, **fields: Any) -> Table:
    """Place hands in seat order (``-`` for an empty one) and whatever else differs from a turn about to begin."""
    dealt = hands.split()
    game = mazechase.game("cards", len(dealt), {"level": "bonus", **(options or {})})
    if deck is not None:
        game = with_deck(game, deck)
    none = ",".join("0" for _ in dealt)
    usual = {
        "phase": "ask",
        "seat": 1,
        "drawing": "-",
        "drawn": 0,
        "quota": 0,
        "status": "a" * len(dealt),
        "skips": none,
        "orders": none,
        "hands": ",".join(dealt),
        "picks": none.replace("0", "-"),
        "discard": "-",
        "known": "-",
        "reshuffled": 0,
        "taken": 0,
    }
    assert set(fields) <= set(usual)
    values = usual | fields
    return Table(game, game.place(" ".join(str(values[name]) for name in FORM.split())))


def with_deck(game: CardsGame, cards: str) -> CardsGame:
    """Give the game with a deck that no document may have, such as a very small one."""
    game.rules_as(Cards).setup = msgspec.structs.replace(
        game.rules_as(Cards).setup, deck=dict(Counter(read_hand(cards)))
    )
    return game


def viewers(game: CardsGame) -> tuple[Viewer, ...]:
    """Give all who look on without seeing everything."""
    return (*game.seats, WATCHER)


def seat(number: int) -> Seat:
    return Seat(number)
