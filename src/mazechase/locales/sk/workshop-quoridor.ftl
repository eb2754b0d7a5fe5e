quoridor-measure-moved = kroky
quoridor-measure-jumped = skoky
quoridor-measure-fenced = prekážky
quoridor-measure-passed-over = vynechania
