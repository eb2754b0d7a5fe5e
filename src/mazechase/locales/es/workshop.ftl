# Lo que dicen `mazechase measure` y `mazechase suggest`, en el terminal y en la página.
measure-seat-more = El puesto { $name } gana demasiadas veces: el { $share } % de las partidas (de { $low } a { $high }), cuando lo justo sería el { $fair } %.
measure-seat-less = El puesto { $name } gana muy pocas veces: el { $share } % de las partidas (de { $low } a { $high }), cuando lo justo sería el { $fair } %.
measure-side-more = El lado «{ $name }» gana demasiadas veces: el { $share } % de las partidas (de { $low } a { $high }), cuando lo igualado sería el { $fair } %.
measure-side-less = El lado «{ $name }» gana muy pocas veces: el { $share } % de las partidas (de { $low } a { $high }), cuando lo igualado sería el { $fair } %.
measure-seats-even = Todos los puestos tienen más o menos la misma probabilidad de ganar.
measure-sides-even = Los dos lados tienen más o menos la misma probabilidad de ganar.
measure-seats-open = Ningún puesto gana más ni menos de lo que puede explicar la suerte. Aún podría haber una diferencia de hasta { $points } puntos porcentuales; con más partidas se vería.
measure-sides-open = Ningún lado gana más de lo que puede explicar la suerte. Aún podría haber una diferencia de hasta { $points } puntos porcentuales; con más partidas se vería.
measure-began-more = Empezar ayuda: quien empieza gana el { $share } % de las partidas (de { $low } a { $high }), cuando lo justo sería el { $fair } %.
measure-began-less = Empezar perjudica: quien empieza gana el { $share } % de las partidas (de { $low } a { $high }), cuando lo justo sería el { $fair } %.
measure-unfinished = Partidas que terminó el límite de turnos: { $games } de { $of }.
measure-dead-ends = Callejones sin salida a los que nadie llegó nunca: { $cells }.
measure-unvisited = Casillas a las que nadie llegó nunca: { $cells }.
measure-heading = { $game } para { $players }, { $bots }, partidas: { $games }, semilla { $seed }
measure-stopped = Detenido antes de tiempo: tras la partida { $games } todo estaba claro (como mucho { $asked }).
measure-who = quién
measure-wins = victorias
measure-share = parte
measure-interval = intervalo del 95 %
measure-fair = justo
measure-seat = puesto { $seat }
measure-began = quien empieza
measure-half-time = quien va ganando a la mitad
measure-draws = empates
measure-per-game = por partida
measure-mean = media
measure-median = mediana
measure-most = 90 % de las partidas hasta
measure-turns = turnos
measure-minutes = minutos (estimados)
measure-lead-changes = cambios de líder

check-fine = todo está bien
check-unreadable = no se puede leer
check-problems = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
}
check-line = línea { $line }
