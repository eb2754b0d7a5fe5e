error-cards-bonus-only = Niveau { $level } is voor hoogstens { $most } spelers, niet voor { $players }; het niveau “bonus” is voor meer.

error-cards-bad-token = “{ $text }” hoort niet bij dit spel; wel bijvoorbeeld draw, end, shut, give:inky:2, swap:1:3, skip:2, dictate:2:3, 2=cherry of +dot.
error-cards-bad-card = Er is geen kaart “{ $text }” in deze stapel.
error-cards-bad-seat = Er is hier geen plaats { $text }; de plaatsen zijn 1 tot { $players }.
error-cards-bad-position = “{ $text }” is geen stelling; schrijf die als: { $form }.
error-cards-bad-hand = “{ $text }” is geen hand; schrijf kaarten als cherry+2dot, en een lege hand als -.
error-cards-bad-known = “{ $text }” zegt niet wie wat weet; schrijf 1>2:apple als plaats 1 weet van een appel in hand 2.

error-cards-deck-extra = Stapels hebben geen veld “{ $field }”; de velden zijn source, points, level1 en level2.
error-cards-deck-source = Stapels hebben “source” nodig, een tekst die zegt waar ze vandaan komen.
error-cards-deck-table = Stapels hebben “{ $field }” nodig, een tabel met namen van kaarten en aantallen.
error-cards-deck-name = points: “{ $name }” kan geen naam van een vrucht zijn; gebruik 2 tot 16 kleine letters, en niet de naam van een spook of een power-up.
error-cards-deck-worth = points: “{ $name }” moet een heel getal van { $least } tot { $most } waard zijn.
error-cards-deck-dot = points: er moet een dot zijn, die 1 waard is.
error-cards-deck-fruit = points: er moeten minstens twee vruchten zijn met verschillende punten.
error-cards-deck-card = { $level }: “{ $name }” hoort hier niet; dit niveau mag hebben: { $known }.
error-cards-deck-count = { $level }: “{ $name }” moet een heel aantal kaarten van 1 tot { $most } zijn.
error-cards-deck-missing = { $level }: “{ $name }” ontbreekt.
error-cards-deck-no-fruit = { $level }: er moet minstens één vrucht zijn.
error-cards-deck-ghosts = { $ghosts ->
    [one] { $level }: { $ghosts } spook is niet genoeg; er zijn er { $least } nodig om iemand uit te schakelen.
   *[other] { $level }: { $ghosts } spoken zijn niet genoeg; er zijn er { $least } nodig om iemand uit te schakelen.
}
error-cards-deck-size = { $cards ->
    [one] { $level }: er is { $cards } kaart; een stapel heeft er { $size }.
   *[other] { $level }: er zijn { $cards } kaarten; een stapel heeft er { $size }.
}
error-cards-deck-more-ghosts = { $second ->
    [one] level2: { $second } spook is niet genoeg; het moeten er meer zijn dan in level1, dat er { $first } heeft.
   *[other] level2: { $second } spoken zijn niet genoeg; het moeten er meer zijn dan in level1, dat er { $first } heeft.
}

error-cards-place-seats = Een stelling voor { $players } spelers noemt de toestand, de gemiste beurten, bevelen, handen en keuzes van { $players } plaatsen.
error-cards-place-seat = Die plaats kan niet aan de beurt zijn.
error-cards-place-taken = Beurten worden maar geteld tot de optie max_turns.
error-cards-place-reshuffled = De stapel kan niet opnieuw zijn geschud: de optie deck_empty staat dat niet toe.
error-cards-place-deck = Deze kaarten komen niet uit één stapel.
error-cards-place-deck-empty = De stapel is leeg, dus niemand kan pakken en het spel moet afgelopen zijn.
error-cards-place-power-ups = Power-ups liggen op de aflegstapel en nergens anders, en verder ligt daar niets.
error-cards-place-ghosts = Plaatsen met drie spoken zijn uitgeschakeld, en alleen hun laatste spook kan er een te veel zijn; alle andere plaatsen hebben er minder.
error-cards-place-drawn = Zoveel kaarten kunnen nu niet gepakt zijn.
error-cards-place-orders = Deze bevelen om te pakken kunnen niet gegeven zijn.
error-cards-place-skips = Deze beurten kunnen niet overgeslagen zijn.
error-cards-place-waiting = Een plaats die gestopt of uitgeschakeld is, wacht niet op een volgende beurt.
error-cards-place-end = Met deze gestopte en uitgeschakelde plaatsen kan het spel niet afgelopen zijn, of niet doorgaan.
error-cards-place-played = De power-up { $phase } moet deze beurt zijn gepakt en op de aflegstapel liggen.
error-cards-place-nobody = De power-up { $phase } heeft een andere speler nodig die niet gestopt of uitgeschakeld is.
error-cards-place-no-ghost = Zonder spook in de hand valt er geen weg te geven.
error-cards-place-drawing = Die plaats kan nu niet pakken.
error-cards-place-picks = Deze kaarten kunnen niet gekozen zijn.
error-cards-place-known = Dat kan niemand weten.

cards-refuse-not-asked = Dat kan nu niet. Je hebt deze power-up nodig: { $card }.
cards-refuse-choose-first = Kies eerst wat je power-up doet: { $card }.
cards-refuse-pass-first = Eerst geeft iedereen een kaart door: kies er een.
cards-refuse-three-drawn = Je hebt drie kaarten gepakt, en meer mag niet in één beurt.
cards-refuse-enough-drawn = { $number ->
    [one] Je moest deze beurt precies { $number } kaart pakken.
   *[other] Je moest deze beurt precies { $number } kaarten pakken.
}
cards-refuse-must-draw = { $number ->
    [one] Je moet deze beurt eerst { $number } kaart pakken.
   *[other] Je moet deze beurt eerst { $number } kaarten pakken.
}
cards-refuse-draw-first = Je kunt je beurt niet beëindigen zonder kaart: pak er een, of stop.
cards-refuse-not-in-hand = In die hand zit geen { $card }.
cards-refuse-no-ghost = Je mag alleen een spook weggeven, niet { $card }.
cards-refuse-not-oneself = Plaats { $seat } moet iemand anders kiezen.
cards-refuse-not-oneself-named = moet iemand anders kiezen.
cards-refuse-not-playing = Plaats { $seat } is gestopt of uitgeschakeld en kan niet worden gekozen.
cards-refuse-not-playing-named = kan niet worden gekozen: gestopt of uitgeschakeld.

cards-event-turn-began = De beurt van plaats { $seat } begon.
cards-event-turn-ordered = { $number ->
    [one] De beurt van plaats { $seat } begon, met precies { $number } kaart om te pakken.
   *[other] De beurt van plaats { $seat } begon, met precies { $number } kaarten om te pakken.
}
cards-event-turn-ended = Plaats { $seat } beëindigde de beurt.
cards-event-turn-skipped = Plaats { $seat } sloeg een beurt over.
cards-event-shut-down = Plaats { $seat } stopte.
cards-event-drew = Plaats { $seat } pakte { $card }.
cards-event-drew-unseen = Plaats { $seat } pakte een kaart.
cards-event-turned-up = Plaats { $seat } pakte een power-up: { $card }.
cards-event-wasted = Plaats { $seat } pakte een power-up die niets deed: { $card }.
cards-event-no-target = Plaats { $seat } legde { $card } af: er is niemand om te kiezen.
cards-event-no-ghost = Plaats { $seat } legde { $card } af: er is geen spook om te geven.
cards-event-nothing-to-pass = Plaats { $seat } legde { $card } af: er is niets om door te geven.
cards-event-gave = Plaats { $seat } gaf een spook aan plaats { $to }: { $card }.
cards-event-gave-unseen = Plaats { $seat } gaf een spook aan plaats { $to }.
cards-event-swapped = Plaats { $seat } liet de plaatsen { $one } en { $other } van hand ruilen.
cards-event-hand-taken = Plaats { $seat } bekeek de nieuwe hand: { $hand }.
cards-event-skipping = Plaats { $seat } liet plaats { $whom } de volgende beurt overslaan.
cards-event-dictated = { $number ->
    [one] Plaats { $seat } beval plaats { $whom } de volgende beurt { $number } kaart te pakken.
   *[other] Plaats { $seat } beval plaats { $whom } de volgende beurt { $number } kaarten te pakken.
}
cards-event-picked = Plaats { $seat } koos een kaart om door te geven: { $card }.
cards-event-picked-unseen = Plaats { $seat } koos een kaart om door te geven.
cards-event-passed = Plaats { $seat } gaf een kaart door aan plaats { $to }: { $card }.
cards-event-passed-unseen = Plaats { $seat } gaf een kaart door aan plaats { $to }.
cards-event-knocked-out = Plaats { $seat } is door spoken uitgeschakeld en toonde de hand: { $hand }.
cards-event-deck-empty = De stapel is leeg. Zij stoppen: { $seats }.
cards-event-reshuffled = { $cards ->
    [one] De afgelegde kaarten en de handen van uitgeschakelde spelers werden geschud tot een nieuwe stapel van { $cards } kaart.
   *[other] De afgelegde kaarten en de handen van uitgeschakelde spelers werden geschud tot een nieuwe stapel van { $cards } kaarten.
}
cards-event-turn-limit = Het maximumaantal beurten is bereikt: { $turns }.
cards-event-ended = Alle handen werden getoond. Punten per plaats: { $points }. Winnaars: { $winners }. De handen: { $hands }.
cards-short-ended = Alle handen zijn getoond. Punten in speelvolgorde: { $points }. Winnaars: { $winners }.

ghost_knockout = Spoken schakelden alle anderen uit.
ghost_knockout-you = Je bent uitgeschakeld.
ghost_knockout-one = { $name } is uitgeschakeld.
highest_score = Iedereen is gestopt. Wie de meeste punten heeft, wint.

cards-name = Het kaart­spel
cards-about = Pak kaarten voor punten, maar stop op tijd: met drie spoken in je hand ben je af.
cards-step-1 = Pak kaarten. Stippen en vruchten zijn punten waard.
cards-step-2 = Drie spoken in je hand, en je bent af!
cards-step-3 = Stop op tijd om je punten te houden. Wie de meeste heeft, wint.
cards-guide-turn = Welkom! Verzamel punten, maar met drie spoken ben je af. Pak één tot drie kaarten en beëindig dan je beurt. Met “Stoppen” houd je je punten voorgoed.
cards-todo = Kies wat je doet.
cards-doing-chance = { $who ->
    [you] pakt een kaart…
   *[somebody] pakt een kaart…
}
cards-todo-first = Pak een kaart, of stop en houd je punten.
cards-todo-more = { $drawn } van { $most } gepakt. Pak er nog een, beëindig je beurt, of stop.
cards-todo-enough = Geen kaarten meer deze beurt: beëindig hem, of stop.
cards-todo-ordered = { $more ->
    [one] Je moet { $more } kaart pakken.
   *[other] Je moet { $more } kaarten pakken.
}
cards-todo-draw = Tik op de stapel voor je kaart.
cards-todo-all-draw = Iedereen pakt: tik op de stapel voor je kaart.
cards-todo-give-card = Tik op het spook dat je wilt weggeven.
cards-todo-give-to = Tik op de speler die je spook krijgt.
cards-todo-swap-one = Twee spelers ruilen van hand. Tik op de eerste. Dat mag je zelf zijn.
cards-todo-swap-other = Tik nu op de tweede speler, of nog eens op de eerste om te annuleren.
cards-todo-swap-only = Tik op een van de twee spelers: ze ruilen van hand.
cards-todo-skip = Tik op de speler die de volgende beurt overslaat.
cards-todo-dictate-whom = Tik op de speler die je bevel krijgt. Dat mag je zelf zijn.
cards-todo-dictate-own = Hoeveel kaarten moet jij pakken?
cards-todo-dictate-number = Hoeveel kaarten moet { $whom } pakken?
cards-todo-pass-left = Tik op de kaart die je naar links doorgeeft, aan { $to }.
cards-wait-choosing = pakte { $card } en kiest nu…
cards-wait-others = pakte { $card }. Nu kiezen: { $names }
cards-draw = Pakken
cards-end = Einde beurt
cards-shut = Stoppen
cards-shut-sure = Voorgoed stoppen
cards-back = Annuleren
cards-show-ways = Risico
cards-deck = { $count ->
    [one] Stapel, { $count } kaart
   *[other] Stapel, { $count } kaarten
}
cards-discard = Afgelegd: { $cards }
cards-count = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
cards-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
cards-ghosts = { $ghosts } van { $most } spoken
cards-hand = { $count ->
    [one] Jouw hand: { $count } kaart
   *[other] Jouw hand: { $count } kaarten
}
cards-hand-empty = Nog geen kaarten
cards-status-down = gestopt
cards-status-out = af
cards-open-hand = getoond: { $cards }
cards-known = jij weet van: { $cards }
cards-skips = { $turns ->
    [one] slaat een beurt over
   *[other] slaat { $turns } beurten over
}
cards-order = moet pakken: { $number }
cards-picked = koos een kaart
cards-chosen = gekozen
cards-choosable = kun je kiezen
cards-news-out = is uitgeschakeld: te veel spoken!
cards-reckoning = Handen en punten
cards-risk-none = Nog geen gevaar: één kaart kan je niet uitschakelen.
cards-risk-little = Weinig kans om uitgeschakeld te worden.
cards-risk-some = Enige kans om uitgeschakeld te worden.
cards-risk-high = Grote kans om uitgeschakeld te worden!
cards-risk-of-ghost = De volgende kaart is een spook
cards-risk-of-out = De volgende kaart schakelt je uit
cards-risk-of-power = De volgende kaart is een power-up
cards-risk-of-points = Gemiddelde punten
cards-risk-short-ghost = Spook
cards-risk-short-out = Af
cards-risk-short-power = Power-up
cards-risk-short-points = Punten

cards-option-level = Niveau
cards-option-level-1 = Niveau 1
cards-option-level-1-about = Geven, Ruilen en Overslaan. Het rustigste begin.
cards-option-level-2 = Niveau 2
cards-option-level-2-about = Bevelen, Iedereen pakt en Links doorgeven, en nog een spook erbij: wilder.
cards-option-level-bonus = Bonusniveau
cards-option-level-bonus-about = Beide stapels samen, met alle zes power-ups, voor hoogstens acht spelers.
cards-option-level2-includes-level1 = Niveau 2 heeft ook de power-ups van niveau 1
cards-option-red-ghost = Het rode spook telt als
cards-option-red-ghost-one = één spook
cards-option-red-ghost-two = twee spoken
cards-option-skip-stacks = Overgeslagen beurten tellen op
cards-option-dictate-self = Je mag jezelf bevelen te pakken
cards-option-dictate-blocks-shutdown = Je mag pas stoppen als je de bevolen kaarten hebt gepakt
cards-option-deck = Stapel
cards-option-deck-home-made = Zelfgemaakt
cards-option-deck-home-made-about = Door ons uitgebalanceerd: er is altijd iemand uitgeschakeld voordat hij op is.
cards-option-deck-few-ghosts = Weinig spoken
cards-option-deck-few-ghosts-about = Maar een paar spoken: spellen duren langer, en de stapel kan opraken.
cards-option-deck-for-two = Voor twee
cards-option-deck-for-two-about = Gemaakt voor twee spelers: met minder spoken is het spel niet zo snel voorbij.
cards-option-deck-empty = Als de stapel op is
cards-option-deck-empty-all_shut_down = stopt iedereen
cards-option-deck-empty-reshuffle_once = wordt één keer geschud
cards-option-solo-run = De laatste speler krijgt
cards-option-solo-run-unlimited = onbeperkt beurten
cards-option-solo-run-one_turn = één beurt
cards-option-max-turns = Maximum aan beurten
cards-list = Kaarten in de stapel: { $cards }
cards-list-ghost = { $units ->
    [one] een spook
   *[other] telt als { $units } spoken
}
cards-list-power = power-up
cards-list-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
cards-list-count = { $count } in de stapel

cards-word-dot = Stip
cards-word-cherry = Kers
cards-word-strawberry = Aardbei
cards-word-orange = Sinaasappel
cards-word-apple = Appel
cards-word-melon = Meloen
cards-word-blinky = Blinky
cards-word-pinky = Pinky
cards-word-inky = Inky
cards-word-clyde = Clyde
cards-word-give = Geven
cards-word-swap = Ruilen
cards-word-skip = Overslaan
cards-word-dictate = Bevelen
cards-word-all-draw = Iedereen pakt
cards-word-pass-left = Links doorgeven

cards-short-turn-began = begon een beurt.
cards-short-turn-ordered = { $number ->
    [one] begon een beurt en moet { $number } kaart pakken.
   *[other] begon een beurt en moet { $number } kaarten pakken.
}
cards-short-turn-ended = beëindigde de beurt.
cards-short-turn-skipped = sloeg een beurt over.
cards-short-shut-down = stopte.
cards-short-drew = pakte { $card }.
cards-short-drew-unseen = pakte een kaart.
cards-short-turned-up = pakte een power-up: { $card }.
cards-short-wasted = pakte een power-up die niets deed: { $card }.
cards-short-no-target = legde { $card } af: er is niemand om te kiezen.
cards-short-no-ghost = legde { $card } af: er is geen spook om te geven.
cards-short-nothing-to-pass = legde { $card } af: er is niets om door te geven.
cards-short-gave = gaf een spook ({ $card }) aan { $to }.
cards-short-gave-unseen = gaf een spook aan { $to }.
cards-short-swapped = ruilde handen: { $one } ⇄ { $other }.
cards-short-hand-taken = kreeg een nieuwe hand: { $hand }.
cards-short-skipping = liet { $whom } een beurt overslaan.
cards-short-dictated = { $number ->
    [one] beval { $whom } { $number } kaart te pakken.
   *[other] beval { $whom } { $number } kaarten te pakken.
}
cards-short-picked = koos een kaart om door te geven: { $card }.
cards-short-picked-unseen = koos een kaart om door te geven.
cards-short-passed = gaf een kaart ({ $card }) door aan { $to }.
cards-short-passed-unseen = gaf een kaart door aan { $to }.
cards-short-knocked-out = werd uitgeschakeld! De hand: { $hand }.

cards-note-nothing = doet niets
cards-note-gave = geeft { $card }
cards-note-gave-unseen = geeft een spook
cards-note-passed = geeft { $card } door
cards-note-passed-unseen = geeft een kaart door
cards-note-picked = koos een kaart
cards-note-swapped = ruilt handen
cards-note-dictated = { $number ->
    [one] bevel: { $number } kaart
   *[other] bevel: { $number } kaarten
}
cards-note-ended = einde beurt

cards-advice-draw = Pak een kaart.
cards-advice-end = Beëindig je beurt.
cards-advice-shut = Stop.
cards-advice-give = Geef { $from } aan { $to }.
cards-advice-swap = Ruil deze handen: { $from } en { $to }.
cards-advice-skip = Sla deze speler over: { $to }.
cards-advice-dictate = Kies { $from }. Aantal kaarten: { $to }.
cards-advice-pass = Geef { $to } door.

cards-reason-risk = { $percent ->
    [0] De volgende kaart kan je niet uitschakelen.
   *[other] De kans dat de volgende kaart je uitschakelt, is { NUMBER($percent) }%.
}
cards-reason-points = { $points ->
    [one] Je hebt één punt.
   *[other] Je hebt { $points } punten.
}
cards-reason-most = Plaats { $seat } heeft de meeste kaarten.
cards-reason-most-named = heeft meer kaarten dan je andere tegenstanders.
cards-reason-ghost = Zo raak je een spook kwijt.

cards-help-aim-title = Het doel
cards-help-aim = Verzamel punten: stippen zijn 1 waard, vruchten meer. Als iedereen is gestopt, wint wie de meeste punten heeft; bij gelijke stand winnen die spelers samen. Zijn alle anderen uitgeschakeld, dan win je meteen, wat je ook in je hand hebt.
cards-help-ghosts-title = Drie spoken
cards-help-ghosts = Met drie spoken in je hand ben je meteen uitgeschakeld, ook als je niet aan de beurt bent. Je punten zijn weg, en iedereen ziet je kaarten.
cards-help-turn-title = Je beurt
cards-help-turn = Pak hoogstens drie kaarten, een voor een, en beëindig je beurt wanneer je wilt, maar niet zonder kaart. Elke kaart werkt voordat je weer kiest. Daarna is de volgende speler aan de beurt, met de klok mee.
cards-help-shut-title = Stoppen
cards-help-shut = In plaats van te pakken mag je stoppen: je doet voorgoed niet meer mee, houdt je punten en wacht de rest af. Dat mag zelfs met een lege hand.
cards-help-levels-title = Stapels en niveaus
cards-help-levels = Niveau 1 heeft Geven, Ruilen en Overslaan; niveau 2 heeft Bevelen, Iedereen pakt en Links doorgeven; allebei voor hoogstens vier spelers. Het bonusniveau gebruikt beide stapels en is voor hoogstens acht.
cards-help-power-title = Wat power-ups doen
cards-help-power = Een power-up wordt aan iedereen getoond, werkt meteen en gaat op de aflegstapel. Hij treft nooit spelers die gestopt of uitgeschakeld zijn.
cards-help-give-title = Geven
cards-help-give = Een van je spoken gaat naar een andere speler, die daardoor uitgeschakeld kan worden. Heb je een spook, dan moet je er een geven. Alleen jullie twee zien welk.
cards-help-swap-title = Ruilen
cards-help-swap = Twee spelers ruilen van hand; jij kiest wie, en je hoeft er zelf niet bij te zijn. Niemand wordt erdoor uitgeschakeld. Zijn er nog maar twee spelers, dan moeten die ruilen.
cards-help-skip-title = Overslaan
cards-help-skip = Een andere speler slaat de volgende beurt over. Twee keer Overslaan bij dezelfde speler kost toch maar één beurt. De laatste speler die nog meedoet, kan geen beurt verliezen.
cards-help-dictate-title = Bevelen
cards-help-dictate = Jij zegt hoeveel kaarten, 1 tot 3, een speler de volgende beurt moet pakken, niet meer en niet minder. Daarvoor stoppen mag niet. Je mag ook jezelf kiezen. Een later bevel vervangt een eerder.
cards-help-all-draw-title = Iedereen pakt
cards-help-all-draw = Iedereen die nog meedoet, pakt een kaart, jij als eerste. Power-ups die je zo pakt, doen niets.
cards-help-pass-left-title = Links doorgeven
cards-help-pass-left = Iedereen die nog meedoet, kiest een kaart, allemaal tegelijk, en die gaat naar de volgende speler links. Spoken worden geteld als alle kaarten zijn doorgegeven.
cards-help-end-title = Het einde
cards-help-end = De laatste speler die nog meedoet, mag in z'n eentje doorgaan, zo lang die wil. Is de stapel op of het maximum aan beurten bereikt, dan telt iedereen die nog meedoet als gestopt.
cards-help-secrets-title = Wie ziet wat
cards-help-secrets = Alleen jij ziet je kaarten; iedereen ziet hoeveel je er hebt. Een kaart die van jou kwam, zie je nog open liggen bij de speler die hem nu heeft. “Risico” telt alleen wat jij kunt weten.
cards-help-touch-title = Samen op één apparaat
cards-help-touch = Op één apparaat verbergt het scherm je kaarten na je beurt. Met telefoons toont één scherm de tafel, en houdt iedereen de kaarten op de eigen telefoon.
cards-help-keys-title = Met een toetsenbord
cards-help-keys = Tab en Enter; D pakt, E beëindigt je beurt, Escape annuleert een keuze.

cards-deed-drew = pakte { $cards }
cards-deed-drew-unseen = { $count ->
    [one] pakte een kaart
   *[other] pakte { $count } kaarten
}
cards-deed-turned-up = speelde { $card }
cards-deed-nothing = kon { $card } niet gebruiken
cards-deed-gave = { $you ->
    [you] gaf jou een spook
   *[other] gaf { $whom } een spook
}
cards-deed-passed = { $you ->
    [you] gaf { $card } door aan jou
   *[other] gaf { $card } door aan { $whom }
}
cards-deed-all-passed = iedereen gaf een kaart naar links door
cards-deed-swapped = { $you ->
    [you] ruilde van hand met jou
   *[other] ruilde van hand met { $whom }
}
cards-deed-swapped-two = ruilde deze handen: { $one } en { $other }
cards-deed-skipping = { $you ->
    [you] liet jou een beurt overslaan
   *[other] liet { $whom } een beurt overslaan
}
cards-deed-dictated = { $you ->
    [you] { $number ->
        [one] beval jou { $number } kaart te pakken
       *[other] beval jou { $number } kaarten te pakken
    }
   *[other] { $number ->
        [one] beval { $whom } { $number } kaart te pakken
       *[other] beval { $whom } { $number } kaarten te pakken
    }
}
cards-deed-turn-skipped = sloeg een beurt over
cards-deed-shut-down = stopte
cards-deed-knocked-out = werd door spoken uitgeschakeld
cards-deed-shown = alle handen zijn getoond
cards-deed-ended = beëindigde de beurt

cards-befalls-knocked-out = Te veel spoken: je bent af!
cards-befalls-swapped = { $name } ruilde van hand met jou!
cards-befalls-swapped-two = { $name } verruilde je kaarten! De nieuwe komen van { $with }.
cards-befalls-gave = { $name } gaf je een spook: { $card }
cards-befalls-skipping = { $name } laat je de volgende beurt overslaan!
cards-befalls-dictated = { $number ->
    [one] { $name } zegt: de volgende beurt moet je { $number } kaart pakken!
   *[other] { $name } zegt: de volgende beurt moet je { $number } kaarten pakken!
}
cards-series-points = { $target ->
    [one] Kaartavond: wie het eerst één punt heeft
   *[other] Kaartavond: wie het eerst { $target } punten heeft
}
cards-score = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
