"""Rule pages, code and tests name the same rulings: a ruling that a player can notice has a test named after it."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))
NO_EFFECT = "## Rulings without effect on play"

_ID = re.compile(r"\b([A-Z]{3,5}-[1-9][0-9]*)\b")
_TESTED = re.compile(r"test_([A-Z]{3,5})_([1-9][0-9]*)_")


def rulings_in(page: str) -> set[str]:
    """Give every ruling a rules page names."""
    return set(_ID.findall(page))


def noticeable_in(page: str) -> set[str]:
    """Give the rulings a player can notice: all but those listed under the heading for the others."""
    before, _, after = page.partition(NO_EFFECT)
    return rulings_in(page) - (rulings_in(after) - rulings_in(before))


def gaps_in(rulings: set[str]) -> set[str]:
    """Give what is missing from each family of ids, counted from 1."""
    last: dict[str, int] = {}
    for ruling in rulings:
        family, number = ruling.split("-")
        last[family] = max(last.get(family, 0), int(number))
    return {f"{family}-{number}" for family, most in last.items() for number in range(1, most + 1)} - rulings


def with_a_test(source: str) -> set[str]:
    """Give the rulings that test functions are named after."""
    functions = (node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef))
    return {f"{found[1]}-{found[2]}" for name in functions if (found := _TESTED.match(name))}


def named_in(source: str) -> set[str]:
    """Give the rulings that code names: the strings that are an id and nothing else."""
    values = (node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant))
    return {value for value in values if isinstance(value, str) and _ID.fullmatch(value)}


def mentioned_in(source: str, families: set[str]) -> set[str]:
    """Give the ids of known families in a source's whole text, comments and docstrings too."""
    return {ruling for ruling in _ID.findall(source) if ruling.split("-")[0] in families}


def sources(folder: str) -> list[str]:
    return [path.read_text("utf-8") for path in sorted((ROOT / folder).rglob("*.py"))]


@pytest.fixture(scope="module")
def documented() -> set[str]:
    return {ruling for page in PAGES for ruling in rulings_in(page.read_text("utf-8"))}


@pytest.fixture(scope="module")
def tested() -> set[str]:
    return {ruling for source in sources("tests") for ruling in with_a_test(source)}


def test_there_are_rule_pages() -> None:
    assert "quoridor" in {page.stem for page in PAGES}
    assert len(rulings_in((ROOT / "docs/rules/quoridor.md").read_text("utf-8"))) == 29


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_leaves_no_ruling_out(page: Path) -> None:
    assert gaps_in(rulings_in(page.read_text("utf-8"))) == set()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_ruling_a_player_can_notice_has_a_test(page: Path, tested: set[str]) -> None:
    assert noticeable_in(page.read_text("utf-8")) - tested == set()


def test_tests_are_named_after_rulings_that_exist(documented: set[str], tested: set[str]) -> None:
    families = {ruling.split("-")[0] for ruling in documented}
    assert {ruling for ruling in tested if ruling.split("-")[0] in families} - documented == set()


def test_every_ruling_in_the_code_is_documented(documented: set[str]) -> None:
    families = {ruling.split("-")[0] for ruling in documented}
    named = {ruling for source in sources("src") for ruling in named_in(source) | mentioned_in(source, families)}
    assert {"QUOR-11", "QUOR-24"} <= named
    assert named - documented == set()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_what_a_game_cites_is_on_its_own_page(page: Path) -> None:
    """Every ruling that an event, a refusal or an option names is one of its game's, and can be read up there."""
    own = rulings_in(page.read_text("utf-8"))
    cited = {ruling for source in sources(f"src/mazechase/rules/{page.stem}") for ruling in named_in(source)}
    assert cited
    assert cited - own == set()


PAGE = f"""
A step is a step (RULE-1), a jump a jump (RULE-2).

{NO_EFFECT}
- Colours do not matter (RULE-3); see also RULE-1.
"""


def test_the_check_sees_a_ruling_without_a_test() -> None:
    assert noticeable_in(PAGE) == {"RULE-1", "RULE-2"}
    tests = "def test_RULE_1_steps() -> None: ...\n# def test_RULE_2_jumps\n"
    assert noticeable_in(PAGE) - with_a_test(tests) == {"RULE-2"}
    assert with_a_test(tests + "class Some:\n    def test_RULE_2_jumps(self): ...") == {"RULE-1", "RULE-2"}
    assert with_a_test("def test_RULE_12_x(): ...") == {"RULE-12"}
    assert with_a_test("def helper_RULE_2_x(): ...") == set()


def test_the_check_sees_a_gap_and_an_unknown_ruling() -> None:
    assert gaps_in(rulings_in(PAGE.replace("RULE-2", "RULE-5"))) == {"RULE-2", "RULE-4"}
    code = 'def refuse():\n    """As RULE-8 has it, in SHA-256."""\n    return "RULE-7", "RULE-7 or so"  # RULE-9\n'
    assert named_in(code) == {"RULE-7"}
    assert mentioned_in(code, {"RULE"}) == {"RULE-7", "RULE-8", "RULE-9"}
