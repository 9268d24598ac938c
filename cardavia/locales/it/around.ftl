## What stands around the cushion, the tools, and the chart of the orders.

score-label = Punti
tricks-taken = Prese
tools-label = Strumenti
order = Ordine delle carte

## Keys, as the help lists them. table.ftl has the older ones.

key-escape = Esc
help-key-escape = Rimetti a posto la carta scelta
help-key-order = Ordine delle carte
help-key-tricks = Tutte le prese della mano
help-key-log = Che cosa è successo
help-key-settings = Impostazioni
help-key-mute = Audio sì o no

## The hand.

confirm-asks = Giocare { $card }? Sceglila un’altra volta, o premi Esc.
confirm-asks-discard = Scartare { $card }? Sceglila un’altra volta, o premi Esc.
confirm-back = { $card } torna tra le tue carte.
drop-here = Gioca qui

## The chart. Cards stand strongest first. $suit is a suit’s name.

order-first = La carta più forte viene per prima.
order-trumps = Briscole: { $suit }
order-trumps-means = Qualsiasi briscola batte qualsiasi altra carta.
order-long = Il 9 è il numero più forte.
order-round = I numeri vanno all’indietro: l’1 è il più forte.
order-isu = Il Robai sta tra il 2 e l’1.
order-pao = Il suo Robai è Tenka, una briscola.
order-tenka = Tenka è briscola in ogni mano.
order-led = Senza briscole vince la carta più forte del seme d’uscita. Gli altri semi non possono vincere.
order-pairs = Combinazioni
order-pairs-means = La prima carta vince la presa e la seconda è la briscola più forte degli avversari: si spostano 2 punti. Nella nona presa, o con un Robai nascosto, se ne spostano 5. In un Meri non si sposta niente.
order-pair = { $winner } batte { $loser }
order-gone = Sbiadita e barrata: l’hai già vista.
card-gone = { $card }, uscita
card-yours = { $card }, tua
order-yours = Sottolineata: l’hai in mano.
