error-cards-bonus-only = Úroveň { $level } je nejvýše pro { $most } hráče, ne pro { $players }; pro více hráčů je úroveň „bonus“.

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
error-cards-deck-no-fruit = { $level }: nějaké ovoce nesmí chybět.
error-cards-deck-ghosts = { $level }: počet duchů { $ghosts } je malý; je-li jich méně než { $least }, mohou čtyři hráči balíček dobrat.
error-cards-deck-size = { $level }: karet je { $cards }; balíček jich má { $size }.
error-cards-deck-more-ghosts = level2: počet duchů { $second } je malý; musí jich být více než v level1, kde jich je { $first }.

error-cards-place-seats = Pozice pro { $players } hráče uvádí stav, vynechání, příkazy, karty a volby { $players } míst.
error-cards-place-seat = Toto místo nemůže být na tahu.
error-cards-place-taken = Tahy se počítají jen do hodnoty volby max_turns.
error-cards-place-reshuffled = Balíček se tu znovu nemíchá; to by říkala volba deck_empty.
error-cards-place-deck = Tyto karty nejsou v jednom balíčku.
error-cards-place-deck-empty = Balíček je prázdný, takže nikdo nemůže brát a hra musí být u konce.
error-cards-place-power-ups = Akční karty leží mezi odhozenými a nikde jinde, a nic jiného tam neleží.
error-cards-place-ghosts = Kdo má tři duchy, je mimo hru, a jen poslední z nich je navíc; ostatní jich mají méně.
error-cards-place-drawn = Tolik karet teď nemohlo být vzato.
error-cards-place-orders = Takové příkazy nemohly být vydány.
error-cards-place-skips = Taková vynechání nemohla být určena.
error-cards-place-waiting = Na další tah toho, kdo skončil nebo je mimo hru, nemůže nic čekat.
error-cards-place-end = Když jsou tato místa hotova a mimo hru, hra nemůže být u konce, nebo nemůže pokračovat.
error-cards-place-played = Akční karta { $phase } musela být vzata v tomto tahu a ležet mezi odhozenými.
error-cards-place-nobody = Akční karta { $phase } potřebuje dalšího hráče, který ještě hraje.
error-cards-place-no-ghost = Bez ducha v ruce nelze žádného dát.
error-cards-place-drawing = Toto místo teď nemůže brát.
error-cards-place-picks = Tyto karty nemohly být vybrány.
error-cards-place-known = To nelze vědět.

cards-refuse-not-asked = Žádná akční karta to teď nežádá: { $card }.
cards-refuse-choose-first = Nejdřív akční karta { $card }: vyberte, co udělá.
cards-refuse-pass-first = Nejdřív každý posílá kartu: jednu vyberte.
cards-refuse-three-drawn = Tři karty už jsou vzaty, víc se v jednom tahu brát nesmí.
cards-refuse-enough-drawn = V tomto tahu bylo přikázáno vzít právě tolik karet: { $number }.
cards-refuse-must-draw = V tomto tahu je nejdřív třeba vzít tolik karet: { $number }.
cards-refuse-draw-first = Tah nelze ukončit bez karty: vezměte si jednu, nebo skončete.
cards-refuse-not-in-hand = Tato karta v ruce není: { $card }.
cards-refuse-no-ghost = Dát lze jen ducha, ne tuto kartu: { $card }.
cards-refuse-not-oneself = Místo { $seat } vybírá a musí vybrat někoho jiného.
cards-refuse-not-oneself-named = je potřeba vybrat někoho jiného.
cards-refuse-not-playing = Místo { $seat } už nehraje a nelze je vybrat.
cards-refuse-not-playing-named = už nehraje, vybrat nelze.

cards-event-turn-began = Na tahu je místo { $seat }.
cards-event-turn-ordered = Na tahu je místo { $seat } a musí vzít právě tolik karet: { $number }.
cards-event-turn-ended = Místo { $seat } končí tah.
cards-event-turn-skipped = Místo { $seat } vynechává tah.
cards-event-shut-down = Místo { $seat } do konce hry končí.
cards-event-drew = Místo { $seat } bere kartu: { $card }.
cards-event-drew-unseen = Místo { $seat } bere kartu.
cards-event-turned-up = Místo { $seat } bere akční kartu: { $card }.
cards-event-wasted = Místo { $seat } bere akční kartu bez účinku: { $card }.
cards-event-no-target = Místo { $seat } odhazuje { $card }: není koho vybrat.
cards-event-no-ghost = Místo { $seat } odhazuje { $card }: žádný duch v ruce.
cards-event-nothing-to-pass = Místo { $seat } odhazuje { $card }: není co poslat.
cards-event-gave = Místo { $seat } dává ducha místu { $to }: { $card }.
cards-event-gave-unseen = Místo { $seat } dává ducha místu { $to }.
cards-event-swapped = Místo { $seat } nechává vyměnit karty míst { $one } a { $other }.
cards-event-hand-taken = Místo { $seat } si prohlíží nové karty: { $hand }.
cards-event-skipping = Místo { $seat } určuje, že příští tah vynechá místo { $whom }.
cards-event-dictated = Místo { $seat } určuje, kolik karet příště vezme místo { $whom }: { $number }.
cards-event-picked = Místo { $seat } vybírá kartu k poslání: { $card }.
cards-event-picked-unseen = Místo { $seat } má vybranou kartu k poslání.
cards-event-passed = Místo { $seat } posílá kartu místu { $to }: { $card }.
cards-event-passed-unseen = Místo { $seat } posílá kartu místu { $to }.
cards-event-knocked-out = Místo { $seat } je kvůli duchům mimo hru a ukazuje karty: { $hand }.
cards-event-deck-empty = Balíček je dobrán; tím končí: { $seats }.
cards-event-reshuffled = Z odhozených karet a karet vyřazených je nový balíček; počet karet: { $cards }.
cards-event-turn-limit = Byl odehrán dohodnutý počet tahů: { $turns }.
cards-event-ended = Všechny karty jsou odkryté. Body podle míst: { $points }. Výhra: { $winners }. Karty: { $hands }.
cards-short-ended = Všechny karty jsou odkryté. Body v pořadí hráčů: { $points }. Výhra: { $winners }.

ghost_knockout = Všichni ostatní jsou kvůli duchům mimo hru.
highest_score = Už nikdo nehraje a body jsou sečteny.

# Na stránce.
cards-name = Karetní hra
cards-about = Berte karty za body a včas skončete: tři duchové v ruce, a jste mimo hru.
cards-todo = Vyberte, co uděláte.
cards-todo-first = Vezměte si kartu, nebo do konce hry skončete.
cards-todo-more = Vzato { $drawn } ze { $most }. Berte dál, ukončete tah, nebo skončete.
cards-todo-enough = V tomto tahu už žádná karta: ukončete ho, nebo skončete.
cards-todo-ordered = { $more ->
    [one] Máte příkaz: zbývá vzít { $more } kartu.
    [few] Máte příkaz: zbývá vzít { $more } karty.
   *[other] Máte příkaz: zbývá vzít { $more } karet.
}
cards-todo-draw = Klepněte na balíček a vezměte si kartu.
cards-todo-all-draw = Všichni berou: klepněte na balíček a vezměte si kartu.
cards-todo-give-card = Klepněte na ducha, kterého dáte pryč.
cards-todo-give-to = Klepněte na hráče, který vašeho ducha dostane.
cards-todo-swap-one = Klepněte na prvního ze dvou hráčů, kteří si vymění karty. Můžete to být i vy.
cards-todo-swap-other = Teď klepněte na druhého, nebo znovu na prvního, a volbu vezmete zpět.
cards-todo-swap-only = Klepněte na jednoho z obou hráčů: vymění si karty.
cards-todo-skip = Klepněte na hráče, který příští tah vynechá.
cards-todo-dictate-whom = Klepněte na hráče, kterému přikážete, kolik karet vezme. Můžete to být i vy.
cards-todo-dictate-own = Kolik karet si musíte vzít?
cards-todo-dictate-number = Kolik karet musí vzít { $whom }?
cards-todo-pass-left = Klepněte na kartu, která půjde doleva: dostane ji { $to }.
cards-draw = Vzít
cards-end = Konec tahu
cards-shut = Skončit
cards-shut-sure = Skončit nadobro
cards-back = Vzít volbu zpět
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
cards-status-down = hotovo
cards-status-out = mimo hru
cards-open-hand = odkryto: { $cards }
cards-known = víte o kartách: { $cards }
cards-skips = { $turns ->
    [one] vynechá tah
    [few] vynechá { $turns } tahy
   *[other] vynechá { $turns } tahů
}
cards-order = musí vzít: { $number }
cards-picked = karta vybrána
cards-chosen = vybráno
cards-choosable = lze vybrat
cards-news-out = mimo hru: moc duchů!
cards-reckoning = Karty všech a jejich body
cards-risk-none = Zatím bez nebezpečí: jedna karta vás nevyřadí.
cards-risk-little = Malé riziko vyřazení.
cards-risk-some = Citelné riziko vyřazení.
cards-risk-high = Velké riziko vyřazení!
cards-risk-of-ghost = Příští karta je duch
cards-risk-of-out = Vyřadí vás
cards-risk-of-power = Je to akční karta
cards-risk-of-points = Kolik bodů průměrně přinese

cards-option-level = Úroveň
cards-option-level-1 = Úroveň 1
cards-option-level-2 = Úroveň 2
cards-option-level-bonus = Bonusová úroveň
cards-option-level2-includes-level1 = Úroveň 2 má i akční karty úrovně 1
cards-option-red-ghost = Červený duch platí za
cards-option-red-ghost-one = jednoho ducha
cards-option-red-ghost-two = dva duchy
cards-option-skip-stacks = Každé Vynechání na jednoho hráče přidá další tah
cards-option-dictate-self = Příkaz smí hráč dát i sám sobě
cards-option-dictate-blocks-shutdown = Kdo má příkaz, nesmí skončit, dokud nevezme všechny karty
cards-option-deck = Balíček karet
cards-option-deck-home-made = Domácí
cards-option-deck-empty = Když dojde balíček
cards-option-deck-empty-all_shut_down = všichni končí
cards-option-deck-empty-reshuffle_once = jednou se znovu zamíchá
cards-option-solo-run = Kdo hraje jako poslední, má
cards-option-solo-run-unlimited = tahů, kolik chce
cards-option-solo-run-one_turn = jeden tah
cards-option-max-turns = Nejvyšší počet tahů

cards-help-1 = Sbírejte body: tečka má 1, ovoce více. Až všichni skončí, vyhrává nejvíc bodů.
cards-help-2 = Pozor na duchy: se třemi v ruce jste hned mimo hru a body propadají. Když jsou mimo hru všichni ostatní, vyhráváte, ať držíte cokoli.
cards-help-3 = V tahu berete jednu, dvě nebo tři karty, jednu po druhé, a tah ukončíte, kdy chcete. Nebo skončíte: necháte si, co máte, a do konce už nehrajete.
cards-help-4 = Akční karty působí hned, jak je někdo vezme. Kdo už skončil, toho se netýkají.
cards-help-5 = Úroveň 1. Dar: jeden váš duch jde k jinému hráči. Výměna: dva hráči si vymění karty. Vynechání: hráč vynechá tah.
cards-help-6 = Úroveň 2. Příkaz: určíte, kolik karet hráč příště vezme. Všichni berou: každý si vezme kartu. Doleva: každý vybere kartu pro hráče po levici.
cards-help-7 = Bonusová úroveň se hraje s oběma balíčky, až v osmi. Úrovně 1 a 2 jsou nejvýše pro čtyři.
cards-help-8 = Vaše karty vidíte jen vy. Co víte o cizích kartách, protože šly od vás, leží odkryté u toho hráče.
cards-help-9 = Na jednom zařízení: po vašem tahu obrazovka karty zakryje. S telefony: jedna obrazovka ukazuje stůl a každý má karty ve svém telefonu.
cards-help-10 = Klávesnicí: Tab a Enter; D bere kartu, E končí tah, Escape vezme zpět půlku volby.

# Karty jménem.
cards-word-dot = Tečka
cards-word-cherry = Třešně
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
cards-word-all-draw = Všichni berou
cards-word-pass-left = Doleva

# Co kdo dělá, za jménem: „Ada: bere kartu.“
cards-short-turn-began = je na tahu.
cards-short-turn-ordered = je na tahu a musí vzít: { $number }.
cards-short-turn-ended = končí tah.
cards-short-turn-skipped = vynechává tah.
cards-short-shut-down = do konce hry končí.
cards-short-drew = bere kartu: { $card }.
cards-short-drew-unseen = bere kartu.
cards-short-turned-up = bere akční kartu: { $card }.
cards-short-wasted = bere akční kartu bez účinku: { $card }.
cards-short-no-target = { $card }: není koho vybrat.
cards-short-no-ghost = { $card }: žádný duch v ruce.
cards-short-nothing-to-pass = { $card }: není co poslat.
cards-short-gave = dává ducha ({ $card }) → { $to }.
cards-short-gave-unseen = dává ducha → { $to }.
cards-short-swapped = výměna karet: { $one } ⇄ { $other }.
cards-short-hand-taken = nové karty: { $hand }.
cards-short-skipping = příští tah vynechá: { $whom }.
cards-short-dictated = příkaz vzít { $number } → { $whom }.
cards-short-picked = vybírá kartu k poslání: { $card }.
cards-short-picked-unseen = má vybranou kartu k poslání.
cards-short-passed = posílá kartu ({ $card }) → { $to }.
cards-short-passed-unseen = posílá kartu → { $to }.
cards-short-knocked-out = mimo hru! V ruce: { $hand }.

# V záznamu, vedle figurky toho, kdo to dělá; krátce.
cards-note-nothing = bez účinku
cards-note-gave = dává: { $card }
cards-note-gave-unseen = dává ducha
cards-note-passed = posílá: { $card }
cards-note-passed-unseen = posílá kartu
cards-note-picked = má vybráno
cards-note-swapped = mění karty
cards-note-dictated = příkaz: { $number }
cards-note-ended = končí tah
