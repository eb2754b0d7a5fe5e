"""Census: perft counts as data. Write a header and ``depth ?`` lines into a new .txt, then ``make golden`` counts."""
