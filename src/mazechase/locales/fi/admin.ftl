admin-title = Palvelin
admin-about = Mitä täällä tapahtuu ja mitä vain sinä saat muuttaa. Salasanasi on tiedostossa, jonka annoit palvelimelle.
admin-secret = Salasanasi
admin-enter = Kirjaudu
admin-leave = Poistu
admin-refresh = Päivitä
admin-node = Solmu { $node }
admin-now = Juuri nyt
admin-version = Versio
admin-up = Käynnissä
admin-hours = { $hours ->
    [one] { $hours } tunti
   *[other] { $hours } tuntia
}
admin-minutes = { $minutes ->
    [one] { $minutes } minuutti
   *[other] { $minutes } minuuttia
}
admin-processor = Suoritinaika
admin-seconds = { $seconds } s
admin-memory = Muisti enintään
admin-megabytes = { $megabytes } Mt
admin-open = Avoimia pelejä
admin-watched = Joku on paikalla
admin-players = Pelaajia yhteydessä
admin-seats = Heidän paikkojaan
admin-spectators = Katsojia
admin-strangers = Muita
admin-running = Botteja miettii
admin-waiting = Botteja odottaa
admin-tables = Hitaimmat pelit
admin-tables-about = Avoimet pelit, eniten aikaa käyttäneet ensin.
admin-no-tables = Yhtään peliä ei ole auki.
admin-table = Peli
admin-phase-lobby = ei alkanut
admin-phase-playing = käynnissä
admin-phase-over = päättynyt
admin-devices = Laitteita
admin-entries = Merkintöjä
admin-spent = Palvelin
admin-slowest = Pisin askel
admin-bots = Botit
admin-milliseconds = { $milliseconds } ms
admin-delete = Poista
admin-delete-table = Poista peli { $table }
admin-sure-delete = Poistetaanko tämä peli lopullisesti? Kaikki siellä olevat joutuvat lähtemään.
admin-person = Yksi ihminen
admin-person-about = Ihmisillä ei ole tilejä. Heistä säilytetään vain nimi, jolla he liittyivät peliin, ja heidän siirtonsa.
admin-person-name = Nimi
admin-person-table = Vain tässä pelissä
admin-person-anywhere = missä tahansa
admin-export = Näytä, mitä on tallessa
admin-save = Tallenna tiedostoksi
admin-erase = Poista nimi
admin-sure-erase = Poistetaanko nimi ”{ $name }” kaikkialta, mistä se löytyi? Pelit säilyvät. Tätä ei voi perua.
admin-found = { $tables ->
    [0] Sen nimistä ei löydy.
    [one] Löytyi { $tables } pelistä.
   *[other] Löytyi { $tables } pelistä.
}
admin-erased = { $tables ->
    [one] Poistettu { $tables } pelistä.
   *[other] Poistettu { $tables } pelistä.
}
admin-block = Estetyt osoitteet
admin-block-about = Estetystä osoitteesta ei saa yhteyttä; auki olevat yhteydet katkaistaan heti.
admin-nobody-blocked = Ketään ei ole estetty.
admin-network = Osoite tai verkko
admin-note = Miksi
admin-block-it = Estä
admin-unblock = Päästä sisään
admin-unblock-network = Päästä sisään { $network }
admin-addresses = Vilkkaimmat osoitteet
admin-address = Osoite
admin-connections = Yhteyksiä
admin-block-address = Estä { $address }
admin-limits = Rajat
admin-not-sure = Ei
error-no-admin = Tällä palvelimella ei ole ylläpitäjää: käynnistä se valitsimella --admin-secret-file.
error-wrong-secret = Tuo ei ole tämän palvelimen salasana.
error-bad-secret = Salasanan pitää olla yksi rivi, 20–100 kirjainta, numeroa tai merkkiä ilman välilyöntejä. `openssl rand -hex 32` tekee sellaisen.
error-bad-network = ”{ $text }” ei ole osoite eikä verkko kuten 192.0.2.7, 192.0.2.0/24 tai 2001:db8::/48.
error-blocklist-full = Enintään { $most } verkkoa voi olla estettynä.
error-not-blocked = { $network } ei ole estetty.
error-blocks-you = Se estäisi sinutkin.
error-blocked = Et voi käyttää tätä palvelinta täältä.
