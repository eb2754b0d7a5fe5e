# Names of what is counted.
quoridor-measure-moved = kroky
quoridor-measure-jumped = skoky
quoridor-measure-fenced = ploty
quoridor-measure-passed-over = vynechané tahy
