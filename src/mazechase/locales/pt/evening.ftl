# Uma noite de jogos: uma série de partidas, e o ecrã no meio.
series = Quantas partidas?
series-none = Uma partida só
series-games = { $target ->
    [one] Uma partida
   *[other] À melhor de { $target } partidas
}
series-wins = { $target ->
    [one] Até vencer uma partida
   *[other] Até vencer { $target } partidas
}
series-points = { $target ->
    [one] Até um ponto
   *[other] Até { $target } pontos
}
series-game = Partida { $number }
series-standing = Resultado até agora
series-won = { $count ->
    [0] { $count } vitórias
    [one] { $count } vitória
   *[other] { $count } vitórias
}
series-scored = { $count ->
    [0] { $count } pontos
    [one] { $count } ponto
   *[other] { $count } pontos
}
series-turns = Na próxima partida, cada um passa para o lugar seguinte.
series-champion = { $seats ->
    [one] vence a noite de jogos!
   *[other] partilham a vitória da noite!
}
series-champion-you = A noite é tua!
series-nobody = A noite de jogos acabou e ninguém a venceu.
podium = Como correu a todos
podium-rank = { $rank }.º lugar
room-join = Entra com o teu telemóvel
room-code = Lê o código, ou abre { $host }, toca em «{ $button }» e escreve:
room-full = Ecrã inteiro
join-digits = Os { $digits } algarismos no ecrã
end-card = Como correu
end-moments = Grandes momentos
end-close = Estiveste mais perto depois da jogada { $ply }: a tua probabilidade de vencer era de { $percent } %.
end-try = Tentar outra vez dali
end-how-close = Foi por pouco?
end-share = Partilhar uma imagem
finish = Terminar depressa
finish-offer = A partir daqui, 100 partidas de teste acabaram todas da mesma maneira. Vitória:
finish-on = Um bot joga o resto por ti.
other-game = Outro jogo
other-game-about = Toda a gente vem também, com os mesmos nomes.
end-run = { $games ->
    [0] { $games } vitórias seguidas
    [one] { $games } vitória seguida
   *[other] { $games } vitórias seguidas
}
end-hits = { $count ->
    [0] { $count } capturas
    [one] { $count } captura
   *[other] { $count } capturas
}
