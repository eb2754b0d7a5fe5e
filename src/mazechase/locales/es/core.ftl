# Lo que puede decir cualquier parte del programa, también la página. Cada juego tiene su propio archivo.

error-no-such-game = No existe el juego «{ $game }». `mazechase games` muestra la lista de juegos.
error-no-such-bot = No existe el bot «{ $bot }» para { $game }. Bots: { $known }, o uno tuyo, escrito como module:Class.
error-bad-players = { $game } es para { $counts } jugadores, no para { $players }.
error-bad-rules-version = { $game } tiene versiones de las reglas de la 1 a la { $newest }, no la { $version }.
error-no-such-option = No existe la opción «{ $option }». Opciones: { $known }.
error-no-such-language = No existe el idioma «{ $language }». Idiomas: { $known }.
error-no-typst = Para imprimir hace falta Typst, que no está instalado aquí. Instálalo con: pip install "mazechase[print]"
error-nothing-to-print = No hay nada que imprimir para { $game }.
error-bad-option-value = La opción «{ $option }» no puede ser «{ $value }»; admite { $takes }.
error-bad-drawing-size = Un tablero no puede tener { $rows } filas y { $columns } columnas; cada número debe estar entre 1 y { $most }.
error-bad-drawing-mark = El dibujo tiene «{ $mark }» en { $place }; las marcas válidas son «{ $known }», y # para un muro.
error-document-unreadable = El documento «{ $where }» no es { $form } válido: mira la línea { $line }, columna { $column }.
error-document-too-large = No se puede leer el documento «{ $where }»: tiene un número demasiado largo o demasiados niveles anidados.
error-document-not-a-table = El documento «{ $where }» debe ser una tabla de nombres y valores.
error-document-too-long = El documento «{ $where }» es demasiado largo; el límite es de { $most } caracteres.
error-no-such-kind = No existe el tipo de documento «{ $kind }». Tipos: { $known }.
error-measuring-replaced = Una medición más reciente del mismo borrador ha sustituido a esta.
error-no-chance-here = Aquí no hay nada que tirar, girar ni robar, así que no puede salir «{ $outcome }».
error-impossible-outcome = «{ $outcome }» no es un resultado posible aquí.
error-foreign-state = «{ $value }» no es un estado de este juego con este número de jugadores.
error-foreign-view = «{ $value }» no es una vista de este juego con este número de jugadores.
error-foreign-action = «{ $value }» no es una acción de este juego; { $call } devuelve una.
error-foreign-token = «{ $value }» no es ni una acción ni un resultado del azar de este juego; { $call } devuelve uno.
error-foreign-outcome = «{ $value }» no es un resultado del azar de este juego; { $call } devuelve uno.
error-foreign-event = «{ $value }» no es un suceso.
error-foreign-rules = Las reglas de «{ $game }» no son de la clase { $value }.
error-not-text = «{ $value }» no es texto.
error-not-a-generator = «{ $value }» no es un generador de números aleatorios.
error-bad-number = «{ $text }» no es un número válido aquí.

refuse-over = La partida ha terminado.
refuse-no-such-action = «{ $action }» no es una acción de este juego.
refuse-not-an-action = «{ $action }» no es una acción de este juego; { $call } devuelve una.
refuse-chance-first = Antes, el puesto { $seat } tiene que tirar, girar o robar.
refuse-chance-first-named = antes hay que tirar, girar o robar.
refuse-not-your-turn = Ahora no le toca decidir al puesto { $seat }.
refuse-not-your-turn-named = ahora no se puede hacer nada.

turn_limit = Se ha alcanzado el límite de turnos.

# Partidas
error-bad-player = «{ $name }» debe ser una persona, o un bot con el nombre de un bot.
error-bad-match-id = «{ $id }» no sirve como identificador de partida; usa de 1 a 64 letras, cifras, - y _.
error-bad-seats = { $players ->
    [one] Hay { $players } puesto
   *[other] Hay { $players } puestos
}, pero se han dado { $seats } jugadores.
error-bad-clock = Un reloj necesita una reserva de tiempo o un límite por jugada mayor que cero; ningún tiempo puede ser negativo ni durar más de { $days } días.
error-bad-salt = Una sal tiene de 1 a 64 letras, cifras, - y _.
error-bad-seed = Una semilla tiene 32 bytes.
error-time-runs-back = La entrada { $n } del registro es anterior a la entrada que la precede.
error-match-over = La partida ha terminado.
error-match-paused = La partida está en pausa.
error-not-paused = La partida no está en pausa.
error-no-such-seat = No hay ningún puesto { $seat }.
error-no-actions = No se ha dado ninguna acción.
error-not-an-action = «{ $text }» no es una acción.
error-not-an-outcome = «{ $text }» no es un resultado del azar.
error-not-your-action = El puesto { $seat } no puede hacer esa acción.
error-not-your-action-named = eso no se puede hacer.
error-not-your-draw = Quien tiene que tirar, girar o robar ahora es el puesto { $seat }.
error-not-your-draw-named = ahora toca tirar, girar o robar.
error-no-draw-now = Ahora no hay nada que tirar, girar ni robar.
error-wrong-draw = El próximo sorteo es el número { $next }, no el { $k }.
error-no-such-draw = { $draws ->
    [one] Hace falta el sorteo { $k }, pero solo se registró { $draws } sorteo.
   *[other] Hace falta el sorteo { $k }, pero solo se registraron { $draws } sorteos.
}
error-salts-fixed = Solo se pueden añadir sales antes del primer sorteo.
error-nothing-to-undo = No hay nada que deshacer.
error-undo-revealed = Desde entonces se ha robado o enseñado algo, así que ya no se puede deshacer.
error-undo-absent = Eso desharía una jugada de alguien que se ha ido o que no estaba, así que se queda como está.
error-undo-away = El puesto { $seat } no está; hasta que vuelva no se puede deshacer nada.
error-undo-away-named = no está; hasta que vuelva no se puede deshacer nada.
error-own-undo = El puesto { $seat } juega en el dispositivo que ha pedido deshacer; tiene que responder otra persona.
error-own-undo-named = juega en el dispositivo que ha pedido deshacer. Tiene que responder otra persona.
error-undo-asked-already = El puesto { $seat } ya ha pedido deshacer.
error-undo-asked-already-named = ya se ha pedido deshacer.
error-no-undo-to-answer = El puesto { $seat } no tiene ninguna petición de deshacer que responder.
error-no-undo-to-answer-named = no hay nada que responder: nadie ha pedido deshacer.
error-seat-gone = El puesto { $seat } ha dejado la partida; sigue jugando un bot.
error-seat-gone-named = ya no está en la partida. Sigue jugando un bot.
error-not-to-mind = Ahora ningún bot puede ocupar ni devolver el puesto { $seat }.
error-not-to-mind-named = ahora no puede entrar un bot en su lugar, ni salir.
error-time-is-up = Al puesto { $seat } se le ha acabado el tiempo.
error-time-is-up-named = ya no queda tiempo.
error-time-not-up = Todavía queda tiempo.

match-event-salt-added = El puesto { $seat } ha añadido una sal a los sorteos.
match-event-undo-wanted = El puesto { $seat } ha pedido deshacer su última acción.
match-event-undo-reply = { $answer ->
    [yes] El puesto { $seat } está de acuerdo.
    [withdrawn] El puesto { $seat } ya no pide deshacer.
   *[no] El puesto { $seat } ha dicho que no.
}
match-event-rewound = { $keep ->
    [0] La partida ha vuelto al principio.
   *[other] La partida ha vuelto a la jugada { $keep }.
}
match-event-gave-up = El puesto { $seat } se ha rendido.
match-event-time-up = Al puesto { $seat } se le ha acabado el tiempo.
match-event-match-paused = La partida está en pausa.
match-event-match-resumed = La partida continúa.
match-event-match-woke = La partida continúa. La interrupción no le ha quitado tiempo a nadie.
match-event-seat-taken = { $bot ->
    [none] El puesto { $seat } es ahora de { $name }.
   *[other] Un bot ({ $bot }) ha ocupado el puesto { $seat }.
}
match-event-seat-minded = De momento, un bot ({ $bot }) juega en el puesto { $seat }.
match-event-seat-reclaimed = Ha vuelto quien jugaba en el puesto { $seat }.
match-event-match-ended = { $reason ->
    [resigned] La partida ha terminado porque alguien se ha rendido.
   *[time_up] La partida ha terminado porque a alguien se le ha acabado el tiempo.
}

resigned = El otro lado se ha rendido.
resigned-you = Te has rendido.
resigned-one = { $name } se ha rendido.
time_up = Al otro lado se le ha acabado el tiempo.
time_up-you = Se te ha acabado el tiempo.
time_up-one = Se ha acabado el tiempo de { $name }.

# Registros y lecciones
error-bad-record = Esto no es una partida guardada: { $why }
error-record-too-long = Una partida guardada de { $bytes } bytes es demasiado larga; el límite es { $most }.
error-record-version = Esta partida guardada tiene la versión { $version } del formato; solo se leen versiones hasta la { $newest }.
error-record-entry = La entrada { $n } de la partida guardada no es válida. { $why }
error-record-result = La partida guardada dice «{ $told }», pero las jugadas llevan a «{ $played }».
error-record-note = La partida guardada tiene una nota en la jugada { $at }, pero no llega tan lejos.
error-record-expected = La partida guardada espera una acción en la jugada { $at }, pero no hay ninguna.
error-record-not-sealed = Esta partida guardada no tiene dados sellados que comprobar.
error-record-no-seed = Esta partida guardada no muestra su semilla, así que no se pueden comprobar los dados.
error-seal-differs = La semilla no coincide con el sello que se mostró antes del primer sorteo.
error-seed-until-end = La semilla solo se muestra al terminar la partida.
error-draw-differs = En la partida guardada, el sorteo { $k } (entrada { $n }) es «{ $outcome }», pero la semilla da «{ $sealed }».
error-secret-until-end = Algunas cartas siguen ocultas. Podrás hacerlo cuando termine la partida.
error-no-such-ply = { $plies ->
    [one] No existe la jugada { $ply }; solo se ha hecho { $plies }.
   *[other] No existe la jugada { $ply }; solo se han hecho { $plies }.
}
error-nothing-to-go-on = En ese punto la partida ya ha terminado, así que no se puede seguir desde ahí.
error-no-such-lesson = No existe la lección «{ $lesson }» para { $game }.
error-lesson-alone = Una lección tiene sus propios jugadores y opciones, así que no se pueden elegir.
error-lesson-not-asked = ¡Buena idea! Pero, de momento, toca donde señala la mano.
error-lesson-over = La lección ha terminado.
error-lesson-waits = La lección está esperando una acción.
error-lesson-asks-nothing = La lección no espera ninguna acción aquí.

# El servicio
error-no-such-table = No encontramos esta partida. Pide el enlace de invitación.
error-not-allowed = Este enlace no permite eso; hace falta uno de estos: { $needs }.
error-not-begun = La partida todavía no ha empezado.
error-already-begun = La partida ya ha empezado.
error-not-over = La partida todavía no ha terminado.
error-not-decided = Todavía no está decidido.
error-no-such-place = En esta partida no hay ningún puesto { $place }.
error-place-taken = El puesto { $place } ya está ocupado.
error-piece-taken = La figura «{ $piece }» ya está ocupada.
error-put-out = Ya no estás en esta partida. Si quieres volver, pide el enlace de invitación.
error-no-open-place = Todos los puestos están ocupados.
error-too-many-places = { $places ->
    [one] { $places } puesto es demasiado
   *[other] { $places } puestos son demasiados
} para { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}.
error-bad-order = «{ $order }» no contiene cada puesto una sola vez.
error-not-your-seat = El puesto { $seat } no es tuyo.
error-not-your-seat-named = no se puede jugar desde este dispositivo.
error-not-your-chance = Ahora no le toca tirar, girar ni robar al puesto { $seat }.
error-not-your-chance-named = ahora no toca tirar, girar ni robar.
error-not-absent = El puesto { $seat } no está ausente.
error-not-absent-named = sigue aquí.
error-stand-in-too-early = El puesto { $seat } todavía puede volver; un bot podrá sustituirlo dentro de { $seconds } s.
error-stand-in-too-early-named = todavía puede volver. Un bot podrá entrar dentro de { $seconds } s.
error-hidden-hand = Las cartas del puesto { $place } siguen ocultas, así que continúa jugando un bot.
error-coach-not-allowed = El entrenador está apagado. Antes, todos los que juegan tienen que encenderlo.
error-coach-not-your-turn = El entrenador ayuda cuando te toca decidir.
error-needs-own-device = Alguien ya ha aceptado en este dispositivo; el puesto { $place } tiene que aceptar desde otro.
error-no-reopening = Nadie pide abrir el puesto { $place }, o alguien se ha ido desde entonces.
error-look-first = Destapa antes las cartas del puesto { $seat }.
error-look-first-named = antes hay que destapar estas cartas.
error-hidden = Eso no se puede pedir en una partida con cartas ocultas.
error-stale = La partida ha avanzado. Échale otro vistazo.
error-imported = Esta es una partida guardada. Para jugar, toca «Jugar desde aquí».
error-hello-first = El primer mensaje tiene que ser hello.
error-table-closed = Esta partida acaba de cerrarse. Vuelve a intentarlo.
error-reveals-first = Una de estas acciones descubre algo; envía las siguientes en otra orden.
error-record-too-many-entries = Una partida guardada de { $entries } entradas es demasiado larga para abrirla aquí; el límite es { $most }.
error-hello-once = Hello ya se ha enviado.
error-bad-message = No se puede leer este mensaje: { $problem }.
error-table-full = Hay demasiada gente conectada a esta partida.
error-too-busy = El servidor está muy ocupado ahora mismo. Vuelve a intentarlo dentro de un momento.
error-too-costly = Eso llevaría más tiempo o memoria de los que tiene el servidor.
error-too-many-messages = Demasiados mensajes a la vez. Vuelve a intentarlo dentro de un momento.
error-too-many-requests = Demasiadas peticiones a la vez. Vuelve a intentarlo dentro de un momento.
error-bad-origin = Esta petición viene de otro sitio web.
error-bad-host = Este servidor no responde a ese nombre. Quien lo administra puede permitirlo con --allowed-host.
error-bad-request = No se puede leer esta petición: { $problem }.
error-not-found = No hay nada en esta dirección.
error-bad-method = Esta dirección no acepta ese tipo de petición.
error-too-large = Esta petición es demasiado grande.
error-internal = Algo ha fallado en el servidor. Tu partida está a salvo; vuelve a intentarlo.
error-bad-allowed-host = «{ $text }» no es un nombre de servidor; --allowed-host admite un nombre como play.example.org, o * para cualquiera.
error-bad-proxy = «{ $text }» no es una dirección de proxy; --trusted-proxy admite una dirección IP o una red como 10.0.0.0/8.
error-cannot-listen = No se puede escuchar en { $host }, puerto { $port }: { $problem }.
error-store-full = El disco está lleno, así que la jugada no se ha podido guardar y no se ha hecho.
error-store-read-only = La base de datos es de solo lectura, así que la jugada no se ha podido guardar y no se ha hecho.
error-store-damaged = El archivo de la base de datos está dañado o no es una base de datos.
error-store-failed = La base de datos no funciona ahora mismo. Todo lo guardado hasta ahora está a salvo.
error-store-unreachable = Ahora mismo no se puede acceder a la base de datos. Todo lo guardado hasta ahora está a salvo.
error-no-postgres = Una base de datos PostgreSQL necesita el extra «postgres»: pip install "mazechase[postgres]".
error-store-in-use = Otro servidor está usando la base de datos { $database }.
error-store-gone = El archivo de la base de datos se ha movido o borrado, así que la jugada no se ha podido guardar y no se ha hecho.
error-store-closed = La base de datos está cerrada.
error-store-too-new = La base de datos se creó con una versión más nueva (esquema { $version }; esta versión conoce hasta el { $known }).
error-store-not-empty = La base de datos ya tiene mesas; copia a una vacía.
error-table-not-copied = No se ha podido copiar entera la mesa { $table }.
error-already-saved = Esto ya está guardado.
error-table-damaged = No se puede leer esta partida de la base de datos.
error-log-damaged = El registro de esta partida no se puede leer a partir de la entrada { $n }; todo lo anterior está a salvo.
error-log-full = Esta partida tiene demasiadas jugadas para continuar. Empieza una nueva.
error-series-too-long = La serie más larga es de { $most }; { $target } es demasiado.

# Dibujos con muros.
error-bad-walled-lines = Un dibujo con muros tiene una línea de bordes encima y debajo de cada línea de casillas, así que el número de líneas debe ser impar; este tiene { $lines }.
error-bad-walled-line = La línea { $line } del dibujo debe tener { $length } caracteres simples, con + o un espacio en las esquinas.
error-bad-walled-edge = El dibujo tiene «{ $mark }» junto a la casilla de { $place }, y ahí no se permite.

# Tableros dibujados como caminos
error-paths-mark = El dibujo tiene «{ $mark }» en la línea { $line }, columna { $column }; usa «{ $known }» para las casillas, - y | para los caminos, ^ v < > para los túneles y = para el bloque.
error-paths-empty = El dibujo no tiene casillas.
error-paths-block = El bloque de = de la línea { $line }, columna { $column } no es un único rectángulo relleno.
error-paths-lattice = La casilla de la línea { $line }, columna { $column } está fuera de lugar: las casillas van en una de cada cuatro columnas y en una de cada dos filas.
error-paths-loose = El camino de la línea { $line }, columna { $column } no une dos casillas.
error-paths-arrow = El túnel de la línea { $line }, columna { $column } no está justo al lado de una casilla.
error-no-such-code = Nadie está esperando con este código. ¿Están bien todas las cifras?
error-too-many-guesses = Demasiados códigos equivocados. Escanea el código de la pantalla o vuelve a intentarlo dentro de unos minutos.
error-too-many-phrases = Espera un momento antes de decir algo más.
error-no-such-parcel = Este código ya se ha usado o es demasiado antiguo.
error-too-many-parcels = Demasiada gente está trasladando sus cosas ahora mismo. Vuelve a intentarlo dentro de unos minutos o guarda un archivo.
