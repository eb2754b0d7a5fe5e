"""Print and play: sheets at true size, with everything that a game needs, in every language."""

import re
from itertools import product
from xml.etree import ElementTree as ET

import pytest

import mazechase
from mazechase.errors import CannotPrint
from mazechase.messages import languages
from mazechase.rules.mspacman.game import MsPacMan
from mazechase.rules.registry import load
from mazechase.workshop.printing import PAPERS, draw_sheets, print_pdf, print_svg
from mazechase.workshop.printing.drawing import Drawing, box, svg
from mazechase.workshop.printing.items import Board, Cutouts, die_net, spinner
from mazechase.workshop.printing.layout import MARGIN, sheets
from mazechase.workshop.printing.rulebook import rulebook
from mazechase.workshop.printing.typeset import _fitted, _page_count
from mazechase.workshop.printing.words import Words
from mazechase.workshop.prints import items_of
from mazechase.workshop.prints.mspacman import HATCHES

GAMES = ["cards", "chase", "marbles", "mspacman", "quoridor"]  # others may be loaded beside these
SVG = "{http://www.w3.org/2000/svg}"
EN = Words("en")


def say(key: str, **params: str | int) -> str:
    return key + "".join(f" {value}" for value in params.values())


@pytest.mark.parametrize(("game", "paper"), list(product(GAMES, PAPERS)))
def test_every_sheet_has_the_size_of_its_paper(game: str, paper: str) -> None:
    for sheet in draw_sheets(mazechase.game(game), "en", paper):
        root = ET.fromstring(svg(sheet))  # noqa: S314 (our own)
        assert root.get("width") == f"{PAPERS[paper].width:g}mm"
        assert root.get("viewBox") == f"0 0 {PAPERS[paper].width:g} {PAPERS[paper].height:g}"


def test_a_board_is_cut_into_as_few_tiles_as_fit() -> None:
    board = Board("b", Drawing(280, 280, box(0, 0, 280, 280)))
    assert len(list(sheets([board], PAPERS["a4"], say))) == 2  # side by side: 280 is below 283 high
    assert len(list(sheets([board], PAPERS["letter"], say))) == 4
    small = Board("b", Drawing(100, 100, ""))
    (one,) = sheets([small], PAPERS["a4"], say)
    assert "b 1 1 1" in one.body


def test_tiles_together_show_the_whole_board() -> None:
    board = Board("b", Drawing(280, 290, '<rect id="all"/>'))
    moves = [
        re.search(r'translate\((-?[\d.]+) (-?[\d.]+)\)"><rect id="all"', s.body)
        for s in sheets([board], PAPERS["a4"], say)
    ]
    assert [(m[1], m[2]) for m in moves if m] == [("0", "0"), ("-140", "0"), ("0", "-145"), ("-140", "-145")]


def test_things_to_cut_out_share_sheets_and_stay_inside_the_margin() -> None:
    one = Drawing(63, 88, "<i/>")
    cards, extra = Cutouts("cards", (one,) * 10, touching=True), Cutouts("extra", (Drawing(20, 20, "<u/>"),) * 3)
    made = list(sheets([cards, extra], PAPERS["letter"], say))
    assert [sheet.body.count("<i/>") for sheet in made] == [9, 1]
    assert [sheet.body.count("<u/>") for sheet in made] == [0, 3]
    for sheet in made:
        for x, y in re.findall(r'translate\(([\d.]+) ([\d.]+)\)"><i/>', sheet.body):
            assert float(x) >= MARGIN
            assert float(x) + 63 <= PAPERS["letter"].width - MARGIN
            assert float(y) + 88 <= PAPERS["letter"].height - MARGIN + 0.01


def cutouts(game: str, players: int, **options: object) -> dict[str, int]:
    made = items_of(mazechase.game(game, players, options), EN)
    return {item.title: len(item.drawings) for item in made if isinstance(item, Cutouts)}


def test_everything_that_a_game_needs_is_there() -> None:
    assert cutouts("quoridor", 4) == {"print-pieces": 4, "print-fences": 20}
    assert cutouts("quoridor", 3) == {"print-pieces": 3, "print-fences": 18}
    assert cutouts("marbles", 3) == {"print-pieces": 5, "print-marbles": 76, "print-dice": 2}
    assert cutouts("chase", 2, lives="2") == {"print-pieces": 5, "print-pellets": 4, "print-lives": 2}
    parts = {"print-ghosts": 4, "print-ms": 1, "print-dots": 68, "print-dice": 1, "print-spinner": 1}
    assert cutouts("mspacman", 2) == parts
    assert cutouts("cards", 4, level="1")["print-cards"] == 54
    assert cutouts("cards", 8, level="bonus")["print-cards"] == 108


def test_your_own_documents_are_printed() -> None:
    deck = mazechase.game("cards", 2).facts.documents["deck"]
    points = {("banana" if name == "melon" else name): worth for name, worth in deck["points"].items()}
    level = {("banana" if name == "melon" else name): count for name, count in deck["level1"].items()}
    own = {
        **deck,
        "points": points,
        "level1": level,
        "level2": {k if k != "melon" else "banana": v for k, v in deck["level2"].items()},
    }
    game = mazechase.game("cards", 2, {"deck": own})
    assert any("Banana" in sheet.body for sheet in draw_sheets(game))
    die = {
        "id": "seven",
        "game": "mspacman",
        "title": "Seven",
        "source": "home-made",
        "faces": ["1", "F2", "3", "3", "4", "5", "6"],
    }
    seven = items_of(mazechase.game("mspacman", 2, {"die_faces": die}), EN)
    (dice,) = (item.drawings[0] for item in seven if isinstance(item, Cutouts) and item.title == "print-dice")
    assert dice == spinner(["1", "F2", "3", "3", "4", "5", "6"])  # no cube has seven faces


def test_opposite_faces_of_a_die_add_up_to_seven() -> None:
    body = die_net("123456", 10).body
    at = {face: (float(x), float(y)) for x, y, face in re.findall(r'<text x="([\d.]+)" y="([\d.]+)"[^>]*>(\d)<', body)}
    across = sorted((face for face in "3146"), key=lambda face: at[face][0])
    assert across == ["3", "1", "4", "6"]  # every second one is opposite
    assert at["2"][0] == at["1"][0] == at["5"][0]
    assert at["2"][1] < at["1"][1] < at["5"][1]


@pytest.mark.parametrize(("game", "language"), list(product(GAMES, languages())))
def test_the_rules_are_whole_in_every_language(game: str, language: str) -> None:
    words = Words(language)
    book = rulebook(mazechase.game(game), words)
    assert len(book.parts) >= 7
    shown = " ".join(
        [book.title, book.about, *(f"{one.title} {one.text}" for one in book.parts), *map(str, book.options)]
    )
    assert f"{game}-" not in shown
    assert "print-" not in shown


def test_the_options_chosen_are_printed_and_only_those_that_matter() -> None:
    book = rulebook(mazechase.game("chase", 2, {"lives": "2", "stall_limit": "none"}), EN)
    assert ("Pac-Man's lives", "two") in book.options
    assert ("Lose a life after this many rounds without a pellet", "no limit") in book.options
    first = dict(rulebook(mazechase.game("cards", 2, {"level": "1"}), EN).options)
    assert "You may order yourself to draw" not in first  # nobody orders anything on Level 1
    assert "You may order yourself to draw" in dict(rulebook(mazechase.game("cards", 2, {"level": "2"}), EN).options)


def test_a_pdf_and_its_pages_as_svg() -> None:
    game = mazechase.game("quoridor")
    pdf = print_pdf(game)
    assert pdf.startswith(b"%PDF")
    pages = print_svg(game, "ar", "letter")
    assert len(pages) == 1 + 4 + 1  # the rules, the board, what is cut out
    for page in pages:
        root = ET.fromstring(page)  # noqa: S314 (our own)
        assert root.get("width") == "612pt"  # 8.5 inches
        assert root.tag == f"{SVG}svg"
    assert print_pdf(game) == pdf


@pytest.mark.parametrize(("language", "size"), [("cs", "10pt"), ("de", "9pt")])
def test_rules_that_nearly_fit_a_page_are_set_smaller(language: str, size: str) -> None:
    words = Words(language)
    lines = _fitted(rulebook(mazechase.game("chase"), words), PAPERS["letter"], words)
    assert any(f"size: {size}" in line for line in lines)
    assert _page_count(lines) == 1


def test_squares_that_nobody_can_enter_are_hatched() -> None:
    """In black and white, a grey square would look like one of an area."""
    game = mazechase.game("mspacman")
    (board,) = (item.drawing for item in items_of(game, EN) if isinstance(item, Board))
    lines = len(ET.fromstring(svg(board)).findall(f"{SVG}line"))  # noqa: S314 (our own)
    facts = game.rules_as(MsPacMan).facts
    assert lines - len(facts.walls) == len(facts.solids) * (2 * HATCHES - 1)


def test_words_are_never_markup() -> None:
    layout = mazechase.game("marbles").facts.documents["layout"]
    game = mazechase.game("marbles", 2, {"layout": {**layout, "title": '"] #panic("x") $ * _ \\'}})
    assert print_pdf(game).startswith(b"%PDF")


def test_a_game_that_nobody_has_drawn_says_so() -> None:
    load("toy.game:Toy")
    with pytest.raises(CannotPrint) as refused:
        items_of(mazechase.game("toy"), EN)
    assert refused.value.code == "nothing-to-print"
