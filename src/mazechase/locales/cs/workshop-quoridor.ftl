# Names of what is counted.
quoridor-measure-moved = kroky
quoridor-measure-jumped = skoky
quoridor-measure-fenced = překážky
quoridor-measure-passed-over = vynechané tahy
