"""The help explains every ruling that the rules apply, in words, with positions that can be."""

import re
from pathlib import Path

import pytest

import mazechase
from mazechase.messages import keys
from mazechase.rules.help import Help, HelpPart, help_of
from mazechase.rules.options import Documented
from mazechase.rules.registry import shipped

RULES = Path(mazechase.__file__).parent / "rules"


def explained(game: str) -> Help:
    found = help_of(game)
    assert found is not None
    return found


def part(game: str, name: str) -> HelpPart:
    return next(one for one in explained(game).parts if one.name == name)


@pytest.mark.parametrize("game", shipped())
def test_every_ruling_that_the_rules_name_is_explained(game: str) -> None:
    code = "".join(file.read_text("utf-8") for file in (RULES / game).glob("*.py"))
    named = set(re.findall(r"\b(?:QUOR|QPAC|MARB|CARD|MSP)-\d+", code))
    told = [ruling for one in explained(game).parts for ruling in one.rulings]
    assert named
    assert named <= set(told)
    assert len(told) == len(set(told)), "a ruling has one place"


@pytest.mark.parametrize("game", shipped())
def test_every_part_has_its_words_and_no_other_words_explain(game: str) -> None:
    names = [one.name for one in explained(game).parts]
    assert len(names) == len(set(names))
    wanted = {f"{game}-help-{name}" for name in names} | {f"{game}-help-{name}-title" for name in names}
    assert {key for key in keys() if key.startswith(f"{game}-help-")} == wanted


@pytest.mark.parametrize("game", shipped())
def test_most_parts_have_a_picture_and_what_it_crops_is_on_the_board(game: str) -> None:
    found = explained(game)
    pictures = [one for one in found.parts if one.view is not None or one.things]
    assert len(pictures) >= 5
    cells = {cell.name for cell in found.facts.cells}
    assert {name for one in pictures for name in one.crop} <= cells
    assert all(len(one.crop) in {0, 2} for one in pictures)


@pytest.mark.parametrize("game", shipped())
def test_every_document_that_can_be_chosen_has_a_sample(game: str) -> None:
    options = [option for option in shipped()[game].declared if isinstance(option.kind, Documented)]
    several = {
        (one.name, word)
        for one in options
        if isinstance(one.kind, Documented) and len(one.kind.shipped) > 1
        for word in one.kind.shipped
    }
    assert {(one.option, one.word) for one in explained(game).samples} == several


def test_a_picture_shows_what_is_legal_there() -> None:
    assert {"e6", "d4", "f4", "e3"} <= set(part("quoridor", "jump").legal)
    assert "e5" not in part("quoridor", "move").legal  # behind the fence
    assert {"d5", "f5"} <= set(part("quoridor", "side").legal)
    assert any(offer.harms for offer in part("marbles", "own").offers)
    assert any(offer.gain > 0 for offer in part("marbles", "catch").offers)
    assert {"h1", "a3", "j8"} <= set(part("mspacman", "exits").legal)
    assert part("quoridor", "path").hints
    assert not part("quoridor", "path").legal


def test_a_game_without_help_has_none() -> None:
    assert help_of("toy") is None
    assert help_of("no-such-game") is None
