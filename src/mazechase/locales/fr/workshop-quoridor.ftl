quoridor-measure-moved = pas
quoridor-measure-jumped = sauts
quoridor-measure-fenced = barrières
quoridor-measure-passed-over = tours passés
