mspacman-template-layout =
    Un tabellone di Ms. Pac-Man. docs/rules/mspacman.md ha tutti i vincoli; controlla il tuo con `mazechase check FILE`.
    {" "}
      b i p s  una casella con un puntino nella zona di Blinky, Inky, Pinky o Sue, in senso orario; 17 per zona
      b*       con un super puntino, uno per zona         bx  una casella Uscita, sul bordo, senza puntino
      bo       con un cerchio bianco, vicino al centro    bg  una tana, al centro
      --- |    un muro     = :  una porta     ^ v < >  l’apertura di una casella Uscita     ###  pieno
mspacman-template-layout-id = L’id è come lo chiamano le opzioni: lettere minuscole, cifre e -.
mspacman-template-layout-source = "attested" per uno stampato, altrimenti "home-made".
mspacman-template-die-faces = Le facce del dado dei fantasmi: numeri di passi, e F2, che inoltre indebolisce i fantasmi.
mspacman-template-spinner-faces = I numeri della ruota di Ms. Pac-Man; uno deve essere 3.
mspacman-measure-captured = catture di Ms. Pac-Man
mspacman-measure-caught = fantasmi presi
mspacman-measure-ran-into-her = fantasmi deboli finiti su di lei
mspacman-measure-power-eaten = super puntini
mspacman-measure-extra-turn = turni in più
mspacman-measure-bumped = passaggi alla prossima casella libera
