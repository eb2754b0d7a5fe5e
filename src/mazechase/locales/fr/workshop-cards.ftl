cards-template-deck =
    Les paquets des deux niveaux, de 54 cartes chacun. docs/rules/cards.md donne toutes les contraintes ; vérifie
    les tiens avec `mazechase check FILE`.
cards-template-deck-source = "attested" pour des nombres imprimés, sinon "home-made".
cards-template-deck-points = Ce que valent les cartes : une pastille 1, chaque fruit plus. Tu peux inventer des fruits.
cards-template-deck-level1 = Combien de chaque carte au niveau 1 : au moins 3 fantômes, un fruit, une pastille, et give, swap et skip.
cards-template-deck-level2 = De même pour le niveau 2, avec plus de fantômes, et dictate, all-draw et pass-left.
cards-measure-knocked-out = mises hors jeu
cards-measure-shut-down = joueurs qui se sont arrêtés
cards-measure-drew = cartes piochées
cards-measure-gave = cartes Cadeau jouées
cards-measure-swapped = cartes Échange jouées
cards-measure-skipping = cartes Passe-tour jouées
cards-measure-dictated = cartes Ordre jouées
cards-measure-passed = cartes passées par À gauche
cards-measure-wasted = pouvoirs sans effet
