# O que o treinador diz nas lições.
quoridor-lesson-first-turn = O teu primeiro turno
quoridor-lesson-first-turn-1 = És o Pac-Man e queres chegar ao outro lado. Toca na casa à tua frente.
quoridor-lesson-first-turn-1-hint = Isso é permitido, mas o outro lado é em frente. Toca na casa à tua frente.
quoridor-lesson-first-turn-2 = Isso foi um turno! O teu rival também fez o seu. Continua: mais um passo.
quoridor-lesson-first-turn-3 = Falta um passo. Toca na última casa e vence.
quoridor-lesson-first-turn-done = Venceste! Vence a partida quem chegar primeiro ao outro lado.

quoridor-lesson-fence = Põe uma barreira
quoridor-lesson-fence-1 = O teu rival está a um passo de vencer! Em vez de andar, põe uma barreira: toca no espaço marcado e depois em «Colocar».
quoridor-lesson-fence-1-hint = Assim o teu rival vencia já. Põe a barreira no espaço marcado.
quoridor-lesson-fence-2 = Agora o teu rival tem de a contornar. Aumenta o desvio: põe outra barreira mesmo ao lado da primeira.
quoridor-lesson-fence-done = Belo bloqueio! Uma barreira ocupa duas casas e já não sai. Numa partida a dois tens dez.

quoridor-lesson-jump = Salta por cima
quoridor-lesson-jump-1 = Está alguém mesmo à tua frente. Podes saltar por cima: toca na casa que fica atrás.
quoridor-lesson-jump-1-hint = Não precisas de dar a volta. Toca na casa atrás do teu rival.
quoridor-lesson-jump-done = Duas casas num turno! Quando dois peões estão frente a frente, é bom para quem joga a seguir.

quoridor-lesson-jump-aside = Salta para o lado
quoridor-lesson-jump-aside-1 = Há uma barreira atrás do teu rival, por isso não podes saltar em frente. Salta para o lado: toca na casa marcada.
quoridor-lesson-jump-aside-1-hint = Há um caminho mais rápido: salta ao lado do teu rival, para a casa marcada.
quoridor-lesson-jump-aside-done = Isso mesmo! Só se salta para o lado quando há uma barreira logo atrás do outro peão.

quoridor-lesson-race = Vence a corrida
quoridor-lesson-race-1 = Conta os passos: tu precisas de dois, o teu rival só de um. Uma barreira no espaço marcado transforma esse passo em três!
quoridor-lesson-race-1-hint = Assim o teu rival vencia no próximo passo. Primeiro põe uma barreira no espaço marcado.
quoridor-lesson-race-2 = O teu rival tem de dar a volta. Agora corre!
quoridor-lesson-race-3 = Mais um passo.
quoridor-lesson-race-done = Venceste por um passo! Compara os caminhos: anda se o teu for mais curto; se não, põe barreiras. Nunca podes fechar ninguém por completo.
