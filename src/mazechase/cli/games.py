"""``mazechase games``: what there is to play."""

import json
from argparse import ArgumentParser, Namespace
from typing import Any

from mazechase.cli.command import Command
from mazechase.cli.output import aligned
from mazechase.rules.options import Choice, Count, Documented, Flag, Kind, Option
from mazechase.rules.registry import Listing, games


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")


def _run(args: Namespace) -> None:
    if args.json:
        print(json.dumps([_as_data(listing) for listing in games()], indent=2))
    else:
        print("\n\n".join(_as_text(listing) for listing in games()))


def _as_data(listing: Listing) -> dict[str, Any]:
    return {
        "id": listing.id,
        "players": listing.players,
        "rules_version": listing.rules_version,
        "options": [
            {
                "name": option.name,
                **_values(option.kind),
                "default": option.default,
                "ruling": option.ruling,
                "scope": option.scope,
            }
            for option in listing.options
        ],
    }


def _values(kind: Kind) -> dict[str, Any]:
    """Say what fits, for programs: the values that can be named, and the least of a count."""
    match kind:
        case Flag():
            return {"type": "flag", "values": [True, False]}
        case Choice(values):
            return {"type": "choice", "values": values}
        case Count(least):
            return {"type": "count", "values": ["none"], "least": least}
        case Documented(shipped):
            return {"type": "document", "values": list(shipped)}


def _as_text(listing: Listing) -> str:
    players = ", ".join(map(str, listing.players))
    rows = [_row(option) for option in listing.options]
    return "\n".join([f"{listing.id}: {players} players", *(f"  {line}" for line in aligned(rows))])


def _row(option: Option) -> tuple[str, ...]:
    default = str(option.default).lower() if isinstance(option.default, bool) else str(option.default)
    return option.name, option.kind.takes(), f"default {default}", option.ruling, option.scope


COMMANDS = (Command("games", "list the games, how many play, and their options", _arguments, _run),)
