"""The card game: the contract's methods."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from mazechase.errors import BadPlayers
from mazechase.rules.api import (
    ALL,
    CellFact,
    Chance,
    Event,
    Game,
    Hint,
    Node,
    Odds,
    Over,
    Refusal,
    Seat,
    State,
    Step,
    Turn,
    View,
    Viewer,
)
from mazechase.rules.cards import knowing, powers, turns
from mazechase.rules.cards.course import Course
from mazechase.rules.cards.dealing import next_card
from mazechase.rules.cards.deck import ALL_POWER_UPS, DOT, SHIPPED, Card, read_decks
from mazechase.rules.cards.placing import check_position
from mazechase.rules.cards.refusing import explain
from mazechase.rules.cards.setup import Setup
from mazechase.rules.cards.text import draw, read_position, read_token, write_position, write_token
from mazechase.rules.cards.values import (
    KNOCK_OUT,
    MOST_DRAWS,
    CardFact,
    CardsAction,
    CardsFacts,
    CardsState,
    CardsView,
    Draw,
    Drawn,
    End,
    Pass,
    Shut,
)
from mazechase.rules.options import Choice, Count, Documented, Flag, Option, When

AT_ONE_LEVEL = (2, 3, 4)  # players
# When these power-ups are among the cards (CARD-2, CARD-3).
SKIPS = (When(options={"level": ("1", "bonus")}), When(options={"level2_includes_level1": ("true",)}))
DICTATES = (When(options={"level": ("2", "bonus")}),)
# Where seats sit round a table of 7 by 7, clockwise from the nearest edge.
ROUND = ((3, 0), (1, 1), (0, 3), (1, 5), (3, 6), (5, 5), (6, 3), (5, 1))


class Cards(Game[CardsState, CardsAction, Drawn, CardsView]):
    """Draw for points, stop before the third ghost, and make life hard for the others."""

    id: ClassVar[str] = "cards"
    player_counts: ClassVar[tuple[int, ...]] = (2, 3, 4, 5, 6, 7, 8)
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
        Option("deck_empty", Choice(("all_shut_down", "reshuffle_once")), "all_shut_down", "CARD-44"),
        Option("solo_run", Choice(("unlimited", "one_turn")), "unlimited", "CARD-47"),
        Option("max_turns", Count(), "none", "CARD-44"),
    )
    state_type: ClassVar[type[State]] = CardsState
    action_type: ClassVar[Any] = CardsAction
    outcome_type: ClassVar[Any] = Drawn
    view_type: ClassVar[type[View]] = CardsView
    per_seat: ClassVar[str] = "status"
    secrets: ClassVar[bool] = True

    def __init__(
        self, players: int = 2, options: Mapping[str, Any] | None = None, rules_version: int | None = None
    ) -> None:
        super().__init__(players, options, rules_version)
        level, limit = self.options["level"], self.options["max_turns"]
        if level != "bonus" and players not in AT_ONE_LEVEL:
            raise BadPlayers("cards-bonus-only", players=players, level=level, most=max(AT_ONE_LEVEL))
        decks = read_decks(self.documents["deck"])
        self.setup = Setup(
            players=players,
            deck=decks.used(level, with_level1=self.options["level2_includes_level1"]),
            points=decks.points,
            red_units=2 if self.options["red_ghost"] == "two" else 1,
            skip_stacks=self.options["skip_stacks"],
            dictate_self=self.options["dictate_self"],
            dictate_blocks_shutdown=self.options["dictate_blocks_shutdown"],
            reshuffle_once=self.options["deck_empty"] == "reshuffle_once",
            solo_one_turn=self.options["solo_run"] == "one_turn",
            max_turns=None if limit == "none" else limit,
        )

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
        """Give the set-up: all play, hands are empty, seat 1 begins (CARD-4)."""
        none = (0,) * self.players
        return CardsState(
            phase="ask",
            seat=Seat(1),
            drawing=None,
            drawn=0,
            quota=0,
            status=tuple("active" for _ in self.seats),
            skips=none,
            orders=none,
            hands=((),) * self.players,
            picks=(None,) * self.players,
            discard=(),
            known=(),
            reshuffled=False,
            taken=0,
        )

    def position(self, s: CardsState) -> str:
        """Write the state as one line."""
        return write_position(s)

    def place(self, text: str) -> CardsState:
        """Read a position and check that it can be."""
        s = read_position(text)
        check_position(self.setup, s)
        return s

    def node(self, s: CardsState) -> Node:
        """Tell who decides, who draws, or who has won."""
        match s.phase:
            case "over":
                return Over(self.setup.result(s))
            case "draw" | "all-draw":
                left = self.setup.left(s.hands, s.discard)
                return Chance(Odds({Drawn(card): count for card, count in left.items() if count}), s.drawing or s.seat)
            case "pass-left":
                return Turn(powers.to_pick(s, tuple(map(len, s.hands))))
            case _:
                return Turn((s.seat,))

    def legal(self, s: CardsState, seat: Seat | None = None) -> tuple[CardsAction, ...]:
        """List draw, end and shut; or the answers to a power-up, by card and seat."""
        if s.phase in ("over", "draw", "all-draw"):
            return ()
        seats = powers.to_pick(s, tuple(map(len, s.hands))) if s.phase == "pass-left" else (s.seat,)
        asked = [acting for acting in seats if seat in (None, acting)]
        if s.phase == "ask":
            return turns.decisions(self.setup, s) if asked else ()
        return tuple(choice for acting in asked for choice in powers.choices(self.setup, s, acting))

    def explain(self, s: CardsState, a: CardsAction) -> Refusal:
        """Say which rule stands against an action."""
        return explain(self.setup, s, a)

    def apply_unchecked(self, s: CardsState, a: CardsAction) -> Step[CardsState]:
        """Decide, or answer a power-up, and go on to whatever comes next."""
        course = Course(self.setup, s)
        match a:
            case Draw():
                course.change(phase="draw")
            case End():
                turns.end(course)
            case Shut():
                turns.shut(course)
            case Pass():
                if powers.pick(course, a):
                    turns.resolved(course)
            case _:
                powers.play(course, a)
                turns.resolved(course)
        return course.step()

    def settle_unchecked(self, s: CardsState, outcome: Drawn) -> Step[CardsState]:
        """Take the card that comes: that of the turn, or one of an ALL-DRAW."""
        course = Course(self.setup, s)
        (turns.drawn_by_all if s.phase == "all-draw" else turns.drawn)(course, outcome.card)
        return course.step()

    def target(self, a: CardsAction) -> str | None:
        """Name the deck, or the answer itself; ending and shutting down have no place on the table."""
        if isinstance(a, Draw):
            return "deck"
        return None if isinstance(a, End | Shut) else write_token(a)

    def view(self, s: CardsState, viewer: Viewer) -> CardsView:
        """Show the table as a viewer knows it."""
        return knowing.view(self.setup, s, viewer)

    def tell(self, event: Event, viewer: Viewer) -> Event | None:
        """Tell private events to those they concern, and the rest that something happened."""
        return super().tell(event, viewer) or knowing.tell(event, viewer)

    def odds(self, view: CardsView) -> Odds | None:
        """Give the odds of the next card over all deals that agree with the view (CARD-55)."""
        if view.phase not in ("draw", "all-draw"):
            return None
        return Odds({Drawn(card): weight for card, weight in next_card(self.setup, view).items()})

    def hints(self, view: CardsView) -> tuple[Hint, ...]:
        """Tell the risk of the next card."""
        return knowing.hints(self.setup, view)

    def sample(self, view: CardsView, rng: Random) -> CardsState:
        """Deal the unseen cards anew, each deal as likely as any other (CARD-55)."""
        return knowing.sample(self.setup, view, rng)

    def write(self, x: CardsAction | Drawn) -> str:
        """Write a token."""
        return write_token(x)

    def read(self, text: str) -> CardsAction | Drawn:
        """Read a token."""
        return read_token(text, self.players, self.setup.deck)

    def show(self, s: CardsState, viewer: Viewer = ALL) -> str:
        """Write down what the viewer sees."""
        return draw(self.view(s, viewer))
