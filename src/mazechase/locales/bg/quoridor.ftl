error-quoridor-bad-action = „{ $text }“ не е нито квадратче като e2, нито преграда като e3h.
error-quoridor-bad-position = „{ $text }“ не е позиция; пише се така: { $form }.
error-quoridor-bad-square = „{ $text }“ не е квадратче; квадратчетата са от a1 до i9.
error-quoridor-bad-fence = На „{ $fence }“ не може да има преграда; преградите не се застъпват и не се кръстосват.
error-quoridor-no-three = Опцията three_players не позволява трима играчи.
error-quoridor-place-seats = Позиция за { $players } играчи иска { $players } фигури и { $players } числа за останалите прегради.
error-quoridor-place-turn = Мястото на ход трябва да е от 1 до { $players }.
error-quoridor-place-sharing = Две фигури не могат да са на едно квадратче.
error-quoridor-place-fences = Всеки от { $players } играчи има { $each } прегради, като се броят тези на дъската и в ръката.
error-quoridor-place-taken = Ходовете се броят само до опцията max_turns.
error-quoridor-place-two-home = Две фигури не могат едновременно да са на отсрещната си линия.
error-quoridor-place-shut-in = Играч { $seat } няма път до отсрещната си линия.
error-quoridor-place-stuck = Играч { $seat } не може да направи нищо тук, значи не може да е на ход.

quoridor-refuse-no-pass = Фигурата ти вече е там, а ход не се пропуска.
quoridor-refuse-occupied = Там има друга фигура.
quoridor-refuse-too-far = Твърде далече: фигурата се мести с едно квадратче или прескача една съседна фигура.
quoridor-refuse-no-diagonal = По диагонал се минава само покрай фигура, която не може да се прескочи.
quoridor-refuse-fence-between = На пътя има преграда.
quoridor-refuse-one-piece-a-jump = На пътя има две фигури, а се прескача само една.
quoridor-refuse-piece-behind = Там се скача само ако зад другата фигура има преграда; тук има трета фигура.
quoridor-refuse-jump-straight = Скокът направо е свободен, затова не може настрани.
quoridor-refuse-fence-beside = Между фигурата, която прескачаш, и това квадратче има преграда.
quoridor-refuse-edge-behind = Там се скача само ако зад другата фигура има преграда; тук дъската свършва.
quoridor-refuse-off-board = Преградата ще излезе извън дъската.
quoridor-refuse-no-fences-left = Нямаш повече прегради.
quoridor-refuse-overlap = Няма място: пречи друга преграда.
quoridor-refuse-crossing = Преградата ще пресече друга.
quoridor-refuse-last-path = С тази преграда играч { $seat } остава без път до отсрещната си линия.
quoridor-refuse-last-path-named = { $who ->
    [you] оставаш без път до целта, ако там има преграда.
   *[somebody] остава без път до целта, ако там има преграда.
}

quoridor-event-moved = Играч { $seat } се премести от { $origin } на { $to }.
quoridor-event-jumped = Играч { $seat } скочи от { $origin } през { $over } на { $to }.
quoridor-event-fenced = { $left ->
    [one] Играч { $seat } сложи преграда { $fence } и има още { $left } преграда.
   *[other] Играч { $seat } сложи преграда { $fence } и има още { $left } прегради.
}
quoridor-event-passed-over = Играч { $seat } нямаше какво да направи и пропусна ход.
quoridor-event-won = Играч { $seat } стигна до { $at } и спечели.
quoridor-event-turn-limit = { $turns ->
    [one] Границата от { $turns } ход е достигната; никой не печели.
   *[other] Границата от { $turns } хода е достигната; никой не печели.
}

goal_reached = Фигурата на победителя стигна отсрещната страна.
goal_reached-own = Фигурата ти стигна отсрещната страна.

quoridor-name = Quoridor
quoridor-about = Прекоси лабиринта преди другите. На всеки ход направи крачка или сложи преграда на нечий път.
quoridor-step-1 = Стигни преди другите до края на дъската.
quoridor-step-2 = Направи крачка или сложи преграда.
quoridor-step-3 = Заради преградите другите заобикалят.
quoridor-guide-turn = Здравей! На всеки ход правиш едно нещо: отиваш с едно квадратче към отсрещната си линия или слагаш преграда, за да забавиш някого.
quoridor-todo = Докосни светеща точка, за да отидеш там, или сложи преграда.
quoridor-todo-walk = Докосни светеща точка, за да отидеш там.
quoridor-todo-fence = Премести преградата където искаш, завърти я и я сложи.
quoridor-fences-left = { $left ->
    [one] остава { $left } преграда
   *[other] остават { $left } прегради
}
quoridor-put-up-fence = Сложи преграда
quoridor-turn-fence = Завърти
quoridor-place-fence = Сложи я
quoridor-cancel-fence = Без преграда
quoridor-grid = Дъска. Стрелките обхождат квадратчетата, Enter мести фигурата ти, F превключва на прегради.
quoridor-grid-fences = Къде може да има преграда. Стрелките я местят, R я завърта, Enter я слага, F или Escape връща към фигурата.
quoridor-square-pawn = фигура: { $name }
quoridor-square-target = можеш да отидеш тук
quoridor-square-goal = цел: { $name }
quoridor-square-fences = преграда { $sides }
quoridor-fence-of = сложена от { $name }
quoridor-slot = { $slot }, { $way ->
    [h] водоравно
   *[v] отвесно
}, { $state ->
    [free] свободно
    [up] тук има преграда
   *[closed] тук не може
}
quoridor-option-edge-as-fence = Краят на дъската е като преграда: там може да се скочи настрани
quoridor-option-diagonal-past-piece = Ако зад прескачаната фигура има друга, може да се скочи настрани
quoridor-option-max-turns = Граница на ходовете

quoridor-short-moved = се премести от { $origin } на { $to }.
quoridor-short-jumped = скочи от { $origin } през { $over } на { $to }.
quoridor-short-fenced = сложи преграда на { $fence }; остават { $left }.
quoridor-short-passed-over = { $who ->
    [you] нямаше какво да направиш и пропусна ход.
   *[somebody] нямаше какво да направи и пропусна ход.
}
quoridor-short-won = стигна до { $at } и спечели!

quoridor-advice-move = Премести се на { $to }.
quoridor-advice-fence = Сложи преграда на { $to }.

quoridor-reason-wins = Така печелиш играта!
quoridor-reason-jump = { $steps ->
    [one] Приближаваш се с една крачка.
   *[other] Приближаваш се с { $steps } крачки наведнъж.
}
quoridor-reason-nearer = { $steps ->
    [one] После ти остава една крачка до целта.
   *[other] После ти остават { $steps } крачки до целта.
}
quoridor-reason-costs = { $steps ->
    [one] Играч { $seat } губи една крачка.
   *[other] Играч { $seat } губи { $steps } крачки.
}
quoridor-reason-costs-named = { $steps ->
    [one] има да върви с една крачка повече.
   *[other] има да върви с { $steps } крачки повече.
}
quoridor-reason-stops = { $steps ->
    [one] Играч { $seat } беше на крачка от целта, а сега му трябва още една.
   *[other] Играч { $seat } беше на крачка от целта, а сега му трябват още { $steps }.
}
quoridor-reason-stops-named = { $steps ->
    [one] беше на крачка от целта, а сега трябва още една.
   *[other] беше на крачка от целта, а сега трябват още { $steps } крачки.
}
quoridor-reason-free = Това не те бави.
quoridor-reason-costs-you = { $steps ->
    [one] Това ти струва една крачка.
   *[other] Това ти струва { $steps } крачки.
}

quoridor-help-aim-title = Целта
quoridor-help-aim = Заведи фигурата си преди другите до страната с нейния цвят и картинка. Става всяко квадратче там и печелиш веднага. Играят двама, трима или четирима, по посока на часовника. При двама всеки има 10 прегради, при трима 6, при четирима 5.
quoridor-help-turn-title = Твоят ход
quoridor-help-turn = Правиш едно нещо: местиш фигурата си или слагаш преграда. Ход не се пропуска. Пропуска само този, който не може нито едното, нито другото.
quoridor-help-move-title = Движение
quoridor-help-move = Фигурата се мести с едно квадратче напред, назад или настрани: никога по диагонал, през преграда или върху друга фигура. Кръгчетата показват къде можеш да отидеш.
quoridor-help-jump-title = Прескачане
quoridor-help-jump = Ако до твоята фигура има друга, можеш да я прескочиш направо и да стъпиш точно зад нея. Не е задължително, а на ход се прескача само една фигура.
quoridor-help-side-title = Скок настрани
quoridor-help-side = Ако зад тази фигура има преграда или край на дъската, можеш да стъпиш до нея, вляво или вдясно, стига по средата да няма преграда. Докато направо е свободно, настрани не може. Ако зад нея има трета фигура, изобщо не се скача.
quoridor-help-fence-title = Прегради
quoridor-help-fence = Преградата е дълга две квадратчета. Тя спира всички, и теб, и остава до края. Преградите не се застъпват, не се кръстосват и не стърчат извън дъската.
quoridor-help-path-title = Винаги има път
quoridor-help-path = Можеш да удължиш пътя на другите, но не и да ги затвориш: и с новата преграда всеки трябва да има път до целта си. Чуждите фигури по пътя не се броят, защото ще се преместят.
quoridor-help-end-title = Без победител
quoridor-help-end = Ако сте избрали граница на ходовете, играта свършва без победител, щом я стигнете. Цел, достигната на последния ход, пак печели.
quoridor-help-touch-title = На екрана
quoridor-help-touch = На сензорен екран: докосни между квадратчетата, за да пробваш преграда, влачи я, докосни я, за да я завъртиш, и я сложи. С мишка: посочи между квадратчетата и щракни.
quoridor-help-keys-title = С клавиатура
quoridor-help-keys = Стрелките и Enter; F превключва между фигурата и преградите, R завърта преградата.

quoridor-deed-moved = { $detail ->
    [squares] се премести на { $to }
   *[plain] се премести с едно квадратче
}
quoridor-deed-jumped = { $detail ->
    [squares] прескочи { $over } и стъпи на { $to }
   *[plain] прескочи фигура
}
quoridor-deed-fenced = { $detail ->
    [squares] сложи преграда на { $fence } (остават { $left })
   *[plain] сложи преграда (остават { $left })
}
quoridor-deed-passed-over = { $who ->
    [you] нямаше какво да направиш и пропусна ход
   *[somebody] нямаше какво да направи и пропусна ход
}
quoridor-deed-won = спечели
