"""The native kernels beside the Python rules, which are the oracle. native/README.md describes how to add a game."""
