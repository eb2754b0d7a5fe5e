error-cards-bonus-only = Nivå { $level } är för högst { $most } spelare, inte { $players }; nivån ”bonus” tar fler.

error-cards-bad-token = ”{ $text }” hör inte till det här spelet; det ser ut som draw, end, shut, give:inky:2, swap:1:3, skip:2, dictate:2:3, 2=cherry eller +dot.
error-cards-bad-card = Det finns inget kort ”{ $text }” i den här leken.
error-cards-bad-seat = Det finns ingen plats { $text } här; platserna är 1 till { $players }.
error-cards-bad-position = ”{ $text }” är ingen ställning; skriv den så här: { $form }.
error-cards-bad-hand = ”{ $text }” är ingen hand; skriv kort som cherry+2dot, och en tom hand som -.
error-cards-bad-known = ”{ $text }” säger inte vem som vet vad; skriv 1>2:apple om plats 1 vet om ett äpple på hand 2.

error-cards-deck-extra = Kortlekar har inget fält ”{ $field }”; fälten är source, points, level1 och level2.
error-cards-deck-source = Kortlekar behöver ”source”, en text som säger var de kommer ifrån.
error-cards-deck-table = Kortlekar behöver ”{ $field }”, en tabell med kortnamn och tal.
error-cards-deck-name = points: ”{ $name }” kan inte heta en frukt; använd 2 till 16 små bokstäver, och inte namnet på ett spöke eller specialkort.
error-cards-deck-worth = points: ”{ $name }” måste vara värd ett heltal från { $least } till { $most }.
error-cards-deck-dot = points: det måste finnas en prick, värd 1.
error-cards-deck-fruit = points: det måste finnas minst två frukter med olika poäng.
error-cards-deck-card = { $level }: ”{ $name }” hör inte hemma här; nivån får ha { $known }.
error-cards-deck-count = { $level }: ”{ $name }” måste vara ett helt antal kort från 1 till { $most }.
error-cards-deck-missing = { $level }: ”{ $name }” saknas.
error-cards-deck-no-fruit = { $level }: det måste finnas minst en frukt.
error-cards-deck-ghosts = { $ghosts ->
    [one] { $level }: { $ghosts } spöke räcker inte; det krävs { $least } för att slå ut någon.
   *[other] { $level }: { $ghosts } spöken räcker inte; det krävs { $least } för att slå ut någon.
}
error-cards-deck-size = { $cards ->
    [one] { $level }: det är { $cards } kort; en lek har { $size }.
   *[other] { $level }: det är { $cards } kort; en lek har { $size }.
}
error-cards-deck-more-ghosts = { $second ->
    [one] level2: { $second } spöke räcker inte; det ska vara fler än i level1, som har { $first }.
   *[other] level2: { $second } spöken räcker inte; det ska vara fler än i level1, som har { $first }.
}

error-cards-place-seats = En ställning för { $players } spelare räknar upp läge, överhopp, order, händer och val för { $players } platser.
error-cards-place-seat = Det kan inte vara den platsens tur.
error-cards-place-taken = Turer räknas bara upp till alternativet max_turns.
error-cards-place-reshuffled = Leken kan inte ha blandats om: alternativet deck_empty tillåter det inte.
error-cards-place-deck = De här korten kommer inte från en och samma lek.
error-cards-place-deck-empty = Leken är slut, så ingen kan dra och spelet måste vara över.
error-cards-place-power-ups = Specialkort ligger i slänghögen och ingen annanstans, och inget annat ligger där.
error-cards-place-ghosts = Platser med tre spöken är ute, och bara deras sista spöke kan vara ett för mycket; alla andra har färre.
error-cards-place-drawn = Så många kort kan inte ha dragits nu.
error-cards-place-orders = De här orderna att dra kan inte ha getts.
error-cards-place-skips = De här turerna att stå över kan inte ha getts.
error-cards-place-waiting = En plats som har stannat eller är utslagen har ingen nästa tur att vänta på.
error-cards-place-end = Med de här platserna stannade och utslagna kan spelet inte vara slut, eller inte fortsätta.
error-cards-place-played = Specialkortet { $phase } måste ha dragits den här turen och ligga i slänghögen.
error-cards-place-nobody = Specialkortet { $phase } behöver en annan spelare som varken har stannat eller är utslagen.
error-cards-place-no-ghost = Utan spöke på handen finns inget att ge bort.
error-cards-place-drawing = Den platsen kan inte dra härnäst.
error-cards-place-picks = De här korten kan inte ha valts.
error-cards-place-known = Det går inte att veta.

cards-refuse-not-asked = Det kan du inte göra nu. Du behöver specialkortet { $card }.
cards-refuse-choose-first = Välj först vad ditt specialkort gör: { $card }.
cards-refuse-pass-first = Först skickar alla ett kort: välj ett.
cards-refuse-three-drawn = Du har dragit tre kort, och fler får man inte dra på en tur.
cards-refuse-enough-drawn = { $number ->
    [one] Du skulle dra precis { $number } kort den här turen.
   *[other] Du skulle dra precis { $number } kort den här turen.
}
cards-refuse-must-draw = { $number ->
    [one] Du måste först dra { $number } kort den här turen.
   *[other] Du måste först dra { $number } kort den här turen.
}
cards-refuse-draw-first = Du kan inte avsluta turen utan kort: dra ett, eller stanna.
cards-refuse-not-in-hand = På den handen finns inte { $card }.
cards-refuse-no-ghost = Du kan bara ge bort ett spöke, inte { $card }.
cards-refuse-not-oneself = Plats { $seat } måste välja någon annan.
cards-refuse-not-oneself-named = måste välja någon annan.
cards-refuse-not-playing = Plats { $seat } har stannat eller är utslagen och kan inte väljas.
cards-refuse-not-playing-named = kan inte väljas: har stannat eller är utslagen.

cards-event-turn-began = Plats { $seat } började sin tur.
cards-event-turn-ordered = { $number ->
    [one] Plats { $seat } började sin tur och ska dra precis { $number } kort.
   *[other] Plats { $seat } började sin tur och ska dra precis { $number } kort.
}
cards-event-turn-ended = Plats { $seat } avslutade turen.
cards-event-turn-skipped = Plats { $seat } stod över en tur.
cards-event-shut-down = Plats { $seat } stannade för gott.
cards-event-drew = Plats { $seat } drog { $card }.
cards-event-drew-unseen = Plats { $seat } drog ett kort.
cards-event-turned-up = Plats { $seat } drog ett specialkort: { $card }.
cards-event-wasted = Plats { $seat } drog ett specialkort som inte gjorde något: { $card }.
cards-event-no-target = Plats { $seat } slängde { $card }: ingen att välja.
cards-event-no-ghost = Plats { $seat } slängde { $card }: inget spöke att ge.
cards-event-nothing-to-pass = Plats { $seat } slängde { $card }: inget att skicka.
cards-event-gave = Plats { $seat } gav plats { $to } ett spöke: { $card }.
cards-event-gave-unseen = Plats { $seat } gav plats { $to } ett spöke.
cards-event-swapped = Plats { $seat } lät plats { $one } och { $other } byta händer.
cards-event-hand-taken = Plats { $seat } tittade på sin nya hand: { $hand }.
cards-event-skipping = Plats { $seat } lät plats { $whom } stå över nästa tur.
cards-event-dictated = { $number ->
    [one] Plats { $seat } bestämde att plats { $whom } ska dra { $number } kort nästa tur.
   *[other] Plats { $seat } bestämde att plats { $whom } ska dra { $number } kort nästa tur.
}
cards-event-picked = Plats { $seat } valde ett kort att skicka: { $card }.
cards-event-picked-unseen = Plats { $seat } valde ett kort att skicka.
cards-event-passed = Plats { $seat } skickade ett kort till plats { $to }: { $card }.
cards-event-passed-unseen = Plats { $seat } skickade ett kort till plats { $to }.
cards-event-knocked-out = Plats { $seat } slogs ut av spöken och visade sin hand: { $hand }.
cards-event-deck-empty = Leken är slut. Stannar: { $seats }.
cards-event-reshuffled = { $cards ->
    [one] Slänghögen och de utslagnas händer blandades till en ny lek med { $cards } kort.
   *[other] Slänghögen och de utslagnas händer blandades till en ny lek med { $cards } kort.
}
cards-event-turn-limit = Högsta antalet turer är nått: { $turns }.
cards-event-ended = Alla händer visades. Poäng per plats: { $points }. Vinnare: { $winners }. Händerna: { $hands }.
cards-short-ended = Alla händer visas. Poäng i spelordning: { $points }. Vinnare: { $winners }.

ghost_knockout = Spöken slog ut alla andra.
ghost_knockout-you = Du blev utslagen.
ghost_knockout-one = { $name } blev utslagen.
highest_score = Alla har stannat. Flest poäng vinner.

cards-name = Kort­spelet
cards-about = Dra kort för poäng, men stanna i tid: med tre spöken på handen är du ute.
cards-step-1 = Dra kort. Prickar och frukter ger poäng.
cards-step-2 = Tre spöken på handen, och du är ute!
cards-step-3 = Stanna i tid och behåll poängen. Flest poäng vinner.
cards-guide-turn = Välkommen! Samla poäng, men tre spöken slår ut dig. Dra ett till tre kort och avsluta sedan turen. Med ”Stanna” behåller du poängen för gott.
cards-todo = Välj vad du vill göra.
cards-doing-chance = { $who ->
    [you] drar ett kort…
   *[somebody] drar ett kort…
}
cards-todo-first = Dra ett kort, eller stanna: sluta och behåll dina poäng.
cards-todo-more = { $drawn } av { $most } dragna. Dra igen, avsluta turen, eller stanna.
cards-todo-enough = Inga fler kort den här turen: avsluta den, eller stanna.
cards-todo-ordered = { $more ->
    [one] Du måste dra { $more } kort.
   *[other] Du måste dra { $more } kort.
}
cards-todo-draw = Tryck på leken för att få ditt kort.
cards-todo-all-draw = Alla drar: tryck på leken för att få ditt kort.
cards-todo-give-card = Tryck på spöket du vill ge bort.
cards-todo-give-to = Tryck på spelaren som får ditt spöke.
cards-todo-swap-one = Två spelare byter händer. Tryck på den första. Det får vara du.
cards-todo-swap-other = Tryck nu på den andra spelaren, eller på den första igen för att ångra.
cards-todo-swap-only = Tryck på en av de två spelarna: de byter händer.
cards-todo-skip = Tryck på spelaren som ska stå över nästa tur.
cards-todo-dictate-whom = Tryck på spelaren som får din order. Det får vara du.
cards-todo-dictate-own = Hur många kort måste du dra?
cards-todo-dictate-number = Hur många kort måste { $whom } dra?
cards-todo-pass-left = Tryck på kortet som ska åt vänster, till { $to }.
cards-wait-choosing = drog { $card } och väljer…
cards-wait-others = drog { $card }. Nu väljer: { $names }
cards-draw = Dra
cards-end = Avsluta tur
cards-shut = Stanna
cards-shut-sure = Stanna för gott
cards-back = Avbryt
cards-show-ways = Risk
cards-deck = { $count ->
    [one] Kortlek, { $count } kort
   *[other] Kortlek, { $count } kort
}
cards-discard = Slängda: { $cards }
cards-count = { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}
cards-points = { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}
cards-ghosts = { $ghosts } av { $most } spöken
cards-hand = { $count ->
    [one] Din hand: { $count } kort
   *[other] Din hand: { $count } kort
}
cards-hand-empty = Inga kort än
cards-status-down = har stannat
cards-status-out = ute
cards-open-hand = visat: { $cards }
cards-known = du känner till: { $cards }
cards-skips = { $turns ->
    [one] står över en tur
   *[other] står över { $turns } turer
}
cards-order = måste dra: { $number }
cards-picked = har valt ett kort
cards-chosen = vald
cards-choosable = kan väljas
cards-news-out = blev utslagen: för många spöken!
cards-reckoning = Händer och poäng
cards-risk-none = Ingen fara än: ett kort kan inte slå ut dig.
cards-risk-little = Liten risk att bli utslagen.
cards-risk-some = Viss risk att bli utslagen.
cards-risk-high = Stor risk att bli utslagen!
cards-risk-of-ghost = Nästa kort är ett spöke
cards-risk-of-out = Nästa kort slår ut dig
cards-risk-of-power = Nästa kort är ett specialkort
cards-risk-of-points = Poäng i snitt
cards-risk-short-ghost = Spöke
cards-risk-short-out = Ute
cards-risk-short-power = Specialkort
cards-risk-short-points = Poäng

cards-option-level = Nivå
cards-option-level-1 = Nivå 1
cards-option-level-1-about = Ge, Byt och Stå över. Den snällaste starten.
cards-option-level-2 = Nivå 2
cards-option-level-2-about = Bestäm, Alla drar och Skicka vänster, och ett spöke till: vildare.
cards-option-level-bonus = Bonusnivå
cards-option-level-bonus-about = Båda lekarna ihop, med alla sex specialkorten, för upp till åtta spelare.
cards-option-level2-includes-level1 = Nivå 2 har också specialkorten från Nivå 1
cards-option-red-ghost = Det röda spöket räknas som
cards-option-red-ghost-one = ett spöke
cards-option-red-ghost-two = två spöken
cards-option-skip-stacks = Flera Stå över läggs ihop
cards-option-dictate-self = Man får ge sig själv en order
cards-option-dictate-blocks-shutdown = Man får inte stanna förrän man har dragit korten man fått order om
cards-option-deck = Kortlek
cards-option-deck-home-made = Hemgjord
cards-option-deck-home-made-about = Balanserad av oss: någon slås alltid ut innan den tar slut.
cards-option-deck-few-ghosts = Få spöken
cards-option-deck-few-ghosts-about = Bara några få spöken: spelen blir längre, och leken kan ta slut.
cards-option-deck-for-two = För två
cards-option-deck-for-two-about = Gjord för två spelare: färre spöken, så spelet tar inte slut så fort.
cards-option-deck-empty = När leken tar slut
cards-option-deck-empty-all_shut_down = stannar alla
cards-option-deck-empty-reshuffle_once = blandas högen om en gång
cards-option-solo-run = Sista spelaren kvar får
cards-option-solo-run-unlimited = hur många turer som helst
cards-option-solo-run-one_turn = en tur
cards-option-max-turns = Högsta antal turer
cards-list = Kort i leken: { $cards }
cards-list-ghost = { $units ->
    [one] ett spöke
   *[other] räknas som { $units } spöken
}
cards-list-power = specialkort
cards-list-points = { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}
cards-list-count = { $count } i leken

cards-word-dot = Prick
cards-word-cherry = Körsbär
cards-word-strawberry = Jordgubbe
cards-word-orange = Apelsin
cards-word-apple = Äpple
cards-word-melon = Melon
cards-word-blinky = Blinky
cards-word-pinky = Pinky
cards-word-inky = Inky
cards-word-clyde = Clyde
cards-word-give = Ge
cards-word-swap = Byt
cards-word-skip = Stå över
cards-word-dictate = Bestäm
cards-word-all-draw = Alla drar
cards-word-pass-left = Skicka vänster

cards-short-turn-began = började en tur.
cards-short-turn-ordered = { $number ->
    [one] började en tur och måste dra { $number } kort.
   *[other] började en tur och måste dra { $number } kort.
}
cards-short-turn-ended = avslutade turen.
cards-short-turn-skipped = stod över en tur.
cards-short-shut-down = stannade för gott.
cards-short-drew = drog { $card }.
cards-short-drew-unseen = drog ett kort.
cards-short-turned-up = drog ett specialkort: { $card }.
cards-short-wasted = drog ett specialkort som inte gjorde något: { $card }.
cards-short-no-target = slängde { $card }: ingen att välja.
cards-short-no-ghost = slängde { $card }: inget spöke att ge.
cards-short-nothing-to-pass = slängde { $card }: inget att skicka.
cards-short-gave = gav ett spöke ({ $card }) till { $to }.
cards-short-gave-unseen = gav ett spöke till { $to }.
cards-short-swapped = bytte händer: { $one } ⇄ { $other }.
cards-short-hand-taken = fick en ny hand: { $hand }.
cards-short-skipping = lät { $whom } stå över en tur.
cards-short-dictated = { $number ->
    [one] gav order till { $whom }: dra { $number } kort.
   *[other] gav order till { $whom }: dra { $number } kort.
}
cards-short-picked = valde ett kort att skicka: { $card }.
cards-short-picked-unseen = valde ett kort att skicka.
cards-short-passed = skickade ett kort ({ $card }) till { $to }.
cards-short-passed-unseen = skickade ett kort till { $to }.
cards-short-knocked-out = blev utslagen! Handen: { $hand }.

cards-note-nothing = ingen verkan
cards-note-gave = ger { $card }
cards-note-gave-unseen = ger ett spöke
cards-note-passed = skickar { $card }
cards-note-passed-unseen = skickar ett kort
cards-note-picked = valde ett kort
cards-note-swapped = byter händer
cards-note-dictated = { $number ->
    [one] order: { $number } kort
   *[other] order: { $number } kort
}
cards-note-ended = avslutar turen

cards-advice-draw = Dra ett kort.
cards-advice-end = Avsluta turen.
cards-advice-shut = Stanna.
cards-advice-give = Ge { $from } till { $to }.
cards-advice-swap = Byt de här händerna: { $from } och { $to }.
cards-advice-skip = Den här spelaren ska stå över: { $to }.
cards-advice-dictate = Välj { $from }. Antal kort: { $to }.
cards-advice-pass = Skicka vidare { $to }.

cards-reason-risk = { $percent ->
    [0] Nästa kort kan inte slå ut dig.
   *[other] Risken är { NUMBER($percent) } % att nästa kort slår ut dig.
}
cards-reason-points = { $points ->
    [one] Du har en poäng.
   *[other] Du har { $points } poäng.
}
cards-reason-most = Plats { $seat } har flest kort.
cards-reason-most-named = har fler kort än dina andra motståndare.
cards-reason-ghost = Du blir av med ett spöke.

cards-help-aim-title = Målet
cards-help-aim = Samla poäng: prickar är värda 1, frukter mer. När alla har stannat vinner den som har flest poäng; blir det lika vinner de spelarna tillsammans. Om alla andra blir utslagna vinner du genast, vad du än har på handen.
cards-help-ghosts-title = Tre spöken
cards-help-ghosts = Med tre spöken på handen är du utslagen direkt, även när det inte är din tur. Dina poäng är borta, och alla ser dina kort.
cards-help-turn-title = Din tur
cards-help-turn = Dra upp till tre kort, ett i taget, och avsluta turen när du vill, men inte utan kort. Varje kort verkar innan du bestämmer igen. Sedan är det nästa spelares tur, medsols.
cards-help-shut-title = Att stanna
cards-help-shut = I stället för att dra får du stanna: du slutar för gott, behåller dina poäng och är inte med resten. Det får du göra även med tom hand.
cards-help-levels-title = Lekar och nivåer
cards-help-levels = Nivå 1 har Ge, Byt och Stå över; Nivå 2 har Bestäm, Alla drar och Skicka vänster; båda är för upp till fyra spelare. Bonusnivån använder båda lekarna och är för upp till åtta.
cards-help-power-title = Specialkort
cards-help-power = Ett specialkort visas för alla, verkar genast och slängs. Det påverkar aldrig spelare som har stannat eller är utslagna.
cards-help-give-title = Ge
cards-help-give = Ett av dina spöken går till en annan spelare, som kan bli utslagen av det. Om du har ett spöke måste du ge ett. Bara ni två ser vilket.
cards-help-swap-title = Byt
cards-help-swap = Två spelare byter händer; du väljer vilka, och du behöver inte vara en av dem. Ingen blir utslagen av det. Är bara två spelare kvar måste de byta.
cards-help-skip-title = Stå över
cards-help-skip = En annan spelare står över sin nästa tur. Två sådana kort på samma spelare kostar ändå bara en tur. Den sista spelaren kvar kan inte bli av med en tur.
cards-help-dictate-title = Bestäm
cards-help-dictate = Du säger hur många kort, 1 till 3, en spelare måste dra nästa tur, varken fler eller färre. Innan dess får den inte stanna. Det får vara du själv. En senare order ersätter en tidigare.
cards-help-all-draw-title = Alla drar
cards-help-all-draw = Alla som är kvar drar ett kort, och du börjar. Specialkort som dras så gör ingenting.
cards-help-pass-left-title = Skicka vänster
cards-help-pass-left = Alla som är kvar väljer ett kort, alla samtidigt, och det går till nästa spelare till vänster. Spöken räknas när alla kort har flyttats.
cards-help-end-title = Slutet
cards-help-end = Den sista spelaren kvar får fortsätta ensam så länge den vill. När leken tar slut, eller ett högsta antal turer är nått, räknas det som att alla som är kvar stannar.
cards-help-secrets-title = Vem som ser vad
cards-help-secrets = Bara du ser dina kort; alla ser hur många du har. Om ett kort kom från dig ser du det fortfarande, bredvid spelaren som har det nu. ”Risk” räknar bara med det du kan veta.
cards-help-touch-title = Att dela en enhet
cards-help-touch = På en enhet döljer skärmen dina kort när din tur är slut. Med mobiler visar en skärm bordet, och alla har sina kort på sin egen mobil.
cards-help-keys-title = På tangentbordet
cards-help-keys = Tabb och Enter; D drar, E avslutar turen, Escape ångrar ett val.

cards-deed-drew = drog { $cards }
cards-deed-drew-unseen = { $count ->
    [one] drog ett kort
   *[other] drog { $count } kort
}
cards-deed-turned-up = spelade { $card }
cards-deed-nothing = kunde inte använda { $card }
cards-deed-gave = { $you ->
    [you] gav dig ett spöke
   *[other] gav { $whom } ett spöke
}
cards-deed-passed = { $you ->
    [you] skickade { $card } till dig
   *[other] skickade { $card } till { $whom }
}
cards-deed-all-passed = alla skickade ett kort åt vänster
cards-deed-swapped = { $you ->
    [you] bytte hand med dig
   *[other] bytte hand med { $whom }
}
cards-deed-swapped-two = bytte de här händerna: { $one } och { $other }
cards-deed-skipping = { $you ->
    [you] såg till att du får stå över en tur
   *[other] såg till att { $whom } får stå över en tur
}
cards-deed-dictated = { $you ->
    [you] { $number ->
        [one] gav dig order att dra { $number } kort
       *[other] gav dig order att dra { $number } kort
    }
   *[other] { $number ->
        [one] gav { $whom } order att dra { $number } kort
       *[other] gav { $whom } order att dra { $number } kort
    }
}
cards-deed-turn-skipped = stod över en tur
cards-deed-shut-down = stannade för gott
cards-deed-knocked-out = blev utslagen av spöken
cards-deed-shown = alla händer visas
cards-deed-ended = avslutade turen

cards-befalls-knocked-out = För många spöken: du är ute!
cards-befalls-swapped = { $name } bytte hand med dig!
cards-befalls-swapped-two = { $name } bytte ut dina kort! De nya kommer från { $with }.
cards-befalls-gave = { $name } gav dig ett spöke: { $card }
cards-befalls-skipping = { $name } säger: du får stå över nästa tur!
cards-befalls-dictated = { $number ->
    [one] { $name } säger: nästa tur måste du dra { $number } kort!
   *[other] { $name } säger: nästa tur måste du dra { $number } kort!
}
cards-series-points = { $target ->
    [one] Kortkväll: först till en poäng
   *[other] Kortkväll: först till { $target } poäng
}
cards-score = { $count ->
    [one] 1 poäng
   *[other] { $count } poäng
}
