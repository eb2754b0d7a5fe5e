"""The examples in docs/protocol.md, replayed in order: the page is true."""

import json
import re
from contextlib import AsyncExitStack
from typing import Any

from server.client import Client, dial
from server.codes import PAGE
from server.running import Served, scenario

BLOCK = re.compile(r"^```(http|ws \w+)\n(.*?)^```", re.DOTALL | re.MULTILINE)
VARIABLE = re.compile(r"[A-Z]{2,}")
ANYTHING = "…"


class Words:
    """The placeholders in capitals, and what they stand for."""

    def __init__(self) -> None:
        self.known: dict[str, str] = {}

    def fill(self, text: str) -> str:
        return re.sub(rf"\b({'|'.join(self.known)})\b", lambda word: self.known[word[1]], text) if self.known else text

    def check(self, expected: Any, got: Any, where: str) -> None:
        """Compare an example with what was received."""
        if expected == ANYTHING:
            return
        if isinstance(expected, str) and VARIABLE.fullmatch(expected):
            assert self.known.setdefault(expected, got) == got, where
        elif isinstance(expected, dict):
            assert isinstance(got, dict), where
            named = set(expected) - {ANYTHING}
            assert named <= set(got) if ANYTHING in expected else named == set(got), (where, named, set(got))
            for name in named:
                self.check(expected[name], got[name], f"{where}.{name}")
        elif isinstance(expected, list):
            assert isinstance(got, list), where
            more = expected[-1:] == [ANYTHING]
            exact = expected[:-1] if more else expected
            assert len(got) >= len(exact) if more else len(got) == len(exact), where
            for number, (one, other) in enumerate(zip(exact, got, strict=False)):
                self.check(one, other, f"{where}[{number}]")
        else:
            assert expected == got, (where, expected, got)


def http(server: Served, words: Words, block: str) -> None:
    request, _, answer = block.partition("\n\n")
    first, *rest = words.fill(request).splitlines()
    method, where = first.split(" ")
    token = rest.pop(0).removeprefix("Authorization: Bearer ") if rest and rest[0].startswith("Auth") else None
    body = json.loads("\n".join(rest)) if rest else None
    status, _, expected = answer.partition("\n")
    got = server.ask(method, where, token, json=body)
    assert got.status_code == int(status), got.text
    words.check(json.loads(expected), got.json(), first)


async def talk(client: Client, words: Words, block: str) -> None:
    for part in re.split(r"^(?=[<>] )", block, flags=re.MULTILINE)[1:]:
        if part[0] == ">":
            await client.socket.send(words.fill(part[2:]))
            continue
        message = await client.hear()
        while message["t"] == "table":
            message = await client.hear()
        words.check(json.loads(part[2:]), message, part[:60])


@scenario
async def test_the_examples_are_true(server: Served) -> None:
    words, blocks = Words(), BLOCK.findall(PAGE.read_text("utf-8"))
    assert len(blocks) > 12
    clients: dict[str, Client] = {}
    async with AsyncExitStack() as stack:
        for kind, block in blocks:
            if kind == "http":
                http(server, words, block)
                continue
            if kind not in clients:
                clients[kind] = await stack.enter_async_context(dial(server.port))
            await talk(clients[kind], words, block)
    assert {"TABLE", "HOST", "ADA", "BO", "SEAL", "SEED"} <= set(words.known)
