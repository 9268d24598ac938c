## What is said besides the events, to whoever listens to the table.

card-trump = { $card }, triunfo
seat-card = { $name }: { $card }
event-turned = Se descubren: { $cards }.

## What may be played, right after whose turn it is. $suit is the suit that was led.

must-5-meri = Un Meri: juega un triunfo.
must-5-monchi = Juega { $suit } o un triunfo.
must-free = Puedes jugar cualquier carta.

## Said again when asked. $cards is a list of cards, or of players with their cards.

again-title = Decir otra vez
again-hand-trumps = Triunfos en tu mano: { $cards }.
again-hand-no-trump = Ningún triunfo en tu mano.
again-hand-others = Tus otras cartas: { $cards }.
again-hand-none = Tu mano está vacía.
again-trick = Baza { $number }: { $cards }.
again-trick-none = Todavía no se ha jugado nada.
again-trumps = Han caído { $count } de { $all } triunfos: { $cards }.
again-trumps-none = Que se sepa, todavía no ha caído ningún triunfo.
again-where = Mano { $deal } de 8, baza { $trick } de 9.

## The keys of that, in the list of keys, and its buttons.

help-key-say-hand = Tu mano
help-key-say-trick = Las cartas de la baza
help-key-say-trumps = Los triunfos que han caído
help-key-say-score = Los puntos
help-key-say-turn = A quién le toca y cuál es el triunfo
keys-are-off = Los ajustes tienen desactivadas las letras y las cifras.
