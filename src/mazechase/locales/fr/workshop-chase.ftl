chase-template-layout =
    Un labyrinthe de la poursuite, sur le plateau 9 x 9 de Quoridor : colonnes a à i, lignes 1 à 9. docs/rules/chase.md
    donne toutes les contraintes ; vérifie le tien avec `mazechase check FILE`, et regarde-le avec
    `mazechase show chase --option layout=FILE`.
chase-template-layout-source = "attested" pour un labyrinthe imprimé, sinon "home-made".
chase-template-layout-fences =
    Jusqu’à 20 barrières : la case touchée la plus proche de a1, puis h pour couchée ou v pour debout. e3h est au-dessus
    de e3 et f3, e3v est à droite de e3 et e4.
chase-template-layout-pellets = Quatre pac-gommes.
chase-template-layout-starts = D’où partent les pions ; aucun sur une pac-gomme.
chase-measure-caught = vies perdues
chase-measure-ate-pellet = pac-gommes mangées
chase-measure-ate-ghost = fantômes mangés
chase-measure-frenzied = modes frénétiques
chase-measure-stayed = pions qui n’ont pas pu bouger
chase-measure-stalled = vies perdues à force d’attendre
