# Lo que dice la página, sea cual sea el juego. El nombre de un jugador va siempre solo. Lo que va detrás de
# «Ada:» o de «Tú:» se dice en primera persona o de forma impersonal, para que valga con los dos.

app-name = Mazechase
app-about = Laberintos, fantasmas y barreras: juegos de mesa listos con un toque. Juega aquí o con amigos que están lejos.
disclaimer = Un proyecto de aficionados. No está afiliado a los propietarios de PAC-MAN, Quoridor ni de ningún otro juego nombrado aquí, ni cuenta con su aprobación ni tiene relación con ellos. Todas las marcas pertenecen a sus dueños.
loading = Un momento…
close = Cerrar
cancel = Cancelar
menu = Menú
settings = Ajustes
to-start = Inicio
problem-no-answer = El servidor no responde. Comprueba tu conexión y vuelve a intentarlo.
page-late = Esta página está tardando mucho en cargar. Si no pasa nada, prueba a recargarla.
page-retrying = Aún falta una parte de la página. Lo intentamos de nuevo…
page-reload = Falta una parte de esta página, seguramente por una actualización. Recárgala. Tus partidas están a salvo.
reload = Recargar

## La página de inicio

games = Juegos
continue-games = Continuar
players-count = { $least } a { $most } jugadores
play-bot = Contra un bot
play-here = En un solo dispositivo
play-link = Con alguien, por enlace
play-shared = Pantalla grande y móviles
join-code = Unirse con un código
play-more = Más opciones
bot-strength = Fuerza del bot
puzzle-link = El reto del día
recent-tables = Partidas terminadas
forget-table = Quitar de la lista
forget-sure = ¿Quitarla? Ya no podrás volver a ella
open-record = Abrir una partida guardada
open-record-bad = Este archivo no es una partida guardada.
recent-turn = Te toca
recent-over = Terminada
recent-lobby = Esperando jugadores
recent-next = Le toca a { $name }
recent-won = Has ganado
recent-lost = Has perdido
recent-nobody = No ha ganado nadie
recent-winner = Gana: { $name }
recent-record = Partida guardada
recent-all = Ver todas ({ $games })
recent-now = ahora mismo

## Preparar una mesa

setup-players = Jugadores
setup-places = ¿Quién juega?
setup-place = Puesto { $place }: quién juega
setup-level = Puesto { $place }: fuerza del bot
setup-name = Nombre
setup-no-limit = sin límite
setup-open-file = Abrir un archivo
setup-samples = { $what }: imágenes
setup-name-of = Puesto { $place }: nombre
setup-piece = Puesto { $place }: figura
setup-random = Empieza alguien al azar
setup-clock = Reloj
setup-clock-minutes = { $minutes ->
    [0] Sin reloj
    [one] { $minutes } minuto por persona, +{ $seconds } s por jugada
   *[other] { $minutes } minutos por persona, +{ $seconds } s por jugada
}
setup-options = Opciones
setup-book = Según el reglamento
setup-book-about = { $rules ->
    [one] Una regla de la casa cambia el reglamento. Marca esto para jugar sin ella.
   *[other] { $rules } reglas de la casa cambian el reglamento. Marca esto para jugar sin ellas.
}
setup-house-rule = { $book ->
    [true] Regla de la casa. El reglamento dice que sí.
    [false] Regla de la casa. El reglamento dice que no.
   *[other] Regla de la casa. El reglamento dice: { $book }.
}
setup-as-printed = Como dice el reglamento.
setup-shared = Cada persona se une con su móvil, con el enlace o el código.
setup-start = Empezar la partida
setup-open = Crear la partida
place-kind-here = Este dispositivo
place-kind-link = Por enlace
place-kind-bot = Bot
bot-random = Bot despistado
bot-random-about = hace cualquier cosa permitida, sin pensar.
bot-level1 = Bot principiante
bot-level1-about = conoce las reglas y poco más. Bueno para una primera partida.
bot-level2 = Bot fácil
bot-level2-about = ve lo que conviene ahora mismo, pero no hace planes.
bot-level3 = Bot normal
bot-level3-about = planea un poco. Un buen rival cuando ya conoces el juego.
bot-level4 = Bot difícil
bot-level4-about = ve más allá y se equivoca poco.
bot-level5 = Bot campeón
bot-level5-about = es el más fuerte que tenemos. ¡Suerte!
bot-classic1 = Bot fácil (clásico)
bot-classic2 = Bot normal (clásico)
bot-classic3 = Bot difícil (clásico)
bot-perfect = Bot perfecto

## Antes de la partida

lobby-host = Tu partida está lista
lobby-open = { $places ->
    [one] Falta que alguien ocupe el puesto libre. Envía el enlace.
   *[other] Falta que alguien ocupe los puestos libres. Envía el enlace.
}
lobby-guest = ¡Te invitan a jugar a { $game }!
lobby-guest-of = ¡{ $name } te invita a jugar a { $game }!
lobby-wait = ¡Ya estás dentro! Esperando a que empiece la partida…
lobby-wait-for = ¡Ya estás dentro! Esperando a que { $name } empiece la partida…
place-open = Puesto libre
place-yours = Tu puesto
place-here = Aquí
place-bot = Juega un bot
sit-here = Jugar aquí
sit-down = Unirse
move-up = Mover arriba
make-bot = Que juegue un bot
make-open = Quitar
your-name = Tu nombre
invite-link = Envía este enlace a quien quieras, o que escaneen el código
start-match = Empezar
start-with-bots = { $places ->
    [one] Empezar con un bot en el puesto libre
   *[other] Empezar con bots en los puestos libres
}
link-only-here = Este enlace solo funciona en este dispositivo. Arranca con { $command } para que otros puedan unirse desde tu wifi.
copy-link = Copiar enlace
new-link = Enlace nuevo (el anterior dejará de funcionar)
copied = Copiado
share = Compartir
qr-code = Código QR del enlace

## En la mesa

seats = Jugadores
seat-name = Jugador { $seat }
you = Tú
seat-away = No está
seat-asked = le toca
seat-won = Gana
clock-left = Quedan { $time }
todo-turn = Te toca.
# Delante de lo que tiene que hacer alguien: «Ada, tira los dados.» Tras la coma se sigue con minúscula.
todo-call = { $name },
todo-act = Elige qué hacer.
todo-chance = Toca para tirar, girar o robar.
todo-bot = está pensando…
todo-wait = está jugando…
# Lo que hace alguien mientras se ve, detrás de su nombre o de «Tú».
doing-move = { $who ->
    [you] estás haciendo tu jugada…
   *[somebody] está haciendo su jugada…
}
doing-chance = { $who ->
    [you] estás probando suerte…
   *[somebody] está probando suerte…
}
away-wait = no está. Un bot podrá jugar en su lugar dentro de { $time }.
away-ready = no está. Un bot ya puede jugar en su lugar.
away-minded = no está. Juega un bot hasta que vuelva.
turn-away = Le toca a { $name } (no está).
turn-away-wait = Un bot podrá jugar en su lugar dentro de { $time }.
turn-away-ready = Un bot ya puede jugar en su lugar.
absences = Quién no está
not-yet = ¡Todavía no! Esperamos a: { $name }.
todo-queued = No tienes conexión. Tu jugada se enviará en cuanto vuelvas a conectarte.
watching = Estás mirando.
watching-full = Todos los puestos están ocupados. Estás mirando.
paused = La partida está en pausa.
paused-wait = La partida está en pausa hasta que la reanude quien la creó.
over-won = { $seats ->
    [one] ¡gana!
   *[other] ¡comparten la victoria!
}
over-you-won = ¡Has ganado!
over-cheer = ¡Buena partida! ¿La revancha?
over-nobody = La partida ha terminado. No gana nadie.
told-of = { $name }: { $sentence }
# Un turno: un nombre y lo que ha hecho esa persona, o lo que ha pasado sin que nadie lo hiciera.
turn-told = { $name } { $deeds }.
turn-said = { $deeds }.
turn-plain = { $who ->
    [you] hiciste
   *[somebody] hizo
} una jugada
# Algo que ha pasado en un juego para el que la página no tiene palabras.
turn-event = { $event }
match-short-undo-wanted = { $who ->
    [you] pediste deshacer
   *[somebody] pidió deshacer
} la última jugada.
match-short-undo-reply = { $answer ->
    [yes] vale, de acuerdo.
    [withdrawn] { $who ->
        [you] ya no quieres deshacer
       *[somebody] ya no quiere deshacer
    }.
   *[no] { $who ->
        [you] dijiste que no
       *[somebody] dijo que no
    }.
}
match-short-gave-up = { $who ->
    [you] te rendiste
   *[somebody] se rindió
}.
match-short-time-up = se acabó el tiempo.
match-short-seat-taken = { $bot ->
    [none] { $who ->
        [you] entraste
       *[somebody] entró
    } en la partida.
   *[other] ahora juega un bot.
}
match-short-seat-minded = fuera un rato. Juega un bot hasta la vuelta.
match-short-seat-reclaimed = de vuelta en la partida.
help = Cómo se juega
help-search = Buscar en las reglas
help-nothing = Aquí no hay nada sobre «{ $search }». Prueba con otra palabra.
help-ruling = Leer la regla
help-house = Regla de la casa
help-yes = Sí
help-no = No
help-own = La tuya
help-options = Opciones
help-table-options = Esta mesa
help-differs = Cambiada
harm-title = ¿Seguro?
harm-usual = Eso te perjudica.
harm-do = Hacerlo igualmente
harm-no = No, volver
mind-seat = Que juegue un bot hasta que vuelva
mind-means = no está. Un bot jugará en su lugar hasta que vuelva.
minded-for-you = Un bot ha jugado por ti mientras no estabas.
take-back = Deshacer
undo-asked = quiere deshacer la última jugada.
undo-refused = ha dicho que no. La jugada se queda.
undo-waiting = ¿Deshacer la última jugada? Falta la respuesta de: { $names }
undo-withdraw = Déjalo
agree = Vale
disagree = No
no-thanks = No, gracias
reopen-question = puede dar paso a otra persona, que verá estas cartas. ¿Te parece bien?
reopen-waiting = tiene a un bot jugando aquí. Otra persona podrá unirse cuando todos estén de acuerdo. Falta: { $names }
resign = Rendirse
resign-sure = ¿Rendirse en esta partida?
resign-who = se rendirá.
resign-ends = Con eso termina la partida.
resign-bot = Seguirá jugando un bot.
show-ways = Rutas cortas
rematch = Jugar otra vez
rematch-join = Siguiente partida
rematch-begun = La siguiente partida ya ha empezado.
fork = Jugar desde aquí
pause = Pausa
resume = Continuar
mute = Quitar el sonido
unmute = Poner el sonido
link-waiting = Se ha perdido la conexión. Conectando de nuevo; tu partida está a salvo.
table-gone = Esta partida se ha borrado, o tu enlace ya no funciona.
no-entry = Este enlace no abre ninguna partida
no-entry-friend = ¿Te lo ha enviado alguien? Pide el enlace de invitación o escanea el código de su pantalla.
no-entry-own = ¿Es tu partida? En el dispositivo en el que juegas, abre el menú y elige «{ $menu }».
delete-table = Borrar esta partida
delete-table-sure = ¿Borrar esta partida para todos?
save-record = Guardar la partida
save-picture = Guardar una imagen
places = Cambiar quién juega
places-secret = Si quitas a alguien, juega un bot en su lugar. Otra persona podrá unirse cuando los demás estén de acuerdo, porque verá esas cartas.
replace-sure = ¿Seguro? Perderá su puesto
place-free = Hay un puesto libre. Puedes unirte y seguir jugando.
watch-link = Invitar a mirar
watch-link-help = Quien tenga este enlace puede mirar, pero no jugar
continue-elsewhere = Seguir en otro dispositivo
continue-elsewhere-help = Escanea el código con el otro dispositivo o abre allí el enlace. Abre tu puesto, así que no lo compartas

## Mirar atrás

log = Jugadas hasta ahora
log-empty = Todavía no hay jugadas.
log-kind = Cómo mostrarlas
log-story = Con palabras
log-last = El último turno de cada cual
log-codes = En notación
log-earlier = Jugadas anteriores
log-later = Jugadas posteriores
log-after = Empieza tras la jugada { $ply } de una partida anterior.
record-shown = Esta es una partida guardada. Para seguir jugando, toca «Jugar desde aquí».
scrubber = Mirar atrás
scrub-first = Ir al principio
scrub-previous = Jugada anterior
scrub-next = Jugada siguiente
scrub-last = Ir a la última jugada
scrub-play = Reproducir
scrub-pause = Pausa
scrub-at = Jugada { $ply } de { $last }
scrub-live = Volver a la partida

## Pasar el dispositivo

curtain = Pásaselo a { $name }
curtain-peek = ¡Sin mirar!
curtain-open = Soy yo: enseñar mis cartas
curtain-go-on = Continuar

## Ajustes

setting-language = Idioma
setting-theme = Tema
setting-theme-auto = Automático
setting-theme-light = Claro
setting-theme-dark = Oscuro
setting-motion = Animaciones
setting-motion-auto = Automáticas
setting-motion-full = Completas
setting-motion-less = Reducidas
setting-speed = Velocidad
setting-speed-times = × { $speed }
setting-sound = Sonido

## Lados de una casilla, tal como se ven en la pantalla

side-up = arriba
side-right = a la derecha
side-down = abajo
side-left = a la izquierda

## Un juego sin dibujos

plain-actions = Qué puedes hacer
plain-ask = Tirar, girar o robar

## Figuras

piece-of = { $label }: { $piece }
piece-open = sin elegir
piece-pac = Pac-Man
piece-ms = Ms. Pac-Man
piece-red = fantasma rojo
piece-pink = fantasma rosa
piece-cyan = fantasma azul
piece-orange = fantasma naranja
piece-violet = fantasma violeta
piece-green = fantasma verde
file-problem = { $file }: { $problem }

## Preguntar al entrenador

hint = Pista
hint-thinking = Déjame pensar…
hint-action = La mejor jugada: { $action }.
hint-chance = Probabilidad de ganar: { NUMBER($percent) } %.
hint-close = Cerrar la pista
coach-switch = Pistas
coach-switch-help = Todos los que juegan tienen que activar las pistas.
coach-agreed = Activadas: { $names }

## Repasar una partida

review = Repaso
review-making = Repasando la partida. Tarda unos segundos…
review-chart = Probabilidades de ganar de cada cual, de la primera jugada a la última
review-luck = Suerte
review-lost = Perdido por jugada
review-mistakes = Errores
review-percent = { NUMBER($percent) } %
review-of = { NUMBER($mistakes) } de { NUMBER($decisions) }
review-turning = Momentos clave
review-lucky = Buena suerte: +{ NUMBER($percent) } %
review-gave = Se pierde un { NUMBER($percent) } %
review-best = Mejor:
review-try = Probar otra vez desde aquí
review-even = Ninguna jugada decidió por sí sola esta partida.

# Lecciones
learn-first = Aprende en un minuto
lessons = Lecciones
lessons-all = Todas las lecciones
lessons-of = { $game }: lecciones
lessons-done = { $done } de { $all } hechas
lesson-ticked = hecha
lesson-number = Lección { $number } de { $lessons }
lesson-next = Siguiente lección
lesson-again = Empezar de nuevo
lesson-play = Jugar una partida de verdad
lesson-gone = Esta lección ya no está abierta.
guide-skip = Saltar los consejos

make-own = Crea el tuyo…
setup-own-rules = Tus reglas de la casa
yours-link = Mis partidas
ladder-link = La escalera
bots-hurried = Ahora mismo hay muchas partidas, así que los bots tienen menos tiempo para pensar.
talk = Decir algo
