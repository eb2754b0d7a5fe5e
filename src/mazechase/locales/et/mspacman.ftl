error-mspacman-bad-token = „{ $text }” ei ole ruut nagu c8 ega täringutahk nagu *4 või *F2.
error-mspacman-bad-position = „{ $text }” ei ole seis; kirjuta see nii: { $form }.
error-mspacman-bad-phase = „{ $text }” ei saa olla järgmine.
error-mspacman-bad-cell = Sellel laual ei ole ruutu „{ $text }”.
error-mspacman-bad-ghost = „{ $text }” ei ole kummitus; kirjuta see nagu e4 või nõrk kummitus nagu e4f1, e4p1 või e4p2.

error-mspacman-document-field = Selle mängu dokumendis peab olema „{ $field }” õigel kujul.
error-mspacman-document-extra = Dokumendil pole välja „{ $field }”; väljad on id, game, title, source ja { $content }.
error-mspacman-document-game = See dokument on mängule „{ $game }”.
error-mspacman-faces-count = { $count ->
    [one] Tahke on { $count }; neid peab olema 2 kuni { $most }.
   *[other] Tahke on { $count }; neid peab olema 2 kuni { $most }.
}
error-mspacman-faces-face = „{ $face }” ei ole tahk; tahud on F2 ja arvud 1 kuni { $largest }, tekstina.
error-mspacman-faces-spinner-flip = Kettal võivad olla ainult arvud, mitte F2 (M14).
error-mspacman-faces-three = Kettal peab olema 3 (M14).
error-mspacman-faces-flip = Täringul peab olema vähemalt üks F2 (M15).
error-mspacman-faces-equal = Kõik tahud annavad sama palju samme, nii et keegi ei saaks kunagi suurimat arvu (M14).

error-mspacman-board-label = „{ $label }” kohas { $place } ei ole selle mängu ruut; ruudud on b, i, p või s, üksi või koos märgiga *, o, x või g.
error-mspacman-board-dots = { $count ->
    [one] Ala { $area }: täpiga ruute on { $count }; peab olema { $each } (M1).
   *[other] Ala { $area }: täpiga ruute on { $count }; peab olema { $each } (M1).
}
error-mspacman-board-exits = { $count ->
    [one] Väljapääse on { $count }; peab olema 4 (M2).
   *[other] Väljapääse on { $count }; peab olema 4 (M2).
}
error-mspacman-board-exit-opening = Väljapääs { $place } peab olema serval ja ühe avaga (M2).
error-mspacman-board-opening = Kohas { $place } on ava, mis ei ole väljapääs (M2).
error-mspacman-board-powers = { $count ->
    [one] Jõuruute on { $count }; peab olema 4 (M4).
   *[other] Jõuruute on { $count }; peab olema 4 (M4).
}
error-mspacman-board-circles = Alal peab olema valge ring: { $area } (M5).
error-mspacman-board-circle-far = Valge ring { $place } on lähemal servale kui keskele (M5).
error-mspacman-board-ghost-spaces = { $count ->
    [one] Kummitusepesi on { $count }; igat värvi peab olema üks (M6).
   *[other] Kummitusepesi on { $count }; igat värvi peab olema üks (M6).
}
error-mspacman-board-ghost-middle = Kummitusepesa { $place } peab olema keskele lähemal kui { $other } (M6).
error-mspacman-board-door = Uks { $place } ja { $other } vahel peab viima kummitusepesast labürinti (M7).
error-mspacman-board-no-door = Kummitusepesa { $place } peab olema suletud, välja arvatud uks labürinti (M7).
error-mspacman-board-unreachable = Kohta { $place } ei pääse; labürint peab olema ühendatud (M9).
error-mspacman-board-dead-end = { $place } on ummik; igast ruudust peab viima kaks teed välja (M12).
error-mspacman-board-unequal = Igal alal peab olema sama palju: { $thing ->
    [exit] väljapääse
    [power] jõuruute
   *[circle] valgeid ringe
}; järjekorras on neid { $counts } (M16).
error-mspacman-board-clockwise = Alad peavad olema päripäeva selles järjekorras: { $order } (MSP-7).
error-mspacman-board-circle-door = Valge ring { $place } on kummituse ukse ees (M19).

error-mspacman-place-seats = Kui mängijaid on { $players }, loetleb seis { $players } kummitust, üks neist „-”.
error-mspacman-place-seat = Praegu ei saa olla selle koha kord.
error-mspacman-place-control = Ms. Pac-Maniga mängib keegi siis, kui on selge, kes alustab, ja mitte varem.
error-mspacman-place-ghosts = Kes mängib Ms. Pac-Maniga, sellel ei ole laual kummitust; kõigil teistel on.
error-mspacman-place-dots = Täpp on kohas, kus seda alguses polnud.
error-mspacman-place-begin = Kuni pole selge, kes alustab, on kõik täpid alles ning kõik kummitused tugevad ja oma pesas.
error-mspacman-place-spins = Sellised algusvisked pole võimalikud.
error-mspacman-place-ghost-space = Kummitus ei saa olla teise kummituse pesas.
error-mspacman-place-timer = Kummitus ei saa praegu nii kaua nõrk olla.
error-mspacman-place-sharing = Kaks nuppu ei saa praegu samal ruudul olla.
error-mspacman-place-her = Ms. Pac-Man ei saa praegu seal olla.
error-mspacman-place-phase = Sellel kohal ei saa see olla järgmine.
error-mspacman-place-steps = Nii palju samme ei saa praegu alles olla.
error-mspacman-place-flags = Praegu ei saa olla lisakorda.
error-mspacman-place-came = Kummitus ei saanud sealt tulla.
error-mspacman-place-bump = Siin ei ole järgmist vaba ruutu, mida valida.
error-mspacman-place-turns = Käike loetakse ainult valikuni max_turns.
error-mspacman-place-over = Mäng on läbi siis ja ainult siis, kui mõni mängus olev ala on tühi või käikude piir täis.

mspacman-refuse-no-circle = Ms. Pac-Man peab alustama valgelt ringilt.
mspacman-refuse-circle-taken = Sellel valgel ringil on kummitus (kodureegel: Ms. Pac-Man alustab vabalt ringilt).
mspacman-refuse-same-exit = Ühest väljapääsust lähed välja ja teisest tuled sisse, mitte samast.
mspacman-refuse-no-pass = Sinu nupp on juba seal ja kõik sammud tuleb ära kasutada.
mspacman-refuse-ghost-space = Kummitusepessa ei saa praegu keegi minna.
mspacman-refuse-by-the-door = Pesast saab välja uksest, aga see sinna ei vii.
mspacman-refuse-wall = Sein on ees.
mspacman-refuse-diagonal = Diagonaalis liikuda ei saa.
mspacman-refuse-too-far = Liiga kaugel: iga samm viib kõrvalruudule.
mspacman-refuse-not-on-her = Seal on Ms. Pac-Man, nii et see ruut pole vaba.
mspacman-refuse-not-open = Seal on teine kummitus, nii et see ruut pole vaba.
mspacman-refuse-not-open-named = selle mängija kummitus on seal, nii et ruut pole vaba.
mspacman-refuse-came-from = Kummitus tuli sealt ja peab minema edasi, mitte tagasi.
mspacman-refuse-not-next = See ei ole järgmine vaba ruut.

mspacman-event-spun-to-begin = Koht { $seat } sai alustaja valikul { $face }.
mspacman-event-tied-to-begin = Viik; uuesti proovivad kohad: { $seats }.
mspacman-event-took-control = Koht { $seat } mängib nüüd Ms. Pac-Maniga.
mspacman-event-placed = Koht { $seat } pani Ms. Pac-Mani ruudule { $at }.
mspacman-event-spun = Koht { $seat } keerutas { $face }.
mspacman-event-rolled = Koht { $seat } veeretas { $face }.
mspacman-event-stepped = { $left ->
    [one] Koht { $seat } viis Ms. Pac-Mani ruudult { $origin } ruudule { $to }; veel { $left } samm.
   *[other] Koht { $seat } viis Ms. Pac-Mani ruudult { $origin } ruudule { $to }; veel { $left } sammu.
}
mspacman-event-ghost-stepped = { $left ->
    [one] Koht { $seat } viis kummituse ruudult { $origin } ruudule { $to }; veel { $left } samm.
   *[other] Koht { $seat } viis kummituse ruudult { $origin } ruudule { $to }; veel { $left } sammu.
}
mspacman-event-ate = { $left ->
    [one] Koht { $seat } sõi täpi ruudul { $at }; ala { $area }: veel { $left } täpp.
   *[other] Koht { $seat } sõi täpi ruudul { $at }; ala { $area }: veel { $left } täppi.
}
mspacman-event-power-eaten = Koht { $seat } sõi jõutäpi ruudul { $at }!
mspacman-event-weakened = Koha { $seat } kummitus jäi nõrgaks ({ $cause ->
    [power] jõutäpp
    [f2] F2
   *[other] { $cause }
}); enne kui ta jälle tugev on, möödub { $turns ->
    [one] { $turns } kord
   *[other] { $turns } korda
}.
mspacman-event-recovered = Koha { $seat } kummitus on jälle tugev.
mspacman-event-caught = Koht { $seat } püüdis koha { $ghost } kummituse ruudul { $at }.
mspacman-event-ran-into-her = Koha { $seat } nõrk kummitus jooksis ruudul { $at } Ms. Pac-Mani otsa.
mspacman-event-went-home = Koha { $seat } kummitus läks koju ({ $at }) ja on jälle tugev.
mspacman-event-extra-turn = Koht { $seat } sai lisakorra.
mspacman-event-captured = Koht { $seat } püüdis koha { $former } Ms. Pac-Mani ruudul { $at }.
mspacman-event-bumped = Koha { $seat } kummitus jõudis teise kummituse peale ({ $origin }) ja läks edasi ruudule { $to }.
mspacman-event-won = Koht { $seat } võitis: ala { $area } on tühi.
mspacman-event-turn-limit = { $turns ->
    [one] Käikude piir ({ $turns } käik) on täis. Kõige vähem täppe: koht { $winners }.
   *[other] Käikude piir ({ $turns } käiku) on täis. Kõige vähem täppe: koht { $winners }.
}

area_cleared = Võitja alal pole enam ühtegi täppi.
area_cleared-own = Kõik sinu täpid on läinud.

mspacman-name = Ms. Pac-Man
mspacman-about = Tühjenda oma ala täppidest. Ms. Pac-Man sööb neid ja kummitused ajavad teda taga. Kes ta püüab, mängib temaga edasi.
mspacman-word-Blinky = Blinky
mspacman-word-Inky = Inky
mspacman-word-Pinky = Pinky
mspacman-word-Sue = Sue
mspacman-step-1 = Ms. Pac-Man keerutab ketast, kummitused veeretavad täringut. Astu nii mitu sammu.
mspacman-step-2 = Tema sööb täppe. Sinu alal pole enam täppe? Võitsid!
mspacman-step-3 = Püüa ta kummitusega kinni ja mängi ise temaga edasi.

mspacman-guide-chance = Tere tulemast! Tühjenda oma ala täppidest enne teisi.
mspacman-guide-turn = Puuduta helendavat ruutu, et sinna minna. Miski pole lõplik, kuni puudutad „Mine”.
mspacman-doing-chance = { $event ->
    [rolled] { $who ->
        [you] veeretad täringut…
       *[somebody] veeretab täringut…
    }
   *[spun] { $who ->
        [you] keerutad ketast…
       *[somebody] keerutab ketast…
    }
}
mspacman-todo-begin = Keeruta, et näha, kes alustab: suurima arvu saaja mängib Ms. Pac-Maniga.
mspacman-todo-begin-again = Viik: keeruta uuesti, et näha, kes alustab.
mspacman-todo-place = Pane Ms. Pac-Man ühele helendavale ringile.
mspacman-todo-spin = Keeruta ketast Ms. Pac-Mani jaoks.
mspacman-todo-roll = Veereta oma kummituse jaoks.
mspacman-todo-walk = { $steps ->
    [one] Vii Ms. Pac-Mani { $steps } samm edasi. Puuduta järgmist ruutu.
   *[other] Vii Ms. Pac-Mani { $steps } sammu edasi. Puuduta helendavat ruutu või mõnd kaugemat.
}
mspacman-todo-chase = { $steps ->
    [one] Vii oma kummitust { $steps } samm edasi. Puuduta järgmist ruutu.
   *[other] Vii oma kummitust { $steps } sammu edasi. Puuduta helendavat ruutu või mõnd kaugemat.
}
mspacman-todo-bump = Siin on teine kummitus. Vali järgmine vaba ruut.
mspacman-out-of-reach = { $steps ->
    [one] Liiga kaugel: sul on veel { $steps } samm.
   *[other] Liiga kaugel: sul on veel { $steps } sammu.
}
mspacman-solid = See on sein. Puuduta ruutu labürindis.
mspacman-harm = Kaotaksid Ms. Pac-Mani või oma kummituse või võidaks keegi teine.
mspacman-todo-on = { $steps ->
    [one] Veel { $steps } samm.
   *[other] Veel { $steps } sammu.
}
mspacman-todo-go = Sobib? Puuduta „Mine”. Võid veel tagasi astuda.
mspacman-todo-power = Nii sööd jõutäpi! Puuduta „Mine” või astu tagasi.
mspacman-todo-caught = Nii püüad kummituse! Puuduta „Mine” või astu tagasi.
mspacman-todo-captured = Nii püüad Ms. Pac-Mani! Puuduta „Mine” või astu tagasi.
mspacman-todo-lost = Ettevaatust: seal püütakse sind kinni. Puuduta „Mine” või astu tagasi.
mspacman-todo-won = See tühjendab ala ja lõpetab mängu! Puuduta „Mine” või astu tagasi.
mspacman-todo-given = Ettevaatust: see tühjendab teise mängija ala ja tema võidab. Puuduta „Mine” või astu tagasi.
mspacman-spin = Keeruta
mspacman-roll = Veereta täringut
mspacman-steps-left = { $left ->
    [one] samm veel
   *[other] sammu veel
}
mspacman-back = Astu tagasi
mspacman-go = Mine
mspacman-dots-left = { $left ->
    [one] { $left } täpp veel: ala { $area }
   *[other] { $left } täppi veel: ala { $area }
}
mspacman-has-her = mängib Ms. Pac-Maniga
mspacman-weak-for = nõrk veel { $turns ->
    [one] { $turns } kord
   *[other] { $turns } korda
}
mspacman-has-spun = sai { $face }
mspacman-scene-took-control = on nüüd Ms. Pac-Man!
mspacman-scene-took-control-you = oled nüüd Ms. Pac-Man!
mspacman-scene-captured = püüdis Ms. Pac-Mani!
mspacman-scene-captured-you = püüdsid Ms. Pac-Mani!
mspacman-scene-extra-turn = saab veel keerutada!
mspacman-scene-extra-turn-you = saad veel keerutada!
mspacman-scene-power-eaten = on tugev: kõik kummitused on nõrgad!
mspacman-scene-power-eaten-you = oled tugev: kõik kummitused on nõrgad!
mspacman-scene-caught = saatis kummituse koju!
mspacman-scene-caught-you = saatsid kummituse koju!
mspacman-scene-ran-into-her = jooksis Ms. Pac-Mani otsa ja läks koju!
mspacman-scene-ran-into-her-you = jooksid Ms. Pac-Mani otsa ja läksid koju!
mspacman-scene-tied-to-begin = viik: keerutage uuesti!
mspacman-scene-won = võidab: ala on tühi!
mspacman-scene-won-you = võidad: sinu ala on tühi!
mspacman-grid = Mängulaud. Nooleklahvid liiguvad samm-sammult; koos Shiftiga ainult vaatavad ringi. Enter läheb ruudule, lähedale või kaugele, ja kinnitab valmis käigu; see ka keerutab ja veeretab. N leiab järgmise ruudu, kuhu jõuad, Backspace võtab sammu tagasi, Escape kõik sammud.
mspacman-cell-her = Ms. Pac-Man: { $name }
mspacman-cell-ghost = kummitus: { $name }
mspacman-cell-weak = nõrk kummitus: { $name }, nõrk veel { $turns ->
    [one] { $turns } kord
   *[other] { $turns } korda
}
mspacman-cell-target = siia saad minna
mspacman-cell-dot = täpp
mspacman-cell-power = jõutäpp
mspacman-cell-circle = valge ring
mspacman-cell-exit = väljapääs, ühendatud teiste väljapääsudega
mspacman-cell-home = kummitusepesa: { $area }
mspacman-cell-area = ala: { $area }
mspacman-cell-solid = sein
mspacman-setup-random = Juhuslikud kummitused
mspacman-option-layout = Mängulaud
mspacman-option-layout-pinwheel = Tuuleratas
mspacman-option-layout-pinwheel-about = Meie oma laud, igast küljest samasugune.
mspacman-option-layout-for-three = Kolmele
mspacman-option-layout-for-three-about = Meie oma laud kolmele mängijale, kus võimalused on kõige võrdsemad.
mspacman-option-layout-windmill = Tuulik
mspacman-option-layout-windmill-about = Meie oma laud teistsuguste koridoridega.
mspacman-option-die-faces = Kummituste täring
mspacman-option-die-faces-f2-for-two = 1, F2, 3, 4, 5, 6
mspacman-option-spinner-faces = Ms. Pac-Mani ketas
mspacman-option-spinner-faces-one-to-six = 1 kuni 6
mspacman-option-start-by = Kes alustab
mspacman-option-start-by-spinner = Suurim arv kettal
mspacman-option-start-by-die = Suurim täringuvise
mspacman-option-fill-unused-areas = Täpid ka kasutamata aladele
mspacman-option-dot-on-pickup = Kui Ms. Pac-Man püütakse, kaob ka tema all olev täpp
mspacman-option-capture-in-passing = Püüda saab ka möödudes, mitte ainult käigu lõpus
mspacman-option-bump-can-capture = Teise kummituse peale jõudnud kummitus võib edasi minna Ms. Pac-Manini
mspacman-option-enter-ghost-space = Kummitus võib oma pessa tagasi minna
mspacman-option-power-overrides-f2 = Jõutäpp hoiab ka F2-kummitused kauem nõrgana
mspacman-option-power-timer-restart = Teine jõutäpp alustab aega uuesti
mspacman-option-extra-turn-chain = Lisakord võib tuua järgmise lisakorra
mspacman-option-circle-choice = Ms. Pac-Mani võib panna
mspacman-option-circle-choice-free_only = kummituseta valgele ringile
mspacman-option-circle-choice-any = igale valgele ringile
mspacman-option-max-turns = Käikude piir (siis võidab see, kellel on vähem täppe)

mspacman-short-spun-to-begin = alustaja valikul { $face }.
mspacman-short-tied-to-begin = Viik. Uuesti proovivad: { $seats }.
mspacman-short-took-control = nüüd Ms. Pac-Man.
mspacman-short-placed = Ms. Pac-Man alustab ruudult { $at }.
mspacman-short-spun = ketas { $face }.
mspacman-short-rolled = täring { $face }.
mspacman-short-stepped = { $left ->
    [0] Ms. Pac-Man ruudule { $to }.
    [one] Ms. Pac-Man ruudule { $to }, veel { $left } samm.
   *[other] Ms. Pac-Man ruudule { $to }, veel { $left } sammu.
}
mspacman-short-ghost-stepped = { $left ->
    [0] kummitus ruudule { $to }.
    [one] kummitus ruudule { $to }, veel { $left } samm.
   *[other] kummitus ruudule { $to }, veel { $left } sammu.
}
mspacman-short-ate = { $left ->
    [one] täpp söödud ({ $at }); ala { $area }: veel { $left } täpp.
   *[other] täpp söödud ({ $at }); ala { $area }: veel { $left } täppi.
}
mspacman-short-power-eaten = jõutäpp söödud!
mspacman-short-weakened = kummitus on nõrk ({ $cause ->
    [power] jõutäpp
    [f2] F2
   *[other] { $cause }
}), veel { $turns ->
    [one] { $turns } kord
   *[other] { $turns } korda
}.
mspacman-short-recovered = kummitus on jälle tugev.
mspacman-short-caught = kummitus püütud ruudul { $at }.
mspacman-short-ran-into-her = nõrk kummitus jooksis ruudul { $at } Ms. Pac-Mani otsa.
mspacman-short-went-home = kummitus läks koju ({ $at }) ja on jälle tugev.
mspacman-short-extra-turn = lisakord!
mspacman-short-captured = Ms. Pac-Man püütud ruudul { $at }!
mspacman-short-bumped = kummitus läks ruudult { $origin } edasi ruudule { $to }.
mspacman-short-won = võit, ala { $area } on tühi!
mspacman-short-turn-limit = { $turns ->
    [one] Käikude piir ({ $turns } käik) on täis. Kõige vähem täppe: { $winners }.
   *[other] Käikude piir ({ $turns } käiku) on täis. Kõige vähem täppe: { $winners }.
}

mspacman-note-begin = algus: { $face }
mspacman-note-spun = ketas { $face }
mspacman-note-rolled = täring { $face }
mspacman-note-placed = ruudul { $at }
mspacman-note-bumped = edasi { $to }
mspacman-note-home = kummitus koju
mspacman-note-captured = ta on käes!
mspacman-note-extra = keerutab veel

mspacman-advice-go = Mine ruudule { $to }.

mspacman-reason-wins = See toob võidu!
mspacman-reason-gives = See lõpetab mängu ja võidab keegi teine.
mspacman-reason-captures = Nii püüad Ms. Pac-Mani ja mängid temaga edasi.
mspacman-reason-lost = Seal püüab kummitus Ms. Pac-Mani.
mspacman-reason-ran = Sinu nõrk kummitus jookseb Ms. Pac-Mani otsa.
mspacman-reason-catches = Nii püüad koha { $seat } kummituse.
mspacman-reason-catches-named = kaotab kummituse ja sina keerutad veel.
mspacman-reason-power = Nii sööd jõutäpi.
mspacman-reason-dot = Nii kaob täpp sinu alalt.
mspacman-reason-risk = { $percent ->
    [0] Järgmise viskega ei saa ükski kummitus teda seal kätte.
   *[other] Tõenäosus, et kummitus ta seal kätte saab, on { NUMBER($percent) } %.
}
mspacman-reason-near = { $steps ->
    [one] Sealt on Ms. Pac-Manini üks samm.
   *[other] Sealt on Ms. Pac-Manini { $steps } sammu.
}

mspacman-help-aim-title = Eesmärk
mspacman-help-aim = Igal mängijal on laual oma ala, mida tähistab tema kummitus. Esimene täppideta ala toob omanikule võidu, ükskõik kes täpid sõi. Kui käikude piir saab täis, võidab see, kellel on kõige vähem täppe.
mspacman-help-areas-title = Alad
mspacman-help-areas = Igal neljast alast on 17 täppi; suur neist on jõutäpp. Ka aladel, millega keegi ei mängi, on täpid, aga need võita ei saa.
mspacman-help-start-title = Kes mängib Ms. Pac-Maniga
mspacman-help-start = Igaüks keerutab korra ja kes saab suurima arvu, mängib Ms. Pac-Maniga; viigi korral keerutatakse uuesti. Ta pannakse valgele ringile ja ta alustab. Teised mängivad oma kummitustega, päripäeva.
mspacman-help-walk-title = Liikumine
mspacman-help-walk = Ms. Pac-Man keerutab ketast, kummitused veeretavad täringut. Liigu mööda koridore täpselt nii mitu sammu, mitte diagonaalis ega läbi seina. Võid ümber pöörata ja sama ruutu kaks korda läbida.
mspacman-help-dots-title = Täpid
mspacman-help-dots = Ms. Pac-Man sööb täpi siis, kui ta ruudult lahkub, mitte saabudes. Ta sööb kõigi täppe. Täpid ei tule kunagi tagasi.
mspacman-help-meet-title = Kohtumine
mspacman-help-meet = Nupud kohtuvad igal ruudul, kuhu nad astuvad, ka möödudes. Tugev kummitus ja Ms. Pac-Man: ta on püütud, ükskõik kes liikus. Nõrk kummitus ja Ms. Pac-Man: kummitus läheb koju ja on jälle tugev.
mspacman-help-extra-title = Lisakord
mspacman-help-extra = Kui ta oma teel püüab nõrga kummituse, keerutab ta pärast veel kord. Iga kord toob kõige rohkem ühe lisakorra. Kui ta samal teel ise püütakse, lisakorda ei ole.
mspacman-help-capture-title = Ms. Pac-Mani püüdmine
mspacman-help-capture = Kes püüab Ms. Pac-Mani, mängib nüüd temaga: paneb ta kummituseta valgele ringile ja teeb kohe oma käigu. Kes ta kaotas, saab oma kummituse tagasi, kodus ja tugevana.
mspacman-help-power-title = Jõutäpid
mspacman-help-power = Kui Ms. Pac-Man lahkub suurelt jõutäpilt, jäävad kõik kummitused nõrgaks: kahvatud ja kõõrdsilmsed. Igaüks jääb nõrgaks oma ühe korra ajaks. Liivakell näitab, mitu korda on veel jäänud.
mspacman-help-flip-title = F2 täringul
mspacman-help-flip = Kummitus muutub tugevast nõrgaks või nõrgast tugevaks ja liigub 2 sammu. Pärast F2 on ta nõrk oma järgmise korra alguseni. Jõutäpp teeb ta kauemaks nõrgaks ja teine alustab aega uuesti.
mspacman-help-exits-title = Väljapääsud
mspacman-help-exits = Neli väljapääsu serval on omavahel ühendatud: igast väljapääsust teise on üks samm. Samast tagasi tulla ei saa. Väljapääsudel täppe pole.
mspacman-help-doors-title = Kummitusepesad
mspacman-help-doors = Kummitused lahkuvad oma pesast keskel ukse kaudu, ühe sammuga. Keegi ei lähe sinna tagasi.
mspacman-help-bump-title = Kummitused omavahel
mspacman-help-bump = Kummitused mööduvad üksteisest vabalt. Kes lõpetaks teise kummituse peal, läheb edasi järgmisele vabale ruudule, eemale sealt, kust tuli; kui neid on mitu, valib selle kummituse mängija.
mspacman-help-touch-title = Ekraanil
mspacman-help-touch = Puuduta ruuthaaval või puuduta kaugemat ruutu, et kohe sinna minna. Miski pole lõplik, kuni puudutad „Mine”: võid tagasi astuda nii tihti, kui tahad. „Lühimad teed” näitab, kuidas iga kummitus Ms. Pac-Manini jõuab ja kui tõenäoliselt ta järgmise viskega tema kätte saab.
mspacman-help-keys-title = Klaviatuuril
mspacman-help-keys = Nooleklahvid liigutavad, Enter kinnitab, Backspace võtab sammu tagasi, N leiab järgmise ruudu, kuhu jõuad.

mspacman-deed-spun-to-begin = alustaja loosimisel { $face }
mspacman-deed-took-control = nüüd Ms. Pac-Man
mspacman-deed-placed = { $detail ->
    [squares] Ms. Pac-Man pandud ruudule { $at }
   *[plain] Ms. Pac-Man lauale pandud
}
mspacman-deed-spun = ketas { $face }
mspacman-deed-rolled = täring { $face }
mspacman-deed-walked = { $detail ->
    [squares] Ms. Pac-Man ruudule { $to }
   *[plain] { $steps ->
        [one] Ms. Pac-Man { $steps } samm edasi
       *[other] Ms. Pac-Man { $steps } sammu edasi
    }
}
mspacman-deed-ghost-walked = { $detail ->
    [squares] kummitus ruudule { $to }
   *[plain] { $steps ->
        [one] kummitus { $steps } samm edasi
       *[other] kummitus { $steps } sammu edasi
    }
}
mspacman-deed-ate = { $count ->
    [one] söödud { $count } täpp
   *[other] söödud { $count } täppi
}
mspacman-deed-power = jõutäpp tegi kummitused nõrgaks
mspacman-deed-weak = kummitus jäi nõrgaks
mspacman-deed-caught = { $you ->
    [you] sinu kummitus koju saadetud
   *[other] kummitus koju saadetud ({ $whom })
}
mspacman-deed-ran-into-her = nõrk kummitus jooksis Ms. Pac-Mani otsa
mspacman-deed-extra-turn = lisakord
mspacman-deed-captured = { $you ->
    [you] sinult võetud Ms. Pac-Man
   *[other] Ms. Pac-Man ära võetud (kaotaja { $whom })
}
mspacman-deed-bumped = kummitus edasi ruudule { $to }
mspacman-deed-won = ala { $area } tühi ja võit

mspacman-befalls-captured = { $name } võttis sinult Ms. Pac-Mani!
mspacman-befalls-caught = { $name } püüdis sinu kummituse. See läheb koju!
mspacman-befalls-ran-into-her = Sinu nõrk kummitus jooksis Ms. Pac-Mani otsa. See läheb koju!
mspacman-score = { $count ->
    [one] 1 täpp
   *[other] { $count } täppi
}
