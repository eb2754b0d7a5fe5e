quoridor-measure-moved = skridt
quoridor-measure-jumped = hop
quoridor-measure-fenced = forhindringer
quoridor-measure-passed-over = oversprungne ture
