measure-seat-more = La place { $name } gagne trop souvent : { $share } % des parties ({ $low } à { $high }), alors que { $fair } % serait équitable.
measure-seat-less = La place { $name } gagne trop rarement : { $share } % des parties ({ $low } à { $high }), alors que { $fair } % serait équitable.
measure-side-more = Le camp « { $name } » gagne trop souvent : { $share } % des parties ({ $low } à { $high }), alors que { $fair } % serait égal.
measure-side-less = Le camp « { $name } » gagne trop rarement : { $share } % des parties ({ $low } à { $high }), alors que { $fair } % serait égal.
measure-seats-even = Toutes les places ont à peu près les mêmes chances de gagner.
measure-sides-even = Les deux camps ont à peu près les mêmes chances de gagner.
measure-seats-open = Aucune place ne gagne plus ou moins souvent que par hasard. Il pourrait rester une différence d’au plus { $points } points de pourcentage ; plus de parties la montreraient.
measure-sides-open = Aucun camp ne gagne plus souvent que par hasard. Il pourrait rester une différence d’au plus { $points } points de pourcentage ; plus de parties la montreraient.
measure-began-more = Commencer aide : qui commence gagne { $share } % des parties ({ $low } à { $high }), alors que { $fair } % serait équitable.
measure-began-less = Commencer dessert : qui commence gagne { $share } % des parties ({ $low } à { $high }), alors que { $fair } % serait équitable.
measure-unfinished = Parties arrêtées par la limite de tours : { $games } sur { $of }.
measure-dead-ends = Impasses où personne n’est jamais allé : { $cells }.
measure-unvisited = Emplacements où personne n’est jamais allé : { $cells }.
measure-heading = { $game } à { $players }, { $bots }, parties : { $games }, graine { $seed }
measure-stopped = Arrêté plus tôt : tout était clair après la partie { $games } (au plus { $asked }).
measure-who = qui
measure-wins = victoires
measure-share = part
measure-interval = intervalle à 95 %
measure-fair = équitable
measure-seat = place { $seat }
measure-began = qui commence
measure-half-time = en tête à mi-partie
measure-draws = égalités
measure-per-game = par partie
measure-mean = moyenne
measure-median = médiane
measure-most = 90 % des parties jusqu’à
measure-turns = tours
measure-minutes = minutes (estimées)
measure-lead-changes = changements de tête

check-fine = tout va bien
check-unreadable = c’est illisible
check-problems = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
check-line = ligne { $line }
