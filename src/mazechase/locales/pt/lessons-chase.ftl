# O que o treinador diz nas lições.
chase-lesson-first-turn = O teu primeiro turno
chase-lesson-first-turn-1 = És o Pac-Man. Andas duas casas por turno e queres as quatro pastilhas. Toca na pastilha a duas casas de ti.
chase-lesson-first-turn-1-hint = Há uma pastilha ao teu alcance! Toca nela.
chase-lesson-first-turn-2 = Nham! Uma pastilha dá-te até mais três passos. Agora não precisas deles: toca em «Parar aqui».
chase-lesson-first-turn-2-hint = Podes continuar a correr, mas vamos parar aqui. Toca em «Parar aqui».
chase-lesson-first-turn-done = Agora cada fantasma andou uma casa. Come as quatro pastilhas antes que te apanhem três vezes, e vences.

chase-lesson-boost = Come um fantasma
chase-lesson-boost-1 = Há um fantasma à espreita atrás dessa pastilha. Primeiro come a pastilha.
chase-lesson-boost-2 = Agora tens força! Durante três passos podes comer fantasmas. Toca no fantasma.
chase-lesson-boost-3 = Glup! Fica fora até perderes uma vida. Toca em «Parar aqui».
chase-lesson-boost-done = Uma pastilha só te dá força durante o resto desse movimento. Depois, os fantasmas voltam a bloquear-te o caminho.

chase-lesson-hide = Fora da vista
chase-lesson-hide-1 = Os fantasmas olham ao longo da sua linha e da sua coluna. Um que te vê corre duas casas. Esconde-te entre as barreiras: toca na casa marcada.
chase-lesson-hide-1-hint = Aí, um fantasma podia ver-te. Esconde-te entre as barreiras, na casa marcada.
chase-lesson-hide-done = Ninguém te conseguiu ver, por isso cada fantasma só andou uma casa. As barreiras são tuas amigas!

chase-lesson-ghosts = Joga com os fantasmas
chase-lesson-ghosts-1 = Agora jogas com os quatro fantasmas. Vão à vez, uma casa cada um. Aproxima o Blinky do Pac-Man: toca na casa marcada.
chase-lesson-ghosts-1-hint = Os fantasmas caçam juntos: aproxima-te do Pac-Man. Toca na casa marcada.
chase-lesson-ghosts-2 = A seguir é o Inky. Aproxima-te mais.
chase-lesson-ghosts-3 = O Pinky não pode atravessar a barreira. Contorna-a.
chase-lesson-ghosts-4 = O Clyde é o último. Fecha o cerco!
chase-lesson-ghosts-done = Depois move-se outra vez o Pac-Man. Os fantasmas vencem se o apanharem três vezes, por isso cerca-o.

chase-lesson-frenzy = Ver e apanhar
chase-lesson-frenzy-1 = O Blinky olha ao longo da coluna e vê o Pac-Man! Um fantasma que o vê corre duas casas em linha reta. Toca na casa marcada.
chase-lesson-frenzy-2 = O Inky também o vê, ao longo da linha. Corre duas casas e apanha-o!
chase-lesson-frenzy-2-hint = Por aí não! Corre direito ao Pac-Man.
chase-lesson-frenzy-done = Apanhado! O Pac-Man perde uma vida e todos voltam ao início. As barreiras tapam a vista.
