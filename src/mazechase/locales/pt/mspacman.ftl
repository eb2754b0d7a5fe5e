error-mspacman-bad-token = «{ $text }» não é uma casa, como c8, nem uma face, como *4 ou *F2.
error-mspacman-bad-position = «{ $text }» não é uma posição; escreve-a assim: { $form }.
error-mspacman-bad-phase = «{ $text }» não é algo que possa vir a seguir.
error-mspacman-bad-cell = Não há nenhuma casa «{ $text }» neste tabuleiro.
error-mspacman-bad-ghost = «{ $text }» não é um fantasma; escreve um como e4, ou um fraco como e4f1, e4p1 ou e4p2.

error-mspacman-document-field = Um documento deste jogo precisa de «{ $field }», na forma certa.
error-mspacman-document-extra = Um documento não tem o campo «{ $field }»; os seus campos são id, game, title, source e { $content }.
error-mspacman-document-game = Este documento é para o jogo «{ $game }».
error-mspacman-faces-count = { $count ->
    [0] Há { $count } faces; têm de ser de 2 a { $most }.
    [one] Há { $count } face; têm de ser de 2 a { $most }.
   *[other] Há { $count } faces; têm de ser de 2 a { $most }.
}
error-mspacman-faces-face = «{ $face }» não é uma face; as faces são F2 e os números de 1 a { $largest }, como texto.
error-mspacman-faces-spinner-flip = A roleta só pode ter números simples, não F2 (M14).
error-mspacman-faces-three = A roleta tem de ter um 3 (M14).
error-mspacman-faces-flip = O dado tem de ter pelo menos uma face F2 (M15).
error-mspacman-faces-equal = Todas as faces dão o mesmo número de passos, por isso a ninguém podia sair o número mais alto (M14).

error-mspacman-board-label = «{ $label }» em { $place } não é uma casa deste jogo; as casas são b, i, p ou s, sozinhas ou seguidas de *, o, x ou g.
error-mspacman-board-dots = { $count ->
    [0] A zona de { $area } tem { $count } casas com bolinha; tem de ter { $each } (M1).
    [one] A zona de { $area } tem { $count } casa com bolinha; tem de ter { $each } (M1).
   *[other] A zona de { $area } tem { $count } casas com bolinha; tem de ter { $each } (M1).
}
error-mspacman-board-exits = { $count ->
    [0] Há { $count } casas de saída; têm de ser 4 (M2).
    [one] Há { $count } casa de saída; têm de ser 4 (M2).
   *[other] Há { $count } casas de saída; têm de ser 4 (M2).
}
error-mspacman-board-exit-opening = A casa de saída { $place } tem de estar na borda, com uma abertura (M2).
error-mspacman-board-opening = Há uma abertura em { $place }, que não é uma casa de saída (M2).
error-mspacman-board-powers = { $count ->
    [0] Há { $count } casas de poder; têm de ser 4 (M4).
    [one] Há { $count } casa de poder; têm de ser 4 (M4).
   *[other] Há { $count } casas de poder; têm de ser 4 (M4).
}
error-mspacman-board-circles = A zona de { $area } precisa de um círculo branco (M5).
error-mspacman-board-circle-far = O círculo branco em { $place } está mais perto da borda do que do meio (M5).
error-mspacman-board-ghost-spaces = { $count ->
    [0] Há { $count } covis; tem de haver um de cada cor (M6).
    [one] Há { $count } covil; tem de haver um de cada cor (M6).
   *[other] Há { $count } covis; tem de haver um de cada cor (M6).
}
error-mspacman-board-ghost-middle = O covil { $place } tem de estar mais perto do meio do que { $other } (M6).
error-mspacman-board-door = A porta entre { $place } e { $other } tem de levar de um covil ao labirinto (M7).
error-mspacman-board-no-door = O covil { $place } tem de estar fechado, exceto por uma porta para o labirinto (M7).
error-mspacman-board-unreachable = Não se pode chegar a { $place }; o labirinto tem de estar todo ligado (M9).
error-mspacman-board-dead-end = { $place } é um beco sem saída; cada casa precisa de duas saídas (M12).
error-mspacman-board-unequal = Todas as zonas têm de ter o mesmo número de { $thing ->
    [exit] casas de saída
    [power] casas de poder
   *[circle] círculos brancos
}; por ordem, estas zonas têm { $counts } (M16).
error-mspacman-board-clockwise = As zonas têm de estar por esta ordem, no sentido dos ponteiros do relógio: { $order } (MSP-7).
error-mspacman-board-circle-door = O círculo branco em { $place } está em frente da porta de um fantasma (M19).

error-mspacman-place-seats = Uma posição para { $players } jogadores indica { $players } fantasmas, um deles «-».
error-mspacman-place-seat = Não pode ser a vez desse lugar.
error-mspacman-place-control = Alguém joga com a Ms. Pac-Man quando já se sabe quem começa, e ninguém antes.
error-mspacman-place-ghosts = Quem joga com a Ms. Pac-Man não tem fantasma no tabuleiro; todos os outros têm um.
error-mspacman-place-dots = Há uma bolinha onde não havia nenhuma no início.
error-mspacman-place-begin = Até se saber quem começa, estão lá todas as bolinhas, e todos os fantasmas são fortes e estão no seu covil.
error-mspacman-place-spins = Estes números para ver quem começa não são possíveis.
error-mspacman-place-ghost-space = Um fantasma não pode estar no covil de outro.
error-mspacman-place-timer = Agora, um fantasma não pode estar fraco durante tanto tempo.
error-mspacman-place-sharing = Agora não podem estar dois peões na mesma casa.
error-mspacman-place-her = A Ms. Pac-Man não pode estar aí agora.
error-mspacman-place-phase = Isso não pode vir a seguir para este lugar.
error-mspacman-place-steps = Não podem restar tantos passos agora.
error-mspacman-place-flags = Agora não pode haver um turno extra.
error-mspacman-place-came = Um fantasma não pode ter vindo daí.
error-mspacman-place-bump = Não há aqui nenhuma casa livre seguinte para escolher.
error-mspacman-place-turns = Os turnos só se contam até à opção max_turns.
error-mspacman-place-over = A partida acaba quando uma zona em jogo está limpa ou se chega ao limite de turnos, e só então.

mspacman-refuse-no-circle = A Ms. Pac-Man tem de começar num círculo branco.
mspacman-refuse-circle-taken = Há um fantasma nesse círculo branco (regra da casa: a Ms. Pac-Man começa num que esteja livre).
mspacman-refuse-same-exit = Sai-se por uma saída e volta-se por outra, não pela mesma.
mspacman-refuse-no-pass = O teu peão já está aí, e tens de usar todos os teus passos.
mspacman-refuse-ghost-space = Agora ninguém pode entrar num covil.
mspacman-refuse-by-the-door = Sai-se de um covil pela porta, e ela não leva aí.
mspacman-refuse-wall = Há uma parede no caminho.
mspacman-refuse-diagonal = Não podes andar na diagonal.
mspacman-refuse-too-far = Longe demais: cada passo vai para a casa ao lado.
mspacman-refuse-not-on-her = A Ms. Pac-Man está aí, por isso não é uma casa livre.
mspacman-refuse-not-open = Está aí outro fantasma, por isso não é uma casa livre.
mspacman-refuse-not-open-named = já há um fantasma nessa casa, por isso não está livre.
mspacman-refuse-came-from = O fantasma veio daí e tem de ir em frente, não para trás.
mspacman-refuse-not-next = Essa não é a casa livre seguinte.

mspacman-event-spun-to-begin = Ao lugar { $seat } saiu { $face } para ver quem começa.
mspacman-event-tied-to-begin = Empate; estes lugares tentam outra vez: { $seats }.
mspacman-event-took-control = O lugar { $seat } joga agora com a Ms. Pac-Man.
mspacman-event-placed = O lugar { $seat } pôs a Ms. Pac-Man em { $at }.
mspacman-event-spun = Ao lugar { $seat } saiu { $face } na roleta.
mspacman-event-rolled = Ao lugar { $seat } saiu { $face } no dado.
mspacman-event-stepped = { $left ->
    [0] O lugar { $seat } moveu a Ms. Pac-Man de { $origin } para { $to }; restam { $left } passos.
    [one] O lugar { $seat } moveu a Ms. Pac-Man de { $origin } para { $to }; resta { $left } passo.
   *[other] O lugar { $seat } moveu a Ms. Pac-Man de { $origin } para { $to }; restam { $left } passos.
}
mspacman-event-ghost-stepped = { $left ->
    [0] O lugar { $seat } moveu o seu fantasma de { $origin } para { $to }; restam { $left } passos.
    [one] O lugar { $seat } moveu o seu fantasma de { $origin } para { $to }; resta { $left } passo.
   *[other] O lugar { $seat } moveu o seu fantasma de { $origin } para { $to }; restam { $left } passos.
}
mspacman-event-ate = { $left ->
    [0] O lugar { $seat } comeu a bolinha em { $at }; na zona de { $area } restam { $left } bolinhas.
    [one] O lugar { $seat } comeu a bolinha em { $at }; na zona de { $area } resta { $left } bolinha.
   *[other] O lugar { $seat } comeu a bolinha em { $at }; na zona de { $area } restam { $left } bolinhas.
}
mspacman-event-power-eaten = O lugar { $seat } comeu a bolinha de poder em { $at }!
mspacman-event-weakened = O fantasma do lugar { $seat } ficou fraco ({ $cause ->
    [power] bolinha de poder
    [f2] F2
   *[other] { $cause }
}) e volta a ser forte daqui a { $turns ->
    [0] { $turns } turnos
    [one] { $turns } turno
   *[other] { $turns } turnos
}.
mspacman-event-recovered = O fantasma do lugar { $seat } voltou a ser forte.
mspacman-event-caught = O lugar { $seat } apanhou o fantasma do lugar { $ghost } em { $at }.
mspacman-event-ran-into-her = O fantasma fraco do lugar { $seat } foi contra a Ms. Pac-Man em { $at }.
mspacman-event-went-home = O fantasma do lugar { $seat } voltou ao covil, { $at }, e é forte outra vez.
mspacman-event-extra-turn = O lugar { $seat } ganhou um turno extra.
mspacman-event-captured = O lugar { $seat } apanhou em { $at } a Ms. Pac-Man do lugar { $former }.
mspacman-event-bumped = O fantasma do lugar { $seat } caiu em cima de outro fantasma em { $origin } e seguiu para { $to }.
mspacman-event-won = O lugar { $seat } venceu: a zona de { $area } está limpa.
mspacman-event-turn-limit = { $turns ->
    [one] Chegou-se ao limite de { $turns } turno. Menos bolinhas: lugar { $winners }.
   *[other] Chegou-se ao limite de { $turns } turnos. Menos bolinhas: lugar { $winners }.
}

area_cleared = Já não há bolinhas na zona vencedora.
area_cleared-own = Já não há bolinhas na tua zona.

mspacman-name = Ms. Pac-Man
mspacman-about = Deixa a tua zona sem bolinhas. A Ms. Pac-Man come-as e os fantasmas perseguem-na. Se a apanhares, jogas tu com ela.
mspacman-word-Blinky = Blinky
mspacman-word-Inky = Inky
mspacman-word-Pinky = Pinky
mspacman-word-Sue = Sue
mspacman-step-1 = A Ms. Pac-Man roda a roleta, os fantasmas lançam o dado. Dá esses passos.
mspacman-step-2 = Ela come as bolinhas. A tua zona está limpa? Vences!
mspacman-step-3 = Apanha-a com o teu fantasma e jogas tu com ela.

# Na página.
mspacman-guide-chance = Olá! Limpa a tua zona de bolinhas antes dos outros.
mspacman-guide-turn = Toca numa casa que brilha para ires para lá. Nada é definitivo até tocares em «Ir».
mspacman-todo-begin = Roda a roleta para ver quem começa: o número mais alto joga com a Ms. Pac-Man.
mspacman-todo-begin-again = Empate: roda outra vez para ver quem começa.
mspacman-todo-place = Põe a Ms. Pac-Man num dos círculos que brilham.
mspacman-todo-spin = Roda a roleta para a Ms. Pac-Man.
mspacman-todo-roll = Lança o dado para o teu fantasma.
mspacman-todo-walk = { $steps ->
    [one] Dá { $steps } passo com a Ms. Pac-Man. Toca na casa seguinte.
   *[other] Dá { $steps } passos com a Ms. Pac-Man. Toca numa casa que brilha ou noutra mais longe.
}
mspacman-todo-chase = { $steps ->
    [one] Dá { $steps } passo com o teu fantasma. Toca na casa seguinte.
   *[other] Dá { $steps } passos com o teu fantasma. Toca numa casa que brilha ou noutra mais longe.
}
mspacman-todo-bump = Há outro fantasma aqui. Escolhe a casa livre seguinte.
mspacman-out-of-reach = { $steps ->
    [0] Longe demais: restam-te { $steps } passos.
    [one] Longe demais: resta-te { $steps } passo.
   *[other] Longe demais: restam-te { $steps } passos.
}
mspacman-solid = Isso é uma parede. Toca numa casa do labirinto.
mspacman-harm = Perderias a Ms. Pac-Man ou o teu fantasma, ou venceria outra pessoa.
mspacman-todo-on = { $steps ->
    [0] Restam { $steps } passos.
    [one] Resta { $steps } passo.
   *[other] Restam { $steps } passos.
}
mspacman-todo-go = Está bem assim? Toca em «Ir». Ainda podes recuar.
mspacman-todo-power = Isso come uma bolinha de poder! Toca em «Ir» ou recua.
mspacman-todo-caught = Isso apanha um fantasma! Toca em «Ir» ou recua.
mspacman-todo-captured = Isso apanha a Ms. Pac-Man! Toca em «Ir» ou recua.
mspacman-todo-lost = Cuidado: aí apanham-te. Toca em «Ir» ou recua.
mspacman-todo-won = Isso limpa uma zona e acaba a partida! Toca em «Ir» ou recua.
mspacman-todo-given = Cuidado: isso limpa a zona de outra pessoa, e ela vence. Toca em «Ir» ou recua.
mspacman-spin = Rodar
mspacman-roll = Lançar o dado
mspacman-steps-left = { $left ->
    [0] passos restantes
    [one] passo restante
   *[other] passos restantes
}
mspacman-back = Recuar
mspacman-go = Ir
mspacman-dots-left = { $left ->
    [0] Restam { $left } bolinhas na zona de { $area }
    [one] Resta { $left } bolinha na zona de { $area }
   *[other] Restam { $left } bolinhas na zona de { $area }
}
mspacman-has-her = joga com a Ms. Pac-Man
mspacman-weak-for = fraco, forte outra vez daqui a { $turns ->
    [0] { $turns } turnos
    [one] { $turns } turno
   *[other] { $turns } turnos
}
mspacman-has-spun = saiu { $face }
mspacman-scene-took-control = é agora a Ms. Pac-Man!
mspacman-scene-took-control-you = és agora a Ms. Pac-Man!
mspacman-scene-captured = apanhou a Ms. Pac-Man!
mspacman-scene-captured-you = apanhaste a Ms. Pac-Man!
mspacman-scene-extra-turn = roda outra vez!
mspacman-scene-extra-turn-you = rodas outra vez!
mspacman-scene-power-eaten = tem o poder: fantasmas fracos!
mspacman-scene-power-eaten-you = tens o poder: fantasmas fracos!
mspacman-scene-caught = apanhou um fantasma!
mspacman-scene-caught-you = apanhaste um fantasma!
mspacman-scene-ran-into-her = foi contra a Ms. Pac-Man: para o covil!
mspacman-scene-ran-into-her-you = foste contra a Ms. Pac-Man: para o covil!
mspacman-scene-tied-to-begin = empate: rodar outra vez!
mspacman-scene-won = vence: zona limpa!
mspacman-scene-won-you = vences: a tua zona está limpa!
mspacman-grid = Tabuleiro. As setas andam passo a passo; com Shift só olham em volta. Enter vai para uma casa, perto ou longe, e confirma um movimento acabado; também roda a roleta e lança o dado. N procura a casa seguinte a que podes chegar, Backspace anula um passo, Esc anula todos.
mspacman-cell-her = Ms. Pac-Man: { $name }
mspacman-cell-ghost = fantasma: { $name }
mspacman-cell-weak = fantasma fraco: { $name }, forte outra vez daqui a { $turns ->
    [0] { $turns } turnos
    [one] { $turns } turno
   *[other] { $turns } turnos
}
mspacman-cell-target = podes ir para aqui
mspacman-cell-dot = bolinha
mspacman-cell-power = bolinha de poder
mspacman-cell-circle = círculo branco
mspacman-cell-exit = saída, ligada às outras saídas
mspacman-cell-home = covil de { $area }
mspacman-cell-area = zona de { $area }
mspacman-cell-solid = parede
mspacman-setup-random = Sortear os fantasmas
mspacman-option-layout = Tabuleiro
mspacman-option-layout-pinwheel = Cata-vento
mspacman-option-layout-pinwheel-about = Um tabuleiro nosso, igual de todos os lados.
mspacman-option-layout-for-three = Para três
mspacman-option-layout-for-three-about = Um tabuleiro nosso para três jogadores, em que as probabilidades são mais parecidas.
mspacman-option-layout-windmill = Moinho
mspacman-option-layout-windmill-about = Um tabuleiro nosso, com outros corredores.
mspacman-option-die-faces = Dado dos fantasmas
mspacman-option-die-faces-f2-for-two = 1, F2, 3, 4, 5, 6
mspacman-option-spinner-faces = Roleta da Ms. Pac-Man
mspacman-option-spinner-faces-one-to-six = 1 a 6
mspacman-option-start-by = Quem começa
mspacman-option-start-by-spinner = Roleta mais alta
mspacman-option-start-by-die = Dado mais alto
mspacman-option-fill-unused-areas = Pôr bolinhas também nas zonas sem dono
mspacman-option-dot-on-pickup = Quando a Ms. Pac-Man é apanhada, sai também a bolinha que está por baixo dela
mspacman-option-capture-in-passing = Também se pode apanhar de passagem, não só no fim de um movimento
mspacman-option-bump-can-capture = Um fantasma que cai em cima de outro pode seguir até à Ms. Pac-Man
mspacman-option-enter-ghost-space = Um fantasma pode voltar ao seu próprio covil
mspacman-option-power-overrides-f2 = Uma bolinha de poder também deixa os fantasmas F2 fracos por mais tempo
mspacman-option-power-timer-restart = Uma segunda bolinha de poder recomeça a contagem
mspacman-option-extra-turn-chain = Um turno extra pode dar outro
mspacman-option-circle-choice = A Ms. Pac-Man pode ser posta
mspacman-option-circle-choice-free_only = num círculo branco sem fantasma
mspacman-option-circle-choice-any = em qualquer círculo branco
mspacman-option-max-turns = Limite de turnos (vence quem tiver menos bolinhas)

# O que alguém faz, depois do nome: «Ada: tirou 4 no dado.»
mspacman-short-spun-to-begin = { $who ->
    [you] tiraste
   *[somebody] tirou
} { $face } para ver quem começa.
mspacman-short-tied-to-begin = Empate. Outra vez: { $seats }.
mspacman-short-took-control = agora { $who ->
    [you] jogas
   *[somebody] joga
} com a Ms. Pac-Man.
mspacman-short-placed = { $who ->
    [you] puseste
   *[somebody] pôs
} a Ms. Pac-Man em { $at }.
mspacman-short-spun = { $who ->
    [you] tiraste
   *[somebody] tirou
} { $face } na roleta.
mspacman-short-rolled = { $who ->
    [you] tiraste
   *[somebody] tirou
} { $face } no dado.
mspacman-short-stepped = { $left ->
    [0] { $who ->
        [you] moveste
       *[somebody] moveu
    } a Ms. Pac-Man para { $to }.
    [one] { $who ->
        [you] moveste
       *[somebody] moveu
    } a Ms. Pac-Man para { $to }, resta { $left } passo.
   *[other] { $who ->
        [you] moveste
       *[somebody] moveu
    } a Ms. Pac-Man para { $to }, restam { $left } passos.
}
mspacman-short-ghost-stepped = { $left ->
    [0] { $who ->
        [you] moveste
       *[somebody] moveu
    } o fantasma para { $to }.
    [one] { $who ->
        [you] moveste
       *[somebody] moveu
    } o fantasma para { $to }, resta { $left } passo.
   *[other] { $who ->
        [you] moveste
       *[somebody] moveu
    } o fantasma para { $to }, restam { $left } passos.
}
mspacman-short-ate = { $left ->
    [0] { $who ->
        [you] comeste
       *[somebody] comeu
    } uma bolinha em { $at }; na zona de { $area } restam { $left } bolinhas.
    [one] { $who ->
        [you] comeste
       *[somebody] comeu
    } uma bolinha em { $at }; na zona de { $area } resta { $left } bolinha.
   *[other] { $who ->
        [you] comeste
       *[somebody] comeu
    } uma bolinha em { $at }; na zona de { $area } restam { $left } bolinhas.
}
mspacman-short-power-eaten = { $who ->
    [you] comeste
   *[somebody] comeu
} uma bolinha de poder!
mspacman-short-weakened = { $who ->
    [you] tens
   *[somebody] tem
} o fantasma fraco ({ $cause ->
    [power] bolinha de poder
    [f2] F2
   *[other] { $cause }
}), forte outra vez daqui a { $turns ->
    [0] { $turns } turnos
    [one] { $turns } turno
   *[other] { $turns } turnos
}.
mspacman-short-recovered = { $who ->
    [you] tens
   *[somebody] tem
} o fantasma forte outra vez.
mspacman-short-caught = { $who ->
    [you] apanhaste
   *[somebody] apanhou
} um fantasma em { $at }.
mspacman-short-ran-into-her = { $who ->
    [you] foste
   *[somebody] foi
} contra a Ms. Pac-Man em { $at } com um fantasma fraco.
mspacman-short-went-home = o fantasma voltou ao covil, { $at }, e é forte outra vez.
mspacman-short-extra-turn = { $who ->
    [you] ganhaste
   *[somebody] ganhou
} um turno extra!
mspacman-short-captured = { $who ->
    [you] apanhaste
   *[somebody] apanhou
} a Ms. Pac-Man em { $at }!
mspacman-short-bumped = { $who ->
    [you] seguiste
   *[somebody] seguiu
} com o fantasma de { $origin } para { $to }.
mspacman-short-won = { $who ->
    [you] venceste
   *[somebody] venceu
}: a zona de { $area } está limpa!
mspacman-short-turn-limit = { $turns ->
    [one] Chegou-se ao limite de { $turns } turno. Menos bolinhas: { $winners }.
   *[other] Chegou-se ao limite de { $turns } turnos. Menos bolinhas: { $winners }.
}

# No registo, ao lado do peão de quem o faz; curto.
mspacman-note-begin = início: { $face }
mspacman-note-spun = roleta: { $face }
mspacman-note-rolled = dado: { $face }
mspacman-note-placed = em { $at }
mspacman-note-bumped = segue para { $to }
mspacman-note-home = fantasma no covil
mspacman-note-captured = apanha-a!
mspacman-note-extra = roda outra vez

## O que faria o treinador
mspacman-advice-go = Vai para { $to }.

## Porque o faria o treinador
mspacman-reason-wins = Com isso vences a partida!
mspacman-reason-gives = Isso acaba a partida e vence outra pessoa.
mspacman-reason-captures = Apanhas a Ms. Pac-Man: a seguir jogas tu com ela.
mspacman-reason-lost = Aí, um fantasma apanha a Ms. Pac-Man.
mspacman-reason-ran = O teu fantasma fraco vai contra a Ms. Pac-Man.
mspacman-reason-catches = Apanhas o fantasma do lugar { $seat }.
mspacman-reason-catches-named = esse fantasma volta ao covil, e tu rodas outra vez.
mspacman-reason-power = Comes uma bolinha de poder.
mspacman-reason-dot = Limpas uma bolinha da tua própria zona.
mspacman-reason-risk = { $percent ->
    [0] Aí, nenhum fantasma a pode apanhar no seu próximo lançamento.
   *[other] A probabilidade de um fantasma a apanhar aí é de { NUMBER($percent) } %.
}
mspacman-reason-near = { $steps ->
    [one] Fica a um passo da Ms. Pac-Man.
   *[other] Fica a { $steps } passos da Ms. Pac-Man.
}

# As regras, parte por parte; carregam-se quando alguém abre a ajuda.
mspacman-help-aim-title = O objetivo
mspacman-help-aim = Cada jogador tem uma zona do tabuleiro, marcada com o seu fantasma. A primeira zona sem bolinhas dá a vitória ao seu dono, seja quem for que as tenha comido. Se se chegar a um limite de turnos, vence quem tiver menos bolinhas.
mspacman-help-areas-title = Zonas
mspacman-help-areas = Cada uma das quatro zonas tem 17 bolinhas; a grande é uma bolinha de poder. As zonas que ninguém joga também têm bolinhas, mas não podem vencer.
mspacman-help-start-title = Quem joga com a Ms. Pac-Man
mspacman-help-start = Todos rodam a roleta uma vez e o número mais alto joga com a Ms. Pac-Man; em caso de empate, roda-se outra vez. Ela é posta num círculo branco e começa. Os outros jogam com os seus fantasmas, no sentido dos ponteiros do relógio.
mspacman-help-walk-title = Andar
mspacman-help-walk = A Ms. Pac-Man roda a roleta, os fantasmas lançam o dado. Dá exatamente esses passos pelos corredores, nunca na diagonal nem através de uma parede. Podes voltar para trás e usar uma casa duas vezes.
mspacman-help-dots-title = Bolinhas
mspacman-help-dots = A Ms. Pac-Man come uma bolinha quando sai da casa dela, não quando chega. Come as bolinhas de todos. As bolinhas nunca voltam.
mspacman-help-meet-title = Encontros
mspacman-help-meet = Os peões encontram-se em cada casa em que entram, mesmo só de passagem. Fantasma forte e Ms. Pac-Man: ela é apanhada, seja quem for que se tenha movido. Fantasma fraco e Ms. Pac-Man: o fantasma volta ao covil e é forte outra vez.
mspacman-help-extra-title = Turno extra
mspacman-help-extra = Se ela apanhar um fantasma fraco pelo caminho, a seguir roda outra vez. Cada turno dá no máximo um turno extra. Se ela for apanhada no mesmo caminho, não há turno extra.
mspacman-help-capture-title = Apanhá-la
mspacman-help-capture = Quem apanha a Ms. Pac-Man joga com ela a partir daí: põe-na num círculo branco sem fantasma e joga logo o seu turno. Quem a perdeu recebe de volta o seu fantasma, no covil e forte.
mspacman-help-power-title = Bolinhas de poder
mspacman-help-power = Quando a Ms. Pac-Man sai de uma bolinha de poder, das grandes, todos os fantasmas ficam fracos: pálidos e vesgos. Cada um fica fraco durante um turno seu. A ampulheta conta os turnos até ele voltar a ser forte.
mspacman-help-flip-title = F2 no dado
mspacman-help-flip = O fantasma passa de forte a fraco, ou de fraco a forte, e dá 2 passos. Depois de F2 fica fraco até começar o seu próximo turno. Uma bolinha de poder deixa-o fraco por mais tempo, e uma segunda recomeça a contagem.
mspacman-help-exits-title = Saídas
mspacman-help-exits = As quatro saídas na borda estão ligadas: de uma a qualquer outra é um passo. Não podes voltar pela mesma. As saídas não têm bolinhas.
mspacman-help-doors-title = Covis
mspacman-help-doors = Os fantasmas saem dos covis, no meio, pela porta: é um passo. Ninguém volta a entrar a andar.
mspacman-help-bump-title = Fantasmas entre si
mspacman-help-bump = Os fantasmas passam livremente uns pelos outros. Um que acabaria em cima de outro segue para a casa livre seguinte, afastando-se de onde veio; se houver várias, escolhe quem joga com ele.
mspacman-help-touch-title = No ecrã
mspacman-help-touch = Toca casa a casa, ou toca numa casa mais longe para ires logo para lá. Nada é definitivo até tocares em «Ir»: podes recuar as vezes que quiseres. «Caminhos» mostra como cada fantasma chega à Ms. Pac-Man e a probabilidade de a apanhar no próximo lançamento.
mspacman-help-keys-title = No teclado
mspacman-help-keys = As setas andam, Enter confirma, Backspace anula um passo, N procura a casa seguinte a que podes chegar.

# A história de um turno: o que foi feito, depois de um nome e numa lista.
mspacman-deed-spun-to-begin = { $who ->
    [you] tiraste
   *[somebody] tirou
} { $face } para ver quem começa
mspacman-deed-took-control = agora { $who ->
    [you] jogas
   *[somebody] joga
} com a Ms. Pac-Man
mspacman-deed-placed = { $detail ->
    [squares] { $who ->
        [you] puseste
       *[somebody] pôs
    } a Ms. Pac-Man em { $at }
   *[plain] { $who ->
        [you] puseste
       *[somebody] pôs
    } a Ms. Pac-Man no tabuleiro
}
mspacman-deed-spun = { $who ->
    [you] tiraste
   *[somebody] tirou
} { $face } na roleta
mspacman-deed-rolled = { $who ->
    [you] tiraste
   *[somebody] tirou
} { $face } no dado
mspacman-deed-walked = { $detail ->
    [squares] { $who ->
        [you] moveste
       *[somebody] moveu
    } a Ms. Pac-Man para { $to }
   *[plain] { $steps ->
        [one] { $who ->
            [you] deste
           *[somebody] deu
        } { $steps } passo com a Ms. Pac-Man
       *[other] { $who ->
            [you] deste
           *[somebody] deu
        } { $steps } passos com a Ms. Pac-Man
    }
}
mspacman-deed-ghost-walked = { $detail ->
    [squares] { $who ->
        [you] moveste
       *[somebody] moveu
    } o fantasma para { $to }
   *[plain] { $steps ->
        [one] { $who ->
            [you] deste
           *[somebody] deu
        } { $steps } passo com o fantasma
       *[other] { $who ->
            [you] deste
           *[somebody] deu
        } { $steps } passos com o fantasma
    }
}
mspacman-deed-ate = { $count ->
    [one] { $who ->
        [you] comeste
       *[somebody] comeu
    } { $count } bolinha
   *[other] { $who ->
        [you] comeste
       *[somebody] comeu
    } { $count } bolinhas
}
mspacman-deed-power = { $who ->
    [you] enfraqueceste
   *[somebody] enfraqueceu
} os fantasmas com uma bolinha de poder
mspacman-deed-weak = { $who ->
    [you] ficaste
   *[somebody] ficou
} com o fantasma fraco
mspacman-deed-caught = { $you ->
    [you] mandou o teu fantasma para o covil
   *[other] { $who ->
        [you] mandaste
       *[somebody] mandou
    } um fantasma para o covil ({ $whom })
}
mspacman-deed-ran-into-her = { $who ->
    [you] foste
   *[somebody] foi
} contra a Ms. Pac-Man com um fantasma fraco
mspacman-deed-extra-turn = { $who ->
    [you] ganhaste
   *[somebody] ganhou
} um turno extra
mspacman-deed-captured = { $you ->
    [you] tirou-te a Ms. Pac-Man
   *[other] { $who ->
        [you] tiraste
       *[somebody] tirou
    } a Ms. Pac-Man a { $whom }
}
mspacman-deed-bumped = { $who ->
    [you] seguiste
   *[somebody] seguiu
} com o fantasma para { $to }
mspacman-deed-won = { $who ->
    [you] limpaste
   *[somebody] limpou
} a zona de { $area } e { $who ->
    [you] venceste
   *[somebody] venceu
}

# O que aconteceu a quem lê, em grande ao lado do tabuleiro; $name é quem o fez.
mspacman-befalls-captured = { $name } tira-te a Ms. Pac-Man!
mspacman-befalls-caught = { $name } apanha o teu fantasma. Vai para o covil!
mspacman-befalls-ran-into-her = O teu fantasma fraco foi contra a Ms. Pac-Man. Vai para o covil!
mspacman-score = { $count ->
    [0] { $count } bolinhas
    [one] { $count } bolinha
   *[other] { $count } bolinhas
}
mspacman-doing-chance = { $event ->
    [rolled] { $who ->
        [you] estás a lançar o dado…
       *[somebody] está a lançar o dado…
    }
   *[spun] { $who ->
        [you] estás a rodar a roleta…
       *[somebody] está a rodar a roleta…
    }
}
