# O que dizem `mazechase measure` e `mazechase suggest`, no terminal e na página.
measure-seat-more = O lugar { $name } vence vezes demais: { $share } % das partidas (de { $low } a { $high }), quando o justo seria { $fair } %.
measure-seat-less = O lugar { $name } vence poucas vezes: { $share } % das partidas (de { $low } a { $high }), quando o justo seria { $fair } %.
measure-side-more = O lado «{ $name }» vence vezes demais: { $share } % das partidas (de { $low } a { $high }), quando o equilibrado seria { $fair } %.
measure-side-less = O lado «{ $name }» vence poucas vezes: { $share } % das partidas (de { $low } a { $high }), quando o equilibrado seria { $fair } %.
measure-seats-even = Todos os lugares têm mais ou menos a mesma probabilidade de vencer.
measure-sides-even = Os dois lados têm mais ou menos a mesma probabilidade de vencer.
measure-seats-open = Nenhum lugar vence mais nem menos do que a sorte explica. Ainda pode haver uma diferença até { $points } pontos percentuais; com mais partidas ver-se-ia.
measure-sides-open = Nenhum lado vence mais do que a sorte explica. Ainda pode haver uma diferença até { $points } pontos percentuais; com mais partidas ver-se-ia.
measure-began-more = Começar ajuda: quem começa vence { $share } % das partidas (de { $low } a { $high }), quando o justo seria { $fair } %.
measure-began-less = Começar prejudica: quem começa vence { $share } % das partidas (de { $low } a { $high }), quando o justo seria { $fair } %.
measure-unfinished = Partidas que acabaram no limite de turnos: { $games } de { $of }.
measure-dead-ends = Becos sem saída aonde ninguém foi: { $cells }.
measure-unvisited = Casas aonde ninguém foi: { $cells }.
measure-heading = { $game } para { $players }, { $bots }, partidas: { $games }, semente { $seed }
measure-stopped = Parou mais cedo: depois da partida { $games } já estava tudo claro (no máximo { $asked }).
measure-who = quem
measure-wins = vitórias
measure-share = parte
measure-interval = intervalo de 95 %
measure-fair = justo
measure-seat = lugar { $seat }
measure-began = quem começa
measure-half-time = quem vai à frente a meio
measure-draws = empates
measure-per-game = por partida
measure-mean = média
measure-median = mediana
measure-most = 90 % das partidas até
measure-turns = turnos
measure-minutes = minutos (estimativa)
measure-lead-changes = mudanças de líder

check-fine = está tudo bem
check-unreadable = não se consegue ler
check-problems = { $count ->
    [0] { $count } problemas
    [one] { $count } problema
   *[other] { $count } problemas
}
check-line = linha { $line }
