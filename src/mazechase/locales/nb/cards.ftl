cards-refuse-not-asked = Det kan du ikke gjøre nå. Du trenger dette kraftkortet: { $card }.
cards-refuse-choose-first = Velg først hva kraftkortet ditt gjør: { $card }.
cards-refuse-pass-first = Først sender alle et kort videre: velg ett.
cards-refuse-three-drawn = Du har trukket tre kort, og flere kan du ikke trekke på én tur.
cards-refuse-enough-drawn = { $number ->
    [one] Du måtte trekke nøyaktig { $number } kort denne turen.
   *[other] Du måtte trekke nøyaktig { $number } kort denne turen.
}
cards-refuse-must-draw = { $number ->
    [one] Du må trekke { $number } kort denne turen først.
   *[other] Du må trekke { $number } kort denne turen først.
}
cards-refuse-draw-first = Du kan ikke avslutte turen uten et kort: trekk ett, eller stopp for godt.
cards-refuse-not-in-hand = Den hånden har ikke { $card }.
cards-refuse-no-ghost = Du kan bare gi bort et spøkelse, ikke { $card }.
cards-refuse-not-oneself = Plass { $seat } må velge noen andre.
cards-refuse-not-oneself-named = må velge noen andre.
cards-refuse-not-playing = Plass { $seat } har stoppet eller er slått ut og kan ikke velges.
cards-refuse-not-playing-named = kan ikke velges: har stoppet eller er slått ut.
cards-event-turn-began = Turen til plass { $seat } begynte.
cards-event-turn-ordered = { $number ->
    [one] Turen til plass { $seat } begynte, med nøyaktig { $number } kort å trekke.
   *[other] Turen til plass { $seat } begynte, med nøyaktig { $number } kort å trekke.
}
cards-event-turn-ended = Plass { $seat } avsluttet turen.
cards-event-turn-skipped = Plass { $seat } sto over en tur.
cards-event-shut-down = Plass { $seat } stoppet for godt.
cards-event-drew = Plass { $seat } trakk { $card }.
cards-event-drew-unseen = Plass { $seat } trakk et kort.
cards-event-turned-up = Plass { $seat } trakk et kraftkort: { $card }.
cards-event-wasted = Plass { $seat } trakk et kraftkort uten virkning: { $card }.
cards-event-no-target = Plass { $seat } kastet { $card }: ingen å velge.
cards-event-no-ghost = Plass { $seat } kastet { $card }: ikke noe spøkelse å gi.
cards-event-nothing-to-pass = Plass { $seat } kastet { $card }: ingenting å sende videre.
cards-event-gave = Plass { $seat } ga et spøkelse til plass { $to }: { $card }.
cards-event-gave-unseen = Plass { $seat } ga et spøkelse til plass { $to }.
cards-event-swapped = Plass { $seat } lot plass { $one } og { $other } bytte hender.
cards-event-hand-taken = Plass { $seat } fikk se den nye hånden: { $hand }.
cards-event-skipping = Plass { $seat } lot plass { $whom } stå over neste tur.
cards-event-dictated = { $number ->
    [one] Plass { $seat } ga plass { $whom } ordre om å trekke { $number } kort neste tur.
   *[other] Plass { $seat } ga plass { $whom } ordre om å trekke { $number } kort neste tur.
}
cards-event-picked = Plass { $seat } valgte et kort å sende videre: { $card }.
cards-event-picked-unseen = Plass { $seat } valgte et kort å sende videre.
cards-event-passed = Plass { $seat } sendte et kort til plass { $to }: { $card }.
cards-event-passed-unseen = Plass { $seat } sendte et kort til plass { $to }.
cards-event-knocked-out = Plass { $seat } ble slått ut av spøkelser og viste kortene: { $hand }.
cards-event-deck-empty = Bunken er tom. Stopper for godt: { $seats }.
cards-event-reshuffled = { $cards ->
    [one] De kastede kortene og kortene til dem som er slått ut, ble stokket til en ny bunke med { $cards } kort.
   *[other] De kastede kortene og kortene til dem som er slått ut, ble stokket til en ny bunke med { $cards } kort.
}
cards-event-turn-limit = Maks antall turer er nådd: { $turns }.
cards-event-ended = Alle viste kortene sine. Poeng etter plass: { $points }. Vinnere: { $winners }. Hendene: { $hands }.
cards-short-ended = Alle har vist kortene sine. Poeng i spillerekkefølge: { $points }. Vinnere: { $winners }.
ghost_knockout = Spøkelsene slo ut alle andre.
ghost_knockout-you = Du ble slått ut.
ghost_knockout-one = { $name } ble slått ut.
highest_score = Alle har stoppet. Flest poeng vinner.
cards-name = Kort­spillet
cards-about = Trekk kort for å få poeng, men stopp i tide: med tre spøkelser på hånden er du ute.
cards-step-1 = Trekk kort. Prikker og frukter gir poeng.
cards-step-2 = Tre spøkelser på hånden, og du er ute!
cards-step-3 = Stopp i tide og behold poengene. Flest poeng vinner.
cards-guide-turn = Velkommen! Samle poeng, men tre spøkelser slår deg ut. Trekk ett til tre kort, og avslutt turen. «Stopp» sikrer poengene dine resten av spillet.
cards-todo = Velg hva du vil gjøre.
cards-doing-chance = { $who ->
    [you] trekker et kort…
   *[somebody] trekker et kort…
}
cards-todo-first = Trekk et kort, eller stopp for godt og behold poengene.
cards-todo-more = { $drawn } av { $most } trukket. Trekk igjen, avslutt turen, eller stopp for godt.
cards-todo-enough = Ikke flere kort denne turen: avslutt den, eller stopp for godt.
cards-todo-ordered = { $more ->
    [one] Du må trekke { $more } kort.
   *[other] Du må trekke { $more } kort.
}
cards-todo-draw = Trykk på bunken for å få kortet ditt.
cards-todo-all-draw = Alle trekker: trykk på bunken for å få kortet ditt.
cards-todo-give-card = Trykk på spøkelset du vil gi bort.
cards-todo-give-to = Trykk på spilleren som får spøkelset ditt.
cards-todo-swap-one = To spillere bytter hender. Trykk på den første. Du kan være en av dem.
cards-todo-swap-other = Trykk nå på den andre, eller på den første igjen for å avbryte.
cards-todo-swap-only = Trykk på en av de to spillerne: de bytter hender.
cards-todo-skip = Trykk på spilleren som må stå over neste tur.
cards-todo-dictate-whom = Trykk på spilleren som får ordren din. Det kan være deg selv.
cards-todo-dictate-own = Hvor mange kort må du trekke?
cards-todo-dictate-number = Hvor mange kort må { $whom } trekke?
cards-todo-pass-left = Trykk på kortet som går til venstre, til { $to }.
cards-wait-choosing = trakk { $card } og velger…
cards-wait-others = trakk { $card }. Velger nå: { $names }
cards-draw = Trekk
cards-end = Avslutt tur
cards-shut = Stopp
cards-shut-sure = Ja, stopp for godt
cards-back = Avbryt
cards-show-ways = Risiko
cards-deck = { $count ->
    [one] Bunke, { $count } kort
   *[other] Bunke, { $count } kort
}
cards-discard = Kastet: { $cards }
cards-count = { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}
cards-points = { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
}
cards-ghosts = { $ghosts } av { $most } spøkelser
cards-hand = { $count ->
    [one] Hånden din: { $count } kort
   *[other] Hånden din: { $count } kort
}
cards-hand-empty = Ingen kort ennå
cards-status-down = stoppet
cards-status-out = ute
cards-open-hand = vist: { $cards }
cards-known = du vet om: { $cards }
cards-skips = { $turns ->
    [one] står over en tur
   *[other] står over { $turns } turer
}
cards-order = må trekke: { $number }
cards-picked = har valgt et kort
cards-chosen = valgt
cards-choosable = kan velges
cards-news-out = ble slått ut: for mange spøkelser!
cards-reckoning = Hender og poeng
cards-risk-none = Ingen fare ennå: ett kort kan ikke slå deg ut.
cards-risk-little = Liten risiko for å bli slått ut.
cards-risk-some = Litt risiko for å bli slått ut.
cards-risk-high = Stor risiko for å bli slått ut!
cards-risk-of-ghost = Neste kort er et spøkelse
cards-risk-of-out = Neste kort slår deg ut
cards-risk-of-power = Neste kort er et kraftkort
cards-risk-of-points = Poeng i snitt
cards-risk-short-ghost = Spøkelse
cards-risk-short-out = Ute
cards-risk-short-power = Kraftkort
cards-risk-short-points = Poeng
cards-option-level = Nivå
cards-option-level-1 = Nivå 1
cards-option-level-1-about = Gi, Bytt og Hopp over. Den mildeste starten.
cards-option-level-2 = Nivå 2
cards-option-level-2-about = Ordre, Alle trekker og Send til venstre, og ett spøkelse til: villere.
cards-option-level-bonus = Bonusnivå
cards-option-level-bonus-about = Begge kortstokkene sammen, med alle de seks kraftkortene, for opptil åtte spillere.
cards-option-level2-includes-level1 = Nivå 2 har også kraftkortene fra nivå 1
cards-option-red-ghost = Det røde spøkelset teller som
cards-option-red-ghost-one = ett spøkelse
cards-option-red-ghost-two = to spøkelser
cards-option-skip-stacks = Turer man står over, legges sammen
cards-option-dictate-self = Du kan gi ordre til deg selv
cards-option-dictate-blocks-shutdown = Du kan ikke stoppe før du har trukket kortene du fikk ordre om
cards-option-deck = Kortstokk
cards-option-deck-home-made = Hjemmelaget
cards-option-deck-home-made-about = Balansert av oss: noen blir alltid slått ut før den er tom.
cards-option-deck-few-ghosts = Få spøkelser
cards-option-deck-few-ghosts-about = Bare noen få spøkelser: spillene er lengre, og bunken kan gå tom.
cards-option-deck-for-two = For to
cards-option-deck-for-two-about = Laget for to spillere: det er færre spøkelser, så spillet tar ikke slutt så fort.
cards-option-deck-empty = Når bunken er tom
cards-option-deck-empty-all_shut_down = stopper alle
cards-option-deck-empty-reshuffle_once = stokkes kastede kort én gang
cards-option-solo-run = Den siste som er med, får
cards-option-solo-run-unlimited = så mange turer som ønsket
cards-option-solo-run-one_turn = én tur
cards-option-max-turns = Maks antall turer
cards-list = Kort i kortstokken: { $cards }
cards-list-ghost = { $units ->
    [one] et spøkelse
   *[other] teller som { $units } spøkelser
}
cards-list-power = kraftkort
cards-list-points = { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
}
cards-list-count = { $count } i stokken
cards-word-dot = Prikk
cards-word-cherry = Kirsebær
cards-word-strawberry = Jordbær
cards-word-orange = Appelsin
cards-word-apple = Eple
cards-word-melon = Melon
cards-word-blinky = Blinky
cards-word-pinky = Pinky
cards-word-inky = Inky
cards-word-clyde = Clyde
cards-word-give = Gi
cards-word-swap = Bytt
cards-word-skip = Hopp over
cards-word-dictate = Ordre
cards-word-all-draw = Alle trekker
cards-word-pass-left = Send til venstre
cards-short-turn-began = begynte turen.
cards-short-turn-ordered = { $number ->
    [one] begynte turen og må trekke { $number } kort.
   *[other] begynte turen og må trekke { $number } kort.
}
cards-short-turn-ended = avsluttet turen.
cards-short-turn-skipped = sto over en tur.
cards-short-shut-down = stoppet for godt.
cards-short-drew = trakk { $card }.
cards-short-drew-unseen = trakk et kort.
cards-short-turned-up = trakk et kraftkort: { $card }.
cards-short-wasted = trakk et kraftkort uten virkning: { $card }.
cards-short-no-target = kastet { $card }: ingen å velge.
cards-short-no-ghost = kastet { $card }: ikke noe spøkelse å gi.
cards-short-nothing-to-pass = kastet { $card }: ingenting å sende videre.
cards-short-gave = ga et spøkelse ({ $card }) til { $to }.
cards-short-gave-unseen = ga et spøkelse til { $to }.
cards-short-swapped = byttet hender: { $one } ⇄ { $other }.
cards-short-hand-taken = fikk en ny hånd: { $hand }.
cards-short-skipping = lot { $whom } stå over en tur.
cards-short-dictated = { $number ->
    [one] ga { $whom } ordre om å trekke { $number } kort.
   *[other] ga { $whom } ordre om å trekke { $number } kort.
}
cards-short-picked = valgte et kort å sende videre: { $card }.
cards-short-picked-unseen = valgte et kort å sende videre.
cards-short-passed = sendte et kort ({ $card }) til { $to }.
cards-short-passed-unseen = sendte et kort til { $to }.
cards-short-knocked-out = ble slått ut! Hånden: { $hand }.
cards-note-nothing = ingen virkning
cards-note-gave = gir { $card }
cards-note-gave-unseen = gir et spøkelse
cards-note-passed = sender { $card }
cards-note-passed-unseen = sender et kort
cards-note-picked = valgte et kort
cards-note-swapped = bytter hender
cards-note-dictated = { $number ->
    [one] ordre: { $number } kort
   *[other] ordre: { $number } kort
}
cards-note-ended = avslutter turen
cards-advice-draw = Trekk et kort.
cards-advice-end = Avslutt turen.
cards-advice-shut = Stopp for godt.
cards-advice-give = Gi { $from } til { $to }.
cards-advice-swap = Bytt disse hendene: { $from } og { $to }.
cards-advice-skip = Hopp over denne spilleren: { $to }.
cards-advice-dictate = Velg { $from }. Antall kort: { $to }.
cards-advice-pass = Send { $to } videre.
cards-reason-risk = { $percent ->
    [0] Neste kort kan ikke slå deg ut.
   *[other] Sjansen for at neste kort slår deg ut, er { NUMBER($percent) } %.
}
cards-reason-points = { $points ->
    [one] Du har ett poeng.
   *[other] Du har { $points } poeng.
}
cards-reason-most = Plass { $seat } har flest kort.
cards-reason-most-named = har flere kort enn de andre motstanderne dine.
cards-reason-ghost = Da blir du kvitt et spøkelse.
cards-help-aim-title = Målet
cards-help-aim = Samle poeng: prikker gir 1, frukter mer. Når alle har stoppet, vinner den med flest poeng; står det likt, vinner disse spillerne sammen. Er alle andre slått ut, vinner du med en gang, uansett hva du har på hånden.
cards-help-ghosts-title = Tre spøkelser
cards-help-ghosts = Med tre spøkelser på hånden blir du slått ut med en gang, også når det ikke er din tur. Poengene dine er tapt, og alle får se kortene dine.
cards-help-turn-title = Din tur
cards-help-turn = Trekk opptil tre kort, ett om gangen, og avslutt turen når du vil, men ikke uten et kort. Hvert kort virker før du velger igjen. Så er det nestemann, med klokka.
cards-help-shut-title = Å stoppe for godt
cards-help-shut = I stedet for å trekke kan du stoppe for godt: du beholder poengene dine og ser på resten. Det kan du gjøre også uten kort på hånden.
cards-help-levels-title = Kortstokker og nivåer
cards-help-levels = Nivå 1 har Gi, Bytt og Hopp over; nivå 2 har Ordre, Alle trekker og Send til venstre; begge er for opptil fire spillere. Bonusnivået bruker begge kortstokkene og er for opptil åtte.
cards-help-power-title = Kraftkort
cards-help-power = Et kraftkort vises til alle, virker med en gang og blir kastet. Det virker aldri på spillere som har stoppet eller er slått ut.
cards-help-give-title = Gi
cards-help-give = Et av spøkelsene dine går til en annen spiller, som da kan bli slått ut. Har du et spøkelse, må du gi bort ett. Bare dere to ser hvilket.
cards-help-swap-title = Bytt
cards-help-swap = To spillere bytter hender, altså alle kortene sine; du velger hvem, og det trenger ikke å være deg. Ingen blir slått ut av det. Er bare to spillere igjen, må de bytte.
cards-help-skip-title = Hopp over
cards-help-skip = En annen spiller står over neste tur. To slike på samme spiller koster likevel bare én tur. Den siste som er med, kan ikke miste en tur.
cards-help-dictate-title = Ordre
cards-help-dictate = Du sier hvor mange kort, 1 til 3, en spiller må trekke neste tur, verken flere eller færre. Før det kan ikke spilleren stoppe. Det kan være deg selv. En ny ordre erstatter den gamle.
cards-help-all-draw-title = Alle trekker
cards-help-all-draw = Alle som er med, trekker et kort, og du begynner. Kraftkort som trekkes slik, gjør ingenting.
cards-help-pass-left-title = Send til venstre
cards-help-pass-left = Alle som er med, velger et kort samtidig, og det går til neste spiller til venstre. Spøkelser telles når alle kortene er sendt.
cards-help-end-title = Slutten
cards-help-end = Den siste som er med, kan fortsette alene så lenge det frister. Når bunken er tom eller maks antall turer er nådd, gjelder det som om alle som fortsatt er med, har stoppet.
cards-help-secrets-title = Hvem ser hva
cards-help-secrets = Bare du ser kortene dine; alle ser hvor mange du har. Kom et kort fra deg, ser du det fortsatt hos spilleren som har det nå. «Risiko» regner bare med det du kan vite.
cards-help-touch-title = Å dele en enhet
cards-help-touch = På én enhet skjuler skjermen kortene dine når turen er over. Med mobiler viser én skjerm bordet, og alle har kortene på sin egen mobil.
cards-help-keys-title = På tastaturet
cards-help-keys = Tab og Enter; D trekker, E avslutter turen, Esc avbryter et valg.
cards-deed-drew = trakk { $cards }
cards-deed-drew-unseen = { $count ->
    [one] trakk et kort
   *[other] trakk { $count } kort
}
cards-deed-turned-up = spilte { $card }
cards-deed-nothing = kunne ikke bruke { $card }
cards-deed-gave = { $you ->
    [you] ga deg et spøkelse
   *[other] ga { $whom } et spøkelse
}
cards-deed-passed = { $you ->
    [you] sendte deg { $card }
   *[other] sendte { $card } til { $whom }
}
cards-deed-all-passed = alle sendte et kort til venstre
cards-deed-swapped = { $you ->
    [you] byttet hender med deg
   *[other] byttet hender med { $whom }
}
cards-deed-swapped-two = byttet disse hendene: { $one } og { $other }
cards-deed-skipping = { $you ->
    [you] sørget for at du må stå over en tur
   *[other] sørget for at { $whom } må stå over en tur
}
cards-deed-dictated = { $you ->
    [you] { $number ->
        [one] ga deg ordre om å trekke { $number } kort
       *[other] ga deg ordre om å trekke { $number } kort
    }
   *[other] { $number ->
        [one] ga { $whom } ordre om å trekke { $number } kort
       *[other] ga { $whom } ordre om å trekke { $number } kort
    }
}
cards-deed-turn-skipped = sto over en tur
cards-deed-shut-down = stoppet for godt
cards-deed-knocked-out = ble slått ut av spøkelser
cards-deed-shown = alle viste kortene sine
cards-deed-ended = avsluttet turen
cards-befalls-knocked-out = For mange spøkelser: du er ute!
cards-befalls-swapped = { $name } byttet hender med deg!
cards-befalls-swapped-two = { $name } byttet kortene dine! De nye kommer fra { $with }.
cards-befalls-gave = { $name } ga deg et spøkelse: { $card }
cards-befalls-skipping = { $name } sier: du må stå over neste tur!
cards-befalls-dictated = { $number ->
    [one] { $name } sier: neste tur må du trekke { $number } kort!
   *[other] { $name } sier: neste tur må du trekke { $number } kort!
}
cards-series-points = { $target ->
    [one] Kortkveld: først til ett poeng
   *[other] Kortkveld: først til { $target } poeng
}
cards-score = { $count ->
    [one] 1 poeng
   *[other] { $count } poeng
}
error-cards-bonus-only = Nivå { $level } er for høyst { $most } spillere, ikke { $players }; nivået «bonus» tar flere.
error-cards-bad-token = «{ $text }» hører ikke til i dette spillet; skriv for eksempel draw, end, shut, give:inky:2, swap:1:3, skip:2, dictate:2:3, 2=cherry eller +dot.
error-cards-deck-name = points: «{ $name }» kan ikke være navnet på en frukt; bruk 2 til 16 små bokstaver, og ikke navnet på et spøkelse eller et kraftkort.
error-cards-deck-worth = points: «{ $name }» må være verdt et helt tall fra { $least } til { $most }.
error-cards-deck-dot = points: det må finnes en prikk, verdt 1.
error-cards-deck-fruit = points: det må finnes minst to frukter med ulike poeng.
error-cards-deck-card = { $level }: «{ $name }» hører ikke hjemme her; dette nivået kan ha { $known }.
error-cards-deck-count = { $level }: «{ $name }» må være et helt antall kort fra 1 til { $most }.
error-cards-deck-missing = { $level }: «{ $name }» mangler.
error-cards-deck-no-fruit = { $level }: det må være minst én frukt.
error-cards-deck-ghosts = { $ghosts ->
    [one] { $level }: { $ghosts } spøkelse er ikke nok; det trengs { $least } for å slå ut noen.
   *[other] { $level }: { $ghosts } spøkelser er ikke nok; det trengs { $least } for å slå ut noen.
}
error-cards-deck-size = { $cards ->
    [one] { $level }: det er { $cards } kort; en kortstokk har { $size }.
   *[other] { $level }: det er { $cards } kort; en kortstokk har { $size }.
}
error-cards-deck-more-ghosts = { $second ->
    [one] level2: { $second } spøkelse er ikke nok; det må være flere enn i level1, som har { $first }.
   *[other] level2: { $second } spøkelser er ikke nok; det må være flere enn i level1, som har { $first }.
}
error-cards-place-seats = En stilling for { $players } spillere har status, turer å stå over, ordrer, hender og valgte kort for { $players } plasser.
error-cards-place-seat = Det kan ikke være den plassens tur.
error-cards-place-taken = Turer telles bare opp til valget max_turns.
error-cards-place-reshuffled = Bunken kan ikke være stokket på nytt: valget deck_empty tillater det ikke.
error-cards-place-deck = Disse kortene kommer ikke fra én og samme kortstokk.
error-cards-place-deck-empty = Bunken er tom, så ingen kan trekke, og spillet må være slutt.
error-cards-place-power-ups = Kraftkort ligger blant de kastede kortene og ingen andre steder, og ikke noe annet ligger der.
error-cards-place-ghosts = Plasser med tre spøkelser er ute, og bare det siste spøkelset deres kan være ett for mye; alle andre plasser har færre.
error-cards-place-drawn = Så mange kort kan ikke være trukket nå.
error-cards-place-orders = Disse ordrene om å trekke kan ikke være gitt.
error-cards-place-skips = Så mange turer kan ingen ha fått å stå over.
error-cards-place-waiting = En plass som har stoppet eller er slått ut, har ingen neste tur å vente på.
error-cards-place-end = Når disse plassene har stoppet eller er slått ut, kan spillet ikke være slutt, eller ikke fortsette.
error-cards-place-played = Kraftkortet { $phase } må være trukket denne turen og ligge blant de kastede kortene.
error-cards-place-nobody = Kraftkortet { $phase } trenger en annen spiller som verken har stoppet eller er slått ut.
error-cards-place-no-ghost = Uten et spøkelse på hånden er det ikke noe å gi bort.
error-cards-place-drawing = Den plassen kan ikke trekke nå.
error-cards-place-picks = Disse kortene kan ikke være valgt.
error-cards-place-known = Det kan ingen vite.
error-cards-bad-card = Det finnes ikke noe kort «{ $text }» i denne kortstokken.
error-cards-bad-seat = Det er ingen plass { $text } her; plassene er 1 til { $players }.
error-cards-bad-position = «{ $text }» er ikke en stilling; skriv den slik: { $form }.
error-cards-bad-hand = «{ $text }» er ikke en hånd; skriv kort som cherry+2dot, og en tom hånd som -.
error-cards-bad-known = «{ $text }» sier ikke hvem som vet hva; skriv 1>2:apple hvis plass 1 vet om et eple på hånd 2.
error-cards-deck-extra = Kortstokker har ikke noe felt «{ $field }»; feltene deres er source, points, level1 og level2.
error-cards-deck-source = Kortstokker trenger «source», en tekst som sier hvor de kommer fra.
error-cards-deck-table = Kortstokker trenger «{ $field }», en tabell med kortnavn og tall.
