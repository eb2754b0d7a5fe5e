marbles-template-layout =
    Un plateau du jeu de billes. docs/rules/marbles.md donne toutes les contraintes ; vérifie le tien avec `mazechase check FILE`.
    {" "}
      o       un trou ; un plateau en a 72        @        un trou avec un anneau orange ; un plateau en a 4
      Y R G B les quatre maisons                  =====    le bloc du milieu, d’où partent les fantômes
      - |     un chemin droit, de toute longueur  ^ v < >  un passage par le bord, juste à côté d’un trou
    {" "}
    Les trous sont sur un quadrillage : toutes les quatre colonnes, toutes les deux lignes. Tout ce qui n’est pas dessiné
    est un obstacle. Tourné ou en miroir, de sorte qu’une maison tombe sur une autre, le plateau doit être le même (C19).
marbles-template-layout-id = L’id est le nom que lui donnent les options : minuscules, chiffres et -.
marbles-template-layout-source = "attested" pour un plateau imprimé, sinon "home-made".
marbles-measure-captured = prises
marbles-measure-ghost-gobbled = fantômes gobés
marbles-measure-crossed = traversées par les passages
marbles-measure-pac-stood = Pac-Man n’a pas pu bouger
marbles-measure-ghost-stood = un fantôme n’a pas pu bouger
marbles-measure-both-stood = ni l’un ni l’autre n’a pu bouger
