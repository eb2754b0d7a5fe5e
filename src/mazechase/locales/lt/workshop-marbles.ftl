marbles-template-layout =
    Rutuliukų žaidimo lenta. Visi reikalavimai surašyti docs/rules/marbles.md; savo lentą patikrink taip: `mazechase check FILE`.
    {" "}
      o       duobutė; lentoje jų 72             @        duobutė su oranžiniu žiedu; lentoje jų 4
      Y R G B ketveri namai                      =====    blokas viduryje, kur pradeda vaiduokliai
      - |     kelias, tiesus, bet kokio ilgio    ^ v < >  anga krašte, iškart prie duobutės
    {" "}
    Duobutės būna kas ketvirtame stulpelyje ir kas antroje eilutėje. Kas nenupiešta, yra kliūtis. Lentą pasukus ar
    atspindėjus taip, kad vieni namai atsidurtų kitų vietoje, ji turi atrodyti taip pat (C19).
marbles-template-layout-id = Pavadinimas (id), kuriuo ją vadina parinktys: mažosios raidės, skaitmenys ir -.
marbles-template-layout-source = "attested", jei lenta buvo išspausdinta, kitaip "home-made".
marbles-measure-captured = sugavimai
marbles-measure-ghost-gobbled = suryti vaiduokliai
marbles-measure-crossed = perėjimai pro angas
marbles-measure-pac-stood = Pac-Man negalėjo eiti
marbles-measure-ghost-stood = vaiduoklis negalėjo eiti
marbles-measure-both-stood = negalėjo eiti abu
