quoridor-lesson-first-turn = Tavs pirmais gājiens
quoridor-lesson-first-turn-1 = Tu esi Pac-Man un gribi tikt otrā pusē. Pieskaries lauciņam sev priekšā.
quoridor-lesson-first-turn-1-hint = Tā drīkst, bet otra puse ir taisni priekšā. Pieskaries lauciņam sev priekšā.
quoridor-lesson-first-turn-2 = Tas bija gājiens! Arī pretinieks gāja. Uz priekšu: vēl viens solis.
quoridor-lesson-first-turn-3 = Atlicis viens solis. Pieskaries pēdējam lauciņam un uzvari.
quoridor-lesson-first-turn-done = Tu uzvarēji! Spēlē uzvar tas, kurš pirmais tiek otrā pusē.

quoridor-lesson-fence = Uzliec sienu
quoridor-lesson-fence-1 = Pretinieks ir soli no uzvaras! Neej, bet liec sienu: pieskaries iezīmētajai spraugai, tad „Uzlikt”.
quoridor-lesson-fence-1-hint = Tad pretinieks uzvarētu. Liec sienu iezīmētajā spraugā.
quoridor-lesson-fence-2 = Tagad pretiniekam jāiet apkārt. Pagarini ceļu: liec vēl vienu sienu tieši blakus pirmajai.
quoridor-lesson-fence-done = Lieliski aizšķērsots! Siena ir divus lauciņus gara un paliek. Divatā tev ir desmit sienas.

quoridor-lesson-jump = Pārlec
quoridor-lesson-jump-1 = Tev tieši priekšā kāds ir. Vari lēkt pāri: pieskaries lauciņam aiz viņa.
quoridor-lesson-jump-1-hint = Apkārt iet nevajag. Pieskaries lauciņam aiz pretinieka.
quoridor-lesson-jump-done = Divi lauciņi vienā gājienā! Aci pret aci labi ir tam, kurš iet nākamais.

quoridor-lesson-jump-aside = Lec sānis
quoridor-lesson-jump-aside-1 = Aiz pretinieka ir siena, taisni lēkt nevar. Lec sānis: pieskaries iezīmētajam lauciņam.
quoridor-lesson-jump-aside-1-hint = Var ātrāk: lec garām pretiniekam uz iezīmēto lauciņu.
quoridor-lesson-jump-aside-done = Pareizi! Sānis lec tikai tad, ja tieši aiz otras figūriņas ir siena.

quoridor-lesson-race = Uzvari skrējienā
quoridor-lesson-race-1 = Skaiti soļus: tev vajag divus, pretiniekam tikai vienu. Siena iezīmētajā spraugā no viena soļa taisa trīs!
quoridor-lesson-race-1-hint = Tad pretinieks uzvarētu ar nākamo soli. Vispirms liec sienu iezīmētajā spraugā.
quoridor-lesson-race-2 = Pretiniekam jāiet apkārt. Tagad skrien!
quoridor-lesson-race-3 = Vēl viens solis.
quoridor-lesson-race-done = Tu uzvarēji par soli! Salīdzini ceļus: ej, kad tavs ir īsāks, būvē, kad nav. Pavisam ieslēgt nevienu nedrīkst.
