"""What proves a puzzle: given a position, the answers that are right, or nothing if no answer is clearly best."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, ClassVar

from mazechase.puzzles.stored import Puzzle
from mazechase.rules.api import Seat, Turn
from mazechase.rules.game import AnyGame
from mazechase.rules.gestures import gestures_of

Setting = tuple[int, dict[str, Any]]  # players and options


class Prover(ABC):
    """Proves puzzles of one game, with its options."""

    settings: ClassVar[tuple[Setting, ...]] = ((2, {}),)  # that puzzles are made for
    bots: ClassVar[tuple[str, ...]] = ("level3",)  # whose games they come from, seat by seat
    nodes: ClassVar[int] = 400  # for each of their actions
    opening: ClassVar[int] = 0  # actions at random before they take over, so that games differ
    run: ClassVar[int] = 1  # games in a row with the same setting

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @abstractmethod
    def prove(self, state: Any) -> Puzzle | None:
        """Return the puzzle of a position, not graded yet; None if no answer is clearly best or it is too easy."""

    def beginning(self, number: int) -> Any:  # noqa: ARG002
        """Return where a game between bots begins."""
        return self.game.start()

    @classmethod
    def sort(cls, puzzle: Puzzle) -> str:
        """Return what a series has in equal parts."""
        return puzzle.task

    def ends(self, state: Any, seat: Seat) -> dict[Any, tuple[str, ...]]:
        """Return every position in which a seat's move can end, each with the shortest way there."""
        return dict(_ends(self.game, state, seat))


def _ends(game: AnyGame, begun: Any, seat: Seat) -> Iterator[tuple[Any, tuple[str, ...]]]:
    rules, gestures = game.rules, gestures_of(game)
    seen = {begun}
    edge: list[tuple[Any, tuple[str, ...]]] = [(begun, ())]
    for state, path in edge:  # it grows meanwhile
        for action in rules.legal(state, seat):
            after = rules.apply(state, action).state
            if after in seen:
                continue
            seen.add(after)
            way = (*path, rules.write(action))
            if rules.node(after) == Turn((seat,)) and gestures.goes_on(begun, after, seat):
                edge.append((after, way))
            else:
                yield after, way
