"""The native kernels, compared with the Python rules, the oracle. native/README.md describes how to add a game."""
