error-cards-bonus-only = Ниво { $level } е за най-много { $most } играчи, не за { $players }; за повече е ниво „bonus“.

error-cards-bad-token = „{ $text }“ не е знак от тази игра; знаците са като draw, end, shut, give:inky:2, swap:1:3, skip:2, dictate:2:3, 2=cherry или +dot.
error-cards-bad-card = В това тесте няма карта „{ $text }“.
error-cards-bad-seat = Тук няма място { $text }; местата са от 1 до { $players }.
error-cards-bad-position = „{ $text }“ не е позиция; пише се така: { $form }.
error-cards-bad-hand = „{ $text }“ не е ръка; картите се пишат като cherry+2dot, а празна ръка като -.
error-cards-bad-known = „{ $text }“ не казва кой какво знае; пиши 1>2:apple, ако място 1 знае за ябълка в ръка 2.

error-cards-deck-extra = Тестето няма поле „{ $field }“; полетата са source, points, level1 и level2.
error-cards-deck-source = Тестето иска „source“: текст, който казва откъде е.
error-cards-deck-table = Тестето иска „{ $field }“: таблица с имена на карти и числа.
error-cards-deck-name = points: „{ $name }“ не може да е име на плод; от 2 до 16 малки латински букви, без имена на духчета и специални карти.
error-cards-deck-worth = points: „{ $name }“ трябва да струва цяло число от { $least } до { $most }.
error-cards-deck-dot = points: трябва да има dot за 1 точка.
error-cards-deck-fruit = points: трябва да има поне два плода с различни точки.
error-cards-deck-card = { $level }: „{ $name }“ не е за тук; на това ниво може { $known }.
error-cards-deck-count = { $level }: „{ $name }“ трябва да е цяло число карти от 1 до { $most }.
error-cards-deck-missing = { $level }: липсва „{ $name }“.
error-cards-deck-no-fruit = { $level }: трябва да има поне един плод.
error-cards-deck-ghosts = { $ghosts ->
    [one] { $level }: { $ghosts } духче не стига; за да изпадне някой, трябват { $least }.
   *[other] { $level }: { $ghosts } духчета не стигат; за да изпадне някой, трябват { $least }.
}
error-cards-deck-size = { $cards ->
    [one] { $level }: има { $cards } карта; в тестето са { $size }.
   *[other] { $level }: има { $cards } карти; в тестето са { $size }.
}
error-cards-deck-more-ghosts = { $second ->
    [one] level2: { $second } духче не стига; трябват повече, отколкото в level1, където са { $first }.
   *[other] level2: { $second } духчета не стигат; трябват повече, отколкото в level1, където са { $first }.
}

error-cards-place-seats = Позиция за { $players } играчи изброява състояние, пропуски, заповеди, ръце и избор за { $players } места.
error-cards-place-seat = Това място не може да е на ход.
error-cards-place-taken = Ходовете се броят само до опцията max_turns.
error-cards-place-reshuffled = Тестето не може да е размесено пак: опцията deck_empty не го позволява.
error-cards-place-deck = Тези карти не са от едно тесте.
error-cards-place-deck-empty = Тестето е празно, никой не може да тегли и играта трябва да е свършила.
error-cards-place-power-ups = Специалните карти са само в изчистените, а в изчистените няма друго.
error-cards-place-ghosts = Който има три духчета, е изпаднал, и само последното му може да е в повече; всички други имат по-малко.
error-cards-place-drawn = Сега не може да са изтеглени толкова карти.
error-cards-place-orders = Такива заповеди за теглене не може да са дадени.
error-cards-place-skips = Такива пропуснати ходове не може да са наложени.
error-cards-place-waiting = Който е спрял или изпаднал, не чака следващ ход.
error-cards-place-end = При тези спрели и изпаднали играта не може да е свършила или не може да продължава.
error-cards-place-played = Специалната карта { $phase } трябва да е изтеглена на този ход и да е при изчистените.
error-cards-place-nobody = Специалната карта { $phase } иска друг играч, който не е спрял или изпаднал.
error-cards-place-no-ghost = Без духче в ръката няма какво да се даде.
error-cards-place-drawing = Това място не може да тегли сега.
error-cards-place-picks = Тези карти не може да са избрани.
error-cards-place-known = Това не може да се знае.

cards-refuse-not-asked = Сега не можеш. Трябва ти тази специална карта: { $card }.
cards-refuse-choose-first = Първо избери какво прави специалната ти карта: { $card }.
cards-refuse-pass-first = Първо всеки подава карта: избери една.
cards-refuse-three-drawn = Вече изтегли три карти, повече на ход не може.
cards-refuse-enough-drawn = { $number ->
    [one] На този ход трябваше да изтеглиш точно { $number } карта.
   *[other] На този ход трябваше да изтеглиш точно { $number } карти.
}
cards-refuse-must-draw = { $number ->
    [one] Първо трябва да изтеглиш { $number } карта на този ход.
   *[other] Първо трябва да изтеглиш { $number } карти на този ход.
}
cards-refuse-draw-first = Не можеш да приключиш хода си без карта: изтегли или спри.
cards-refuse-not-in-hand = В тази ръка няма { $card }.
cards-refuse-no-ghost = Можеш да дадеш само духче, не { $card }.
cards-refuse-not-oneself = Играч { $seat } трябва да избере някой друг.
cards-refuse-not-oneself-named = { $who ->
    [you] трябва да избереш някой друг.
   *[somebody] трябва да избере някой друг.
}
cards-refuse-not-playing = Играч { $seat } е спрял или изпаднал и не може да се избере.
cards-refuse-not-playing-named = вече не играе и не може да се избере.

cards-event-turn-began = Играч { $seat } започна ход.
cards-event-turn-ordered = { $number ->
    [one] Играч { $seat } започна ход и трябва да изтегли точно { $number } карта.
   *[other] Играч { $seat } започна ход и трябва да изтегли точно { $number } карти.
}
cards-event-turn-ended = Играч { $seat } приключи хода.
cards-event-turn-skipped = Играч { $seat } пропусна ход.
cards-event-shut-down = Играч { $seat } спря.
cards-event-drew = Играч { $seat } изтегли { $card }.
cards-event-drew-unseen = Играч { $seat } изтегли карта.
cards-event-turned-up = Играч { $seat } изтегли специална карта: { $card }.
cards-event-wasted = Играч { $seat } изтегли специална карта без ефект: { $card }.
cards-event-no-target = Играч { $seat } изчисти { $card }: няма кого да избере.
cards-event-no-ghost = Играч { $seat } изчисти { $card }: няма духче за даване.
cards-event-nothing-to-pass = Играч { $seat } изчисти { $card }: няма какво да се подаде.
cards-event-gave = Играч { $seat } даде духче на играч { $to }: { $card }.
cards-event-gave-unseen = Играч { $seat } даде духче на играч { $to }.
cards-event-swapped = Играч { $seat } размени ръцете на играчи { $one } и { $other }.
cards-event-hand-taken = Играч { $seat } погледна новата ръка: { $hand }.
cards-event-skipping = Играч { $seat } накара играч { $whom } да пропусне следващия ход.
cards-event-dictated = { $number ->
    [one] Играч { $seat } заповяда на играч { $whom } да изтегли { $number } карта на следващия ход.
   *[other] Играч { $seat } заповяда на играч { $whom } да изтегли { $number } карти на следващия ход.
}
cards-event-picked = Играч { $seat } избра карта за подаване: { $card }.
cards-event-picked-unseen = Играч { $seat } избра карта за подаване.
cards-event-passed = Играч { $seat } подаде карта на играч { $to }: { $card }.
cards-event-passed-unseen = Играч { $seat } подаде карта на играч { $to }.
cards-event-knocked-out = Играч { $seat } изпадна заради духчетата и показа ръката: { $hand }.
cards-event-deck-empty = Тестето свърши. Спират: { $seats }.
cards-event-reshuffled = { $cards ->
    [one] Изчистените карти и ръцете на изпадналите са размесени в ново тесте от { $cards } карта.
   *[other] Изчистените карти и ръцете на изпадналите са размесени в ново тесте от { $cards } карти.
}
cards-event-turn-limit = Границата на ходовете е достигната: { $turns }.
cards-event-ended = Всички показаха ръцете си. Точки по места: { $points }. Победители: { $winners }. Ръцете: { $hands }.
cards-short-ended = Всички ръце са показани. Точки по реда на игра: { $points }. Победители: { $winners }.

ghost_knockout = Духчетата извадиха всички други от играта.
ghost_knockout-you = Ти изпадна.
ghost_knockout-one = { $name } изпадна.
highest_score = Всички спряха. Печели този, който има най-много точки.

cards-name = Игра с карти
cards-about = Тегли карти за точки, но спри навреме: с три духчета в ръката изпадаш.
cards-step-1 = Тегли карти. Картите „Точка“ и плодовете носят точки.
cards-step-2 = Три духчета в ръката и изпадаш!
cards-step-3 = Спри навреме, за да запазиш точките си. Най-много точки печелят.
cards-guide-turn = Здравей! Събирай точки, но с три духчета изпадаш. Изтегли от една до три карти и приключи хода си. „Спирам“ запазва точките ти докрай.
cards-todo = Избери какво да направиш.
cards-doing-chance = { $who ->
    [you] теглиш карта…
   *[somebody] тегли карта…
}
cards-todo-first = Изтегли карта или спри и запази точките си.
cards-todo-more = Изтеглени: { $drawn } от { $most }. Тегли пак, приключи хода или спри.
cards-todo-enough = Повече карти на този ход не може: приключи го или спри.
cards-todo-ordered = { $more ->
    [one] Трябва да изтеглиш { $more } карта.
   *[other] Трябва да изтеглиш { $more } карти.
}
cards-todo-draw = Докосни тестето, за да вземеш картата си.
cards-todo-all-draw = Всички теглят: докосни тестето, за да вземеш картата си.
cards-todo-give-card = Докосни духчето, което искаш да дадеш.
cards-todo-give-to = Докосни кой да получи духчето ти.
cards-todo-swap-one = Двама играчи си разменят ръцете. Докосни първия. Може да си и ти.
cards-todo-swap-other = Сега докосни втория, или пак първия за отказ.
cards-todo-swap-only = Докосни единия от двамата: те си разменят ръцете.
cards-todo-skip = Докосни кой да пропусне следващия ход.
cards-todo-dictate-whom = Докосни на кого заповядваш. Може да си и ти.
cards-todo-dictate-own = Колко карти трябва да изтеглиш?
cards-todo-dictate-number = Колко карти да изтегли { $whom }?
cards-todo-pass-left = Докосни картата, която отива наляво: { $to }.
cards-wait-choosing = изтегли { $card } и избира…
cards-wait-others = изтегли { $card }. Сега избират: { $names }
cards-draw = Тегли
cards-end = Приключи
cards-shut = Спирам
cards-shut-sure = Спирам докрай
cards-back = Отказ
cards-show-ways = Риск
cards-deck = { $count ->
    [one] Тесте, { $count } карта
   *[other] Тесте, { $count } карти
}
cards-discard = Изчистени: { $cards }
cards-count = { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}
cards-points = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
cards-ghosts = { $ghosts } от { $most } духчета
cards-hand = { $count ->
    [one] Твоята ръка: { $count } карта
   *[other] Твоята ръка: { $count } карти
}
cards-hand-empty = Още няма карти
cards-status-down = спря
cards-status-out = изпадна
cards-open-hand = показани: { $cards }
cards-known = знаеш за: { $cards }
cards-skips = { $turns ->
    [one] пропуска ход
   *[other] пропуска { $turns } хода
}
cards-order = трябва да тегли: { $number }
cards-picked = избра карта
cards-chosen = избрано
cards-choosable = може да се избере
cards-news-out = изпадна: твърде много духчета!
cards-reckoning = Ръце и точки
cards-risk-none = Още няма опасност: една карта не може да те изхвърли.
cards-risk-little = Малък риск да изпаднеш.
cards-risk-some = Има риск да изпаднеш.
cards-risk-high = Голям риск да изпаднеш!
cards-risk-of-ghost = Следващата карта е духче
cards-risk-of-out = Следващата карта те изхвърля
cards-risk-of-power = Следващата карта е специална
cards-risk-of-points = Средно точки
cards-risk-short-ghost = Духче
cards-risk-short-out = Вън
cards-risk-short-power = Специална
cards-risk-short-points = Точки

cards-option-level = Ниво
cards-option-level-1 = Ниво 1
cards-option-level-1-about = Дай, Размени и Пропусни. Най-лекото начало.
cards-option-level-2 = Ниво 2
cards-option-level-2-about = Заповед, Всички теглят и Подай наляво, и още едно духче: по-лудо.
cards-option-level-bonus = Бонус ниво
cards-option-level-bonus-about = Двете тестета заедно, с шестте специални карти, за до осем играчи.
cards-option-level2-includes-level1 = Ниво 2 има и специалните карти от ниво 1
cards-option-red-ghost = Червеното духче се брои за
cards-option-red-ghost-one = едно духче
cards-option-red-ghost-two = две духчета
cards-option-skip-stacks = Пропуските се събират
cards-option-dictate-self = Можеш да заповядаш и на себе си
cards-option-dictate-blocks-shutdown = Не можеш да спреш, преди да изтеглиш заповяданите карти
cards-option-deck = Тесте
cards-option-deck-home-made = Домашно
cards-option-deck-home-made-about = Балансирано от нас: винаги някой изпада, преди да свърши.
cards-option-deck-few-ghosts = Малко духчета
cards-option-deck-few-ghosts-about = Само няколко духчета: игрите са по-дълги и тестето може да свърши.
cards-option-deck-for-two = За двама
cards-option-deck-for-two-about = Направено за двама: по-малко духчета, за да не свършва играта толкова бързо.
cards-option-deck-empty = Когато тестето свърши
cards-option-deck-empty-all_shut_down = всички спират
cards-option-deck-empty-reshuffle_once = размесва се веднъж
cards-option-solo-run = Последният в играта получава
cards-option-solo-run-unlimited = колкото хода иска
cards-option-solo-run-one_turn = един ход
cards-option-max-turns = Граница на ходовете
cards-list = Карти в тестето: { $cards }
cards-list-ghost = { $units ->
    [one] духче
   *[other] брои се за { $units } духчета
}
cards-list-power = специална карта
cards-list-points = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
cards-list-count = { $count } в тестето

cards-word-dot = Точка
cards-word-cherry = Череша
cards-word-strawberry = Ягода
cards-word-orange = Портокал
cards-word-apple = Ябълка
cards-word-melon = Пъпеш
cards-word-blinky = Блинки
cards-word-pinky = Пинки
cards-word-inky = Инки
cards-word-clyde = Клайд
cards-word-give = Дай
cards-word-swap = Размени
cards-word-skip = Пропусни
cards-word-dictate = Заповед
cards-word-all-draw = Всички теглят
cards-word-pass-left = Подай наляво

cards-short-turn-began = започна ход.
cards-short-turn-ordered = { $number ->
    [one] започна ход и трябва да { $who ->
            [you] изтеглиш
           *[somebody] изтегли
        } { $number } карта.
   *[other] започна ход и трябва да { $who ->
            [you] изтеглиш
           *[somebody] изтегли
        } { $number } карти.
}
cards-short-turn-ended = приключи хода.
cards-short-turn-skipped = пропусна ход.
cards-short-shut-down = спря.
cards-short-drew = изтегли { $card }.
cards-short-drew-unseen = изтегли карта.
cards-short-turned-up = изтегли специална карта: { $card }.
cards-short-wasted = изтегли специална карта без ефект: { $card }.
cards-short-no-target = { $who ->
    [you] изчисти { $card }: няма кого да избереш.
   *[somebody] изчисти { $card }: няма кого да избере.
}
cards-short-no-ghost = изчисти { $card }: няма духче за даване.
cards-short-nothing-to-pass = изчисти { $card }: няма какво да се подаде.
cards-short-gave = даде духче ({ $card }) на { $to }.
cards-short-gave-unseen = даде духче на { $to }.
cards-short-swapped = размени ръце: { $one } ⇄ { $other }.
cards-short-hand-taken = получи нова ръка: { $hand }.
cards-short-skipping = направи така, че { $whom } да пропусне ход.
cards-short-dictated = { $number ->
    [one] заповяда на { $whom } да изтегли { $number } карта.
   *[other] заповяда на { $whom } да изтегли { $number } карти.
}
cards-short-picked = избра карта за подаване: { $card }.
cards-short-picked-unseen = избра карта за подаване.
cards-short-passed = подаде карта ({ $card }) на { $to }.
cards-short-passed-unseen = подаде карта на { $to }.
cards-short-knocked-out = изпадна! Ръката: { $hand }.

cards-note-nothing = без ефект
cards-note-gave = дава { $card }
cards-note-gave-unseen = дава духче
cards-note-passed = подава { $card }
cards-note-passed-unseen = подава карта
cards-note-picked = избра карта
cards-note-swapped = разменя ръце
cards-note-dictated = { $number ->
    [one] заповед: { $number } карта
   *[other] заповед: { $number } карти
}
cards-note-ended = край на хода

cards-advice-draw = Изтегли карта.
cards-advice-end = Приключи хода си.
cards-advice-shut = Спри.
cards-advice-give = Дай { $from } на { $to }.
cards-advice-swap = Размени тези ръце: { $from } и { $to }.
cards-advice-skip = Да пропусне този играч: { $to }.
cards-advice-dictate = Избери { $from }. Колко карти: { $to }.
cards-advice-pass = Подай { $to }.

cards-reason-risk = { $percent ->
    [0] Следващата карта не може да те изхвърли.
   *[other] Шансът следващата карта да те изхвърли е { NUMBER($percent) } %.
}
cards-reason-points = { $points ->
    [one] Имаш една точка.
   *[other] Имаш { $points } точки.
}
cards-reason-most = Играч { $seat } има най-много карти.
cards-reason-most-named = има повече карти от другите ти съперници.
cards-reason-ghost = Така се отърваваш от духче.

cards-help-aim-title = Целта
cards-help-aim = Събирай точки: картите „Точка“ струват 1, плодовете повече. Когато всички спрат, печели този, който има най-много; при равенство печелите заедно. Ако всички други изпаднат, печелиш веднага, каквото и да държиш.
cards-help-ghosts-title = Три духчета
cards-help-ghosts = С три духчета в ръката изпадаш веднага, дори да не си на ход. Точките ти пропадат и всички виждат картите ти.
cards-help-turn-title = Твоят ход
cards-help-turn = Тегли до три карти, една по една, и приключи хода, когато искаш, но не без карта. Всяка карта действа, преди да решиш пак. После е следващият по часовника.
cards-help-shut-title = Спиране
cards-help-shut = Вместо да теглиш, можеш да спреш: запазваш точките си и не играеш повече. Може и с празна ръка.
cards-help-levels-title = Тестета и нива
cards-help-levels = Ниво 1 има Дай, Размени и Пропусни; ниво 2 има Заповед, Всички теглят и Подай наляво; и двете са за до четирима. Бонус нивото използва двете тестета и е за до осем.
cards-help-power-title = Специални карти
cards-help-power = Специалната карта се показва на всички, действа веднага и се изчиства. Тя никога не засяга спрелите и изпадналите.
cards-help-give-title = Дай
cards-help-give = Едно от твоите духчета отива при друг играч и може да го изхвърли. Ако имаш духче, трябва да го дадеш. Само вие двамата виждате кое е.
cards-help-swap-title = Размени
cards-help-swap = Двама играчи си разменят ръцете; ти избираш кои и не е нужно да си сред тях. Никой не изпада от това. Ако са останали само двама, те трябва да се разменят.
cards-help-skip-title = Пропусни
cards-help-skip = Друг играч пропуска следващия си ход. Два пропуска за един играч пак струват един ход. Последният в играта не може да загуби ход.
cards-help-dictate-title = Заповед
cards-help-dictate = Казваш колко карти, от 1 до 3, да изтегли някой на следващия си ход, ни повече, ни по-малко. Преди това не може да спре. Може да си и ти. По-нова заповед сменя старата.
cards-help-all-draw-title = Всички теглят
cards-help-all-draw = Всеки, който още играе, тегли карта, като започвате от теб. Изтеглените така специални карти не действат.
cards-help-pass-left-title = Подай наляво
cards-help-pass-left = Всеки, който още играе, избира карта, всички едновременно, и тя отива при следващия отляво. Духчетата се броят, когато всички карти са подадени.
cards-help-end-title = Краят
cards-help-end = Последният в играта може да продължи сам колкото иска. Когато тестето свърши или се стигне границата на ходовете, всички останали се броят за спрели.
cards-help-secrets-title = Кой какво вижда
cards-help-secrets = Само ти виждаш картите си; всички виждат колко са. Ако карта е дошла от теб, продължаваш да я виждаш до този, който я държи. „Риск“ брои само това, което можеш да знаеш.
cards-help-touch-title = На едно устройство
cards-help-touch = На едно устройство екранът скрива картите ти след твоя ход. С телефони един екран показва масата, а всеки държи картите си на своя телефон.
cards-help-keys-title = С клавиатура
cards-help-keys = Tab и Enter; D тегли, E приключва хода, Escape отказва избора.

cards-deed-drew = изтегли { $cards }
cards-deed-drew-unseen = { $count ->
    [one] изтегли карта
   *[other] изтегли { $count } карти
}
cards-deed-turned-up = изигра { $card }
cards-deed-nothing = { $who ->
    [you] не можа да използваш { $card }
   *[somebody] не можа да използва { $card }
}
cards-deed-gave = { $you ->
    [you] ти даде духче
   *[other] даде духче на { $whom }
}
cards-deed-passed = { $you ->
    [you] ти подаде { $card }
   *[other] подаде { $card } на { $whom }
}
cards-deed-all-passed = всички подадоха карта наляво
cards-deed-swapped = { $you ->
    [you] размени ръце с теб
   *[other] размени ръце с { $whom }
}
cards-deed-swapped-two = размени тези ръце: { $one } и { $other }
cards-deed-skipping = { $you ->
    [you] те накара да пропуснеш ход
   *[other] направи така, че { $whom } да пропусне ход
}
cards-deed-dictated = { $you ->
    [you] { $number ->
        [one] ти заповяда да изтеглиш { $number } карта
       *[other] ти заповяда да изтеглиш { $number } карти
    }
   *[other] { $number ->
        [one] заповяда на { $whom } да изтегли { $number } карта
       *[other] заповяда на { $whom } да изтегли { $number } карти
    }
}
cards-deed-turn-skipped = пропусна ход
cards-deed-shut-down = спря
cards-deed-knocked-out = изпадна заради духчетата
cards-deed-shown = всички ръце са показани
cards-deed-ended = приключи хода

cards-befalls-knocked-out = Твърде много духчета: изпадаш!
cards-befalls-swapped = { $name } размени ръце с теб!
cards-befalls-swapped-two = { $name } размени ръката ти! Новата идва от { $with }.
cards-befalls-gave = { $name } ти даде духче: { $card }
cards-befalls-skipping = { $name } те кара да пропуснеш следващия си ход!
cards-befalls-dictated = { $number ->
    [one] { $name } заповядва: на следващия ход трябва да изтеглиш { $number } карта!
   *[other] { $name } заповядва: на следващия ход трябва да изтеглиш { $number } карти!
}
cards-series-points = { $target ->
    [one] Вечер с карти: до една точка
   *[other] Вечер с карти: до { $target } точки
}
cards-score = { $count ->
    [one] 1 точка
   *[other] { $count } точки
}
