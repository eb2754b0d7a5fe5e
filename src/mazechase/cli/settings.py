"""Settings of the server from a file and from the environment, under the names of the command's own options.

A file or the environment is turned into arguments and read by the command's own parser, so a value means the same
wherever it is given. Lists are added up; of anything else the command line wins, then the environment, then the file.
"""

import json
import os
import tomllib
from argparse import Action, ArgumentParser, Namespace
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from mazechase.cli.hints import hint
from mazechase.errors import BadText, MazechaseError

PREFIX = "MAZECHASE_"
ELSEWHERE = frozenset(
    {"MAZECHASE_LANGUAGE", "MAZECHASE_NATIVE", "MAZECHASE_PLAIN"}
)  # read by other parts of the program
ONLY_TYPED = frozenset({"help", "config", "language", "show-config"})
MOST_BYTES = 1_000_000
YES_OR_NO = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False, "": False}


def configured(args: Namespace) -> None:
    """Complete the arguments with what the environment and the configuration file say."""
    parser: ArgumentParser = args.parser
    known = _known(parser)
    file = args.config or os.environ.get(f"{PREFIX}CONFIG")
    sources = [(file, dict(_from_file(file, known)))] if file else []
    sources.append(("The environment", dict(_from_environment(os.environ, known))))
    for source, given in reversed(sources):
        _complete(args, _read(parser, source, given), known)


def shown_settings(args: Namespace) -> str:
    """Return the settings that differ from the defaults, as a configuration file, without passwords."""
    from mazechase.server.store.opening import shown  # noqa: PLC0415 (the other commands need not load the service)

    lines, limits = [], ""
    for name in _known(args.parser):
        value = getattr(args, _attribute(name))
        if value is None or value is False or value == []:
            continue
        if name == "limit":
            pairs = {limit: number for limit, _, number in (text.partition("=") for text in value)}
            limits = "\n[limit]\n" + "".join(f"{limit} = {number}\n" for limit, number in pairs.items())
        else:
            lines.append(f"{name} = {_written(shown(value) if name == 'database' else value)}\n")
    return "".join(lines) + limits


def _written(value: Any) -> str:
    """Return a value as TOML writes it, which for these kinds is as JSON does."""
    return json.dumps(value, ensure_ascii=False)


def _known(parser: ArgumentParser) -> dict[str, Action]:
    """Return the options that may be set, by name."""
    named = {action.option_strings[-1].removeprefix("--"): action for action in parser._actions}  # noqa: SLF001
    return {name: action for name, action in named.items() if name not in ONLY_TYPED}


def _attribute(name: str) -> str:
    return name.replace("-", "_")


def _no_such(name: str, source: str, known: Mapping[str, Action]) -> BadText:
    return BadText("no-such-setting", name=name[:60], source=source, known=", ".join(known))


def _from_environment(environment: Mapping[str, str], known: Mapping[str, Action]) -> Iterator[tuple[str, list[str]]]:
    """Yield each setting in the environment; where several values are possible, there are commas between them."""
    for variable, text in environment.items():
        if not variable.startswith(PREFIX) or variable in ELSEWHERE or variable == f"{PREFIX}CONFIG":
            continue
        name = variable.removeprefix(PREFIX).lower().replace("_", "-")
        if name not in known:
            names = {f"{PREFIX}{_attribute(one).upper()}": action for one, action in known.items()}
            raise _no_such(variable, "in the environment", names)
        action = known[name]
        if _is_switch(action):
            if text.lower() not in YES_OR_NO:
                raise BadText("bad-setting-kind", source="The environment", name=variable, takes="yes or no")
            yield name, [""] * YES_OR_NO[text.lower()]
        elif _is_list(action):
            yield name, [part.strip() for part in text.split(",") if part.strip()]
        else:
            yield name, [text]


def _from_file(file: str, known: Mapping[str, Action]) -> Iterator[tuple[str, list[str]]]:
    """Yield each setting in a TOML file."""
    for name, value in _tables(file).items():
        if name not in known:
            raise _no_such(name, f"in {file}", known)
        action = known[name]
        if _is_switch(action):
            _check(file, name, "true or false", fits=isinstance(value, bool))
            yield name, [""] * value
        elif name == "limit":
            _check(file, name, "a table of numbers", fits=isinstance(value, dict) and all(map(_whole, value.values())))
            yield name, [f"{limit}={number}" for limit, number in value.items()]
        elif _is_list(action):
            fits = isinstance(value, list) and all(isinstance(part, str) for part in value)
            _check(file, name, "a list of texts in quotes", fits=fits)
            yield name, list(value)
        elif action.type is not None:
            _check(file, name, "a whole number", fits=_whole(value))
            yield name, [str(value)]
        else:
            _check(file, name, "a text in quotes", fits=isinstance(value, str))
            yield name, [value]


def _tables(file: str) -> dict[str, Any]:
    try:
        with Path(file).open("rb") as opened:
            data = opened.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise BadText("unreadable-file", file=file, reason=getattr(error, "strerror", None) or str(error)) from error
    if len(data) > MOST_BYTES:
        raise BadText("file-too-big", file=file, most=str(MOST_BYTES))
    try:
        return tomllib.loads(data.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadText("bad-config", file=file, problem=str(error)) from error


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _check(file: str, name: str, takes: str, *, fits: bool) -> None:
    if not fits:
        raise BadText("bad-setting-kind", source=file, name=name, takes=takes)


def _is_switch(action: Action) -> bool:
    return action.nargs == 0


def _is_list(action: Action) -> bool:
    return isinstance(action.default, list)


def _read(parser: ArgumentParser, source: str, given: Mapping[str, list[str]]) -> Namespace:
    """Read settings as the command line would; an error also says where they are from."""
    known = _known(parser)
    words = [
        f"--{name}" if _is_switch(known[name]) else f"--{name}={value}"
        for name, values in given.items()
        for value in values
    ]
    try:
        return parser.parse_args(words)
    except MazechaseError as error:
        raise BadText("bad-setting", source=source, problem=f"{error}{hint(error)}") from error


def _complete(args: Namespace, base: Namespace, known: Mapping[str, Action]) -> None:
    for name, action in known.items():
        attribute = _attribute(name)
        mine, theirs = getattr(args, attribute, None), getattr(base, attribute, None)
        if _is_list(action):
            setattr(args, attribute, [*(theirs or ()), *(mine or ())])
        elif mine is None or mine is False:
            setattr(args, attribute, theirs if theirs is not None else mine)
