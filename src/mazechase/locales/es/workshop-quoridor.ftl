# Nombres de lo que se cuenta.
quoridor-measure-moved = pasos
quoridor-measure-jumped = saltos
quoridor-measure-fenced = barreras
quoridor-measure-passed-over = turnos perdidos
