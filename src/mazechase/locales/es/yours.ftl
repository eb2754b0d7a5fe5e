# Lo que alguien tiene en este dispositivo: partidas, resultados, lecciones, tableros. Y el paso a otro dispositivo.
yours = Mis partidas y resultados
yours-played = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
yours-won = { $games ->
    [one] 1 victoria
   *[other] { $games } victorias
}
yours-streak = { $games ->
    [one] 1 victoria seguida
   *[other] { $games } victorias seguidas
}
yours-best = { $games ->
    [one] Mejor racha: 1 victoria
   *[other] Mejor racha: { $games } victorias
}
yours-results = Resultados
yours-against = Contra
yours-empty = Todavía no hay nada. Juega una partida hasta el final y aparecerá aquí.
yours-lessons = Lecciones
yours-boards = Mis tableros y reglas
yours-list = Todas las partidas terminadas
yours-favourites = Solo favoritas
yours-favourite = Favorita
yours-open = Abrir
carry = Pasar a otro dispositivo
carry-about = Llévate tus partidas, resultados, lecciones y tableros.
carry-code = Mostrar un código
carry-scan = Escanea el código con el otro dispositivo. Sirve una sola vez, durante diez minutos.
carry-secret = No lo compartas: quien lo tenga puede jugar en tu lugar.
carry-save = Guardar como archivo
carry-open = Abrir un archivo
carry-ask = ¿Traer todo de tu otro dispositivo? Lo que ya hay aquí se queda.
carry-take = Traerlo
carry-done = ¡Listo! Ya está todo aquí.
carry-gone = Este código ya se ha usado o es demasiado antiguo. Crea uno nuevo en el otro dispositivo.
carry-bad = Esto no es un archivo de Mazechase.
listed = Mostrar en la página de inicio
listed-about = Podrá unirse cualquiera que abra la página de inicio de este servidor. No se muestran los nombres.
open-seats = Puestos libres
open-seats-count = { $seats ->
    [one] 1 puesto libre
   *[other] { $seats } puestos libres
}
offline-about = No tienes conexión. Puedes mirar tus listas y resolver retos que ya habías abierto. Para jugar y para las lecciones hace falta el servidor.
install = Instalar como aplicación
