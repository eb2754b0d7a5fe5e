"""The census: perft counts as data. Write a header and ``depth ?`` lines into a new .txt; ``make golden`` counts."""
