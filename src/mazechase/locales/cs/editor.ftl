# Dílna na stránce: kreslení plánů, balíčků, kostek a vlastní pravidla.
editor-workshop = Dílna
editor-intro = Vyrobte si vlastní desku, balíček, kostku nebo pravidla. Zatímco kreslíte, roboti to hrají a řeknou vám, jestli je to spravedlivé. Pak si to s kýmkoli zahrajte.
editor-make = Co vyrobit
editor-yours = Vyrobeno na tomto zařízení
editor-none = Zatím nic. Co vyrobíte, to se tu samo uloží.
editor-unsound = Nedokončeno
editor-open-file = Otevřít soubor
editor-opening = Okamžik…
editor-gone = Na tomto zařízení to není. Možná to někdo smazal, nebo to vzniklo na jiném.
editor-unknown = Tato stránka neví, k čemu odkaz nebo soubor patří.
editor-unreadable = { $file } není deska, balíček ani sada pravidel, které by tu šlo ukázat.
editor-too-large = Soubor { $file } je příliš velký.
editor-new-name = { $kind } { $number }
editor-to-workshop = Zpět do dílny
editor-called = Název

editor-kind-marbles-layout = Deska
editor-kind-marbles-rules = Domácí pravidla
editor-kind-mspacman-layout = Deska
editor-kind-mspacman-die_faces = Kostka duchů
editor-kind-mspacman-spinner_faces = Růžice
editor-kind-mspacman-rules = Domácí pravidla
editor-kind-chase-layout = Bludiště
editor-kind-chase-rules = Domácí pravidla
editor-kind-cards-deck = Balíček
editor-kind-cards-rules = Domácí pravidla
editor-kind-quoridor-rules = Domácí pravidla

editor-start-from = Začít od
editor-from-nothing = Od nuly
editor-undo = Zpět
editor-redo = Znovu
editor-drawing = Kresba
editor-brushes = Štětce
editor-eraser = Guma
editor-symmetry = Kreslit na více stranách najednou
editor-symmetry-mirror = Zrcadlo
editor-symmetry-half = Půlotočka
editor-symmetry-quarter = Čtvrtotočky
editor-keys = Klávesy: šipkami se pohybujete, Enter kreslí, Delete maže, T přejde na druhý směr. 1 až 9 vybírá štětec, 0 gumu. Ctrl+Z vrací zpět.
editor-empty = prázdné
editor-spot = { $spot }, { $mark }
editor-spot-wrong = { $spot }, { $mark }, tady je něco špatně

editor-marbles-hole = Důlek
editor-marbles-path = Cesta
editor-marbles-ring = Kroužek
editor-marbles-home-yellow = Žlutý domov
editor-marbles-home-red = Červený domov
editor-marbles-home-green = Zelený domov
editor-marbles-home-blue = Modrý domov
editor-marbles-opening = Průchod
editor-mspacman-area-b = Oblast Blinkyho
editor-mspacman-area-i = Oblast Inkyho
editor-mspacman-area-p = Oblast Pinky
editor-mspacman-area-s = Oblast Sue
editor-mspacman-wall = Zeď
editor-mspacman-door = Dveře
editor-mspacman-power = Silové pole
editor-mspacman-circle = Bílý kruh
editor-mspacman-exit = Východ
editor-mspacman-den = Domov ducha
editor-mspacman-out = Cesta ven
editor-mspacman-faces = Strany
editor-mspacman-faces-total = celkem { $count }
editor-chase-fence = Překážka
editor-chase-pellet = Velká tečka
editor-chase-pac-man = Pac-Man
editor-chase-blinky = Blinky
editor-chase-inky = Inky
editor-chase-pinky = Pinky
editor-chase-clyde = Clyde
editor-chase-side-pacman = Pac-Man
editor-chase-side-ghosts = Duchové
editor-chase-side-pacman-more = Pac-Man vyhrává příliš často.
editor-chase-side-pacman-less = Pac-Man vyhrává příliš zřídka.
editor-chase-side-ghosts-more = Duchové vyhrávají příliš často.
editor-chase-side-ghosts-less = Duchové vyhrávají příliš zřídka.
editor-cards-points = Body
editor-cards-level1 = Karty 1. úrovně
editor-cards-level1-total = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
editor-cards-level2 = Karty 2. úrovně
editor-cards-level2-total = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
editor-fewer = Ubrat: { $name }
editor-more = Přidat: { $name }
editor-count = { $group }: { $name }

editor-checks = Co chybí nebo nesedí
editor-checking = Kontrolujeme…
editor-fine = Všechno sedí. Můžete hrát.
editor-problems = { $count ->
    [one] { $count } věc k opravě
    [few] { $count } věci k opravě
   *[other] { $count } věcí k opravě
}
editor-problems-more = { $count ->
    [one] Ukázat { $count } další
    [few] Ukázat { $count } další
   *[other] Ukázat { $count } dalších
}

editor-fairness = Je to spravedlivé?
editor-bots = Roboti
editor-measuring = Ještě se hraje…
editor-measuring-first = Roboti hrají první hry…
editor-measure-when-fine = Až bude všechno sedět, roboti to zahrají a ukážou, jestli je to spravedlivé.
editor-measure-on = Odehrát další hry
editor-seat = Místo { $seat }
editor-percent = { $share } %
editor-share = { $share } % ({ $low }–{ $high })
editor-verdict-open = Zatím to nejde rozhodnout.
editor-verdict-even = Spravedlivé: všichni mají zhruba stejnou šanci.
editor-verdict-more = Místo { $seat } vyhrává příliš často.
editor-verdict-less = Místo { $seat } vyhrává příliš zřídka.
editor-figures = { $games ->
    [one] Odehrána { $games } hra.
    [few] Odehrány { $games } hry.
   *[other] Odehráno { $games } her.
} Tahů ve hře: asi { $turns }. Minut: asi { $minutes }.
editor-how-to-read = Čárkovaná čára je spravedlivý podíl výher. Skutečný podíl leží někde na pruhu; s dalšími hrami se pruh zkracuje.

editor-fairer = Udělat to spravedlivější
editor-fairer-how = Počítač zkouší malé změny a ukáže vám ty nejlepší.
editor-aim = Co chcete
editor-aim-even = Stejná šance pro všechny
editor-aim-shorter = Stejná šance a kratší hry
editor-aim-longer = Stejná šance a delší hry
editor-aim-minutes = Stejná šance a zvolená délka
editor-aim-minutes-field = Minuty
editor-aim-share = Zvolený podíl výher: { $name }
editor-aim-share-field = Procenta
editor-search = Najít nápady
editor-search-on = Hledat dál
editor-stop = Zastavit
editor-searching = Hledáme
editor-searched = { $games ->
    [one] Při hledání se odehrála { $games } hra.
    [few] Při hledání se odehrály { $games } hry.
   *[other] Při hledání se odehrálo { $games } her.
}
editor-idea = { $games ->
    [one] { $games } hra, asi { $minutes } min
    [few] { $games } hry, asi { $minutes } min
   *[other] { $games } her, asi { $minutes } min
}
editor-take = Vzít tento
editor-ideas-note = Tato čísla trochu lichotí: první jsou nápady, které měly štěstí. Který vezmete, ten se změří znovu.
editor-difference = { $name }: { $from } → { $to }

editor-play = Zahrát si to
editor-play-bots = S roboty
editor-play-when-fine = Nejdřív opravte, co nesedí.
editor-keep = Uložit a sdílet
editor-share-link = Odkaz
editor-share-about = Kdo odkaz otevře, dostane kopii, kterou může hrát i měnit.
editor-save-file = Uložit do souboru
editor-delete = Smazat
editor-delete-sure = Smazat „{ $name }“?
editor-delete-about = Pak bude pryč. Odkazy a soubory, které jste sdíleli, fungují dál.
editor-delete-no = Nechat
editor-kept = Ukládá se na tomto zařízení samo.
editor-not-kept = Tento prohlížeč nic neukládá. Uložte soubor, jinak o to při odchodu přijdete.
editor-too-long = Na odkaz je to příliš velké. Uložte to raději do souboru.

editor-rules-usual = Jak se obvykle hraje
editor-rules-how = Začněte tím, co říká návod, a pak změňte, co chcete. Vaše pravidla mají název a dají se vybrat při přípravě hry.
