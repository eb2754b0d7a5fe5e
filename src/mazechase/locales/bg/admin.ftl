admin-title = Сървърът
admin-about = Какво се случва и какво само ти можеш да променяш. Тайната ти е във файла, който даде на сървъра.
admin-secret = Твоята тайна
admin-enter = Влез
admin-leave = Излез
admin-refresh = Обнови
admin-node = Възел { $node }
admin-now = Сега
admin-version = Версия
admin-up = Работи от
admin-hours = { $hours ->
    [one] { $hours } час
   *[other] { $hours } часа
}
admin-minutes = { $minutes ->
    [one] { $minutes } минута
   *[other] { $minutes } минути
}
admin-processor = Процесорно време
admin-seconds = { $seconds } с
admin-memory = Памет, най-много
admin-megabytes = { $megabytes } МБ
admin-open = Отворени маси
admin-watched = С някого на тях
admin-players = Свързани играчи
admin-seats = Заети от тях места
admin-spectators = Зрители
admin-strangers = Други
admin-running = Мислещи ботове
admin-waiting = Чакащи ботове
admin-tables = Най-бавни маси
admin-tables-about = Отворените маси с най-много изразходвано време са отпред.
admin-no-tables = Няма отворена маса.
admin-table = Маса
admin-phase-lobby = незапочната
admin-phase-playing = играе се
admin-phase-over = свършила
admin-devices = Устройства
admin-entries = Записи
admin-spent = Сървър
admin-slowest = Най-дълга стъпка
admin-bots = Ботове
admin-milliseconds = { $milliseconds } мс
admin-delete = Изтрий
admin-delete-table = Изтрий маса { $table }
admin-sure-delete = Да се изтрие ли масата завинаги? Всички на нея ще бъдат отпратени.
admin-person = Един човек
admin-person-about = Хората нямат профили. За някого се пазят името, с което е седнал, и ходовете му.
admin-person-name = Име
admin-person-table = Само на тази маса
admin-person-anywhere = всички
admin-export = Покажи какво се пази
admin-save = Запази като файл
admin-erase = Заличи името
admin-sure-erase = Да се заличи ли името „{ $name }“ навсякъде, където е намерено? Игрите остават; това не може да се върне.
admin-found = { $tables ->
    [0] Няма никого с това име.
    [one] Намерено на { $tables } маса.
   *[other] Намерено на { $tables } маси.
}
admin-erased = { $tables ->
    [one] Заличено на { $tables } маса.
   *[other] Заличено на { $tables } маси.
}
admin-block = Блокирани адреси
admin-block-about = От блокиран адрес никой не може да се свърже; който е свързан, се прекъсва веднага.
admin-nobody-blocked = Никой не е блокиран.
admin-network = Адрес или мрежа
admin-note = Защо
admin-block-it = Блокирай
admin-unblock = Пусни
admin-unblock-network = Пусни { $network }
admin-addresses = Най-активни адреси
admin-address = Адрес
admin-connections = Връзки
admin-block-address = Блокирай { $address }
admin-limits = Ограничения
admin-not-sure = Не
error-no-admin = Този сървър няма администратор: стартирай го с --admin-secret-file.
error-wrong-secret = Това не е тайната на този сървър.
error-bad-secret = Тайната трябва да е един ред от 20 до 100 букви, цифри или знаци, без интервали. `openssl rand -hex 32` прави такава.
error-bad-network = „{ $text }“ не е адрес или мрежа като 192.0.2.7, 192.0.2.0/24 или 2001:db8::/48.
error-blocklist-full = Не могат да се блокират повече от { $most } мрежи.
error-not-blocked = { $network } не е блокирана.
error-blocks-you = Така ще блокираш и себе си.
error-blocked = Оттук не можеш да използваш този сървър.
