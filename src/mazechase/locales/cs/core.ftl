# Co může říci kterákoli část programu, i na stránce.

error-no-such-game = Hra „{ $game }“ není. Seznam her vypíše `mazechase games`.
error-no-such-bot = Robot „{ $bot }“ pro { $game } není. Roboti: { $known }, nebo vlastní ve tvaru module:Class.
error-bad-players = { $game }: počet hráčů smí být { $counts }, ne { $players }.
error-bad-rules-version = { $game } má verze pravidel 1 až { $newest }, ne { $version }.
error-no-such-option = Volba „{ $option }“ není. Volby: { $known }.
error-no-such-language = Jazyk „{ $language }“ neexistuje. Jazyky: { $known }.
error-no-typst = K tisku je potřeba Typst, který zde není nainstalován. Nainstalujete ho příkazem: pip install "mazechase[print]"
error-nothing-to-print = Pro hru { $game } není co tisknout.
error-bad-option-value = Volba „{ $option }“ nemůže být „{ $value }“; přijímá { $takes }.
error-bad-drawing-size = Kresba s počtem řádků { $rows } a sloupců { $columns } nemůže být deskou; obojí smí být 1 až { $most }.
error-bad-drawing-mark = Na místě { $place } má kresba „{ $mark }“; známé značky jsou „{ $known }“ a # pro zeď.
error-document-unreadable = Dokument „{ $where }“ nelze přečíst jako { $form }: chyba je na řádku { $line }, ve sloupci { $column }.
error-document-too-large = Dokument „{ $where }“ nelze přečíst: některé číslo je příliš dlouhé, nebo je v něm příliš mnoho vnoření.
error-document-not-a-table = Dokument „{ $where }“ musí být tabulka názvů a hodnot.
error-document-too-long = Dokument „{ $where }“ je příliš dlouhý; smí mít nejvýš { $most } znaků.
error-no-such-kind = Druh dokumentu „{ $kind }“ neexistuje. Druhy: { $known }.
error-measuring-replaced = Toto měření nahradilo novější měření téhož návrhu.
error-no-chance-here = Tady se nehází, netočí ani nelíže, takže „{ $outcome }“ padnout nemůže.
error-impossible-outcome = „{ $outcome }“ tady nemůže padnout.
error-foreign-state = „{ $value }“ není stav této hry s tímto počtem hráčů.
error-foreign-view = „{ $value }“ není pohled na tuto hru s tímto počtem hráčů.
error-foreign-action = „{ $value }“ není tah této hry; tahy vrací { $call }.
error-foreign-token = „{ $value }“ v této hře není tah ani výsledek náhody; oboje vrací { $call }.
error-foreign-outcome = „{ $value }“ není výsledek náhody této hry; výsledky vrací { $call }.
error-foreign-event = „{ $value }“ není událost.
error-foreign-rules = Pravidla hry „{ $game }“ nejsou třídy { $value }.
error-not-text = „{ $value }“ není text.
error-not-a-generator = „{ $value }“ není generátor náhodných čísel.
error-bad-number = „{ $text }“ tu není platné číslo.

refuse-over = Hra skončila.
refuse-no-such-action = „{ $action }“ není tah této hry.
refuse-not-an-action = „{ $action }“ není tah této hry; tahy vrací { $call }.
refuse-chance-first = Nejdřív musí místo { $seat } hodit, zatočit nebo líznout.
refuse-chance-first-named = nejdřív je na řadě hod, zatočení nebo líznutí.
refuse-not-your-turn = Místo { $seat } teď není na tahu.
refuse-not-your-turn-named = teď není co dělat.

turn_limit = Byl dosažen nejvyšší počet tahů.

# Zápasy
error-bad-player = „{ $name }“ musí být buď člověk, nebo robot se jménem robota.
error-bad-match-id = „{ $id }“ nemůže být označení zápasu; má 1 až 64 písmen, číslic, - a _.
error-bad-seats = Počet míst je { $players }, ale zadáno hráčů bylo { $seats }.
error-bad-clock = Hodiny potřebují zásobu nebo limit na tah větší než nula; žádný čas nesmí být záporný ani delší než { $days } dní.
error-bad-salt = Sůl má 1 až 64 písmen, číslic, - a _.
error-bad-seed = Semínko má 32 bajtů.
error-time-runs-back = Záznam { $n } je dřívější než ten před ním.
error-match-over = Hra skončila.
error-match-paused = Hra je pozastavena.
error-not-paused = Hra není pozastavena.
error-no-such-seat = Místo { $seat } není.
error-no-actions = Nebyl zadán žádný tah.
error-not-an-action = „{ $text }“ není tah.
error-not-an-outcome = „{ $text }“ není výsledek náhody.
error-not-your-action = Místo { $seat } tento tah udělat nemůže.
error-not-your-action-named = tohle udělat nejde.
error-not-your-draw = Teď musí hodit, zatočit nebo líznout místo { $seat }.
error-not-your-draw-named = teď je na řadě hod, zatočení nebo líznutí.
error-no-draw-now = Teď se nehází, netočí ani nelíže.
error-wrong-draw = Další los má číslo { $next }, ne { $k }.
error-no-such-draw = Je třeba los { $k }, ale zaznamenáno jich je jen { $draws }.
error-salts-fixed = Sůl lze přidat jen před prvním losem.
error-nothing-to-undo = Není co vzít zpět.
error-undo-revealed = Od té doby se něco vylosovalo nebo ukázalo, takže to vzít zpět nejde.
error-undo-absent = Vrátil by se tah někoho, kdo odešel nebo tu nebyl, takže to nejde.
error-undo-away = Místo { $seat } je pryč; dokud se nevrátí, nejde nic vzít zpět.
error-undo-away-named = je pryč; do návratu nejde nic vzít zpět.
error-own-undo = Místo { $seat } hraje na zařízení, ze kterého přišla žádost; odpovědět musí někdo jiný.
error-own-undo-named = odpověď musí přijít z jiného zařízení než žádost.
error-undo-asked-already = Místo { $seat } už o vrácení požádalo.
error-undo-asked-already-named = žádost o vrácení už běží.
error-no-undo-to-answer = Místo { $seat } nemá na žádnou žádost o vrácení odpovědět.
error-no-undo-to-answer-named = o vrácení tahu nikdo nežádá.
error-seat-gone = Místo { $seat } odešlo ze hry; dál hraje robot.
error-seat-gone-named = odchod ze hry. Dál hraje robot.
error-not-to-mind = Robot teď nemůže převzít ani vrátit místo { $seat }.
error-not-to-mind-named = robot teď hru převzít ani vrátit nemůže.
error-time-is-up = Místu { $seat } nezbývá čas.
error-time-is-up-named = nezbývá čas.
error-time-not-up = Čas ještě nevypršel.

match-event-salt-added = Místo { $seat } přidává k losům svou sůl.
match-event-undo-wanted = Místo { $seat } chce vzít poslední tah zpět.
match-event-undo-reply = { $answer ->
    [yes] Místo { $seat } souhlasí.
    [withdrawn] Místo { $seat } už o vrácení nežádá.
   *[no] Místo { $seat } nesouhlasí.
}
match-event-rewound = { $keep ->
    [0] Hra se vrátila na začátek.
   *[other] Hra se vrátila k tahu { $keep }.
}
match-event-gave-up = Místo { $seat } se vzdává.
match-event-time-up = Místu { $seat } vypršel čas.
match-event-match-paused = Hra byla pozastavena.
match-event-match-resumed = Hra pokračuje.
match-event-match-woke = Hra pokračuje. Přerušení nikomu neubralo čas.
match-event-seat-taken = { $bot ->
    [none] Místo { $seat } má teď { $name }.
   *[other] Místo { $seat } převzal robot ({ $bot }).
}
match-event-seat-minded = Za místo { $seat } zatím hraje robot ({ $bot }).
match-event-seat-reclaimed = Hráč na místě { $seat } je zpět.
match-event-match-ended = { $reason ->
    [resigned] Hra skončila, protože se někdo vzdal.
   *[time_up] Hra skončila, protože někomu vypršel čas.
}

resigned = Druhá strana se vzdala.
resigned-you = Vzdali jste se.
resigned-one = Hru vzdává { $name }.
time_up = Druhé straně vypršel čas.
time_up-you = Vypršel vám čas.
time_up-one = Vypršel čas: { $name }.

# Záznamy a lekce
error-bad-record = Toto není záznam: { $why }
error-record-too-long = Záznam o { $bytes } bajtech je příliš dlouhý; mez je { $most }.
error-record-version = Záznam má verzi formátu { $version }; číst lze verze do { $newest }.
error-record-entry = Položka { $n } záznamu není platná. { $why }
error-record-result = Záznam říká „{ $told }“, ale tahy vedou k „{ $played }“.
error-record-note = Záznam má poznámku u tahu { $at }, ale tak daleko nesahá.
error-record-expected = Podle záznamu má na místě { $at } přijít tah, ale žádný tam není.
error-record-not-sealed = Záznam nemá zapečetěné kostky ke kontrole.
error-record-no-seed = Záznam neukazuje semínko, jeho kostky tedy nelze zkontrolovat.
error-seal-differs = Semínko neodpovídá pečeti ukázané před prvním losem.
error-seed-until-end = Semínko se ukáže až po konci hry.
error-draw-differs = Los { $k } (položka { $n }) je v záznamu „{ $outcome }“, ale semínko dává „{ $sealed }“.
error-secret-until-end = Některé karty jsou ještě skryté. Půjde to po konci hry.
error-no-such-ply = Tah { $ply } tu není; odehráno tahů: { $plies }.
error-nothing-to-go-on = V tom místě je po hře, není odkud hrát dál.
error-no-such-lesson = Pro hru { $game } není žádná lekce „{ $lesson }“.
error-lesson-alone = Lekce má vlastní hráče i možnosti, nedají se vybrat.
error-lesson-not-asked = Dobrý nápad! Teď ale klepněte tam, kam ukazuje ruka.
error-lesson-over = Lekce skončila.
error-lesson-waits = Lekce čeká na tah.
error-lesson-asks-nothing = Lekce tu na žádný tah nečeká.

# Služba
error-no-such-table = Tuto hru jsme nenašli. Požádejte o odkaz s pozvánkou.
error-not-allowed = Tento odkaz to nedovoluje; je třeba jeden z: { $needs }.
error-not-begun = Hra ještě nezačala.
error-already-begun = Hra už začala.
error-not-over = Hra ještě neskončila.
error-not-decided = Ještě není rozhodnuto.
error-no-such-place = V této hře není místo { $place }.
error-place-taken = Místo { $place } je obsazeno.
error-piece-taken = Figurka „{ $piece }“ je už obsazená.
error-put-out = V této hře už nejste. Chcete-li se vrátit, požádejte o odkaz s pozvánkou.
error-no-open-place = Všechna místa jsou obsazená.
error-too-many-places = Příliš mnoho míst ({ $places }) na počet hráčů { $players }.
error-bad-order = „{ $order }“ neuvádí každé místo právě jednou.
error-not-your-seat = Místo { $seat } není vaše.
error-not-your-seat-named = z tohoto zařízení hrát nejde.
error-not-your-chance = Místo { $seat } teď nehází, netočí ani nelíže.
error-not-your-chance-named = teď není co házet, točit ani líznout.
error-not-absent = Místo { $seat } je tady.
error-not-absent-named = je tady.
error-stand-in-too-early = Místo { $seat } se ještě může vrátit; robot může převzít hru za { $seconds } s.
error-stand-in-too-early-named = se ještě může vrátit. Robot může převzít hru za { $seconds } s.
error-hidden-hand = Karty místa { $place } zůstávají skryté, dál s nimi hraje robot.
error-coach-not-allowed = Rady jsou vypnuté. Nejdřív je musí zapnout všichni, kdo hrají.
error-coach-not-your-turn = Radu dostanete, až budete rozhodovat vy.
error-needs-own-device = Z tohoto zařízení už někdo souhlasil; místo { $place } musí souhlasit z jiného.
error-no-reopening = O otevření místa { $place } nikdo nežádá, nebo mezitím někdo odešel.
error-look-first = Nejdřív odkryjte karty místa { $seat }.
error-look-first-named = nejdřív odkryjte tyto karty.
error-hidden = Na to se ve hře se skrytými kartami ptát nelze.
error-stale = Hra se mezitím posunula. Podívejte se znovu.
error-imported = Toto je uložená hra. Hrát můžete tlačítkem „Hrát odtud“.
error-hello-first = První zpráva musí být hello.
error-table-closed = Tato hra byla právě zavřena. Zkuste to znovu.
error-reveals-first = Některý z těchto tahů něco odkryje; co přijde po něm, pošlete zvlášť.
error-record-too-many-entries = Záznam má { $entries } položek a je příliš dlouhý, než aby se tu dal otevřít; mez je { $most }.
error-hello-once = Hello už bylo odesláno.
error-bad-message = Zprávu nelze přečíst: { $problem }.
error-table-full = K této hře je připojeno příliš mnoho lidí.
error-too-busy = Server má teď příliš mnoho práce. Zkuste to za chvíli.
error-too-costly = Na to server nemá dost času nebo paměti.
error-too-many-messages = Příliš mnoho zpráv najednou. Zkuste to za chvíli.
error-too-many-requests = Příliš mnoho požadavků najednou. Zkuste to za chvíli.
error-bad-origin = Požadavek přichází z jiného webu.
error-bad-host = Tento server na toto jméno neodpovídá. Jeho provozovatel může jméno povolit volbou --allowed-host.
error-bad-request = Požadavek nelze přečíst: { $problem }.
error-not-found = Na této adrese nic není.
error-bad-method = Tato adresa takový požadavek nepřijímá.
error-too-large = Požadavek je příliš velký.
error-internal = Na serveru se něco pokazilo. O hru nepřijdete; zkuste to znovu.
error-bad-allowed-host = „{ $text }“ není jméno počítače; --allowed-host přijímá jméno jako play.example.org, nebo * pro libovolné.
error-bad-proxy = „{ $text }“ není adresa proxy serveru; --trusted-proxy přijímá IP adresu nebo síť jako 10.0.0.0/8.
error-cannot-listen = Nelze naslouchat na { $host }, port { $port }: { $problem }.
error-store-full = Disk je plný, takže tah nešlo uložit a neplatí.
error-store-read-only = Databázi lze jen číst, takže tah nešlo uložit a neplatí.
error-store-damaged = Soubor databáze je poškozený, nebo to není databáze.
error-store-failed = Databáze teď nefunguje. Co už je uloženo, je v bezpečí.
error-store-unreachable = Databáze teď není dostupná. Vše, co už je uložené, je v bezpečí.
error-no-postgres = Databáze PostgreSQL potřebuje doplněk „postgres“: pip install "mazechase[postgres]".
error-store-in-use = Databázi { $database } už používá jiný server.
error-store-gone = Soubor databáze byl přesunut nebo smazán, takže tah nešlo uložit a neplatí.
error-store-closed = Databáze je zavřená.
error-store-too-new = Databázi vytvořila novější verze (schéma { $version }; tato verze zná nejvýš { $known }).
error-store-not-empty = V databázi už stoly jsou; kopírujte do prázdné.
error-table-not-copied = Stůl { $table } se nepodařilo zkopírovat celý.
error-already-saved = To už je uloženo.
error-table-damaged = Tuto hru nelze z databáze přečíst.
error-log-damaged = Záznam této hry nelze číst od položky { $n }; co je před ní, je v bezpečí.
error-log-full = Tato hra má příliš mnoho tahů a nemůže pokračovat. Začněte prosím novou.
error-series-too-long = Série může mít nejvýše tolik her: { $most }. Požadováno: { $target }.

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
error-no-such-code = Na nikoho s tímto kódem nečekáme. Sedí všechny číslice?
error-too-many-guesses = Příliš mnoho špatných kódů. Naskenujte kód na obrazovce, nebo to za pár minut zkuste znovu.
error-too-many-phrases = Než řeknete něco dalšího, chvilku počkejte.
error-no-such-parcel = Tento kód už někdo použil, nebo je moc starý.
error-too-many-parcels = Právě teď si svoje věci přenáší příliš mnoho lidí. Zkuste to za pár minut, nebo uložte soubor.
