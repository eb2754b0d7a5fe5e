"""Load recorded games as arrays for learning, with numpy or PyTorch: ``python load_records.py [FOLDER]``.

Make a folder with ``mazechase arena quoridor level2 level1 --games 100 --save FOLDER``; without one, bots play a few
games first. Needs ``pip install "mazechase[research]"``, and PyTorch for the last part.
"""

import sys
import tempfile
from pathlib import Path

import numpy as np

import mazechase
from mazechase import adapters, engine
from mazechase.adapters.dataset import decisions
from mazechase.match import Record, RecordFolder


def main(folder: str | None = None) -> None:
    """Turn records into arrays, keep them, and load them again."""
    if folder is None:
        folder = tempfile.mkdtemp()
        game = mazechase.game("quoridor", players=2)
        engine.play_many(game, ["level1", "random"], [1, 2], note=RecordFolder(folder, game))
    records = [Record.decode(file.read_bytes()) for file in sorted(Path(folder).glob("*.json"))]
    found = decisions(records)
    file = Path(folder) / "decisions.npz"
    np.savez_compressed(file, **found._asdict())

    data = np.load(file)
    encoding = adapters.encoding(mazechase.game(records[0].game, players=records[0].players))
    print(f"{len(data['actions'])} decisions of {len(records)} games, {data['observations'].shape[1]} numbers each")
    print(f"They are kept in {file}")
    print("The winners' first choice:", encoding.names[data["actions"][data["returns"] > 0][0]])

    try:
        import torch  # noqa: PLC0415 (not everybody has it)
    except ModuleNotFoundError:
        return
    names = ("observations", "masks", "actions", "returns")
    dataset = torch.utils.data.TensorDataset(*(torch.from_numpy(data[name]) for name in names))
    seen, masks, actions, _ = next(iter(torch.utils.data.DataLoader(dataset, batch_size=32, shuffle=True)))
    scores = torch.nn.Linear(seen.shape[1], masks.shape[1])(seen.float()).masked_fill(masks == 0, -1e9)
    print("The loss of a network that has learned nothing:", float(torch.nn.functional.cross_entropy(scores, actions)))


if __name__ == "__main__":
    main(*sys.argv[1:])
