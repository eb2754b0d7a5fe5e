# O que só o terminal diz.

error-bot-not-imported = Bot «{ $bot }»: não foi possível importar o módulo «{ $module }» ({ $problem }).
error-bot-not-a-class = Bot «{ $bot }»: o módulo «{ $module }» não tem nenhuma classe «{ $cls }» que estenda mazechase.bots.Bot.
error-bot-raised = O bot «{ $bot }» falhou em { $place }: { $problem }.
error-bot-illegal = O bot «{ $bot }» no lugar { $seat } respondeu { $action }, que não é uma das ações permitidas que recebeu.
error-bad-budget = Um orçamento de { $limit } é pequeno demais; tem de ser pelo menos 1.
error-budget-without-clock = Um orçamento de tempo precisa de um relógio.
error-bad-bot-count = { $bots ->
    [one] { $bots } bot não pode ocupar
   *[other] { $bots } bots não podem ocupar
} { $players } lugares; usa de 1 a { $players } bots.
error-bad-game-count = Partidas: { $games }, processos: { $workers }. Ambos têm de ser pelo menos 1.

error-process-ended = Um dos processos do servidor acabou antes de estar pronto (estado { $status }).
error-bad-arguments = { $message } (vê `{ $command } --help`)
error-no-such-command = Não existe o comando «{ $command }». Comandos: { $known }.
error-bad-choice = { $name } não pode ser «{ $text }»; aceita { $known }.
error-lan-elsewhere = --lan arranca um servidor, por isso vai com serve ou sem comando, não com { $command }.
error-lan-and-host = --lan escuta em todos os endereços desta máquina; tira --host.
error-bad-argument-number = { $name } aceita um número inteiro de { $least } a { $most }, não «{ $text }».
error-unreadable-file = Não é possível ler o ficheiro «{ $file }»: { $reason }.
error-unwritable-file = Não é possível escrever o ficheiro «{ $file }»: { $reason }.
error-print-form = «{ $file }» não é um ficheiro .pdf nem .svg.
error-line-too-long = Uma linha da entrada tem mais de { $most } caracteres.
error-no-such-seat-here = Não há aqui nenhum lugar «{ $seat }»; --seat aceita { $known }.
error-bad-seat-count = --seat { $seats }: { $people ->
    [one] há uma pessoa para sentar
   *[other] há { $people } pessoas para sentar
}, cada uma no seu lugar.
error-file-too-big = O ficheiro «{ $file }» é grande demais; o limite são { $most } bytes.
error-unusable-folder = Não é possível usar a pasta «{ $folder }»: { $reason }.
error-unusable-database = Não é possível usar a base de dados «{ $database }». { $reason }
error-database-in-use = A base de dados { $database } está a ser usada por outro servidor. Funciona em { $address }
error-running-without-lan = O Mazechase já está a funcionar em { $address }, só para esta máquina. Para-o (Ctrl-C) e arranca-o outra vez com --lan.
error-limit-form = «{ $text }» não é um limite; escreve NOME=NÚMERO.
error-no-such-limit = Não existe o limite «{ $limit }».
error-bad-limit-number = O limite «{ $limit }» aceita um número inteiro de 0 a { $most }, não «{ $text }».
error-no-such-setting = Não existe a definição «{ $name }» ({ $source }).
error-bad-setting = { $source }: { $problem }
error-bad-setting-kind = { $source }: «{ $name }» aceita { $takes }.
error-bad-config = O ficheiro «{ $file }» não é TOML: { $problem }.
error-document-not-text = O documento «{ $where }» não é texto UTF-8.
error-neither-game-nor-file = «{ $text }» não é um jogo nem um ficheiro. `mazechase games` mostra a lista dos jogos.
error-option-form = «{ $text }» não é uma opção; escreve NOME=VALOR.
error-option-twice = A opção «{ $option }» está duas vezes.
error-record-has-options = Uma partida guardada traz os seus jogadores e opções; tira --players e --option.
error-bad-move = Jogada { $number }, «{ $token }»: { $reason }
error-bad-viewer = Não há aqui nenhum observador «{ $viewer }»; há { $known }.

error-game-not-imported = Não é possível importar o jogo «{ $name }»: { $problem }.
error-game-not-a-class = «{ $name }» não é um jogo; tem de indicar uma subclasse completa de mazechase.Rules, como module:Class.

error-no-kernel = Não há aqui um núcleo nativo para { $game }: não foi escrito, não foi compilado, ou MAZECHASE_NATIVE=0 desliga-o.
error-no-solution = O bot «{ $bot }» joga a partir de uma solução, e ainda não há nenhuma para estas opções. Cria-a com: mazechase solve chase --save --option ...
error-no-solver = Não há nada que resolva { $game }.
error-too-much-to-solve = Com { $option }, uma solução levaria cerca de { $hours } horas num processador e { $gigabytes } GB de memória, por isso não é começada.
error-bad-engine-number = { $name } tem de ser um número inteiro de { $least } a { $most }, não { $number }.
error-bad-action-count = Um passo recebe uma matriz com uma ação por partida, de forma { $wanted }, não { $shape }.
error-bad-place = «on» aceita { $places }, não «{ $place }».
error-no-ray = O Ray não está instalado aqui. Instala-o com: pip install "mazechase[ray]"
error-no-cluster = Não é possível chegar ao cluster Ray nem arrancá-lo: { $problem }.
error-worker-died = Um processo morreu { $tries } vezes nas mesmas partidas.

error-bad-aim = «{ $aim }» não é um objetivo; os objetivos são even, turns=NÚMERO, minutes=NÚMERO e LADO=PERCENTAGEM, como pacman=50.
error-no-changes = Ninguém escreveu como mudar um pouco «{ $option }» de { $game }; há mudanças para: { $known }.
error-backup-exists = Já existe { $file }. Uma cópia de segurança nunca substitui nada: muda-o de sítio ou escolhe outro nome.
error-backup-by-postgres = Uma base de dados PostgreSQL é copiada e restaurada pelos programas do próprio PostgreSQL (docs/deploy.md); ou copia as suas mesas para um ficheiro com `mazechase database copy`.
error-no-server = Não é possível perguntar ao servidor em { $server }: { $problem }.

cli-seat = lugar { $seat }
cli-person = uma pessoa
cli-nobody = ninguém
cli-match = { $game }, { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
}
cli-held = { $seat }: { $who }
cli-play-seats = { $match }; { $seats }
cli-listed = { $first }, { $second }
cli-ending = Vitória: { $winners }. Pontos por lugar: { $scores }.
cli-you-win = Venceste!
cli-you-lose = Perdeste.
cli-play-begin = Escreve uma jogada, ? para ver as jogadas permitidas, ou help.
cli-play-help = Escreve uma jogada na notação do jogo, ou várias separadas por espaços. Ou escreve:
cli-play-help-list = mostrar as jogadas permitidas
cli-play-help-hint = perguntar ao melhor bot do jogo o que faria
cli-play-help-undo = anular a última jogada, se desde então nada foi lançado, tirado ou mostrado
cli-play-help-board = desenhar outra vez o tabuleiro
cli-play-help-help = mostrar isto
cli-play-help-quit = parar aqui
cli-play-no-hints = Não há dicas para este jogo.
cli-play-hint = { $bot } jogaria { $move }.
cli-play-hand-over = Passa o teclado ao lugar { $seat }. Sem espreitar!
cli-play-press-enter = Lugar { $seat }, prime Enter para veres o teu lado:
cli-play-not-over = A partida não acabou.
cli-play-not-saved = nada foi guardado. { $reason }
cli-did-you-mean = Querias dizer «{ $meant }»?
cli-limits = Limites: { $limits }.
cli-page-ready = O Mazechase está pronto em { $link } (Ctrl-C termina-o)
cli-page-running = O Mazechase já está a funcionar em { $link }
cli-page-opening = O Mazechase já está a funcionar em { $link }: a abrir
cli-page-network = Na tua rede: { $link }
cli-games-players = { $game }: { $players } jogadores
cli-games-default = por omissão, { $value }
cli-games-house-rule = por omissão, { $value } (regra da casa; segundo o livro, { $printed })
cli-chance = Agora decide o acaso (lugar { $seat }). Resultados e os seus pesos:
cli-actions = { $count ->
    [0] { $count } ações
    [one] { $count } ação
   *[other] { $count } ações
}
cli-draws = { $count ->
    [0] { $count } sorteios
    [one] { $count } sorteio
   *[other] { $count } sorteios
}
cli-checked = verificado: { $what } e o resultado
cli-checked-unfinished = verificado: { $what }; a partida ainda não tem resultado
cli-their-seal = o seu selo
cli-verified = confirmado: a semente corresponde ao selo e produz { $draws ->
    [0] os { $draws } sorteios
    [one] o seu único sorteio
   *[other] os { $draws } sorteios
}
cli-arena-heading = { $match }, { $games ->
    [0] { $games } partidas
    [one] { $games } partida
   *[other] { $games } partidas
}, semente { $seed }, { $budget }
cli-arena-nodes = { $nodes } nós
cli-arena-time = { $time } ms
cli-arena-usual = tempo de pensar habitual
cli-arena-bot = bot
cli-arena-games = partidas
cli-arena-wins = vitórias
cli-arena-draws = empates
cli-arena-score = pontos
cli-arena-interval = intervalo de 95%
cli-arena-fair = justo
cli-from-to = { $low } a { $high }
cli-review-ply = jogada
cli-review-start = início
cli-review-luck = sorte
cli-review-lost = perdido
cli-review-best = melhor
cli-review-decisions = decisões
cli-review-mistakes = erros
cli-review-turning-points = momentos decisivos: jogadas { $plies }
cli-suggest-heading = objetivo { $aims }, { $rounds } rondas, { $games } partidas
cli-suggest-changes = mudanças
cli-suggest-distance = distância ao objetivo
cli-suggest-points = { $points } pontos
cli-suggest-before = antes
cli-suggest-after = depois
cli-suggest-candidate = proposta { $number }
cli-suggest-fresh = com sorte nova
cli-suggest-wins = vitórias por lugar
cli-suggest-began = começou
cli-suggest-turns = turnos
cli-suggest-minutes = minutos
cli-suggest-nothing = parou antes de se encontrar algo
cli-needs = Para isto é preciso { $package }: { $install }
cli-needs-server = Para isto são precisos os pacotes do servidor (falta { $package }): { $install }
cli-no-kernels = não foi compilado nenhum núcleo nativo, por isso trabalham as regras em Python, mais devagar; vê docs/engine.md
cli-working-playing = a jogar
cli-working-reviewing = a rever
cli-working-searching = a procurar
cli-working-solving = a resolver
cli-working-counting = a contar
