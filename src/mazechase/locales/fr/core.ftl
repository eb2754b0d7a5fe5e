error-no-such-game = Il n’y a pas de jeu « { $game } ». `mazechase games` donne la liste des jeux.
error-no-such-bot = Il n’y a pas de robot « { $bot } » pour { $game }. Robots : { $known }, ou le tien, sous la forme module:Class.
error-bad-players = { $game } se joue à { $counts } joueurs, pas à { $players }.
error-bad-rules-version = { $game } a les versions de règles 1 à { $newest }, pas { $version }.
error-no-such-option = Il n’y a pas d’option « { $option } ». Options : { $known }.
error-no-such-language = Il n’y a pas de langue « { $language } ». Langues : { $known }.
error-no-typst = Pour imprimer, il faut Typst, qui n’est pas installé ici. Installe-le avec : pip install "mazechase[print]"
error-nothing-to-print = Il n’y a rien à imprimer pour { $game }.
error-bad-option-value = L’option « { $option } » ne peut pas valoir « { $value } » ; valeurs possibles : { $takes }.
error-bad-drawing-size = Un plateau ne peut pas avoir { $rows } lignes et { $columns } colonnes ; il en faut de 1 à { $most } de chaque.
error-bad-drawing-mark = Le dessin contient « { $mark } » en { $place } ; les signes possibles sont « { $known } », et # pour un mur.
error-document-unreadable = Le document « { $where } » n’est pas du { $form } valide : voir ligne { $line }, colonne { $column }.
error-document-too-large = Impossible de lire le document « { $where } » : il contient un nombre trop long ou trop de niveaux imbriqués.
error-document-not-a-table = Le document « { $where } » doit être un tableau de noms et de valeurs.
error-document-too-long = Le document « { $where } » est trop long ; la limite est de { $most } caractères.
error-no-such-kind = Il n’y a pas de document du type « { $kind } ». Types : { $known }.
error-measuring-replaced = Une mesure plus récente du même brouillon a remplacé celle-ci.
error-no-chance-here = Il n’y a rien à lancer ni à piocher ici, donc « { $outcome } » ne peut pas sortir.
error-impossible-outcome = « { $outcome } » n’est pas un résultat possible ici.
error-foreign-state = « { $value } » n’est pas un état de ce jeu avec ce nombre de joueurs.
error-foreign-view = « { $value } » n’est pas une vue de ce jeu avec ce nombre de joueurs.
error-foreign-action = « { $value } » n’est pas une action de ce jeu ; { $call } en renvoie une.
error-foreign-token = « { $value } » n’est ni une action ni un résultat du hasard dans ce jeu ; { $call } en renvoie un.
error-foreign-outcome = « { $value } » n’est pas un résultat du hasard dans ce jeu ; { $call } en renvoie un.
error-foreign-event = « { $value } » n’est pas un événement.
error-foreign-rules = Les règles de « { $game } » ne sont pas de la classe { $value }.
error-not-text = « { $value } » n’est pas du texte.
error-not-a-generator = « { $value } » n’est pas un générateur de nombres aléatoires.
error-bad-number = « { $text } » n’est pas un nombre valable ici.

refuse-over = La partie est finie.
refuse-no-such-action = « { $action } » n’est pas une action de ce jeu.
refuse-not-an-action = « { $action } » n’est pas une action de ce jeu ; { $call } en renvoie une.
refuse-chance-first = La place { $seat } doit d’abord lancer ou piocher.
refuse-chance-first-named = il faut d’abord lancer ou piocher.
refuse-not-your-turn = Ce n’est pas à la place { $seat } de décider.
refuse-not-your-turn-named = rien à faire pour l’instant.

turn_limit = La limite de tours est atteinte.

# Matches
error-bad-player = « { $name } » doit être une personne, ou un robot avec le nom d’un robot.
error-bad-match-id = « { $id } » n’est pas un identifiant de partie valable ; il faut de 1 à 64 lettres, chiffres, - et _.
error-bad-seats = { $players ->
    [one] Il y a { $players } place
   *[other] Il y a { $players } places
}, mais { $seats } joueurs ont été indiqués.
error-bad-clock = Une pendule a besoin d’une réserve de temps ou d’une limite par coup supérieure à zéro ; les temps ne peuvent pas être négatifs ni dépasser { $days } jours.
error-bad-salt = Un sel se compose de 1 à 64 lettres, chiffres, - et _.
error-bad-seed = Une graine compte 32 octets.
error-time-runs-back = L’entrée { $n } du journal est antérieure à la précédente.
error-match-over = La partie est finie.
error-match-paused = La partie est en pause.
error-not-paused = La partie n’est pas en pause.
error-no-such-seat = Il n’y a pas de place { $seat }.
error-no-actions = Aucune action n’a été indiquée.
error-not-an-action = « { $text } » n’est pas une action.
error-not-an-outcome = « { $text } » n’est pas un résultat du hasard.
error-not-your-action = La place { $seat } ne peut pas faire cette action.
error-not-your-action-named = ce n’est pas possible.
error-not-your-draw = C’est à la place { $seat } de lancer ou de piocher.
error-not-your-draw-named = il faut maintenant lancer ou piocher.
error-no-draw-now = Il n’y a rien à lancer ni à piocher pour l’instant.
error-wrong-draw = Le prochain tirage porte le numéro { $next }, pas { $k }.
error-no-such-draw = { $draws ->
    [one] Il faut le tirage { $k }, mais il n’y a que { $draws } tirage enregistré.
   *[other] Il faut le tirage { $k }, mais il n’y a que { $draws } tirages enregistrés.
}
error-salts-fixed = On ne peut ajouter des sels qu’avant le premier tirage.
error-nothing-to-undo = Il n’y a rien à annuler.
error-undo-revealed = Depuis, quelque chose a été tiré ou montré : ce coup ne peut plus être annulé.
error-undo-absent = Cela annulerait un coup de quelqu’un qui est parti ou n’était pas là, donc le coup reste.
error-undo-away = La place { $seat } est absente ; impossible d’annuler avant son retour.
error-undo-away-named = pas là pour le moment ; impossible d’annuler avant son retour.
error-own-undo = La place { $seat } joue sur l’appareil qui a demandé à annuler ; quelqu’un d’autre doit répondre.
error-own-undo-named = pas de réponse possible depuis l’appareil qui a demandé à annuler. Quelqu’un d’autre doit répondre.
error-undo-asked-already = La place { $seat } a déjà demandé à annuler.
error-undo-asked-already-named = la demande d’annulation est déjà faite.
error-no-undo-to-answer = La place { $seat } n’a aucune demande d’annulation à laquelle répondre.
error-no-undo-to-answer-named = pas de réponse à donner, personne ne demande à annuler.
error-seat-gone = La place { $seat } a quitté la partie ; un robot continue.
error-seat-gone-named = partie quittée. Un robot continue.
error-not-to-mind = Un robot ne peut pas prendre ou rendre la place { $seat } maintenant.
error-not-to-mind-named = un robot ne peut pas prendre cette place, ni la rendre, pour l’instant.
error-time-is-up = Le temps de la place { $seat } est écoulé.
error-time-is-up-named = temps écoulé.
error-time-not-up = Le temps n’est pas encore écoulé.

match-event-salt-added = La place { $seat } a ajouté un sel aux tirages.
match-event-undo-wanted = La place { $seat } a demandé à annuler sa dernière action.
match-event-undo-reply = { $answer ->
    [yes] La place { $seat } est d’accord.
    [withdrawn] La place { $seat } ne demande plus à annuler.
   *[no] La place { $seat } n’est pas d’accord.
}
match-event-rewound = { $keep ->
    [0] La partie est revenue au début.
   *[other] La partie est revenue au coup { $keep }.
}
match-event-gave-up = La place { $seat } a abandonné.
match-event-time-up = Le temps de la place { $seat } est écoulé.
match-event-match-paused = La partie a été mise en pause.
match-event-match-resumed = La partie continue.
match-event-match-woke = La partie continue. L’interruption n’a coûté de temps à personne.
match-event-seat-taken = { $bot ->
    [none] La place { $seat } est maintenant à { $name }.
   *[other] Un robot ({ $bot }) a pris la place { $seat }.
}
match-event-seat-minded = Un robot ({ $bot }) joue pour l’instant à la place { $seat }.
match-event-seat-reclaimed = Le joueur de la place { $seat } est de retour.
match-event-match-ended = { $reason ->
    [resigned] La partie est finie : quelqu’un a abandonné.
   *[time_up] La partie est finie : le temps de quelqu’un est écoulé.
}

resigned = L’autre camp a abandonné.
resigned-you = Tu as abandonné.
resigned-one = { $name } a abandonné.
time_up = L’autre camp n’a plus de temps.
time_up-you = Tu n’as plus de temps.
time_up-one = { $name } n’a plus de temps.

# Records and lessons
error-bad-record = Ce n’est pas une partie enregistrée : { $why }
error-record-too-long = Une partie enregistrée de { $bytes } octets est trop longue ; la limite est de { $most }.
error-record-version = Cette partie enregistrée est au format { $version } ; on ne peut lire que les versions jusqu’à { $newest }.
error-record-entry = L’entrée { $n } de la partie enregistrée n’est pas valable. { $why }
error-record-result = La partie enregistrée indique « { $told } », mais les coups mènent à « { $played } ».
error-record-note = La partie enregistrée a une note au coup { $at }, mais elle ne va pas jusque-là.
error-record-expected = La partie enregistrée attend une action au coup { $at }, mais il n’y en a pas.
error-record-not-sealed = Cette partie enregistrée n’a pas de dés scellés à vérifier.
error-record-no-seed = Cette partie enregistrée ne montre pas sa graine : impossible de vérifier ses dés.
error-seal-differs = La graine ne correspond pas au sceau montré avant le premier tirage.
error-seed-until-end = La graine n’est montrée qu’une fois la partie finie.
error-draw-differs = Le tirage { $k } (entrée { $n }) est « { $outcome } » dans la partie enregistrée, mais la graine donne « { $sealed } ».
error-secret-until-end = Des cartes sont encore cachées. Ce sera possible une fois la partie finie.
error-no-such-ply = { $plies ->
    [one] Il n’y a pas de coup { $ply } ; il n’y en a que { $plies } pour l’instant.
   *[other] Il n’y a pas de coup { $ply } ; il n’y en a que { $plies } pour l’instant.
}
error-nothing-to-go-on = La partie est finie à cet endroit, on ne peut pas la reprendre de là.
error-no-such-lesson = Il n’y a pas de leçon « { $lesson } » pour { $game }.
error-lesson-alone = Une leçon a ses propres joueurs et options : on ne peut pas les choisir.
error-lesson-not-asked = Bonne idée ! Mais pour l’instant, touche là où la main te montre.
error-lesson-over = La leçon est finie.
error-lesson-waits = La leçon attend une action.
error-lesson-asks-nothing = La leçon n’attend pas d’action ici.

# The service
error-no-such-table = Cette partie est introuvable. Demande le lien d’invitation.
error-not-allowed = Ce lien ne permet pas de faire ça ; il faut l’un de ces droits : { $needs }.
error-not-begun = La partie n’a pas encore commencé.
error-already-begun = La partie a déjà commencé.
error-not-over = La partie n’est pas encore finie.
error-not-decided = Rien n’est encore joué.
error-no-such-place = Il n’y a pas de place { $place } dans cette partie.
error-place-taken = La place { $place } est déjà prise.
error-piece-taken = Le pion « { $piece } » est déjà pris.
error-put-out = Tu n’es plus dans cette partie. Pour revenir, demande le lien d’invitation.
error-no-open-place = Toutes les places sont prises.
error-too-many-places = { $places ->
    [one] { $places } place, c’est trop
   *[other] { $places } places, c’est trop
} pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
error-bad-order = « { $order } » ne cite pas chaque place une seule fois.
error-not-your-seat = La place { $seat } n’est pas à toi.
error-not-your-seat-named = impossible de jouer cette place depuis cet appareil.
error-not-your-chance = Ce n’est pas à la place { $seat } de lancer ou de piocher.
error-not-your-chance-named = rien à lancer ni à piocher pour l’instant.
error-not-absent = La place { $seat } n’est pas absente.
error-not-absent-named = toujours dans la partie.
error-stand-in-too-early = La place { $seat } peut encore revenir ; un robot pourra la remplacer dans { $seconds } s.
error-stand-in-too-early-named = un retour est encore possible. Un robot pourra prendre le relais dans { $seconds } s.
error-hidden-hand = Les cartes de la place { $place } restent cachées, donc un robot continue à jouer.
error-coach-not-allowed = Le coach est désactivé. Tous ceux qui jouent doivent d’abord l’activer.
error-coach-not-your-turn = Le coach t’aide quand c’est à toi de décider.
error-needs-own-device = Quelqu’un sur cet appareil a déjà dit oui ; la place { $place } doit donner son accord depuis un autre appareil.
error-no-reopening = Personne ne demande à libérer la place { $place }, ou quelqu’un est parti depuis.
error-look-first = Découvre d’abord les cartes de la place { $seat }.
error-look-first-named = il faut d’abord découvrir ces cartes.
error-hidden = On ne peut pas demander ça dans une partie avec des cartes cachées.
error-stale = La partie a avancé. Regarde encore une fois.
error-imported = C’est une partie enregistrée. Pour jouer, touche « Jouer à partir d’ici ».
error-hello-first = Le premier message doit être hello.
error-table-closed = Cette partie vient d’être fermée. Réessaie.
error-reveals-first = Une de ces actions révèle quelque chose ; envoie les actions suivantes dans une commande à part.
error-record-too-many-entries = Une partie enregistrée de { $entries } entrées est trop longue pour être ouverte ici ; la limite est de { $most }.
error-hello-once = Hello a déjà été envoyé.
error-bad-message = Impossible de lire ce message : { $problem }.
error-table-full = Trop de personnes sont connectées à cette partie.
error-too-busy = Le serveur est débordé. Réessaie dans un instant.
error-too-costly = Cela demanderait plus de temps ou de mémoire que le serveur ne peut en donner.
error-too-many-messages = Trop de messages à la fois. Réessaie dans un instant.
error-too-many-requests = Trop de demandes à la fois. Réessaie dans un instant.
error-bad-origin = Cette demande vient d’un autre site.
error-bad-host = Ce serveur ne répond pas à ce nom. La personne qui le gère peut autoriser ce nom avec --allowed-host.
error-bad-request = Impossible de lire cette demande : { $problem }.
error-not-found = Il n’y a rien à cette adresse.
error-bad-method = Cette adresse n’accepte pas ce type de demande.
error-too-large = Cette demande est trop volumineuse.
error-internal = Quelque chose n’a pas marché sur le serveur. Ta partie est en sécurité ; réessaie.
error-bad-allowed-host = « { $text } » n’est pas un nom d’hôte ; --allowed-host attend un nom comme play.example.org, ou * pour tous.
error-bad-proxy = « { $text } » n’est pas une adresse de proxy ; --trusted-proxy attend une adresse IP ou un réseau comme 10.0.0.0/8.
error-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $problem }.
error-store-full = Le disque est plein : le coup n’a pas pu être enregistré et n’a pas été joué.
error-store-read-only = La base de données est en lecture seule : le coup n’a pas pu être enregistré et n’a pas été joué.
error-store-damaged = Le fichier de la base de données est abîmé ou n’est pas une base de données.
error-store-failed = La base de données ne marche pas pour l’instant. Tout ce qui est déjà enregistré est en sécurité.
error-store-unreachable = La base de données est injoignable pour l’instant. Tout ce qui est déjà enregistré est en sécurité.
error-no-postgres = Une base de données PostgreSQL demande l’extra « postgres » : pip install "mazechase[postgres]".
error-store-in-use = La base de données { $database } est utilisée par un autre serveur.
error-store-gone = Le fichier de la base de données a été déplacé ou supprimé : le coup n’a pas pu être enregistré et n’a pas été joué.
error-store-closed = La base de données est fermée.
error-store-too-new = La base de données a été créée par une version plus récente (schéma { $version } ; cette version connaît jusqu’à { $known }).
error-store-not-empty = La base de données contient déjà des tables ; copie vers une base vide.
error-table-not-copied = La table { $table } n’a pas pu être copiée en entier.
error-already-saved = C’est déjà enregistré.
error-table-damaged = Impossible de lire cette partie dans la base de données.
error-log-damaged = Le journal de cette partie est illisible à partir de l’entrée { $n } ; tout ce qui précède est en sécurité.
error-log-full = Cette partie a trop de coups pour continuer. Commence une nouvelle partie.
error-series-too-long = La plus longue série est de { $most } ; { $target }, c’est trop long.

# Drawings with walls.
error-bad-walled-lines = Dans un dessin avec des murs, il y a une ligne de bords au-dessus et au-dessous de chaque ligne de cases : le nombre de lignes doit être impair ; ici il y en a { $lines }.
error-bad-walled-line = La ligne { $line } du dessin doit compter { $length } caractères simples, avec + ou un espace aux coins.
error-bad-walled-edge = Le dessin a « { $mark } » à côté de la case en { $place }, ce qui n’est pas permis là.

# Boards drawn as paths
error-paths-mark = Le dessin a « { $mark } » en ligne { $line }, colonne { $column } ; utilise « { $known } » pour les emplacements, - et | pour les chemins, ^ v < > pour les passages, et = pour le bloc.
error-paths-empty = Le dessin n’a aucun emplacement.
error-paths-block = Le bloc de = en ligne { $line }, colonne { $column } n’est pas un seul rectangle plein.
error-paths-lattice = L’emplacement en ligne { $line }, colonne { $column } est mal placé : il en faut un toutes les quatre colonnes et toutes les deux lignes.
error-paths-loose = Le chemin en ligne { $line }, colonne { $column } ne relie pas deux emplacements.
error-paths-arrow = Le passage en ligne { $line }, colonne { $column } n’est pas juste à côté d’un emplacement.
error-no-such-code = Personne n’attend avec ce code. Tous les chiffres sont-ils bons ?
error-too-many-guesses = Trop de codes faux. Scanne le code à l’écran, ou réessaie dans quelques minutes.
error-too-many-phrases = Attends un instant avant d’en dire plus.
error-no-such-parcel = Ce code a déjà servi, ou il est trop vieux.
error-too-many-parcels = Trop de gens déménagent leurs affaires en ce moment. Réessaie dans quelques minutes, ou enregistre un fichier.
