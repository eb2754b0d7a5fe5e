# El taller en la página: dibujar tableros, mazos, dados y reglas de la casa.
editor-workshop = Taller
editor-intro = Crea tu propio tablero, mazo, dado o reglamento. Mientras dibujas, los bots lo prueban y te dicen si es justo. Después, juégalo con quien quieras.
editor-make = Qué crear
editor-yours = Hecho en este dispositivo
editor-none = Todavía nada. Lo que crees se guardará aquí automáticamente.
editor-unsound = Sin terminar
editor-open-file = Abrir un archivo
editor-opening = Un momento…
editor-gone = Eso no está en este dispositivo. Quizá se borró o se hizo en otro.
editor-unknown = Esta página no sabe para qué es el enlace o el archivo.
editor-unreadable = { $file } no es un tablero, un mazo ni unas reglas que se puedan mostrar aquí.
editor-too-large = { $file } es demasiado grande.
editor-new-name = { $kind } { $number }
editor-to-workshop = Volver al taller
editor-called = Nombre

editor-kind-marbles-layout = Tablero
editor-kind-marbles-rules = Reglas de la casa
editor-kind-mspacman-layout = Tablero
editor-kind-mspacman-die_faces = Dado de los fantasmas
editor-kind-mspacman-spinner_faces = Ruleta
editor-kind-mspacman-rules = Reglas de la casa
editor-kind-chase-layout = Laberinto
editor-kind-chase-rules = Reglas de la casa
editor-kind-cards-deck = Mazo
editor-kind-cards-rules = Reglas de la casa
editor-kind-quoridor-rules = Reglas de la casa

editor-start-from = Empezar con
editor-from-nothing = Nada
editor-undo = Deshacer
editor-redo = Rehacer
editor-drawing = Dibujo
editor-brushes = Pinceles
editor-eraser = Goma
editor-symmetry = Dibujar en varios lados a la vez
editor-symmetry-mirror = Espejo
editor-symmetry-half = Media vuelta
editor-symmetry-quarter = Cuartos de vuelta
editor-keys = Teclas: las flechas mueven, Intro dibuja, Supr borra, T gira a la otra dirección. Del 1 al 9 eligen pincel; 0, la goma. Ctrl+Z deshace.
editor-empty = vacío
editor-spot = { $spot }, { $mark }
editor-spot-wrong = { $spot }, { $mark }, aquí hay algo mal

editor-marbles-hole = Hoyo
editor-marbles-path = Camino
editor-marbles-ring = Aro
editor-marbles-home-yellow = Casa amarilla
editor-marbles-home-red = Casa roja
editor-marbles-home-green = Casa verde
editor-marbles-home-blue = Casa azul
editor-marbles-opening = Túnel
editor-mspacman-area-b = Zona de Blinky
editor-mspacman-area-i = Zona de Inky
editor-mspacman-area-p = Zona de Pinky
editor-mspacman-area-s = Zona de Sue
editor-mspacman-wall = Muro
editor-mspacman-door = Puerta
editor-mspacman-power = Casilla de poder
editor-mspacman-circle = Círculo blanco
editor-mspacman-exit = Casilla de salida
editor-mspacman-den = Guarida
editor-mspacman-out = Abertura
editor-mspacman-faces = Caras
editor-mspacman-faces-total = { $count } en total
editor-chase-fence = Barrera
editor-chase-pellet = Pac-bola
editor-chase-pac-man = Pac-Man
editor-chase-blinky = Blinky
editor-chase-inky = Inky
editor-chase-pinky = Pinky
editor-chase-clyde = Clyde
editor-chase-side-pacman = Pac-Man
editor-chase-side-ghosts = Fantasmas
editor-chase-side-pacman-more = Pac-Man gana demasiadas veces.
editor-chase-side-pacman-less = Pac-Man gana muy pocas veces.
editor-chase-side-ghosts-more = Los fantasmas ganan demasiadas veces.
editor-chase-side-ghosts-less = Los fantasmas ganan muy pocas veces.
editor-cards-points = Puntos
editor-cards-level1 = Cartas del nivel 1
editor-cards-level1-total = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
editor-cards-level2 = Cartas del nivel 2
editor-cards-level2-total = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
editor-fewer = Quitar una unidad: { $name }
editor-more = Añadir una unidad: { $name }
editor-count = { $group }: { $name }

editor-checks = Lo que falta o está mal
editor-checking = Comprobando…
editor-fine = Todo está bien. Ya puedes jugarlo.
editor-problems = { $count ->
    [one] { $count } cosa por arreglar
   *[other] { $count } cosas por arreglar
}
editor-problems-more = { $count ->
    [one] Ver { $count } más
   *[other] Ver { $count } más
}

editor-fairness = ¿Es justo?
editor-bots = Bots
editor-measuring = Todavía jugando…
editor-measuring-first = Los bots están jugando las primeras partidas…
editor-measure-when-fine = En cuanto todo esté bien, los bots lo jugarán y mostrarán si es justo.
editor-measure-on = Jugar más partidas
editor-seat = Puesto { $seat }
editor-percent = { $share } %
editor-share = { $share } % ({ $low }–{ $high })
editor-verdict-open = Aún no se puede saber.
editor-verdict-even = Justo: todos tienen más o menos la misma probabilidad.
editor-verdict-more = El puesto { $seat } gana demasiadas veces.
editor-verdict-less = El puesto { $seat } gana muy pocas veces.
editor-figures = { $games ->
    [one] { $games } partida jugada.
   *[other] { $games } partidas jugadas.
} Turnos por partida: unos { $turns }. Minutos: unos { $minutes }.
editor-how-to-read = La línea discontinua es la parte justa de las victorias. La parte verdadera está en algún punto de la barra; con más partidas, la barra se acorta.

editor-fairer = Hacerlo más justo
editor-fairer-how = El ordenador prueba pequeños cambios y te enseña los mejores.
editor-aim = Qué quieres
editor-aim-even = La misma probabilidad para todos
editor-aim-shorter = La misma probabilidad y partidas más cortas
editor-aim-longer = La misma probabilidad y partidas más largas
editor-aim-minutes = La misma probabilidad y la duración que elijas
editor-aim-minutes-field = Minutos
editor-aim-share = La parte de las victorias que elijas: { $name }
editor-aim-share-field = Por ciento
editor-search = Buscar ideas
editor-search-on = Seguir buscando
editor-stop = Parar
editor-searching = Buscando
editor-searched = { $games ->
    [one] { $games } partida jugada para encontrarlas.
   *[other] { $games } partidas jugadas para encontrarlas.
}
editor-idea = { $games ->
    [one] { $games } partida, unos { $minutes } min
   *[other] { $games } partidas, unos { $minutes } min
}
editor-take = Usar esta
editor-ideas-note = Estas cifras son algo optimistas: las ideas con más suerte salen primero. Cuando uses una, se medirá de nuevo.
editor-difference = { $name }: { $from } → { $to }

editor-play = Jugarlo
editor-play-bots = Con bots
editor-play-when-fine = Antes arregla lo que está mal.
editor-keep = Guardar y compartir
editor-share-link = Enlace
editor-share-about = Quien abra este enlace recibe una copia para jugarla o cambiarla.
editor-save-file = Guardar como archivo
editor-delete = Borrar
editor-delete-sure = ¿Borrar «{ $name }»?
editor-delete-about = Desaparecerá. Los enlaces y archivos que hayas compartido seguirán funcionando.
editor-delete-no = Conservar
editor-kept = Se guarda automáticamente en este dispositivo.
editor-not-kept = Este navegador no guarda nada. Guarda un archivo, o se perderá cuando salgas.
editor-too-long = Es demasiado grande para un enlace. Guárdalo como archivo.

editor-rules-usual = Como jugamos siempre
editor-rules-how = Parte de lo que dice el reglamento y cambia lo que quieras. Tus reglas tienen un nombre y se pueden elegir al preparar una partida.
