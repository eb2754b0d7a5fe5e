mspacman-template-layout =
    Un plateau de Ms. Pac-Man. docs/rules/mspacman.md donne toutes les contraintes ; vérifie le tien avec `mazechase check FILE`.
    {" "}
      b i p s  une case avec une pastille dans la zone Blinky, Inky, Pinky ou Sue, dans le sens horaire ; 17 par zone
      b*       avec une super pastille, une par zone      bx  une case Sortie, au bord, sans pastille
      bo       avec un rond blanc, près du milieu         bg  un repaire, au milieu
      --- |    un mur     = :  une porte     ^ v < >  l’ouverture d’une case Sortie     ###  plein
mspacman-template-layout-id = L’id est le nom que lui donnent les options : minuscules, chiffres et -.
mspacman-template-layout-source = "attested" pour un plateau imprimé, sinon "home-made".
mspacman-template-die-faces = Les faces du dé des fantômes : des nombres de pas, et F2, qui rend aussi les fantômes faibles.
mspacman-template-spinner-faces = Les nombres de la roulette de Ms. Pac-Man ; l’un d’eux doit être 3.
mspacman-measure-captured = prises de Ms. Pac-Man
mspacman-measure-caught = fantômes attrapés
mspacman-measure-ran-into-her = fantômes faibles tombés sur elle
mspacman-measure-power-eaten = super pastilles
mspacman-measure-extra-turn = tours en plus
mspacman-measure-bumped = passages à la case libre suivante
