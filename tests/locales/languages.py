"""``make languages``: how complete every language is, what is missing or outdated, and which English it was made from.

make languages                   the share of current translations per language
make languages LIST=cs           and what is missing or outdated in one of them
make languages RECORD=cs         after translating: note which English messages new translations were made from
make languages RECORD=cs KEYS="page-late setup-open"    the same for outdated ones that have been translated again
make languages RELEASE=1         fail if anything is missing or outdated anywhere
"""

import argparse
import json
import sys
from pathlib import Path
from typing import NamedTuple

from mazechase.catalogues import ENGLISH, SOURCES, is_outdated, messages_in, source_hash, sources
from mazechase.messages import LOCALES, languages


class Standing(NamedTuple):
    """What a language has of the English messages, by key."""

    current: tuple[str, ...]
    missing: tuple[str, ...]
    outdated: tuple[str, ...]
    unrecorded: tuple[str, ...]  # current, but nobody noted of which English message

    @property
    def share(self) -> float:
        return len(self.current) / (len(self.current) + len(self.missing) + len(self.outdated))


def catalogue(language: str, folder: Path = LOCALES) -> dict[str, str]:
    """Return all messages of a language that there are translations of."""
    files = sorted((folder / language).glob("*.ftl"))
    texts = (file.read_text("utf-8") for file in files)
    return {key: message for text in texts for key, message in messages_in(text).items()}


def standing(language: str, folder: Path = LOCALES) -> Standing:
    """Compare a language with English."""
    english, own, made_from = catalogue(ENGLISH, folder), catalogue(language, folder), sources(folder, language)
    there = [key for key in english if key in own]
    outdated = [key for key in there if is_outdated(key, english[key], made_from)]
    current = [key for key in there if key not in outdated]
    return Standing(
        tuple(current),
        tuple(key for key in english if key not in own),
        tuple(outdated),
        tuple(key for key in current if key not in made_from),
    )


def record(language: str, again: tuple[str, ...] = (), folder: Path = LOCALES) -> int:
    """Note the English sources of translations that have none yet, and of ``again``; return how many that were."""
    english, own = catalogue(ENGLISH, folder), catalogue(language, folder)
    kept = {key: hash_ for key, hash_ in sources(folder, language).items() if key in english and key in own}
    new = {key: source_hash(english[key]) for key in english if key in own and (key not in kept or key in again)}
    text = json.dumps(dict(sorted({**kept, **new}.items())), indent=0) + "\n"
    (folder / language / SOURCES).write_text(text, "utf-8")
    return len(new)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--list", default="", metavar="LANGUAGE")
    parser.add_argument("--record", default="", metavar="LANGUAGE")
    parser.add_argument("--keys", default="", help="of outdated messages that have been translated again")
    parser.add_argument("--release", action="store_true")
    args = parser.parse_args()
    if args.record:
        print(f"{args.record}: noted the sources of {record(args.record, tuple(args.keys.split()))} messages")
    found = {language: standing(language) for language in languages() if language != ENGLISH}
    for language, one in found.items():
        print(f"{language}  {one.share:7.1%}  missing {len(one.missing)}, outdated {len(one.outdated)}")
        if args.list == language:
            print("".join(f"    missing   {key}\n" for key in one.missing), end="")
            print("".join(f"    outdated  {key}\n" for key in one.outdated), end="")
    whole = all(one.share == 1 for one in found.values())
    return 1 if args.release and not whole else 0


if __name__ == "__main__":
    sys.exit(main())
