# Lo que dice el entrenador en las lecciones.
chase-lesson-first-turn = Tu primer turno
chase-lesson-first-turn-1 = Eres Pac-Man. Andas dos casillas por turno y quieres las cuatro pac-bolas. Toca la pac-bola que está a dos casillas.
chase-lesson-first-turn-1-hint = ¡Hay una pac-bola a tu alcance! Tócala.
chase-lesson-first-turn-2 = ¡Ñam! Una pac-bola te da hasta tres pasos más. Ahora no los necesitas: toca «Parar aquí».
chase-lesson-first-turn-2-hint = Puedes seguir corriendo, pero vamos a parar aquí. Toca «Parar aquí».
chase-lesson-first-turn-done = Ahora cada fantasma se ha movido una casilla. Cómete las cuatro pac-bolas antes de que te atrapen tres veces, y ganas.

chase-lesson-boost = Cómete un fantasma
chase-lesson-boost-1 = Detrás de esa pac-bola acecha un fantasma. Primero, cómete la pac-bola.
chase-lesson-boost-2 = ¡Ahora tienes fuerza! Durante tres pasos puedes comer fantasmas. Toca el fantasma.
chase-lesson-boost-3 = ¡Glup! Está fuera hasta que pierdas una vida. Toca «Parar aquí».
chase-lesson-boost-done = Una pac-bola solo te da fuerza durante el resto de ese movimiento. Después, los fantasmas vuelven a cerrarte el paso.

chase-lesson-hide = Que no te vean
chase-lesson-hide-1 = Los fantasmas miran a lo largo de su fila y de su columna. Si uno te ve, corre dos casillas. Escóndete entre las barreras: toca la casilla marcada.
chase-lesson-hide-1-hint = Ahí te podría ver un fantasma. Escóndete entre las barreras, en la casilla marcada.
chase-lesson-hide-done = Nadie te ha podido ver, así que cada fantasma solo ha andado una casilla. ¡Las barreras son tus amigas!

chase-lesson-ghosts = Juega con los fantasmas
chase-lesson-ghosts-1 = Ahora manejas los cuatro fantasmas. Van por turnos, una casilla cada uno. Acerca a Blinky a Pac-Man: toca la casilla marcada.
chase-lesson-ghosts-1-hint = Los fantasmas cazan juntos: acércate a Pac-Man. Toca la casilla marcada.
chase-lesson-ghosts-2 = Ahora va Inky. Acércate más.
chase-lesson-ghosts-3 = Pinky no puede atravesar la barrera. Rodéala.
chase-lesson-ghosts-4 = Clyde es el último. ¡Cierra el círculo!
chase-lesson-ghosts-done = Después vuelve a moverse Pac-Man. Los fantasmas ganan si lo atrapan tres veces, así que rodéalo.

chase-lesson-frenzy = Ver y atrapar
chase-lesson-frenzy-1 = ¡Blinky mira por la columna y ve a Pac-Man! Un fantasma que lo ve corre dos casillas en línea recta. Toca la casilla marcada.
chase-lesson-frenzy-2 = Inky también lo ve, por la fila. ¡Corre dos casillas y atrápalo!
chase-lesson-frenzy-2-hint = ¡Por ahí no! Corre directo hacia Pac-Man.
chase-lesson-frenzy-done = ¡Atrapado! Pac-Man pierde una vida y todos vuelven a la salida. Las barreras tapan la vista.
