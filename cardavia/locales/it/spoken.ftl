## What is said besides the events, to whoever listens to the table.

card-trump = { $card }, briscola
seat-card = { $name }: { $card }
event-turned = Si scoprono: { $cards }.

## What may be played, right after whose turn it is. $suit is the suit that was led.

must-5-meri = Un Meri: gioca una briscola.
must-5-monchi = Gioca { $suit } o una briscola.
must-free = Puoi giocare qualsiasi carta.

## Said again when asked. $cards is a list of cards, or of players with their cards.

again-title = Ripeti a voce
again-hand-trumps = Briscole in mano: { $cards }.
again-hand-no-trump = Nessuna briscola in mano.
again-hand-others = Le altre tue carte: { $cards }.
again-hand-none = Non hai più carte in mano.
again-trick = Presa { $number }: { $cards }.
again-trick-none = Non è stato ancora giocato niente.
again-trumps = Briscole uscite, { $count } su { $all }: { $cards }.
again-trumps-none = Per quel che si vede, nessuna briscola è ancora uscita.
again-where = Mano { $deal } di 8, presa { $trick } di 9.

## The keys of that, in the list of keys, and its buttons.

help-key-say-hand = Le tue carte
help-key-say-trick = Le carte della presa
help-key-say-trumps = Le briscole uscite
help-key-say-score = I punti
help-key-say-turn = A chi tocca e qual è la briscola
keys-are-off = Le impostazioni hanno disattivato lettere e cifre.
