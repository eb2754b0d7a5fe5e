# Co říká stránka, ať se hraje cokoli. Jméno hráče stojí vždy samo v prvním pádě.

app-name = Mazechase
app-about = Bludiště, duchové a ploty: deskové hry, které začnou hned, tady i s přáteli na dálku.
disclaimer = Fanouškovský projekt. Není spojen s vlastníky PAC-MAN, Quoridoru ani jiných zde jmenovaných her a není jimi podporován. Všechny ochranné známky patří svým vlastníkům.
loading = Okamžik…
close = Zavřít
cancel = Zrušit
menu = Nabídka
settings = Nastavení
to-start = Na úvodní stránku
problem-no-answer = Server neodpovídá. Zkontrolujte připojení a zkuste to znovu.
page-late = Načítání trvá dlouho. Pokud se nic nestane, načtěte stránku znovu.
page-retrying = Část stránky ještě nedorazila. Zkouší se to znovu…
page-reload = Část této stránky zmizela, nejspíš kvůli aktualizaci. Načtěte ji prosím znovu. O hry nepřijdete.
reload = Načíst znovu

## Úvodní stránka

games = Hry
players-count = { $most ->
    [few] { $least } až { $most } hráči
   *[other] { $least } až { $most } hráčů
}
play-bot = Proti počítači
play-here = Spolu na tomto zařízení
play-link = S přítelem přes odkaz
play-shared = Stůl na této obrazovce, karty v telefonech
play-more = Další možnosti
recent-tables = Vaše stoly
forget-table = Odebrat ze seznamu
open-record = Otevřít uloženou hru
open-record-bad = Tento soubor není uložená hra.
recent-turn = Jste na tahu
recent-over = Dohráno

## Příprava stolu

setup-players = Počet hráčů
setup-places = Kdo hraje?
setup-place = Místo { $place }: kdo hraje
setup-level = Místo { $place }: síla počítače
setup-name = Jméno
setup-no-limit = bez omezení
setup-open-file = Otevřít soubor
setup-name-of = Místo { $place }: jméno
setup-piece = Místo { $place }: figurka
setup-random = O začínajícím rozhodne los
setup-clock = Hodiny
setup-clock-minutes = { $minutes ->
    [0] Bez hodin
    [one] Každému { $minutes } minuta, +{ $seconds } s za tah
    [few] Každému { $minutes } minuty, +{ $seconds } s za tah
   *[other] Každému { $minutes } minut, +{ $seconds } s za tah
}
setup-options = Varianty pravidel
setup-shared = Tato obrazovka ukazuje stůl. Každý se posadí se svým telefonem, přes odkaz nebo kód.
setup-start = Začít hru
setup-open = Otevřít stůl
place-kind-here = Toto zařízení
place-kind-link = Přes odkaz
place-kind-bot = Počítač
bot-random = Zmatený robot
bot-level1 = Snadný robot
bot-level2 = Střední robot
bot-level3 = Silný robot

## Před hrou

lobby-host = Stůl je připraven
lobby-open = { $places ->
    [one] Čeká se, až někdo obsadí volné místo. Pošlete odkaz.
   *[other] Čeká se, až někdo obsadí volná místa. Pošlete odkaz.
}
lobby-guest = Jste zváni ke hře
lobby-wait = Máte místo. Čeká se na začátek…
place-open = Volné místo
place-yours = Vaše místo
place-here = Tady
place-bot = Hraje tu robot
sit-here = Hrát tady
sit-down = Posadit se
move-up = Posunout nahoru
make-bot = Ať hraje počítač
make-open = Uvolnit místo
your-name = Vaše jméno
invite-link = Pošlete tento odkaz příteli, nebo ať si načte kód
start-match = Začít
start-with-bots = { $places ->
    [one] Začít s počítačem na volném místě
   *[other] Začít s počítačem na volných místech
}
link-only-here = Odkaz funguje jen na tomto zařízení. Aby se mohli přidat ostatní v domě, spusťte { $command }.
copy-link = Kopírovat odkaz
new-link = Nový odkaz (starý přestane platit)
copied = Zkopírováno
share = Sdílet
qr-code = QR kód odkazu

## U stolu

seats = Hráči
seat-name = Hráč { $seat }
you = Vy
seat-away = Pryč
seat-asked = Je na tahu
seat-won = Vítěz
clock-left = Zbývá { $time }
todo-turn = Jste na tahu.
todo-act = Vyberte, co uděláte.
todo-chance = Klepnutím házejte, točte nebo táhněte.
todo-bot = přemýšlí…
todo-wait = je na tahu.
away-wait = je pryč. Robot může převzít hru za { $time }.
away-ready = je pryč. Robot už může převzít hru.
away-minded = je pryč. Do návratu hraje robot.
absences = Kdo je pryč
not-yet = Chvilku strpení. Na tahu: { $name }.
todo-queued = Nejste připojeni. Tah se odešle, jakmile se spojení obnoví.
watching-shared = Tato obrazovka ukazuje stůl.
watching = Díváte se.
watching-full = Všechna místa jsou obsazená. Díváte se.
paused = Hra je pozastavena.
over-won = { $seats ->
    [one] vyhrává!
   *[other] vyhrávají společně!
}
over-you-won = Vyhráli jste!
over-nobody = Konec hry. Nikdo nevyhrál.
told-of = { $name }: { $sentence }
match-short-salt-added = přidává sůl k losu.
match-short-undo-wanted = žádá o vrácení posledního tahu.
match-short-undo-reply = { $answer ->
    [yes] souhlasí.
   *[no] nesouhlasí.
}
match-short-gave-up = se vzdává.
match-short-time-up = vypršel čas.
match-short-seat-taken = { $bot ->
    [none] toto místo má teď: { $name }.
   *[other] dohrává počítač.
}
match-short-seat-minded = zatím hraje robot.
match-short-seat-reclaimed = je zpět.
help = Jak se hraje
mind-seat = Ať zatím hraje robot
mind-means = je pryč. Zatím bude hrát robot a po návratu zase člověk.
minded-for-you = Když jste byli pryč, hrál za vás robot.
take-back = Vzít zpět
undo-asked = žádá o vrácení posledního tahu.
undo-refused = nesouhlasí. Tah zůstává.
undo-waiting = Vrátit poslední tah? Čeká se na odpověď: { $names }
agree = Souhlasím
disagree = Ne
no-thanks = Ne, díky
reopen-question = Uvolnit toto místo pro někoho nového? Uvidí tyto karty.
reopen-waiting = Tady hraje robot. Někdo nový se může posadit, až budou všichni souhlasit. Čeká se na odpověď: { $names }
resign = Vzdát se
resign-sure = Vzdát tuto hru?
resign-who = se vzdává.
resign-means = Ve dvou hra skončí; ve více hráčích hraje dál počítač za vás.
show-ways = Nejkratší cesty
rematch = Hrát znovu
rematch-join = K další hře
rematch-begun = Další hra už začala: připojte se níže.
fork = Pokračovat odtud
pause = Pozastavit
resume = Pokračovat
mute = Vypnout zvuk
unmute = Zapnout zvuk
link-waiting = Spojení se přerušilo. Zkoušíme to znovu, nic se neztratí.
table-gone = Tento stůl už není, nebo váš odkaz přestal platit.
delete-table = Smazat tento stůl
delete-table-sure = Smazat pro všechny?
save-record = Uložit hru
save-picture = Obrázek desky
places = Změnit, kdo hraje
places-secret = Když místo uvolníte, hraje na něm robot. Někdo nový si na něj sedne, až budou ostatní souhlasit, protože uvidí tyto karty.
replace-sure = Určitě? Přijdou o své místo
place-free = Jedno místo je volné. Můžete se posadit a hrát dál.
watch-link = Nechat ostatní dívat se
watch-link-help = Kdo má tento odkaz, může se dívat, ale ne hrát

## Ohlédnutí

log = Dosavadní tahy
log-empty = Zatím žádný tah.
log-after = Od tahu { $ply } dřívější hry.
record-shown = Uložená hra k prohlížení. Hrát dál můžete tlačítkem „Pokračovat odtud“.
scrubber = Ohlédnout se
scrub-first = Na začátek
scrub-previous = O tah zpět
scrub-next = O tah dál
scrub-last = K poslednímu tahu
scrub-play = Přehrát jako film
scrub-pause = Zastavit film
scrub-at = Tah { $ply } z { $last }
scrub-live = Zpět ke hře

## Předání zařízení

curtain = Předejte zařízení. Nikdo jiný by se neměl dívat.
curtain-open = To jsem já: ukázat
curtain-go-on = Dál

## Nastavení

setting-language = Jazyk
setting-theme = Barvy
setting-theme-auto = Jako na zařízení
setting-theme-light = Světlé
setting-theme-dark = Tmavé
setting-motion = Pohyb
setting-motion-auto = Jako na zařízení
setting-motion-full = Ano
setting-motion-less = Co nejméně
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
plain-ask = Hodit, zatočit nebo táhnout

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
