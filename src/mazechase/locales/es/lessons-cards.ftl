# Lo que dice el entrenador en las lecciones.
cards-lesson-first-turn = Tu primer turno
cards-lesson-first-turn-1 = Se trata de reunir puntos. Toca «Robar» para llevarte una carta.
cards-lesson-first-turn-1-hint = Todavía no tienes puntos, así que no pares. Toca «Robar».
cards-lesson-first-turn-2 = ¡Una cereza, 2 puntos! Puedes robar hasta tres cartas por turno. Roba otra.
cards-lesson-first-turn-3 = Una bolita vale 1 punto. Tres fantasmas te dejarían fuera, así que no hay que arriesgar tanto: toca «Fin del turno».
cards-lesson-first-turn-3-hint = Eso se puede hacer, pero esta vez vamos a lo seguro. Toca «Fin del turno».
cards-lesson-first-turn-done = Así es un turno: robas de una a tres cartas y lo terminas. Al final gana quien tenga más puntos.

cards-lesson-stop = Parar a tiempo
cards-lesson-stop-1 = ¡Dos fantasmas! Uno más y te quedas fuera y sin puntos. Guárdalos: toca «Plantarse» y confirma.
cards-lesson-stop-1-hint = Demasiado riesgo: un fantasma más te dejaría fuera. Toca «Plantarse».
cards-lesson-stop-done = Has guardado tus puntos, y tu rival ha robado un tercer fantasma y se ha quedado fuera. ¡Has ganado!

cards-lesson-give = Potenciador: Regalo
cards-lesson-give-1 = Tienes dos fantasmas. Atrévete a robar: puede salir un potenciador.
cards-lesson-give-2 = ¡Regalo! Deshazte de un fantasma: toca el fantasma marcado y luego a quien se lo das.
cards-lesson-give-done = ¡Un fantasma menos para ti y uno más para tu rival! Si es el tercero, queda fuera.

cards-lesson-swap = Potenciador: Cambio
cards-lesson-swap-1 = Solo una bolita y dos fantasmas: una mano mala. Roba una carta.
cards-lesson-swap-2 = ¡Cambio! Dos jugadores cambian sus manos. Elígete a ti y al jugador marcado.
cards-lesson-swap-2-hint = Así te quedarías con tus fantasmas. Elígete a ti y al jugador marcado.
cards-lesson-swap-done = ¡Menuda suerte, 12 puntos! Y tus fantasmas se los queda tu rival. También puedes cambiar las manos de otros dos.

cards-lesson-skip = Potenciador: Salto
cards-lesson-skip-1 = Roba una carta.
cards-lesson-skip-2 = ¡Salto! Alguien pierde un turno. Toca al jugador marcado.
cards-lesson-skip-3 = Ahora toca «Fin del turno» y mira quién juega después.
cards-lesson-skip-done = A ese jugador no le ha tocado. Salta a quien más necesite su turno.

cards-lesson-dictate = Potenciador: Orden
cards-lesson-dictate-1 = Este es el nivel 2, con otros potenciadores. Roba una carta.
cards-lesson-dictate-2 = ¡Orden! Di cuántas cartas tiene que robar alguien. Toca al jugador marcado y luego +3.
cards-lesson-dictate-2-hint = También es buena idea, pero hagámoslo peligroso: el jugador marcado y +3.
cards-lesson-dictate-3 = Tres cartas, y sin escapatoria. Toca «Fin del turno» y mira.
cards-lesson-dictate-done = Dos fantasmas más se han juntado con el que ya tenía: ¡fuera! Dale órdenes a quien ya tenga fantasmas.

cards-lesson-all-draw = Potenciador: Todos roban
cards-lesson-all-draw-1 = Roba una carta.
cards-lesson-all-draw-2 = ¡Todos roban! Cada jugador se lleva una carta, y empiezas tú: toca el mazo.
cards-lesson-all-draw-done = Todos se han llevado una carta, y también fantasmas. Es peligroso para quien ya tiene dos.

cards-lesson-pass-left = Potenciador: A la izquierda
cards-lesson-pass-left-1 = Tienes un fantasma. Roba una carta.
cards-lesson-pass-left-2 = ¡A la izquierda! Cada jugador le da una carta al de su izquierda, todos a la vez. Toca tu fantasma.
cards-lesson-pass-left-2-hint = Podrías, pero te quedarías con el fantasma. Toca el fantasma.
cards-lesson-pass-left-done = Tu fantasma se ha ido, y te ha llegado una carta del otro lado. ¡Ya conoces todos los potenciadores!
