"""What was measured, as text for a terminal; the sentences and headings come from the catalogues."""

from collections.abc import Iterator, Sequence

from mazechase.messages import Params, keys, sentence
from mazechase.workshop.findings import percent
from mazechase.workshop.measuring import Measured
from mazechase.workshop.statistics import Mean, Share, Spread

Row = tuple[str, ...]


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


def heading(measured: Measured, words: Words) -> str:
    """Return what was played, in one line."""
    bots = " ".join(measured.bots) + (f" ({measured.nodes} nodes)" if measured.nodes else "")
    params: Params = {"game": measured.game, "players": measured.players, "bots": bots, "games": measured.games}
    return words("heading", **params, seed=str(measured.seed))


def share_rows(measured: Measured, words: Words) -> Iterator[tuple[str, Share]]:
    """Yield the shares with what to call them."""
    for share in measured.seats:
        yield words("seat", seat=share.name), share
    for share in measured.sides:
        yield share.name, share
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
            (name, f"{share.wins}/{share.games}", f"{percent(share.share)} %", f"{percent(low)} to {percent(high)}",
             f"{percent(share.fair)} %")
        )  # fmt: skip
    return rows


def length_table(measured: Measured, words: Words) -> list[Row]:
    """Return the table of lengths."""
    rows: list[Row] = [(words("per-game"), words("mean"), words("interval"), words("median"), words("most"))]
    for name, spread in ((words("turns"), measured.turns), (words("minutes"), measured.minutes)):
        rows.append(_length(name, spread))
    return rows


def event_table(measured: Measured, words: Words) -> list[Row]:
    """Return the table of what happens in a game."""
    rows: list[Row] = [(words("per-game"), words("mean"), words("interval"))]
    rows += [_mean(words.event(kind), mean) for kind, mean in measured.events.items()]
    if measured.lead_changes is not None:
        rows.append(_mean(words("lead-changes"), measured.lead_changes))
    rows.append((words("draws"), f"{measured.draws / measured.games:.2f}", ""))
    return rows


def says(measured: Measured, words: Words) -> list[str]:
    """Return the findings as sentences."""
    found = [one.sentence(words.language) for one in measured.findings]
    if measured.games < measured.asked:
        found.append(words("stopped", games=measured.games, asked=measured.asked))
    return found


def tables(measured: Measured, words: Words) -> Sequence[list[Row]]:
    """Return all tables."""
    return win_table(measured, words), length_table(measured, words), event_table(measured, words)


def _length(name: str, spread: Spread) -> Row:
    low, high = spread.interval
    return name, f"{spread.mean:.1f}", f"{low:.1f} to {high:.1f}", f"{spread.median:.0f}", f"{spread.p90:.0f}"


def _mean(name: str, mean: Mean) -> Row:
    low, high = mean.interval
    return name, f"{mean.mean:.2f}", f"{low:.2f} to {high:.2f}"
