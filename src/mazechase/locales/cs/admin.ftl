# Stránka a příkaz správce: toho, kdo provozuje server, ne toho, kdo otevřel stůl.
admin-title = Server
admin-about = Co se děje a co smíte měnit jen vy. Vaše heslo je v souboru, který jste serveru zadali.
admin-secret = Vaše heslo
admin-enter = Vstoupit
admin-leave = Odejít
admin-refresh = Obnovit
admin-node = Uzel { $node }
admin-now = Právě teď
admin-version = Verze
admin-up = Běží
admin-hours = { $hours ->
    [one] { $hours } hodinu
    [few] { $hours } hodiny
   *[other] { $hours } hodin
}
admin-minutes = { $minutes ->
    [one] { $minutes } minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
admin-processor = Čas procesoru
admin-seconds = { $seconds } s
admin-memory = Nejvíc paměti
admin-megabytes = { $megabytes } MB
admin-open = Otevřené stoly
admin-watched = Z toho s někým u stolu
admin-players = Připojení hráči
admin-seats = Jejich místa
admin-spectators = Diváci
admin-strangers = Ostatní
admin-running = Roboti přemýšlejí
admin-waiting = Roboti čekají
admin-tables = Nejpomalejší stoly
admin-tables-about = Otevřené stoly, které spotřebovaly nejvíc času, jsou první.
admin-no-tables = Žádný stůl není otevřený.
admin-table = Stůl
admin-phase-lobby = ještě nezačal
admin-phase-playing = hraje se
admin-phase-over = dohráno
admin-devices = Zařízení
admin-entries = Záznamy
admin-spent = Server
admin-slowest = Nejdelší krok
admin-bots = Roboti
admin-milliseconds = { $milliseconds } ms
admin-delete = Smazat
admin-delete-table = Smazat stůl { $table }
admin-sure-delete = Smazat tento stůl nadobro? Všichni u něj budou odpojeni.
admin-person = Jeden člověk
admin-person-about = Lidé tu nemají účty. O člověku se ukládá jméno, se kterým si sedl ke stolu, a jeho tahy.
admin-person-name = Jméno
admin-person-table = Jen u tohoto stolu
admin-person-anywhere = kterýkoli
admin-export = Ukázat, co je uloženo
admin-save = Uložit do souboru
admin-erase = Vymazat jméno
admin-sure-erase = Vymazat jméno „{ $name }“ všude, kde bylo nalezeno? Hry zůstanou; vrátit to nepůjde.
admin-found = { $tables ->
    [0] Nikdo takového jména tu není.
    [one] Nalezeno u { $tables } stolu.
   *[other] Nalezeno u { $tables } stolů.
}
admin-erased = { $tables ->
    [one] Vymazáno u { $tables } stolu.
   *[other] Vymazáno u { $tables } stolů.
}
admin-block = Blokované adresy
admin-block-about = Z blokované adresy se nikdo nepřipojí; kdo připojený je, bude hned odpojen.
admin-nobody-blocked = Nikdo není blokovaný.
admin-network = Adresa nebo síť
admin-note = Proč
admin-block-it = Zablokovat
admin-unblock = Povolit
admin-unblock-network = Povolit { $network }
admin-addresses = Nejvytíženější adresy
admin-address = Adresa
admin-connections = Spojení
admin-block-address = Zablokovat { $address }
admin-limits = Limity
admin-not-sure = Ne
error-no-admin = Tento server nemá správce: spusťte ho s --admin-secret-file.
error-wrong-secret = To není heslo tohoto serveru.
error-bad-secret = Heslo musí být jeden řádek s 20 až 100 písmeny, číslicemi nebo znaky, bez mezer. Vytvoří ho třeba `openssl rand -hex 32`.
error-bad-network = „{ $text }“ není adresa ani síť jako 192.0.2.7, 192.0.2.0/24 nebo 2001:db8::/48.
error-blocklist-full = Blokovat lze nejvýš { $most } sítí.
error-not-blocked = { $network } není blokovaná.
error-blocks-you = Tím byste zablokovali i sebe.
error-blocked = Odsud tento server nelze používat.
