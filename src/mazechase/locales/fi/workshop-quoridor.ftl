quoridor-measure-moved = askelia
quoridor-measure-jumped = hyppyjä
quoridor-measure-fenced = aitoja
quoridor-measure-passed-over = väliin jääneitä vuoroja
