"""Who knows what in Toy; samples and odds are compared with every deal that chance allows."""

from collections import Counter, defaultdict
from fractions import Fraction
from random import Random

import pytest

from contract.playing import play
from games import ToyGame
from mazechase.rules.api import ALL, WATCHER, Chance, Over, Viewer
from mazechase.rules.game import Game
from toy.events import Drew, DrewUnseen, Peeked, PeekedUnseen
from toy.game import Toy
from toy.values import Held, ToyState

RING = "b3,c3,a2,d2,b1,c1"
GAME = Game(Toy(3))
TABLE = GAME.place(f"3 pick 0 - a3,d3,a1 {RING} 0,0,0 12(3),3G(1),2 1,3 1,-,0")


def _cards(viewer: Viewer) -> str:
    return ",".join("".join(held.card for held in hand) for hand in GAME.view(TABLE, viewer).hands)


@pytest.mark.parametrize(
    ("viewer", "cards", "picks"),
    [
        (1, "12,?G,?", (1, None, "?")),
        (2, "??,3G,?", ("?", None, "?")),
        (3, "?2,??,2", ("?", None, 0)),
        (WATCHER, "??,??,?", ("?", None, "?")),
        (ALL, "12,3G,2", (1, None, 0)),
    ],
)
def test_a_viewer_sees_its_own_cards_and_those_it_looked_at(
    viewer: Viewer, cards: str, picks: tuple[object, ...]
) -> None:
    assert _cards(viewer) == cards
    assert GAME.view(TABLE, viewer).picks == picks


def test_no_drawing_shows_a_card_the_viewer_does_not_know() -> None:
    drawn = GAME.show(TABLE, WATCHER)
    assert "cards ??(3)\n" in drawn
    assert "cards ??(1)\n" in drawn
    assert "cards 12(3)\n" in GAME.show(TABLE)


def test_hands_lie_open_at_the_end() -> None:
    for seed in range(5):
        last = play(GAME, seed).last
        assert isinstance(GAME.node(last), Over)
        assert GAME.view(last, WATCHER).hands == last.hands


def test_events_are_told_with_the_card_left_out() -> None:
    drew = Drew(ruling="TOY-7", seat=GAME.seats[1], card="3")
    hidden = DrewUnseen(ruling="TOY-7", seat=GAME.seats[1])
    assert [GAME.tell(drew, viewer) for viewer in (1, 2, 3, WATCHER, ALL)] == [hidden, drew, hidden, hidden, drew]
    looked = Peeked(ruling="TOY-6", seat=GAME.seats[0], whom=GAME.seats[1], slot=2, card="G")
    unseen = PeekedUnseen(ruling="TOY-6", seat=GAME.seats[0], whom=GAME.seats[1], slot=2)
    assert [GAME.tell(looked, viewer) for viewer in (1, 2, 3, WATCHER)] == [looked, looked, unseen, unseen]


def _deals(game: ToyGame, tokens: str) -> dict[ToyState, Fraction]:
    """Return every state that a script can lead to, with its probability: ``any`` is any card that may be drawn."""
    reached = {game.start(): Fraction(1)}
    for token in tokens.split():
        following: dict[ToyState, Fraction] = defaultdict(Fraction)
        for s, chance in reached.items():
            node = game.node(s)
            if token == "any":  # noqa: S105 (no password)
                assert isinstance(node, Chance)
                for outcome, weight in node.odds.items():
                    following[game.settle(s, outcome).state] += chance * weight / node.odds.total
            elif isinstance(node, Chance):
                following[game.settle(s, game.read(token)).state] += chance  # type: ignore[arg-type]
            else:
                following[game.apply(s, game.read(token)).state] += chance  # type: ignore[arg-type]
        reached = following
    return reached


# Two rounds of two seats on the cross: both draw, nobody plays, seat 2 meets seat 1 and looks at its card, both draw.
SCRIPT = "*1 - any *1 - any 1=0 2=0 *1 c3 any *1 c3 1?1 any"


@pytest.mark.parametrize("viewer", [1, 2, WATCHER])
def test_samples_come_as_often_as_chance_alone_brings_them(viewer: Viewer) -> None:
    game = Game(Toy(2, {"board": "cross"}))
    deals = _deals(game, SCRIPT)
    assert sum(deals.values()) == 1
    alike: dict[object, dict[ToyState, Fraction]] = defaultdict(dict)
    for s, chance in deals.items():
        alike[game.view(s, viewer)][s] = chance
    view, group = max(alike.items(), key=lambda item: len(item[1]))
    assert len(group) >= 4
    total, rng, tries = sum(group.values()), Random(1), 20_000
    drawn = Counter(game.sample(view, rng) for _ in range(tries))  # type: ignore[arg-type]
    assert set(drawn) <= set(group)
    expected = {s: float(chance / total) * tries for s, chance in group.items()}
    surprise = sum((drawn[s] - mean) ** 2 / mean for s, mean in expected.items())
    # Chi-square: its mean is the degrees of freedom, its variance twice that; five deviations don't happen by chance.
    freedom = len(group) - 1
    assert abs(surprise - freedom) < 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("viewer", [1, 2, WATCHER])
def test_odds_are_what_the_deals_come_to(viewer: Viewer) -> None:
    game = Game(Toy(2, {"board": "cross"}))
    deals = _deals(game, SCRIPT.removesuffix(" any"))
    known: dict[object, dict[object, Fraction]] = defaultdict(lambda: defaultdict(Fraction))
    for s, chance in deals.items():
        node = game.node(s)
        assert isinstance(node, Chance)
        for outcome, weight in node.odds.items():
            known[game.view(s, viewer)][outcome] += chance * weight / node.odds.total
    for view, chances in known.items():
        odds = game.odds(view)  # type: ignore[arg-type]
        assert odds is not None
        total = sum(chances.values())
        assert {card: chance / total for card, chance in chances.items()} == {
            card: Fraction(weight, odds.total) for card, weight in odds.items()
        }


def test_hidden_picks_are_sampled_from_all_that_may_be_picked() -> None:
    view = GAME.view(TABLE, GAME.seats[1])
    rng = Random(3)
    samples = [GAME.sample(view, rng) for _ in range(2000)]
    assert {s.picks[0] for s in samples} == {0, 1, 2}
    for s in samples:
        pick = s.picks[0]
        assert pick in (0, None) or (isinstance(pick, int) and s.hands[0][pick - 1].card != "G")
    assert {s.hands[0][0] for s in samples} == {Held(card) for card in "123G"}


def test_no_game_is_longer_than_stated() -> None:
    for players in Toy.player_counts:
        game = Game(Toy(players))
        assert all(len(play(game, seed).plies) <= game.rules_as(Toy).longest for seed in range(30))
