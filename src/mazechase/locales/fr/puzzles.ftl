puzzle-title = Énigme du jour
puzzle-back = Retour aux jeux
puzzle-grade = { $grade ->
    [1] Facile
    [2] Moyenne
   *[3] Difficile
}
puzzle-streak = { $days ->
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
puzzle-done = résolue
puzzle-past = Les deux dernières semaines
puzzle-why = Pourquoi
puzzle-right = C’est ça !
puzzle-ask = Que fais-tu ?
puzzle-on = Oui ! Et maintenant ?
puzzle-wrong = Pas celui-là. Essaie autre chose !
puzzle-shown = C’était la réponse.
puzzle-give-up = Montre-moi la réponse
puzzle-not-possible = Tu ne peux pas faire ça ici.
puzzle-share = Partager
puzzle-copied = Copié
puzzle-result = { $shown ->
    [true] Tu as regardé la réponse.
   *[false] { $wrong ->
        [0] Résolue du premier coup.
        [one] Résolue après { $wrong } essai raté.
       *[other] Résolue après { $wrong } essais ratés.
    }
}

## What is asked, and why the answer is right

puzzle-best = Trouve le meilleur coup.
puzzle-only = Rien d’autre ne marche.
puzzle-chances = Avec ça, tu gagnes environ { $best } fois sur 100. Avec la deuxième meilleure réponse, environ { $next }.
puzzle-chances-exact = Avec ça, tu gagnes { $best } fois sur 100, compté exactement. Avec l’autre réponse, { $next }.
puzzle-quoridor-win = Gagne en { $number } coups, quoi que fasse l’autre joueur.
puzzle-quoridor-win-why = Toutes les réponses ont été essayées : aucun autre coup ne gagne en { $number }.
puzzle-chase-escape = Encore une pac-gomme, encore une vie. Où Pac-Man doit-il aller pour être sûr de l’avoir ?
puzzle-chase-escape-why = Partout ailleurs, les fantômes peuvent l’arrêter. Ici, ils ne peuvent pas, quoi qu’ils fassent.
puzzle-chase-trap = Pac-Man n’a plus qu’une vie. Où ce fantôme doit-il aller pour qu’il ne puisse pas s’échapper ?
puzzle-chase-trap-why = Partout ailleurs, Pac-Man peut encore gagner. Ici, il ne peut pas, où qu’il aille.
puzzle-marbles-best = Il te reste un { $number } pour Pac-Man. Quel est le meilleur coup ?
puzzle-marbles-ghost = Il te reste un { $number } pour un fantôme. Quel est le meilleur coup ?
puzzle-mspacman-best = Tu as fait { $number } à la roulette. Où Ms. Pac-Man doit-elle aller ?
puzzle-mspacman-chase = Tu as fait { $number } au dé. Où ton fantôme doit-il aller ?
puzzle-cards-draw = Tous les autres se sont arrêtés ou sont hors jeu. Tu pioches, ou tu t’arrêtes ?
