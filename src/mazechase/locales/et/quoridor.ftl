error-quoridor-bad-action = „{ $text }” ei ole ruut nagu e2 ega piire nagu e3h.
error-quoridor-bad-position = „{ $text }” ei ole seis; kirjuta see nii: { $form }.
error-quoridor-bad-square = „{ $text }” ei ole ruut; ruudud on a1 kuni i9.
error-quoridor-bad-fence = Piire ei mahu kohta „{ $fence }”; piirded ei tohi kattuda ega ristuda.
error-quoridor-no-three = Valik three_players ei luba kolme mängijat.
error-quoridor-place-seats = Kui mängijaid on { $players }, vajab seis { $players } nuppu ja { $players } arvu allesjäänud piirete kohta.
error-quoridor-place-turn = Käigul olev koht peab olema 1 kuni { $players }.
error-quoridor-place-sharing = Kaks nuppu ei saa olla samal ruudul.
error-quoridor-place-fences = Mängijaid on { $players } ja igaühel on { $each } piiret, lugedes kokku laual ja käes olevad.
error-quoridor-place-taken = Käike loetakse ainult valikuni max_turns.
error-quoridor-place-two-home = Kaks nuppu ei saa mõlemad olla finišijoonel.
error-quoridor-place-shut-in = Kohal { $seat } pole teed finišijoonele.
error-quoridor-place-stuck = Koht { $seat } ei saa siin midagi teha, nii et praegu ei saa olla tema kord.

quoridor-refuse-no-pass = Sinu nupp on juba seal ja käiku vahele jätta ei saa.
quoridor-refuse-occupied = Seal on teine nupp.
quoridor-refuse-too-far = Liiga kaugel: nupp liigub ühe ruudu või hüppab üle ühe kõrvaloleva nupu.
quoridor-refuse-no-diagonal = Nupp liigub diagonaalis ainult ümber nupu, millest ei saa üle hüpata.
quoridor-refuse-fence-between = Piire on ees.
quoridor-refuse-one-piece-a-jump = Ees on kaks nuppu, aga hüpata saad ainult üle ühe.
quoridor-refuse-piece-behind = Sinna saad hüpata ainult siis, kui teise nupu taga on piire; siin on seal kolmas nupp.
quoridor-refuse-jump-straight = Otse saab hüpata, seega kõrvale hüpata ei tohi.
quoridor-refuse-fence-beside = Nupu ja selle ruudu vahel on piire.
quoridor-refuse-edge-behind = Sinna saad hüpata ainult siis, kui teise nupu taga on piire; siin lõpeb laud.
quoridor-refuse-off-board = Piire ulatuks üle laua serva.
quoridor-refuse-no-fences-left = Sul pole enam piirdeid.
quoridor-refuse-overlap = Siin pole ruumi: teine piire on ees.
quoridor-refuse-crossing = Piire ristuks teisega.
quoridor-refuse-last-path = Selle piirdega ei jääks kohale { $seat } ühtegi teed finišijoonele.
quoridor-refuse-last-path-named = selle piirdega ei jääks ühtegi teed finišijoonele.

quoridor-event-moved = Koht { $seat } liikus ruudult { $origin } ruudule { $to }.
quoridor-event-jumped = Koht { $seat } hüppas ruudult { $origin } üle ruudu { $over } ruudule { $to }.
quoridor-event-fenced = { $left ->
    [one] Koht { $seat } pani piirde { $fence }; alles on { $left } piire.
   *[other] Koht { $seat } pani piirde { $fence }; alles on { $left } piiret.
}
quoridor-event-passed-over = Koht { $seat } ei saanud midagi teha ja jättis korra vahele.
quoridor-event-won = Koht { $seat } jõudis ruudule { $at } ja võitis.
quoridor-event-turn-limit = { $turns ->
    [one] Käikude piir ({ $turns } käik) on täis; keegi ei võida.
   *[other] Käikude piir ({ $turns } käiku) on täis; keegi ei võida.
}

goal_reached = Võitja nupp jõudis vastasserva.
goal_reached-own = Sinu nupp jõudis vastasserva.

quoridor-name = Quoridor
quoridor-about = Läbi labürint esimesena. Oma käigul astu samm või pane kellelegi piire ette.
quoridor-step-1 = Vii oma nupp esimesena üle laua.
quoridor-step-2 = Astu samm või pane piire.
quoridor-step-3 = Piirded sunnivad teisi ringiga minema.
quoridor-guide-turn = Tere tulemast! Oma käigul teed ühe asja: astud ühe ruudu oma finišijoone poole või paned piirde, et teist aeglustada.
quoridor-todo = Puuduta helendavat täppi, et sinna minna, või pane piire.
quoridor-todo-walk = Puuduta helendavat täppi, et sinna minna.
quoridor-todo-fence = Vii piire õigesse kohta, keera seda ja pane siis maha.
quoridor-fences-left = { $left ->
    [one] { $left } piire alles
   *[other] { $left } piiret alles
}
quoridor-put-up-fence = Pane piire
quoridor-turn-fence = Keera
quoridor-place-fence = Pane maha
quoridor-cancel-fence = Ilma piirdeta
quoridor-grid = Mängulaud. Nooleklahvid liiguvad ruutudel, Enter viib nupu kohale, F valib piirded.
quoridor-grid-fences = Kuhu saab piirde panna. Nooleklahvid liigutavad seda, R keerab, Enter paneb maha, F või Escape viib tagasi nupu juurde.
quoridor-square-pawn = nupp: { $name }
quoridor-square-target = siia saad minna
quoridor-square-goal = finišijoon: { $name }
quoridor-square-fences = piire { $sides }
quoridor-fence-of = pani { $name }
quoridor-slot = { $slot }, { $way ->
    [h] rõhtsalt
   *[v] püsti
}, { $state ->
    [free] vaba
    [up] siin on piire
   *[closed] siia ei saa
}
quoridor-option-edge-as-fence = Laua serv loeb piirdena, nii et seal võib kõrvale hüpata
quoridor-option-diagonal-past-piece = Kui teise nupu taga on veel üks, võib hüpata kõrvale
quoridor-option-max-turns = Käikude piir

quoridor-short-moved = samm ruudult { $origin } ruudule { $to }.
quoridor-short-jumped = hüpe ruudult { $origin } üle ruudu { $over } ruudule { $to }.
quoridor-short-fenced = uus piire { $fence }; alles { $left }.
quoridor-short-passed-over = midagi ei saa teha, kord jääb vahele.
quoridor-short-won = jõudis ruudule { $at }. Võit!

quoridor-advice-move = Mine ruudule { $to }.
quoridor-advice-fence = Pane piire: { $to }.

quoridor-reason-wins = See toob võidu!
quoridor-reason-jump = { $steps ->
    [one] See viib su ühe sammu lähemale.
   *[other] See viib su korraga { $steps } sammu lähemale.
}
quoridor-reason-nearer = { $steps ->
    [one] Siis oled finišist ühe sammu kaugusel.
   *[other] Siis oled finišist { $steps } sammu kaugusel.
}
quoridor-reason-costs = { $steps ->
    [one] Koht { $seat } kaotab ühe sammu.
   *[other] Koht { $seat } kaotab { $steps } sammu.
}
quoridor-reason-costs-named = { $steps ->
    [one] üks samm rohkem käia.
   *[other] { $steps } sammu rohkem käia.
}
quoridor-reason-stops = { $steps ->
    [one] Koht { $seat } oli finišist ühe sammu kaugusel ja vajab nüüd ühte sammu rohkem.
   *[other] Koht { $seat } oli finišist ühe sammu kaugusel ja vajab nüüd { $steps } sammu rohkem.
}
quoridor-reason-stops-named = { $steps ->
    [one] finiš oli ühe sammu kaugusel, nüüd on vaja üks samm rohkem.
   *[other] finiš oli ühe sammu kaugusel, nüüd on vaja { $steps } sammu rohkem.
}
quoridor-reason-free = See ei tee sind aeglasemaks.
quoridor-reason-costs-you = { $steps ->
    [one] Sa kaotad sellega ühe sammu.
   *[other] Sa kaotad sellega { $steps } sammu.
}

quoridor-help-aim-title = Eesmärk
quoridor-help-aim = Vii oma nupp esimesena sellesse serva, mida tähistavad sinu värv ja pilt. Sobib serva iga ruut ja võidad kohe. Mängida saab kahe, kolme või neljakesi, päripäeva. Kahekesi on igaühel 10 piiret, kolmekesi 6 ja neljakesi 5.
quoridor-help-turn-title = Sinu kord
quoridor-help-turn = Teed ühe asja: liigutad nuppu või paned piirde. Käiku vahele jätta ei saa. Ainult see, kes ei saa kumbagi teha, jääb vahele.
quoridor-help-move-title = Liikumine
quoridor-help-move = Nupp liigub ühe ruudu edasi, tagasi või kõrvale: mitte diagonaalis, mitte läbi piirde ega teise nupu peale. Rõngad näitavad, kuhu saad minna.
quoridor-help-jump-title = Hüppamine
quoridor-help-jump = Kui teine nupp on sinu nupu kõrval, võid otse üle selle hüpata ja maanduda kohe selle taga. Sa ei pea seda tegema ja ühel käigul saad üle hüpata ainult ühest nupust.
quoridor-help-side-title = Hüpe kõrvale
quoridor-help-side = Kui selle nupu taga on piire või laua serv, võid maanduda hoopis selle kõrval, vasakul või paremal, kui piire pole vahel. Kui otse saab hüpata, siis kõrvale ei saa. Kui taga on kolmas nupp, ei saa üldse hüpata.
quoridor-help-fence-title = Piirded
quoridor-help-fence = Piire on kahe ruudu pikkune. See peatab kõik, ka sinu, ja jääb mängu lõpuni. Piirded ei tohi kattuda, ristuda ega üle serva ulatuda.
quoridor-help-path-title = Tee peab jääma
quoridor-help-path = Sa võid teiste teed pikendada, aga kedagi ei tohi lõksu panna: ka uue piirdega peab igaühele jääma tee finišijooneni. Teised nupud teel ei loe, sest need liiguvad edasi.
quoridor-help-end-title = Ilma võitjata
quoridor-help-end = Kui määrad käikude piiri, lõpeb mäng selle täitumisel võitjata. Viimasel käigul finišisse jõudmine loeb ikka võiduks.
quoridor-help-touch-title = Ekraanil
quoridor-help-touch = Puuteekraanil: puuduta ruutude vahet, et piiret proovida, lohista seda, puuduta, et keerata, ja pane siis maha. Hiirega: osuta ruutude vahele ja klõpsa.
quoridor-help-keys-title = Klaviatuuril
quoridor-help-keys = Nooleklahvid ja Enter; F vahetab nupu ja piirete vahel, R keerab piiret.

quoridor-deed-moved = { $detail ->
    [squares] samm ruudule { $to }
   *[plain] üks samm
}
quoridor-deed-jumped = { $detail ->
    [squares] hüpe üle ruudu { $over } ruudule { $to }
   *[plain] hüpe üle nupu
}
quoridor-deed-fenced = { $detail ->
    [squares] uus piire { $fence } (alles { $left })
   *[plain] uus piire (alles { $left })
}
quoridor-deed-passed-over = kord vahele, midagi ei saanud teha
quoridor-deed-won = võit
