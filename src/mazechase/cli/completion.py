"""``mazechase completion``: what a shell suggests when Tab is pressed.

The scripts are small: they pass the words typed so far to ``mazechase completion words``, which prints what fits, one
per line. If it prints nothing, the shell suggests files.
"""

from argparse import REMAINDER, SUPPRESS, Action, ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from mazechase.bots.api import bot_names
from mazechase.cli.command import Command
from mazechase.cli.hints import limit_names
from mazechase.errors import BadText
from mazechase.rules.api import AnyRules
from mazechase.rules.options import Choice, Count, Documented, Flag, Kind
from mazechase.rules.registry import game_types

DESCRIPTION = """Print a script that completes commands, games, options and bots when Tab is pressed.

  bash   put into ~/.bashrc:                   eval "$(mazechase completion bash)"
  zsh    put into ~/.zshrc, after compinit:    eval "$(mazechase completion zsh)"
  fish   put into ~/.config/fish/config.fish:  mazechase completion fish | source"""

BASH = r"""
_mazechase() {
    local words=() word current i
    for ((i = 1; i <= COMP_CWORD; i++)); do  # bash breaks NAME=VALUE into three words
        word=${COMP_WORDS[i]}
        if [[ ${#words[@]} -gt 0 && ( $word == = || ${COMP_WORDS[i-1]} == = ) ]]; then
            words[${#words[@]}-1]+=$word
        else
            words+=("$word")
        fi
    done
    current=${words[${#words[@]}-1]}
    local IFS=$'\n'
    COMPREPLY=($("$1" completion words mazechase "${words[@]}" 2>/dev/null))
    if [[ $current == *=* ]]; then
        COMPREPLY=("${COMPREPLY[@]#"${current%%=*}="}")
    fi
    if [[ ${COMPREPLY[0]} == *= ]]; then
        compopt -o nospace 2>/dev/null
    fi
}
complete -o default -F _mazechase mazechase
"""

ZSH = r"""
_mazechase() {
    local -a found
    found=(${(f)"$(${words[1]} completion words mazechase "${(@)words[2,CURRENT-1]}" "$PREFIX" 2>/dev/null)"})
    if (( ! $#found )); then
        _files
    elif [[ $found[1] == *= ]]; then
        compadd -S '' -- $found
    else
        compadd -- $found
    fi
}
compdef _mazechase mazechase
"""

FISH = r"""
function __mazechase_complete
    set -l words (commandline -opc)
    set -l program $words[1]
    set -e words[1]
    set -l current (commandline -ct)
    set -l found ($program completion words mazechase $words "$current" 2>/dev/null)
    if test (count $found) -gt 0
        printf '%s\n' $found
    else
        __fish_complete_path "$current"
    end
end
complete -c mazechase -f -a '(__mazechase_complete)'
"""

SCRIPTS = {"bash": BASH, "zsh": ZSH, "fish": FISH}
WORDS = "words"


def make_command(parser: Callable[[], ArgumentParser]) -> Command:
    """Return the command; it gets the parser of the whole command line when it runs."""

    def run(args: Namespace) -> None:
        if args.shell == WORDS:
            for found in complete(parser(), args.words):
                print(found)
        elif args.shell in SCRIPTS:
            print(SCRIPTS[args.shell].strip())
        else:
            raise BadText("bad-choice", name="SHELL", text=args.shell[:60], known=", ".join(SCRIPTS))

    return Command("completion", "print a script that completes words when Tab is pressed", _arguments, run)


def _arguments(parser: ArgumentParser) -> None:
    parser.description = DESCRIPTION
    parser.add_argument("shell", metavar="SHELL", help="bash, zsh or fish")
    parser.add_argument("words", nargs=REMAINDER, help=SUPPRESS)  # for the scripts: what was typed, mazechase included


def complete(parser: ArgumentParser, words: Sequence[str]) -> list[str]:
    """Return what the last word may become, given those before it; the first is the program's name."""
    *done, current = words[1:] or [""]
    commands = _commands(parser)
    name = next((word for word in done if word in commands), None)
    if name is None:
        offered = parser._option_string_actions if current.startswith("-") else commands  # noqa: SLF001
        return _fitting(current, offered)
    typed = _Typed(commands[name], done[done.index(name) + 1 :])
    if typed.waiting is not None:
        return _fitting(current, _values(typed.waiting, typed, current))
    if not current.startswith("-") and typed.next is not None:
        return _fitting(current, _values(typed.next, typed, current))
    return _fitting(current, typed.options)


class _Typed:
    """What has been typed after a command's name: its game, the option that needs a value, and what comes next."""

    def __init__(self, parser: ArgumentParser, words: Sequence[str]) -> None:
        self.options: Mapping[str, Action] = parser._option_string_actions  # noqa: SLF001 (argparse shows it nowhere else)
        places = [action for action in parser._actions if not action.option_strings]  # noqa: SLF001
        self.game: type[AnyRules] | None = None
        self.waiting: Action | None = None
        for word in words:
            if self.waiting is not None:
                self.waiting = None
            elif word.startswith("-") and word != "-":
                self.waiting = self.options[word] if word in self.options and self.options[word].nargs != 0 else None
            elif places:
                if places[0].dest in ("game", "what"):
                    self.game = game_types().get(word)
                if places[0].nargs is None:
                    places.pop(0)
        self.next = places[0] if places else None


def _commands(parser: ArgumentParser) -> dict[str, ArgumentParser]:
    subparsers = (action.choices for action in parser._actions if action.nargs == "A...")  # noqa: SLF001
    return {name: word for choices in subparsers if isinstance(choices, dict) for name, word in choices.items()}


def _fitting(current: str, offered: Iterable[str]) -> list[str]:
    return [word for word in offered if word.startswith(current)]


def _values(action: Action, typed: _Typed, current: str) -> Iterator[str]:
    """List the values of an argument, if they can be listed."""
    game = typed.game
    match action.dest:
        case "game" | "what":
            yield from game_types()
        case "bots" if game is not None:
            yield from bot_names(game.id)
        case "players" if game is not None:
            yield from map(str, game.player_counts)
        case "viewer" if game is not None:
            yield from ("all", "watcher", *_seats(game))
        case "seat" if game is not None:
            yield from ("random", *_seats(game))
        case "option" if game is not None:
            yield from _options(game, current)
        case "limit":
            yield from (f"{name}=" for name in limit_names())
        case "shell":
            yield from SCRIPTS
        case _:
            yield from map(str, action.choices or ())


def _seats(game: type[AnyRules]) -> Iterator[str]:
    return map(str, range(1, max(game.player_counts) + 1))


def _options(game: type[AnyRules], current: str) -> Iterator[str]:
    """List the names of a game's options, or the values of the option that was named."""
    name, equals, _ = current.partition("=")
    for option in game.declared:
        if not equals:
            yield f"{option.name}="
        elif option.name == name:
            yield from (f"{name}={value}" for value in _words_of(option.kind))


def _words_of(kind: Kind) -> Iterable[str]:
    match kind:
        case Flag():
            return ("true", "false")
        case Choice(values):
            return values
        case Count():
            return ("none",)
        case Documented(shipped):
            return shipped
