# Lo que solo dice el terminal.

error-bot-not-imported = Bot «{ $bot }»: no se ha podido importar el módulo «{ $module }» ({ $problem }).
error-bot-not-a-class = Bot «{ $bot }»: el módulo «{ $module }» no tiene ninguna clase «{ $cls }» que extienda mazechase.bots.Bot.
error-bot-raised = El bot «{ $bot }» ha fallado en { $place }: { $problem }.
error-bot-illegal = El bot «{ $bot }» del puesto { $seat } ha respondido { $action }, que no es una de las acciones permitidas que recibió.
error-bad-budget = Un presupuesto de { $limit } es demasiado pequeño; debe ser al menos 1.
error-budget-without-clock = Un presupuesto de tiempo necesita un reloj.
error-bad-bot-count = { $bots ->
    [one] { $bots } bot no puede ocupar
   *[other] { $bots } bots no pueden ocupar
} { $players } puestos; usa de 1 a { $players } bots.
error-bad-game-count = Partidas: { $games }, procesos: { $workers }. Ambos deben ser al menos 1.

error-process-ended = Uno de los procesos del servidor terminó antes de estar listo (estado { $status }).
error-bad-arguments = { $message } (mira `{ $command } --help`)
error-no-such-command = No existe la orden «{ $command }». Órdenes: { $known }.
error-bad-choice = { $name } no puede ser «{ $text }»; admite { $known }.
error-lan-elsewhere = --lan arranca un servidor, así que va con serve o sin orden, no con { $command }.
error-lan-and-host = --lan escucha en todas las direcciones de esta máquina; quita --host.
error-bad-argument-number = { $name } admite un número entero de { $least } a { $most }, no «{ $text }».
error-unreadable-file = No se puede leer el archivo «{ $file }»: { $reason }.
error-unwritable-file = No se puede escribir el archivo «{ $file }»: { $reason }.
error-print-form = «{ $file }» no es un archivo .pdf ni .svg.
error-line-too-long = Una línea de la entrada tiene más de { $most } caracteres.
error-no-such-seat-here = Aquí no hay ningún puesto «{ $seat }»; --seat admite { $known }.
error-bad-seat-count = --seat { $seats }: { $people ->
    [one] hay una persona por sentar
   *[other] hay { $people } personas por sentar
}, cada una en su propio puesto.
error-file-too-big = El archivo «{ $file }» es demasiado grande; el límite es de { $most } bytes.
error-unusable-folder = No se puede usar la carpeta «{ $folder }»: { $reason }.
error-unusable-database = No se puede usar la base de datos «{ $database }». { $reason }
error-database-in-use = Otro servidor está usando la base de datos { $database }. Funciona en { $address }
error-running-without-lan = Mazechase ya está en marcha en { $address }, solo para esta máquina. Detenlo (Ctrl-C) y arráncalo de nuevo con --lan.
error-limit-form = «{ $text }» no es un límite; escribe NOMBRE=NÚMERO.
error-no-such-limit = No existe el límite «{ $limit }».
error-bad-limit-number = El límite «{ $limit }» admite un número entero de 0 a { $most }, no «{ $text }».
error-no-such-setting = No existe el ajuste «{ $name }» ({ $source }).
error-bad-setting = { $source }: { $problem }
error-bad-setting-kind = { $source }: «{ $name }» admite { $takes }.
error-bad-config = El archivo «{ $file }» no es TOML: { $problem }.
error-document-not-text = El documento «{ $where }» no es texto UTF-8.
error-neither-game-nor-file = «{ $text }» no es ni un juego ni un archivo. `mazechase games` muestra la lista de juegos.
error-option-form = «{ $text }» no es una opción; escribe NOMBRE=VALOR.
error-option-twice = La opción «{ $option }» está dos veces.
error-record-has-options = Una partida guardada trae sus propios jugadores y opciones; quita --players y --option.
error-bad-move = Jugada { $number }, «{ $token }»: { $reason }
error-bad-viewer = Aquí no hay ningún observador «{ $viewer }»; hay { $known }.

error-game-not-imported = No se puede importar el juego «{ $name }»: { $problem }.
error-game-not-a-class = «{ $name }» no es un juego; debe nombrar una subclase completa de mazechase.Rules, como module:Class.

error-no-kernel = Aquí no hay un núcleo nativo para { $game }: no se ha escrito, no se ha compilado, o MAZECHASE_NATIVE=0 lo desactiva.
error-no-solution = El bot «{ $bot }» juega con una solución, y todavía no hay ninguna para estas opciones. Créala con: mazechase solve chase --save --option ...
error-no-solver = No hay nada que resuelva { $game }.
error-too-much-to-solve = Con { $option }, una solución tardaría unas { $hours } horas en un procesador y ocuparía { $gigabytes } GB de memoria, así que no se empieza.
error-bad-engine-number = { $name } debe ser un número entero de { $least } a { $most }, no { $number }.
error-bad-action-count = Un paso toma una matriz con una acción por partida, de forma { $wanted }, no { $shape }.
error-bad-place = «on» admite { $places }, no «{ $place }».
error-no-ray = Ray no está instalado aquí. Instálalo con: pip install "mazechase[ray]"
error-no-cluster = No se puede conectar con el clúster de Ray ni arrancarlo: { $problem }.
error-worker-died = Un proceso ha muerto { $tries } veces con las mismas partidas.

error-bad-aim = «{ $aim }» no es un objetivo; los objetivos son even, turns=NÚMERO, minutes=NÚMERO y LADO=PORCENTAJE, como pacman=50.
error-no-changes = Nadie ha escrito cómo cambiar un poco «{ $option }» de { $game }; hay cambios para: { $known }.
error-backup-exists = Ya existe { $file }. Una copia de seguridad nunca sustituye nada: muévelo o elige otro nombre.
error-backup-by-postgres = Una base de datos PostgreSQL se guarda y se restaura con los programas de PostgreSQL (docs/deploy.md); o copia sus mesas a un archivo con `mazechase database copy`.
error-no-server = No se puede preguntar al servidor de { $server }: { $problem }.

cli-seat = puesto { $seat }
cli-person = una persona
cli-nobody = nadie
cli-match = { $game }, { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
cli-held = { $seat }: { $who }
cli-play-seats = { $match }; { $seats }
cli-listed = { $first }, { $second }
cli-ending = Gana: { $winners }. Puntos por puesto: { $scores }.
cli-you-win = ¡Has ganado!
cli-you-lose = Has perdido.
cli-play-begin = Escribe una jugada, ? para ver las jugadas permitidas, o help.
cli-play-help = Escribe una jugada en la notación del juego, o varias separadas por espacios. O escribe:
cli-play-help-list = mostrar las jugadas permitidas
cli-play-help-hint = preguntar al mejor bot del juego qué haría
cli-play-help-undo = deshacer la última jugada, si no se ha tirado, robado ni enseñado nada desde entonces
cli-play-help-board = dibujar otra vez el tablero
cli-play-help-help = mostrar esto
cli-play-help-quit = parar aquí
cli-play-no-hints = No hay pistas para este juego.
cli-play-hint = { $bot } jugaría { $move }.
cli-play-hand-over = Pasa el teclado al puesto { $seat }. ¡Sin mirar!
cli-play-press-enter = Puesto { $seat }, pulsa Intro para ver tu lado:
cli-play-not-over = La partida no ha terminado.
cli-play-not-saved = no se ha guardado nada. { $reason }
cli-did-you-mean = ¿Querías decir «{ $meant }»?
cli-limits = Límites: { $limits }.
cli-page-ready = Mazechase está listo en { $link } (Ctrl-C lo termina)
cli-page-running = Mazechase ya está en marcha en { $link }
cli-page-opening = Mazechase ya está en marcha en { $link }: abriéndolo
cli-page-network = En tu red: { $link }
cli-games-players = { $game }: { $players } jugadores
cli-games-default = por defecto, { $value }
cli-games-house-rule = por defecto, { $value } (regla de la casa; según el reglamento, { $printed })
cli-chance = Ahora decide el azar (puesto { $seat }). Resultados y sus pesos:
cli-actions = { $count ->
    [one] { $count } acción
   *[other] { $count } acciones
}
cli-draws = { $count ->
    [one] { $count } sorteo
   *[other] { $count } sorteos
}
cli-checked = comprobado: { $what } y el resultado
cli-checked-unfinished = comprobado: { $what }; la partida aún no tiene resultado
cli-their-seal = su sello
cli-verified = verificado: la semilla coincide con el sello y produce { $draws ->
    [one] su único sorteo
   *[other] los { $draws } sorteos
}
cli-arena-heading = { $match }, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, semilla { $seed }, { $budget }
cli-arena-nodes = { $nodes } nodos
cli-arena-time = { $time } ms
cli-arena-usual = tiempo de pensar habitual
cli-arena-bot = bot
cli-arena-games = partidas
cli-arena-wins = victorias
cli-arena-draws = empates
cli-arena-score = puntos
cli-arena-interval = intervalo del 95 %
cli-arena-fair = justo
cli-from-to = de { $low } a { $high }
cli-review-ply = jugada
cli-review-start = inicio
cli-review-luck = suerte
cli-review-lost = perdido
cli-review-best = mejor
cli-review-decisions = decisiones
cli-review-mistakes = errores
cli-review-turning-points = momentos clave: jugadas { $plies }
cli-suggest-heading = objetivo { $aims }, { $rounds } rondas, { $games } partidas
cli-suggest-changes = cambios
cli-suggest-distance = distancia al objetivo
cli-suggest-points = { $points } puntos
cli-suggest-before = antes
cli-suggest-after = después
cli-suggest-candidate = propuesta { $number }
cli-suggest-fresh = con suerte nueva
cli-suggest-wins = victorias por puesto
cli-suggest-began = empezó
cli-suggest-turns = turnos
cli-suggest-minutes = minutos
cli-suggest-nothing = detenido antes de encontrar nada
cli-needs = Para esto hace falta { $package }: { $install }
cli-needs-server = Para esto hacen falta los paquetes del servidor (falta { $package }): { $install }
cli-no-kernels = no se ha compilado ningún núcleo nativo, así que trabajan las reglas en Python, más despacio; mira docs/engine.md
cli-working-playing = jugando
cli-working-reviewing = repasando
cli-working-searching = buscando
cli-working-solving = resolviendo
cli-working-counting = contando
