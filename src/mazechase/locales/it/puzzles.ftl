puzzle-title = Rompicapo del giorno
puzzle-back = Torna ai giochi
puzzle-grade = { $grade ->
    [1] Facile
    [2] Medio
   *[3] Difficile
}
puzzle-streak = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
puzzle-done = risolto
puzzle-past = Le ultime due settimane
puzzle-why = Perché
puzzle-right = Esatto!
puzzle-ask = Che cosa fai?
puzzle-on = Giusto! E adesso?
puzzle-wrong = Non è quella. Prova qualcos’altro!
puzzle-shown = Era questa la risposta.
puzzle-give-up = Mostrami la risposta
puzzle-not-possible = Qui non puoi farlo.
puzzle-share = Condividi
puzzle-copied = Copiato
puzzle-result = { $shown ->
    [true] Hai guardato la risposta.
   *[false] { $wrong ->
        [0] Risolto al primo tentativo.
        [one] Risolto dopo { $wrong } tentativo sbagliato.
       *[other] Risolto dopo { $wrong } tentativi sbagliati.
    }
}

## What is asked, and why the answer is right

puzzle-best = Trova la mossa migliore.
puzzle-only = Nient’altro funziona.
puzzle-chances = Così vinci circa { $best } volte su 100. Con la seconda risposta migliore, circa { $next }.
puzzle-chances-exact = Così vinci { $best } volte su 100, contate esattamente. Con l’altra risposta, { $next }.
puzzle-quoridor-win = Vinci in { $number } mosse, qualunque cosa faccia l’altro giocatore.
puzzle-quoridor-win-why = Abbiamo provato ogni risposta: nessun’altra vince in { $number } mosse.
puzzle-chase-escape = Ancora una pallina, una sola vita. Dove deve andare Pac-Man per prenderla di sicuro?
puzzle-chase-escape-why = In qualsiasi altro posto i fantasmi possono fermarlo. Qui no, comunque si muovano.
puzzle-chase-trap = A Pac-Man resta una vita. Dove deve andare questo fantasma perché non possa scappare?
puzzle-chase-trap-why = In qualsiasi altro posto Pac-Man può ancora vincere. Qui no, dovunque corra.
puzzle-marbles-best = Ti resta un { $number } per Pac-Man. Qual è la mossa migliore?
puzzle-marbles-ghost = Ti resta un { $number } per un fantasma. Qual è la mossa migliore?
puzzle-mspacman-best = Hai fatto { $number } con la ruota. Dove deve andare Ms. Pac-Man?
puzzle-mspacman-chase = Hai fatto { $number } con il dado. Dove deve andare il tuo fantasma?
puzzle-cards-draw = Tutti gli altri si sono fermati o sono fuori gioco. Peschi, o ti fermi?
