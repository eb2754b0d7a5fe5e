# Comentários nos modelos que `mazechase document` imprime, e nomes do que se conta.
cards-template-deck =
    Os baralhos dos dois níveis, com 54 cartas cada um. docs/rules/cards.md tem todas as condições; verifica os teus com
    `mazechase check FILE`.
cards-template-deck-source = "attested" para números impressos; se não, "home-made".
cards-template-deck-points = Quanto valem as cartas: uma bolinha (dot) 1, cada fruto mais. Podes inventar frutos.
cards-template-deck-level1 = Quantas de cada carta tem o nível 1: pelo menos 3 fantasmas, um fruto, uma bolinha (dot), e give, swap e skip.
cards-template-deck-level2 = O mesmo para o nível 2, com mais fantasmas, e dictate, all-draw e pass-left.
cards-measure-knocked-out = jogadores que ficaram fora
cards-measure-shut-down = jogadores que pararam
cards-measure-drew = cartas tiradas
cards-measure-gave = Ofertas jogadas
cards-measure-swapped = Trocas jogadas
cards-measure-skipping = Saltos jogados
cards-measure-dictated = Ordens jogadas
cards-measure-passed = cartas passadas para a esquerda
cards-measure-wasted = cartas especiais sem efeito
