# Lo que dicen las hojas impresas.
print-board = Tablero
print-pieces = Figuras
print-ghosts = Fantasmas
print-ghosts-note = dobla por la línea discontinua y pega: fuerte por un lado, débil por el otro
print-ms = Ms. Pac-Man
print-fences = Barreras
print-pellets = Pac-bolas
print-lives = Vidas de Pac-Man
print-marbles = Canicas
print-marbles-note = o usa cuentas o monedas
print-dots = Bolitas
print-dots-note = o usa cuentas o monedas
print-dice = Dados
print-dice-note = dobla por los bordes y pega las solapas, o usa dados de verdad
print-spinner = Ruleta
print-spinner-note = sujeta un clip en el centro con un lápiz y dale un golpecito
print-cards = Cartas
print-backs = Reversos
print-backs-note = si quieres, imprime esta página por detrás de cada hoja de cartas
print-tile = { $what }: fila { $row }, columna { $column } de { $tiles } { $tiles ->
    [one] pieza
   *[other] piezas
}. Recorta por las marcas y únelas.
print-players = { $count ->
    [one] Para { $count } jugador
   *[other] Para { $count } jugadores
}
print-options = Cómo jugamos
print-yes = sí
print-no = no
print-own = propio
print-fan = Un juego hecho por aficionados, sin relación con los propietarios de los juegos. Imprime al 100 %, sin «ajustar a la página».

# Donde la ayuda habla de la pantalla, el papel dice esto.
quoridor-print-move = Una figura se mueve una casilla hacia delante, hacia atrás o hacia un lado: nunca en diagonal, nunca a través de una barrera y nunca encima de otra figura.
marbles-print-own = Un fantasma puede caer incluso sobre tu propio Pac-Man: se va a casa y nadie paga.
marbles-print-yellow = Cada canica amarilla que tienes te deja comerte a un fantasma, incluso en el mismo movimiento en que la consigues. Si te atrapan, conservas las canicas amarillas.
mspacman-print-power = Cuando Ms. Pac-Man sale de una bolita de poder, de las grandes, todos los fantasmas se vuelven débiles: dales la vuelta. Cada uno sigue débil durante un turno suyo; después vuelve a ser fuerte.
cards-print-secrets = Tus cartas solo las miras tú; todos ven cuántas tienes.
