# O que dizem as folhas impressas.
print-board = Tabuleiro
print-pieces = Peões
print-ghosts = Fantasmas
print-ghosts-note = dobra pela linha tracejada e cola: forte de um lado, fraco do outro
print-ms = Ms. Pac-Man
print-fences = Barreiras
print-pellets = Pastilhas de poder
print-lives = Vidas do Pac-Man
print-marbles = Berlindes
print-marbles-note = ou usa contas ou moedas
print-dots = Bolinhas
print-dots-note = ou usa contas ou moedas
print-dice = Dados
print-dice-note = dobra pelas arestas e cola as abas, ou usa dados a sério
print-spinner = Roleta
print-spinner-note = segura um clipe no meio com um lápis e dá-lhe um piparote
print-cards = Cartas
print-backs = Versos
print-backs-note = se quiseres, imprime esta página no verso de cada folha de cartas
print-tile = { $what }: linha { $row }, coluna { $column } de { $tiles } { $tiles ->
    [one] parte
   *[other] partes
}. Corta pelas marcas e junta.
print-players = { $count ->
    [one] Para { $count } jogador
   *[other] Para { $count } jogadores
}
print-options = Como jogamos
print-yes = sim
print-no = não
print-own = nosso
print-fan = Um conjunto feito por fãs, sem ligação aos donos dos jogos. Imprime a 100 %, sem «ajustar à página».

# Onde a ajuda fala do ecrã, o papel diz isto.
quoridor-print-move = Um peão move-se uma casa para a frente, para trás ou para o lado: nunca na diagonal, nunca através de uma barreira e nunca para cima de outro peão.
marbles-print-own = Um fantasma até pode cair no teu próprio Pac-Man: ele vai para a base e ninguém paga.
marbles-print-yellow = Cada berlinde amarelo que tens deixa-te comer um fantasma, até no mesmo movimento em que o apanhaste. Se um fantasma te apanhar, guardas os berlindes amarelos.
mspacman-print-power = Quando a Ms. Pac-Man sai de uma bolinha de poder, das grandes, todos os fantasmas ficam fracos: vira-os. Cada um fica fraco durante um turno seu; depois é forte outra vez.
cards-print-secrets = Só tu olhas para as tuas cartas; todos veem quantas tens.
