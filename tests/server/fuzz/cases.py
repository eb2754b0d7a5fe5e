"""One case of each kind: a message, a request, a record, a document. Each raises Wrong if a promise is broken."""

import json
import signal
from collections.abc import Callable
from functools import cache
from random import Random
from types import FrameType
from typing import Any, get_args
from urllib.parse import quote

import msgspec

from mazechase.errors import BadText, MazechaseError
from mazechase.match.records import Record
from mazechase.rules.api import Seat
from mazechase.rules.options import Documented
from mazechase.rules.registry import game as make_game
from mazechase.rules.registry import game_types, games
from mazechase.server.table import updates
from mazechase.server.thinking.jobs import CheckDocument, CheckDraft
from mazechase.server.thinking.worker import Worker
from mazechase.server.wire import messages as wire
from server.fuzz.targets import SECRET, Target, Wrong
from server.fuzz.values import ODD, Hints, make, spoiled, written

OFFERED = sorted(game_types())
SELDOM = ("measure", "review", "advice", "erase", "person")  # dear, and done by workers or over all tables
WORKER_S = 2.0  # of processor time, then a worker is killed (jobs.py)
# Refusals that say that something is wrong with the server, and not with what it was sent.
INTERNAL = frozenset({"internal", "worker-failed", "bots-failed", "store-failed", "store-damaged", "table-damaged"})


@cache
def message_schemas() -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Return the schema of every message that a client may send."""
    found, known = msgspec.json.schema_components(get_args(wire.FromClient), ref_template="#/definitions/{name}")
    return list(found), known


def times(rng: Random) -> int:
    """Return how often a value is to be spoiled: often not at all, so that what follows is reached too."""
    return rng.choice((0, 0, 1, 1, 1, 2, 4))


async def message(target: Target, rng: Random, note: Callable[[str], None]) -> bool:
    """Send one message over a connection; return whether it was refused."""
    game = rng.choice(OFFERED)
    line = await target.line(game)
    made = await target.sit(game)
    opened = target.hub.opened(made["table"]["id"])
    assert opened is not None
    table = opened[0]
    match = table.playing()
    legal = [token for seat in match.asked for token in updates.legal(match, seat)[:40]] or ["-"]
    hints: Hints = {
        "seat": lambda rng: rng.choice((*match.asked, 1, 2, 3, 16)),
        "actions": lambda rng: [rng.choice(legal) for _ in range(rng.choice((1, 1, 1, 2, 5)))],
        "action": lambda rng: rng.choice(legal),
        "held": lambda rng: rng.choice(legal),
        "table": lambda _: table.id,
        "tokens": lambda _: list(made["places"].values()),
        "salt": lambda rng: "".join(rng.choice("abcdef") for _ in range(16)),
        "id": lambda rng: f"f{rng.randrange(10**6)}",
    }
    schemas, known = message_schemas()
    value = make(rng, rng.choice(schemas), known, hints)
    for _ in range(times(rng)):
        value = spoiled(rng, value)
    data = written(rng, value)
    note(f"{game}: {data[:2000]!r}")
    before = target.snapshot()
    try:
        text: str | None = data.decode()
    except UnicodeDecodeError:
        text = None  # the WebSocket itself refuses it
    sent = await line.say(text) if text is not None else b""
    if not sent and text is not None and not line.running.done():
        raise Wrong("no answer")
    return _checked([json.loads(one) for one in sent.splitlines()[:-1]], before, target)


def _checked(answers: list[dict[str, Any]], before: dict[str, Any], target: Target) -> bool:
    refused = any(one["t"] == "refused" for one in answers)
    if refused:
        wrong = {one.get("code") for one in answers} & INTERNAL
        if wrong:
            raise Wrong(f"refused with {wrong}")
        changed = differences(before, target.snapshot())
        if changed:
            raise Wrong(f"a refused message has changed something: {changed}")
    return refused


def differences(before: dict[str, Any], after: dict[str, Any]) -> str:
    """Return what of two snapshots differs, or nothing."""
    found = [f"table {name} has come" for name in after.keys() - before.keys()]
    for name, was in before.items():
        now = after.get(name)
        if name not in after:
            found.append(f"table {name} has gone")
        elif was is not None and now is None:
            found.append(f"table {name} is no longer at rest")
        elif was is not None and now is not None and was != now:
            found.append(f"table {name}: {now[0][len(was[0]) :] or now[1:]}")
    return "; ".join(found)


@cache
def operations(target: Target) -> tuple[list[tuple[str, str, Any]], dict[str, Any]]:
    """Return every request as a method, a path and the schema of its body, and the schemas that they refer to."""
    found: Any = json.loads(json.dumps(target.gate._app.openapi_schema.to_schema()))  # type: ignore[attr-defined]
    listed = [
        (method.upper(), path, one.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema"))
        for path, methods in found["paths"].items()
        for method, one in methods.items()
        if isinstance(one, dict)
    ]
    return listed, found["components"]["schemas"]


async def request(target: Target, rng: Random, note: Callable[[str], None]) -> bool:
    """Send one request; return whether it was refused."""
    game = rng.choice(OFFERED)
    made = await target.sit(game)
    listed, known = operations(target)
    method, path, schema = rng.choice(listed)
    if any(word in path for word in SELDOM) and rng.random() < 0.95:
        method, path, schema = rng.choice(listed)
    hints: Hints = {
        "game": lambda rng: rng.choice(OFFERED),
        "places": lambda rng: [{"kind": rng.choice(("here", "link", "bot"))} for _ in range(rng.randint(1, 4))],
        "place": lambda rng: rng.choice((1, 2, 3)),
        "name": lambda rng: rng.choice(("P1", "Ann", "x" * 41)),
        "table": lambda _: made["table"]["id"],
        "network": lambda rng: f"192.0.2.{rng.randrange(300)}",
        "bot": lambda rng: rng.choice(("level1", "random", "none")),
    }
    value = None if schema is None else make(rng, schema, known, hints)
    for _ in range(times(rng)):
        value = spoiled(rng, value)
    names = {"table": made["table"]["id"], "game": game}
    for name, right in names.items():
        said = right if rng.random() < 0.85 else str(rng.choice((*ODD, "nowhere-table")))[:80]
        path = path.replace("{" + name + "}", quote(said, safe="") or "-")
    path = path.replace("{option}", "layout").replace("{name}", "den")
    tokens = [*made["places"].values(), made["host"], made["invite"], made["watch"]]
    token = SECRET if "/admin/" in path and rng.random() < 0.6 else rng.choice((*tokens, "", "x" * 32, "é", "y" * 200))
    body = b"" if schema is None and rng.random() < 0.9 else written(rng, value)
    if method == "GET" and rng.random() < 0.1:
        path += f"?after={quote(str(rng.choice(ODD))[:60])}"
    note(f"{method} {path} {body[:2000]!r}")
    return await _answered(target, method, path, body, token)


async def _answered(target: Target, method: str, path: str, body: bytes, token: str = "") -> bool:
    before = target.snapshot()
    status, answer = await target.ask(method, path, body, token)
    if status >= 500 and status not in {501, 503}:  # nothing of the kind for this game; too busy
        raise Wrong(f"answered with {status}: {answer[:300]!r}")
    if status >= 400:
        code = json.loads(answer)["code"] if answer[:1] == b"{" else ""
        if code in INTERNAL:
            raise Wrong(f"refused with {code}")
        after = target.snapshot()
        changed = [name for name, was in before.items() if was is not None and after.get(name, was) != was]
        if changed:
            raise Wrong(f"a refused request ({status} {code}) has changed a table")
    await target.tidy()
    return status >= 400


async def record(target: Target, rng: Random, note: Callable[[str], None]) -> bool:
    """Import a spoiled record; return whether it was refused."""
    made = await target.sit(rng.choice(OFFERED))
    opened = target.hub.opened(made["table"]["id"])
    assert opened is not None
    match = opened[0].playing()
    for seat in range(1, match.setup.players + 1):  # hands are in a record only after the end
        match = match if match.over else match.resign(Seat(seat), match.at_ms)
    value = json.loads(Record.of(match).encode())
    for _ in range(times(rng)):
        value = spoiled(rng, value)
    body = written(rng, value)
    note(f"record: {body[:3000]!r}")
    return await _answered(target, "POST", "/api/tables/import", body)


@cache
def documents() -> tuple[tuple[str, int, str, Any], ...]:
    """Return every shipped document: its game, players and option."""
    found = []
    for listing in games():
        for option in listing.options:
            if isinstance(option.kind, Documented):
                for name in option.kind.shipped:
                    game = make_game(listing.id, listing.players[0], {option.name: name})
                    found.append((listing.id, listing.players[0], option.name, game.documents[option.name]))
    return tuple(found)


class _TooLongError(Exception):
    """A job took more processor time than a worker has for it."""


def _too_long(_: int, __: FrameType | None) -> None:
    raise _TooLongError


_worker = Worker()


async def document(_: Target, rng: Random, note: Callable[[str], None]) -> bool:
    """Check a spoiled document as a worker does; return whether it was refused."""
    game, players, option, value = rng.choice(documents())
    value = json.loads(msgspec.json.encode(value))
    for _time in range(rng.choice((1, 1, 2, 3, 5))):
        value = spoiled(rng, value)
    text = written(rng, value).decode("utf-8", "replace")
    note(f"{game} {option}: {text[:3000]}")
    job: CheckDocument | CheckDraft = CheckDraft(game=game, option=option, file="a.json", text=text)
    if rng.random() < 0.1:
        job = CheckDocument(game=game, players=players, option=option, file="a.json", text=text)
    before = signal.signal(signal.SIGPROF, _too_long)
    signal.setitimer(signal.ITIMER_PROF, WORKER_S)
    try:
        return _worker.reply(job).problem is not None
    except _TooLongError:
        return True  # its worker would have been killed, and the request refused
    except (MazechaseError, BadText):
        raise Wrong("an error that the worker does not answer") from None
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
