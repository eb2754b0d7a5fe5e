quoridor-measure-moved = žingsniai
quoridor-measure-jumped = šuoliai
quoridor-measure-fenced = tvoros
quoridor-measure-passed-over = praleisti ėjimai
