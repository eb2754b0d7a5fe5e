# O que a página diz, seja qual for o jogo. O nome de um jogador fica sempre sozinho. O que vem depois de «Ada:» ou
# de «Tu:» é dito na primeira pessoa ou de forma impessoal, para servir aos dois. O plural «zero» é escrito à parte.

app-name = Mazechase
app-about = Labirintos, fantasmas e barreiras: jogos de tabuleiro prontos num toque. Joga aqui ou com amigos que estão longe.
disclaimer = Um projeto de fãs. Não é afiliado aos donos de PAC-MAN, Quoridor ou de qualquer outro jogo aqui referido, nem aprovado por eles, nem tem ligação com eles. Todas as marcas pertencem aos seus donos.
loading = Um momento…
close = Fechar
cancel = Cancelar
menu = Menu
settings = Definições
to-start = Início
problem-no-answer = O servidor não responde. Verifica a tua ligação e tenta outra vez.
page-late = Esta página está a demorar muito a carregar. Se não acontecer nada, tenta recarregá-la.
page-retrying = Ainda falta uma parte da página. Vamos tentar outra vez…
page-reload = Falta uma parte desta página, provavelmente por causa de uma atualização. Recarrega-a. As tuas partidas estão a salvo.
reload = Recarregar

## A página inicial

games = Jogos
continue-games = Continuar
players-count = { $least } a { $most } jogadores
play-bot = Contra um bot
play-here = No mesmo dispositivo
play-link = Com alguém, por link
play-shared = Ecrã grande e telemóveis
join-code = Entrar com um código
play-more = Mais opções
bot-strength = Força do bot
puzzle-link = Desafio do dia
recent-tables = Partidas acabadas
forget-table = Tirar desta lista
forget-sure = Tirar? Já não poderás voltar a ela
open-record = Abrir uma partida guardada
open-record-bad = Este ficheiro não é uma partida guardada.
recent-turn = É a tua vez
recent-over = Acabada
recent-lobby = À espera de jogadores
recent-next = A seguir: { $name }
recent-won = Venceste
recent-lost = Perdeste
recent-nobody = Ninguém venceu
recent-winner = Vitória: { $name }
recent-record = Partida guardada
recent-all = Ver todas ({ $games })
recent-now = agora mesmo

## Preparar uma mesa

setup-players = Jogadores
setup-places = Quem joga?
setup-place = Lugar { $place }: quem joga
setup-level = Lugar { $place }: força do bot
setup-name = Nome
setup-no-limit = sem limite
setup-open-file = Abrir um ficheiro
setup-samples = { $what }: imagens
setup-name-of = Lugar { $place }: nome
setup-piece = Lugar { $place }: peão
setup-random = Sortear quem começa
setup-clock = Relógio
setup-clock-minutes = { $minutes ->
    [0] Sem relógio
    [one] { $minutes } minuto por pessoa, +{ $seconds } s por jogada
   *[other] { $minutes } minutos por pessoa, +{ $seconds } s por jogada
}
setup-options = Opções
setup-book = Como no livro de regras
setup-book-about = { $rules ->
    [one] Uma regra da casa é diferente do livro. Marca aqui para jogar sem ela.
   *[other] { $rules } regras da casa são diferentes do livro. Marca aqui para jogar sem elas.
}
setup-house-rule = { $book ->
    [true] Regra da casa. O livro diz que sim.
    [false] Regra da casa. O livro diz que não.
   *[other] Regra da casa. O livro diz: { $book }.
}
setup-as-printed = Como diz o livro.
setup-shared = Cada pessoa entra com o seu telemóvel, pelo link ou pelo código.
setup-start = Começar a partida
setup-open = Criar a partida
place-kind-here = Este dispositivo
place-kind-link = Por link
place-kind-bot = Bot
bot-random = Bot trapalhão
bot-random-about = faz qualquer coisa que seja permitida, sem pensar.
bot-level1 = Bot principiante
bot-level1-about = conhece as regras e pouco mais. Bom para uma primeira partida.
bot-level2 = Bot fácil
bot-level2-about = vê o que é bom neste momento, mas não faz planos.
bot-level3 = Bot médio
bot-level3-about = faz alguns planos. Um bom adversário para quem já conhece o jogo.
bot-level4 = Bot difícil
bot-level4-about = vê mais longe e faz poucos erros.
bot-level5 = Bot campeão
bot-level5-about = é o mais forte que temos. Boa sorte!
bot-classic1 = Bot fácil (clássico)
bot-classic2 = Bot médio (clássico)
bot-classic3 = Bot difícil (clássico)
bot-perfect = Bot perfeito

## Antes da partida

lobby-host = A tua partida está pronta
lobby-open = { $places ->
    [one] Falta alguém para o lugar livre. Envia o link.
   *[other] Faltam pessoas para os lugares livres. Envia o link.
}
lobby-guest = Tens um convite para jogar { $game }!
lobby-guest-of = { $name } convida-te para jogar { $game }!
lobby-wait = Já entraste! À espera que a partida comece…
lobby-wait-for = Já entraste! À espera que { $name } comece a partida…
place-open = Lugar livre
place-yours = O teu lugar
place-here = Aqui
place-bot = Joga um bot
sit-here = Jogar aqui
sit-down = Entrar
move-up = Mover para cima
make-bot = Pôr um bot a jogar
make-open = Tirar
your-name = O teu nome
invite-link = Envia este link a alguém, ou pede que leia o código
start-match = Começar
start-with-bots = { $places ->
    [one] Começar com um bot no lugar livre
   *[other] Começar com bots nos lugares livres
}
link-only-here = Este link só funciona neste dispositivo. Arranca com { $command } para que outros possam entrar pelo teu Wi-Fi.
copy-link = Copiar link
new-link = Link novo (o antigo deixa de funcionar)
copied = Copiado
share = Partilhar
qr-code = Código QR do link

## À mesa

seats = Jogadores
seat-name = Jogador { $seat }
you = Tu
seat-away = Não está
seat-asked = a jogar
seat-won = Vence
clock-left = Faltam { $time }
todo-turn = É a tua vez.
# Antes do que alguém tem de fazer: «Ada, lança os dados.» Depois da vírgula continua com minúscula.
todo-call = { $name },
todo-act = Escolhe o que fazer.
todo-chance = Toca para lançar, rodar ou tirar.
todo-bot = está a pensar…
todo-wait = está a jogar…
# O que alguém faz enquanto isso se vê, depois do nome ou de «Tu».
doing-move = { $who ->
    [you] estás a fazer a tua jogada…
   *[somebody] está a fazer a sua jogada…
}
doing-chance = { $who ->
    [you] estás a tentar a sorte…
   *[somebody] está a tentar a sorte…
}
away-wait = não está. Um bot pode jogar em seu lugar daqui a { $time }.
away-ready = não está. Um bot já pode jogar em seu lugar.
away-minded = não está. Joga um bot até voltar.
turn-away = É a vez de { $name } (não está).
turn-away-wait = Um bot pode jogar em seu lugar daqui a { $time }.
turn-away-ready = Um bot já pode jogar em seu lugar.
absences = Quem não está
not-yet = Ainda não! Estamos à espera de: { $name }.
todo-queued = Não tens ligação. A tua jogada será enviada assim que voltares a estar online.
watching = Estás a ver.
watching-full = Todos os lugares estão ocupados. Estás a ver.
paused = A partida está em pausa.
paused-wait = A partida está em pausa até que a retome quem a criou.
over-won = { $seats ->
    [one] vence!
   *[other] vencem juntos!
}
over-you-won = Venceste!
over-cheer = Boa partida! Jogamos outra vez?
over-nobody = A partida acabou. Ninguém vence.
told-of = { $name }: { $sentence }
# Um turno: um nome e o que essa pessoa fez, ou o que aconteceu sem que ninguém o fizesse.
turn-told = { $name } { $deeds }.
turn-said = { $deeds }.
turn-plain = { $who ->
    [you] fizeste
   *[somebody] fez
} uma jogada
# Algo que aconteceu num jogo para o qual a página não tem palavras.
turn-event = { $event }
match-short-undo-wanted = { $who ->
    [you] queres
   *[somebody] quer
} anular a última jogada.
match-short-undo-reply = { $answer ->
    [yes] { $who ->
        [you] concordaste
       *[somebody] concordou
    }.
    [withdrawn] já não { $who ->
        [you] queres
       *[somebody] quer
    } anular.
   *[no] { $who ->
        [you] disseste
       *[somebody] disse
    } que não.
}
match-short-gave-up = { $who ->
    [you] desististe
   *[somebody] desistiu
}.
match-short-time-up = acabou o tempo.
match-short-seat-taken = { $bot ->
    [none] { $who ->
        [you] entraste
       *[somebody] entrou
    } na partida.
   *[other] agora joga um bot.
}
match-short-seat-minded = fora por um bocado. Joga um bot até ao regresso.
match-short-seat-reclaimed = de volta à partida.
help = Como se joga
help-search = Procurar nas regras
help-nothing = Não há nada aqui sobre «{ $search }». Tenta outra palavra.
help-ruling = Ler a regra
help-house = Regra da casa
help-yes = Sim
help-no = Não
help-own = A tua
help-options = Opções
help-table-options = Esta mesa
help-differs = Mudada
harm-title = De certeza?
harm-usual = Isso prejudica-te.
harm-do = Fazer na mesma
harm-no = Não, voltar
mind-seat = Pôr um bot a jogar até voltar
mind-means = não está. Um bot vai jogar em seu lugar até voltar.
minded-for-you = Um bot jogou por ti enquanto não estavas.
take-back = Anular
undo-asked = quer anular a última jogada.
undo-refused = disse que não. A jogada fica.
undo-waiting = Anular a última jogada? Falta a resposta de: { $names }
undo-withdraw = Deixa estar
agree = Está bem
disagree = Não
no-thanks = Agora não
reopen-question = pode dar o lugar a outra pessoa, que verá estas cartas. Concordas?
reopen-waiting = tem um bot a jogar aqui. Outra pessoa pode entrar quando todos concordarem. Falta: { $names }
resign = Desistir
resign-sure = Desistir desta partida?
resign-who = vai desistir.
resign-ends = Com isso a partida acaba.
resign-bot = Continua um bot.
show-ways = Caminhos
rematch = Jogar outra vez
rematch-join = Partida seguinte
rematch-begun = A partida seguinte já começou.
fork = Jogar a partir daqui
pause = Pausa
resume = Continuar
mute = Desligar o som
unmute = Ligar o som
link-waiting = A ligação caiu. A ligar de novo; a tua partida está a salvo.
table-gone = Esta partida foi apagada, ou o teu link já não funciona.
no-entry = Este link não abre nenhuma partida
no-entry-friend = Foi alguém que to enviou? Pede o link do convite ou lê o código no ecrã dessa pessoa.
no-entry-own = É a tua partida? No dispositivo em que jogas, abre o menu e escolhe «{ $menu }».
delete-table = Apagar esta partida
delete-table-sure = Apagar esta partida para todos?
save-record = Guardar a partida
save-picture = Guardar uma imagem
places = Mudar quem joga
places-secret = Se tirares alguém, joga um bot em seu lugar. Outra pessoa pode entrar quando os outros concordarem, porque verá essas cartas.
replace-sure = De certeza? Vai perder o lugar
place-free = Há um lugar livre. Podes entrar e continuar.
watch-link = Convidar para ver
watch-link-help = Quem tiver este link pode ver, mas não jogar
continue-elsewhere = Continuar noutro dispositivo
continue-elsewhere-help = Lê o código com o outro dispositivo ou abre lá o link. Abre o teu lugar, por isso não o partilhes

## Olhar para trás

log = Jogadas até agora
log-empty = Ainda não há jogadas.
log-kind = Como as mostrar
log-story = Por palavras
log-last = O último turno de cada um
log-codes = Em notação
log-earlier = Jogadas anteriores
log-later = Jogadas seguintes
log-after = Começa depois da jogada { $ply } de uma partida anterior.
record-shown = Esta é uma partida guardada. Para continuar a jogar, toca em «Jogar a partir daqui».
scrubber = Olhar para trás
scrub-first = Ir para o início
scrub-previous = Jogada anterior
scrub-next = Jogada seguinte
scrub-last = Ir para a última jogada
scrub-play = Reproduzir
scrub-pause = Pausa
scrub-at = Jogada { $ply } de { $last }
scrub-live = Voltar à partida

## Passar o dispositivo

curtain = É a vez de { $name }
curtain-peek = Passa o dispositivo, sem espreitar!
curtain-open = Sou eu: mostrar as minhas cartas
curtain-go-on = Continuar

## Definições

setting-language = Língua
setting-theme = Tema
setting-theme-auto = Automático
setting-theme-light = Claro
setting-theme-dark = Escuro
setting-motion = Animações
setting-motion-auto = Automáticas
setting-motion-full = Completas
setting-motion-less = Reduzidas
setting-speed = Velocidade
setting-speed-times = × { $speed }
setting-sound = Som

## Lados de uma casa, tal como se veem no ecrã

side-up = em cima
side-right = à direita
side-down = em baixo
side-left = à esquerda

## Um jogo sem desenhos

plain-actions = O que podes fazer
plain-ask = Lançar, rodar ou tirar

## Peões

piece-of = { $label }: { $piece }
piece-open = por escolher
piece-pac = Pac-Man
piece-ms = Ms. Pac-Man
piece-red = fantasma vermelho
piece-pink = fantasma cor-de-rosa
piece-cyan = fantasma azul
piece-orange = fantasma laranja
piece-violet = fantasma roxo
piece-green = fantasma verde
file-problem = { $file }: { $problem }

## Perguntar ao treinador

hint = Dica
hint-thinking = Deixa-me pensar…
hint-action = A melhor jogada: { $action }.
hint-chance = Probabilidade de vencer: { NUMBER($percent) } %.
hint-close = Fechar a dica
coach-switch = Dicas
coach-switch-help = Todos os que jogam têm de ligar as dicas.
coach-agreed = Ligadas por: { $names }

## Rever uma partida

review = Revisão
review-making = A rever a partida. Demora uns segundos…
review-chart = Probabilidades de vencer de cada um, da primeira jogada à última
review-luck = Sorte
review-lost = Perdido por jogada
review-mistakes = Erros
review-percent = { NUMBER($percent) } %
review-of = { NUMBER($mistakes) } de { NUMBER($decisions) }
review-turning = Momentos decisivos
review-lucky = Sorte: +{ NUMBER($percent) } %
review-gave = Perderam-se { NUMBER($percent) } %
review-best = Melhor:
review-try = Tentar outra vez daqui
review-even = Nenhuma jogada decidiu esta partida sozinha.

# Lições
learn-first = Aprende num minuto
lessons = Lições
lessons-all = Todas as lições
lessons-of = { $game }: lições
lessons-done = { $done } de { $all } feitas
lesson-ticked = feita
lesson-number = Lição { $number } de { $lessons }
lesson-next = Lição seguinte
lesson-again = Começar de novo
lesson-play = Jogar uma partida a sério
lesson-gone = Esta lição já não está aberta.
guide-skip = Saltar as dicas

make-own = Cria o teu…
setup-own-rules = As tuas regras da casa
yours-link = As minhas partidas
ladder-link = A escada
bots-hurried = Há muitas partidas neste momento, por isso os bots têm menos tempo para pensar.
talk = Dizer algo
