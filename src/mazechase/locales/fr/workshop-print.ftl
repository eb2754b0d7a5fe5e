print-board = Plateau
print-pieces = Pions
print-ghosts = Fantômes
print-ghosts-note = plie le long des tirets et colle : fort d’un côté, faible de l’autre
print-ms = Ms. Pac-Man
print-fences = Barrières
print-pellets = Pac-gommes
print-lives = Vies de Pac-Man
print-marbles = Billes
print-marbles-note = ou prends des perles ou des pièces de monnaie
print-dots = Pastilles
print-dots-note = ou prends des perles ou des pièces de monnaie
print-dice = Dés
print-dice-note = plie le long des bords et colle les languettes, ou prends de vrais dés
print-spinner = Roulette
print-spinner-note = tiens un trombone au centre avec la pointe d’un crayon et fais-le tourner d’une pichenette
print-cards = Cartes
print-backs = Dos
print-backs-note = imprime cette page au dos de chaque feuille de cartes, si tu veux
print-tile = { $what } : ligne { $row }, colonne { $column }, sur { $tiles } { $tiles ->
    [one] feuille
   *[other] feuilles
}. Coupe aux repères et assemble.
print-players = { $count ->
    [one] Pour { $count } joueur
   *[other] Pour { $count } joueurs
}
print-options = Comment on joue
print-yes = oui
print-no = non
print-own = personnel
print-fan = Un jeu fait par des fans, sans lien avec les propriétaires des jeux. Imprime à 100 %, sans « ajuster à la page ».

# Where the help speaks of the screen, paper says this instead.
quoridor-print-move = Un pion se déplace d’une case en avant, en arrière ou sur le côté : jamais en diagonale, jamais à travers une barrière et jamais sur un autre pion.
marbles-print-own = Un fantôme peut même arriver sur ton propre Pac-Man : il rentre à la maison et personne ne paie.
marbles-print-yellow = Chaque bille jaune que tu as te permet de gober un fantôme, même dans le déplacement où tu l’as prise. Tu gardes tes billes jaunes quand on t’attrape.
mspacman-print-power = Quand Ms. Pac-Man quitte une grosse super pastille, tous les fantômes deviennent faibles : retourne-les. Chacun reste faible pendant un de ses tours, puis redevient fort.
cards-print-secrets = Toi seul regardes tes cartes ; tout le monde voit combien tu en as.
