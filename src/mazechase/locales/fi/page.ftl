app-name = Mazechase
app-about = Sokkeloita, haamuja ja aitoja: lautapelejä, jotka alkavat yhdellä napautuksella. Pelaa tässä tai kaukana olevien ystävien kanssa.
disclaimer = Fanien tekemä projekti. Ei yhteyttä PAC-MANin, Quoridorin tai muiden tässä mainittujen pelien omistajiin, eivätkä he tue tai suosittele projektia. Kaikki tavaramerkit kuuluvat omistajilleen.
loading = Hetkinen…
close = Sulje
cancel = Peru
menu = Valikko
settings = Asetukset
to-start = Alkuun
problem-no-answer = Palvelin ei vastaa. Tarkista yhteys ja yritä uudelleen.
page-late = Sivun lataaminen kestää kauan. Jos mitään ei tapahdu, lataa sivu uudelleen.
page-retrying = Osa sivusta ei ole vielä latautunut. Yritetään uudelleen…
page-reload = Osa sivusta puuttuu, luultavasti päivityksen takia. Lataa sivu uudelleen. Pelisi ovat tallessa.
reload = Lataa uudelleen

games = Pelit
continue-games = Jatka
players-count = { $least }–{ $most } pelaajaa
play-bot = Bottia vastaan
play-here = Samalla laitteella
play-link = Ystävän kanssa linkillä
play-shared = Iso näyttö ja puhelimet
join-code = Liity koodilla
play-more = Lisää vaihtoehtoja
bot-strength = Kuinka taitava botti on
puzzle-link = Päivän pulma
yours-link = Omat pelit
ladder-link = Tikapuut
recent-tables = Päättyneet pelit
forget-table = Poista luettelosta
forget-sure = Poistetaanko? Et pääse enää takaisin
open-record = Avaa tallennettu peli
open-record-bad = Tämä tiedosto ei ole tallennettu peli.
recent-turn = Sinun vuorosi
recent-over = Päättynyt
recent-lobby = Odottaa pelaajia
recent-next = Vuorossa: { $name }
recent-won = Sinä voitit
recent-lost = Sinä hävisit
recent-nobody = Kukaan ei voittanut
recent-winner = Voittaja: { $name }
recent-record = Tallennettu peli
recent-all = Näytä kaikki ({ $games })
recent-now = juuri nyt

setup-players = Pelaajat
setup-places = Ketkä pelaavat?
setup-place = Paikka { $place }: kuka pelaa
setup-level = Paikka { $place }: kuinka taitava botti on
setup-name = Nimi
setup-no-limit = ei rajaa
setup-open-file = Avaa tiedosto
setup-samples = { $what }: kuvat
setup-name-of = Paikka { $place }: nimi
setup-piece = Paikka { $place }: hahmo
setup-random = Aloittaja arvotaan
setup-clock = Kello
setup-clock-minutes = { $minutes ->
    [0] Ei kelloa
    [one] { $minutes } minuutti pelaajaa kohti, +{ $seconds } s siirrosta
   *[other] { $minutes } minuuttia pelaajaa kohti, +{ $seconds } s siirrosta
}
setup-options = Asetukset
setup-book = Sääntökirjan mukaan
setup-book-about = { $rules ->
    [one] Yksi kotisääntö poikkeaa sääntökirjasta. Valitse tämä, jos haluat pelata ilman sitä.
   *[other] { $rules } kotisääntöä poikkeaa sääntökirjasta. Valitse tämä, jos haluat pelata ilman niitä.
}
setup-house-rule = { $book ->
    [true] Kotisääntö. Sääntökirja sanoo kyllä.
    [false] Kotisääntö. Sääntökirja sanoo ei.
   *[other] Kotisääntö. Sääntökirja sanoo: { $book }.
}
setup-as-printed = Sääntökirjan mukaan.
setup-shared = Jokainen liittyy omalla puhelimellaan linkin tai koodin avulla.
setup-start = Aloita peli
setup-open = Luo peli
place-kind-here = Tämä laite
place-kind-link = Linkillä
place-kind-bot = Botti
bot-random = Kömpelö botti
bot-random-about = tekee mitä tahansa sallittua, ajattelematta.
bot-level1 = Alkeisbotti
bot-level1-about = osaa säännöt eikä paljon muuta. Sopii ensimmäiseen peliin.
bot-level2 = Helppo botti
bot-level2-about = näkee, mikä on hyvä juuri nyt, mutta ei suunnittele.
bot-level3 = Keskitason botti
bot-level3-about = suunnittelee vähän. Reilu vastus, kun jo osaat pelata.
bot-level4 = Vaikea botti
bot-level4-about = katsoo kauemmas ja tekee vain vähän virheitä.
bot-level5 = Mestaribotti
bot-level5-about = on vahvin bottimme. Onnea matkaan!
bot-classic1 = Helppo botti (klassinen)
bot-classic2 = Keskitason botti (klassinen)
bot-classic3 = Vaikea botti (klassinen)
bot-perfect = Täydellinen botti

lobby-host = Pelisi on valmis
lobby-open = { $places ->
    [one] Odotetaan, että joku ottaa vapaan paikan. Lähetä linkki.
   *[other] Odotetaan pelaajia vapaille paikoille. Lähetä linkki.
}
lobby-guest = Sinut on kutsuttu peliin: { $game }!
lobby-guest-of = { $name } kutsuu sinut peliin: { $game }!
lobby-wait = Olet mukana! Odotetaan, että peli alkaa…
lobby-wait-for = Olet mukana! Pelin aloittaa { $name }. Odota hetki…
place-open = Vapaa paikka
place-yours = Sinun paikkasi
place-here = Täällä
place-bot = Botti pelaa
sit-here = Pelaa tässä
sit-down = Liity
move-up = Siirrä ylös
make-bot = Anna botin pelata
make-open = Poista
your-name = Nimesi
invite-link = Lähetä tämä linkki ystävälle tai anna hänen skannata koodi
start-match = Aloita
start-with-bots = { $places ->
    [one] Aloita ja anna vapaa paikka botille
   *[other] Aloita ja anna vapaat paikat boteille
}
link-only-here = Tämä linkki toimii vain tällä laitteella. Käynnistä komennolla { $command }, niin muut samassa Wi-Fi-verkossa voivat liittyä.
copy-link = Kopioi linkki
new-link = Uusi linkki (vanha lakkaa toimimasta)
copied = Kopioitu
share = Jaa
qr-code = Linkin QR-koodi

seats = Pelaajat
seat-name = Pelaaja { $seat }
you = Sinä
seat-away = Poissa
seat-asked = vuorossa
seat-won = Voittaja
clock-left = { $time } jäljellä
todo-turn = Sinun vuorosi.
todo-call = { $name },
todo-act = Valitse, mitä teet.
todo-chance = Napauta, niin heität, pyöräytät tai nostat.
todo-bot = miettii…
todo-wait = pelaa…
bots-hurried = Nyt on käynnissä paljon pelejä, joten boteilla on vähemmän aikaa miettiä.
doing-move = { $who ->
    [you] teet siirtoasi…
   *[somebody] tekee siirtoa…
}
doing-chance = { $who ->
    [you] koetat onneasi…
   *[somebody] koettaa onneaan…
}
away-wait = on poissa. Odota vielä { $time }, niin botti voi tulla tilalle.
away-ready = on poissa. Botti voi nyt tulla tilalle.
away-minded = on poissa. Botti pelaa sillä välin.
turn-away = Vuorossa: { $name } (poissa).
turn-away-wait = Odota vielä { $time }, niin botti voi tulla tilalle.
turn-away-ready = Botti voi nyt tulla tilalle.
absences = Ketkä ovat poissa
not-yet = Ei vielä! Odotamme: { $name }.
todo-queued = Yhteys on poikki. Siirtosi lähetetään heti, kun yhteys palaa.
talk = Sano jotain
watching = Katselet peliä.
watching-full = Kaikki paikat on varattu. Katselet peliä.
paused = Peli on tauolla.
paused-wait = Peli on tauolla, kunnes pelin luoja jatkaa sitä.
over-won = { $seats ->
    [one] voittaa!
   *[other] voittavat yhdessä!
}
over-you-won = Sinä voitit!
over-cheer = Hyvä peli! Uudestaanko?
over-nobody = Peli on päättynyt. Kukaan ei voittanut.
told-of = { $name } { $sentence }
turn-told = { $name } { $deeds }.
turn-said = { $deeds }.
turn-plain = { $who ->
    [you] teit
   *[somebody] teki
} siirron
turn-event = { $event }
match-short-undo-wanted = { $who ->
    [you] pyysit
   *[somebody] pyysi
} perumaan viime siirron.
match-short-undo-reply = { $answer ->
    [yes] { $who ->
        [you] suostuit
       *[somebody] suostui
    }.
    [withdrawn] { $who ->
        [you] et
       *[somebody] ei
    } enää pyydä perumista.
   *[no] { $who ->
        [you] sanoit
       *[somebody] sanoi
    } ei.
}
match-short-gave-up = { $who ->
    [you] luovutit
   *[somebody] luovutti
}.
match-short-time-up = { $who ->
    [you] käytit aikasi
   *[somebody] käytti aikansa
} loppuun.
match-short-seat-taken = { $bot ->
    [none] { $who ->
        [you] liityit
       *[somebody] liittyi
    } peliin.
   *[other] { $who ->
        [you] vaihduit
       *[somebody] vaihtui
    } bottiin.
}
match-short-seat-minded = { $who ->
    [you] lähdit
   *[somebody] lähti
} hetkeksi. Botti pelaa sillä välin.
match-short-seat-reclaimed = { $who ->
    [you] tulit
   *[somebody] tuli
} takaisin.
help = Näin pelataan
help-search = Hae säännöistä
help-nothing = Täältä ei löydy mitään haulla ”{ $search }”. Kokeile toista sanaa.
help-ruling = Lue sääntö
help-house = Kotisääntö
help-yes = Kyllä
help-no = Ei
help-own = Oma
help-options = Asetukset
help-table-options = Tämä peli
help-differs = Muutettu
harm-title = Oletko varma?
harm-usual = Siitä olisi sinulle haittaa.
harm-do = Tee silti
harm-no = Ei, takaisin
mind-seat = Anna botin pelata sillä välin
mind-means = on poissa. Botti pelaa tällä paikalla, kunnes pelaaja palaa.
minded-for-you = Botti pelasi puolestasi, kun olit poissa.
take-back = Peru siirto
undo-asked = haluaisi perua viime siirron.
undo-refused = sanoi ei. Siirto jää voimaan.
undo-waiting = Perutaanko viime siirto? Odotetaan: { $names }
undo-withdraw = Antaa olla
agree = OK
disagree = Ei
no-thanks = Ei kiitos
reopen-question = voi vaihtua uuteen pelaajaan, joka näkee nämä kortit. Sopiiko?
reopen-waiting = on nyt botin pelissä. Uusi pelaaja voi liittyä, kun kaikki suostuvat. Odotetaan: { $names }
resign = Luovuta
resign-sure = Luovutetaanko tämä peli?
resign-who = luovuttaa.
resign-ends = Peli päättyy siihen.
resign-bot = Botti jatkaa peliä.
show-ways = Lyhimmät reitit
rematch = Pelaa uudestaan
rematch-join = Seuraava peli
rematch-begun = Seuraava peli on alkanut.
fork = Pelaa tästä
pause = Tauko
resume = Jatka
mute = Äänet pois
unmute = Äänet päälle
link-waiting = Yhteys katkesi. Yhdistetään uudelleen; pelisi on tallessa.
table-gone = Tämä peli on poistettu, tai linkkisi ei enää toimi.
no-entry = Tämä linkki ei avaa peliä
no-entry-friend = Saitko linkin ystävältä? Pyydä häneltä kutsulinkki tai skannaa koodi hänen näytöltään.
no-entry-own = Onko peli sinun? Avaa valikko laitteella, jolla pelaat, ja valitse ”{ $menu }”.
delete-table = Poista tämä peli
delete-table-sure = Poistetaanko tämä peli kaikilta?
save-record = Tallenna peli
save-picture = Tallenna kuva
places = Vaihda pelaajia
places-secret = Jos poistat pelaajan, botti tulee tilalle. Uusi pelaaja voi liittyä, kun kaikki muut suostuvat, sillä hän näkee poistetun pelaajan kortit.
replace-sure = Varmasti? Pelaaja menettää paikkansa
place-free = Yksi paikka on vapaa. Voit liittyä ja jatkaa peliä.
watch-link = Kutsu katsojia
watch-link-help = Kaikki, joilla on tämä linkki, voivat katsella mutta eivät pelata
continue-elsewhere = Jatka toisella laitteella
continue-elsewhere-help = Skannaa koodi toisella laitteella tai avaa linkki siellä. Se avaa sinun paikkasi, joten pidä se omana tietonasi

log = Tähänastiset siirrot
log-empty = Ei vielä siirtoja.
log-kind = Miten siirrot näytetään
log-story = Sanoin
log-last = Kaikkien viime vuoro
log-codes = Merkinnöin
log-earlier = Aiemmat siirrot
log-later = Myöhemmät siirrot
log-after = Alkaa aiemman pelin siirron { $ply } jälkeen.
record-shown = Tämä on tallennettu peli. Jos haluat jatkaa sitä, napauta ”Pelaa tästä”.
scrubber = Katso taaksepäin
scrub-first = Siirry alkuun
scrub-previous = Edellinen siirto
scrub-next = Seuraava siirto
scrub-last = Siirry viimeisimpään siirtoon
scrub-play = Toista
scrub-pause = Tauko
scrub-at = Siirto { $ply }/{ $last }
scrub-live = Takaisin peliin

curtain = Seuraavaksi laitteen saa { $name }
curtain-peek = Ei saa kurkkia!
curtain-open = Minä se olen: näytä korttini
curtain-go-on = Jatka

setting-language = Kieli
setting-theme = Teema
setting-theme-auto = Laitteen mukaan
setting-theme-light = Vaalea
setting-theme-dark = Tumma
setting-motion = Animaatiot
setting-motion-auto = Laitteen mukaan
setting-motion-full = Kaikki
setting-motion-less = Vähemmän
setting-speed = Nopeus
setting-speed-times = × { $speed }
setting-sound = Äänet

side-up = yläpuolella
side-right = oikealla
side-down = alapuolella
side-left = vasemmalla

plain-actions = Mitä voit tehdä
plain-ask = Heitä, pyöräytä tai nosta

piece-of = { $label }: { $piece }
piece-open = ei vielä valittu
piece-pac = Pac-Man
piece-ms = Ms. Pac-Man
piece-red = punainen haamu
piece-pink = vaaleanpunainen haamu
piece-cyan = sininen haamu
piece-orange = oranssi haamu
piece-violet = violetti haamu
piece-green = vihreä haamu
file-problem = { $file }: { $problem }

hint = Vihje
hint-thinking = Mietitäänpä…
hint-action = Paras siirto: { $action }.
hint-chance = Voittomahdollisuus: { NUMBER($percent) } %.
hint-close = Sulje vihje
coach-switch = Vihjeet
coach-switch-help = Kaikkien pelaajien pitää ottaa vihjeet käyttöön.
coach-agreed = Käytössä: { $names }

review = Pelin kertaus
review-making = Käydään peli läpi. Tämä kestää muutaman sekunnin…
review-chart = Kaikkien voittomahdollisuudet ensimmäisestä siirrosta viimeiseen
review-luck = Tuuri
review-lost = Hukattu siirtoa kohti
review-mistakes = Virheet
review-percent = { NUMBER($percent) } %
review-of = { NUMBER($mistakes) }/{ NUMBER($decisions) }
review-turning = Käännekohdat
review-lucky = Hyvää tuuria: +{ NUMBER($percent) } %
review-gave = Hukkaan meni { NUMBER($percent) } %
review-best = Parempi:
review-try = Yritä uudelleen tästä
review-even = Mikään yksittäinen siirto ei ratkaissut tätä peliä.

learn-first = Opi minuutissa
lessons = Oppitunnit
lessons-all = Kaikki oppitunnit
lessons-of = { $game }: oppitunnit
lessons-done = { $done }/{ $all } tehty
lesson-ticked = tehty
lesson-number = Oppitunti { $number }/{ $lessons }
lesson-next = Seuraava oppitunti
lesson-again = Aloita alusta
lesson-play = Pelaa oikea peli
lesson-gone = Tämä oppitunti ei ole enää auki.
guide-skip = Ohita neuvot

make-own = Tee oma…
setup-own-rules = Omat kotisääntösi
