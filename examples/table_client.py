"""Join a table by its invite link and play there with random moves: ``python table_client.py LINK [NAME]``.

Open a table on the page ("With a friend, by link"), copy the link, run this, and start the match. docs/protocol.md has
every message. It needs the ``websockets`` package, which comes with ``pip install ".[server]"``.
"""

import json
import sys
from random import Random
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def sit_down(base: str, table: str, invite: str, name: str) -> list[str]:
    """Take the first free place and return the tokens for it."""
    headers = {"Authorization": f"Bearer {invite}", "Content-Type": "application/json"}
    body = json.dumps({"name": name}).encode()
    with urlopen(Request(f"{base}/api/tables/{table}/claim", body, headers)) as answer:
        return list(json.load(answer)["places"].values())


def reply(update: dict[str, Any], mine: list[int], rng: Random) -> dict[str, Any] | None:
    """Return the command that an update calls for, if any."""
    asked, seats = update["asked"], [seat for seat in update["asked"]["seats"] if seat in mine]
    if not seats:
        return None
    command = {"id": f"c{update['n']}", "seat": seats[0]}  # sent twice, it would be carried out once
    if asked["kind"] == "chance":
        return {"t": "ask", **command}  # roll, spin or draw
    legal = update.get("legal", {}).get(str(seats[0]))
    if legal is None:  # hands are hidden until this device asks to see its own
        return {"t": "look", "seat": seats[0]}
    return {"t": "act", **command, "actions": [rng.choice(legal)], "after": update["n"]}


def main(link: str, name: str = "Robo") -> None:
    """Play until the match is over."""
    url = urlsplit(link)
    base, table, invite = f"{url.scheme}://{url.netloc}", url.path.rpartition("/")[2], url.fragment.rpartition("=")[2]
    tokens, mine, rng = sit_down(base, table, invite, name), [], Random(1)
    with connect(f"{base.replace('http', 'ws', 1)}/ws") as socket:
        socket.send(json.dumps({"t": "hello", "table": table, "tokens": tokens}))
        for text in socket:
            message = json.loads(text)
            if message["t"] in ("welcome", "table"):  # seats are dealt when the match starts
                mine = message["seats"]
            elif message["t"] == "refused":
                raise SystemExit(f"The server refused: {message['code']}")
            elif message["t"] == "update":
                if message["asked"]["kind"] == "over":
                    print("Over:", message["result"])
                    return
                if command := reply(message, mine, rng):
                    socket.send(json.dumps(command))


if __name__ == "__main__":
    main(*sys.argv[1:])
