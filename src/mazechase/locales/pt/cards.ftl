error-cards-bonus-only = O nível { $level } é para { $most } jogadores no máximo, não para { $players }; o nível «bonus» aceita mais.

error-cards-bad-token = «{ $text }» não é uma jogada deste jogo; as jogadas escrevem-se como draw, end, shut, give:inky:2, swap:1:3, skip:2, dictate:2:3, 2=cherry ou +dot.
error-cards-bad-card = Não há nenhuma carta «{ $text }» neste baralho.
error-cards-bad-seat = Não há aqui nenhum lugar { $text }; os lugares vão de 1 a { $players }.
error-cards-bad-position = «{ $text }» não é uma posição; escreve-a assim: { $form }.
error-cards-bad-hand = «{ $text }» não é uma mão; escreve as cartas como em cherry+2dot, e uma mão vazia como -.
error-cards-bad-known = «{ $text }» não diz quem sabe o quê; escreve 1>2:apple se o lugar 1 sabe de uma maçã na mão 2.

error-cards-deck-extra = Os baralhos não têm o campo «{ $field }»; os seus campos são source, points, level1 e level2.
error-cards-deck-source = Os baralhos precisam de «source», um texto que diz de onde vêm.
error-cards-deck-table = Os baralhos precisam de «{ $field }», uma tabela de nomes de cartas e números.
error-cards-deck-name = points: «{ $name }» não pode ser o nome de um fruto; usa de 2 a 16 letras minúsculas, e não o nome de um fantasma nem de uma carta especial.
error-cards-deck-worth = points: «{ $name }» tem de valer um número inteiro de { $least } a { $most }.
error-cards-deck-dot = points: tem de haver uma bolinha (dot) que vale 1.
error-cards-deck-fruit = points: tem de haver pelo menos dois frutos que valem pontos diferentes.
error-cards-deck-card = { $level }: «{ $name }» não pertence aqui; este nível pode ter { $known }.
error-cards-deck-count = { $level }: «{ $name }» tem de ser um número inteiro de cartas de 1 a { $most }.
error-cards-deck-missing = { $level }: falta «{ $name }».
error-cards-deck-no-fruit = { $level }: tem de haver pelo menos um fruto.
error-cards-deck-ghosts = { $ghosts ->
    [0] { $level }: { $ghosts } fantasmas não chegam; são precisos { $least } para pôr alguém fora.
    [one] { $level }: { $ghosts } fantasma não chega; são precisos { $least } para pôr alguém fora.
   *[other] { $level }: { $ghosts } fantasmas não chegam; são precisos { $least } para pôr alguém fora.
}
error-cards-deck-size = { $cards ->
    [0] { $level }: há { $cards } cartas; um baralho tem { $size }.
    [one] { $level }: há { $cards } carta; um baralho tem { $size }.
   *[other] { $level }: há { $cards } cartas; um baralho tem { $size }.
}
error-cards-deck-more-ghosts = { $second ->
    [0] level2: { $second } fantasmas não chegam; precisa de mais do que level1, que tem { $first }.
    [one] level2: { $second } fantasma não chega; precisa de mais do que level1, que tem { $first }.
   *[other] level2: { $second } fantasmas não chegam; precisa de mais do que level1, que tem { $first }.
}

error-cards-place-seats = Uma posição para { $players } jogadores indica o estado, os saltos, as ordens, as mãos e as escolhas de { $players } lugares.
error-cards-place-seat = Não pode ser a vez desse lugar.
error-cards-place-taken = Os turnos só se contam até à opção max_turns.
error-cards-place-reshuffled = O baralho não pode ter sido baralhado de novo: a opção deck_empty não o permite.
error-cards-place-deck = Estas cartas não vêm de um só baralho.
error-cards-place-deck-empty = O baralho está vazio, por isso ninguém pode tirar e a partida tem de ter acabado.
error-cards-place-power-ups = As cartas especiais estão no monte das descartadas e em mais lado nenhum, e não há lá mais nada.
error-cards-place-ghosts = Os lugares com três fantasmas estão fora, e só o último fantasma deles pode ser a mais; todos os outros lugares têm menos.
error-cards-place-drawn = Não podem ter sido tiradas tantas cartas agora.
error-cards-place-orders = Estas ordens para tirar não podem ter sido dadas.
error-cards-place-skips = Estes turnos perdidos não podem ter sido dados.
error-cards-place-waiting = Um lugar que parou ou está fora não tem um próximo turno por que esperar.
error-cards-place-end = Com estes lugares parados e fora, a partida não pode ter acabado, ou não pode continuar.
error-cards-place-played = A carta especial { $phase } tem de ter sido tirada neste turno e estar no monte das descartadas.
error-cards-place-nobody = A carta especial { $phase } precisa de outro jogador que não tenha parado nem esteja fora.
error-cards-place-no-ghost = Sem um fantasma na mão, não há nenhum para oferecer.
error-cards-place-drawing = Esse lugar não pode tirar a seguir.
error-cards-place-picks = Estas cartas não podem ter sido escolhidas.
error-cards-place-known = Isso não se pode saber.

cards-refuse-not-asked = Agora não podes fazer isso. Precisas desta carta especial: { $card }.
cards-refuse-choose-first = Primeiro escolhe o que faz a tua carta especial: { $card }.
cards-refuse-pass-first = Primeiro, todos passam uma carta: escolhe uma.
cards-refuse-three-drawn = Já tiraste três cartas, e não podes tirar mais num turno.
cards-refuse-enough-drawn = { $number ->
    [one] Neste turno tinhas de tirar exatamente { $number } carta.
   *[other] Neste turno tinhas de tirar exatamente { $number } cartas.
}
cards-refuse-must-draw = { $number ->
    [one] Primeiro tens de tirar { $number } carta neste turno.
   *[other] Primeiro tens de tirar { $number } cartas neste turno.
}
cards-refuse-draw-first = Não podes acabar o teu turno sem uma carta: tira uma ou toca em «Parar».
cards-refuse-not-in-hand = Essa mão não tem { $card }.
cards-refuse-no-ghost = Só podes oferecer um fantasma, não { $card }.
cards-refuse-not-oneself = O lugar { $seat } tem de escolher outra pessoa.
cards-refuse-not-oneself-named = é preciso escolher outra pessoa.
cards-refuse-not-playing = O lugar { $seat } parou ou está fora e não pode ser escolhido.
cards-refuse-not-playing-named = não se pode escolher: já não joga.

cards-event-turn-began = Começou o turno do lugar { $seat }.
cards-event-turn-ordered = { $number ->
    [one] Começou o turno do lugar { $seat }, com exatamente { $number } carta para tirar.
   *[other] Começou o turno do lugar { $seat }, com exatamente { $number } cartas para tirar.
}
cards-event-turn-ended = O lugar { $seat } acabou o turno.
cards-event-turn-skipped = O lugar { $seat } perdeu um turno.
cards-event-shut-down = O lugar { $seat } parou.
cards-event-drew = O lugar { $seat } tirou { $card }.
cards-event-drew-unseen = O lugar { $seat } tirou uma carta.
cards-event-turned-up = O lugar { $seat } tirou uma carta especial: { $card }.
cards-event-wasted = O lugar { $seat } tirou uma carta especial sem efeito: { $card }.
cards-event-no-target = O lugar { $seat } descartou { $card }: não há quem escolher.
cards-event-no-ghost = O lugar { $seat } descartou { $card }: não há fantasma para oferecer.
cards-event-nothing-to-pass = O lugar { $seat } descartou { $card }: não há nada para passar.
cards-event-gave = O lugar { $seat } ofereceu um fantasma ao lugar { $to }: { $card }.
cards-event-gave-unseen = O lugar { $seat } ofereceu um fantasma ao lugar { $to }.
cards-event-swapped = O lugar { $seat } fez os lugares { $one } e { $other } trocar de mão.
cards-event-hand-taken = O lugar { $seat } viu a nova mão: { $hand }.
cards-event-skipping = O lugar { $seat } fez o lugar { $whom } perder o próximo turno.
cards-event-dictated = { $number ->
    [one] O lugar { $seat } deu ordem ao lugar { $whom } para tirar { $number } carta no próximo turno.
   *[other] O lugar { $seat } deu ordem ao lugar { $whom } para tirar { $number } cartas no próximo turno.
}
cards-event-picked = O lugar { $seat } escolheu uma carta para passar: { $card }.
cards-event-picked-unseen = O lugar { $seat } escolheu uma carta para passar.
cards-event-passed = O lugar { $seat } passou uma carta ao lugar { $to }: { $card }.
cards-event-passed-unseen = O lugar { $seat } passou uma carta ao lugar { $to }.
cards-event-knocked-out = Os fantasmas puseram fora o lugar { $seat }, que mostrou a mão: { $hand }.
cards-event-deck-empty = O baralho acabou. Param: { $seats }.
cards-event-reshuffled = { $cards ->
    [0] As descartadas e as mãos de quem está fora foram baralhadas num novo baralho de { $cards } cartas.
    [one] As descartadas e as mãos de quem está fora foram baralhadas num novo baralho de { $cards } carta.
   *[other] As descartadas e as mãos de quem está fora foram baralhadas num novo baralho de { $cards } cartas.
}
cards-event-turn-limit = Chegou-se ao limite de turnos: { $turns }.
cards-event-ended = Mostraram-se todas as mãos. Pontos por lugar: { $points }. Vitória: { $winners }. As mãos: { $hands }.
cards-short-ended = Mostram-se todas as mãos. Pontos pela ordem de jogo: { $points }. Vitória: { $winners }.

ghost_knockout = Os fantasmas puseram fora todos os outros.
ghost_knockout-you = Os fantasmas puseram-te fora.
ghost_knockout-one = Os fantasmas puseram fora { $name }.
highest_score = Já ninguém joga. Vence quem tem mais pontos.

# Na página.
cards-name = Jogo de cartas
cards-about = Tira cartas e junta pontos, mas é preciso parar a tempo: com três fantasmas na mão, ficas fora.
cards-step-1 = Tira cartas. As bolinhas e os frutos valem pontos.
cards-step-2 = Três fantasmas na mão, e ficas fora!
cards-step-3 = Parar a tempo guarda os teus pontos. Vence quem tiver mais.
cards-guide-turn = Olá! Junta pontos, mas três fantasmas põem-te fora. Tira de uma a três cartas e acaba o teu turno. Com «Parar» guardas os teus pontos e já não jogas mais.
cards-todo = Escolhe o que fazer.
cards-doing-chance = { $who ->
    [you] estás a tirar uma carta…
   *[somebody] está a tirar uma carta…
}
cards-todo-first = Tira uma carta, ou toca em «Parar» para guardares os teus pontos.
cards-todo-more = { $drawn } de { $most } tiradas. Tira outra, acaba o turno ou toca em «Parar».
cards-todo-enough = Já não podes tirar mais neste turno: acaba-o ou toca em «Parar».
cards-todo-ordered = { $more ->
    [one] Tens de tirar { $more } carta.
   *[other] Tens de tirar { $more } cartas.
}
cards-todo-draw = Toca no baralho para receberes a tua carta.
cards-todo-all-draw = Todos tiram: toca no baralho para receberes a tua carta.
cards-todo-give-card = Toca no fantasma que queres oferecer.
cards-todo-give-to = Toca em quem recebe o teu fantasma.
cards-todo-swap-one = Dois jogadores trocam de mão. Toca no primeiro. Podes ser tu.
cards-todo-swap-other = Agora toca no segundo jogador, ou outra vez no primeiro para cancelar.
cards-todo-swap-only = Toca num dos dois jogadores: eles trocam de mão.
cards-todo-skip = Toca em quem perde o próximo turno.
cards-todo-dictate-whom = Toca em quem recebe a tua ordem. Podes ser tu.
cards-todo-dictate-own = Quantas cartas tens de tirar?
cards-todo-dictate-number = Quantas cartas tem de tirar { $whom }?
cards-todo-pass-left = Toca na carta que passas para a esquerda. Recebe-a { $to }.
# O que os outros leem enquanto uma carta especial faz efeito, depois do nome de quem a tirou.
cards-wait-choosing = tirou { $card } e está a escolher…
cards-wait-others = saiu { $card }. Agora escolhem: { $names }
cards-draw = Tirar
cards-end = Fim do turno
cards-shut = Parar
cards-shut-sure = Parar de vez
cards-back = Cancelar
cards-show-ways = Risco
cards-deck = { $count ->
    [0] Baralho, { $count } cartas
    [one] Baralho, { $count } carta
   *[other] Baralho, { $count } cartas
}
cards-discard = Descartadas: { $cards }
cards-count = { $count ->
    [0] { $count } cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
cards-points = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
cards-ghosts = { $ghosts } de { $most } fantasmas
cards-hand = { $count ->
    [0] A tua mão: { $count } cartas
    [one] A tua mão: { $count } carta
   *[other] A tua mão: { $count } cartas
}
cards-hand-empty = Ainda sem cartas
cards-status-down = parou
cards-status-out = fora
cards-open-hand = à vista: { $cards }
cards-known = sabes que tem: { $cards }
cards-skips = { $turns ->
    [one] perde um turno
   *[other] perde { $turns } turnos
}
cards-order = tem de tirar: { $number }
cards-picked = já escolheu a carta
cards-chosen = escolha feita
cards-choosable = pode ser escolha tua
cards-news-out = fora! Demasiados fantasmas.
cards-reckoning = Mãos e pontos
cards-risk-none = Ainda não há perigo: uma carta não te pode pôr fora.
cards-risk-little = Pouco risco de ficares fora.
cards-risk-some = Algum risco de ficares fora.
cards-risk-high = Muito risco de ficares fora!
cards-risk-of-ghost = A próxima carta é um fantasma
cards-risk-of-out = A próxima carta põe-te fora
cards-risk-of-power = A próxima carta é uma carta especial
cards-risk-of-points = Pontos em média
cards-risk-short-ghost = Fantasma
cards-risk-short-out = Fora
cards-risk-short-power = Especial
cards-risk-short-points = Pontos

cards-option-level = Nível
cards-option-level-1 = Nível 1
cards-option-level-1-about = Oferta, Troca e Salto. O começo mais calmo.
cards-option-level-2 = Nível 2
cards-option-level-2-about = Ordem, Todos tiram e Para a esquerda, e mais um fantasma: mais agitado.
cards-option-level-bonus = Nível bónus
cards-option-level-bonus-about = Os dois baralhos juntos, com as seis cartas especiais, até oito jogadores.
cards-option-level2-includes-level1 = O nível 2 também tem as cartas especiais do nível 1
cards-option-red-ghost = O fantasma vermelho conta como
cards-option-red-ghost-one = um fantasma
cards-option-red-ghost-two = dois fantasmas
cards-option-skip-stacks = Os saltos somam-se
cards-option-dictate-self = Na Ordem, podes escolher-te a ti
cards-option-dictate-blocks-shutdown = Não podes parar antes de tirar as cartas que te mandaram tirar
cards-option-deck = Baralho
cards-option-deck-home-made = Feito em casa
cards-option-deck-home-made-about = Equilibrado por nós: alguém fica sempre fora antes de ele acabar.
cards-option-deck-few-ghosts = Poucos fantasmas
cards-option-deck-few-ghosts-about = Só alguns fantasmas: as partidas são mais longas e o baralho pode acabar.
cards-option-deck-empty = Quando o baralho acaba
cards-option-deck-empty-all_shut_down = todos param
cards-option-deck-empty-reshuffle_once = as descartadas são baralhadas uma vez
cards-option-solo-run = O último jogador em jogo tem
cards-option-solo-run-unlimited = os turnos que quiser
cards-option-solo-run-one_turn = um turno
cards-option-max-turns = Limite de turnos
cards-list = Cartas do baralho: { $cards }
cards-list-ghost = { $units ->
    [one] um fantasma
   *[other] conta como { $units } fantasmas
}
cards-list-power = carta especial
cards-list-points = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
cards-list-count = { $count } no baralho

# As cartas pelo nome.
cards-word-dot = Bolinha
cards-word-cherry = Cereja
cards-word-strawberry = Morango
cards-word-orange = Laranja
cards-word-apple = Maçã
cards-word-melon = Melancia
cards-word-blinky = Blinky
cards-word-pinky = Pinky
cards-word-inky = Inky
cards-word-clyde = Clyde
cards-word-give = Oferta
cards-word-swap = Troca
cards-word-skip = Salto
cards-word-dictate = Ordem
cards-word-all-draw = Todos tiram
cards-word-pass-left = Para a esquerda

# O que alguém faz, depois do nome: «Ada: tirou uma carta.»
cards-short-turn-began = { $who ->
    [you] começaste
   *[somebody] começou
} o turno.
cards-short-turn-ordered = { $number ->
    [one] { $who ->
        [you] começaste
       *[somebody] começou
    } o turno e { $who ->
        [you] tens
       *[somebody] tem
    } de tirar { $number } carta.
   *[other] { $who ->
        [you] começaste
       *[somebody] começou
    } o turno e { $who ->
        [you] tens
       *[somebody] tem
    } de tirar { $number } cartas.
}
cards-short-turn-ended = { $who ->
    [you] acabaste
   *[somebody] acabou
} o turno.
cards-short-turn-skipped = { $who ->
    [you] perdeste
   *[somebody] perdeu
} um turno.
cards-short-shut-down = { $who ->
    [you] paraste
   *[somebody] parou
} de vez.
cards-short-drew = { $who ->
    [you] tiraste
   *[somebody] tirou
} { $card }.
cards-short-drew-unseen = { $who ->
    [you] tiraste
   *[somebody] tirou
} uma carta.
cards-short-turned-up = { $who ->
    [you] tiraste
   *[somebody] tirou
} uma carta especial: { $card }.
cards-short-wasted = { $who ->
    [you] tiraste
   *[somebody] tirou
} uma carta especial sem efeito: { $card }.
cards-short-no-target = { $who ->
    [you] descartaste
   *[somebody] descartou
} { $card }: não há quem escolher.
cards-short-no-ghost = { $who ->
    [you] descartaste
   *[somebody] descartou
} { $card }: não { $who ->
    [you] tens
   *[somebody] tem
} fantasma para oferecer.
cards-short-nothing-to-pass = { $who ->
    [you] descartaste
   *[somebody] descartou
} { $card }: não há nada para passar.
cards-short-gave = { $who ->
    [you] ofereceste
   *[somebody] ofereceu
} um fantasma ({ $card }). Recebe-o: { $to }.
cards-short-gave-unseen = { $who ->
    [you] ofereceste
   *[somebody] ofereceu
} um fantasma. Recebe-o: { $to }.
cards-short-swapped = { $who ->
    [you] trocaste
   *[somebody] trocou
} estas mãos: { $one } ⇄ { $other }.
cards-short-hand-taken = { $who ->
    [you] tens
   *[somebody] tem
} uma mão nova: { $hand }.
cards-short-skipping = { $who ->
    [you] fizeste
   *[somebody] fez
} saltar um turno. Perde-o: { $whom }.
cards-short-dictated = { $number ->
    [one] { $who ->
        [you] mandaste
       *[somebody] mandou
    } tirar { $number } carta. Calha a: { $whom }.
   *[other] { $who ->
        [you] mandaste
       *[somebody] mandou
    } tirar { $number } cartas. Calha a: { $whom }.
}
cards-short-picked = { $who ->
    [you] escolheste
   *[somebody] escolheu
} uma carta para passar: { $card }.
cards-short-picked-unseen = { $who ->
    [you] escolheste
   *[somebody] escolheu
} uma carta para passar.
cards-short-passed = { $who ->
    [you] passaste
   *[somebody] passou
} uma carta ({ $card }). Recebe-a: { $to }.
cards-short-passed-unseen = { $who ->
    [you] passaste
   *[somebody] passou
} uma carta. Recebe-a: { $to }.
cards-short-knocked-out = { $who ->
    [you] ficaste
   *[somebody] ficou
} fora! A mão era esta: { $hand }.

# No registo, ao lado do peão de quem o faz; curto.
cards-note-nothing = sem efeito
cards-note-gave = oferece { $card }
cards-note-gave-unseen = oferece um fantasma
cards-note-passed = passa { $card }
cards-note-passed-unseen = passa uma carta
cards-note-picked = escolhe carta
cards-note-swapped = troca mãos
cards-note-dictated = { $number ->
    [one] ordem: { $number } carta
   *[other] ordem: { $number } cartas
}
cards-note-ended = acaba o turno

## O que faria o treinador
cards-advice-draw = Tira uma carta.
cards-advice-end = Acaba o teu turno.
cards-advice-shut = É melhor parar.
cards-advice-give = Oferece { $from } a { $to }.
cards-advice-swap = Troca estas mãos: { $from } e { $to }.
cards-advice-skip = Faz perder um turno a: { $to }.
cards-advice-dictate = Escolhe { $from }. Quantas cartas: { $to }.
cards-advice-pass = Passa { $to }.

## Porque o faria o treinador
cards-reason-risk = { $percent ->
    [0] A próxima carta não te pode pôr fora.
   *[other] Há uma probabilidade de { NUMBER($percent) } % de a próxima carta te pôr fora.
}
cards-reason-points = { $points ->
    [0] Tens { $points } pontos.
    [one] Tens um ponto.
   *[other] Tens { $points } pontos.
}
cards-reason-most = O lugar { $seat } é o que tem mais cartas.
cards-reason-most-named = tem mais cartas do que os teus outros rivais.
cards-reason-ghost = Livra-te de um fantasma.

# As regras, parte por parte; carregam-se quando alguém abre a ajuda.
cards-help-aim-title = O objetivo
cards-help-aim = Junta pontos: as bolinhas valem 1, os frutos mais. Quando todos pararem, vence quem tiver mais pontos; em caso de empate, vencem juntos. Se todos os outros ficarem fora, vences logo, tenhas o que tiveres.
cards-help-ghosts-title = Três fantasmas
cards-help-ghosts = Com três fantasmas na mão ficas logo fora, mesmo que não seja a tua vez. Perdes os teus pontos e todos veem as tuas cartas.
cards-help-turn-title = O teu turno
cards-help-turn = Tira até três cartas, uma de cada vez, e acaba o teu turno quando quiseres, mas não sem uma carta. Cada carta faz efeito antes de voltares a decidir. Depois é a vez do jogador seguinte, no sentido dos ponteiros do relógio.
cards-help-shut-title = Parar
cards-help-shut = Em vez de tirar, podes parar: paras de vez, guardas os teus pontos e ficas a ver o resto. Podes fazê-lo até com a mão vazia.
cards-help-levels-title = Baralhos e níveis
cards-help-levels = O nível 1 tem Oferta, Troca e Salto; o nível 2 tem Ordem, Todos tiram e Para a esquerda; ambos são para quatro jogadores no máximo. O nível bónus usa os dois baralhos e aceita até oito.
cards-help-power-title = Cartas especiais
cards-help-power = Uma carta especial é mostrada a todos, faz logo efeito e é descartada. Nunca afeta quem parou ou está fora.
cards-help-give-title = Oferta
cards-help-give = Um dos teus fantasmas passa para outro jogador, e pode pô-lo fora. Se tiveres um fantasma, tens de dar um. Só quem o dá e quem o recebe veem qual é.
cards-help-swap-title = Troca
cards-help-swap = Dois jogadores trocam de mão; tu escolhes quais, e não precisas de ser um deles. Ninguém fica fora por causa disso. Se só restarem dois jogadores, eles têm de trocar.
cards-help-skip-title = Salto
cards-help-skip = Outro jogador perde o seu próximo turno. Dois saltos para o mesmo jogador só custam um turno. O último jogador em jogo não pode perder turnos.
cards-help-dictate-title = Ordem
cards-help-dictate = Dizes quantas cartas, de 1 a 3, um jogador tem de tirar no próximo turno, nem mais nem menos. Antes disso não pode parar. Podes escolher-te a ti. Uma ordem nova substitui a anterior.
cards-help-all-draw-title = Todos tiram
cards-help-all-draw = Todos os que estão em jogo tiram uma carta, a começar por ti. As cartas especiais tiradas assim não fazem nada.
cards-help-pass-left-title = Para a esquerda
cards-help-pass-left = Todos os que estão em jogo escolhem uma carta, ao mesmo tempo, e ela vai para o jogador à sua esquerda. Os fantasmas contam-se quando todas as cartas tiverem passado.
cards-help-end-title = O fim
cards-help-end = O último jogador em jogo pode continuar sozinho enquanto quiser. Quando o baralho acaba, ou se chega a um limite de turnos, todos os que estão em jogo contam como se tivessem parado.
cards-help-secrets-title = Quem vê o quê
cards-help-secrets = Só tu vês as tuas cartas; todos veem quantas tens. Se uma carta veio de ti, continuas a vê-la virada para cima ao lado de quem a tem agora. «Risco» só conta o que podes saber.
cards-help-touch-title = Partilhar um dispositivo
cards-help-touch = Num só dispositivo, o ecrã esconde as tuas cartas quando o teu turno acaba. Com telemóveis, um ecrã mostra a mesa e cada um tem as suas cartas no seu telemóvel.
cards-help-keys-title = No teclado
cards-help-keys = Tab e Enter; D tira, E acaba o teu turno, Esc cancela uma escolha.

# A história de um turno: o que foi feito, depois de um nome e numa lista.
cards-deed-drew = { $who ->
    [you] tiraste
   *[somebody] tirou
} { $cards }
cards-deed-drew-unseen = { $count ->
    [one] { $who ->
        [you] tiraste
       *[somebody] tirou
    } uma carta
   *[other] { $who ->
        [you] tiraste
       *[somebody] tirou
    } { $count } cartas
}
cards-deed-turned-up = { $who ->
    [you] jogaste
   *[somebody] jogou
} { $card }
cards-deed-nothing = não { $who ->
    [you] pudeste
   *[somebody] pôde
} usar { $card }
cards-deed-gave = { $you ->
    [you] ofereceu-te um fantasma
   *[other] { $who ->
        [you] ofereceste
       *[somebody] ofereceu
    } um fantasma a { $whom }
}
cards-deed-passed = { $you ->
    [you] passou-te { $card }
   *[other] { $who ->
        [you] passaste
       *[somebody] passou
    } { $card } a { $whom }
}
cards-deed-all-passed = todos passaram uma carta para a esquerda
cards-deed-swapped = { $you ->
    [you] trocou de mão contigo
   *[other] { $who ->
        [you] trocaste
       *[somebody] trocou
    } de mão com { $whom }
}
cards-deed-swapped-two = { $who ->
    [you] trocaste
   *[somebody] trocou
} estas mãos: { $one } e { $other }
cards-deed-skipping = { $you ->
    [you] fez-te perder um turno
   *[other] { $who ->
        [you] fizeste
       *[somebody] fez
    } { $whom } perder um turno
}
cards-deed-dictated = { $you ->
    [you] { $number ->
        [one] mandou-te tirar { $number } carta
       *[other] mandou-te tirar { $number } cartas
    }
   *[other] { $number ->
        [one] { $who ->
            [you] mandaste
           *[somebody] mandou
        } { $whom } tirar { $number } carta
       *[other] { $who ->
            [you] mandaste
           *[somebody] mandou
        } { $whom } tirar { $number } cartas
    }
}
cards-deed-turn-skipped = { $who ->
    [you] perdeste
   *[somebody] perdeu
} um turno
cards-deed-shut-down = { $who ->
    [you] paraste
   *[somebody] parou
} de vez
cards-deed-knocked-out = { $who ->
    [you] ficaste
   *[somebody] ficou
} fora: três fantasmas
cards-deed-ended = { $who ->
    [you] acabaste
   *[somebody] acabou
} o turno

# O que aconteceu a quem lê, em grande ao lado do tabuleiro; $name é quem o fez.
cards-befalls-knocked-out = Demasiados fantasmas: ficas fora!
cards-befalls-swapped = { $name } troca de mão contigo!
cards-befalls-swapped-two = { $name } troca-te a mão! A nova era de { $with }.
cards-befalls-gave = { $name } oferece-te um fantasma: { $card }
cards-befalls-skipping = { $name } faz-te perder o próximo turno!
cards-befalls-dictated = { $number ->
    [one] { $name } diz: no próximo turno tens de tirar { $number } carta!
   *[other] { $name } diz: no próximo turno tens de tirar { $number } cartas!
}
cards-series-points = { $target ->
    [one] Noite de cartas: vence quem chegar a um ponto
   *[other] Noite de cartas: vence quem chegar a { $target } pontos
}
cards-score = { $count ->
    [0] { $count } pontos
    [one] { $count } ponto
   *[other] { $count } pontos
}
cards-option-deck-for-two = Para dois
cards-option-deck-for-two-about = Feito para dois jogadores: há menos fantasmas, por isso a partida não acaba tão cedo.
cards-deed-shown = mostram-se todas as mãos
