error-cards-bonus-only = El nivel { $level } es para { $most } jugadores como mucho, no para { $players }; el nivel «bonus» admite más.

error-cards-bad-token = «{ $text }» no es una jugada de este juego; las jugadas se escriben como draw, end, shut, give:inky:2, swap:1:3, skip:2, dictate:2:3, 2=cherry o +dot.
error-cards-bad-card = En este mazo no hay ninguna carta «{ $text }».
error-cards-bad-seat = Aquí no hay ningún puesto { $text }; los puestos van del 1 al { $players }.
error-cards-bad-position = «{ $text }» no es una posición; escríbela así: { $form }.
error-cards-bad-hand = «{ $text }» no es una mano; escribe las cartas como cherry+2dot, y una mano vacía como -.
error-cards-bad-known = «{ $text }» no dice quién sabe qué; escribe 1>2:apple si el puesto 1 sabe que hay una manzana en la mano 2.

error-cards-deck-extra = Los mazos no tienen el campo «{ $field }»; sus campos son source, points, level1 y level2.
error-cards-deck-source = Los mazos necesitan «source», un texto que dice de dónde vienen.
error-cards-deck-table = Los mazos necesitan «{ $field }», una tabla de nombres de cartas y números.
error-cards-deck-name = points: «{ $name }» no puede ser el nombre de una fruta; usa de 2 a 16 letras minúsculas, y no el nombre de un fantasma ni de un potenciador.
error-cards-deck-worth = points: «{ $name }» debe valer un número entero de { $least } a { $most }.
error-cards-deck-dot = points: debe haber una bolita (dot) que valga 1.
error-cards-deck-fruit = points: debe haber al menos dos frutas que valgan puntos distintos.
error-cards-deck-card = { $level }: «{ $name }» no va aquí; este nivel puede tener { $known }.
error-cards-deck-count = { $level }: «{ $name }» debe ser un número entero de cartas de 1 a { $most }.
error-cards-deck-missing = { $level }: falta «{ $name }».
error-cards-deck-no-fruit = { $level }: debe haber al menos una fruta.
error-cards-deck-ghosts = { $ghosts ->
    [one] { $level }: { $ghosts } fantasma no basta; hacen falta { $least } para dejar a alguien fuera.
   *[other] { $level }: { $ghosts } fantasmas no bastan; hacen falta { $least } para dejar a alguien fuera.
}
error-cards-deck-size = { $cards ->
    [one] { $level }: hay { $cards } carta; un mazo tiene { $size }.
   *[other] { $level }: hay { $cards } cartas; un mazo tiene { $size }.
}
error-cards-deck-more-ghosts = { $second ->
    [one] level2: { $second } fantasma no basta; necesita más que level1, que tiene { $first }.
   *[other] level2: { $second } fantasmas no bastan; necesita más que level1, que tiene { $first }.
}

error-cards-place-seats = Una posición para { $players } jugadores nombra el estado, los saltos, las órdenes, las manos y las elecciones de { $players } puestos.
error-cards-place-seat = No puede ser el turno de ese puesto.
error-cards-place-taken = Los turnos solo se cuentan hasta la opción max_turns.
error-cards-place-reshuffled = El mazo no puede haberse barajado de nuevo: la opción deck_empty no lo permite.
error-cards-place-deck = Estas cartas no salen de un solo mazo.
error-cards-place-deck-empty = El mazo está vacío, así que nadie puede robar y la partida tiene que haber terminado.
error-cards-place-power-ups = Los potenciadores están en los descartes y en ningún otro sitio, y ahí no hay nada más.
error-cards-place-ghosts = Los puestos con tres fantasmas están fuera, y solo su último fantasma puede sobrar; los demás puestos tienen menos.
error-cards-place-drawn = No se pueden haber robado tantas cartas ahora.
error-cards-place-orders = No se pueden haber dado estas órdenes de robar.
error-cards-place-skips = No se pueden haber dado estos turnos perdidos.
error-cards-place-waiting = Un puesto plantado o fuera de juego no tiene un próximo turno que esperar.
error-cards-place-end = Con estos puestos plantados y fuera de juego, la partida no puede haber terminado, o no puede continuar.
error-cards-place-played = El potenciador { $phase } debe haberse robado en este turno y estar en los descartes.
error-cards-place-nobody = El potenciador { $phase } necesita otro jugador que no esté ni plantado ni fuera.
error-cards-place-no-ghost = Sin fantasmas en la mano, no hay ninguno que regalar.
error-cards-place-drawing = Ese puesto no puede robar ahora.
error-cards-place-picks = No se pueden haber elegido estas cartas.
error-cards-place-known = Eso no se puede saber.

cards-refuse-not-asked = Ahora no puedes hacer eso. Necesitas este potenciador: { $card }.
cards-refuse-choose-first = Antes elige qué hace tu potenciador: { $card }.
cards-refuse-pass-first = Antes, todos pasan una carta: elige una.
cards-refuse-three-drawn = Ya has robado tres cartas, y no puedes robar más en un turno.
cards-refuse-enough-drawn = { $number ->
    [one] En este turno tenías que robar exactamente { $number } carta.
   *[other] En este turno tenías que robar exactamente { $number } cartas.
}
cards-refuse-must-draw = { $number ->
    [one] Antes tienes que robar { $number } carta en este turno.
   *[other] Antes tienes que robar { $number } cartas en este turno.
}
cards-refuse-draw-first = No puedes terminar tu turno sin carta: roba una o plántate.
cards-refuse-not-in-hand = Esa mano no tiene { $card }.
cards-refuse-no-ghost = Solo puedes regalar un fantasma, no { $card }.
cards-refuse-not-oneself = El puesto { $seat } tiene que elegir a otra persona.
cards-refuse-not-oneself-named = hay que elegir a otra persona.
cards-refuse-not-playing = El puesto { $seat } se ha plantado o está fuera y no se puede elegir.
cards-refuse-not-playing-named = no se puede elegir: ya no juega.

cards-event-turn-began = Ha empezado el turno del puesto { $seat }.
cards-event-turn-ordered = { $number ->
    [one] Ha empezado el turno del puesto { $seat }, que tiene que robar exactamente { $number } carta.
   *[other] Ha empezado el turno del puesto { $seat }, que tiene que robar exactamente { $number } cartas.
}
cards-event-turn-ended = El puesto { $seat } ha terminado su turno.
cards-event-turn-skipped = El puesto { $seat } ha perdido un turno.
cards-event-shut-down = El puesto { $seat } se ha plantado.
cards-event-drew = El puesto { $seat } ha robado { $card }.
cards-event-drew-unseen = El puesto { $seat } ha robado una carta.
cards-event-turned-up = El puesto { $seat } ha robado un potenciador: { $card }.
cards-event-wasted = El puesto { $seat } ha robado un potenciador sin efecto: { $card }.
cards-event-no-target = El puesto { $seat } ha descartado { $card }: no hay a quién elegir.
cards-event-no-ghost = El puesto { $seat } ha descartado { $card }: no hay fantasma que regalar.
cards-event-nothing-to-pass = El puesto { $seat } ha descartado { $card }: no hay nada que pasar.
cards-event-gave = El puesto { $seat } ha regalado un fantasma al puesto { $to }: { $card }.
cards-event-gave-unseen = El puesto { $seat } ha regalado un fantasma al puesto { $to }.
cards-event-swapped = El puesto { $seat } ha hecho que los puestos { $one } y { $other } cambien sus manos.
cards-event-hand-taken = El puesto { $seat } ha mirado su nueva mano: { $hand }.
cards-event-skipping = El puesto { $seat } ha hecho que el puesto { $whom } pierda su próximo turno.
cards-event-dictated = { $number ->
    [one] El puesto { $seat } ha ordenado al puesto { $whom } robar { $number } carta en su próximo turno.
   *[other] El puesto { $seat } ha ordenado al puesto { $whom } robar { $number } cartas en su próximo turno.
}
cards-event-picked = El puesto { $seat } ha elegido una carta para pasar: { $card }.
cards-event-picked-unseen = El puesto { $seat } ha elegido una carta para pasar.
cards-event-passed = El puesto { $seat } ha pasado una carta al puesto { $to }: { $card }.
cards-event-passed-unseen = El puesto { $seat } ha pasado una carta al puesto { $to }.
cards-event-knocked-out = Los fantasmas han dejado fuera al puesto { $seat }, que ha enseñado su mano: { $hand }.
cards-event-deck-empty = El mazo se ha acabado. Se plantan: { $seats }.
cards-event-reshuffled = { $cards ->
    [one] Los descartes y las manos de quienes están fuera se han barajado en un nuevo mazo de { $cards } carta.
   *[other] Los descartes y las manos de quienes están fuera se han barajado en un nuevo mazo de { $cards } cartas.
}
cards-event-turn-limit = Se ha alcanzado el límite de turnos: { $turns }.
cards-event-ended = Se han enseñado todas las manos. Puntos por puesto: { $points }. Gana: { $winners }. Las manos: { $hands }.
cards-short-ended = Se enseñan todas las manos. Puntos por orden de turno: { $points }. Gana: { $winners }.

ghost_knockout = Los fantasmas han dejado fuera a todos los demás.
ghost_knockout-you = Los fantasmas te han dejado fuera.
ghost_knockout-one = Los fantasmas han dejado fuera a { $name }.
highest_score = Ya no juega nadie más. Gana quien tiene más puntos.

# En la página.
cards-name = El juego de cartas
cards-about = Roba cartas y suma puntos, pero para a tiempo: con tres fantasmas en la mano, quedas fuera.
cards-step-1 = Roba cartas. Las bolitas y las frutas dan puntos.
cards-step-2 = Tres fantasmas en la mano, ¡y fuera!
cards-step-3 = Para a tiempo para guardar tus puntos. Gana quien tenga más.
cards-guide-turn = ¡Hola! Reúne puntos, pero tres fantasmas te dejan fuera. Roba de una a tres cartas y termina tu turno. Con «Plantarse» guardas tus puntos y ya no juegas más.
cards-todo = Elige qué hacer.
cards-doing-chance = { $who ->
    [you] estás robando una carta…
   *[somebody] está robando una carta…
}
cards-todo-first = Roba una carta, o toca «Plantarse» para parar y guardar tus puntos.
cards-todo-more = { $drawn } de { $most } robadas. Roba otra, termina tu turno o plántate.
cards-todo-enough = Ya no puedes robar más en este turno: termínalo o plántate.
cards-todo-ordered = { $more ->
    [one] Tienes que robar { $more } carta.
   *[other] Tienes que robar { $more } cartas.
}
cards-todo-draw = Toca el mazo para recibir tu carta.
cards-todo-all-draw = Todos roban: toca el mazo para recibir tu carta.
cards-todo-give-card = Toca el fantasma que quieres regalar.
cards-todo-give-to = Toca a quien le regalas tu fantasma.
cards-todo-swap-one = Dos jugadores cambian sus manos. Toca el primero. Puedes ser tú.
cards-todo-swap-other = Ahora toca el segundo jugador, o toca otra vez el primero para cancelar.
cards-todo-swap-only = Toca uno de los dos jugadores: cambian sus manos.
cards-todo-skip = Toca a quien pierde su próximo turno.
cards-todo-dictate-whom = Toca a quien recibe tu orden. Puedes ser tú.
cards-todo-dictate-own = ¿Cuántas cartas tienes que robar?
cards-todo-dictate-number = ¿Cuántas cartas tiene que robar { $whom }?
cards-todo-pass-left = Toca la carta que pasas a la izquierda. La recibe { $to }.
# Lo que leen los demás mientras actúa un potenciador, detrás del nombre de quien lo ha robado.
cards-wait-choosing = tiene { $card } y está eligiendo…
cards-wait-others = tiene { $card }. Ahora eligen: { $names }
cards-draw = Robar
cards-end = Fin del turno
cards-shut = Plantarse
cards-shut-sure = Plantarse del todo
cards-back = Cancelar
cards-show-ways = Riesgo
cards-deck = { $count ->
    [one] Mazo, { $count } carta
   *[other] Mazo, { $count } cartas
}
cards-discard = Descartes: { $cards }
cards-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
cards-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
cards-ghosts = { $ghosts } de { $most } fantasmas
cards-hand = { $count ->
    [one] Tu mano: { $count } carta
   *[other] Tu mano: { $count } cartas
}
cards-hand-empty = Todavía sin cartas
cards-status-down = se ha plantado
cards-status-out = fuera
cards-open-hand = a la vista: { $cards }
cards-known = sabes que tiene: { $cards }
cards-skips = { $turns ->
    [one] pierde un turno
   *[other] pierde { $turns } turnos
}
cards-order = tiene que robar: { $number }
cards-picked = ya ha elegido carta
cards-chosen = elección hecha
cards-choosable = se puede elegir
cards-news-out = ¡fuera! Demasiados fantasmas.
cards-reckoning = Manos y puntos
cards-risk-none = Aún no hay peligro: una carta no puede dejarte fuera.
cards-risk-little = Poco riesgo de quedar fuera.
cards-risk-some = Cierto riesgo de quedar fuera.
cards-risk-high = ¡Mucho riesgo de quedar fuera!
cards-risk-of-ghost = La próxima carta es un fantasma
cards-risk-of-out = La próxima carta te deja fuera
cards-risk-of-power = La próxima carta es un potenciador
cards-risk-of-points = Puntos de media
cards-risk-short-ghost = Fantasma
cards-risk-short-out = Fuera
cards-risk-short-power = Potenciador
cards-risk-short-points = Puntos

cards-option-level = Nivel
cards-option-level-1 = Nivel 1
cards-option-level-1-about = Regalo, Cambio y Salto. El comienzo más tranquilo.
cards-option-level-2 = Nivel 2
cards-option-level-2-about = Orden, Todos roban y A la izquierda, y un fantasma más: más loco.
cards-option-level-bonus = Nivel extra
cards-option-level-bonus-about = Los dos mazos juntos, con los seis potenciadores, para hasta ocho jugadores.
cards-option-level2-includes-level1 = El nivel 2 tiene también los potenciadores del nivel 1
cards-option-red-ghost = El fantasma rojo cuenta como
cards-option-red-ghost-one = un fantasma
cards-option-red-ghost-two = dos fantasmas
cards-option-skip-stacks = Los saltos se suman
cards-option-dictate-self = Puedes darte la orden de robar a ti
cards-option-dictate-blocks-shutdown = No puedes plantarte hasta robar las cartas que te han ordenado
cards-option-deck = Mazo
cards-option-deck-home-made = Casero
cards-option-deck-home-made-about = Equilibrado por nosotros: siempre queda alguien fuera antes de que se acabe.
cards-option-deck-few-ghosts = Pocos fantasmas
cards-option-deck-few-ghosts-about = Solo unos pocos fantasmas: las partidas son más largas y el mazo se puede acabar.
cards-option-deck-empty = Cuando se acaba el mazo
cards-option-deck-empty-all_shut_down = todos se plantan
cards-option-deck-empty-reshuffle_once = se barajan los descartes una vez
cards-option-solo-run = Si solo queda un jugador, tiene
cards-option-solo-run-unlimited = los turnos que quiera
cards-option-solo-run-one_turn = un turno
cards-option-max-turns = Límite de turnos
cards-list = Cartas del mazo: { $cards }
cards-list-ghost = { $units ->
    [one] un fantasma
   *[other] cuenta como { $units } fantasmas
}
cards-list-power = potenciador
cards-list-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
cards-list-count = { $count } en el mazo

# Las cartas por su nombre.
cards-word-dot = Bolita
cards-word-cherry = Cereza
cards-word-strawberry = Fresa
cards-word-orange = Naranja
cards-word-apple = Manzana
cards-word-melon = Sandía
cards-word-blinky = Blinky
cards-word-pinky = Pinky
cards-word-inky = Inky
cards-word-clyde = Clyde
cards-word-give = Regalo
cards-word-swap = Cambio
cards-word-skip = Salto
cards-word-dictate = Orden
cards-word-all-draw = Todos roban
cards-word-pass-left = A la izquierda

# Lo que hace alguien, detrás de su nombre: «Ada: robó una carta.»
cards-short-turn-began = { $who ->
    [you] empezaste el turno
   *[somebody] empezó el turno
}.
cards-short-turn-ordered = { $number ->
    [one] { $who ->
        [you] empezaste el turno y tienes
       *[somebody] empezó el turno y tiene
    } que robar { $number } carta.
   *[other] { $who ->
        [you] empezaste el turno y tienes
       *[somebody] empezó el turno y tiene
    } que robar { $number } cartas.
}
cards-short-turn-ended = { $who ->
    [you] terminaste el turno
   *[somebody] terminó el turno
}.
cards-short-turn-skipped = { $who ->
    [you] perdiste
   *[somebody] perdió
} un turno.
cards-short-shut-down = { $who ->
    [you] te plantaste
   *[somebody] se plantó
}.
cards-short-drew = { $who ->
    [you] robaste
   *[somebody] robó
} { $card }.
cards-short-drew-unseen = { $who ->
    [you] robaste
   *[somebody] robó
} una carta.
cards-short-turned-up = { $who ->
    [you] robaste
   *[somebody] robó
} un potenciador: { $card }.
cards-short-wasted = { $who ->
    [you] robaste
   *[somebody] robó
} un potenciador sin efecto: { $card }.
cards-short-no-target = { $who ->
    [you] descartaste
   *[somebody] descartó
} { $card }: no hay a quién elegir.
cards-short-no-ghost = { $who ->
    [you] descartaste
   *[somebody] descartó
} { $card }: { $who ->
    [you] no tenías
   *[somebody] no tenía
} fantasma que regalar.
cards-short-nothing-to-pass = { $who ->
    [you] descartaste
   *[somebody] descartó
} { $card }: no hay nada que pasar.
cards-short-gave = { $who ->
    [you] regalaste
   *[somebody] regaló
} un fantasma ({ $card }). Lo recibe: { $to }.
cards-short-gave-unseen = { $who ->
    [you] regalaste
   *[somebody] regaló
} un fantasma. Lo recibe: { $to }.
cards-short-swapped = { $who ->
    [you] cambiaste
   *[somebody] cambió
} estas manos: { $one } ⇄ { $other }.
cards-short-hand-taken = { $who ->
    [you] tienes
   *[somebody] tiene
} una mano nueva: { $hand }.
cards-short-skipping = { $who ->
    [you] hiciste saltar un turno
   *[somebody] hizo saltar un turno
}. Lo pierde: { $whom }.
cards-short-dictated = { $number ->
    [one] { $who ->
        [you] ordenaste
       *[somebody] ordenó
    } robar { $number } carta. Le toca: { $whom }.
   *[other] { $who ->
        [you] ordenaste
       *[somebody] ordenó
    } robar { $number } cartas. Le toca: { $whom }.
}
cards-short-picked = { $who ->
    [you] elegiste
   *[somebody] eligió
} una carta para pasar: { $card }.
cards-short-picked-unseen = { $who ->
    [you] elegiste
   *[somebody] eligió
} una carta para pasar.
cards-short-passed = { $who ->
    [you] pasaste una carta
   *[somebody] pasó una carta
} ({ $card }). La recibe: { $to }.
cards-short-passed-unseen = { $who ->
    [you] pasaste una carta
   *[somebody] pasó una carta
}. La recibe: { $to }.
cards-short-knocked-out = ¡fuera! Esta era la mano: { $hand }.

# En el registro, junto a la figura de quien lo hace; corto.
cards-note-nothing = sin efecto
cards-note-gave = regala { $card }
cards-note-gave-unseen = regala un fantasma
cards-note-passed = pasa { $card }
cards-note-passed-unseen = pasa una carta
cards-note-picked = elige carta
cards-note-swapped = cambia manos
cards-note-dictated = { $number ->
    [one] orden: { $number } carta
   *[other] orden: { $number } cartas
}
cards-note-ended = fin del turno

## Qué haría el entrenador
cards-advice-draw = Roba una carta.
cards-advice-end = Termina tu turno.
cards-advice-shut = Plántate.
cards-advice-give = Regala { $from } a { $to }.
cards-advice-swap = Cambia estas manos: { $from } y { $to }.
cards-advice-skip = Que pierda un turno: { $to }.
cards-advice-dictate = Elige a { $from }. Cuántas cartas: { $to }.
cards-advice-pass = Pasa { $to }.

## Por qué lo haría el entrenador
cards-reason-risk = { $percent ->
    [0] La próxima carta no puede dejarte fuera.
   *[other] Hay un { NUMBER($percent) } % de probabilidad de que la próxima carta te deje fuera.
}
cards-reason-points = { $points ->
    [one] Tienes un punto.
   *[other] Tienes { $points } puntos.
}
cards-reason-most = El puesto { $seat } es el que más cartas tiene.
cards-reason-most-named = tiene más cartas que tus otros rivales.
cards-reason-ghost = Te quitas de encima un fantasma.

# Las reglas, parte por parte; se cargan cuando alguien abre la ayuda.
cards-help-aim-title = El objetivo
cards-help-aim = Reúne puntos: las bolitas valen 1; las frutas, más. Cuando todos se han plantado, gana quien tenga más puntos; si hay empate, la victoria se comparte. Si todos los demás quedan fuera, ganas al momento, tengas lo que tengas.
cards-help-ghosts-title = Tres fantasmas
cards-help-ghosts = Con tres fantasmas en la mano quedas fuera al instante, aunque no sea tu turno. Pierdes tus puntos y todos ven tus cartas.
cards-help-turn-title = Tu turno
cards-help-turn = Roba hasta tres cartas, de una en una, y termina tu turno cuando quieras, pero no sin carta. Cada carta hace su efecto antes de que vuelvas a decidir. Después le toca al siguiente, en el sentido de las agujas del reloj.
cards-help-shut-title = Plantarse
cards-help-shut = En vez de robar puedes plantarte: paras del todo, guardas tus puntos y ya solo miras. Puedes hacerlo incluso con la mano vacía.
cards-help-levels-title = Mazos y niveles
cards-help-levels = El nivel 1 tiene Regalo, Cambio y Salto; el nivel 2 tiene Orden, Todos roban y A la izquierda; los dos son para cuatro jugadores como mucho. El nivel extra usa los dos mazos y admite hasta ocho.
cards-help-power-title = Potenciadores
cards-help-power = Un potenciador se enseña a todos, hace su efecto enseguida y se descarta. Nunca afecta a quien se ha plantado o está fuera.
cards-help-give-title = Regalo
cards-help-give = Uno de tus fantasmas pasa a otra persona, y puede dejarla fuera. Si tienes algún fantasma, es obligatorio. Solo lo ven quien lo da y quien lo recibe.
cards-help-swap-title = Cambio
cards-help-swap = Dos jugadores cambian sus manos; tú eliges quiénes, y no hace falta que seas tú. Nadie queda fuera por eso. Si solo quedan dos jugadores, tienen que cambiar.
cards-help-skip-title = Salto
cards-help-skip = Otra persona pierde su próximo turno. Dos saltos sobre la misma persona siguen costando un turno. Si solo queda un jugador, no puede perder turnos.
cards-help-dictate-title = Orden
cards-help-dictate = Dices cuántas cartas, de 1 a 3, tiene que robar alguien en su próximo turno, ni más ni menos. Antes no puede plantarse. Puedes elegirte a ti. Una orden posterior sustituye a la anterior.
cards-help-all-draw-title = Todos roban
cards-help-all-draw = Todos los que siguen en juego roban una carta, empezando por ti. Los potenciadores que salen así no hacen nada.
cards-help-pass-left-title = A la izquierda
cards-help-pass-left = Todos los que siguen en juego eligen una carta, a la vez, y la pasan a quien tienen a su izquierda. Los fantasmas se cuentan cuando todas las cartas han pasado.
cards-help-end-title = El final
cards-help-end = El último jugador que sigue en juego puede continuar a solas todo lo que quiera. Cuando se acaba el mazo, o se alcanza un límite de turnos, los que siguen en juego cuentan como plantados.
cards-help-secrets-title = Quién ve qué
cards-help-secrets = Tus cartas solo las ves tú; todos ven cuántas tienes. Si una carta venía de ti, la sigues viendo boca arriba junto a quien la tiene ahora. «Riesgo» solo cuenta lo que tú puedes saber.
cards-help-touch-title = Compartir un dispositivo
cards-help-touch = En un solo dispositivo, la pantalla tapa tus cartas cuando acaba tu turno. Con móviles, una pantalla muestra la mesa y cada persona tiene sus cartas en su móvil.
cards-help-keys-title = Con el teclado
cards-help-keys = Tabulador e Intro; D roba, E termina tu turno, Esc cancela una elección.

# La historia de un turno: lo que se ha hecho, detrás de un nombre y en una lista.
cards-deed-drew = { $who ->
    [you] robaste
   *[somebody] robó
} { $cards }
cards-deed-drew-unseen = { $count ->
    [one] { $who ->
        [you] robaste
       *[somebody] robó
    } una carta
   *[other] { $who ->
        [you] robaste
       *[somebody] robó
    } { $count } cartas
}
cards-deed-turned-up = { $who ->
    [you] jugaste
   *[somebody] jugó
} { $card }
cards-deed-nothing = { $who ->
    [you] no pudiste
   *[somebody] no pudo
} usar { $card }
cards-deed-gave = { $you ->
    [you] te regaló un fantasma
   *[other] { $who ->
        [you] le regalaste
       *[somebody] le regaló
    } un fantasma a { $whom }
}
cards-deed-passed = { $you ->
    [you] te pasó { $card }
   *[other] { $who ->
        [you] le pasaste
       *[somebody] le pasó
    } { $card } a { $whom }
}
cards-deed-all-passed = todos pasaron una carta a la izquierda
cards-deed-swapped = { $you ->
    [you] te cambió la mano
   *[other] { $who ->
        [you] cambiaste tu mano
       *[somebody] cambió su mano
    } con { $whom }
}
cards-deed-swapped-two = { $who ->
    [you] cambiaste
   *[somebody] cambió
} estas manos: { $one } y { $other }
cards-deed-skipping = { $you ->
    [you] te hizo perder un turno
   *[other] { $who ->
        [you] le hiciste
       *[somebody] le hizo
    } perder un turno a { $whom }
}
cards-deed-dictated = { $you ->
    [you] { $number ->
        [one] te ordenó robar { $number } carta
       *[other] te ordenó robar { $number } cartas
    }
   *[other] { $number ->
        [one] { $who ->
            [you] le ordenaste
           *[somebody] le ordenó
        } a { $whom } robar { $number } carta
       *[other] { $who ->
            [you] le ordenaste
           *[somebody] le ordenó
        } a { $whom } robar { $number } cartas
    }
}
cards-deed-turn-skipped = { $who ->
    [you] perdiste
   *[somebody] perdió
} un turno
cards-deed-shut-down = { $who ->
    [you] te plantaste
   *[somebody] se plantó
}
cards-deed-knocked-out = { $who ->
    [you] quedaste
   *[somebody] quedó
} fuera por los fantasmas
cards-deed-ended = { $who ->
    [you] terminaste el turno
   *[somebody] terminó el turno
}

# Lo que le ha pasado a quien lee, en grande junto al tablero; $name es quien lo ha hecho.
cards-befalls-knocked-out = Demasiados fantasmas: ¡quedas fuera!
cards-befalls-swapped = ¡{ $name } cambia su mano contigo!
cards-befalls-swapped-two = ¡{ $name } te cambia la mano! La nueva era de { $with }.
cards-befalls-gave = { $name } te regala un fantasma: { $card }
cards-befalls-skipping = ¡{ $name } te hace perder tu próximo turno!
cards-befalls-dictated = { $number ->
    [one] { $name } dice: ¡en tu próximo turno tienes que robar { $number } carta!
   *[other] { $name } dice: ¡en tu próximo turno tienes que robar { $number } cartas!
}
cards-series-points = { $target ->
    [one] Noche de cartas: gana quien llegue a un punto
   *[other] Noche de cartas: gana quien llegue a { $target } puntos
}
cards-score = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
cards-option-deck-for-two = Para dos
cards-option-deck-for-two-about = Hecho para dos jugadores: hay menos fantasmas, así que la partida no se acaba tan pronto.
cards-deed-shown = se enseñan todas las manos
