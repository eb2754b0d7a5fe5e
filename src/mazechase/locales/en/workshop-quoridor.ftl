# Names of what is counted.
quoridor-measure-moved = steps
quoridor-measure-jumped = jumps
quoridor-measure-fenced = fences
quoridor-measure-passed-over = passes
