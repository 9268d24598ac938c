## The page of one card: its names, where it stands, what it does. Places are counted by the program.

gallery-title = { $card } · Unsun Karuta · Cardavia
gallery-about = { $card } dans Unsun Karuta : la force de la carte, simple ou atout, et les combinaisons où elle entre.
gallery-back = ← Les 75 cartes
gallery-neighbours = Cartes voisines
gallery-before = ← { $card }
gallery-after = { $card } →
gallery-suit = Couleur
gallery-rank = Rang
gallery-number = nombre { $number }

gallery-plain = Comme carte simple
gallery-plain-place = { $place ->
    [1] Quand une autre couleur est atout, c’est la plus forte des { $of } cartes { $suit ->
        [Isu] d’Isu
        [Ouru] d’Ouru
       *[other] de { $suit }
    }.
   *[other] Quand une autre couleur est atout, c’est la { $place }e des { $of } cartes { $suit ->
        [Isu] d’Isu
        [Ouru] d’Ouru
       *[other] de { $suit }
    }, en partant de la plus forte.
  }
gallery-plain-wins = Elle ne peut gagner un pli que si { $suit } est la couleur demandée et que personne ne joue d’atout.
gallery-plain-odd = Cette place est singulière : les autres dragons se tiennent au-dessus de tous les nombres de leur couleur, et celui-ci n’a que le 1 au-dessous de lui.
gallery-plain-long = Les nombres d’une couleur longue vont comme on s’y attend : le 9 est le plus fort, le 1 le plus faible.
gallery-plain-round = Les nombres d’une couleur ronde vont à rebours : le 1 est le plus fort, le 9 le plus faible.
gallery-plain-never = Elle ne l’est jamais. Pao Robai est *Tenka*, « tout sous le ciel », atout à chaque donne. Elle ne compte pas comme carte de Pao et n’a jamais à fournir à Pao.
gallery-plain-row = { $suit } simple, de la plus forte à la plus faible

gallery-trump = Comme atout
gallery-trump-place = { $place ->
    [1] Quand { $suit } est atout, c’est le plus fort des { $of } atouts, et rien ne le bat.
   *[other] Quand { $suit } est atout, c’est le { $place }e des { $of } atouts, en partant du plus fort.
  }
gallery-trump-tenka = Quand une autre couleur est atout, c’est le { $place }e des { $of } atouts, juste au-dessus du Robai de cette couleur.
gallery-trump-native = Quand Pao est lui-même atout, c’est le Robai natif de la donne, le { $place }e des { $of } atouts.
gallery-trump-sun = Si c’est le seul atout reçu à la donne, on peut le retenir sur un Meri : c’est le Sun solitaire, *ichimai-zun*.
gallery-trump-robai = Comme Robai natif, on peut le déclarer, pour prendre l’indicateur, ou le tenir caché.
gallery-trump-row = Les atouts quand { $suit } est atout, du plus fort au plus faible

gallery-pairs = Dans les combinaisons
gallery-pair-wins = Cette carte gagne le pli, et le plus fort atout de l’autre camp est { $other }.
gallery-pair-loses = { $other } gagne le pli, et cette carte est le plus fort atout de l’autre camp.
gallery-pairs-tenka = Seulement quand Pao est atout ; Tenka ne remplace jamais le Robai d’une autre couleur.
gallery-pairs-worth = Une combinaison fait passer 2 points de l’autre équipe à celle qui gagne le pli, 5 au neuvième pli. Dans un Meri, il n’y en a pas.
gallery-pairs-hidden = Avec un Robai caché, elle en déplace 5 à n’importe quel pli.
gallery-pairs-none = Elle n’entre dans aucune. Ce qu’elle peut apporter, c’est le pli.
