# A oficina na página: desenhar tabuleiros, baralhos, dados e regras da casa.
editor-workshop = Oficina
editor-intro = Cria o teu tabuleiro, baralho, dado ou regras. Enquanto desenhas, os bots experimentam e dizem-te se é justo. Depois, joga com quem quiseres.
editor-make = O que criar
editor-yours = Feito neste dispositivo
editor-none = Ainda nada. O que criares fica aqui guardado automaticamente.
editor-unsound = Por acabar
editor-open-file = Abrir um ficheiro
editor-opening = Um momento…
editor-gone = Isso não está neste dispositivo. Talvez tenha sido apagado, ou feito noutro.
editor-unknown = Esta página não sabe para que serve o link ou o ficheiro.
editor-unreadable = { $file } não é um tabuleiro, um baralho nem regras que se possam mostrar aqui.
editor-too-large = { $file } é demasiado grande.
editor-new-name = { $kind } { $number }
editor-to-workshop = Voltar à oficina
editor-called = Nome

editor-kind-marbles-layout = Tabuleiro
editor-kind-marbles-rules = Regras da casa
editor-kind-mspacman-layout = Tabuleiro
editor-kind-mspacman-die_faces = Dado dos fantasmas
editor-kind-mspacman-spinner_faces = Roleta
editor-kind-mspacman-rules = Regras da casa
editor-kind-chase-layout = Labirinto
editor-kind-chase-rules = Regras da casa
editor-kind-cards-deck = Baralho
editor-kind-cards-rules = Regras da casa
editor-kind-quoridor-rules = Regras da casa

editor-start-from = Começar com
editor-from-nothing = Nada
editor-undo = Anular
editor-redo = Refazer
editor-drawing = Desenho
editor-brushes = Pincéis
editor-eraser = Borracha
editor-symmetry = Desenhar em vários lados ao mesmo tempo
editor-symmetry-mirror = Espelho
editor-symmetry-half = Meia volta
editor-symmetry-quarter = Quartos de volta
editor-keys = Teclas: as setas movem, Enter desenha, Delete apaga, T vira para a outra direção. De 1 a 9 escolhe-se um pincel, 0 é a borracha. Ctrl+Z anula.
editor-empty = vazio
editor-spot = { $spot }, { $mark }
editor-spot-wrong = { $spot }, { $mark }, há aqui algo errado

editor-marbles-hole = Buraco
editor-marbles-path = Caminho
editor-marbles-ring = Anel
editor-marbles-home-yellow = Base amarela
editor-marbles-home-red = Base vermelha
editor-marbles-home-green = Base verde
editor-marbles-home-blue = Base azul
editor-marbles-opening = Túnel
editor-mspacman-area-b = Zona de Blinky
editor-mspacman-area-i = Zona de Inky
editor-mspacman-area-p = Zona de Pinky
editor-mspacman-area-s = Zona de Sue
editor-mspacman-wall = Parede
editor-mspacman-door = Porta
editor-mspacman-power = Casa de poder
editor-mspacman-circle = Círculo branco
editor-mspacman-exit = Casa de saída
editor-mspacman-den = Covil
editor-mspacman-out = Abertura
editor-mspacman-faces = Faces
editor-mspacman-faces-total = { $count } no total
editor-chase-fence = Barreira
editor-chase-pellet = Pastilha
editor-chase-pac-man = Pac-Man
editor-chase-blinky = Blinky
editor-chase-inky = Inky
editor-chase-pinky = Pinky
editor-chase-clyde = Clyde
editor-chase-side-pacman = Pac-Man
editor-chase-side-ghosts = Fantasmas
editor-chase-side-pacman-more = O Pac-Man vence vezes demais.
editor-chase-side-pacman-less = O Pac-Man vence poucas vezes.
editor-chase-side-ghosts-more = Os fantasmas vencem vezes demais.
editor-chase-side-ghosts-less = Os fantasmas vencem poucas vezes.
editor-cards-points = Pontos
editor-cards-level1 = Cartas do nível 1
editor-cards-level1-total = { $count ->
    [0] { $count } cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
editor-cards-level2 = Cartas do nível 2
editor-cards-level2-total = { $count ->
    [0] { $count } cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
editor-fewer = Menos um: { $name }
editor-more = Mais um: { $name }
editor-count = { $group }: { $name }

editor-checks = O que falta ou está errado
editor-checking = A verificar…
editor-fine = Está tudo bem. Já podes jogar.
editor-problems = { $count ->
    [0] { $count } coisas por corrigir
    [one] { $count } coisa por corrigir
   *[other] { $count } coisas por corrigir
}
editor-problems-more = { $count ->
    [one] Ver mais { $count }
   *[other] Ver mais { $count }
}

editor-fairness = É justo?
editor-bots = Bots
editor-measuring = Ainda a jogar…
editor-measuring-first = Os bots estão a jogar as primeiras partidas…
editor-measure-when-fine = Assim que estiver tudo bem, os bots jogam e mostram se é justo.
editor-measure-on = Jogar mais partidas
editor-seat = Lugar { $seat }
editor-percent = { $share } %
editor-share = { $share } % ({ $low }–{ $high })
editor-verdict-open = Ainda não dá para saber.
editor-verdict-even = Justo: todos têm mais ou menos a mesma probabilidade.
editor-verdict-more = O lugar { $seat } vence vezes demais.
editor-verdict-less = O lugar { $seat } vence poucas vezes.
editor-figures = { $games ->
    [0] { $games } partidas jogadas.
    [one] { $games } partida jogada.
   *[other] { $games } partidas jogadas.
} Turnos por partida: cerca de { $turns }. Minutos: cerca de { $minutes }.
editor-how-to-read = A linha tracejada é a parte justa das vitórias. A parte verdadeira está algures na barra; com mais partidas, a barra fica mais curta.

editor-fairer = Tornar mais justo
editor-fairer-how = O computador experimenta pequenas mudanças e mostra-te as melhores.
editor-aim = O que queres
editor-aim-even = A mesma probabilidade para todos
editor-aim-shorter = A mesma probabilidade e partidas mais curtas
editor-aim-longer = A mesma probabilidade e partidas mais longas
editor-aim-minutes = A mesma probabilidade e uma duração à escolha
editor-aim-minutes-field = Minutos
editor-aim-share = Uma parte das vitórias à escolha: { $name }
editor-aim-share-field = Por cento
editor-search = Procurar ideias
editor-search-on = Procurar mais
editor-stop = Parar
editor-searching = A procurar
editor-searched = { $games ->
    [0] { $games } partidas jogadas para as encontrar.
    [one] { $games } partida jogada para as encontrar.
   *[other] { $games } partidas jogadas para as encontrar.
}
editor-idea = { $games ->
    [0] { $games } partidas, cerca de { $minutes } min
    [one] { $games } partida, cerca de { $minutes } min
   *[other] { $games } partidas, cerca de { $minutes } min
}
editor-take = Usar esta
editor-ideas-note = Estes números são um pouco otimistas: as ideias com mais sorte aparecem primeiro. Quando usares uma, volta a ser medida.
editor-difference = { $name }: { $from } → { $to }

editor-play = Jogar
editor-play-bots = Com bots
editor-play-when-fine = Primeiro corrige o que está errado.
editor-keep = Guardar e partilhar
editor-share-link = Link
editor-share-about = Quem abrir este link recebe uma cópia, para jogar ou para mudar.
editor-save-file = Guardar num ficheiro
editor-delete = Apagar
editor-delete-sure = Apagar «{ $name }»?
editor-delete-about = Desaparece de vez. Os links e ficheiros que partilhaste continuam a funcionar.
editor-delete-no = Manter
editor-kept = Fica guardado neste dispositivo automaticamente.
editor-not-kept = Este navegador não guarda nada. Guarda um ficheiro, ou perde-se quando saíres.
editor-too-long = É demasiado grande para um link. Guarda-o num ficheiro.

editor-rules-usual = Como costumamos jogar
editor-rules-how = Parte do que diz o livro e muda o que quiseres. As tuas regras têm um nome e podem ser escolhidas quando preparas uma partida.
