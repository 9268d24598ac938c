## What stands around the cushion, the tools, and the chart of the orders.

score-label = Points
tricks-taken = Plis
tools-label = Outils
order = Ordre des cartes

## Keys, as the help lists them. table.ftl has the older ones.

key-escape = Échap
help-key-escape = Reposer la carte choisie
help-key-order = Ordre des cartes
help-key-tricks = Tous les plis de la donne
help-key-log = Ce qui s’est passé
help-key-settings = Réglages
help-key-mute = Activer ou couper le son

## The hand.

confirm-asks = Jouer { $card } ? Choisissez-la encore une fois, ou appuyez sur Échap.
confirm-asks-discard = Écarter { $card } ? Choisissez-la encore une fois, ou appuyez sur Échap.
confirm-back = { $card } est de retour dans la main.
drop-here = Jouer ici

## The chart. Cards stand strongest first. $suit is a suit’s name.

order-first = La carte la plus forte vient en premier.
order-trumps = Atouts : { $suit }
order-trumps-means = Tout atout bat toute autre carte.
order-long = Le 9 est le nombre le plus fort.
order-round = Les nombres vont à rebours : le 1 est le plus fort.
order-isu = Le Robai se place entre le 2 et le 1.
order-pao = Son Robai est Tenka, un atout.
order-tenka = Tenka est atout à chaque donne.
order-led = Sans atout, la plus forte carte de la couleur demandée gagne. Les autres couleurs ne peuvent pas gagner.
order-pairs = Combinaisons
order-pairs-means = La première carte gagne le pli et la seconde est le plus fort atout de l’autre camp : 2 points se déplacent. Au neuvième pli, ou avec un Robai caché, ce sont 5 points. Dans un Meri, rien ne se déplace.
order-pair = { $winner } bat { $loser }
order-gone = Estompée et barrée : vous l’avez déjà vue.
card-gone = { $card }, sortie
card-yours = { $card }, à vous
order-yours = Soulignée : dans votre main.
