yours = Minu mängud ja tulemused
yours-played = { $games ->
    [one] 1 mäng
   *[other] { $games } mängu
}
yours-won = { $games ->
    [one] 1 võit
   *[other] { $games } võitu
}
yours-streak = { $games ->
    [one] 1 võit järjest
   *[other] { $games } võitu järjest
}
yours-best = { $games ->
    [one] Pikim seeria: 1 võit
   *[other] Pikim seeria: { $games } võitu
}
yours-results = Tulemused
yours-against = Kelle vastu
yours-empty = Siin pole veel midagi. Mängi üks mäng lõpuni ja see ilmub siia.
yours-lessons = Õppetunnid
yours-boards = Minu lauad ja reeglid
yours-list = Kõik lõppenud mängud
yours-favourites = Ainult lemmikud
yours-favourite = Lemmik
yours-open = Ava
carry = Vii teise seadmesse
carry-about = Võta oma mängud, tulemused, õppetunnid ja lauad kaasa.
carry-code = Näita koodi
carry-scan = Skanni kood teise seadmega. See töötab ühe korra, kümme minutit.
carry-secret = Ära näita seda teistele: kellel see on, see saab mängida sinu asemel.
carry-save = Salvesta failina
carry-open = Ava fail
carry-ask = Kas tuua kõik sinu teisest seadmest siia? See, mis juba siin on, jääb alles.
carry-take = Too siia
carry-done = Valmis! Kõik on nüüd siin.
carry-gone = See kood on juba kasutatud või liiga vana. Tee teises seadmes uus.
carry-bad = See ei ole Mazechase'i fail.
listed = Näita avalehel
listed-about = Liituda saab igaüks, kes avab selle serveri avalehe. Nimesid ei näidata.
open-seats = Vabad kohad
open-seats-count = { $seats ->
    [one] 1 vaba koht
   *[other] { $seats } vaba kohta
}
offline-about = Sul pole ühendust. Võid vaadata oma loendeid ja lahendada nuputusi, mille oled varem avanud. Mängimiseks ja õppetundideks on vaja serverit.
install = Paigalda rakendusena
