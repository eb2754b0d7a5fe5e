error-mspacman-bad-token = «{ $text }» no es ni una casilla, como c8, ni una cara, como *4 o *F2.
error-mspacman-bad-position = «{ $text }» no es una posición; escríbela así: { $form }.
error-mspacman-bad-phase = «{ $text }» no es algo que pueda venir ahora.
error-mspacman-bad-cell = En este tablero no hay ninguna casilla «{ $text }».
error-mspacman-bad-ghost = «{ $text }» no es un fantasma; escríbelo como e4, o si es débil como e4f1, e4p1 o e4p2.

error-mspacman-document-field = Un documento de este juego necesita «{ $field }», en la forma correcta.
error-mspacman-document-extra = Un documento no tiene el campo «{ $field }»; sus campos son id, game, title, source y { $content }.
error-mspacman-document-game = Este documento es para el juego «{ $game }».
error-mspacman-faces-count = { $count ->
    [one] Hay { $count } cara; debe haber de 2 a { $most }.
   *[other] Hay { $count } caras; debe haber de 2 a { $most }.
}
error-mspacman-faces-face = «{ $face }» no es una cara; las caras son F2 y los números del 1 al { $largest }, como texto.
error-mspacman-faces-spinner-flip = La ruleta solo puede tener números normales, no F2 (M14).
error-mspacman-faces-three = La ruleta debe tener un 3 (M14).
error-mspacman-faces-flip = El dado debe tener al menos una cara F2 (M15).
error-mspacman-faces-equal = Todas las caras dan el mismo número de pasos, así que nadie podría sacar el número más alto (M14).

error-mspacman-board-label = «{ $label }» en { $place } no es una casilla de este juego; las casillas son b, i, p o s, solas o seguidas de *, o, x o g.
error-mspacman-board-dots = { $count ->
    [one] La zona de { $area } tiene { $count } casilla con bolita; debe tener { $each } (M1).
   *[other] La zona de { $area } tiene { $count } casillas con bolita; debe tener { $each } (M1).
}
error-mspacman-board-exits = { $count ->
    [one] Hay { $count } casilla de salida; debe haber 4 (M2).
   *[other] Hay { $count } casillas de salida; debe haber 4 (M2).
}
error-mspacman-board-exit-opening = La casilla de salida { $place } debe estar en el borde, con una abertura (M2).
error-mspacman-board-opening = Hay una abertura en { $place }, que no es una casilla de salida (M2).
error-mspacman-board-powers = { $count ->
    [one] Hay { $count } casilla de poder; debe haber 4 (M4).
   *[other] Hay { $count } casillas de poder; debe haber 4 (M4).
}
error-mspacman-board-circles = La zona de { $area } necesita un círculo blanco (M5).
error-mspacman-board-circle-far = El círculo blanco de { $place } está más cerca del borde que del centro (M5).
error-mspacman-board-ghost-spaces = { $count ->
    [one] Hay { $count } guarida; debe haber una de cada color (M6).
   *[other] Hay { $count } guaridas; debe haber una de cada color (M6).
}
error-mspacman-board-ghost-middle = La guarida { $place } debe estar más cerca del centro que { $other } (M6).
error-mspacman-board-door = La puerta entre { $place } y { $other } debe llevar de una guarida al laberinto (M7).
error-mspacman-board-no-door = La guarida { $place } debe estar cerrada, salvo por una puerta al laberinto (M7).
error-mspacman-board-unreachable = No se puede llegar a { $place }; el laberinto debe estar comunicado (M9).
error-mspacman-board-dead-end = { $place } es un callejón sin salida; cada casilla necesita dos salidas (M12).
error-mspacman-board-unequal = Todas las zonas deben tener el mismo número de { $thing ->
    [exit] casillas de salida
    [power] casillas de poder
   *[circle] círculos blancos
}; por orden, estas zonas tienen { $counts } (M16).
error-mspacman-board-clockwise = Las zonas deben estar en este orden, en el sentido de las agujas del reloj: { $order } (MSP-7).
error-mspacman-board-circle-door = El círculo blanco de { $place } está delante de la puerta de un fantasma (M19).

error-mspacman-place-seats = Una posición para { $players } jugadores nombra { $players } fantasmas, uno de ellos «-».
error-mspacman-place-seat = No puede ser el turno de ese puesto.
error-mspacman-place-control = Alguien maneja a Ms. Pac-Man cuando ya se sabe quién empieza; antes, nadie.
error-mspacman-place-ghosts = Quien maneja a Ms. Pac-Man no tiene fantasma en el tablero; todos los demás tienen uno.
error-mspacman-place-dots = Hay una bolita donde no la había al empezar.
error-mspacman-place-begin = Hasta que se sabe quién empieza, están todas las bolitas, y todos los fantasmas son fuertes y están en su guarida.
error-mspacman-place-spins = Estas tiradas para ver quién empieza no son posibles.
error-mspacman-place-ghost-space = Un fantasma no puede estar en la guarida de otro.
error-mspacman-place-timer = Ahora un fantasma no puede ser débil durante tanto tiempo.
error-mspacman-place-sharing = Ahora no puede haber dos figuras en la misma casilla.
error-mspacman-place-her = Ms. Pac-Man no puede estar ahí ahora.
error-mspacman-place-phase = Eso no puede venir ahora para este puesto.
error-mspacman-place-steps = No pueden quedar tantos pasos ahora.
error-mspacman-place-flags = Ahora no puede haber un turno extra.
error-mspacman-place-came = Un fantasma no puede haber venido de ahí.
error-mspacman-place-bump = Aquí no hay ninguna casilla libre siguiente que elegir.
error-mspacman-place-turns = Los turnos solo se cuentan hasta la opción max_turns.
error-mspacman-place-over = La partida termina cuando una zona en juego está vacía o se alcanza el límite de turnos, y solo entonces.

mspacman-refuse-no-circle = Ms. Pac-Man tiene que empezar en un círculo blanco.
mspacman-refuse-circle-taken = En ese círculo blanco hay un fantasma (regla de la casa: Ms. Pac-Man empieza en uno libre).
mspacman-refuse-same-exit = Se sale por una salida y se vuelve por otra, no por la misma.
mspacman-refuse-no-pass = Tu figura ya está ahí, y tienes que usar todos tus pasos.
mspacman-refuse-ghost-space = Ahora nadie puede entrar en una guarida.
mspacman-refuse-by-the-door = De una guarida se sale por la puerta, y esa no lleva ahí.
mspacman-refuse-wall = Hay un muro en medio.
mspacman-refuse-diagonal = No puedes moverte en diagonal.
mspacman-refuse-too-far = Demasiado lejos: cada paso va a la casilla de al lado.
mspacman-refuse-not-on-her = Ahí está Ms. Pac-Man, así que no es una casilla libre.
mspacman-refuse-not-open = Ahí hay otro fantasma, así que no es una casilla libre.
mspacman-refuse-not-open-named = aquí ya hay un fantasma, así que no es una casilla libre.
mspacman-refuse-came-from = El fantasma ha venido de ahí y tiene que seguir adelante, no volver.
mspacman-refuse-not-next = Esa no es la siguiente casilla libre.

mspacman-event-spun-to-begin = El puesto { $seat } ha sacado { $face } para ver quién empieza.
mspacman-event-tied-to-begin = Hay empate; estos puestos lo intentan otra vez: { $seats }.
mspacman-event-took-control = El puesto { $seat } maneja ahora a Ms. Pac-Man.
mspacman-event-placed = El puesto { $seat } ha puesto a Ms. Pac-Man en { $at }.
mspacman-event-spun = El puesto { $seat } ha sacado { $face } en la ruleta.
mspacman-event-rolled = El puesto { $seat } ha sacado { $face } con el dado.
mspacman-event-stepped = { $left ->
    [one] El puesto { $seat } ha movido a Ms. Pac-Man de { $origin } a { $to }; queda { $left } paso.
   *[other] El puesto { $seat } ha movido a Ms. Pac-Man de { $origin } a { $to }; quedan { $left } pasos.
}
mspacman-event-ghost-stepped = { $left ->
    [one] El puesto { $seat } ha movido su fantasma de { $origin } a { $to }; queda { $left } paso.
   *[other] El puesto { $seat } ha movido su fantasma de { $origin } a { $to }; quedan { $left } pasos.
}
mspacman-event-ate = { $left ->
    [one] El puesto { $seat } se ha comido la bolita de { $at }; en la zona de { $area } queda { $left } bolita.
   *[other] El puesto { $seat } se ha comido la bolita de { $at }; en la zona de { $area } quedan { $left } bolitas.
}
mspacman-event-power-eaten = ¡El puesto { $seat } se ha comido la bolita de poder de { $at }!
mspacman-event-weakened = El fantasma del puesto { $seat } se ha vuelto débil ({ $cause ->
    [power] bolita de poder
    [f2] F2
   *[other] { $cause }
}) y volverá a ser fuerte dentro de { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}.
mspacman-event-recovered = El fantasma del puesto { $seat } vuelve a ser fuerte.
mspacman-event-caught = El puesto { $seat } ha atrapado al fantasma del puesto { $ghost } en { $at }.
mspacman-event-ran-into-her = El fantasma débil del puesto { $seat } se ha topado con Ms. Pac-Man en { $at }.
mspacman-event-went-home = El fantasma del puesto { $seat } ha vuelto a casa, a { $at }, y vuelve a ser fuerte.
mspacman-event-extra-turn = El puesto { $seat } ha ganado un turno extra.
mspacman-event-captured = El puesto { $seat } ha atrapado en { $at } a la Ms. Pac-Man del puesto { $former }.
mspacman-event-bumped = El fantasma del puesto { $seat } ha caído sobre otro fantasma en { $origin } y ha seguido hasta { $to }.
mspacman-event-won = El puesto { $seat } ha ganado: la zona de { $area } está vacía.
mspacman-event-turn-limit = { $turns ->
    [one] Se ha alcanzado el límite de { $turns } turno. Menos bolitas: puesto { $winners }.
   *[other] Se ha alcanzado el límite de { $turns } turnos. Menos bolitas: puesto { $winners }.
}

area_cleared = En la zona ganadora ya no quedan bolitas.
area_cleared-own = Ya no quedan bolitas en tu zona.

mspacman-name = Ms. Pac-Man
mspacman-about = Deja tu zona sin bolitas. Ms. Pac-Man se las come y los fantasmas la persiguen. Si la atrapas, la manejas tú.
mspacman-word-Blinky = Blinky
mspacman-word-Inky = Inky
mspacman-word-Pinky = Pinky
mspacman-word-Sue = Sue
mspacman-step-1 = Ms. Pac-Man gira la ruleta; los fantasmas tiran el dado. Anda esos pasos.
mspacman-step-2 = Ella se come las bolitas. ¿Tu zona está vacía? ¡Ganas!
mspacman-step-3 = Atrápala con tu fantasma y la manejas tú.

# En la página.
mspacman-guide-chance = ¡Hola! Deja tu zona sin bolitas antes que los demás.
mspacman-guide-turn = Toca una casilla que brilla para ir ahí. Nada es definitivo hasta que tocas «Ir».
mspacman-todo-begin = Gira la ruleta para ver quién empieza: el número más alto maneja a Ms. Pac-Man.
mspacman-todo-begin-again = Hay empate: gira otra vez para ver quién empieza.
mspacman-todo-place = Pon a Ms. Pac-Man en uno de los círculos que brillan.
mspacman-todo-spin = Gira la ruleta para Ms. Pac-Man.
mspacman-todo-roll = Tira el dado para tu fantasma.
mspacman-todo-walk = { $steps ->
    [one] Mueve a Ms. Pac-Man { $steps } paso. Toca la casilla siguiente.
   *[other] Mueve a Ms. Pac-Man { $steps } pasos. Toca una casilla que brilla u otra más lejos.
}
mspacman-todo-chase = { $steps ->
    [one] Mueve tu fantasma { $steps } paso. Toca la casilla siguiente.
   *[other] Mueve tu fantasma { $steps } pasos. Toca una casilla que brilla u otra más lejos.
}
mspacman-todo-bump = Aquí hay otro fantasma. Elige la siguiente casilla libre.
mspacman-out-of-reach = { $steps ->
    [one] Demasiado lejos: te queda { $steps } paso.
   *[other] Demasiado lejos: te quedan { $steps } pasos.
}
mspacman-solid = Eso es un muro. Toca una casilla del laberinto.
mspacman-harm = Perderías a Ms. Pac-Man o tu fantasma, o ganaría otra persona.
mspacman-todo-on = { $steps ->
    [one] Queda { $steps } paso.
   *[other] Quedan { $steps } pasos.
}
mspacman-todo-go = ¿Te gusta así? Toca «Ir». Aún puedes retroceder.
mspacman-todo-power = ¡Así te comes una bolita de poder! Toca «Ir» o retrocede.
mspacman-todo-caught = ¡Así atrapas a un fantasma! Toca «Ir» o retrocede.
mspacman-todo-captured = ¡Así atrapas a Ms. Pac-Man! Toca «Ir» o retrocede.
mspacman-todo-lost = Cuidado: ahí te atrapan. Toca «Ir» o retrocede.
mspacman-todo-won = ¡Así se vacía una zona y termina la partida! Toca «Ir» o retrocede.
mspacman-todo-given = Cuidado: así vacías la zona de otra persona, y gana ella. Toca «Ir» o retrocede.
mspacman-spin = Girar
mspacman-roll = Tirar el dado
mspacman-steps-left = { $left ->
    [one] paso más
   *[other] pasos más
}
mspacman-back = Retroceder
mspacman-go = Ir
mspacman-dots-left = { $left ->
    [one] Queda { $left } bolita en la zona de { $area }
   *[other] Quedan { $left } bolitas en la zona de { $area }
}
mspacman-has-her = maneja a Ms. Pac-Man
mspacman-weak-for = débil, fuerte otra vez dentro de { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
mspacman-has-spun = ha sacado { $face }
mspacman-scene-took-control = ¡es ahora Ms. Pac-Man!
mspacman-scene-took-control-you = ¡eres ahora Ms. Pac-Man!
mspacman-scene-captured = ¡ha atrapado a Ms. Pac-Man!
mspacman-scene-captured-you = ¡has atrapado a Ms. Pac-Man!
mspacman-scene-extra-turn = ¡gira otra vez!
mspacman-scene-extra-turn-you = ¡giras otra vez!
mspacman-scene-power-eaten = tiene el poder: ¡fantasmas débiles!
mspacman-scene-power-eaten-you = tienes el poder: ¡fantasmas débiles!
mspacman-scene-caught = ¡un fantasma a casa!
mspacman-scene-caught-you = ¡un fantasma a casa!
mspacman-scene-ran-into-her = se ha topado con Ms. Pac-Man: ¡a casa!
mspacman-scene-ran-into-her-you = te has topado con Ms. Pac-Man: ¡a casa!
mspacman-scene-tied-to-begin = empate: ¡a girar otra vez!
mspacman-scene-won = gana: ¡zona vacía!
mspacman-scene-won-you = ganas: ¡tu zona está vacía!
mspacman-grid = Tablero. Las flechas mueven paso a paso; con Mayús solo miran alrededor. Intro va a una casilla, cercana o lejana, y confirma un movimiento acabado; también gira la ruleta y tira el dado. N busca la siguiente casilla a la que puedes llegar, Retroceso deshace un paso, Esc los deshace todos.
mspacman-cell-her = Ms. Pac-Man: { $name }
mspacman-cell-ghost = fantasma: { $name }
mspacman-cell-weak = fantasma débil: { $name }, fuerte otra vez dentro de { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
mspacman-cell-target = puedes ir aquí
mspacman-cell-dot = bolita
mspacman-cell-power = bolita de poder
mspacman-cell-circle = círculo blanco
mspacman-cell-exit = salida, comunicada con las otras salidas
mspacman-cell-home = guarida de { $area }
mspacman-cell-area = zona de { $area }
mspacman-cell-solid = muro
mspacman-setup-random = Fantasmas al azar
mspacman-option-layout = Tablero
mspacman-option-layout-pinwheel = Molinillo
mspacman-option-layout-pinwheel-about = Un tablero nuestro, igual desde todos los lados.
mspacman-option-layout-for-three = Para tres
mspacman-option-layout-for-three-about = Un tablero nuestro para tres jugadores, en el que sus probabilidades son más parecidas.
mspacman-option-layout-windmill = Molino
mspacman-option-layout-windmill-about = Un tablero nuestro, con otros pasillos.
mspacman-option-die-faces = Dado de los fantasmas
mspacman-option-die-faces-f2-for-two = 1, F2, 3, 4, 5, 6
mspacman-option-spinner-faces = Ruleta de Ms. Pac-Man
mspacman-option-spinner-faces-one-to-six = Del 1 al 6
mspacman-option-start-by = Quién empieza
mspacman-option-start-by-spinner = La ruleta más alta
mspacman-option-start-by-die = El dado más alto
mspacman-option-fill-unused-areas = Bolitas también en las zonas sin usar
mspacman-option-dot-on-pickup = Cuando atrapan a Ms. Pac-Man, también desaparece la bolita que tiene debajo
mspacman-option-capture-in-passing = También se puede atrapar de paso, no solo al final de un movimiento
mspacman-option-bump-can-capture = Un fantasma que cae sobre otro puede seguir hasta Ms. Pac-Man
mspacman-option-enter-ghost-space = Un fantasma puede volver a entrar en su guarida
mspacman-option-power-overrides-f2 = Una bolita de poder también alarga la debilidad de los fantasmas con F2
mspacman-option-power-timer-restart = Una segunda bolita de poder reinicia la cuenta
mspacman-option-extra-turn-chain = En un turno extra se puede ganar otro
mspacman-option-circle-choice = Ms. Pac-Man se puede poner en
mspacman-option-circle-choice-free_only = un círculo blanco sin fantasma
mspacman-option-circle-choice-any = cualquier círculo blanco
mspacman-option-max-turns = Límite de turnos (gana quien tenga menos bolitas)

# Lo que hace alguien, detrás de su nombre: «Ada: sacó 4.»
mspacman-short-spun-to-begin = { $who ->
    [you] sacaste
   *[somebody] sacó
} { $face } para ver quién empieza.
mspacman-short-tied-to-begin = Hay empate. Otra vez: { $seats }.
mspacman-short-took-control = { $who ->
    [you] ahora manejas
   *[somebody] ahora maneja
} a Ms. Pac-Man.
mspacman-short-placed = { $who ->
    [you] pusiste
   *[somebody] puso
} a Ms. Pac-Man en { $at }.
mspacman-short-spun = { $who ->
    [you] sacaste
   *[somebody] sacó
} { $face } en la ruleta.
mspacman-short-rolled = { $who ->
    [you] sacaste
   *[somebody] sacó
} { $face } con el dado.
mspacman-short-stepped = { $left ->
    [0] { $who ->
        [you] moviste
       *[somebody] movió
    } a Ms. Pac-Man a { $to }.
    [one] { $who ->
        [you] moviste
       *[somebody] movió
    } a Ms. Pac-Man a { $to }, queda { $left } paso.
   *[other] { $who ->
        [you] moviste
       *[somebody] movió
    } a Ms. Pac-Man a { $to }, quedan { $left } pasos.
}
mspacman-short-ghost-stepped = { $left ->
    [0] { $who ->
        [you] moviste
       *[somebody] movió
    } el fantasma a { $to }.
    [one] { $who ->
        [you] moviste
       *[somebody] movió
    } el fantasma a { $to }, queda { $left } paso.
   *[other] { $who ->
        [you] moviste
       *[somebody] movió
    } el fantasma a { $to }, quedan { $left } pasos.
}
mspacman-short-ate = { $left ->
    [one] { $who ->
        [you] comiste en
       *[somebody] comió en
    } { $at }; en la zona de { $area } queda { $left } bolita.
   *[other] { $who ->
        [you] comiste en
       *[somebody] comió en
    } { $at }; en la zona de { $area } quedan { $left } bolitas.
}
mspacman-short-power-eaten = ¡{ $who ->
    [you] te comiste
   *[somebody] se comió
} una bolita de poder!
mspacman-short-weakened = { $who ->
    [you] tienes
   *[somebody] tiene
} el fantasma débil ({ $cause ->
    [power] bolita de poder
    [f2] F2
   *[other] { $cause }
}), fuerte otra vez dentro de { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}.
mspacman-short-recovered = { $who ->
    [you] tienes
   *[somebody] tiene
} otra vez un fantasma fuerte.
mspacman-short-caught = { $who ->
    [you] atrapaste
   *[somebody] atrapó
} a un fantasma en { $at }.
mspacman-short-ran-into-her = { $who ->
    [you] te topaste
   *[somebody] se topó
} con Ms. Pac-Man en { $at } con un fantasma débil.
mspacman-short-went-home = el fantasma volvió a casa, a { $at }, y es fuerte otra vez.
mspacman-short-extra-turn = ¡{ $who ->
    [you] ganaste
   *[somebody] ganó
} un turno extra!
mspacman-short-captured = ¡{ $who ->
    [you] atrapaste
   *[somebody] atrapó
} a Ms. Pac-Man en { $at }!
mspacman-short-bumped = { $who ->
    [you] seguiste
   *[somebody] siguió
} con el fantasma de { $origin } a { $to }.
mspacman-short-won = { $who ->
    [you] ganaste
   *[somebody] ganó
}: ¡la zona de { $area } está vacía!
mspacman-short-turn-limit = { $turns ->
    [one] Se ha alcanzado el límite de { $turns } turno. Menos bolitas: { $winners }.
   *[other] Se ha alcanzado el límite de { $turns } turnos. Menos bolitas: { $winners }.
}

# En el registro, junto a la figura de quien lo hace; corto.
mspacman-note-begin = inicio: { $face }
mspacman-note-spun = saca { $face }
mspacman-note-rolled = saca { $face }
mspacman-note-placed = en { $at }
mspacman-note-bumped = sigue a { $to }
mspacman-note-home = fantasma a casa
mspacman-note-captured = ¡la atrapa!
mspacman-note-extra = gira otra vez

## Qué haría el entrenador
mspacman-advice-go = Ve a { $to }.

## Por qué lo haría el entrenador
mspacman-reason-wins = ¡Con eso ganas la partida!
mspacman-reason-gives = Con eso termina la partida y gana otra persona.
mspacman-reason-captures = Atrapas a Ms. Pac-Man: ahora la manejas tú.
mspacman-reason-lost = Ahí un fantasma atrapa a Ms. Pac-Man.
mspacman-reason-ran = Tu fantasma débil se topa con Ms. Pac-Man.
mspacman-reason-catches = Atrapas al fantasma del puesto { $seat }.
mspacman-reason-catches-named = ese fantasma se va a casa, y tú giras otra vez.
mspacman-reason-power = Te comes una bolita de poder.
mspacman-reason-dot = Quitas una bolita de tu propia zona.
mspacman-reason-risk = { $percent ->
    [0] Ahí no puede atraparla ningún fantasma en su próxima tirada.
   *[other] La probabilidad de que un fantasma la atrape ahí es del { NUMBER($percent) } %.
}
mspacman-reason-near = { $steps ->
    [one] Queda a un paso de Ms. Pac-Man.
   *[other] Queda a { $steps } pasos de Ms. Pac-Man.
}

# Las reglas, parte por parte; se cargan cuando alguien abre la ayuda.
mspacman-help-aim-title = El objetivo
mspacman-help-aim = Cada jugador tiene una zona del tablero, marcada con su fantasma. La primera zona que se queda sin bolitas da la victoria a su dueño, sin importar quién se las haya comido. Si se alcanza un límite de turnos, gana quien tenga menos bolitas.
mspacman-help-areas-title = Zonas
mspacman-help-areas = Cada una de las cuatro zonas tiene 17 bolitas; la grande es una bolita de poder. Las zonas que no juega nadie también tienen bolitas, pero no pueden ganar.
mspacman-help-start-title = Quién maneja a Ms. Pac-Man
mspacman-help-start = Todos giran la ruleta una vez y el número más alto maneja a Ms. Pac-Man; si hay empate, se gira otra vez. Se la pone en un círculo blanco y empieza ella. Los demás manejan sus fantasmas, en el sentido de las agujas del reloj.
mspacman-help-walk-title = Andar
mspacman-help-walk = Ms. Pac-Man gira la ruleta; los fantasmas tiran el dado. Anda justo esos pasos por los pasillos, nunca en diagonal ni a través de un muro. Puedes dar media vuelta y usar una casilla dos veces.
mspacman-help-dots-title = Bolitas
mspacman-help-dots = Ms. Pac-Man se come una bolita cuando sale de su casilla, no cuando llega. Se come las de todos. Las bolitas no vuelven nunca.
mspacman-help-meet-title = Encuentros
mspacman-help-meet = Las figuras se encuentran en cada casilla que pisan, aunque solo pasen. Fantasma fuerte y Ms. Pac-Man: la atrapa, se mueva quien se mueva. Fantasma débil y Ms. Pac-Man: el fantasma se va a casa y vuelve a ser fuerte.
mspacman-help-extra-title = Turno extra
mspacman-help-extra = Si atrapa a un fantasma débil por el camino, después gira otra vez. Cada turno da como mucho un turno extra. Si a ella la atrapan en el mismo camino, no hay turno extra.
mspacman-help-capture-title = Atraparla
mspacman-help-capture = Quien atrapa a Ms. Pac-Man la maneja desde ese momento: la pone en un círculo blanco sin fantasma y juega su turno enseguida. Quien la pierde recupera su fantasma, en casa y fuerte.
mspacman-help-power-title = Bolitas de poder
mspacman-help-power = Cuando Ms. Pac-Man sale de una bolita de poder, de las grandes, todos los fantasmas se vuelven débiles: pálidos y bizcos. Cada uno sigue débil durante un turno suyo. El reloj de arena cuenta los turnos que faltan para que sea fuerte.
mspacman-help-flip-title = F2 en el dado
mspacman-help-flip = El fantasma pasa de fuerte a débil, o de débil a fuerte, y se mueve 2 pasos. Con F2 es débil hasta que empieza su próximo turno. Una bolita de poder lo vuelve débil durante más tiempo, y una segunda reinicia la cuenta.
mspacman-help-exits-title = Salidas
mspacman-help-exits = Las cuatro salidas del borde están comunicadas: de una a cualquier otra hay un paso. No puedes volver por la misma. En las salidas no hay bolitas.
mspacman-help-doors-title = Guaridas
mspacman-help-doors = Los fantasmas salen de su guarida, en el centro, por la puerta: cuesta un paso. Nadie vuelve a entrar andando.
mspacman-help-bump-title = Fantasmas entre sí
mspacman-help-bump = Los fantasmas se cruzan sin problema. Si uno fuera a terminar sobre otro, sigue hasta la siguiente casilla libre, alejándose de donde venía; si hay varias, elige quien lo maneja.
mspacman-help-touch-title = En la pantalla
mspacman-help-touch = Toca casilla a casilla, o toca una más lejana para ir directamente. Nada es definitivo hasta que tocas «Ir»: puedes retroceder cuantas veces quieras. «Rutas cortas» muestra cómo llega cada fantasma hasta Ms. Pac-Man y lo probable que es que la atrape en su próxima tirada.
mspacman-help-keys-title = Con el teclado
mspacman-help-keys = Las flechas mueven, Intro confirma, Retroceso deshace un paso, N busca la siguiente casilla a la que puedes llegar.

# La historia de un turno: lo que se ha hecho, detrás de un nombre y en una lista.
mspacman-deed-spun-to-begin = { $who ->
    [you] sacaste
   *[somebody] sacó
} { $face } para ver quién empieza
mspacman-deed-took-control = { $who ->
    [you] ahora manejas
   *[somebody] ahora maneja
} a Ms. Pac-Man
mspacman-deed-placed = { $detail ->
    [squares] { $who ->
        [you] pusiste
       *[somebody] puso
    } a Ms. Pac-Man en { $at }
   *[plain] { $who ->
        [you] pusiste
       *[somebody] puso
    } a Ms. Pac-Man en el tablero
}
mspacman-deed-spun = { $who ->
    [you] sacaste
   *[somebody] sacó
} { $face } en la ruleta
mspacman-deed-rolled = { $who ->
    [you] sacaste
   *[somebody] sacó
} { $face } con el dado
mspacman-deed-walked = { $detail ->
    [squares] { $who ->
        [you] moviste
       *[somebody] movió
    } a Ms. Pac-Man a { $to }
   *[plain] { $steps ->
        [one] { $who ->
            [you] moviste
           *[somebody] movió
        } a Ms. Pac-Man { $steps } paso
       *[other] { $who ->
            [you] moviste
           *[somebody] movió
        } a Ms. Pac-Man { $steps } pasos
    }
}
mspacman-deed-ghost-walked = { $detail ->
    [squares] { $who ->
        [you] moviste
       *[somebody] movió
    } el fantasma a { $to }
   *[plain] { $steps ->
        [one] { $who ->
            [you] moviste
           *[somebody] movió
        } el fantasma { $steps } paso
       *[other] { $who ->
            [you] moviste
           *[somebody] movió
        } el fantasma { $steps } pasos
    }
}
mspacman-deed-ate = { $count ->
    [one] { $who ->
        [you] te comiste
       *[somebody] se comió
    } { $count } bolita
   *[other] { $who ->
        [you] te comiste
       *[somebody] se comió
    } { $count } bolitas
}
mspacman-deed-power = { $who ->
    [you] debilitaste
   *[somebody] debilitó
} a los fantasmas con una bolita de poder
mspacman-deed-weak = { $who ->
    [you] te quedaste
   *[somebody] se quedó
} con el fantasma débil
mspacman-deed-caught = { $you ->
    [you] mandó a casa a tu fantasma
   *[other] { $who ->
        [you] mandaste
       *[somebody] mandó
    } a casa a un fantasma ({ $whom })
}
mspacman-deed-ran-into-her = { $who ->
    [you] te topaste
   *[somebody] se topó
} con Ms. Pac-Man con un fantasma débil
mspacman-deed-extra-turn = { $who ->
    [you] ganaste
   *[somebody] ganó
} un turno extra
mspacman-deed-captured = { $you ->
    [you] te quitó a Ms. Pac-Man
   *[other] { $who ->
        [you] le quitaste a Ms. Pac-Man
       *[somebody] le quitó a Ms. Pac-Man
    } a { $whom }
}
mspacman-deed-bumped = { $who ->
    [you] seguiste
   *[somebody] siguió
} con el fantasma hasta { $to }
mspacman-deed-won = { $who ->
    [you] vaciaste la
   *[somebody] vació la
} zona de { $area } y { $who ->
    [you] ganaste
   *[somebody] ganó
}

# Lo que le ha pasado a quien lee, en grande junto al tablero; $name es quien lo ha hecho.
mspacman-befalls-captured = ¡{ $name } te quita a Ms. Pac-Man!
mspacman-befalls-caught = { $name } atrapa a tu fantasma. ¡Se va a casa!
mspacman-befalls-ran-into-her = Tu fantasma débil se ha topado con Ms. Pac-Man. ¡Se va a casa!
mspacman-score = { $count ->
    [one] 1 bolita
   *[other] { $count } bolitas
}
mspacman-doing-chance = { $event ->
    [rolled] { $who ->
        [you] estás tirando el dado…
       *[somebody] está tirando el dado…
    }
   *[spun] { $who ->
        [you] estás girando la ruleta…
       *[somebody] está girando la ruleta…
    }
}
