error-mspacman-bad-token = ”{ $text }” är varken en ruta som c8 eller en sida som *4 eller *F2.
error-mspacman-bad-position = ”{ $text }” är ingen ställning; skriv den så här: { $form }.
error-mspacman-bad-phase = ”{ $text }” är inget som kan komma härnäst.
error-mspacman-bad-cell = Det finns ingen ruta ”{ $text }” på det här brädet.
error-mspacman-bad-ghost = ”{ $text }” är inget spöke; skriv det som e4, eller ett svagt som e4f1, e4p1 eller e4p2.

error-mspacman-document-field = Ett dokument för det här spelet behöver ”{ $field }”, i rätt form.
error-mspacman-document-extra = Ett dokument har inget fält ”{ $field }”; fälten är id, game, title, source och { $content }.
error-mspacman-document-game = Dokumentet är för spelet ”{ $game }”.
error-mspacman-faces-count = { $count ->
    [one] Det finns { $count } sida; det ska vara 2 till { $most }.
   *[other] Det finns { $count } sidor; det ska vara 2 till { $most }.
}
error-mspacman-faces-face = ”{ $face }” är ingen sida; sidor är F2 och talen från 1 till { $largest }, som text.
error-mspacman-faces-spinner-flip = Snurran kan bara ha vanliga tal, inte F2 (M14).
error-mspacman-faces-three = Snurran måste ha en 3:a (M14).
error-mspacman-faces-flip = Tärningen måste ha minst en sida med F2 (M15).
error-mspacman-faces-equal = Alla sidor ger lika många steg, så ingen skulle kunna få högst (M14).

error-mspacman-board-label = ”{ $label }” på { $place } är ingen ruta i det här spelet; rutor är b, i, p eller s, ensamma eller följda av *, o, x eller g.
error-mspacman-board-dots = { $count ->
    [one] Område { $area } har { $count } ruta med prick; det ska ha { $each } (M1).
   *[other] Område { $area } har { $count } rutor med prick; det ska ha { $each } (M1).
}
error-mspacman-board-exits = { $count ->
    [one] Det finns { $count } utgång; det ska vara 4 (M2).
   *[other] Det finns { $count } utgångar; det ska vara 4 (M2).
}
error-mspacman-board-exit-opening = Utgången { $place } måste ligga vid kanten, med en öppning (M2).
error-mspacman-board-opening = Det finns en öppning vid { $place }, som inte är en utgång (M2).
error-mspacman-board-powers = { $count ->
    [one] Det finns { $count } kraftruta; det ska vara 4 (M4).
   *[other] Det finns { $count } kraftrutor; det ska vara 4 (M4).
}
error-mspacman-board-circles = Område { $area } behöver en vit cirkel (M5).
error-mspacman-board-circle-far = Den vita cirkeln på { $place } ligger närmare kanten än mitten (M5).
error-mspacman-board-ghost-spaces = { $count ->
    [one] Det finns { $count } spökbo; det ska vara ett i varje färg (M6).
   *[other] Det finns { $count } spökbon; det ska vara ett i varje färg (M6).
}
error-mspacman-board-ghost-middle = Spökboet { $place } måste ligga närmare mitten än { $other } (M6).
error-mspacman-board-door = Dörren mellan { $place } och { $other } måste leda från ett spökbo in i labyrinten (M7).
error-mspacman-board-no-door = Spökboet { $place } måste vara stängt, utom en dörr in i labyrinten (M7).
error-mspacman-board-unreachable = { $place } kan inte nås; labyrinten måste hänga ihop (M9).
error-mspacman-board-dead-end = { $place } är en återvändsgränd; varje ruta behöver två vägar ut (M12).
error-mspacman-board-unequal = Alla områden måste ha lika många { $thing ->
    [exit] utgångar
    [power] kraftrutor
   *[circle] vita cirklar
}; i ordning har de { $counts } (M16).
error-mspacman-board-clockwise = Områdena måste ligga i den här ordningen, medsols: { $order } (MSP-7).
error-mspacman-board-circle-door = Den vita cirkeln på { $place } ligger framför ett spökes dörr (M19).

error-mspacman-place-seats = En ställning för { $players } spelare räknar upp { $players } spöken, varav ett ”-”.
error-mspacman-place-seat = Det kan inte vara den platsens tur.
error-mspacman-place-control = Någon styr Ms. Pac-Man när det är klart vem som börjar, och ingen innan dess.
error-mspacman-place-ghosts = Spelaren som styr Ms. Pac-Man har inget spöke på brädet; alla andra har ett.
error-mspacman-place-dots = Det ligger en prick där det inte låg någon från början.
error-mspacman-place-begin = Tills det är klart vem som börjar finns alla prickar kvar, och alla spöken är starka och i sina bon.
error-mspacman-place-spins = De här snurrningarna om vem som börjar är inte möjliga.
error-mspacman-place-ghost-space = Ett spöke kan inte stå i ett annat spökes bo.
error-mspacman-place-timer = Ett spöke kan inte vara svagt så länge nu.
error-mspacman-place-sharing = Två pjäser kan inte dela ruta nu.
error-mspacman-place-her = Ms. Pac-Man kan inte stå där nu.
error-mspacman-place-phase = Det kan inte komma härnäst för den här platsen.
error-mspacman-place-steps = Så många steg kan inte vara kvar nu.
error-mspacman-place-flags = Det kan inte bli en extratur nu.
error-mspacman-place-came = Ett spöke kan inte ha kommit därifrån.
error-mspacman-place-bump = Här finns ingen nästa fri ruta att välja.
error-mspacman-place-turns = Turer räknas bara upp till alternativet max_turns.
error-mspacman-place-over = Spelet är slut när ett område som är med är tomt eller gränsen är nådd, och bara då.

mspacman-refuse-no-circle = Ms. Pac-Man måste börja på en vit cirkel.
mspacman-refuse-circle-taken = Det står ett spöke på den vita cirkeln (husregel: Ms. Pac-Man börjar på en ledig).
mspacman-refuse-same-exit = Man går ut genom en utgång och in genom en annan, inte genom samma.
mspacman-refuse-no-pass = Din pjäs står redan där, och du måste använda alla steg.
mspacman-refuse-ghost-space = Ingen kan gå in i ett spökbo nu.
mspacman-refuse-by-the-door = Man lämnar ett spökbo genom dörren, och den leder inte dit.
mspacman-refuse-wall = Det är en vägg i vägen.
mspacman-refuse-diagonal = Man kan inte gå diagonalt.
mspacman-refuse-too-far = För långt: varje steg går till nästa ruta.
mspacman-refuse-not-on-her = Där står Ms. Pac-Man, så rutan är inte fri.
mspacman-refuse-not-open = Där står ett annat spöke, så rutan är inte fri.
mspacman-refuse-not-open-named = har redan ett spöke där, så rutan är inte fri.
mspacman-refuse-came-from = Spöket kom därifrån och måste vidare, inte tillbaka.
mspacman-refuse-not-next = Det är inte nästa fria ruta.

mspacman-event-spun-to-begin = Plats { $seat } fick { $face } i lottningen om vem som börjar.
mspacman-event-tied-to-begin = Det blev lika; de här platserna försöker igen: { $seats }.
mspacman-event-took-control = Plats { $seat } tog över Ms. Pac-Man.
mspacman-event-placed = Plats { $seat } ställde Ms. Pac-Man på { $at }.
mspacman-event-spun = Plats { $seat } snurrade { $face }.
mspacman-event-rolled = Plats { $seat } slog { $face }.
mspacman-event-stepped = { $left ->
    [one] Plats { $seat } flyttade Ms. Pac-Man från { $origin } till { $to }; { $left } steg kvar.
   *[other] Plats { $seat } flyttade Ms. Pac-Man från { $origin } till { $to }; { $left } steg kvar.
}
mspacman-event-ghost-stepped = { $left ->
    [one] Plats { $seat } flyttade sitt spöke från { $origin } till { $to }; { $left } steg kvar.
   *[other] Plats { $seat } flyttade sitt spöke från { $origin } till { $to }; { $left } steg kvar.
}
mspacman-event-ate = { $left ->
    [one] Plats { $seat } åt pricken på { $at }; område { $area } har { $left } prick kvar.
   *[other] Plats { $seat } åt pricken på { $at }; område { $area } har { $left } prickar kvar.
}
mspacman-event-power-eaten = Plats { $seat } åt kraftpricken på { $at }!
mspacman-event-weakened = Spöket på plats { $seat } blev svagt ({ $cause ->
    [power] kraftprick
    [f2] F2
   *[other] { $cause }
}) och blir starkt igen om { $turns ->
    [one] { $turns } tur
   *[other] { $turns } turer
}.
mspacman-event-recovered = Spöket på plats { $seat } är starkt igen.
mspacman-event-caught = Plats { $seat } fångade spöket från plats { $ghost } på { $at }.
mspacman-event-ran-into-her = Det svaga spöket från plats { $seat } sprang på Ms. Pac-Man på { $at }.
mspacman-event-went-home = Spöket från plats { $seat } gick hem till { $at } och är starkt igen.
mspacman-event-extra-turn = Plats { $seat } fick en extratur.
mspacman-event-captured = Plats { $seat } fångade Ms. Pac-Man från plats { $former } på { $at }.
mspacman-event-bumped = Spöket från plats { $seat } hamnade på ett annat spöke på { $origin } och gick vidare till { $to }.
mspacman-event-won = Plats { $seat } vann: område { $area } är tomt.
mspacman-event-turn-limit = { $turns ->
    [one] Gränsen på { $turns } tur är nådd. Färst prickar kvar: plats { $winners }.
   *[other] Gränsen på { $turns } turer är nådd. Färst prickar kvar: plats { $winners }.
}

area_cleared = Alla prickar i vinnarens område är borta.
area_cleared-own = Alla dina prickar är borta.

mspacman-name = Ms. Pac-Man
mspacman-about = Töm ditt område på prickar. Ms. Pac-Man äter dem, och spökena jagar henne. Fånga henne så får du spela henne.
mspacman-word-Blinky = Blinky
mspacman-word-Inky = Inky
mspacman-word-Pinky = Pinky
mspacman-word-Sue = Sue
mspacman-step-1 = Ms. Pac-Man snurrar, spökena slår. Gå så många steg.
mspacman-step-2 = Hon äter prickarna. Inga kvar i ditt område? Du vinner!
mspacman-step-3 = Fånga henne med ditt spöke så får du spela henne.

mspacman-guide-chance = Välkommen! Töm ditt eget område på prickar före de andra.
mspacman-guide-turn = Tryck på en lysande ruta för att gå dit. Inget gäller förrän du trycker på ”Kör”.
mspacman-doing-chance = { $event ->
    [rolled] { $who ->
        [you] slår tärningen…
       *[somebody] slår tärningen…
    }
   *[spun] { $who ->
        [you] snurrar…
       *[somebody] snurrar…
    }
}
mspacman-todo-begin = Snurra om vem som börjar: den som får högst spelar Ms. Pac-Man.
mspacman-todo-begin-again = Lika: snurra igen om vem som börjar.
mspacman-todo-place = Ställ Ms. Pac-Man på en av de lysande cirklarna.
mspacman-todo-spin = Snurra för Ms. Pac-Man.
mspacman-todo-roll = Slå för ditt spöke.
mspacman-todo-walk = { $steps ->
    [one] Flytta Ms. Pac-Man { $steps } steg. Tryck på nästa ruta.
   *[other] Flytta Ms. Pac-Man { $steps } steg. Tryck på en lysande ruta, eller en längre bort.
}
mspacman-todo-chase = { $steps ->
    [one] Flytta ditt spöke { $steps } steg. Tryck på nästa ruta.
   *[other] Flytta ditt spöke { $steps } steg. Tryck på en lysande ruta, eller en längre bort.
}
mspacman-todo-bump = Här står ett annat spöke. Välj nästa fria ruta.
mspacman-out-of-reach = { $steps ->
    [one] För långt: du har { $steps } steg kvar.
   *[other] För långt: du har { $steps } steg kvar.
}
mspacman-solid = Det är en vägg. Tryck på en ruta i labyrinten.
mspacman-harm = Du skulle bli av med Ms. Pac-Man eller ditt spöke, eller så skulle någon annan vinna.
mspacman-todo-on = { $steps ->
    [one] { $steps } steg kvar.
   *[other] { $steps } steg kvar.
}
mspacman-todo-go = Nöjd? Tryck på ”Kör”. Du kan fortfarande backa.
mspacman-todo-power = Så äter du en kraftprick! Tryck på ”Kör”, eller backa.
mspacman-todo-caught = Så fångar du ett spöke! Tryck på ”Kör”, eller backa.
mspacman-todo-captured = Så fångar du Ms. Pac-Man! Tryck på ”Kör”, eller backa.
mspacman-todo-lost = Se upp: där blir du fångad. Tryck på ”Kör”, eller backa.
mspacman-todo-won = Så blir ett område tomt och spelet slut! Tryck på ”Kör”, eller backa.
mspacman-todo-given = Se upp: då blir någon annans område tomt, och den spelaren vinner. Tryck på ”Kör”, eller backa.
mspacman-spin = Snurra
mspacman-roll = Slå tärningen
mspacman-steps-left = { $left ->
    [one] steg kvar
   *[other] steg kvar
}
mspacman-back = Backa
mspacman-go = Kör
mspacman-dots-left = { $left ->
    [one] { $left } prick kvar i område { $area }
   *[other] { $left } prickar kvar i område { $area }
}
mspacman-has-her = spelar Ms. Pac-Man
mspacman-weak-for = svagt, starkt igen om { $turns ->
    [one] { $turns } tur
   *[other] { $turns } turer
}
mspacman-has-spun = snurrade { $face }
mspacman-scene-took-control = är nu Ms. Pac-Man!
mspacman-scene-took-control-you = är nu Ms. Pac-Man!
mspacman-scene-captured = fångade Ms. Pac-Man!
mspacman-scene-captured-you = fångade Ms. Pac-Man!
mspacman-scene-extra-turn = får snurra igen!
mspacman-scene-extra-turn-you = får snurra igen!
mspacman-scene-power-eaten = har kraften: alla spöken är svaga!
mspacman-scene-power-eaten-you = har kraften: alla spöken är svaga!
mspacman-scene-caught = skickade hem ett spöke!
mspacman-scene-caught-you = skickade hem ett spöke!
mspacman-scene-ran-into-her = sprang på Ms. Pac-Man och fick gå hem!
mspacman-scene-ran-into-her-you = sprang på Ms. Pac-Man och fick gå hem!
mspacman-scene-tied-to-begin = fick lika: snurra igen!
mspacman-scene-won = vinner: området är tomt!
mspacman-scene-won-you = vinner: ditt område är tomt!
mspacman-grid = Bräde. Piltangenterna går steg för steg; med Skift tittar de bara runt. Enter går till en ruta, nära eller långt bort, och bekräftar ett färdigt drag; den snurrar och slår också. N hittar nästa ruta du kan nå, Backsteg ångrar ett steg, Escape alla.
mspacman-cell-her = Ms. Pac-Man: { $name }
mspacman-cell-ghost = spöke: { $name }
mspacman-cell-weak = svagt spöke: { $name }, starkt igen om { $turns ->
    [one] { $turns } tur
   *[other] { $turns } turer
}
mspacman-cell-target = hit kan du gå
mspacman-cell-dot = prick
mspacman-cell-power = kraftprick
mspacman-cell-circle = vit cirkel
mspacman-cell-exit = utgång, förbunden med de andra utgångarna
mspacman-cell-home = spökbo: { $area }
mspacman-cell-area = område: { $area }
mspacman-cell-solid = vägg
mspacman-setup-random = Lotta spökena
mspacman-option-layout = Bräde
mspacman-option-layout-pinwheel = Vindsnurra
mspacman-option-layout-pinwheel-about = Vårt eget bräde, likadant från alla håll.
mspacman-option-layout-for-three = För tre
mspacman-option-layout-for-three-about = Vårt eget bräde för tre spelare, där chanserna är så lika som möjligt.
mspacman-option-layout-windmill = Kvarnen
mspacman-option-layout-windmill-about = Vårt eget bräde, med andra gångar.
mspacman-option-die-faces = Spökenas tärning
mspacman-option-die-faces-f2-for-two = 1, F2, 3, 4, 5, 6
mspacman-option-spinner-faces = Snurra för Ms. Pac-Man
mspacman-option-spinner-faces-one-to-six = 1 till 6
mspacman-option-start-by = Vem som börjar
mspacman-option-start-by-spinner = Högst på snurran
mspacman-option-start-by-die = Högst på tärningen
mspacman-option-fill-unused-areas = Prickar även i områden utan spelare
mspacman-option-dot-on-pickup = När Ms. Pac-Man fångas försvinner även pricken under henne
mspacman-option-capture-in-passing = Pjäser kan fångas på vägen, inte bara i slutet av ett drag
mspacman-option-bump-can-capture = Ett spöke som hamnar på ett annat får gå vidare till Ms. Pac-Man
mspacman-option-enter-ghost-space = Ett spöke får gå in i sitt eget bo igen
mspacman-option-power-overrides-f2 = En kraftprick håller även F2-spöken svaga längre
mspacman-option-power-timer-restart = En andra kraftprick startar om tiden
mspacman-option-extra-turn-chain = En extratur kan ge en till
mspacman-option-circle-choice = Ms. Pac-Man får ställas på
mspacman-option-circle-choice-free_only = en vit cirkel utan spöke
mspacman-option-circle-choice-any = valfri vit cirkel
mspacman-option-max-turns = Högsta antal turer (sedan vinner den som har färst prickar kvar)

mspacman-short-spun-to-begin = fick { $face } i lottningen om vem som börjar.
mspacman-short-tied-to-begin = Lika. Försök igen: { $seats }.
mspacman-short-took-control = tog över Ms. Pac-Man.
mspacman-short-placed = ställde Ms. Pac-Man på { $at }.
mspacman-short-spun = snurrade { $face }.
mspacman-short-rolled = slog { $face }.
mspacman-short-stepped = { $left ->
    [0] flyttade Ms. Pac-Man till { $to }.
    [one] flyttade Ms. Pac-Man till { $to }, { $left } steg kvar.
   *[other] flyttade Ms. Pac-Man till { $to }, { $left } steg kvar.
}
mspacman-short-ghost-stepped = { $left ->
    [0] flyttade spöket till { $to }.
    [one] flyttade spöket till { $to }, { $left } steg kvar.
   *[other] flyttade spöket till { $to }, { $left } steg kvar.
}
mspacman-short-ate = { $left ->
    [one] åt på { $at }; område { $area } har { $left } prick kvar.
   *[other] åt på { $at }; område { $area } har { $left } prickar kvar.
}
mspacman-short-power-eaten = åt en kraftprick!
mspacman-short-weakened = har nu ett svagt spöke ({ $cause ->
    [power] kraftprick
    [f2] F2
   *[other] { $cause }
}), starkt igen om { $turns ->
    [one] { $turns } tur
   *[other] { $turns } turer
}.
mspacman-short-recovered = har ett starkt spöke igen.
mspacman-short-caught = fångade ett spöke på { $at }.
mspacman-short-ran-into-her = sprang på Ms. Pac-Man med ett svagt spöke på { $at }.
mspacman-short-went-home = fick gå hem till { $at }; spöket är starkt igen.
mspacman-short-extra-turn = fick en extratur!
mspacman-short-captured = fångade Ms. Pac-Man på { $at }!
mspacman-short-bumped = flyttade spöket vidare från { $origin } till { $to }.
mspacman-short-won = vann: område { $area } är tomt!
mspacman-short-turn-limit = { $turns ->
    [one] Gränsen på { $turns } tur är nådd. Färst prickar kvar: { $winners }.
   *[other] Gränsen på { $turns } turer är nådd. Färst prickar kvar: { $winners }.
}

mspacman-note-begin = start: { $face }
mspacman-note-spun = snurrar { $face }
mspacman-note-rolled = slår { $face }
mspacman-note-placed = på { $at }
mspacman-note-bumped = vidare till { $to }
mspacman-note-home = spöket hem
mspacman-note-captured = fångar henne!
mspacman-note-extra = snurrar igen

mspacman-advice-go = Gå till { $to }.

mspacman-reason-wins = Så vinner du spelet!
mspacman-reason-gives = Då tar spelet slut och någon annan vinner.
mspacman-reason-captures = Så fångar du Ms. Pac-Man: sedan spelar du henne.
mspacman-reason-lost = Där fångar ett spöke Ms. Pac-Man.
mspacman-reason-ran = Ditt svaga spöke springer på Ms. Pac-Man.
mspacman-reason-catches = Så fångar du spöket från plats { $seat }.
mspacman-reason-catches-named = förlorar spöket du fångar, och du snurrar igen.
mspacman-reason-power = Så äter du en kraftprick.
mspacman-reason-dot = Så blir du av med en prick i ditt eget område.
mspacman-reason-risk = { $percent ->
    [0] Inget spöke kan fånga henne där på nästa slag.
   *[other] Risken att ett spöke fångar henne där är { NUMBER($percent) } %.
}
mspacman-reason-near = { $steps ->
    [one] Där är du ett steg från Ms. Pac-Man.
   *[other] Där är du { $steps } steg från Ms. Pac-Man.
}

mspacman-help-aim-title = Målet
mspacman-help-aim = Varje spelare har ett område på brädet, märkt med sitt spöke. Det första området utan prickar vinner åt sin ägare, vem som än åt dem. Om ett högsta antal turer nås vinner den som har färst prickar kvar.
mspacman-help-areas-title = Områden
mspacman-help-areas = Vart och ett av de fyra områdena har 17 prickar; den stora är en kraftprick. Områden som ingen spelar har också prickar, men kan inte vinna.
mspacman-help-start-title = Vem som spelar Ms. Pac-Man
mspacman-help-start = Alla snurrar en gång, och den som får högst spelar Ms. Pac-Man; blir det lika snurrar man igen. Hon ställs på en vit cirkel och börjar. De andra spelar sina spöken, medsols.
mspacman-help-walk-title = Att gå
mspacman-help-walk = Ms. Pac-Man snurrar, spökena slår tärningen. Gå precis så många steg längs gångarna, aldrig diagonalt eller genom en vägg. Man får vända och använda en ruta två gånger.
mspacman-help-dots-title = Prickar
mspacman-help-dots = Ms. Pac-Man äter en prick när hon lämnar dess ruta, inte när hon kommer dit. Hon äter allas prickar. Prickar kommer aldrig tillbaka.
mspacman-help-meet-title = Möten
mspacman-help-meet = Pjäser möts på varje ruta de går in på, även i förbifarten. Starkt spöke och Ms. Pac-Man: hon blir fångad, vem som än gick. Svagt spöke och Ms. Pac-Man: spöket går hem och är starkt igen.
mspacman-help-extra-title = Extratur
mspacman-help-extra = Om hon fångar ett svagt spöke på sin väg snurrar hon igen efteråt. Varje tur ger högst en extratur. Om hon blir fångad under samma promenad blir det ingen extratur.
mspacman-help-capture-title = Att fånga henne
mspacman-help-capture = Den som fångar Ms. Pac-Man spelar henne från och med nu: ställer henne på en vit cirkel utan spöke och tar sin tur genast. Den som förlorade henne får tillbaka sitt spöke, hemma och starkt.
mspacman-help-power-title = Kraftprickar
mspacman-help-power = När Ms. Pac-Man lämnar en stor kraftprick blir alla spöken svaga: bleka och skelögda. Vart och ett är svagt i en egen tur. Timglaset räknar turerna tills det är starkt igen.
mspacman-help-flip-title = F2 på tärningen
mspacman-help-flip = Spöket växlar från starkt till svagt, eller från svagt till starkt, och går 2 steg. Efter F2 är det svagt tills dess nästa tur börjar. En kraftprick gör det svagt längre, och en andra startar om tiden.
mspacman-help-exits-title = Utgångar
mspacman-help-exits = De fyra utgångarna vid kanten hänger ihop: det är ett steg från en utgång till vilken annan som helst. Man får inte komma tillbaka genom samma. Utgångar har inga prickar.
mspacman-help-doors-title = Spökbon
mspacman-help-doors = Spökena lämnar sina bon i mitten genom dörren, och det kostar ett steg. Ingen går in igen.
mspacman-help-bump-title = Spöken emellan
mspacman-help-bump = Spöken går fritt förbi varandra. Ett som skulle sluta på ett annat går vidare till nästa fria ruta, bort från hållet det kom ifrån; finns det flera väljer spelaren.
mspacman-help-touch-title = På skärmen
mspacman-help-touch = Tryck ruta för ruta, eller på en ruta längre bort för att gå rakt dit. Inget gäller förrän du trycker på Kör: du kan backa så ofta du vill. ”Kortaste vägar” visar hur varje spöke når Ms. Pac-Man och hur stor risken är att dess nästa slag fångar henne.
mspacman-help-keys-title = På tangentbordet
mspacman-help-keys = Piltangenterna går, Enter bekräftar, Backsteg ångrar ett steg, N hittar nästa ruta du kan nå.

mspacman-deed-spun-to-begin = fick { $face } i lottningen om vem som börjar
mspacman-deed-took-control = tog över Ms. Pac-Man
mspacman-deed-placed = { $detail ->
    [squares] ställde Ms. Pac-Man på { $at }
   *[plain] ställde Ms. Pac-Man på brädet
}
mspacman-deed-spun = snurrade { $face }
mspacman-deed-rolled = slog { $face }
mspacman-deed-walked = { $detail ->
    [squares] flyttade Ms. Pac-Man till { $to }
   *[plain] { $steps ->
        [one] flyttade Ms. Pac-Man { $steps } steg
       *[other] flyttade Ms. Pac-Man { $steps } steg
    }
}
mspacman-deed-ghost-walked = { $detail ->
    [squares] flyttade spöket till { $to }
   *[plain] { $steps ->
        [one] flyttade spöket { $steps } steg
       *[other] flyttade spöket { $steps } steg
    }
}
mspacman-deed-ate = { $count ->
    [one] åt { $count } prick
   *[other] åt { $count } prickar
}
mspacman-deed-power = gjorde spökena svaga med en kraftprick
mspacman-deed-weak = gjorde spöket svagt
mspacman-deed-caught = { $you ->
    [you] skickade hem ditt spöke
   *[other] skickade hem ett spöke: { $whom }
}
mspacman-deed-ran-into-her = sprang på Ms. Pac-Man med ett svagt spöke
mspacman-deed-extra-turn = fick en extratur
mspacman-deed-captured = { $you ->
    [you] tog Ms. Pac-Man från dig
   *[other] tog Ms. Pac-Man från { $whom }
}
mspacman-deed-bumped = flyttade spöket vidare till { $to }
mspacman-deed-won = tömde område { $area } och vann

mspacman-befalls-captured = { $name } tog Ms. Pac-Man från dig!
mspacman-befalls-caught = { $name } fångade ditt spöke. Det går hem!
mspacman-befalls-ran-into-her = Ditt svaga spöke sprang på Ms. Pac-Man. Det går hem!
mspacman-score = { $count ->
    [one] 1 prick
   *[other] { $count } prickar
}
