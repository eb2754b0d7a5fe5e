cli-seat = място { $seat }
cli-person = човек
cli-nobody = никой
cli-match = { $game }, { $players ->
    [one] { $players } играч
   *[other] { $players } играчи
}
cli-held = { $seat }: { $who }
cli-play-seats = { $match }; { $seats }
cli-listed = { $first }, { $second }
cli-ending = Победител: { $winners }. Резултат по места: { $scores }.
cli-you-win = Ти печелиш!
cli-you-lose = Ти губиш.
cli-play-begin = Напиши ход, ? за позволените ходове или help.
cli-play-help = Напиши ход с означенията на играта или няколко с интервали между тях. Или напиши:
cli-play-help-list = изброява позволените ходове
cli-play-help-hint = пита най-добрия бот какво би направил
cli-play-help-undo = връща последния ход, ако оттогава нищо не е хвърлено, изтеглено или показано
cli-play-help-board = рисува дъската пак
cli-play-help-help = показва това
cli-play-help-quit = спира дотук
cli-play-no-hints = За тази игра няма подсказки.
cli-play-hint = { $bot } би изиграл { $move }.
cli-play-hand-over = Подай клавиатурата на място { $seat }. Без надничане!
cli-play-press-enter = Място { $seat }, натисни Enter, за да видиш своята страна:
cli-play-not-over = Играта не е свършила.
cli-play-not-saved = нищо не е запазено. { $reason }
cli-did-you-mean = „{ $meant }“ ли имаш предвид?
cli-limits = Ограничения: { $limits }.

cli-page-ready = Mazechase е готов на { $link } (Ctrl-C го спира)
cli-page-running = Mazechase вече работи на { $link }
cli-page-opening = Mazechase вече работи на { $link }: отваряме го
cli-page-network = В твоята мрежа: { $link }

cli-games-players = { $game }: { $players } играчи
cli-games-default = обичайно { $value }
cli-games-house-rule = обичайно { $value } (домашно правило; по книжката { $printed })
cli-chance = Следва случайност (място { $seat }). Възможности и тежестите им:

cli-actions = { $count ->
    [one] { $count } действие
   *[other] { $count } действия
}
cli-draws = { $count ->
    [one] { $count } теглене
   *[other] { $count } тегления
}
cli-checked = проверено: { $what } и резултатът
cli-checked-unfinished = проверено: { $what }; играта още няма резултат
cli-their-seal = техният печат
cli-verified = потвърдено: семето отговаря на печата и дава { $draws ->
    [one] единственото му теглене
   *[other] всичките { $draws } тегления
}

cli-arena-heading = { $match }, { $games ->
    [one] { $games } игра
   *[other] { $games } игри
}, семе { $seed }, { $budget }
cli-arena-nodes = { $nodes } възела
cli-arena-time = { $time } мс
cli-arena-usual = обичайно мислене
cli-arena-bot = бот
cli-arena-games = игри
cli-arena-wins = победи
cli-arena-draws = равни
cli-arena-score = резултат
cli-arena-interval = 95 % интервал
cli-arena-fair = честно
cli-from-to = от { $low } до { $high }
cli-review-ply = полуход
cli-review-start = начало
cli-review-luck = късмет
cli-review-lost = пропуснато
cli-review-best = най-добро
cli-review-decisions = решения
cli-review-mistakes = грешки
cli-review-turning-points = обрати: полуходове { $plies }
cli-suggest-heading = цел { $aims }, { $rounds } рунда, { $games } игри
cli-suggest-changes = промени
cli-suggest-distance = разстояние до целта
cli-suggest-points = { $points } точки
cli-suggest-before = преди
cli-suggest-after = след
cli-suggest-candidate = кандидат { $number }
cli-suggest-fresh = с нов късмет
cli-suggest-wins = победи по места
cli-suggest-began = започнал
cli-suggest-turns = ходове
cli-suggest-minutes = минути
cli-suggest-nothing = спряно, преди да се намери нещо

cli-needs = За това трябва { $package }: { $install }
cli-needs-server = За това трябват пакетите на сървъра (липсва { $package }): { $install }
cli-no-kernels = няма компилирани ядра, затова работят по-бавните правила на Python; виж docs/engine.md
cli-working-playing = играем
cli-working-reviewing = преглеждаме
cli-working-searching = търсим
cli-working-solving = решаваме
cli-working-counting = броим

error-bot-not-imported = Бот „{ $bot }“: модулът „{ $module }“ не можа да се зареди ({ $problem }).
error-bot-not-a-class = Бот „{ $bot }“: модулът „{ $module }“ няма клас „{ $cls }“, който разширява mazechase.bots.Bot.
error-bot-raised = Бот „{ $bot }“ се провали на { $place }: { $problem }.
error-bot-illegal = Бот „{ $bot }“ на място { $seat } отговори { $action }, което не е сред дадените му позволени действия.
error-bad-budget = Бюджет от { $limit } е твърде малък; трябва да е поне 1.
error-budget-without-clock = За бюджет от време трябва часовник.
error-bad-bot-count = { $bots ->
    [one] { $bots } бот не може да заеме
   *[other] { $bots } бота не могат да заемат
} { $players } места; дай от 1 до { $players } бота.
error-bad-game-count = Игри: { $games }, работници: { $workers }. И двете трябва да са поне 1.

error-process-ended = Един от процесите на сървъра спря, преди да е готов (статус { $status }).
error-bad-arguments = { $message } (виж `{ $command } --help`)
error-no-such-command = Няма команда „{ $command }“. Команди: { $known }.
error-bad-choice = { $name } не може да е „{ $text }“; приема { $known }.
error-lan-elsewhere = --lan стартира сървър, затова върви със serve или без команда, не с { $command }.
error-lan-and-host = --lan слуша на всички адреси на тази машина; махни --host.
error-bad-argument-number = { $name } приема цяло число от { $least } до { $most }, не „{ $text }“.
error-unreadable-file = Файлът „{ $file }“ не може да се прочете: { $reason }.
error-unwritable-file = Файлът „{ $file }“ не може да се запише: { $reason }.
error-print-form = „{ $file }“ не е нито .pdf, нито .svg файл.
error-line-too-long = Един ред от входа е по-дълъг от { $most } знака.
error-no-such-seat-here = Тук няма място „{ $seat }“; --seat приема { $known }.
error-bad-seat-count = --seat { $seats }: трябва { $people ->
    [one] да седне един човек
   *[other] да седнат { $people } души
}, всеки на свое място.
error-file-too-big = Файлът „{ $file }“ е твърде голям; границата е { $most } байта.
error-unusable-folder = Папката „{ $folder }“ не може да се използва: { $reason }.
error-unusable-database = Базата данни „{ $database }“ не може да се използва. { $reason }
error-database-in-use = Базата данни { $database } се използва от друг сървър. Той работи на { $address }
error-running-without-lan = Mazechase вече работи на { $address } само за тази машина. Спри го (Ctrl-C) и го стартирай пак с --lan.
error-limit-form = „{ $text }“ не е ограничение; пиши ИМЕ=ЧИСЛО.
error-no-such-limit = Няма ограничение „{ $limit }“.
error-bad-limit-number = Ограничението „{ $limit }“ приема цяло число от 0 до { $most }, не „{ $text }“.
error-no-such-setting = Няма настройка „{ $name }“ ({ $source }).
error-bad-setting = { $source }: { $problem }
error-bad-setting-kind = { $source }: „{ $name }“ приема { $takes }.
error-bad-config = Файлът „{ $file }“ не е TOML: { $problem }.
error-document-not-text = Документът „{ $where }“ не е текст в UTF-8.
error-neither-game-nor-file = „{ $text }“ не е нито игра, нито файл. `mazechase games` изброява игрите.
error-option-form = „{ $text }“ не е опция; пиши ИМЕ=СТОЙНОСТ.
error-option-twice = Опцията „{ $option }“ е дадена два пъти.
error-record-has-options = Записът носи свои играчи и опции; махни --players и --option.
error-bad-move = Ход { $number }, „{ $token }“: { $reason }
error-bad-viewer = Тук няма зрител „{ $viewer }“; има { $known }.

error-game-not-imported = Играта „{ $name }“ не може да се зареди: { $problem }.
error-game-not-a-class = „{ $name }“ не е игра; трябва да посочва завършен подклас на mazechase.Rules, като module:Class.

error-no-kernel = Тук няма ядро за { $game }: не е написано, не е компилирано или MAZECHASE_NATIVE=0 го изключва.
error-no-solution = Ботът „{ $bot }“ играе по готово решение, а за тези опции още няма. Направи го с: mazechase solve chase --save --option ...
error-no-solver = Няма решаваща програма за { $game }.
error-too-much-to-solve = С { $option } решението би отнело около { $hours } часа на един процесор и { $gigabytes } ГБ памет, затова не се започва.
error-bad-engine-number = { $name } трябва да е цяло число от { $least } до { $most }, не { $number }.
error-bad-action-count = Стъпката приема масив с едно действие на игра, с форма { $wanted }, не { $shape }.
error-bad-place = „on“ приема { $places }, не „{ $place }“.
error-no-ray = Ray не е инсталиран тук. Инсталирай го с: pip install "mazechase[ray]"
error-no-cluster = Клъстерът на Ray е недостъпен или не може да се стартира: { $problem }.
error-worker-died = Един работник спря { $tries } пъти на едни и същи игри.

error-bad-aim = „{ $aim }“ не е цел; целите са even, turns=ЧИСЛО, minutes=ЧИСЛО и СТРАНА=ПРОЦЕНТ, например pacman=50.
error-no-changes = Никой не е записал как леко да се промени „{ $option }“ на { $game }; има промени за: { $known }.
error-backup-exists = { $file } вече съществува. Резервното копие никога не замества нищо: премести го или избери друго име.
error-backup-by-postgres = База PostgreSQL се архивира и възстановява със собствените програми на PostgreSQL (docs/deploy.md); или копирай игрите ѝ във файл с `mazechase database copy`.
error-no-server = Сървърът на { $server } не отговаря на въпроса: { $problem }.
