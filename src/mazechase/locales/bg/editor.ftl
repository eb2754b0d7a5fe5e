editor-workshop = Работилница
editor-intro = Направи своя дъска, тесте, зар или правила. Ботовете ги играят, докато рисуваш, и казват дали са честни. После играй с когото искаш.
editor-make = Какво да направиш
editor-yours = Направено на това устройство
editor-none = Още нищо. Което направиш, се пази тук само.
editor-unsound = Незавършено
editor-open-file = Отвори файл
editor-opening = Един момент…
editor-gone = Това не е на това устройство. Може да е изтрито или направено на друго.
editor-unknown = Страницата не знае за какво е линкът или файлът.
editor-unreadable = { $file } не е дъска, тесте или правила, които да се покажат тук.
editor-too-large = { $file } е твърде голям.
editor-new-name = { $kind } { $number }
editor-to-workshop = Към работилницата
editor-called = Име

editor-kind-marbles-layout = Дъска
editor-kind-marbles-rules = Домашни правила
editor-kind-mspacman-layout = Дъска
editor-kind-mspacman-die_faces = Зар за духчетата
editor-kind-mspacman-spinner_faces = Въртележка
editor-kind-mspacman-rules = Домашни правила
editor-kind-chase-layout = Лабиринт
editor-kind-chase-rules = Домашни правила
editor-kind-cards-deck = Тесте
editor-kind-cards-rules = Домашни правила
editor-kind-quoridor-rules = Домашни правила

editor-start-from = Започни от
editor-from-nothing = Нищо
editor-undo = Върни
editor-redo = Повтори
editor-drawing = Рисунка
editor-brushes = Четки
editor-eraser = Гума
editor-symmetry = Рисувай на няколко страни
editor-symmetry-mirror = Огледално
editor-symmetry-half = Половин оборот
editor-symmetry-quarter = Четвърт оборот
editor-keys = Клавиши: стрелките местят, Enter рисува, Delete чисти, T сменя посоката. От 1 до 9 избират четка, 0 гумата. Ctrl+Z връща.
editor-empty = празно
editor-spot = { $spot }, { $mark }
editor-spot-wrong = { $spot }, { $mark }, тук нещо не е наред

editor-marbles-hole = Дупка
editor-marbles-path = Път
editor-marbles-ring = Пръстен
editor-marbles-home-yellow = Жълт дом
editor-marbles-home-red = Червен дом
editor-marbles-home-green = Зелен дом
editor-marbles-home-blue = Син дом
editor-marbles-opening = Отвор
editor-mspacman-area-b = Област на Блинки
editor-mspacman-area-i = Област на Инки
editor-mspacman-area-p = Област на Пинки
editor-mspacman-area-s = Област на Сю
editor-mspacman-wall = Стена
editor-mspacman-door = Врата
editor-mspacman-power = Суперточка
editor-mspacman-circle = Бял кръг
editor-mspacman-exit = Изход
editor-mspacman-den = Място за духче
editor-mspacman-out = Навън
editor-mspacman-faces = Страни
editor-mspacman-faces-total = общо { $count }
editor-chase-fence = Преграда
editor-chase-pellet = Точка
editor-chase-pac-man = Пакман
editor-chase-blinky = Блинки
editor-chase-inky = Инки
editor-chase-pinky = Пинки
editor-chase-clyde = Клайд
editor-chase-side-pacman = Пакман
editor-chase-side-ghosts = Духчета
editor-chase-side-pacman-more = Пакман печели твърде често.
editor-chase-side-pacman-less = Пакман печели твърде рядко.
editor-chase-side-ghosts-more = Духчетата печелят твърде често.
editor-chase-side-ghosts-less = Духчетата печелят твърде рядко.
editor-cards-points = Точки
editor-cards-level1 = Карти от ниво 1
editor-cards-level1-total = { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}
editor-cards-level2 = Карти от ниво 2
editor-cards-level2-total = { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}
editor-fewer = Една по-малко: { $name }
editor-more = Една повече: { $name }
editor-count = { $group }: { $name }

editor-checks = Какво липсва или не е наред
editor-checking = Проверяваме…
editor-fine = Всичко е наред. Можеш да играеш.
editor-problems = { $count ->
    [one] { $count } нещо за поправяне
   *[other] { $count } неща за поправяне
}
editor-problems-more = { $count ->
    [one] Покажи още { $count }
   *[other] Покажи още { $count }
}

editor-fairness = Честно ли е?
editor-bots = Ботове
editor-measuring = Още играят…
editor-measuring-first = Ботовете играят първите игри…
editor-measure-when-fine = Щом всичко е наред, ботовете играят и показват дали е честно.
editor-measure-on = Още игри
editor-seat = Място { $seat }
editor-percent = { $share } %
editor-share = { $share } % ({ $low }–{ $high })
editor-verdict-open = Още не е ясно.
editor-verdict-even = Честно: всички имат почти еднакъв шанс.
editor-verdict-more = Място { $seat } печели твърде често.
editor-verdict-less = Място { $seat } печели твърде рядко.
editor-figures = { $games ->
    [one] Изиграна { $games } игра.
   *[other] Изиграни { $games } игри.
} Ходове в игра: около { $turns }. Минути: около { $minutes }.
editor-how-to-read = Пунктирът е честният дял от победите. Истинският дял е някъде в лентата; с повече игри тя се скъсява.

editor-fairer = Направи го по-честно
editor-fairer-how = Компютърът пробва малки промени и ти показва най-добрите.
editor-aim = Какво искаш
editor-aim-even = Еднакъв шанс за всички
editor-aim-shorter = Еднакъв шанс и по-къси игри
editor-aim-longer = Еднакъв шанс и по-дълги игри
editor-aim-minutes = Еднакъв шанс и избрана дължина
editor-aim-minutes-field = Минути
editor-aim-share = Избран дял от победите: { $name }
editor-aim-share-field = Проценти
editor-search = Търси идеи
editor-search-on = Търси още
editor-stop = Спри
editor-searching = Търсим
editor-searched = { $games ->
    [one] За тях е изиграна { $games } игра.
   *[other] За тях са изиграни { $games } игри.
}
editor-idea = { $games ->
    [one] { $games } игра, около { $minutes } мин
   *[other] { $games } игри, около { $minutes } мин
}
editor-take = Вземи тази
editor-ideas-note = Тези числа малко ласкаят: най-големите късметлии са най-отпред. Щом вземеш някоя, тя се измерва наново.
editor-difference = { $name }: { $from } → { $to }

editor-play = Играй
editor-play-bots = С ботове
editor-play-when-fine = Първо поправи каквото не е наред.
editor-keep = Запази и сподели
editor-share-link = Линк
editor-share-about = Който отвори линка, получава копие, за да играе или да го променя.
editor-save-file = Запази като файл
editor-delete = Изтрий
editor-delete-sure = Да се изтрие ли „{ $name }“?
editor-delete-about = Няма да може да се върне. Споделените линкове и файлове продължават да работят.
editor-delete-no = Запази го
editor-kept = Пази се само на това устройство.
editor-not-kept = Този браузър не пази нищо. Запази файл, иначе се губи, щом излезеш.
editor-too-long = Твърде голямо е за линк. Запази го като файл.

editor-rules-usual = Както обикновено играем
editor-rules-how = Започни с това, което казва книжката, и промени каквото искаш. Правилата ти имат име и се избират, когато създаваш игра.
