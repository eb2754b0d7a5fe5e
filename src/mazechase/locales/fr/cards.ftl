error-cards-bonus-only = Le niveau { $level } se joue à { $most } joueurs au plus, pas à { $players } ; le niveau « bonus » en permet plus.

error-cards-bad-token = « { $text } » n’est pas un signe de ce jeu ; les signes ressemblent à draw, end, shut, give:inky:2, swap:1:3, skip:2, dictate:2:3, 2=cherry ou +dot.
error-cards-bad-card = Il n’y a pas de carte « { $text } » dans ce paquet.
error-cards-bad-seat = Il n’y a pas de place { $text } ici ; les places vont de 1 à { $players }.
error-cards-bad-position = « { $text } » n’est pas une position ; écris-la ainsi : { $form }.
error-cards-bad-hand = « { $text } » n’est pas une main ; écris les cartes comme cherry+2dot, et une main vide comme -.
error-cards-bad-known = « { $text } » ne dit pas qui sait quoi ; écris 1>2:apple si la place 1 sait qu’il y a une pomme dans la main 2.

error-cards-deck-extra = Un paquet n’a pas de champ « { $field } » ; ses champs sont source, points, level1 et level2.
error-cards-deck-source = Un paquet a besoin de « source », un texte qui dit d’où il vient.
error-cards-deck-table = Un paquet a besoin de « { $field } », un tableau de noms de cartes et de nombres.
error-cards-deck-name = points : « { $name } » ne peut pas être le nom d’un fruit ; il faut de 2 à 16 lettres minuscules, et pas le nom d’un fantôme ou d’un pouvoir.
error-cards-deck-worth = points : « { $name } » doit valoir un nombre entier de { $least } à { $most }.
error-cards-deck-dot = points : il faut une pastille (dot), qui vaut 1.
error-cards-deck-fruit = points : il faut au moins deux fruits de valeurs différentes.
error-cards-deck-card = { $level } : « { $name } » n’a rien à faire ici ; ce niveau peut avoir { $known }.
error-cards-deck-count = { $level } : « { $name } » doit être un nombre entier de cartes de 1 à { $most }.
error-cards-deck-missing = { $level } : il manque « { $name } ».
error-cards-deck-no-fruit = { $level } : il faut au moins un fruit.
error-cards-deck-ghosts = { $ghosts ->
    [one] { $level } : { $ghosts } fantôme ne suffit pas ; il en faut { $least } pour mettre quelqu’un hors jeu.
   *[other] { $level } : { $ghosts } fantômes ne suffisent pas ; il en faut { $least } pour mettre quelqu’un hors jeu.
}
error-cards-deck-size = { $cards ->
    [one] { $level } : il y a { $cards } carte ; un paquet en a { $size }.
   *[other] { $level } : il y a { $cards } cartes ; un paquet en a { $size }.
}
error-cards-deck-more-ghosts = { $second ->
    [one] level2 : { $second } fantôme ne suffit pas ; il en faut plus que dans level1, qui en a { $first }.
   *[other] level2 : { $second } fantômes ne suffisent pas ; il en faut plus que dans level1, qui en a { $first }.
}

error-cards-place-seats = Une position pour { $players } joueurs indique le statut, les tours à passer, les ordres, les mains et les choix de { $players } places.
error-cards-place-seat = Ce ne peut pas être au tour de cette place.
error-cards-place-taken = Les tours ne sont comptés que jusqu’à l’option max_turns.
error-cards-place-reshuffled = La pioche ne peut pas avoir été mélangée à nouveau : l’option deck_empty ne le permet pas.
error-cards-place-deck = Ces cartes ne viennent pas d’un seul paquet.
error-cards-place-deck-empty = La pioche est vide : personne ne peut piocher, et la partie doit être finie.
error-cards-place-power-ups = Les pouvoirs sont dans la défausse et nulle part ailleurs, et il n’y a rien d’autre dedans.
error-cards-place-ghosts = Les places avec trois fantômes sont hors jeu, et seul leur dernier fantôme peut être de trop ; toutes les autres en ont moins.
error-cards-place-drawn = Autant de cartes ne peuvent pas avoir été piochées maintenant.
error-cards-place-orders = Ces ordres de piocher ne peuvent pas avoir été donnés.
error-cards-place-skips = Ces tours à passer ne peuvent pas avoir été donnés.
error-cards-place-waiting = Une place qui a dit stop ou qui est hors jeu n’a pas de prochain tour à attendre.
error-cards-place-end = Avec ces places à l’arrêt et hors jeu, la partie ne peut pas être finie, ou ne peut pas continuer.
error-cards-place-played = Le pouvoir { $phase } doit avoir été pioché ce tour-ci et être dans la défausse.
error-cards-place-nobody = Le pouvoir { $phase } a besoin d’un autre joueur qui n’a pas dit stop et n’est pas hors jeu.
error-cards-place-no-ghost = Sans fantôme en main, il n’y en a pas à donner.
error-cards-place-drawing = Ce n’est pas à cette place de piocher.
error-cards-place-picks = Ces cartes ne peuvent pas avoir été choisies.
error-cards-place-known = Cela ne peut pas être connu.

cards-refuse-not-asked = Tu ne peux pas faire ça maintenant. Il te faut ce pouvoir : { $card }.
cards-refuse-choose-first = Choisis d’abord ce que fait ton pouvoir : { $card }.
cards-refuse-pass-first = D’abord, chacun passe une carte : choisis-en une.
cards-refuse-three-drawn = Tu as pioché trois cartes, on ne peut pas en piocher plus en un tour.
cards-refuse-enough-drawn = { $number ->
    [one] Tu devais piocher exactement { $number } carte ce tour-ci.
   *[other] Tu devais piocher exactement { $number } cartes ce tour-ci.
}
cards-refuse-must-draw = { $number ->
    [one] Tu dois d’abord piocher { $number } carte ce tour-ci.
   *[other] Tu dois d’abord piocher { $number } cartes ce tour-ci.
}
cards-refuse-draw-first = Tu ne peux pas finir ton tour sans carte : pioche, ou dis stop.
cards-refuse-not-in-hand = Cette main n’a pas de carte { $card }.
cards-refuse-no-ghost = Tu ne peux donner qu’un fantôme, pas { $card }.
cards-refuse-not-oneself = La place { $seat } doit choisir quelqu’un d’autre.
cards-refuse-not-oneself-named = il faut choisir quelqu’un d’autre.
cards-refuse-not-playing = La place { $seat } est à l’arrêt ou hors jeu et ne peut pas être choisie.
cards-refuse-not-playing-named = impossible de choisir ce joueur, à l’arrêt ou hors jeu.

cards-event-turn-began = Le tour de la place { $seat } a commencé.
cards-event-turn-ordered = { $number ->
    [one] Le tour de la place { $seat } a commencé, avec exactement { $number } carte à piocher.
   *[other] Le tour de la place { $seat } a commencé, avec exactement { $number } cartes à piocher.
}
cards-event-turn-ended = La place { $seat } a fini son tour.
cards-event-turn-skipped = La place { $seat } a passé un tour.
cards-event-shut-down = La place { $seat } a dit stop.
cards-event-drew = La place { $seat } a pioché { $card }.
cards-event-drew-unseen = La place { $seat } a pioché une carte.
cards-event-turned-up = La place { $seat } a pioché un pouvoir : { $card }.
cards-event-wasted = La place { $seat } a pioché un pouvoir sans effet : { $card }.
cards-event-no-target = La place { $seat } a défaussé { $card } : personne à choisir.
cards-event-no-ghost = La place { $seat } a défaussé { $card } : pas de fantôme à donner.
cards-event-nothing-to-pass = La place { $seat } a défaussé { $card } : rien à passer.
cards-event-gave = La place { $seat } a donné un fantôme à la place { $to } : { $card }.
cards-event-gave-unseen = La place { $seat } a donné un fantôme à la place { $to }.
cards-event-swapped = La place { $seat } a fait échanger leurs mains aux places { $one } et { $other }.
cards-event-hand-taken = La place { $seat } a regardé sa nouvelle main : { $hand }.
cards-event-skipping = La place { $seat } fait passer son prochain tour à la place { $whom }.
cards-event-dictated = { $number ->
    [one] La place { $seat } ordonne à la place { $whom } de piocher { $number } carte au prochain tour.
   *[other] La place { $seat } ordonne à la place { $whom } de piocher { $number } cartes au prochain tour.
}
cards-event-picked = La place { $seat } a choisi une carte à passer : { $card }.
cards-event-picked-unseen = La place { $seat } a choisi une carte à passer.
cards-event-passed = La place { $seat } a passé une carte à la place { $to } : { $card }.
cards-event-passed-unseen = La place { $seat } a passé une carte à la place { $to }.
cards-event-knocked-out = La place { $seat } est hors jeu à cause des fantômes et a montré sa main : { $hand }.
cards-event-deck-empty = La pioche est vide. Disent stop : { $seats }.
cards-event-reshuffled = { $cards ->
    [one] La défausse et les mains hors jeu ont été mélangées en une nouvelle pioche de { $cards } carte.
   *[other] La défausse et les mains hors jeu ont été mélangées en une nouvelle pioche de { $cards } cartes.
}
cards-event-turn-limit = La limite de tours est atteinte : { $turns }.
cards-event-ended = Toutes les mains ont été montrées. Points par place : { $points }. Gagnants : { $winners }. Les mains : { $hands }.
cards-short-ended = Toutes les mains sont montrées. Points dans l’ordre du jeu : { $points }. Gagnants : { $winners }.

ghost_knockout = Les fantômes ont mis tous les autres hors jeu.
ghost_knockout-you = Tu es hors jeu.
ghost_knockout-one = { $name } est hors jeu.
highest_score = Tout le monde s’est arrêté. Qui a le plus de points gagne.

# On the page.
cards-name = Les cartes
cards-about = Pioche des cartes pour gagner des points, mais arrête-toi à temps : avec trois fantômes en main, tu es hors jeu.
cards-step-1 = Pioche des cartes. Pastilles et fruits valent des points.
cards-step-2 = Trois fantômes en main, et tu es hors jeu !
cards-step-3 = Arrête-toi à temps pour garder tes points. Qui en a le plus gagne.
cards-guide-turn = Bienvenue ! Gagne des points, mais trois fantômes te mettent hors jeu. Pioche une à trois cartes, puis finis ton tour. « Stop » met tes points à l’abri pour de bon.
cards-todo = Choisis ce que tu fais.
cards-doing-chance = { $who ->
    [you] : tu pioches une carte…
   *[somebody] pioche une carte…
}
cards-todo-first = Pioche une carte, ou dis stop : tu t’arrêtes et gardes tes points.
cards-todo-more = { $drawn } sur { $most } piochées. Pioche encore, finis ton tour, ou dis stop.
cards-todo-enough = Plus de cartes ce tour-ci : finis-le, ou dis stop.
cards-todo-ordered = { $more ->
    [one] Tu dois piocher { $more } carte.
   *[other] Tu dois piocher { $more } cartes.
}
cards-todo-draw = Touche la pioche pour avoir ta carte.
cards-todo-all-draw = Tout le monde pioche : touche la pioche pour avoir ta carte.
cards-todo-give-card = Touche le fantôme que tu veux donner.
cards-todo-give-to = Touche le joueur qui reçoit ton fantôme.
cards-todo-swap-one = Deux joueurs échangent leurs mains. Touche le premier. Tu peux être l’un des deux.
cards-todo-swap-other = Touche maintenant le deuxième joueur, ou encore le premier pour annuler.
cards-todo-swap-only = Touche l’un des deux joueurs : ils échangent leurs mains.
cards-todo-skip = Touche le joueur qui passe son prochain tour.
cards-todo-dictate-whom = Touche le joueur qui reçoit ton ordre. Ça peut être toi.
cards-todo-dictate-own = Combien de cartes dois-tu piocher ?
cards-todo-dictate-number = Combien de cartes doit piocher { $whom } ?
cards-todo-pass-left = Touche la carte à passer à gauche, à { $to }.
# What the others read while a power-up takes effect, after the name of whoever drew it.
cards-wait-choosing = a pioché { $card } et choisit…
cards-wait-others = a pioché { $card }. Choisissent : { $names }
cards-draw = Piocher
cards-end = Finir le tour
cards-shut = Stop
cards-shut-sure = Stop, pour de bon
cards-back = Annuler
cards-show-ways = Risque
cards-deck = { $count ->
    [one] Pioche, { $count } carte
   *[other] Pioche, { $count } cartes
}
cards-discard = Défausse : { $cards }
cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cards-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cards-ghosts = Fantômes : { $ghosts } sur { $most }
cards-hand = { $count ->
    [one] Ta main : { $count } carte
   *[other] Ta main : { $count } cartes
}
cards-hand-empty = Pas encore de cartes
cards-status-down = stop
cards-status-out = hors jeu
cards-open-hand = montré : { $cards }
cards-known = tu sais qu’il y a : { $cards }
cards-skips = { $turns ->
    [one] passe un tour
   *[other] passe { $turns } tours
}
cards-order = doit piocher : { $number }
cards-picked = a choisi une carte
cards-chosen = choisi
cards-choosable = peut être choisi
cards-news-out = hors jeu, trop de fantômes !
cards-reckoning = Mains et points
cards-risk-none = Aucun danger pour l’instant : une carte ne peut pas te mettre hors jeu.
cards-risk-little = Faible risque d’être hors jeu.
cards-risk-some = Un certain risque d’être hors jeu.
cards-risk-high = Gros risque d’être hors jeu !
cards-risk-of-ghost = La prochaine carte est un fantôme
cards-risk-of-out = La prochaine carte te met hors jeu
cards-risk-of-power = La prochaine carte est un pouvoir
cards-risk-of-points = Points en moyenne
cards-risk-short-ghost = Fantôme
cards-risk-short-out = Hors jeu
cards-risk-short-power = Pouvoir
cards-risk-short-points = Points

cards-option-level = Niveau
cards-option-level-1 = Niveau 1
cards-option-level-1-about = Cadeau, Échange et Passe-tour. Le début le plus doux.
cards-option-level-2 = Niveau 2
cards-option-level-2-about = Ordre, Tous piochent et À gauche, et un fantôme de plus : plus agité.
cards-option-level-bonus = Niveau bonus
cards-option-level-bonus-about = Les deux paquets ensemble, avec les six pouvoirs, jusqu’à huit joueurs.
cards-option-level2-includes-level1 = Le niveau 2 a aussi les pouvoirs du niveau 1
cards-option-red-ghost = Le fantôme rouge compte pour
cards-option-red-ghost-one = un fantôme
cards-option-red-ghost-two = deux fantômes
cards-option-skip-stacks = Les Passe-tour s’additionnent
cards-option-dictate-self = On peut se donner à soi-même l’ordre de piocher
cards-option-dictate-blocks-shutdown = On ne peut pas dire stop avant d’avoir pioché les cartes ordonnées
cards-option-deck = Paquet
cards-option-deck-home-made = Fait maison
cards-option-deck-home-made-about = Équilibré par nous : quelqu’un est toujours hors jeu avant que la pioche soit vide.
cards-option-deck-few-ghosts = Peu de fantômes
cards-option-deck-few-ghosts-about = Seulement quelques fantômes : les parties sont plus longues, et la pioche peut se vider.
cards-option-deck-for-two = Pour deux
cards-option-deck-for-two-about = Fait pour deux joueurs : il y a moins de fantômes, alors la partie ne finit pas si vite.
cards-option-deck-empty = Quand la pioche est vide
cards-option-deck-empty-all_shut_down = tout le monde dit stop
cards-option-deck-empty-reshuffle_once = on mélange une fois la défausse
cards-option-solo-run = Le dernier joueur encore en jeu a
cards-option-solo-run-unlimited = autant de tours qu’il veut
cards-option-solo-run-one_turn = un tour
cards-option-max-turns = Limite de tours
cards-list = Cartes du paquet : { $cards }
cards-list-ghost = { $units ->
    [one] un fantôme
   *[other] compte pour { $units } fantômes
}
cards-list-power = pouvoir
cards-list-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cards-list-count = { $count } dans le paquet

# The cards by name.
cards-word-dot = Pastille
cards-word-cherry = Cerise
cards-word-strawberry = Fraise
cards-word-orange = Orange
cards-word-apple = Pomme
cards-word-melon = Melon
cards-word-blinky = Blinky
cards-word-pinky = Pinky
cards-word-inky = Inky
cards-word-clyde = Clyde
cards-word-give = Cadeau
cards-word-swap = Échange
cards-word-skip = Passe-tour
cards-word-dictate = Ordre
cards-word-all-draw = Tous piochent
cards-word-pass-left = À gauche

# What somebody does, after their name: “Ada drew a card.”
cards-short-turn-began = début du tour.
cards-short-turn-ordered = { $number ->
    [one] début du tour, avec { $number } carte à piocher.
   *[other] début du tour, avec { $number } cartes à piocher.
}
cards-short-turn-ended = fin du tour.
cards-short-turn-skipped = tour passé.
cards-short-shut-down = stop !
cards-short-drew = carte piochée, { $card }.
cards-short-drew-unseen = une carte piochée.
cards-short-turned-up = pouvoir pioché, { $card }.
cards-short-wasted = pouvoir sans effet, { $card }.
cards-short-no-target = { $card } défaussé, personne à choisir.
cards-short-no-ghost = { $card } défaussé, pas de fantôme à donner.
cards-short-nothing-to-pass = { $card } défaussé, rien à passer.
cards-short-gave = fantôme ({ $card }) donné à { $to }.
cards-short-gave-unseen = fantôme donné à { $to }.
cards-short-swapped = mains échangées, { $one } ⇄ { $other }.
cards-short-hand-taken = nouvelle main, { $hand }.
cards-short-skipping = { $whom } passe un tour.
cards-short-dictated = { $number ->
    [one] ordre pour { $whom } de piocher { $number } carte.
   *[other] ordre pour { $whom } de piocher { $number } cartes.
}
cards-short-picked = carte à passer choisie, { $card }.
cards-short-picked-unseen = carte à passer choisie.
cards-short-passed = carte ({ $card }) passée à { $to }.
cards-short-passed-unseen = carte passée à { $to }.
cards-short-knocked-out = hors jeu ! Sa main : { $hand }.

# In the log, beside the piece of whoever does it; short.
cards-note-nothing = sans effet
cards-note-gave = donne { $card }
cards-note-gave-unseen = donne un fantôme
cards-note-passed = passe { $card }
cards-note-passed-unseen = passe une carte
cards-note-picked = carte choisie
cards-note-swapped = échange les mains
cards-note-dictated = { $number ->
    [one] ordre : { $number } carte
   *[other] ordre : { $number } cartes
}
cards-note-ended = fin du tour

## What the coach would do
cards-advice-draw = Pioche une carte.
cards-advice-end = Finis ton tour.
cards-advice-shut = Dis stop.
cards-advice-give = Donne { $from } à { $to }.
cards-advice-swap = Échange ces mains : { $from } et { $to }.
cards-advice-skip = Fais passer le tour de ce joueur : { $to }.
cards-advice-dictate = Choisis { $from }. Nombre de cartes : { $to }.
cards-advice-pass = Passe { $to }.

## Why the coach would do it
cards-reason-risk = { $percent ->
    [0] La prochaine carte ne peut pas te mettre hors jeu.
   *[other] Il y a { NUMBER($percent) } % de risque que la prochaine carte te mette hors jeu.
}
cards-reason-points = { $points ->
    [one] Tu as { $points } point.
   *[other] Tu as { $points } points.
}
cards-reason-most = La place { $seat } a le plus de cartes.
cards-reason-most-named = plus de cartes que tes autres rivaux.
cards-reason-ghost = Ça te débarrasse d’un fantôme.

# The rules, part by part; loaded when somebody opens the help.
cards-help-aim-title = Le but du jeu
cards-help-aim = Gagne des points : une pastille vaut 1, les fruits plus. Quand tout le monde a dit stop, qui a le plus de points gagne ; en cas d’égalité, ces joueurs gagnent ensemble. Si tous les autres sont hors jeu, tu gagnes tout de suite, quelles que soient tes cartes.
cards-help-ghosts-title = Trois fantômes
cards-help-ghosts = Avec trois fantômes en main, tu es hors jeu aussitôt, même si ce n’est pas ton tour. Tes points sont perdus, et tout le monde voit tes cartes.
cards-help-turn-title = Ton tour
cards-help-turn = Pioche jusqu’à trois cartes, une à la fois, et finis ton tour quand tu veux, mais pas sans carte. Chaque carte fait son effet avant que tu décides à nouveau. Ensuite, c’est au joueur suivant, dans le sens des aiguilles d’une montre.
cards-help-shut-title = Dire stop
cards-help-shut = Au lieu de piocher, tu peux dire stop : tu t’arrêtes pour de bon, gardes tes points et regardes la suite. C’est possible même avec une main vide.
cards-help-levels-title = Paquets et niveaux
cards-help-levels = Le niveau 1 a Cadeau, Échange et Passe-tour ; le niveau 2 a Ordre, Tous piochent et À gauche ; les deux se jouent à quatre au plus. Le niveau bonus utilise les deux paquets et se joue jusqu’à huit.
cards-help-power-title = Les pouvoirs
cards-help-power = Un pouvoir est montré à tout le monde, fait son effet aussitôt et va dans la défausse. Il ne touche jamais les joueurs qui ont dit stop ou qui sont hors jeu.
cards-help-give-title = Cadeau
cards-help-give = Un de tes fantômes va à un autre joueur, et peut le mettre hors jeu. Si tu as un fantôme, tu dois en donner un. Vous deux seulement voyez lequel.
cards-help-swap-title = Échange
cards-help-swap = Deux joueurs échangent leurs mains ; tu choisis lesquels, et tu n’es pas forcément l’un des deux. Ça ne met personne hors jeu. S’il ne reste que deux joueurs, ils doivent échanger.
cards-help-skip-title = Passe-tour
cards-help-skip = Un autre joueur passe son prochain tour. Deux Passe-tour sur le même joueur ne coûtent qu’un tour. Le dernier joueur encore en jeu ne peut pas perdre de tour.
cards-help-dictate-title = Ordre
cards-help-dictate = Tu dis combien de cartes, de 1 à 3, un joueur doit piocher à son prochain tour, ni plus ni moins. Il ne peut pas dire stop avant. Ça peut être toi. Un nouvel ordre remplace l’ancien.
cards-help-all-draw-title = Tous piochent
cards-help-all-draw = Tous ceux qui sont encore en jeu piochent une carte, en commençant par toi. Les pouvoirs piochés ainsi n’ont aucun effet.
cards-help-pass-left-title = À gauche
cards-help-pass-left = Tous ceux qui sont encore en jeu choisissent une carte, en même temps, et elle va au joueur suivant à leur gauche. On compte les fantômes une fois toutes les cartes passées.
cards-help-end-title = La fin
cards-help-end = Le dernier joueur encore en jeu peut continuer seul aussi longtemps qu’il veut. Quand la pioche est vide, ou à la limite de tours, tous ceux qui sont encore en jeu comptent comme s’ils avaient dit stop.
cards-help-secrets-title = Qui voit quoi
cards-help-secrets = Toi seul vois tes cartes ; tout le monde voit combien tu en as. Si une carte venait de toi, tu la vois encore, face visible, près du joueur qui l’a maintenant. « Risque » ne compte que ce que tu peux savoir.
cards-help-touch-title = Sur un même appareil
cards-help-touch = Sur un seul appareil, l’écran cache tes cartes quand ton tour est fini. Avec des téléphones, un écran montre la table, et chacun garde ses cartes sur son téléphone.
cards-help-keys-title = Au clavier
cards-help-keys = Tab et Entrée ; D pioche, E finit ton tour, Échap annule un choix.

# The story of a turn: what was done, after a name and joined to a list.
cards-deed-drew = { $cards } dans la main
cards-deed-drew-unseen = { $count ->
    [one] { $count } carte piochée
   *[other] { $count } cartes piochées
}
cards-deed-turned-up = pouvoir { $card }
cards-deed-nothing = { $card } sans effet
cards-deed-gave = { $you ->
    [you] un fantôme pour toi
   *[other] un fantôme pour { $whom }
}
cards-deed-passed = { $you ->
    [you] { $card } pour toi
   *[other] { $card } pour { $whom }
}
cards-deed-all-passed = chacun passe une carte à gauche
cards-deed-swapped = { $you ->
    [you] mains échangées avec toi
   *[other] mains échangées avec { $whom }
}
cards-deed-swapped-two = mains échangées ({ $one } et { $other })
cards-deed-skipping = { $you ->
    [you] tu passes un tour
   *[other] { $whom } passe un tour
}
cards-deed-dictated = { $you ->
    [you] { $number ->
        [one] ordre pour toi de piocher { $number } carte
       *[other] ordre pour toi de piocher { $number } cartes
    }
   *[other] { $number ->
        [one] ordre pour { $whom } de piocher { $number } carte
       *[other] ordre pour { $whom } de piocher { $number } cartes
    }
}
cards-deed-turn-skipped = tour passé
cards-deed-shut-down = stop
cards-deed-knocked-out = hors jeu à cause des fantômes
cards-deed-shown = toutes les mains sont montrées
cards-deed-ended = fin du tour

# What happened to the reader, shown large beside the board; $name is who did it.
cards-befalls-knocked-out = Trop de fantômes : tu es hors jeu !
cards-befalls-swapped = { $name } échange sa main avec toi !
cards-befalls-swapped-two = { $name } échange ta main ! La nouvelle était à { $with }.
cards-befalls-gave = { $name } te donne un fantôme : { $card }
cards-befalls-skipping = { $name } te fait passer ton prochain tour !
cards-befalls-dictated = { $number ->
    [one] { $name } ordonne : au prochain tour, tu dois piocher { $number } carte !
   *[other] { $name } ordonne : au prochain tour, tu dois piocher { $number } cartes !
}
cards-series-points = { $target ->
    [one] Soirée cartes : le premier à un point
   *[other] Soirée cartes : le premier à { $target } points
}
cards-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
