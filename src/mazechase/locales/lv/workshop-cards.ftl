cards-template-deck =
    Abu līmeņu kavas, katrā 54 kārtis. Visas prasības ir docs/rules/cards.md; savu kavu pārbaudi ar
    `mazechase check FILE`.
cards-template-deck-source = „attested”, ja skaitļi ir drukāti, citādi „home-made”.
cards-template-deck-points = Kārts vērtība: punktiņam 1, katram auglim vairāk. Augļus drīksti izdomāt.
cards-template-deck-level1 = Cik katras kārts ir 1. līmenī: vismaz 3 spoki, auglis, punktiņš un give, swap un skip.
cards-template-deck-level2 = Tas pats 2. līmenim, kur ir vairāk spoku un dictate, all-draw un pass-left.
cards-measure-knocked-out = izkritušie
cards-measure-shut-down = apstājušies spēlētāji
cards-measure-drew = izvilktās kārtis
cards-measure-gave = izspēlētās Dod
cards-measure-swapped = izspēlētās Maini
cards-measure-skipping = izspēlētās Izlaid
cards-measure-dictated = izspēlētās Pavēli
cards-measure-passed = kārtis, kas padotas ar Pa kreisi
cards-measure-wasted = spēka kārtis, kas neko nedara
