## What is said besides the events, to whoever listens to the table.

card-trump = { $card }, atout
seat-card = { $name } : { $card }
event-turned = Cartes retournées : { $cards }.

## What may be played, right after whose turn it is. $suit is the suit that was led.

must-5-meri = Un Meri : jouez un atout.
must-5-monchi = Jouez à { $suit } ou un atout.
must-free = Vous pouvez jouer n’importe quelle carte.

## Said again when asked. $cards is a list of cards, or of players with their cards.

again-title = Redire
again-hand-trumps = Atouts en main : { $cards }.
again-hand-no-trump = Aucun atout en main.
again-hand-others = Vos autres cartes : { $cards }.
again-hand-none = Votre main est vide.
again-trick = Pli { $number } : { $cards }.
again-trick-none = Rien n’a encore été joué.
again-trumps = Atouts tombés, { $count } sur { $all } : { $cards }.
again-trumps-none = Aucun atout n’est encore tombé, pour ce qu’on en voit.
again-where = Donne { $deal } sur 8, pli { $trick } sur 9.

## The keys of that, in the list of keys, and its buttons.

help-key-say-hand = Votre main
help-key-say-trick = Les cartes du pli
help-key-say-trumps = Les atouts tombés
help-key-say-score = Les points
help-key-say-turn = À qui de jouer et quel est l’atout
keys-are-off = Les réglages ont désactivé les lettres et les chiffres.
