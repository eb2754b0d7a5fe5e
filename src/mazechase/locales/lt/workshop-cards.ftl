cards-template-deck =
    Abiejų lygių kaladės, po 54 kortas. Visi reikalavimai surašyti docs/rules/cards.md; savo kaladę patikrink taip:
    `mazechase check FILE`.
cards-template-deck-source = "attested", jei skaičiai tokie, kaip išspausdinta, kitaip "home-made".
cards-template-deck-points = Kiek vertos kortos: taškelis 1, kiekvienas vaisius daugiau. Vaisių gali sugalvoti ir savų.
cards-template-deck-level1 = Kiek kokių kortų yra 1 lygyje: bent 3 vaiduokliai, vaisius, taškelis ir give, swap bei skip.
cards-template-deck-level2 = Tas pats 2 lygiui: daugiau vaiduoklių ir dictate, all-draw bei pass-left.
cards-measure-knocked-out = iškritę žaidėjai
cards-measure-shut-down = sustoję žaidėjai
cards-measure-drew = ištrauktos kortos
cards-measure-gave = sužaista „Duok“
cards-measure-swapped = sužaista „Keisk“
cards-measure-skipping = sužaista „Praleisk“
cards-measure-dictated = sužaista „Liepk“
cards-measure-passed = kortos, perduotos dėl „Į kairę“
cards-measure-wasted = nesuveikusios galios kortos
