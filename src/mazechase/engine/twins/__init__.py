"""The twins of the games that have a native kernel, one module per game, and the kernels next to them."""
