app-name = Mazechase
app-about = Лабиринти, духчета и прегради: настолни игри, готови с едно докосване. Играй тук или с далечни приятели.
disclaimer = Фенски проект. Не е свързан със собствениците на PAC-MAN, Quoridor или друга спомената тук игра и не е одобрен от тях. Всички търговски марки принадлежат на собствениците си.
loading = Един момент…
close = Затвори
cancel = Отказ
menu = Меню
settings = Настройки
to-start = Начало
problem-no-answer = Сървърът не отговаря. Провери връзката си и опитай пак.
page-late = Страницата се зарежда бавно. Ако нищо не се случи, презареди я.
page-retrying = Част от страницата още не е заредена. Опитваме пак…
page-reload = Част от страницата липсва, сигурно заради обновяване. Презареди я. Игрите ти са запазени.
reload = Презареди

games = Игри
continue-games = Продължи
players-count = от { $least } до { $most } играчи
play-bot = Срещу бот
play-here = На едно устройство
play-link = С приятел, по линк
play-shared = Голям екран и телефони
join-code = Влез с код
play-more = Още възможности
bot-strength = Колко силен е ботът
puzzle-link = Задача на деня
yours-link = Моите игри
ladder-link = Стълбата
recent-tables = Завършени игри
forget-table = Махни от списъка
forget-sure = Да се махне ли? Няма връщане назад
open-record = Отвори запазена игра
open-record-bad = Този файл не е запазена игра.
recent-turn = Ти си на ход
recent-over = Завършена
recent-lobby = Чака играчи
recent-next = На ход: { $name }
recent-won = Победа
recent-lost = Загуба
recent-nobody = Без победител
recent-winner = Победител: { $name }
recent-record = Запазена игра
recent-all = Покажи всички ({ $games })
recent-now = току-що

setup-players = Играчи
setup-places = Кой играе?
setup-place = Място { $place }: кой играе
setup-level = Място { $place }: колко силен е ботът
setup-name = Име
setup-no-limit = няма
setup-open-file = Отвори файл
setup-samples = { $what }: картинки
setup-name-of = Място { $place }: име
setup-piece = Място { $place }: фигура
setup-random = Жребий кой е пръв
setup-clock = Часовник
setup-clock-minutes = { $minutes ->
    [0] Без часовник
    [one] По { $minutes } минута, +{ $seconds } с на ход
   *[other] По { $minutes } минути, +{ $seconds } с на ход
}
setup-options = Правила по избор
setup-book = По книжката
setup-book-about = { $rules ->
    [one] Едно домашно правило се различава от книжката. Отметни тук, за да играеш без него.
   *[other] { $rules } домашни правила се различават от книжката. Отметни тук, за да играеш без тях.
}
setup-house-rule = { $book ->
    [true] Домашно правило. В книжката: да.
    [false] Домашно правило. В книжката: не.
   *[other] Домашно правило. В книжката: { $book }.
}
setup-as-printed = Както е в книжката.
setup-shared = Всеки влиза от своя телефон с линка или кода.
setup-start = Започни играта
setup-open = Създай играта
place-kind-here = Тук
place-kind-link = По линк
place-kind-bot = Бот
bot-random = Непохватен бот
bot-random-about = прави каквото е позволено, без да мисли.
bot-level1 = Бот начинаещ
bot-level1-about = знае правилата и малко повече. Добър за първа игра.
bot-level2 = Лесен бот
bot-level2-about = вижда какво е добро сега, но не планира.
bot-level3 = Среден бот
bot-level3-about = планира малко. Добър съперник, щом познаваш играта.
bot-level4 = Труден бот
bot-level4-about = гледа по-напред и рядко греши.
bot-level5 = Бот шампион
bot-level5-about = е най-силният, който имаме. Успех!
bot-classic1 = Лесен бот (класика)
bot-classic2 = Среден бот (класика)
bot-classic3 = Труден бот (класика)
bot-perfect = Безгрешен бот

lobby-host = Играта ти е готова
lobby-open = { $places ->
    [one] Чакаме някой да заеме свободното място. Прати му линка.
   *[other] Чакаме да се заемат свободните места. Прати линка на приятели.
}
lobby-guest = Канят те на игра: { $game }!
lobby-guest-of = { $name } те кани на игра: { $game }!
lobby-wait = Готово, участваш! Чакаме играта да започне…
lobby-wait-for = Готово, участваш! Чакаме { $name } да започне играта…
place-open = Свободно място
place-yours = Твоето място
place-here = Тук
place-bot = Играе бот
sit-here = Играя тук
sit-down = Включи се
move-up = Премести нагоре
make-bot = Нека играе бот
make-open = Махни
your-name = Твоето име
invite-link = Прати линка на приятел или му дай да сканира кода
start-match = Започни
start-with-bots = { $places ->
    [one] Започни с бот на свободното място
   *[other] Започни с ботове на свободните места
}
link-only-here = Линкът работи само на това устройство. Стартирай с { $command }, за да се включат и други от твоята Wi-Fi мрежа.
copy-link = Копирай линка
new-link = Нов линк (старият ще спре да работи)
copied = Копирано
share = Сподели
qr-code = QR код за линка

seats = Играчи
seat-name = Играч { $seat }
you = Ти
seat-away = Отсъства
seat-asked = на ход
seat-won = Победител
clock-left = остават { $time }
todo-turn = Ти си на ход.
todo-call = { $name },
todo-act = Избери какво да направиш.
todo-chance = Докосни, за да хвърлиш, завъртиш или изтеглиш.
todo-bot = мисли…
todo-wait = играе…
bots-hurried = В момента вървят много игри и ботовете имат по-малко време за мислене.
doing-move = { $who ->
    [you] си на ход…
   *[somebody] прави ход…
}
doing-chance = { $who ->
    [you] си пробваш късмета…
   *[somebody] си пробва късмета…
}
away-wait = не е тук. Бот може да поеме играта след { $time }.
away-ready = не е тук. Бот вече може да поеме играта.
away-minded = не е тук. Засега играе бот.
turn-away = На ход (но отсъства): { $name }.
turn-away-wait = Бот може да поеме играта след { $time }.
turn-away-ready = Бот вече може да поеме играта.
absences = Кой отсъства
not-yet = Още не! Чакаме: { $name }.
todo-queued = Нямаш връзка. Ходът ти ще се изпрати, щом се свържеш пак.
talk = Кажи нещо
watching = Гледаш играта.
watching-full = Всички места са заети. Гледаш играта.
paused = Играта е на пауза.
paused-wait = Играта е на пауза, докато този, който я е създал, не я продължи.
over-won = { $seats ->
    [one] печели!
   *[other] печелят заедно!
}
over-you-won = Ти печелиш!
over-cheer = Добра игра! Още веднъж?
over-nobody = Играта свърши. Никой не печели.
told-of = { $name } { $sentence }
turn-told = { $name } { $deeds }.
turn-said = { $deeds }.
turn-plain = направи ход
turn-event = { $event }
match-short-undo-wanted = поиска да върне последния ход.
match-short-undo-reply = { $answer ->
    [yes] се съгласи.
    [withdrawn] се отказа от връщането на хода.
   *[no] каза „не“.
}
match-short-gave-up = се предаде.
match-short-time-up = остана без време.
match-short-seat-taken = { $bot ->
    [none] влезе в играта.
   *[other] отстъпи мястото си на бот.
}
match-short-seat-minded = излезе за малко. Засега играе бот.
match-short-seat-reclaimed = се върна.
help = Как се играе
help-search = Търси в правилата
help-nothing = Тук няма нищо за „{ $search }“. Опитай с друга дума.
help-ruling = Прочети правилото
help-house = Домашно правило
help-yes = Да
help-no = Не
help-own = Собствено
help-options = Правила по избор
help-table-options = Тази маса
help-differs = Променено
harm-title = Сигурно ли е?
harm-usual = Това ще ти навреди.
harm-do = Направи го все пак
harm-no = Не, назад
mind-seat = Засега да играе бот
mind-means = не е тук. Засега ще играе бот.
minded-for-you = Докато те нямаше, вместо теб игра бот.
take-back = Върни хода
undo-asked = иска да върне последния ход.
undo-refused = каза „не“. Ходът остава.
undo-waiting = Да се върне ли последният ход? Чакаме: { $names }
undo-withdraw = Няма нужда
agree = Добре
disagree = Не
no-thanks = Не, благодаря
reopen-question = отстъпва мястото си на нов играч, който ще види тези карти. Съгласие?
reopen-waiting = има бот на мястото си. Нов играч може да влезе, щом всички се съгласят. Чакаме: { $names }
resign = Предай се
resign-sure = Предаваш ли се?
resign-who = се предава.
resign-ends = Това слага край на играта.
resign-bot = Ще продължи бот.
show-ways = Най-къси пътища
rematch = Играй пак
rematch-join = Следваща игра
rematch-begun = Следващата игра започна.
fork = Играй оттук
pause = Пауза
resume = Продължи
mute = Изключи звука
unmute = Включи звука
link-waiting = Връзката се загуби. Свързваме се пак, играта ти е запазена.
table-gone = Тази игра е изтрита или линкът ти вече не работи.
no-entry = Този линк не отваря игра
no-entry-friend = От приятел ли е? Помоли го за поканата или сканирай кода на неговия екран.
no-entry-own = Играта твоя ли е? На устройството, на което играеш, отвори менюто и избери „{ $menu }“.
delete-table = Изтрий играта
delete-table-sure = Да се изтрие ли играта за всички?
save-record = Запази играта
save-picture = Запази картинка
places = Смени играчите
places-secret = Ако махнеш играч, бот поема играта. Нов играч може да влезе, щом всички останали се съгласят, защото ще види картите му.
replace-sure = Сигурно ли е? Мястото се губи
place-free = Има свободно място. Можеш да се включиш.
watch-link = Покани зрители
watch-link-help = С този линк може само да се гледа, не и да се играе
continue-elsewhere = Продължи на друго устройство
continue-elsewhere-help = Сканирай кода с другото устройство или отвори линка там. Той отваря твоето място, затова го пази за себе си

log = Ходове дотук
log-empty = Още няма ходове.
log-kind = Как да се показват
log-story = С думи
log-last = Последният ход на всеки
log-codes = С означения
log-earlier = По-ранни ходове
log-later = По-късни ходове
log-after = Започва след ход { $ply } от по-ранна игра.
record-shown = Това е запазена игра. За да продължиш, докосни „Играй оттук“.
scrubber = Поглед назад
scrub-first = Към началото
scrub-previous = Предишен ход
scrub-next = Следващ ход
scrub-last = Към последния ход
scrub-play = Пусни
scrub-pause = Пауза
scrub-at = Ход { $ply } от { $last }
scrub-live = Обратно в играта

curtain = Подай устройството: { $name }
curtain-peek = Без надничане!
curtain-open = Това съм аз: покажи картите ми
curtain-go-on = Продължи

setting-language = Език
setting-theme = Облик
setting-theme-auto = Автоматично
setting-theme-light = Светъл
setting-theme-dark = Тъмен
setting-motion = Анимации
setting-motion-auto = Автоматично
setting-motion-full = Всички
setting-motion-less = По-малко
setting-speed = Скорост
setting-speed-times = × { $speed }
setting-sound = Звук

side-up = отгоре
side-right = отдясно
side-down = отдолу
side-left = отляво

plain-actions = Какво можеш да направиш
plain-ask = Хвърли, завърти или изтегли

piece-of = { $label }: { $piece }
piece-open = още не е избрана
piece-pac = Пакман
piece-ms = Ms. Pac-Man
piece-red = червено духче
piece-pink = розово духче
piece-cyan = синьо духче
piece-orange = оранжево духче
piece-violet = лилаво духче
piece-green = зелено духче
file-problem = { $file }: { $problem }

hint = Подсказка
hint-thinking = Чакай да помисля…
hint-action = Най-добър ход: { $action }.
hint-chance = Шанс за победа: { NUMBER($percent) } %.
hint-close = Скрий подсказката
coach-switch = Подсказки
coach-switch-help = Всички играчи трябва да включат подсказките.
coach-agreed = Включили са ги: { $names }

review = Преглед
review-making = Преглеждаме играта. Трябват няколко секунди…
review-chart = Шансовете на всички за победа, от първия до последния ход
review-luck = Късмет
review-lost = Пропуснато на ход
review-mistakes = Грешки
review-percent = { NUMBER($percent) } %
review-of = { NUMBER($mistakes) } от { NUMBER($decisions) }
review-turning = Обрати
review-lucky = Късмет: +{ NUMBER($percent) } %
review-gave = Пропуснати { NUMBER($percent) } %
review-best = По-добре:
review-try = Опитай пак оттук
review-even = Никой ход сам не е решил играта.

learn-first = Научи я за минута
lessons = Уроци
lessons-all = Всички уроци
lessons-of = { $game }: уроци
lessons-done = { $done } от { $all } готови
lesson-ticked = готово
lesson-number = Урок { $number } от { $lessons }
lesson-next = Следващ урок
lesson-again = Започни отначало
lesson-play = Изиграй истинска игра
lesson-gone = Този урок вече не е отворен.
guide-skip = Без съвети

make-own = Направи свое…
setup-own-rules = Твоите домашни правила
