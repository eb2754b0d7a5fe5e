# El reto del día. La página lo carga con los retos.

puzzle-title = El reto del día
puzzle-back = Volver a los juegos
puzzle-grade = { $grade ->
    [1] Fácil
    [2] Normal
   *[3] Difícil
}
puzzle-streak = { $days ->
    [one] { $days } día seguido
   *[other] { $days } días seguidos
}
puzzle-done = resuelto
puzzle-past = Las dos últimas semanas
puzzle-why = Por qué
puzzle-right = ¡Eso es!
puzzle-ask = ¿Qué haces?
puzzle-on = ¡Bien! ¿Y ahora?
puzzle-wrong = Esa no. ¡Prueba otra cosa!
puzzle-shown = Esa era la respuesta.
puzzle-give-up = Enséñame la respuesta
puzzle-not-possible = Aquí no puedes hacer eso.
puzzle-share = Compartir
puzzle-copied = Copiado
puzzle-result = { $shown ->
    [true] Has mirado la respuesta.
   *[false] { $wrong ->
        [0] Resuelto a la primera.
        [one] Resuelto tras { $wrong } intento fallido.
       *[other] Resuelto tras { $wrong } intentos fallidos.
    }
}

## Qué se pregunta y por qué la respuesta es correcta

puzzle-best = Busca la mejor jugada.
puzzle-only = Ninguna otra cosa funciona.
puzzle-chances = Con esto ganas unas { $best } veces de cada 100. Con la siguiente mejor respuesta, unas { $next }.
puzzle-chances-exact = Con esto ganas { $best } veces de cada 100, contadas con exactitud. Con la otra respuesta, { $next }.
puzzle-quoridor-win = Gana en { $number } jugadas, haga lo que haga el otro jugador.
puzzle-quoridor-win-why = Hemos probado todas las respuestas: ninguna otra gana en { $number } jugadas.
puzzle-chase-escape = Falta una pac-bola y queda una vida. ¿Adónde tiene que ir Pac-Man para conseguirla seguro?
puzzle-chase-escape-why = En cualquier otro sitio, los fantasmas pueden pararlo. Aquí no, se muevan como se muevan.
puzzle-chase-trap = A Pac-Man le queda una vida. ¿Adónde tiene que ir este fantasma para que no pueda escapar?
puzzle-chase-trap-why = En cualquier otro sitio, Pac-Man aún puede ganar. Aquí no, corra como corra.
puzzle-marbles-best = Te queda un { $number } para Pac-Man. ¿Cuál es la mejor jugada?
puzzle-marbles-ghost = Te queda un { $number } para un fantasma. ¿Cuál es la mejor jugada?
puzzle-mspacman-best = Te ha salido un { $number } en la ruleta. ¿Adónde debería ir Ms. Pac-Man?
puzzle-mspacman-chase = Te ha salido un { $number } en el dado. ¿Adónde debería ir tu fantasma?
puzzle-cards-draw = Todos los demás se han plantado o están fuera. ¿Robas o te plantas?
