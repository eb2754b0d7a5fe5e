"""Finishing quickly: offered when the outcome is certain, decided by everybody for themselves, and played by bots."""

import mazechase
from mazechase.match import Match, MatchSetup, Player
from mazechase.match.records import Record
from server.client import enter
from server.running import Served, scenario

RACE = "e6,a8 0,0 - 1 0"  # three steps to go against seven, and no fence left


def race(server: Served) -> tuple[str, list[str]]:
    """Open a table for two with a race that is as good as over; return its id and the tokens of the places."""
    setup = MatchSetup.make(mazechase.game("quoridor"), "race", (Player("Ada"), Player("Bo")), position=RACE)
    shown = server.done("POST", "/api/tables/import", None, content=Record.of(Match.begin(setup)).encode())
    made = server.done("POST", f"/api/tables/{shown['table']['id']}/fork", shown["host"], json={"keep": 0})
    return made["table"]["id"], list(made["places"].values())


@scenario
async def test_people_finish_once_it_is_certain_and_bots_play_to_the_end(server: Served) -> None:
    table, (ada, bo) = race(server)
    ask, finish = f"/api/tables/{table}/outlook", f"/api/tables/{table}/finish"
    assert server.refused("POST", finish, ada) == (409, "not-decided")
    async with enter(server.port, table, ada) as one, enter(server.port, table, bo) as two:
        await one.act(1, "e7")
        while not (answer := server.done("POST", ask, ada))["winners"]:
            pass  # a busy machine may have no time for all games
        assert answer == {"winners": [1], "games": 100}
        while (two.table["certain"] or {}).get("winners") != [1]:  # everybody gets to know, whoever asked
            await two.until("table")
        server.done("POST", finish, bo)
        while two.update.get("minded") != [2]:
            await two.until("update")
    async with enter(server.port, table, ada) as one, enter(server.port, table, bo) as two:
        await two.settle()
        assert two.update["minded"] == [2]  # coming back is no reason to play on
        assert "result" not in one.update
        server.done("POST", finish, ada)
        while "result" not in two.update:
            await two.until("update")
        assert two.update["result"]["winners"] == [1]
    assert server.refused("POST", finish, ada) == (409, "match-over")


@scenario
async def test_what_is_taken_back_is_open_again(server: Served) -> None:
    table, (ada, bo) = race(server)
    async with enter(server.port, table, ada, bo) as both:
        await both.act(1, "e7")
        server.done("POST", f"/api/tables/{table}/outlook", bo)
        await both.ask("undo", seat=1)
        await both.act(1, "e5")
        assert server.refused("POST", f"/api/tables/{table}/finish", bo) == (409, "not-decided")
        assert server.done("GET", f"/api/tables/{table}", ada)["certain"] is None


def test_only_a_place_may_ask(server: Served) -> None:
    made = server.table("quoridor", "here", "here", start=True)
    for what in ("outlook", "finish"):
        path = f"/api/tables/{made['table']['id']}/{what}"
        assert server.refused("POST", path, made["watch"]) == (403, "not-allowed")
