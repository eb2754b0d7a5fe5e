series = Quante partite?
series-none = Una partita alla volta
series-games = { $target ->
    [one] Una partita
   *[other] Al meglio di { $target } partite
}
series-wins = { $target ->
    [one] Basta una vittoria
   *[other] Vince chi arriva a { $target } vittorie
}
series-points = { $target ->
    [one] Basta un punto
   *[other] Vince chi arriva a { $target } punti
}
series-game = Partita { $number }
series-standing = Punteggio finora
series-won = { $count ->
    [one] 1 vittoria
   *[other] { $count } vittorie
}
series-scored = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
series-turns = Per la prossima partita ognuno passa al posto dopo.
series-champion = { $seats ->
    [one] vince tutta la serata!
   *[other] – serata vinta a pari merito!
}
series-champion-you = La serata è tua!
series-nobody = La serata è finita, e non l’ha vinta nessuno.
podium = Com’è andata a tutti
podium-rank = Posizione { $rank }
room-join = Entra con il telefono
room-code = Inquadra il codice, o apri { $host }, tocca «{ $button }» e scrivi:
room-full = Schermo intero
join-digits = Le { $digits } cifre sullo schermo
end-card = Com’è andata
end-moments = Grandi momenti
end-close = Dopo la mossa { $ply } hai avuto la migliore occasione: { $percent }% di probabilità di vincere.
end-try = Riprova da lì
end-how-close = Quanto mancava?
end-share = Condividi un’immagine
finish = Finisci in fretta
finish-offer = Da qui, 100 partite di prova sono finite tutte allo stesso modo. Vittoria:
finish-on = Un robot gioca il resto per te.
other-game = Un altro gioco
other-game-about = Vengono tutti, con gli stessi nomi.
end-run = { $games ->
    [one] 1 vittoria di fila
   *[other] { $games } vittorie di fila
}
end-hits = { $count ->
    [one] 1 colpo
   *[other] { $count } colpi
}
