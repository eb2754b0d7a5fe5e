# Una noche de juegos: una serie de partidas, y la pantalla en medio.
series = ¿Cuántas partidas?
series-none = Una partida suelta
series-games = { $target ->
    [one] Una partida
   *[other] Al mejor de { $target } partidas
}
series-wins = { $target ->
    [one] Hasta ganar una partida
   *[other] Hasta ganar { $target } partidas
}
series-points = { $target ->
    [one] Hasta un punto
   *[other] Hasta { $target } puntos
}
series-game = Partida { $number }
series-standing = Marcador
series-won = { $count ->
    [one] 1 victoria
   *[other] { $count } victorias
}
series-scored = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
series-turns = En la próxima partida, cada jugador pasa al puesto siguiente.
series-champion = { $seats ->
    [one] ¡gana la noche de juegos!
   *[other] ¡comparten la victoria de la noche!
}
series-champion-you = ¡La noche es tuya!
series-nobody = La noche de juegos ha terminado y no la ha ganado nadie.
podium = Cómo les ha ido a todos
podium-rank = Lugar { $rank }
room-join = Únete con tu móvil
room-code = Escanea el código, o abre { $host }, toca «{ $button }» y escribe:
room-full = Pantalla completa
join-digits = Las { $digits } cifras de la pantalla
end-card = Cómo ha ido
end-moments = Grandes momentos
end-close = Lo tuviste más cerca tras la jugada { $ply }: tu probabilidad de ganar era del { $percent } %.
end-try = Probar otra vez desde ahí
end-how-close = ¿Por cuánto ha sido?
end-share = Compartir una imagen
finish = Terminar rápido
finish-offer = Desde aquí, 100 partidas de prueba han terminado todas igual. Victoria:
finish-on = Un bot juega el resto por ti.
other-game = Otro juego
other-game-about = Todos vienen también, con los mismos nombres.
end-run = { $games ->
    [one] 1 victoria seguida
   *[other] { $games } victorias seguidas
}
end-hits = { $count ->
    [one] 1 captura
   *[other] { $count } capturas
}
