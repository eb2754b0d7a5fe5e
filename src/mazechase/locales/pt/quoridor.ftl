error-quoridor-bad-action = «{ $text }» não é uma casa, como e2, nem uma barreira, como e3h.
error-quoridor-bad-position = «{ $text }» não é uma posição; escreve-a assim: { $form }.
error-quoridor-bad-square = «{ $text }» não é uma casa; as casas vão de a1 a i9.
error-quoridor-bad-fence = Não se pode pôr uma barreira em «{ $fence }»; as barreiras não se podem sobrepor nem cruzar.
error-quoridor-no-three = A opção three_players não permite três jogadores.
error-quoridor-place-seats = Uma posição para { $players } jogadores precisa de { $players } peões e de { $players } números de barreiras que restam.
error-quoridor-place-turn = O lugar que joga tem de ser de 1 a { $players }.
error-quoridor-place-sharing = Dois peões não podem estar na mesma casa.
error-quoridor-place-fences = Cada um dos { $players } jogadores tem { $each } barreiras, contando as do tabuleiro e as que ainda guarda.
error-quoridor-place-taken = As ações só se contam até à opção max_turns.
error-quoridor-place-two-home = Não pode haver dois peões que já tenham chegado à sua linha de chegada.
error-quoridor-place-shut-in = O lugar { $seat } não tem caminho até à sua linha de chegada.
error-quoridor-place-stuck = O lugar { $seat } não pode fazer nada aqui, por isso não pode ser a sua vez.

quoridor-refuse-no-pass = O teu peão já está aí, e não podes passar a vez.
quoridor-refuse-occupied = Está aí outro peão.
quoridor-refuse-too-far = Longe demais: um peão move-se uma casa, ou salta por cima de um peão ao seu lado.
quoridor-refuse-no-diagonal = Um peão só se move na diagonal para contornar um peão que não pode saltar.
quoridor-refuse-fence-between = Há uma barreira no caminho.
quoridor-refuse-one-piece-a-jump = Há dois peões no caminho, e só podes saltar por cima de um.
quoridor-refuse-piece-behind = Só podes cair aí se houver uma barreira atrás do outro peão; aqui há um terceiro peão.
quoridor-refuse-jump-straight = O salto em frente está livre, por isso não podes cair ao lado.
quoridor-refuse-fence-beside = Há uma barreira entre o peão que saltarias e essa casa.
quoridor-refuse-edge-behind = Só podes cair aí se houver uma barreira atrás do outro peão; aqui acaba o tabuleiro.
quoridor-refuse-off-board = A barreira sairia para fora do tabuleiro.
quoridor-refuse-no-fences-left = Já não tens barreiras.
quoridor-refuse-overlap = Não cabe: há outra barreira no caminho.
quoridor-refuse-crossing = A barreira cruzaria outra.
quoridor-refuse-last-path = A barreira deixaria o lugar { $seat } sem caminho até à sua linha de chegada.
quoridor-refuse-last-path-named = com uma barreira aí, não haveria caminho até à chegada.

quoridor-event-moved = O lugar { $seat } moveu-se de { $origin } para { $to }.
quoridor-event-jumped = O lugar { $seat } saltou de { $origin } para { $to }, por cima de { $over }.
quoridor-event-fenced = { $left ->
    [0] O lugar { $seat } pôs a barreira { $fence } e tem { $left } barreiras.
    [one] O lugar { $seat } pôs a barreira { $fence } e ainda tem { $left } barreira.
   *[other] O lugar { $seat } pôs a barreira { $fence } e ainda tem { $left } barreiras.
}
quoridor-event-passed-over = O lugar { $seat } não podia fazer nada e perdeu um turno.
quoridor-event-won = O lugar { $seat } chegou a { $at } e venceu.
quoridor-event-turn-limit = { $turns ->
    [one] Chegou-se ao limite de { $turns } turno; ninguém vence.
   *[other] Chegou-se ao limite de { $turns } turnos; ninguém vence.
}

goal_reached = O peão vencedor chegou ao outro lado.
goal_reached-own = O teu peão chegou ao outro lado.

# Na página.
quoridor-name = Quoridor
quoridor-about = Atravessa o labirinto antes dos outros. Em cada turno, dá um passo ou põe uma barreira no caminho de alguém.
quoridor-step-1 = Leva o teu peão ao outro lado antes dos outros.
quoridor-step-2 = Dá um passo ou põe uma barreira.
quoridor-step-3 = As barreiras obrigam a dar uma volta maior.
quoridor-guide-turn = Olá! No teu turno fazes uma só coisa: andar uma casa em direção à tua linha de chegada, no outro lado, ou pôr uma barreira para atrasar alguém.
quoridor-todo = Toca num ponto que brilha para ires para lá, ou põe uma barreira.
quoridor-todo-walk = Toca num ponto que brilha para ires para lá.
quoridor-todo-fence = Leva a barreira para onde a queres, roda-a e coloca-a.
quoridor-fences-left = { $left ->
    [0] Restam { $left } barreiras
    [one] Resta { $left } barreira
   *[other] Restam { $left } barreiras
}
quoridor-put-up-fence = Pôr uma barreira
quoridor-turn-fence = Rodar
quoridor-place-fence = Colocar
quoridor-cancel-fence = Sem barreira
quoridor-grid = Tabuleiro. As setas percorrem as casas, Enter move o teu peão, F muda para as barreiras.
quoridor-grid-fences = Onde pode ficar uma barreira. As setas movem-na, R roda-a, Enter coloca-a, F ou Esc volta ao teu peão.
quoridor-square-pawn = peão: { $name }
quoridor-square-target = podes ir para aqui
quoridor-square-goal = chegada: { $name }
quoridor-square-fences = barreira { $sides }
quoridor-fence-of = posta por { $name }
quoridor-slot = { $slot }, { $way ->
    [h] horizontal
   *[v] vertical
}, { $state ->
    [free] livre
    [up] já há aqui uma barreira
   *[closed] aqui não dá
}
quoridor-option-edge-as-fence = A borda do tabuleiro conta como barreira, por isso aí pode saltar-se para o lado
quoridor-option-diagonal-past-piece = Se houver outro peão atrás daquele que saltas, podes cair ao lado
quoridor-option-max-turns = Limite de turnos

# O que alguém faz, depois do nome: «Ada: foi de e1 para e2.»
quoridor-short-moved = { $who ->
    [you] foste
   *[somebody] foi
} de { $origin } para { $to }.
quoridor-short-jumped = { $who ->
    [you] saltaste
   *[somebody] saltou
} de { $origin } para { $to }, por cima de { $over }.
quoridor-short-fenced = { $left ->
    [0] { $who ->
        [you] puseste
       *[somebody] pôs
    } uma barreira em { $fence }; sobram { $left }.
    [one] { $who ->
        [you] puseste
       *[somebody] pôs
    } uma barreira em { $fence }; sobra { $left }.
   *[other] { $who ->
        [you] puseste
       *[somebody] pôs
    } uma barreira em { $fence }; sobram { $left }.
}
quoridor-short-passed-over = não { $who ->
    [you] pudeste
   *[somebody] pôde
} fazer nada e { $who ->
    [you] perdeste
   *[somebody] perdeu
} um turno.
quoridor-short-won = { $who ->
    [you] chegaste
   *[somebody] chegou
} a { $at } e { $who ->
    [you] venceste
   *[somebody] venceu
}!

## O que faria o treinador
quoridor-advice-move = Vai para { $to }.
quoridor-advice-fence = Põe uma barreira em { $to }.

## Porque o faria o treinador
quoridor-reason-wins = Com isso vences a partida!
quoridor-reason-jump = { $steps ->
    [one] Deixa-te um passo mais perto.
   *[other] Deixa-te { $steps } passos mais perto de uma só vez.
}
quoridor-reason-nearer = { $steps ->
    [one] Depois ficas a um passo da chegada.
   *[other] Depois ficas a { $steps } passos da chegada.
}
quoridor-reason-costs = { $steps ->
    [one] Custa um passo ao lugar { $seat }.
   *[other] Custa { $steps } passos ao lugar { $seat }.
}
quoridor-reason-costs-named = { $steps ->
    [one] mais um passo até à chegada.
   *[other] mais { $steps } passos até à chegada.
}
quoridor-reason-stops = { $steps ->
    [one] O lugar { $seat } estava a um passo da chegada e agora precisa de mais um passo.
   *[other] O lugar { $seat } estava a um passo da chegada e agora precisa de mais { $steps } passos.
}
quoridor-reason-stops-named = { $steps ->
    [one] estava a um passo da chegada e agora precisa de mais um passo.
   *[other] estava a um passo da chegada e agora precisa de mais { $steps } passos.
}
quoridor-reason-free = A ti não te atrasa.
quoridor-reason-costs-you = { $steps ->
    [one] A ti custa-te um passo.
   *[other] A ti custa-te { $steps } passos.
}

# As regras, parte por parte; carregam-se quando alguém abre a ajuda.
quoridor-help-aim-title = O objetivo
quoridor-help-aim = Leva o teu peão, antes dos outros, ao lado marcado com a sua cor e imagem. Serve qualquer casa desse lado, e vences logo. Podem jogar dois, três ou quatro, no sentido dos ponteiros do relógio. Com dois, são 10 barreiras para cada um; com três, 6; com quatro, 5.
quoridor-help-turn-title = O teu turno
quoridor-help-turn = Fazes uma só coisa: mover o teu peão ou pôr uma barreira. Não podes passar a vez. Só a perde quem não puder fazer nenhuma das duas.
quoridor-help-move-title = Mover
quoridor-help-move = Um peão move-se uma casa para a frente, para trás ou para o lado: nunca na diagonal, nunca através de uma barreira e nunca para cima de outro peão. Os anéis mostram para onde podes ir.
quoridor-help-jump-title = Saltar
quoridor-help-jump = Se houver outro peão ao lado do teu, podes saltar por cima dele em linha reta e cair logo atrás. Não é obrigatório, e só podes saltar por cima de um peão por turno.
quoridor-help-side-title = Cair ao lado
quoridor-help-side = Se atrás desse peão houver uma barreira ou a borda do tabuleiro, podes cair ao seu lado, à esquerda ou à direita, a não ser que haja uma barreira pelo meio. Enquanto o salto em frente estiver livre, os lados não valem. Se atrás dele houver um terceiro peão, não podes saltar.
quoridor-help-fence-title = Barreiras
quoridor-help-fence = Uma barreira tem o comprimento de duas casas. Bloqueia toda a gente, também a ti, e fica até ao fim. As barreiras não se podem sobrepor, nem cruzar, nem sair do tabuleiro.
quoridor-help-path-title = Sempre um caminho
quoridor-help-path = Podes fazer os outros andar mais, mas nunca fechá-los: com a nova barreira, todos têm de ter ainda um caminho até à chegada. Os outros peões nesse caminho não contam, porque hão de sair dali.
quoridor-help-end-title = Sem vencedor
quoridor-help-end = Se definires um limite de turnos, a partida acaba sem vencedor quando se chega a ele. Chegar ao outro lado no último turno ainda vale.
quoridor-help-touch-title = No ecrã
quoridor-help-touch = Num ecrã tátil: toca entre as casas para experimentar uma barreira, arrasta-a, toca nela para a rodar e coloca-a. Com o rato: aponta entre as casas e clica.
quoridor-help-keys-title = No teclado
quoridor-help-keys = Setas e Enter; F alterna entre o teu peão e as barreiras, R roda a barreira.

# A história de um turno: o que foi feito, depois de um nome e numa lista.
quoridor-deed-moved = { $detail ->
    [squares] { $who ->
        [you] foste
       *[somebody] foi
    } para { $to }
   *[plain] { $who ->
        [you] andaste
       *[somebody] andou
    } uma casa
}
quoridor-deed-jumped = { $detail ->
    [squares] { $who ->
        [you] saltaste
       *[somebody] saltou
    } para { $to }, por cima de { $over }
   *[plain] { $who ->
        [you] saltaste
       *[somebody] saltou
    } por cima de um peão
}
quoridor-deed-fenced = { $detail ->
    [squares] { $who ->
        [you] puseste
       *[somebody] pôs
    } uma barreira em { $fence } ({ $left ->
        [0] sobram { $left }
        [one] sobra { $left }
       *[other] sobram { $left }
    })
   *[plain] { $who ->
        [you] puseste
       *[somebody] pôs
    } uma barreira ({ $left ->
        [0] sobram { $left }
        [one] sobra { $left }
       *[other] sobram { $left }
    })
}
quoridor-deed-passed-over = não { $who ->
    [you] pudeste
   *[somebody] pôde
} fazer nada e { $who ->
    [you] perdeste
   *[somebody] perdeu
} um turno
quoridor-deed-won = { $who ->
    [you] venceste
   *[somebody] venceu
}
