"""What ``mazechase.game`` returns for each id, for type checkers. Written by ``make types``: do not edit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, Never, Protocol, overload

if TYPE_CHECKING:
    import mazechase.rules.cards.values
    import mazechase.rules.chase.values
    import mazechase.rules.marbles.values
    import mazechase.rules.mspacman.values
    import mazechase.rules.quoridor.values
    from mazechase.rules.game import AnyGame, Game


class MakeGame(Protocol):
    """Makes a game by its id."""

    @overload
    def __call__(
        self,
        id: Literal["cards"],
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        rules_version: int | None = None,
    ) -> Game[
        mazechase.rules.cards.values.CardsState,
        mazechase.rules.cards.values.Draw
        | mazechase.rules.cards.values.End
        | mazechase.rules.cards.values.Shut
        | mazechase.rules.cards.values.Give
        | mazechase.rules.cards.values.Swap
        | mazechase.rules.cards.values.Skip
        | mazechase.rules.cards.values.Dictate
        | mazechase.rules.cards.values.Pass,
        mazechase.rules.cards.values.Drawn,
        mazechase.rules.cards.values.CardsView,
    ]: ...

    @overload
    def __call__(
        self,
        id: Literal["chase"],
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        rules_version: int | None = None,
    ) -> Game[
        mazechase.rules.chase.values.ChaseState,
        mazechase.rules.chase.values.Step | mazechase.rules.chase.values.End | mazechase.rules.chase.values.Call,
        Never,
        mazechase.rules.chase.values.ChaseView,
    ]: ...

    @overload
    def __call__(
        self,
        id: Literal["marbles"],
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        rules_version: int | None = None,
    ) -> Game[
        mazechase.rules.marbles.values.MarblesState,
        mazechase.rules.marbles.values.Go
        | mazechase.rules.marbles.values.Prowl
        | mazechase.rules.marbles.values.Stay
        | mazechase.rules.marbles.values.Under
        | mazechase.rules.marbles.values.Ring
        | mazechase.rules.marbles.values.Rob
        | mazechase.rules.marbles.values.Pay,
        mazechase.rules.marbles.values.Roll,
        mazechase.rules.marbles.values.MarblesView,
    ]: ...

    @overload
    def __call__(
        self,
        id: Literal["mspacman"],
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        rules_version: int | None = None,
    ) -> Game[
        mazechase.rules.mspacman.values.MsPacManState,
        mazechase.rules.mspacman.values.Go,
        mazechase.rules.mspacman.values.Face,
        mazechase.rules.mspacman.values.MsPacManView,
    ]: ...

    @overload
    def __call__(
        self,
        id: Literal["quoridor"],
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        rules_version: int | None = None,
    ) -> Game[
        mazechase.rules.quoridor.values.QuoridorState,
        mazechase.rules.quoridor.values.Move | mazechase.rules.quoridor.values.Fence,
        Never,
        mazechase.rules.quoridor.values.QuoridorView,
    ]: ...

    @overload
    def __call__(
        self,
        id: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        rules_version: int | None = None,
    ) -> AnyGame: ...
