# Co jest na wydrukowanych kartkach
print-board = Plansza
print-pieces = Pionki
print-ghosts = Duchy
print-ghosts-note = złóż wzdłuż przerywanej linii i sklej: z jednej strony silny, z drugiej słaby
print-ms = Ms. Pac-Man
print-fences = Ogrodzenia
print-pellets = Kulki mocy
print-lives = Życia Pac-Mana
print-marbles = Kulki
print-marbles-note = albo użyj koralików lub monet
print-dots = Kropki
print-dots-note = albo użyj koralików lub monet
print-dice = Kości
print-dice-note = złóż wzdłuż krawędzi i sklej zakładki albo użyj prawdziwych kości
print-spinner = Tarcza
print-spinner-note = przytrzymaj ołówkiem spinacz na środku i pstryknij go
print-cards = Karty
print-backs = Rewersy
print-backs-note = jeśli chcesz, wydrukuj tę stronę na odwrocie każdego arkusza kart
print-tile = { $what }: rząd { $row }, kolumna { $column } z { $tiles } części. Potnij wzdłuż znaczników i złóż razem.
print-players = { $count ->
    [one] Dla { $count } gracza
   *[other] Dla { $count } graczy
}
print-options = Jak gramy
print-yes = tak
print-no = nie
print-own = własne
print-fan = Zestaw zrobiony przez fanów, niezwiązany z właścicielami gier. Drukuj w skali 100%, bez „dopasuj do strony”.

quoridor-print-move = Pionek idzie o jedno pole do przodu, do tyłu lub w bok: nigdy na ukos, nigdy przez ogrodzenie i nigdy na inny pionek.
marbles-print-own = Duch, którym się ruszasz, może wejść nawet na twojego własnego Pac-Mana: Pac-Man wraca wtedy do domku i nikt nie płaci.
marbles-print-yellow = Każda żółta kulka, którą masz, pozwala zjeść jednego ducha, nawet w tym samym ruchu, w którym ją zdobywasz. Gdy cię złapią, żółte kulki zostają u ciebie.
mspacman-print-power = Gdy Ms. Pac-Man zejdzie z dużej kropki mocy, wszystkie duchy słabną: odwróć je. Każdy jest słaby przez jedną własną turę, a potem znów silny.
cards-print-secrets = Na swoje karty patrzysz tylko ty; ile ich masz, widzą wszyscy.
