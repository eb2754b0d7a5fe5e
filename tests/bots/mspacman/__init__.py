"""Ms. Pac-Man's bots."""
