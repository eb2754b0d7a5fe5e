"""A host who cheats at cards: whatever is replaced, opened, claimed or shown, nobody sees somebody else's hand."""

import asyncio
import json
from typing import Any

import msgspec
import pytest

from mazechase.errors import MazechaseError
from mazechase.rules.api import Seat
from mazechase.server.table.changes import Change
from mazechase.server.table.lobby import Lobby, Place
from mazechase.server.table.table import Table
from mazechase.server.table.tables import Tables
from mazechase.server.wire.message_parts import ReopeningInfo, TableInfo
from mazechase.server.wire.requests import Claim, Created, NewPlace, NewTable, Replace
from server.memory import Line, Service
from server.running import Served, scenario
from server.setting import advance, path

GAMES = pytest.mark.parametrize("game", ["cards", "toy"])


class Den:
    """A table with hidden hands: the host at place 1, people by link at the next ones, bots at the rest."""

    def __init__(self, service: Service, made: Created, people: dict[int, str]) -> None:
        self.service, self.made, self.people = service, made, people
        self.tables, self.id = Tables(service.hub), made.table.id

    @classmethod
    async def open(cls, game: str, *kinds: str, device: tuple[int, ...] = ()) -> "Den":
        """Deal; one device takes the places in ``device`` together."""
        service = Service()
        tables = Tables(service.hub)
        places = tuple(NewPlace(kind=kind) for kind in kinds)  # type: ignore[arg-type]
        made = await tables.create(NewTable(game=game, seating="chosen", places=places))
        den = cls(service, made, {int(number): held for number, held in made.places.items()})
        links = [number for number, kind in enumerate(kinds, 1) if kind == "link"]
        for numbers in ((device,) if device else ()) + tuple((one,) for one in links if one not in device):
            await den.claim(*numbers)
        await tables.start(made.table.id, made.host)
        await tables.pause(made.table.id, made.host)  # otherwise bots would play on
        return den

    async def room(self) -> Table:
        return await self.service.hub.table(self.id)

    async def claim(self, *numbers: int, token: str | None = None) -> dict[str, str]:
        claimed = await self.tables.claim(self.id, token or self.made.invite, Claim(places=numbers))
        self.people |= {int(number): held for number, held in claimed.places.items()}
        return claimed.places

    async def replace(self, number: int, kind: Any = "open") -> TableInfo:
        return await self.tables.replace(self.id, self.made.host, Replace(place=number, kind=kind))

    async def agree(self, voter: int, number: int) -> TableInfo:
        return await self.tables.agree(self.id, self.people[voter], number)

    async def dial(self, *numbers: int, host: bool = False, **more: Any) -> Line:
        tokens = [self.people[number] for number in numbers] + [self.made.host] * host
        return await self.service.dial(self.id, *tokens, **more)

    async def info(self) -> TableInfo:
        return (await self.room()).info()

    async def close(self, *lines: Line) -> None:
        for line in lines:
            await line.hang_up()
        await self.service.close()


async def refused(code: str, work: Any) -> None:
    """Check that something is refused with this code."""
    with pytest.raises(MazechaseError) as error:
        await work
    assert error.value.code == code


async def sees(line: Line, seat: int) -> str:
    """Ask to look with a seat's eyes; return whose eyes they are, or the code of the refusal."""
    said = [json.loads(message) for message in (await line.say({"t": "look", "seat": seat})).splitlines()]
    shown = next(message for message in said if message["t"] in {"update", "refused"})
    return str(shown.get("viewer", shown.get("code")))


async def give_up(room: Table, *seats: int) -> None:
    for seat in seats:
        await advance(room, lambda match, seat=seat: match.resign(Seat(seat), match.at_ms))  # type: ignore[misc]


# The host.


@GAMES
@scenario
async def test_a_host_who_frees_a_place_does_not_get_to_see_its_hand(game: str) -> None:
    """Repeat what once showed any hand: replace, claim with the host's own token, look."""
    den = await Den.open(game, "here", "link", "link")
    table = await den.replace(3)
    assert [place.kind for place in table.places] == ["human", "human", "bot"]
    assert table.reopening == ReopeningInfo(place=3, agreed=(1,), waits=(2,))
    assert (await den.room()).playing().holders[2].kind == "bot"
    for token in (den.made.host, den.made.invite):
        await refused("hidden-hand", den.claim(3, token=token))
        await refused("no-open-place", den.tables.claim(den.id, token, Claim()))
    for kind in ("bot", "open", "bot"):  # a detour changes nothing
        await den.replace(3, kind)
    await refused("hidden-hand", den.claim(3, token=den.made.host))
    await den.close()


@GAMES
@scenario
async def test_a_host_alone_with_bots_opens_no_place(game: str) -> None:
    den = await Den.open(game, "here", "link", "bot")
    await refused("hidden-hand", den.replace(2))
    assert (await den.info()).places[1].kind == "human", "nothing has changed"
    await den.replace(2, "bot")
    before = (await den.room()).playing().entries
    for number in (1, 2, 3):
        await refused("hidden-hand", den.replace(number))
        await refused("place-taken" if number == 1 else "hidden-hand", den.claim(number, token=den.made.host))
    assert (await den.room()).playing().entries == before
    assert (await den.info()).reopening is None
    await den.close()


@GAMES
@scenario
async def test_people_at_the_hosts_own_device_do_not_count_as_others(game: str) -> None:
    den = await Den.open(game, "here", "here", "bot")
    await refused("hidden-hand", den.replace(3))
    await den.close()


@scenario
async def test_a_host_who_sits_down_twice_is_known_by_the_tokens_that_are_shown_together() -> None:
    den = await Den.open("cards", "here", "link", "link")  # place 2 is the host's too, by the invite link
    line = await den.dial(1, 2, host=True)
    await line.hang_up()
    await den.service.reopen(den.id)
    await refused("hidden-hand", den.replace(3))
    await den.close()


@scenario
async def test_a_host_without_a_place_may_sit_down_where_everybody_agreed() -> None:
    den = await Den.open("cards", "link", "link", "bot")
    assert (await den.replace(3)).reopening == ReopeningInfo(place=3, agreed=(), waits=(1, 2))
    await den.agree(2, 3)
    await den.agree(1, 3)
    await den.claim(3, token=den.made.host)
    host = await den.dial(3, host=True)
    assert await sees(host, 3) == "3"
    await den.close(host)


@scenario
async def test_a_host_who_gave_the_own_place_away_does_not_take_another() -> None:
    den = await Den.open("cards", "here", "link", "link", "link")
    await den.replace(4)
    for voter in (2, 3):
        await den.agree(voter, 4)
    await den.replace(1, "bot")
    await refused("hidden-hand", den.claim(4, token=den.made.host))
    await refused("hidden-hand", den.claim(4))  # nor anybody else, now that somebody who was asked is missing
    await den.close()


# Consent.


@GAMES
@scenario
async def test_when_every_other_person_agrees_a_newcomer_sits_down(game: str) -> None:
    den = await Den.open(game, "here", "link", "link", "bot")
    room = await den.room()
    kicked = await den.dial(3)
    await den.replace(3)
    await kicked.running  # disconnected
    await refused("no-reopening", den.agree(2, 4))
    table = await den.agree(2, 3)
    assert (table.places[2].kind, table.reopening) == ("open", None)
    await refused("hidden-hand", den.claim(3, token=den.made.host))
    claimed = await den.tables.claim(den.id, den.made.invite, Claim(name="Cleo"))
    assert room.playing().holders[2].name == "Cleo"
    cleo = await den.service.dial(den.id, claimed.places["3"])
    assert await sees(cleo, 3) == "3"
    assert await sees(cleo, 1) == "not-your-seat"
    await den.close(cleo)


@GAMES
@scenario
async def test_the_hand_of_a_bot_from_the_start_is_opened_by_consent_too(game: str) -> None:
    den = await Den.open(game, "here", "link", "bot")
    assert (await den.replace(3)).reopening == ReopeningInfo(place=3, agreed=(1,), waits=(2,))
    assert (await den.agree(1, 3)).reopening == ReopeningInfo(place=3, agreed=(1,), waits=(2,)), "already counted"
    assert (await den.agree(2, 3)).places[2].kind == "open"
    await den.close()


@scenario
async def test_two_people_at_one_device_have_one_voice() -> None:
    den = await Den.open("cards", "here", "link", "link", "bot", device=(2, 3))
    await den.replace(4)
    assert (await den.agree(3, 4)).reopening == ReopeningInfo(place=4, agreed=(1, 3), waits=(2,))
    await refused("needs-own-device", den.agree(2, 4))
    assert (await den.info()).places[3].kind == "bot"
    await den.close()


@scenario
async def test_a_second_voice_from_the_hosts_device_does_not_count() -> None:
    den = await Den.open("cards", "here", "here", "link", "bot")
    assert (await den.replace(4)).reopening == ReopeningInfo(place=4, agreed=(1,), waits=(2, 3))
    await refused("needs-own-device", den.agree(2, 4))
    assert (await den.agree(3, 4)).reopening == ReopeningInfo(place=4, agreed=(1, 3), waits=(2,))
    await den.close()


@scenario
async def test_tokens_that_are_shown_together_are_one_voice() -> None:
    den = await Den.open("cards", "here", "link", "link", "bot")
    both = await den.dial(2, 3)
    await den.replace(4)
    await den.agree(2, 4)
    await refused("needs-own-device", den.agree(3, 4))
    await den.close(both)


@scenario
async def test_a_voice_that_turns_out_to_be_the_hosts_own_opens_nothing() -> None:
    den = await Den.open("cards", "link", "link", "bot")  # the host sits at places 1 and 2, by the invite link
    assert (await den.replace(3)).reopening == ReopeningInfo(place=3, agreed=(), waits=(1, 2))
    host = await den.dial(1, 2, host=True)
    await den.agree(1, 3)
    await refused("needs-own-device", den.agree(2, 3))
    await den.close(host)


@GAMES
@scenario
async def test_a_host_who_sits_by_the_invite_link_sees_no_hand(game: str) -> None:
    """The only vote left is the cheat's own; those who were removed had none."""
    den = await Den.open(game, "link", "link")
    await refused("hidden-hand", den.replace(2))
    await den.close()
    den = await Den.open(game, "link", "link", "link")
    await den.replace(2, "bot")
    await refused("hidden-hand", den.replace(3))
    assert [place.kind for place in (await den.info()).places] == ["human", "bot", "human"]
    await den.close()


@scenario
async def test_a_hand_that_a_newcomer_has_seen_goes_back_to_nobody() -> None:
    den = await Den.open("cards", "link", "link", "link")
    await den.replace(3)
    for voter in (1, 2):
        await den.agree(voter, 3)
    await den.claim(3)
    await refused("hidden-hand", den.replace(3))
    await den.close()


def test_devices_are_known_across_tokens_that_were_shown_one_after_the_other() -> None:
    places = tuple(Place("human", device=f"d{number}") for number in range(1, 6))
    lobby = Lobby(game="cards", players=5, options={}, places=places, device="host")
    lobby = lobby.shown_together((1, 2), host=False).shown_together((3, 4), host=False)
    assert lobby.shown_together((1, 2), host=False) == lobby, "nothing new"
    lobby = lobby.shown_together((2, 3), host=False)
    for other in (2, 3, 4):
        assert not lobby.place(1).devices.isdisjoint(lobby.place(other).devices)
    assert lobby.place(1).devices.isdisjoint(lobby.place(5).devices)
    lobby = lobby.shown_together((4,), host=True)
    assert ["host" in place.devices for place in lobby.places] == [True, True, True, True, False]
    lobby = lobby.shown_together((4, 5), host=False)
    assert all("host" in place.devices for place in lobby.places)


@scenario
async def test_somebody_who_is_replaced_meanwhile_does_not_agree() -> None:
    den = await Den.open("cards", "here", "link", "link", "bot")
    await den.replace(4)
    replaced, agreed = await asyncio.gather(den.replace(2, "bot"), den.agree(2, 4), return_exceptions=True)
    assert isinstance(replaced, TableInfo)
    assert isinstance(agreed, MazechaseError)
    assert agreed.code == "no-such-table"
    await den.close()


@scenario
async def test_only_people_who_play_agree() -> None:
    den = await Den.open("cards", "here", "link", "link", "bot")
    await den.replace(4)
    for token in (den.made.host, den.made.invite, den.made.watch):
        await refused("not-allowed", den.tables.agree(den.id, token, 4))
    three = await den.dial(3)
    await three.say({"t": "resign", "id": "r", "seat": 3})
    await refused("no-reopening", den.agree(2, 4))
    await refused("hidden-hand", den.replace(4))
    await den.close(three)


@pytest.mark.parametrize("what", ["absence", "replace", "bot", "again", "end"])
@scenario
async def test_a_question_ends_when_somebody_is_away_replaced_or_it_is_over(what: str) -> None:
    den = await Den.open("cards", "here", "link", "link", "bot")
    await den.replace(4)
    await den.agree(2, 4)
    await den.service.reopen(den.id)  # it survives a restart
    assert (await den.info()).reopening == ReopeningInfo(place=4, agreed=(1, 2), waits=(3,))
    room = await den.room()
    if what == "absence":
        await advance(room, lambda match: match.stand_in(Seat(2), "level1", match.at_ms))
    elif what == "end":
        await give_up(room, 1, 2, 3)
        assert room.info().phase == "over"
    elif what == "again":
        assert (await den.replace(4)).reopening == ReopeningInfo(place=4, agreed=(1,), waits=(2, 3))
        await den.agree(3, 4)
        assert (await den.info()).places[3].kind == "bot"
    else:
        await den.replace(3 if what == "replace" else 4, "bot")
    if what != "again":
        assert (await den.info()).reopening is None
        await refused("no-reopening", den.agree(2, 4))
        assert (await den.info()).places[3].kind == "bot"
    await den.close()


# Sitting down.


@scenario
async def test_nobody_takes_two_hands_at_once() -> None:
    den = await Den.open("cards", "here", "link", "bot", "bot")
    for number in (3, 4):
        await den.replace(number)
        await den.agree(2, number)
    assert [place.kind for place in (await den.info()).places] == ["human", "human", "open", "open"]
    await refused("hidden-hand", den.claim(3, 4))
    await refused("hidden-hand", den.claim(3, 3))
    assert list(await den.claim(4)) == ["4"]
    await den.close()


@scenario
async def test_when_those_who_agreed_are_gone_nobody_sits_down() -> None:
    den = await Den.open("cards", "here", "link", "link")
    await den.replace(3)
    await den.agree(2, 3)
    await den.replace(2, "bot")
    for token in (den.made.host, den.made.invite):
        await refused("hidden-hand", den.claim(3, token=token))
    await den.close()


@scenario
async def test_a_newcomer_who_turns_out_to_hold_another_place_sees_nothing() -> None:
    den = await Den.open("cards", "here", "link", "link")
    await den.replace(3)
    await den.agree(2, 3)
    await den.claim(3)  # by the host, with the invite link
    alone = await den.dial(3)
    assert await sees(alone, 3) == "3", "the server cannot know yet"
    await alone.hang_up()
    both = await den.dial(1, 3, host=True, looking=3)
    assert await sees(both, 3) == "hidden-hand"
    assert await sees(both, 1) == "1"
    alone = await den.dial(3, looking=3)
    assert b'"viewer":3' not in b"".join(alone.socket.sent)
    assert await sees(alone, 3) == "hidden-hand", "it knows now"
    await den.close(both, alone)


@scenario
async def test_a_newcomer_who_looks_is_covered_when_another_token_shows_who_it_is() -> None:
    den = await Den.open("cards", "here", "link", "link")
    await den.replace(3)
    await den.agree(2, 3)
    await den.claim(3)
    alone = await den.dial(3)
    assert await sees(alone, 3) == "3"
    both = await den.dial(1, 3, host=True)
    await alone.say()
    updates = [json.loads(message) for message in alone.socket.sent if b'"t":"update"' in message]
    assert updates[-1]["viewer"] == "watcher"
    await den.close(both, alone)


# Before, after and elsewhere.


@scenario
async def test_a_place_that_was_opened_under_the_old_rules_is_not_claimed_without_consent() -> None:
    den = await Den.open("cards", "here", "link", "link")
    room = await den.room()
    await den.replace(3, "bot")
    lobby = json.loads(msgspec.json.encode(room.lobby))
    lobby["places"][2] = {"kind": "open", "name": "", "bot": None, "device": None, "piece": None}
    for name in ("grace_ms", "device", "reopening"):
        del lobby[name]

    async def as_before() -> Change:
        return Change(lobby=msgspec.json.decode(json.dumps(lobby), type=Lobby))

    await room.arrange(as_before)
    room = await den.service.reopen(den.id)
    assert room.info().places[2].kind == "open"
    for token in (den.made.host, den.made.invite):
        await refused("hidden-hand", den.tables.claim(den.id, token, Claim()))
    host = await den.dial(1, host=True)  # from now on the server knows where the host sits
    assert (await den.replace(3)).reopening == ReopeningInfo(place=3, agreed=(1,), waits=(2,))
    assert (await den.agree(2, 3)).places[2].kind == "open"
    await refused("hidden-hand", den.tables.claim(den.id, den.made.host, Claim()))
    assert (await den.tables.claim(den.id, den.made.invite, Claim())).places
    await den.close(host)


@scenario
async def test_a_rematch_deals_anew_and_forgets_what_was_agreed() -> None:
    den = await Den.open("cards", "here", "link", "link", "link")
    await den.replace(4)
    for voter in (2, 3):
        await den.agree(voter, 4)
    await den.claim(4)
    await den.replace(3, "bot")
    room = await den.room()
    await give_up(room, 1, 2, 4)
    again = await den.tables.rematch(den.id, den.made.host)
    assert (again.reopening, [place.kind for place in again.places]) == (None, ["human", "human", "bot", "human"])
    lobby = (await den.service.hub.table(again.id)).lobby
    assert not any(place.consented for place in lobby.places)
    assert lobby.places[2].device is None
    await refused("match-over", den.replace(2))
    await den.close()


@scenario
async def test_before_the_deal_places_are_opened_and_taken_freely() -> None:
    service = Service()
    tables = Tables(service.hub)
    made = await tables.create(NewTable(game="cards", places=(NewPlace(kind="here"), NewPlace(kind="bot"))))
    await tables.replace(made.table.id, made.host, Replace(place=2, kind="open"))
    assert (await tables.claim(made.table.id, made.host, Claim())).table.places[1].kind == "human"
    await service.close()


def test_agreeing_and_its_refusals_over_http(server: Served) -> None:
    made = server.table("cards", "here", "link", "link", seating="chosen")
    claims = [server.done("POST", path(made, "claim"), made["invite"], json={}) for _ in range(2)]
    server.done("POST", path(made, "start"), made["host"])
    ask = {"place": 3, "kind": "open"}
    table = server.done("POST", path(made, "replace"), made["host"], json=ask)
    assert table["reopening"] == {"place": 3, "agreed": [1], "waits": [2]}
    for token in (made["host"], made["invite"], made["watch"]):
        assert server.refused("POST", path(made, "agree"), token, json={"place": 3}) == (403, "not-allowed")
    assert server.refused("POST", path(made, "claim"), made["host"], json={"places": [3]}) == (409, "hidden-hand")
    bo = claims[0]["places"]["2"]
    assert server.refused("POST", path(made, "agree"), bo, json={"place": 1}) == (409, "no-reopening")
    table = server.done("POST", path(made, "agree"), bo, json={"place": 3})
    assert (table["reopening"], table["places"][2]["kind"]) == (None, "open")
    assert server.refused("POST", path(made, "claim"), made["host"], json={}) == (409, "hidden-hand")
    assert server.done("POST", path(made, "claim"), made["invite"], json={})["places"].keys() == {"3"}
