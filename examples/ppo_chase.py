"""Learn Pac-Man's side of the chase with masked PPO: ``python ppo_chase.py [STEPS] [OPPONENT]``.

The library is sb3-contrib (Stable-Baselines3). Needs ``pip install "mazechase[learning]"``, which brings PyTorch.
"""

import sys
from typing import Any

from sb3_contrib import MaskablePPO

from mazechase.adapters import gymnasium


def score(model: Any, env: gymnasium.SeatEnv, games: int) -> float:
    """Return what games are worth on average to whoever plays like the model; None plays at random."""
    total = 0.0
    for seed in range(games):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            if model is None:
                action = int(env.action_space.sample())
            else:
                action = int(model.predict(seen, action_masks=env.action_masks(), deterministic=False)[0])
            seen, reward, ended, cut, _ = env.step(action)
            total += reward
            over = ended or cut
    return total / games


def main(steps: str = "20000", opponent: str = "random") -> None:
    """Learn, and compare with random moves."""
    options = {"lives": 1, "max_turns": 60}
    env = gymnasium.env("chase", players=2, options=options, opponents=opponent, max_cycles=1000)
    model = MaskablePPO("MlpPolicy", env, n_steps=512, batch_size=128, seed=1, verbose=0)
    before = score(None, env, 30)
    model.learn(int(steps))
    print(f"Random moves: {before:+.2f} a game; after {steps} steps: {score(model, env, 30):+.2f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
