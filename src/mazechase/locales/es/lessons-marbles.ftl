# Lo que dice el entrenador en las lecciones.
marbles-lesson-first-turn = Tu primer turno
marbles-lesson-first-turn-1 = Eres el Pac-Man amarillo y comes canicas. Primero, tira los dos dados.
marbles-lesson-first-turn-2 = Un dado es para ti; el otro, para un fantasma. Anda cinco pasos y cómete todas las canicas del camino: toca el sitio marcado y luego «Ir».
marbles-lesson-first-turn-2-hint = También vale, pero busca donde haya más canicas: toca el sitio marcado.
marbles-lesson-first-turn-3 = ¡Cinco canicas! El 2 mueve un fantasma. Toca los fantasmas del centro y luego adónde debe ir uno.
marbles-lesson-first-turn-done = Ese es un turno entero: tirar, moverte, mover un fantasma. Gana quien acabe con más canicas blancas.

marbles-lesson-ghost = Manda un fantasma
marbles-lesson-ghost-1 = Los fantasmas no son de nadie, ¡así que úsalos! Tu rival está a dos pasos de uno: toca el fantasma y luego a tu rival.
marbles-lesson-ghost-1-hint = ¡Primero el fantasma! Tócalo y luego toca a tu rival.
marbles-lesson-ghost-2 = ¡Pillado! Tu rival se va a casa y te paga dos canicas blancas. Ahora anda tres pasos, hasta la canica amarilla.
marbles-lesson-ghost-done = ¡Buena caza! Ahora tienes una canica amarilla. La próxima lección te enseña para qué sirve.

marbles-lesson-yellow = Cómete un fantasma
marbles-lesson-yellow-1 = Con una canica amarilla te puedes comer un fantasma. Hay uno a dos pasos: tócalo y luego «Ir».
marbles-lesson-yellow-1-hint = Tienes una canica amarilla: ¡úsala! Toca el fantasma marcado.
marbles-lesson-yellow-2 = ¡Glup! El fantasma ha vuelto al centro, tu canica amarilla a un aro, y tu rival te ha pagado dos. Ahora mueve un fantasma con el 2.
marbles-lesson-yellow-done = Sin canica amarilla, los fantasmas te cierran el paso. Con una, son la cena.

marbles-lesson-openings = Por los túneles
marbles-lesson-openings-1 = Las flechas blancas son túneles. Sal por abajo y entra por arriba, todo en tres pasos: toca el sitio marcado.
marbles-lesson-openings-1-hint = Eso vale, pero probemos el túnel. Toca el sitio marcado.
marbles-lesson-openings-2 = ¡De punta a punta del tablero en un movimiento! Ahora el fantasma: llévalo lejos de ti.
marbles-lesson-openings-done = Un túnel lleva a cualquier otro, y cruzar no cuesta ningún paso. También va muy bien para escapar.

marbles-lesson-last-marble = La última canica
marbles-lesson-last-marble-1 = Solo queda una canica blanca y ganas por una. Está a tres pasos: tócala.
marbles-lesson-last-marble-1-hint = No se la dejes a tu rival. Toca la última canica.
marbles-lesson-last-marble-done = La partida termina con la última canica blanca, y gana quien tenga más: ¡tú! Ya lo sabes todo.
