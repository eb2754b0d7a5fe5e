quoridor-measure-moved = крачки
quoridor-measure-jumped = скокове
quoridor-measure-fenced = прегради
quoridor-measure-passed-over = пропуснати ходове
