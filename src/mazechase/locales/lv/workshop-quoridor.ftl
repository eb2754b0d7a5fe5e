quoridor-measure-moved = soļi
quoridor-measure-jumped = lēcieni
quoridor-measure-fenced = sienas
quoridor-measure-passed-over = izlaisti gājieni
