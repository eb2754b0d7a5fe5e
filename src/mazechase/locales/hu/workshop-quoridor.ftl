quoridor-measure-moved = lépések
quoridor-measure-jumped = ugrások
quoridor-measure-fenced = falak
quoridor-measure-passed-over = kimaradások
