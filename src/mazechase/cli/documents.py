"""``mazechase document`` and ``check``: templates of documents, and everything that is wrong with one."""

from argparse import ArgumentParser, Namespace
from typing import Any

import msgspec

from mazechase.cli.command import Command, add_game, add_json
from mazechase.cli.files import MOST_DOCUMENT_BYTES, STANDARD_INPUT, read_bytes
from mazechase.cli.opening import find_game
from mazechase.cli.output import one_line, print_json
from mazechase.cli.words import listed
from mazechase.errors import BadDocument
from mazechase.messages import sentence, spoken
from mazechase.rules.flaws import Flaw, flaw_of
from mazechase.workshop.checking import Checked, check_text, find_kind, kinds_of_document
from mazechase.workshop.template import shipped_document, template

FOUND_WRONG = 1


def _document_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("name", metavar="OPTION", help="an option that takes a document (see `mazechase games`)")
    parser.add_argument("id", metavar="ID", nargs="?", help="one that comes with the game; default: the usual one")
    add_json(parser)


def _document(args: Namespace) -> None:
    kind = find_game(args.game)
    if args.json:
        print_json(shipped_document(kind, args.name, args.id))
    else:
        print(template(kind, args.name, args.id, spoken()))


CHECK = """List everything that is wrong with boards, layouts, decks and faces: line, cells, constraint, and why.

What a file is for is found out by its fields; --kind says so instead. The exit code is 0 if nothing is wrong, 1 if
something is, and 2 if a file can't be read at all."""


def _check_arguments(parser: ArgumentParser) -> None:
    parser.description = CHECK
    parser.add_argument("files", metavar="FILE", nargs="+", help="a .toml or .json file; - is standard input")
    kinds = [kind.name for kind in kinds_of_document()]
    parser.add_argument("--kind", metavar="GAME.OPTION", help=f"what the files are: {', '.join(kinds)}")
    add_json(parser)


def _check(args: Namespace) -> int:
    kind = None if args.kind is None else find_kind(args.kind)
    checked = {file: _check_file(file, kind) for file in args.files}
    if args.json:
        print_json([_as_data(file, one) for file, one in checked.items()])
    else:
        for file, one in checked.items():
            print("\n".join(_as_text(file, one)))
    return FOUND_WRONG if any(one.flaws for one in checked.values()) else 0


def _check_file(file: str, kind: Any) -> Checked:
    content = read_bytes(file, MOST_DOCUMENT_BYTES)
    try:
        text = content.decode("utf-8-sig")  # some editors put a mark before the text
    except UnicodeDecodeError:
        return Checked(None, None, (flaw_of(BadDocument("document-not-text", where=file)),), (None,))
    toml = file.endswith(".toml") or (file == STANDARD_INPUT and not text.lstrip().startswith("{"))
    return check_text(text, file, toml=toml, kind=kind)


def _as_text(file: str, checked: Checked) -> list[str]:
    kind = checked.kind or sentence("check-unreadable")
    if not checked.flaws:
        return [f"{file}: {listed((kind, sentence('check-fine')))}"]
    lines = [f"{file}: {listed((kind, sentence('check-problems', {'count': len(checked.flaws)})))}"]
    for flaw, line in zip(checked.flaws, checked.lines, strict=True):
        number = sentence("check-line", {"line": line}) if line else ""
        text = flaw.sentence()
        constraint = "" if text.startswith(flaw.constraint) else flaw.constraint  # named once
        place = [part for part in (number, flaw.field, " ".join(flaw.cells), constraint) if part]
        lines.append(f"  {one_line(listed(place) or '-')}: {one_line(text)}")
    return lines


def _as_data(file: str, checked: Checked) -> dict[str, Any]:
    return {
        "file": file,
        "kind": checked.kind,
        "ok": not checked.flaws,
        "problems": [_flaw_data(flaw, line) for flaw, line in zip(checked.flaws, checked.lines, strict=True)],
    }


def _flaw_data(flaw: Flaw, line: int | None) -> dict[str, Any]:
    return {**msgspec.structs.asdict(flaw), "line": line, "message": flaw.message, "text": flaw.sentence()}


COMMANDS = (
    Command("document", "print a board, layout, deck or faces as a template", _document_arguments, _document),
    Command("check", "list everything that is wrong with a board, deck or the like", _check_arguments, _check),
)
