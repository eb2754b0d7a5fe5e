error-no-such-game = Няма игра „{ $game }“. `mazechase games` изброява игрите.
error-no-such-bot = Няма бот „{ $bot }“ за { $game }. Ботове: { $known } или твой собствен, записан като module:Class.
error-bad-players = { $game } е за { $counts } играчи, не за { $players }.
error-bad-rules-version = { $game } има версии на правилата от 1 до { $newest }, не { $version }.
error-no-such-option = Няма опция „{ $option }“. Опции: { $known }.
error-no-such-language = Няма език „{ $language }“. Езици: { $known }.
error-no-typst = За печат трябва Typst, който тук не е инсталиран. Инсталирай го с: pip install "mazechase[print]"
error-nothing-to-print = Няма какво да се печата за { $game }.
error-bad-option-value = Опцията „{ $option }“ не може да е „{ $value }“; тя приема { $takes }.
error-bad-drawing-size = Дъската не може да има { $rows } реда и { $columns } колони; всяко трябва да е от 1 до { $most }.
error-bad-drawing-mark = В рисунката има „{ $mark }“ на { $place }; позволени знаци са „{ $known }“ и # за стена.
error-document-unreadable = Документът „{ $where }“ не е правилен { $form }: виж ред { $line }, колона { $column }.
error-document-too-large = Документът „{ $where }“ не може да се прочете: има твърде дълго число или твърде много вложени нива.
error-document-not-a-table = Документът „{ $where }“ трябва да е таблица с имена и стойности.
error-document-too-long = Документът „{ $where }“ е твърде дълъг; границата е { $most } знака.
error-no-such-kind = Няма вид документ „{ $kind }“. Видове: { $known }.
error-measuring-replaced = По-ново измерване на същата чернова замени това.
error-no-chance-here = Тук няма какво да се хвърля, върти или тегли, затова „{ $outcome }“ не може да се падне.
error-impossible-outcome = „{ $outcome }“ не може да се падне тук.
error-foreign-state = „{ $value }“ не е състояние на тази игра с толкова играчи.
error-foreign-view = „{ $value }“ не е изглед на тази игра с толкова играчи.
error-foreign-action = „{ $value }“ не е действие от тази игра; { $call } връща такова.
error-foreign-token = „{ $value }“ не е нито действие, нито случаен изход от тази игра; { $call } връща такъв.
error-foreign-outcome = „{ $value }“ не е случаен изход от тази игра; { $call } връща такъв.
error-foreign-event = „{ $value }“ не е събитие.
error-foreign-rules = Правилата на „{ $game }“ не са от класа { $value }.
error-not-text = „{ $value }“ не е текст.
error-not-a-generator = „{ $value }“ не е генератор на случайни числа.
error-bad-number = „{ $text }“ не е правилно число тук.

refuse-over = Играта свърши.
refuse-no-such-action = „{ $action }“ не е действие от тази игра.
refuse-not-an-action = „{ $action }“ не е действие от тази игра; { $call } връща такова.
refuse-chance-first = Играч { $seat } трябва първо да хвърли, завърти или изтегли.
refuse-chance-first-named = { $who ->
    [you] трябва първо да хвърлиш, завъртиш или изтеглиш.
   *[somebody] трябва първо да хвърли, завърти или изтегли.
}
refuse-not-your-turn = Сега не решава играч { $seat }.
refuse-not-your-turn-named = { $who ->
    [you] не можеш да направиш нищо точно сега.
   *[somebody] не може да направи нищо точно сега.
}

turn_limit = Границата на ходовете е достигната.

error-bad-player = „{ $name }“ трябва да е или човек, или бот с име на бот.
error-bad-match-id = „{ $id }“ не е правилен номер на игра; от 1 до 64 букви, цифри, - и _.
error-bad-seats = { $players ->
    [one] Има { $players } място
   *[other] Има { $players } места
}, а са дадени { $seats } играчи.
error-bad-clock = Часовникът иска общо време или граница на ход над нула; времената не са отрицателни и не са по-дълги от { $days } дни.
error-bad-salt = Солта е от 1 до 64 букви, цифри, - и _.
error-bad-seed = Семето е от 32 байта.
error-time-runs-back = Запис { $n } в дневника е по-ранен от предишния.
error-match-over = Играта свърши.
error-match-paused = Играта е на пауза.
error-not-paused = Играта не е на пауза.
error-no-such-seat = Няма място { $seat }.
error-no-actions = Не е дадено действие.
error-not-an-action = „{ $text }“ не е действие.
error-not-an-outcome = „{ $text }“ не е случаен изход.
error-not-your-action = Играч { $seat } не може да направи това.
error-not-your-action-named = { $who ->
    [you] не можеш да направиш това.
   *[somebody] не може да направи това.
}
error-not-your-draw = Сега трябва да хвърли, завърти или изтегли играч { $seat }.
error-not-your-draw-named = { $who ->
    [you] трябва сега да хвърлиш, завъртиш или изтеглиш.
   *[somebody] трябва сега да хвърли, завърти или изтегли.
}
error-no-draw-now = Сега няма какво да се хвърля, върти или тегли.
error-wrong-draw = Следващото теглене е номер { $next }, не { $k }.
error-no-such-draw = { $draws ->
    [one] Трябва теглене { $k }, а е записано само { $draws }.
   *[other] Трябва теглене { $k }, а са записани само { $draws }.
}
error-salts-fixed = Сол се добавя само преди първото теглене.
error-nothing-to-undo = Няма какво да се връща.
error-undo-revealed = Оттогава нещо е изтеглено или показано, затова това не може да се върне.
error-undo-absent = Така ще се върне ход на някого, който е излязъл или е отсъствал, затова ходът остава.
error-undo-away = Докато играч { $seat } отсъства, никой ход не може да се върне.
error-undo-away-named = отсъства и засега никой ход не може да се върне.
error-own-undo = Играч { $seat } е на устройството, което поиска връщането; трябва да отговори някой друг.
error-own-undo-named = { $who ->
    [you] не можеш да отговориш от устройството, което поиска връщането. Трябва някой друг.
   *[somebody] не може да отговори от устройството, което поиска връщането. Трябва някой друг.
}
error-undo-asked-already = Играч { $seat } вече поиска да върне хода.
error-undo-asked-already-named = вече поиска да върне хода.
error-no-undo-to-answer = Няма молба за връщане, на която играч { $seat } да отговори.
error-no-undo-to-answer-named = { $who ->
    [you] не можеш да отговориш: никой не иска да връща ход.
   *[somebody] не може да отговори: никой не иска да връща ход.
}
error-seat-gone = Играч { $seat } излезе от играта; продължава бот.
error-seat-gone-named = излезе от играта. Продължава бот.
error-not-to-mind = Сега бот не може да поеме или върне място { $seat }.
error-not-to-mind-named = { $who ->
    [you] не можеш точно сега да дадеш мястото си на бот или да си го върнеш.
   *[somebody] не може точно сега да се замени с бот или да се върне.
}
error-time-is-up = Играч { $seat } остана без време.
error-time-is-up-named = остана без време.
error-time-not-up = Времето още не е изтекло.

match-event-salt-added = Играч { $seat } добави сол към тегленията.
match-event-undo-wanted = Играч { $seat } поиска да върне последното си действие.
match-event-undo-reply = { $answer ->
    [yes] Играч { $seat } се съгласи.
    [withdrawn] Играч { $seat } се отказа от връщането.
   *[no] Играч { $seat } каза „не“.
}
match-event-rewound = { $keep ->
    [0] Играта се върна в началото.
   *[other] Играта се върна до ход { $keep }.
}
match-event-gave-up = Играч { $seat } се предаде.
match-event-time-up = Играч { $seat } остана без време.
match-event-match-paused = Играта е на пауза.
match-event-match-resumed = Играта продължава.
match-event-match-woke = Играта продължава. Прекъсването не отне време от никого.
match-event-seat-taken = { $bot ->
    [none] Място { $seat } вече е на { $name }.
   *[other] Бот ({ $bot }) пое място { $seat }.
}
match-event-seat-minded = Засега на място { $seat } играе бот ({ $bot }).
match-event-seat-reclaimed = Играч { $seat } се върна.
match-event-match-ended = { $reason ->
    [resigned] Играта свърши, защото някой се предаде.
   *[time_up] Играта свърши, защото някой остана без време.
}

resigned = Другата страна се предаде.
resigned-you = Ти се предаде.
resigned-one = { $name } се предаде.
time_up = Другата страна остана без време.
time_up-you = Ти остана без време.
time_up-one = { $name } остана без време.

error-bad-record = Това не е запис на игра: { $why }
error-record-too-long = Запис от { $bytes } байта е твърде дълъг; границата е { $most }.
error-record-version = Този запис е с формат { $version }; четат се само версии до { $newest }.
error-record-entry = Ред { $n } от записа не е правилен. { $why }
error-record-result = Записът казва „{ $told }“, а ходовете водят до „{ $played }“.
error-record-note = Записът има бележка на полуход { $at }, но не стига дотам.
error-record-expected = Записът очаква действие на полуход { $at }, но няма такова.
error-record-not-sealed = В този запис няма запечатани зарове за проверка.
error-record-no-seed = Този запис не показва семето си, затова заровете не могат да се проверят.
error-seal-differs = Семето не отговаря на печата, показан преди първото теглене.
error-seed-until-end = Семето се показва едва след края на играта.
error-draw-differs = Теглене { $k } (ред { $n }) в записа е „{ $outcome }“, а семето дава „{ $sealed }“.
error-secret-until-end = Някои карти още са скрити. Това става след края на играта.
error-no-such-ply = { $plies ->
    [one] Няма полуход { $ply }; изигран е само { $plies }.
   *[other] Няма полуход { $ply }; изиграни са само { $plies }.
}
error-nothing-to-go-on = Там играта е свършила и няма какво да се доиграе.
error-no-such-lesson = Няма урок „{ $lesson }“ за { $game }.
error-lesson-alone = Урокът си има свои играчи и правила, затова те не се избират.
error-lesson-not-asked = Хубава идея! Но сега докосни там, където сочи ръката.
error-lesson-over = Урокът свърши.
error-lesson-waits = Урокът чака действие.
error-lesson-asks-nothing = Тук урокът не очаква действие.

error-no-such-table = Не намираме тази игра. Помоли за поканата.
error-not-allowed = Този линк не позволява това; трябва едно от: { $needs }.
error-not-begun = Играта още не е започнала.
error-already-begun = Играта вече започна.
error-not-over = Играта още не е свършила.
error-not-decided = Още не е решено.
error-no-such-place = В тази игра няма място { $place }.
error-place-taken = Място { $place } вече е заето.
error-piece-taken = Фигурата „{ $piece }“ вече е заета.
error-put-out = Вече не участваш в тази игра. Ако искаш да се върнеш, помоли за поканата.
error-no-open-place = Всички места са заети.
error-too-many-places = { $places ->
    [one] { $places } място е
   *[other] { $places } места са
} твърде много за { $players ->
    [one] { $players } играч
   *[other] { $players } играчи
}.
error-bad-order = „{ $order }“ не изброява всяко място по веднъж.
error-not-your-seat = Място { $seat } не е твое.
error-not-your-seat-named = { $who ->
    [you] не играеш от това устройство.
   *[somebody] не играе от това устройство.
}
error-not-your-chance = Сега не е ред на играч { $seat } да хвърля, върти или тегли.
error-not-your-chance-named = { $who ->
    [you] не можеш точно сега да хвърляш, въртиш или теглиш.
   *[somebody] не може точно сега да хвърля, върти или тегли.
}
error-not-absent = Играч { $seat } не отсъства.
error-not-absent-named = не отсъства.
error-stand-in-too-early = Играч { $seat } още може да се върне; бот може да поеме играта след { $seconds } с.
error-stand-in-too-early-named = още може да се върне. Бот може да поеме играта след { $seconds } с.
error-hidden-hand = Картите на място { $place } остават скрити, затова продължава бот.
error-coach-not-allowed = Подсказките са изключени. Първо всички играчи трябва да ги включат.
error-coach-not-your-turn = Треньорът помага, когато ти решаваш.
error-needs-own-device = Някой на това устройство вече се съгласи; място { $place } трябва да се съгласи от друго устройство.
error-no-reopening = Никой не иска да отвори място { $place } или някой е излязъл оттогава.
error-look-first = Първо открий картите на място { $seat }.
error-look-first-named = { $who ->
    [you] трябва първо да откриеш тези карти.
   *[somebody] трябва първо да открие тези карти.
}
error-hidden = В игра със скрити карти това не може.
error-stale = Играта е отишла напред. Погледни пак.
error-imported = Това е запазена игра. За да играеш, докосни „Играй оттук“.
error-hello-first = Първото съобщение трябва да е hello.
error-table-closed = Тази игра току-що беше затворена. Опитай пак.
error-reveals-first = Едно от тези действия разкрива нещо; прати следващите го в отделна команда.
error-record-too-many-entries = Запис с { $entries } реда е твърде дълъг за отваряне тук; границата е { $most }.
error-hello-once = Hello вече беше изпратено.
error-bad-message = Това съобщение не може да се прочете: { $problem }.
error-table-full = Твърде много хора са свързани към тази игра.
error-too-busy = Сървърът е твърде зает. Опитай пак след малко.
error-too-costly = Това би отнело повече време или памет, отколкото сървърът може да отдели.
error-too-many-messages = Твърде много съобщения наведнъж. Опитай пак след малко.
error-too-many-requests = Твърде много заявки наведнъж. Опитай пак след малко.
error-bad-origin = Тази заявка идва от друг сайт.
error-bad-host = Сървърът не отговаря на това име. Който го управлява, може да го позволи с --allowed-host.
error-bad-request = Тази заявка не може да се прочете: { $problem }.
error-not-found = На този адрес няма нищо.
error-bad-method = Този адрес не приема такава заявка.
error-too-large = Тази заявка е твърде голяма.
error-internal = Нещо се обърка на сървъра. Играта ти е запазена; опитай пак.
error-bad-allowed-host = „{ $text }“ не е име на хост; --allowed-host приема име като play.example.org или * за всички.
error-bad-proxy = „{ $text }“ не е адрес на прокси; --trusted-proxy приема IP адрес или мрежа като 10.0.0.0/8.
error-cannot-listen = Не може да се слуша на { $host }, порт { $port }: { $problem }.
error-store-full = Дискът е пълен, затова ходът не се запази и не беше направен.
error-store-read-only = Базата данни е само за четене, затова ходът не се запази и не беше направен.
error-store-damaged = Файлът на базата данни е повреден или не е база данни.
error-store-failed = Базата данни сега не работи. Всичко запазено дотук е налице.
error-store-unreachable = Базата данни сега е недостъпна. Всичко запазено дотук е налице.
error-no-postgres = За база PostgreSQL трябва допълнението „postgres“: pip install "mazechase[postgres]".
error-store-in-use = Базата данни { $database } се използва от друг сървър.
error-store-gone = Файлът на базата данни е преместен или изтрит, затова ходът не се запази и не беше направен.
error-store-closed = Базата данни е затворена.
error-store-too-new = Базата данни е от по-нова версия (схема { $version }; тази версия познава до { $known }).
error-store-not-empty = В базата данни вече има игри; копирай в празна.
error-table-not-copied = Играта { $table } не можа да се копира цялата.
error-already-saved = Това вече е запазено.
error-table-damaged = Тази игра не може да се прочете от базата данни.
error-log-damaged = Дневникът на играта не се чете от ред { $n } нататък; всичко преди това е налице.
error-log-full = Тази игра има твърде много ходове, за да продължи. Започни нова.
error-series-too-long = Най-дългата поредица е { $most }; { $target } е твърде много.

error-bad-walled-lines = Рисунка със стени има ред с ръбове над и под всеки ред квадратчета, затова редовете са нечетен брой; тук са { $lines }.
error-bad-walled-line = Ред { $line } от рисунката трябва да е { $length } обикновени знака, с + или интервал в ъглите.
error-bad-walled-edge = В рисунката до квадратчето на { $place } има „{ $mark }“, което там не е позволено.

error-paths-mark = В рисунката на ред { $line }, колона { $column } има „{ $mark }“; използвай „{ $known }“ за полета, - и | за пътища, ^ v < > за отвори и = за блока.
error-paths-empty = В рисунката няма полета.
error-paths-block = Блокът от = на ред { $line }, колона { $column } не е един запълнен правоъгълник.
error-paths-lattice = Полето на ред { $line }, колона { $column } не е на място: полетата са на всяка четвърта колона и всеки втори ред.
error-paths-loose = Пътят на ред { $line }, колона { $column } не свързва две полета.
error-paths-arrow = Отворът на ред { $line }, колона { $column } не е точно до поле.
error-no-such-code = Никой не чака с този код. Верни ли са всички цифри?
error-too-many-guesses = Твърде много грешни кодове. Сканирай кода на екрана или опитай пак след няколко минути.
error-too-many-phrases = Изчакай малко, преди да кажеш още нещо.
error-no-such-parcel = Този код вече е използван или е твърде стар.
error-too-many-parcels = Твърде много хора прехвърлят неща в момента. Опитай след няколко минути или запази файл.
