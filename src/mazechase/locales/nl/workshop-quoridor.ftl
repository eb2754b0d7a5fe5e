quoridor-measure-moved = stappen
quoridor-measure-jumped = sprongen
quoridor-measure-fenced = muurtjes
quoridor-measure-passed-over = overgeslagen beurten
