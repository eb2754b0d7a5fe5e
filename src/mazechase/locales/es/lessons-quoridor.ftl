# Lo que dice el entrenador en las lecciones.
quoridor-lesson-first-turn = Tu primer turno
quoridor-lesson-first-turn-1 = Eres Pac-Man y quieres llegar al otro lado. Toca la casilla que tienes delante.
quoridor-lesson-first-turn-1-hint = Eso se puede hacer, pero el otro lado está justo delante. Toca la casilla que tienes delante.
quoridor-lesson-first-turn-2 = ¡Eso ha sido un turno! Tu rival también ha jugado el suyo. Sigue: un paso más.
quoridor-lesson-first-turn-3 = Falta un paso. Toca la última casilla y gana.
quoridor-lesson-first-turn-done = ¡Has ganado! Gana la partida quien llega antes al otro lado.

quoridor-lesson-fence = Pon una barrera
quoridor-lesson-fence-1 = ¡A tu rival le falta un paso para ganar! En vez de andar, pon una barrera: toca el hueco marcado y luego «Colocarla».
quoridor-lesson-fence-1-hint = Tu rival ganaría ahora. Pon la barrera en el hueco marcado.
quoridor-lesson-fence-2 = Ahora tu rival tiene que rodearla. Alarga el rodeo: pon otra barrera justo al lado de la primera.
quoridor-lesson-fence-done = ¡Buen bloqueo! Una barrera ocupa dos casillas y ya no se mueve. En una partida de dos tienes diez.

quoridor-lesson-jump = Salta por encima
quoridor-lesson-jump-1 = Tienes a alguien justo delante. Puedes saltar por encima: toca la casilla que hay detrás.
quoridor-lesson-jump-1-hint = No hace falta dar un rodeo. Toca la casilla que hay detrás de tu rival.
quoridor-lesson-jump-done = ¡Dos casillas en un turno! Cuando dos figuras están cara a cara, le viene bien a quien le toca mover.

quoridor-lesson-jump-aside = Salta hacia un lado
quoridor-lesson-jump-aside-1 = Detrás de tu rival hay una barrera, así que no puedes saltar recto. Salta hacia un lado: toca la casilla marcada.
quoridor-lesson-jump-aside-1-hint = Hay un camino más rápido: salta junto a tu rival, a la casilla marcada.
quoridor-lesson-jump-aside-done = ¡Eso es! Solo se salta hacia un lado cuando hay una barrera justo detrás de la otra figura.

quoridor-lesson-race = Gana la carrera
quoridor-lesson-race-1 = Cuenta los pasos: tú necesitas dos; tu rival, solo uno. ¡Una barrera en el hueco marcado convierte ese paso en tres!
quoridor-lesson-race-1-hint = Entonces tu rival ganaría con el próximo paso. Pon antes una barrera en el hueco marcado.
quoridor-lesson-race-2 = Tu rival tiene que dar un rodeo. ¡Ahora corre!
quoridor-lesson-race-3 = Un paso más.
quoridor-lesson-race-done = ¡Has ganado por un paso! Compara los caminos: anda si el tuyo es más corto; si no, pon barreras. Nunca puedes encerrar a nadie del todo.
