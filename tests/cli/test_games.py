import json
import re

import mazechase as library
from cli.running import Mazechase


def test_games_lists_every_game_with_its_options(mazechase: Mazechase) -> None:
    code, out, err = mazechase("games")
    assert (code, err) == (0, "")
    blocks = out.rstrip("\n").split("\n\n")
    for listing, block in zip(library.games(), blocks, strict=True):
        heading, *rows = block.splitlines()
        assert heading == f"{listing.id}: {', '.join(map(str, listing.players))} players"
        for option, row in zip(listing.options, rows, strict=True):
            assert row.split()[0] == option.name
            assert f" {option.kind.takes()} " in row
            assert row.split()[-2:] == [option.ruling, option.scope]


def test_games_says_the_default_as_it_is_typed(mazechase: Mazechase) -> None:
    out = mazechase("games").out
    assert re.search(r"^  edge_as_fence +true \| false +default true +QUOR-18 +rules$", out, re.MULTILINE)
    assert re.search(r"^  max_turns +none \| 1, 2, … +default none +QUOR-27 +rules$", out, re.MULTILINE)


def test_games_json_shape(mazechase: Mazechase) -> None:
    code, out, _ = mazechase("games", "--json")
    listed = {entry["id"]: entry for entry in json.loads(out)}
    assert code == 0
    assert set(listed) == {listing.id for listing in library.games()}
    quoridor = listed["quoridor"]
    assert quoridor["players"] == [2, 3, 4]
    assert quoridor["rules_version"] == 1
    options = {option.pop("name"): option for option in quoridor["options"]}
    assert options == {
        "first_player": {
            "type": "choice",
            "values": ["random", "chosen"],
            "default": "random",
            "ruling": "QUOR-3",
            "scope": "table",
        },
        "edge_as_fence": _flag(default=True, ruling="QUOR-18"),
        "diagonal_past_piece": _flag(default=False, ruling="QUOR-19"),
        "three_players": {
            "type": "choice",
            "values": ["on", "off"],
            "default": "on",
            "ruling": "QUOR-25",
            "scope": "rules",
        },
        "max_turns": {
            "type": "count",
            "values": ["none"],
            "least": 1,
            "default": "none",
            "ruling": "QUOR-27",
            "scope": "rules",
        },
    }


def _flag(*, default: bool, ruling: str) -> dict[str, object]:
    return {"type": "flag", "values": [True, False], "default": default, "ruling": ruling, "scope": "rules"}


def test_every_value_that_is_listed_is_taken(mazechase: Mazechase) -> None:
    for entry in json.loads(mazechase("games", "--json").out):
        for option in entry["options"]:
            for value in option["values"]:
                text = str(value).lower() if isinstance(value, bool) else value
                ran = mazechase("show", entry["id"], "--option", f"{option['name']}={text}")
                assert (ran.code, ran.err) == (0, "")


def test_games_says_what_is_a_house_rule_and_what_is_printed(mazechase: Mazechase) -> None:
    out = mazechase("games").out
    assert re.search(
        r"^  stall_limit .* default 20 \(house rule; by the book none\) +QPAC-40 +rules$", out, re.MULTILINE
    )
    listed = {entry["id"]: entry for entry in json.loads(mazechase("games", "--json").out)}
    assert listed["mspacman"]["by_the_book"] == {"circle_choice": "any"}
    assert listed["quoridor"]["by_the_book"] == {}
    printed = {option["name"]: option["printed"] for option in listed["marbles"]["options"] if "printed" in option}
    assert printed == listed["marbles"]["by_the_book"]


def test_by_the_book_is_one_argument_and_an_option_goes_on_top(mazechase: Mazechase) -> None:
    rolled = ("legal", "marbles", "--moves", "*12 *56 *12 1a10:a10 2f6>d4 *22")
    free, bound = mazechase(*rolled).out.split(), mazechase(*rolled, "--by-the-book").out.split()
    assert set(bound) - set(free) == {"2d4>d4"}, "ghosts may turn back"
    again = mazechase(*rolled, "--by-the-book", "--option", "ghost_may_reverse=false").out.split()
    assert again == free
