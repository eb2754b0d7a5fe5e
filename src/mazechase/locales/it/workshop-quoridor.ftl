quoridor-measure-moved = passi
quoridor-measure-jumped = salti
quoridor-measure-fenced = recinti
quoridor-measure-passed-over = turni saltati
