error-chase-bad-action = «{ $text }» não é uma ação; uma ação é uma casa como e2, o nome de um fantasma, ou - para acabar um movimento.
error-chase-bad-position = «{ $text }» não é uma posição; escreve-a assim: { $form }.
error-chase-bad-square = «{ $text }» não é uma casa; as casas vão de a1 a i9.

error-chase-layout-field = Um labirinto precisa de «{ $field }»: source é texto, fences e pellets são listas, starts é uma tabela.
error-chase-layout-extra = Um labirinto não tem o campo «{ $field }»; os seus campos são source, fences, pellets e starts.
error-chase-layout-many-fences = Há { $count } barreiras; na caixa só há { $most }.
error-chase-layout-fence = «{ $fence }» não é uma barreira; uma barreira é uma casa e h ou v, como e3h.
error-chase-layout-fence-border = A barreira { $fence } está na borda do tabuleiro ou sai para fora dele.
error-chase-layout-fence-clash = A barreira { $fence } sobrepõe-se a outra ou cruza-a.
error-chase-layout-square = { $place }: «{ $square }» não é uma casa; as casas vão de a1 a i9.
error-chase-layout-pellet-count = { $count ->
    [one] Tem de haver { $wanted } pastilhas, mas há { $count }.
   *[other] Tem de haver { $wanted } pastilhas, mas há { $count }.
}
error-chase-layout-pellet-twice = Há duas pastilhas em { $square }.
error-chase-layout-pieces = Os inícios têm de ser os de { $pieces }.
error-chase-layout-start-pellet = { $piece } não pode partir de { $square }: há lá uma pastilha.
error-chase-layout-start-shared = { $piece } não pode partir de { $square }: já parte daí outro peão.
error-chase-layout-closed = Não se pode chegar a { $square } a partir do início do Pac-Man; tem de se poder chegar a todas as casas.
error-chase-layout-parted = As pastilhas separam { $square } do início do Pac-Man; os fantasmas não podem parar nelas, por isso precisam de outro caminho.

error-chase-place-ghosts = Uma posição indica quatro fantasmas, com - para um que foi comido.
error-chase-place-pellets = Há uma pastilha onde o labirinto não tem nenhuma, ou não falta nenhuma embora uma tenha acabado de ser comida.
error-chase-place-lives = O Pac-Man não pode ter tantas vidas; e, se não resta nenhuma vida, tem de restar uma pastilha.
error-chase-place-idle = Não pode ter havido tantas rondas sem pastilha.
error-chase-place-best = Não podem ter sido comidas tantas pastilhas numa vida perdida.
error-chase-place-cycles = As rondas só se contam até à opção max_turns.
error-chase-place-sharing = Dois fantasmas não podem estar na mesma casa.
error-chase-place-on-pellet = Aí nenhum peão pode estar em cima de uma pastilha.
error-chase-place-waiting = Estes fantasmas não podem estar à espera do seu movimento.
error-chase-place-over = A partida acabou, por isso nenhum peão pode estar a meio de um movimento.
error-chase-place-met = O Pac-Man e um fantasma não podem estar na mesma casa aqui.
error-chase-place-move = Não podem restar tantos passos neste movimento, ou não desta maneira.
error-chase-place-run = O fantasma não pode ter começado assim a sua corrida.
error-chase-place-sight = Um fantasma tem de estar em modo de perseguição se vê o Pac-Man, e só então.
error-chase-place-stuck = O peão não pode fazer nada aqui, por isso não pode ser a sua vez.

chase-refuse-no-call = Agora não podes escolher { $ghost }: { $piece } está a mover-se.
chase-refuse-call-first = Primeiro escolhe o fantasma que se move a seguir: { $ghosts }.
chase-refuse-ghost-eaten = { $ghost } está fora: foi comido e volta quando todos voltarem ao início.
chase-refuse-has-moved = { $ghost } já se moveu nesta ronda.
chase-refuse-two-steps = O Pac-Man anda sempre duas casas; só uma pastilha o faz parar.
chase-refuse-one-step = O Pac-Man tem de andar pelo menos uma casa.
chase-refuse-must-boost = O Pac-Man tem de usar o impulso.
chase-refuse-whole-boost = É preciso usar todas as casas do impulso.
chase-refuse-stop-on-pellet = { $ghost } não pode parar aí: há uma pastilha.
chase-refuse-run-on = { $ghost } está em modo de perseguição e tem de continuar a correr.
chase-refuse-must-catch = { $ghost } pode apanhar o Pac-Man neste movimento e tem de o fazer; por aí não chega lá.
chase-refuse-must-move = { $ghost } não pode ficar: um fantasma que se pode mover tem de o fazer.
chase-refuse-stands-there = { $piece } já está aí.
chase-refuse-fence-between = Há uma barreira no caminho de { $piece }.
chase-refuse-no-jump = { $piece } não pode saltar por cima de outro peão.
chase-refuse-too-far = Longe demais: o { $piece } vai de casa em casa, nunca na diagonal.
chase-refuse-ghost-there = Está aí um fantasma; sem impulso, o Pac-Man não pode ir para lá.
chase-refuse-straight-on = Em modo de perseguição corre-se em linha reta, por isso { $ghost } não pode virar.
chase-refuse-no-sharing = Está aí outro fantasma, e { $ghost } não pode ficar na mesma casa nem passar.
chase-refuse-pellet-there = Há aí uma pastilha, e { $ghost } não pode acabar o movimento em cima dela.
chase-refuse-toward = { $ghost } vê o Pac-Man e tem de correr na direção dele.
chase-refuse-farther = Por aí, { $ghost } só podia correr uma casa; em modo de perseguição tem de correr duas, se puder.

chase-event-moved = O lugar { $seat } moveu { $piece } de { $origin } para { $to }.
chase-event-ate-pellet = O Pac-Man comeu a pastilha de poder em { $at }; { $left ->
    [0] restam { $left }
    [one] resta { $left }
   *[other] restam { $left }
}.
chase-event-boosted = { $steps ->
    [one] O Pac-Man ganhou um impulso: mais { $steps } casa, e come fantasmas.
   *[other] O Pac-Man ganhou um impulso: até mais { $steps } casas, e come fantasmas.
}
chase-event-ate-ghost = O Pac-Man comeu { $ghost } em { $at }.
chase-event-boost-ended = O impulso do Pac-Man acabou em { $at }.
chase-event-called = O lugar { $seat } escolheu { $ghost }.
chase-event-frenzied = { $ghost } viu o Pac-Man ao longo de { $line } e entrou em modo de perseguição.
chase-event-stayed = { $piece } ficou em { $at }.
chase-event-stopped = O lugar { $seat } parou { $piece } em { $at }.
chase-event-caught = { $ghost } apanhou o Pac-Man em { $at }; { $lives ->
    [0] restam { $lives } vidas
    [one] resta { $lives } vida
   *[other] restam { $lives } vidas
}.
chase-event-stalled = O Pac-Man perdeu uma vida depois de { $cycles ->
    [one] { $cycles } ronda
   *[other] { $cycles } rondas
} sem pastilha (regra da casa); { $lives ->
    [0] restam { $lives }
    [one] resta { $lives }
   *[other] restam { $lives }
}.
chase-event-reset = Voltam todos ao início: o Pac-Man a { $pacman }, os fantasmas a { $ghosts }.
chase-event-pellets-back = Voltaram as pastilhas em { $pellets }.
chase-event-won = { $winner ->
    [ghosts] Os fantasmas venceram
   *[other] { $winner } venceu
}; o Pac-Man { $level ->
    [0] não chegou a nenhum nível
   *[other] chegou ao nível { $level }
}.
chase-event-turn-limit = { $cycles ->
    [one] Chegou-se ao limite de { $cycles } ronda
   *[other] Chegou-se ao limite de { $cycles } rondas
}; ninguém vence, e o Pac-Man { $level ->
    [0] não chegou a nenhum nível
   *[other] chegou ao nível { $level }
}.

chase_pellets_eaten = O Pac-Man comeu as quatro pastilhas de poder.
chase_lives_lost = Os fantasmas tiraram ao Pac-Man a última vida.

# Na página.
chase-name = A caçada
chase-about = Come as quatro pastilhas de poder antes que os fantasmas te apanhem. Um jogador é o Pac-Man; os outros repartem os fantasmas.
chase-harm = O Pac-Man perderia uma vida.
chase-word-Pac-Man = Pac-Man
chase-word-Blinky = Blinky
chase-word-Inky = Inky
chase-word-Pinky = Pinky
chase-word-Clyde = Clyde
chase-step-1 = O Pac-Man tem de comer as quatro pastilhas de poder.
chase-step-2 = Os fantasmas têm de o apanhar três vezes.
chase-step-3 = Uma pastilha dá-lhe um impulso: agora é ele que come fantasmas!
chase-guide-turn = Olá! O Pac-Man quer as quatro pastilhas, e os fantasmas querem apanhá-lo três vezes. Toca numa casa que brilha para ires para lá.
chase-todo = Toca numa casa que brilha.
chase-todo-pacman = { $steps ->
    [one] Falta { $steps } casa: escolhe uma que brilhe.
   *[other] Anda { $steps } casas: escolhe uma que brilhe. Podes virar e voltar para trás.
}
chase-todo-boost = { $steps ->
    [one] Impulso! Podes andar mais { $steps } casa e comer os fantasmas que encontrares.
   *[other] Impulso! Podes andar até mais { $steps } casas e comer os fantasmas que encontrares.
}
chase-todo-ghost = É o { $ghost } que se move: escolhe uma casa que brilha.
chase-todo-frenzy = O { $ghost } vê o Pac-Man e corre: escolhe uma casa que brilha.
chase-todo-call = Que fantasma se move a seguir? Toca nele.
chase-show-ways = Campos de visão
chase-setup-random = Sortear o Pac-Man
chase-setup-chosen = O primeiro lugar é o Pac-Man; os outros repartem os fantasmas.
chase-call = Que fantasma se move a seguir?
chase-end-here = Parar aqui
chase-boost = { $steps ->
    [0] Impulso: { $steps } passos
    [one] Impulso: { $steps } passo
   *[other] Impulso: { $steps } passos
}
chase-frenzy = Perseguição!
chase-waiting = Depois, { $ghosts }
chase-level = { $level ->
    [0] Sem nível: nenhuma pastilha comida
    [1] Nível 1: Pac-Man iniciante
    [2] Nível 2: Pac-Man promissor
    [3] Nível 3: Pac-Man avançado
   *[other] Nível { $level }: Pac-Man elite
}
chase-lives = { $lives ->
    [0] Restam { $lives } vidas
    [one] Resta { $lives } vida
   *[other] Restam { $lives } vidas
}; pastilhas comidas: { $eaten }
chase-patience = { $cycles ->
    [one] Come agora uma pastilha, ou perdes uma vida
   *[other] Come uma pastilha em { $cycles } rondas!
}
chase-runs = { $ghost }{ $state ->
    [eaten] , comido
    [moves] , a mover-se
   *[there] { "" }
}
chase-grid = Tabuleiro. As setas percorrem as casas, Enter envia o peão para lá ou escolhe o fantasma, E acaba o movimento.
chase-square-piece = { $piece }: { $name }
chase-square-pellet = pastilha de poder
chase-square-target = { $steps ->
    [one] podes ir para aqui em { $steps } passo
   *[other] podes ir para aqui em { $steps } passos
}
chase-square-call = podes escolher este fantasma
chase-square-fences = barreira { $sides }

chase-option-layout = Labirinto
chase-option-layout-gates = Portões
chase-option-layout-gates-about = O labirinto normal. Se ninguém errar, o Pac-Man vence com 3 vidas, e os fantasmas vencem se tiver 1 ou 2.
chase-option-layout-den = Covil
chase-option-layout-den-about = Os fantasmas saem de um covil em cima; há corredores compridos dos lados. Bom para o Pac-Man. Se ninguém errar, o Pac-Man vence com 2 ou 3 vidas, e os fantasmas vencem se só tiver 1.
chase-option-layout-hedges = Sebes
chase-option-layout-hedges-about = As pastilhas estão bem no interior; os fantasmas vêm de todos os lados. Entre bons jogadores, os dois lados vencem mais ou menos o mesmo. Se ninguém errar, vencem sempre os fantasmas.
chase-option-layout-orchard = Pomar
chase-option-layout-orchard-about = No meio há árvores em fila; as pastilhas estão atrás de barreiras. Entre jogadores da mesma força, os dois lados vencem mais ou menos o mesmo. Se ninguém errar, vencem sempre os fantasmas.
chase-option-layout-pairs = Pares
chase-option-layout-pairs-about = As pastilhas estão aos pares, por isso um impulso pode levar ao seguinte. Se ninguém errar, vence sempre o Pac-Man.
chase-option-layout-pinwheel = Cata-vento
chase-option-layout-pinwheel-about = O labirinto é igual de pernas para o ar; os fantasmas partem da metade de cima. Bom para os fantasmas. Se ninguém errar, vencem sempre os fantasmas.
chase-option-layout-printed = Campo aberto
chase-option-layout-printed-about = Como o tabuleiro impresso, tanto quanto sabemos: só seis barreiras, por isso os fantasmas veem longe. Bom para os fantasmas. Se ninguém errar, vencem sempre os fantasmas.
chase-option-layout-towers = Torres
chase-option-layout-towers-about = As pastilhas estão nos cantos, atrás de muros. Bom para o Pac-Man. Se ninguém errar, o Pac-Man vence com 2 ou 3 vidas, e os fantasmas vencem se só tiver 1.
chase-option-layout-crossroads = Cruzamento
chase-option-layout-crossroads-about = Dois caminhos cruzam-se no meio, e em cada um espera um fantasma. Se ninguém errar, vencem sempre os fantasmas.
chase-option-layout-harbour = Porto
chase-option-layout-harbour-about = Há cais que entram pelos dois lados; as pastilhas estão aos pares, por isso um impulso pode levar ao seguinte. Se ninguém errar, vence sempre o Pac-Man.
chase-option-layout-stables = Estábulos
chase-option-layout-stables-about = Há estábulos em cima e em baixo, e pastilhas aos pares dos lados. Se ninguém errar, o Pac-Man vence com 2 ou 3 vidas, e os fantasmas vencem se só tiver 1.
chase-option-layout-market = Mercado
chase-option-layout-market-about = Há bancas em fila à esquerda e à direita de um corredor comprido. Entre jogadores da mesma força, os dois lados vencem mais ou menos o mesmo. Se ninguém errar, vencem sempre os fantasmas.
chase-option-layout-courtyard = Pátio
chase-option-layout-courtyard-about = Um pátio largo com quatro recantos; as pastilhas estão à porta deles. Se ninguém errar, o Pac-Man vence com 3 vidas, e os fantasmas vencem se tiver 1 ou 2.
chase-option-layout-ladders = Escadas
chase-option-layout-ladders-about = Há escadas dos dois lados, e dois corredores estreitos levam ao meio. Se ninguém errar, o Pac-Man vence com 3 vidas, e os fantasmas vencem se tiver 1 ou 2.
chase-option-layout-quay = Cais
chase-option-layout-quay-about = Para jogar com uma vida. Se ninguém errar, vence sempre o Pac-Man.
chase-option-layout-alley = Viela
chase-option-layout-alley-about = Para jogar com duas vidas. Se ninguém errar, o Pac-Man vence com 2 ou 3 vidas, e os fantasmas vencem se só tiver 1.
chase-option-layout-fairground = Feira
chase-option-layout-fairground-about = Para jogar com três vidas. Se ninguém errar, vencem sempre os fantasmas.
chase-option-lives = Vidas do Pac-Man
chase-option-lives-1 = uma
chase-option-lives-2 = duas
chase-option-lives-3 = três
chase-option-pacman-short-move = O Pac-Man pode parar depois de uma casa
chase-option-pacman-into-ghost = Se o Pac-Man for contra um fantasma sem impulso
chase-option-pacman-into-ghost-blocked = não pode passar
chase-option-pacman-into-ghost-caught = é apanhado
chase-option-boost-mandatory = O Pac-Man tem de usar o impulso
chase-option-boost-exact = Um impulso tem de usar as três casas
chase-option-eat-in-passing = Com impulso, o Pac-Man também come os fantasmas por que passa, não só onde acaba
chase-option-boost-chain = Uma segunda pastilha durante um impulso recomeça o impulso
chase-option-ghost-order = Ordem dos fantasmas
chase-option-ghost-order-fixed = sempre a mesma
chase-option-ghost-order-free = escolhida de cada vez
chase-option-ghost-pass = Os fantasmas podem ficar onde estão
chase-option-must-catch = Os fantasmas têm de apanhar, se puderem
chase-option-frenzy-path = Em modo de perseguição, um fantasma corre
chase-option-frenzy-path-straight = em linha reta
chase-option-frenzy-path-free = por onde quiser
chase-option-frenzy-path-toward = em direção ao Pac-Man
chase-option-frenzy-exact = Em modo de perseguição, um fantasma tem de correr duas casas, se puder
chase-option-ghost-cross-pellet = Em modo de perseguição, um fantasma pode passar por cima de uma pastilha
chase-option-ghosts-stack = Os fantasmas podem estar na mesma casa
chase-option-pellets-reset = Quando se perde uma vida, voltam todas as pastilhas
chase-option-stall-limit = Perder uma vida depois deste número de rondas sem pastilha
chase-option-max-turns = Limite de rondas

# O que alguém faz, depois do nome: «Ada: moveu Pac-Man de e2 para e3.»
chase-short-moved = { $who ->
    [you] moveste
   *[somebody] moveu
} { $piece } de { $origin } para { $to }.
chase-short-stopped = { $who ->
    [you] paraste
   *[somebody] parou
} { $piece } em { $at }.
chase-short-called = { $who ->
    [you] escolheste
   *[somebody] escolheu
} { $ghost }.

# No registo, ao lado do peão que se move; curto.
chase-note-stays = fica
chase-note-called = segue-se { $ghost }
chase-note-ate = come { $ghost }
chase-note-life = vida perdida
chase-note-pellets = { $count ->
    [one] { $count } pastilha
   *[other] { $count } pastilhas
}

## O que faria o treinador
chase-advice-step = Vai para { $to }.
chase-advice-end = Fica aqui.
chase-advice-call = Escolhe { $to }.

## Porque o faria o treinador
chase-reason-wins = Com isso vences a partida!
chase-reason-pellet = Assim comes uma pastilha.
chase-reason-eats = Assim comes { $ghost }.
chase-reason-catches = Assim apanhas o Pac-Man.
chase-reason-caught = Aí, { $ghost } apanha-te.
chase-reason-seen = Aí, { $ghost } vê-te.
chase-reason-unseen = Aí, nenhum fantasma te vê.
chase-reason-near = { $steps ->
    [one] Fica a uma casa do Pac-Man.
   *[other] Fica a { $steps } casas do Pac-Man.
}

# As regras, parte por parte; carregam-se quando alguém abre a ajuda.
chase-help-aim-title = O objetivo
chase-help-aim = O Pac-Man vence quando come as quatro pastilhas de poder. Os fantasmas vencem quando o apanham três vezes: cada vez custa-lhe uma vida. O nível a que chega é o número de pastilhas que comeu.
chase-help-sides-title = Quem joga com quê
chase-help-sides = O jogador 1 é o Pac-Man; os outros repartem os quatro fantasmas e vencem ou perdem juntos. Uma ronda é o movimento do Pac-Man e, a seguir, os dos fantasmas. Começa o Pac-Man, e também sempre que todos voltam ao início.
chase-help-pacman-title = O movimento do Pac-Man
chase-help-pacman = Anda exatamente duas casas, passo a passo, nunca na diagonal. Pode virar e voltar para trás. As barreiras e os fantasmas bloqueiam-lhe o caminho, e ninguém salta. Se não puder dar nenhum passo, fica.
chase-help-pellet-title = O impulso
chase-help-pellet = Quando chega a uma pastilha, detém-se, come-a e ganha um impulso: até mais três casas, em qualquer direção, até através de fantasmas. O impulso acaba antes de os fantasmas se moverem.
chase-help-eaten-title = Comer fantasmas
chase-help-eaten = Todos os fantasmas que ele encontrar durante um impulso são comidos e ficam fora até todos voltarem ao início. Outra pastilha pelo caminho dá um novo impulso de três casas.
chase-help-ghosts-title = Os movimentos dos fantasmas
chase-help-ghosts = O Blinky, o Inky, o Pinky e o Clyde movem-se por esta ordem, uma casa cada um. Um fantasma que se pode mover tem de o fazer. Os fantasmas podem estar na mesma casa e passar uns pelos outros.
chase-help-guard-title = Fantasmas e pastilhas
chase-help-guard = Nenhum fantasma pode acabar o movimento numa pastilha; em modo de perseguição pode passar por cima de uma. Um fantasma que podia apanhar o Pac-Man não é obrigado a fazê-lo.
chase-help-sight-title = O que os fantasmas veem
chase-help-sight = O campo de visão de um fantasma é a sua linha e a sua coluna, por mais longe que seja, mas não as diagonais. As barreiras tapam-lhe a vista; os fantasmas e as pastilhas, não. Conta o que ele vê quando começa o seu movimento.
chase-help-frenzy-title = Modo de perseguição
chase-help-frenzy = Um fantasma que vê o Pac-Man corre duas casas em linha reta, em qualquer direção. Tem de correr duas, se puder. Se o Pac-Man estiver mesmo ao lado, apanha-o na primeira casa.
chase-help-caught-title = Apanhado!
chase-help-caught = Um fantasma que chega à casa do Pac-Man apanha-o. O Pac-Man perde uma vida e todos voltam ao início, também os fantasmas comidos. As pastilhas comidas continuam comidas.
chase-help-stall-title = Nada de perder tempo
chase-help-stall = Depois de demasiadas rondas sem pastilha (20, se não escolheres outro número), o Pac-Man também perde uma vida. Se definires um limite de rondas, a partida acaba aí sem vencedor.
chase-help-maze-title = Os labirintos
chase-help-maze = O labirinto diz onde estão as barreiras e as pastilhas e de onde parte cada um. Aqui ninguém põe barreiras.
chase-help-touch-title = No ecrã
chase-help-touch = Por baixo do tabuleiro vês que peão se move, quem o joga e que fantasmas vêm a seguir. Toca numa casa a dois passos e o peão vai até lá; toca nos anéis pequenos para escolheres tu o caminho.
chase-help-keys-title = No teclado
chase-help-keys = Setas e Enter; a tecla E acaba o movimento mais cedo.

# A história de um turno: o que foi feito, depois de um nome e numa lista.
chase-deed-moved = { $detail ->
    [squares] { $who ->
        [you] moveste
       *[somebody] moveu
    }: { $places }
   *[plain] { $who ->
        [you] moveste
       *[somebody] moveu
    } { $pieces }
}
chase-deed-stayed = não { $who ->
    [you] pudeste
   *[somebody] pôde
} mover { $pieces }
chase-deed-spotted = { $who ->
    [you] viste
   *[somebody] viu
} o Pac-Man ({ $ghosts })
chase-deed-ate-pellet = { $left ->
    [0] { $who ->
        [you] comeste
       *[somebody] comeu
    } uma pastilha de poder (restam { $left })
    [one] { $who ->
        [you] comeste
       *[somebody] comeu
    } uma pastilha de poder (resta { $left })
   *[other] { $who ->
        [you] comeste
       *[somebody] comeu
    } uma pastilha de poder (restam { $left })
}
chase-deed-ate-ghost = { $who ->
    [you] comeste
   *[somebody] comeu
} { $ghost }
chase-deed-caught = { $lives ->
    [0] { $ghost } apanhou o Pac-Man! Restam { $lives } vidas
    [one] { $ghost } apanhou o Pac-Man! Resta { $lives } vida
   *[other] { $ghost } apanhou o Pac-Man! Restam { $lives } vidas
}
chase-deed-stalled = { $lives ->
    [0] O Pac-Man perdeu uma vida: demasiado tempo sem pastilha. Restam { $lives } vidas
    [one] O Pac-Man perdeu uma vida: demasiado tempo sem pastilha. Resta { $lives } vida
   *[other] O Pac-Man perdeu uma vida: demasiado tempo sem pastilha. Restam { $lives } vidas
}
chase-deed-reset = voltaram todos ao início

# O que aconteceu a quem lê, em grande ao lado do tabuleiro; $name é quem o fez.
chase-befalls-caught = { $lives ->
    [0] { $ghost } apanhou-te! Restam { $lives } vidas
    [one] { $ghost } apanhou-te! Resta { $lives } vida
   *[other] { $ghost } apanhou-te! Restam { $lives } vidas
}
chase-befalls-stalled = { $lives ->
    [0] { $cycles } rondas sem pastilha custam-te uma vida. Restam { $lives } vidas
    [one] { $cycles } rondas sem pastilha custam-te uma vida. Resta { $lives } vida
   *[other] { $cycles } rondas sem pastilha custam-te uma vida. Restam { $lives } vidas
}
chase-befalls-eaten = O Pac-Man comeu { $ghost }!
chase-deed-frenzied = { $ghost } viu o Pac-Man e entrou em modo de perseguição
