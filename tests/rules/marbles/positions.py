"""Positions for the tests: ``put("d1 a11", dice="3 5", ghosts="f4 f8")``, asked and answered in notation.

The board is the one that comes with the game; docs/rules/marbles.md shows it with its names.
"""

from typing import Any, NamedTuple

import mazechase
from games import MarblesGame
from mazechase.rules.api import Action, Event
from mazechase.rules.marbles.game import Marbles
from mazechase.rules.marbles.values import Go, MarblesState, Prowl

RINGS = ("c3", "i3", "c9", "i9")


class Put(NamedTuple):
    """A game with a position on the table."""

    game: MarblesGame
    state: MarblesState

    @property
    def legal(self) -> list[str]:
        return [self.game.write(a) for a in self.game.legal(self.state)]

    def goes(self, die: int) -> set[str]:
        """Name the cells Pac-Man can go to with a die."""
        names = self.game.rules_as(Marbles).layout.names
        return {names[a.to] for a in self.game.legal(self.state) if isinstance(a, Go) and a.die == die}

    def prowls(self, die: int) -> set[str]:
        """Name the ghosts' moves with a die, as ``f4>d4``."""
        found = (a for a in self.game.legal(self.state) if isinstance(a, Prowl) and a.die == die)
        return {self.game.write(Prowl(0, a.origin, a.to)) for a in found}

    def ruling(self, token: str) -> str:
        """Give code and ruling of a refusal in one string."""
        action = self.game.read(token)
        assert isinstance(action, Action)
        refusal = self.game.refuse(self.state, action)
        return f"{refusal.code} {refusal.ruling}" if refusal else "legal"

    def why(self, token: str) -> str:
        """Give code, ruling and cells of a refusal in one string."""
        action = self.game.read(token)
        assert isinstance(action, Action)
        refusal = self.game.refuse(self.state, action)
        return f"{refusal.code} {refusal.ruling}: {' '.join(refusal.cells)}" if refusal else "legal"

    def step(self, token: str) -> tuple["Put", tuple[Event, ...]]:
        x = self.game.read(token)
        step = self.game.apply(self.state, x) if isinstance(x, Action) else self.game.settle(self.state, x)
        return Put(self.game, step.state), step.events

    def play(self, tokens: str) -> "Put":
        table = self
        for token in tokens.split():
            table, _ = table.step(token)
        return table

    def events(self, token: str) -> list[str]:
        """Write what an action leads to, an event a line: kind, fields, ruling."""
        return [written(event) for event in self.step(token)[1]]

    def names(self, cells: Any) -> str:
        return " ".join(self.game.rules_as(Marbles).layout.names[cell] for cell in cells)

    @property
    def pacs(self) -> str:
        return self.names(self.state.pacs)

    @property
    def ghosts(self) -> str:
        return self.names(self.state.ghosts)


def written(event: Event) -> str:
    fields = {name: getattr(event, name) for name in event.__struct_fields__ if name != "ruling"}
    if fields.get("rule") == "book":
        del fields["rule"]  # the usual case
    return " ".join((event.kind, *(str(value) for value in fields.values()), event.ruling))


def start(players: int = 2, **options: Any) -> Put:
    game = mazechase.game("marbles", players, options)
    return Put(game, game.start())


def at(position: str, **options: Any) -> Put:
    """Place a position that is written out."""
    game = mazechase.game("marbles", len(position.split(" ")[2].split(",")), options)
    return Put(game, game.place(position))


DEFAULTS: dict[str, Any] = {
    "white": "e2",
    "yellow": None,
    "ghosts": "f6 f6",
    "dice": "",
    "piece": "-",
    "trays": "",
    "held": "",
    "owed": "",
    "turn": 1,
    "todo": "-",
    "taken": 0,
}


def put(pacs: str, **given: Any) -> Put:
    """Place the pieces in seat order; unless told, trays share the rest and yellow marbles lie on free rings.

    What is not a part of a position is an option of the game.
    """
    part = {**DEFAULTS, **{name: value for name, value in given.items() if name in DEFAULTS}}
    stand = pacs.split()
    players = len(stand)
    game = mazechase.game("marbles", players, {name: value for name, value in given.items() if name not in DEFAULTS})
    held = part["held"] or " ".join(["0"] * players)
    count = 4 - sum(map(int, held.split())) - len(part["owed"].split())
    free = " ".join([ring for ring in RINGS if ring not in stand][:count])
    rest = 72 - len(part["white"].split())
    even = " ".join(str(rest // players + (rest % players if seat == 0 else 0)) for seat in range(players))
    ghosts = " ".join(
        sorted(part["ghosts"].split(), key=lambda name: game.rules_as(Marbles).layout.board.cell(name) or 0)
    )
    yellow = free if part["yellow"] is None else part["yellow"]
    lists = (part["white"], yellow, pacs, part["trays"] or even, held, ghosts, part["owed"], str(part["turn"]))
    dice = " ".join(sorted(part["dice"].split()))
    text = " ".join(",".join(words.split()) or "-" for words in (*lists, dice))
    return Put(game, game.place(f"{text} {part['piece']} - {part['todo']} {part['taken']}"))


def full(pacs: str, **parts: Any) -> Put:
    """Place the pieces on a board that has lost only the white marbles under Pac-Men, which are in their trays."""
    players = len(pacs.split())
    game = mazechase.game("marbles", players)
    start = game.start()
    taken = [
        name in game.rules_as(Marbles).layout.names and game.rules_as(Marbles).layout.board.cell(name) in start.white
        for name in pacs.split()
    ]
    white = " ".join(
        game.rules_as(Marbles).layout.names[c]
        for c in start.white
        if game.rules_as(Marbles).layout.names[c] not in pacs.split()
    )
    trays = " ".join(str(int(gone)) for gone in taken)
    return put(pacs, white=white, trays=trays, **parts)
