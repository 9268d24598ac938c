## Learning to play: short lessons at a real table. $seat1 to $seat7 are the names of the others, by
## seat; 2, 4 and 6 are partners, 1, 3, 5 and 7 opponents. A step's words are three sentences at most.

learn = Apprendre à jouer
learn-short = Apprendre
learn-title = Apprendre à jouer · Cardavia
learn-about = De courtes leçons à une vraie table, des cinq couleurs à une première partie brève.
learn-lead = Il n’y a rien à savoir d’avance. À chaque leçon, vous jouez quelques cartes et la table vous montre ce qui s’ensuit. Toutes les leçons ensemble prennent environ un quart d’heure.
learn-begin = Commencer
learn-go-on = Continuer : { $title }
learn-done = Finie
learn-forget = Oublier ma progression
learn-all = Toutes les leçons
learn-after = Envie de continuer ? Une autre donne est vite servie.
lesson-page-title = { $title } · Apprendre à jouer · Cardavia
lesson-number = Leçon { $number } sur { $count }
lesson-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lesson-step = Étape { $step } sur { $count }
lesson-step-done = Étape { $step } sur { $count }, finie
lesson-next-step = Suite
lesson-again = Réessayer
lesson-next-lesson = Leçon suivante : { $title }
lesson-onward = Leçon suivante
learn-play = Jouer une partie
lesson-finished = La leçon est finie.
lesson-right = Bravo !
lesson-wrong = Pas tout à fait.
lesson-illegal = Ce n’est pas permis ici.
lesson-point = Choisissez la carte :
lesson-waiting = On dresse la table…
lesson-failed = La maison est injoignable pour l’instant. Réessayez dans un moment.
lesson-answer = Montrer la réponse
lesson-position-trump = L’atout est { $suit }.
lesson-position-table = Sur la table
lesson-position-hand = Votre main
lesson-position-sides = Cartes de côté
lesson-played = { $card }, par { $name }
lesson-without-script = Avec JavaScript activé, vous pouvez jouer vous-même cette leçon. Sinon, poursuivez la lecture : chaque position a sa réponse.

# What came of a choice. $side says whose $name is.
came-trick = { $side ->
    [you] Vous gagnez le pli avec { $card } : un point pour votre camp.
    [partner] { $name }, votre partenaire, gagne le pli avec { $card } : un point pour votre camp.
   *[opponent] { $name } gagne le pli avec { $card } : un point pour l’autre camp.
}
came-trick-pair = { $side ->
    [you] Vous gagnez le pli avec { $card } : un point, et { $pair } en fait passer { $value } de plus de l’autre camp au vôtre.
    [partner] { $name }, votre partenaire, gagne le pli avec { $card } : un point, et { $pair } en fait passer { $value } de plus de l’autre camp au vôtre.
   *[opponent] { $name } gagne le pli avec { $card } : un point, et { $pair } en fait passer { $value } de plus de votre camp à l’autre.
}
came-ninth = { $side ->
    [you] Au neuvième pli, votre carte, { $card }, gagne : un point de plus pour votre camp.
    [partner] Au neuvième pli, { $name }, votre partenaire, gagne avec { $card } : un point de plus pour votre camp.
   *[opponent] Au neuvième pli, { $name } gagne avec { $card } : un point de plus pour l’autre camp.
}
came-ninth-pair = { $side ->
    [you] Au neuvième pli, votre carte, { $card }, gagne : un point, et { $pair } en fait passer { $value } de plus de l’autre camp au vôtre.
    [partner] Au neuvième pli, { $name }, votre partenaire, gagne avec { $card } : un point, et { $pair } en fait passer { $value } de plus de l’autre camp au vôtre.
   *[opponent] Au neuvième pli, { $name } gagne avec { $card } : un point, et { $pair } en fait passer { $value } de plus de votre camp à l’autre.
}
came-indicator = { $side ->
    [you] Vous prenez l’indicateur, { $card }, et tenez dix cartes.
    [partner] Personne n’a déclaré : { $name }, votre partenaire, a donné et prend donc l’indicateur, { $card }.
   *[opponent] Personne n’a déclaré : { $name }, de l’autre camp, a donné et prend donc l’indicateur, { $card }.
}
came-aside = { $card } est écartée. On la montre à votre entame, et elle ne gagne rien.
lesson-is-stronger = { $other } bat { $card }.
lesson-hidden-is-stronger = La carte face cachée bat { $card }.
lesson-cannot-win = { $card } n’est pas de la couleur demandée et ne peut donc pas gagner ; { $other } le peut.
lesson-advice-same = Bon choix : nous aurions conseillé le même.
lesson-advice-as-good = Cela vaut à peu près n’importe quel autre choix.
lesson-advice-other = Il y avait mieux :
came-deal = La donne est finie : { $own } pour votre camp, { $theirs } pour l’autre. Les deux font toujours 9 ensemble.
came-match = { $result ->
    [won] La partie est finie et votre camp l’a gagnée, { $own } à { $theirs }.
    [lost] La partie est finie et l’autre camp l’a gagnée, { $theirs } à { $own }.
   *[drawn] La partie est finie et nulle, { $own } à { $theirs }.
}
lesson-next-deal = Donne suivante

# The rules in a sentence, for when a choice was not the best.
rule-1-tenka = Pao Robai est Tenka : un atout à chaque donne, et jamais une carte de Pao.
rule-2-led-suit = Sans atout, seule la couleur demandée peut gagner.
rule-2-plain = Dans une couleur simple, l’ordre est Sun, Un, Rei, Kaba, Sota, Robai, puis les nombres.
rule-2-isu-robai = Isu Robai simple se place entre le 2 et le 1.
rule-2-numbers = À Pao et Isu, le nombre le plus fort est le 9 ; à Koppu, Ouru et Guru, c’est le 1.
rule-2-trumps = L’ordre des atouts est Sun, Un, Sota, Tenka, Robai, Rei, Kaba, puis les nombres.
rule-3-teams = Tout pli gagné par l’un de vos partenaires est aussi à vous : inutile de le battre.
rule-4-recipient = L’indicateur va à la personne qui déclare. Si personne ne déclare, il va à celle qui a donné.
rule-4-side-cards = Une carte de côté est hors jeu et ne gagne rien.
rule-4-hidden-robai = Le Robai n’est caché que si l’on passe en le tenant. Une fois déclaré, tout le monde le sait.
rule-5-face-down = Une carte face cachée est un atout, et tout atout bat toute carte simple.
rule-5-later-lead = Après le premier pli, on peut entamer avec n’importe quelle carte, même un atout.
rule-5-lone-sun = Si le Sun est le seul atout reçu à la donne, on peut le garder quand on entame à l’atout.
rule-5-meri = Sur une entame à l’atout, quiconque tient un atout doit en jouer un.
rule-5-meri-void = Sans atout, vous pouvez jouer n’importe quelle carte sur un Meri, mais pas le gagner.
rule-5-monchi = Sous Monchi, on fournit la couleur demandée, ou l’on joue n’importe quel atout.
rule-5-monchi-void = Sans carte de la couleur demandée, vous pouvez jouer ce que vous voulez, même sous Monchi.
rule-5-ninth = Au neuvième pli, chacun retourne sa dernière carte ; sans atout, celle du donneur fixe la couleur.
rule-5-winner = Tout atout bat toute carte simple, et entre atouts, le plus fort gagne.
rule-5-first-lead = Le premier pli s’ouvre avec une carte qui n’est pas un atout.
rule-6-combination = Une combinaison veut la bonne paire : l’atout qui gagne, et le plus fort atout de l’autre camp.
rule-6-five-hidden = Une combinaison avec un Robai caché déplace 5 points au lieu de 2.
rule-6-five-ninth = Une combinaison au neuvième pli déplace 5 points au lieu de 2.

## 1

lesson-suits-title = Cinq couleurs, six figures
lesson-suits-about = Le nom des cartes, et laquelle gagne un pli.
lesson-suits-led-ask = Il y a cinq couleurs : Pao (bâtons), Isu (épées), Koppu (coupes), Ouru (deniers) et Guru (tambours). Chacun joue une carte, et la plus forte de la couleur demandée par la première les ramasse toutes : c’est un pli. La couleur demandée est Isu ; quelle carte gagne pour l’instant ?
lesson-suits-led-right = Isu 7 est la plus haute épée sur la table. Pao Sun est une carte puissante, mais personne n’a demandé de bâtons.
lesson-suits-figures-ask = Au-dessus des nombres viennent six figures, dans cet ordre : Sun le dignitaire, Un le dieu de la fortune, Rei le roi, Kaba le cavalier, Sota la servante et Robai le dragon. { $seat3 }, de l’autre camp, gagne pour l’instant avec Ouru Kaba. Jouez une carte qui la bat.
lesson-suits-figures-right = Rei, le roi, se place juste au-dessus de Kaba, le cavalier.
lesson-suits-partner-ask = Vous ne jouez pas contre tous : quiconque porte la gentiane blanche est de votre camp. C’est le cas de { $seat4 }, qui gagne pour l’instant avec Pao Rei, et vous jouez en dernier. Vous pouvez jouer n’importe quelle carte ; de laquelle vous passerez-vous ?
lesson-suits-partner-right = Le pli est déjà à votre camp. Vos fortes cartes restent pour les plis qui les demandent.

## 2

lesson-backwards-title = Les nombres à rebours
lesson-backwards-about = Pourquoi une coupe vaut mieux que neuf.
lesson-backwards-long-ask = Pao (bâtons) et Isu (épées) sont les couleurs longues. Leurs nombres vont comme on s’y attend : le 9 est le plus fort et le 1 le plus faible. La couleur demandée est Pao ; quelle carte gagne pour l’instant ?
lesson-backwards-long-right = Pao 8. Dans une couleur longue, plus il y en a, mieux c’est.
lesson-backwards-round-ask = Koppu (coupes), Ouru (deniers) et Guru (tambours) sont les couleurs rondes, et leurs nombres vont à rebours : le 1 est le plus fort et le 9 le plus faible. Les cartes tiennent cela de l’Europe, où d’anciens jeux comptent encore ainsi coupes et deniers. La couleur demandée est Koppu ; quelle carte gagne pour l’instant ?
lesson-backwards-round-right = Koppu 2. Dans une couleur ronde, moins il y en a, mieux c’est : plutôt une coupe pleine que neuf petites.
lesson-backwards-beat-ask = La couleur demandée est Ouru, une couleur ronde. { $seat3 }, de l’autre camp, gagne pour l’instant avec Ouru 3, et vous jouez en dernier. Gagnez le pli.
lesson-backwards-beat-right = Deux deniers battent trois deniers. Votre 5, votre 7 et votre 8 auraient tous été plus faibles.

## 3

lesson-trumps-title = Les atouts et leur ordre à eux
lesson-trumps-about = La couleur qui bat toutes les autres, et une servante qui s’élève au-dessus des rois.
lesson-trumps-beats-ask = Avant le jeu, on retourne une carte : l’indicateur. Sa couleur est l’atout de la donne, et tout atout bat toute autre carte, si noble soit-elle. L’atout est Isu, et un adversaire gagne pour l’instant avec Ouru Sun ; gagnez le pli.
lesson-trumps-beats-right = Une petite épée bat le grand Sun des deniers, parce que c’est un atout.
lesson-trumps-order-ask = Quand une couleur est atout, deux de ses figures s’élèvent : Sota la servante et Robai le dragon. L’ordre est alors Sun, Un, Sota, Robai, Rei, Kaba, puis les nombres. Koppu est atout, et l’entame est à Koppu ; quelle carte gagne pour l’instant ?
lesson-trumps-order-right = Sota, la servante ! Dans une couleur simple, le roi et le cavalier sont au-dessus d’elle ; à l’atout, il n’y a que Un et Sun.
lesson-trumps-beat-ask = La même table, et maintenant c’est à vous. L’entame est un atout, vous devez donc jouer un atout aussi. Battez Sota.
lesson-trumps-beat-right = Un se place juste au-dessus de Sota. Seul Sun est plus fort.

## 4

lesson-tenka-title = Tenka, toujours atout
lesson-tenka-about = Le dragon des bâtons n’est d’aucune couleur.
lesson-tenka-place-ask = Pao Robai, le dragon des bâtons, a un nom à lui : Tenka, « tout sous le ciel ». C’est un atout à chaque donne, entre Sota et le Robai de la couleur d’atout. L’atout est Ouru ; quelle carte gagne pour l’instant ?
lesson-tenka-place-right = Tenka bat tout juste le Robai de la couleur d’atout. Seuls Sota, Un et Sun d’atout sont plus forts.
lesson-tenka-pao-ask = La couleur demandée est Pao, et { $seat1 }, de l’autre camp, gagne pour l’instant avec Pao Sun. Tenka a l’air d’un bâton, mais c’est un atout. Gagnez le pli.
lesson-tenka-pao-right = Tenka bat même le Sun de la couleur qui est imprimée sur la carte.
lesson-tenka-must-ask = { $seat1 }, de l’autre camp, entame avec Ouru Un, un atout. Quiconque tient un atout doit maintenant en jouer un. Que devez-vous jouer ?
lesson-tenka-must-right = Tenka est votre seul atout : il fallait le jouer, et même le perdre. C’est ainsi qu’on attrape Tenka.

## 5

lesson-isu-robai-title = L’étrange dragon des épées
lesson-isu-robai-about = Un Robai a glissé parmi les nombres.
lesson-isu-robai-low-ask = Un Robai, le dragon, est au-dessus de tous les nombres de sa couleur. Seul Isu Robai, le dragon des épées, a glissé : tant qu’Isu n’est pas atout, il se place entre le 2 et le 1. La couleur demandée est Isu ; quelle carte gagne pour l’instant ?
lesson-isu-robai-low-right = Isu 2 bat ce dragon. Lui-même ne bat que le 1.
lesson-isu-robai-beat-ask = { $seat1 }, de l’autre camp, a entamé avec Isu Robai, qui gagne encore. Vous jouez en dernier. Gagnez le pli à moindres frais.
lesson-isu-robai-beat-right = Le 2 suffit. Le 1 aurait été trop peu.
lesson-isu-robai-trump-ask = Maintenant, Isu lui-même est atout. Son dragon revient alors à la place d’un Robai d’atout. Quelle carte gagne pour l’instant ?
lesson-isu-robai-trump-right = À l’atout, Isu Robai repasse au-dessus de Rei et de Kaba.

## 6

lesson-declare-title = Déclarer, prendre, cacher
lesson-declare-about = Ce que l’on peut faire avant le jeu quand on tient le Robai d’atout.
lesson-declare-declare-ask = L’atout est Ouru et vous tenez Ouru Robai, le dragon de la couleur d’atout : personne d’autre ne peut le déclarer. L’indicateur, Ouru 4, devient alors votre dixième carte, et vous entamez le premier pli. Votre main est déjà forte ; prenez l’indicateur.
lesson-declare-declare-right = Vous tenez maintenant cinq atouts et vous avez l’entame. Le prix : tout le monde sait où est le Robai.
lesson-declare-aside-ask = Vous tenez dix cartes et devez en écarter une, n’importe laquelle qui ne soit pas un atout. Elle ne rapporte rien. Laquelle vous manquera le moins ?
lesson-declare-aside-right = Un petit nombre n’aurait guère gagné. Le Sun et le Rei de Koppu le peuvent.
lesson-declare-hide-ask = Une autre donne : l’atout est Guru, et vous tenez Guru Robai avec un seul autre atout. Si vous passez, personne ne sait où il est, et une combinaison avec un Robai caché déplace 5 points au lieu de 2. Essayez : cachez le dragon.
lesson-declare-hide-right = Le dragon est caché. Il peut maintenant rapporter 5 points à votre camp, ou lui en coûter 5 si l’autre camp l’attrape.

## 7

lesson-opening-title = L’entame et les cartes de côté
lesson-opening-about = Comment le jeu commence, et ce que disent les trois cartes restées à côté.
lesson-opening-first-ask = Qui a pris l’indicateur entame le premier pli, avec une carte qui n’est pas un atout. C’est vous, et vous avez écarté Pao 2 : trois cartes de côté sont maintenant face cachée. Entamez.
lesson-opening-first-right = Avec votre entame, les trois cartes de côté se retournent : celle que vous avez écartée, et les deux que personne n’a reçues. L’atout est Ouru : quatre de vos cartes convenaient ; la plus forte est Koppu Sun, que seul un atout bat.
lesson-opening-sides-ask = L’atout est Koppu, et Koppu Sun est parmi les trois cartes de côté : personne ne peut le tenir. { $seat3 }, de l’autre camp, a joué un atout face cachée, et vous ne savez pas lequel. Vous jouez en dernier ; gagnez le pli à coup sûr.
lesson-opening-sides-right = Sun étant hors jeu, rien n’est plus fort que Un. Un coup d’œil aux cartes de côté en vaut la peine.

## 8

lesson-face-down-title = Face cachée
lesson-face-down-about = Lire une carte que personne n’a vue.
lesson-face-down-reading-ask = Un atout joué sur une couleur simple reste face cachée jusqu’à ce que les huit cartes soient là. Toute carte face cachée est donc un atout, mais personne ne sait lequel. La couleur demandée est Ouru ; quelle carte gagne pour l’instant ?
lesson-face-down-reading-right = Ouru Sun, jouée par { $seat4 }, votre partenaire, est la meilleure des deniers. Mais ce que { $seat5 } a posé là est un atout, et la bat.
lesson-face-down-sure-ask = L’atout est Guru, et { $seat3 }, de l’autre camp, a joué un atout face cachée. Vous jouez en dernier. Gagnez le pli à coup sûr.
lesson-face-down-sure-right = Rien ne bat le Sun d’atout. Votre 8 est presque le plus faible des atouts : dans les couleurs rondes, seul le 9 est au-dessous.
lesson-face-down-partner-ask = Cette fois, la seule carte face cachée est celle que { $seat4 }, votre partenaire, a jouée. Vous jouez en dernier, et toute carte est permise. De laquelle vous passerez-vous ?
lesson-face-down-partner-right = L’atout de votre partenaire gagne le pli, quel qu’il soit. Les vôtres peuvent attendre.

## 9

lesson-meri-title = Meri : l’entame à l’atout
lesson-meri-about = À quoi un Meri vous oblige, et à quoi il sert.
lesson-meri-follow-ask = Une entame à l’atout s’appelle un Meri. Il oblige tout le monde : quiconque tient un atout doit en jouer un, face visible. L’atout est Isu, et un adversaire gagne pour l’instant avec Isu Kaba ; gagnez le pli.
lesson-meri-follow-right = Rei bat Kaba. Vos autres cartes étaient exclues : sur un Meri, on joue atout.
lesson-meri-pull-ask = Vous avez gagné le premier pli et entamez le deuxième ; désormais, vous pouvez entamer à l’atout. Un Meri tire un atout de chaque main qui en a. Vous tenez les plus forts ; faites tomber les autres.
lesson-meri-pull-right = Il reste maintenant moins d’atouts pour battre vos cartes simples.
lesson-meri-none-ask = Un adversaire entame avec Isu Un, un Meri, et vous ne tenez aucun atout. Toute carte est alors permise, mais aucune des vôtres ne peut gagner. De laquelle vous passerez-vous ?
lesson-meri-none-right = Un petit nombre s’en va, et les figures restent pour plus tard.

## 10

lesson-lone-sun-title = Le Sun solitaire
lesson-lone-sun-about = Le seul atout qu’un Meri n’oblige pas.
lesson-lone-sun-keep-ask = L’atout est Koppu, et le seul que vous ayez reçu à la donne est son Sun, le plus fort de tous. Un Sun aussi solitaire n’a pas à répondre à un Meri. { $seat6 }, votre partenaire, entame avec Koppu Un, que seul votre Sun pourrait battre : que jouez-vous ?
lesson-lone-sun-keep-right = Votre partenaire gagne le pli de toute façon, et votre Sun en gagnera un autre.
lesson-lone-sun-bound-ask = Cette fois, vous avez reçu deux atouts, Koppu Sun et Koppu 6, et le 6 est parti. La faveur ne vaut que si le Sun a été reçu seul. L’entame est un Meri : que devez-vous jouer ?
lesson-lone-sun-bound-right = Le Sun devait tomber. Du moins gagne-t-il le pli.

## 11

lesson-monchi-title = Monchi : fournir la couleur
lesson-monchi-about = Ce qui change après un premier Meri.
lesson-monchi-follow-ask = Après le premier Meri d’une donne, Monchi est en vigueur : il faut fournir la couleur demandée si on l’a, ou jouer un atout. L’atout est Ouru, la couleur demandée Isu, et un adversaire gagne pour l’instant avec Isu Sun. Gagnez le pli.
lesson-monchi-follow-right = Un atout est toujours permis. Vos autres couleurs étaient exclues tant que vous teniez de l’Isu.
lesson-monchi-void-ask = La couleur demandée est Pao, et vous n’en avez pas. Toute carte est alors permise, même sous Monchi. { $seat4 }, votre partenaire, gagne pour l’instant avec Pao Sun, et vous jouez en dernier : de quelle carte vous passerez-vous ?
lesson-monchi-void-right = Le pli est à votre camp. L’atout et la figure vous restent.

## 12

lesson-ninth-title = Le neuvième pli
lesson-ninth-about = Les dernières cartes se retournent toutes à la fois.
lesson-ninth-suit-ask = Le neuvième pli n’est pas entamé : chacun retourne sa dernière carte en même temps, et sans atout, celle du donneur fixe la couleur. C’est vous qui avez donné, et tous les atouts sont tombés. Il vous reste deux cartes, et c’est le huitième pli : laquelle jouez-vous maintenant ?
lesson-ninth-suit-right = Votre dernière carte était Guru Sun. La couleur était donc Guru, et rien ne bat son Sun.
lesson-ninth-five-ask = Tous les atouts sont tombés, sauf votre Ouru 8 et l’Ouru 9 que quelqu’un tient encore. Dans une couleur ronde, le 8 bat le 9, et cette paire est une combinaison : elle déplace 2 points, mais 5 au neuvième pli. Quelle carte jouez-vous maintenant, au huitième ?
lesson-ninth-five-right = Vous avez gardé le 8 pour la fin, et le 9 était dans l’autre camp.

## 13

lesson-combinations-title = Les combinaisons
lesson-combinations-about = Des paires d’atouts qui déplacent des points.
lesson-combinations-sun-un-ask = Si un atout gagne et forme une paire avec le plus fort atout de l’autre camp, 2 points se déplacent. Les paires sont Sun–Un, Un–Sota, Sota–Robai, Robai–Rei, et les deux plus faibles nombres : 2–1 dans les couleurs longues, 8–9 dans les rondes. Un adversaire a joué un atout face cachée ; gagnez le pli à coup sûr.
lesson-combinations-sun-un-right = C’était Un, et Sun–Un est une paire. Dans un Meri, elle n’aurait rien rapporté.
lesson-combinations-hidden-ask = Avant le jeu, vous avez passé et caché Koppu Robai. { $seat5 }, de l’autre camp, a joué un atout face cachée : il est peut-être plus faible que votre Robai, peut-être même Rei. Une combinaison avec un Robai caché déplace 5 points ; osez.
lesson-combinations-hidden-right = C’était Rei, et Robai–Rei est une paire. Voilà ce que vaut un Robai caché.
lesson-combinations-count-ask = Vous avez bien compté : de tous les atouts, il ne reste en jeu que votre Un, votre 8 et Ouru 9. La carte que { $seat7 }, de l’autre camp, a posée face cachée ne peut donc être que le 9. Quel atout vous rapporte le plus ?
lesson-combinations-count-right = 8–9 est une paire, Un–9 n’en est pas une. Le plus petit atout qui gagne valait mieux que le grand.

## 14

lesson-match-title = Une courte partie
lesson-match-about = Deux donnes entières, avec un avis après chacun de vos choix.
lesson-match-play-ask = Jouez maintenant deux donnes jusqu’au bout, avec tout ce que vous avez appris. Après chaque choix, vous saurez ce qu’il valait mieux jouer. Bonne chance !
