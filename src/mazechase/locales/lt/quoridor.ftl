error-quoridor-bad-action = „{ $text }“ nėra nei kvadratėlis, pvz., e2, nei tvora, pvz., e3h.
error-quoridor-bad-position = „{ $text }“ nėra padėtis; rašyk taip: { $form }.
error-quoridor-bad-square = „{ $text }“ nėra kvadratėlis; kvadratėliai yra nuo a1 iki i9.
error-quoridor-bad-fence = Tvora negali stovėti čia: „{ $fence }“; tvoros negali dengti viena kitos ar kryžiuotis.
error-quoridor-no-three = Parinktis three_players neleidžia žaisti trise.
error-quoridor-place-seats = Žaidėjų skaičius: { $players }. Padėtyje turi būti tiek figūrėlių ir likusių tvorų skaičių: { $players }.
error-quoridor-place-turn = Einanti vieta turi būti nuo 1 iki { $players }.
error-quoridor-place-sharing = Dvi figūrėlės negali stovėti viename kvadratėlyje.
error-quoridor-place-fences = Kiekvienas žaidėjas (iš viso { $players }) turi tvorų: { $each }, skaičiuojant ir lentoje, ir rankoje esančias.
error-quoridor-place-taken = Veiksmai skaičiuojami tik iki parinkties max_turns.
error-quoridor-place-two-home = Dvi figūrėlės negali abi būti pasiekusios tikslo linijų.
error-quoridor-place-shut-in = { $seat } vieta neturi kelio iki tikslo linijos.
error-quoridor-place-stuck = { $seat } vieta čia nieko negali padaryti, todėl ne jos ėjimas.
quoridor-refuse-no-pass = Tavo figūrėlė jau ten, o ėjimo praleisti negalima.
quoridor-refuse-occupied = Ten stovi kita figūrėlė.
quoridor-refuse-too-far = Per toli: figūrėlė eina per vieną kvadratėlį arba peršoka vieną greta stovinčią figūrėlę.
quoridor-refuse-no-diagonal = Įstrižai einama tik aplink figūrėlę, kurios negalima peršokti.
quoridor-refuse-fence-between = Kelią užstoja tvora.
quoridor-refuse-one-piece-a-jump = Kelią užstoja dvi figūrėlės, o peršokti galima tik vieną.
quoridor-refuse-piece-behind = Ten nušokti galima tik tada, kai už kitos figūrėlės yra tvora, o čia – trečia figūrėlė.
quoridor-refuse-jump-straight = Tiesiai peršokti galima, todėl į šoną šokti neleidžiama.
quoridor-refuse-fence-beside = Tarp peršokamos figūrėlės ir to kvadratėlio stovi tvora.
quoridor-refuse-edge-behind = Ten nušokti galima tik tada, kai už kitos figūrėlės yra tvora, o čia baigiasi lenta.
quoridor-refuse-off-board = Tvora išlįstų už lentos krašto.
quoridor-refuse-no-fences-left = Tvorų nebeturi.
quoridor-refuse-overlap = Nėra vietos: trukdo kita tvora.
quoridor-refuse-crossing = Tvora kirstų kitą tvorą.
quoridor-refuse-last-path = Dėl šios tvoros { $seat } vietai neliktų kelio iki tikslo linijos.
quoridor-refuse-last-path-named = { $who ->
    [you] nebeturėtum kelio iki tikslo, jei čia stovėtų tvora.
   *[somebody] nebeturėtų kelio iki tikslo, jei čia stovėtų tvora.
}
quoridor-event-moved = { $seat } vieta: iš { $origin } į { $to }.
quoridor-event-jumped = { $seat } vieta: šuolis iš { $origin } per { $over } į { $to }.
quoridor-event-fenced = { $left ->
    [one] { $seat } vieta pastatė tvorą { $fence }; liko { $left } tvora.
    [few] { $seat } vieta pastatė tvorą { $fence }; liko { $left } tvoros.
   *[other] { $seat } vieta pastatė tvorą { $fence }; liko { $left } tvorų.
}
quoridor-event-passed-over = { $seat } vieta nieko negalėjo daryti ir praleido ėjimą.
quoridor-event-won = { $seat } vieta pasiekė { $at } ir laimėjo.
quoridor-event-turn-limit = { $turns ->
    [one] Pasiekta { $turns } ėjimo riba; niekas nelaimėjo.
    [few] Pasiekta { $turns } ėjimų riba; niekas nelaimėjo.
   *[other] Pasiekta { $turns } ėjimų riba; niekas nelaimėjo.
}
goal_reached = Nugalėtojo figūrėlė pasiekė kitą pusę.
goal_reached-own = Tavo figūrėlė pasiekė kitą pusę.
quoridor-name = Quoridor
quoridor-about = Pereik labirintą anksčiau už kitus. Kaskart ženk žingsnį arba užtverk kam nors kelią tvora.
quoridor-step-1 = Nuvesk figūrėlę į kitą lentos pusę anksčiau už kitus.
quoridor-step-2 = Ženk žingsnį arba pastatyk tvorą.
quoridor-step-3 = Dėl tvorų kiti turi eiti aplink.
quoridor-guide-turn = Labas! Per savo ėjimą darai vieną dalyką: paeini vieną kvadratėlį link savo linijos kitoje pusėje arba pastatai tvorą, kad ką nors pristabdytum.
quoridor-todo = Bakstelėk švytintį tašką, į kurį nori eiti, arba pastatyk tvorą.
quoridor-todo-walk = Bakstelėk švytintį tašką, į kurį nori eiti.
quoridor-todo-fence = Nustumk tvorą, kur nori, pasuk ir pastatyk.
quoridor-fences-left = { $left ->
    [one] liko { $left } tvora
    [few] liko { $left } tvoros
   *[other] liko { $left } tvorų
}
quoridor-put-up-fence = Statyti tvorą
quoridor-turn-fence = Pasukti
quoridor-place-fence = Pastatyti
quoridor-cancel-fence = Be tvoros
quoridor-grid = Lenta. Rodyklėmis judi po kvadratėlius, Enter perkelia figūrėlę, F įjungia tvoras.
quoridor-grid-fences = Kur gali stovėti tvora. Rodyklės ją stumia, R pasuka, Enter pastato, F arba Escape grąžina prie figūrėlės.
quoridor-square-pawn = figūrėlė: { $name }
quoridor-square-target = čia gali eiti
quoridor-square-goal = tikslas: { $name }
quoridor-square-fences = tvora { $sides }
quoridor-fence-of = pastatė { $name }
quoridor-slot = { $slot }, { $way ->
    [h] gulsčiai
   *[v] stačiai
}, { $state ->
    [free] laisva
    [up] čia stovi tvora
   *[closed] čia negalima
}
quoridor-option-edge-as-fence = Lentos kraštas – kaip tvora: ten galima šokti į šoną
quoridor-option-diagonal-past-piece = Kai už peršokamos figūrėlės yra kita, galima šokti į šoną
quoridor-option-max-turns = Ėjimų riba
quoridor-short-moved = paeita iš { $origin } į { $to }.
quoridor-short-jumped = peršokta iš { $origin } per { $over } į { $to }.
quoridor-short-fenced = pastatyta tvora { $fence }; liko { $left }.
quoridor-short-passed-over = nieko daryti negalima, ėjimas praleistas.
quoridor-short-won = pasiekta { $at } – pergalė!
quoridor-advice-move = Eik į { $to }.
quoridor-advice-fence = Pastatyk tvorą { $to }.
quoridor-reason-wins = Taip laimėsi!
quoridor-reason-jump = { $steps ->
    [one] Taip priartėsi per { $steps } žingsnį.
    [few] Taip iškart priartėsi per { $steps } žingsnius.
   *[other] Taip iškart priartėsi per { $steps } žingsnių.
}
quoridor-reason-nearer = { $steps ->
    [one] Tada iki tikslo liks { $steps } žingsnis.
    [few] Tada iki tikslo liks { $steps } žingsniai.
   *[other] Tada iki tikslo liks { $steps } žingsnių.
}
quoridor-reason-costs = { $steps ->
    [one] { $seat } vietai tai pridės { $steps } žingsnį.
    [few] { $seat } vietai tai pridės { $steps } žingsnius.
   *[other] { $seat } vietai tai pridės { $steps } žingsnių.
}
quoridor-reason-costs-named = { $steps ->
    [one] turės eiti { $steps } žingsniu daugiau.
    [few] turės eiti { $steps } žingsniais daugiau.
   *[other] turės eiti { $steps } žingsnių daugiau.
}
quoridor-reason-stops = { $steps ->
    [one] { $seat } vietai iki tikslo buvo likęs vienas žingsnis, o dabar reikės dar { $steps } žingsnio.
    [few] { $seat } vietai iki tikslo buvo likęs vienas žingsnis, o dabar reikės dar { $steps } žingsnių.
   *[other] { $seat } vietai iki tikslo buvo likęs vienas žingsnis, o dabar reikės dar { $steps } žingsnių.
}
quoridor-reason-stops-named = { $steps ->
    [one] iki tikslo teturėjo vieną žingsnį, o dabar reikės dar { $steps } žingsnio.
    [few] iki tikslo teturėjo vieną žingsnį, o dabar reikės dar { $steps } žingsnių.
   *[other] iki tikslo teturėjo vieną žingsnį, o dabar reikės dar { $steps } žingsnių.
}
quoridor-reason-free = Tavęs tai nesulėtins.
quoridor-reason-costs-you = { $steps ->
    [one] Tau tai kainuos { $steps } žingsnį.
    [few] Tau tai kainuos { $steps } žingsnius.
   *[other] Tau tai kainuos { $steps } žingsnių.
}
quoridor-help-aim-title = Tikslas
quoridor-help-aim = Nuvesk figūrėlę į pusę, pažymėtą jos spalva ir paveikslėliu, anksčiau už kitus. Tinka bet kuris tos pusės kvadratėlis: jį pasiekus iškart laimima. Žaidžia du, trys arba keturi žaidėjai pagal laikrodžio rodyklę. Žaidžiant dviese kiekvienas turi 10 tvorų, trise – 6, keturiese – 5.
quoridor-help-turn-title = Tavo ėjimas
quoridor-help-turn = Darai vieną dalyką: perkeli figūrėlę arba pastatai tvorą. Ėjimo praleisti negalima. Jį praleidžia tik tas, kas negali nei vieno, nei kito.
quoridor-help-move-title = Kaip eiti
quoridor-help-move = Figūrėlė eina per vieną kvadratėlį pirmyn, atgal arba į šoną, bet niekada įstrižai, kiaurai tvorą ar ant kitos figūrėlės. Žiedai rodo, kur gali eiti.
quoridor-help-jump-title = Šuolis
quoridor-help-jump = Jei greta stovi kita figūrėlė, gali tiesiai ją peršokti ir atsistoti iškart už jos. Šokti neprivalai, o per ėjimą gali peršokti tik vieną figūrėlę.
quoridor-help-side-title = Šuolis į šoną
quoridor-help-side = Jei už tos figūrėlės yra tvora arba lentos kraštas, gali nušokti šalia jos į kairę arba dešinę, nebent kelią užstoja tvora. Kol galima šokti tiesiai, į šoną šokti negalima. Jei už jos stovi trečia figūrėlė, šokti visai negalima.
quoridor-help-fence-title = Tvoros
quoridor-help-fence = Tvora yra dviejų kvadratėlių ilgio. Ji stabdo visus, ir tave, ir stovi visą žaidimą. Tvoros negali dengti viena kitos, kryžiuotis ar išlįsti už krašto.
quoridor-help-path-title = Kelias visada lieka
quoridor-help-path = Gali priversti kitus eiti toliau, bet ne uždaryti: pastačius tvorą, visiems turi likti kelias iki tikslo. Kitos figūrėlės tame kelyje nesvarbios, nes jos pasitrauks.
quoridor-help-end-title = Be nugalėtojo
quoridor-help-end = Jei nustatysi ėjimų ribą, ją pasiekus žaidimas baigiasi be nugalėtojo. Kas tikslą pasiekia paskutiniu ėjimu, dar laimi.
quoridor-help-touch-title = Ekrane
quoridor-help-touch = Liečiamajame ekrane: bakstelėk tarp kvadratėlių ir išbandyk tvorą, vilk ją, bakstelėk, kad pasuktum, tada pastatyk. Pele: rodyk tarp kvadratėlių ir spustelėk.
quoridor-help-keys-title = Klaviatūra
quoridor-help-keys = Rodyklės ir Enter; F perjungia figūrėlę ir tvoras, R pasuka tvorą.
quoridor-deed-moved = { $detail ->
    [squares] paeita į { $to }
   *[plain] paeitas vienas kvadratėlis
}
quoridor-deed-jumped = { $detail ->
    [squares] peršokta per { $over } į { $to }
   *[plain] peršokta figūrėlė
}
quoridor-deed-fenced = { $detail ->
    [squares] pastatyta tvora { $fence } (liko { $left })
   *[plain] pastatyta tvora (liko { $left })
}
quoridor-deed-passed-over = nieko daryti negalima, ėjimas praleistas
quoridor-deed-won = pergalė
