# O que o treinador diz nas lições.
mspacman-lesson-first-turn = O teu primeiro turno
mspacman-lesson-first-turn-1 = És a Ms. Pac-Man e queres deixar a tua zona sem bolinhas. Toca na roleta.
mspacman-lesson-first-turn-2 = Três passos! Ela come cada bolinha quando sai da casa. Toca na casa marcada e depois em «Ir».
mspacman-lesson-first-turn-2-hint = Também são três passos, mas vai para onde a mão aponta.
mspacman-lesson-first-turn-done = Três bolinhas a menos! Depois, o fantasma lançou o dado e veio atrás de ti. Vence o primeiro jogador que deixar a sua zona sem bolinhas.

mspacman-lesson-power = A bolinha de poder
mspacman-lesson-power-1 = Há um fantasma forte por perto. Roda a roleta: a bolinha grande ao teu lado vai ajudar.
mspacman-lesson-power-2 = Quando sais da bolinha de poder, todos os fantasmas ficam fracos. Passa por ela e atravessa o fantasma: toca na casa marcada e depois em «Ir».
mspacman-lesson-power-2-hint = Perdias a tua oportunidade! Passa pela bolinha grande e atravessa o fantasma.
mspacman-lesson-power-3 = Apanhaste-o, e por isso rodas outra vez!
mspacman-lesson-power-4 = Mais dois passos, e mais duas bolinhas.
mspacman-lesson-power-done = Um fantasma fraco que apanhas vai para o covil. Mas não esperes muito: os fantasmas voltam a ser fortes.

mspacman-lesson-exits = Foge pelas saídas
mspacman-lesson-exits-1 = Tens um fantasma forte mesmo atrás de ti! Roda a roleta.
mspacman-lesson-exits-2 = Um passo leva de qualquer saída na borda a qualquer outra. Toca na casa marcada, lá longe, e depois em «Ir».
mspacman-lesson-exits-2-hint = Aí, o fantasma podia alcançar-te. Foge pela saída.
mspacman-lesson-exits-done = Longe em três passos! Os fantasmas também podem usar as saídas, por isso não os percas de vista.

mspacman-lesson-ghost = Joga com um fantasma
mspacman-lesson-ghost-1 = Agora és um fantasma: apanha a Ms. Pac-Man e a seguir jogas tu com ela. Lança o dado.
mspacman-lesson-ghost-2 = Ela está a dois passos e tu tens três: chega! Toca nela e depois em «Ir».
mspacman-lesson-ghost-2-hint = Ela está ao teu alcance! Toca na Ms. Pac-Man.
mspacman-lesson-ghost-3 = Apanhada! Agora és a Ms. Pac-Man. Põe-na num círculo branco da tua zona: toca no que está marcado e depois em «Ir».
mspacman-lesson-ghost-3-hint = Esse círculo está livre, mas começa na tua zona, onde estão as tuas bolinhas.
mspacman-lesson-ghost-done = Quem a apanha joga logo com ela. Assim todos chegam a comer.

mspacman-lesson-win = A última bolinha
mspacman-lesson-win-1 = Na tua zona só resta uma bolinha. Roda a roleta!
mspacman-lesson-win-2 = Passa por cima dela: é comida quando sais da casa. Toca na casa marcada e depois em «Ir».
mspacman-lesson-win-2-hint = Tens de pisar a bolinha e voltar a sair. Toca na casa marcada.
mspacman-lesson-win-done = A tua zona está limpa, e vences! Também conta se outra pessoa comer a tua última bolinha.
