"""Tables of the marble game to visit: new ones, and ones that continue from a position made for a test."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

import mazechase
from games import MarblesGame
from mazechase.boards.cells import Cell, Cells
from mazechase.match.entries import MatchSetup, Player
from mazechase.match.records import Record
from mazechase.rules.marbles.game import Marbles
from mazechase.rules.marbles.values import MarblesState
from web.conftest import Visit
from web.playing import moves, one_more, to_act
from web.tables import go_on_from, open_table

EVA, JAN, BOT = Player("Eva"), Player("Jan"), Player(kind="bot", bot="level1")
PEOPLE = ({"kind": "here", "name": "Eva"}, {"kind": "here", "name": "Jan"})
LEFT = [f"{column}{row}" for column in "abcdef" for row in range(1, 12)]  # the left half of the board


def fresh(page: Page, *places: dict[str, str], **options: Any) -> None:
    """Sit down at a new table; the page must already be one of the program's."""
    open_table(page, "marbles", *places, options=options)


def put(
    game: MarblesGame,
    *,
    white: Iterable[str],
    yellow: Iterable[str] = ("c3", "i3", "c9", "i9"),
    trays: Sequence[int] = (),
    **rest: Any,
) -> MarblesState:
    """Create a state from names of cells; the remaining marbles are in the last tray."""
    cells = {name: Cell(number) for number, name in enumerate(game.rules_as(Marbles).layout.names)}
    standing = rest.get("pacs", ())  # there is no marble under a Pac-Man
    board = [cells[name] for name in white if name not in standing]
    shared = tuple(trays) or (0,) * (game.players - 1)
    for field in ("pacs", "ghosts"):
        if field in rest:
            rest[field] = tuple(cells[name] for name in rest[field])
    if "ghosts" in rest:
        rest["ghosts"] = tuple(sorted(rest["ghosts"]))
    state: MarblesState = game.start()
    fields: dict[str, Any] = {name: getattr(state, name) for name in state.__struct_fields__}
    return MarblesState(
        **fields
        | {
            "white": Cells.of(board),
            "yellow": Cells.of(cells[name] for name in yellow),
            "trays": (*shared, 72 - len(board) - sum(shared)),
            "rolls": (),
            **rest,
        }
    )


def half(game: MarblesGame, **rest: Any) -> MarblesState:
    """Put marbles only on the left half."""
    named = {game.rules_as(Marbles).layout.names[at] for at in game.start().white}
    return put(game, white=[name for name in LEFT if name in named], **rest)


def go_on(page: Page, state: MarblesState, game: MarblesGame, *seats: Player) -> None:
    """Sit down at a table that continues from a state; people are at this device, bots play the other seats."""
    setup = MatchSetup.make(game, "made", seats, position=game.position(state))
    fields = {name: getattr(setup, name) for name in MatchSetup.__struct_fields__}
    go_on_from(page, Record(**fields, log=()))


def at(
    visit: Visit, state: MarblesState, game: MarblesGame, *seats: Player, phone: bool = False, **settings: object
) -> Page:
    """Sit down where somebody at this device has to decide something."""
    page = visit("/api/health", phone=phone, **settings)
    go_on(page, state, game, *seats)
    to_act(page)
    expect(page.locator("[data-end]").or_(page.locator(".answers button")).first).to_be_attached()
    return page


def marbles(players: int = 2, options: Mapping[str, Any] | None = None) -> MarblesGame:
    return mazechase.game("marbles", players, options)


def cell(page: Page, name: str) -> Locator:
    return page.locator(f'[data-name="{name}"]')


def ends(page: Page) -> list[str]:
    """Return the places that glow."""
    return [one.get_attribute("data-end") or "" for one in page.locator("[data-end]").all()]


def touch(page: Page, name: str) -> None:
    if page.evaluate("navigator.maxTouchPoints") > 0:
        cell(page, name).tap()
    else:
        cell(page, name).click()


def roll(page: Page) -> None:
    before = len(moves(page))
    page.get_by_role("button", name="Roll the dice").click()
    one_more(page, before)


def go(page: Page, name: str) -> None:
    """Move the chosen piece to a glowing place, by the first path there; or put there what has to be put."""
    expect(page.locator(f'[data-end="{name}"]')).to_be_attached()
    before = len(moves(page))
    touch(page, name)
    sure = page.get_by_role("button", name="Go", exact=True)
    done = page.get_by_role("region", name="Moves so far").get_by_role("button").nth(before)
    expect(sure.or_(done).first).to_be_visible()
    if sure.count():
        sure.click()
    one_more(page, before)
