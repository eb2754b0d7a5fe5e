# O que o treinador diz nas lições.
marbles-lesson-first-turn = O teu primeiro turno
marbles-lesson-first-turn-1 = És o Pac-Man amarelo e comes berlindes. Primeiro, lança os dois dados.
marbles-lesson-first-turn-2 = Um dado é para ti, o outro para um fantasma. Dá cinco passos e come todos os berlindes do caminho: toca no sítio marcado e depois em «Ir».
marbles-lesson-first-turn-2-hint = Também serve, mas procura onde há mais berlindes: toca no sítio marcado.
marbles-lesson-first-turn-3 = Cinco berlindes! O 2 move um fantasma. Toca nos fantasmas do meio e depois no sítio para onde um deve ir.
marbles-lesson-first-turn-done = Um turno é isto: lançar, andar, mover um fantasma. Vence quem acabar com mais berlindes brancos.

marbles-lesson-ghost = Manda um fantasma
marbles-lesson-ghost-1 = Os fantasmas não são de ninguém, por isso usa-os! O teu rival está a dois passos de um: toca no fantasma e depois no teu rival.
marbles-lesson-ghost-1-hint = Primeiro o fantasma! Toca nele e depois no teu rival.
marbles-lesson-ghost-2 = Apanhado! O teu rival vai para a base e paga-te dois berlindes brancos. Agora dá três passos, até ao berlinde amarelo.
marbles-lesson-ghost-done = Boa caçada! Agora tens um berlinde amarelo. A próxima lição mostra para que serve.

marbles-lesson-yellow = Come um fantasma
marbles-lesson-yellow-1 = Com um berlinde amarelo podes comer um fantasma. Há um a dois passos: toca nele e depois em «Ir».
marbles-lesson-yellow-1-hint = Tens um berlinde amarelo: usa-o! Toca no fantasma marcado.
marbles-lesson-yellow-2 = Glup! O fantasma voltou ao meio, o teu berlinde amarelo a um anel, e o teu rival pagou-te dois. Agora move um fantasma com o 2.
marbles-lesson-yellow-done = Sem um berlinde amarelo, os fantasmas bloqueiam-te o caminho. Com um, são o teu jantar.

marbles-lesson-openings = Pelos túneis
marbles-lesson-openings-1 = As setas brancas são túneis. Sai por baixo e entra por cima, tudo em três passos: toca no sítio marcado.
marbles-lesson-openings-1-hint = Isso serve, mas vamos experimentar o túnel. Toca no sítio marcado.
marbles-lesson-openings-2 = De uma ponta à outra do tabuleiro num só movimento! Agora o fantasma: mantém-no longe de ti.
marbles-lesson-openings-done = Um túnel leva a qualquer outro, e a travessia não custa nenhum passo. Também é ótimo para fugir.

marbles-lesson-last-marble = O último berlinde
marbles-lesson-last-marble-1 = Só resta um berlinde branco, e tens um a mais do que o teu rival. Está a três passos: toca nele.
marbles-lesson-last-marble-1-hint = Não o deixes para o teu rival. Toca no último berlinde.
marbles-lesson-last-marble-done = A partida acaba com o último berlinde branco, e vence quem tiver mais: tu! Agora já sabes tudo.
