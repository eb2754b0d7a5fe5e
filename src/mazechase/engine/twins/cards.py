"""How the card game's values are passed to its kernel (native/cards/game.hpp)."""

from collections.abc import Iterable
from typing import get_args

from mazechase.engine.twin import Numbers, Twin
from mazechase.rules.api import Seat, View
from mazechase.rules.cards.deck import ALL_POWER_UPS, Card
from mazechase.rules.cards.game import Cards
from mazechase.rules.cards.values import (
    CardsAction,
    CardsState,
    CardsView,
    Dictate,
    Draw,
    Drawn,
    End,
    Give,
    Hand,
    Known,
    Pass,
    Phase,
    Shut,
    Skip,
    Status,
    Swap,
)

_PHASES: tuple[Phase, ...] = get_args(Phase)
_STATUSES: tuple[Status, ...] = get_args(Status)
_PHASE_NUMBERS = {phase: number for number, phase in enumerate(_PHASES)}
_STATUS_NUMBERS = {status: number for number, status in enumerate(_STATUSES)}
_UNSEEN_PICK = -1


class CardsTwin(Twin[Cards]):
    """A kind of card is a number: first those that go into hands, by name, then the power-ups. A hand is a list."""

    def __init__(self, rules: Cards) -> None:
        super().__init__(rules)
        deck = rules.setup.deck
        self._held = sorted(card for card in deck if card not in ALL_POWER_UPS)
        self._kinds = (*self._held, *sorted(card for card in deck if card in ALL_POWER_UPS))
        self._numbers = {card: number for number, card in enumerate(self._kinds)}

    def config(self) -> Numbers:
        """Return players, options, the kinds of cards, and their order in the deck."""
        setup = self.rules.setup
        options = (
            setup.skip_stacks,
            setup.dictate_self,
            setup.dictate_blocks_shutdown,
            setup.reshuffle_once,
            setup.solo_one_turn,
            setup.limit_has_winners,
            setup.limit.most or 0,
        )
        kinds: list[int] = []
        for card in self._kinds:
            kinds += (setup.deck[card], setup.points.get(card, 0), setup.units(card))
            if card in ALL_POWER_UPS:
                kinds.append(_PHASES.index(card))
        order = (self._numbers[card] for card in setup.deck)
        return (setup.players, *options, len(self._held), len(self._kinds) - len(self._held), *kinds, *order)

    def pack(self, state: CardsState) -> Numbers:
        """Return the fields in order; a list as its length and its items."""
        hands = (number for hand in state.hands for number in self._list(hand))
        return self._table(state, hands, map(self._pick, state.picks))

    def pack_view(self, view: View) -> Numbers:
        """Return the viewer and the fields; an unseen hand as -1 - its size."""
        assert isinstance(view, CardsView)  # noqa: S101 (a view of this game)
        hands: list[int] = []
        for hand, size in zip(view.hands, view.sizes, strict=True):
            hands += (-1 - size,) if hand is None else self._list(hand)
        picks = (_UNSEEN_PICK if pick == "?" else self._pick(pick) for pick in view.picks)
        viewer = view.viewer if isinstance(view.viewer, int) else 0
        return (viewer, *self._table(view, hands, picks))

    def _table(self, table: CardsState | CardsView, hands: Iterable[int], picks: Iterable[int]) -> Numbers:
        known: list[int] = []
        for entry in table.known:
            known += (entry.viewer, entry.hand, *self._list(entry.cards))
        return (
            _PHASE_NUMBERS[table.phase],
            table.seat,
            table.drawing or 0,
            table.drawn,
            table.quota,
            *(_STATUS_NUMBERS[status] for status in table.status),
            *table.skips,
            *table.orders,
            *hands,
            *picks,
            *self._list(table.discard),
            len(table.known),
            *known,
            int(table.reshuffled),
            table.taken,
        )

    def _list(self, hand: Hand) -> Numbers:
        return (len(hand), *(self._numbers[card] for card in hand))

    def _pick(self, pick: Card | None) -> int:
        return 0 if pick is None else self._numbers[pick] + 1

    def unpack(self, numbers: Numbers) -> CardsState:
        """Return the state that these numbers represent."""
        players = self.rules.players
        rest = iter(numbers)

        def take(count: int) -> tuple[int, ...]:
            return tuple(next(rest) for _ in range(count))

        def take_hand() -> Hand:
            return tuple(self._kinds[number] for number in take(next(rest)))

        phase, seat, drawing, drawn, quota = take(5)
        return CardsState(
            phase=_PHASES[phase],
            seat=Seat(seat),
            drawing=Seat(drawing) if drawing else None,
            drawn=drawn,
            quota=quota,
            status=tuple(_STATUSES[number] for number in take(players)),
            skips=take(players),
            orders=take(players),
            hands=tuple(take_hand() for _ in range(players)),
            picks=tuple(self._kinds[number - 1] if number else None for number in take(players)),
            discard=take_hand(),
            known=tuple(Known(Seat(next(rest)), Seat(next(rest)), take_hand()) for _ in range(next(rest))),
            reshuffled=bool(next(rest)),
            taken=next(rest),
        )

    def action(self, numbers: Numbers) -> CardsAction:
        """Return the action for a kind and two numbers."""
        sort, one, other = numbers
        match sort:
            case 0:
                return Draw()
            case 1:
                return End()
            case 2:
                return Shut()
            case 3:
                return Give(self._kinds[one], Seat(other))
            case 4:
                return Swap(Seat(one), Seat(other))
            case 5:
                return Skip(Seat(one))
            case 6:
                return Dictate(Seat(one), other)
            case _:
                return Pass(Seat(other), self._kinds[one])

    def outcome(self, numbers: Numbers) -> Drawn:
        """Return the card that was drawn."""
        return Drawn(self._kinds[numbers[0]])


TWIN = CardsTwin
