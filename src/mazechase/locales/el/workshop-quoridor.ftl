# Ονόματα για όσα μετριούνται.
quoridor-measure-moved = βήματα
quoridor-measure-jumped = άλματα
quoridor-measure-fenced = τοίχοι
quoridor-measure-passed-over = χαμένες σειρές
