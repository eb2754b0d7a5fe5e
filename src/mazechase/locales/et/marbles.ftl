error-marbles-bad-token = „{ $text }” ei ole käik nagu 4c6:b6,c6 või 3e5>g7, valik nagu -, take, leave, @c4, from2 või pay1 ega vise nagu *36.
error-marbles-bad-cell = „{ $text }” ei ole selle laua koht.
error-marbles-bad-list = „{ $text }” nimetab ühte kohta kaks korda.
error-marbles-bad-task = „{ $text }” ei ole otsus, mida saaks oodata.
error-marbles-bad-position = „{ $text }” ei ole seis; kirjuta see nii: { $form }.
error-marbles-place-seats = Kui mängijaid on { $players }, loetleb seis Pac-Manid, kausid ja kollased kuulid { $players } koha kohta ega ühegi muu kohta.
error-marbles-place-ghosts = Kumbki kummitus peab olema stardis või augul, aga mitte mõlemad samal augul; väiksema tähisega kummitus on eespool.
error-marbles-place-marbles = Valgeid kuule peab olema 72, tavalistel aukudel ja kaussides, ning kollaseid 4, rõngastel, käes või võlgu; Pac-Mani all ei ole ühtegi.
error-marbles-place-pieces = Iga Pac-Man peab olema üksi augul või kodus ja mitte kummituse peal.
error-marbles-place-dice = Järel võib olla kuni kaks täringut 1 kuni 6, väiksem eespool; viimane kuulub kindlale nupule.
error-marbles-place-taken = Käike loetakse ainult valikuni max_turns.
error-marbles-place-over = Kõik valged kuulid on läinud, nii et ükski täring ei saa mängimata olla.
error-marbles-place-stuck = Nende täringutega ei saa ükski nupp liikuda, nii et kord oleks läbi.
error-marbles-place-owed = Kollane kuul on võlgu ja üks rõngas on vaba, nii et see oleks juba tagasi.
error-marbles-place-todo = Siin ei ole sellist otsust teha.
error-marbles-place-rolls = Alustajat veeretatakse ainult algseisus, koht koha järel.

error-marbles-board-field = Laual peab olema „{ $field }” tekstina.
error-marbles-board-extra = Laual ei ole välja „{ $field }”.
error-marbles-board-waives = Laud võib loobuda ainult neist: { $known }, mitte „{ $field }”.
error-marbles-board-game = See laud on mängule „{ $field }”, mitte kuulidele.
error-marbles-board-c1 = C1: laual peab olema 72 tavalist ja 4 rõngaga auku; sellel on { $plain } ja { $ringed }.
error-marbles-board-c3 = C3: laual peab olema täpselt üks kodu { $mark }; sellel on { $count }.
error-marbles-board-c4 = C4: kodu { $place } peab olema teel kahe või enama augu vahel ega tohi olla millegi muu kõrval.
error-marbles-board-c6 = C6, C12: kummitus peab jõudma kohta { $place } ilma kodude ja avadeta.
error-marbles-board-c7 = C7: kummituste start, üksainus plokk =, peab olema laua keskel.
error-marbles-board-c8 = C8: kummituste stardil peab olema vähemalt kaks väljapääsu, mis viivad aukudele; sellel on { $count }.
error-marbles-board-c10 = C10: laual peab olema vähemalt kolm ava; sellel on { $count }.
error-marbles-board-c11 = C11: ava { $place } peab olema serval, oma augu kõrval, mis viib sissepoole.
error-marbles-board-c14 = C14: alguses ei ole kodust { $place } ühtegi täiskäiku pikkusega { $count }.
error-marbles-board-c19 = C19: laud peab igast kodust vaadates pööratuna või peegeldatuna sama olema.
error-marbles-board-c21 = C21: igal augul peab olema kaks naaberauku ja aukudel keskmiselt 2,6 teed ({ $place }).
error-marbles-board-openings = Serveris võib laual olla kõige rohkem { $most } ava; sellel on { $count }.

marbles-refuse-decide-first = { $kind ->
    [under] Otsusta enne, mida teha kummituse all oleva kuuliga.
    [ring] Pane enne kollane kuul rõngale tagasi.
    [reward] Vali enne, kelle kuulid sa võtad.
   *[pay] Vali enne, milliste kuulidega maksad.
}
marbles-refuse-not-asked = Seda ei pea sa praegu otsustama.
marbles-refuse-not-a-ring = Seal ei ole oranži rõngast.
marbles-refuse-ring-occupied = See rõngas ei ole vaba: seal on kuul või nupp.
marbles-refuse-not-oneself = Võta oma auhind teiselt mängijalt, mitte iseendalt.
marbles-refuse-nothing-to-take = Kohal { $seat } pole kuule, mida võtta.
marbles-refuse-nothing-to-take-named = kauss on tühi, võtta pole midagi.
marbles-refuse-cannot-pay-so = { $yellow ->
    [one] Siin ei saa maksta { $yellow } kollase kuuliga.
   *[other] Siin ei saa maksta { $yellow } kollase kuuliga.
}
marbles-refuse-no-pass = Nupp, mis saab liikuda, peab liikuma. Loobuda võid ainult kummituse söömisest.
marbles-refuse-pac-has-moved = Pac-Man on juba liikunud; teine täring on kummitusele.
marbles-refuse-ghost-has-moved = Kummitus on juba liikunud; teine täring on Pac-Manile.
marbles-refuse-no-such-die = Ükski täring ei näita { $die }; mängida on veel: { $dice }.
marbles-refuse-start-closed = Kummituste starti ei saa keegi minna.
marbles-refuse-say-which-way = Pac-Man jõuab sinna täringuga { $die }: vali see täring ja siis tee.
marbles-refuse-say-which-die = See kummitus jõuab sinna täringuga { $die }: vali see täring.
marbles-refuse-other-marbles = Pac-Man jõuab sinna, aga ühelgi teel ei söö ta täpselt neid kuule: ta sööb kõik kuulid, mis ette jäävad.
marbles-refuse-occupied = Seal on juba teine Pac-Man.
marbles-refuse-occupied-named = jõudis sinna enne.
marbles-refuse-no-privilege = Seal on kummitus; selle söömiseks vajad kollast kuuli.
marbles-refuse-home-closed = Pac-Man võib sellest kodust läbi minna, aga mitte peatuda.
marbles-refuse-blocked = { $what ->
    [ghosts] { $count ->
        [one] Kummitus on ees.
       *[other] Mõlemad kummitused on ees.
    }
   *[pieces] { $count ->
        [one] Teine Pac-Man on ees.
       *[other] Teised nupud on ees.
    }
}
marbles-refuse-blocked-named = on ees ja üle hüpata ei saa.
marbles-refuse-no-turning-back = Pac-Man peaks teel kohe tagasi pöörama, aga seda ta ei tohi.
marbles-refuse-full-count = { $other ->
    [0] { $die ->
        [one] Liiga lähedal: täring näitab { $die } ja liikuda tuleb täpselt { $die } samm.
       *[other] Liiga lähedal: täring näitab { $die } ja liikuda tuleb täpselt { $die } sammu.
    }
   *[other] Liiga lähedal: täringud näitavad { $other } ja { $die } ning liikuda tuleb täpselt nii mitu sammu.
}
marbles-refuse-go-on = Kumbki kummitus ei saa teha täiskäiku, nii et üks läheb nii kaugele kui saab. Seal ta veel peatuda ei saa.
marbles-refuse-too-far = { $other ->
    [0] Liiga kaugel: täring näitab { $die }.
   *[other] Liiga kaugel: täringud näitavad { $other } ja { $die }.
}
marbles-refuse-no-ghost = Seal ei ole kummitust. Vali enne kummitus.
marbles-refuse-pac-must-move = Siis ei saaks Pac-Man enam liikuda. Vali käik, mis jätab talle käigu.
marbles-refuse-ghost-no-home = Kummitused ei tohi kodudesse minna.
marbles-refuse-ghost-on-ghost = Teine kummitus on juba seal.
marbles-refuse-pac-in-the-way = Pac-Man on ees ja kummitus, kes temani jõuab, peatub seal.
marbles-refuse-pac-in-the-way-named = { $who ->
    [you] oled ees: kummitus, kes Pac-Manini jõuab, peatub seal.
   *[somebody] on ees: kummitus, kes Pac-Manini jõuab, peatub seal.
}
marbles-refuse-ghost-in-the-way = Teine kummitus on ees.
marbles-refuse-ghost-no-turning = Kummitus peaks teel tagasi pöörama (kodureegel: kummitused ei pööra tagasi).
marbles-refuse-ghost-no-tunnel = Kummitus peaks laualt välja minema, aga seda kummitused ei tohi.

marbles-event-rolled = Koht { $seat } veeretas { $low } ja { $high }.
marbles-event-roll-tied = Kohad { $seats } said igaüks { $total } ja veeretavad uuesti.
marbles-event-begins = Koht { $seat } alustab, summa { $total }.
marbles-event-stepped = Koha { $seat } Pac-Man läks kohast { $origin } kohta { $to }.
marbles-event-crossed = Koha { $seat } Pac-Man läks avast { $origin } välja ja tuli tagasi avast { $to }.
marbles-event-gobbled = Koht { $seat } sõi kohas { $at } kuuli, värv: { $colour ->
    [white] valge
    [yellow] kollane
   *[other] { $colour }
}; kausis { $tray }, laual { $left }.
marbles-event-ghost-gobbled = Koht { $seat } sõi kohas { $at } kummituse, kes läks tagasi kohta { $to }.
marbles-event-left-under = Koht { $seat } jättis kuuli kohta { $at }.
marbles-event-prowled = Koht { $seat } viis kummituse kohast { $origin } kohta { $to }.
marbles-event-captured = Koha { $seat } kummitus püüdis kohas { $at } koha { $whom } ja saatis koju: { $home }.
marbles-event-paid = { $rule ->
    [house] Koht { $seat } maksis kohale { $to }: { $white } valget, { $yellow } kollast (kodureegel: kollased kuulid jäävad alles).
   *[book] Koht { $seat } maksis kohale { $to }: { $white } valget, { $yellow } kollast.
}
marbles-event-privilege-lost = { $count ->
    [one] Koht { $seat } kaotas { $count } kollase kuuli.
   *[other] Koht { $seat } kaotas { $count } kollast kuuli.
}
marbles-event-returned = Koht { $seat } pani kollase kuuli tagasi: { $at }.
marbles-event-waits = Ükski rõngas pole vaba, nii et kasutatud kollane kuul jääb kohale { $seat }, kuni mõni vabaneb.
marbles-event-stood = { $piece ->
    [pac] { $rule ->
        [house] Koha { $seat } Pac-Manil polnud järelejäänud täringuga täiskäiku ja ta jäi paigale (kodureegel: nii võib valida).
       *[book] Koha { $seat } Pac-Manil polnud täiskäiku ja ta jäi paigale.
    }
    [ghost] Kohal { $seat } polnud kummitusele täiskäiku.
    [both] Koht { $seat } ei saanud liigutada Pac-Mani ega kummitust.
   *[other] Koht { $seat }: { $piece }
}
marbles-event-stayed = Koht { $seat } ei söönud kummitust ja jäi paigale.
marbles-event-cleared = Viimane valge kuul on läinud. Valged kuulid kohtade kaupa: { $trays }. Võitnud kohad: { $winners }.
marbles-event-turn-limit = { $turns ->
    [one] Käikude piir ({ $turns } käik) on täis.
   *[other] Käikude piir ({ $turns } käiku) on täis.
} Valged kuulid kohtade kaupa: { $trays }. Võitnud kohad: { $winners }.

marbles_cleared = Kõik valged kuulid on läinud; võidab see, kellel on neid kõige rohkem.

marbles-name = Kuulid
marbles-about = Söö kõige rohkem kuule ja saada ühised kummitused teiste kallale.
marbles-step-1 = Veereta kaht täringut: üks viib edasi Pac-Mani, teine kummitust.
marbles-step-2 = Pac-Man sööb iga kuuli oma teel. Kellel on kõige rohkem, see võidab.
marbles-step-3 = Püüa vastane kummitusega ja saad temalt kaks kuuli.
marbles-guide-chance = Tere tulemast! Söö rohkem valgeid kuule kui teised.
marbles-guide-turn = Üks täring viib edasi Pac-Mani, teine kummitust. Puuduta kohta, et näha teed, ja siis „Mine”.
marbles-todo = Puuduta helendavat kohta.
marbles-todo-chance = Puuduta täringuid, et veeretada.
marbles-doing-chance = { $who ->
    [you] veeretad täringuid…
   *[somebody] veeretab täringuid…
}
marbles-todo-begin = Veereta, et näha, kes alustab: alustab suurim summa.
marbles-todo-begin-again = Viik: veereta uuesti, et näha, kes alustab.
marbles-solid = Siin ei ole midagi. Puuduta helendavat kohta.
marbles-harm = See saadab su enda Pac-Mani koju.
marbles-setup-random = Juhuslikud algusnurgad
marbles-todo-move = { $half ->
    [first] { $piece ->
        [pac] Vali, kuhu läheb Pac-Man. Või puuduta teist täringut või kummitust.
       *[ghost] Vali, kuhu läheb kummitus. Või puuduta teist täringut või Pac-Mani.
    }
   *[second] { $piece ->
        [pac] Vali, kuhu läheb Pac-Man.
       *[ghost] { $origins ->
            [one] Vali, kuhu läheb kummitus.
           *[other] Vali, kuhu läheb kummitus. Puuduta kummitust, et näha ainult tema käike.
        }
    }
}
marbles-todo-go = Puuduta sama kohta uuesti, et sinna minna, või mõnda teist.
marbles-todo-way = Sinna viib mitu teed. Vali üks ja puuduta „Mine”.
marbles-todo-task = { $kind ->
    [under] Kummituse all on kuul. Kas võtad?
    [ring] Pane kasutatud kollane kuul tagasi: puuduta vaba rõngast.
    [reward] Sinu auhind: kelle kuulid võtad?
   *[pay] Milliste kuulidega maksad?
}
marbles-roll = Veereta täringuid
marbles-rolling = Täringud veerevad…
marbles-dice = Täringud
marbles-die = { $piece ->
    [pac] { $face }, Pac-Manile
    [ghost] { $face }, kummitusele
   *[none] { $face }
}
marbles-die-played = mängitud
marbles-movers = Milline nupp liigub
marbles-move-pac = Liiguta Pac-Mani
marbles-move-ghost = Liiguta kummitust
marbles-answers = Sinu valikud
marbles-pay = Valgeid: { $white }, kollaseid: { $yellow }
marbles-take = Võtan
marbles-leave = Jätan
marbles-stay = Jään paigale, ei söö
marbles-ways = Teed sinna
marbles-way = Tee { $n }: { $white } valget, { $yellow } kollast
marbles-go = Mine
marbles-tray = Valgeid kuule: { $white }. Kollaseid kuule, igaüks ühe kummituse jaoks: { $held }. Kollaseid tagasi panna: { $owed }.
marbles-left = { $count ->
    [one] { $count } kuul alles
   *[other] { $count } kuuli alles
}
marbles-held-is = Kollane kuul: sellega võid süüa kummituse
marbles-owed-is = Kollane kuul, mis läheb tagasi, kui mõni rõngas vabaneb
marbles-show-ways = Oht
marbles-grid = Mängulaud. Nooleklahvid liiguvad aukudel, N hüppab järgmisele valitavale kohale, Enter läheb sinna. P Pac-Man, G kummitus, D teine täring, W teine tee, R veereta.
marbles-cell-home = kodu: { $name }
marbles-cell-no-home = kasutamata kodu
marbles-cell-start = kummituste start
marbles-cell-ring = oranž rõngas
marbles-cell-opening = ava
marbles-cell-pac = Pac-Man: { $name }
marbles-cell-ghosts = { $ghosts ->
    [one] kummitus
   *[other] { $ghosts } kummitust
}
marbles-cell-white = valge kuul
marbles-cell-yellow = kollane kuul
marbles-cell-spot = selle saad valida
marbles-cell-end = { $ways ->
    [one] siia saad minna, kuule: { $marbles }
   *[other] siia viib { $ways } teed, kuule: { $marbles }
}
marbles-cell-range = { $least } kuni { $most }
marbles-cell-end-ghost = { $ways ->
    [one] siia saab minna kummitus
   *[other] siia saab minna kumbki kummitus
}
marbles-cell-end-harm = siia saab minna kummitus, aga see saadaks su enda Pac-Mani koju
marbles-option-layout = Mängulaud
marbles-option-layout-corners = Neli nurka
marbles-option-layout-corners-about = Meie oma laud: igas nurgas kodu, neli ava, ühtegi ummikut.
marbles-option-layout-trees = Puud
marbles-option-layout-trees-about = Meie oma laud, ummikud nagu puu oksad.
marbles-option-unused-home = Kasutamata kodud
marbles-option-unused-home-closed_to_stop = läbi minna tohib
marbles-option-unused-home-free = peatuda tohib
marbles-option-must-move-if-possible = Oma Pac-Mani ei tohi kummitusega kinni panna
marbles-option-home-counts = Kodu teel loeb sammuna
marbles-option-ghost-may-reverse = Kummitus võib käigu ajal tagasi pöörata
marbles-option-ghost-partial = Kui täiskäiku pole, läheb üks kummitus nii kaugele kui saab
marbles-option-pay-with-yellow = Kollaste kuulidega maksmine
marbles-option-pay-with-yellow-false = mitte kunagi
marbles-option-pay-with-yellow-victim_choice = maksja valib
marbles-option-lose-privilege-when-hit = Kinni püütud mängija kaotab kollased kuulid
marbles-option-marble-under-ghost = Kuul söödud kummituse all
marbles-option-marble-under-ghost-auto = süüakse ka ära
marbles-option-marble-under-ghost-ask = võib jätta
marbles-option-privilege-stacks = Iga kollase kuuliga saab süüa ühe kummituse
marbles-option-same-move-gobble = Kollane kuul mõjub kohe
marbles-option-gobble-ends-turn = Kummituse söömine lõpetab korra
marbles-option-end-timing = Viimane valge kuul lõpetab mängu
marbles-option-end-timing-at_once = kohe
marbles-option-end-timing-after_move = selle käigu järel
marbles-option-end-timing-after_turn = selle korra järel
marbles-option-max-turns = Käikude piir

marbles-short-rolled = täringud { $low } ja { $high }.
marbles-short-roll-tied = Viik, kõigil { $total }. Veeretavad uuesti: { $seats }.
marbles-short-begins = alustab, summa { $total }.
marbles-short-stepped = Pac-Man läks kohta { $to }.
marbles-short-crossed = avast { $origin } välja, avast { $to } sisse.
marbles-short-gobbled = söödud { $colour ->
    [white] valge
   *[yellow] kollane
} kuul ({ $at }); valgeid kausis { $tray }, laual { $left }.
marbles-short-ghost-gobbled = kummitus söödud ({ $at })! Ta läks tagasi kohta { $to }.
marbles-short-left-under = kuul jäi kohta { $at }.
marbles-short-prowled = kummitus läks kohast { $origin } kohta { $to }.
marbles-short-captured = kummitus püüdis kinni: { $whom } ({ $at }). Koju: { $home }!
marbles-short-captured-own = enda Pac-Man saadetud koju, { $at } → { $home }!
marbles-short-paid = { $rule ->
    [house] maksis, saaja { $to }. Valgeid: { $white }, kollaseid: { $yellow } (kodureegel: kollased kuulid jäävad alles).
   *[book] maksis, saaja { $to }. Valgeid: { $white }, kollaseid: { $yellow }.
}
marbles-short-privilege-lost = { $count ->
    [one] kaotatud { $count } kollane kuul.
   *[other] kaotatud { $count } kollast kuuli.
}
marbles-short-returned = kollane kuul tagasi: { $at }.
marbles-short-waits = kasutatud kollane kuul jääb alles: ükski rõngas pole vaba.
marbles-short-cleared = Viimane valge kuul on läinud. Valged kuulid mängu järjekorras: { $trays }. Võitjad: { $winners }.
marbles-short-turn-limit = { $turns ->
    [one] Käikude piir ({ $turns } käik) on täis.
   *[other] Käikude piir ({ $turns } käiku) on täis.
} Valged kuulid mängu järjekorras: { $trays }. Võitjad: { $winners }.
marbles-short-stood = { $piece ->
    [pac] { $rule ->
        [house] järelejäänud täringuga pole Pac-Manil täiskäiku (kodureegel: nii võib valida).
       *[book] Pac-Manil pole täiskäiku.
    }
    [ghost] kummitusel pole täiskäiku.
   *[both] Pac-Man ega kummitus ei saa liikuda.
}
marbles-short-stayed = kummitus jäi söömata, Pac-Man paigale.

marbles-note-rolled = täringud { $low } · { $high }
marbles-note-gobbled = { $count ->
    [one] 1 kuul
   *[other] { $count } kuuli
}
marbles-note-captured = käes!
marbles-note-captured-own = enda Pac-Man koju
marbles-note-ghost = sööb kummituse
marbles-note-pays = maksab { $count }
marbles-note-gets = saab { $count }
marbles-note-returned = tagasi: { $at }
marbles-note-stays = jääb paigale

marbles-advice-go = Vii Pac-Man kohta { $to }.
marbles-advice-prowl = Vii kummitus kohast { $from } kohta { $to }.
marbles-advice-stay = Jää paigale.
marbles-advice-under = { $to ->
    [take] Võta kuul.
   *[other] Jäta kuul.
}
marbles-advice-ring = Pane kuul kohta { $to }.
marbles-advice-rob = Võta mängijalt kohas { $to }.
marbles-advice-pay = { $to ->
    [pay0] Maksa valgete kuulidega.
   *[other] Maksa kollaste kuulidega.
}

marbles-reason-own = See saadab su enda Pac-Mani koju.
marbles-reason-captures = Nii püüad kinni koha { $seat } Pac-Mani.
marbles-reason-captures-named = jääb kummitusele kätte.
marbles-reason-ghost = Nii sööd kummituse.
marbles-reason-yellow = Nii sööd kollase kuuli.
marbles-reason-marbles = { $count ->
    [one] Nii sööd ühe kuuli.
   *[other] Nii sööd { $count } kuuli.
}
marbles-reason-danger = Kummitus saab su seal kätte nii mitme viskega sajast: { NUMBER($percent) }.
marbles-reason-safe = Järgmise viskega ei saa ükski kummitus sind seal kätte.

marbles-help-aim-title = Eesmärk
marbles-help-aim = Võidab see, kellel on kõige rohkem valgeid kuule; viigi korral võidavad need mängijad koos. Mäng lõpeb hetkel, kui viimane valge kuul laualt lahkub või kui käikude piir saab täis. Kollased kuulid ei loe.
marbles-help-start-title = Kes alustab
marbles-help-start = Igaüks veeretab korra ja alustab see, kelle summa on suurim; viigi korral veeretavad need mängijad uuesti. Iga Pac-Man alustab kodust, mõlemad kummitused keskelt.
marbles-help-turn-title = Sinu kord
marbles-help-turn = Veereta mõlemat täringut. Üks viib edasi sinu Pac-Mani, teine ühte kummitustest. Sina otsustad, kumb täring on kelle jaoks ja kes läheb enne. Kaks ühesugust ei tähenda midagi erilist.
marbles-help-must-title = Liikuma peab
marbles-help-must = Nupp, mis saab liikuda, peab liikuma; kes oma täringut kasutada ei saa, jääb paigale. Täringud ja järjekorra võid vabalt valida, isegi kui Pac-Man siis liikuda ei saa. Kummitust ei pea kunagi sööma.
marbles-help-walk-title = Pac-Mani tee
marbles-help-walk = Pac-Man liigub täpselt nii kaugele, kui täring ütleb, ei pööra kohe tagasi ja sööb iga kuuli, millest möödub. Ühest august võid kaks korda läbi minna.
marbles-help-blocked-title = Tee peal ees
marbles-help-blocked = Keegi ei hüppa üle nupu ega peatu teisel Pac-Manil. Ka kummitused on ees, kui sul pole kollast kuuli, et kummitus ära süüa.
marbles-help-home-title = Kodud
marbles-help-home = Kodus ei saa keegi sind püüda. Kodu teel loeb sammuna. Oma kodus võid käigu lõpetada ja teistest läbi minna, aga seal mitte peatuda.
marbles-help-openings-title = Avad
marbles-help-openings = Valged nooled on avad: mine ühest välja ja tule ükskõik millisest teisest tagasi. See ei maksa ühtegi sammu. Väljas peatuda ega samast tagasi tulla ei saa; nupp laual kohe ava juures sulgeb selle.
marbles-help-ghosts-title = Kummitused
marbles-help-ghosts = Mõlemad kummitused on kõigi omad. Kummitus liigub täpselt nii kaugele, kui tema täring ütleb, ega pööra tagasi. Ta jätab kuulid paika, ei lähe kodudesse ega avadesse, ei möödu teisest kummitusest ega lähe kunagi tagasi keskele.
marbles-help-catch-title = Püüdmine
marbles-help-catch = Kummitus, kes jõuab Pac-Manini, peatub seal, isegi kui samme on üle. See Pac-Man läheb koju ja tema omanik maksab kummituse liigutajale kaks valget kuuli või nii palju, kui on.
marbles-help-own-title = Sinu enda Pac-Man
marbles-help-own = Kummitus võib jõuda ka sinu enda Pac-Manini: too läheb koju ja keegi ei maksa. Sellisel käigul on hoiatusmärk ja me küsime enne üle.
marbles-help-yellow-title = Kollased kuulid
marbles-help-yellow = Iga kollase kuuliga võid süüa ühe kummituse, isegi samal käigul, kui kuuli said. Kuni saad seda teha, on kummitused kahvatud. Kui sind püütakse, jäävad kollased kuulid sulle.
marbles-help-gobble-title = Kummituse söömine
marbles-help-gobble = Mine kummituse peale nii mitme sammuga, kui tahad, aga mitte rohkem, kui täring näitab: sinu käik lõpeb seal. Kummitus läheb tagasi keskele, sina saad tema all oleva kuuli ja kaks valget kuuli mängijalt, kelle valid. Siis mängitakse teine täring.
marbles-help-rings-title = Tagasi rõngale
marbles-help-rings = Kasutatud kollane kuul läheb tagasi vabale oranžile rõngale, mille sina valid. Kui ükski pole vaba, ootab see, kuni mõni vabaneb. Siis võib igaüks selle jälle võtta.
marbles-help-touch-title = Ekraanil
marbles-help-touch = Puuduta rõngast, et näha teed, ja veel kord, et minna. Suured rõngad toovad kõige rohkem; topeltrõngas tähendab, et teid on mitu: vali üks mängulaua all. Puuduta täringut, et kasutada seda valitud nupu jaoks; puuduta Pac-Mani või kummitust, et ta valida. Kummituse rõngad on katkendlikud. „Oht” näitab, kui kergesti võib kummitus iga Pac-Mani püüda.

marbles-deed-rolled = täringud { $low } ja { $high }
marbles-deed-begins = saab alustada
marbles-deed-walked = { $detail ->
    [squares] Pac-Man kohta { $to }
   *[plain] Pac-Man liikus
}
marbles-deed-ate = { $count ->
    [one] söödud { $count } kuul
   *[other] söödud { $count } kuuli
}
marbles-deed-yellow = { $count ->
    [one] käes kollane kuul (kummituse söömiseks)
   *[other] käes { $count } kollast kuuli (kummituste söömiseks)
}
marbles-deed-prowled = { $detail ->
    [squares] kummitus kohast { $origin } kohta { $to }
   *[plain] kummitus liikus
}
marbles-deed-gobbled-ghost = kummitus söödud
marbles-deed-captured = { $you ->
    [you] sind aeti koju
   *[other] koju aetud { $whom }
}
marbles-deed-captured-own = { $own ->
    [you] sinu enda Pac-Man koju saadetud
   *[other] enda Pac-Man koju saadetud
}
marbles-deed-took = { $you ->
    [you] { $count ->
        [one] sinult võetud { $count } kuul
       *[other] sinult võetud { $count } kuuli
    }
   *[other] { $count ->
        [one] võetud { $count } kuul (andja { $whom })
       *[other] võetud { $count } kuuli (andja { $whom })
    }
}
marbles-deed-paid = { $you ->
    [you] { $count ->
        [one] sulle makstud { $count } kuul
       *[other] sulle makstud { $count } kuuli
    }
   *[other] { $count ->
        [one] makstud { $count } kuul (saaja { $whom })
       *[other] makstud { $count } kuuli (saaja { $whom })
    }
}
marbles-deed-lost = { $count ->
    [one] kollane kuul kaotatud
   *[other] { $count } kollast kuuli kaotatud
}
marbles-deed-returned = { $detail ->
    [squares] kollane kuul tagasi: { $at }
   *[plain] kollane kuul tagasi pandud
}
marbles-deed-stood = { $piece ->
    [pac] Pac-Man ei saanud liikuda
    [ghost] kummitus ei saanud liikuda
   *[both] liikuda ei saanud
}
marbles-deed-cleared = viimane valge kuul on läinud
marbles-deed-stayed = jäi paigale
marbles-deed-waits = kollane kuul veel tagasi panemata (!)

marbles-befalls-captured = { $name } saatis su koju!
marbles-befalls-captured-own = Sa saatsid enda Pac-Mani koju!
marbles-befalls-paid = { $count ->
    [one] { $name } võttis sinult { $count } kuuli!
   *[other] { $name } võttis sinult { $count } kuuli!
}
marbles-befalls-lost = { $count ->
    [one] Sa kaotasid kollase kuuli!
   *[other] Sa kaotasid { $count } kollast kuuli!
}
marbles-score = { $count ->
    [one] 1 kuul
   *[other] { $count } kuuli
}
