admin-title = Server
admin-about = Čo sa deje a čo smieš meniť iba ty. Tvoje tajomstvo je v súbore, s ktorým bol server spustený.
admin-secret = Tvoje tajomstvo
admin-enter = Vstúpiť
admin-leave = Odísť
admin-refresh = Obnoviť
admin-node = Uzol { $node }
admin-now = Teraz
admin-version = Verzia
admin-up = Beží už
admin-hours = { $hours ->
    [one] { $hours } hodinu
    [few] { $hours } hodiny
    [many] { $hours } hodiny
   *[other] { $hours } hodín
}
admin-minutes = { $minutes ->
    [one] { $minutes } minútu
    [few] { $minutes } minúty
    [many] { $minutes } minúty
   *[other] { $minutes } minút
}
admin-processor = Čas procesora
admin-seconds = { $seconds } s
admin-memory = Pamäť, najviac
admin-megabytes = { $megabytes } MB
admin-open = Otvorené stoly
admin-watched = Z toho s ľuďmi
admin-players = Pripojení hráči
admin-seats = Ich miesta
admin-spectators = Diváci
admin-strangers = Ostatní
admin-running = Roboty rozmýšľajú
admin-waiting = Roboty čakajú
admin-tables = Najpomalšie stoly
admin-tables-about = Otvorené stoly, ktoré spotrebovali najviac času, sú prvé.
admin-no-tables = Žiadny stôl nie je otvorený.
admin-table = Stôl
admin-phase-lobby = nezačatá
admin-phase-playing = hrá sa
admin-phase-over = skončená
admin-devices = Zariadenia
admin-entries = Položky
admin-spent = Server
admin-slowest = Najdlhší krok
admin-bots = Roboty
admin-milliseconds = { $milliseconds } ms
admin-delete = Zmazať
admin-delete-table = Zmazať stôl { $table }
admin-sure-delete = Zmazať tento stôl nadobro? Všetci od neho budú odpojení.
admin-person = Jeden človek
admin-person-about = Nikto tu nemá účet. Uložené je len meno, s ktorým si niekto sadol, a jeho ťahy.
admin-person-name = Meno
admin-person-table = Len pri tomto stole
admin-person-anywhere = ktorýkoľvek
admin-export = Ukázať, čo je uložené
admin-save = Uložiť ako súbor
admin-erase = Vymazať meno
admin-sure-erase = Vymazať meno „{ $name }“ všade, kde sa našlo? Hry zostanú; vrátiť sa to nedá.
admin-found = { $tables ->
    [0] Nikto s takým menom tu nie je.
    [one] Nájdené pri { $tables } stole.
    [few] Nájdené pri { $tables } stoloch.
    [many] Nájdené pri { $tables } stola.
   *[other] Nájdené pri { $tables } stoloch.
}
admin-erased = { $tables ->
    [one] Vymazané pri { $tables } stole.
    [few] Vymazané pri { $tables } stoloch.
    [many] Vymazané pri { $tables } stola.
   *[other] Vymazané pri { $tables } stoloch.
}
admin-block = Zablokované adresy
admin-block-about = Zo zablokovanej adresy sa nikto nepripojí; kto je pripojený, toho to hneď odpojí.
admin-nobody-blocked = Nikto nie je zablokovaný.
admin-network = Adresa alebo sieť
admin-note = Prečo
admin-block-it = Zablokovať
admin-unblock = Pustiť
admin-unblock-network = Pustiť { $network }
admin-addresses = Najrušnejšie adresy
admin-address = Adresa
admin-connections = Spojenia
admin-block-address = Zablokovať { $address }
admin-limits = Limity
admin-not-sure = Nie
error-no-admin = Tento server nemá správcu: spusti ho s --admin-secret-file.
error-wrong-secret = To nie je tajomstvo tohto servera.
error-bad-secret = Tajomstvo musí byť jeden riadok s 20 až 100 písmenami, číslicami alebo znakmi, bez medzier. Vytvorí ho `openssl rand -hex 32`.
error-bad-network = „{ $text }“ nie je adresa ani sieť ako 192.0.2.7, 192.0.2.0/24 alebo 2001:db8::/48.
error-blocklist-full = Zablokovať sa dá najviac sietí: { $most }.
error-not-blocked = { $network } nie je zablokovaná.
error-blocks-you = Tým by sa zablokovalo aj tvoje pripojenie.
error-blocked = Odtiaľto sa tento server používať nedá.
