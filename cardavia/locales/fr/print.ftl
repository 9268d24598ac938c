## The cards on paper: the order chart that is printed with them.

print-title = Unsun Karuta : quelle carte bat laquelle
print-suits = Les cinq couleurs et leurs nombres, du plus fort au plus faible
# $kind is “long” or “round”.
print-kind = { $kind ->
    [long] couleur longue
   *[round] couleur ronde
}
# $trump is the suit that is trump in the picture.
print-trumps = Les atouts, du plus fort au plus faible : ici, l’atout est { $trump }
print-tenka = Tenka
# $card is Pao Robai.
print-tenka-figure = { $card }, toujours atout
print-native = le Robai natif : le dragon de la couleur d’atout
# Stands before the numbers from the strongest to the weakest.
print-then = puis les nombres
print-trumps-many = { $count } atouts en tout. Quelle que soit la couleur d’atout, ses nombres descendent comme dans la rangée de sa couleur, plus haut.
print-trumps-pao = Quand { $trump } est atout, Tenka est lui-même le Robai natif : { $count } atouts.
print-plain = Une couleur simple, c’est-à-dire non atout : ici { $suit }
print-plain-means = Les couleurs simples ne se mesurent pas entre elles : sans atout, seule la couleur demandée peut gagner.
# $card is Isu Robai; $above and $below are numbers.
print-odd = Le dragon insolite : { $card } simple se place entre { $above } et { $below }
print-odd-pao = { $suit } simple n’a pas de Robai, puisque c’est Tenka.
print-pairs = Les six combinaisons : l’atout qui gagne, et l’atout qu’il bat
# Under a combination: in which suits it is found when they are trump.
print-pair-suits = { $suits ->
    [all] toutes les couleurs
    [long] couleurs longues
   *[round] couleurs rondes
}
print-pairs-means = Un atout gagne un pli entamé d’une couleur simple. Si lui et le plus fort atout de l’autre équipe forment une telle paire, { $value } points passent de l’équipe perdante à la gagnante ; { $most } au neuvième pli, ou quand l’une des deux cartes est un Robai caché.
# Millimetres.
print-foot = Chaque carte mesure { $width } × { $height } mm. Imprimez les cartes à 100 %, recto verso, en retournant sur le grand bord ; puis coupez le long des repères.
