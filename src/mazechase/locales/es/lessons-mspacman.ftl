# Lo que dice el entrenador en las lecciones.
mspacman-lesson-first-turn = Tu primer turno
mspacman-lesson-first-turn-1 = Eres Ms. Pac-Man y quieres dejar tu zona sin bolitas. Toca la ruleta.
mspacman-lesson-first-turn-2 = ¡Tres pasos! Se come cada bolita al salir de su casilla. Toca la casilla marcada y luego «Ir».
mspacman-lesson-first-turn-2-hint = También son tres pasos, pero ve adonde señala la mano.
mspacman-lesson-first-turn-done = ¡Tres bolitas menos! Después, el fantasma ha tirado su dado y ha ido a por ti. Gana la primera persona que deja su zona sin bolitas.

mspacman-lesson-power = La bolita de poder
mspacman-lesson-power-1 = Hay un fantasma fuerte cerca. Gira la ruleta: la bolita grande de al lado te ayudará.
mspacman-lesson-power-2 = Cuando sales de la bolita de poder, todos los fantasmas se vuelven débiles. Pasa por ella y atraviesa el fantasma: toca la casilla marcada y luego «Ir».
mspacman-lesson-power-2-hint = ¡Perderías tu oportunidad! Pasa por la bolita grande y atraviesa el fantasma.
mspacman-lesson-power-3 = Lo has atrapado, ¡y por eso giras otra vez!
mspacman-lesson-power-4 = Dos pasos más, y dos bolitas más.
mspacman-lesson-power-done = Un fantasma débil que atrapas se va a casa. Pero no esperes mucho: los fantasmas recuperan la fuerza.

mspacman-lesson-exits = Escapa por las salidas
mspacman-lesson-exits-1 = ¡Tienes un fantasma fuerte justo detrás! Gira la ruleta.
mspacman-lesson-exits-2 = Con un paso vas de cualquier salida del borde a cualquier otra. Toca la casilla marcada, la que está lejos, y luego «Ir».
mspacman-lesson-exits-2-hint = Ahí te podría alcanzar el fantasma. Escapa por la salida.
mspacman-lesson-exits-done = ¡Lejos en tres pasos! Los fantasmas también pueden usar las salidas, así que no los pierdas de vista.

mspacman-lesson-ghost = Juega con un fantasma
mspacman-lesson-ghost-1 = Ahora eres un fantasma: atrapa a Ms. Pac-Man y la manejarás tú. Tira el dado.
mspacman-lesson-ghost-2 = Está a dos pasos y tú tienes tres: ¡te sobra! Tócala y luego «Ir».
mspacman-lesson-ghost-2-hint = ¡La tienes a tu alcance! Toca a Ms. Pac-Man.
mspacman-lesson-ghost-3 = ¡Atrapada! Ahora eres Ms. Pac-Man. Ponla en un círculo blanco de tu zona: toca el marcado y luego «Ir».
mspacman-lesson-ghost-3-hint = Ese círculo está libre, pero empieza en tu zona, donde están tus bolitas.
mspacman-lesson-ghost-done = Quien la atrapa la maneja enseguida. Así todos llegan a comer.

mspacman-lesson-win = La última bolita
mspacman-lesson-win-1 = En tu zona queda una sola bolita. ¡Gira la ruleta!
mspacman-lesson-win-2 = Pasa por encima: se come al salir de su casilla. Toca la casilla marcada y luego «Ir».
mspacman-lesson-win-2-hint = Tienes que entrar en la bolita y volver a salir. Toca la casilla marcada.
mspacman-lesson-win-done = Tu zona está vacía, ¡y ganas! También cuenta si otra persona se come tu última bolita.
