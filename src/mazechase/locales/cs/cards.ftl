error-cards-bonus-only = Úroveň { $level } je nejvýš pro tolik hráčů: { $most }, ne { $players }; pro víc hráčů je úroveň „bonus“.

error-cards-bad-token = „{ $text }“ není zápis této hry; zapisuje se například draw, end, shut, give:inky:2, swap:1:3, skip:2, dictate:2:3, 2=cherry nebo +dot.
error-cards-bad-card = Karta „{ $text }“ v tomto balíčku není.
error-cards-bad-seat = Místo { $text } tu není; místa jsou 1 až { $players }.
error-cards-bad-position = „{ $text }“ není pozice; zapisuje se takto: { $form }.
error-cards-bad-hand = „{ $text }“ nejsou karty v ruce; zapisují se jako cherry+2dot, prázdná ruka jako -.
error-cards-bad-known = „{ $text }“ neříká, kdo co ví; že místo 1 ví o jablku v ruce 2, se zapisuje 1>2:apple.

error-cards-deck-extra = Balíčky nemají „{ $field }“; mají source, points, level1 a level2.
error-cards-deck-source = Balíčky potřebují „source“, text, který říká, odkud jsou.
error-cards-deck-table = Balíčky potřebují „{ $field }“, tabulku názvů karet a čísel.
error-cards-deck-name = points: „{ $name }“ nemůže být název ovoce; má 2 až 16 malých písmen a není to jméno ducha ani akční karty.
error-cards-deck-worth = points: „{ $name }“ musí mít hodnotu celého čísla od { $least } do { $most }.
error-cards-deck-dot = points: tečka nesmí chybět a má hodnotu 1.
error-cards-deck-fruit = points: jsou potřeba aspoň dva druhy ovoce různé hodnoty.
error-cards-deck-card = { $level }: „{ $name }“ sem nepatří; smí tu být { $known }.
error-cards-deck-count = { $level }: „{ $name }“ musí být celý počet karet od 1 do { $most }.
error-cards-deck-missing = { $level }: „{ $name }“ nesmí chybět.
error-cards-deck-no-fruit = { $level }: musí tu být aspoň jedno ovoce.
error-cards-deck-ghosts = { $level }: duchů je málo ({ $ghosts }); k vyřazení hráče jsou třeba { $least }.
error-cards-deck-size = { $level }: karet je { $cards }; balíček jich má { $size }.
error-cards-deck-more-ghosts = level2: duchů je málo ({ $second }); musí jich být víc než v level1, kde jich je { $first }.

error-cards-place-seats = Pozice pro tolik hráčů ({ $players }) uvádí stav, vynechání, příkazy, karty a volby všech míst.
error-cards-place-seat = Toto místo nemůže být na tahu.
error-cards-place-taken = Tahy se počítají jen do hodnoty volby max_turns.
error-cards-place-reshuffled = Balíček nemohl být znovu zamíchán: volba deck_empty to nedovoluje.
error-cards-place-deck = Tyto karty nejsou v jednom balíčku.
error-cards-place-deck-empty = Balíček je prázdný, takže nikdo nemůže líznout a hra musí být u konce.
error-cards-place-power-ups = Akční karty leží mezi odhozenými a nikde jinde, a nic jiného tam neleží.
error-cards-place-ghosts = Kdo má tři duchy, je mimo hru, a jen poslední z nich je navíc; ostatní jich mají méně.
error-cards-place-drawn = Tolik karet teď nemohlo být líznuto.
error-cards-place-orders = Takové příkazy nemohly být vydány.
error-cards-place-skips = Taková vynechání nemohla být určena.
error-cards-place-waiting = Na další tah toho, kdo zůstal stát nebo je mimo hru, nemůže nic čekat.
error-cards-place-end = Když tato místa zůstala stát nebo jsou mimo hru, hra nemůže být u konce, nebo nemůže pokračovat.
error-cards-place-played = Akční karta { $phase } musela být líznuta v tomto tahu a ležet mezi odhozenými.
error-cards-place-nobody = Akční karta { $phase } potřebuje dalšího hráče, který ještě hraje.
error-cards-place-no-ghost = Bez ducha v ruce nelze žádného dát.
error-cards-place-drawing = Toto místo teď nemůže líznout.
error-cards-place-picks = Tyto karty nemohly být vybrány.
error-cards-place-known = To nelze vědět.

cards-refuse-not-asked = To teď nejde. Potřebujete akční kartu: { $card }.
cards-refuse-choose-first = Nejdřív vyberte, co udělá vaše akční karta: { $card }.
cards-refuse-pass-first = Nejdřív každý pošle kartu: jednu vyberte.
cards-refuse-three-drawn = Tři karty už máte líznuté, víc v jednom tahu nesmíte.
cards-refuse-enough-drawn = { $number ->
    [one] V tomto tahu jste měli líznout právě { $number } kartu.
    [few] V tomto tahu jste měli líznout právě { $number } karty.
   *[other] V tomto tahu jste měli líznout právě { $number } karet.
}
cards-refuse-must-draw = { $number ->
    [one] V tomto tahu musíte nejdřív líznout { $number } kartu.
    [few] V tomto tahu musíte nejdřív líznout { $number } karty.
   *[other] V tomto tahu musíte nejdřív líznout { $number } karet.
}
cards-refuse-draw-first = Tah nelze ukončit bez karty: lízněte si, nebo zůstaňte stát.
cards-refuse-not-in-hand = Tato karta v ruce není: { $card }.
cards-refuse-no-ghost = Dát lze jen ducha, ne tuto kartu: { $card }.
cards-refuse-not-oneself = Místo { $seat } musí vybrat někoho jiného.
cards-refuse-not-oneself-named = je potřeba vybrat někoho jiného.
cards-refuse-not-playing = Místo { $seat } zůstalo stát nebo je mimo hru a nelze je vybrat.
cards-refuse-not-playing-named = vybrat nelze: buď už nelíže, nebo je mimo hru.

cards-event-turn-began = Na tahu je místo { $seat }.
cards-event-turn-ordered = { $number ->
    [one] Na tahu je místo { $seat } a musí líznout právě { $number } kartu.
    [few] Na tahu je místo { $seat } a musí líznout právě { $number } karty.
   *[other] Na tahu je místo { $seat } a musí líznout právě { $number } karet.
}
cards-event-turn-ended = Místo { $seat } ukončilo tah.
cards-event-turn-skipped = Místo { $seat } vynechalo tah.
cards-event-shut-down = Místo { $seat } zůstalo stát.
cards-event-drew = Místo { $seat } líznulo kartu: { $card }.
cards-event-drew-unseen = Místo { $seat } líznulo kartu.
cards-event-turned-up = Místo { $seat } líznulo akční kartu: { $card }.
cards-event-wasted = Místo { $seat } líznulo akční kartu, která nic neudělala: { $card }.
cards-event-no-target = Místo { $seat } odhodilo kartu { $card }: není koho vybrat.
cards-event-no-ghost = Místo { $seat } odhodilo kartu { $card }: není jakého ducha dát.
cards-event-nothing-to-pass = Místo { $seat } odhodilo kartu { $card }: není co poslat.
cards-event-gave = Místo { $seat } dalo ducha místu { $to }: { $card }.
cards-event-gave-unseen = Místo { $seat } dalo ducha místu { $to }.
cards-event-swapped = Místo { $seat } vyměnilo karty míst { $one } a { $other }.
cards-event-hand-taken = Místo { $seat } si prohlédlo nové karty: { $hand }.
cards-event-skipping = Místo { $seat } určilo, že příští tah vynechá místo { $whom }.
cards-event-dictated = { $number ->
    [one] Místo { $seat } přikázalo místu { $whom } příště líznout { $number } kartu.
    [few] Místo { $seat } přikázalo místu { $whom } příště líznout { $number } karty.
   *[other] Místo { $seat } přikázalo místu { $whom } příště líznout { $number } karet.
}
cards-event-picked = Místo { $seat } vybralo kartu k poslání: { $card }.
cards-event-picked-unseen = Místo { $seat } vybralo kartu k poslání.
cards-event-passed = Místo { $seat } poslalo kartu místu { $to }: { $card }.
cards-event-passed-unseen = Místo { $seat } poslalo kartu místu { $to }.
cards-event-knocked-out = Duchové vyřadili místo { $seat }, které ukázalo karty: { $hand }.
cards-event-deck-empty = Balíček je prázdný. Zůstávají stát: { $seats }.
cards-event-reshuffled = Odhozené karty a karty vyřazených se zamíchaly do nového balíčku: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}.
cards-event-turn-limit = Byl dosažen nejvyšší počet tahů: { $turns }.
cards-event-ended = Všechny karty jsou odkryté. Body podle míst: { $points }. Výhra: { $winners }. Karty: { $hands }.
cards-short-ended = Všechny karty jsou odkryté. Body v pořadí hráčů: { $points }. Výhra: { $winners }.

ghost_knockout = Všechny ostatní vyřadili duchové.
ghost_knockout-you = Duchové vás vyřadili.
ghost_knockout-one = Ze hry vypadává { $name }.
highest_score = Už nikdo nelíže. Vyhrává, kdo má nejvíc bodů.

# Na stránce.
cards-name = Karetní hra
cards-about = Lízejte karty za body, ale včas se zastavte: se třemi duchy v ruce jste mimo hru.
cards-step-1 = Lízejte karty. Tečky a ovoce mají body.
cards-step-2 = Tři duchové v ruce a končíte!
cards-step-3 = Zastavte se včas a body vám zůstanou. Vyhrává, kdo jich má nejvíc.
cards-guide-turn = Vítejte! Sbírejte body, ale tři duchové vás vyřadí. Lízněte jednu až tři karty a ukončete tah. „Zůstat stát“ vám body uchová natrvalo.
cards-todo = Vyberte, co uděláte.
cards-doing-chance = { $who ->
    [you] lížete kartu…
   *[somebody] líže kartu…
}
cards-todo-first = Lízněte si kartu, nebo zůstaňte stát a nechte si body.
cards-todo-more = Líznuto { $drawn } ze { $most }. Líznete další, ukončíte tah, nebo zůstanete stát?
cards-todo-enough = V tomto tahu už žádná karta: ukončete ho, nebo zůstaňte stát.
cards-todo-ordered = { $more ->
    [one] Musíte líznout { $more } kartu.
    [few] Musíte líznout { $more } karty.
   *[other] Musíte líznout { $more } karet.
}
cards-todo-draw = Klepněte na balíček a lízněte si kartu.
cards-todo-all-draw = Všichni lížou: klepněte na balíček a lízněte si.
cards-todo-give-card = Klepněte na ducha, kterého dáte pryč.
cards-todo-give-to = Klepněte na hráče, který vašeho ducha dostane.
cards-todo-swap-one = Dva hráči si vymění karty. Klepněte na prvního z nich. Můžete to být i vy.
cards-todo-swap-other = Teď klepněte na druhého, nebo znovu na prvního a volbu zrušíte.
cards-todo-swap-only = Klepněte na jednoho z obou hráčů: vymění si karty.
cards-todo-skip = Klepněte na hráče, který příští tah vynechá.
cards-todo-dictate-whom = Klepněte na hráče, který dostane váš příkaz. Můžete to být i vy.
cards-todo-dictate-own = Kolik karet musíte líznout?
cards-todo-dictate-number = Kolik karet musí líznout { $whom }?
cards-todo-pass-left = Klepněte na kartu, kterou pošlete doleva: dostane ji { $to }.
# Co čtou ostatní, když platí posila, za jménem toho, kdo ji líznul.
cards-wait-choosing = karta { $card }, vybírá se…
cards-wait-others = karta { $card }. Teď vybírají: { $names }
cards-draw = Líznout
cards-end = Konec tahu
cards-shut = Zůstat stát
cards-shut-sure = Opravdu zůstat stát
cards-back = Zrušit
cards-show-ways = Riziko
cards-deck = { $count ->
    [one] Balíček, { $count } karta
    [few] Balíček, { $count } karty
   *[other] Balíček, { $count } karet
}
cards-discard = Odhozeno: { $cards }
cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
cards-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
cards-ghosts = { $ghosts } ze { $most } duchů
cards-hand = { $count ->
    [one] Vaše karty: { $count } karta
    [few] Vaše karty: { $count } karty
   *[other] Vaše karty: { $count } karet
}
cards-hand-empty = Zatím žádné karty
cards-status-down = stojí
cards-status-out = mimo hru
cards-open-hand = odkryto: { $cards }
cards-known = víte o kartách: { $cards }
cards-skips = { $turns ->
    [one] vynechání tahu
    [few] vynechání { $turns } tahů
   *[other] vynechání { $turns } tahů
}
cards-order = k líznutí: { $number }
cards-picked = karta vybrána
cards-chosen = vybráno
cards-choosable = lze vybrat
cards-news-out = mimo hru: moc duchů!
cards-reckoning = Karty všech a jejich body
cards-risk-none = Zatím bez nebezpečí: jedna karta vás nevyřadí.
cards-risk-little = Malé riziko vyřazení.
cards-risk-some = Střední riziko vyřazení.
cards-risk-high = Velké riziko vyřazení!
cards-risk-of-ghost = Příští karta je duch
cards-risk-of-out = Příští karta vás vyřadí
cards-risk-of-power = Příští karta je akční
cards-risk-of-points = Průměrný počet bodů
cards-risk-short-ghost = Duch
cards-risk-short-out = Vyřazení
cards-risk-short-power = Akce
cards-risk-short-points = Body

cards-option-level = Úroveň
cards-option-level-1 = Úroveň 1
cards-option-level-1-about = Dar, Výměna a Vynechání. Nejklidnější začátek.
cards-option-level-2 = Úroveň 2
cards-option-level-2-about = Příkaz, Všichni lížou a Doleva a o ducha víc: divočejší.
cards-option-level-bonus = Bonusová úroveň
cards-option-level-bonus-about = Oba balíčky dohromady, všech šest akčních karet, až osm hráčů.
cards-option-level2-includes-level1 = Úroveň 2 má i akční karty úrovně 1
cards-option-red-ghost = Červený duch se počítá za
cards-option-red-ghost-one = jednoho ducha
cards-option-red-ghost-two = dva duchy
cards-option-skip-stacks = Vynechání se sčítají
cards-option-dictate-self = Příkaz smíte dát i sami sobě
cards-option-dictate-blocks-shutdown = Dokud nelíznete všechny přikázané karty, nesmíte zůstat stát
cards-option-deck = Balíček
cards-option-deck-home-made = Domácí
cards-option-deck-home-made-about = Vyvážený námi: někdo je vždy vyřazen dřív, než dojde.
cards-option-deck-few-ghosts = Málo duchů
cards-option-deck-few-ghosts-about = Jen pár duchů: hry jsou delší a balíček může dojít.
cards-option-deck-for-two = Pro dva
cards-option-deck-for-two-about = Pro dva hráče: duchů je méně, takže hra neskončí tak brzy.
cards-option-deck-empty = Když dojde balíček
cards-option-deck-empty-all_shut_down = všichni zůstanou stát
cards-option-deck-empty-reshuffle_once = odhozené se jednou zamíchají
cards-option-solo-run = Poslední hráč ve hře má
cards-option-solo-run-unlimited = kolik tahů chce
cards-option-solo-run-one_turn = jeden tah
cards-option-max-turns = Nejvyšší počet tahů
cards-list = Karet v balíčku: { $cards }
cards-list-ghost = { $units ->
    [one] duch
    [few] počítá se za { $units } duchy
   *[other] počítá se za { $units } duchů
}
cards-list-power = akční karta
cards-list-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
cards-list-count = v balíčku: { $count }

# Karty jménem.
cards-word-dot = Tečka
cards-word-cherry = Třešeň
cards-word-strawberry = Jahoda
cards-word-orange = Pomeranč
cards-word-apple = Jablko
cards-word-melon = Meloun
cards-word-blinky = Blinky
cards-word-pinky = Pinky
cards-word-inky = Inky
cards-word-clyde = Clyde
cards-word-give = Dar
cards-word-swap = Výměna
cards-word-skip = Vynechání
cards-word-dictate = Příkaz
cards-word-all-draw = Všichni lížou
cards-word-pass-left = Doleva

# Co kdo dělá, za jménem: „Ada: bere kartu.“
cards-short-turn-began = začátek tahu.
cards-short-turn-ordered = { $number ->
    [one] začátek tahu s příkazem líznout { $number } kartu.
    [few] začátek tahu s příkazem líznout { $number } karty.
   *[other] začátek tahu s příkazem líznout { $number } karet.
}
cards-short-turn-ended = konec tahu.
cards-short-turn-skipped = vynechaný tah.
cards-short-shut-down = { $who ->
    [you] zůstáváte
   *[somebody] zůstává
} stát.
cards-short-drew = líznutá karta: { $card }.
cards-short-drew-unseen = líznutá karta.
cards-short-turned-up = akční karta: { $card }.
cards-short-wasted = akční karta bez účinku: { $card }.
cards-short-no-target = { $card }: není koho vybrat.
cards-short-no-ghost = { $card }: není jakého ducha dát.
cards-short-nothing-to-pass = { $card }: není co poslat.
cards-short-gave = darovaný duch ({ $card }) → { $to }.
cards-short-gave-unseen = darovaný duch → { $to }.
cards-short-swapped = výměna karet: { $one } ⇄ { $other }.
cards-short-hand-taken = nové karty: { $hand }.
cards-short-skipping = příští tah vynechá { $whom }.
cards-short-dictated = { $number ->
    [one] příkaz líznout { $number } kartu → { $whom }.
    [few] příkaz líznout { $number } karty → { $whom }.
   *[other] příkaz líznout { $number } karet → { $whom }.
}
cards-short-picked = vybraná karta k poslání: { $card }.
cards-short-picked-unseen = karta k poslání vybrána.
cards-short-passed = poslaná karta ({ $card }) → { $to }.
cards-short-passed-unseen = poslaná karta → { $to }.
cards-short-knocked-out = mimo hru! Karty: { $hand }.

# V záznamu, vedle figurky toho, kdo to dělá; krátce.
cards-note-nothing = bez účinku
cards-note-gave = dar: { $card }
cards-note-gave-unseen = dar: duch
cards-note-passed = posláno: { $card }
cards-note-passed-unseen = poslaná karta
cards-note-picked = vybráno
cards-note-swapped = výměna karet
cards-note-dictated = { $number ->
    [one] příkaz: { $number } karta
    [few] příkaz: { $number } karty
   *[other] příkaz: { $number } karet
}
cards-note-ended = konec tahu

## Co by rádce udělal
cards-advice-draw = Lízněte si kartu.
cards-advice-end = Ukončete tah.
cards-advice-shut = Zůstaňte stát.
cards-advice-give = Darujte kartu { $from }. Komu: { $to }.
cards-advice-swap = Karty si vymění { $from } a { $to }.
cards-advice-skip = Kdo vynechá: { $to }.
cards-advice-dictate = Komu přikázat: { $from }. Kolik karet: { $to }.
cards-advice-pass = Pošlete dál kartu { $to }.

## Proč by to rádce udělal
cards-reason-risk = { $percent ->
    [0] Příští karta vás vyřadit nemůže.
   *[other] Příští karta vás vyřadí s pravděpodobností { NUMBER($percent) } %.
}
cards-reason-points = { $points ->
    [one] Máte jeden bod.
    [few] Máte { $points } body.
   *[other] Máte { $points } bodů.
}
cards-reason-most = Nejvíc karet má místo { $seat }.
cards-reason-most-named = nejvíc karet ze všech soupeřů.
cards-reason-ghost = Zbavíte se tím ducha.

cards-help-aim-title = Cíl
cards-help-aim = Sbírejte body: tečka má 1, ovoce víc. Až všichni zůstanou stát, vyhrává, kdo má nejvíc bodů; při shodě vyhrávají společně. Když duchové vyřadí všechny ostatní, vyhráváte hned, ať držíte cokoli.
cards-help-ghosts-title = Tři duchové
cards-help-ghosts = Se třemi duchy v ruce jste hned mimo hru, i když nejste na tahu. O body přijdete a vaše karty všichni vidí.
cards-help-turn-title = Váš tah
cards-help-turn = Lízněte nejvýš tři karty, jednu po druhé, a tah ukončete, kdy chcete, ale ne bez karty. Každá karta působí, než se znovu rozhodnete. Pak hraje další, po směru hodinových ručiček.
cards-help-shut-title = Zůstat stát
cards-help-shut = Místo líznutí smíte zůstat stát: skončíte nadobro, necháte si body a do konce už nehrajete. Jde to i s prázdnou rukou.
cards-help-levels-title = Balíčky a úrovně
cards-help-levels = Úroveň 1 má karty Dar, Výměna a Vynechání, úroveň 2 Příkaz, Všichni lížou a Doleva; obě jsou nejvýše pro čtyři. Bonusová úroveň se hraje s oběma balíčky, až v osmi.
cards-help-power-title = Akční karty
cards-help-power = Akční kartu všichni vidí, působí okamžitě a jde na odkládací balíček. Kdo zůstal stát nebo je vyřazen, toho se netýká.
cards-help-give-title = Dar
cards-help-give = Jeden váš duch jde k jinému hráči a může ho vyřadit. Máte-li ducha, musíte. Který to je, vidíte jen vy dva.
cards-help-swap-title = Výměna
cards-help-swap = Dva hráči si vymění karty; kdo, určíte vy, a nemusíte to být vy. Nikdo tím není vyřazen. Zbývají-li jen dva, musí se vyměnit.
cards-help-skip-title = Vynechání
cards-help-skip = Jiný hráč vynechá příští tah. Dvě vynechání téhož hráče stojí pořád jeden tah. Kdo zůstal ve hře sám, tah neztratí.
cards-help-dictate-title = Příkaz
cards-help-dictate = Určíte, kolik karet, 1 až 3, musí hráč příště líznout, ani víc, ani míň. Dřív zůstat stát nesmí. Můžete to být i vy. Pozdější příkaz ruší dřívější.
cards-help-all-draw-title = Všichni lížou
cards-help-all-draw = Každý, kdo je ve hře, si lízne kartu, vy první. Takto líznuté akční karty nepůsobí.
cards-help-pass-left-title = Doleva
cards-help-pass-left = Každý, kdo je ve hře, vybere kartu, všichni najednou, a ta jde hráči po levici. Duchové se počítají, až se přesunou všechny karty.
cards-help-end-title = Konec
cards-help-end = Kdo zůstal ve hře sám, smí hrát dál, jak dlouho chce. Když dojde balíček nebo vyprší počet tahů, platí, že všichni zbylí zůstali stát.
cards-help-secrets-title = Kdo co vidí
cards-help-secrets = Vaše karty vidíte jen vy; kolik jich máte, vidí všichni. Kartu, kterou od vás někdo dostal, vidíte dál odkrytou u něj. Riziko počítá jen s tím, co můžete vědět.
cards-help-touch-title = Jedno zařízení
cards-help-touch = Na jednom zařízení po vašem tahu obrazovka karty zakryje. S telefony jedna obrazovka ukazuje stůl a každý má karty ve svém telefonu.
cards-help-keys-title = Na klávesnici
cards-help-keys = Tab a Enter; D lízne kartu, E ukončí tah, Escape zruší volbu.

# Příběh tahu: co se stalo, po jméně a dvojtečce, spojené do výčtu. [squares] je pro ty, kdo nevidí desku;
# [you] tam, kde je ten druhý, nebo ten, kdo to udělal ($own), čtenář.
cards-deed-drew = { $who ->
    [you] lížete
   *[somebody] líže
}: { $cards }
cards-deed-drew-unseen = { $count ->
    [one] { $who ->
        [you] lížete
       *[somebody] líže
    } { $count } kartu
    [few] { $who ->
        [you] lížete
       *[somebody] líže
    } { $count } karty
   *[other] { $who ->
        [you] lížete
       *[somebody] líže
    } { $count } karet
}
cards-deed-turned-up = { $who ->
    [you] hrajete
   *[somebody] hraje
} kartu { $card }
cards-deed-nothing = { $who ->
    [you] nemůžete
   *[somebody] nemůže
} použít kartu { $card }
cards-deed-gave = { $you ->
    [you] dává vám ducha
   *[other] { $who ->
        [you] dáváte
       *[somebody] dává
    } ducha (dostává ho { $whom })
}
cards-deed-passed = { $you ->
    [you] posílá vám kartu { $card }
   *[other] { $who ->
        [you] posíláte
       *[somebody] posílá
    } kartu { $card } (dostává ji { $whom })
}
cards-deed-all-passed = každý posílá kartu doleva
cards-deed-swapped = { $you ->
    [you] vyměňuje si karty s vámi
   *[other] { $who ->
        [you] vyměňujete
       *[somebody] vyměňuje
    } si karty s hráčem ({ $whom })
}
cards-deed-swapped-two = { $who ->
    [you] vyměňujete
   *[somebody] vyměňuje
} karty těchto hráčů: { $one } a { $other }
cards-deed-skipping = { $you ->
    [you] připravuje vás o tah
   *[other] { $who ->
        [you] připravujete
       *[somebody] připravuje
    } hráče o tah ({ $whom })
}
cards-deed-dictated = { $you ->
    [you] { $number ->
        [one] nařizuje vám líznout { $number } kartu
        [few] nařizuje vám líznout { $number } karty
       *[other] nařizuje vám líznout { $number } karet
    }
   *[other] { $number ->
        [one] { $who ->
            [you] nařizujete
           *[somebody] nařizuje
        } hráči ({ $whom }) líznout { $number } kartu
        [few] { $who ->
            [you] nařizujete
           *[somebody] nařizuje
        } hráči ({ $whom }) líznout { $number } karty
       *[other] { $who ->
            [you] nařizujete
           *[somebody] nařizuje
        } hráči ({ $whom }) líznout { $number } karet
    }
}
cards-deed-turn-skipped = { $who ->
    [you] vynecháváte
   *[somebody] vynechává
} tah
cards-deed-shut-down = { $who ->
    [you] zůstáváte
   *[somebody] zůstává
} stát
cards-deed-knocked-out = { $who ->
    [you] vypadáváte
   *[somebody] vypadává
} kvůli duchům
cards-deed-shown = všechny karty jsou odkryté
cards-deed-ended = { $who ->
    [you] ukončíte
   *[somebody] ukončí
} tah

# Co se stalo čtenáři, velkým písmem u desky; $name je ten, kdo to udělal.
cards-befalls-knocked-out = Moc duchů: jste mimo hru!
cards-befalls-swapped = { $name } si s vámi mění karty!
cards-befalls-swapped-two = { $name } mění karty, i ty vaše! Nové máte od: { $with }.
cards-befalls-gave = { $name } vám dává ducha: { $card }
cards-befalls-skipping = { $name } rozhoduje: příští tah vynecháte!
cards-befalls-dictated = { $number ->
    [one] { $name } poroučí: v příštím tahu líznete { $number } kartu!
    [few] { $name } poroučí: v příštím tahu líznete { $number } karty!
   *[other] { $name } poroučí: v příštím tahu líznete { $number } karet!
}
cards-series-points = { $target ->
    [one] Karetní večer do 1 bodu
    [few] Karetní večer do { $target } bodů
    [many] Karetní večer do { $target } bodu
   *[other] Karetní večer do { $target } bodů
}
cards-score = { $count ->
    [one] 1 bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
