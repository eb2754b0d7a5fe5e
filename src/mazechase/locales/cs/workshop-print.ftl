# What printed sheets say.
print-board = Hrací deska
print-pieces = Figurky
print-ghosts = Duchové
print-ghosts-note = přehněte podle čárkované čáry a slepte: z jedné strany silný, z druhé slabý
print-ms = Ms. Pac-Man
print-fences = Překážky
print-pellets = Velké tečky
print-lives = Životy Pac-Mana
print-marbles = Kuličky
print-marbles-note = nebo použijte korálky či mince
print-dots = Tečky
print-dots-note = nebo použijte korálky či mince
print-dice = Kostky
print-dice-note = přehněte podle hran a slepte chlopně, nebo použijte skutečné kostky
print-spinner = Růžice
print-spinner-note = přidržte tužkou uprostřed kancelářskou sponku a cvrnkněte do ní
print-cards = Karty
print-backs = Rubové strany
print-backs-note = pokud chcete, vytiskněte tuto stránku na zadní stranu každého listu s kartami
print-tile = { $what }: řada { $row }, sloupec { $column }, celkem { $tiles } { $tiles ->
    [one] díl
    [few] díly
    [many] dílu
   *[other] dílů
}. Ořízněte podle značek a slepte.
print-players = { $count ->
    [one] Pro { $count } hráče
    [few] Pro { $count } hráče
    [many] Pro { $count } hráče
   *[other] Pro { $count } hráčů
}
print-options = Jak hrajeme
print-yes = ano
print-no = ne
print-own = vlastní
print-fan = Sada vyrobená fanoušky, bez vazby na majitele her. Tiskněte ve velikosti 100 %, bez přizpůsobení stránce.

# Where the help speaks of the screen, paper says this instead.
quoridor-print-move = Figurka se posune o jedno pole dopředu, dozadu nebo do strany: nikdy šikmo, nikdy přes překážku a nikdy na jinou figurku.
marbles-print-own = Duch může dojít i na vašeho vlastního Pac-Mana: ten se vrátí domů a nikdo neplatí.
marbles-print-yellow = Za každou žlutou kuličku, kterou máte, smíte sníst jednoho ducha, i v tomtéž tahu, ve kterém jste ji získali. Když vás duch chytí, žluté kuličky vám zůstanou.
mspacman-print-power = Když Ms. Pac-Man opustí velkou silovou tečku, všichni duchové zeslábnou: otočte je. Každý je slabý jeden svůj tah, potom je zase silný.
cards-print-secrets = Své karty vidíte jen vy; kolik jich máte, vidí všichni.
