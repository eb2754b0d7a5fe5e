# Ce spune doar terminalul. Cuvintele de tastat rămân cum sunt.

cli-seat = locul { $seat }
cli-person = o persoană
cli-nobody = nimeni
cli-match = { $game }, { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}
cli-held = { $seat }: { $who }
cli-play-seats = { $match }; { $seats }
cli-listed = { $first }, { $second }
cli-ending = Câștigă: { $winners }. Scoruri pe locuri: { $scores }.
cli-you-win = Ai câștigat!
cli-you-lose = Ai pierdut.
cli-play-begin = Scrie o mutare, ? pentru mutările permise sau help.
cli-play-help = Scrie o mutare în notația jocului sau mai multe, cu spații între ele. Ori scrie:
cli-play-help-list = arată mutările permise
cli-play-help-hint = îl întreabă pe cel mai bun robot al jocului ce ar face
cli-play-help-undo = anulează ultima mutare, dacă de atunci nu s-a aruncat, tras sau arătat nimic
cli-play-help-board = desenează din nou tabla
cli-play-help-help = arată acest ajutor
cli-play-help-quit = oprește aici
cli-play-no-hints = Pentru acest joc nu există indicii.
cli-play-hint = { $bot } ar juca { $move }.
cli-play-hand-over = Dă tastatura locului { $seat }. Fără tras cu ochiul!
cli-play-press-enter = Locul { $seat }, apasă Enter ca să-ți vezi partea:
cli-play-not-over = Jocul nu s-a terminat.
cli-play-not-saved = nu s-a salvat nimic. { $reason }
cli-did-you-mean = Ai vrut să spui „{ $meant }”?
cli-limits = Limite: { $limits }.

cli-page-ready = Mazechase este gata la { $link } (Ctrl-C îl oprește)
cli-page-running = Mazechase rulează deja la { $link }
cli-page-opening = Mazechase rulează deja la { $link }: îl deschidem
cli-page-network = În rețeaua ta: { $link }

cli-games-players = { $game }: { $players } jucători
cli-games-default = implicit { $value }
cli-games-house-rule = implicit { $value } (regula casei; în regulament: { $printed })
cli-chance = Urmează hazardul (locul { $seat }). Rezultatele și ponderile lor:

cli-actions = { $count ->
    [one] { $count } acțiune
    [few] { $count } acțiuni
   *[other] { $count } de acțiuni
}
cli-draws = { $count ->
    [one] { $count } tragere
    [few] { $count } trageri
   *[other] { $count } de trageri
}
cli-checked = verificat: { $what } și rezultatul
cli-checked-unfinished = verificat: { $what }; partida nu are încă un rezultat
cli-their-seal = sigiliul lor
cli-verified = verificat: sămânța se potrivește cu sigiliul și dă { $draws ->
    [one] singura ei tragere
    [few] toate cele { $draws } trageri
   *[other] toate cele { $draws } de trageri
}

cli-arena-heading = { $match }, { $games ->
    [one] { $games } joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
}, sămânța { $seed }, { $budget }
cli-arena-nodes = noduri: { $nodes }
cli-arena-time = { $time } ms
cli-arena-usual = gândire obișnuită
cli-arena-bot = robot
cli-arena-games = jocuri
cli-arena-wins = victorii
cli-arena-draws = egaluri
cli-arena-score = scor
cli-arena-interval = interval de 95%
cli-arena-fair = corect
cli-from-to = { $low } până la { $high }
cli-review-ply = mutare
cli-review-start = început
cli-review-luck = noroc
cli-review-lost = irosit
cli-review-best = cel mai bun
cli-review-decisions = decizii
cli-review-mistakes = greșeli
cli-review-turning-points = momente de cotitură: mutările { $plies }
cli-suggest-heading = scop { $aims }, runde: { $rounds }, jocuri: { $games }
cli-suggest-changes = schimbări
cli-suggest-distance = distanța până la scop
cli-suggest-points = puncte: { $points }
cli-suggest-before = înainte
cli-suggest-after = după
cli-suggest-candidate = candidatul { $number }
cli-suggest-fresh = cu noroc nou
cli-suggest-wins = victorii pe locuri
cli-suggest-began = a început
cli-suggest-turns = ture
cli-suggest-minutes = minute
cli-suggest-nothing = oprit înainte să se găsească ceva

cli-needs = Pentru asta e nevoie de { $package }: { $install }
cli-needs-server = Pentru asta e nevoie de pachetele serverului (lipsește { $package }): { $install }
cli-no-kernels = nu s-a compilat niciun nucleu nativ, așa că lucrează regulile în Python, mai încet; vezi docs/engine.md
cli-working-playing = se joacă
cli-working-reviewing = se analizează
cli-working-searching = se caută
cli-working-solving = se rezolvă
cli-working-counting = se numără

error-bot-not-imported = Robotul „{ $bot }”: modulul „{ $module }” nu s-a putut importa ({ $problem }).
error-bot-not-a-class = Robotul „{ $bot }”: modulul „{ $module }” nu are o clasă „{ $cls }” derivată din mazechase.bots.Bot.
error-bot-raised = Robotul „{ $bot }” a dat greș la { $place }: { $problem }.
error-bot-illegal = Robotul „{ $bot }” de pe locul { $seat } a răspuns { $action }, care nu e printre acțiunile permise pe care le-a primit.
error-bad-budget = Un buget de { $limit } este prea mic; trebuie să fie cel puțin 1.
error-budget-without-clock = Un buget de timp are nevoie de un ceas.
error-bad-bot-count = { $bots ->
    [one] { $bots } robot nu poate ocupa
    [few] { $bots } roboți nu pot ocupa
   *[other] { $bots } de roboți nu pot ocupa
} { $players } locuri; roboți permiși: de la 1 la { $players }.
error-bad-game-count = Jocuri: { $games }, procese: { $workers }. Amândouă trebuie să fie cel puțin 1.

# The command line.

error-process-ended = Unul dintre procesele serverului s-a încheiat înainte să fie gata (stare { $status }).
error-bad-arguments = { $message } (vezi `{ $command } --help`)
error-no-such-command = Nu există comanda „{ $command }”. Comenzi: { $known }.
error-bad-choice = { $name } nu poate fi „{ $text }”; valori posibile: { $known }.
error-lan-elsewhere = --lan pornește un server, deci merge cu serve sau fără comandă, nu cu { $command }.
error-lan-and-host = --lan ascultă la toate adresele acestei mașini; scoate --host.
error-bad-argument-number = { $name } vrea un număr întreg de la { $least } la { $most }, nu „{ $text }”.
error-unreadable-file = Fișierul „{ $file }” nu poate fi citit: { $reason }.
error-unwritable-file = Fișierul „{ $file }” nu poate fi scris: { $reason }.
error-print-form = „{ $file }” nu este nici fișier .pdf, nici fișier .svg.
error-line-too-long = Un rând de la intrare depășește limita de caractere: { $most }.
error-no-such-seat-here = Aici nu există locul „{ $seat }”; --seat acceptă { $known }.
error-bad-seat-count = --seat { $seats }: { $people ->
    [one] e o persoană de așezat
    [few] sunt { $people } persoane de așezat
   *[other] sunt { $people } de persoane de așezat
}, fiecare pe locul ei.
error-file-too-big = Fișierul „{ $file }” este prea mare; limita de octeți este { $most }.
error-unusable-folder = Dosarul „{ $folder }” nu poate fi folosit: { $reason }.
error-unusable-database = Baza de date „{ $database }” nu poate fi folosită. { $reason }
error-database-in-use = Baza de date { $database } este folosită de alt server. El rulează la { $address }
error-running-without-lan = Mazechase rulează deja la { $address }, doar pentru această mașină. Oprește-l (Ctrl-C), apoi pornește-l din nou cu --lan.
error-limit-form = „{ $text }” nu este o limită; scrie NUME=NUMĂR.
error-no-such-limit = Nu există limita „{ $limit }”.
error-bad-limit-number = Limita „{ $limit }” vrea un număr întreg de la 0 la { $most }, nu „{ $text }”.
error-no-such-setting = Nu există setarea „{ $name }” ({ $source }).
error-bad-setting = { $source }: { $problem }
error-bad-setting-kind = { $source }: „{ $name }” vrea { $takes }.
error-bad-config = Fișierul „{ $file }” nu este TOML: { $problem }.
error-document-not-text = Documentul „{ $where }” nu este text UTF-8.
error-neither-game-nor-file = „{ $text }” nu este nici joc, nici fișier. `mazechase games` arată lista jocurilor.
error-option-form = „{ $text }” nu este o opțiune; scrie NUME=VALOARE.
error-option-twice = Opțiunea „{ $option }” este dată de două ori.
error-record-has-options = Un joc salvat își are propriii jucători și propriile opțiuni; scoate --players și --option.
error-bad-move = Mutarea { $number }, „{ $token }”: { $reason }
error-bad-viewer = Aici nu există privitorul „{ $viewer }”; există { $known }.

# Games from outside
error-game-not-imported = Jocul „{ $name }” nu poate fi importat: { $problem }.
error-game-not-a-class = „{ $name }” nu este un joc; trebuie să numească o subclasă completă a lui mazechase.Rules, ca module:Class.

# The engine.
error-no-kernel = Aici nu există nucleu nativ pentru { $game }: nu a fost scris, nu a fost compilat sau MAZECHASE_NATIVE=0 îl oprește.
error-no-solution = Robotul „{ $bot }” joacă după o soluție și pentru aceste opțiuni nu există încă una. Fă-o cu: mazechase solve chase --save --option ...
error-no-solver = Nu există rezolvitor pentru { $game }.
error-too-much-to-solve = Cu { $option }, o soluție ar cere cam { $hours } h pe un procesor și { $gigabytes } GB de memorie, așa că nu este pornită.
error-bad-engine-number = { $name } trebuie să fie un număr întreg de la { $least } la { $most }, nu { $number }.
error-bad-action-count = Un pas vrea un tablou cu o acțiune pe joc, de forma { $wanted }, nu { $shape }.
error-bad-place = „on” acceptă { $places }, nu „{ $place }”.
error-no-ray = Ray nu este instalat aici. Instalează-l cu: pip install "mazechase[ray]"
error-no-cluster = Clusterul Ray nu poate fi găsit sau pornit: { $problem }.
error-worker-died = Un proces a murit la aceleași jocuri; încercări: { $tries }.

# The workshop.
error-bad-aim = „{ $aim }” nu este un scop; scopurile sunt even, turns=NUMĂR, minutes=NUMĂR și TABĂRĂ=PROCENT, ca pacman=50.
error-no-changes = Nimeni nu a descris cum se schimbă puțin „{ $option }” din { $game }; există schimbări pentru: { $known }.
error-backup-exists = Există deja { $file }. O copie de siguranță nu înlocuiește niciodată nimic: mută fișierul sau alege alt nume.
error-backup-by-postgres = O bază de date PostgreSQL se salvează și se reface cu programele PostgreSQL (docs/deploy.md); sau copiază-i jocurile într-un fișier cu `mazechase database copy`.
error-no-server = Serverul de la { $server } nu poate fi întrebat: { $problem }.
