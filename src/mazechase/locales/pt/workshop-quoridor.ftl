# Nomes do que se conta.
quoridor-measure-moved = passos
quoridor-measure-jumped = saltos
quoridor-measure-fenced = barreiras
quoridor-measure-passed-over = turnos perdidos
