# O desafio do dia. A página carrega-o com os desafios.

puzzle-title = Desafio do dia
puzzle-back = Voltar aos jogos
puzzle-grade = { $grade ->
    [1] Fácil
    [2] Médio
   *[3] Difícil
}
puzzle-streak = { $days ->
    [0] { $days } dias seguidos
    [one] { $days } dia seguido
   *[other] { $days } dias seguidos
}
puzzle-done = resolvido
puzzle-past = As duas últimas semanas
puzzle-why = Porquê
puzzle-right = É isso!
puzzle-ask = O que fazes?
puzzle-on = Certo! E agora?
puzzle-wrong = Essa não. Tenta outra coisa!
puzzle-shown = A resposta era essa.
puzzle-give-up = Mostra-me a resposta
puzzle-not-possible = Aqui não podes fazer isso.
puzzle-share = Partilhar
puzzle-copied = Copiado
puzzle-result = { $shown ->
    [true] Viste a resposta.
   *[false] { $wrong ->
        [0] Resolvido à primeira.
        [one] Resolvido depois de { $wrong } tentativa errada.
       *[other] Resolvido depois de { $wrong } tentativas erradas.
    }
}

## O que se pergunta e porque a resposta está certa

puzzle-best = Encontra a melhor jogada.
puzzle-only = Mais nada funciona.
puzzle-chances = Com isto vences cerca de { $best } vezes em 100. Com a segunda melhor resposta, cerca de { $next }.
puzzle-chances-exact = Com isto vences { $best } vezes em 100, contadas com exatidão. Com a outra resposta, { $next }.
puzzle-quoridor-win = Vence em { $number } jogadas, faça o outro jogador o que fizer.
puzzle-quoridor-win-why = Experimentaram-se todas as respostas: nenhuma outra jogada vence em { $number }.
puzzle-chase-escape = Falta uma pastilha e resta uma vida. Para onde tem de ir o Pac-Man para a conseguir de certeza?
puzzle-chase-escape-why = Em qualquer outro sítio, os fantasmas podem travá-lo. Aqui não podem, movam-se como se moverem.
puzzle-chase-trap = O Pac-Man só tem uma vida. Para onde tem de ir este fantasma para ele não poder fugir?
puzzle-chase-trap-why = Em qualquer outro sítio, o Pac-Man ainda pode vencer. Aqui não pode, corra como correr.
puzzle-marbles-best = Resta-te um { $number } para o Pac-Man. Qual é a melhor jogada?
puzzle-marbles-ghost = Resta-te um { $number } para um fantasma. Qual é a melhor jogada?
puzzle-mspacman-best = Saiu-te um { $number } na roleta. Para onde deve ir a Ms. Pac-Man?
puzzle-mspacman-chase = Saiu-te um { $number } no dado. Para onde deve ir o teu fantasma?
puzzle-cards-draw = Todos os outros pararam ou estão fora. Tiras ou paras?
