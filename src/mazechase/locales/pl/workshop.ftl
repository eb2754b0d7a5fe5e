# Co mówią `mazechase measure` i `mazechase suggest`
measure-seat-more = Miejsce { $name } wygrywa za często: { $share }% gier ({ $low } do { $high }), a sprawiedliwie byłoby { $fair }%.
measure-seat-less = Miejsce { $name } wygrywa za rzadko: { $share }% gier ({ $low } do { $high }), a sprawiedliwie byłoby { $fair }%.
measure-side-more = Strona „{ $name }” wygrywa za często: { $share }% gier ({ $low } do { $high }), a równo byłoby { $fair }%.
measure-side-less = Strona „{ $name }” wygrywa za rzadko: { $share }% gier ({ $low } do { $high }), a równo byłoby { $fair }%.
measure-seats-even = Wszystkie miejsca mają mniej więcej równe szanse na wygraną.
measure-sides-even = Obie strony mają mniej więcej równe szanse na wygraną.
measure-seats-open = Żadne miejsce nie wygrywa częściej ani rzadziej, niż wynika z przypadku. Może być jeszcze różnica do { $points } punktów procentowych; pokazałoby to więcej gier.
measure-sides-open = Żadna strona nie wygrywa częściej, niż wynika z przypadku. Może być jeszcze różnica do { $points } punktów procentowych; pokazałoby to więcej gier.
measure-began-more = Zaczynanie pomaga: kto zaczyna, wygrywa { $share }% gier ({ $low } do { $high }), a sprawiedliwie byłoby { $fair }%.
measure-began-less = Zaczynanie szkodzi: kto zaczyna, wygrywa { $share }% gier ({ $low } do { $high }), a sprawiedliwie byłoby { $fair }%.
measure-unfinished = Gry zakończone przez limit tur: { $games } z { $of }.
measure-dead-ends = Ślepe zaułki, do których nikt nie doszedł: { $cells }.
measure-unvisited = Pola, na które nikt nie wszedł: { $cells }.
measure-heading = { $game }, graczy: { $players }, { $bots }, gier: { $games }, ziarno { $seed }
measure-stopped = Zatrzymano wcześniej: po grze { $games } wszystko było jasne (najwyżej { $asked }).
measure-who = kto
measure-wins = wygrane
measure-share = część
measure-interval = przedział 95%
measure-fair = sprawiedliwie
measure-seat = miejsce { $seat }
measure-began = kto zaczyna
measure-half-time = kto prowadzi w połowie
measure-draws = remisy
measure-per-game = na grę
measure-mean = średnia
measure-median = mediana
measure-most = 90% gier do
measure-turns = tury
measure-minutes = minuty (szacunek)
measure-lead-changes = zmiany prowadzenia

check-fine = wszystko w porządku
check-unreadable = nie da się wczytać
check-problems = { $count ->
    [one] { $count } problem
    [few] { $count } problemy
   *[other] { $count } problemów
}
check-line = wiersz { $line }
