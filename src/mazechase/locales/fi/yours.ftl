yours = Omat pelit ja tulokset
yours-played = { $games ->
    [one] 1 peli
   *[other] { $games } peliä
}
yours-won = { $games ->
    [one] 1 voitto
   *[other] { $games } voittoa
}
yours-streak = { $games ->
    [one] 1 voitto peräkkäin
   *[other] { $games } voittoa peräkkäin
}
yours-best = { $games ->
    [one] Pisin putki: 1 voitto
   *[other] Pisin putki: { $games } voittoa
}
yours-results = Tulokset
yours-against = Vastustajat
yours-empty = Täällä ei ole vielä mitään. Pelaa peli loppuun, niin se ilmestyy tänne.
yours-lessons = Oppitunnit
yours-boards = Omat laudat ja säännöt
yours-list = Kaikki päättyneet pelit
yours-favourites = Vain suosikit
yours-favourite = Suosikki
yours-open = Avaa

carry = Siirrä toiselle laitteelle
carry-about = Ota pelit, tulokset, oppitunnit ja laudat mukaasi.
carry-code = Näytä koodi
carry-scan = Skannaa koodi toisella laitteella. Se toimii kerran, kymmenen minuutin ajan.
carry-secret = Pidä se omana tietonasi: kuka tahansa, jolla se on, voi pelata puolestasi.
carry-save = Tallenna tiedostoksi
carry-open = Avaa tiedosto
carry-ask = Tuodaanko kaikki toiselta laitteeltasi? Se, mitä täällä jo on, säilyy.
carry-take = Tuo tänne
carry-done = Valmis! Kaikki on nyt täällä.
carry-gone = Tämä koodi on jo käytetty tai liian vanha. Tee uusi toisella laitteella.
carry-bad = Tämä ei ole Mazechasen tiedosto.

listed = Näytä aloitussivulla
listed-about = Kaikki, jotka avaavat tämän palvelimen aloitussivun, voivat liittyä. Nimiä ei näytetä.
open-seats = Vapaat paikat
open-seats-count = { $seats ->
    [one] 1 vapaa paikka
   *[other] { $seats } vapaata paikkaa
}

offline-about = Nyt ei ole yhteyttä. Voit katsella luetteloitasi ja ratkoa aiemmin avaamiasi pulmia. Pelaamiseen ja oppitunteihin tarvitaan palvelin.
install = Asenna sovelluksena
