error-chase-bad-action = «{ $text }» no es una acción; una acción es una casilla como e2, el nombre de un fantasma, o - para terminar un movimiento.
error-chase-bad-position = «{ $text }» no es una posición; escríbela así: { $form }.
error-chase-bad-square = «{ $text }» no es una casilla; las casillas van de a1 a i9.

error-chase-layout-field = Un laberinto necesita «{ $field }»: source es un texto, fences y pellets son listas, starts es una tabla.
error-chase-layout-extra = Un laberinto no tiene el campo «{ $field }»; sus campos son source, fences, pellets y starts.
error-chase-layout-many-fences = Hay { $count } barreras; en la caja solo hay { $most }.
error-chase-layout-fence = «{ $fence }» no es una barrera; una barrera es una casilla y h o v, como e3h.
error-chase-layout-fence-border = La barrera { $fence } está en el borde del tablero o se sale de él.
error-chase-layout-fence-clash = La barrera { $fence } se solapa con otra o la cruza.
error-chase-layout-square = { $place }: «{ $square }» no es una casilla; las casillas van de a1 a i9.
error-chase-layout-pellet-count = { $count ->
    [one] Debe haber { $wanted } pac-bolas, pero hay { $count }.
   *[other] Debe haber { $wanted } pac-bolas, pero hay { $count }.
}
error-chase-layout-pellet-twice = Hay dos pac-bolas en { $square }.
error-chase-layout-pieces = Las salidas deben ser las de { $pieces }.
error-chase-layout-start-pellet = { $piece } no puede salir en { $square }: hay una pac-bola.
error-chase-layout-start-shared = { $piece } no puede salir en { $square }: ahí sale otra figura.
error-chase-layout-closed = No se puede llegar a { $square } desde la salida de Pac-Man; se debe poder llegar a todas las casillas.
error-chase-layout-parted = Las pac-bolas separan { $square } de la salida de Pac-Man; los fantasmas no pueden pararse en ellas, así que necesitan otro camino.

error-chase-place-ghosts = Una posición nombra cuatro fantasmas, con - para uno comido.
error-chase-place-pellets = Hay una pac-bola donde el laberinto no la tiene, o no falta ninguna aunque se acaba de comer una.
error-chase-place-lives = Pac-Man no puede tener ese número de vidas; y si no queda ninguna vida, debe quedar una pac-bola.
error-chase-place-idle = No puede haber tantas rondas sin pac-bola.
error-chase-place-best = No se pueden haber comido tantas pac-bolas en una vida perdida.
error-chase-place-cycles = Las rondas solo se cuentan hasta la opción max_turns.
error-chase-place-sharing = Dos fantasmas no pueden compartir casilla.
error-chase-place-on-pellet = Ahí no puede haber ninguna figura sobre una pac-bola.
error-chase-place-waiting = Estos fantasmas no pueden estar esperando su movimiento.
error-chase-place-over = La partida ha terminado, así que ninguna figura puede estar a medio movimiento.
error-chase-place-met = Pac-Man y un fantasma no pueden compartir casilla aquí.
error-chase-place-move = A este movimiento no le pueden quedar tantos pasos, o no de esta manera.
error-chase-place-run = El fantasma no puede haber empezado así su carrera.
error-chase-place-sight = Un fantasma debe estar frenético si ve a Pac-Man, y solo entonces.
error-chase-place-stuck = La figura no puede hacer nada aquí, así que no le puede tocar.

chase-refuse-no-call = Ahora no puedes elegir a { $ghost }: se está moviendo { $piece }.
chase-refuse-call-first = Antes, elige qué fantasma se mueve: { $ghosts }.
chase-refuse-ghost-eaten = { $ghost } está fuera: lo han comido y volverá cuando todos vuelvan a la salida.
chase-refuse-has-moved = { $ghost } ya se ha movido en esta ronda.
chase-refuse-two-steps = Pac-Man se mueve siempre dos casillas; solo lo para una pac-bola.
chase-refuse-one-step = Pac-Man tiene que moverse al menos una casilla.
chase-refuse-must-boost = Pac-Man tiene que usar el impulso.
chase-refuse-whole-boost = Hay que usar todas las casillas del impulso.
chase-refuse-stop-on-pellet = { $ghost } no puede pararse ahí: hay una pac-bola.
chase-refuse-run-on = { $ghost } está frenético y tiene que seguir corriendo.
chase-refuse-must-catch = { $ghost } puede atrapar a Pac-Man en este movimiento y está obligado; por ahí no llega.
chase-refuse-must-move = { $ghost } no puede quedarse: un fantasma que puede moverse tiene que hacerlo.
chase-refuse-stands-there = { $piece } ya está ahí.
chase-refuse-fence-between = Una barrera le cierra el paso a { $piece }.
chase-refuse-no-jump = { $piece } no puede saltar por encima de otra figura.
chase-refuse-too-far = Demasiado lejos: { $piece } va de casilla en casilla, nunca en diagonal.
chase-refuse-ghost-there = Ahí hay un fantasma; sin impulso, Pac-Man no puede pasar.
chase-refuse-straight-on = Un fantasma frenético corre en línea recta, así que { $ghost } no puede girar.
chase-refuse-no-sharing = Ahí hay otro fantasma, y { $ghost } no puede compartir la casilla ni pasar.
chase-refuse-pellet-there = Ahí hay una pac-bola, y { $ghost } no puede terminar su movimiento encima.
chase-refuse-toward = { $ghost } ve a Pac-Man y tiene que correr hacia él.
chase-refuse-farther = Por ahí, { $ghost } solo podría correr una casilla; un fantasma frenético tiene que correr dos si puede.

chase-event-moved = El puesto { $seat } ha movido a { $piece } de { $origin } a { $to }.
chase-event-ate-pellet = Pac-Man se ha comido la pac-bola de { $at }; { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}.
chase-event-boosted = { $steps ->
    [one] Pac-Man tiene impulso: puede avanzar { $steps } casilla más, y come fantasmas.
   *[other] Pac-Man tiene impulso: puede avanzar hasta { $steps } casillas más, y come fantasmas.
}
chase-event-ate-ghost = Pac-Man se ha comido a { $ghost } en { $at }.
chase-event-boost-ended = El impulso de Pac-Man ha terminado en { $at }.
chase-event-called = El puesto { $seat } ha elegido a { $ghost }.
chase-event-frenzied = { $ghost } ha visto a Pac-Man a lo largo de { $line } y se ha vuelto frenético.
chase-event-stayed = { $piece } se ha quedado en { $at }.
chase-event-stopped = El puesto { $seat } ha parado a { $piece } en { $at }.
chase-event-caught = { $ghost } ha atrapado a Pac-Man en { $at }; { $lives ->
    [one] queda { $lives } vida
   *[other] quedan { $lives } vidas
}.
chase-event-stalled = Pac-Man ha perdido una vida tras { $cycles ->
    [one] { $cycles } ronda
   *[other] { $cycles } rondas
} sin pac-bola (regla de la casa); { $lives ->
    [one] queda { $lives }
   *[other] quedan { $lives }
}.
chase-event-reset = Todos vuelven a la salida: Pac-Man a { $pacman }, los fantasmas a { $ghosts }.
chase-event-pellets-back = Han vuelto las pac-bolas de { $pellets }.
chase-event-won = { $winner ->
    [ghosts] Han ganado los fantasmas
   *[other] Ha ganado { $winner }
}; Pac-Man { $level ->
    [0] no ha llegado a ningún nivel
   *[other] ha llegado al nivel { $level }
}.
chase-event-turn-limit = { $cycles ->
    [one] Se ha alcanzado el límite de { $cycles } ronda
   *[other] Se ha alcanzado el límite de { $cycles } rondas
}; no gana nadie, y Pac-Man { $level ->
    [0] no ha llegado a ningún nivel
   *[other] ha llegado al nivel { $level }
}.

chase_pellets_eaten = Pac-Man se ha comido las cuatro pac-bolas.
chase_lives_lost = Los fantasmas le han quitado a Pac-Man su última vida.

# En la página.
chase-name = La perse­cución
chase-about = Cómete las cuatro pac-bolas antes de que te atrapen los fantasmas. Una persona es Pac-Man; las demás se reparten los fantasmas.
chase-harm = Pac-Man perdería una vida.
chase-word-Pac-Man = Pac-Man
chase-word-Blinky = Blinky
chase-word-Inky = Inky
chase-word-Pinky = Pinky
chase-word-Clyde = Clyde
chase-step-1 = Pac-Man tiene que comerse las cuatro pac-bolas.
chase-step-2 = Los fantasmas tienen que atraparlo tres veces.
chase-step-3 = Una pac-bola le da impulso: ¡ahora come fantasmas!
chase-guide-turn = ¡Hola! Pac-Man quiere las cuatro pac-bolas, y los fantasmas quieren atraparlo tres veces. Toca una casilla que brilla para ir ahí.
chase-todo = Toca una casilla que brilla.
chase-todo-pacman = { $steps ->
    [one] Queda { $steps } casilla: elige una que brille.
   *[other] Muévete { $steps } casillas: elige una que brille. Puedes girar y volver atrás.
}
chase-todo-boost = { $steps ->
    [one] ¡Impulso! Puedes avanzar { $steps } casilla más y comerte a los fantasmas que encuentres.
   *[other] ¡Impulso! Puedes avanzar hasta { $steps } casillas más y comerte a los fantasmas que encuentres.
}
chase-todo-ghost = Se mueve { $ghost }: elige una casilla que brilla.
chase-todo-frenzy = { $ghost } ve a Pac-Man y corre: elige una casilla que brilla.
chase-todo-call = ¿Qué fantasma se mueve ahora? Tócalo.
chase-show-ways = Líneas de visión
chase-setup-random = Pac-Man al azar
chase-setup-chosen = El primer puesto es Pac-Man; los demás se reparten los fantasmas.
chase-call = ¿Qué fantasma se mueve ahora?
chase-end-here = Parar aquí
chase-boost = { $steps ->
    [one] Impulso: { $steps } paso
   *[other] Impulso: { $steps } pasos
}
chase-frenzy = ¡Frenético!
chase-waiting = Después, { $ghosts }
chase-level = { $level ->
    [0] Sin nivel: ninguna pac-bola comida
    [1] Nivel 1: Pac-Man novato
    [2] Nivel 2: Pac-Man prometedor
    [3] Nivel 3: Pac-Man de categoría
   *[other] Nivel { $level }: Pac-Man de élite
}
chase-lives = { $lives ->
    [one] Queda { $lives } vida
   *[other] Quedan { $lives } vidas
}; pac-bolas comidas: { $eaten }
chase-patience = { $cycles ->
    [one] Come ahora una pac-bola o pierdes una vida
   *[other] ¡Come una pac-bola antes de { $cycles } rondas!
}
chase-runs = { $ghost }{ $state ->
    [eaten] , comido
    [moves] , le toca
   *[there] { "" }
}
chase-grid = Tablero. Las flechas recorren las casillas, Intro envía ahí la figura o elige el fantasma, E termina el movimiento.
chase-square-piece = { $piece }: { $name }
chase-square-pellet = pac-bola
chase-square-target = { $steps ->
    [one] puedes llegar aquí en { $steps } paso
   *[other] puedes llegar aquí en { $steps } pasos
}
chase-square-call = puedes elegir este fantasma
chase-square-fences = barrera { $sides }

chase-option-layout = Laberinto
chase-option-layout-gates = Puertas
chase-option-layout-gates-about = El laberinto de siempre. Si nadie se equivoca, Pac-Man gana con 3 vidas, y los fantasmas ganan si tiene 1 o 2.
chase-option-layout-den = Guarida
chase-option-layout-den-about = Los fantasmas salen de una guarida que está arriba; a los lados hay pasillos largos. Bueno para Pac-Man. Si nadie se equivoca, Pac-Man gana con 2 o 3 vidas, y los fantasmas ganan si solo tiene 1.
chase-option-layout-hedges = Setos
chase-option-layout-hedges-about = Las pac-bolas están muy adentro; los fantasmas llegan por todos los lados. Entre quienes juegan bien, los dos lados ganan más o menos lo mismo. Si nadie se equivoca, siempre ganan los fantasmas.
chase-option-layout-orchard = Huerto
chase-option-layout-orchard-about = En el centro hay árboles en fila; las pac-bolas están detrás de barreras. Si todos juegan igual de bien, los dos lados ganan más o menos lo mismo. Si nadie se equivoca, siempre ganan los fantasmas.
chase-option-layout-pairs = Parejas
chase-option-layout-pairs-about = Las pac-bolas van de dos en dos, así que un impulso puede llevar al siguiente. Si nadie se equivoca, siempre gana Pac-Man.
chase-option-layout-pinwheel = Molinillo
chase-option-layout-pinwheel-about = El laberinto es igual si le das la vuelta; los fantasmas salen en la mitad de arriba. Bueno para los fantasmas. Si nadie se equivoca, siempre ganan los fantasmas.
chase-option-layout-printed = Campo abierto
chase-option-layout-printed-about = Como el tablero impreso, hasta donde sabemos: solo seis barreras, así que los fantasmas ven lejos. Bueno para los fantasmas. Si nadie se equivoca, siempre ganan los fantasmas.
chase-option-layout-towers = Torres
chase-option-layout-towers-about = Las pac-bolas están en las esquinas, detrás de muros. Bueno para Pac-Man. Si nadie se equivoca, Pac-Man gana con 2 o 3 vidas, y los fantasmas ganan si solo tiene 1.
chase-option-layout-crossroads = Cruce
chase-option-layout-crossroads-about = Dos caminos se cruzan en el centro, y en cada uno espera un fantasma. Si nadie se equivoca, siempre ganan los fantasmas.
chase-option-layout-harbour = Puerto
chase-option-layout-harbour-about = Por los dos lados entran muelles; las pac-bolas van de dos en dos, así que un impulso puede llevar al siguiente. Si nadie se equivoca, siempre gana Pac-Man.
chase-option-layout-stables = Establos
chase-option-layout-stables-about = Hay establos arriba y abajo, y pac-bolas de dos en dos a los lados. Si nadie se equivoca, Pac-Man gana con 2 o 3 vidas, y los fantasmas ganan si solo tiene 1.
chase-option-layout-market = Mercado
chase-option-layout-market-about = Hay puestos en fila a izquierda y derecha de un pasillo largo. Si todos juegan igual de bien, los dos lados ganan más o menos lo mismo. Si nadie se equivoca, siempre ganan los fantasmas.
chase-option-layout-courtyard = Patio
chase-option-layout-courtyard-about = Un patio ancho con cuatro rincones; las pac-bolas están a sus puertas. Si nadie se equivoca, Pac-Man gana con 3 vidas, y los fantasmas ganan si tiene 1 o 2.
chase-option-layout-ladders = Escaleras
chase-option-layout-ladders-about = Hay escaleras a los dos lados, y dos pasillos estrechos llevan al centro. Si nadie se equivoca, Pac-Man gana con 3 vidas, y los fantasmas ganan si tiene 1 o 2.
chase-option-layout-quay = Muelle
chase-option-layout-quay-about = Para jugar con una vida. Si nadie se equivoca, siempre gana Pac-Man.
chase-option-layout-alley = Callejón
chase-option-layout-alley-about = Para jugar con dos vidas. Si nadie se equivoca, Pac-Man gana con 2 o 3 vidas, y los fantasmas ganan si solo tiene 1.
chase-option-layout-fairground = Feria
chase-option-layout-fairground-about = Para jugar con tres vidas. Si nadie se equivoca, siempre ganan los fantasmas.
chase-option-lives = Vidas de Pac-Man
chase-option-lives-1 = una
chase-option-lives-2 = dos
chase-option-lives-3 = tres
chase-option-pacman-short-move = Pac-Man puede pararse tras una casilla
chase-option-pacman-into-ghost = Si Pac-Man se topa sin impulso con un fantasma
chase-option-pacman-into-ghost-blocked = no puede pasar
chase-option-pacman-into-ghost-caught = lo atrapa
chase-option-boost-mandatory = Pac-Man tiene que usar el impulso
chase-option-boost-exact = El impulso debe usar las tres casillas
chase-option-eat-in-passing = Con impulso, Pac-Man también se come a los fantasmas que cruza, no solo donde se para
chase-option-boost-chain = Una segunda pac-bola durante un impulso lo reinicia
chase-option-ghost-order = Orden de los fantasmas
chase-option-ghost-order-fixed = siempre el mismo
chase-option-ghost-order-free = se elige cada vez
chase-option-ghost-pass = Los fantasmas pueden quedarse donde están
chase-option-must-catch = Los fantasmas tienen que atrapar si pueden
chase-option-frenzy-path = Un fantasma frenético corre
chase-option-frenzy-path-straight = en línea recta
chase-option-frenzy-path-free = por donde quiera
chase-option-frenzy-path-toward = hacia Pac-Man
chase-option-frenzy-exact = Un fantasma frenético tiene que correr dos casillas si puede
chase-option-ghost-cross-pellet = Un fantasma frenético puede pasar por encima de una pac-bola
chase-option-ghosts-stack = Los fantasmas pueden compartir casilla
chase-option-pellets-reset = Al perder una vida, vuelven todas las pac-bolas
chase-option-stall-limit = Perder una vida tras este número de rondas sin pac-bola
chase-option-max-turns = Límite de rondas

# Lo que hace alguien, detrás de su nombre: «Ada: movió a Pac-Man de e2 a e3.»
chase-short-moved = { $who ->
    [you] moviste
   *[somebody] movió
} a { $piece } de { $origin } a { $to }.
chase-short-stopped = { $who ->
    [you] paraste
   *[somebody] paró
} a { $piece } en { $at }.
chase-short-called = { $who ->
    [you] elegiste
   *[somebody] eligió
} a { $ghost }.

# En el registro, junto a la figura que se mueve; corto.
chase-note-stays = se queda
chase-note-called = sigue { $ghost }
chase-note-ate = come a { $ghost }
chase-note-life = vida perdida
chase-note-pellets = { $count ->
    [one] 1 pac-bola
   *[other] { $count } pac-bolas
}

## Qué haría el entrenador
chase-advice-step = Ve a { $to }.
chase-advice-end = Párate aquí.
chase-advice-call = Elige a { $to }.

## Por qué lo haría el entrenador
chase-reason-wins = ¡Con eso ganas la partida!
chase-reason-pellet = Así te comes una pac-bola.
chase-reason-eats = Así te comes a { $ghost }.
chase-reason-catches = Así atrapas a Pac-Man.
chase-reason-caught = Ahí te atrapa { $ghost }.
chase-reason-seen = Ahí te ve { $ghost }.
chase-reason-unseen = Ahí no te ve ningún fantasma.
chase-reason-near = { $steps ->
    [one] Queda a una casilla de Pac-Man.
   *[other] Queda a { $steps } casillas de Pac-Man.
}

# Las reglas, parte por parte; se cargan cuando alguien abre la ayuda.
chase-help-aim-title = El objetivo
chase-help-aim = Pac-Man gana cuando se ha comido las cuatro pac-bolas. Los fantasmas ganan cuando lo han atrapado tres veces: cada vez le cuesta una vida. El nivel que alcanza es el número de pac-bolas que se ha comido.
chase-help-sides-title = Quién juega con qué
chase-help-sides = El jugador 1 es Pac-Man; los demás se reparten los cuatro fantasmas y ganan o pierden juntos. Una ronda es el movimiento de Pac-Man y, después, los de los fantasmas. Empieza Pac-Man, y también cada vez que todos vuelven a la salida.
chase-help-pacman-title = El movimiento de Pac-Man
chase-help-pacman = Se mueve exactamente dos casillas, paso a paso, nunca en diagonal. Puede girar y volver atrás. Las barreras y los fantasmas le cierran el paso, y nadie salta. Si no puede dar ningún paso, se queda.
chase-help-pellet-title = El impulso
chase-help-pellet = En una pac-bola se para, se la come y recibe un impulso: hasta tres casillas más, en cualquier dirección, incluso a través de los fantasmas. El impulso se acaba antes de que se muevan los fantasmas.
chase-help-eaten-title = Comer fantasmas
chase-help-eaten = Todo fantasma que encuentra durante un impulso queda comido y fuera hasta que todos vuelvan a la salida. Otra pac-bola en el camino da un nuevo impulso de tres casillas.
chase-help-ghosts-title = Los movimientos de los fantasmas
chase-help-ghosts = Blinky, Inky, Pinky y Clyde se mueven en este orden, una casilla cada uno. Un fantasma que puede moverse tiene que hacerlo. Los fantasmas pueden compartir casilla y cruzarse.
chase-help-guard-title = Fantasmas y pac-bolas
chase-help-guard = Ningún fantasma puede terminar su movimiento sobre una pac-bola; si está frenético, puede pasar por encima. Un fantasma que podría atrapar a Pac-Man no está obligado a hacerlo.
chase-help-sight-title = Qué ven los fantasmas
chase-help-sight = Un fantasma ve a lo largo de su fila y de su columna, por lejos que sea, pero no en diagonal. Las barreras le tapan la vista; los fantasmas y las pac-bolas, no. Cuenta lo que ve al empezar su movimiento.
chase-help-frenzy-title = Frenético
chase-help-frenzy = Un fantasma que ve a Pac-Man se vuelve frenético y corre dos casillas en línea recta, en cualquier dirección. Tiene que correr dos si puede. Si Pac-Man está justo al lado, lo atrapa en la primera casilla.
chase-help-caught-title = ¡Atrapado!
chase-help-caught = Un fantasma que llega a la casilla de Pac-Man lo atrapa. Pac-Man pierde una vida y todos vuelven a la salida, también los fantasmas comidos. Las pac-bolas comidas siguen comidas.
chase-help-stall-title = Sin entretenerse
chase-help-stall = Después de demasiadas rondas sin pac-bola (20, si no eliges otro número), Pac-Man también pierde una vida. Si pones un límite de rondas, la partida termina ahí sin ganador.
chase-help-maze-title = Los laberintos
chase-help-maze = El laberinto dice dónde están las barreras y las pac-bolas y de dónde sale cada figura. Aquí nadie pone barreras.
chase-help-touch-title = En la pantalla
chase-help-touch = Debajo del tablero ves qué figura se mueve, quién la maneja y qué fantasmas van después. Toca una casilla que esté a dos pasos y la figura irá hasta allí; toca los aros pequeños para elegir tú el camino.
chase-help-keys-title = Con el teclado
chase-help-keys = Flechas e Intro; la tecla E termina antes el movimiento.

# La historia de un turno: lo que se ha hecho, detrás de un nombre y en una lista.
chase-deed-moved = { $detail ->
    [squares] { $who ->
        [you] moviste
       *[somebody] movió
    }: { $places }
   *[plain] { $who ->
        [you] moviste
       *[somebody] movió
    } a { $pieces }
}
chase-deed-stayed = { $who ->
    [you] no pudiste
   *[somebody] no pudo
} mover a { $pieces }
chase-deed-spotted = { $who ->
    [you] viste
   *[somebody] vio
} a Pac-Man ({ $ghosts })
chase-deed-ate-pellet = { $left ->
    [one] { $who ->
        [you] te comiste
       *[somebody] se comió
    } una pac-bola (queda { $left })
   *[other] { $who ->
        [you] te comiste
       *[somebody] se comió
    } una pac-bola (quedan { $left })
}
chase-deed-ate-ghost = { $who ->
    [you] te comiste
   *[somebody] se comió
} a { $ghost }
chase-deed-caught = { $lives ->
    [one] ¡{ $ghost } atrapó a Pac-Man! Queda { $lives } vida
   *[other] ¡{ $ghost } atrapó a Pac-Man! Quedan { $lives } vidas
}
chase-deed-stalled = { $lives ->
    [one] Pac-Man perdió una vida: demasiado tiempo sin pac-bola. Queda { $lives } vida
   *[other] Pac-Man perdió una vida: demasiado tiempo sin pac-bola. Quedan { $lives } vidas
}
chase-deed-reset = todos volvieron a la salida

# Lo que le ha pasado a quien lee, en grande junto al tablero; $name es quien lo ha hecho.
chase-befalls-caught = { $lives ->
    [one] ¡{ $ghost } te ha atrapado! Queda { $lives } vida
   *[other] ¡{ $ghost } te ha atrapado! Quedan { $lives } vidas
}
chase-befalls-stalled = { $lives ->
    [one] { $cycles } rondas sin pac-bola te cuestan una vida. Queda { $lives } vida
   *[other] { $cycles } rondas sin pac-bola te cuestan una vida. Quedan { $lives } vidas
}
chase-befalls-eaten = ¡Pac-Man se ha comido a { $ghost }!
chase-deed-frenzied = { $ghost } vio a Pac-Man y se volvió frenético
