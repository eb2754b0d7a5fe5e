editor-workshop = Laboratorio
editor-intro = Crea il tuo tabellone, mazzo, dado o le tue regole. Mentre disegni, i robot ci giocano e ti dicono se è equo. Poi giocaci con chi vuoi.
editor-make = Che cosa creare
editor-yours = Creati su questo dispositivo
editor-none = Ancora niente. Quello che crei si salva qui automaticamente.
editor-unsound = Non finito
editor-open-file = Apri un file
editor-opening = Un momento…
editor-gone = Su questo dispositivo non c’è. Forse è stato eliminato, o creato su un altro.
editor-unknown = Questa pagina non sa a che cosa serva il link o il file.
editor-unreadable = { $file } non è un tabellone, un mazzo o un insieme di regole che si possa mostrare qui.
editor-too-large = { $file } è troppo grande.
editor-new-name = { $kind } { $number }
editor-to-workshop = Torna al laboratorio
editor-called = Nome

editor-kind-marbles-layout = Tabellone
editor-kind-marbles-rules = Regole della casa
editor-kind-mspacman-layout = Tabellone
editor-kind-mspacman-die_faces = Dado dei fantasmi
editor-kind-mspacman-spinner_faces = Ruota
editor-kind-mspacman-rules = Regole della casa
editor-kind-chase-layout = Labirinto
editor-kind-chase-rules = Regole della casa
editor-kind-cards-deck = Mazzo
editor-kind-cards-rules = Regole della casa
editor-kind-quoridor-rules = Regole della casa

editor-start-from = Parti da
editor-from-nothing = Niente
editor-undo = Annulla
editor-redo = Ripeti
editor-drawing = Disegno
editor-brushes = Pennelli
editor-eraser = Gomma
editor-symmetry = Disegna su più lati insieme
editor-symmetry-mirror = Specchio
editor-symmetry-half = Mezzo giro
editor-symmetry-quarter = Quarti di giro
editor-keys = Tasti: le frecce spostano, Invio disegna, Canc cancella, T cambia direzione. Da 1 a 9 si sceglie un pennello, 0 la gomma. Ctrl+Z annulla.
editor-empty = vuoto
editor-spot = { $spot }, { $mark }
editor-spot-wrong = { $spot }, { $mark }, qui c’è qualcosa che non va

editor-marbles-hole = Buca
editor-marbles-path = Sentiero
editor-marbles-ring = Anello
editor-marbles-home-yellow = Casa gialla
editor-marbles-home-red = Casa rossa
editor-marbles-home-green = Casa verde
editor-marbles-home-blue = Casa blu
editor-marbles-opening = Passaggio
editor-mspacman-area-b = Zona di Blinky
editor-mspacman-area-i = Zona di Inky
editor-mspacman-area-p = Zona di Pinky
editor-mspacman-area-s = Zona di Sue
editor-mspacman-wall = Muro
editor-mspacman-door = Porta
editor-mspacman-power = Casella Super
editor-mspacman-circle = Cerchio bianco
editor-mspacman-exit = Casella Uscita
editor-mspacman-den = Tana
editor-mspacman-out = Apertura
editor-mspacman-faces = Facce
editor-mspacman-faces-total = { $count } in tutto
editor-chase-fence = Recinto
editor-chase-pellet = Pallina energia
editor-chase-pac-man = Pac-Man
editor-chase-blinky = Blinky
editor-chase-inky = Inky
editor-chase-pinky = Pinky
editor-chase-clyde = Clyde
editor-chase-side-pacman = Pac-Man
editor-chase-side-ghosts = Fantasmi
editor-chase-side-pacman-more = Pac-Man vince troppo spesso.
editor-chase-side-pacman-less = Pac-Man vince troppo di rado.
editor-chase-side-ghosts-more = I fantasmi vincono troppo spesso.
editor-chase-side-ghosts-less = I fantasmi vincono troppo di rado.
editor-cards-points = Punti
editor-cards-level1 = Carte del livello 1
editor-cards-level1-total = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
editor-cards-level2 = Carte del livello 2
editor-cards-level2-total = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
editor-fewer = Uno in meno: { $name }
editor-more = Uno in più: { $name }
editor-count = { $group }: { $name }

editor-checks = Che cosa manca o non va
editor-checking = Controllo…
editor-fine = Va tutto bene. Puoi giocarci.
editor-problems = { $count ->
    [one] { $count } cosa da sistemare
   *[other] { $count } cose da sistemare
}
editor-problems-more = { $count ->
    [one] Mostrane ancora { $count }
   *[other] Mostrane ancora { $count }
}

editor-fairness = È equo?
editor-bots = Robot
editor-measuring = Stanno ancora giocando…
editor-measuring-first = I robot giocano le prime partite…
editor-measure-when-fine = Appena va tutto bene, i robot ci giocano e mostrano se è equo.
editor-measure-on = Gioca altre partite
editor-seat = Posto { $seat }
editor-percent = { $share }%
editor-share = { $share }% ({ $low }–{ $high })
editor-verdict-open = Ancora troppo vicini per dirlo.
editor-verdict-even = Equo: tutti hanno più o meno le stesse possibilità.
editor-verdict-more = Il posto { $seat } vince troppo spesso.
editor-verdict-less = Il posto { $seat } vince troppo di rado.
editor-figures = { $games ->
    [one] { $games } partita giocata.
   *[other] { $games } partite giocate.
} Turni per partita: circa { $turns }. Minuti: circa { $minutes }.
editor-how-to-read = La linea tratteggiata è una parte equa delle vittorie. La parte vera è da qualche parte sulla barra; con più partite la barra si accorcia.

editor-fairer = Rendilo più equo
editor-fairer-how = Il computer prova piccoli cambiamenti e ti mostra i migliori.
editor-aim = Che cosa vuoi
editor-aim-even = Le stesse possibilità per tutti
editor-aim-shorter = Le stesse possibilità, e partite più corte
editor-aim-longer = Le stesse possibilità, e partite più lunghe
editor-aim-minutes = Le stesse possibilità, e una durata a scelta
editor-aim-minutes-field = Minuti
editor-aim-share = Una parte delle vittorie a scelta: { $name }
editor-aim-share-field = Per cento
editor-search = Trova idee
editor-search-on = Cerca ancora
editor-stop = Ferma
editor-searching = Ricerca in corso
editor-searched = { $games ->
    [one] { $games } partita giocata per trovarle.
   *[other] { $games } partite giocate per trovarle.
}
editor-idea = { $games ->
    [one] { $games } partita, circa { $minutes } min
   *[other] { $games } partite, circa { $minutes } min
}
editor-take = Prendi questa
editor-ideas-note = Questi numeri sono un po’ troppo belli: in cima ci sono le idee più fortunate. Quella che prendi viene misurata da capo.
editor-difference = { $name }: { $from } → { $to }

editor-play = Giocaci
editor-play-bots = Con i robot
editor-play-when-fine = Prima sistema quello che non va.
editor-keep = Conserva e condividi
editor-share-link = Link
editor-share-about = Chi apre questo link ne riceve una copia, da giocare o da cambiare.
editor-save-file = Salva come file
editor-delete = Elimina
editor-delete-sure = Eliminare «{ $name }»?
editor-delete-about = Poi non c’è più. I link e i file che hai condiviso funzionano ancora.
editor-delete-no = Tienilo
editor-kept = Si salva automaticamente su questo dispositivo.
editor-not-kept = Questo browser non conserva niente. Salva un file, o quando esci va perso.
editor-too-long = È troppo grande per un link. Salvalo invece come file.

editor-rules-usual = Come si gioca di solito
editor-rules-how = Parti da quello che dice il libretto, poi cambia quello che vuoi. Le tue regole hanno un nome e si possono scegliere quando prepari una partita.
