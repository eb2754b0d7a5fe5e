error-quoridor-bad-action = «{ $text }» no es ni una casilla, como e2, ni una barrera, como e3h.
error-quoridor-bad-position = «{ $text }» no es una posición; escríbela así: { $form }.
error-quoridor-bad-square = «{ $text }» no es una casilla; las casillas van de a1 a i9.
error-quoridor-bad-fence = No se puede poner una barrera en «{ $fence }»; las barreras no se pueden solapar ni cruzar.
error-quoridor-no-three = La opción three_players no permite tres jugadores.
error-quoridor-place-seats = Una posición para { $players } jugadores necesita { $players } figuras y { $players } números de barreras restantes.
error-quoridor-place-turn = El puesto que juega debe estar entre 1 y { $players }.
error-quoridor-place-sharing = Dos figuras no pueden compartir casilla.
error-quoridor-place-fences = Cada uno de los { $players } jugadores tiene { $each } barreras, contando las del tablero y las que le quedan.
error-quoridor-place-taken = Las acciones solo se cuentan hasta la opción max_turns.
error-quoridor-place-two-home = No puede haber dos figuras que ya hayan llegado a su línea de meta.
error-quoridor-place-shut-in = El puesto { $seat } no tiene camino hasta su línea de meta.
error-quoridor-place-stuck = El puesto { $seat } no puede hacer nada aquí, así que no puede ser su turno.

quoridor-refuse-no-pass = Tu figura ya está ahí, y no puedes saltarte el turno.
quoridor-refuse-occupied = Ahí hay otra figura.
quoridor-refuse-too-far = Demasiado lejos: una figura se mueve una casilla, o salta sobre una figura que tenga al lado.
quoridor-refuse-no-diagonal = Una figura solo se mueve en diagonal para rodear a otra que no puede saltar.
quoridor-refuse-fence-between = Hay una barrera en medio.
quoridor-refuse-one-piece-a-jump = Hay dos figuras en medio, y solo puedes saltar sobre una.
quoridor-refuse-piece-behind = Solo puedes caer ahí si hay una barrera detrás de la otra figura; aquí hay una tercera figura.
quoridor-refuse-jump-straight = El salto recto está libre, así que no puedes caer al lado.
quoridor-refuse-fence-beside = Hay una barrera entre la figura que saltarías y esa casilla.
quoridor-refuse-edge-behind = Solo puedes caer ahí si hay una barrera detrás de la otra figura; aquí se acaba el tablero.
quoridor-refuse-off-board = La barrera se saldría del tablero.
quoridor-refuse-no-fences-left = No te quedan barreras.
quoridor-refuse-overlap = No cabe: hay otra barrera en medio.
quoridor-refuse-crossing = La barrera cruzaría otra.
quoridor-refuse-last-path = La barrera dejaría al puesto { $seat } sin camino hasta su línea de meta.
quoridor-refuse-last-path-named = con una barrera ahí no quedaría ningún camino a la meta.

quoridor-event-moved = El puesto { $seat } se ha movido de { $origin } a { $to }.
quoridor-event-jumped = El puesto { $seat } ha saltado de { $origin } a { $to } por encima de { $over }.
quoridor-event-fenced = { $left ->
    [one] El puesto { $seat } ha puesto la barrera { $fence } y le queda { $left } barrera.
   *[other] El puesto { $seat } ha puesto la barrera { $fence } y le quedan { $left } barreras.
}
quoridor-event-passed-over = El puesto { $seat } no podía hacer nada y ha perdido un turno.
quoridor-event-won = El puesto { $seat } ha llegado a { $at } y ha ganado.
quoridor-event-turn-limit = { $turns ->
    [one] Se ha alcanzado el límite de { $turns } turno; no gana nadie.
   *[other] Se ha alcanzado el límite de { $turns } turnos; no gana nadie.
}

goal_reached = La figura ganadora ha llegado al otro lado.
goal_reached-own = Tu figura ha llegado al otro lado.

# En la página.
quoridor-name = Quoridor
quoridor-about = Cruza el laberinto antes que nadie. En cada turno, da un paso o ponle una barrera a alguien.
quoridor-step-1 = Lleva tu figura al otro lado antes que los demás.
quoridor-step-2 = Da un paso o pon una barrera.
quoridor-step-3 = Las barreras obligan a dar un rodeo.
quoridor-guide-turn = ¡Hola! En tu turno haces una sola cosa: avanzar una casilla hacia tu línea de meta, al otro lado, o poner una barrera para frenar a alguien.
quoridor-todo = Toca un punto que brilla para moverte ahí, o pon una barrera.
quoridor-todo-walk = Toca un punto que brilla para moverte ahí.
quoridor-todo-fence = Lleva la barrera adonde quieras, gírala y colócala.
quoridor-fences-left = { $left ->
    [one] Queda { $left } barrera
   *[other] Quedan { $left } barreras
}
quoridor-put-up-fence = Poner una barrera
quoridor-turn-fence = Girar
quoridor-place-fence = Colocarla
quoridor-cancel-fence = Sin barrera
quoridor-grid = Tablero. Las flechas recorren las casillas, Intro mueve tu figura, F cambia a las barreras.
quoridor-grid-fences = Dónde puede ir una barrera. Las flechas la mueven, R la gira, Intro la pone, F o Esc vuelve a tu figura.
quoridor-square-pawn = figura: { $name }
quoridor-square-target = puedes moverte aquí
quoridor-square-goal = meta: { $name }
quoridor-square-fences = barrera { $sides }
quoridor-fence-of = puesta por { $name }
quoridor-slot = { $slot }, { $way ->
    [h] horizontal
   *[v] vertical
}, { $state ->
    [free] libre
    [up] aquí hay una barrera
   *[closed] aquí no se puede
}
quoridor-option-edge-as-fence = El borde del tablero cuenta como barrera, así que ahí se puede saltar hacia un lado
quoridor-option-diagonal-past-piece = Si hay otra figura detrás de la que saltas, puedes caer al lado
quoridor-option-max-turns = Límite de turnos

# Lo que hace alguien, detrás de su nombre: «Ada: fue de e1 a e2.»
quoridor-short-moved = { $who ->
    [you] fuiste
   *[somebody] fue
} de { $origin } a { $to }.
quoridor-short-jumped = { $who ->
    [you] saltaste
   *[somebody] saltó
} de { $origin } a { $to } por encima de { $over }.
quoridor-short-fenced = { $left ->
    [one] { $who ->
        [you] pusiste
       *[somebody] puso
    } una barrera en { $fence }; { $who ->
        [you] te queda
       *[somebody] le queda
    } { $left }.
   *[other] { $who ->
        [you] pusiste
       *[somebody] puso
    } una barrera en { $fence }; { $who ->
        [you] te quedan
       *[somebody] le quedan
    } { $left }.
}
quoridor-short-passed-over = { $who ->
    [you] no pudiste
   *[somebody] no pudo
} hacer nada y { $who ->
    [you] perdiste
   *[somebody] perdió
} un turno.
quoridor-short-won = ¡{ $who ->
    [you] llegaste
   *[somebody] llegó
} a { $at } y { $who ->
    [you] ganaste
   *[somebody] ganó
}!

## Qué haría el entrenador
quoridor-advice-move = Muévete a { $to }.
quoridor-advice-fence = Pon una barrera en { $to }.

## Por qué lo haría el entrenador
quoridor-reason-wins = ¡Con eso ganas la partida!
quoridor-reason-jump = { $steps ->
    [one] Te acerca un paso.
   *[other] Te acerca { $steps } pasos de golpe.
}
quoridor-reason-nearer = { $steps ->
    [one] Después estarás a un paso de la meta.
   *[other] Después estarás a { $steps } pasos de la meta.
}
quoridor-reason-costs = { $steps ->
    [one] Le cuesta un paso al puesto { $seat }.
   *[other] Le cuesta { $steps } pasos al puesto { $seat }.
}
quoridor-reason-costs-named = { $steps ->
    [one] un paso más hasta la meta.
   *[other] { $steps } pasos más hasta la meta.
}
quoridor-reason-stops = { $steps ->
    [one] El puesto { $seat } estaba a un paso de la meta y ahora necesita un paso más.
   *[other] El puesto { $seat } estaba a un paso de la meta y ahora necesita { $steps } pasos más.
}
quoridor-reason-stops-named = { $steps ->
    [one] estaba a un paso de la meta y ahora necesita un paso más.
   *[other] estaba a un paso de la meta y ahora necesita { $steps } pasos más.
}
quoridor-reason-free = A ti no te retrasa.
quoridor-reason-costs-you = { $steps ->
    [one] A ti te cuesta un paso.
   *[other] A ti te cuesta { $steps } pasos.
}

# Las reglas, parte por parte; se cargan cuando alguien abre la ayuda.
quoridor-help-aim-title = El objetivo
quoridor-help-aim = Lleva tu figura, antes que nadie, al lado marcado con su color y su dibujo. Vale cualquier casilla de ese lado, y ganas al momento. Pueden jugar dos, tres o cuatro, en el sentido de las agujas del reloj. Si son dos, cada uno tiene 10 barreras; si son tres, 6; si son cuatro, 5.
quoridor-help-turn-title = Tu turno
quoridor-help-turn = Haces una sola cosa: mover tu figura o poner una barrera. No puedes saltarte el turno. Solo lo pierde quien no puede hacer ninguna de las dos.
quoridor-help-move-title = Moverse
quoridor-help-move = Una figura se mueve una casilla hacia delante, hacia atrás o hacia un lado: nunca en diagonal, nunca a través de una barrera y nunca encima de otra figura. Los aros muestran adónde puedes ir.
quoridor-help-jump-title = Saltar
quoridor-help-jump = Si hay otra figura junto a la tuya, puedes saltarla en línea recta y caer justo detrás. No es obligatorio, y en cada turno solo puedes saltar sobre una.
quoridor-help-side-title = Caer al lado
quoridor-help-side = Si detrás de esa figura hay una barrera o el borde del tablero, puedes caer a su lado, a la izquierda o a la derecha, siempre que no haya una barrera en medio. Mientras el salto recto esté libre, los lados no valen. Si detrás hay una tercera figura, no puedes saltar.
quoridor-help-fence-title = Barreras
quoridor-help-fence = Una barrera mide dos casillas. Frena a todo el mundo, también a ti, y se queda hasta el final. Las barreras no se pueden solapar, ni cruzar, ni salirse del tablero.
quoridor-help-path-title = Siempre un camino
quoridor-help-path = Puedes hacer que los demás anden más, pero nunca encerrarlos: con la barrera nueva, cada figura debe tener todavía un camino hasta su meta. Las otras figuras que haya en ese camino no cuentan, porque ya se moverán.
quoridor-help-end-title = Sin ganador
quoridor-help-end = Si pones un límite de turnos, al alcanzarlo la partida termina sin ganador. Llegar a la meta en el último turno todavía vale.
quoridor-help-touch-title = En la pantalla
quoridor-help-touch = En una pantalla táctil: toca entre las casillas para probar una barrera, arrástrala, tócala para girarla y colócala. Con el ratón: apunta entre las casillas y haz clic.
quoridor-help-keys-title = Con el teclado
quoridor-help-keys = Flechas e Intro; F cambia entre tu figura y las barreras, R gira la barrera.

# La historia de un turno: lo que se ha hecho, detrás de un nombre y en una lista.
quoridor-deed-moved = { $detail ->
    [squares] { $who ->
        [you] fuiste
       *[somebody] fue
    } a { $to }
   *[plain] { $who ->
        [you] te moviste
       *[somebody] se movió
    } una casilla
}
quoridor-deed-jumped = { $detail ->
    [squares] { $who ->
        [you] saltaste
       *[somebody] saltó
    } a { $to } por encima de { $over }
   *[plain] { $who ->
        [you] saltaste
       *[somebody] saltó
    } por encima de una figura
}
quoridor-deed-fenced = { $detail ->
    [squares] { $who ->
        [you] pusiste
       *[somebody] puso
    } una barrera en { $fence } ({ $left ->
        [one] { $who ->
            [you] te queda
           *[somebody] le queda
        } { $left }
       *[other] { $who ->
            [you] te quedan
           *[somebody] le quedan
        } { $left }
    })
   *[plain] { $who ->
        [you] pusiste
       *[somebody] puso
    } una barrera ({ $left ->
        [one] { $who ->
            [you] te queda
           *[somebody] le queda
        } { $left }
       *[other] { $who ->
            [you] te quedan
           *[somebody] le quedan
        } { $left }
    })
}
quoridor-deed-passed-over = { $who ->
    [you] no pudiste
   *[somebody] no pudo
} hacer nada y { $who ->
    [you] perdiste
   *[somebody] perdió
} un turno
quoridor-deed-won = { $who ->
    [you] ganaste
   *[somebody] ganó
}
