error-marbles-bad-token = «{ $text }» no es ni un movimiento, como 4c6:b6,c6 o 3e5>g7, ni una elección, como -, take, leave, @c4, from2 o pay1, ni una tirada, como *36.
error-marbles-bad-cell = «{ $text }» no es una casilla de este tablero.
error-marbles-bad-list = «{ $text }» nombra una casilla dos veces.
error-marbles-bad-task = «{ $text }» no es una decisión que pueda estar pendiente.
error-marbles-bad-position = «{ $text }» no es una posición; escríbela así: { $form }.
error-marbles-place-seats = Una posición para { $players } jugadores nombra los Pac-Man, las bandejas y las canicas amarillas de { $players } puestos, y de ninguno más.
error-marbles-place-ghosts = Cada fantasma debe estar en la salida o en un hoyo, nunca los dos en el mismo hoyo; nombra primero el de la casilla más baja.
error-marbles-place-marbles = Debe haber 72 canicas blancas, en hoyos normales y en bandejas, y 4 amarillas, en aros, guardadas o pendientes; ninguna debajo de un Pac-Man.
error-marbles-place-pieces = Cada Pac-Man debe estar solo en un hoyo o en su casa, y no encima de un fantasma.
error-marbles-place-dice = Pueden quedar hasta dos dados del 1 al 6, primero el menor; el último pertenece a una figura.
error-marbles-place-taken = Los turnos solo se cuentan hasta la opción max_turns.
error-marbles-place-over = No quedan canicas blancas, así que no puede quedar ningún dado por jugar.
error-marbles-place-stuck = Ninguna figura puede moverse con estos dados, así que el turno ya habría terminado.
error-marbles-place-owed = Hay una canica amarilla pendiente y un aro vacío, así que ya habría vuelto.
error-marbles-place-todo = Aquí no hay ninguna decisión de ese tipo.
error-marbles-place-rolls = Solo se tira para ver quién empieza en la posición inicial, un puesto tras otro.

error-marbles-board-field = Un tablero necesita «{ $field }», como texto.
error-marbles-board-extra = Un tablero no tiene el campo «{ $field }».
error-marbles-board-waives = Un tablero solo puede renunciar a { $known }, no a «{ $field }».
error-marbles-board-game = Este tablero es para «{ $field }», no para las canicas.
error-marbles-board-c1 = C1: un tablero necesita 72 hoyos normales y 4 con aro; este tiene { $plain } y { $ringed }.
error-marbles-board-c3 = C3: un tablero necesita exactamente una casa { $mark }; este tiene { $count }.
error-marbles-board-c4 = C4: la casa { $place } debe estar en un camino entre dos o más hoyos, y no tocar nada más.
error-marbles-board-c6 = C6, C12: un fantasma debe poder llegar a { $place } sin usar casas ni túneles.
error-marbles-board-c7 = C7: la salida de los fantasmas, un solo bloque de =, debe estar en el centro del tablero.
error-marbles-board-c8 = C8: la salida de los fantasmas necesita al menos dos puertas, y todas deben dar a hoyos; esta tiene { $count }.
error-marbles-board-c10 = C10: un tablero necesita al menos tres túneles; este tiene { $count }.
error-marbles-board-c11 = C11: el túnel de { $place } debe estar en el borde, junto a un hoyo propio que lleve hacia dentro.
error-marbles-board-c14 = C14: al empezar, no hay ningún movimiento completo de { $count } desde la casa { $place }.
error-marbles-board-c19 = C19: el tablero debe verse igual desde todas las casas al girarlo o reflejarlo.
error-marbles-board-c21 = C21: cada hoyo necesita dos hoyos vecinos, y los hoyos necesitan 2,6 caminos de media ({ $place }).
error-marbles-board-openings = En un servidor, un tablero puede tener como mucho { $most } túneles; este tiene { $count }.

marbles-refuse-decide-first = { $kind ->
    [under] Antes decide qué hacer con la canica que hay debajo del fantasma.
    [ring] Antes vuelve a poner la canica amarilla en un aro.
    [reward] Antes elige a quién le quitas canicas.
   *[pay] Antes elige con qué canicas pagas.
}
marbles-refuse-not-asked = Ahora no tienes que decidir eso.
marbles-refuse-not-a-ring = Ahí no hay ningún aro naranja.
marbles-refuse-ring-occupied = Ese aro no está vacío: tiene una canica o una figura.
marbles-refuse-not-oneself = Tu premio te lo da otra persona, no tú.
marbles-refuse-nothing-to-take = El puesto { $seat } no tiene canicas que quitarle.
marbles-refuse-nothing-to-take-named = aquí no hay nada: la bandeja está vacía.
marbles-refuse-cannot-pay-so = { $yellow ->
    [one] Aquí no puedes pagar con { $yellow } canica amarilla.
   *[other] Aquí no puedes pagar con { $yellow } canicas amarillas.
}
marbles-refuse-no-pass = Una figura que puede moverse tiene que hacerlo. Lo único que puedes rechazar es comerte a un fantasma.
marbles-refuse-pac-has-moved = Pac-Man ya se ha movido; el otro dado es para un fantasma.
marbles-refuse-ghost-has-moved = Ya se ha movido un fantasma; el otro dado es para Pac-Man.
marbles-refuse-no-such-die = Ningún dado muestra un { $die }; quedan por jugar: { $dice }.
marbles-refuse-start-closed = Nadie puede entrar en la salida de los fantasmas.
marbles-refuse-say-which-way = Pac-Man puede ir ahí con el { $die }: elige ese dado y luego el camino.
marbles-refuse-say-which-die = Ese fantasma puede ir ahí con el { $die }: elige ese dado.
marbles-refuse-other-marbles = Pac-Man puede ir ahí, pero por ningún camino se come justo esas canicas: se come todas por las que pasa.
marbles-refuse-occupied = Ahí ya hay otro Pac-Man.
marbles-refuse-occupied-named = este sitio ya está ocupado.
marbles-refuse-no-privilege = Ahí hay un fantasma, y para comértelo necesitas una canica amarilla.
marbles-refuse-home-closed = Pac-Man puede pasar por esa casa, pero no pararse en ella.
marbles-refuse-blocked = { $what ->
    [ghosts] { $count ->
        [one] Hay un fantasma en medio.
       *[other] Los dos fantasmas están en medio.
    }
   *[pieces] { $count ->
        [one] Hay otro Pac-Man en medio.
       *[other] Hay otras figuras en medio.
    }
}
marbles-refuse-blocked-named = por encima no se puede saltar.
marbles-refuse-no-turning-back = Pac-Man tendría que dar media vuelta por el camino, y no puede.
marbles-refuse-full-count = { $other ->
    [0] { $die ->
        [one] Demasiado cerca: te ha salido un { $die } y tienes que dar exactamente { $die } paso.
       *[other] Demasiado cerca: te ha salido un { $die } y tienes que dar exactamente { $die } pasos.
    }
   *[other] Demasiado cerca: te han salido { $other } y { $die }, y tienes que dar justo esos pasos.
}
marbles-refuse-go-on = Ningún fantasma puede hacer un movimiento completo, así que uno va tan lejos como pueda. Ahí todavía no puede pararse.
marbles-refuse-too-far = { $other ->
    [0] Demasiado lejos: te ha salido un { $die }.
   *[other] Demasiado lejos: te han salido { $other } y { $die }.
}
marbles-refuse-no-ghost = Ahí no hay ningún fantasma. Antes elige uno.
marbles-refuse-pac-must-move = Eso dejaría a Pac-Man sin movimiento. Elige otra jugada.
marbles-refuse-ghost-no-home = Los fantasmas no pueden entrar en una casa.
marbles-refuse-ghost-on-ghost = Ahí ya está el otro fantasma.
marbles-refuse-pac-in-the-way = Hay un Pac-Man en medio, y un fantasma que se encuentra con uno se para ahí.
marbles-refuse-pac-in-the-way-named = no se puede pasar: un fantasma que se encuentra con un Pac-Man se para ahí.
marbles-refuse-ghost-in-the-way = El otro fantasma está en medio.
marbles-refuse-ghost-no-turning = El fantasma tendría que dar media vuelta por el camino (regla de la casa: los fantasmas no dan media vuelta).
marbles-refuse-ghost-no-tunnel = El fantasma tendría que salir del tablero, y los fantasmas no pueden.

marbles-event-rolled = El puesto { $seat } ha sacado { $low } y { $high }.
marbles-event-roll-tied = Los puestos { $seats } han sacado { $total } cada uno y vuelven a tirar.
marbles-event-begins = El puesto { $seat } empieza con { $total }.
marbles-event-stepped = El Pac-Man del puesto { $seat } ha ido de { $origin } a { $to }.
marbles-event-crossed = El Pac-Man del puesto { $seat } ha salido del tablero por { $origin } y ha vuelto por { $to }.
marbles-event-gobbled = El puesto { $seat } se ha comido la canica { $colour ->
    [white] blanca
    [yellow] amarilla
   *[other] { $colour }
} de { $at }; en la bandeja: { $tray }, en el tablero: { $left }.
marbles-event-ghost-gobbled = El puesto { $seat } se ha comido al fantasma de { $at }, que ha vuelto a { $to }.
marbles-event-left-under = El puesto { $seat } ha dejado la canica de { $at }.
marbles-event-prowled = El puesto { $seat } ha movido un fantasma de { $origin } a { $to }.
marbles-event-captured = El fantasma del puesto { $seat } ha atrapado al puesto { $whom } en { $at } y lo ha mandado a su casa, { $home }.
marbles-event-paid = { $rule ->
    [house] El puesto { $seat } ha pagado al puesto { $to }: blancas { $white }, amarillas { $yellow } (regla de la casa: las amarillas no se pierden).
   *[book] El puesto { $seat } ha pagado al puesto { $to }: blancas { $white }, amarillas { $yellow }.
}
marbles-event-privilege-lost = { $count ->
    [one] El puesto { $seat } ha perdido { $count } canica amarilla.
   *[other] El puesto { $seat } ha perdido { $count } canicas amarillas.
}
marbles-event-returned = El puesto { $seat } ha devuelto una canica amarilla a { $at }.
marbles-event-waits = Ningún aro está vacío, así que el puesto { $seat } se queda la canica amarilla usada hasta que haya uno.
marbles-event-stood = { $piece ->
    [pac] { $rule ->
        [house] El Pac-Man del puesto { $seat } no tenía ningún movimiento completo con el dado que quedaba y se ha quedado quieto (regla de la casa: eso se puede elegir).
       *[book] El Pac-Man del puesto { $seat } no tenía ningún movimiento completo y se ha quedado quieto.
    }
    [ghost] El puesto { $seat } no tenía ningún movimiento completo para un fantasma.
    [both] El puesto { $seat } no podía mover ni a Pac-Man ni a un fantasma.
   *[other] Puesto { $seat }: { $piece }
}
marbles-event-stayed = El puesto { $seat } no se ha comido al fantasma y se ha quedado quieto.
marbles-event-cleared = Ya no quedan canicas blancas. Canicas blancas por puesto: { $trays }. Puestos que ganan: { $winners }.
marbles-event-turn-limit = { $turns ->
    [one] Se ha alcanzado el límite de { $turns } turno.
   *[other] Se ha alcanzado el límite de { $turns } turnos.
} Canicas blancas por puesto: { $trays }. Puestos que ganan: { $winners }.

marbles_cleared = Ya no quedan canicas blancas; gana quien tiene más.

# En la página.
marbles-name = Canicas
marbles-about = Cómete más canicas que nadie y échales los fantasmas, que son de todos, a tus rivales.
marbles-step-1 = Tira dos dados: uno mueve a tu Pac-Man; el otro, a un fantasma.
marbles-step-2 = Pac-Man se come todas las canicas de su camino. Gana quien tenga más.
marbles-step-3 = Atrapa a un rival con un fantasma y te llevas dos de sus canicas.
marbles-guide-chance = ¡Hola! Cómete más canicas blancas que los demás.
marbles-guide-turn = Un dado mueve a tu Pac-Man; el otro, a un fantasma. Toca un sitio para ver el camino y luego «Ir».
marbles-todo = Toca un sitio que brilla.
marbles-todo-chance = Toca los dados para tirarlos.
marbles-doing-chance = { $who ->
    [you] estás tirando los dados…
   *[somebody] está tirando los dados…
}
marbles-todo-begin = Tira para ver quién empieza: la tirada más alta.
marbles-todo-begin-again = Hay empate: tira otra vez para ver quién empieza.
marbles-solid = Aquí no hay nada. Toca un sitio que brilla.
marbles-harm = Eso manda a casa a tu propio Pac-Man.
marbles-setup-random = Esquinas al azar
marbles-todo-move = { $half ->
    [first] { $piece ->
        [pac] Elige adónde va Pac-Man. O toca el otro dado o un fantasma.
       *[ghost] Elige adónde va un fantasma. O toca el otro dado o a Pac-Man.
    }
   *[second] { $piece ->
        [pac] Elige adónde va Pac-Man.
       *[ghost] { $origins ->
            [one] Elige adónde va el fantasma.
           *[other] Elige adónde va un fantasma. Toca uno para ver solo sus movimientos.
        }
    }
}
marbles-todo-go = Toca otra vez el mismo sitio para ir, o toca otro.
marbles-todo-way = Hay más de un camino. Elige uno y toca «Ir».
marbles-todo-task = { $kind ->
    [under] Hay una canica debajo del fantasma. ¿Te la llevas?
    [ring] Devuelve la canica amarilla usada: toca un aro vacío.
    [reward] Tu premio: ¿a quién le quitas canicas?
   *[pay] ¿Con qué canicas pagas?
}
marbles-roll = Tirar los dados
marbles-rolling = Los dados están rodando…
marbles-dice = Dados
marbles-die = { $piece ->
    [pac] { $face }, para Pac-Man
    [ghost] { $face }, para un fantasma
   *[none] { $face }
}
marbles-die-played = jugado
marbles-movers = Qué figura se mueve
marbles-move-pac = Mover a Pac-Man
marbles-move-ghost = Mover un fantasma
marbles-answers = Tus opciones
marbles-pay = Blancas: { $white }, amarillas: { $yellow }
marbles-take = Llevármela
marbles-leave = Dejarla
marbles-stay = Quieto, sin comer
marbles-ways = Caminos para llegar
marbles-way = Camino { $n }: blancas { $white }, amarillas { $yellow }
marbles-go = Ir
marbles-tray = Canicas blancas: { $white }. Canicas amarillas, un fantasma por cada una: { $held }. Canicas amarillas por devolver: { $owed }.
marbles-left = { $count ->
    [one] Queda { $count } canica
   *[other] Quedan { $count } canicas
}
marbles-held-is = Canica amarilla: te deja comerte a un fantasma
marbles-owed-is = Una canica amarilla que vuelve en cuanto haya un aro vacío
marbles-show-ways = Peligro
marbles-grid = Tablero. Las flechas recorren los hoyos, N salta al siguiente sitio que puedes elegir, Intro va ahí. P Pac-Man, G fantasma, D otro dado, W otro camino, R tirar.
marbles-cell-home = casa: { $name }
marbles-cell-no-home = casa sin usar
marbles-cell-start = la salida de los fantasmas
marbles-cell-ring = aro naranja
marbles-cell-opening = túnel
marbles-cell-pac = Pac-Man: { $name }
marbles-cell-ghosts = { $ghosts ->
    [one] un fantasma
   *[other] { $ghosts } fantasmas
}
marbles-cell-white = canica blanca
marbles-cell-yellow = canica amarilla
marbles-cell-spot = puedes elegir esto
marbles-cell-end = { $ways ->
    [one] puedes ir aquí, canicas: { $marbles }
   *[other] puedes ir aquí por { $ways } caminos, canicas: { $marbles }
}
marbles-cell-range = de { $least } a { $most }
marbles-cell-end-ghost = { $ways ->
    [one] un fantasma puede ir aquí
   *[other] cualquiera de los fantasmas puede ir aquí
}
marbles-cell-end-harm = un fantasma puede ir aquí, pero mandaría a casa a tu propio Pac-Man
marbles-option-layout = Tablero
marbles-option-layout-corners = Cuatro esquinas
marbles-option-layout-corners-about = Un tablero nuestro: una casa en cada esquina, cuatro túneles y ningún callejón sin salida.
marbles-option-layout-trees = Árboles
marbles-option-layout-trees-about = Un tablero nuestro, con callejones sin salida como ramas de un árbol.
marbles-option-unused-home = Casas sin usar
marbles-option-unused-home-closed_to_stop = se puede pasar
marbles-option-unused-home-free = se puede parar
marbles-option-must-move-if-possible = No puedes bloquear a tu propio Pac-Man con un fantasma
marbles-option-home-counts = Una casa en el camino cuenta como un paso
marbles-option-ghost-may-reverse = Los fantasmas pueden dar media vuelta en pleno movimiento
marbles-option-ghost-partial = Si ningún fantasma puede hacer un movimiento completo, uno va tan lejos como pueda
marbles-option-pay-with-yellow = Pagar con canicas amarillas
marbles-option-pay-with-yellow-false = nunca
marbles-option-pay-with-yellow-victim_choice = elige quien paga
marbles-option-lose-privilege-when-hit = Si te atrapa un fantasma, pierdes tus canicas amarillas
marbles-option-marble-under-ghost = Canica debajo de un fantasma comido
marbles-option-marble-under-ghost-auto = también se come
marbles-option-marble-under-ghost-ask = se puede dejar
marbles-option-privilege-stacks = Cada canica amarilla te deja comerte a un fantasma
marbles-option-same-move-gobble = Las canicas amarillas valen enseguida
marbles-option-gobble-ends-turn = Comerte a un fantasma termina tu turno
marbles-option-end-timing = La última canica blanca termina la partida
marbles-option-end-timing-at_once = al momento
marbles-option-end-timing-after_move = tras ese movimiento
marbles-option-end-timing-after_turn = tras ese turno
marbles-option-max-turns = Límite de turnos

# Lo que hace alguien, detrás de su nombre: «Ada: sacó 2 y 5.»
marbles-short-rolled = { $who ->
    [you] sacaste
   *[somebody] sacó
} { $low } y { $high }.
marbles-short-roll-tied = Empate a { $total }. Vuelven a tirar: { $seats }.
marbles-short-begins = { $who ->
    [you] empiezas tú
   *[somebody] empieza
} con { $total }.
marbles-short-stepped = { $who ->
    [you] moviste
   *[somebody] movió
} a Pac-Man a { $to }.
marbles-short-crossed = { $who ->
    [you] saliste
   *[somebody] salió
} del tablero por { $origin } y { $who ->
    [you] volviste
   *[somebody] volvió
} por { $to }.
marbles-short-gobbled = { $who ->
    [you] te comiste
   *[somebody] se comió
} una canica { $colour ->
    [white] blanca
   *[yellow] amarilla
} en { $at }; blancas en la bandeja: { $tray }, en el tablero: { $left }.
marbles-short-ghost-gobbled = ¡{ $who ->
    [you] te comiste
   *[somebody] se comió
} al fantasma de { $at }! Ha vuelto a { $to }.
marbles-short-left-under = { $who ->
    [you] dejaste
   *[somebody] dejó
} la canica de { $at }.
marbles-short-prowled = { $who ->
    [you] moviste
   *[somebody] movió
} un fantasma de { $origin } a { $to }.
marbles-short-captured = ¡{ $who ->
    [you] atrapaste
   *[somebody] atrapó
} a alguien con un fantasma en { $at }! A casa, a { $home }: { $whom }.
marbles-short-captured-own = ¡{ $who ->
    [you] mandaste a casa a tu
   *[somebody] mandó a casa a su
} propio Pac-Man, de { $at } a { $home }!
marbles-short-paid = { $rule ->
    [house] { $who ->
        [you] pagaste
       *[somebody] pagó
    }. Recibe: { $to }. Blancas: { $white }, amarillas: { $yellow } (regla de la casa: las amarillas no se pierden).
   *[book] { $who ->
        [you] pagaste
       *[somebody] pagó
    }. Recibe: { $to }. Blancas: { $white }, amarillas: { $yellow }.
}
marbles-short-privilege-lost = { $count ->
    [one] { $who ->
        [you] perdiste
       *[somebody] perdió
    } { $count } canica amarilla.
   *[other] { $who ->
        [you] perdiste
       *[somebody] perdió
    } { $count } canicas amarillas.
}
marbles-short-returned = { $who ->
    [you] devolviste
   *[somebody] devolvió
} una canica amarilla a { $at }.
marbles-short-waits = { $who ->
    [you] te quedaste
   *[somebody] se quedó
} la canica amarilla usada: ningún aro está vacío.
marbles-short-cleared = Ya no quedan canicas blancas. Canicas blancas por orden de turno: { $trays }. Gana: { $winners }.
marbles-short-turn-limit = { $turns ->
    [one] Se ha alcanzado el límite de { $turns } turno.
   *[other] Se ha alcanzado el límite de { $turns } turnos.
} Canicas blancas por orden de turno: { $trays }. Gana: { $winners }.
marbles-short-stood = { $piece ->
    [pac] { $rule ->
        [house] { $who ->
            [you] no tenías
           *[somebody] no tenía
        } ningún movimiento completo para Pac-Man con el dado que queda (regla de la casa: eso se puede elegir).
       *[book] { $who ->
            [you] no tenías
           *[somebody] no tenía
        } ningún movimiento completo para Pac-Man.
    }
    [ghost] { $who ->
        [you] no tenías
       *[somebody] no tenía
    } ningún movimiento completo para un fantasma.
   *[both] { $who ->
        [you] no pudiste
       *[somebody] no pudo
    } mover ni a Pac-Man ni a un fantasma.
}
marbles-short-stayed = { $who ->
    [you] no te comiste al fantasma y te quedaste
   *[somebody] no se comió al fantasma y se quedó
}.

# En el registro, junto a la figura de quien lo hace; corto.
marbles-note-rolled = saca { $low } · { $high }
marbles-note-gobbled = { $count ->
    [one] 1 canica
   *[other] { $count } canicas
}
marbles-note-captured = ¡atrapa!
marbles-note-captured-own = su Pac-Man, a casa
marbles-note-ghost = come un fantasma
marbles-note-pays = paga { $count }
marbles-note-gets = recibe { $count }
marbles-note-returned = vuelve a { $at }
marbles-note-stays = se queda

## Qué haría el entrenador
marbles-advice-go = Mueve a Pac-Man a { $to }.
marbles-advice-prowl = Mueve el fantasma de { $from } a { $to }.
marbles-advice-stay = Quédate quieto.
marbles-advice-under = { $to ->
    [take] Llévate la canica.
   *[other] Deja la canica.
}
marbles-advice-ring = Pon la canica en { $to }.
marbles-advice-rob = Quítale canicas a quien está en { $to }.
marbles-advice-pay = { $to ->
    [pay0] Paga con canicas blancas.
   *[other] Paga con canicas amarillas.
}

## Por qué lo haría el entrenador
marbles-reason-own = Mandas a casa a tu propio Pac-Man.
marbles-reason-captures = Atrapas al Pac-Man del puesto { $seat }.
marbles-reason-captures-named = ¡a casa con ese Pac-Man!
marbles-reason-ghost = Te comes a un fantasma.
marbles-reason-yellow = Te comes una canica amarilla.
marbles-reason-marbles = { $count ->
    [one] Te comes una canica.
   *[other] Te comes { $count } canicas.
}
marbles-reason-danger = Ahí te puede atrapar un fantasma con el { NUMBER($percent) } % de las tiradas.
marbles-reason-safe = Ahí ningún fantasma te puede atrapar en la próxima tirada.

# Las reglas, parte por parte; se cargan cuando alguien abre la ayuda.
marbles-help-aim-title = El objetivo
marbles-help-aim = Gana quien tenga más canicas blancas; si hay empate, la victoria se comparte. La partida termina en cuanto la última canica blanca sale del tablero, o cuando se alcanza un límite de turnos. Las canicas amarillas no cuentan.
marbles-help-start-title = Quién empieza
marbles-help-start = Todos tiran una vez y empieza la tirada más alta; si hay empate, esas personas vuelven a tirar. Cada Pac-Man empieza en su casa; los dos fantasmas, en el centro.
marbles-help-turn-title = Tu turno
marbles-help-turn = Tira los dos dados. Uno mueve a tu Pac-Man y el otro, a uno de los fantasmas. Tú decides cuál es cuál y quién va primero. Los dobles no tienen nada de especial.
marbles-help-must-title = Moverse es obligatorio
marbles-help-must = Una figura que puede moverse tiene que hacerlo; la que no puede usar su dado se queda. Puedes elegir libremente los dados y el orden, aunque después Pac-Man no pueda moverse. Nunca tienes que comerte a un fantasma.
marbles-help-walk-title = El camino de Pac-Man
marbles-help-walk = Pac-Man anda justo lo que dice el dado, nunca da media vuelta y se come todas las canicas por las que pasa. Puede cruzar un hoyo dos veces.
marbles-help-blocked-title = Paso cerrado
marbles-help-blocked = Nadie salta por encima de una figura ni cae sobre otro Pac-Man. Los fantasmas también te cierran el paso, a no ser que tengas una canica amarilla para comerte a uno.
marbles-help-home-title = Casas
marbles-help-home = En casa nadie te puede atrapar. Una casa en tu camino cuenta como un paso. Puedes terminar en tu propia casa y pasar por las demás, pero no pararte en ellas.
marbles-help-openings-title = Túneles
marbles-help-openings = Las flechas blancas son túneles: sal por uno y vuelve a entrar por cualquier otro. Cruzar no cuesta ningún paso. No puedes pararte fuera ni volver por el mismo; una figura que está justo dentro tapa el túnel.
marbles-help-ghosts-title = Los fantasmas
marbles-help-ghosts = Los dos fantasmas son de todos. Un fantasma anda justo lo que dice su dado, sin dar media vuelta. Deja las canicas donde están, no entra en casas ni túneles, no pasa por encima del otro fantasma y nunca vuelve al centro.
marbles-help-catch-title = Atrapar
marbles-help-catch = Un fantasma que se encuentra con un Pac-Man se para ahí, aunque le queden pasos. Ese Pac-Man se va a casa, y su dueño paga dos canicas blancas, o las que tenga, a quien movió el fantasma.
marbles-help-own-title = Tu propio Pac-Man
marbles-help-own = Un fantasma puede caer incluso sobre tu propio Pac-Man: se va a casa y nadie paga. Ese movimiento lleva una señal de aviso, y antes te preguntamos.
marbles-help-yellow-title = Canicas amarillas
marbles-help-yellow = Cada canica amarilla que tienes te deja comerte a un fantasma, incluso en el mismo movimiento en que la consigues. Mientras puedas, los fantasmas se ven pálidos. Si te atrapan, conservas las canicas amarillas.
marbles-help-gobble-title = Comerse a un fantasma
marbles-help-gobble = Muévete hasta un fantasma, con los pasos que quieras sin pasarte del dado: ahí termina tu movimiento. El fantasma vuelve al centro, y tú te llevas la canica que tenía debajo y dos canicas blancas de quien tú elijas. Después se juega el otro dado.
marbles-help-rings-title = De vuelta al aro
marbles-help-rings = La canica amarilla que has usado vuelve a un aro naranja vacío que tú eliges. Si no hay ninguno vacío, espera hasta que lo haya. Después cualquiera puede llevársela otra vez.
marbles-help-touch-title = En la pantalla
marbles-help-touch = Toca un aro para ver el camino y tócalo otra vez para ir. Los aros grandes son los que más dan; un aro doble significa que hay más de un camino: elige uno debajo del tablero. Toca un dado para usarlo con la figura elegida; toca a Pac-Man o a un fantasma para elegirlo. Los aros de los fantasmas son discontinuos. «Peligro» muestra lo fácil que es que un fantasma atrape a cada Pac-Man.

# La historia de un turno: lo que se ha hecho, detrás de un nombre y en una lista.
marbles-deed-rolled = { $who ->
    [you] sacaste
   *[somebody] sacó
} { $low } y { $high }
marbles-deed-begins = { $who ->
    [you] empiezas tú
   *[somebody] empieza
}
marbles-deed-walked = { $detail ->
    [squares] { $who ->
        [you] moviste
       *[somebody] movió
    } a Pac-Man a { $to }
   *[plain] { $who ->
        [you] moviste
       *[somebody] movió
    } a Pac-Man
}
marbles-deed-ate = { $count ->
    [one] { $who ->
        [you] te comiste
       *[somebody] se comió
    } { $count } canica
   *[other] { $who ->
        [you] te comiste
       *[somebody] se comió
    } { $count } canicas
}
marbles-deed-yellow = { $count ->
    [one] { $who ->
        [you] conseguiste
       *[somebody] consiguió
    } una canica amarilla (para { $who ->
        [you] comerte
       *[somebody] comerse
    } a un fantasma)
   *[other] { $who ->
        [you] conseguiste
       *[somebody] consiguió
    } { $count } canicas amarillas (para { $who ->
        [you] comerte
       *[somebody] comerse
    } fantasmas)
}
marbles-deed-prowled = { $detail ->
    [squares] { $who ->
        [you] moviste
       *[somebody] movió
    } un fantasma de { $origin } a { $to }
   *[plain] { $who ->
        [you] moviste
       *[somebody] movió
    } un fantasma
}
marbles-deed-gobbled-ghost = { $who ->
    [you] te comiste
   *[somebody] se comió
} a un fantasma
marbles-deed-captured = { $you ->
    [you] te mandó a casa
   *[other] { $who ->
        [you] mandaste
       *[somebody] mandó
    } a casa a { $whom }
}
marbles-deed-captured-own = { $own ->
    [you] { $who ->
        [you] mandaste
       *[somebody] mandó
    } a casa a tu propio Pac-Man
   *[other] mandó a casa a su propio Pac-Man
}
marbles-deed-took = { $you ->
    [you] { $count ->
        [one] te quitó { $count } canica
       *[other] te quitó { $count } canicas
    }
   *[other] { $count ->
        [one] { $who ->
            [you] le quitaste
           *[somebody] le quitó
        } { $count } canica a { $whom }
       *[other] { $who ->
            [you] le quitaste
           *[somebody] le quitó
        } { $count } canicas a { $whom }
    }
}
marbles-deed-paid = { $you ->
    [you] { $count ->
        [one] te pagó { $count } canica
       *[other] te pagó { $count } canicas
    }
   *[other] { $count ->
        [one] { $who ->
            [you] le pagaste
           *[somebody] le pagó
        } { $count } canica a { $whom }
       *[other] { $who ->
            [you] le pagaste
           *[somebody] le pagó
        } { $count } canicas a { $whom }
    }
}
marbles-deed-lost = { $count ->
    [one] { $who ->
        [you] perdiste
       *[somebody] perdió
    } una canica amarilla
   *[other] { $who ->
        [you] perdiste
       *[somebody] perdió
    } { $count } canicas amarillas
}
marbles-deed-returned = { $detail ->
    [squares] { $who ->
        [you] devolviste
       *[somebody] devolvió
    } una canica amarilla a { $at }
   *[plain] { $who ->
        [you] devolviste
       *[somebody] devolvió
    } una canica amarilla
}
marbles-deed-stood = { $piece ->
    [pac] { $who ->
        [you] no pudiste
       *[somebody] no pudo
    } mover a Pac-Man
    [ghost] { $who ->
        [you] no pudiste
       *[somebody] no pudo
    } mover ningún fantasma
   *[both] { $who ->
        [you] no pudiste
       *[somebody] no pudo
    } mover nada
}
marbles-deed-stayed = { $who ->
    [you] te quedaste en el sitio
   *[somebody] se quedó en el sitio
}
marbles-deed-waits = { $who ->
    [you] aún tienes
   *[somebody] aún tiene
} que devolver la canica amarilla (!)

# Lo que le ha pasado a quien lee, en grande junto al tablero; $name es quien lo ha hecho.
marbles-befalls-captured = ¡{ $name } te manda a casa!
marbles-befalls-captured-own = ¡Has mandado a casa a tu propio Pac-Man!
marbles-befalls-paid = { $count ->
    [one] ¡{ $name } te quita { $count } canica!
   *[other] ¡{ $name } te quita { $count } canicas!
}
marbles-befalls-lost = { $count ->
    [one] ¡Has perdido tu canica amarilla!
   *[other] ¡Has perdido tus { $count } canicas amarillas!
}
marbles-score = { $count ->
    [one] 1 canica
   *[other] { $count } canicas
}
marbles-deed-cleared = ya no quedan canicas blancas
