error-chase-bad-action = „{ $text }“ не е действие; действие е квадратче като e2, име на духче или - за край на хода.
error-chase-bad-position = „{ $text }“ не е позиция; пише се така: { $form }.
error-chase-bad-square = „{ $text }“ не е квадратче; квадратчетата са от a1 до i9.

error-chase-layout-field = Лабиринтът иска „{ $field }“: source е текст, fences и pellets са списъци, starts е таблица.
error-chase-layout-extra = Лабиринтът няма поле „{ $field }“; полетата са source, fences, pellets и starts.
error-chase-layout-many-fences = Преградите са { $count }, а в кутията има само { $most }.
error-chase-layout-fence = „{ $fence }“ не е преграда; преградата е квадратче и h или v, например e3h.
error-chase-layout-fence-border = Преградата { $fence } е на края на дъската или стърчи извън нея.
error-chase-layout-fence-clash = Преградата { $fence } застъпва или пресича друга.
error-chase-layout-square = { $place }: „{ $square }“ не е квадратче; квадратчетата са от a1 до i9.
error-chase-layout-pellet-count = { $count ->
    [one] Трябва да има { $wanted } точки, а има { $count }.
   *[other] Трябва да има { $wanted } точки, а има { $count }.
}
error-chase-layout-pellet-twice = На { $square } има две точки.
error-chase-layout-pieces = Началните места трябва да са на { $pieces }.
error-chase-layout-start-pellet = { $piece } не може да започне на { $square }: там има точка.
error-chase-layout-start-shared = { $piece } не може да започне на { $square }: там започва друга фигура.
error-chase-layout-closed = До { $square } няма път от началото на Пакман; трябва да може да се стигне до всяко квадратче.
error-chase-layout-parted = Точки отрязват { $square } от началото на Пакман; духчетата не спират върху точки и им трябва обиколен път.

error-chase-place-ghosts = Позицията изброява четири духчета, с - за изядено.
error-chase-place-pellets = Има точка, където в лабиринта няма, или не липсва никоя, макар че току-що е изядена една.
error-chase-place-lives = Пакман не може да има толкова живота; а ако няма живот, трябва да е останала точка.
error-chase-place-idle = Не може да е имало толкова рунда без точка.
error-chase-place-best = Толкова точки не може да са изядени в загубен живот.
error-chase-place-cycles = Рундовете се броят само до опцията max_turns.
error-chase-place-sharing = Две духчета не могат да са на едно квадратче.
error-chase-place-on-pellet = Там никоя фигура не може да е върху точка.
error-chase-place-waiting = Тези духчета не може да чакат своя ход.
error-chase-place-over = Играта е свършила, затова никоя фигура не може да е по средата на ход.
error-chase-place-met = Пакман и духче не могат да са тук на едно квадратче.
error-chase-place-move = В този ход не може да остават толкова крачки или не по този начин.
error-chase-place-run = Духчето не може да е започнало да тича така.
error-chase-place-sight = Духчето е в ярост точно когато вижда Пакман.
error-chase-place-stuck = Фигурата не може да направи нищо тук, значи не може да е нейният ход.

chase-refuse-no-call = Сега не можеш да избереш { $ghost }: движи се { $piece }.
chase-refuse-call-first = Първо избери кое духче да тръгне: { $ghosts }.
chase-refuse-ghost-eaten = Духчето { $ghost } е изядено и се връща след следващото начало.
chase-refuse-has-moved = { $ghost } вече се движи в този рунд.
chase-refuse-two-steps = Пакман винаги се мести с две квадратчета; спира го само точка.
chase-refuse-one-step = Пакман трябва да се премести поне с едно квадратче.
chase-refuse-must-boost = Пакман трябва да използва енергията.
chase-refuse-whole-boost = С енергията се минават всички квадратчета.
chase-refuse-stop-on-pellet = { $ghost } не може да спре там: има точка.
chase-refuse-run-on = { $ghost } е в ярост и трябва да тича нататък.
chase-refuse-must-catch = { $ghost } може да хване Пакман с този ход и трябва да го направи; това не води натам.
chase-refuse-must-move = { $ghost } не може да остане: духче, което може да се движи, се движи.
chase-refuse-stands-there = { $piece } вече е там.
chase-refuse-fence-between = На пътя има преграда: { $piece } не минава.
chase-refuse-no-jump = { $piece } не може да прескочи друга фигура.
chase-refuse-too-far = Твърде далече: { $piece } се мести квадратче по квадратче, никога по диагонал.
chase-refuse-ghost-there = Там има духче; без енергия Пакман не може да отиде.
chase-refuse-straight-on = Духче в ярост тича по права линия, затова { $ghost } не може да завие.
chase-refuse-no-sharing = Там има друго духче и { $ghost } не може да спре при него или да мине.
chase-refuse-pellet-there = Там има точка и { $ghost } не може да спре върху нея.
chase-refuse-toward = { $ghost } вижда Пакман и трябва да тича към него.
chase-refuse-farther = Натам { $ghost } може да мине само едно квадратче; в ярост трябват две, ако може.

chase-event-moved = Играч { $seat } премести { $piece } от { $origin } на { $to }.
chase-event-ate-pellet = Пакман изяде енергийната точка на { $at }; { $left ->
    [one] остава { $left }
   *[other] остават { $left }
}.
chase-event-boosted = { $steps ->
    [one] Пакман получи приток на енергия: до { $steps } квадратче повече, и яде духчета.
   *[other] Пакман получи приток на енергия: до { $steps } квадратчета повече, и яде духчета.
}
chase-event-ate-ghost = Пакман изяде { $ghost } на { $at }.
chase-event-boost-ended = Енергията на Пакман свърши на { $at }.
chase-event-called = Играч { $seat } избра { $ghost }.
chase-event-frenzied = { $ghost } видя Пакман по { $line } и изпадна в ярост.
chase-event-stayed = { $piece } остана на { $at }.
chase-event-stopped = Играч { $seat } спря { $piece } на { $at }.
chase-event-caught = { $ghost } хвана Пакман на { $at }; { $lives ->
    [one] остава { $lives } живот
   *[other] остават { $lives } живота
}.
chase-event-stalled = Пакман загуби живот след { $cycles ->
    [one] { $cycles } рунд
   *[other] { $cycles } рунда
} без точка (домашно правило); { $lives ->
    [one] остава { $lives }
   *[other] остават { $lives }
}.
chase-event-reset = Всички са пак в началото: Пакман на { $pacman }, духчетата на { $ghosts }.
chase-event-pellets-back = Точките на { $pellets } се върнаха.
chase-event-won = { $winner ->
    [ghosts] Духчетата спечелиха
   *[other] { $winner } спечели
}; Пакман { $level ->
    [0] не стигна нито едно ниво
   *[other] стигна ниво { $level }
}.
chase-event-turn-limit = { $cycles ->
    [one] Границата от { $cycles } рунд
   *[other] Границата от { $cycles } рунда
} е достигната; никой не печели, а Пакман { $level ->
    [0] не стигна нито едно ниво
   *[other] стигна ниво { $level }
}.

chase_pellets_eaten = Пакман изяде и четирите енергийни точки.
chase_lives_lost = Духчетата отнеха последния живот на Пакман.

chase-name = Гоне­ницата
chase-about = Изяж четирите енергийни точки, преди духчетата да те хванат. Един играч е Пакман, другите си поделят духчетата.
chase-harm = Пакман ще загуби живот.
chase-word-Pac-Man = Пакман
chase-word-Blinky = Блинки
chase-word-Inky = Инки
chase-word-Pinky = Пинки
chase-word-Clyde = Клайд
chase-step-1 = Пакман трябва да изяде и четирите енергийни точки.
chase-step-2 = Духчетата трябва да го хванат три пъти.
chase-step-3 = Точката му дава енергия: сега той яде духчетата!
chase-guide-turn = Здравей! Пакман иска четирите точки, а духчетата искат да го хванат три пъти. Докосни светещо квадратче, за да отидеш там.
chase-todo = Докосни светещо квадратче.
chase-todo-pacman = { $steps ->
    [one] Остава { $steps } квадратче: избери светещо.
   *[other] Мини { $steps } квадратчета: избери светещо. Можеш да завиеш и да се върнеш.
}
chase-todo-boost = { $steps ->
    [one] Енергия! Можеш да минеш още { $steps } квадратче и да изядеш всяко духче по пътя.
   *[other] Енергия! Можеш да минеш до { $steps } квадратчета повече и да изядеш всяко духче по пътя.
}
chase-todo-ghost = На ход е { $ghost }: избери светещо квадратче.
chase-todo-frenzy = { $ghost } вижда Пакман и тича: избери светещо квадратче.
chase-todo-call = Кое духче да тръгне? Докосни го.
chase-show-ways = Кой кого вижда
chase-setup-random = Жребий кой е Пакман
chase-setup-chosen = Първото място е Пакман, другите си поделят духчетата.
chase-call = Кое духче да тръгне?
chase-end-here = Спри тук
chase-boost = { $steps ->
    [one] Енергия: { $steps } крачка
   *[other] Енергия: { $steps } крачки
}
chase-frenzy = Ярост!
chase-waiting = После { $ghosts }
chase-level = { $level ->
    [0] Без ниво: нито една изядена точка
    [1] Ниво 1: Начинаещ Пакман
    [2] Ниво 2: Обещаващ Пакман
    [3] Ниво 3: Утвърден Пакман
   *[other] Ниво { $level }: Елитен Пакман
}
chase-lives = { $lives ->
    [one] остава { $lives } живот
   *[other] остават { $lives } живота
}; изядени точки: { $eaten }
chase-patience = { $cycles ->
    [one] Изяж точка сега или губиш живот
   *[other] Изяж точка до { $cycles } рунда!
}
chase-runs = { $ghost }{ $state ->
    [eaten] , вън от играта
    [moves] , на ход
   *[there] { "" }
}
chase-grid = Дъска. Стрелките обхождат квадратчетата, Enter праща фигурата там или избира духчето, E приключва хода.
chase-square-piece = { $piece }: { $name }
chase-square-pellet = енергийна точка
chase-square-target = { $steps ->
    [one] можеш да стигнеш тук с { $steps } крачка
   *[other] можеш да стигнеш тук с { $steps } крачки
}
chase-square-call = можеш да избереш това духче
chase-square-fences = преграда { $sides }

chase-option-layout = Лабиринт
chase-option-layout-gates = Порти
chase-option-layout-gates-about = Обичайният лабиринт. Ако никой не сгреши, Пакман печели с 3 живота, а духчетата, ако има 1 или 2.
chase-option-layout-den = Леговище
chase-option-layout-den-about = Духчетата излизат от леговище горе, а отстрани има дълги алеи. Добър за Пакман. Ако никой не сгреши, Пакман печели с 2 или 3 живота, а духчетата, ако има само 1.
chase-option-layout-hedges = Живи плетове
chase-option-layout-hedges-about = Точките са навътре, духчетата идват от всички страни. При добри играчи двете страни печелят почти еднакво често. Ако никой не сгреши, винаги печелят духчетата.
chase-option-layout-orchard = Овощна градина
chase-option-layout-orchard-about = В средата има редици дървета, а точките са зад прегради. При еднакво силни играчи двете страни печелят почти еднакво често. Ако никой не сгреши, винаги печелят духчетата.
chase-option-layout-pairs = По двойки
chase-option-layout-pairs-about = Точките са по двойки, така че една енергия води до следващата. Ако никой не сгреши, винаги печели Пакман.
chase-option-layout-pinwheel = Перка
chase-option-layout-pinwheel-about = Лабиринтът е същият и обърнат; духчетата започват в горната половина. Добър за духчетата. Ако никой не сгреши, винаги печелят те.
chase-option-layout-printed = Открито поле
chase-option-layout-printed-about = Като отпечатаната дъска, доколкото я знаем: само шест прегради и духчетата виждат надалече. Добър за духчетата. Ако никой не сгреши, винаги печелят те.
chase-option-layout-towers = Кули
chase-option-layout-towers-about = Точките са в ъглите, зад стени. Добър за Пакман. Ако никой не сгреши, Пакман печели с 2 или 3 живота, а духчетата, ако има само 1.
chase-option-layout-crossroads = Кръстопът
chase-option-layout-crossroads-about = В средата се пресичат два пътя и на всеки чака духче. Ако никой не сгреши, винаги печелят духчетата.
chase-option-layout-harbour = Пристанище
chase-option-layout-harbour-about = От двете страни навлизат кейове; точките са по двойки, така че една енергия води до следващата. Ако никой не сгреши, винаги печели Пакман.
chase-option-layout-stables = Конюшни
chase-option-layout-stables-about = Боксове горе и долу и двойки точки отстрани. Ако никой не сгреши, Пакман печели с 2 или 3 живота, а духчетата, ако има само 1.
chase-option-layout-market = Пазар
chase-option-layout-market-about = Сергии в редици отляво и отдясно на дълга алея. При еднакво силни играчи двете страни печелят почти еднакво често. Ако никой не сгреши, винаги печелят духчетата.
chase-option-layout-courtyard = Двор
chase-option-layout-courtyard-about = Широк двор с четири ниши; точките са на входа им. Ако никой не сгреши, Пакман печели с 3 живота, а духчетата, ако има 1 или 2.
chase-option-layout-ladders = Стълби
chase-option-layout-ladders-about = От двете страни има стълби, а към средата водят две тесни алеи. Ако никой не сгреши, Пакман печели с 3 живота, а духчетата, ако има 1 или 2.
chase-option-layout-quay = Кей
chase-option-layout-quay-about = За игра с един живот. Ако никой не сгреши, винаги печели Пакман.
chase-option-layout-alley = Уличка
chase-option-layout-alley-about = За игра с два живота. Ако никой не сгреши, Пакман печели с 2 или 3 живота, а духчетата, ако има само 1.
chase-option-layout-fairground = Панаир
chase-option-layout-fairground-about = За игра с три живота. Ако никой не сгреши, винаги печелят духчетата.
chase-option-lives = Животи на Пакман
chase-option-lives-1 = един
chase-option-lives-2 = два
chase-option-lives-3 = три
chase-option-pacman-short-move = Пакман може да спре след едно квадратче
chase-option-pacman-into-ghost = Ако Пакман налети на духче без енергия
chase-option-pacman-into-ghost-blocked = то му препречва пътя
chase-option-pacman-into-ghost-caught = хванат е
chase-option-boost-mandatory = Пакман трябва да използва енергията
chase-option-boost-exact = С енергията се минават и трите квадратчета
chase-option-eat-in-passing = С енергия Пакман яде и духчетата, през които минава, не само където спира
chase-option-boost-chain = Втора точка подновява енергията
chase-option-ghost-order = Ред на духчетата
chase-option-ghost-order-fixed = винаги същият
chase-option-ghost-order-free = избира се всеки път
chase-option-ghost-pass = Духчетата може да останат на място
chase-option-must-catch = Духчетата трябва да хванат, ако могат
chase-option-frenzy-path = В ярост духчето тича
chase-option-frenzy-path-straight = по права линия
chase-option-frenzy-path-free = накъдето иска
chase-option-frenzy-path-toward = към Пакман
chase-option-frenzy-exact = В ярост духчето тича две квадратчета, ако може
chase-option-ghost-cross-pellet = В ярост духчето може да мине през точка
chase-option-ghosts-stack = Духчетата може да са на едно квадратче
chase-option-pellets-reset = При загубен живот всички точки се връщат
chase-option-stall-limit = След колко рунда без точка се губи живот
chase-option-max-turns = Граница на рундовете

chase-short-moved = премести { $piece } от { $origin } на { $to }.
chase-short-stopped = спря { $piece } на { $at }.
chase-short-called = избра { $ghost }.

chase-note-stays = остава
chase-note-called = следва { $ghost }
chase-note-ate = изяжда { $ghost }
chase-note-life = загубен живот
chase-note-pellets = { $count ->
    [one] 1 точка
   *[other] { $count } точки
}

chase-advice-step = Отиди на { $to }.
chase-advice-end = Спри тук.
chase-advice-call = Избери { $to }.

chase-reason-wins = Така печелиш играта!
chase-reason-pellet = Така изяждаш точка.
chase-reason-eats = Така изяждаш { $ghost }.
chase-reason-catches = Така хващаш Пакман.
chase-reason-caught = { $ghost } те хваща там.
chase-reason-seen = { $ghost } те вижда там.
chase-reason-unseen = Никое духче не те вижда там.
chase-reason-near = { $steps ->
    [one] Това е на едно квадратче от Пакман.
   *[other] Това е на { $steps } квадратчета от Пакман.
}

chase-help-aim-title = Целта
chase-help-aim = Пакман печели, когато изяде четирите енергийни точки. Духчетата печелят, когато го хванат три пъти: всяко хващане струва живот. Нивото му е броят на изядените точки.
chase-help-sides-title = Кой с какво играе
chase-help-sides = Играч 1 е Пакман; другите си поделят четирите духчета и печелят или губят заедно. Рунд е ходът на Пакман и ходовете на духчетата след него. Пакман започва пръв, и пак след всяко ново начало.
chase-help-pacman-title = Ходът на Пакман
chase-help-pacman = Той минава точно две квадратчета, крачка по крачка, никога по диагонал. Може да завие и да се върне. Прегради и духчета го спират и никой не прескача. Ако няма накъде, остава.
chase-help-pellet-title = Приток на енергия
chase-help-pellet = На точка спира, изяжда я и получава енергия: до три квадратчета повече, във всяка посока, дори през духчета. Енергията свършва, преди да тръгнат духчетата.
chase-help-eaten-title = Изядени духчета
chase-help-eaten = Всяко духче, което срещне с енергията, е изядено и е вън до следващото начало. Друга точка по пътя дава нова енергия за три квадратчета.
chase-help-ghosts-title = Ходовете на духчетата
chase-help-ghosts = Блинки, Инки, Пинки и Клайд тръгват в този ред, всяко с по едно квадратче. Духче, което може да се движи, трябва да се движи. Духчетата може да са на едно квадратче и да се разминават.
chase-help-guard-title = Духчета и точки
chase-help-guard = Никое духче не спира върху точка; в ярост може да мине през нея. Духче, което може да хване Пакман, не е длъжно да го направи.
chase-help-sight-title = Какво виждат духчетата
chase-help-sight = Духчето вижда по своя ред и колона, колкото и да е далече, но не по диагонал. Преградите му пречат; духчетата и точките не. Важно е какво вижда в началото на хода си.
chase-help-frenzy-title = Ярост
chase-help-frenzy = Духче, което вижда Пакман, тича две квадратчета по права линия, във всяка посока. Трябва да мине две, ако може. Ако Пакман е точно до него, хваща го на първото квадратче.
chase-help-caught-title = Хванат
chase-help-caught = Духче, стигнало квадратчето на Пакман, го хваща. Той губи живот и всички се връщат в началото, изядените духчета също. Изядените точки остават изядени.
chase-help-stall-title = Без мотаене
chase-help-stall = След твърде много рунда без точка (20, ако не сте избрали друго число) Пакман също губи живот. Ако има граница на рундовете, играта свършва там без победител.
chase-help-maze-title = Лабиринтите
chase-help-maze = Лабиринтът определя къде са преградите и точките и кой откъде започва. Тук никой не слага прегради.
chase-help-touch-title = На екрана
chase-help-touch = Под дъската виждаш коя фигура се движи, кой я играе и кои духчета следват. Докосни квадратче на две крачки и фигурата отива там; докосни малките кръгчета, за да избереш пътя.
chase-help-keys-title = С клавиатура
chase-help-keys = Стрелките и Enter; E приключва хода по-рано.

chase-deed-moved = { $detail ->
    [squares] направи ход: { $places }
   *[plain] премести { $pieces }
}
chase-deed-stayed = { $who ->
    [you] не можа да преместиш { $pieces }
   *[somebody] не можа да премести { $pieces }
}
chase-deed-spotted = забеляза Пакман ({ $ghosts })
chase-deed-frenzied = { $ghost } видя Пакман и изпадна в ярост
chase-deed-ate-pellet = изяде енергийна точка (остават { $left })
chase-deed-ate-ghost = изяде { $ghost }
chase-deed-caught = { $lives ->
    [one] { $ghost } хвана Пакман! Остава { $lives } живот
   *[other] { $ghost } хвана Пакман! Остават { $lives } живота
}
chase-deed-stalled = { $lives ->
    [one] Пакман загуби живот: твърде дълго без точка. Остава { $lives } живот
   *[other] Пакман загуби живот: твърде дълго без точка. Остават { $lives } живота
}
chase-deed-reset = всички са пак в началото

chase-befalls-caught = { $lives ->
    [one] { $ghost } те хвана! Остава { $lives } живот
   *[other] { $ghost } те хвана! Остават { $lives } живота
}
chase-befalls-stalled = { $lives ->
    [one] { $cycles } рунда без точка ти струваха живот. Остава { $lives } живот
   *[other] { $cycles } рунда без точка ти струваха живот. Остават { $lives } живота
}
chase-befalls-eaten = Пакман изяде { $ghost }!
