error-marbles-bad-token = «{ $text }» não é um movimento, como 4c6:b6,c6 ou 3e5>g7, nem uma escolha, como -, take, leave, @c4, from2 ou pay1, nem um lançamento, como *36.
error-marbles-bad-cell = «{ $text }» não é uma casa deste tabuleiro.
error-marbles-bad-list = «{ $text }» indica uma casa duas vezes.
error-marbles-bad-task = «{ $text }» não é uma decisão que possa estar por tomar.
error-marbles-bad-position = «{ $text }» não é uma posição; escreve-a assim: { $form }.
error-marbles-place-seats = Uma posição para { $players } jogadores indica os Pac-Man, as bandejas e os berlindes amarelos de { $players } lugares, e de mais nenhum.
error-marbles-place-ghosts = Cada fantasma tem de estar no início ou num buraco, nunca os dois no mesmo buraco; indica primeiro o da casa mais baixa.
error-marbles-place-marbles = Tem de haver 72 berlindes brancos, em buracos simples e em bandejas, e 4 amarelos, em anéis, guardados ou por devolver; nenhum por baixo de um Pac-Man.
error-marbles-place-pieces = Cada Pac-Man tem de estar sozinho num buraco ou na base, e não em cima de um fantasma.
error-marbles-place-dice = Podem restar até dois dados de 1 a 6, o menor primeiro; o último pertence a um peão.
error-marbles-place-taken = Os turnos só se contam até à opção max_turns.
error-marbles-place-over = Já não há berlindes brancos, por isso não pode restar nenhum dado por jogar.
error-marbles-place-stuck = Nenhum peão se pode mover com estes dados, por isso o turno já teria acabado.
error-marbles-place-owed = Há um berlinde amarelo por devolver e um anel vazio, por isso ele já teria voltado.
error-marbles-place-todo = Aqui não há nenhuma decisão dessas para tomar.
error-marbles-place-rolls = Só se lança para ver quem começa na posição inicial, um lugar após o outro.

error-marbles-board-field = Um tabuleiro precisa de «{ $field }», como texto.
error-marbles-board-extra = Um tabuleiro não tem o campo «{ $field }».
error-marbles-board-waives = Um tabuleiro só pode dispensar { $known }, não «{ $field }».
error-marbles-board-game = Este tabuleiro é para «{ $field }», não para os berlindes.
error-marbles-board-c1 = C1: um tabuleiro precisa de 72 buracos simples e 4 com anel; este tem { $plain } e { $ringed }.
error-marbles-board-c3 = C3: um tabuleiro precisa exatamente de uma base { $mark }; este tem { $count }.
error-marbles-board-c4 = C4: a base { $place } tem de estar num caminho entre dois ou mais buracos, e ao lado de mais nada.
error-marbles-board-c6 = C6, C12: um fantasma tem de poder chegar a { $place } sem usar bases nem túneis.
error-marbles-board-c7 = C7: o início dos fantasmas, um só bloco de =, tem de estar no meio do tabuleiro.
error-marbles-board-c8 = C8: o início dos fantasmas precisa de pelo menos duas saídas, todas para buracos; este tem { $count }.
error-marbles-board-c10 = C10: um tabuleiro precisa de pelo menos três túneis; este tem { $count }.
error-marbles-board-c11 = C11: o túnel em { $place } tem de estar na borda, ao lado de um buraco só dele que leve para dentro.
error-marbles-board-c14 = C14: no início, não há nenhum movimento completo de { $count } a partir da base { $place }.
error-marbles-board-c19 = C19: o tabuleiro tem de parecer igual a partir de todas as bases, rodado ou refletido.
error-marbles-board-c21 = C21: cada buraco precisa de dois buracos vizinhos, e os buracos precisam em média de 2,6 caminhos ({ $place }).
error-marbles-board-openings = Num servidor, um tabuleiro pode ter no máximo { $most } túneis; este tem { $count }.

marbles-refuse-decide-first = { $kind ->
    [under] Primeiro decide o que fazer com o berlinde que está por baixo do fantasma.
    [ring] Primeiro volta a pôr o berlinde amarelo num anel.
    [reward] Primeiro escolhe a quem tiras berlindes.
   *[pay] Primeiro escolhe com que berlindes pagas.
}
marbles-refuse-not-asked = Agora não tens de decidir isso.
marbles-refuse-not-a-ring = Não há aí nenhum anel laranja.
marbles-refuse-ring-occupied = Esse anel não está vazio: tem um berlinde ou um peão.
marbles-refuse-not-oneself = O teu prémio vem de outro jogador, não de ti.
marbles-refuse-nothing-to-take = O lugar { $seat } não tem berlindes para dar.
marbles-refuse-nothing-to-take-named = não há nada para dar: a bandeja está vazia.
marbles-refuse-cannot-pay-so = { $yellow ->
    [0] Aqui não podes pagar com { $yellow } berlindes amarelos.
    [one] Aqui não podes pagar com { $yellow } berlinde amarelo.
   *[other] Aqui não podes pagar com { $yellow } berlindes amarelos.
}
marbles-refuse-no-pass = Um peão que se pode mover tem de o fazer. Só podes recusar comer um fantasma.
marbles-refuse-pac-has-moved = O Pac-Man já se moveu; o outro dado é para um fantasma.
marbles-refuse-ghost-has-moved = Já se moveu um fantasma; o outro dado é para o Pac-Man.
marbles-refuse-no-such-die = Nenhum dado mostra { $die }; faltam jogar: { $dice }.
marbles-refuse-start-closed = Ninguém pode ir para o início dos fantasmas.
marbles-refuse-say-which-way = O Pac-Man pode ir para aí com o { $die }: escolhe esse dado e depois o caminho.
marbles-refuse-say-which-die = Esse fantasma pode ir para aí com o { $die }: escolhe esse dado.
marbles-refuse-other-marbles = O Pac-Man pode ir para aí, mas em nenhum caminho come exatamente esses berlindes: come todos aqueles por que passa.
marbles-refuse-occupied = Já está aí outro Pac-Man.
marbles-refuse-occupied-named = este sítio já está ocupado.
marbles-refuse-no-privilege = Está aí um fantasma, e para o comeres precisas de um berlinde amarelo.
marbles-refuse-home-closed = O Pac-Man pode passar por essa base, mas não parar lá.
marbles-refuse-blocked = { $what ->
    [ghosts] { $count ->
        [one] Há um fantasma no caminho.
       *[other] Os dois fantasmas estão no caminho.
    }
   *[pieces] { $count ->
        [one] Há outro Pac-Man no caminho.
       *[other] Há outros peões no caminho.
    }
}
marbles-refuse-blocked-named = não se pode saltar por cima.
marbles-refuse-no-turning-back = O Pac-Man teria de voltar logo para trás no caminho, e não pode.
marbles-refuse-full-count = { $other ->
    [0] { $die ->
        [one] Perto demais: saiu-te { $die } e tens de dar exatamente { $die } passo.
       *[other] Perto demais: saiu-te { $die } e tens de dar exatamente { $die } passos.
    }
   *[other] Perto demais: saíram-te { $other } e { $die }, e tens de dar exatamente esses passos.
}
marbles-refuse-go-on = Nenhum fantasma pode fazer um movimento completo, por isso um vai até onde puder. Aí ainda não pode parar.
marbles-refuse-too-far = { $other ->
    [0] Longe demais: saiu-te { $die }.
   *[other] Longe demais: saíram-te { $other } e { $die }.
}
marbles-refuse-no-ghost = Não está aí nenhum fantasma. Escolhe primeiro um.
marbles-refuse-pac-must-move = Isso deixaria o Pac-Man sem movimento. Escolhe outra jogada.
marbles-refuse-ghost-no-home = Os fantasmas não podem entrar numa base.
marbles-refuse-ghost-on-ghost = O outro fantasma já está aí.
marbles-refuse-pac-in-the-way = Há um Pac-Man no caminho, e um fantasma que encontra um fica aí.
marbles-refuse-pac-in-the-way-named = não se pode passar: um fantasma que encontra um Pac-Man fica aí.
marbles-refuse-ghost-in-the-way = O outro fantasma está no caminho.
marbles-refuse-ghost-no-turning = O fantasma teria de voltar para trás no caminho (regra da casa: os fantasmas não voltam para trás).
marbles-refuse-ghost-no-tunnel = O fantasma teria de sair do tabuleiro, e os fantasmas não podem.

marbles-event-rolled = Ao lugar { $seat } saíram { $low } e { $high }.
marbles-event-roll-tied = Aos lugares { $seats } saiu { $total } a cada um, e lançam outra vez.
marbles-event-begins = O lugar { $seat } começa com { $total }.
marbles-event-stepped = O Pac-Man do lugar { $seat } foi de { $origin } para { $to }.
marbles-event-crossed = O Pac-Man do lugar { $seat } saiu do tabuleiro em { $origin } e voltou em { $to }.
marbles-event-gobbled = O lugar { $seat } comeu o berlinde { $colour ->
    [white] branco
    [yellow] amarelo
   *[other] { $colour }
} em { $at }; na bandeja: { $tray }, no tabuleiro: { $left }.
marbles-event-ghost-gobbled = O lugar { $seat } comeu o fantasma em { $at }, que voltou para { $to }.
marbles-event-left-under = O lugar { $seat } deixou o berlinde em { $at }.
marbles-event-prowled = O lugar { $seat } moveu um fantasma de { $origin } para { $to }.
marbles-event-captured = O fantasma do lugar { $seat } apanhou o lugar { $whom } em { $at } e mandou-o para a base, { $home }.
marbles-event-paid = { $rule ->
    [house] O lugar { $seat } pagou ao lugar { $to }: brancos { $white }, amarelos { $yellow } (regra da casa: os amarelos não se perdem).
   *[book] O lugar { $seat } pagou ao lugar { $to }: brancos { $white }, amarelos { $yellow }.
}
marbles-event-privilege-lost = { $count ->
    [one] O lugar { $seat } perdeu { $count } berlinde amarelo.
   *[other] O lugar { $seat } perdeu { $count } berlindes amarelos.
}
marbles-event-returned = O lugar { $seat } devolveu um berlinde amarelo a { $at }.
marbles-event-waits = Nenhum anel está vazio, por isso o lugar { $seat } fica com o berlinde amarelo usado até haver um.
marbles-event-stood = { $piece ->
    [pac] { $rule ->
        [house] O Pac-Man do lugar { $seat } não tinha nenhum movimento completo com o dado que restava e ficou quieto (regra da casa: isso pode escolher-se).
       *[book] O Pac-Man do lugar { $seat } não tinha nenhum movimento completo e ficou quieto.
    }
    [ghost] O lugar { $seat } não tinha nenhum movimento completo para um fantasma.
    [both] O lugar { $seat } não podia mover o Pac-Man nem um fantasma.
   *[other] Lugar { $seat }: { $piece }
}
marbles-event-stayed = O lugar { $seat } não comeu o fantasma e ficou quieto.
marbles-event-cleared = Já não há berlindes brancos. Berlindes brancos por lugar: { $trays }. Lugares que vencem: { $winners }.
marbles-event-turn-limit = { $turns ->
    [one] Chegou-se ao limite de { $turns } turno.
   *[other] Chegou-se ao limite de { $turns } turnos.
} Berlindes brancos por lugar: { $trays }. Lugares que vencem: { $winners }.

marbles_cleared = Já não há berlindes brancos; vence quem tem mais.

# Na página.
marbles-name = Berlindes
marbles-about = Come mais berlindes do que os outros e atira os fantasmas, que são de todos, aos teus rivais.
marbles-step-1 = Lança dois dados: um move o teu Pac-Man, o outro um fantasma.
marbles-step-2 = O Pac-Man come todos os berlindes do caminho. Vence quem tiver mais.
marbles-step-3 = Apanha um rival com um fantasma e ficas com dois dos seus berlindes.
marbles-guide-chance = Olá! Come mais berlindes brancos do que os outros.
marbles-guide-turn = Um dado move o teu Pac-Man, o outro um fantasma. Toca num sítio para veres o caminho e depois em «Ir».
marbles-todo = Toca num sítio que brilha.
marbles-todo-chance = Toca nos dados para os lançar.
marbles-doing-chance = { $who ->
    [you] estás a lançar os dados…
   *[somebody] está a lançar os dados…
}
marbles-todo-begin = Lança para ver quem começa: o número mais alto.
marbles-todo-begin-again = Empate: lança outra vez para ver quem começa.
marbles-solid = Não há nada aqui. Toca num sítio que brilha.
marbles-harm = Isso manda o teu próprio Pac-Man para a base.
marbles-setup-random = Sortear os cantos
marbles-todo-move = { $half ->
    [first] { $piece ->
        [pac] Escolhe para onde vai o Pac-Man. Ou toca no outro dado ou num fantasma.
       *[ghost] Escolhe para onde vai um fantasma. Ou toca no outro dado ou no Pac-Man.
    }
   *[second] { $piece ->
        [pac] Escolhe para onde vai o Pac-Man.
       *[ghost] { $origins ->
            [one] Escolhe para onde vai o fantasma.
           *[other] Escolhe para onde vai um fantasma. Toca num para veres só os movimentos dele.
        }
    }
}
marbles-todo-go = Toca outra vez no mesmo sítio para ir, ou toca noutro.
marbles-todo-way = Há mais do que um caminho. Escolhe um e toca em «Ir».
marbles-todo-task = { $kind ->
    [under] Há um berlinde por baixo do fantasma. Ficas com ele?
    [ring] Devolve o berlinde amarelo usado: toca num anel vazio.
    [reward] O teu prémio: a quem tiras berlindes?
   *[pay] Com que berlindes pagas?
}
marbles-roll = Lançar os dados
marbles-rolling = Os dados estão a rolar…
marbles-dice = Dados
marbles-die = { $piece ->
    [pac] { $face }, para o Pac-Man
    [ghost] { $face }, para um fantasma
   *[none] { $face }
}
marbles-die-played = jogado
marbles-movers = Que peão se move
marbles-move-pac = Mover o Pac-Man
marbles-move-ghost = Mover um fantasma
marbles-answers = As tuas opções
marbles-pay = Brancos: { $white }, amarelos: { $yellow }
marbles-take = Ficar com ele
marbles-leave = Deixá-lo
marbles-stay = Ficar, sem comer
marbles-ways = Caminhos até lá
marbles-way = Caminho { $n }: brancos { $white }, amarelos { $yellow }
marbles-go = Ir
marbles-tray = Berlindes brancos: { $white }. Berlindes amarelos, um fantasma por cada um: { $held }. Berlindes amarelos por devolver: { $owed }.
marbles-left = { $count ->
    [0] Restam { $count } berlindes
    [one] Resta { $count } berlinde
   *[other] Restam { $count } berlindes
}
marbles-held-is = Berlinde amarelo: deixa-te comer um fantasma
marbles-owed-is = Um berlinde amarelo que volta assim que houver um anel vazio
marbles-show-ways = Perigo
marbles-grid = Tabuleiro. As setas percorrem os buracos, N salta para o próximo sítio que podes escolher, Enter vai para lá. P Pac-Man, G fantasma, D outro dado, W outro caminho, R lançar.
marbles-cell-home = base: { $name }
marbles-cell-no-home = base sem dono
marbles-cell-start = o início dos fantasmas
marbles-cell-ring = anel laranja
marbles-cell-opening = túnel
marbles-cell-pac = Pac-Man: { $name }
marbles-cell-ghosts = { $ghosts ->
    [one] um fantasma
   *[other] { $ghosts } fantasmas
}
marbles-cell-white = berlinde branco
marbles-cell-yellow = berlinde amarelo
marbles-cell-spot = podes escolher isto
marbles-cell-end = { $ways ->
    [one] podes ir para aqui, berlindes: { $marbles }
   *[other] podes ir para aqui por { $ways } caminhos, berlindes: { $marbles }
}
marbles-cell-range = { $least } a { $most }
marbles-cell-end-ghost = { $ways ->
    [one] um fantasma pode ir para aqui
   *[other] qualquer dos fantasmas pode ir para aqui
}
marbles-cell-end-harm = um fantasma pode ir para aqui, mas mandaria o teu próprio Pac-Man para a base
marbles-option-layout = Tabuleiro
marbles-option-layout-corners = Quatro cantos
marbles-option-layout-corners-about = Um tabuleiro nosso: uma base em cada canto, quatro túneis e nenhum beco sem saída.
marbles-option-layout-trees = Árvores
marbles-option-layout-trees-about = Um tabuleiro nosso, com becos sem saída como ramos de uma árvore.
marbles-option-unused-home = Bases sem dono
marbles-option-unused-home-closed_to_stop = pode-se passar
marbles-option-unused-home-free = pode-se parar
marbles-option-must-move-if-possible = Não podes bloquear o teu próprio Pac-Man com um fantasma
marbles-option-home-counts = Uma base no caminho conta como um passo
marbles-option-ghost-may-reverse = Os fantasmas podem voltar para trás durante um movimento
marbles-option-ghost-partial = Se nenhum fantasma puder fazer um movimento completo, um vai até onde puder
marbles-option-pay-with-yellow = Pagar com berlindes amarelos
marbles-option-pay-with-yellow-false = nunca
marbles-option-pay-with-yellow-victim_choice = escolhe quem paga
marbles-option-lose-privilege-when-hit = Se um fantasma te apanhar, perdes os teus berlindes amarelos
marbles-option-marble-under-ghost = Berlinde por baixo de um fantasma comido
marbles-option-marble-under-ghost-auto = também é comido
marbles-option-marble-under-ghost-ask = pode ficar
marbles-option-privilege-stacks = Cada berlinde amarelo deixa-te comer um fantasma
marbles-option-same-move-gobble = Os berlindes amarelos valem logo
marbles-option-gobble-ends-turn = Comer um fantasma acaba o teu turno
marbles-option-end-timing = O último berlinde branco acaba a partida
marbles-option-end-timing-at_once = logo
marbles-option-end-timing-after_move = depois desse movimento
marbles-option-end-timing-after_turn = depois desse turno
marbles-option-max-turns = Limite de turnos

# O que alguém faz, depois do nome: «Ada: lançou 2 e 5.»
marbles-short-rolled = { $who ->
    [you] lançaste
   *[somebody] lançou
} { $low } e { $high }.
marbles-short-roll-tied = Empate a { $total }. Lançam outra vez: { $seats }.
marbles-short-begins = { $who ->
    [you] és tu a começar
   *[somebody] começa
}, com { $total }.
marbles-short-stepped = { $who ->
    [you] moveste
   *[somebody] moveu
} o Pac-Man para { $to }.
marbles-short-crossed = { $who ->
    [you] saíste
   *[somebody] saiu
} do tabuleiro em { $origin } e { $who ->
    [you] voltaste
   *[somebody] voltou
} em { $to }.
marbles-short-gobbled = { $who ->
    [you] comeste
   *[somebody] comeu
} um berlinde { $colour ->
    [white] branco
   *[yellow] amarelo
} em { $at }; brancos na bandeja: { $tray }, no tabuleiro: { $left }.
marbles-short-ghost-gobbled = { $who ->
    [you] comeste
   *[somebody] comeu
} o fantasma em { $at }! Voltou para { $to }.
marbles-short-left-under = { $who ->
    [you] deixaste
   *[somebody] deixou
} o berlinde em { $at }.
marbles-short-prowled = { $who ->
    [you] moveste
   *[somebody] moveu
} um fantasma de { $origin } para { $to }.
marbles-short-captured = { $who ->
    [you] apanhaste
   *[somebody] apanhou
} alguém com um fantasma em { $at }! Para a base, { $home }: { $whom }.
marbles-short-captured-own = { $who ->
    [you] mandaste o teu
   *[somebody] mandou o seu
} próprio Pac-Man de { $at } para a base, { $home }!
marbles-short-paid = { $rule ->
    [house] { $who ->
        [you] pagaste
       *[somebody] pagou
    }. Recebe: { $to }. Brancos: { $white }, amarelos: { $yellow } (regra da casa: os amarelos não se perdem).
   *[book] { $who ->
        [you] pagaste
       *[somebody] pagou
    }. Recebe: { $to }. Brancos: { $white }, amarelos: { $yellow }.
}
marbles-short-privilege-lost = { $count ->
    [one] { $who ->
        [you] perdeste
       *[somebody] perdeu
    } { $count } berlinde amarelo.
   *[other] { $who ->
        [you] perdeste
       *[somebody] perdeu
    } { $count } berlindes amarelos.
}
marbles-short-returned = { $who ->
    [you] devolveste
   *[somebody] devolveu
} um berlinde amarelo a { $at }.
marbles-short-waits = { $who ->
    [you] ficaste
   *[somebody] ficou
} com o berlinde amarelo usado: nenhum anel está vazio.
marbles-short-cleared = Já não há berlindes brancos. Berlindes brancos pela ordem de jogo: { $trays }. Vitória: { $winners }.
marbles-short-turn-limit = { $turns ->
    [one] Chegou-se ao limite de { $turns } turno.
   *[other] Chegou-se ao limite de { $turns } turnos.
} Berlindes brancos pela ordem de jogo: { $trays }. Vitória: { $winners }.
marbles-short-stood = { $piece ->
    [pac] { $rule ->
        [house] não { $who ->
            [you] tinhas
           *[somebody] tinha
        } nenhum movimento completo para o Pac-Man com o dado que restava (regra da casa: isso pode escolher-se).
       *[book] não { $who ->
            [you] tinhas
           *[somebody] tinha
        } nenhum movimento completo para o Pac-Man.
    }
    [ghost] não { $who ->
        [you] tinhas
       *[somebody] tinha
    } nenhum movimento completo para um fantasma.
   *[both] não { $who ->
        [you] podias
       *[somebody] podia
    } mover o Pac-Man nem um fantasma.
}
marbles-short-stayed = não { $who ->
    [you] comeste
   *[somebody] comeu
} o fantasma e { $who ->
    [you] ficaste
   *[somebody] ficou
} quieto.

# No registo, ao lado do peão de quem o faz; curto.
marbles-note-rolled = sai { $low } · { $high }
marbles-note-gobbled = { $count ->
    [one] { $count } berlinde
   *[other] { $count } berlindes
}
marbles-note-captured = apanha!
marbles-note-captured-own = o seu Pac-Man na base
marbles-note-ghost = come um fantasma
marbles-note-pays = paga { $count }
marbles-note-gets = recebe { $count }
marbles-note-returned = volta a { $at }
marbles-note-stays = fica

## O que faria o treinador
marbles-advice-go = Move o Pac-Man para { $to }.
marbles-advice-prowl = Move o fantasma de { $from } para { $to }.
marbles-advice-stay = Fica onde estás.
marbles-advice-under = { $to ->
    [take] Fica com o berlinde.
   *[other] Deixa o berlinde.
}
marbles-advice-ring = Põe o berlinde em { $to }.
marbles-advice-rob = Tira ao jogador que está em { $to }.
marbles-advice-pay = { $to ->
    [pay0] Paga com berlindes brancos.
   *[other] Paga com berlindes amarelos.
}

## Porque o faria o treinador
marbles-reason-own = Manda o teu próprio Pac-Man para a base.
marbles-reason-captures = Apanha o Pac-Man do lugar { $seat }.
marbles-reason-captures-named = vai para a base.
marbles-reason-ghost = Comes um fantasma.
marbles-reason-yellow = Comes um berlinde amarelo.
marbles-reason-marbles = { $count ->
    [one] Comes um berlinde.
   *[other] Comes { $count } berlindes.
}
marbles-reason-danger = Aí, um fantasma pode apanhar-te com { NUMBER($percent) } % dos lançamentos.
marbles-reason-safe = Aí, nenhum fantasma te pode apanhar no próximo lançamento.

# As regras, parte por parte; carregam-se quando alguém abre a ajuda.
marbles-help-aim-title = O objetivo
marbles-help-aim = Vence quem tiver mais berlindes brancos; em caso de empate, vencem juntos. A partida acaba no momento em que o último berlinde branco sai do tabuleiro, ou quando se chega a um limite de turnos. Os berlindes amarelos não contam.
marbles-help-start-title = Quem começa
marbles-help-start = Todos lançam uma vez e começa o número mais alto; em caso de empate, esses jogadores lançam outra vez. Cada Pac-Man parte da sua base; os dois fantasmas, do meio.
marbles-help-turn-title = O teu turno
marbles-help-turn = Lança os dois dados. Um move o teu Pac-Man, o outro move um dos fantasmas. Tu decides qual é qual e quem vai primeiro. Um par não tem nada de especial.
marbles-help-must-title = É preciso mover
marbles-help-must = Um peão que se pode mover tem de o fazer; um que não pode usar o seu dado fica. Podes escolher livremente os dados e a ordem, mesmo que depois o Pac-Man não se possa mover. Comer um fantasma nunca é obrigatório.
marbles-help-walk-title = O caminho do Pac-Man
marbles-help-walk = O Pac-Man anda exatamente o que o dado diz, nunca volta logo para trás e come todos os berlindes por que passa. Podes passar duas vezes por um buraco.
marbles-help-blocked-title = Caminho fechado
marbles-help-blocked = Ninguém salta por cima de um peão nem cai em cima de outro Pac-Man. Os fantasmas também te bloqueiam, a não ser que tenhas um berlinde amarelo para comer um.
marbles-help-home-title = Bases
marbles-help-home = Na base ninguém te pode apanhar. Uma base no teu caminho conta como um passo. Podes acabar na tua própria base e passar pelas outras, mas não parar lá.
marbles-help-openings-title = Túneis
marbles-help-openings = As setas brancas são túneis: sai por um e volta a entrar por qualquer outro. A travessia não custa nenhum passo. Não podes parar lá fora nem voltar pelo mesmo; um peão mesmo à entrada fecha um túnel.
marbles-help-ghosts-title = Os fantasmas
marbles-help-ghosts = Os dois fantasmas são de todos. Um fantasma anda exatamente o que o seu dado diz, sem voltar para trás. Deixa os berlindes onde estão, não entra em bases nem túneis, não passa pelo outro fantasma e nunca volta ao meio.
marbles-help-catch-title = Apanhar
marbles-help-catch = Um fantasma que encontra um Pac-Man fica aí, mesmo que ainda tenha passos. Esse Pac-Man vai para a base, e o dono paga dois berlindes brancos, ou os que tiver, a quem moveu o fantasma.
marbles-help-own-title = O teu próprio Pac-Man
marbles-help-own = Um fantasma até pode cair no teu próprio Pac-Man: ele vai para a base e ninguém paga. Esse movimento tem um sinal de aviso, e perguntamos-te antes.
marbles-help-yellow-title = Berlindes amarelos
marbles-help-yellow = Cada berlinde amarelo que tens deixa-te comer um fantasma, até no mesmo movimento em que o apanhaste. Enquanto puderes, os fantasmas parecem pálidos. Se um fantasma te apanhar, guardas os berlindes amarelos.
marbles-help-gobble-title = Comer um fantasma
marbles-help-gobble = Vai até um fantasma, com os passos que quiseres até ao número do dado: o teu movimento acaba aí. O fantasma volta ao meio, e tu ficas com o berlinde que estava por baixo e com dois berlindes brancos de um jogador à tua escolha. Depois joga-se o outro dado.
marbles-help-rings-title = De volta ao anel
marbles-help-rings = O berlinde amarelo que usaste volta para um anel laranja vazio à tua escolha. Se nenhum estiver vazio, espera até haver um. Depois, qualquer um pode apanhá-lo outra vez.
marbles-help-touch-title = No ecrã
marbles-help-touch = Toca num anel para veres o caminho, e toca outra vez para ir. Os anéis grandes são os que dão mais; um anel duplo quer dizer que há mais do que um caminho: escolhe um por baixo do tabuleiro. Toca num dado para o usares com o peão escolhido; toca no Pac-Man ou num fantasma para o escolheres. Os anéis de um fantasma são tracejados. «Perigo» mostra a probabilidade de um fantasma apanhar cada Pac-Man.

# A história de um turno: o que foi feito, depois de um nome e numa lista.
marbles-deed-rolled = { $who ->
    [you] lançaste
   *[somebody] lançou
} { $low } e { $high }
marbles-deed-begins = { $who ->
    [you] és tu a começar
   *[somebody] começa
}
marbles-deed-walked = { $detail ->
    [squares] { $who ->
        [you] moveste
       *[somebody] moveu
    } o Pac-Man para { $to }
   *[plain] { $who ->
        [you] moveste
       *[somebody] moveu
    } o Pac-Man
}
marbles-deed-ate = { $count ->
    [one] { $who ->
        [you] comeste
       *[somebody] comeu
    } { $count } berlinde
   *[other] { $who ->
        [you] comeste
       *[somebody] comeu
    } { $count } berlindes
}
marbles-deed-yellow = { $count ->
    [one] { $who ->
        [you] ganhaste
       *[somebody] ganhou
    } um berlinde amarelo (para comer um fantasma)
   *[other] { $who ->
        [you] ganhaste
       *[somebody] ganhou
    } { $count } berlindes amarelos (para comer fantasmas)
}
marbles-deed-prowled = { $detail ->
    [squares] { $who ->
        [you] moveste
       *[somebody] moveu
    } um fantasma de { $origin } para { $to }
   *[plain] { $who ->
        [you] moveste
       *[somebody] moveu
    } um fantasma
}
marbles-deed-gobbled-ghost = { $who ->
    [you] comeste
   *[somebody] comeu
} um fantasma
marbles-deed-captured = { $you ->
    [you] mandou-te para a base
   *[other] { $who ->
        [you] mandaste
       *[somebody] mandou
    } { $whom } para a base
}
marbles-deed-captured-own = { $own ->
    [you] { $who ->
        [you] mandaste
       *[somebody] mandou
    } o teu próprio Pac-Man para a base
   *[other] mandou o seu próprio Pac-Man para a base
}
marbles-deed-took = { $you ->
    [you] { $count ->
        [one] tirou-te { $count } berlinde
       *[other] tirou-te { $count } berlindes
    }
   *[other] { $count ->
        [one] { $who ->
            [you] tiraste
           *[somebody] tirou
        } { $count } berlinde a { $whom }
       *[other] { $who ->
            [you] tiraste
           *[somebody] tirou
        } { $count } berlindes a { $whom }
    }
}
marbles-deed-paid = { $you ->
    [you] { $count ->
        [one] pagou-te { $count } berlinde
       *[other] pagou-te { $count } berlindes
    }
   *[other] { $count ->
        [one] { $who ->
            [you] pagaste
           *[somebody] pagou
        } { $count } berlinde a { $whom }
       *[other] { $who ->
            [you] pagaste
           *[somebody] pagou
        } { $count } berlindes a { $whom }
    }
}
marbles-deed-lost = { $count ->
    [one] { $who ->
        [you] perdeste
       *[somebody] perdeu
    } um berlinde amarelo
   *[other] { $who ->
        [you] perdeste
       *[somebody] perdeu
    } { $count } berlindes amarelos
}
marbles-deed-returned = { $detail ->
    [squares] { $who ->
        [you] devolveste
       *[somebody] devolveu
    } um berlinde amarelo a { $at }
   *[plain] { $who ->
        [you] devolveste
       *[somebody] devolveu
    } um berlinde amarelo
}
marbles-deed-stood = { $piece ->
    [pac] não { $who ->
        [you] pudeste
       *[somebody] pôde
    } mover o Pac-Man
    [ghost] não { $who ->
        [you] pudeste
       *[somebody] pôde
    } mover um fantasma
   *[both] não { $who ->
        [you] pudeste
       *[somebody] pôde
    } mover nada
}
marbles-deed-stayed = { $who ->
    [you] ficaste
   *[somebody] ficou
} quieto
marbles-deed-waits = ainda { $who ->
    [you] tens
   *[somebody] tem
} de devolver o berlinde amarelo (!)

# O que aconteceu a quem lê, em grande ao lado do tabuleiro; $name é quem o fez.
marbles-befalls-captured = { $name } manda-te para a base!
marbles-befalls-captured-own = Mandaste o teu próprio Pac-Man para a base!
marbles-befalls-paid = { $count ->
    [one] { $name } tira-te { $count } berlinde!
   *[other] { $name } tira-te { $count } berlindes!
}
marbles-befalls-lost = { $count ->
    [one] Perdeste o teu berlinde amarelo!
   *[other] Perdeste os teus { $count } berlindes amarelos!
}
marbles-score = { $count ->
    [0] { $count } berlindes
    [one] { $count } berlinde
   *[other] { $count } berlindes
}
marbles-deed-cleared = já não há berlindes brancos
