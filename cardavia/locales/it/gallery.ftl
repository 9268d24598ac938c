## The page of one card: its names, where it stands, what it does. Places are counted by the program.

gallery-title = { $card } · Unsun Karuta · Cardavia
gallery-about = { $card } in Unsun Karuta: quanto vale la carta, semplice e come briscola, e le combinazioni di cui fa parte.
gallery-back = ← Tutte le 75 carte
gallery-neighbours = Carte vicine
gallery-before = ← { $card }
gallery-after = { $card } →
gallery-suit = Seme
gallery-rank = Valore
gallery-number = numero { $number }

gallery-plain = Come carta semplice
gallery-plain-place = { $place ->
    [1] Quando è briscola un altro seme, è la più forte delle { $of } carte di { $suit }.
   *[other] Quando è briscola un altro seme, è la { $place }ª delle { $of } carte di { $suit }, contando dalla più forte.
  }
gallery-plain-wins = Può vincere una presa solo se il seme d’uscita è { $suit } e nessuno gioca una briscola.
gallery-plain-odd = È un posto insolito: gli altri draghi stanno sopra tutti i numeri del loro seme, e questo ha sotto di sé soltanto l’1.
gallery-plain-long = I numeri di un seme lungo vanno come ci si aspetta: il 9 è il più forte, l’1 il più debole.
gallery-plain-round = I numeri di un seme tondo vanno all’indietro: l’1 è il più forte, il 9 il più debole.
gallery-plain-never = Non lo è mai. Pao Robai è *Tenka*, “tutto sotto il cielo”, briscola in ogni mano. Non conta come carta di Pao e non deve mai rispondere a Pao.
gallery-plain-row = { $suit } semplice, dalla più forte

gallery-trump = Come briscola
gallery-trump-place = { $place ->
    [1] Quando { $suit } è briscola, è la più forte delle { $of } briscole, e niente la batte.
   *[other] Quando { $suit } è briscola, è la { $place }ª delle { $of } briscole, contando dalla più forte.
  }
gallery-trump-tenka = Quando è briscola un altro seme, è la { $place }ª delle { $of } briscole, subito sopra il Robai di quel seme.
gallery-trump-native = Quando è briscola proprio Pao, è il Robai nativo della mano, la { $place }ª delle { $of } briscole.
gallery-trump-sun = Chi non ha ricevuto altre briscole può trattenerlo su un Meri: è il Sun solitario, *ichimai-zun*.
gallery-trump-robai = Come Robai nativo si può dichiarare, per prendere l’indicatore, oppure tenere nascosto.
gallery-trump-row = Le briscole quando { $suit } è briscola, dalla più forte

gallery-pairs = Nelle combinazioni
gallery-pair-wins = Questa carta vince la presa, e la briscola più forte degli avversari è { $other }.
gallery-pair-loses = { $other } vince la presa, e questa carta è la briscola più forte degli avversari.
gallery-pairs-tenka = Solo quando Pao è briscola: Tenka non sostituisce mai il Robai di un altro seme.
gallery-pairs-worth = Una combinazione sposta 2 punti dall’altra squadra a quella che vince la presa, 5 nella nona presa. In un Meri non ce ne sono.
gallery-pairs-hidden = Con un Robai nascosto ne sposta 5 in qualsiasi presa.
gallery-pairs-none = Non fa parte di nessuna. Quello che può portare è la presa.
