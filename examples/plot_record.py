"""Plot a recorded match of Quoridor, the pawns' distances to their goals: ``python plot_record.py [RECORD] [PICTURE]``.

Without a record two bots play one first. Needs ``pip install "mazechase[research]"``.
"""

import sys
import tempfile
from pathlib import Path

import matplotlib as mpl

import mazechase
from mazechase import engine
from mazechase.match import Record, RecordFolder, check

mpl.use("Agg")  # no window


def main(record: str | None = None, picture: str | None = None) -> None:
    """Read a record, work out a figure for each ply, and draw it."""
    from matplotlib import pyplot as plt  # noqa: PLC0415 (after the choice of how to draw)

    folder = Path(tempfile.mkdtemp())
    if record is None:
        game = mazechase.game("quoridor", players=2)
        engine.play_many(game, ["level1", "random"], [1], note=RecordFolder(folder, game))
        record = str(folder / "quoridor-1.json")
    match = check(Record.decode(Path(record).read_bytes()))
    rows: list[list[int]] = [[] for _ in match.game.seats]
    for ply in match.line:
        for hint in match.game.hints(match.game.view(ply.state, "watcher")):
            if hint.kind == "shortest-way" and hint.seat is not None and hint.value is not None:
                rows[hint.seat - 1].append(hint.value)
    figure, axes = plt.subplots(figsize=(7, 3))
    for seat, row in enumerate(rows, 1):
        axes.plot(range(1, len(row) + 1), row, label=f"seat {seat}, {match.setup.seats[seat - 1].name}")
    axes.set(xlabel="ply", ylabel="steps to the goal")
    axes.legend()
    target = picture or str(folder / "distances.png")
    figure.savefig(target, dpi=120, bbox_inches="tight")
    print(f"{len(match.line)} plies drawn into {target}; in the end the distances were {[row[-1] for row in rows]}")


if __name__ == "__main__":
    main(*sys.argv[1:])
