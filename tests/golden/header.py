"""The header that golden games and census files share: ``name: value`` lines and comments, then anything else."""

import json
import re
from typing import Any

import msgspec

import mazechase
from mazechase.rules.api import Action, State
from mazechase.rules.game import AnyGame

_LINE = re.compile(r"(game|players|options|position|moves):(?: (.*))?")


class Header(msgspec.Struct, frozen=True):
    """Which game, with which options, and what was played."""

    text: str  # as written, comments included
    game: str
    players: int
    options: dict[str, Any]
    position: str | None
    moves: tuple[str, ...]

    def open(self) -> AnyGame:
        """Create the game."""
        return mazechase.game(self.game, self.players, self.options)

    def begin(self, game: AnyGame) -> State:
        """Return the state that the moves start from."""
        state: State = game.start() if self.position is None else game.place(self.position)
        return state

    def reach(self, game: AnyGame) -> State:
        """Return the state that the moves lead to."""
        state = self.begin(game)
        for token in self.moves:
            ply = game.read(token)
            state = (game.apply if isinstance(ply, Action) else game.settle)(state, ply).state
        return state


def parse(text: str) -> tuple[Header, list[str]]:
    """Split a file into its header and the lines below it; ``moves`` may go over several lines."""
    lines = text.splitlines()
    values: dict[str, str] = {}
    count = 0
    for line in lines:
        found = _LINE.fullmatch(line)
        if found:
            values[found[1]] = f"{values.get(found[1], '')} {found[2] or ''}".strip()
        elif not line.startswith("#"):
            break
        count += 1
    header = Header(
        text="\n".join(lines[:count]),
        game=values["game"],
        players=int(values["players"]),
        options=json.loads(values.get("options", "{}")),
        position=values.get("position"),
        moves=tuple(values.get("moves", "").split()),
    )
    return header, [line for line in lines[count:] if line]
