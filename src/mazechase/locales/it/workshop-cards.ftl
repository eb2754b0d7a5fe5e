cards-template-deck =
    I mazzi dei due livelli, di 54 carte ciascuno. docs/rules/cards.md ha tutti i vincoli; controlla i tuoi con
    `mazechase check FILE`.
cards-template-deck-source = "attested" per numeri stampati, altrimenti "home-made".
cards-template-deck-points = Quanto valgono le carte: un puntino 1, ogni frutto di più. Puoi inventare frutti.
cards-template-deck-level1 = Quante ne ha il livello 1 di ogni carta: almeno 3 fantasmi, un frutto, un puntino, e give, swap e skip.
cards-template-deck-level2 = Lo stesso per il livello 2, con più fantasmi, e dictate, all-draw e pass-left.
cards-measure-knocked-out = finiti fuori gioco
cards-measure-shut-down = giocatori che si sono fermati
cards-measure-drew = carte pescate
cards-measure-gave = carte Regalo giocate
cards-measure-swapped = carte Scambio giocate
cards-measure-skipping = carte Salta turno giocate
cards-measure-dictated = carte Ordine giocate
cards-measure-passed = carte passate con A sinistra
cards-measure-wasted = poteri senza effetto
