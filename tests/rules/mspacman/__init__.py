"""Ms. Pac-Man's rulings, boards and texts."""
