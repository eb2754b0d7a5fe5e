"""The contract suite: laws that every game obeys, each a plain function over a game and what was played of it."""
