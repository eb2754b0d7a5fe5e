admin-title = Le serveur
admin-about = Ce qui se passe, et ce que toi seul peux changer. Ton secret est dans le fichier donné au serveur.
admin-secret = Ton secret
admin-enter = Entrer
admin-leave = Quitter
admin-refresh = Actualiser
admin-node = Nœud { $node }
admin-now = Maintenant
admin-version = Version
admin-up = En marche depuis
admin-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
admin-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
admin-processor = Temps de processeur
admin-seconds = { $seconds } s
admin-memory = Mémoire, au plus
admin-megabytes = { $megabytes } Mo
admin-open = Tables ouvertes
admin-watched = Avec quelqu’un
admin-players = Joueurs connectés
admin-seats = Places qu’ils occupent
admin-spectators = Spectateurs
admin-strangers = Autres
admin-running = Robots qui réfléchissent
admin-waiting = Robots en attente
admin-tables = Tables les plus lentes
admin-tables-about = Les tables ouvertes qui ont pris le plus de temps, d’abord.
admin-no-tables = Aucune table n’est ouverte.
admin-table = Table
admin-phase-lobby = pas commencée
admin-phase-playing = en cours
admin-phase-over = finie
admin-devices = Appareils
admin-entries = Entrées
admin-spent = Serveur
admin-slowest = Étape la plus longue
admin-bots = Robots
admin-milliseconds = { $milliseconds } ms
admin-delete = Supprimer
admin-delete-table = Supprimer la table { $table }
admin-sure-delete = Supprimer cette table pour de bon ? Toutes les personnes présentes seront renvoyées.
admin-person = Une personne
admin-person-about = Les gens n’ont pas de compte. On ne garde de quelqu’un que le nom choisi en prenant place, et ses coups.
admin-person-name = Nom
admin-person-table = Seulement à cette table
admin-person-anywhere = toutes
admin-export = Montrer ce qui est gardé
admin-save = Enregistrer un fichier
admin-erase = Effacer le nom
admin-sure-erase = Effacer le nom « { $name } » partout où il a été trouvé ? Les parties restent ; personne ne peut annuler ça.
admin-found = { $tables ->
    [0] Il n’y a personne de ce nom.
    [one] Trouvé à { $tables } table.
   *[other] Trouvé à { $tables } tables.
}
admin-erased = { $tables ->
    [one] Effacé à { $tables } table.
   *[other] Effacé à { $tables } tables.
}
admin-block = Adresses bloquées
admin-block-about = Personne ne peut se connecter depuis une adresse bloquée ; qui est connecté est coupé aussitôt.
admin-nobody-blocked = Personne n’est bloqué.
admin-network = Adresse ou réseau
admin-note = Pourquoi
admin-block-it = Bloquer
admin-unblock = Débloquer
admin-unblock-network = Débloquer { $network }
admin-addresses = Adresses les plus actives
admin-address = Adresse
admin-connections = Connexions
admin-block-address = Bloquer { $address }
admin-limits = Limites
admin-not-sure = Non
error-no-admin = Ce serveur n’a pas d’opérateur : démarre-le avec --admin-secret-file.
error-wrong-secret = Ce n’est pas le secret de ce serveur.
error-bad-secret = Le secret doit être une ligne de 20 à 100 lettres, chiffres ou signes, sans espaces. `openssl rand -hex 32` en crée un.
error-bad-network = « { $text } » n’est pas une adresse ni un réseau comme 192.0.2.7, 192.0.2.0/24 ou 2001:db8::/48.
error-blocklist-full = On ne peut pas bloquer plus de { $most } réseaux.
error-not-blocked = { $network } n’est pas bloqué.
error-blocks-you = Cela te bloquerait aussi.
error-blocked = Tu ne peux pas utiliser ce serveur d’ici.
