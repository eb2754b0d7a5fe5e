editor-workshop = Verksted
editor-intro = Lag ditt eget brett, din egen kortstokk, dine egne terninger eller regler. Roboter spiller det mens du tegner, og sier om det er rettferdig. Så kan du spille det med hvem du vil.
editor-make = Hva du vil lage
editor-yours = Laget på denne enheten
editor-none = Ingenting ennå. Det du lager, blir lagret her av seg selv.
editor-unsound = Ikke ferdig
editor-open-file = Åpne en fil
editor-opening = Et øyeblikk…
editor-gone = Det finnes ikke på denne enheten. Kanskje det ble slettet, eller laget på en annen.
editor-unknown = Siden vet ikke hva lenken eller filen er til.
editor-unreadable = { $file } er ikke et brett, en kortstokk eller et sett regler som kan vises her.
editor-too-large = { $file } er for stor.
editor-new-name = { $kind } { $number }
editor-to-workshop = Tilbake til verkstedet
editor-called = Navn
editor-kind-marbles-layout = Brett
editor-kind-marbles-rules = Husregler
editor-kind-mspacman-layout = Brett
editor-kind-mspacman-die_faces = Spøkelsenes terning
editor-kind-mspacman-spinner_faces = Snurreskive
editor-kind-mspacman-rules = Husregler
editor-kind-chase-layout = Labyrint
editor-kind-chase-rules = Husregler
editor-kind-cards-deck = Kortstokk
editor-kind-cards-rules = Husregler
editor-kind-quoridor-rules = Husregler
editor-start-from = Start fra
editor-from-nothing = Ingenting
editor-undo = Angre
editor-redo = Gjør om
editor-drawing = Tegning
editor-brushes = Pensler
editor-eraser = Viskelær
editor-symmetry = Tegn på flere sider samtidig
editor-symmetry-mirror = Speil
editor-symmetry-half = Halv omdreining
editor-symmetry-quarter = Kvarte omdreininger
editor-keys = Taster: pilene flytter, Enter tegner, Delete visker ut, T bytter retning. 1 til 9 velger pensel, 0 viskelæret. Ctrl+Z angrer.
editor-empty = tom
editor-spot = { $spot }, { $mark }
editor-spot-wrong = { $spot }, { $mark }, noe er galt her
editor-marbles-hole = Hull
editor-marbles-path = Vei
editor-marbles-ring = Ring
editor-marbles-home-yellow = Gult hjem
editor-marbles-home-red = Rødt hjem
editor-marbles-home-green = Grønt hjem
editor-marbles-home-blue = Blått hjem
editor-marbles-opening = Åpning
editor-mspacman-area-b = Blinkys område
editor-mspacman-area-i = Inkys område
editor-mspacman-area-p = Pinkys område
editor-mspacman-area-s = Sues område
editor-mspacman-wall = Vegg
editor-mspacman-door = Dør
editor-mspacman-power = Kraftrute
editor-mspacman-circle = Hvit sirkel
editor-mspacman-exit = Utgang
editor-mspacman-den = Spøkelsesrute
editor-mspacman-out = Vei ut
editor-mspacman-faces = Sider
editor-mspacman-faces-total = { $count } i alt
editor-chase-fence = Gjerde
editor-chase-pellet = Energikule
editor-chase-pac-man = Pac-Man
editor-chase-blinky = Blinky
editor-chase-inky = Inky
editor-chase-pinky = Pinky
editor-chase-clyde = Clyde
editor-chase-side-pacman = Pac-Man
editor-chase-side-ghosts = Spøkelser
editor-chase-side-pacman-more = Pac-Man vinner for ofte.
editor-chase-side-pacman-less = Pac-Man vinner for sjelden.
editor-chase-side-ghosts-more = Spøkelsene vinner for ofte.
editor-chase-side-ghosts-less = Spøkelsene vinner for sjelden.
editor-cards-points = Poeng
editor-cards-level1 = Kort på nivå 1
editor-cards-level1-total = { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}
editor-cards-level2 = Kort på nivå 2
editor-cards-level2-total = { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}
editor-fewer = Én færre: { $name }
editor-more = Én til: { $name }
editor-count = { $group }: { $name }
editor-checks = Hva som mangler eller er galt
editor-checking = Sjekker…
editor-fine = Ingenting er galt. Du kan spille det.
editor-problems = { $count ->
    [one] { $count } ting å rette
   *[other] { $count } ting å rette
}
editor-problems-more = { $count ->
    [one] Vis { $count } til
   *[other] Vis { $count } til
}
editor-fairness = Er det rettferdig?
editor-bots = Roboter
editor-measuring = Spiller fortsatt…
editor-measuring-first = Roboter spiller de første spillene…
editor-measure-when-fine = Så snart ingenting er galt, spiller robotene det og viser om det er rettferdig.
editor-measure-on = Spill flere spill
editor-seat = Plass { $seat }
editor-percent = { $share } %
editor-share = { $share } % ({ $low }–{ $high })
editor-verdict-open = Fortsatt for jevnt til å si noe sikkert.
editor-verdict-even = Rettferdig: alle har omtrent samme sjanse.
editor-verdict-more = Plass { $seat } vinner for ofte.
editor-verdict-less = Plass { $seat } vinner for sjelden.
editor-figures = { $games ->
    [one] { $games } spill spilt.
   *[other] { $games } spill spilt.
} Turer i et spill: omtrent { $turns }. Minutter: omtrent { $minutes }.
editor-how-to-read = Den stiplede linjen er en rettferdig andel av seirene. Den egentlige andelen ligger et sted på streken; flere spill gjør streken kortere.
editor-fairer = Gjør det mer rettferdig
editor-fairer-how = Datamaskinen prøver små endringer og viser deg de beste.
editor-aim = Hva du vil ha
editor-aim-even = Samme sjanse for alle
editor-aim-shorter = Samme sjanse og kortere spill
editor-aim-longer = Samme sjanse og lengre spill
editor-aim-minutes = Samme sjanse og en lengde du velger
editor-aim-minutes-field = Minutter
editor-aim-share = En andel av seirene du velger: { $name }
editor-aim-share-field = Prosent
editor-search = Finn ideer
editor-search-on = Let videre
editor-stop = Stopp
editor-searching = Leter
editor-searched = { $games ->
    [one] { $games } spill spilt for å finne disse.
   *[other] { $games } spill spilt for å finne disse.
}
editor-idea = { $games ->
    [one] { $games } spill, omtrent { $minutes } min
   *[other] { $games } spill, omtrent { $minutes } min
}
editor-take = Ta denne
editor-ideas-note = Disse tallene er litt for pene: ideene med mest flaks kommer først. Når du tar en, blir den målt på nytt.
editor-difference = { $name }: { $from } → { $to }
editor-play = Spill det
editor-play-bots = Med roboter
editor-play-when-fine = Rett først det som er galt.
editor-keep = Behold og del
editor-share-link = Lenke
editor-share-about = Den som åpner denne lenken, får en kopi, til å spille eller endre.
editor-save-file = Lagre som fil
editor-delete = Slett
editor-delete-sure = Slette «{ $name }»?
editor-delete-about = Da er det borte. Lenker og filer du har delt, virker fortsatt.
editor-delete-no = Behold det
editor-kept = Lagret på denne enheten av seg selv.
editor-not-kept = Denne nettleseren lagrer ingenting. Lagre en fil, ellers går det tapt når du forlater siden.
editor-too-long = Det er for stort til en lenke. Lagre det som fil i stedet.
editor-rules-usual = Slik vi pleier å spille
editor-rules-how = Start med det regelheftet sier, og endre det du vil. Reglene dine har et navn og kan velges når du lager et spill.
