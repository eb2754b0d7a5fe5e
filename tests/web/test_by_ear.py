"""A whole game of each kind by keyboard and screen reader alone: from the first turn to the next game."""

import re
from itertools import groupby, pairwise

import pytest
from playwright.sync_api import expect

from web.chase_tables import layout
from web.conftest import Visit
from web.listening import Decide, Listener, play, spoken
from web.tables import open_table

ME, BOT = "Ada", "Beginner bot"
STAYS = 4  # turns in the card game
CHOICE = re.compile("can be chosen|must draw: 1")
# Four pellets on the way up: a few turns, whoever wins.
CLOSE = layout("e4 e6 c7 g7", "e2", "a9 c9 g9 i9")


def climb(by_ear: Listener) -> None:
    """Quoridor: go where one can, towards the own goal."""
    places = by_ear.places()
    (goal, *_) = {row for name, (row, _) in places.items() if re.search(f"goal: {ME}", name)}
    been = " ".join(by_ear.heard())
    open_ = [name for name in places if "you can move here" in name]
    by_ear.go(min(open_, key=lambda name: abs(places[name][0] - goal) + 3 * been.count(f"moved to {name[:2]}.")))


def eat(by_ear: Listener) -> None:
    """The chase: go to the nearest pellet, or somewhere."""
    places = by_ear.places()
    pellets = [at for name, at in places.items() if "power pellet" in name]

    def far(name: str) -> int:
        row, column = places[name]
        return min((abs(row - r) + abs(column - c) for r, c in pellets), default=0)

    by_ear.go(min((name for name in places if "you can go here" in name), key=far))


def roam(by_ear: Listener) -> None:
    """Roll, or take the next place there is to choose; and confirm it where there is more than one way."""
    choosing = any(re.search("you can|can go here", name) for name in by_ear.places())
    sure = by_ear.heard()[-1].startswith("There's more than one way there.")
    by_ear.press(*["n"] * (choosing and not sure), "Enter")


def draw_and_stop(by_ear: Listener) -> None:
    """Cards: choose where there is a choice, draw once a turn, and shut down in the end."""
    begun = by_ear.heard()[-1].startswith("1 of")
    if by_ear.page.get_by_role("button", name=CHOICE).count():
        by_ear.tab_to(CHOICE.pattern)
    elif begun or by_ear.heard().count("Your turn.") < STAYS:
        by_ear.tab_to("^End turn" if begun else "^Draw")
    else:
        by_ear.tab_to("^Shut down")
        by_ear.tab_to("^Shut down for good")  # asked, with the focus on what takes it back


GAMES: dict[str, tuple[Decide, dict[str, object]]] = {
    "quoridor": (climb, {}),
    "chase": (eat, {"layout": CLOSE, "lives": 1}),
    "marbles": (roam, {"max_turns": 4}),
    "mspacman": (roam, {"max_turns": 4}),
    "cards": (draw_and_stop, {"level": "1"}),
}


def actors(told: list[str]) -> list[str]:
    """Return who did something, in order; what somebody did in several parts counts once."""
    names = [found[1] for text in told if (found := re.match(f"({ME}|{BOT}) ", text))]
    return [name for name, _ in groupby(names)]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_ear(visit: Visit, game: str) -> None:
    decide, options = GAMES[game]
    page = visit("/api/health", log="story")
    by_ear = Listener(page)
    open_table(page, game, {"kind": "here", "name": ME}, {"kind": "bot", "bot": "level1"}, options=options)
    play(by_ear, decide)
    result = spoken(page.locator(".over .who").inner_text())
    heard, story = by_ear.heard(), by_ear.story()
    assert heard[-1] == result
    assert actors(heard[:-1]) == actors(story)
    turns = heard.count("Your turn.")
    assert all(one != next_ for one, next_ in pairwise(heard))
    if game != "cards":  # where one may miss a turn, or act in the middle of another's
        assert turns == sum(line.startswith(ME) for line in story)
    by_ear.tab_to("Play again")
    page.wait_for_function("turns => heard.filter(text => text === 'Your turn.').length > turns", arg=turns)
    expect(page.locator(":focus")).to_be_visible()
