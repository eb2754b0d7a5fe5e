series = Колко игри?
series-none = По една игра
series-games = { $target ->
    [one] Една игра
   *[other] Най-добрият от { $target } игри
}
series-wins = { $target ->
    [one] До първата победа
   *[other] До { $target } победи
}
series-points = { $target ->
    [one] До една точка
   *[other] До { $target } точки
}
series-game = Игра { $number }
series-standing = Резултат дотук
series-won = { $count ->
    [one] 1 победа
   *[other] { $count } победи
}
series-scored = { $count ->
    [one] 1 точка
   *[other] { $count } точки
}
series-turns = За следващата игра всеки се мести с едно място.
series-champion = { $seats ->
    [one] печели цялата вечер!
   *[other] си поделят вечерта!
}
series-champion-you = Вечерта е твоя!
series-nobody = Вечерта свърши и никой не я спечели.
podium = Кой как се справи
podium-rank = На място { $rank }
room-join = Включи се с телефона
room-code = Сканирай кода или отвори { $host }, докосни „{ $button }“ и напиши:
room-full = Цял екран
join-digits = Цифрите от екрана ({ $digits })
end-card = Как мина
end-moments = Големи моменти
end-close = Най-близо беше след ход { $ply }: шансът ти за победа беше { $percent } %.
end-try = Опитай пак оттам
end-how-close = Колко близо беше?
end-share = Сподели картинка
finish = Завърши бързо
finish-offer = 100 пробни игри оттук нататък завършиха все еднакво. Победа:
finish-on = Бот играе останалото вместо теб.
other-game = Друга игра
other-game-about = Всички идват заедно, със същите имена.
end-run = { $games ->
    [one] 1 победа поред
   *[other] { $games } победи поред
}
end-hits = { $count ->
    [one] 1 удар
   *[other] { $count } удара
}
