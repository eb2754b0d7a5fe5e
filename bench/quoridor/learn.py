"""Learn the network of Quoridor's search from recorded games; `--help` shows how. It needs PyTorch and NumPy.

Input is what `spar items` writes: one row per position with its items, bucket, the search's value and who won.
Output is the file of 16-bit numbers that native/quoridor/net.hpp reads.
"""

import argparse
import math
from pathlib import Path

import numpy as np
import torch

ITEMS, WIDTH, BUCKETS, ONE = 1594, 32, 7, 256
ROW = 128  # items of a position; the unused ones are ITEMS + 8
RECORD = np.dtype([("items", "<u2", ROW), ("value", "<i2"), ("won", "i1"), ("bucket", "u1")])
HELD_OUT = 20  # one in so many positions is for measuring only


class Net(torch.nn.Module):  # type: ignore[misc]
    """One row per item, summed; the first number counts as it is, the others between 0 and 1."""

    def __init__(self) -> None:
        super().__init__()
        self.rows = torch.nn.EmbeddingBag(ITEMS + 9, WIDTH, mode="sum", padding_idx=ITEMS + 8)
        torch.nn.init.normal_(self.rows.weight, std=0.02)
        self.begin = torch.nn.Parameter(torch.full((WIDTH,), 0.3))
        self.out = torch.nn.Parameter(torch.randn(BUCKETS, WIDTH) * 0.3)
        self.constant = torch.nn.Parameter(torch.zeros(BUCKETS))
        with torch.no_grad():
            self.rows.weight[ITEMS + 8] = 0

    def forward(self, items: torch.Tensor, bucket: torch.Tensor) -> torch.Tensor:
        hidden = self.rows(items) + self.begin
        bent = hidden[:, 1:].clamp(0, 1)
        return hidden[:, 0] + (bent * self.out[bucket][:, 1:]).sum(1) + self.constant[bucket]

    def numbers(self) -> np.ndarray:
        """Return everything as 16-bit integers, in the order of net.hpp."""
        parts = [self.rows.weight[:ITEMS], self.begin[None], self.out, self.constant]
        flat = np.concatenate([part.detach().cpu().numpy().ravel() for part in parts])
        return np.clip(np.round(flat * ONE), -32000, 32000).astype("<i2")


def fit_scale(value: torch.Tensor, won: torch.Tensor) -> float:
    """Return the scale at which the search's values predict results best: chance = 1 / (1 + exp(-value / scale))."""
    tried = [(loss_of(value / scale, (won + 1) / 2).item(), scale) for scale in range(60, 900, 10)]
    return min(tried)[1]


def loss_of(logit: torch.Tensor, target: torch.Tensor) -> torch.Tensor:
    """Return the mean cross entropy."""
    return torch.nn.functional.binary_cross_entropy_with_logits(logit, target)


def main() -> None:
    """Read, learn, and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--epochs", type=int, default=16)
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--trust", type=float, default=0.6, help="how much of the target is the search's value")
    args = parser.parse_args()
    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    data = [np.fromfile(path, RECORD) for path in args.files]
    targets = []
    for part in data:
        value = torch.from_numpy(part["value"].astype(np.float32))
        won = torch.from_numpy(part["won"].astype(np.float32))
        scale = fit_scale(value[: 1 << 18], won[: 1 << 18])
        print(f"{len(part)} positions, a logit is worth {scale}", flush=True)
        targets.append(args.trust * torch.sigmoid(value / scale) + (1 - args.trust) * (won + 1) / 2)
    everything = np.concatenate(data)
    items = torch.from_numpy(everything["items"].astype(np.int16)).to(device)
    bucket = torch.from_numpy(everything["bucket"].astype(np.int64)).to(device)
    target = torch.cat(targets).to(device)
    # Rows of one game stand together, so the held-out ones are whole blocks.
    held = (torch.arange(len(target), device=device) // 1000) % HELD_OUT == 0
    train, test = torch.nonzero(~held)[:, 0], torch.nonzero(held)[:, 0]
    net = Net().to(device)
    optimizer = torch.optim.Adam(net.parameters(), lr=args.rate)
    steps = args.epochs * (len(train) // args.batch)
    falling = [0.02 + 0.49 * (1 + math.cos(math.pi * step / steps)) for step in range(steps + 1)]
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: falling[min(step, steps)])
    for epoch in range(args.epochs):
        order = train[torch.randperm(len(train), device=device)]
        total = 0.0
        for at in range(0, len(order) - args.batch + 1, args.batch):
            some = order[at : at + args.batch]
            loss = loss_of(net(items[some].long(), bucket[some]), target[some])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            with torch.no_grad():
                net.rows.weight.clamp_(-8, 8)
            total += loss.item()
        with torch.no_grad():
            losses = [loss_of(net(items[some].long(), bucket[some]), target[some]).item() for some in test.split(65536)]
        mean = total / max(1, len(order) // args.batch)
        print(f"epoch {epoch}: {mean:.5f}, held out {np.mean(losses):.5f}", flush=True)
    net.numbers().tofile(args.out)


if __name__ == "__main__":
    main()
