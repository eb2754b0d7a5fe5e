quoridor-measure-moved = pași
quoridor-measure-jumped = sărituri
quoridor-measure-fenced = bariere
quoridor-measure-passed-over = ture pierdute
