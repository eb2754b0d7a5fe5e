"""What was measured, as text for a terminal; the sentences and headings come from the catalogues."""

from collections.abc import Iterator, Sequence

from mazechase.catalogues import ENGLISH
from mazechase.messages import Params, keys, sentence
from mazechase.workshop.findings import Finding, percent
from mazechase.workshop.measuring import Measured
from mazechase.workshop.statistics import Mean, Share, Spread

Row = tuple[str, ...]
FIGURES = frozenset(("share", "fair", "low", "high", "points"))  # what a finding gives in per cent


class Words:
    """The words of one language for the figures of one game."""

    def __init__(self, game: str, language: str) -> None:
        self._game = game
        self.language = language

    def __call__(self, key: str, **params: str | int) -> str:
        """Return a heading or sentence."""
        return sentence(f"measure-{key}", params, self.language)

    def event(self, kind: str) -> str:
        """Return what a kind of event is called."""
        key = f"{self._game}-measure-{kind}".replace("_", "-")
        return sentence(key, {}, self.language) if key in keys(self.language) else kind.replace("_", " ")

    def side(self, name: str) -> str:
        """Return what a side is called."""
        key = f"editor-{self._game}-side-{name}"
        return sentence(key, {}, self.language) if key in keys(self.language) else name

    def number(self, value: float, digits: int = 1) -> str:
        """Return a number with some decimals, as the language writes it.

        >>> Words("chase", "en").number(2.5), Words("chase", "cs").number(2.5)
        ('2.5', '2,5')
        """
        return self.written(f"{value:.{digits}f}")

    def written(self, figures: str) -> str:
        """Return a number that is already rounded as the language writes it."""
        if self.language == ENGLISH:
            return figures
        from babel.numbers import get_decimal_symbol  # noqa: PLC0415 (loads locale data)

        return figures.replace(".", get_decimal_symbol(self.language, numbering_system="latn"))

    def percent(self, share: float, digits: int = 1) -> str:
        """Return a share in per cent.

        >>> Words("chase", "en").percent(0.25), Words("chase", "cs").percent(0.25), Words("chase", "ar").percent(0.25)
        ('25.0%', '25,0 %', '25.0٪')
        """
        return sentence("editor-percent", {"share": self.number(100 * share, digits)}, self.language)


def heading(measured: Measured, words: Words) -> str:
    """Return what was played, in one line."""
    nodes = sentence("cli-arena-nodes", {"nodes": measured.nodes}, words.language) if measured.nodes else ""
    bots = " ".join(measured.bots) + (f" ({nodes})" if nodes else "")
    params: Params = {"game": measured.game, "players": measured.players, "bots": bots, "games": measured.games}
    return words("heading", **params, seed=str(measured.seed))


def share_rows(measured: Measured, words: Words) -> Iterator[tuple[str, Share]]:
    """Yield the shares with what to call them."""
    for share in measured.seats:
        yield words("seat", seat=share.name), share
    for share in measured.sides:
        yield words.side(share.name), share
    if measured.began is not None:
        yield words("began"), measured.began
    if measured.half_time is not None:
        yield words("half-time"), measured.half_time


def win_table(measured: Measured, words: Words) -> list[Row]:
    """Return the table of wins."""
    rows: list[Row] = [(words("who"), words("wins"), words("share"), words("interval"), words("fair"))]
    for name, share in share_rows(measured, words):
        low, high = share.interval
        rows.append(
            (
                name,
                f"{share.wins}/{share.games}",
                words.percent(share.share),
                _range(words.written(percent(low)), words.written(percent(high))),
                words.percent(share.fair),
            )
        )
    return rows


def length_table(measured: Measured, words: Words) -> list[Row]:
    """Return the table of lengths."""
    rows: list[Row] = [(words("per-game"), words("mean"), words("interval"), words("median"), words("most"))]
    for name, spread in ((words("turns"), measured.turns), (words("minutes"), measured.minutes)):
        rows.append(_length(name, spread, words))
    return rows


def event_table(measured: Measured, words: Words) -> list[Row]:
    """Return the table of what happens in a game."""
    rows: list[Row] = [(words("per-game"), words("mean"), words("interval"))]
    rows += [_mean(words.event(kind), mean, words) for kind, mean in measured.events.items()]
    if measured.lead_changes is not None:
        rows.append(_mean(words("lead-changes"), measured.lead_changes, words))
    rows.append((words("draws"), words.number(measured.draws / measured.games, 2), ""))
    return rows


def says(measured: Measured, words: Words) -> list[str]:
    """Return the findings as sentences."""
    sides = {share.name for share in measured.sides}
    found = [_said(one, sides, words) for one in measured.findings]
    if measured.games < measured.asked:
        found.append(words("stopped", games=measured.games, asked=measured.asked))
    return found


def _said(finding: Finding, sides: set[str], words: Words) -> str:
    """Return a finding as a sentence: a side is called what people call it, figures are as the language writes them."""
    params = {name: words.written(str(it)) if name in FIGURES else it for name, it in finding.params.items()}
    if params.get("name") in sides:
        params["name"] = words.side(str(params["name"]))
    return sentence(finding.key, params, words.language)


def tables(measured: Measured, words: Words) -> Sequence[list[Row]]:
    """Return all tables."""
    return win_table(measured, words), length_table(measured, words), event_table(measured, words)


def _range(low: object, high: object) -> str:
    """Return an interval without words, so that it reads the same in every language."""
    return f"{low}\N{EN DASH}{high}"


def _length(name: str, spread: Spread, words: Words) -> Row:
    low, high = map(words.number, spread.interval)
    return name, words.number(spread.mean), _range(low, high), f"{spread.median:.0f}", f"{spread.p90:.0f}"


def _mean(name: str, mean: Mean, words: Words) -> Row:
    low, high = (words.number(value, 2) for value in mean.interval)
    return name, words.number(mean.mean, 2), _range(low, high)
