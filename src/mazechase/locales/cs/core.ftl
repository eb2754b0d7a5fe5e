# Co může říci kterákoli část programu, i na stránce.

error-no-such-game = Hra „{ $game }“ tu není. Hry vypíše `mazechase games`.
error-no-such-bot = Robot „{ $bot }“ pro { $game } není. K mání: { $known }, a vlastní jako module:Class.
error-bad-players = { $game }: počet hráčů { $players } nejde; lze { $counts }.
error-bad-rules-version = { $game } má verze pravidel 1 až { $newest }, ne { $version }.
error-no-such-option = Volba „{ $option }“ není. Volby jsou: { $known }.
error-bad-option-value = Volba „{ $option }“ nemůže být „{ $value }“; bere { $takes }.
error-bad-drawing-size = Kresba s počtem řádků { $rows } a sloupců { $columns } nemůže být deskou; obojí smí být 1 až { $most }.
error-bad-drawing-mark = Na místě { $place } má kresba „{ $mark }“; známé značky jsou „{ $known }“ a # pro zeď.
error-document-unreadable = Dokument „{ $where }“ nelze přečíst jako { $form }: chyba je na řádku { $line }, ve sloupci { $column }.
error-document-too-large = Dokument „{ $where }“ nelze přečíst: některé číslo je příliš dlouhé, nebo je v něm příliš mnoho vnoření.
error-document-not-a-table = Dokument „{ $where }“ musí být tabulka názvů a hodnot.
error-document-too-long = Dokument „{ $where }“ je příliš dlouhý; smí mít nejvýš { $most } znaků.
error-no-chance-here = „{ $outcome }“ je výsledek náhody, ale tady se nehází, netočí ani netahá.
error-impossible-outcome = „{ $outcome }“ tady nemůže padnout.
error-foreign-state = „{ $value }“ není stav této hry s tímto počtem hráčů.
error-foreign-view = „{ $value }“ není pohled na tuto hru s tímto počtem hráčů.
error-foreign-action = „{ $value }“ není tah této hry.
error-foreign-token = „{ $value }“ v této hře není tah ani výsledek náhody.
error-foreign-event = „{ $value }“ není událost.
error-not-text = „{ $value }“ není text.
error-not-a-generator = „{ $value }“ není generátor náhodných čísel.
error-bad-number = „{ $text }“ není číslo, které tu může stát.

refuse-over = Hra skončila.
refuse-no-such-action = „{ $action }“ v této hře není žádný tah.
refuse-chance-first = Nejdřív musí místo { $seat } hodit, zatočit nebo táhnout.
refuse-chance-first-named = nejdřív je na řadě hod, zatočení nebo karta.
refuse-not-your-turn = Místo { $seat } teď nerozhoduje.
refuse-not-your-turn-named = teď nerozhoduje.

turn_limit = Byl odehrán dohodnutý počet tahů.

# Zápasy
error-bad-player = „{ $name }“ musí být buď člověk, nebo robot se jménem robota.
error-bad-match-id = „{ $id }“ nemůže být označení zápasu; má 1 až 64 písmen, číslic, - a _.
error-bad-seats = { $seats } lidí se neposadí na { $players } míst.
error-bad-clock = Hodiny potřebují zásobu nebo limit na tah větší než nula; žádný čas nesmí být záporný ani delší než { $days } dní.
error-bad-salt = Sůl má 1 až 64 písmen, číslic, - a _.
error-bad-seed = Semínko má 32 bajtů.
error-time-runs-back = Záznam { $n } je dřívější než ten před ním.
error-match-over = Zápas skončil.
error-match-paused = Zápas je pozastaven.
error-not-paused = Zápas není pozastaven.
error-no-such-seat = Místo { $seat } není.
error-no-actions = Není co udělat.
error-not-an-action = „{ $text }“ není tah.
error-not-an-outcome = „{ $text }“ není výsledek náhody.
error-not-your-action = Tento tah nepatří místu { $seat }.
error-not-your-action-named = tohle nemá na starosti.
error-not-your-draw = Teď hází, točí nebo táhne místo { $seat }.
error-not-your-draw-named = teď hází, točí nebo táhne.
error-no-draw-now = Teď se nehází, netočí ani netahá.
error-wrong-draw = Další tažení má číslo { $next }, ne { $k }.
error-no-such-draw = Je třeba tažení { $k }, ale zaznamenáno jich je jen { $draws }.
error-salts-fixed = Sůl lze přidat jen před prvním tažením.
error-nothing-to-undo = Není co vzít zpět.
error-undo-revealed = Od té doby se něco táhlo nebo ukázalo, takže to vzít zpět nejde.
error-undo-absent = Vrátil by se tah někoho, kdo odešel nebo tu nebyl, takže to nejde.
error-undo-away = Místo { $seat } je pryč; dokud se nevrátí, nejde nic vzít zpět.
error-undo-away-named = je pryč; do návratu nejde nic vzít zpět.
error-own-undo = Místo { $seat } hraje na zařízení, ze kterého přišla žádost; odpovědět musí někdo jiný.
error-own-undo-named = hraje na zařízení, ze kterého přišla žádost; odpovědět musí někdo jiný.
error-undo-asked-already = Místo { $seat } už o vrácení požádalo.
error-undo-asked-already-named = o vrácení už žádá.
error-no-undo-to-answer = Místo { $seat } nemá na žádné vrácení odpovědět.
error-no-undo-to-answer-named = nemá na žádnou žádost o vrácení odpovědět.
error-seat-gone = Místo { $seat } zápas opustilo; hraje za ně robot.
error-seat-gone-named = ze zápasu pryč; dohrává počítač.
error-not-to-mind = Místo { $seat } teď nelze hlídat ani vrátit.
error-not-to-mind-named = počítač teď za toto místo nemůže začít ani přestat hrát.
error-time-is-up = Místu { $seat } nezbývá čas.
error-time-is-up-named = nezbývá čas.
error-time-not-up = Čas ještě nevypršel.

match-event-salt-added = Místo { $seat } přidává k náhodě svou sůl.
match-event-undo-wanted = Místo { $seat } chce vzít poslední tah zpět.
match-event-undo-reply = { $answer ->
    [yes] Místo { $seat } souhlasí.
   *[no] Místo { $seat } nesouhlasí.
}
match-event-rewound = Hra se vrací tam, kde bylo odehráno kroků: { $keep }.
match-event-gave-up = Místo { $seat } se vzdává.
match-event-time-up = Místu { $seat } vypršel čas.
match-event-match-paused = Zápas je pozastaven.
match-event-match-resumed = Zápas pokračuje.
match-event-match-woke = Server je zpět; doba, kdy tu nebyl, se nikomu nepočítá.
match-event-seat-taken = { $bot ->
    [none] Místo { $seat } má teď: { $name }
   *[other] Na místě { $seat } hraje teď robot ({ $bot }).
}
match-event-seat-minded = Místo { $seat } zatím hlídá robot ({ $bot }).
match-event-seat-reclaimed = Majitel místa { $seat } je zpět.
match-event-match-ended = { $reason ->
    [resigned] Zápas končí vzdáním.
   *[time_up] Zápas končí vypršením času.
}

resigned = Rozhodlo vzdání.
time_up = Rozhodl čas.

# Záznamy a lekce
error-bad-record = Toto není záznam: { $why }
error-record-too-long = Záznam o { $bytes } bajtech je příliš dlouhý; mez je { $most }.
error-record-version = Záznam má verzi formátu { $version }; číst lze verze do { $newest }.
error-record-entry = Položka { $n } záznamu nemůže platit. { $why }
error-record-result = Záznam říká „{ $told }“, ale odehráno bylo „{ $played }“.
error-record-note = Záznam má poznámku u tahu { $at }, kam nedojde.
error-record-expected = Záznam čeká tah na místě { $at }, ale žádný tam není.
error-record-not-sealed = Záznam nemá zapečetěné kostky ke kontrole.
error-record-no-seed = Záznam neukazuje semínko, jeho kostky tedy nelze zkontrolovat.
error-seal-differs = Semínko neodpovídá pečeti ukázané před prvním tažením.
error-seed-until-end = Semínko se ukáže až po konci zápasu.
error-draw-differs = Tažení { $k } (položka { $n }) je v záznamu „{ $outcome }“, ale semínko dává „{ $sealed }“.
error-secret-until-end = V tomto zápase je ještě něco skryto; půjde to po jeho konci.
error-no-such-ply = Tah { $ply } tu není; odehráno: { $plies }.
error-nothing-to-go-on = Tam hra končí; není jak pokračovat.
error-lesson-over = Lekce skončila.
error-lesson-waits = Lekce čeká na tah.
error-lesson-asks-nothing = Lekce tu žádný tah nečeká.

# Služba
error-no-such-table = Takový stůl není, nebo ho tento odkaz neotvírá.
error-not-allowed = Tento odkaz to nedovoluje; je třeba jeden z: { $needs }.
error-not-begun = Zápas ještě nezačal.
error-already-begun = Zápas už začal.
error-not-over = Zápas ještě neskončil.
error-no-such-place = U tohoto stolu není místo { $place }.
error-place-taken = Místo { $place } je obsazeno.
error-piece-taken = Figurka „{ $piece }“ je už obsazená.
error-no-open-place = Všechna místa u stolu jsou obsazena.
error-too-many-places = Míst ({ $places }) je na počet hráčů ({ $players }) moc.
error-bad-order = „{ $order }“ není pořadí všech míst.
error-not-your-seat = Místo { $seat } není vaše.
error-not-your-seat-named = zde hraje někdo jiný.
error-not-your-chance = Teď nehází, netočí ani netáhne místo { $seat }.
error-not-your-chance-named = teď nehází, netočí ani netáhne.
error-not-absent = Místo { $seat } je tady.
error-not-absent-named = je tady.
error-stand-in-too-early = Místo { $seat } se ještě může vrátit; počítač může hrát za { $seconds } s.
error-stand-in-too-early-named = se ještě může vrátit; počítač může hrát za { $seconds } s.
error-hidden-hand = Karty místa { $place } zůstávají skryté, dál s nimi hraje počítač.
error-needs-own-device = Z tohoto zařízení už někdo souhlasil; místo { $place } musí souhlasit z jiného.
error-no-reopening = O otevření místa { $place } nikdo nežádá, nebo mezitím někdo odešel.
error-look-first = Nejdřív odkryjte, co má místo { $seat }.
error-look-first-named = nejdřív odkryjte tyto karty.
error-hidden = Na to se ve hře se skrytými kartami ptát nelze.
error-stale = Pozice se mezitím změnila; podívejte se znovu.
error-imported = Toto je záznam k prohlížení; pokračujte odtud, chcete-li hrát.
error-hello-first = První zpráva musí být hello.
error-table-closed = Stůl byl právě zavřen; zkuste to znovu.
error-reveals-first = Cestou se něco odkryje; co přijde potom, pošlete zvlášť.
error-record-too-many-entries = Záznam má { $entries } položek a je příliš dlouhý, než aby se tu dal otevřít; mez je { $most }.
error-hello-once = Hello už bylo řečeno.
error-bad-message = Zprávu nelze přečíst: { $problem }.
error-table-full = K tomuto stolu je připojeno příliš mnoho lidí.
error-too-many-messages = Příliš mnoho zpráv najednou; zkuste to za chvíli.
error-too-many-requests = Příliš mnoho požadavků najednou; zkuste to za chvíli.
error-bad-origin = Požadavek přichází z jiné stránky.
error-bad-request = Požadavek nelze přečíst: { $problem }.
error-not-found = Na této adrese nic není.
error-bad-method = Tato adresa takový požadavek nebere.
error-too-large = Požadavek je příliš velký.
error-internal = Na serveru se něco pokazilo. Nic se neztratilo; zkuste to znovu.
error-bad-limit = „{ $text }“ není mez; meze jsou: { $known }.
error-cannot-listen = Nelze naslouchat na { $host }, port { $port }: { $problem }.
error-store-full = Disk je plný: tah nebylo možné uložit, a proto neplatí.
error-store-read-only = Databázi lze jen číst: tah nebylo možné uložit, a proto neplatí.
error-store-damaged = Soubor databáze je poškozený, nebo to není databáze.
error-store-failed = Databázi nebylo možné použít; co bylo uloženo, je v bezpečí.
error-store-closed = Databáze je zavřená.
error-store-too-new = Databázi vytvořila novější verze (schéma { $version }, známé do { $known }).
error-already-saved = To už je uloženo.
error-table-damaged = Tento stůl nelze z databáze přečíst.
error-log-damaged = Záznam stolu nelze číst od položky { $n }; co je před ní, je v bezpečí.
error-log-full = Záznam tohoto stolu je plný; hrajte znovu u nového.

# Kresby se zdmi.
error-bad-walled-lines = Kresba se zdmi má nad každým řádkem polí i pod ním řádek hran, tedy lichý počet řádků; tato jich má { $lines }.
error-bad-walled-line = Řádek { $line } kresby musí mít { $length } obyčejných znaků, v rozích + nebo mezeru.
error-bad-walled-edge = U { $place } má kresba vedle pole „{ $mark }“, což tam být nemůže.

# Desky kreslené jako cesty
error-paths-mark = Na řádku { $line }, ve sloupci { $column } má kresba „{ $mark }“; pole jsou „{ $known }“, cesty - a |, průchody ^ v < >, blok =.
error-paths-empty = Kresba neukazuje žádné pole.
error-paths-block = Blok znaků = na řádku { $line }, ve sloupci { $column } není jeden plný obdélník.
error-paths-lattice = Pole na řádku { $line }, ve sloupci { $column } nesedí: pole stojí v každém čtvrtém sloupci a na každém druhém řádku.
error-paths-loose = Cesta na řádku { $line }, ve sloupci { $column } nevede od pole k poli.
error-paths-arrow = Průchod na řádku { $line }, ve sloupci { $column } není hned vedle pole.
