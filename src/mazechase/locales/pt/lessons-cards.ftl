# O que o treinador diz nas lições.
cards-lesson-first-turn = O teu primeiro turno
cards-lesson-first-turn-1 = O objetivo é juntar pontos. Toca em «Tirar» para tirares uma carta.
cards-lesson-first-turn-1-hint = Ainda não tens pontos, por isso não pares. Toca em «Tirar».
cards-lesson-first-turn-2 = Uma cereja, 2 pontos! Podes tirar até três cartas por turno. Tira outra.
cards-lesson-first-turn-3 = Uma bolinha vale 1 ponto. Três fantasmas punham-te fora, por isso não sejamos gulosos: toca em «Fim do turno».
cards-lesson-first-turn-3-hint = Isso é permitido, mas desta vez jogamos pelo seguro. Toca em «Fim do turno».
cards-lesson-first-turn-done = É assim um turno: tiras de uma a três cartas e acabas. No fim, vence quem tiver mais pontos.

cards-lesson-stop = Parar a tempo
cards-lesson-stop-1 = Dois fantasmas! Mais um e ficas fora, sem pontos. Guarda-os: toca em «Parar» e confirma.
cards-lesson-stop-1-hint = Risco a mais: outro fantasma punha-te fora. Toca em «Parar».
cards-lesson-stop-done = Guardaste os teus pontos, e o teu rival tirou um terceiro fantasma e ficou fora. Venceste!

cards-lesson-give = Carta especial: Oferta
cards-lesson-give-1 = Tens dois fantasmas. Atreve-te a tirar: pode sair uma carta especial.
cards-lesson-give-2 = Oferta! Livra-te de um fantasma: toca no fantasma marcado e depois em quem o recebe.
cards-lesson-give-done = Um fantasma a menos para ti, um a mais para o teu rival! Se for o terceiro, fica fora.

cards-lesson-swap = Carta especial: Troca
cards-lesson-swap-1 = Só uma bolinha e dois fantasmas: uma mão fraca. Tira uma carta.
cards-lesson-swap-2 = Troca! Dois jogadores trocam de mão. Toca em ti e no jogador marcado.
cards-lesson-swap-2-hint = Assim ficavas com os teus fantasmas. Escolhe-te a ti e ao jogador marcado.
cards-lesson-swap-done = Que sorte, 12 pontos! E os teus fantasmas ficaram com o teu rival. Também podes trocar as mãos de outros dois.

cards-lesson-skip = Carta especial: Salto
cards-lesson-skip-1 = Tira uma carta.
cards-lesson-skip-2 = Salto! Alguém perde um turno. Toca no jogador marcado.
cards-lesson-skip-3 = Agora toca em «Fim do turno» e vê quem joga a seguir.
cards-lesson-skip-done = Esse jogador não jogou. Faz saltar quem mais precisa do seu turno.

cards-lesson-dictate = Carta especial: Ordem
cards-lesson-dictate-1 = Este é o nível 2, com outras cartas especiais. Tira uma carta.
cards-lesson-dictate-2 = Ordem! Diz quantas cartas alguém tem de tirar. Toca no jogador marcado e depois em +3.
cards-lesson-dictate-2-hint = Também é boa ideia, mas vamos tornar isto perigoso: o jogador marcado e +3.
cards-lesson-dictate-3 = Três cartas, e sem fuga. Toca em «Fim do turno» e vê.
cards-lesson-dictate-done = Mais dois fantasmas juntaram-se ao que já lá estava: fora! Dá ordens a quem já tem fantasmas.

cards-lesson-all-draw = Carta especial: Todos tiram
cards-lesson-all-draw-1 = Tira uma carta.
cards-lesson-all-draw-2 = Todos tiram! Cada jogador tira uma carta, e começas tu: toca no baralho.
cards-lesson-all-draw-done = Todos tiraram uma carta, e também fantasmas. É perigoso para quem já tem dois.

cards-lesson-pass-left = Carta especial: Para a esquerda
cards-lesson-pass-left-1 = Tens um fantasma. Tira uma carta.
cards-lesson-pass-left-2 = Para a esquerda! Cada jogador dá uma carta ao da sua esquerda, todos ao mesmo tempo. Toca no teu fantasma.
cards-lesson-pass-left-2-hint = Podias, mas ficavas com o fantasma. Toca no fantasma.
cards-lesson-pass-left-done = O teu fantasma foi-se embora, e recebeste uma carta do outro lado. Agora conheces todas as cartas especiais!
