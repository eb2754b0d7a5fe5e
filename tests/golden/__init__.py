"""Golden games: whole games as readable text. Write a header into a new .txt; ``make golden`` plays it."""
