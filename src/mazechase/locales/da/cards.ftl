error-cards-bonus-only = Niveau { $level } er for højst { $most } spillere, ikke { $players }; niveauet »bonus« er for flere.

error-cards-bad-token = »{ $text }« hører ikke til dette spil; skriv draw, end, shut, give:inky:2, swap:1:3, skip:2, dictate:2:3, 2=cherry eller +dot.
error-cards-bad-card = Der er ikke noget kort »{ $text }« i denne bunke.
error-cards-bad-seat = Der er ingen plads { $text } her; pladserne er 1 til { $players }.
error-cards-bad-position = »{ $text }« er ikke en stilling; skriv den sådan: { $form }.
error-cards-bad-hand = »{ $text }« er ikke en hånd; skriv kort som cherry+2dot og en tom hånd som -.
error-cards-bad-known = »{ $text }« siger ikke, hvem der ved hvad; skriv 1>2:apple, hvis plads 1 kender et æble på hånd 2.

error-cards-deck-extra = Kortbunker har ikke feltet »{ $field }«; deres felter er source, points, level1 og level2.
error-cards-deck-source = Kortbunker skal have »source«, en tekst om, hvor de kommer fra.
error-cards-deck-table = Kortbunker skal have »{ $field }«, en tabel med kortnavne og tal.
error-cards-deck-name = points: »{ $name }« kan ikke være navnet på en frugt; brug 2 til 16 små bogstaver og ikke navnet på et spøgelse eller et power-kort.
error-cards-deck-worth = points: »{ $name }« skal være et helt tal fra { $least } til { $most } værd.
error-cards-deck-dot = points: Der skal være en prik (dot), der er 1 værd.
error-cards-deck-fruit = points: Der skal være mindst to frugter, der er forskelligt værd.
error-cards-deck-card = { $level }: »{ $name }« hører ikke til her; dette niveau må have { $known }.
error-cards-deck-count = { $level }: »{ $name }« skal være et helt antal kort fra 1 til { $most }.
error-cards-deck-missing = { $level }: »{ $name }« mangler.
error-cards-deck-no-fruit = { $level }: Der skal være mindst én frugt.
error-cards-deck-ghosts = { $ghosts ->
    [one] { $level }: { $ghosts } spøgelse er ikke nok; der skal { $least } til for at slå nogen ud.
   *[other] { $level }: { $ghosts } spøgelser er ikke nok; der skal { $least } til for at slå nogen ud.
}
error-cards-deck-size = { $cards ->
    [one] { $level }: Der er { $cards } kort; en bunke har { $size }.
   *[other] { $level }: Der er { $cards } kort; en bunke har { $size }.
}
error-cards-deck-more-ghosts = { $second ->
    [one] level2: { $second } spøgelse er ikke nok; der skal være flere end i level1, som har { $first }.
   *[other] level2: { $second } spøgelser er ikke nok; der skal være flere end i level1, som har { $first }.
}

error-cards-place-seats = En stilling for { $players } spillere nævner status, overspringninger, ordrer, hænder og valgte kort for { $players } pladser.
error-cards-place-seat = Den plads kan ikke have turen.
error-cards-place-taken = Ture tælles kun op til grænsen max_turns.
error-cards-place-reshuffled = Bunken kan ikke være blandet igen: Valget deck_empty tillader det ikke.
error-cards-place-deck = Disse kort kommer ikke fra én bunke.
error-cards-place-deck-empty = Bunken er tom, så ingen kan trække, og spillet må være slut.
error-cards-place-power-ups = Power-kort ligger i kastebunken og ingen andre steder, og der er ikke andet i den.
error-cards-place-ghosts = Pladser med tre spøgelser er ude, og kun deres sidste spøgelse kan være et for meget; alle andre pladser har færre.
error-cards-place-drawn = Så mange kort kan ikke være trukket nu.
error-cards-place-orders = De ordrer om at trække kan ikke være givet.
error-cards-place-skips = De overspringninger kan ikke være givet.
error-cards-place-waiting = En plads, der er stået af eller slået ud, har ingen næste tur at vente på.
error-cards-place-end = Når de pladser er stået af og slået ud, kan spillet ikke være slut eller ikke fortsætte.
error-cards-place-played = Power-kortet { $phase } skal være trukket i denne tur og ligge i kastebunken.
error-cards-place-nobody = Power-kortet { $phase } kræver en anden spiller, der hverken er stået af eller slået ud.
error-cards-place-no-ghost = Uden et spøgelse på hånden er der ikke noget at give væk.
error-cards-place-drawing = Den plads kan ikke trække nu.
error-cards-place-picks = Disse kort kan ikke være valgt.
error-cards-place-known = Det kan ingen vide.

cards-refuse-not-asked = Det kan du ikke nu. Du skal bruge dette power-kort: { $card }.
cards-refuse-choose-first = Vælg først, hvad dit power-kort gør: { $card }.
cards-refuse-pass-first = Først giver alle et kort videre: Vælg et.
cards-refuse-three-drawn = Du har trukket tre kort, og flere må man ikke trække i én tur.
cards-refuse-enough-drawn = { $number ->
    [one] Du skulle trække præcis { $number } kort i denne tur.
   *[other] Du skulle trække præcis { $number } kort i denne tur.
}
cards-refuse-must-draw = { $number ->
    [one] Du skal først trække { $number } kort i denne tur.
   *[other] Du skal først trække { $number } kort i denne tur.
}
cards-refuse-draw-first = Du kan ikke slutte din tur uden et kort: Træk et, eller stå af.
cards-refuse-not-in-hand = Den hånd har ikke { $card }.
cards-refuse-no-ghost = Du kan kun give et spøgelse væk, ikke { $card }.
cards-refuse-not-oneself = Plads { $seat } skal vælge en anden.
cards-refuse-not-oneself-named = skal vælge en anden.
cards-refuse-not-playing = Plads { $seat } er stået af eller slået ud og kan ikke vælges.
cards-refuse-not-playing-named = kan ikke vælges: stået af eller slået ud.

cards-event-turn-began = Plads { $seat } begyndte sin tur.
cards-event-turn-ordered = { $number ->
    [one] Plads { $seat } begyndte sin tur med præcis { $number } kort at trække.
   *[other] Plads { $seat } begyndte sin tur med præcis { $number } kort at trække.
}
cards-event-turn-ended = Plads { $seat } sluttede turen.
cards-event-turn-skipped = Plads { $seat } blev sprunget over.
cards-event-shut-down = Plads { $seat } stod af.
cards-event-drew = Plads { $seat } trak { $card }.
cards-event-drew-unseen = Plads { $seat } trak et kort.
cards-event-turned-up = Plads { $seat } trak et power-kort: { $card }.
cards-event-wasted = Plads { $seat } trak et power-kort uden virkning: { $card }.
cards-event-no-target = Plads { $seat } kastede { $card }: ingen at vælge.
cards-event-no-ghost = Plads { $seat } kastede { $card }: intet spøgelse at give.
cards-event-nothing-to-pass = Plads { $seat } kastede { $card }: intet at give videre.
cards-event-gave = Plads { $seat } gav et spøgelse til plads { $to }: { $card }.
cards-event-gave-unseen = Plads { $seat } gav et spøgelse til plads { $to }.
cards-event-swapped = Plads { $seat } lod plads { $one } og { $other } bytte hånd.
cards-event-hand-taken = Plads { $seat } så den nye hånd: { $hand }.
cards-event-skipping = Plads { $seat } lod plads { $whom } blive sprunget over næste gang.
cards-event-dictated = { $number ->
    [one] Plads { $seat } bestemte, at plads { $whom } skal trække { $number } kort næste tur.
   *[other] Plads { $seat } bestemte, at plads { $whom } skal trække { $number } kort næste tur.
}
cards-event-picked = Plads { $seat } valgte et kort at give videre: { $card }.
cards-event-picked-unseen = Plads { $seat } valgte et kort at give videre.
cards-event-passed = Plads { $seat } gav et kort videre til plads { $to }: { $card }.
cards-event-passed-unseen = Plads { $seat } gav et kort videre til plads { $to }.
cards-event-knocked-out = Plads { $seat } blev slået ud af spøgelser og viste sin hånd: { $hand }.
cards-event-deck-empty = Bunken er tom. Står af: { $seats }.
cards-event-reshuffled = { $cards ->
    [one] De kastede kort og hænderne fra dem, der er ude, blev blandet til en ny bunke på { $cards } kort.
   *[other] De kastede kort og hænderne fra dem, der er ude, blev blandet til en ny bunke på { $cards } kort.
}
cards-event-turn-limit = Det højeste antal ture er nået: { $turns }.
cards-event-ended = Alle hænder blev vist. Point efter plads: { $points }. Vindere: { $winners }. Hænderne: { $hands }.
cards-short-ended = Alle hænder er vist. Point i turrækkefølge: { $points }. Vindere: { $winners }.

ghost_knockout = Spøgelserne slog alle andre ud.
ghost_knockout-you = Du blev slået ud.
ghost_knockout-one = { $name } blev slået ud.
highest_score = Alle er stoppet. Flest point vinder.

cards-name = Kort­spillet
cards-about = Træk kort og få point, men stop i tide: Med tre spøgelser på hånden er du ude.
cards-step-1 = Træk kort. Prikker og frugter giver point.
cards-step-2 = Tre spøgelser på hånden, og du er ude!
cards-step-3 = Stop i tide for at beholde dine point. Flest point vinder.
cards-guide-turn = Velkommen! Saml point, men tre spøgelser slår dig ud. Træk et til tre kort, og slut så din tur. »Stå af« sikrer dine point for altid.
cards-todo = Vælg, hvad du vil gøre.
cards-doing-chance = { $who ->
    [you] trækker et kort …
   *[somebody] trækker et kort …
}
cards-todo-first = Træk et kort, eller stå af: Stop, og behold dine point.
cards-todo-more = { $drawn } af { $most } trukket. Træk igen, slut din tur, eller stå af.
cards-todo-enough = Ikke flere kort i denne tur: Slut den, eller stå af.
cards-todo-ordered = { $more ->
    [one] Du skal trække { $more } kort.
   *[other] Du skal trække { $more } kort.
}
cards-todo-draw = Tryk på bunken for at få dit kort.
cards-todo-all-draw = Alle trækker: Tryk på bunken for at få dit kort.
cards-todo-give-card = Tryk på det spøgelse, du vil give væk.
cards-todo-give-to = Tryk på den spiller, der skal have dit spøgelse.
cards-todo-swap-one = To spillere bytter hånd. Tryk på den første. Du må gerne selv være en af dem.
cards-todo-swap-other = Tryk nu på den anden spiller, eller på den første igen for at fortryde.
cards-todo-swap-only = Tryk på en af de to spillere: De bytter hånd.
cards-todo-skip = Tryk på den spiller, der skal springes over.
cards-todo-dictate-whom = Tryk på den spiller, du vil bestemme over. Det må gerne være dig selv.
cards-todo-dictate-own = Hvor mange kort skal du trække?
cards-todo-dictate-number = Hvor mange kort skal { $whom } trække?
cards-todo-pass-left = Tryk på det kort, du sender til venstre, til { $to }.
cards-wait-choosing = trak { $card } og vælger …
cards-wait-others = trak { $card }. Vælger nu: { $names }
cards-draw = Træk
cards-end = Slut tur
cards-shut = Stå af
cards-shut-sure = Stå af for altid
cards-back = Fortryd
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
    [one] { $points } point
   *[other] { $points } point
}
cards-ghosts = { $ghosts } af { $most } spøgelser
cards-hand = { $count ->
    [one] Din hånd: { $count } kort
   *[other] Din hånd: { $count } kort
}
cards-hand-empty = Ingen kort endnu
cards-status-down = stået af
cards-status-out = ude
cards-open-hand = vist: { $cards }
cards-known = du kender: { $cards }
cards-skips = { $turns ->
    [one] springes over
   *[other] springes over { $turns } gange
}
cards-order = skal trække: { $number }
cards-picked = har valgt et kort
cards-chosen = valgt
cards-choosable = kan vælges
cards-news-out = blev slået ud: for mange spøgelser!
cards-reckoning = Hænder og point
cards-risk-none = Ingen fare endnu: Ét kort kan ikke slå dig ud.
cards-risk-little = Lille risiko for at blive slået ud.
cards-risk-some = Nogen risiko for at blive slået ud.
cards-risk-high = Stor risiko for at blive slået ud!
cards-risk-of-ghost = Næste kort er et spøgelse
cards-risk-of-out = Næste kort slår dig ud
cards-risk-of-power = Næste kort er et power-kort
cards-risk-of-points = Point i gennemsnit
cards-risk-short-ghost = Spøgelse
cards-risk-short-out = Ude
cards-risk-short-power = Power-kort
cards-risk-short-points = Point

cards-option-level = Niveau
cards-option-level-1 = Niveau 1
cards-option-level-1-about = Giv, Byt og Spring over. Den blideste start.
cards-option-level-2 = Niveau 2
cards-option-level-2-about = Bestem, Alle trækker og Send til venstre, og et spøgelse mere: vildere.
cards-option-level-bonus = Bonusniveau
cards-option-level-bonus-about = Begge bunker sammen, med alle seks power-kort, for op til otte spillere.
cards-option-level2-includes-level1 = Niveau 2 har også power-kortene fra niveau 1
cards-option-red-ghost = Det røde spøgelse tæller som
cards-option-red-ghost-one = ét spøgelse
cards-option-red-ghost-two = to spøgelser
cards-option-skip-stacks = Flere Spring over lægges sammen
cards-option-dictate-self = Man må bestemme over sig selv
cards-option-dictate-blocks-shutdown = Man må ikke stå af, før man har trukket de kort, man skal
cards-option-deck = Bunke
cards-option-deck-home-made = Hjemmelavet
cards-option-deck-home-made-about = Afstemt af os: Der bliver altid nogen slået ud, før den er tom.
cards-option-deck-few-ghosts = Få spøgelser
cards-option-deck-few-ghosts-about = Kun få spøgelser: Spillene er længere, og bunken kan blive tom.
cards-option-deck-for-two = For to
cards-option-deck-for-two-about = Lavet til to spillere: Der er færre spøgelser, så et spil ikke slutter så hurtigt.
cards-option-deck-empty = Når bunken er tom
cards-option-deck-empty-all_shut_down = står alle af
cards-option-deck-empty-reshuffle_once = blandes de kastede én gang
cards-option-solo-run = Den sidste, der er med, får
cards-option-solo-run-unlimited = så mange ture, man vil
cards-option-solo-run-one_turn = én tur
cards-option-max-turns = Højeste antal ture
cards-list = Kort i bunken: { $cards }
cards-list-ghost = { $units ->
    [one] et spøgelse
   *[other] tæller som { $units } spøgelser
}
cards-list-power = power-kort
cards-list-points = { $points ->
    [one] { $points } point
   *[other] { $points } point
}
cards-list-count = { $count } i bunken

cards-word-dot = Prik
cards-word-cherry = Kirsebær
cards-word-strawberry = Jordbær
cards-word-orange = Appelsin
cards-word-apple = Æble
cards-word-melon = Melon
cards-word-blinky = Blinky
cards-word-pinky = Pinky
cards-word-inky = Inky
cards-word-clyde = Clyde
cards-word-give = Giv
cards-word-swap = Byt
cards-word-skip = Spring over
cards-word-dictate = Bestem
cards-word-all-draw = Alle trækker
cards-word-pass-left = Send til venstre

cards-short-turn-began = begyndte en tur.
cards-short-turn-ordered = { $number ->
    [one] begyndte en tur og skal trække { $number } kort.
   *[other] begyndte en tur og skal trække { $number } kort.
}
cards-short-turn-ended = sluttede turen.
cards-short-turn-skipped = blev sprunget over.
cards-short-shut-down = stod af.
cards-short-drew = trak { $card }.
cards-short-drew-unseen = trak et kort.
cards-short-turned-up = trak et power-kort: { $card }.
cards-short-wasted = trak et power-kort uden virkning: { $card }.
cards-short-no-target = kastede { $card }: ingen at vælge.
cards-short-no-ghost = kastede { $card }: intet spøgelse at give.
cards-short-nothing-to-pass = kastede { $card }: intet at give videre.
cards-short-gave = gav et spøgelse ({ $card }) til { $to }.
cards-short-gave-unseen = gav et spøgelse til { $to }.
cards-short-swapped = byttede hænder: { $one } ⇄ { $other }.
cards-short-hand-taken = fik en ny hånd: { $hand }.
cards-short-skipping = lod { $whom } blive sprunget over.
cards-short-dictated = { $number ->
    [one] bestemte, at { $whom } skal trække { $number } kort.
   *[other] bestemte, at { $whom } skal trække { $number } kort.
}
cards-short-picked = valgte et kort at give videre: { $card }.
cards-short-picked-unseen = valgte et kort at give videre.
cards-short-passed = gav et kort ({ $card }) videre til { $to }.
cards-short-passed-unseen = gav et kort videre til { $to }.
cards-short-knocked-out = blev slået ud! Hånden: { $hand }.

cards-note-nothing = ingen virkning
cards-note-gave = giver { $card }
cards-note-gave-unseen = giver et spøgelse
cards-note-passed = sender { $card }
cards-note-passed-unseen = sender et kort
cards-note-picked = valgte et kort
cards-note-swapped = bytter hænder
cards-note-dictated = { $number ->
    [one] ordre: { $number } kort
   *[other] ordre: { $number } kort
}
cards-note-ended = slutter tur

cards-advice-draw = Træk et kort.
cards-advice-end = Slut din tur.
cards-advice-shut = Stå af.
cards-advice-give = Giv { $from } til { $to }.
cards-advice-swap = Byt disse hænder: { $from } og { $to }.
cards-advice-skip = Spring denne spiller over: { $to }.
cards-advice-dictate = Vælg { $from }. Antal kort: { $to }.
cards-advice-pass = Send { $to } videre.

cards-reason-risk = { $percent ->
    [0] Det næste kort kan ikke slå dig ud.
   *[other] Der er { NUMBER($percent) } % risiko for, at det næste kort slår dig ud.
}
cards-reason-points = { $points ->
    [one] Du har ét point.
   *[other] Du har { $points } point.
}
cards-reason-most = Plads { $seat } har flest kort.
cards-reason-most-named = har flere kort end dine andre modstandere.
cards-reason-ghost = Så slipper du af med et spøgelse.

cards-help-aim-title = Målet
cards-help-aim = Saml point: Prikker er 1 værd, frugter mere. Når alle er stået af, vinder den, der har flest point; står det lige, vinder de spillere sammen. Bliver alle andre slået ud, vinder du straks, uanset hvad du har på hånden.
cards-help-ghosts-title = Tre spøgelser
cards-help-ghosts = Med tre spøgelser på hånden bliver du straks slået ud, også når det ikke er din tur. Dine point er tabt, og alle ser dine kort.
cards-help-turn-title = Din tur
cards-help-turn = Træk op til tre kort, ét ad gangen, og slut din tur, når du vil, men ikke uden et kort. Hvert kort virker, før du vælger igen. Så er det den næstes tur, med uret.
cards-help-shut-title = At stå af
cards-help-shut = I stedet for at trække må du stå af: Du stopper for altid, beholder dine point og er ikke med i resten. Det må du også med en tom hånd.
cards-help-levels-title = Bunker og niveauer
cards-help-levels = Niveau 1 har Giv, Byt og Spring over; niveau 2 har Bestem, Alle trækker og Send til venstre; begge er for op til fire spillere. Bonusniveauet bruger begge bunker og er for op til otte.
cards-help-power-title = Power-kort
cards-help-power = Et power-kort vises til alle, virker straks og bliver kastet. Det virker aldrig på spillere, der er stået af eller slået ud.
cards-help-give-title = Giv
cards-help-give = Et af dine spøgelser går til en anden spiller og kan slå den spiller ud. Har du et spøgelse, skal du give et væk. Kun I to ser, hvilket det er.
cards-help-swap-title = Byt
cards-help-swap = To spillere bytter hånd; du vælger, hvem det er, og det behøver ikke være dig. Ingen bliver slået ud af det. Er der kun to spillere tilbage, skal de bytte.
cards-help-skip-title = Spring over
cards-help-skip = En anden spillers næste tur springes over. To på den samme spiller koster stadig kun én tur. Den sidste spiller, der er med, kan ikke miste en tur.
cards-help-dictate-title = Bestem
cards-help-dictate = Du siger, hvor mange kort, 1 til 3, en spiller skal trække i sin næste tur, hverken flere eller færre. Før det kan man ikke stå af. Det må gerne være dig selv. En senere ordre afløser en tidligere.
cards-help-all-draw-title = Alle trækker
cards-help-all-draw = Alle, der er med, trækker et kort, og du begynder. Power-kort, der trækkes på den måde, gør ingenting.
cards-help-pass-left-title = Send til venstre
cards-help-pass-left = Alle, der er med, vælger samtidig et kort, og det går til den næste spiller til venstre. Spøgelser tælles, når alle kort er flyttet.
cards-help-end-title = Slutningen
cards-help-end = Den sidste spiller, der er med, må spille videre alene, så længe man har lyst. Når bunken er tom, eller et højeste antal ture er nået, regnes alle, der er med, for at være stået af.
cards-help-secrets-title = Hvem ser hvad
cards-help-secrets = Kun du ser dine kort; alle ser, hvor mange du har. Et kort, der kom fra dig, ser du stadig åbent ved den spiller, der har det nu. »Risiko« regner kun med det, du kan vide.
cards-help-touch-title = Fælles enhed
cards-help-touch = På én enhed skjuler skærmen dine kort, når din tur er slut. Med mobiler viser én skærm bordet, og alle har deres kort på egen mobil.
cards-help-keys-title = På et tastatur
cards-help-keys = Tab og Enter; D trækker, E slutter din tur, Esc fortryder et valg.

cards-deed-drew = trak { $cards }
cards-deed-drew-unseen = { $count ->
    [one] trak et kort
   *[other] trak { $count } kort
}
cards-deed-turned-up = spillede { $card }
cards-deed-nothing = kunne ikke bruge { $card }
cards-deed-gave = { $you ->
    [you] gav dig et spøgelse
   *[other] gav { $whom } et spøgelse
}
cards-deed-passed = { $you ->
    [you] sendte dig { $card }
   *[other] sendte { $card } til { $whom }
}
cards-deed-all-passed = alle sendte et kort til venstre
cards-deed-swapped = { $you ->
    [you] byttede hånd med dig
   *[other] byttede hånd med { $whom }
}
cards-deed-swapped-two = byttede disse hænder: { $one } og { $other }
cards-deed-skipping = { $you ->
    [you] sprang dig over
   *[other] sprang { $whom } over
}
cards-deed-dictated = { $you ->
    [you] { $number ->
        [one] bestemte, at du skal trække { $number } kort
       *[other] bestemte, at du skal trække { $number } kort
    }
   *[other] { $number ->
        [one] bestemte, at { $whom } skal trække { $number } kort
       *[other] bestemte, at { $whom } skal trække { $number } kort
    }
}
cards-deed-turn-skipped = blev sprunget over
cards-deed-shut-down = stod af
cards-deed-knocked-out = blev slået ud af spøgelser
cards-deed-shown = alle hænder er vist
cards-deed-ended = sluttede turen

cards-befalls-knocked-out = For mange spøgelser: Du er ude!
cards-befalls-swapped = { $name } byttede hånd med dig!
cards-befalls-swapped-two = { $name } byttede dine kort! De nye kommer fra { $with }.
cards-befalls-gave = { $name } gav dig et spøgelse: { $card }
cards-befalls-skipping = { $name } springer dig over næste gang!
cards-befalls-dictated = { $number ->
    [one] { $name } siger: Næste tur skal du trække { $number } kort!
   *[other] { $name } siger: Næste tur skal du trække { $number } kort!
}
cards-series-points = { $target ->
    [one] Kortaften: først til ét point
   *[other] Kortaften: først til { $target } point
}
cards-score = { $count ->
    [one] 1 point
   *[other] { $count } point
}
