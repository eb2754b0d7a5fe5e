quoridor-measure-moved = steg
quoridor-measure-jumped = hopp
quoridor-measure-fenced = staket
quoridor-measure-passed-over = överhoppade turer
