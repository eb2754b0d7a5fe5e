puzzle-title = Задача на деня
puzzle-back = Назад към игрите
puzzle-grade = { $grade ->
    [1] Лесна
    [2] Средна
   *[3] Трудна
}
puzzle-streak = { $days ->
    [one] { $days } ден поред
   *[other] { $days } дни поред
}
puzzle-done = решена
puzzle-past = Последните две седмици
puzzle-why = Защо
puzzle-right = Точно така!
puzzle-ask = Какво ще направиш?
puzzle-on = Вярно! А сега?
puzzle-wrong = Не това. Опитай друго!
puzzle-shown = Това беше отговорът.
puzzle-give-up = Покажи ми отговора
puzzle-not-possible = Това тук не може.
puzzle-share = Сподели
puzzle-copied = Копирано
puzzle-result = { $shown ->
    [true] Погледна отговора.
   *[false] { $wrong ->
        [0] Решена от първия опит.
        [one] Решена след { $wrong } грешен опит.
       *[other] Решена след { $wrong } грешни опита.
    }
}

puzzle-best = Намери най-добрия ход.
puzzle-only = Нищо друго не върши работа.
puzzle-chances = С това печелиш около { $best } пъти от 100. Със следващия по сила отговор: около { $next }.
puzzle-chances-exact = С това печелиш { $best } пъти от 100, точно пресметнато. С другия отговор: { $next }.
puzzle-quoridor-win = Спечели с { $number } хода, каквото и да прави другият.
puzzle-quoridor-win-why = Изпробвани са всички отговори: никой друг ход не печели с { $number }.
puzzle-chase-escape = Още една точка, последен живот. Накъде трябва да тръгне Пакман, за да е сигурен?
puzzle-chase-escape-why = Навсякъде другаде духчетата могат да го спрат. Тук не могат, както и да се движат.
puzzle-chase-trap = Пакман има последен живот. Накъде да тръгне това духче, за да не може той да избяга?
puzzle-chase-trap-why = Навсякъде другаде Пакман още може да спечели. Тук не може, както и да тича.
puzzle-marbles-best = Остава ти { $number } за Пакман. Кой е най-добрият ход?
puzzle-marbles-ghost = Остава ти { $number } за духче. Кой е най-добрият ход?
puzzle-mspacman-best = Завъртя { $number }. Накъде да тръгне Ms. Pac-Man?
puzzle-mspacman-chase = Хвърли { $number }. Накъде да тръгне духчето ти?
puzzle-cards-draw = Всички други са спрели или са изпаднали. Теглиш ли, или спираш?
