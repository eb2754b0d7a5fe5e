error-marbles-bad-token = „{ $text }” nie jest ani ruchem takim jak 4c6:b6,c6 lub 3e5>g7, ani wyborem takim jak -, take, leave, @c4, from2 lub pay1, ani rzutem takim jak *36.
error-marbles-bad-cell = „{ $text }” nie jest polem tej planszy.
error-marbles-bad-list = „{ $text }” podaje jedno pole dwa razy.
error-marbles-bad-task = „{ $text }” nie jest decyzją, na którą gra może czekać.
error-marbles-bad-position = „{ $text }” nie jest pozycją; zapisz ją tak: { $form }.
error-marbles-place-seats = Pozycja dla tej liczby graczy ({ $players }) wymienia po jednym Pac-Manie, tacce i żółtych kulkach dla każdego miejsca i żadnych innych.
error-marbles-place-ghosts = Każdy duch musi być na starcie albo na dołku, nigdy dwa na tym samym; najpierw podaj tego na niższym polu.
error-marbles-place-marbles = Muszą być 72 białe kulki, w zwykłych dołkach i na tackach, i 4 żółte, na kółkach, u graczy lub do oddania; żadna pod Pac-Manem.
error-marbles-place-pieces = Każdy Pac-Man musi być sam na dołku albo w domku i nie na duchu.
error-marbles-place-dice = Mogą zostać najwyżej dwie kości od 1 do 6, niższa pierwsza; ostatnia należy do któregoś pionka.
error-marbles-place-taken = Tury liczy się tylko do wartości opcji max_turns.
error-marbles-place-over = Wszystkich białych kulek już nie ma, więc nie może zostać kość do zagrania.
error-marbles-place-stuck = Żaden pionek nie może się ruszyć tymi kośćmi, więc tura byłaby skończona.
error-marbles-place-owed = Żółta kulka jest do oddania, a kółko jest puste, więc byłaby już z powrotem.
error-marbles-place-todo = Nie ma tu takiej decyzji do podjęcia.
error-marbles-place-rolls = O to, kto zaczyna, rzuca się tylko w pozycji początkowej, miejsce po miejscu.

error-marbles-board-field = Plansza wymaga pola „{ $field }” z tekstem.
error-marbles-board-extra = Plansza nie ma pola „{ $field }”.
error-marbles-board-waives = Plansza może zwolnić tylko z { $known }, nie z „{ $field }”.
error-marbles-board-game = Ta plansza jest do gry „{ $field }”, nie do kulek.
error-marbles-board-c1 = C1: plansza potrzebuje 72 zwykłych dołków i 4 z kółkiem; ta ma { $plain } i { $ringed }.
error-marbles-board-c3 = C3: plansza potrzebuje dokładnie jednego domku { $mark }; ta ma ich: { $count }.
error-marbles-board-c4 = C4: domek { $place } musi leżeć na drodze między co najmniej dwoma dołkami i nie stykać się z niczym innym.
error-marbles-board-c6 = C6, C12: duch musi móc dojść na { $place } bez domków i przejść.
error-marbles-board-c7 = C7: start duchów, jeden blok znaków =, musi być pośrodku planszy.
error-marbles-board-c8 = C8: start duchów potrzebuje co najmniej dwóch wyjść, wszystkich do dołków; tu jest ich: { $count }.
error-marbles-board-c10 = C10: plansza potrzebuje co najmniej trzech przejść; ta ma ich: { $count }.
error-marbles-board-c11 = C11: przejście { $place } musi być na brzegu, obok własnego dołka, z którego idzie się do środka.
error-marbles-board-c14 = C14: na początku z domku { $place } nie ma pełnego ruchu o { $count }.
error-marbles-board-c19 = C19: po obróceniu lub odbiciu plansza musi wyglądać z każdego domku tak samo.
error-marbles-board-c21 = C21: każdy dołek potrzebuje dwóch sąsiednich dołków, a dołki średnio 2,6 drogi ({ $place }).
error-marbles-board-openings = Na serwerze plansza może mieć najwyżej tyle przejść: { $most }; ta ma { $count }.

marbles-refuse-decide-first = { $kind ->
    [under] Najpierw zdecyduj, co z kulką pod duchem.
    [ring] Najpierw odłóż żółtą kulkę na kółko.
    [reward] Najpierw wybierz, czyje kulki zabierasz.
   *[pay] Najpierw wybierz, którymi kulkami płacisz.
}
marbles-refuse-not-asked = Nie musisz teraz o tym decydować.
marbles-refuse-not-a-ring = Nie ma tam pomarańczowego kółka.
marbles-refuse-ring-occupied = To kółko nie jest puste: leży na nim kulka albo stoi pionek.
marbles-refuse-not-oneself = Nagrodę weź od innego gracza, nie od siebie.
marbles-refuse-nothing-to-take = Miejsce { $seat } nie ma kulek do zabrania.
marbles-refuse-nothing-to-take-named = nie ma czego zabrać: tacka jest pusta.
marbles-refuse-cannot-pay-so = { $yellow ->
    [one] Nie możesz tu zapłacić { $yellow } żółtą kulką.
   *[other] Nie możesz tu zapłacić { $yellow } żółtymi kulkami.
}
marbles-refuse-no-pass = Pionek, który może się ruszyć, musi to zrobić. Możesz tylko nie zjadać ducha.
marbles-refuse-pac-has-moved = Pac-Man już się ruszył; druga kość jest dla ducha.
marbles-refuse-ghost-has-moved = Duch już się ruszył; druga kość jest dla Pac-Mana.
marbles-refuse-no-such-die = Na żadnej kości nie ma { $die }; do zagrania: { $dice }.
marbles-refuse-start-closed = Nikt nie może wejść na start duchów.
marbles-refuse-say-which-way = Pac-Man dojdzie tam, jeśli użyje { $die }: wybierz tę kość, a potem drogę.
marbles-refuse-say-which-die = Ten duch dojdzie tam, jeśli użyje { $die }: wybierz tę kość.
marbles-refuse-other-marbles = Pac-Man może tam iść, ale na żadnej drodze nie zje dokładnie tych kulek: zjada każdą, którą mija.
marbles-refuse-occupied = Stoi tam już inny Pac-Man.
marbles-refuse-occupied-named = to miejsce jest już zajęte.
marbles-refuse-no-privilege = Stoi tam duch, a żeby go zjeść, potrzebujesz żółtej kulki.
marbles-refuse-home-closed = Pac-Man może przejść przez ten domek, ale nie może w nim stanąć.
marbles-refuse-blocked = { $what ->
    [ghosts] { $count ->
        [one] Na drodze stoi duch.
       *[other] Na drodze stoją oba duchy.
    }
   *[pieces] { $count ->
        [one] Na drodze stoi inny Pac-Man.
       *[other] Na drodze stoją inne pionki.
    }
}
marbles-refuse-blocked-named = tego pionka nie można przeskoczyć.
marbles-refuse-no-turning-back = Pac-Man musiałby po drodze zawrócić, a tego nie może.
marbles-refuse-full-count = { $other ->
    [0] { $die ->
        [one] Za blisko: na kości jest { $die }, więc musisz przejść dokładnie { $die } krok.
        [few] Za blisko: na kości jest { $die }, więc musisz przejść dokładnie { $die } kroki.
       *[other] Za blisko: na kości jest { $die }, więc musisz przejść dokładnie { $die } kroków.
    }
   *[other] Za blisko: na kościach jest { $other } i { $die }, a przejść trzeba dokładnie tyle kroków.
}
marbles-refuse-go-on = Żaden duch nie ma pełnego ruchu, więc jeden idzie tak daleko, jak może. Tu jeszcze nie może stanąć.
marbles-refuse-too-far = { $other ->
    [0] Za daleko: na kości jest { $die }.
   *[other] Za daleko: na kościach jest { $other } i { $die }.
}
marbles-refuse-no-ghost = Nie ma tam ducha. Najpierw wybierz ducha.
marbles-refuse-pac-must-move = Wtedy Pac-Man nie miałby ruchu. Wybierz inny ruch.
marbles-refuse-ghost-no-home = Duchy nie mogą wchodzić do domków.
marbles-refuse-ghost-on-ghost = Stoi tam już drugi duch.
marbles-refuse-pac-in-the-way = Na drodze jest Pac-Man, a duch, który go spotka, zatrzymuje się.
marbles-refuse-pac-in-the-way-named = tego Pac-Mana nie można minąć: duch, który go spotka, zatrzymuje się.
marbles-refuse-ghost-in-the-way = Na drodze stoi drugi duch.
marbles-refuse-ghost-no-turning = Duch musiałby po drodze zawrócić (domowa zasada: duchy nie zawracają).
marbles-refuse-ghost-no-tunnel = Duch musiałby opuścić planszę, a tego nie może.

marbles-event-rolled = Miejsce { $seat } rzuca { $low } i { $high }.
marbles-event-roll-tied = Miejsca { $seats } mają po { $total } i rzucają jeszcze raz.
marbles-event-begins = Miejsce { $seat } zaczyna z wynikiem { $total }.
marbles-event-stepped = Miejsce { $seat }: Pac-Man idzie z { $origin } na { $to }.
marbles-event-crossed = Miejsce { $seat }: Pac-Man wychodzi z planszy na { $origin } i wraca na { $to }.
marbles-event-gobbled = Miejsce { $seat } zjada kulkę na { $at } ({ $colour ->
    [white] białą
    [yellow] żółtą
   *[other] { $colour }
}); na tacce: { $tray }, na planszy: { $left }.
marbles-event-ghost-gobbled = Miejsce { $seat } zjada ducha na { $at }; duch wraca na { $to }.
marbles-event-left-under = Miejsce { $seat } zostawia kulkę na { $at }.
marbles-event-prowled = Miejsce { $seat } rusza ducha z { $origin } na { $to }.
marbles-event-captured = Duch miejsca { $seat } łapie na { $at } miejsce { $whom } i odsyła je do domku { $home }.
marbles-event-paid = { $rule ->
    [house] Miejsce { $seat } płaci miejscu { $to }: białe { $white }, żółte { $yellow } (domowa zasada: żółtych kulek się nie oddaje).
   *[book] Miejsce { $seat } płaci miejscu { $to }: białe { $white }, żółte { $yellow }.
}
marbles-event-privilege-lost = Miejsce { $seat } traci żółte kulki: { $count }.
marbles-event-returned = Miejsce { $seat } odkłada żółtą kulkę na { $at }.
marbles-event-waits = Żadne kółko nie jest puste, więc miejsce { $seat } trzyma zużytą żółtą kulkę, dopóki któreś się nie zwolni.
marbles-event-stood = { $piece ->
    [pac] { $rule ->
        [house] Miejsce { $seat }: Pac-Man nie miał pełnego ruchu pozostałą kością i został na miejscu (domowa zasada: wolno tak wybrać).
       *[book] Miejsce { $seat }: Pac-Man nie miał pełnego ruchu i został na miejscu.
    }
    [ghost] Miejsce { $seat } nie miało pełnego ruchu duchem.
    [both] Miejsce { $seat } nie mogło ruszyć ani Pac-Mana, ani ducha.
   *[other] Miejsce { $seat }: { $piece }
}
marbles-event-stayed = Miejsce { $seat } nie zjada ducha i zostaje na miejscu.
marbles-event-cleared = Nie ma już białych kulek. Białe kulki według miejsc: { $trays }. Zwycięskie miejsca: { $winners }.
marbles-event-turn-limit = Osiągnięto limit tur ({ $turns }). Białe kulki według miejsc: { $trays }. Zwycięskie miejsca: { $winners }.

marbles_cleared = Nie ma już białych kulek; wygrywa, kto ma najwięcej.

# Na stronie
marbles-name = Kulki
marbles-about = Zjedz najwięcej kulek i poślij wspólne duchy za rywalami.
marbles-step-1 = Rzuć dwiema kośćmi: jedna rusza twojego Pac-Mana, druga ducha.
marbles-step-2 = Pac-Man zjada każdą kulkę po drodze. Wygrywa, kto ma ich najwięcej.
marbles-step-3 = Złap rywala duchem, a dostaniesz dwie jego kulki.
marbles-guide-chance = Witaj! Zjedz więcej białych kulek niż inni.
marbles-guide-turn = Jedna kość rusza twojego Pac-Mana, druga ducha. Dotknij miejsca, żeby zobaczyć drogę, a potem „Idź”.
marbles-todo = Dotknij świecącego miejsca.
marbles-todo-chance = Dotknij kości, żeby rzucić.
marbles-doing-chance = { $who ->
    [you] rzucasz kośćmi…
   *[somebody] rzuca kośćmi…
}
marbles-todo-begin = Rzuć kośćmi: kto wyrzuci najwięcej, ten zaczyna.
marbles-todo-begin-again = Remis: rzuć jeszcze raz.
marbles-solid = Tu nic nie ma. Dotknij świecącego miejsca.
marbles-harm = Tak odeślesz do domku własnego Pac-Mana.
marbles-setup-random = Losowe rogi na start
marbles-todo-move = { $half ->
    [first] { $piece ->
        [pac] Wybierz, dokąd idzie Pac-Man. Albo dotknij drugiej kości lub ducha.
       *[ghost] Wybierz, dokąd idzie duch. Albo dotknij drugiej kości lub Pac-Mana.
    }
   *[second] { $piece ->
        [pac] Wybierz, dokąd idzie Pac-Man.
       *[ghost] { $origins ->
            [one] Wybierz, dokąd idzie duch.
           *[other] Wybierz, dokąd idzie duch. Dotknij ducha, żeby widzieć tylko jego ruchy.
        }
    }
}
marbles-todo-go = Dotknij tego samego miejsca jeszcze raz, żeby tam iść, albo wybierz inne.
marbles-todo-way = Prowadzi tam więcej dróg. Wybierz jedną i dotknij „Idź”.
marbles-todo-task = { $kind ->
    [under] Pod duchem leży kulka. Bierzesz ją?
    [ring] Odłóż zużytą żółtą kulkę: dotknij pustego kółka.
    [reward] Twoja nagroda: czyje kulki zabierasz?
   *[pay] Którymi kulkami płacisz?
}
marbles-roll = Rzuć kośćmi
marbles-rolling = Kości się toczą…
marbles-dice = Kości
marbles-die = { $piece ->
    [pac] { $face }, dla Pac-Mana
    [ghost] { $face }, dla ducha
   *[none] { $face }
}
marbles-die-played = zagrana
marbles-movers = Który pionek się rusza
marbles-move-pac = Rusz Pac-Mana
marbles-move-ghost = Rusz ducha
marbles-answers = Twoje możliwości
marbles-pay = Białe: { $white }, żółte: { $yellow }
marbles-take = Biorę
marbles-leave = Zostawiam
marbles-stay = Zostań, nie zjadaj
marbles-ways = Drogi do celu
marbles-way = Droga { $n }: białe { $white }, żółte { $yellow }
marbles-go = Idź
marbles-tray = Białe kulki: { $white }. Żółte kulki, każda na jednego ducha: { $held }. Żółte kulki do oddania: { $owed }.
marbles-left = { $count ->
    [one] została { $count } kulka
    [few] zostały { $count } kulki
   *[other] zostało { $count } kulek
}
marbles-held-is = Żółta kulka: pozwala zjeść ducha
marbles-owed-is = Żółta kulka, która wróci, gdy tylko zwolni się kółko
marbles-show-ways = Zagrożenie
marbles-grid = Plansza. Strzałki przechodzą po dołkach, N skacze do następnego miejsca do wyboru, Enter tam idzie. P Pac-Man, G duch, D druga kość, W inna droga, R rzut.
marbles-cell-home = domek: { $name }
marbles-cell-no-home = nieużywany domek
marbles-cell-start = start duchów
marbles-cell-ring = pomarańczowe kółko
marbles-cell-opening = przejście
marbles-cell-pac = Pac-Man: { $name }
marbles-cell-ghosts = { $ghosts ->
    [one] duch
    [few] { $ghosts } duchy
   *[other] { $ghosts } duchów
}
marbles-cell-white = biała kulka
marbles-cell-yellow = żółta kulka
marbles-cell-spot = możesz to wybrać
marbles-cell-end = { $ways ->
    [one] możesz tu iść, kulki: { $marbles }
    [few] możesz tu iść { $ways } drogami, kulki: { $marbles }
   *[other] możesz tu iść { $ways } drogami, kulki: { $marbles }
}
marbles-cell-range = { $least } do { $most }
marbles-cell-end-ghost = { $ways ->
    [one] może tu iść duch
   *[other] może tu iść każdy z duchów
}
marbles-cell-end-harm = może tu iść duch, ale odeśle twojego Pac-Mana do domku
marbles-option-layout = Plansza
marbles-option-layout-corners = Cztery rogi
marbles-option-layout-corners-about = Nasza plansza: domek w każdym rogu, cztery przejścia, żadnych ślepych zaułków.
marbles-option-layout-trees = Drzewa
marbles-option-layout-trees-about = Nasza plansza ze ślepymi zaułkami jak gałęzie drzewa.
marbles-option-unused-home = Nieużywane domki
marbles-option-unused-home-closed_to_stop = wolno przejść
marbles-option-unused-home-free = wolno stanąć
marbles-option-must-move-if-possible = Nie wolno zablokować duchem własnego Pac-Mana
marbles-option-home-counts = Domek po drodze liczy się jako krok
marbles-option-ghost-may-reverse = Duchy mogą zawracać w trakcie ruchu
marbles-option-ghost-partial = Jeśli żaden duch nie ma pełnego ruchu, jeden idzie tak daleko, jak może
marbles-option-pay-with-yellow = Płacenie żółtymi kulkami
marbles-option-pay-with-yellow-false = nigdy
marbles-option-pay-with-yellow-victim_choice = wybiera płacący
marbles-option-lose-privilege-when-hit = Kogo złapie duch, ten traci żółte kulki
marbles-option-marble-under-ghost = Kulka pod zjedzonym duchem
marbles-option-marble-under-ghost-auto = też jest zjadana
marbles-option-marble-under-ghost-ask = można ją zostawić
marbles-option-privilege-stacks = Każda żółta kulka wystarcza na jednego ducha
marbles-option-same-move-gobble = Żółte kulki działają od razu
marbles-option-gobble-ends-turn = Zjedzenie ducha kończy turę
marbles-option-end-timing = Ostatnia biała kulka kończy grę
marbles-option-end-timing-at_once = od razu
marbles-option-end-timing-after_move = po tym ruchu
marbles-option-end-timing-after_turn = po tej turze
marbles-option-max-turns = Limit tur

# Co kto robi, po imieniu
marbles-short-rolled = rzut { $low } i { $high }.
marbles-short-roll-tied = Remis, po { $total }. Jeszcze raz rzucają: { $seats }.
marbles-short-begins = początek gry z wynikiem { $total }.
marbles-short-stepped = Pac-Man na { $to }.
marbles-short-crossed = wyjście na { $origin } i powrót na { $to }.
marbles-short-gobbled = { $colour ->
    [white] biała
   *[yellow] żółta
} kulka z { $at } zjedzona; białe na tacce: { $tray }, na planszy: { $left }.
marbles-short-ghost-gobbled = duch na { $at } zjedzony! Wraca na { $to }.
marbles-short-left-under = kulka na { $at } zostaje.
marbles-short-prowled = duch z { $origin } na { $to }.
marbles-short-captured = duch łapie na { $at }. Do domku { $home } wraca { $whom }!
marbles-short-captured-own = własny Pac-Man z { $at } wraca do domku { $home }!
marbles-short-paid = { $rule ->
    [house] zapłata. Dostaje { $to }. Białe: { $white }, żółte: { $yellow } (domowa zasada: żółtych kulek się nie oddaje).
   *[book] zapłata. Dostaje { $to }. Białe: { $white }, żółte: { $yellow }.
}
marbles-short-privilege-lost = { $count ->
    [one] strata { $count } żółtej kulki.
   *[other] strata { $count } żółtych kulek.
}
marbles-short-returned = żółta kulka z powrotem na { $at }.
marbles-short-waits = zużyta żółta kulka czeka: żadne kółko nie jest puste.
marbles-short-cleared = Nie ma już białych kulek. Białe kulki w kolejności graczy: { $trays }. Wygrana: { $winners }.
marbles-short-turn-limit = Osiągnięto limit tur ({ $turns }). Białe kulki w kolejności graczy: { $trays }. Wygrana: { $winners }.
marbles-short-stood = { $piece ->
    [pac] { $rule ->
        [house] Pac-Man bez pełnego ruchu pozostałą kością (domowa zasada: wolno tak wybrać).
       *[book] Pac-Man bez pełnego ruchu.
    }
    [ghost] brak pełnego ruchu duchem.
   *[both] brak ruchu i Pac-Manem, i duchem.
}
marbles-short-stayed = duch niezjedzony, Pac-Man zostaje na miejscu.

marbles-note-rolled = rzut { $low } · { $high }
marbles-note-gobbled = { $count ->
    [one] 1 kulka
    [few] { $count } kulki
   *[other] { $count } kulek
}
marbles-note-captured = łapie!
marbles-note-captured-own = własny do domku
marbles-note-ghost = zjada ducha
marbles-note-pays = płaci { $count }
marbles-note-gets = dostaje { $count }
marbles-note-returned = zwrot na { $at }
marbles-note-stays = stoi

## Co zrobiłby trener
marbles-advice-go = Idź Pac-Manem na { $to }.
marbles-advice-prowl = Rusz ducha z { $from } na { $to }.
marbles-advice-stay = Zostań na miejscu.
marbles-advice-under = { $to ->
    [take] Weź kulkę.
   *[other] Zostaw kulkę.
}
marbles-advice-ring = Odłóż kulkę na { $to }.
marbles-advice-rob = Zabierz graczowi na { $to }.
marbles-advice-pay = { $to ->
    [pay0] Zapłać białymi kulkami.
   *[other] Zapłać żółtymi kulkami.
}

## Dlaczego
marbles-reason-own = Tak odeślesz do domku własnego Pac-Mana.
marbles-reason-captures = Tak złapiesz Pac-Mana miejsca { $seat }.
marbles-reason-captures-named = wraca do domku.
marbles-reason-ghost = Tak zjesz ducha.
marbles-reason-yellow = Tak zjesz żółtą kulkę.
marbles-reason-marbles = { $count ->
    [one] Tak zjesz jedną kulkę.
    [few] Tak zjesz { $count } kulki.
   *[other] Tak zjesz { $count } kulek.
}
marbles-reason-danger = Duch złapie cię tam w { NUMBER($percent) }% rzutów.
marbles-reason-safe = W następnym rzucie żaden duch cię tam nie złapie.

# Zasady
marbles-help-aim-title = Cel gry
marbles-help-aim = Wygrywa, kto ma najwięcej białych kulek; przy remisie ci gracze wygrywają razem. Gra kończy się w chwili, gdy z planszy znika ostatnia biała kulka, albo po osiągnięciu limitu tur. Żółte kulki się nie liczą.
marbles-help-start-title = Kto zaczyna
marbles-help-start = Każdy rzuca raz, a kto wyrzuci najwięcej, ten zaczyna; przy remisie ci gracze rzucają jeszcze raz. Każdy Pac-Man zaczyna w swoim domku, a oba duchy pośrodku.
marbles-help-turn-title = Twoja tura
marbles-help-turn = Rzuć obiema kośćmi. Jedna rusza twojego Pac-Mana, druga jednego z duchów. Ty decydujesz, która kość jest dla kogo i kto rusza się pierwszy. Dublet nic nie zmienia.
marbles-help-must-title = Musisz się ruszyć
marbles-help-must = Pionek, który może się ruszyć, musi to zrobić; jeśli nie może użyć swojej kości, stoi. Kości i kolejność wybierasz dowolnie, nawet jeśli potem Pac-Man nie ma ruchu. Ducha nigdy nie musisz zjadać.
marbles-help-walk-title = Droga Pac-Mana
marbles-help-walk = Pac-Man idzie dokładnie tyle, ile pokazuje kość, nigdy nie zawraca i zjada każdą kulkę, którą mija. Przez jeden dołek można przejść dwa razy.
marbles-help-blocked-title = Przeszkody
marbles-help-blocked = Nikt nie przeskakuje pionków i nie staje na innym Pac-Manie. Duchy też zagradzają drogę, chyba że masz żółtą kulkę, żeby zjeść ducha.
marbles-help-home-title = Domki
marbles-help-home = W domku nikt cię nie złapie. Domek po drodze liczy się jako krok. Możesz stanąć w swoim domku, a przez inne przejść, ale nie stanąć.
marbles-help-openings-title = Przejścia
marbles-help-openings = Białe strzałki to przejścia: wyjdź jednym i wróć dowolnym innym. Samo przejście nie kosztuje kroku. Nie można stanąć na zewnątrz ani wrócić tym samym; pionek tuż za wejściem zamyka przejście.
marbles-help-ghosts-title = Duchy
marbles-help-ghosts = Oba duchy są wspólne. Duch idzie dokładnie tyle, ile pokazuje jego kość, i nie zawraca. Nie rusza kulek, nie wchodzi do domków ani przejść, nie mija drugiego ducha i nigdy nie wraca na środek.
marbles-help-catch-title = Łapanie
marbles-help-catch = Duch, który spotka Pac-Mana, zatrzymuje się, nawet jeśli ma jeszcze kroki. Ten Pac-Man wraca do domku, a jego gracz płaci dwie białe kulki, albo ile ma, temu, kto ruszył ducha.
marbles-help-own-title = Twój własny Pac-Man
marbles-help-own = Duch, którym się ruszasz, może wejść nawet na twojego własnego Pac-Mana: Pac-Man wraca wtedy do domku i nikt nie płaci. Taki ruch ma znak ostrzegawczy i najpierw zapytamy.
marbles-help-yellow-title = Żółte kulki
marbles-help-yellow = Każda żółta kulka, którą masz, pozwala zjeść jednego ducha, nawet w tym samym ruchu, w którym ją zdobywasz. Dopóki możesz to zrobić, duchy są blade. Gdy cię złapią, żółte kulki zostają u ciebie.
marbles-help-gobble-title = Zjadanie ducha
marbles-help-gobble = Wejdź na ducha dowolną liczbą kroków, najwyżej tyle, ile na kości: tam kończy się ruch. Duch wraca na środek, a ty bierzesz kulkę spod niego i dwie białe od wybranego gracza. Potem gra się drugą kość.
marbles-help-rings-title = Z powrotem na kółko
marbles-help-rings = Zużyta żółta kulka wraca na wybrane przez ciebie puste pomarańczowe kółko. Jeśli żadne nie jest puste, czeka. Potem znów może ją zabrać każdy.
marbles-help-touch-title = Na ekranie
marbles-help-touch = Dotknij kółka, żeby zobaczyć drogę, i jeszcze raz, żeby iść. Duże kółka dają najwięcej; podwójne kółko oznacza kilka dróg: wybierz jedną pod planszą. Dotknij kości, żeby użyć jej dla wybranego pionka; dotknij Pac-Mana lub ducha, żeby go wybrać. Kółka ducha są przerywane. „Zagrożenie” pokazuje, jak łatwo duch złapie każdego Pac-Mana.

# Opowieść o turze
marbles-deed-rolled = rzut { $low } i { $high }
marbles-deed-begins = początek gry
marbles-deed-walked = { $detail ->
    [squares] Pac-Man na { $to }
   *[plain] ruch Pac-Manem
}
marbles-deed-ate = { $count ->
    [one] { $count } zjedzona kulka
    [few] { $count } zjedzone kulki
   *[other] { $count } zjedzonych kulek
}
marbles-deed-yellow = { $count ->
    [one] żółta kulka (na zjedzenie ducha)
    [few] { $count } żółte kulki (na zjedzenie duchów)
   *[other] { $count } żółtych kulek (na zjedzenie duchów)
}
marbles-deed-prowled = { $detail ->
    [squares] duch z { $origin } na { $to }
   *[plain] ruch duchem
}
marbles-deed-gobbled-ghost = zjedzony duch
marbles-deed-captured = { $you ->
    [you] duch odsyła cię do domku
   *[other] do domku wraca { $whom }
}
marbles-deed-captured-own = { $own ->
    [you] twój własny Pac-Man wraca do domku
   *[other] własny Pac-Man wraca do domku
}
marbles-deed-took = { $you ->
    [you] { $count ->
        [one] { $count } kulka od ciebie
        [few] { $count } kulki od ciebie
       *[other] { $count } kulek od ciebie
    }
   *[other] { $count ->
        [one] { $count } kulka (oddaje { $whom })
        [few] { $count } kulki (oddaje { $whom })
       *[other] { $count } kulek (oddaje { $whom })
    }
}
marbles-deed-paid = { $you ->
    [you] { $count ->
        [one] { $count } kulka dla ciebie
        [few] { $count } kulki dla ciebie
       *[other] { $count } kulek dla ciebie
    }
   *[other] { $count ->
        [one] zapłata: { $count } kulka (dostaje { $whom })
        [few] zapłata: { $count } kulki (dostaje { $whom })
       *[other] zapłata: { $count } kulek (dostaje { $whom })
    }
}
marbles-deed-lost = { $count ->
    [one] strata żółtej kulki
   *[other] strata { $count } żółtych kulek
}
marbles-deed-returned = { $detail ->
    [squares] żółta kulka z powrotem na { $at }
   *[plain] żółta kulka z powrotem na planszy
}
marbles-deed-stood = { $piece ->
    [pac] Pac-Man nie ma ruchu
    [ghost] duch nie ma ruchu
   *[both] nie ma żadnego ruchu
}
marbles-deed-cleared = nie ma już białych kulek
marbles-deed-stayed = Pac-Man stoi
marbles-deed-waits = żółta kulka czeka na zwrot (!)

marbles-befalls-captured = { $name } odsyła cię do domku!
marbles-befalls-captured-own = Twój własny Pac-Man wraca do domku!
marbles-befalls-paid = { $count ->
    [one] { $name } zabiera ci { $count } kulkę!
    [few] { $name } zabiera ci { $count } kulki!
   *[other] { $name } zabiera ci { $count } kulek!
}
marbles-befalls-lost = { $count ->
    [one] Tracisz żółtą kulkę!
    [few] Tracisz { $count } żółte kulki!
   *[other] Tracisz { $count } żółtych kulek!
}
marbles-score = { $count ->
    [one] 1 kulka
    [few] { $count } kulki
   *[other] { $count } kulek
}
