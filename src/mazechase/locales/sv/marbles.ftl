error-marbles-bad-token = ”{ $text }” är varken ett drag som 4c6:b6,c6 eller 3e5>g7, ett val som -, take, leave, @c4, from2 eller pay1, eller ett slag som *36.
error-marbles-bad-cell = ”{ $text }” är inget hål på det här brädet.
error-marbles-bad-list = ”{ $text }” nämner ett hål två gånger.
error-marbles-bad-task = ”{ $text }” är inget val som kan vänta.
error-marbles-bad-position = ”{ $text }” är ingen ställning; skriv den så här: { $form }.
error-marbles-place-seats = En ställning för { $players } spelare räknar upp Pac-Man, skål och gula kulor för { $players } platser, och inga andra.
error-marbles-place-ghosts = Varje spöke måste stå på start eller på ett hål, aldrig båda på samma hål; nämn det på lägre hål först.
error-marbles-place-marbles = Det ska vara 72 vita kulor, på vanliga hål och i skålar, och 4 gula, på ringar, hos spelare eller på väg tillbaka; ingen under en Pac-Man.
error-marbles-place-pieces = Varje Pac-Man måste stå ensam på ett hål eller hemma, och inte på ett spöke.
error-marbles-place-dice = Upp till två tärningar från 1 till 6 kan vara kvar, den lägre först; den sista hör till en pjäs.
error-marbles-place-taken = Turer räknas bara upp till alternativet max_turns.
error-marbles-place-over = Alla vita kulor är borta, så ingen tärning kan vara kvar att spela.
error-marbles-place-stuck = Ingen pjäs kan gå med de här tärningarna, så turen skulle vara slut.
error-marbles-place-owed = En gul kula ska tillbaka och en ring är tom, så den skulle redan ligga där.
error-marbles-place-todo = Här finns inget sådant val att göra.
error-marbles-place-rolls = Man slår om vem som börjar bara i startställningen, en plats efter den andra.

error-marbles-board-field = Ett bräde behöver ”{ $field }”, som text.
error-marbles-board-extra = Ett bräde har inget fält ”{ $field }”.
error-marbles-board-waives = Ett bräde kan bara avstå från { $known }, inte ”{ $field }”.
error-marbles-board-game = Brädet är för ”{ $field }”, inte för kulspelet.
error-marbles-board-c1 = C1: ett bräde behöver 72 vanliga hål och 4 med ring; det här har { $plain } och { $ringed }.
error-marbles-board-c3 = C3: ett bräde behöver precis ett bo { $mark }; det här har { $count }.
error-marbles-board-c4 = C4: boet { $place } måste ligga på en väg mellan två eller fler hål, och inte bredvid något annat.
error-marbles-board-c6 = C6, C12: ett spöke måste kunna nå { $place } utan bon eller öppningar.
error-marbles-board-c7 = C7: spökenas start, ett enda block av =, måste ligga mitt på brädet.
error-marbles-board-c8 = C8: spökenas start behöver minst två vägar ut, alla till hål; det här har { $count }.
error-marbles-board-c10 = C10: ett bräde behöver minst tre öppningar; det här har { $count }.
error-marbles-board-c11 = C11: öppningen vid { $place } måste ligga vid kanten, bredvid ett eget hål som leder inåt.
error-marbles-board-c14 = C14: från start finns inget fullt drag på { $count } från boet { $place }.
error-marbles-board-c19 = C19: brädet måste se likadant ut från varje bo när man vrider eller speglar det.
error-marbles-board-c21 = C21: varje hål behöver två grannhål, och hålen i snitt 2,6 vägar ({ $place }).
error-marbles-board-openings = På en server får ett bräde ha högst { $most } öppningar; det här har { $count }.

marbles-refuse-decide-first = { $kind ->
    [under] Bestäm först vad som händer med kulan under spöket.
    [ring] Lägg först tillbaka den gula kulan på en ring.
    [reward] Välj först vems kulor du tar.
   *[pay] Välj först vilka kulor du betalar med.
}
marbles-refuse-not-asked = Det behöver du inte bestämma nu.
marbles-refuse-not-a-ring = Där finns ingen orange ring.
marbles-refuse-ring-occupied = Den ringen är inte tom: där finns en kula eller en pjäs.
marbles-refuse-not-oneself = Ta din belöning av en annan spelare, inte av dig själv.
marbles-refuse-nothing-to-take = Plats { $seat } har inga kulor att ta.
marbles-refuse-nothing-to-take-named = kan inte ge dig några: skålen är tom.
marbles-refuse-cannot-pay-so = { $yellow ->
    [one] Du kan inte betala med { $yellow } gul kula här.
   *[other] Du kan inte betala med { $yellow } gula kulor här.
}
marbles-refuse-no-pass = En pjäs som kan gå måste gå. Du får bara avstå från att sluka ett spöke.
marbles-refuse-pac-has-moved = Pac-Man har redan gått; den andra tärningen är för ett spöke.
marbles-refuse-ghost-has-moved = Ett spöke har redan gått; den andra tärningen är för Pac-Man.
marbles-refuse-no-such-die = Ingen tärning visar { $die }; kvar att spela: { $dice }.
marbles-refuse-start-closed = Ingen kan gå in på spökenas start.
marbles-refuse-say-which-way = Pac-Man kan gå dit med { $die }:an: välj den tärningen och sedan vägen.
marbles-refuse-say-which-die = Spöket kan gå dit med { $die }:an: välj den tärningen.
marbles-refuse-other-marbles = Pac-Man kan gå dit, men ingen väg slukar just de här kulorna: han slukar alla kulor han passerar.
marbles-refuse-occupied = Där står redan en annan Pac-Man.
marbles-refuse-occupied-named = hann dit först.
marbles-refuse-no-privilege = Där står ett spöke, och du behöver en gul kula för att sluka det.
marbles-refuse-home-closed = Pac-Man får gå genom det boet, men inte stanna där.
marbles-refuse-blocked = { $what ->
    [ghosts] { $count ->
        [one] Ett spöke är i vägen.
       *[other] Båda spökena är i vägen.
    }
   *[pieces] { $count ->
        [one] En annan Pac-Man är i vägen.
       *[other] Andra pjäser är i vägen.
    }
}
marbles-refuse-blocked-named = går inte att hoppa över.
marbles-refuse-no-turning-back = Pac-Man skulle behöva vända tvärt på vägen, och det får han inte.
marbles-refuse-full-count = { $other ->
    [0] { $die ->
        [one] För nära: du slog { $die } och måste gå precis { $die } steg.
       *[other] För nära: du slog { $die } och måste gå precis { $die } steg.
    }
   *[other] För nära: du slog { $other } och { $die } och måste gå precis så många steg.
}
marbles-refuse-go-on = Inget spöke kan göra ett fullt drag, så ett går så långt det kan. Det får inte stanna där än.
marbles-refuse-too-far = { $other ->
    [0] För långt: du slog { $die }.
   *[other] För långt: du slog { $other } och { $die }.
}
marbles-refuse-no-ghost = Där finns inget spöke. Välj först ett spöke.
marbles-refuse-pac-must-move = Då skulle Pac-Man inte ha något drag. Välj ett annat drag.
marbles-refuse-ghost-no-home = Spöken får inte gå in i ett bo.
marbles-refuse-ghost-on-ghost = Det andra spöket står redan där.
marbles-refuse-pac-in-the-way = En Pac-Man är i vägen, och ett spöke som möter en stannar där.
marbles-refuse-pac-in-the-way-named = går inte att passera: ett spöke som möter en Pac-Man stannar där.
marbles-refuse-ghost-in-the-way = Det andra spöket är i vägen.
marbles-refuse-ghost-no-turning = Spöket skulle behöva vända på vägen (husregel: spöken vänder inte).
marbles-refuse-ghost-no-tunnel = Spöket skulle behöva lämna brädet, och det får spöken inte.

marbles-event-rolled = Plats { $seat } slog { $low } och { $high }.
marbles-event-roll-tied = Platserna { $seats } slog { $total } var och slår igen.
marbles-event-begins = Plats { $seat } börjar med { $total }.
marbles-event-stepped = Pac-Man från plats { $seat } gick från { $origin } till { $to }.
marbles-event-crossed = Pac-Man från plats { $seat } lämnade brädet vid { $origin } och kom tillbaka vid { $to }.
marbles-event-gobbled = Plats { $seat } slukade den { $colour ->
    [white] vita
    [yellow] gula
   *[other] { $colour }
} kulan på { $at }; i skålen: { $tray }, på brädet: { $left }.
marbles-event-ghost-gobbled = Plats { $seat } slukade spöket på { $at }, som gick tillbaka till { $to }.
marbles-event-left-under = Plats { $seat } lät kulan på { $at } ligga.
marbles-event-prowled = Plats { $seat } flyttade ett spöke från { $origin } till { $to }.
marbles-event-captured = Plats { $seat } fångade plats { $whom } med ett spöke på { $at }; hem till { $home }.
marbles-event-paid = { $rule ->
    [house] Plats { $seat } betalade plats { $to }: { $white } vita, { $yellow } gula (husregel: gula kulor behålls).
   *[book] Plats { $seat } betalade plats { $to }: { $white } vita, { $yellow } gula.
}
marbles-event-privilege-lost = { $count ->
    [one] Plats { $seat } förlorade { $count } gul kula.
   *[other] Plats { $seat } förlorade { $count } gula kulor.
}
marbles-event-returned = Plats { $seat } lade tillbaka en gul kula på { $at }.
marbles-event-waits = Ingen ring är tom, så plats { $seat } behåller den använda gula kulan tills en blir det.
marbles-event-stood = { $piece ->
    [pac] { $rule ->
        [house] Pac-Man från plats { $seat } hade inget fullt drag med tärningen som var kvar och stod still (husregel: man får välja det).
       *[book] Pac-Man från plats { $seat } hade inget fullt drag och stod still.
    }
    [ghost] Plats { $seat } hade inget fullt drag för ett spöke.
    [both] Plats { $seat } kunde varken flytta Pac-Man eller ett spöke.
   *[other] Plats { $seat }: { $piece }
}
marbles-event-stayed = Plats { $seat } slukade inte spöket och stod still.
marbles-event-cleared = Den sista vita kulan är borta. Vita kulor per plats: { $trays }. Vinnande platser: { $winners }.
marbles-event-turn-limit = { $turns ->
    [one] Gränsen på { $turns } tur är nådd.
   *[other] Gränsen på { $turns } turer är nådd.
} Vita kulor per plats: { $trays }. Vinnande platser: { $winners }.

marbles_cleared = Alla vita kulor är borta; flest kulor vinner.

marbles-name = Kul­spelet
marbles-about = Sluka flest kulor, och skicka de gemensamma spökena på dina motståndare.
marbles-step-1 = Slå två tärningar: en för din Pac-Man, en för ett spöke.
marbles-step-2 = Pac-Man slukar alla kulor på sin väg. Flest kulor vinner.
marbles-step-3 = Fånga någon med ett spöke och få två kulor.
marbles-guide-chance = Välkommen! Sluka fler vita kulor än de andra.
marbles-guide-turn = En tärning flyttar din Pac-Man, den andra ett spöke. Tryck på ett ställe för att se vägen dit och sedan på ”Kör”.
marbles-todo = Tryck på ett lysande ställe.
marbles-todo-chance = Tryck på tärningarna för att slå.
marbles-doing-chance = { $who ->
    [you] slår tärningarna…
   *[somebody] slår tärningarna…
}
marbles-todo-begin = Slå om vem som börjar: högst börjar.
marbles-todo-begin-again = Lika: slå igen om vem som börjar.
marbles-solid = Här finns inget. Tryck på ett lysande ställe.
marbles-harm = Så skickas din egen Pac-Man hem.
marbles-setup-random = Lotta starthörnen
marbles-todo-move = { $half ->
    [first] { $piece ->
        [pac] Välj vart Pac-Man går. Eller tryck på den andra tärningen eller ett spöke.
       *[ghost] Välj vart ett spöke går. Eller tryck på den andra tärningen eller Pac-Man.
    }
   *[second] { $piece ->
        [pac] Välj vart Pac-Man går.
       *[ghost] { $origins ->
            [one] Välj vart spöket går.
           *[other] Välj vart ett spöke går. Tryck på ett spöke för att bara se dess drag.
        }
    }
}
marbles-todo-go = Tryck på samma ställe igen för att gå dit, eller på ett annat.
marbles-todo-way = Det finns mer än en väg dit. Välj en och tryck på ”Kör”.
marbles-todo-task = { $kind ->
    [under] Det ligger en kula under spöket. Vill du ta den?
    [ring] Lägg tillbaka den använda gula kulan: tryck på en tom ring.
    [reward] Din belöning: vems kulor tar du?
   *[pay] Vilka kulor betalar du med?
}
marbles-roll = Slå tärningarna
marbles-rolling = Tärningarna rullar…
marbles-dice = Tärningar
marbles-die = { $piece ->
    [pac] { $face }, för Pac-Man
    [ghost] { $face }, för ett spöke
   *[none] { $face }
}
marbles-die-played = spelad
marbles-movers = Vilken pjäs som går
marbles-move-pac = Flytta Pac-Man
marbles-move-ghost = Flytta ett spöke
marbles-answers = Dina val
marbles-pay = Vita: { $white }, gula: { $yellow }
marbles-take = Ta den
marbles-leave = Låt den ligga
marbles-stay = Stå still, sluka inte
marbles-ways = Vägar dit
marbles-way = Väg { $n }: { $white } vita, { $yellow } gula
marbles-go = Kör
marbles-tray = Vita kulor: { $white }. Gula kulor, ett spöke var: { $held }. Gula kulor att lägga tillbaka: { $owed }.
marbles-left = { $count ->
    [one] { $count } kula kvar
   *[other] { $count } kulor kvar
}
marbles-held-is = Gul kula: med den får du sluka ett spöke
marbles-owed-is = En gul kula som ska tillbaka så fort en ring är tom
marbles-show-ways = Fara
marbles-grid = Bräde. Piltangenterna går mellan hålen, N hoppar till nästa ställe du kan välja, Enter går dit. P Pac-Man, G spöke, D andra tärningen, W annan väg, R slå.
marbles-cell-home = bo: { $name }
marbles-cell-no-home = oanvänt bo
marbles-cell-start = spökenas start
marbles-cell-ring = orange ring
marbles-cell-opening = öppning
marbles-cell-pac = Pac-Man: { $name }
marbles-cell-ghosts = { $ghosts ->
    [one] ett spöke
   *[other] { $ghosts } spöken
}
marbles-cell-white = vit kula
marbles-cell-yellow = gul kula
marbles-cell-spot = du kan välja det här
marbles-cell-end = { $ways ->
    [one] hit kan du gå, kulor: { $marbles }
   *[other] hit kan du gå på { $ways } sätt, kulor: { $marbles }
}
marbles-cell-range = { $least } till { $most }
marbles-cell-end-ghost = { $ways ->
    [one] hit kan ett spöke gå
   *[other] hit kan båda spökena gå
}
marbles-cell-end-harm = hit kan ett spöke gå, men då skickas din egen Pac-Man hem
marbles-option-layout = Bräde
marbles-option-layout-corners = Fyra hörn
marbles-option-layout-corners-about = Vårt eget bräde: ett bo i varje hörn, fyra öppningar, inga återvändsgränder.
marbles-option-layout-trees = Träd
marbles-option-layout-trees-about = Vårt eget bräde, med återvändsgränder som grenarna på ett träd.
marbles-option-unused-home = Oanvända bon
marbles-option-unused-home-closed_to_stop = man får gå igenom
marbles-option-unused-home-free = man får stanna där
marbles-option-must-move-if-possible = Man får inte spärra sin egen Pac-Man med ett spöke
marbles-option-home-counts = Ett bo på vägen räknas som ett steg
marbles-option-ghost-may-reverse = Spöken får vända under ett drag
marbles-option-ghost-partial = Kan inget spöke göra ett fullt drag går ett så långt det kan
marbles-option-pay-with-yellow = Betala med gula kulor
marbles-option-pay-with-yellow-false = aldrig
marbles-option-pay-with-yellow-victim_choice = betalaren väljer
marbles-option-lose-privilege-when-hit = Den som fångas av ett spöke förlorar sina gula kulor
marbles-option-marble-under-ghost = En kula under ett slukat spöke
marbles-option-marble-under-ghost-auto = slukas också
marbles-option-marble-under-ghost-ask = får ligga kvar
marbles-option-privilege-stacks = Varje gul kula räcker till ett spöke
marbles-option-same-move-gobble = Gula kulor gäller genast
marbles-option-gobble-ends-turn = Turen är slut när man slukar ett spöke
marbles-option-end-timing = Sista vita kulan avslutar spelet
marbles-option-end-timing-at_once = genast
marbles-option-end-timing-after_move = efter det draget
marbles-option-end-timing-after_turn = efter den turen
marbles-option-max-turns = Högsta antal turer

marbles-short-rolled = slog { $low } och { $high }.
marbles-short-roll-tied = Lika på { $total }. Slå igen: { $seats }.
marbles-short-begins = får börja med { $total }.
marbles-short-stepped = flyttade Pac-Man till { $to }.
marbles-short-crossed = lämnade brädet vid { $origin } och kom tillbaka vid { $to }.
marbles-short-gobbled = slukade en { $colour ->
    [white] vit
   *[yellow] gul
} kula på { $at }; vita i skålen: { $tray }, på brädet: { $left }.
marbles-short-ghost-gobbled = slukade spöket på { $at }! Det gick tillbaka till { $to }.
marbles-short-left-under = lät kulan på { $at } ligga.
marbles-short-prowled = flyttade ett spöke från { $origin } till { $to }.
marbles-short-captured = fångade { $whom } med ett spöke på { $at }. Hem till { $home }!
marbles-short-captured-own = skickade hem sin egen Pac-Man från { $at } till { $home }!
marbles-short-paid = { $rule ->
    [house] betalade { $to }. Vita: { $white }, gula: { $yellow } (husregel: gula kulor behålls).
   *[book] betalade { $to }. Vita: { $white }, gula: { $yellow }.
}
marbles-short-privilege-lost = { $count ->
    [one] förlorade { $count } gul kula.
   *[other] förlorade { $count } gula kulor.
}
marbles-short-returned = lade tillbaka en gul kula på { $at }.
marbles-short-waits = behöll den använda gula kulan: ingen ring är tom.
marbles-short-cleared = Den sista vita kulan är borta. Vita kulor i spelordning: { $trays }. Vinnare: { $winners }.
marbles-short-turn-limit = { $turns ->
    [one] Gränsen på { $turns } tur är nådd.
   *[other] Gränsen på { $turns } turer är nådd.
} Vita kulor i spelordning: { $trays }. Vinnare: { $winners }.
marbles-short-stood = { $piece ->
    [pac] { $rule ->
        [house] hade inget fullt drag för Pac-Man med tärningen som var kvar (husregel: man får välja det).
       *[book] hade inget fullt drag för Pac-Man.
    }
    [ghost] hade inget fullt drag för ett spöke.
   *[both] kunde varken flytta Pac-Man eller ett spöke.
}
marbles-short-stayed = slukade inte spöket och stod still.

marbles-note-rolled = slår { $low } · { $high }
marbles-note-gobbled = { $count ->
    [one] 1 kula
   *[other] { $count } kulor
}
marbles-note-captured = fångst!
marbles-note-captured-own = egen Pac-Man hem
marbles-note-ghost = slukar ett spöke
marbles-note-pays = betalar { $count }
marbles-note-gets = får { $count }
marbles-note-returned = tillbaka på { $at }
marbles-note-stays = står still

marbles-advice-go = Flytta Pac-Man till { $to }.
marbles-advice-prowl = Flytta spöket på { $from } till { $to }.
marbles-advice-stay = Stå still.
marbles-advice-under = { $to ->
    [take] Ta kulan.
   *[other] Låt kulan ligga.
}
marbles-advice-ring = Lägg kulan på { $to }.
marbles-advice-rob = Ta från spelaren på { $to }.
marbles-advice-pay = { $to ->
    [pay0] Betala med vita kulor.
   *[other] Betala med gula kulor.
}

marbles-reason-own = Så skickar du hem din egen Pac-Man.
marbles-reason-captures = Så fångar du Pac-Man från plats { $seat }.
marbles-reason-captures-named = blir fångad.
marbles-reason-ghost = Så slukar du ett spöke.
marbles-reason-yellow = Så slukar du en gul kula.
marbles-reason-marbles = { $count ->
    [one] Så slukar du en kula.
   *[other] Så slukar du { $count } kulor.
}
marbles-reason-danger = Ett spöke kan fånga dig där med { NUMBER($percent) } % av alla slag.
marbles-reason-safe = Inget spöke kan fånga dig där på nästa slag.

marbles-help-aim-title = Målet
marbles-help-aim = Flest vita kulor vinner; blir det lika vinner de spelarna tillsammans. Spelet är slut i samma stund som den sista vita kulan lämnar brädet, eller när ett högsta antal turer är nått. Gula kulor räknas inte.
marbles-help-start-title = Vem som börjar
marbles-help-start = Alla slår en gång, och den som får högst börjar; blir det lika slår de spelarna igen. Varje Pac-Man börjar hemma, båda spökena i mitten.
marbles-help-turn-title = Din tur
marbles-help-turn = Slå båda tärningarna. En flyttar din Pac-Man, den andra ett av spökena. Du bestämmer vilken som är vilken, och vem som går först. Två lika är inget särskilt.
marbles-help-must-title = Man måste gå
marbles-help-must = En pjäs som kan gå måste gå; en som inte kan använda sin tärning står kvar. Du får välja tärning och ordning fritt, även om Pac-Man då inte kan gå. Du måste aldrig sluka ett spöke.
marbles-help-walk-title = Pac-Mans väg
marbles-help-walk = Pac-Man går precis så långt som tärningen säger, vänder aldrig tvärt och slukar alla kulor han passerar. Man får gå över ett hål två gånger.
marbles-help-blocked-title = I vägen
marbles-help-blocked = Ingen hoppar över en pjäs eller landar på en annan Pac-Man. Spöken spärrar dig också, om du inte har en gul kula att sluka ett med.
marbles-help-home-title = Bon
marbles-help-home = Hemma kan ingen fånga dig. Ett bo på vägen räknas som ett steg. Du får sluta i ditt eget bo och gå genom de andra, men inte stanna där.
marbles-help-openings-title = Öppningar
marbles-help-openings = Vita pilar är öppningar: gå ut genom en och in genom vilken annan som helst. Språnget kostar inget steg. Man får inte stanna utanför eller komma tillbaka genom samma; en pjäs precis innanför stänger en öppning.
marbles-help-ghosts-title = Spökena
marbles-help-ghosts = Båda spökena är allas. Ett spöke går precis så långt som dess tärning säger, utan att vända. Det låter kulor ligga, går inte in i bon eller öppningar, passerar inte det andra spöket och går aldrig tillbaka till mitten.
marbles-help-catch-title = Att fånga
marbles-help-catch = Ett spöke som möter en Pac-Man stannar där, även med steg kvar. Den fångade Pac-Man går hem, och ägaren betalar två vita kulor, eller vad som finns, till den som flyttade spöket.
marbles-help-own-title = Din egen Pac-Man
marbles-help-own = Ett spöke kan till och med landa på din egen Pac-Man: den går hem och ingen betalar. Ett sådant drag har en varningsskylt, och vi frågar dig först.
marbles-help-yellow-title = Gula kulor
marbles-help-yellow = Med varje gul kula du har får du sluka ett spöke, till och med i samma drag som du tog den. Så länge du kan det ser spökena bleka ut. Du behåller gula kulor när du blir fångad.
marbles-help-gobble-title = Att sluka ett spöke
marbles-help-gobble = Gå till ett spöke, med hur många steg du vill, men högst så många som tärningen visar: där slutar ditt drag. Spöket går tillbaka till mitten, du tar kulan under det och två vita kulor från en spelare du väljer. Sedan spelas den andra tärningen.
marbles-help-rings-title = Tillbaka på en ring
marbles-help-rings = Den gula kulan du använde går tillbaka till en tom orange ring som du väljer. Är ingen tom väntar den tills en blir det. Sedan kan vem som helst ta den igen.
marbles-help-touch-title = På skärmen
marbles-help-touch = Tryck på en ring för att se vägen, och igen för att gå. Stora ringar ger mest; en dubbel ring betyder att det finns fler vägar: välj en under brädet. Tryck på en tärning för att använda den för den valda pjäsen; tryck på Pac-Man eller ett spöke för att välja. Ett spökes ringar är streckade. ”Fara” visar hur stor risken är att ett spöke fångar varje Pac-Man.

marbles-deed-rolled = slog { $low } och { $high }
marbles-deed-begins = fick börja
marbles-deed-walked = { $detail ->
    [squares] flyttade Pac-Man till { $to }
   *[plain] flyttade Pac-Man
}
marbles-deed-ate = { $count ->
    [one] åt { $count } kula
   *[other] åt { $count } kulor
}
marbles-deed-yellow = { $count ->
    [one] fick en gul kula (att sluka ett spöke med)
   *[other] fick { $count } gula kulor (att sluka spöken med)
}
marbles-deed-prowled = { $detail ->
    [squares] flyttade ett spöke från { $origin } till { $to }
   *[plain] flyttade ett spöke
}
marbles-deed-gobbled-ghost = slukade ett spöke
marbles-deed-captured = { $you ->
    [you] jagade hem dig
   *[other] jagade hem { $whom }
}
marbles-deed-captured-own = { $own ->
    [you] skickade hem din egen Pac-Man
   *[other] skickade hem sin egen Pac-Man
}
marbles-deed-took = { $you ->
    [you] { $count ->
        [one] tog { $count } kula från dig
       *[other] tog { $count } kulor från dig
    }
   *[other] { $count ->
        [one] tog { $count } kula från { $whom }
       *[other] tog { $count } kulor från { $whom }
    }
}
marbles-deed-paid = { $you ->
    [you] { $count ->
        [one] betalade dig { $count } kula
       *[other] betalade dig { $count } kulor
    }
   *[other] { $count ->
        [one] betalade { $whom } { $count } kula
       *[other] betalade { $whom } { $count } kulor
    }
}
marbles-deed-lost = { $count ->
    [one] förlorade en gul kula
   *[other] förlorade { $count } gula kulor
}
marbles-deed-returned = { $detail ->
    [squares] lade tillbaka en gul kula på { $at }
   *[plain] lade tillbaka en gul kula
}
marbles-deed-stood = { $piece ->
    [pac] kunde inte flytta Pac-Man
    [ghost] kunde inte flytta ett spöke
   *[both] kunde inte flytta alls
}
marbles-deed-cleared = den sista vita kulan är borta
marbles-deed-stayed = stod still
marbles-deed-waits = har kvar att lägga tillbaka den gula kulan (!)

marbles-befalls-captured = { $name } skickade hem dig!
marbles-befalls-captured-own = Du skickade hem din egen Pac-Man!
marbles-befalls-paid = { $count ->
    [one] { $name } tog { $count } av dina kulor!
   *[other] { $name } tog { $count } av dina kulor!
}
marbles-befalls-lost = { $count ->
    [one] Du förlorade din gula kula!
   *[other] Du förlorade dina { $count } gula kulor!
}
marbles-score = { $count ->
    [one] 1 kula
   *[other] { $count } kulor
}
