# O que qualquer parte do programa pode dizer, também a página. Cada jogo tem o seu próprio ficheiro.

error-no-such-game = Não existe o jogo «{ $game }». `mazechase games` mostra a lista dos jogos.
error-no-such-bot = Não existe o bot «{ $bot }» para { $game }. Bots: { $known }, ou um teu, escrito como module:Class.
error-bad-players = { $game } é para { $counts } jogadores, não para { $players }.
error-bad-rules-version = { $game } tem versões das regras de 1 a { $newest }, não a { $version }.
error-no-such-option = Não existe a opção «{ $option }». Opções: { $known }.
error-no-such-language = Não existe a língua «{ $language }». Línguas: { $known }.
error-no-typst = Para imprimir é preciso o Typst, que não está instalado aqui. Instala-o com: pip install "mazechase[print]"
error-nothing-to-print = Não há nada para imprimir de { $game }.
error-bad-option-value = A opção «{ $option }» não pode ser «{ $value }»; aceita { $takes }.
error-bad-drawing-size = Um tabuleiro não pode ter { $rows } linhas e { $columns } colunas; cada número tem de ser de 1 a { $most }.
error-bad-drawing-mark = O desenho tem «{ $mark }» em { $place }; as marcas válidas são «{ $known }», e # para uma parede.
error-document-unreadable = O documento «{ $where }» não é { $form } válido: vê a linha { $line }, coluna { $column }.
error-document-too-large = Não é possível ler o documento «{ $where }»: tem um número demasiado longo ou demasiados níveis uns dentro dos outros.
error-document-not-a-table = O documento «{ $where }» tem de ser uma tabela de nomes e valores.
error-document-too-long = O documento «{ $where }» é demasiado longo; o limite são { $most } caracteres.
error-no-such-kind = Não existe o tipo de documento «{ $kind }». Tipos: { $known }.
error-measuring-replaced = Uma medição mais recente do mesmo rascunho substituiu esta.
error-no-chance-here = Aqui não há nada para lançar, rodar ou tirar, por isso «{ $outcome }» não pode sair.
error-impossible-outcome = «{ $outcome }» não é um resultado possível aqui.
error-foreign-state = «{ $value }» não é um estado deste jogo com este número de jogadores.
error-foreign-view = «{ $value }» não é uma vista deste jogo com este número de jogadores.
error-foreign-action = «{ $value }» não é uma ação deste jogo; { $call } devolve uma.
error-foreign-token = «{ $value }» não é uma ação nem um resultado do acaso deste jogo; { $call } devolve um.
error-foreign-outcome = «{ $value }» não é um resultado do acaso deste jogo; { $call } devolve um.
error-foreign-event = «{ $value }» não é um acontecimento.
error-foreign-rules = As regras de «{ $game }» não são da classe { $value }.
error-not-text = «{ $value }» não é texto.
error-not-a-generator = «{ $value }» não é um gerador de números aleatórios.
error-bad-number = «{ $text }» não é um número válido aqui.

refuse-over = A partida acabou.
refuse-no-such-action = «{ $action }» não é uma ação deste jogo.
refuse-not-an-action = «{ $action }» não é uma ação deste jogo; { $call } devolve uma.
refuse-chance-first = Primeiro, o lugar { $seat } tem de lançar, rodar ou tirar.
refuse-chance-first-named = primeiro é preciso lançar, rodar ou tirar.
refuse-not-your-turn = Agora não é a vez de o lugar { $seat } decidir.
refuse-not-your-turn-named = agora não se pode fazer nada.

turn_limit = Chegou-se ao limite de turnos.

# Partidas
error-bad-player = «{ $name }» tem de ser uma pessoa, ou um bot com o nome de um bot.
error-bad-match-id = «{ $id }» não serve para identificar uma partida; usa de 1 a 64 letras, algarismos, - e _.
error-bad-seats = { $players ->
    [one] Há { $players } lugar
   *[other] Há { $players } lugares
}, mas foram dados { $seats } jogadores.
error-bad-clock = Um relógio precisa de uma reserva de tempo ou de um limite por jogada acima de zero; nenhum tempo pode ser negativo nem passar de { $days } dias.
error-bad-salt = Um sal tem de 1 a 64 letras, algarismos, - e _.
error-bad-seed = Uma semente tem 32 bytes.
error-time-runs-back = A entrada { $n } do registo é anterior à entrada que vem antes dela.
error-match-over = A partida acabou.
error-match-paused = A partida está em pausa.
error-not-paused = A partida não está em pausa.
error-no-such-seat = Não há nenhum lugar { $seat }.
error-no-actions = Não foi dada nenhuma ação.
error-not-an-action = «{ $text }» não é uma ação.
error-not-an-outcome = «{ $text }» não é um resultado do acaso.
error-not-your-action = O lugar { $seat } não pode fazer essa ação.
error-not-your-action-named = isso não se pode fazer.
error-not-your-draw = Quem tem de lançar, rodar ou tirar agora é o lugar { $seat }.
error-not-your-draw-named = agora é preciso lançar, rodar ou tirar.
error-no-draw-now = Agora não há nada para lançar, rodar ou tirar.
error-wrong-draw = O próximo sorteio é o número { $next }, não o { $k }.
error-no-such-draw = { $draws ->
    [0] É preciso o sorteio { $k }, mas ficaram registados { $draws } sorteios.
    [one] É preciso o sorteio { $k }, mas só ficou registado { $draws } sorteio.
   *[other] É preciso o sorteio { $k }, mas só ficaram registados { $draws } sorteios.
}
error-salts-fixed = Só se podem juntar sais antes do primeiro sorteio.
error-nothing-to-undo = Não há nada para anular.
error-undo-revealed = Desde então, algo foi tirado ou mostrado, por isso já não se pode anular.
error-undo-absent = Isso anularia uma jogada de alguém que saiu ou não estava, por isso fica como está.
error-undo-away = O lugar { $seat } não está; até voltar, não se pode anular nada.
error-undo-away-named = não está; até voltar, não se pode anular nada.
error-own-undo = O lugar { $seat } joga no dispositivo que pediu para anular; tem de responder outra pessoa.
error-own-undo-named = a resposta não pode vir do dispositivo que pediu para anular. Tem de responder outra pessoa.
error-undo-asked-already = O lugar { $seat } já pediu para anular.
error-undo-asked-already-named = já está pedido para anular.
error-no-undo-to-answer = O lugar { $seat } não tem nenhum pedido para anular a que responder.
error-no-undo-to-answer-named = não há nada a que responder: ninguém pediu para anular.
error-seat-gone = O lugar { $seat } saiu da partida; continua um bot.
error-seat-gone-named = já não está na partida. Continua um bot.
error-not-to-mind = Agora, nenhum bot pode ocupar nem devolver o lugar { $seat }.
error-not-to-mind-named = agora não pode entrar um bot em seu lugar, nem sair.
error-time-is-up = Acabou o tempo do lugar { $seat }.
error-time-is-up-named = já não há tempo.
error-time-not-up = Ainda há tempo.

match-event-salt-added = O lugar { $seat } juntou um sal aos sorteios.
match-event-undo-wanted = O lugar { $seat } pediu para anular a sua última ação.
match-event-undo-reply = { $answer ->
    [yes] O lugar { $seat } concordou.
    [withdrawn] O lugar { $seat } já não pede para anular.
   *[no] O lugar { $seat } disse que não.
}
match-event-rewound = { $keep ->
    [0] A partida voltou ao início.
   *[other] A partida voltou à jogada { $keep }.
}
match-event-gave-up = O lugar { $seat } desistiu.
match-event-time-up = Acabou o tempo do lugar { $seat }.
match-event-match-paused = A partida está em pausa.
match-event-match-resumed = A partida continua.
match-event-match-woke = A partida continua. A interrupção não gastou o tempo de ninguém.
match-event-seat-taken = { $bot ->
    [none] O lugar { $seat } é agora de { $name }.
   *[other] Um bot ({ $bot }) ficou com o lugar { $seat }.
}
match-event-seat-minded = Para já, um bot ({ $bot }) joga no lugar { $seat }.
match-event-seat-reclaimed = Quem jogava no lugar { $seat } voltou.
match-event-match-ended = { $reason ->
    [resigned] A partida acabou porque alguém desistiu.
   *[time_up] A partida acabou porque o tempo de alguém se esgotou.
}

resigned = O outro lado desistiu.
resigned-you = Desististe.
resigned-one = { $name } desistiu.
time_up = Acabou o tempo do outro lado.
time_up-you = Acabou o teu tempo.
time_up-one = Acabou o tempo de { $name }.

# Registos e lições
error-bad-record = Isto não é uma partida guardada: { $why }
error-record-too-long = Uma partida guardada de { $bytes } bytes é demasiado longa; o limite é { $most }.
error-record-version = Esta partida guardada tem a versão { $version } do formato; só se podem ler versões até à { $newest }.
error-record-entry = A entrada { $n } da partida guardada não é válida. { $why }
error-record-result = A partida guardada diz «{ $told }», mas as jogadas levam a «{ $played }».
error-record-note = A partida guardada tem uma nota na jogada { $at }, mas não vai tão longe.
error-record-expected = A partida guardada espera uma ação na jogada { $at }, mas não há nenhuma.
error-record-not-sealed = Esta partida guardada não tem dados selados para verificar.
error-record-no-seed = Esta partida guardada não mostra a semente, por isso não se podem verificar os dados.
error-seal-differs = A semente não corresponde ao selo que foi mostrado antes do primeiro sorteio.
error-seed-until-end = A semente só é mostrada quando a partida acaba.
error-draw-differs = Na partida guardada, o sorteio { $k } (entrada { $n }) é «{ $outcome }», mas a semente dá «{ $sealed }».
error-secret-until-end = Algumas cartas ainda estão escondidas. Podes fazê-lo quando a partida acabar.
error-no-such-ply = { $plies ->
    [0] Não há jogada { $ply }; jogadas feitas: { $plies }.
    [one] Não há jogada { $ply }; só foi feita { $plies }.
   *[other] Não há jogada { $ply }; só foram feitas { $plies }.
}
error-nothing-to-go-on = Nesse ponto a partida já acabou, por isso não dá para continuar a partir daí.
error-no-such-lesson = Não existe a lição «{ $lesson }» de { $game }.
error-lesson-alone = Uma lição tem os seus próprios jogadores e opções, por isso não se podem escolher.
error-lesson-not-asked = Boa ideia! Mas, por agora, toca onde a mão aponta.
error-lesson-over = A lição acabou.
error-lesson-waits = A lição está à espera de uma ação.
error-lesson-asks-nothing = A lição não espera nenhuma ação aqui.

# O serviço
error-no-such-table = Não encontramos esta partida. Pede o link do convite.
error-not-allowed = Este link não permite isso; é preciso um destes: { $needs }.
error-not-begun = A partida ainda não começou.
error-already-begun = A partida já começou.
error-not-over = A partida ainda não acabou.
error-not-decided = Ainda não está decidido.
error-no-such-place = Não há lugar { $place } nesta partida.
error-place-taken = O lugar { $place } já está ocupado.
error-piece-taken = O peão «{ $piece }» já foi escolhido.
error-put-out = Já não estás nesta partida. Se quiseres voltar, pede o link do convite.
error-no-open-place = Todos os lugares estão ocupados.
error-too-many-places = { $places ->
    [one] { $places } lugar é demais
   *[other] { $places } lugares são demais
} para { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
}.
error-bad-order = «{ $order }» não contém cada lugar uma só vez.
error-not-your-seat = O lugar { $seat } não é teu.
error-not-your-seat-named = não se pode jogar a partir deste dispositivo.
error-not-your-chance = Agora não é a vez de o lugar { $seat } lançar, rodar ou tirar.
error-not-your-chance-named = agora não é para lançar, rodar nem tirar.
error-not-absent = O lugar { $seat } não está ausente.
error-not-absent-named = continua aqui.
error-stand-in-too-early = O lugar { $seat } ainda pode voltar; um bot pode substituí-lo daqui a { $seconds } s.
error-stand-in-too-early-named = ainda pode voltar. Um bot pode entrar daqui a { $seconds } s.
error-hidden-hand = As cartas do lugar { $place } continuam escondidas, por isso é um bot que continua.
error-coach-not-allowed = O treinador está desligado. Primeiro, todos os que jogam têm de o ligar.
error-coach-not-your-turn = O treinador ajuda quando é a tua vez de decidir.
error-needs-own-device = Alguém neste dispositivo já concordou; o lugar { $place } tem de concordar noutro dispositivo.
error-no-reopening = Ninguém pede para abrir o lugar { $place }, ou alguém saiu entretanto.
error-look-first = Destapa primeiro as cartas do lugar { $seat }.
error-look-first-named = primeiro é preciso destapar estas cartas.
error-hidden = Isso não se pode pedir numa partida com cartas escondidas.
error-stale = A partida avançou. Vê outra vez.
error-imported = Esta é uma partida guardada. Para jogar, toca em «Jogar a partir daqui».
error-hello-first = A primeira mensagem tem de ser hello.
error-table-closed = Esta partida acabou de ser fechada. Tenta outra vez.
error-reveals-first = Uma destas ações revela algo; envia as seguintes num comando à parte.
error-record-too-many-entries = Uma partida guardada de { $entries } entradas é demasiado longa para abrir aqui; o limite é { $most }.
error-hello-once = O hello já foi enviado.
error-bad-message = Não é possível ler esta mensagem: { $problem }.
error-table-full = Há demasiadas pessoas ligadas a esta partida.
error-too-busy = O servidor está muito ocupado. Tenta outra vez daqui a pouco.
error-too-costly = Isso levaria mais tempo ou memória do que o servidor tem.
error-too-many-messages = Demasiadas mensagens ao mesmo tempo. Tenta outra vez daqui a pouco.
error-too-many-requests = Demasiados pedidos ao mesmo tempo. Tenta outra vez daqui a pouco.
error-bad-origin = Este pedido vem de outro site.
error-bad-host = Este servidor não responde a esse nome. Quem o gere pode permiti-lo com --allowed-host.
error-bad-request = Não é possível ler este pedido: { $problem }.
error-not-found = Não há nada neste endereço.
error-bad-method = Este endereço não aceita esse tipo de pedido.
error-too-large = Este pedido é demasiado grande.
error-internal = Algo correu mal no servidor. A tua partida está a salvo; tenta outra vez.
error-bad-allowed-host = «{ $text }» não é um nome de servidor; --allowed-host aceita um nome como play.example.org, ou * para qualquer um.
error-bad-proxy = «{ $text }» não é um endereço de proxy; --trusted-proxy aceita um endereço IP ou uma rede como 10.0.0.0/8.
error-cannot-listen = Não é possível escutar em { $host }, porta { $port }: { $problem }.
error-store-full = O disco está cheio, por isso a jogada não pôde ser guardada e não foi feita.
error-store-read-only = A base de dados é só de leitura, por isso a jogada não pôde ser guardada e não foi feita.
error-store-damaged = O ficheiro da base de dados está danificado ou não é uma base de dados.
error-store-failed = A base de dados não está a funcionar neste momento. Tudo o que já foi guardado está a salvo.
error-store-unreachable = Neste momento não é possível chegar à base de dados. Tudo o que já foi guardado está a salvo.
error-no-postgres = Uma base de dados PostgreSQL precisa do extra «postgres»: pip install "mazechase[postgres]".
error-store-in-use = A base de dados { $database } está a ser usada por outro servidor.
error-store-gone = O ficheiro da base de dados foi mudado de sítio ou apagado, por isso a jogada não pôde ser guardada e não foi feita.
error-store-closed = A base de dados está fechada.
error-store-too-new = A base de dados foi feita por uma versão mais recente (esquema { $version }; esta versão conhece até ao { $known }).
error-store-not-empty = A base de dados já tem mesas; copia para uma vazia.
error-table-not-copied = Não foi possível copiar toda a mesa { $table }.
error-already-saved = Isto já está guardado.
error-table-damaged = Não é possível ler esta partida da base de dados.
error-log-damaged = Não é possível ler o registo desta partida a partir da entrada { $n }; tudo o que vem antes está a salvo.
error-log-full = Esta partida tem demasiadas jogadas para continuar. Começa uma nova.
error-series-too-long = A série mais longa é de { $most }; { $target } é demais.

# Desenhos com paredes.
error-bad-walled-lines = Um desenho com paredes tem uma linha de bordas por cima e por baixo de cada linha de casas, por isso o número de linhas tem de ser ímpar; este tem { $lines }.
error-bad-walled-line = A linha { $line } do desenho tem de ter { $length } caracteres simples, com + ou um espaço nos cantos.
error-bad-walled-edge = O desenho tem «{ $mark }» ao lado da casa em { $place }, e isso não é permitido aí.

# Tabuleiros desenhados como caminhos
error-paths-mark = O desenho tem «{ $mark }» na linha { $line }, coluna { $column }; usa «{ $known }» para as casas, - e | para os caminhos, ^ v < > para os túneis e = para o bloco.
error-paths-empty = O desenho não tem casas.
error-paths-block = O bloco de = na linha { $line }, coluna { $column } não é um único retângulo cheio.
error-paths-lattice = A casa na linha { $line }, coluna { $column } está fora do sítio: as casas ficam de quatro em quatro colunas e de duas em duas linhas.
error-paths-loose = O caminho na linha { $line }, coluna { $column } não liga duas casas.
error-paths-arrow = O túnel na linha { $line }, coluna { $column } não está mesmo ao lado de uma casa.
error-no-such-code = Ninguém está à espera com este código. Os algarismos estão todos certos?
error-too-many-guesses = Demasiados códigos errados. Lê o código que está no ecrã ou tenta outra vez daqui a uns minutos.
error-too-many-phrases = Espera um momento antes de dizeres mais alguma coisa.
error-no-such-parcel = Este código já foi usado ou é demasiado antigo.
error-too-many-parcels = Há demasiadas pessoas a passar coisas neste momento. Tenta outra vez daqui a uns minutos ou guarda num ficheiro.
