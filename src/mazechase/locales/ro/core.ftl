error-no-such-game = Nu există niciun joc „{ $game }”. `mazechase games` arată lista jocurilor.
error-no-such-bot = Nu există niciun robot „{ $bot }” pentru { $game }. Roboți: { $known } sau unul al tău, scris ca module:Class.
error-bad-players = { $game } se joacă în { $counts }, nu în { $players }.
error-bad-rules-version = { $game } are versiunile de reguli de la 1 la { $newest }, nu { $version }.
error-no-such-option = Nu există nicio opțiune „{ $option }”. Opțiuni: { $known }.
error-no-such-language = Nu există nicio limbă „{ $language }”. Limbi: { $known }.
error-no-typst = Pentru tipărire e nevoie de Typst, care nu este instalat aici. Instalează-l cu: pip install "mazechase[print]"
error-nothing-to-print = Nu e nimic de tipărit pentru { $game }.
error-bad-option-value = Opțiunea „{ $option }” nu poate fi „{ $value }”; valori posibile: { $takes }.
error-bad-drawing-size = O tablă nu poate avea { $rows } rânduri și { $columns } coloane; fiecare trebuie să fie de la 1 la { $most }.
error-bad-drawing-mark = Desenul are „{ $mark }” la { $place }; semnele permise sunt „{ $known }”, iar # este zid.
error-document-unreadable = Documentul „{ $where }” nu este { $form } corect: vezi rândul { $line }, coloana { $column }.
error-document-too-large = Documentul „{ $where }” nu poate fi citit: conține un număr prea lung sau are prea multe niveluri.
error-document-not-a-table = Documentul „{ $where }” trebuie să fie un tabel de nume și valori.
error-document-too-long = Documentul „{ $where }” este prea lung; limita de caractere este { $most }.
error-no-such-kind = Nu există niciun tip de document „{ $kind }”. Tipuri: { $known }.
error-measuring-replaced = O măsurătoare mai nouă a aceleiași schițe a înlocuit-o pe aceasta.
error-no-chance-here = Aici nu e nimic de aruncat, de învârtit sau de tras, deci „{ $outcome }” nu poate ieși.
error-impossible-outcome = „{ $outcome }” nu este un rezultat posibil aici.
error-foreign-state = „{ $value }” nu este o stare a acestui joc cu acest număr de jucători.
error-foreign-view = „{ $value }” nu este o vedere a acestui joc cu acest număr de jucători.
error-foreign-action = „{ $value }” nu este o acțiune a acestui joc; { $call } întoarce una.
error-foreign-token = „{ $value }” nu este nici acțiune, nici rezultat al hazardului în acest joc; { $call } întoarce unul.
error-foreign-outcome = „{ $value }” nu este un rezultat al hazardului în acest joc; { $call } întoarce unul.
error-foreign-event = „{ $value }” nu este un eveniment.
error-foreign-rules = Regulile jocului „{ $game }” nu sunt din clasa { $value }.
error-not-text = „{ $value }” nu este text.
error-not-a-generator = „{ $value }” nu este un generator de numere aleatoare.
error-bad-number = „{ $text }” nu este un număr potrivit aici.

refuse-over = Jocul s-a terminat.
refuse-no-such-action = „{ $action }” nu este o acțiune a acestui joc.
refuse-not-an-action = „{ $action }” nu este o acțiune a acestui joc; { $call } întoarce una.
refuse-chance-first = Locul { $seat } trebuie mai întâi să arunce, să învârtă sau să tragă.
refuse-chance-first-named = mai întâi trebuie aruncat, învârtit sau tras.
refuse-not-your-turn = Nu e rândul locului { $seat } să decidă.
refuse-not-your-turn-named = nimic de făcut deocamdată.

turn_limit = S-a ajuns la limita de ture.

# Matches
error-bad-player = „{ $name }” trebuie să fie o persoană sau un robot cu numele unui robot.
error-bad-match-id = „{ $id }” nu este un identificator de partidă corect; folosește între 1 și 64 de litere, cifre, - și _.
error-bad-seats = { $players ->
    [one] Există { $players } loc
    [few] Există { $players } locuri
   *[other] Există { $players } de locuri
}, dar s-au dat { $seats } jucători.
error-bad-clock = Un ceas are nevoie de o rezervă de timp sau de o limită pe mutare mai mare ca zero; timpii nu pot fi negativi și nici mai lungi de atâtea zile: { $days }.
error-bad-salt = O sare are între 1 și 64 de litere, cifre, - și _.
error-bad-seed = O sămânță are 32 de octeți.
error-time-runs-back = Înregistrarea { $n } din jurnal este mai veche decât cea dinaintea ei.
error-match-over = Jocul s-a terminat.
error-match-paused = Jocul este în pauză.
error-not-paused = Jocul nu este în pauză.
error-no-such-seat = Nu există locul { $seat }.
error-no-actions = Nu s-a dat nicio acțiune.
error-not-an-action = „{ $text }” nu este o acțiune.
error-not-an-outcome = „{ $text }” nu este un rezultat al hazardului.
error-not-your-action = Locul { $seat } nu poate face această acțiune.
error-not-your-action-named = asta nu se poate.
error-not-your-draw = Acum locul { $seat } trebuie să arunce, să învârtă sau să tragă.
error-not-your-draw-named = acum trebuie aruncat, învârtit sau tras.
error-no-draw-now = Acum nu e nimic de aruncat, de învârtit sau de tras.
error-wrong-draw = Următoarea tragere are numărul { $next }, nu { $k }.
error-no-such-draw = { $draws ->
    [one] E nevoie de tragerea { $k }, dar s-a înregistrat doar { $draws }.
    [few] E nevoie de tragerea { $k }, dar s-au înregistrat doar { $draws }.
   *[other] E nevoie de tragerea { $k }, dar s-au înregistrat doar { $draws }.
}
error-salts-fixed = Sarea se poate adăuga doar înainte de prima tragere.
error-nothing-to-undo = Nu e nimic de anulat.
error-undo-revealed = Între timp s-a tras sau s-a arătat ceva, așa că nu se mai poate anula.
error-undo-absent = S-ar anula mutarea cuiva care a plecat sau nu era aici, așa că rămâne.
error-undo-away = Locul { $seat } lipsește, așa că nu se poate anula nimic până la întoarcere.
error-undo-away-named = lipsește, așa că nu se poate anula nimic până la întoarcere.
error-own-undo = Locul { $seat } joacă pe dispozitivul care a cerut anularea; trebuie să răspundă altcineva.
error-own-undo-named = răspunsul nu poate veni de pe dispozitivul care a cerut anularea. Trebuie să răspundă altcineva.
error-undo-asked-already = Locul { $seat } a cerut deja anularea.
error-undo-asked-already-named = anularea este deja cerută.
error-no-undo-to-answer = Nu există nicio cerere de anulare la care să răspundă locul { $seat }.
error-no-undo-to-answer-named = nu e la ce răspunde, nimeni nu cere anularea.
error-seat-gone = Locul { $seat } a părăsit jocul; continuă un robot.
error-seat-gone-named = a părăsit jocul. Continuă un robot.
error-not-to-mind = Acum un robot nu poate lua sau da înapoi locul { $seat }.
error-not-to-mind-named = acum un robot nu poate lua acest loc și nici nu-l poate da înapoi.
error-time-is-up = Locul { $seat } nu mai are timp.
error-time-is-up-named = timpul s-a terminat.
error-time-not-up = Timpul nu s-a terminat încă.

match-event-salt-added = Locul { $seat } a adăugat sare la trageri.
match-event-undo-wanted = Locul { $seat } a cerut anularea ultimei sale acțiuni.
match-event-undo-reply = { $answer ->
    [yes] Locul { $seat } a fost de acord.
    [withdrawn] Locul { $seat } nu mai cere anularea.
   *[no] Locul { $seat } a spus nu.
}
match-event-rewound = { $keep ->
    [0] Jocul s-a întors la început.
   *[other] Jocul s-a întors la mutarea { $keep }.
}
match-event-gave-up = Locul { $seat } a renunțat.
match-event-time-up = Locul { $seat } nu mai are timp.
match-event-match-paused = Jocul a fost pus pe pauză.
match-event-match-resumed = Jocul continuă.
match-event-match-woke = Jocul continuă. Întreruperea nu a consumat timpul nimănui.
match-event-seat-taken = { $bot ->
    [none] Pe locul { $seat } este acum { $name }.
   *[other] Un robot ({ $bot }) a luat locul { $seat }.
}
match-event-seat-minded = Un robot ({ $bot }) joacă deocamdată pe locul { $seat }.
match-event-seat-reclaimed = Jucătorul de pe locul { $seat } s-a întors.
match-event-match-ended = { $reason ->
    [resigned] Jocul s-a terminat pentru că cineva a renunțat.
   *[time_up] Jocul s-a terminat pentru că cineva nu mai are timp.
}

resigned = Cealaltă tabără a renunțat.
resigned-you = Ai renunțat.
resigned-one = { $name } a renunțat.
time_up = Cealaltă tabără nu mai are timp.
time_up-you = Nu mai ai timp.
time_up-one = { $name } nu mai are timp.

# Records and lessons
error-bad-record = Acesta nu este un joc salvat: { $why }
error-record-too-long = Un joc salvat de { $bytes } octeți este prea lung; limita este { $most }.
error-record-version = Acest joc salvat are formatul { $version }; se pot citi doar versiunile până la { $newest }.
error-record-entry = Înregistrarea { $n } din jocul salvat nu este corectă. { $why }
error-record-result = Jocul salvat spune „{ $told }”, dar mutările duc la „{ $played }”.
error-record-note = Jocul salvat are o notă la mutarea { $at }, dar nu ajunge până acolo.
error-record-expected = Jocul salvat așteaptă o acțiune la mutarea { $at }, dar nu există.
error-record-not-sealed = Acest joc salvat nu are zaruri sigilate de verificat.
error-record-no-seed = Acest joc salvat nu își arată sămânța, deci zarurile nu pot fi verificate.
error-seal-differs = Sămânța nu se potrivește cu sigiliul arătat înainte de prima tragere.
error-seed-until-end = Sămânța se arată doar după ce jocul s-a terminat.
error-draw-differs = Tragerea { $k } (înregistrarea { $n }) este „{ $outcome }” în jocul salvat, dar sămânța dă „{ $sealed }”.
error-secret-until-end = Unele cărți sunt încă ascunse. Vei putea face asta după ce se termină jocul.
error-no-such-ply = { $plies ->
    [one] Nu există mutarea { $ply }; s-a jucat doar { $plies }.
    [few] Nu există mutarea { $ply }; s-au jucat doar { $plies }.
   *[other] Nu există mutarea { $ply }; s-au jucat doar { $plies }.
}
error-nothing-to-go-on = În acel punct jocul s-a terminat, deci nu se poate continua de acolo.
error-no-such-lesson = Nu există lecția „{ $lesson }” pentru { $game }.
error-lesson-alone = O lecție are jucătorii și opțiunile ei, deci nu se pot alege.
error-lesson-not-asked = Bună idee! Deocamdată atinge însă unde arată mâna.
error-lesson-over = Lecția s-a terminat.
error-lesson-waits = Lecția așteaptă o acțiune.
error-lesson-asks-nothing = Aici lecția nu așteaptă nicio acțiune.

# The service
error-no-such-table = Nu găsim acest joc. Cere linkul de invitație.
error-not-allowed = Acest link nu permite asta; e nevoie de unul dintre drepturile: { $needs }.
error-not-begun = Jocul nu a început încă.
error-already-begun = Jocul a început deja.
error-not-over = Jocul nu s-a terminat încă.
error-not-decided = Încă nu e nimic hotărât.
error-no-such-place = În acest joc nu există locul { $place }.
error-place-taken = Locul { $place } este deja ocupat.
error-piece-taken = Pionul „{ $piece }” este deja luat.
error-put-out = Nu mai ești în acest joc. Dacă vrei să revii, cere linkul de invitație.
error-no-open-place = Toate locurile sunt ocupate.
error-too-many-places = { $places ->
    [one] { $places } loc e prea mult
    [few] { $places } locuri sunt prea multe
   *[other] { $places } de locuri sunt prea multe
} pentru { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}.
error-bad-order = „{ $order }” nu cuprinde fiecare loc o singură dată.
error-not-your-seat = Locul { $seat } nu este al tău.
error-not-your-seat-named = de pe acest dispozitiv nu se poate juca pe acest loc.
error-not-your-chance = Nu e rândul locului { $seat } să arunce, să învârtă sau să tragă.
error-not-your-chance-named = acum nu e nimic de aruncat, de învârtit sau de tras.
error-not-absent = Locul { $seat } nu lipsește.
error-not-absent-named = este încă în joc.
error-stand-in-too-early = Locul { $seat } mai poate reveni; un robot poate prelua jocul în { $seconds } s.
error-stand-in-too-early-named = mai poate reveni. Un robot poate prelua jocul în { $seconds } s.
error-hidden-hand = Cărțile locului { $place } rămân ascunse, așa că joacă mai departe un robot.
error-coach-not-allowed = Antrenorul este oprit. Mai întâi trebuie să-l pornească toți cei care joacă.
error-coach-not-your-turn = Antrenorul te ajută când e rândul tău să decizi.
error-needs-own-device = Cineva de pe acest dispozitiv a spus deja da; locul { $place } trebuie să spună da de pe alt dispozitiv.
error-no-reopening = Nimeni nu cere eliberarea locului { $place } sau cineva a plecat între timp.
error-look-first = Descoperă mai întâi cărțile locului { $seat }.
error-look-first-named = mai întâi trebuie descoperite aceste cărți.
error-hidden = Într-un joc cu cărți ascunse nu se poate cere asta.
error-stale = Jocul a mers mai departe. Mai uită-te o dată.
error-imported = Acesta este un joc salvat. Ca să joci, atinge „Joacă de aici”.
error-hello-first = Primul mesaj trebuie să fie hello.
error-table-closed = Acest joc tocmai a fost închis. Încearcă din nou.
error-reveals-first = Una dintre aceste acțiuni dezvăluie ceva; trimite acțiunile de după ea într-o comandă separată.
error-record-too-many-entries = Un joc salvat cu atâtea înregistrări ({ $entries }) este prea lung ca să se deschidă aici; limita este { $most }.
error-hello-once = Hello a fost deja trimis.
error-bad-message = Acest mesaj nu poate fi citit: { $problem }.
error-table-full = Prea multă lume este conectată la acest joc.
error-too-busy = Serverul este prea ocupat acum. Încearcă din nou peste o clipă.
error-too-costly = Ar fi nevoie de mai mult timp sau de mai multă memorie decât are serverul.
error-too-many-messages = Prea multe mesaje deodată. Încearcă din nou peste o clipă.
error-too-many-requests = Prea multe cereri deodată. Încearcă din nou peste o clipă.
error-bad-origin = Această cerere vine de pe alt site.
error-bad-host = Acest server nu răspunde la acest nume. Cine îl administrează poate permite numele cu --allowed-host.
error-bad-request = Această cerere nu poate fi citită: { $problem }.
error-not-found = La această adresă nu e nimic.
error-bad-method = Această adresă nu acceptă acest fel de cerere.
error-too-large = Această cerere este prea mare.
error-internal = Ceva n-a mers pe server. Jocul tău este în siguranță; încearcă din nou.
error-bad-allowed-host = „{ $text }” nu este un nume de gazdă; --allowed-host vrea un nume ca play.example.org sau * pentru oricare.
error-bad-proxy = „{ $text }” nu este o adresă de proxy; --trusted-proxy vrea o adresă IP sau o rețea ca 10.0.0.0/8.
error-cannot-listen = Nu se poate asculta la { $host }, portul { $port }: { $problem }.
error-store-full = Discul este plin, așa că mutarea nu s-a putut salva și nu s-a făcut.
error-store-read-only = Baza de date se poate doar citi, așa că mutarea nu s-a putut salva și nu s-a făcut.
error-store-damaged = Fișierul bazei de date este stricat sau nu este o bază de date.
error-store-failed = Baza de date nu merge acum. Tot ce s-a salvat până aici este în siguranță.
error-store-unreachable = Baza de date nu poate fi găsită acum. Tot ce s-a salvat până aici este în siguranță.
error-no-postgres = Pentru o bază de date PostgreSQL e nevoie de extra „postgres”: pip install "mazechase[postgres]".
error-store-in-use = Baza de date { $database } este folosită de alt server.
error-store-gone = Fișierul bazei de date a fost mutat sau șters, așa că mutarea nu s-a putut salva și nu s-a făcut.
error-store-closed = Baza de date este închisă.
error-store-too-new = Baza de date a fost făcută de o versiune mai nouă (schema { $version }; această versiune cunoaște până la { $known }).
error-store-not-empty = Baza de date are deja jocuri; copiază într-una goală.
error-table-not-copied = Jocul { $table } nu s-a putut copia în întregime.
error-already-saved = Este deja salvat.
error-table-damaged = Acest joc nu poate fi citit din baza de date.
error-log-damaged = Jurnalul acestui joc nu poate fi citit de la înregistrarea { $n } încolo; tot ce e înainte este în siguranță.
error-log-full = Acest joc are prea multe mutări ca să continue. Începe unul nou.
error-series-too-long = Cea mai lungă serie este de { $most }; { $target } e prea mult.

# Drawings with walls.
error-bad-walled-lines = Un desen cu ziduri are câte un rând de margini deasupra și dedesubtul fiecărui rând de căsuțe, deci numărul de rânduri trebuie să fie impar; aici sunt { $lines }.
error-bad-walled-line = Rândul { $line } al desenului trebuie să aibă lungimea { $length }, în caractere simple, cu + sau un spațiu la colțuri.
error-bad-walled-edge = Desenul are „{ $mark }” lângă căsuța de la { $place }, iar acolo nu este permis.

# Boards drawn as paths
error-paths-mark = Desenul are „{ $mark }” pe rândul { $line }, coloana { $column }; folosește „{ $known }” pentru locuri, - și | pentru drumuri, ^ v < > pentru treceri și = pentru bloc.
error-paths-empty = Desenul nu are niciun loc.
error-paths-block = Blocul de = de pe rândul { $line }, coloana { $column } nu este un singur dreptunghi plin.
error-paths-lattice = Locul de pe rândul { $line }, coloana { $column } este pus greșit: locurile stau pe fiecare a patra coloană și pe fiecare al doilea rând.
error-paths-loose = Drumul de pe rândul { $line }, coloana { $column } nu leagă două locuri.
error-paths-arrow = Trecerea de pe rândul { $line }, coloana { $column } nu este chiar lângă un loc.
error-no-such-code = Nu așteaptă nimeni cu acest cod. Sunt bune toate cifrele?
error-too-many-guesses = Prea multe coduri greșite. Scanează codul de pe ecran sau încearcă din nou peste câteva minute.
error-too-many-phrases = Așteaptă o clipă înainte să mai spui ceva.
error-no-such-parcel = Acest cod a fost deja folosit sau e prea vechi.
error-too-many-parcels = Prea mulți oameni își mută lucrurile acum. Încearcă din nou peste câteva minute sau salvează un fișier.
