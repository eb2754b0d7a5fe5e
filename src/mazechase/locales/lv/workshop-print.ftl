print-board = Spēles laukums
print-pieces = Figūriņas
print-ghosts = Spoki
print-ghosts-note = pārloki pa raustīto līniju un salīmē: vienā pusē stiprs, otrā vājš
print-ms = Ms. Pac-Man
print-fences = Sienas
print-pellets = Enerģijas lodes
print-lives = Pac-Man dzīvības
print-marbles = Bumbiņas
print-marbles-note = vai ņem pērlītes vai monētas
print-dots = Punktiņi
print-dots-note = vai ņem pērlītes vai monētas
print-dice = Kauliņi
print-dice-note = pārloki gar malām un pielīmē malas, vai ņem īstus kauliņus
print-spinner = Rats
print-spinner-note = ar zīmuli pieturi saspraudi vidū un ar pirkstu to iegriez
print-cards = Kārtis
print-backs = Kāršu mugurpuses
print-backs-note = ja gribi, uzdrukā šo lapu katras kāršu lapas otrā pusē
print-tile = { $what }: { $row }. rinda, { $column }. kolonna, pavisam { $tiles } { $tiles ->
    [zero] daļu
    [one] daļa
   *[other] daļas
}. Nogriez pie zīmēm un saliec kopā.
print-players = { $count ->
    [zero] { $count } spēlētājiem
    [one] { $count } spēlētājam
   *[other] { $count } spēlētājiem
}
print-options = Kā mēs spēlējam
print-yes = jā
print-no = nē
print-own = mūsu
print-fan = Fanu veidots komplekts, kas nav saistīts ar spēļu īpašniekiem. Drukā 100 % lielumā, bez „ietilpināt lapā”.
quoridor-print-move = Figūriņa iet vienu lauciņu uz priekšu, atpakaļ vai sānis: nekad pa diagonāli, cauri sienai vai virsū citai figūriņai.
marbles-print-own = Spoks var trāpīt pat tavam Pac-Man: tas iet mājās, un neviens nemaksā.
marbles-print-yellow = Katra tava dzeltenā bumbiņa ļauj apēst vienu spoku, pat tajā pašā gājienā, kurā to paņēmi. Ja tevi noķer, dzeltenās bumbiņas paliek tev.
mspacman-print-power = Kad Ms. Pac-Man aiziet no lielā enerģijas punkta, visi spoki kļūst vāji: apgriez tos otrādi. Katrs ir vājš vienu savu gājienu, pēc tam atkal ir stiprs.
cards-print-secrets = Savas kārtis redzi tikai tu; cik to ir, redz visi.
