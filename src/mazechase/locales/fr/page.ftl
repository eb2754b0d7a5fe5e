app-name = Mazechase
app-about = Labyrinthes, fantômes et barrières : des jeux de plateau prêts en un clin d’œil. Joue ici, ou avec des amis à distance.
disclaimer = Projet de fans. Sans lien avec les propriétaires de PAC-MAN, de Quoridor ou d’un autre jeu cité ici, ni soutien de leur part. Toutes les marques appartiennent à leurs propriétaires.
loading = Un instant…
close = Fermer
cancel = Annuler
menu = Menu
settings = Réglages
to-start = Accueil
problem-no-answer = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
page-late = Cette page met longtemps à se charger. Si rien ne se passe, recharge-la.
page-retrying = Une partie de la page n’est pas encore chargée. Nouvel essai…
page-reload = Il manque une partie de cette page, sans doute à cause d’une mise à jour. Recharge-la. Tes parties sont en sécurité.
reload = Recharger

## The start page

games = Jeux
continue-games = Reprendre
players-count = { $least } à { $most } joueurs
play-bot = Contre un robot
play-here = Sur un seul appareil
play-link = Avec un ami, par lien
play-shared = Grand écran et téléphones
join-code = Rejoindre avec un code
play-more = Plus d’options
bot-strength = Force du robot
puzzle-link = Énigme du jour
yours-link = Mes parties
ladder-link = L’échelle
recent-tables = Parties finies
forget-table = Retirer de cette liste
forget-sure = La retirer ? Tu ne pourras plus y revenir
open-record = Ouvrir une partie enregistrée
open-record-bad = Ce fichier n’est pas une partie enregistrée.
recent-turn = À toi de jouer
recent-over = Finie
recent-lobby = On attend des joueurs
recent-next = Au tour de : { $name }
recent-won = Gagné
recent-lost = Perdu
recent-nobody = Personne n’a gagné
recent-winner = Victoire : { $name }
recent-record = Partie enregistrée
recent-all = Tout afficher ({ $games })
recent-now = à l’instant

## Setting up a table

setup-players = Joueurs
setup-places = Qui joue ?
setup-place = Place { $place } : qui joue
setup-level = Place { $place } : force du robot
setup-name = Nom
setup-no-limit = sans limite
setup-open-file = Ouvrir un fichier
setup-samples = { $what } : images
setup-name-of = Place { $place } : nom
setup-piece = Place { $place } : pion
setup-random = Premier joueur au hasard
setup-clock = Pendule
setup-clock-minutes = { $minutes ->
    [0] Sans pendule
    [one] { $minutes } minute chacun, +{ $seconds } s par coup
   *[other] { $minutes } minutes chacun, +{ $seconds } s par coup
}
setup-options = Options
setup-book = Comme dans le livret
setup-book-about = { $rules ->
    [one] Une règle maison diffère du livret. Coche cette case pour jouer sans elle.
   *[other] { $rules } règles maison diffèrent du livret. Coche cette case pour jouer sans elles.
}
setup-house-rule = { $book ->
    [true] Règle maison. Le livret dit oui.
    [false] Règle maison. Le livret dit non.
   *[other] Règle maison. Le livret dit : { $book }.
}
setup-as-printed = Comme dans le livret.
setup-shared = Chacun rejoint la partie sur son téléphone, avec le lien ou le code.
setup-start = Lancer la partie
setup-open = Créer la partie
place-kind-here = Cet appareil
place-kind-link = Par lien
place-kind-bot = Robot
bot-random = Robot étourdi
bot-random-about = fait n’importe quoi de permis, sans réfléchir.
bot-level1 = Robot débutant
bot-level1-about = connaît les règles et guère plus. Parfait pour une première partie.
bot-level2 = Robot facile
bot-level2-about = voit ce qui est bien tout de suite, mais ne prévoit rien.
bot-level3 = Robot moyen
bot-level3-about = prévoit un peu. Un bon adversaire quand on connaît le jeu.
bot-level4 = Robot difficile
bot-level4-about = voit plus loin et se trompe rarement.
bot-level5 = Robot champion
bot-level5-about = est le plus fort de tous. Bonne chance !
bot-classic1 = Robot facile (classique)
bot-classic2 = Robot moyen (classique)
bot-classic3 = Robot difficile (classique)
bot-perfect = Robot parfait

## Before the match

lobby-host = Ta partie est prête
lobby-open = { $places ->
    [one] On attend que quelqu’un prenne la place libre. Envoie-lui le lien.
   *[other] On attend que les places libres soient prises. Envoie le lien aux autres.
}
lobby-guest = On t’invite à jouer : { $game } !
lobby-guest-of = { $name } t’invite à jouer : { $game } !
lobby-wait = C’est bon, tu joues ! La partie va bientôt commencer…
lobby-wait-for = C’est bon, tu joues ! La partie va être lancée par { $name }…
place-open = Place libre
place-yours = Ta place
place-here = Ici
place-bot = Un robot joue
sit-here = Jouer ici
sit-down = Rejoindre
move-up = Monter
make-bot = Faire jouer un robot
make-open = Retirer
your-name = Ton nom
invite-link = Envoie ce lien à un ami, ou fais-lui scanner le code
start-match = Commencer
start-with-bots = { $places ->
    [one] Commencer avec un robot à la place libre
   *[other] Commencer avec des robots aux places libres
}
link-only-here = Ce lien ne marche que sur cet appareil. Démarre avec { $command } pour que d’autres puissent jouer depuis ton Wi-Fi.
copy-link = Copier le lien
new-link = Nouveau lien (l’ancien ne marchera plus)
copied = Copié
share = Partager
qr-code = Code QR du lien

## At the table

seats = Joueurs
seat-name = Joueur { $seat }
you = Toi
seat-away = Pas là
seat-asked = à son tour
seat-won = Victoire
clock-left = encore { $time }
todo-turn = À toi de jouer.
# Before what somebody is to do: “Ada, roll the dice.” After a comma that goes on with a small letter.
todo-call = { $name },
todo-act = Choisis ce que tu fais.
todo-chance = Touche pour lancer ou piocher.
todo-bot = réfléchit…
todo-wait = joue…
bots-hurried = Beaucoup de parties se jouent en ce moment, alors les robots ont moins de temps pour réfléchir.
doing-move = { $who ->
    [you] : tu joues…
   *[somebody] joue…
}
doing-chance = { $who ->
    [you] : tu tentes ta chance…
   *[somebody] tente sa chance…
}
away-wait = n’est pas là. Un robot pourra jouer à sa place dans { $time }.
away-ready = n’est pas là. Un robot peut maintenant jouer à sa place.
away-minded = n’est pas là. Un robot joue en attendant.
turn-away = Au tour de : { $name } (pas là).
turn-away-wait = Un robot pourra prendre le relais dans { $time }.
turn-away-ready = Un robot peut maintenant prendre le relais.
absences = Qui n’est pas là
not-yet = Pas encore ! On attend : { $name }.
todo-queued = Tu es hors ligne. Ton coup partira dès que la connexion reviendra.
talk = Dire quelque chose
watching = Tu regardes.
watching-full = Toutes les places sont prises. Tu regardes.
paused = La partie est en pause.
paused-wait = La partie est en pause, jusqu’à ce que la personne qui l’a créée la reprenne.
over-won = { $seats ->
    [one] gagne la partie !
   *[other] : victoire partagée !
}
over-you-won = Tu as gagné !
over-cheer = Bien joué ! On recommence ?
over-nobody = La partie est finie. Personne ne gagne.
told-of = { $name } : { $sentence }
# A turn: a name and what that player did, or what happened without anybody doing it.
turn-told = { $name } : { $deeds }.
turn-said = { $deeds }.
turn-plain = un coup joué
turn-event = { $event }
match-short-undo-wanted = demande d’annuler le dernier coup.
match-short-undo-reply = { $answer ->
    [yes] d’accord.
    [withdrawn] la demande d’annulation est retirée.
   *[no] pas d’accord.
}
match-short-gave-up = abandon.
match-short-time-up = temps écoulé.
match-short-seat-taken = { $bot ->
    [none] bienvenue dans la partie !
   *[other] un robot prend la suite.
}
match-short-seat-minded = petite pause. Un robot joue en attendant.
match-short-seat-reclaimed = de retour.
help = Comment jouer
help-search = Chercher dans les règles
help-nothing = Rien ici sur « { $search } ». Essaie un autre mot.
help-ruling = Lire la règle
help-house = Règle maison
help-yes = Oui
help-no = Non
help-own = Personnel
help-options = Options
help-table-options = Cette table
help-differs = Modifié
harm-title = Vraiment ?
harm-usual = Ça te ferait du tort.
harm-do = Oui, quand même
harm-no = Non, revenir
mind-seat = Faire jouer un robot en attendant
mind-means = n’est pas là. Un robot va jouer à sa place en attendant.
minded-for-you = Un robot a joué pour toi pendant ton absence.
take-back = Annuler
undo-asked = voudrait annuler le dernier coup.
undo-refused = dit non. Le coup reste.
undo-waiting = Annuler le dernier coup ? On attend : { $names }
undo-withdraw = Tant pis
agree = D’accord
disagree = Non
no-thanks = Non merci
reopen-question = peut céder sa place à quelqu’un d’autre, qui verra ces cartes. D’accord ?
reopen-waiting = laisse un robot jouer ici. Quelqu’un d’autre pourra venir quand tout le monde sera d’accord. On attend : { $names }
resign = Abandon
resign-sure = Abandonner cette partie ?
resign-who = va abandonner.
resign-ends = La partie sera finie.
resign-bot = Un robot continuera.
show-ways = Chemins
rematch = Rejouer
rematch-join = Partie suivante
rematch-begun = La partie suivante a commencé.
fork = Jouer à partir d’ici
pause = Pause
resume = Reprendre
mute = Couper le son
unmute = Mettre le son
link-waiting = Connexion perdue. On se reconnecte ; ta partie est en sécurité.
table-gone = Cette partie a été supprimée, ou ton lien ne marche plus.
no-entry = Ce lien n’ouvre aucune partie
no-entry-friend = Il vient d’un ami ? Demande-lui le lien d’invitation, ou scanne le code sur son écran.
no-entry-own = C’est ta propre partie ? Sur l’appareil où tu joues, ouvre le menu et choisis « { $menu } ».
delete-table = Supprimer cette partie
delete-table-sure = Supprimer cette partie pour tout le monde ?
save-record = Enregistrer la partie
save-picture = Enregistrer une image
places = Changer qui joue
places-secret = Si tu retires un joueur, un robot prend sa place. Quelqu’un d’autre pourra venir quand tous les autres seront d’accord, car il verra les cartes de ce joueur.
replace-sure = Vraiment ? Sa place sera perdue
place-free = Il y a une place libre. Tu peux rejoindre la partie et jouer.
watch-link = Inviter des spectateurs
watch-link-help = Avec ce lien, on peut regarder, mais pas jouer
continue-elsewhere = Continuer sur un autre appareil
continue-elsewhere-help = Scanne le code avec l’autre appareil, ou ouvres-y le lien. Il ouvre ta place, alors garde-le pour toi

## Looking back

log = Les coups joués
log-empty = Aucun coup pour l’instant.
log-kind = Comment les montrer
log-story = En mots
log-last = Le dernier tour de chacun
log-codes = En notation
log-earlier = Coups précédents
log-later = Coups suivants
log-after = Commence après le coup { $ply } d’une autre partie.
record-shown = C’est une partie enregistrée. Pour la continuer, touche « Jouer à partir d’ici ».
scrubber = Revoir
scrub-first = Aller au début
scrub-previous = Coup précédent
scrub-next = Coup suivant
scrub-last = Aller au dernier coup
scrub-play = Lecture
scrub-pause = Pause
scrub-at = Coup { $ply } sur { $last }
scrub-live = Retour à la partie

## Passing the device

curtain = Au tour de : { $name }
curtain-peek = Passe l’appareil, et on ne triche pas !
curtain-open = C’est moi : voir mes cartes
curtain-go-on = Continuer

## Settings

setting-language = Langue
setting-theme = Apparence
setting-theme-auto = Comme l’appareil
setting-theme-light = Claire
setting-theme-dark = Sombre
setting-motion = Animations
setting-motion-auto = Comme l’appareil
setting-motion-full = Complètes
setting-motion-less = Réduites
setting-speed = Vitesse
setting-speed-times = × { $speed }
setting-sound = Son

## Sides of a square, as seen on the screen

side-up = au-dessus
side-right = à droite
side-down = au-dessous
side-left = à gauche

## A game without drawings

plain-actions = Ce que tu peux faire
plain-ask = Lancer ou piocher

## Pieces

piece-of = { $label } : { $piece }
piece-open = pas encore choisi
piece-pac = Pac-Man
piece-ms = Ms. Pac-Man
piece-red = fantôme rouge
piece-pink = fantôme rose
piece-cyan = fantôme bleu
piece-orange = fantôme orange
piece-violet = fantôme violet
piece-green = fantôme vert
file-problem = { $file } : { $problem }

## Asking the coach

hint = Indice
hint-thinking = Je réfléchis…
hint-action = Meilleur coup : { $action }.
hint-chance = Chances de gagner : { NUMBER($percent) } %.
hint-close = Fermer l’indice
coach-switch = Indices
coach-switch-help = Tous ceux qui jouent doivent activer les indices.
coach-agreed = Activés par : { $names }

## Looking back at a match

review = Analyse
review-making = On revoit la partie. Cela prend quelques secondes…
review-chart = Les chances de gagner de chacun, du premier au dernier coup
review-luck = Chance
review-lost = Gâché par coup
review-mistakes = Erreurs
review-percent = { NUMBER($percent) } %
review-of = { NUMBER($mistakes) } sur { NUMBER($decisions) }
review-turning = Moments décisifs
review-lucky = Coup de chance : +{ NUMBER($percent) } %
review-gave = { NUMBER($percent) } % gâchés
review-best = Mieux :
review-try = Réessayer d’ici
review-even = Aucun coup n’a décidé à lui seul de cette partie.

# Lessons
learn-first = Apprends en une minute
lessons = Leçons
lessons-all = Toutes les leçons
lessons-of = { $game } : leçons
lessons-done = { $done } sur { $all } faites
lesson-ticked = faite
lesson-number = Leçon { $number } sur { $lessons }
lesson-next = Leçon suivante
lesson-again = Recommencer
lesson-play = Jouer pour de vrai
lesson-gone = Cette leçon n’est plus ouverte.
guide-skip = Passer les conseils

make-own = Crée le tien…
setup-own-rules = Tes règles maison
