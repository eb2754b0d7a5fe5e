"""Options that matter only on some boards, layouts and decks: each changes something on one that is shipped."""

import pytest
from msgspec.structs import replace

import mazechase
from mazechase.boards.fences import Maze
from mazechase.rules.api import Chance, Over
from mazechase.rules.cards.game import Cards
from mazechase.rules.cards.values import End
from mazechase.rules.chase.documents import SHIPPED, read_layout
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.layout import Layout
from rules.chase import positions as chase
from rules.marbles import positions as marbles

FEW, TWO = "few-ghosts", "for-two"
RUN_OUT = [
    (2, "1", FEW),
    (2, "2", FEW),
    (4, "1", FEW),
    (3, "bonus", FEW),
    (4, "1", TWO),
    (4, "2", TWO),
    (7, "bonus", TWO),
]


@pytest.mark.parametrize(("players", "level", "deck"), RUN_OUT)
def test_CARD_44_a_deck_with_few_ghosts_runs_out_and_may_be_shuffled_once(players: int, level: str, deck: str) -> None:
    """Everybody takes a card a turn and nobody stops; the ghosts come last."""
    endings = {}
    for value in ("all_shut_down", "reshuffle_once"):
        game = mazechase.game("cards", players, {"deck": deck, "level": level, "deck_empty": value})
        setup, state, told = game.rules_as(Cards).setup, game.start(), []
        while not isinstance(node := game.node(state), Over):
            if isinstance(node, Chance):
                step = game.settle(state, min(node.odds, key=lambda drawn: setup.units(drawn.card)))
            else:
                legal = game.legal(state)
                step = game.apply(state, End() if End() in legal else legal[0])
            state = step.state
            told += [event.kind for event in step.events]
        endings[value] = next(kind for kind in told if kind in ("deck_empty", "reshuffled", "ended"))
        assert told.count("reshuffled") <= 1
    assert endings == {"all_shut_down": "deck_empty", "reshuffle_once": "reshuffled"}


def test_MARB_27_on_the_board_with_trees_both_ghosts_can_be_shut_in() -> None:
    parts = {"white": "h14", "yellow": "k11 k5 e5 e11", "ghosts": "h11 h5", "dice": "1 6", "layout": "trees"}
    full, partial = (marbles.put("l3 c13", **parts, ghost_partial=on).play("1m3") for on in (False, True))
    assert full.state.turn == 2, "no ghost has moved"
    assert {"h11>h15", "h5>h1"} <= partial.prowls(6)
    assert partial.why("6h11>h13") == "go-on MARB-27: h13"


def test_QPAC_13_in_the_layout_with_pairs_one_boost_leads_to_the_next() -> None:
    for chain, mover in ((True, "Pac-Man"), (False, "Blinky")):
        game = mazechase.game("chase", 2, {"layout": "pairs", "boost_chain": chain})
        here = chase.Put(game, game.place("c4 d9,f9,c9,g9 b4,h4,b6,h6 3 0 Pac-Man 2 - 0 0 0")).play("b4 b5 b6")
        assert (len(here.state.pellets), here.mover) == (2, mover)


@pytest.mark.parametrize(
    "layout", ["courtyard", "den", "gates", "hedges", "ladders", "market", "orchard", "pairs", "pinwheel"]
)
def test_QPAC_23_in_these_layouts_a_ghost_can_run_over_a_pellet(layout: str) -> None:
    assert _crossings(layout, "straight")


@pytest.mark.parametrize("layout", ["printed", "towers"])
def test_QPAC_23_in_these_it_can_only_where_it_may_turn(layout: str) -> None:
    assert not _crossings(layout, "straight")
    assert _crossings(layout, "free")


def _crossings(layout: str, path: str) -> list[str]:
    """Find positions of Pac-Man and one ghost beside a pellet in which the option changes what is legal."""
    can, cannot = (Chase(2, {"layout": layout, "ghost_cross_pellet": on, "frenzy_path": path}) for on in (True, False))
    found = []
    for pellet in can.layout.pellets:
        for ghost in can.layout.neighbours[pellet]:
            for pac in can.layout.lines[ghost]:
                if ghost not in can.layout.pellets and pac not in can.layout.pellets:
                    seen = replace(can.start(), pac=pac, ghosts=(ghost, None, None, None), mover=0, left=2, frenzy=True)
                    if can.legal(seen) != cannot.legal(seen):
                        found.append(can.position(seen))
    return found


def _offered(option: str, layout: str) -> bool:
    """Tell whether an option of the chase is offered with a layout, everything else being as usual."""
    (declared,) = (one for one in Chase.declared if one.name == option)
    return any(layout in when.options.get("layout", ()) for when in declared.when)


@pytest.mark.parametrize("layout", SHIPPED)
def test_an_option_of_the_chase_is_offered_where_it_matters(layout: str) -> None:
    assert _offered("ghost_cross_pellet", layout) == bool(_crossings(layout, "straight"))
    assert _offered("boost_chain", layout) == (_nearest_pellets(read_layout(SHIPPED[layout])) <= 3)


def _nearest_pellets(layout: Layout) -> int:
    """Count the steps between the two pellets that are closest to each other."""
    ways = (
        len(way) - 1
        for pellet in layout.pellets
        if (way := Maze(layout.fences).path(pellet, layout.pellets.without(pellet))) is not None
    )
    return min(ways)
