error-no-such-game = Nav spēles „{ $game }”. `mazechase games` parāda visas spēles.
error-no-such-bot = Spēlei { $game } nav robota „{ $bot }”. Roboti: { $known } vai tavs paša robots, rakstīts kā module:Class.
error-bad-players = { $game }: spēlētāju skaits var būt { $counts }, nevis { $players }.
error-bad-rules-version = { $game }: ir noteikumu versijas no 1 līdz { $newest }, bet versijas { $version } nav.
error-no-such-option = Nav spēles iestatījuma „{ $option }”. Iestatījumi: { $known }.
error-no-such-language = Nav valodas „{ $language }”. Valodas: { $known }.
error-no-typst = Drukāšanai vajag Typst, bet te tas nav instalēts. Instalē to tā: pip install "mazechase[print]"
error-nothing-to-print = Spēlei { $game } nav ko drukāt.
error-bad-option-value = Iestatījums „{ $option }” nevar būt „{ $value }”; der { $takes }.
error-bad-drawing-size = Laukumam nevar būt tik daudz rindu ({ $rows }) un kolonnu ({ $columns }); der no 1 līdz { $most }.
error-bad-drawing-mark = Zīmējumā pie { $place } ir „{ $mark }”; derīgās zīmes ir „{ $known }” un # sienai.
error-document-unreadable = Dokuments „{ $where }” nav derīgs { $form }: skaties { $line }. rindas { $column }. zīmi.
error-document-too-large = Dokumentu „{ $where }” nevar nolasīt: tajā ir pārāk garš skaitlis vai pārāk daudz ligzdotu daļu.
error-document-not-a-table = Dokumentam „{ $where }” jābūt nosaukumu un vērtību tabulai.
error-document-too-long = Dokuments „{ $where }” ir par garu; drīkst būt ne vairāk zīmju kā { $most }.
error-no-such-kind = Nav dokumenta veida „{ $kind }”. Veidi: { $known }.
error-measuring-replaced = Šo mērījumu aizstāj jaunāks tā paša melnraksta mērījums.
error-no-chance-here = Te nav ko mest, griezt vai vilkt, tāpēc „{ $outcome }” nevar iznākt.
error-impossible-outcome = „{ $outcome }” te nevar iznākt.
error-foreign-state = „{ $value }” nav šīs spēles stāvoklis ar tik daudziem spēlētājiem.
error-foreign-view = „{ $value }” nav šīs spēles skats ar tik daudziem spēlētājiem.
error-foreign-action = „{ $value }” nav šīs spēles darbība; tādu dod { $call }.
error-foreign-token = „{ $value }” nav ne šīs spēles darbība, ne izlozes iznākums; tādu dod { $call }.
error-foreign-outcome = „{ $value }” nav šīs spēles izlozes iznākums; tādu dod { $call }.
error-foreign-event = „{ $value }” nav notikums.
error-foreign-rules = Spēles „{ $game }” noteikumi nepieder klasei { $value }.
error-not-text = „{ $value }” nav teksts.
error-not-a-generator = „{ $value }” nav nejaušo skaitļu ģenerators.
error-bad-number = „{ $text }” te neder kā skaitlis.
refuse-over = Spēle ir beigusies.
refuse-no-such-action = „{ $action }” nav šīs spēles darbība.
refuse-not-an-action = „{ $action }” nav šīs spēles darbība; tādu dod { $call }.
refuse-chance-first = Vietai { $seat } vispirms jāmet, jāgriež vai jāvelk.
refuse-chance-first-named = vispirms met, griež vai velk.
refuse-not-your-turn = Tagad nav vietas { $seat } gājiens.
refuse-not-your-turn-named = pašlaik neko nevar darīt.
turn_limit = Gājienu ierobežojums sasniegts.
error-bad-player = „{ $name }” jābūt vai nu cilvēkam, vai robotam ar robota nosaukumu.
error-bad-match-id = „{ $id }” neder par spēles kodu; lieto no 1 līdz 64 burtiem, cipariem, - un _.
error-bad-seats = { $players ->
    [zero] Ir { $players } vietu
    [one] Ir { $players } vieta
   *[other] Ir { $players } vietas
}, bet norādīto spēlētāju skaits ir { $seats }.
error-bad-clock = Pulkstenim vajag laika krājumu vai gājiena laiku, kas lielāks par nulli; laiki nevar būt negatīvi vai garāki par { $days } dienām.
error-bad-salt = Sālī jābūt no 1 līdz 64 burtiem, cipariem, - un _.
error-bad-seed = Sākumvērtībā jābūt 32 baitiem.
error-time-runs-back = { $n }. ieraksts žurnālā ir agrāks par iepriekšējo.
error-match-over = Spēle ir beigusies.
error-match-paused = Spēle ir apturēta.
error-not-paused = Spēle nav apturēta.
error-no-such-seat = Vietas { $seat } nav.
error-no-actions = Nav norādīta neviena darbība.
error-not-an-action = „{ $text }” nav darbība.
error-not-an-outcome = „{ $text }” nav izlozes iznākums.
error-not-your-action = Vieta { $seat } to darīt nevar.
error-not-your-action-named = to darīt nevar.
error-not-your-draw = Tagad jāmet, jāgriež vai jāvelk vietai { $seat }.
error-not-your-draw-named = tagad met, griež vai velk.
error-no-draw-now = Tagad nav ko mest, griezt vai vilkt.
error-wrong-draw = Nākamā izloze ir { $next }., nevis { $k }.
error-no-such-draw = { $draws ->
    [zero] Vajag { $k }. izlozi, bet ir saglabāts tikai { $draws } izložu.
    [one] Vajag { $k }. izlozi, bet ir saglabāta tikai { $draws } izloze.
   *[other] Vajag { $k }. izlozi, bet ir saglabātas tikai { $draws } izlozes.
}
error-salts-fixed = Sāli var pievienot tikai pirms pirmās izlozes.
error-nothing-to-undo = Nav ko atsaukt.
error-undo-revealed = Kopš tā laika kaut kas ir izvilkts vai parādīts, tāpēc atsaukt nevar.
error-undo-absent = Tas atsauktu gājienu kādam, kas ir prom, tāpēc tas paliek.
error-undo-away = Vieta { $seat } ir prom; līdz tam atsaukt nevar.
error-undo-away-named = ir prom; līdz tam atsaukt nevar.
error-own-undo = Vieta { $seat } spēlē ierīcē, kas lūdza atsaukt; jāatbild kādam citam.
error-own-undo-named = nevar atbildēt no ierīces, kas lūdza atsaukt. Jāatbild kādam citam.
error-undo-asked-already = Vieta { $seat } jau lūdz atsaukt.
error-undo-asked-already-named = jau lūdz atsaukt.
error-no-undo-to-answer = Vietai { $seat } nav uz ko atbildēt: neviens nelūdz atsaukt.
error-no-undo-to-answer-named = nevar atbildēt: neviens nelūdz atsaukt.
error-seat-gone = Vieta { $seat } ir pametusi spēli; tālāk spēlē robots.
error-seat-gone-named = ir prom. Tālāk spēlē robots.
error-not-to-mind = Robots pašlaik nevar pārņemt vai atdot vietu { $seat }.
error-not-to-mind-named = pašlaik nevar ne nodot vietu robotam, ne atgriezties.
error-time-is-up = Vietai { $seat } beidzies laiks.
error-time-is-up-named = vairs nevar iet: laiks beidzies.
error-time-not-up = Laiks vēl nav beidzies.
match-event-salt-added = Vieta { $seat } pievieno izlozēm sāli.
match-event-undo-wanted = Vieta { $seat } lūdz atsaukt pēdējo gājienu.
match-event-undo-reply = { $answer ->
    [yes] Vieta { $seat } piekrīt.
    [withdrawn] Vieta { $seat } vairs nelūdz atsaukt.
   *[no] Vieta { $seat } nepiekrīt.
}
match-event-rewound = { $keep ->
    [0] Spēle atgriežas sākumā.
   *[other] Spēle atgriežas pie gājiena { $keep }.
}
match-event-gave-up = Vieta { $seat } padodas.
match-event-time-up = Vietai { $seat } beidzies laiks.
match-event-match-paused = Spēle apturēta.
match-event-match-resumed = Spēle turpinās.
match-event-match-woke = Spēle turpinās. Pārtraukums nevienam laiku neatņēma.
match-event-seat-taken = { $bot ->
    [none] Vieta { $seat } tagad pieder: { $name }.
   *[other] Vietā { $seat } tagad spēlē robots ({ $bot }).
}
match-event-seat-minded = Vietā { $seat } pagaidām spēlē robots ({ $bot }).
match-event-seat-reclaimed = Vietas { $seat } spēlētājs ir atpakaļ.
match-event-match-ended = { $reason ->
    [resigned] Spēle beidzas, jo kāds padodas.
   *[time_up] Spēle beidzas, jo kādam beidzies laiks.
}
resigned = Otra puse padodas.
resigned-you = Tu padevies.
resigned-one = { $name } padodas.
time_up = Otrai pusei beidzies laiks.
time_up-you = Tev beidzies laiks.
time_up-one = Laiks beidzies: { $name }.
error-bad-record = Šī nav saglabāta spēle: { $why }
error-record-too-long = Saglabātajā spēlē ir par daudz baitu: { $bytes }, bet drīkst būt { $most }.
error-record-version = Saglabātajai spēlei ir formāta versija { $version }; nolasīt var tikai versijas līdz { $newest }.
error-record-entry = Saglabātās spēles { $n }. ieraksts neder. { $why }
error-record-result = Saglabātajā spēlē rakstīts „{ $told }”, bet gājieni ved uz „{ $played }”.
error-record-note = Saglabātajā spēlē ir piezīme pie gājiena { $at }, bet tik tālu tā nesniedzas.
error-record-expected = Saglabātajā spēlē pie gājiena { $at } jābūt darbībai, bet tās nav.
error-record-not-sealed = Šajā saglabātajā spēlē nav aizzīmogotu izložu, ko pārbaudīt.
error-record-no-seed = Šajā saglabātajā spēlē nav redzama sākumvērtība, tāpēc izlozes nevar pārbaudīt.
error-seal-differs = Sākumvērtība neatbilst zīmogam, kas tika parādīts pirms pirmās izlozes.
error-seed-until-end = Sākumvērtību rāda tikai tad, kad spēle ir beigusies.
error-draw-differs = { $k }. izloze ({ $n }. ieraksts) saglabātajā spēlē ir „{ $outcome }”, bet sākumvērtība dod „{ $sealed }”.
error-secret-until-end = Dažas kārtis vēl ir slēptas. To varēs darīt, kad spēle būs beigusies.
error-no-such-ply = { $plies ->
    [zero] Gājiena { $ply } nav; pavisam izspēlēts { $plies } gājienu.
    [one] Gājiena { $ply } nav; pavisam izspēlēts { $plies } gājiens.
   *[other] Gājiena { $ply } nav; pavisam izspēlēti { $plies } gājieni.
}
error-nothing-to-go-on = Tur spēle jau ir beigusies, tāpēc nav ko turpināt.
error-no-such-lesson = Spēlei { $game } nav mācību stundas „{ $lesson }”.
error-lesson-alone = Mācību stundai ir savi spēlētāji un iestatījumi, tos izvēlēties nevar.
error-lesson-not-asked = Laba doma! Bet tagad pieskaries, kur rāda roka.
error-lesson-over = Mācību stunda ir beigusies.
error-lesson-waits = Mācību stunda gaida darbību.
error-lesson-asks-nothing = Mācību stunda te nekādu darbību negaida.
error-no-such-table = Šo spēli nevaram atrast. Palūdz ielūguma saiti.
error-not-allowed = Šī saite to neļauj; vajag kādu no šīm tiesībām: { $needs }.
error-not-begun = Spēle vēl nav sākusies.
error-already-begun = Spēle jau ir sākusies.
error-not-over = Spēle vēl nav beigusies.
error-not-decided = Tas vēl nav izšķirts.
error-no-such-place = Šajā spēlē nav vietas { $place }.
error-place-taken = Vieta { $place } jau ir aizņemta.
error-piece-taken = Figūriņa „{ $piece }” jau ir aizņemta.
error-put-out = Tu vairs neesi šajā spēlē. Ja gribi atgriezties, palūdz ielūguma saiti.
error-no-open-place = Visas vietas ir aizņemtas.
error-too-many-places = { $places ->
    [zero] { $places } vietu
    [one] { $places } vieta
   *[other] { $places } vietas
} ir par daudz: te { $players ->
    [zero] spēlē { $players } spēlētāju
    [one] spēlē { $players } spēlētājs
   *[other] spēlē { $players } spēlētāji
}.
error-bad-order = „{ $order }” nenosauc katru vietu tieši vienreiz.
error-not-your-seat = Vieta { $seat } nav tava.
error-not-your-seat-named = no šīs ierīces nespēlē.
error-not-your-chance = Tagad vietai { $seat } nav jāmet, jāgriež vai jāvelk.
error-not-your-chance-named = tagad nevar ne mest, ne griezt, ne vilkt.
error-not-absent = Vieta { $seat } nav prom.
error-not-absent-named = nav prom.
error-stand-in-too-early = Vieta { $seat } vēl var atgriezties; robots var spēlēt pēc { $seconds } s.
error-stand-in-too-early-named = vēl var atgriezties. Robots var spēlēt vietā pēc { $seconds } s.
error-hidden-hand = Vietas { $place } kārtis paliek slēptas, tāpēc tālāk spēlē robots.
error-coach-not-allowed = Padomi ir izslēgti. Vispirms tie jāieslēdz visiem, kas spēlē.
error-coach-not-your-turn = Padomus dod, kad ir tavs gājiens.
error-needs-own-device = Šajā ierīcē kāds jau ir piekritis; vietai { $place } jāpiekrīt no citas ierīces.
error-no-reopening = Neviens nelūdz atbrīvot vietu { $place }, vai arī kāds pa to laiku ir aizgājis.
error-look-first = Vispirms atklāj vietas { $seat } kārtis.
error-look-first-named = vispirms atklāj šīs kārtis.
error-hidden = Spēlē ar slēptām kārtīm to lūgt nevar.
error-stale = Spēle ir gājusi uz priekšu. Paskaties vēlreiz.
error-imported = Šī ir saglabāta spēle. Lai spēlētu, pieskaries „Spēlēt no šejienes”.
error-hello-first = Pirmajai ziņai jābūt hello.
error-table-closed = Šī spēle tikko aizvērta. Mēģini vēlreiz.
error-reveals-first = Viena no šīm darbībām kaut ko atklāj; darbības pēc tās sūti atsevišķi.
error-record-too-many-entries = Saglabātā spēle ir par garu, lai to te atvērtu: ierakstu skaits ir { $entries }, bet drīkst būt { $most }.
error-hello-once = Hello jau ir nosūtīts.
error-bad-message = Šo ziņu nevar nolasīt: { $problem }.
error-table-full = Šajā spēlē ir pārāk daudz cilvēku.
error-too-busy = Serveris pašlaik ir pārāk aizņemts. Pēc brīža mēģini vēlreiz.
error-too-costly = Tas prasītu vairāk laika vai atmiņas, nekā serveris var atvēlēt.
error-too-many-messages = Pārāk daudz ziņu reizē. Pēc brīža mēģini vēlreiz.
error-too-many-requests = Pārāk daudz pieprasījumu reizē. Pēc brīža mēģini vēlreiz.
error-bad-origin = Šis pieprasījums nāk no citas vietnes.
error-bad-host = Šis serveris uz šo vārdu neatsaucas. Servera uzturētājs var to atļaut ar --allowed-host.
error-bad-request = Šo pieprasījumu nevar nolasīt: { $problem }.
error-not-found = Šajā adresē nekā nav.
error-bad-method = Šī adrese šādus pieprasījumus nepieņem.
error-too-large = Šis pieprasījums ir par lielu.
error-internal = Serverī kaut kas nogāja greizi. Tava spēle ir drošībā; mēģini vēlreiz.
error-bad-allowed-host = „{ $text }” nav resursdatora vārds; --allowed-host vajag vārdu, piemēram, play.example.org, vai *, kas atļauj visus.
error-bad-proxy = „{ $text }” nav starpniekservera adrese; --trusted-proxy vajag IP adresi vai tīklu, piemēram, 10.0.0.0/8.
error-cannot-listen = Nevar klausīties adresē { $host }, portā { $port }: { $problem }.
error-store-full = Disks ir pilns, tāpēc gājienu nevarēja saglabāt un tas nenotika.
error-store-read-only = Datubāzē var tikai lasīt, tāpēc gājienu nevarēja saglabāt un tas nenotika.
error-store-damaged = Datubāzes fails ir bojāts vai nav datubāze.
error-store-failed = Datubāze pašlaik nedarbojas. Viss līdz šim saglabātais ir drošībā.
error-store-unreachable = Datubāzei pašlaik nevar piekļūt. Viss līdz šim saglabātais ir drošībā.
error-no-postgres = PostgreSQL datubāzei vajag papildinājumu „postgres”: pip install "mazechase[postgres]".
error-store-in-use = Datubāzi { $database } lieto cits serveris.
error-store-gone = Datubāzes fails ir pārvietots vai izdzēsts, tāpēc gājienu nevarēja saglabāt un tas nenotika.
error-store-closed = Datubāze ir aizvērta.
error-store-too-new = Datubāzi izveidojusi jaunāka versija (shēma { $version }; šī versija pazīst shēmas līdz { $known }).
error-store-not-empty = Datubāzē jau ir spēles; kopē uz tukšu datubāzi.
error-table-not-copied = Spēli { $table } neizdevās nokopēt pilnībā.
error-already-saved = Tas jau ir saglabāts.
error-table-damaged = Šo spēli nevar nolasīt no datubāzes.
error-log-damaged = Šīs spēles žurnālu nevar nolasīt no { $n }. ieraksta; viss pirms tā ir drošībā.
error-log-full = Šajā spēlē ir pārāk daudz gājienu, lai turpinātu. Lūdzu, sāc jaunu.
error-series-too-long = Garākā spēļu sērija ir { $most }; { $target } ir par garu.
error-bad-walled-lines = Zīmējumā ar sienām virs katras lauciņu rindas un zem tās ir malu rinda, tāpēc rindu skaitam jābūt nepāra skaitlim; te tas ir { $lines }.
error-bad-walled-line = Zīmējuma { $line }. rindā vajag tik vienkāršu zīmju: { $length }, un stūros jābūt + vai atstarpei.
error-bad-walled-edge = Zīmējumā pie lauciņa { $place } ir „{ $mark }”, bet tur tā nedrīkst būt.
error-paths-mark = Zīmējuma { $line }. rindas { $column }. zīme ir „{ $mark }”; lieto „{ $known }” bedrītēm, - un | ceļiem, ^ v < > ejām un = blokam.
error-paths-empty = Zīmējumā nav nevienas bedrītes.
error-paths-block = Blokam no =, kas sākas { $line }. rindas { $column }. zīmē, jābūt vienam pilnam taisnstūrim.
error-paths-lattice = Bedrīte { $line }. rindas { $column }. zīmē nav savā vietā: bedrītes ir katrā ceturtajā kolonnā un katrā otrajā rindā.
error-paths-loose = Ceļš { $line }. rindas { $column }. zīmē nesavieno divas bedrītes.
error-paths-arrow = Eja { $line }. rindas { $column }. zīmē nav tieši blakus bedrītei.
error-no-such-code = Ar šo kodu neviens negaida. Vai visi cipari pareizi?
error-too-many-guesses = Pārāk daudz nepareizu kodu. Noskenē kodu no ekrāna vai mēģini pēc dažām minūtēm.
error-too-many-phrases = Mirkli pagaidi, pirms saki vēl ko.
error-no-such-parcel = Šis kods jau izmantots vai ir par vecu.
error-too-many-parcels = Pašlaik pārāk daudzi kaut ko pārceļ. Mēģini pēc dažām minūtēm vai saglabā failā.
