"""The card game: options, and the contract's methods."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from mazechase.errors import BadPlayers
from mazechase.rules.api import (
    ALL,
    CellFact,
    Chance,
    Event,
    Hint,
    Node,
    Odds,
    Over,
    Refusal,
    Rules,
    Seat,
    Step,
    Turn,
    Viewer,
)
from mazechase.rules.cards import effects, knowledge
from mazechase.rules.cards.dealing import next_card
from mazechase.rules.cards.deck import ALL_POWER_UPS, DOT, Card
from mazechase.rules.cards.documents import CHECKS, SHIPPED
from mazechase.rules.cards.hints import hints
from mazechase.rules.cards.legal import legal, still_to_pick
from mazechase.rules.cards.positions import check_position
from mazechase.rules.cards.refusals import explain
from mazechase.rules.cards.setup import set_up, start
from mazechase.rules.cards.text import draw, read_position, read_token, write_position, write_token
from mazechase.rules.cards.values import (
    KNOCK_OUT,
    MOST_DRAWS,
    CardFact,
    CardsAction,
    CardsFacts,
    CardsState,
    CardsView,
    Drawn,
)
from mazechase.rules.options import OWN, Choice, Documented, Flag, Option, When
from mazechase.rules.turnlimit import turn_limit

AT_ONE_LEVEL = (2, 3, 4)  # players
# When these power-ups are among the cards (CARD-2, CARD-3).
SKIPS = (When(options={"level": ("1", "bonus")}), When(options={"level2_includes_level1": ("true",)}))
DICTATES = (When(options={"level": ("2", "bonus")}),)
# When a deck can run out: n players cannot use one up that has 3n - 1 ghosts (CARD-44).
RUNS_OUT = (
    When(options={"deck": (OWN,)}),
    When(options={"deck": ("few-ghosts",), "level": ("1", "2")}),
    When(players=(3, 4, 5, 6, 7, 8), options={"deck": ("few-ghosts",)}),
    When(players=(4,), options={"deck": ("for-two",), "level": ("1", "2")}),
    When(players=(7, 8), options={"deck": ("for-two",)}),
)
# Where seats sit round a table of 7 by 7, clockwise from the nearest edge.
ROUND = ((3, 0), (1, 1), (0, 3), (1, 5), (3, 6), (5, 5), (6, 3), (5, 1))


class Cards(Rules[CardsState, CardsAction, Drawn, CardsView]):
    """Draw for points, stop before the third ghost, and make life hard for the others."""

    id: ClassVar[str] = "cards"
    player_counts: ClassVar[tuple[int, ...]] = (2, 3, 4, 5, 6, 7, 8)
    checks = CHECKS
    declared: ClassVar[tuple[Option, ...]] = (
        Option("first_player", Choice(("random", "chosen")), "random", "CARD-4", "table"),
        Option(
            "level",
            Choice(("1", "2", "bonus")),
            "1",
            "CARD-51",
            players={"1": AT_ONE_LEVEL, "2": AT_ONE_LEVEL},
        ),
        Option("deck", Documented(SHIPPED), "home-made", "CARD-1"),
        Option("level2_includes_level1", Flag(), False, "CARD-3", when=(When(options={"level": ("2",)}),)),
        Option("red_ghost", Choice(("one", "two")), "one", "CARD-54"),
        Option("skip_stacks", Flag(), False, "CARD-24", when=SKIPS),
        Option("dictate_self", Flag(), True, "CARD-26", when=DICTATES),
        Option("dictate_blocks_shutdown", Flag(), True, "CARD-27", when=DICTATES),
        Option("deck_empty", Choice(("all_shut_down", "reshuffle_once")), "all_shut_down", "CARD-44", when=RUNS_OUT),
        Option("solo_run", Choice(("unlimited", "one_turn")), "unlimited", "CARD-47"),
        turn_limit("CARD-57"),
    )
    per_seat: ClassVar[str] = "status"
    secrets: ClassVar[bool] = True
    newest_rules: ClassVar[int] = 2  # 2: at the turn limit the hands score (CARD-57)

    def __init__(
        self, players: int = 2, options: Mapping[str, Any] | None = None, rules_version: int | None = None
    ) -> None:
        super().__init__(players, options, rules_version)
        level = self.options["level"]
        if level != "bonus" and players not in AT_ONE_LEVEL:
            raise BadPlayers("cards-bonus-only", players=players, level=level, most=max(AT_ONE_LEVEL))
        self.setup = set_up(players, self.options, self.documents, self.limit, self.rules_version)

    @property
    def facts(self) -> CardsFacts:
        """The places round the table, and the cards."""
        places = [ROUND[round(len(ROUND) * number / self.players)] for number in range(self.players)]
        seats = (CellFact(f"seat{seat}", x, y, "seat") for seat, (x, y) in zip(self.seats, places, strict=True))
        return CardsFacts(
            **self.common_facts,
            cells=(CellFact("deck", 2, 3, "deck"), CellFact("discard", 4, 3, "discard"), *seats),
            kinds=tuple(self._kind(card, count) for card, count in self.setup.deck.items()),
            deck=sum(self.setup.deck.values()),
            most_draws=MOST_DRAWS,
            knock_out=KNOCK_OUT,
        )

    def _kind(self, card: Card, count: int) -> CardFact:
        units, points = self.setup.units(card), self.setup.points.get(card, 0)
        if card in ALL_POWER_UPS:
            return CardFact(card, "power-up", 0, 0, count)
        return CardFact(card, "ghost" if units else "dot" if card == DOT else "fruit", points, units, count)

    def start(self) -> CardsState:
        """Return the first state."""
        return start(self.setup)

    def position(self, s: CardsState) -> str:
        """Write the state as one line."""
        return write_position(s)

    def place(self, text: str) -> CardsState:
        """Read a position and check that it is possible."""
        s = read_position(text)
        check_position(self.setup, s)
        return s

    def node(self, s: CardsState) -> Node:
        """Return who decides, who draws, or who has won."""
        match s.phase:
            case "over":
                return Over(self.setup.result(s))
            case "draw" | "all-draw":
                left = self.setup.left(s.hands, s.discard)
                return Chance(Odds({Drawn(card): count for card, count in left.items() if count}), s.drawing or s.seat)
            case "pass-left":
                return Turn(still_to_pick(s))
            case _:
                return Turn((s.seat,))

    def legal(self, s: CardsState, seat: Seat | None = None) -> tuple[CardsAction, ...]:
        """List draw, end and shut; or the answers to a power-up, by card and seat."""
        return legal(self.setup, s, seat)

    def explain(self, s: CardsState, a: CardsAction) -> Refusal:
        """Return why an action is not legal."""
        return explain(self.setup, s, a)

    def apply(self, s: CardsState, a: CardsAction) -> Step[CardsState]:
        """Decide, or answer a power-up, and go on to whatever comes next."""
        return effects.apply(self.setup, s, a)

    def settle(self, s: CardsState, outcome: Drawn) -> Step[CardsState]:
        """Take the card that was drawn: the turn's own, or one of an ALL-DRAW."""
        return effects.settle(self.setup, s, outcome)

    def view(self, s: CardsState, viewer: Viewer) -> CardsView:
        """Return the table as a viewer knows it."""
        return knowledge.view(self.setup, s, viewer)

    def tell(self, event: Event, viewer: Viewer) -> Event | None:
        """Return a private event whole for those concerned; for others, only that something happened."""
        return super().tell(event, viewer) or knowledge.tell(event, viewer)

    def odds(self, view: CardsView) -> Odds | None:
        """Return the odds of the next card over all deals that agree with the view (CARD-55)."""
        if view.phase not in ("draw", "all-draw"):
            return None
        return Odds({Drawn(card): weight for card, weight in next_card(self.setup, view).items()})

    def hints(self, view: CardsView) -> tuple[Hint, ...]:
        """Return the risk of the next card."""
        return hints(self.setup, view)

    def sample(self, view: CardsView, rng: Random) -> CardsState:
        """Return a state with the unseen cards dealt at random, each deal as likely as any other (CARD-55)."""
        return knowledge.sample(self.setup, view, rng)

    def write(self, x: CardsAction | Drawn) -> str:
        """Write a token."""
        return write_token(x)

    def read(self, text: str) -> CardsAction | Drawn:
        """Read a token."""
        return read_token(text, self.players, self.setup.deck)

    def show(self, s: CardsState, viewer: Viewer = ALL) -> str:
        """Write down what the viewer sees."""
        return draw(self.view(s, viewer))
