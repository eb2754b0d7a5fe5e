"""Play a golden game and write all of it: the ordered legal list at every ply, what happened, and the board.

``7 seat 2 plays e8 of d9 f9 e8 a1h..h1h`` means: ply 7, what was chosen, and from which list. ``a1h..h1h`` stands for
the tokens from the first to the last, with consecutive first letters. A chance lists its outcomes with their weights.
"""

from collections.abc import Sequence
from textwrap import wrap

import msgspec

from golden.header import parse
from mazechase.rules.api import WATCHER, Action, Chance, Event, Over, State, Turn, Viewer
from mazechase.rules.game import AnyGame

BOARD_EVERY = 8


def rewritten(text: str) -> str:
    """Play the game that a file's header describes and return the file as it should be."""
    header, _ = parse(text)
    game = header.open()
    lines = [header.text, *_board(game, header.begin(game))]
    state = header.begin(game)
    for number, token in enumerate(header.moves, 1):
        ply = game.read(token)
        step = (game.apply if isinstance(ply, Action) else game.settle)(state, ply)
        lines += _choice(game, state, number, token)
        lines += [line for event in step.events for line in _event(game, event)]
        state = step.state
        if number % BOARD_EVERY == 0:
            lines += _board(game, state)
    lines += [*_board(game, state), *_last(game, state)]
    return "\n".join(lines) + "\n"


def _choice(game: AnyGame, state: State, number: int, token: str) -> list[str]:
    node = game.node(state)
    if isinstance(node, Chance):
        return _wrapped(f"{number} seat {node.seat} gets {token} of {_possible(game, state)}")
    seat = game.actor(state, game.read(token))
    return _wrapped(f"{number} seat {seat} plays {token} of {_possible(game, state)}")


def _last(game: AnyGame, state: State) -> list[str]:
    match game.node(state):
        case Over(result):
            winners, scores = (",".join(map(str, numbers)) or "-" for numbers in (result.winners, result.scores))
            return [f"over: winners {winners} scores {scores} {result.reason}"]
        case Turn(seats):
            return _wrapped(f"next: seats {','.join(map(str, seats))} of {_possible(game, state)}")
        case Chance(_, seat):
            return _wrapped(f"next: seat {seat} gets one of {_possible(game, state)}")


def _possible(game: AnyGame, state: State) -> str:
    node = game.node(state)
    if isinstance(node, Chance):
        return " ".join(f"{game.write(outcome)}({weight})" for outcome, weight in node.odds.items())
    return " ".join(compact([game.write(action) for action in game.legal(state)]))


def _event(game: AnyGame, event: Event) -> list[str]:
    """Write an event in full, then what viewers who may not know all of it are told."""
    viewers: tuple[Viewer, ...] = (*game.seats, WATCHER)
    told: dict[str, list[str]] = {}
    for viewer in viewers:
        known = game.tell(event, viewer)
        if known != event:
            told.setdefault("nothing" if known is None else _fields(known), []).append(str(viewer))
    return [f"    {_fields(event)}", *(f"        told {','.join(who)}: {what}" for what, who in told.items())]


def _fields(event: Event) -> str:
    values = {name: value for name, value in msgspec.structs.asdict(event).items() if name != "ruling"}
    shown = (f"{name}={_flat(value)}" for name, value in values.items())
    return " ".join((event.kind, *shown, f"[{event.ruling}]"))


def _flat(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _board(game: AnyGame, state: State) -> list[str]:
    return ["", *(f"  {line}".rstrip() for line in (*game.show(state).splitlines(), game.position(state))), ""]


def _wrapped(line: str) -> list[str]:
    return wrap(line, 116, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)


def compact(tokens: Sequence[str]) -> list[str]:
    """Write three or more tokens in a row with consecutive first letters as ``first..last``.

    >>> compact(["e2", "a1h", "b1h", "c1h", "a2h"])
    ['e2', 'a1h..c1h', 'a2h']
    """
    runs: list[list[str]] = []
    for token in tokens:
        if runs and _follows(runs[-1][-1], token):
            runs[-1].append(token)
        else:
            runs.append([token])
    return [part for run in runs for part in ([f"{run[0]}..{run[-1]}"] if len(run) > 2 else run)]


def expand(parts: Sequence[str]) -> list[str]:
    """Undo ``compact``.

    >>> expand(["e2", "a1h..c1h"])
    ['e2', 'a1h', 'b1h', 'c1h']
    """
    tokens = []
    for part in parts:
        first, _, last = part.partition("..")
        span = range(ord(first[0]), ord(last[0]) + 1) if last else [ord(first[0])]
        tokens += [chr(letter) + first[1:] for letter in span]
    return tokens


def _follows(token: str, after: str) -> bool:
    return token[:1].isalpha() and token[1:] == after[1:] and ord(token[0]) + 1 == ord(after[0]) and after[0].isalpha()
