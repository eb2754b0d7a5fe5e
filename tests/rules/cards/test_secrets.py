"""Nobody is shown, told, offered or refused anything that another's hidden card decides."""

from random import Random

import msgspec
import pytest

import mazechase
from contract import laws_of_knowledge, laws_of_play, laws_of_text
from games import CardsGame
from mazechase.rules.api import ALL, WATCHER, Action, Chance, Over, Turn, Viewer
from mazechase.rules.cards.values import CardsState
from rules.cards.playing import MOVERS, busy
from rules.cards.tables import at, seat, viewers, with_deck

LAWS = (*laws_of_play.LAWS, *laws_of_knowledge.LAWS, *laws_of_text.LAWS)
GAMES = {
    f"{players}-{number}": with_deck(mazechase.game("cards", players, {"level": "bonus", **options}), MOVERS)
    for players in (2, 3, 4, 6, 8)
    for number, options in enumerate(
        (
            {},
            {
                "red_ghost": "two",
                "skip_stacks": True,
                "dictate_self": False,
                "dictate_blocks_shutdown": False,
                "solo_run": "one_turn",
                "deck_empty": "reshuffle_once",
            },
        )
    )
}


@pytest.mark.parametrize("name", GAMES)
def test_laws_hold_where_much_happens(name: str) -> None:
    trail = busy(GAMES[name], 1)
    for law in LAWS:
        law(GAMES[name], trail)


def _seen(game: CardsGame, s: CardsState, viewer: Viewer) -> object:
    """Give all that a viewer is shown of a state, but the true odds, as it is sent."""
    view = game.view(s, viewer)
    node = game.node(s)
    shown = node.seats if isinstance(node, Turn) else node.seat if isinstance(node, Chance) else node.result
    odds = game.odds(view)
    legal = game.legal(s, viewer) if isinstance(viewer, int) else ()
    told = None if odds is None else [(game.write(card), weight) for card, weight in odds.items()]
    return (
        msgspec.json.encode((type(node).__name__, shown, view, game.hints(view), told)),
        [game.write(a) for a in legal],
        game.show(s, viewer),
    )


@pytest.mark.parametrize("name", GAMES)
def test_states_that_a_viewer_cannot_tell_apart_look_the_same_and_go_on_the_same(name: str) -> None:
    game, rng = GAMES[name], Random(4)
    compared = hidden = 0
    for seed in range(2):
        for ply in busy(game, seed).plies:
            take = game.apply if isinstance(ply.choice, Action) else game.settle
            for viewer in viewers(game):
                twin = game.sample(game.view(ply.state, viewer), rng)
                assert _seen(game, twin, viewer) == _seen(game, ply.state, viewer)
                compared += 1
                hidden += twin.hands != ply.state.hands
                node = game.node(twin)
                if ply.choice in (node.odds if isinstance(node, Chance) else game.legal(twin)):
                    after = take(twin, ply.choice)
                    mine = [game.tell(event, viewer) for event in after.events]
                    told = [game.tell(event, viewer) for event in ply.step.events]
                    if mine == told:
                        assert game.view(after.state, viewer) == game.view(ply.step.state, viewer)
    assert compared > 100
    assert hidden > compared / 3


def test_CARD_52_sizes_deck_and_discards_are_public_and_hands_are_not() -> None:
    table = at("dot+inky cherry 2melon", status="aad", discard="skip", deck="3dot+cherry+2melon+2inky+skip")
    for viewer in (seat(2), WATCHER):
        view = table.view(viewer)
        assert (view.sizes, view.deck, view.discard) == ((2, 1, 2), 3, ("skip",))
        assert (view.hands[0], view.hands[2], view.points[0], view.ghosts[0]) == (None,) * 4
    assert table.view(seat(1)).hands == (("dot", "inky"), None, None)
    assert (table.view(seat(1)).points[0], table.view(seat(1)).ghosts[0]) == (1, 1)
    assert table.view(seat(3)).hands[2] == ("melon", "melon")
    over = table.play("shut shut")
    assert over.view(WATCHER).hands == (("dot", "inky"), ("cherry",), ("melon", "melon"))
    drawn = table.told("draw +inky")[1][0]
    assert table.game.tell(drawn, seat(1)) == drawn
    assert msgspec.to_builtins(table.game.tell(drawn, seat(2))) == {
        "kind": "drew_unseen",
        "ruling": "CARD-6",
        "seat": 1,
    }


def test_hints_tell_the_risk_in_thousandths() -> None:
    table = at("2inky+dot cherry+pinky", deck="4dot+cherry+2melon+3inky+pinky+give")
    by_kind = {hint.kind: hint.value for hint in table.game.hints(table.view(seat(1)))}
    # Unseen are 3 dots, a cherry, 2 melons, an inky, a pinky and the give; two of them, not the give, are in hand 2.
    assert by_kind["next-ghost"] == by_kind["next-knock-out"] == round(1000 * 2 * 6 / 8 / 7)
    assert by_kind["next-power-up"] == round(1000 / 7)
    assert by_kind["next-points"] == round(100 * (3 + 2 + 14) * 6 / 8 / 7)
    safe = {hint.kind: hint.value for hint in table.game.hints(table.view(seat(2)))}
    assert safe["next-knock-out"] == 0 < (safe["next-ghost"] or 0)
    assert table.game.hints(table.view(WATCHER)) == table.game.hints(table.view(ALL)) == ()
    assert at("dot dot", status="da", seat=2).game.hints(at("dot dot", status="da", seat=2).view(seat(1))) == ()


def test_a_game_over_hides_nothing() -> None:
    game = GAMES["4-0"]
    last = busy(game, 3).last
    assert isinstance(game.node(last), Over)
    for viewer in viewers(game):
        assert game.sample(game.view(last, viewer), Random(1)) == last
