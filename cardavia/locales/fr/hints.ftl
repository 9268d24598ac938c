## Hints: what is advised, and why. In the reasons “it” is the card that the sentence stands beside.

hint = Conseil
hint-label = Un conseil
hint-close = Ranger le conseil
hint-thinking = Examen des mains possibles…
hint-more = Tous vos choix
hint-less = Le conseil seul
hint-choice = Choix
hint-points = Points
hint-points-mean = Ce que votre camp obtient en moyenne des neuf points de cette donne.
hint-busy = Un autre conseil est en préparation. Redemandez dans un moment, s’il vous plaît.
hint-none = Pas de conseil pour l’instant.
# A card in the hand that full help marks.
hint-good = { $card }, une bonne carte
help-key-hint = Demander un conseil

hint-play = Jouez { $card }.
hint-discard = Écartez { $card }.
hint-declare = Déclarez le Robai.
hint-pass = Passez, et gardez le Robai caché.
hint-tenka = Tenka
hint-choice-declare = Déclarer
hint-choice-pass = Passer

# Numbers in sentences: $tenths and $against count cases out of ten, $points are points of the deal.
hint-only-legal = { $clause ->
    [meri] L’entame est un atout, et il faut en jouer un : c’est votre seul atout.
    [monchi] Il faut fournir la couleur : c’est la seule carte que vous pouvez jouer.
    [first-lead] Le premier pli ne s’ouvre pas à l’atout : c’est votre seule autre carte.
    [discard] On n’écarte qu’une carte qui n’est pas un atout : c’est la seule.
   *[none] C’est la seule carte qui vous reste.
}
hint-sure = Rien de ce que l’autre camp peut encore tenir ne la bat.
hint-only-beaten-by = De tout ce que l’autre camp peut encore tenir, il n’y a que { $cards } pour la battre.
hint-only-trumps-beat = L’autre camp ne peut tenir aucune carte plus haute à { $suit } : seul un atout peut la battre.
hint-takes = { $tenths ->
    [0] Elle ne gagne presque jamais le pli elle-même.
    [1] Elle gagne elle-même le pli dans environ { $tenths } cas sur 10.
    [9] Elle gagne presque toujours le pli.
    [10] Elle gagne le pli dans presque tous les cas.
   *[other] Elle gagne elle-même le pli dans environ { $tenths } cas sur 10.
}
hint-side-takes = { $tenths ->
    [1] Votre camp gagne ce pli dans environ { $tenths } cas sur 10.
    [9] Votre camp gagne presque toujours ce pli.
    [10] Votre camp gagne ce pli dans presque tous les cas.
   *[other] Votre camp gagne ce pli dans environ { $tenths } cas sur 10.
}
hint-cannot-win = Elle ne peut pas gagner ce pli.
hint-cheapest = C’est la carte qui vous manquera le moins.
hint-enough = Vous jouez en dernier, et elle suffit : { $card } peut attendre.
hint-partner-sure = L’autre camp ne peut pas battre la carte jouée par { $name } : laissez le pli à votre partenaire.
hint-overtakes = Elle prendrait le pli à { $name }, votre partenaire, qui l’a de toute façon.
hint-partner-likely = { $tenths ->
    [1] { $name }, votre partenaire, gagne ce pli dans environ { $tenths } cas sur 10.
    [9] { $name }, votre partenaire, gagne presque toujours ce pli.
    [10] { $name }, votre partenaire, gagne ce pli dans presque tous les cas.
   *[other] { $name }, votre partenaire, gagne ce pli dans environ { $tenths } cas sur 10.
}
hint-face-down = Il n’y a que { $cards } pour battre à coup sûr l’atout que { $name } a joué face cachée.
hint-lies-hidden = Elle est jouée face cachée : les autres voient seulement que c’est un atout.
hint-makes = Dans environ { $tenths } cas sur 10, elle forme { $pair } : { $points } points pris à l’autre camp.
hint-falls = Dans environ { $tenths } cas sur 10, elle est prise par { $pair } de l’autre camp : { $points } points perdus.
hint-guards = { $card } reste à l’abri : jouée maintenant, elle serait prise par { $pair } dans environ { $tenths } cas sur 10, { $points } points perdus.
hint-keeps = Vous gardez { $card } pour plus tard, ce qui rapporte { $points } points de plus que de la jouer maintenant.
hint-opens-meri = Elle ouvre un Meri : tout le monde doit répondre par un atout, et il faudra ensuite fournir la couleur.
hint-draws-trumps = { $count ->
    [one] Elle fait tomber les atouts : il en reste au plus un chez les autres.
   *[other] Elle fait tomber les atouts : il en reste au plus { $count } chez les autres.
}
hint-ninth = { $tenths ->
    [1] { $card } reste pour le neuvième pli, et le gagne dans environ { $tenths } cas sur 10.
    [9] { $card } reste pour le neuvième pli, et le gagne presque toujours.
    [10] { $card } reste pour le neuvième pli, et le gagne dans presque tous les cas.
   *[other] { $card } reste pour le neuvième pli, et le gagne dans environ { $tenths } cas sur 10.
}
hint-ninth-suit = C’est vous qui donnez : votre dernière carte, { $card }, fixe la couleur du neuvième pli.
hint-void = C’est votre seule carte à { $suit } : sans elle, vous n’avez plus à fournir { $suit }.
hint-others-of = { $count ->
    [one] Vous gardez une autre carte à { $suit }.
   *[other] Vous gardez { $count } autres cartes à { $suit }.
}
hint-highest = C’est la plus haute carte à { $suit } qui puisse encore venir.
hint-gains-indicator = Vous gagnez l’indicateur, { $card }, comme atout, et vous entamez.
hint-robai-hidden = Caché, le Robai rapporte 5 points à votre camp { $tenths ->
    [0] presque jamais
    [1] dans environ { $tenths } cas sur 10
   *[other] dans environ { $tenths } cas sur 10
} et lui en coûte 5 { $against ->
    [0] presque jamais
    [1] dans environ { $against } cas sur 10
   *[other] dans environ { $against } cas sur 10
}.
hint-as-good = À peu près aussi bien : { $cards }.
hint-many-alike = { $count } autres cartes feraient à peu près aussi bien.
hint-all-alike = Ici, votre choix ne change presque rien.

## For the terminal.

hint-seat = place { $seat }
hint-moment = Pli { $trick }. C’est à { $name } de jouer ; l’atout est { $trump }.
hint-hand = En main : { $cards }.
hint-done = choisi dans la partie
