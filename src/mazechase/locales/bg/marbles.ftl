error-marbles-bad-token = „{ $text }“ не е нито ход като 4c6:b6,c6 или 3e5>g7, нито избор като -, take, leave, @c4, from2 или pay1, нито хвърляне като *36.
error-marbles-bad-cell = „{ $text }“ не е поле на тази дъска.
error-marbles-bad-list = „{ $text }“ споменава едно поле два пъти.
error-marbles-bad-task = „{ $text }“ не е решение, което може да предстои.
error-marbles-bad-position = „{ $text }“ не е позиция; пише се така: { $form }.
error-marbles-place-seats = Позиция за { $players } играчи изброява фигурите Пакман, табличките и жълтите топчета на { $players } места и никои други.
error-marbles-place-ghosts = Всяко духче трябва да е на старта или в дупка, но не двете в една; първо се пише това на по-предното поле.
error-marbles-place-marbles = Трябва да има 72 бели топчета, в обикновени дупки и в табличките, и 4 жълти, на пръстени, държани или дължими; нито едно под Пакман.
error-marbles-place-pieces = Всеки Пакман трябва да е сам в дупка или у дома, а не върху духче.
error-marbles-place-dice = Може да остават до два зара от 1 до 6, по-малкият пръв; последният е за определена фигура.
error-marbles-place-taken = Ходовете се броят само до опцията max_turns.
error-marbles-place-over = Всички бели топчета са взети, затова не може да остава зар за игра.
error-marbles-place-stuck = Никоя фигура не може да се движи с тези зарове, значи ходът е свършил.
error-marbles-place-owed = Дължи се жълто топче и има празен пръстен, значи то вече е върнато.
error-marbles-place-todo = Тук няма такова решение.
error-marbles-place-rolls = За това кой започва се хвърля само в началната позиция, място след място.

error-marbles-board-field = Дъската иска „{ $field }“ като текст.
error-marbles-board-extra = Дъската няма поле „{ $field }“.
error-marbles-board-waives = Дъската може да се откаже само от { $known }, не от „{ $field }“.
error-marbles-board-game = Тази дъска е за „{ $field }“, не за топчета.
error-marbles-board-c1 = C1: трябват 72 обикновени дупки и 4 с пръстен; тук са { $plain } и { $ringed }.
error-marbles-board-c3 = C3: трябва точно един дом { $mark }; тук са { $count }.
error-marbles-board-c4 = C4: домът { $place } трябва да е на път между две или повече дупки и до нищо друго.
error-marbles-board-c6 = C6, C12: духче трябва да може да стигне до { $place } без домове и отвори.
error-marbles-board-c7 = C7: стартът на духчетата, един блок от =, трябва да е в средата на дъската.
error-marbles-board-c8 = C8: стартът на духчетата иска поне два изхода, всички към дупки; тук са { $count }.
error-marbles-board-c10 = C10: трябват поне три отвора; тук са { $count }.
error-marbles-board-c11 = C11: отворът на { $place } трябва да е на ръба, до своя дупка, която води навътре.
error-marbles-board-c14 = C14: в началото няма цял ход от { $count } от дома { $place }.
error-marbles-board-c19 = C19: дъската трябва да изглежда еднакво от всеки дом, ако се завърти или обърне огледално.
error-marbles-board-c21 = C21: всяка дупка иска две съседни, а средно пътищата са 2,6 на дупка ({ $place }).
error-marbles-board-openings = На сървър дъската може да има най-много { $most } отвора; тук са { $count }.

marbles-refuse-decide-first = { $kind ->
    [under] Първо реши какво става с топчето под духчето.
    [ring] Първо върни жълтото топче на пръстен.
    [reward] Първо избери от кого взимаш топчета.
   *[pay] Първо избери с кои топчета плащаш.
}
marbles-refuse-not-asked = Сега не е нужно да решаваш това.
marbles-refuse-not-a-ring = Там няма оранжев пръстен.
marbles-refuse-ring-occupied = Този пръстен не е празен: на него има топче или фигура.
marbles-refuse-not-oneself = Вземи наградата от друг играч, не от себе си.
marbles-refuse-nothing-to-take = Играч { $seat } няма топчета за взимане.
marbles-refuse-nothing-to-take-named = няма какво да ти даде: табличката е празна.
marbles-refuse-cannot-pay-so = { $yellow ->
    [one] Тук не можеш да платиш с { $yellow } жълто топче.
   *[other] Тук не можеш да платиш с { $yellow } жълти топчета.
}
marbles-refuse-no-pass = Фигура, която може да се движи, трябва да се движи. Само лапането на духче не е задължително.
marbles-refuse-pac-has-moved = Пакман вече се движи; другият зар е за духче.
marbles-refuse-ghost-has-moved = Едно духче вече се движи; другият зар е за Пакман.
marbles-refuse-no-such-die = Няма зар с { $die }; остават: { $dice }.
marbles-refuse-start-closed = Никой не може да стъпи на старта на духчетата.
marbles-refuse-say-which-way = Пакман може да отиде там с { $die }: избери зара, после пътя.
marbles-refuse-say-which-die = Това духче може да отиде там с { $die }: избери този зар.
marbles-refuse-other-marbles = Пакман може да отиде там, но няма път точно с тези топчета: той лапа всяко топче, през което мине.
marbles-refuse-occupied = Там вече има друг Пакман.
marbles-refuse-occupied-named = вече е там.
marbles-refuse-no-privilege = Там има духче, а за да го лапнеш, ти трябва жълто топче.
marbles-refuse-home-closed = Пакман може да мине през този дом, но не и да спре там.
marbles-refuse-blocked = { $what ->
    [ghosts] { $count ->
        [one] На пътя има духче.
       *[other] На пътя са и двете духчета.
    }
   *[pieces] { $count ->
        [one] На пътя има друг Пакман.
       *[other] На пътя има други фигури.
    }
}
marbles-refuse-blocked-named = е на пътя и не се прескача.
marbles-refuse-no-turning-back = Пакман би трябвало да се обърне назад по пътя, а не може.
marbles-refuse-full-count = { $other ->
    [0] { $die ->
        [one] Твърде близо: хвърли { $die } и трябва да направиш точно { $die } крачка.
       *[other] Твърде близо: хвърли { $die } и трябва да направиш точно { $die } крачки.
    }
   *[other] Твърде близо: хвърли { $other } и { $die } и трябва да направиш точно толкова крачки.
}
marbles-refuse-go-on = Никое духче не може да направи цял ход, затова едно отива колкото може. Още не може да спре.
marbles-refuse-too-far = { $other ->
    [0] Твърде далече: хвърли { $die }.
   *[other] Твърде далече: хвърли { $other } и { $die }.
}
marbles-refuse-no-ghost = Там няма духче. Първо избери духче.
marbles-refuse-pac-must-move = Така Пакман остава без ход. Избери друг ход.
marbles-refuse-ghost-no-home = Духчетата не влизат в дом.
marbles-refuse-ghost-on-ghost = Там вече е другото духче.
marbles-refuse-pac-in-the-way = На пътя има Пакман, а духче, което го срещне, спира там.
marbles-refuse-pac-in-the-way-named = { $who ->
    [you] си на пътя: духче, което срещне Пакман, спира там.
   *[somebody] е на пътя: духче, което срещне Пакман, спира там.
}
marbles-refuse-ghost-in-the-way = Другото духче е на пътя.
marbles-refuse-ghost-no-turning = Духчето би трябвало да се обърне по пътя (домашно правило: духчетата не се обръщат).
marbles-refuse-ghost-no-tunnel = Духчето би трябвало да излезе от дъската, а духчетата не могат.

marbles-event-rolled = Играч { $seat } хвърли { $low } и { $high }.
marbles-event-roll-tied = Играчи { $seats } хвърлиха по { $total } и хвърлят пак.
marbles-event-begins = Играч { $seat } започва с { $total }.
marbles-event-stepped = Пакман на играч { $seat } мина от { $origin } на { $to }.
marbles-event-crossed = Пакман на играч { $seat } излезе от дъската при { $origin } и се върна при { $to }.
marbles-event-gobbled = Играч { $seat } лапна { $colour ->
    [white] бяло
    [yellow] жълто
   *[other] { $colour }
} топче на { $at }; в табличката: { $tray }, на дъската: { $left }.
marbles-event-ghost-gobbled = Играч { $seat } лапна духчето на { $at }, което се върна на { $to }.
marbles-event-left-under = Играч { $seat } остави топчето на { $at }.
marbles-event-prowled = Играч { $seat } премести духче от { $origin } на { $to }.
marbles-event-captured = Духче на играч { $seat } хвана играч { $whom } на { $at } и го прати у дома на { $home }.
marbles-event-paid = { $rule ->
    [house] Играч { $seat } плати на играч { $to }: бели { $white }, жълти { $yellow } (домашно правило: жълтите се запазват).
   *[book] Играч { $seat } плати на играч { $to }: бели { $white }, жълти { $yellow }.
}
marbles-event-privilege-lost = { $count ->
    [one] Играч { $seat } загуби { $count } жълто топче.
   *[other] Играч { $seat } загуби { $count } жълти топчета.
}
marbles-event-returned = Играч { $seat } върна жълто топче на { $at }.
marbles-event-waits = Няма празен пръстен, затова играч { $seat } пази използваното жълто топче, докато се освободи.
marbles-event-stood = { $piece ->
    [pac] { $rule ->
        [house] Пакман на играч { $seat } нямаше цял ход с останалия зар и не мръдна (домашно правило: това може да се избере).
       *[book] Пакман на играч { $seat } нямаше цял ход и не мръдна.
    }
    [ghost] Играч { $seat } нямаше цял ход за духче.
    [both] Играч { $seat } не можа да премести нито Пакман, нито духче.
   *[other] Играч { $seat }: { $piece }
}
marbles-event-stayed = Играч { $seat } не лапна духчето и остана на място.
marbles-event-cleared = Последното бяло топче е взето. Бели топчета по места: { $trays }. Печелят места: { $winners }.
marbles-event-turn-limit = { $turns ->
    [one] Границата от { $turns } ход е достигната.
   *[other] Границата от { $turns } хода е достигната.
} Бели топчета по места: { $trays }. Печелят места: { $winners }.

marbles_cleared = Всички бели топчета са взети; печели този, който има най-много.

marbles-name = Топчета
marbles-about = Лапай най-много топчета и пращай общите духчета след съперниците си.
marbles-step-1 = Хвърли два зара: единият мести твоя Пакман, другият духче.
marbles-step-2 = Пакман лапа всяко топче по пътя си. Най-много топчета печелят.
marbles-step-3 = Хвани съперник с духче и получаваш две от топчетата му.
marbles-guide-chance = Здравей! Лапни повече бели топчета от другите.
marbles-guide-turn = Единият зар мести твоя Пакман, другият духче. Докосни място, за да видиш пътя дотам, после „Давай“.
marbles-todo = Докосни светещо място.
marbles-todo-chance = Докосни заровете, за да ги хвърлиш.
marbles-doing-chance = { $who ->
    [you] хвърляш заровете…
   *[somebody] хвърля заровете…
}
marbles-todo-begin = Хвърли, за да видим кой започва: най-голямото число е първо.
marbles-todo-begin-again = Равенство: хвърли пак, за да видим кой започва.
marbles-solid = Тук няма нищо. Докосни светещо място.
marbles-harm = Това праща собствения ти Пакман у дома.
marbles-setup-random = Жребий за ъглите
marbles-todo-move = { $half ->
    [first] { $piece ->
        [pac] Избери накъде отива Пакман. Или докосни другия зар или духче.
       *[ghost] Избери накъде отива духче. Или докосни другия зар или Пакман.
    }
   *[second] { $piece ->
        [pac] Избери накъде отива Пакман.
       *[ghost] { $origins ->
            [one] Избери накъде отива духчето.
           *[other] Избери накъде отива духче. Докосни духче, за да видиш само неговите ходове.
        }
    }
}
marbles-todo-go = Докосни пак същото място, за да отидеш там, или друго.
marbles-todo-way = Дотам има повече от един път. Избери един, после „Давай“.
marbles-todo-task = { $kind ->
    [under] Под духчето има топче. Взимаш ли го?
    [ring] Върни използваното жълто топче: докосни празен пръстен.
    [reward] Награда: чии топчета взимаш?
   *[pay] С кои топчета плащаш?
}
marbles-roll = Хвърли заровете
marbles-rolling = Заровете се търкалят…
marbles-dice = Зарове
marbles-die = { $piece ->
    [pac] { $face }, за Пакман
    [ghost] { $face }, за духче
   *[none] { $face }
}
marbles-die-played = изигран
marbles-movers = Коя фигура се движи
marbles-move-pac = Премести Пакман
marbles-move-ghost = Премести духче
marbles-answers = Твоят избор
marbles-pay = Бели: { $white }, жълти: { $yellow }
marbles-take = Взимам го
marbles-leave = Оставям го
marbles-stay = Стой, без да лапаш
marbles-ways = Пътища дотам
marbles-way = Път { $n }: бели { $white }, жълти { $yellow }
marbles-go = Давай
marbles-tray = Бели топчета: { $white }. Жълти топчета, всяко за едно духче: { $held }. Жълти за връщане: { $owed }.
marbles-left = { $count ->
    [one] остава { $count } топче
   *[other] остават { $count } топчета
}
marbles-held-is = Жълто топче: с него можеш да лапнеш духче
marbles-owed-is = Жълто топче, което се връща, щом се освободи пръстен
marbles-show-ways = Опасност
marbles-grid = Дъска. Стрелките обхождат дупките, N отива на следващото място за избор, Enter мести там. P Пакман, G духче, D другият зар, W друг път, R хвърляне.
marbles-cell-home = дом: { $name }
marbles-cell-no-home = неизползван дом
marbles-cell-start = старт на духчетата
marbles-cell-ring = оранжев пръстен
marbles-cell-opening = отвор
marbles-cell-pac = Пакман: { $name }
marbles-cell-ghosts = { $ghosts ->
    [one] духче
   *[other] { $ghosts } духчета
}
marbles-cell-white = бяло топче
marbles-cell-yellow = жълто топче
marbles-cell-spot = можеш да избереш това
marbles-cell-end = { $ways ->
    [one] можеш да отидеш тук, топчета: { $marbles }
   *[other] можеш да отидеш тук по { $ways } пътя, топчета: { $marbles }
}
marbles-cell-range = от { $least } до { $most }
marbles-cell-end-ghost = { $ways ->
    [one] тук може да дойде духче
   *[other] тук може да дойде всяко от двете духчета
}
marbles-cell-end-harm = тук може да дойде духче, но ще прати собствения ти Пакман у дома
marbles-option-layout = Дъска
marbles-option-layout-corners = Четири ъгъла
marbles-option-layout-corners-about = Наша дъска: дом във всеки ъгъл, четири отвора, без задънени пътища.
marbles-option-layout-trees = Дървета
marbles-option-layout-trees-about = Наша дъска със задънени пътища като клони на дърво.
marbles-option-unused-home = Неизползвани домове
marbles-option-unused-home-closed_to_stop = може само да се мине
marbles-option-unused-home-free = може и да се спре
marbles-option-must-move-if-possible = Не може да запушиш своя Пакман с духче
marbles-option-home-counts = Дом по пътя се брои за крачка
marbles-option-ghost-may-reverse = Духчетата може да се обръщат по пътя
marbles-option-ghost-partial = Ако никое духче не може цял ход, едно отива колкото може
marbles-option-pay-with-yellow = Плащане с жълти топчета
marbles-option-pay-with-yellow-false = никога
marbles-option-pay-with-yellow-victim_choice = избира платецът
marbles-option-lose-privilege-when-hit = Ако те хване духче, губиш жълтите си топчета
marbles-option-marble-under-ghost = Топче под лапнато духче
marbles-option-marble-under-ghost-auto = и то се лапа
marbles-option-marble-under-ghost-ask = може да се остави
marbles-option-privilege-stacks = Всяко жълто топче е за едно духче
marbles-option-same-move-gobble = Жълтите топчета действат веднага
marbles-option-gobble-ends-turn = Лапнатото духче приключва хода ти
marbles-option-end-timing = Последното бяло топче слага край
marbles-option-end-timing-at_once = веднага
marbles-option-end-timing-after_move = след това движение
marbles-option-end-timing-after_turn = след този ход
marbles-option-max-turns = Граница на ходовете

marbles-short-rolled = хвърли { $low } и { $high }.
marbles-short-roll-tied = Равенство с { $total }. Хвърлят пак: { $seats }.
marbles-short-begins = спечели началото с { $total }.
marbles-short-stepped = премести Пакман на { $to }.
marbles-short-crossed = излезе от дъската при { $origin } и се върна при { $to }.
marbles-short-gobbled = лапна { $colour ->
    [white] бяло
   *[yellow] жълто
} топче на { $at }; бели в табличката: { $tray }, на дъската: { $left }.
marbles-short-ghost-gobbled = лапна духчето на { $at }! То се върна на { $to }.
marbles-short-left-under = остави топчето на { $at }.
marbles-short-prowled = премести духче от { $origin } на { $to }.
marbles-short-captured = хвана { $whom } с духче на { $at }. У дома на { $home }!
marbles-short-captured-own = прати своя Пакман у дома от { $at } на { $home }!
marbles-short-paid = { $rule ->
    [house] плати на { $to }. Бели: { $white }, жълти: { $yellow } (домашно правило: жълтите се запазват).
   *[book] плати на { $to }. Бели: { $white }, жълти: { $yellow }.
}
marbles-short-privilege-lost = { $count ->
    [one] загуби { $count } жълто топче.
   *[other] загуби { $count } жълти топчета.
}
marbles-short-returned = върна жълто топче на { $at }.
marbles-short-waits = запази използваното жълто топче: няма празен пръстен.
marbles-short-cleared = Последното бяло топче е взето. Бели топчета по реда на игра: { $trays }. Победители: { $winners }.
marbles-short-turn-limit = { $turns ->
    [one] Границата от { $turns } ход е достигната.
   *[other] Границата от { $turns } хода е достигната.
} Бели топчета по реда на игра: { $trays }. Победители: { $winners }.
marbles-short-stood = { $piece ->
    [pac] { $rule ->
        [house] нямаше цял ход за Пакман с останалия зар (домашно правило: това може да се избере).
       *[book] нямаше цял ход за Пакман.
    }
    [ghost] нямаше цял ход за духче.
   *[both] не можа да { $who ->
            [you] преместиш
           *[somebody] премести
        } нито Пакман, нито духче.
}
marbles-short-stayed = не лапна духчето и остана на място.

marbles-note-rolled = хвърля { $low } · { $high }
marbles-note-gobbled = { $count ->
    [one] 1 топче
   *[other] { $count } топчета
}
marbles-note-captured = хвана!
marbles-note-captured-own = своя Пакман у дома
marbles-note-ghost = лапа духче
marbles-note-pays = плаща { $count }
marbles-note-gets = получава { $count }
marbles-note-returned = обратно на { $at }
marbles-note-stays = остава

marbles-advice-go = Премести Пакман на { $to }.
marbles-advice-prowl = Премести духчето от { $from } на { $to }.
marbles-advice-stay = Остани на място.
marbles-advice-under = { $to ->
    [take] Вземи топчето.
   *[other] Остави топчето.
}
marbles-advice-ring = Сложи топчето на { $to }.
marbles-advice-rob = Вземи от играча на { $to }.
marbles-advice-pay = { $to ->
    [pay0] Плати с бели топчета.
   *[other] Плати с жълти топчета.
}

marbles-reason-own = Така пращаш собствения си Пакман у дома.
marbles-reason-captures = Така хващаш Пакман на играч { $seat }.
marbles-reason-captures-named = ще се прибере у дома.
marbles-reason-ghost = Лапваш духче.
marbles-reason-yellow = Лапваш жълто топче.
marbles-reason-marbles = { $count ->
    [one] Лапваш едно топче.
   *[other] Лапваш { $count } топчета.
}
marbles-reason-danger = Духче може да те хване там с { NUMBER($percent) } % от хвърлянията.
marbles-reason-safe = При следващото хвърляне никое духче не може да те хване там.

marbles-help-aim-title = Целта
marbles-help-aim = Печели този, който има най-много бели топчета; при равенство печелите заедно. Играта свършва, щом последното бяло топче напусне дъската или се стигне границата на ходовете. Жълтите топчета не се броят.
marbles-help-start-title = Кой започва
marbles-help-start = Всеки хвърля веднъж и започва най-голямото число; при равенство тези играчи хвърлят пак. Всеки Пакман започва у дома, двете духчета в средата.
marbles-help-turn-title = Твоят ход
marbles-help-turn = Хвърли двата зара. Единият мести твоя Пакман, другият едно от духчетата. Ти решаваш кой зар за кого е и кой е пръв. Чифт не означава нищо особено.
marbles-help-must-title = Трябва да се движиш
marbles-help-must = Фигура, която може да се движи, трябва да се движи; която не може със зара си, остава. Избираш свободно зара и реда, дори Пакман после да няма ход. Лапането на духче никога не е задължително.
marbles-help-walk-title = Пътят на Пакман
marbles-help-walk = Пакман минава точно колкото показва зарът, никога не тръгва веднага обратно и лапа всяко топче по пътя. Може да мине два пъти през една дупка.
marbles-help-blocked-title = На пътя
marbles-help-blocked = Никой не прескача фигура и не стъпва върху друг Пакман. И духчетата те спират, освен ако имаш жълто топче, за да лапнеш едно.
marbles-help-home-title = Домове
marbles-help-home = У дома никой не може да те хване. Дом по пътя се брои за крачка. Можеш да спреш в своя дом и да минеш през чуждите, но не и да спреш там.
marbles-help-openings-title = Отвори
marbles-help-openings = Белите стрелки са отвори: излизаш през един и влизаш през който и да е друг. Прехвърлянето не струва крачка. Не се спира отвън и не се влиза през същия; фигура точно отвътре затваря отвора.
marbles-help-ghosts-title = Духчетата
marbles-help-ghosts = Двете духчета са общи. Духчето минава точно колкото показва зарът, без да се обръща. Оставя топчетата, не влиза в домове и отвори, не минава през другото духче и не се връща в средата.
marbles-help-catch-title = Хващане
marbles-help-catch = Духче, което срещне Пакман, спира там, дори да му остават крачки. Този Пакман се прибира у дома, а собственикът му плаща две бели топчета, или колкото има, на този, който е преместил духчето.
marbles-help-own-title = Твоят Пакман
marbles-help-own = Духче може да стъпи и върху твоя Пакман: той се прибира у дома и никой не плаща. Такъв ход има предупредителен знак и първо те питаме.
marbles-help-yellow-title = Жълти топчета
marbles-help-yellow = С всяко жълто топче можеш да лапнеш едно духче, дори в същия ход. Докато можеш, духчетата са бледи. Ако те хванат, жълтите топчета остават у теб.
marbles-help-gobble-title = Лапане на духче
marbles-help-gobble = Стъпи върху духче, с колкото крачки искаш до числото на зара: там движението свършва. Духчето се връща в средата, ти взимаш топчето под него и две бели топчета от избран играч. После се играе другият зар.
marbles-help-rings-title = Обратно на пръстен
marbles-help-rings = Използваното жълто топче се връща на празен оранжев пръстен по твой избор. Ако няма празен, чака. После всеки може пак да го вземе.
marbles-help-touch-title = На екрана
marbles-help-touch = Докосни кръгче, за да видиш пътя, и пак, за да тръгнеш. Големите кръгчета носят най-много; двойно кръгче значи повече от един път: избери го под дъската. Докосни зар, за да го използваш за избраната фигура; докосни Пакман или духче, за да го избереш. Кръгчетата на духчето са с пунктир. „Опасност“ показва колко вероятно е духче да хване всеки Пакман.

marbles-deed-rolled = хвърли { $low } и { $high }
marbles-deed-begins = спечели първия ход
marbles-deed-walked = { $detail ->
    [squares] премести Пакман на { $to }
   *[plain] премести Пакман
}
marbles-deed-ate = { $count ->
    [one] лапна { $count } топче
   *[other] лапна { $count } топчета
}
marbles-deed-yellow = { $count ->
    [one] взе жълто топче (за лапане на духче)
   *[other] взе { $count } жълти топчета (за лапане на духчета)
}
marbles-deed-prowled = { $detail ->
    [squares] премести духче от { $origin } на { $to }
   *[plain] премести духче
}
marbles-deed-gobbled-ghost = лапна духче
marbles-deed-captured = { $you ->
    [you] те прати у дома
   *[other] прати у дома { $whom }
}
marbles-deed-captured-own = { $own ->
    [you] прати своя Пакман у дома
   *[other] прати своя Пакман у дома
}
marbles-deed-took = { $you ->
    [you] { $count ->
        [one] ти взе { $count } топче
       *[other] ти взе { $count } топчета
    }
   *[other] { $count ->
        [one] взе { $count } топче от { $whom }
       *[other] взе { $count } топчета от { $whom }
    }
}
marbles-deed-paid = { $you ->
    [you] { $count ->
        [one] ти плати { $count } топче
       *[other] ти плати { $count } топчета
    }
   *[other] { $count ->
        [one] плати { $count } топче на { $whom }
       *[other] плати { $count } топчета на { $whom }
    }
}
marbles-deed-lost = { $count ->
    [one] загуби жълто топче
   *[other] загуби { $count } жълти топчета
}
marbles-deed-returned = { $detail ->
    [squares] върна жълто топче на { $at }
   *[plain] върна жълто топче
}
marbles-deed-stood = { $piece ->
    [pac] не можа да { $who ->
            [you] преместиш
           *[somebody] премести
        } Пакман
    [ghost] не можа да { $who ->
            [you] преместиш
           *[somebody] премести
        } духче
   *[both] изобщо не можа да { $who ->
            [you] мръднеш
           *[somebody] мръдне
        }
}
marbles-deed-cleared = последното бяло топче е взето
marbles-deed-stayed = остана на място
marbles-deed-waits = още дължи жълтото топче (!)

marbles-befalls-captured = { $name } те прати у дома!
marbles-befalls-captured-own = Ти прати своя Пакман у дома!
marbles-befalls-paid = { $count ->
    [one] { $name } взе { $count } от топчетата ти!
   *[other] { $name } взе { $count } от топчетата ти!
}
marbles-befalls-lost = { $count ->
    [one] Загуби жълтото си топче!
   *[other] Загуби своите { $count } жълти топчета!
}
marbles-score = { $count ->
    [one] 1 топче
   *[other] { $count } топчета
}
