"""``mazechase games``: the games and their options."""

from argparse import Namespace
from typing import Any

from mazechase.cli.command import Command, add_json
from mazechase.cli.output import aligned, print_json
from mazechase.cli.words import listed, say
from mazechase.rules.options import Choice, Count, Documented, Flag, Kind, Option
from mazechase.rules.registry import Listing, games


def _run(args: Namespace) -> None:
    if args.json:
        print_json([_as_data(listing) for listing in games()])
    else:
        print("\n\n".join(_as_text(listing) for listing in games()))


def _as_data(listing: Listing) -> dict[str, Any]:
    return {
        "id": listing.id,
        "players": listing.players,
        "rules_version": listing.rules_version,
        "by_the_book": listing.by_the_book,
        "options": [
            {
                "name": option.name,
                **_values(option.kind),
                "default": option.default,
                "ruling": option.ruling,
                "scope": option.scope,
                **({} if option.printed is None else {"printed": option.printed}),
            }
            for option in listing.options
        ],
    }


def _values(kind: Kind) -> dict[str, Any]:
    """Return the values of an option, for programs: those that can be listed, and the least of a count."""
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
    rows = [_row(option) for option in listing.options]
    return "\n".join(
        [
            say("games-players", game=listing.id, players=listed(listing.players)),
            *(f"  {line}" for line in aligned(rows)),
        ]
    )


def _row(option: Option) -> tuple[str, ...]:
    value = _word(option.default)
    if option.printed is None:
        default = say("games-default", value=value)
    else:
        default = say("games-house-rule", value=value, printed=_word(option.printed))
    return option.name, option.kind.takes(), default, option.ruling, option.scope


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


COMMANDS = (Command("games", "list the games, how many play, and their options", add_json, _run),)
