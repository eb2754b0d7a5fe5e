error-mspacman-bad-token = „{ $text }“ не е нито поле като c8, нито страна като *4 или *F2.
error-mspacman-bad-position = „{ $text }“ не е позиция; пише се така: { $form }.
error-mspacman-bad-phase = „{ $text }“ не е нещо, което може да следва.
error-mspacman-bad-cell = На тази дъска няма поле „{ $text }“.
error-mspacman-bad-ghost = „{ $text }“ не е духче; пише се като e4, а слабо като e4f1, e4p1 или e4p2.

error-mspacman-document-field = Документът за тази игра иска „{ $field }“ в правилния вид.
error-mspacman-document-extra = Документът няма поле „{ $field }“; полетата са id, game, title, source и { $content }.
error-mspacman-document-game = Този документ е за играта „{ $game }“.
error-mspacman-faces-count = { $count ->
    [one] Има { $count } страна; трябва да са от 2 до { $most }.
   *[other] Има { $count } страни; трябва да са от 2 до { $most }.
}
error-mspacman-faces-face = „{ $face }“ не е страна; страни са F2 и числата от 1 до { $largest }, като текст.
error-mspacman-faces-spinner-flip = Въртележката има само числа, без F2 (M14).
error-mspacman-faces-three = Въртележката трябва да има 3 (M14).
error-mspacman-faces-flip = Зарът трябва да има поне една страна F2 (M15).
error-mspacman-faces-equal = Всички страни дават еднакво крачки и никой не може да завърти най-много (M14).

error-mspacman-board-label = „{ $label }“ на { $place } не е квадратче от тази игра; те са b, i, p или s, сами или с *, o, x или g след тях.
error-mspacman-board-dots = { $count ->
    [one] Областта на { $area } има { $count } квадратче с точка; трябва да са { $each } (M1).
   *[other] Областта на { $area } има { $count } квадратчета с точка; трябва да са { $each } (M1).
}
error-mspacman-board-exits = { $count ->
    [one] Има { $count } изход; трябва да са 4 (M2).
   *[other] Има { $count } изхода; трябва да са 4 (M2).
}
error-mspacman-board-exit-opening = Изходът { $place } трябва да е на ръба, с един отвор (M2).
error-mspacman-board-opening = На { $place } има отвор, а там няма изход (M2).
error-mspacman-board-powers = { $count ->
    [one] Има { $count } квадратче със суперточка; трябва да са 4 (M4).
   *[other] Има { $count } квадратчета със суперточка; трябва да са 4 (M4).
}
error-mspacman-board-circles = Областта на { $area } иска бял кръг (M5).
error-mspacman-board-circle-far = Белият кръг на { $place } е по-близо до ръба, отколкото до средата (M5).
error-mspacman-board-ghost-spaces = { $count ->
    [one] Има { $count } място за духче; трябва по едно от всеки цвят (M6).
   *[other] Има { $count } места за духчета; трябва по едно от всеки цвят (M6).
}
error-mspacman-board-ghost-middle = Мястото за духче { $place } трябва да е по-близо до средата от { $other } (M6).
error-mspacman-board-door = Вратата между { $place } и { $other } трябва да води от място за духче към лабиринта (M7).
error-mspacman-board-no-door = Мястото за духче { $place } трябва да е затворено, с една врата към лабиринта (M7).
error-mspacman-board-unreachable = До { $place } не може да се стигне; лабиринтът трябва да е свързан (M9).
error-mspacman-board-dead-end = { $place } е задънено; всяко квадратче иска два изхода (M12).
error-mspacman-board-unequal = Всяка област трябва да има еднакъв брой { $thing ->
    [exit] изходи
    [power] суперточки
   *[circle] бели кръгове
}; поред тези области имат { $counts } (M16).
error-mspacman-board-clockwise = Областите трябва да са в този ред по часовника: { $order } (MSP-7).
error-mspacman-board-circle-door = Белият кръг на { $place } е пред врата на духче (M19).

error-mspacman-place-seats = Позиция за { $players } играчи изброява { $players } духчета, едно от тях „-“.
error-mspacman-place-seat = Това място не може да е на ход.
error-mspacman-place-control = Щом е ясно кой започва, някой играе с Ms. Pac-Man, а преди това никой.
error-mspacman-place-ghosts = Който играе с Ms. Pac-Man, няма духче на дъската; всички други имат по едно.
error-mspacman-place-dots = Има точка, където в началото не е имало.
error-mspacman-place-begin = Докато не е ясно кой започва, всички точки са на място, а духчетата са силни и на местата си.
error-mspacman-place-spins = Тези завъртания за започване не са възможни.
error-mspacman-place-ghost-space = Духче не може да е на мястото на друго духче.
error-mspacman-place-timer = Духчето не може да е слабо толкова дълго сега.
error-mspacman-place-sharing = Две фигури не могат да са на едно поле сега.
error-mspacman-place-her = Ms. Pac-Man не може да е там сега.
error-mspacman-place-phase = Това не може да следва за това място.
error-mspacman-place-steps = Не може да остават толкова крачки сега.
error-mspacman-place-flags = Сега не може да има допълнителен ход.
error-mspacman-place-came = Духчето не може да е дошло оттам.
error-mspacman-place-bump = Тук няма следващо свободно квадратче за избор.
error-mspacman-place-turns = Ходовете се броят само до опцията max_turns.
error-mspacman-place-over = Играта свършва точно когато област в игра е чиста или е достигната границата на ходовете.

mspacman-refuse-no-circle = Ms. Pac-Man трябва да започне на бял кръг.
mspacman-refuse-circle-taken = На този бял кръг има духче (домашно правило: Ms. Pac-Man започва на свободен).
mspacman-refuse-same-exit = Излиза се през един изход и се влиза през друг, не през същия.
mspacman-refuse-no-pass = Фигурата ти вече е там, а трябва да направиш всичките си крачки.
mspacman-refuse-ghost-space = Сега никой не може да влезе в място за духче.
mspacman-refuse-by-the-door = От мястото за духче се излиза през вратата, а тя не води натам.
mspacman-refuse-wall = На пътя има стена.
mspacman-refuse-diagonal = По диагонал не може.
mspacman-refuse-too-far = Твърде далече: всяка крачка е до съседно квадратче.
mspacman-refuse-not-on-her = Там е Ms. Pac-Man, значи квадратчето не е свободно.
mspacman-refuse-not-open = Там има друго духче, значи квадратчето не е свободно.
mspacman-refuse-not-open-named = { $who ->
    [you] вече имаш духче там, значи квадратчето не е свободно.
   *[somebody] вече има духче там, значи квадратчето не е свободно.
}
mspacman-refuse-came-from = Духчето дойде оттам и трябва да върви напред, не назад.
mspacman-refuse-not-next = Това не е следващото свободно квадратче.

mspacman-event-spun-to-begin = Играч { $seat } получи { $face } за това кой започва.
mspacman-event-tied-to-begin = Равенство; тези места опитват пак: { $seats }.
mspacman-event-took-control = Играч { $seat } пое Ms. Pac-Man.
mspacman-event-placed = Играч { $seat } сложи Ms. Pac-Man на { $at }.
mspacman-event-spun = Играч { $seat } завъртя { $face }.
mspacman-event-rolled = Играч { $seat } хвърли { $face }.
mspacman-event-stepped = { $left ->
    [one] Играч { $seat } премести Ms. Pac-Man от { $origin } на { $to }; остава { $left } крачка.
   *[other] Играч { $seat } премести Ms. Pac-Man от { $origin } на { $to }; остават { $left } крачки.
}
mspacman-event-ghost-stepped = { $left ->
    [one] Играч { $seat } премести духчето си от { $origin } на { $to }; остава { $left } крачка.
   *[other] Играч { $seat } премести духчето си от { $origin } на { $to }; остават { $left } крачки.
}
mspacman-event-ate = { $left ->
    [one] Играч { $seat } изяде точката на { $at }; в областта на { $area } остава { $left } точка.
   *[other] Играч { $seat } изяде точката на { $at }; в областта на { $area } остават { $left } точки.
}
mspacman-event-power-eaten = Играч { $seat } изяде суперточката на { $at }!
mspacman-event-weakened = Духчето на играч { $seat } стана слабо ({ $cause ->
    [power] суперточка
    [f2] F2
   *[other] { $cause }
}) и пак ще е силно след { $turns ->
    [one] { $turns } ход
   *[other] { $turns } хода
}.
mspacman-event-recovered = Духчето на играч { $seat } пак е силно.
mspacman-event-caught = Играч { $seat } хвана духчето на играч { $ghost } на { $at }.
mspacman-event-ran-into-her = Слабото духче на играч { $seat } налетя на Ms. Pac-Man на { $at }.
mspacman-event-went-home = Духчето на играч { $seat } се прибра у дома на { $at } и пак е силно.
mspacman-event-extra-turn = Играч { $seat } получи допълнителен ход.
mspacman-event-captured = Играч { $seat } хвана Ms. Pac-Man на играч { $former } на { $at }.
mspacman-event-bumped = Духчето на играч { $seat } стъпи върху друго духче на { $origin } и продължи до { $to }.
mspacman-event-won = Играч { $seat } спечели: областта на { $area } е чиста.
mspacman-event-turn-limit = { $turns ->
    [one] Границата от { $turns } ход е достигната. Най-малко точки: място { $winners }.
   *[other] Границата от { $turns } хода е достигната. Най-малко точки: място { $winners }.
}

area_cleared = В областта на победителя няма повече точки.
area_cleared-own = Всичките ти точки са изядени.

mspacman-name = Ms. Pac-Man
mspacman-about = Изчисти областта си от точки. Ms. Pac-Man ги яде, а духчетата я гонят. Хвани я и ще играеш с нея.
mspacman-word-Blinky = Блинки
mspacman-word-Inky = Инки
mspacman-word-Pinky = Пинки
mspacman-word-Sue = Сю
mspacman-step-1 = Ms. Pac-Man върти, духчетата хвърлят. Направи толкова крачки.
mspacman-step-2 = Тя яде точките. Няма точки в твоята област? Печелиш!
mspacman-step-3 = Хвани я с духчето си и после ти играеш с нея.

mspacman-guide-chance = Здравей! Изчисти областта си от точки преди другите.
mspacman-guide-turn = Докосни светещо квадратче, за да отидеш там. Нищо не е окончателно, докато не докоснеш „Давай“.
mspacman-doing-chance = { $event ->
    [rolled] { $who ->
        [you] хвърляш зара…
       *[somebody] хвърля зара…
    }
   *[spun] { $who ->
        [you] въртиш…
       *[somebody] върти…
    }
}
mspacman-todo-begin = Завърти, за да видим кой започва: най-голямото число играе с Ms. Pac-Man.
mspacman-todo-begin-again = Равенство: завърти пак, за да видим кой започва.
mspacman-todo-place = Сложи Ms. Pac-Man на един от светещите кръгове.
mspacman-todo-spin = Завърти за Ms. Pac-Man.
mspacman-todo-roll = Хвърли за духчето си.
mspacman-todo-walk = { $steps ->
    [one] Премести Ms. Pac-Man с { $steps } крачка. Докосни следващото квадратче.
   *[other] Премести Ms. Pac-Man с { $steps } крачки. Докосни светещо квадратче или по-далечно.
}
mspacman-todo-chase = { $steps ->
    [one] Премести духчето си с { $steps } крачка. Докосни следващото квадратче.
   *[other] Премести духчето си с { $steps } крачки. Докосни светещо квадратче или по-далечно.
}
mspacman-todo-bump = Тук има друго духче. Избери следващото свободно квадратче.
mspacman-out-of-reach = { $steps ->
    [one] Твърде далече: остава ти { $steps } крачка.
   *[other] Твърде далече: остават ти { $steps } крачки.
}
mspacman-solid = Това е стена. Докосни квадратче в лабиринта.
mspacman-harm = Ще загубиш Ms. Pac-Man или духчето си, или ще спечели друг.
mspacman-todo-on = { $steps ->
    [one] Остава { $steps } крачка.
   *[other] Остават { $steps } крачки.
}
mspacman-todo-go = Готово? Докосни „Давай“. Още можеш да се върнеш.
mspacman-todo-power = Така изяждаш суперточка! Докосни „Давай“ или се върни.
mspacman-todo-caught = Така хващаш духче! Докосни „Давай“ или се върни.
mspacman-todo-captured = Така хващаш Ms. Pac-Man! Докосни „Давай“ или се върни.
mspacman-todo-lost = Внимавай: там ще те хванат. Докосни „Давай“ или се върни.
mspacman-todo-won = Така изчистваш област и играта свършва! Докосни „Давай“ или се върни.
mspacman-todo-given = Внимавай: така изчистваш чужда област и друг печели. Докосни „Давай“ или се върни.
mspacman-spin = Завърти
mspacman-roll = Хвърли зара
mspacman-steps-left = { $left ->
    [one] крачка остава
   *[other] крачки остават
}
mspacman-back = Крачка назад
mspacman-go = Давай
mspacman-dots-left = { $left ->
    [one] { $left } точка остава в областта на { $area }
   *[other] { $left } точки остават в областта на { $area }
}
mspacman-has-her = играе с Ms. Pac-Man
mspacman-weak-for = слабо, пак силно след { $turns ->
    [one] { $turns } ход
   *[other] { $turns } хода
}
mspacman-has-spun = завъртя { $face }
mspacman-scene-took-control = вече играе с Ms. Pac-Man!
mspacman-scene-took-control-you = вече играеш с Ms. Pac-Man!
mspacman-scene-captured = хвана Ms. Pac-Man!
mspacman-scene-captured-you = хвана Ms. Pac-Man!
mspacman-scene-extra-turn = върти пак!
mspacman-scene-extra-turn-you = въртиш пак!
mspacman-scene-power-eaten = има силата: всички духчета са слаби!
mspacman-scene-power-eaten-you = имаш силата: всички духчета са слаби!
mspacman-scene-caught = прати духче у дома!
mspacman-scene-caught-you = прати духче у дома!
mspacman-scene-ran-into-her = налетя на Ms. Pac-Man и се прибра у дома!
mspacman-scene-ran-into-her-you = налетя на Ms. Pac-Man и се прибра у дома!
mspacman-scene-tied-to-begin = равенство: завъртете пак!
mspacman-scene-won = печели: областта е чиста!
mspacman-scene-won-you = печелиш: областта ти е чиста!
mspacman-grid = Дъска. Стрелките местят крачка по крачка; с Shift само оглеждат. Enter мести до квадратче, близко или далечно, и потвърждава готовия ход; също върти и хвърля. N намира следващото достижимо квадратче, Backspace връща крачка, Escape връща всички.
mspacman-cell-her = Ms. Pac-Man: { $name }
mspacman-cell-ghost = духче: { $name }
mspacman-cell-weak = слабо духче: { $name }, пак силно след { $turns ->
    [one] { $turns } ход
   *[other] { $turns } хода
}
mspacman-cell-target = можеш да отидеш тук
mspacman-cell-dot = точка
mspacman-cell-power = суперточка
mspacman-cell-circle = бял кръг
mspacman-cell-exit = изход, свързан с другите изходи
mspacman-cell-home = мястото на { $area }
mspacman-cell-area = областта на { $area }
mspacman-cell-solid = стена
mspacman-setup-random = Жребий за духчетата
mspacman-option-layout = Дъска
mspacman-option-layout-pinwheel = Перка
mspacman-option-layout-pinwheel-about = Наша дъска, еднаква от всички страни.
mspacman-option-layout-for-three = За трима
mspacman-option-layout-for-three-about = Наша дъска за трима, на която шансовете им са най-близки.
mspacman-option-layout-windmill = Вятърна мелница
mspacman-option-layout-windmill-about = Наша дъска с други коридори.
mspacman-option-die-faces = Зар за духчетата
mspacman-option-die-faces-f2-for-two = 1, F2, 3, 4, 5, 6
mspacman-option-spinner-faces = Въртележка за Ms. Pac-Man
mspacman-option-spinner-faces-one-to-six = от 1 до 6
mspacman-option-start-by = Кой започва
mspacman-option-start-by-spinner = Най-много на въртележката
mspacman-option-start-by-die = Най-много на зара
mspacman-option-fill-unused-areas = Точки и в неизползваните области
mspacman-option-dot-on-pickup = Когато Ms. Pac-Man е хваната, изчезва и точката под нея
mspacman-option-capture-in-passing = Хваща се и по пътя, не само в края на хода
mspacman-option-bump-can-capture = Духче, стъпило върху друго, може да продължи върху Ms. Pac-Man
mspacman-option-enter-ghost-space = Духче може да се върне на своето място
mspacman-option-power-overrides-f2 = Суперточката удължава и слабостта от F2
mspacman-option-power-timer-restart = Втора суперточка брои отначало
mspacman-option-extra-turn-chain = Допълнителен ход може да донесе още един
mspacman-option-circle-choice = Ms. Pac-Man може да се сложи на
mspacman-option-circle-choice-free_only = бял кръг без духче
mspacman-option-circle-choice-any = всеки бял кръг
mspacman-option-max-turns = Граница на ходовете (печелят най-малко точки)

mspacman-short-spun-to-begin = получи { $face } в жребия за първия ход.
mspacman-short-tied-to-begin = Равенство. Опитват пак: { $seats }.
mspacman-short-took-control = пое Ms. Pac-Man.
mspacman-short-placed = сложи Ms. Pac-Man на { $at }.
mspacman-short-spun = завъртя { $face }.
mspacman-short-rolled = хвърли { $face }.
mspacman-short-stepped = { $left ->
    [0] премести Ms. Pac-Man на { $to }.
    [one] премести Ms. Pac-Man на { $to }, остава { $left } крачка.
   *[other] премести Ms. Pac-Man на { $to }, остават { $left } крачки.
}
mspacman-short-ghost-stepped = { $left ->
    [0] премести духчето на { $to }.
    [one] премести духчето на { $to }, остава { $left } крачка.
   *[other] премести духчето на { $to }, остават { $left } крачки.
}
mspacman-short-ate = { $left ->
    [one] изяде точка на { $at }; в областта на { $area } остава { $left } точка.
   *[other] изяде точка на { $at }; в областта на { $area } остават { $left } точки.
}
mspacman-short-power-eaten = изяде суперточка!
mspacman-short-weakened = вече { $who ->
        [you] имаш
       *[somebody] има
    } слабо духче ({ $cause ->
    [power] суперточка
    [f2] F2
   *[other] { $cause }
}), пак силно след { $turns ->
    [one] { $turns } ход
   *[other] { $turns } хода
}.
mspacman-short-recovered = { $who ->
    [you] пак имаш силно духче.
   *[somebody] пак има силно духче.
}
mspacman-short-caught = хвана духче на { $at }.
mspacman-short-ran-into-her = налетя на Ms. Pac-Man със слабо духче на { $at }.
mspacman-short-went-home = { $who ->
    [you] трябваше да се прибереш у дома на { $at }; духчето пак е силно.
   *[somebody] трябваше да се прибере у дома на { $at }; духчето пак е силно.
}
mspacman-short-extra-turn = получи допълнителен ход!
mspacman-short-captured = хвана Ms. Pac-Man на { $at }!
mspacman-short-bumped = премести духчето нататък от { $origin } на { $to }.
mspacman-short-won = спечели: областта на { $area } е чиста!
mspacman-short-turn-limit = { $turns ->
    [one] Границата от { $turns } ход е достигната. Най-малко точки: { $winners }.
   *[other] Границата от { $turns } хода е достигната. Най-малко точки: { $winners }.
}

mspacman-note-begin = начало: { $face }
mspacman-note-spun = върти { $face }
mspacman-note-rolled = хвърля { $face }
mspacman-note-placed = на { $at }
mspacman-note-bumped = нататък до { $to }
mspacman-note-home = духчето у дома
mspacman-note-captured = хваща я!
mspacman-note-extra = върти пак

mspacman-advice-go = Отиди на { $to }.

mspacman-reason-wins = Така печелиш играта!
mspacman-reason-gives = Така играта свършва и печели друг.
mspacman-reason-captures = Така хващаш Ms. Pac-Man и после играеш с нея.
mspacman-reason-lost = Там духче хваща Ms. Pac-Man.
mspacman-reason-ran = Слабото ти духче налита на Ms. Pac-Man.
mspacman-reason-catches = Така хващаш духчето на играч { $seat }.
mspacman-reason-catches-named = губи духчето, което хващаш, и ти въртиш пак.
mspacman-reason-power = Изяждаш суперточка.
mspacman-reason-dot = Изчистваш точка в своята област.
mspacman-reason-risk = { $percent ->
    [0] Там никое духче не може да я хване при следващото хвърляне.
   *[other] Шансът там да я хване духче е { NUMBER($percent) } %.
}
mspacman-reason-near = { $steps ->
    [one] Това е на крачка от Ms. Pac-Man.
   *[other] Това е на { $steps } крачки от Ms. Pac-Man.
}

mspacman-help-aim-title = Целта
mspacman-help-aim = Всеки играч има област на дъската, отбелязана с неговото духче. Първата област без точки печели за собственика си, независимо кой ги е изял. Ако се стигне границата на ходовете, печели този, който има най-малко точки.
mspacman-help-areas-title = Области
mspacman-help-areas = Всяка от четирите области има 17 точки; голямата е суперточка. И областите, с които никой не играе, имат точки, но не могат да спечелят.
mspacman-help-start-title = Кой играе с Ms. Pac-Man
mspacman-help-start = Всеки върти веднъж и най-голямото число играе с Ms. Pac-Man; при равенство въртете пак. Тя се слага на бял кръг и тръгва първа. Другите играят с духчетата си, по часовника.
mspacman-help-walk-title = Вървене
mspacman-help-walk = Ms. Pac-Man върти, духчетата хвърлят зара. Направи точно толкова крачки по коридорите, никога по диагонал или през стена. Можеш да се обърнеш и да минеш два пъти през едно квадратче.
mspacman-help-dots-title = Точки
mspacman-help-dots = Ms. Pac-Man изяжда точка, когато напусне квадратчето ѝ, а не когато дойде. Тя яде точките на всички. Точките не се връщат.
mspacman-help-meet-title = Срещи
mspacman-help-meet = Фигурите се срещат на всяко квадратче, в което влязат, дори само да минават. Силно духче и Ms. Pac-Man: тя е хваната, който и да се е движил. Слабо духче и Ms. Pac-Man: духчето се прибира у дома и пак е силно.
mspacman-help-extra-title = Допълнителен ход
mspacman-help-extra = Ако по пътя си хване слабо духче, тя после върти пак. Всеки ход носи най-много един допълнителен. Ако я хванат в същото вървене, няма допълнителен ход.
mspacman-help-capture-title = Хващане
mspacman-help-capture = Който хване Ms. Pac-Man, играе с нея оттук нататък: слага я на бял кръг без духче и веднага прави хода си. Който я е загубил, получава духчето си обратно, у дома и силно.
mspacman-help-power-title = Суперточки
mspacman-help-power = Когато Ms. Pac-Man напусне голяма суперточка, всички духчета стават слаби: бледи и кривогледи. Всяко остава слабо за един свой ход. Пясъчният часовник брои ходовете, докато стане силно.
mspacman-help-flip-title = F2 на зара
mspacman-help-flip = Духчето се обръща от силно на слабо или обратно и прави 2 крачки. След F2 е слабо до следващия си ход. Суперточката го прави слабо за по-дълго, а втора брои отначало.
mspacman-help-exits-title = Изходи
mspacman-help-exits = Четирите изхода на ръба са свързани: от всеки до всеки друг е една крачка. Не можеш да се върнеш през същия. В изходите няма точки.
mspacman-help-doors-title = Места за духчета
mspacman-help-doors = Духчетата излизат от местата си в средата през вратата, за една крачка. Никой не се връща вътре пеша.
mspacman-help-bump-title = Духчета помежду си
mspacman-help-bump = Духчетата се разминават свободно. Ако едно би спряло върху друго, продължава до следващото свободно квадратче, не назад; ако са няколко, избира играчът му.
mspacman-help-touch-title = На екрана
mspacman-help-touch = Докосвай квадратче по квадратче или по-далечно, за да отидеш направо. Нищо не е окончателно, докато не докоснеш „Давай“: можеш да се връщаш колкото искаш. „Най-къси пътища“ показва как всяко духче стига до Ms. Pac-Man и колко вероятно е да я хване със следващото хвърляне.
mspacman-help-keys-title = С клавиатура
mspacman-help-keys = Стрелките местят, Enter потвърждава, Backspace връща крачка, N намира следващото достижимо квадратче.

mspacman-deed-spun-to-begin = получи { $face } в жребия за първия ход
mspacman-deed-took-control = пое Ms. Pac-Man
mspacman-deed-placed = { $detail ->
    [squares] сложи Ms. Pac-Man на { $at }
   *[plain] сложи Ms. Pac-Man на дъската
}
mspacman-deed-spun = завъртя { $face }
mspacman-deed-rolled = хвърли { $face }
mspacman-deed-walked = { $detail ->
    [squares] премести Ms. Pac-Man на { $to }
   *[plain] { $steps ->
        [one] премести Ms. Pac-Man с { $steps } крачка
       *[other] премести Ms. Pac-Man с { $steps } крачки
    }
}
mspacman-deed-ghost-walked = { $detail ->
    [squares] премести духчето на { $to }
   *[plain] { $steps ->
        [one] премести духчето с { $steps } крачка
       *[other] премести духчето с { $steps } крачки
    }
}
mspacman-deed-ate = { $count ->
    [one] изяде { $count } точка
   *[other] изяде { $count } точки
}
mspacman-deed-power = отслаби духчетата със суперточка
mspacman-deed-weak = направи духчето слабо
mspacman-deed-caught = { $you ->
    [you] прати духчето ти у дома
   *[other] прати духче у дома: { $whom }
}
mspacman-deed-ran-into-her = налетя на Ms. Pac-Man със слабо духче
mspacman-deed-extra-turn = получи допълнителен ход
mspacman-deed-captured = { $you ->
    [you] ти отне Ms. Pac-Man
   *[other] отне Ms. Pac-Man от { $whom }
}
mspacman-deed-bumped = премести духчето нататък до { $to }
mspacman-deed-won = изчисти областта на { $area } и спечели

mspacman-befalls-captured = { $name } ти отне Ms. Pac-Man!
mspacman-befalls-caught = { $name } хвана духчето ти. То се прибира у дома!
mspacman-befalls-ran-into-her = Слабото ти духче налетя на Ms. Pac-Man. Прибира се у дома!
mspacman-score = { $count ->
    [one] 1 точка
   *[other] { $count } точки
}
