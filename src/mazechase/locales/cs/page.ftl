# Co říká stránka, ať se hraje cokoli. Jméno hráče stojí vždy samo v prvním pádě.

app-name = Mazechase
app-about = Bludiště, duchové a překážky: deskové hry připravené na jedno klepnutí. Hrajte tady, nebo s přáteli na dálku.
disclaimer = Fanouškovský projekt. Není spojen s vlastníky her PAC-MAN, Quoridor ani jiných zde jmenovaných her a není jimi podporován. Všechny ochranné známky patří svým vlastníkům.
loading = Okamžik…
close = Zavřít
cancel = Zrušit
menu = Nabídka
settings = Nastavení
to-start = Domů
problem-no-answer = Server neodpovídá. Zkontrolujte připojení a zkuste to znovu.
page-late = Načítání trvá dlouho. Pokud se nic nestane, načtěte stránku znovu.
page-retrying = Část stránky se ještě nenačetla. Zkoušíme to znovu…
page-reload = Část této stránky chybí, nejspíš kvůli aktualizaci. Načtěte ji prosím znovu. O hry nepřijdete.
reload = Načíst znovu

## Úvodní stránka

games = Hry
continue-games = Rozehrané hry
players-count = { $most ->
    [few] { $least } až { $most } hráči
   *[other] { $least } až { $most } hráčů
}
play-bot = Proti robotovi
play-here = Na jednom zařízení
play-link = S přítelem přes odkaz
play-shared = Velká obrazovka a telefony
join-code = Přidat se kódem
play-more = Další možnosti
bot-strength = Síla robota
puzzle-link = Hádanka dne
yours-link = Moje hry
ladder-link = Žebříček
recent-tables = Dohrané hry
forget-table = Odebrat ze seznamu
forget-sure = Odebrat? Nepůjde se k ní vrátit
open-record = Otevřít uloženou hru
open-record-bad = Tento soubor není uložená hra.
recent-turn = Jste na tahu
recent-over = Dohráno
recent-lobby = Čeká se na hráče
recent-next = Na tahu: { $name }
recent-won = Výhra
recent-lost = Prohra
recent-nobody = Bez vítěze
recent-winner = Vítěz: { $name }
recent-record = Uložená hra
recent-all = Zobrazit všechny hry ({ $games })
recent-now = právě teď

## Příprava stolu

setup-players = Počet hráčů
setup-places = Kdo hraje?
setup-place = Místo { $place }: kdo hraje
setup-level = Místo { $place }: síla robota
setup-name = Jméno
setup-no-limit = bez omezení
setup-open-file = Otevřít soubor
setup-samples = { $what }: obrázky
setup-name-of = Místo { $place }: jméno
setup-piece = Místo { $place }: figurka
setup-random = Náhodný první hráč
setup-clock = Hodiny
setup-clock-minutes = { $minutes ->
    [0] Bez hodin
    [one] Každému { $minutes } minuta, +{ $seconds } s za tah
    [few] Každému { $minutes } minuty, +{ $seconds } s za tah
   *[other] Každému { $minutes } minut, +{ $seconds } s za tah
}
setup-options = Varianty pravidel
setup-book = Podle návodu
setup-book-about = { $rules ->
    [one] Jedno domácí pravidlo se liší od návodu. Zaškrtněte, chcete-li hrát bez něj.
    [few] { $rules } domácí pravidla se liší od návodu. Zaškrtněte, chcete-li hrát bez nich.
   *[other] { $rules } domácích pravidel se liší od návodu. Zaškrtněte, chcete-li hrát bez nich.
}
setup-house-rule = { $book ->
    [true] Domácí pravidlo. Návod říká ano.
    [false] Domácí pravidlo. Návod říká ne.
   *[other] Domácí pravidlo. Návod říká: { $book }.
}
setup-as-printed = Tak to říká návod.
setup-shared = Každý se přidá svým telefonem, přes odkaz nebo kód.
setup-start = Začít hru
setup-open = Vytvořit hru
place-kind-here = Toto zařízení
place-kind-link = Přes odkaz
place-kind-bot = Robot
bot-random = Zmatený robot
bot-random-about = dělá cokoli, co se smí, bez přemýšlení.
bot-level1 = Robot začátečník
bot-level1-about = zná pravidla a o moc víc ne. Dobrý na první hru.
bot-level2 = Slabý robot
bot-level2-about = vidí, co je dobré hned teď, ale neplánuje.
bot-level3 = Střední robot
bot-level3-about = trochu plánuje. Slušný soupeř, když už hru znáte.
bot-level4 = Silný robot
bot-level4-about = vidí dál dopředu a chybuje málo.
bot-level5 = Robot mistr
bot-level5-about = je nejsilnější, jakého máme. Hodně štěstí!
bot-classic1 = Slabý robot (původní)
bot-classic2 = Střední robot (původní)
bot-classic3 = Silný robot (původní)
bot-perfect = Neomylný robot

## Před hrou

lobby-host = Hra je připravena
lobby-open = { $places ->
    [one] Čekáme, až někdo obsadí volné místo. Pošlete odkaz.
   *[other] Čekáme, až se obsadí volná místa. Pošlete odkaz.
}
lobby-guest = Zveme vás ke hře: { $game }
lobby-guest-of = { $name } vás zve ke hře: { $game }
lobby-wait = Jste ve hře! Čekáme na začátek…
lobby-wait-for = Jste ve hře! Hru spustí { $name }.
place-open = Volné místo
place-yours = Vaše místo
place-here = Tady
place-bot = Hraje tu robot
sit-here = Hrát tady
sit-down = Přidat se
move-up = Posunout nahoru
make-bot = Nechat hrát robota
make-open = Odebrat
your-name = Vaše jméno
invite-link = Pošlete tento odkaz příteli, nebo ať si načte kód
start-match = Začít
start-with-bots = { $places ->
    [one] Začít s robotem na volném místě
   *[other] Začít s roboty na volných místech
}
link-only-here = Odkaz funguje jen na tomto zařízení. Aby se mohli přidat ostatní na vaší Wi-Fi, spusťte { $command }.
copy-link = Kopírovat odkaz
new-link = Nový odkaz (starý přestane platit)
copied = Zkopírováno
share = Sdílet
qr-code = QR kód odkazu

## U stolu

seats = Hráči
seat-name = Hráč { $seat }
you = Vy
seat-away = Není tu
seat-asked = na tahu
seat-won = Vítěz
clock-left = Zbývá { $time }
todo-turn = Jste na tahu.
# Před tím, co má někdo udělat. Po čárce by pokračovalo malé písmeno, ale jméno by muselo být v pátém pádě.
todo-call = { $name }:
todo-act = Vyberte, co uděláte.
todo-chance = Klepnutím hoďte, zatočte nebo lízněte.
todo-bot = přemýšlí…
todo-wait = je na tahu.
bots-hurried = Právě se hraje spousta her, takže roboti přemýšlejí kratší dobu.
# Co kdo právě dělá, za jménem nebo za „Vy“.
doing-move = { $who ->
    [you] právě táhnete…
   *[somebody] právě táhne…
}
doing-chance = { $who ->
    [you] zkoušíte štěstí…
   *[somebody] zkouší štěstí…
}
away-wait = je pryč. Robot může převzít hru za { $time }.
away-ready = je pryč. Robot už může převzít hru.
away-minded = je pryč. Do návratu hraje robot.
turn-away = Na tahu: { $name } (pryč).
turn-away-wait = Robot může převzít hru za { $time }.
turn-away-ready = Robot už může převzít hru.
absences = Kdo je pryč
not-yet = Ještě ne! Čekáme na: { $name }.
todo-queued = Jste offline. Tah se odešle, jakmile se připojíte.
talk = Něco říct
watching = Díváte se na hru.
watching-full = Všechna místa jsou obsazená. Díváte se na hru.
paused = Hra je pozastavena.
paused-wait = Hra je pozastavena, dokud ji ten, kdo ji založil, znovu nespustí.
over-won = { $seats ->
    [one] vyhrává!
   *[other] vyhrávají společně!
}
over-you-won = Vyhráli jste!
over-cheer = Pěkná hra! Zkusíte to znovu?
over-nobody = Konec hry. Nikdo nevyhrál.
told-of = { $name }: { $sentence }
# Tah: jméno a co ten hráč udělal, nebo co se stalo samo.
turn-told = { $name } { $deeds }.
turn-said = { $deeds }.
turn-plain = { $who ->
    [you] táhnete
   *[somebody] táhne
}
# Něco, co se stalo ve hře, pro kterou stránka nemá slova.
turn-event = { $event }
match-short-undo-wanted = žádost o vrácení posledního tahu.
match-short-undo-reply = { $answer ->
    [yes] souhlas.
    [withdrawn] žádost o vrácení odvolána.
   *[no] nesouhlas.
}
match-short-gave-up = hra vzdána.
match-short-time-up = vypršel čas.
match-short-seat-taken = { $bot ->
    [none] vstup do hry.
   *[other] dál hraje robot.
}
match-short-seat-minded = pryč od hry, zatím hraje robot.
match-short-seat-reclaimed = zpátky ve hře.
help = Jak se hraje
help-search = Hledat v pravidlech
help-nothing = O „{ $search }“ tu nic není. Zkuste jiné slovo.
help-ruling = Přečíst pravidlo
help-house = Domácí pravidlo
help-yes = Ano
help-no = Ne
help-own = Vlastní
help-options = Varianty pravidel
help-table-options = Tento stůl
help-differs = Jinak než obvykle
harm-title = Opravdu?
harm-usual = Tím si uškodíte.
harm-do = Udělat to i tak
harm-no = Ne, raději ne
mind-seat = Nechat zatím hrát robota
mind-means = je pryč. Do návratu bude hrát robot.
minded-for-you = Než jste se vrátili, hrál za vás robot.
take-back = Zpět o tah
undo-asked = žádá o vrácení posledního tahu.
undo-refused = nesouhlasí. Tah zůstává.
undo-waiting = Vrátit poslední tah? Čekáme na: { $names }
undo-withdraw = Nechat být
agree = Ano
disagree = Ne
no-thanks = Ne, díky
reopen-question = uvolnit toto místo pro někoho nového? Uvidí tyto karty.
reopen-waiting = dál tu hraje robot. Někdo nový se může přidat, až budou všichni souhlasit. Čekáme na: { $names }
resign = Vzdát se
resign-sure = Vzdát tuto hru?
resign-who = se vzdává.
resign-ends = Tím hra skončí.
resign-bot = Dál bude hrát robot.
show-ways = Nejkratší cesty
rematch = Hrát znovu
rematch-join = Další hra
rematch-begun = Další hra už začala.
fork = Hrát odtud
pause = Pozastavit
resume = Pokračovat
mute = Vypnout zvuk
unmute = Zapnout zvuk
link-waiting = Spojení se přerušilo. Připojujeme se znovu; o hru nepřijdete.
table-gone = Tato hra byla smazána, nebo váš odkaz přestal platit.
no-entry = Tento odkaz žádnou hru neotevře
no-entry-friend = Poslal vám ho někdo? Požádejte o odkaz s pozvánkou, nebo si načtěte kód z jeho obrazovky.
no-entry-own = Je to vaše hra? Na zařízení, kde ji hrajete, otevřete nabídku a zvolte „{ $menu }“.
delete-table = Smazat tuto hru
delete-table-sure = Smazat tuto hru všem?
save-record = Uložit hru
save-picture = Uložit obrázek
places = Změnit, kdo hraje
places-secret = Když někoho odeberete, hraje za něj robot. Někdo nový se může přidat, až budou ostatní souhlasit, protože uvidí jeho karty.
replace-sure = Určitě? Přijdou o své místo
place-free = Jedno místo je volné. Můžete se přidat a hrát dál.
watch-link = Pozvat diváky
watch-link-help = Kdo má tento odkaz, může se dívat, ale ne hrát
continue-elsewhere = Pokračovat na jiném zařízení
continue-elsewhere-help = Načtěte kód druhým zařízením nebo na něm otevřete odkaz. Otevře vaše místo, nikomu ho proto neposílejte

## Ohlédnutí

log = Dosavadní tahy
log-empty = Zatím žádný tah.
log-kind = Jak je ukázat
log-story = Slovy
log-last = Poslední tah každého
log-codes = Zápisem
log-earlier = Dřívější tahy
log-later = Pozdější tahy
log-after = Navazuje na tah { $ply } dřívější hry.
record-shown = Toto je uložená hra. Hrát dál můžete tlačítkem „Hrát odtud“.
scrubber = Ohlédnout se
scrub-first = Na začátek
scrub-previous = Předchozí tah
scrub-next = Další tah
scrub-last = K poslednímu tahu
scrub-play = Přehrát
scrub-pause = Pozastavit
scrub-at = Tah { $ply } z { $last }
scrub-live = Zpět ke hře

## Předání zařízení

curtain = Na řadě: { $name }
curtain-peek = Předejte zařízení a nekoukejte!
curtain-open = To jsem já: ukázat karty
curtain-go-on = Pokračovat

## Nastavení

setting-language = Jazyk
setting-theme = Vzhled
setting-theme-auto = Podle zařízení
setting-theme-light = Světlý
setting-theme-dark = Tmavý
setting-motion = Animace
setting-motion-auto = Podle zařízení
setting-motion-full = Plné
setting-motion-less = Omezené
setting-speed = Rychlost
setting-speed-times = × { $speed }
setting-sound = Zvuk

## Strany pole, jak jsou vidět na obrazovce

side-up = nahoře
side-right = vpravo
side-down = dole
side-left = vlevo

## Hra bez kreseb

plain-actions = Co můžete udělat
plain-ask = Hodit, zatočit nebo líznout

## Figurky

piece-of = { $label }: { $piece }
piece-open = zatím nevybrána
piece-pac = Pac-Man
piece-ms = Ms. Pac-Man
piece-red = červený duch
piece-pink = růžový duch
piece-cyan = modrý duch
piece-orange = oranžový duch
piece-violet = fialový duch
piece-green = zelený duch
file-problem = { $file }: { $problem }

## Rada

hint = Poradit
hint-thinking = Přemýšlím…
hint-action = Nejlepší tah: { $action }.
hint-chance = Šance na výhru: { NUMBER($percent) } %.
hint-close = Zavřít radu
coach-switch = Rady
coach-switch-help = Rady musí zapnout všichni, kdo hrají.
coach-agreed = Zapnuto: { $names }

## Ohlédnutí za hrou

review = Rozbor
review-making = Ohlížíme se za hrou. Potrvá to pár vteřin…
review-chart = Šance všech na výhru od prvního tahu do posledního
review-luck = Štěstí
review-lost = Promarněno na tah
review-mistakes = Chyby
review-percent = { NUMBER($percent) } %
review-of = { NUMBER($mistakes) } z { NUMBER($decisions) }
review-turning = Zlomové okamžiky
review-lucky = Štěstí: +{ NUMBER($percent) } %
review-gave = Promarněno { NUMBER($percent) } %
review-best = Lepší:
review-try = Zkusit to odsud znovu
review-even = O téhle hře nerozhodl žádný jednotlivý tah.

# Lekce
learn-first = Naučte se to za minutu
lessons = Lekce
lessons-all = Všechny lekce
lessons-of = { $game }: lekce
lessons-done = Hotovo { $done } z { $all }
lesson-ticked = hotovo
lesson-number = Lekce { $number } z { $lessons }
lesson-next = Další lekce
lesson-again = Začít znovu
lesson-play = Zahrát si doopravdy
lesson-gone = Tahle lekce už není otevřená.
guide-skip = Přeskočit rady

make-own = Vyrobit vlastní…
setup-own-rules = Vaše domácí pravidla
