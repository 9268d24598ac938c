## The end of a deal and of a match, past tricks and deals. $who is “you” or “other”; $name is a
## player’s name; $even and $odd are points of Genji and Heiji, already written as numbers.

summary-deal = Donne { $deal }
summary-title = Donne { $deal } : Genji { $even }, Heiji { $odd }
summary-look-back = Revoir une donne
summary-deal-button = Donne { $deal } : Genji { $even }, Heiji { $odd }
summary-missing = Impossible d’obtenir cette donne pour l’instant. Essayez encore.

## Who dealt, what was trump, who took the indicator.

facts-dealt = { $who ->
    [you] Vous avez donné.
   *[other] { $name } a donné.
}
facts-trump = L’atout était { $suit }.
facts-declared = { $who ->
    [you] Vous avez déclaré le Robai et pris l’indicateur.
   *[other] { $name } a déclaré le Robai et pris l’indicateur.
}
facts-took = { $who ->
    [you] Personne n’a déclaré : vous avez pris l’indicateur.
   *[other] Personne n’a déclaré : { $name } a pris l’indicateur.
}
facts-indicator = Indicateur
facts-sides = Cartes de côté
facts-aside = écartée

## How a deal’s nine points came to lie.

parts-title = Où vont les points
parts-about = Neuf points sont sur la table. Chaque pli en vaut un ; une combinaison en fait passer quelques-uns de l’autre côté.
parts-tricks = Plis gagnés
parts-tricks-spoken = Plis gagnés : Genji { $even }, Heiji { $odd }.
parts-pair = { $pair } au pli { $number }
parts-pair-hidden = { $pair } avec le Robai caché au pli { $number }
parts-moved-spoken = { $value } points passent à { $team }. Genji en a alors { $even }, Heiji { $odd }.
parts-score = Cette donne
parts-score-spoken = Cette donne : Genji { $even }, Heiji { $odd }.
parts-total = La partie jusqu’ici
parts-total-spoken = La partie jusqu’ici : Genji { $even }, Heiji { $odd }.

## The tricks as small pictures.

tricks-title = Les neuf plis
tricks-so-far = Les plis jusqu’ici
tricks-none = Aucun pli n’est encore fini.
tricks-legend = Un coin rabattu montre le dos : cet atout est resté face cachée jusqu’à la huitième carte.
trick-number = Pli { $number }
trick-led = { $who ->
    [you] Entame : vous.
   *[other] Entame : { $name }.
}
trick-ninth = Retourné d’un seul coup.
trick-won = { $who ->
    [you] Vous le gagnez.
   *[other] { $name } le gagne.
}
trick-moved = { $pair } fait passer { $value } points à { $team }.
trick-moved-hidden = { $pair } avec le Robai caché fait passer { $value } points à { $team }.
trick-card-was-down = { $card }, jouée face cachée

## Running totals.

totals-title = Au fil de la partie
totals-label = Totaux de Genji et de Heiji après chaque donne ; les chiffres sont dans le tableau voisin.
totals-as-table = En tableau
totals-none = La première donne n’est pas encore finie.
deals-caption = Points de chaque donne, et totaux après elle
deals-number = Donne
deals-dealer = Donneur
deals-genji = Genji
deals-heiji = Heiji
deals-genji-total = Genji, total
deals-heiji-total = Heiji, total

## The end of a match.

result-title = La partie est finie
result-won = { $team } gagne, { $most } à { $least }.
result-yours = Vous et vos partenaires avez gagné.
result-theirs = L’autre camp a gagné.
result-draw = Partie nulle : { $even } à { $odd }.
result-draw-means = Une égalité reste une égalité : il n’y a pas de donne supplémentaire.
result-stood-out = Les temps forts
result-biggest = La donne la plus nette : la donne { $deal }, { $most } à { $least } pour { $team }.
result-combination = Donne { $deal }, pli { $number } : { $who ->
    [you] { $pair } pour vous, { $value } points.
   *[other] { $pair } pour { $name }, { $value } points.
}
result-no-combinations = Personne n’a fait de combinaison : chaque point était un pli.
result-record = Le compte rendu de la partie

## The log in words, grouped.

story-before = Avant le premier pli
story-trick = Pli { $number }
story-after = Après le dernier pli
