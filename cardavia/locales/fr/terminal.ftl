## A match in the terminal. What happens there is told in the words of table.ftl.

terminal-partner = Partenaire { $seat }
terminal-opponent = Adversaire { $seat }
# Points of a deal or a match, seen from one’s own side.
terminal-points = Genji (vous) { $own } : { $other } Heiji

# The letters d, p, h, t, r and q are typed: they stay.
terminal-play = Jouer (h : aide) :
terminal-discard = Écarter (h : aide) :
terminal-declare = Déclarer ou passer (d/p) :
terminal-declare-again = Tapez d pour déclarer ou p pour passer.
terminal-help-cards = Tapez le numéro placé devant une carte, ou son nom, par exemple K7. Les cartes entre [crochets] peuvent être jouées.
terminal-help-letters = h = cette aide, t = le dernier pli, r = l’ordre des atouts, q = quitter la partie
terminal-no-card = Vous n’avez pas « { $answer } » : tapez un numéro de 1 à { $count } ou le nom d’une carte.

terminal-trump = Atout : { $trump } · { $points }
terminal-trumps = { $suit }, atouts
terminal-led = Couleur demandée : { $suit }
terminal-standing = Donne { $deal } : { $points }. Total : { $total }.
terminal-next-deal = Entrée pour la donne suivante.
terminal-record = Le compte rendu de la partie a été ajouté à { $file }
terminal-good-bye = Au revoir. La partie reste inachevée.

## A recorded deal, told step by step.

story-title = Partie { $match }, donne { $deal }
story-stock = Les trois cartes restantes : { $cards }
