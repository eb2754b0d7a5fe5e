"""Sheets for editors: every shipped document reads onto its sheet and back, and nothing hostile gets through."""

import random
from typing import Any

import pytest

import mazechase
from mazechase.errors import BadOption
from mazechase.rules.options import Documented
from mazechase.rules.registry import game_types
from mazechase.workshop.checking import find_kind, flaws_of
from mazechase.workshop.sheets import SheetMaker, find_maker, known_marks, makers, open_sheet

KINDS = [(game, option) for game in sorted(game_types()) for option in makers(game)]


def shipped(game: str, option: str) -> dict[str, Any]:
    kind = next(one.kind for one in game_types()[game].declared if one.name == option)
    assert isinstance(kind, Documented)
    return dict(kind.shipped)


def test_every_kind_of_document_has_a_sheet() -> None:
    documented = {
        (game, option.name)
        for game, kind in game_types().items()
        for option in kind.declared
        if isinstance(option.kind, Documented)
    }
    assert set(KINDS) == documented - {("toy", "board")}
    with pytest.raises(BadOption):
        find_maker("chase", "deck")


@pytest.mark.parametrize(("game", "option"), KINDS)
def test_shipped_documents_are_drawn_and_read_back(game: str, option: str) -> None:
    sheet, kind = find_maker(game, option), find_kind(f"{game}.{option}")
    for document in shipped(game, option).values():
        marks = sheet.read(document)
        assert marks == sheet.read(sheet.write(marks))
        waived = set(document.get("waives", ()))  # an editor waives nothing
        assert {one.constraint for one in flaws_of(kind, sheet.write(marks))} <= waived


@pytest.mark.parametrize(("game", "option"), KINDS)
def test_an_editor_begins_with_what_is_sound(game: str, option: str) -> None:
    found = open_sheet(game_types()[game], option)
    assert found is not None
    default = next(one.default for one in game_types()[game].declared if one.name == option)
    assert default in found.shipped
    for marks in found.shipped.values():
        assert flaws_of(find_kind(f"{game}.{option}"), find_maker(game, option).write(marks)) == ()


@pytest.mark.parametrize(("game", "option"), KINDS)
def test_every_brush_marks_some_spots_and_every_image_is_a_brush(game: str, option: str) -> None:
    sheet = find_maker(game, option).sheet
    assert len({spot.id for spot in sheet.spots}) == len(sheet.spots)
    for brush in sheet.brushes:
        assert any(spot.kind == brush.kind for spot in sheet.spots)
        others = {one.mark for one in sheet.brushes if one.kind == brush.kind}
        assert set(brush.images.values()) <= others


def scribble(sheet: SheetMaker, rng: random.Random) -> dict[str, str]:
    known = {spot: sorted(marks) for spot, marks in known_marks(sheet).items()}
    spots = rng.sample(sorted(known), rng.randrange(len(known)))
    return {spot: rng.choice(known[spot]) for spot in spots}


@pytest.mark.parametrize(("game", "option"), KINDS)
def test_any_drawing_gets_flaws_with_spots_and_never_fails(game: str, option: str) -> None:
    sheet, kind, rng = find_maker(game, option), find_kind(f"{game}.{option}"), random.Random(4)
    placed = 0
    for _ in range(12):
        marks = scribble(sheet, rng)
        flaws = flaws_of(kind, sheet.write(marks))
        assert flaws
        found = {spot for one in flaws for spot in sheet.spots_of(one, marks)}
        assert found <= set(known_marks(sheet))
        placed += len(found)
    assert placed


@pytest.mark.parametrize(("game", "option"), KINDS)
@pytest.mark.parametrize(
    "field",
    [None, "x" * 9000, "\n" * 8000, ["a" * 100] * 99, {"a": {"b": []}}, 10**300, float("nan"), float("inf"), [[]]],
)
def test_what_is_no_document_shows_an_empty_sheet(game: str, option: str, field: Any) -> None:
    sheet = find_maker(game, option)
    fields = {name for document in shipped(game, option).values() for name in document}
    assert sheet.read(dict.fromkeys(fields, field)) == {}
    assert sheet.write({"e3h": "x" * 20, "nowhere": "fence", "": ""}) == sheet.write({})


def test_a_flaw_is_shown_where_it_is_although_the_drawing_begins_elsewhere() -> None:
    sheet = find_maker("marbles", "layout")
    marks = sheet.read(shipped("marbles", "layout")["corners"])
    alone = {**marks, "f8": "o"} if "f8" not in marks else {spot: mark for spot, mark in marks.items() if spot != "f8"}
    kind = find_kind("marbles.layout")
    spots = {spot for one in flaws_of(kind, sheet.write(alone)) for spot in sheet.spots_of(one, alone)}
    assert spots


@pytest.mark.parametrize(
    ("game", "seats"),
    [("marbles", ("home-yellow", "home-red", "home-green")), ("mspacman", ("area-b", "area-i", "area-p"))],
)
def test_the_homes_and_areas_on_a_board_say_whose_seats_they_are(game: str, seats: tuple[str, ...]) -> None:
    maker = find_maker(game, "layout")
    document = mazechase.game(game).facts.documents["layout"]
    assert maker.seats(document, 3) == seats
    assert set(seats) <= {brush.name for brush in maker.sheet.brushes}
    assert len(maker.seats(document, 2)) == 2


@pytest.mark.parametrize(("game", "option"), KINDS)
def test_every_number_of_players_is_answered(game: str, option: str) -> None:
    """Also where a document is played by so many only with other options, as a deck by five."""
    for document in shipped(game, option).values():
        for players in game_types()[game].player_counts:
            assert len(find_maker(game, option).seats(document, players)) in (0, players)
