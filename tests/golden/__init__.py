"""Golden games: whole games as readable text. Write a header into a new .txt, then ``make golden`` plays it."""
