error-cards-bonus-only = { $level }. taset saab mängida kõige rohkem { $most } mängijat, mitte { $players }; tase „bonus” lubab rohkem.

error-cards-bad-token = „{ $text }” ei ole selle mängu märk; märgid on nagu draw, end, shut, give:inky:2, swap:1:3, skip:2, dictate:2:3, 2=cherry või +dot.
error-cards-bad-card = Selles pakis ei ole kaarti „{ $text }”.
error-cards-bad-seat = Siin ei ole kohta { $text }; kohad on 1 kuni { $players }.
error-cards-bad-position = „{ $text }” ei ole seis; kirjuta see nii: { $form }.
error-cards-bad-hand = „{ $text }” ei ole käsi; kirjuta kaardid nagu cherry+2dot ja tühi käsi -.
error-cards-bad-known = „{ $text }” ei ütle, kes mida teab; kirjuta 1>2:apple, kui koht 1 teab õuna käes 2.

error-cards-deck-extra = Pakkidel pole välja „{ $field }”; väljad on source, points, level1 ja level2.
error-cards-deck-source = Pakkidel peab olema „source”, tekst, mis ütleb, kust need pärit on.
error-cards-deck-table = Pakkidel peab olema „{ $field }”, kaardinimede ja arvude tabel.
error-cards-deck-name = points: „{ $name }” ei saa olla puuvilja nimi; kasuta 2 kuni 16 väiketähte, mitte kummituse ega jõukaardi nime.
error-cards-deck-worth = points: „{ $name }” peab olema täisarv { $least } kuni { $most }.
error-cards-deck-dot = points: peab olema dot väärtusega 1.
error-cards-deck-fruit = points: peab olema vähemalt kaks erineva väärtusega puuvilja.
error-cards-deck-card = { $level }: „{ $name }” ei käi siia; sellel tasemel võivad olla { $known }.
error-cards-deck-count = { $level }: „{ $name }” peab olema täisarv kaarte 1 kuni { $most }.
error-cards-deck-missing = { $level }: „{ $name }” on puudu.
error-cards-deck-no-fruit = { $level }: peab olema vähemalt üks puuvili.
error-cards-deck-ghosts = { $ghosts ->
    [one] { $level }: { $ghosts } kummitusest ei piisa; et keegi välja langeks, on vaja { $least }.
   *[other] { $level }: { $ghosts } kummitusest ei piisa; et keegi välja langeks, on vaja { $least }.
}
error-cards-deck-size = { $cards ->
    [one] { $level }: on { $cards } kaart; pakis on { $size }.
   *[other] { $level }: on { $cards } kaarti; pakis on { $size }.
}
error-cards-deck-more-ghosts = { $second ->
    [one] level2: { $second } kummitusest ei piisa; vaja on rohkem kui level1-s, kus on { $first }.
   *[other] level2: { $second } kummitusest ei piisa; vaja on rohkem kui level1-s, kus on { $first }.
}

error-cards-place-seats = Kui mängijaid on { $players }, loetleb seis { $players } koha olekud, vahelejätud, korraldused, käed ja valikud.
error-cards-place-seat = Praegu ei saa olla selle koha kord.
error-cards-place-taken = Käike loetakse ainult valikuni max_turns.
error-cards-place-reshuffled = Pakki ei saanud uuesti segada: valik deck_empty ei luba seda.
error-cards-place-deck = Need kaardid ei ole ühest pakist.
error-cards-place-deck-empty = Pakk on tühi, nii et keegi ei saa kaarti võtta ja mäng peab läbi olema.
error-cards-place-power-ups = Jõukaardid on maha pandud kaartide hulgas ja mitte mujal ning midagi muud seal ei ole.
error-cards-place-ghosts = Kolme kummitusega kohad on väljas ja ainult nende viimane kummitus võib üleliigne olla; kõigil teistel on vähem.
error-cards-place-drawn = Nii palju kaarte ei saanud praegu võtta.
error-cards-place-orders = Selliseid korraldusi kaarte võtta ei saanud anda.
error-cards-place-skips = Selliseid vahelejätte ei saanud anda.
error-cards-place-waiting = Lukus või väljas kohal pole järgmist korda, mida oodata.
error-cards-place-end = Kui need kohad on lukus ja väljas, ei saa mäng läbi olla või ei saa see jätkuda.
error-cards-place-played = Jõukaart { $phase } peab olema sel korral võetud ja maha pandud.
error-cards-place-nobody = Jõukaart { $phase } vajab teist mängijat, kes pole lukus ega väljas.
error-cards-place-no-ghost = Ilma kummituseta käes pole midagi ära anda.
error-cards-place-drawing = See koht ei saa praegu kaarti võtta.
error-cards-place-picks = Neid kaarte ei saanud valida.
error-cards-place-known = Seda ei saa teada.

cards-refuse-not-asked = Seda ei saa sa praegu teha. Vaja on jõukaarti: { $card }.
cards-refuse-choose-first = Vali enne, mida sinu jõukaart teeb: { $card }.
cards-refuse-pass-first = Kõigepealt annavad kõik ühe kaardi edasi: vali üks.
cards-refuse-three-drawn = Sa oled võtnud kolm kaarti; ühel korral rohkem ei saa.
cards-refuse-enough-drawn = { $number ->
    [one] Sel korral pidid võtma täpselt { $number } kaardi.
   *[other] Sel korral pidid võtma täpselt { $number } kaarti.
}
cards-refuse-must-draw = { $number ->
    [one] Sel korral pead enne võtma { $number } kaardi.
   *[other] Sel korral pead enne võtma { $number } kaarti.
}
cards-refuse-draw-first = Kaardita ei saa korda lõpetada: võta kaart või lukusta punktid.
cards-refuse-not-in-hand = Selles käes ei ole kaarti { $card }.
cards-refuse-no-ghost = Ära saad anda ainult kummituse, mitte kaardi { $card }.
cards-refuse-not-oneself = Koht { $seat } peab valima kellegi teise.
cards-refuse-not-oneself-named = tuleb valida keegi teine.
cards-refuse-not-playing = Koht { $seat } on lukus või väljas ja seda ei saa valida.
cards-refuse-not-playing-named = seda mängijat ei saa valida, ta on lukus või väljas.

cards-event-turn-began = Algas koha { $seat } kord.
cards-event-turn-ordered = { $number ->
    [one] Algas koha { $seat } kord, võtta tuleb täpselt { $number } kaart.
   *[other] Algas koha { $seat } kord, võtta tuleb täpselt { $number } kaarti.
}
cards-event-turn-ended = Koht { $seat } lõpetas korra.
cards-event-turn-skipped = Koht { $seat } jättis korra vahele.
cards-event-shut-down = Koht { $seat } lukustas punktid.
cards-event-drew = Koht { $seat } võttis kaardi { $card }.
cards-event-drew-unseen = Koht { $seat } võttis kaardi.
cards-event-turned-up = Koht { $seat } võttis jõukaardi: { $card }.
cards-event-wasted = Koht { $seat } võttis jõukaardi, millel polnud mõju: { $card }.
cards-event-no-target = Koht { $seat } pani maha { $card }: pole kedagi valida.
cards-event-no-ghost = Koht { $seat } pani maha { $card }: pole kummitust, mida anda.
cards-event-nothing-to-pass = Koht { $seat } pani maha { $card }: pole midagi edasi anda.
cards-event-gave = Koht { $seat } andis kohale { $to } kummituse: { $card }.
cards-event-gave-unseen = Koht { $seat } andis kohale { $to } kummituse.
cards-event-swapped = Koht { $seat } lasi kohtadel { $one } ja { $other } käed vahetada.
cards-event-hand-taken = Koht { $seat } vaatas uut kätt: { $hand }.
cards-event-skipping = Koht { $seat } lasi kohal { $whom } järgmise korra vahele jätta.
cards-event-dictated = { $number ->
    [one] Koht { $seat } käskis kohal { $whom } järgmisel korral võtta { $number } kaardi.
   *[other] Koht { $seat } käskis kohal { $whom } järgmisel korral võtta { $number } kaarti.
}
cards-event-picked = Koht { $seat } valis kaardi edasi andmiseks: { $card }.
cards-event-picked-unseen = Koht { $seat } valis kaardi edasi andmiseks.
cards-event-passed = Koht { $seat } andis kohale { $to } kaardi: { $card }.
cards-event-passed-unseen = Koht { $seat } andis kohale { $to } kaardi.
cards-event-knocked-out = Koht { $seat } langes kummituste tõttu välja ja näitas kätt: { $hand }.
cards-event-deck-empty = Pakk on tühi. Punktid lukustavad: { $seats }.
cards-event-reshuffled = { $cards ->
    [one] Maha pandud kaardid ja välja langenute kaardid segati uueks pakiks: { $cards } kaart.
   *[other] Maha pandud kaardid ja välja langenute kaardid segati uueks pakiks: { $cards } kaarti.
}
cards-event-turn-limit = Käikude piir on täis: { $turns }.
cards-event-ended = Kõik käed näidati. Punktid kohtade kaupa: { $points }. Võitjad: { $winners }. Käed: { $hands }.
cards-short-ended = Kõik käed näidatud. Punktid mängu järjekorras: { $points }. Võitjad: { $winners }.

ghost_knockout = Kõik teised langesid kummituste tõttu välja.
ghost_knockout-you = Sina langesid välja.
ghost_knockout-one = { $name } langes välja.
highest_score = Kõik on lõpetanud. Võidab suurim punktisumma.

cards-name = Kaardi­mäng
cards-about = Võta kaarte ja kogu punkte, aga lõpeta õigel ajal: kolme kummitusega oled väljas.
cards-step-1 = Võta kaarte. Täpid ja puuviljad annavad punkte.
cards-step-2 = Kolm kummitust käes ja oled väljas!
cards-step-3 = Lõpeta õigel ajal ja hoia oma punktid. Suurim summa võidab.
cards-guide-turn = Tere tulemast! Kogu punkte, aga kolm kummitust viskavad su välja. Võta üks kuni kolm kaarti ja lõpeta siis kord. „Lukusta” hoiab su punktid mängu lõpuni.
cards-todo = Vali, mida teed.
cards-doing-chance = { $who ->
    [you] võtad kaarti…
   *[somebody] võtab kaarti…
}
cards-todo-first = Võta kaart või lukusta: lõpeta ja hoia oma punktid.
cards-todo-more = Võetud { $drawn } / { $most }. Võta veel, lõpeta kord või lukusta.
cards-todo-enough = Sel korral rohkem kaarte ei saa: lõpeta kord või lukusta.
cards-todo-ordered = { $more ->
    [one] Pead võtma { $more } kaardi.
   *[other] Pead võtma { $more } kaarti.
}
cards-todo-draw = Puuduta pakki, et saada kaart.
cards-todo-all-draw = Kõik võtavad: puuduta pakki, et saada kaart.
cards-todo-give-card = Puuduta kummitust, kelle tahad ära anda.
cards-todo-give-to = Puuduta mängijat, kes saab sinu kummituse.
cards-todo-swap-one = Kaks mängijat vahetavad käed. Puuduta esimest. Üks neist võid olla sina.
cards-todo-swap-other = Puuduta nüüd teist mängijat või loobumiseks uuesti esimest.
cards-todo-swap-only = Puuduta üht kahest mängijast: nad vahetavad käed.
cards-todo-skip = Puuduta mängijat, kes jätab korra vahele.
cards-todo-dictate-whom = Puuduta mängijat, kes saab sinu käsu. See võid olla ka sina ise.
cards-todo-dictate-own = Mitu kaarti pead võtma?
cards-todo-dictate-number = Mitu kaarti peab { $whom } võtma?
cards-todo-pass-left = Puuduta kaarti, mis läheb vasakule. Saaja: { $to }.
cards-wait-choosing = võetud { $card }, nüüd valib…
cards-wait-others = võetud { $card }. Nüüd valivad: { $names }
cards-draw = Võta kaart
cards-end = Lõpeta kord
cards-shut = Lukusta
cards-shut-sure = Lukusta lõplikult
cards-back = Loobu
cards-show-ways = Risk
cards-deck = { $count ->
    [one] Pakk, { $count } kaart
   *[other] Pakk, { $count } kaarti
}
cards-discard = Maha pandud: { $cards }
cards-count = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarti
}
cards-points = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
cards-ghosts = Kummitusi { $ghosts } / { $most }
cards-hand = { $count ->
    [one] Sinu käes: { $count } kaart
   *[other] Sinu käes: { $count } kaarti
}
cards-hand-empty = Veel pole kaarte
cards-status-down = lukus
cards-status-out = väljas
cards-open-hand = näidatud: { $cards }
cards-known = sa tead: { $cards }
cards-skips = { $turns ->
    [one] jätab korra vahele
   *[other] jätab vahele { $turns } korda
}
cards-order = peab võtma: { $number }
cards-picked = kaart valitud
cards-chosen = valitud
cards-choosable = saab valida
cards-news-out = langes välja, liiga palju kummitusi!
cards-reckoning = Käed ja punktid
cards-risk-none = Veel pole ohtu: üks kaart sind välja ei viska.
cards-risk-little = Väike oht välja langeda.
cards-risk-some = Mõningane oht välja langeda.
cards-risk-high = Suur oht välja langeda!
cards-risk-of-ghost = Järgmine kaart on kummitus
cards-risk-of-out = Järgmine kaart viskab su välja
cards-risk-of-power = Järgmine kaart on jõukaart
cards-risk-of-points = Keskmine punktisaak
cards-risk-short-ghost = Kummitus
cards-risk-short-out = Väljas
cards-risk-short-power = Jõukaart
cards-risk-short-points = Punktid

cards-option-level = Tase
cards-option-level-1 = 1. tase
cards-option-level-1-about = Anna, Vaheta ja Jäta vahele. Kõige leebem algus.
cards-option-level-2 = 2. tase
cards-option-level-2-about = Käsk, Kõik võtavad ja Anna vasakule ning üks kummitus rohkem: metsikum.
cards-option-level-bonus = Boonustase
cards-option-level-bonus-about = Mõlemad pakid koos, kõik kuus jõukaarti, kuni kaheksale mängijale.
cards-option-level2-includes-level1 = 2. tasemel on ka 1. taseme jõukaardid
cards-option-red-ghost = Punane kummitus loeb kui
cards-option-red-ghost-one = üks kummitus
cards-option-red-ghost-two = kaks kummitust
cards-option-skip-stacks = Vahelejätud liidetakse
cards-option-dictate-self = Võid käskida iseendal kaarte võtta
cards-option-dictate-blocks-shutdown = Lukustada ei saa enne, kui kästud kaardid on võetud
cards-option-deck = Pakk
cards-option-deck-home-made = Kodus tehtud
cards-option-deck-home-made-about = Meie tasakaalustatud: keegi langeb alati välja enne, kui see otsa saab.
cards-option-deck-few-ghosts = Vähe kummitusi
cards-option-deck-few-ghosts-about = Ainult mõni kummitus: mängud on pikemad ja pakk võib otsa saada.
cards-option-deck-for-two = Kahele
cards-option-deck-for-two-about = Tehtud kahele mängijale: kummitusi on vähem, nii et mäng ei lõpe nii ruttu.
cards-option-deck-empty = Kui pakk saab otsa
cards-option-deck-empty-all_shut_down = lukustavad kõik punktid
cards-option-deck-empty-reshuffle_once = segatakse maha pandud kaardid korra
cards-option-solo-run = Viimane mängija saab
cards-option-solo-run-unlimited = nii palju kordi, kui tahab
cards-option-solo-run-one_turn = ühe korra
cards-option-max-turns = Käikude piir
cards-list = Kaardid pakis: { $cards }
cards-list-ghost = { $units ->
    [one] kummitus
   *[other] loeb kui { $units } kummitust
}
cards-list-power = jõukaart
cards-list-points = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
cards-list-count = pakis { $count }

cards-word-dot = Täpp
cards-word-cherry = Kirss
cards-word-strawberry = Maasikas
cards-word-orange = Apelsin
cards-word-apple = Õun
cards-word-melon = Melon
cards-word-blinky = Blinky
cards-word-pinky = Pinky
cards-word-inky = Inky
cards-word-clyde = Clyde
cards-word-give = Anna
cards-word-swap = Vaheta
cards-word-skip = Jäta vahele
cards-word-dictate = Käsk
cards-word-all-draw = Kõik võtavad
cards-word-pass-left = Anna vasakule

cards-short-turn-began = kord algas.
cards-short-turn-ordered = { $number ->
    [one] kord algas, võtta tuleb { $number } kaart.
   *[other] kord algas, võtta tuleb { $number } kaarti.
}
cards-short-turn-ended = kord lõpetatud.
cards-short-turn-skipped = kord jäi vahele.
cards-short-shut-down = punktid lukus.
cards-short-drew = võetud { $card }.
cards-short-drew-unseen = kaart võetud.
cards-short-turned-up = jõukaart: { $card }.
cards-short-wasted = jõukaart, millel pole mõju: { $card }.
cards-short-no-target = maha pandud { $card }: pole kedagi valida.
cards-short-no-ghost = maha pandud { $card }: pole kummitust, mida anda.
cards-short-nothing-to-pass = maha pandud { $card }: pole midagi edasi anda.
cards-short-gave = kummitus ({ $card }) ära antud. Saaja: { $to }.
cards-short-gave-unseen = kummitus ära antud. Saaja: { $to }.
cards-short-swapped = käed vahetatud: { $one } ⇄ { $other }.
cards-short-hand-taken = uus käsi: { $hand }.
cards-short-skipping = korra jätab vahele { $whom }.
cards-short-dictated = { $number ->
    [one] käsk võtta { $number } kaart: { $whom }.
   *[other] käsk võtta { $number } kaarti: { $whom }.
}
cards-short-picked = edasi läheb kaart: { $card }.
cards-short-picked-unseen = kaart edasi andmiseks valitud.
cards-short-passed = kaart ({ $card }) edasi antud. Saaja: { $to }.
cards-short-passed-unseen = kaart edasi antud. Saaja: { $to }.
cards-short-knocked-out = langes välja! Käsi: { $hand }.

cards-note-nothing = ei mõju
cards-note-gave = annab { $card }
cards-note-gave-unseen = annab kummituse
cards-note-passed = edasi { $card }
cards-note-passed-unseen = annab kaardi edasi
cards-note-picked = kaart valitud
cards-note-swapped = vahetab käed
cards-note-dictated = { $number ->
    [one] käsk: { $number } kaart
   *[other] käsk: { $number } kaarti
}
cards-note-ended = kord läbi

cards-advice-draw = Võta kaart.
cards-advice-end = Lõpeta kord.
cards-advice-shut = Lukusta punktid.
cards-advice-give = Anna ära { $from }. Saaja: { $to }.
cards-advice-swap = Vaheta need käed: { $from } ja { $to }.
cards-advice-skip = Las see mängija jätab korra vahele: { $to }.
cards-advice-dictate = Vali { $from }. Mitu kaarti: { $to }.
cards-advice-pass = Anna edasi { $to }.

cards-reason-risk = { $percent ->
    [0] Järgmine kaart ei saa sind välja visata.
   *[other] Tõenäosus, et järgmine kaart su välja viskab, on { NUMBER($percent) } %.
}
cards-reason-points = { $points ->
    [one] Sul on üks punkt.
   *[other] Sul on { $points } punkti.
}
cards-reason-most = Kohal { $seat } on kõige rohkem kaarte.
cards-reason-most-named = rohkem kaarte kui teistel vastastel.
cards-reason-ghost = Nii saad kummitusest lahti.

cards-help-aim-title = Eesmärk
cards-help-aim = Kogu punkte: täpp annab 1, puuviljad rohkem. Kui kõik on punktid lukustanud, võidab suurim summa; viigi korral võidavad need mängijad koos. Kui kõik teised on välja langenud, võidad kohe, mis sul ka käes ei oleks.
cards-help-ghosts-title = Kolm kummitust
cards-help-ghosts = Kolme kummitusega käes langed kohe välja, isegi kui pole sinu kord. Punktid on läinud ja kõik näevad sinu kaarte.
cards-help-turn-title = Sinu kord
cards-help-turn = Võta kuni kolm kaarti ükshaaval ja lõpeta kord, millal tahad, aga mitte ilma kaardita. Iga kaart mõjub enne, kui otsustad edasi. Siis on järgmise mängija kord, päripäeva.
cards-help-shut-title = Lukustamine
cards-help-shut = Kaardi võtmise asemel võid punktid lukustada: sa enam kaarte ei võta, punktid jäävad sulle ja ootad, kuni teised lõpetavad. Seda võid teha ka tühja käega.
cards-help-levels-title = Pakid ja tasemed
cards-help-levels = 1. tasemel on Anna, Vaheta ja Jäta vahele; 2. tasemel Käsk, Kõik võtavad ja Anna vasakule; mõlemad on kuni neljale mängijale. Boonustase kasutab mõlemat pakki ja sobib kuni kaheksale.
cards-help-power-title = Jõukaardid
cards-help-power = Jõukaarti näidatakse kõigile, see mõjub kohe ja pannakse siis maha. See ei mõjuta kunagi mängijaid, kes on lukus või väljas.
cards-help-give-title = Anna
cards-help-give = Üks sinu kummitustest läheb teisele mängijale ja võib ta välja visata. Kui sul on kummitus, pead ühe ära andma. Ainult teie kaks näete, milline see on.
cards-help-swap-title = Vaheta
cards-help-swap = Kaks mängijat vahetavad käed; sina valid, kes, ja sina ise ei pea nende hulgas olema. Keegi selle tõttu välja ei lange. Kui alles on ainult kaks mängijat, peavad nad vahetama.
cards-help-skip-title = Jäta vahele
cards-help-skip = Teine mängija jätab järgmise korra vahele. Ka kaks sellist kaarti samale mängijale võtavad ainult ühe korra. Viimane mängija ei saa korda kaotada.
cards-help-dictate-title = Käsk
cards-help-dictate = Sina ütled, mitu kaarti (1 kuni 3) peab mängija järgmisel korral võtma, ei rohkem ega vähem. Enne seda ta lukustada ei saa. See võid olla ka sina. Hilisem käsk asendab varasema.
cards-help-all-draw-title = Kõik võtavad
cards-help-all-draw = Kõik, kes on veel mängus, võtavad kaardi, sina esimesena. Nii võetud jõukaardid ei tee midagi.
cards-help-pass-left-title = Anna vasakule
cards-help-pass-left = Kõik, kes on veel mängus, valivad korraga kaardi ja see läheb järgmisele mängijale vasakul. Kummitused loetakse siis, kui kõik kaardid on liikunud.
cards-help-end-title = Lõpp
cards-help-end = Viimane mängija võib üksi edasi mängida nii kaua, kui tahab. Kui pakk saab otsa või käikude piir täis, loetakse kõigi mängus olijate punktid lukustatuks.
cards-help-secrets-title = Kes mida näeb
cards-help-secrets = Ainult sina näed oma kaarte; kõik näevad, mitu neid on. Kui kaart tuli sinult, näed seda edaspidi avatuna mängija juures, kelle käes see on. „Risk” arvestab ainult seda, mida sina võid teada.
cards-help-touch-title = Ühes seadmes
cards-help-touch = Ühes seadmes mängides peidab ekraan su kaardid, kui sinu kord on läbi. Telefonidega näitab üks ekraan lauda ja igaüks hoiab kaarte oma telefonis.
cards-help-keys-title = Klaviatuuril
cards-help-keys = Tab ja Enter; D võtab kaardi, E lõpetab korra, Escape tühistab valiku.

cards-deed-drew = võetud { $cards }
cards-deed-drew-unseen = { $count ->
    [one] kaart võetud
   *[other] { $count } kaarti võetud
}
cards-deed-turned-up = mängitud { $card }
cards-deed-nothing = kasutada ei saanud { $card }
cards-deed-gave = { $you ->
    [you] sina said kummituse
   *[other] kummitus ära antud (saaja { $whom })
}
cards-deed-passed = { $you ->
    [you] sina said { $card }
   *[other] edasi antud { $card } (saaja { $whom })
}
cards-deed-all-passed = kõik andsid kaardi vasakule
cards-deed-swapped = { $you ->
    [you] sinuga käed vahetatud
   *[other] käed vahetatud (teine { $whom })
}
cards-deed-swapped-two = vahetatud need käed: { $one } ja { $other }
cards-deed-skipping = { $you ->
    [you] sina jätad korra vahele
   *[other] korra jätab vahele { $whom }
}
cards-deed-dictated = { $you ->
    [you] { $number ->
        [one] sina pead võtma { $number } kaardi
       *[other] sina pead võtma { $number } kaarti
    }
   *[other] { $number ->
        [one] { $whom } peab võtma { $number } kaardi
       *[other] { $whom } peab võtma { $number } kaarti
    }
}
cards-deed-turn-skipped = kord jäi vahele
cards-deed-shut-down = punktid lukus
cards-deed-knocked-out = langes kummituste tõttu välja
cards-deed-shown = kõik käed on näidatud
cards-deed-ended = kord lõpetatud

cards-befalls-knocked-out = Liiga palju kummitusi: sa oled väljas!
cards-befalls-swapped = { $name } vahetas sinuga käed!
cards-befalls-swapped-two = { $name } vahetas su kaardid ära! Uued tulevad siit: { $with }.
cards-befalls-gave = { $name } andis sulle kummituse: { $card }
cards-befalls-skipping = { $name } lasi sul järgmise korra vahele jätta!
cards-befalls-dictated = { $number ->
    [one] { $name } ütleb: järgmisel korral pead võtma { $number } kaardi!
   *[other] { $name } ütleb: järgmisel korral pead võtma { $number } kaarti!
}
cards-series-points = { $target ->
    [one] Kaardiõhtu ühe punktini
   *[other] Kaardiõhtu { $target } punktini
}
cards-score = { $count ->
    [one] 1 punkt
   *[other] { $count } punkti
}
