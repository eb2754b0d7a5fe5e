quoridor-measure-moved = Schritte
quoridor-measure-jumped = Sprünge
quoridor-measure-fenced = Hindernisse
quoridor-measure-passed-over = ausgesetzte Züge
