# La página y la orden de quien administra el servidor, no de quien abre una mesa.
admin-title = El servidor
admin-about = Lo que está pasando y lo que solo tú puedes cambiar. Tu secreto está en el archivo que le diste al servidor.
admin-secret = Tu secreto
admin-enter = Entrar
admin-leave = Salir
admin-refresh = Actualizar
admin-node = Nodo { $node }
admin-now = Ahora
admin-version = Versión
admin-up = En marcha desde hace
admin-hours = { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
}
admin-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
admin-processor = Tiempo de procesador
admin-seconds = { $seconds } s
admin-memory = Memoria, como mucho
admin-megabytes = { $megabytes } MB
admin-open = Mesas abiertas
admin-watched = Con alguien presente
admin-players = Jugadores conectados
admin-seats = Puestos que ocupan
admin-spectators = Espectadores
admin-strangers = Otros
admin-running = Bots pensando
admin-waiting = Bots esperando
admin-tables = Mesas más lentas
admin-tables-about = Primero, las mesas abiertas que más tiempo han gastado.
admin-no-tables = No hay ninguna mesa abierta.
admin-table = Mesa
admin-phase-lobby = sin empezar
admin-phase-playing = en juego
admin-phase-over = terminada
admin-devices = Dispositivos
admin-entries = Entradas
admin-spent = Servidor
admin-slowest = Paso más largo
admin-bots = Bots
admin-milliseconds = { $milliseconds } ms
admin-delete = Borrar
admin-delete-table = Borrar la mesa { $table }
admin-sure-delete = ¿Borrar esta mesa para siempre? Se echa a todos los que están en ella.
admin-person = Una persona
admin-person-about = La gente no tiene cuentas. De cada persona se guarda el nombre con el que se sentó y sus jugadas.
admin-person-name = Nombre
admin-person-table = Solo en esta mesa
admin-person-anywhere = cualquiera
admin-export = Mostrar lo guardado
admin-save = Guardar como archivo
admin-erase = Borrar el nombre
admin-sure-erase = ¿Borrar el nombre «{ $name }» de todos los sitios donde se ha encontrado? Las partidas se quedan; nadie puede deshacer esto.
admin-found = { $tables ->
    [0] No hay nadie con ese nombre.
    [one] Encontrado en { $tables } mesa.
   *[other] Encontrado en { $tables } mesas.
}
admin-erased = { $tables ->
    [one] Borrado de { $tables } mesa.
   *[other] Borrado de { $tables } mesas.
}
admin-block = Direcciones bloqueadas
admin-block-about = Nadie puede conectarse desde una dirección bloqueada; a quien está conectado se le corta al momento.
admin-nobody-blocked = No hay nadie bloqueado.
admin-network = Dirección o red
admin-note = Por qué
admin-block-it = Bloquear
admin-unblock = Dejar entrar
admin-unblock-network = Dejar entrar a { $network }
admin-addresses = Direcciones con más actividad
admin-address = Dirección
admin-connections = Conexiones
admin-block-address = Bloquear { $address }
admin-limits = Límites
admin-not-sure = No
error-no-admin = Este servidor no tiene administración: arráncalo con --admin-secret-file.
error-wrong-secret = Ese no es el secreto de este servidor.
error-bad-secret = El secreto debe ser una sola línea de 20 a 100 letras, cifras o signos, sin espacios. `openssl rand -hex 32` crea uno.
error-bad-network = «{ $text }» no es una dirección ni una red como 192.0.2.7, 192.0.2.0/24 o 2001:db8::/48.
error-blocklist-full = No se pueden bloquear más de { $most } redes.
error-not-blocked = { $network } no está bloqueada.
error-blocks-you = Eso también te bloquearía a ti.
error-blocked = No puedes usar este servidor desde aquí.
