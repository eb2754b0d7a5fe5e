"""The contract suite: laws that every game obeys, each a plain function of a game and a trail of its play."""
