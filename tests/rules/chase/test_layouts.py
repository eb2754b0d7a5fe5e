"""Layouts as documents: those that come with the game, and each constraint a document can break."""

from collections.abc import Callable
from typing import Any

import pytest

import mazechase
from mazechase.boards.fences import CELLS, SQUARES, Maze
from mazechase.errors import BadDocument
from mazechase.messages import sentence
from mazechase.rules.chase.documents import SHIPPED
from mazechase.rules.chase.game import Chase
from rules.chase.positions import layout, start

Breaking = Callable[[dict[str, Any]], None]


def _starts(**moved: str) -> Breaking:
    return lambda document: document["starts"].update(moved)


BREAKS: dict[str, tuple[str, Breaking]] = {
    "no source": ("field", lambda document: document.pop("source")),
    "an empty source": ("field", lambda document: document.update(source="")),
    "fences as text": ("field", lambda document: document.update(fences="e3h")),
    "no pellets": ("field", lambda document: document.pop("pellets")),
    "starts as a list": ("field", lambda document: document.update(starts=["e2"])),
    "a field too many": ("extra", lambda document: document.update(lives=5)),
    "21 fences": ("many-fences", lambda document: document["fences"].append("a1h")),
    "no fence at all": ("fence", lambda document: document.update(fences=["e3x"])),
    "a fence that is no text": ("fence", lambda document: document.update(fences=[3])),
    "a fence over the side": ("fence-border", lambda document: document.update(fences=["i3h"])),
    "a fence over the top": ("fence-border", lambda document: document.update(fences=["e9v"])),
    "fences that overlap": ("fence-clash", lambda document: document.update(fences=["e3h", "f3h"])),
    "fences that cross": ("fence-clash", lambda document: document.update(fences=["e3h", "e3v"])),
    "a fence twice": ("fence-clash", lambda document: document.update(fences=["e3h", "e3h"])),
    "three pellets": ("pellet-count", lambda document: document["pellets"].pop()),
    "five pellets": ("pellet-count", lambda document: document["pellets"].append("e9")),
    "a pellet off the board": ("square", lambda document: document.update(pellets=["b2", "h2", "b8", "j8"])),
    "two pellets on a square": ("pellet-twice", lambda document: document.update(pellets=["b2", "h2", "b8", "b2"])),
    "a ghost missing": ("pieces", lambda document: document["starts"].pop("Clyde")),
    "a ghost too many": ("pieces", _starts(Sue="e9")),
    "a start off the board": ("square", _starts(Clyde="i10")),
    "a ghost on a pellet": ("start-pellet", _starts(Clyde="b2")),
    "Pac-Man on a pellet": ("start-pellet", lambda document: document["starts"].update({"Pac-Man": "h8"})),
    "two on one start": ("start-shared", _starts(Clyde="e2")),
    "a closed square": ("closed", lambda document: document.update(fences=["a1v", "a2h", "b2v", "c2h", "c1v"])),
    "a square behind a pellet": (
        "parted",
        lambda document: document.update(fences=["a1v", "a3v"], pellets=["a4", "b2", "c3", "d4"]),
    ),
}


@pytest.mark.parametrize("what", BREAKS)
def test_QPAC_2_each_constraint_has_its_own_error(what: str) -> None:
    code, breaking = BREAKS[what]
    document = layout(" ".join(SHIPPED["gates"]["fences"]), "b2 h2 b8 h8", "e2 a5 c5 g5 i5")
    mazechase.game("chase", 2, {"layout": document})
    breaking(document)
    with pytest.raises(BadDocument) as caught:
        mazechase.game("chase", 2, {"layout": document})
    assert caught.value.code == f"chase-layout-{code}"
    assert sentence(caught.value.message, caught.value.params) != caught.value.message


def test_QPAC_2_an_error_names_the_place() -> None:
    for broken, named in (
        (layout("e3h f3h"), "f3h"),
        (layout(pellets="a1 i1 a9 a1"), "a1"),
        (layout(starts="e1 a5 e9 i5 e1"), "e1"),
        (layout("a1v a2h"), "a1"),
    ):
        with pytest.raises(BadDocument) as caught:
            mazechase.game("chase", 2, {"layout": broken})
        assert named in str(caught.value)


@pytest.mark.parametrize("name", SHIPPED)
def test_QPAC_2_shipped_layouts(name: str) -> None:
    game = mazechase.game("chase", 2, {"layout": name})
    facts = game.rules_as(Chase).facts
    assert facts.documents["layout"]["source"] == "home-made", "no printed layout is attested whole"
    assert len(facts.fences) <= 20
    assert len(set(facts.pellets)) == 4
    assert len(set(facts.starts.values())) == 5
    assert not set(facts.pellets) & set(facts.starts.values())
    assert len(Maze(game.rules_as(Chase).layout.fences).region(CELLS["e5"])) == SQUARES
    assert len(game.rules_as(Chase).layout.fences) == {"printed": 6, "ladders": 16}.get(name, 20)


def test_QPAC_2_every_shipped_layout_is_one_of_its_own() -> None:
    """Some have the same fences: a pellet or a start elsewhere can decide who wins."""
    mazes = {name: Chase(2, {"layout": name}).facts for name in SHIPPED}
    whole = {(facts.fences, frozenset(facts.pellets), *facts.starts.values()) for facts in mazes.values()}
    assert len(whole) == len(SHIPPED)
    for name, facts in mazes.items():
        assert (set(facts.fences), set(facts.pellets)) == (set(SHIPPED[name]["fences"]), set(SHIPPED[name]["pellets"]))


def test_QPAC_2_the_layout_played_unless_told() -> None:
    facts = Chase(2).facts
    assert " ".join(facts.fences) == ("c1h f1h b2h g2h a3h h3h c4h f4h c5h f5h a6h h6h b7h g7h c8h f8h d1v e1v d8v e8v")
    assert set(facts.pellets) == {"b2", "h2", "b8", "h8"}
    assert facts.starts == {"Pac-Man": "e2", "Blinky": "a5", "Inky": "c5", "Pinky": "g5", "Clyde": "i5"}


def test_QPAC_2_the_printed_set_up_as_far_as_it_is_known() -> None:
    facts = Chase(2, {"layout": "printed"}).facts
    assert facts.starts["Pac-Man"] == "e5"
    assert {start for piece, start in facts.starts.items() if piece != "Pac-Man"} == {"e1", "a5", "e9", "i5"}
    assert set(facts.pellets) == {"a1", "i1", "a9", "i9"}
    assert sorted(fence[2] for fence in facts.fences) == ["h", "h", "h", "v", "v", "v"]
    flipped = {
        f"{'abcdefghi'[int(f[1]) - 1]}{'abcdefghi'.index(f[0]) + 1}{'v' if f[2] == 'h' else 'h'}" for f in facts.fences
    }
    assert flipped == set(facts.fences), "three and three can be symmetric in a diagonal alone"


def test_QPAC_2_the_den() -> None:
    facts = Chase(2, {"layout": "den"}).facts
    assert " ".join(facts.fences) == ("c1h f1h b4h g4h c5h f5h c6h f6h c2v d2v e2v f2v c4v f4v a6v b6v g6v h6v b8v g8v")
    assert list(facts.starts.values()) == ["e2", "d6", "f6", "e6", "e7"]


def test_QPAC_2_a_layout_can_be_given_inline() -> None:
    here = start(layout=layout("e3h", "b1 c1 g1 h1", "e5 a9 b9 c9 d9"))
    assert here.text == "e5 a9,b9,c9,d9 b1,c1,g1,h1 3 0 Pac-Man 2 - 0 0 0"


def test_QPAC_3_no_fence_can_be_moved_or_put_up() -> None:
    game = mazechase.game("chase", 2)
    for text in ("e5h", "e5v"):
        with pytest.raises(Exception, match="isn't an action"):
            game.read(text)
