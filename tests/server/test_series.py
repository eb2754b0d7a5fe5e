"""A series of games at one table: what counts, who sits where, and when it is decided."""

import msgspec
import pytest

from mazechase.errors import BadText
from mazechase.match.luck import Seeded
from mazechase.rules.api import Result, Seat
from mazechase.server.table.lobby import Lobby, Place
from mazechase.server.table.series import Series, after, following, new_series, shown
from mazechase.server.wire.series import PlayedGame, SeriesGoal
from server.client import enter
from server.running import Served, scenario
from server.setting import path

LUCK = Seeded(1)


def play(goal: SeriesGoal, *games: tuple[int, ...], scores: tuple[int, ...] = (3, 4)) -> Series:
    """Return a series of two after games that these places have won."""
    series = Series(goal)
    for winners in games:
        series = after(series, Result(tuple(map(Seat, winners)), scores, "over"), (1, 2))
    return series


def champions(series: Series) -> tuple[int, ...] | None:
    info = shown(series, 2, over=True)
    return info.champions if info.decided else None


@pytest.mark.parametrize(
    ("games", "won"),
    [
        (((1,),), None),
        (((1,), (2,)), None),
        (((1,), (1,)), (1,)),  # nobody can catch up
        (((1,), (2,), (2,)), (2,)),
        (((1,), ()), None),  # nobody won the second
        (((1,), (), (2,)), (1, 2)),
        (((), (), ()), ()),
        (((1, 2), (1, 2), (2,)), (2,)),
    ],
)
def test_the_best_of_three_ends_when_nobody_can_catch_up(
    games: tuple[tuple[int, ...], ...], won: tuple[int, ...] | None
) -> None:
    assert champions(play(SeriesGoal("games", 3), *games)) == won


def test_the_first_to_two_wins_and_to_ten_points() -> None:
    assert champions(play(SeriesGoal("wins", 2), (1,), (2,))) is None
    assert champions(play(SeriesGoal("wins", 2), (1,), (2,), (), (2,))) == (2,)
    assert champions(play(SeriesGoal("points", 10), (1,), (1,))) is None
    assert champions(play(SeriesGoal("points", 10), (1,), (1,), (1,))) == (2,)  # 12 points to 9


def test_points_and_wins_belong_to_places_wherever_they_sat() -> None:
    series = after(Series(SeriesGoal("points", 50)), Result((Seat(1),), (7, 0, 2), "over"), (2, 3, 1))
    assert series.played == (PlayedGame((3,), (0, 2, 7)),)
    info = shown(series, 3, over=False)
    assert (info.number, info.wins, info.points, info.decided) == (2, (0, 0, 1), (0, 2, 7), False)
    assert after(series, None, (2, 3, 1)) == series


def test_a_series_ends_after_fifty_games_and_then_begins_again() -> None:
    draws = play(SeriesGoal("wins", 1), *[()] * 49)
    assert following(draws) == draws
    ended = after(draws, Result((), (0, 0), "over"), (1, 2))
    assert champions(ended) == ()
    assert following(ended) == Series(SeriesGoal("wins", 1))


def test_a_series_has_a_length_that_people_can_play() -> None:
    assert new_series(None) is None
    assert new_series(SeriesGoal("points", 1000)) == Series(SeriesGoal("points", 1000))
    for kind in ("games", "wins"):
        with pytest.raises(BadText) as refused:
            new_series(SeriesGoal(kind, 51))
        assert refused.value.code == "series-too-long"


def _seatings(lobby: Lobby, games: int) -> list[tuple[int, ...] | None]:
    seatings = []
    for _ in range(games):
        lobby = lobby.begun(LUCK)
        seatings.append(lobby.seats)
        lobby = lobby.again(Result((Seat(1),), (1,) + (0,) * (lobby.players - 1), "over"))
    return seatings


def _lobby(seating: str, series: Series | None = None, *, players: int = 3) -> Lobby:
    return msgspec.structs.replace(
        Lobby(game="quoridor", players=players, options={}, places=(Place("human"),) * players, series=series),
        seating=seating,
    )


def test_in_a_series_everybody_begins_once_before_anybody_begins_twice() -> None:
    series = Series(SeriesGoal("games", 5))
    assert _seatings(_lobby("chosen", series), 4) == [(1, 2, 3), (3, 1, 2), (2, 3, 1), (1, 2, 3)]
    rounds = _seatings(_lobby("random", series), 3)
    assert all({seats[place] for seats in rounds if seats} == {1, 2, 3} for place in range(3))


def test_a_rematch_rotates_unless_seats_were_chosen() -> None:
    first, second = _seatings(_lobby("random", players=2), 2)
    assert first is not None
    assert second == tuple(reversed(first))
    assert _seatings(_lobby("chosen"), 2) == [(1, 2, 3)] * 2


def test_a_series_is_stored_with_its_table_and_older_tables_have_none() -> None:
    lobby = _lobby("random", play(SeriesGoal("wins", 2), (1,)), players=2).begun(LUCK)
    assert msgspec.json.decode(msgspec.json.encode(lobby), type=Lobby) == lobby
    older = {key: value for key, value in msgspec.to_builtins(lobby).items() if key not in ("series", "follows")}
    assert msgspec.convert(older, Lobby).series is None


@scenario
async def test_an_evening_of_three_games_in_the_chase(server: Served) -> None:
    goal = {"kind": "wins", "target": 3}
    made = server.table("chase", "here", "here", seating="chosen", start=True, series=goal)
    table, tokens = made["table"], list(made["places"].values())
    assert table["series"] | {"played": 0} == {
        "goal": goal,
        "number": 1,
        "played": 0,
        "wins": [0, 0],
        "points": [0, 0],
        "champions": [],
        "decided": False,
    }
    seen = []
    for loser in (1, 2, 1):  # seats
        async with enter(server.port, table["id"], *tokens) as client:
            seen.append([place["seat"] for place in client.heard[0]["table"]["places"]])
            await client.ask("resign", seat=loser)
            while client.table["phase"] != "over":
                await client.until("table")
            series = client.table["series"]
        table = server.done("POST", f"/api/tables/{table['id']}/rematch", made["host"])
    assert seen == [[1, 2], [2, 1], [1, 2]]  # sides are swapped
    assert (series["wins"], series["number"], series["decided"], series["champions"]) == ([0, 3], 3, True, [2])
    assert (table["series"]["number"], table["series"]["wins"], table["series"]["goal"]) == (1, [0, 0], goal)


@pytest.mark.parametrize(
    ("series", "code"),
    [
        ({"kind": "games", "target": 51}, "series-too-long"),
        ({"kind": "games", "target": 0}, "bad-request"),
        ({"kind": "days", "target": 2}, "bad-request"),
        ({"kind": "games"}, "bad-request"),
        ({"kind": "games", "target": 2, "more": 1}, "bad-request"),
    ],
)
def test_a_series_that_cannot_be_is_refused(server: Served, series: dict[str, object], code: str) -> None:
    body = {"game": "quoridor", "series": series}
    assert server.refused("POST", "/api/tables", None, json=body) == (400, code)


def test_what_is_continued_from_a_game_of_a_series_is_no_part_of_it(server: Served) -> None:
    made = server.table("quoridor", "here", "here", start=True, series={"kind": "games", "target": 3})
    assert server.done("POST", path(made, "fork"), made["host"], json={"keep": 0})["table"]["series"] is None


def test_the_host_chooses_a_series_until_the_match_begins(server: Served) -> None:
    made = server.table("quoridor", "here", "link")
    goal = {"kind": "games", "target": 3}
    assert server.done("POST", path(made, "series"), made["host"], json={"goal": goal})["series"]["goal"] == goal
    assert server.refused("POST", path(made, "series"), made["places"]["1"], json={"goal": goal}) == (
        403,
        "not-allowed",
    )
    longest = {"goal": {"kind": "wins", "target": 51}}
    assert server.refused("POST", path(made, "series"), made["host"], json=longest) == (400, "series-too-long")
    assert server.done("POST", path(made, "series"), made["host"], json={"goal": None})["series"] is None
    server.done("POST", path(made, "start"), made["host"])
    assert server.refused("POST", path(made, "series"), made["host"], json={"goal": goal}) == (409, "already-begun")


@scenario
async def test_the_same_people_go_on_with_another_game(server: Served) -> None:
    made = server.table("quoridor", "here", "bot", start=True, series={"kind": "wins", "target": 2})
    table, ada = made["table"]["id"], made["places"]["1"]
    wanted = {"game": "chase", "options": {"lives": 2}}
    assert server.refused("POST", path(made, "next"), ada, json=wanted) == (409, "not-over")
    async with enter(server.port, table, ada) as client:
        await client.ask("resign", seat=client.heard[0]["seats"][0])
    assert server.refused("POST", path(made, "next"), ada, json={"game": "chess"})[0] == 400
    assert server.refused("POST", path(made, "next"), ada, json={"game": "chase", "options": {"lives": 9}})[0] == 400
    after = server.done("POST", path(made, "next"), ada, json=wanted)
    assert (after["game"], after["options"]["lives"], after["phase"]) == ("chase", "2", "playing")
    assert (after["series"]["number"], after["series"]["wins"]) == (2, [0, 1])  # a win counts in the next game, too
    assert server.done("POST", path(made, "next"), ada, json={"game": "cards"})["id"] == after["id"]  # all go to one
    async with enter(server.port, after["id"], ada) as client:
        assert client.heard[0]["places"] == [1]  # with the same token


@scenario
async def test_another_game_is_for_as_many_and_points_begin_again(server: Served) -> None:
    kinds = ("here",) * 5
    points = {"kind": "points", "target": 20}
    made = server.table("cards", *kinds, options={"level": "bonus"}, start=True, series=points)
    async with enter(server.port, made["table"]["id"], *made["places"].values()) as client:
        for seat in range(1, 5):
            await client.ask("resign", seat=seat)
        while client.table["phase"] != "over":
            await client.until("table")
    assert server.refused("POST", path(made, "next"), made["host"], json={"game": "marbles"}) == (400, "bad-players")
    after = server.done("POST", path(made, "next"), made["host"], json={"game": "chase"})
    assert (after["players"], after["series"]) == (5, None)
