## Unsun Karuta of Hitoyoshi: the tradition, its cards, its game and the rules.
## A word between *stars* is a word of the game where it is explained.

unsun-karuta = Unsun Karuta
unsun-title = Unsun Karuta, うんすんカルタ · Cardavia
unsun-place = Hitoyoshi · Kumamoto · Japon · 75 cartes
unsun-about = Le jeu de cartes japonais Unsun, à cinq couleurs, à une table pour lui seul, avec l’ordre particulier du jeu d’équipe à huit de Hitoyoshi.
unsun-story = Au seizième siècle, des marins portugais apportèrent les cartes à jouer au Japon. Il en naquit un jeu japonais doté d’une cinquième couleur et de figures à lui : dragons, dieux de la fortune, dignitaires de Chine. Presque partout, on l’oublia. À Hitoyoshi, ville au pied d’un château dans les montagnes de Kumamoto, on y joue encore aujourd’hui.
back-to-traditions = ← Traditions de cartes
back-to-tradition = ← Unsun Karuta
wikipedia = Wikipédia ↗
on-this-page = Sur cette page
to-play = Jouer
to-cards = Les cartes

games = Jeux
hachinin-meri = Hachinin Meri
hachinin-meri-about = Huit personnes, en deux équipes alternées. Gagnez neuf plis avec vos partenaires, jouez des atouts face cachée et réunissez des combinaisons d’atouts.
hachinin-meri-gloss = *Hachinin* veut dire huit personnes ; *Meri* est le mot du jeu pour une entame à l’atout.
start-match = Commencer une partie
go-on = Reprendre une partie
read-the-rules = Lire les règles

## The cards

cards-title = Les 75 cartes
cards-lead = Cinq couleurs de quinze cartes, avec chacune six figures et neuf nombres.
cards-each = Chaque carte a sa propre page : sa force et son rôle.
pictures-title = Les six figures
suits-title = Les cinq couleurs
suit-pictures = Figures { $suit ->
    [Isu] d’Isu
    [Ouru] d’Ouru
   *[other] de { $suit }
}, de la plus forte à la plus faible hors atout
suit-numbers = Nombres { $suit ->
    [Isu] d’Isu
    [Ouru] d’Ouru
   *[other] de { $suit }
}, du plus fort au plus faible
kind-long = couleur longue : le 9 est le nombre le plus fort
kind-round = couleur ronde : le 1 est le nombre le plus fort

suit-p-reading = パオ
suit-p-meaning = bâtons
suit-i-reading = イス
suit-i-meaning = épées
suit-k-reading = コップ
suit-k-meaning = coupes
suit-o-reading = オウル
suit-o-meaning = deniers
suit-g-reading = グル
suit-g-meaning = tambours à triple virgule

rank-s-reading = スン
rank-s-figure = dignitaire de Chine
rank-s-does = La carte la plus forte de chaque couleur, à l’atout comme ailleurs.
rank-u-reading = ウン
rank-u-figure = dieu de la fortune
rank-u-does = Deuxième dans chaque couleur, juste derrière le Sun.
rank-t-reading = ソウタ
rank-t-figure = servante
rank-t-does = Troisième à l’atout, mais avant-dernière des figures dans une couleur simple.
rank-b-reading = ロバイ
rank-b-figure = dragon
rank-b-does = Le Robai de la couleur d’atout peut être déclaré ou tenu caché. Pao Robai, Tenka, est atout à chaque donne.
rank-r-reading = レイ
rank-r-figure = roi guerrier, assis
rank-r-does = Troisième dans une couleur simple ; à l’atout, derrière Sota et Robai.
rank-k-reading = カバ
rank-k-figure = cavalier
rank-k-does = Quatrième dans une couleur simple, et la plus basse figure à l’atout.

## The rules

rules-title = Règles
rules-line = 8 personnes · vous et 3 partenaires IA contre 4 IA · partie de 8 donnes

rules-goal-title = But du jeu
rules-goal-1 = Vous et vos partenaires occupez une place sur deux : les places 0, 2, 4 et 6 forment votre équipe, les places 1, 3, 5 et 7 l’autre. Comme à Hitoyoshi, les camps portent le nom de deux clans d’autrefois : le vôtre est *Genji*, le blanc, l’autre *Heiji*, le rouge.
rules-goal-2 = À chaque donne, les équipes se disputent neuf plis ; un pli réunit une carte de chacun. Le plus grand total après huit donnes gagne la partie. À égalité, la partie est nulle.

rules-set-up-title = Mise en place
rules-set-up-1 = On emploie les 75 cartes : quinze de *Pao* (bâtons), *Isu* (épées), *Koppu* (coupes), *Ouru* (deniers) et *Guru* (tambours). À partir de la gauche du donneur, dans le sens des aiguilles d’une montre, chacun reçoit trois fois trois cartes, neuf en tout. Il reste trois cartes.
rules-set-up-2 = La première des trois est retournée. C’est l’*Okie*, l’indicateur : la couleur qui y figure est l’atout de la donne.
rules-set-up-3 = À partir de la gauche du donneur, chacun, à son tour et une seule fois, déclare ou passe. Seule la personne qui tient le *Robai* (dragon) de la couleur d’atout peut déclarer et prendre ainsi l’indicateur. Elle peut aussi passer et garder le secret. La première déclaration clôt le tour ; si les huit passent, le donneur prend l’indicateur. Si ce Robai est l’une des trois cartes restantes, personne ne peut déclarer, et chacun passe quand même à son tour.
rules-set-up-4 = La personne qui a pris l’indicateur tient maintenant dix cartes : elle en écarte une qui n’est pas un atout, puis entame avec une carte qui n’est pas un atout. On n’écarte un atout que si les dix cartes sont des atouts ; on n’entame à l’atout que s’il ne reste rien d’autre.
rules-set-up-5 = Avec la carte d’entame, on montre à tous la carte écartée et les deux autres cartes restantes. Ces cartes de côté ne font aucun pli et ne rapportent rien.

rules-order-title = Ordre des cartes
rules-order-1 = Les atouts descendent ainsi : Sun > Un > Sota > Tenka > Robai natif > Rei > Kaba > nombres. Le *Robai natif* est le Robai de la couleur d’atout. *Tenka*, « tout sous le ciel », est Pao Robai, toujours atout. Quand Pao est atout, il est le Robai natif et n’apparaît qu’une fois dans la rangée.
rules-order-2 = Une couleur qui n’est pas atout est simple. Ses figures descendent ainsi : Sun > Un > Rei > Kaba > Sota > Robai, puis viennent les nombres ; mais le Robai d’Isu simple se place entre le 2 et le 1, et Pao simple n’a pas de Robai, puisque c’est Tenka.
rules-order-3 = Les nombres des couleurs longues, Pao et Isu, descendent 9 > 8 > … > 1. Ceux des couleurs rondes, Koppu, Ouru et Guru, descendent 1 > 2 > … > 9.
rules-order-4 = Des couleurs simples différentes ne se mesurent pas : sans atout, seule la couleur demandée peut gagner.
row-trumps = Les atouts quand Koppu est atout, du plus fort au plus faible
row-plain = Isu simple, de la plus forte à la plus faible : le Robai se place entre le 2 et le 1

rules-round-title = Le jeu de la carte
rules-round-1 = Chacun joue une carte, dans le sens des aiguilles d’une montre. Tant qu’aucun atout n’a été entamé, rien n’oblige à fournir. Les atouts joués sur une entame simple restent face cachée jusqu’à ce que les huit cartes soient sur la table, puis se retournent ensemble. Le plus fort atout gagne ; sans atout, c’est la plus forte carte de la couleur demandée. Qui gagne le pli entame le suivant.
rules-round-2 = Une entame à l’atout s’appelle un *Meri*. Personne ne peut choisir d’entamer le premier pli à l’atout. Sur un Meri, les atouts se jouent face visible, et quiconque tient un atout doit en jouer un, Tenka compris ; sans atout, on joue ce qu’on veut.
rules-round-3 = Le Sun solitaire, *ichimai-zun* : si le Sun d’atout est le seul atout reçu à la donne, on peut le retenir sur un Meri tant qu’il reste le seul.
rules-round-4 = Après le premier Meri, *Monchi* est en vigueur : sur une entame simple, on fournit la couleur si on le peut, ou l’on joue n’importe quel atout. Sans carte de cette couleur, on joue ce qu’on veut. Tenka est un atout et n’a jamais à fournir à Pao.
rules-round-5 = Le neuvième pli n’est pas entamé. Toutes les dernières cartes se retournent au même instant et le pli se décide de lui-même. Les atouts se mesurent comme d’habitude ; sans atout, la dernière carte du donneur fixe la couleur demandée. Personne ne peut répondre à la dernière carte d’un autre.

rules-score-title = Points et fin
rules-score-1 = Chaque pli vaut 1 point. Si ce n’est pas un Meri et qu’un atout l’emporte, on compare cet atout au plus fort atout que l’autre équipe y a joué. Sun–Un, Un–Sota, Sota–Robai, Robai–Rei, 2–1 d’une couleur longue ou 8–9 d’une couleur ronde forment une combinaison, et 2 points de plus passent de l’autre équipe à celle qui gagne le pli. Seul le Robai natif y compte ; Tenka ne prend jamais sa place.
rules-score-2 = Au neuvième pli, qui n’est jamais un Meri, une combinaison en déplace 5. Elle en déplace 5 aussi quand un Robai caché est l’une des deux cartes, c’est-à-dire un Robai natif tenu par quelqu’un qui a passé. Les deux ne s’ajoutent pas ; toute autre combinaison en déplace 2. Ainsi, les points des deux équipes font toujours 9 ensemble dans une donne, et l’un des deux comptes peut être négatif.
rules-score-3 = Après chaque donne, c’est au tour de la place suivante, à gauche, de donner. Le plus grand total après huit donnes gagne ; à égalité, la partie est nulle ici, sans donne supplémentaire. « Donne suivante » garde les points. « Recommencer » les efface.
combinations = Les six combinaisons : l’atout qui gagne, et l’atout qu’il bat
pair-s-u = Sun–Un
pair-u-t = Un–Sota
pair-t-b = Sota–Robai
pair-b-r = Robai–Rei
pair-2-1 = 2–1, couleurs longues
pair-8-9 = 8–9, couleurs rondes
