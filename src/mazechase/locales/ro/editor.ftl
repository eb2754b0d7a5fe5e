editor-workshop = Atelier
editor-intro = Fă-ți propria tablă, propriul pachet, zar sau propriile reguli. Cât desenezi, roboții joacă și îți spun dacă e corect. Apoi joacă cu oricine.
editor-make = Ce să faci
editor-yours = Făcute pe acest dispozitiv
editor-none = Nimic încă. Ce faci se păstrează aici de la sine.
editor-unsound = Neterminat
editor-open-file = Deschide un fișier
editor-opening = O clipă…
editor-gone = Nu e pe acest dispozitiv. Poate a fost șters sau făcut pe altul.
editor-unknown = Pagina nu știe la ce folosește linkul sau fișierul.
editor-unreadable = { $file } nu este o tablă, un pachet sau un set de reguli care se poate arăta aici.
editor-too-large = { $file } este prea mare.
editor-new-name = { $kind } { $number }
editor-to-workshop = Înapoi la atelier
editor-called = Nume

editor-kind-marbles-layout = Tablă
editor-kind-marbles-rules = Regulile casei
editor-kind-mspacman-layout = Tablă
editor-kind-mspacman-die_faces = Zarul fantomelor
editor-kind-mspacman-spinner_faces = Roată
editor-kind-mspacman-rules = Regulile casei
editor-kind-chase-layout = Labirint
editor-kind-chase-rules = Regulile casei
editor-kind-cards-deck = Pachet
editor-kind-cards-rules = Regulile casei
editor-kind-quoridor-rules = Regulile casei

editor-start-from = Pornește de la
editor-from-nothing = Nimic
editor-undo = Anulează
editor-redo = Refă
editor-drawing = Desen
editor-brushes = Pensule
editor-eraser = Radieră
editor-symmetry = Desenează pe mai multe părți deodată
editor-symmetry-mirror = Oglindă
editor-symmetry-half = Jumătate de rotație
editor-symmetry-quarter = Sferturi de rotație
editor-keys = Taste: săgețile mută, Enter desenează, Delete șterge, T schimbă direcția. 1 până la 9 aleg o pensulă, 0 radiera. Ctrl+Z anulează.
editor-empty = gol
editor-spot = { $spot }, { $mark }
editor-spot-wrong = { $spot }, { $mark }, aici ceva nu e bine

editor-marbles-hole = Gropiță
editor-marbles-path = Drum
editor-marbles-ring = Inel
editor-marbles-home-yellow = Casa galbenă
editor-marbles-home-red = Casa roșie
editor-marbles-home-green = Casa verde
editor-marbles-home-blue = Casa albastră
editor-marbles-opening = Trecere
editor-mspacman-area-b = Zona Blinky
editor-mspacman-area-i = Zona Inky
editor-mspacman-area-p = Zona Pinky
editor-mspacman-area-s = Zona Sue
editor-mspacman-wall = Zid
editor-mspacman-door = Ușă
editor-mspacman-power = Căsuță Super
editor-mspacman-circle = Cerc alb
editor-mspacman-exit = Căsuță de ieșire
editor-mspacman-den = Bârlog
editor-mspacman-out = Deschidere
editor-mspacman-faces = Fețe
editor-mspacman-faces-total = { $count } în total
editor-chase-fence = Barieră
editor-chase-pellet = Capsulă energie
editor-chase-pac-man = Pac-Man
editor-chase-blinky = Blinky
editor-chase-inky = Inky
editor-chase-pinky = Pinky
editor-chase-clyde = Clyde
editor-chase-side-pacman = Pac-Man
editor-chase-side-ghosts = Fantome
editor-chase-side-pacman-more = Pac-Man câștigă prea des.
editor-chase-side-pacman-less = Pac-Man câștigă prea rar.
editor-chase-side-ghosts-more = Fantomele câștigă prea des.
editor-chase-side-ghosts-less = Fantomele câștigă prea rar.
editor-cards-points = Puncte
editor-cards-level1 = Cărțile nivelului 1
editor-cards-level1-total = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
editor-cards-level2 = Cărțile nivelului 2
editor-cards-level2-total = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
editor-fewer = Scoate una: { $name }
editor-more = Adaugă una: { $name }
editor-count = { $group }: { $name }

editor-checks = Ce lipsește sau nu e bine
editor-checking = Verificăm…
editor-fine = Totul e bine. Poți juca.
editor-problems = { $count ->
    [one] { $count } lucru de reparat
    [few] { $count } lucruri de reparat
   *[other] { $count } de lucruri de reparat
}
editor-problems-more = { $count ->
    [one] Mai arată { $count }
    [few] Mai arată { $count }
   *[other] Mai arată { $count }
}

editor-fairness = E corect?
editor-bots = Roboți
editor-measuring = Încă joacă…
editor-measuring-first = Roboții joacă primele jocuri…
editor-measure-when-fine = De îndată ce totul e bine, roboții joacă și arată dacă e corect.
editor-measure-on = Mai multe jocuri
editor-seat = Locul { $seat }
editor-percent = { $share }%
editor-share = { $share }% ({ $low }–{ $high })
editor-verdict-open = Încă prea strâns ca să ne dăm seama.
editor-verdict-even = Corect: toți au cam aceleași șanse.
editor-verdict-more = Locul { $seat } câștigă prea des.
editor-verdict-less = Locul { $seat } câștigă prea rar.
editor-figures = { $games ->
    [one] { $games } joc jucat.
    [few] { $games } jocuri jucate.
   *[other] { $games } de jocuri jucate.
} Ture pe joc: cam { $turns }. Minute: cam { $minutes }.
editor-how-to-read = Linia întreruptă arată o parte corectă din victorii. Partea adevărată e undeva pe bară; cu mai multe jocuri bara se scurtează.

editor-fairer = Fă-l mai corect
editor-fairer-how = Calculatorul încearcă schimbări mici și ți le arată pe cele mai bune.
editor-aim = Ce vrei
editor-aim-even = Aceleași șanse pentru toți
editor-aim-shorter = Aceleași șanse, și jocuri mai scurte
editor-aim-longer = Aceleași șanse, și jocuri mai lungi
editor-aim-minutes = Aceleași șanse, și o durată la alegere
editor-aim-minutes-field = Minute
editor-aim-share = O parte din victorii la alegere: { $name }
editor-aim-share-field = Procente
editor-search = Găsește idei
editor-search-on = Mai caută
editor-stop = Oprește
editor-searching = Căutăm
editor-searched = { $games ->
    [one] { $games } joc jucat ca să le găsim.
    [few] { $games } jocuri jucate ca să le găsim.
   *[other] { $games } de jocuri jucate ca să le găsim.
}
editor-idea = { $games ->
    [one] { $games } joc, cam { $minutes } min
    [few] { $games } jocuri, cam { $minutes } min
   *[other] { $games } de jocuri, cam { $minutes } min
}
editor-take = Ia-o pe asta
editor-ideas-note = Aceste cifre sunt puțin prea frumoase: cele mai norocoase idei sunt primele. Cea pe care o iei se măsoară din nou.
editor-difference = { $name }: { $from } → { $to }

editor-play = Joacă
editor-play-bots = Cu roboți
editor-play-when-fine = Repară întâi ce nu e bine.
editor-keep = Păstrează și trimite
editor-share-link = Link
editor-share-about = Cine deschide acest link primește o copie, ca să joace sau s-o schimbe.
editor-save-file = Salvează ca fișier
editor-delete = Șterge
editor-delete-sure = Ștergi „{ $name }”?
editor-delete-about = Apoi nu mai există. Linkurile și fișierele pe care le-ai trimis merg în continuare.
editor-delete-no = Păstrează
editor-kept = Păstrat de la sine pe acest dispozitiv.
editor-not-kept = Acest browser nu păstrează nimic. Salvează un fișier, altfel se pierde când pleci.
editor-too-long = E prea mare pentru un link. Salvează-l ca fișier.

editor-rules-usual = Cum jucăm de obicei
editor-rules-how = Pornește de la ce spune regulamentul, apoi schimbă ce vrei. Regulile tale au un nume și se pot alege când pregătești un joc.
