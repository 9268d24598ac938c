## The words of the table in the browser. Card, suit and rank names are in cards.ftl.

you = Vous
team-genji = Genji
team-heiji = Heiji
face-down-trump = un atout, face cachée
card-face-down = Une carte face cachée
card-peek = { $card }, face cachée pour les autres

combination-sun-un = Sun–Un
combination-un-sota = Un–Sota
combination-sota-robai = Sota–Robai
combination-robai-rei = Robai–Rei
combination-2-1 = 2–1
combination-8-9 = 8–9

## What has happened. $who is “you” or “other”; $name is a player’s name.

event-deal = Donne { $deal }. { $who ->
    [you] Vous donnez.
   *[other] { $name } donne.
} L’indicateur est { $card } : l’atout est { $trump }.
event-declare = { $who ->
    [you] Vous déclarez le Robai.
   *[other] { $name } déclare le Robai.
}
event-pass = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
}
event-take = { $who ->
    [you] Vous prenez l’indicateur, { $card }.
   *[other] { $name } prend l’indicateur, { $card }.
}
event-aside = { $who ->
    [you] Vous écartez une carte.
   *[other] { $name } écarte une carte.
}
event-aside-open = { $who ->
    [you] Vous écartez { $card }.
   *[other] { $name } écarte { $card }.
}
event-play = { $who ->
    [you] Vous jouez { $card }.
   *[other] { $name } joue { $card }.
}
event-sides = Les cartes de côté sont { $cards }.
event-ninth = Les dernières cartes se retournent, toutes à la fois.
event-won = { $who ->
    [you] Vous gagnez le pli { $number } avec { $card }.
   *[other] { $name } gagne le pli { $number } avec { $card }.
}
event-won-combination = { $who ->
    [you] Vous gagnez le pli { $number } avec { $card } : { $pair } déplace { $value } points.
   *[other] { $name } gagne le pli { $number } avec { $card } : { $pair } déplace { $value } points.
}
event-score = La donne est finie : Genji { $even }, Heiji { $odd }.

## The line above the hand.

prompt-wait = C’est à { $name } de jouer.
prompt-declare = Vous tenez le Robai de la couleur d’atout. Le déclarer ?
prompt-discard = Choisissez une carte à écarter. Elle ne rapporte rien et sera montrée à votre entame.
prompt-pass = Pas de Robai d’atout dans votre main : vous passez.
prompt-discard-only = Une seule carte peut être écartée ; la table le fait pour vous.
prompt-lead = À vous d’entamer. Choisissez une carte.
prompt-follow = À vous. Couleur demandée : { $suit }.
prompt-done = La donne est finie.
prompt-over = La partie est finie.
prompt-closed = Cette table est fermée.

declare = Déclarer
declare-means = Vous prenez l’indicateur, { $card }, vous écartez une carte et vous entamez. Tout le monde sait alors que vous tenez le Robai.
pass = Passer
pass-means = Le Robai reste caché : une combinaison avec lui déplace 5 points, quel que soit le camp qui la fait.

## Why a card cannot be used now. $suit is the suit that was led.

why-wait = Patientez : c’est à { $name } de jouer.
why-done = Cette donne est finie.
why-declare = Dites d’abord si vous déclarez le Robai ou si vous passez.
why-4-discard = Vous pouvez écarter toute carte qui n’est pas un atout : les atouts restent en main.
why-5-first-lead = Vous pouvez entamer avec toute carte qui n’est pas un atout : le premier pli ne s’ouvre pas à l’atout.
why-5-meri = Vous pouvez jouer n’importe quel atout : l’entame est un atout, un Meri, et il faut y répondre par un atout.
why-5-monchi = Vous pouvez jouer n’importe quel atout ou n’importe quelle carte à { $suit } : après un Meri, il faut fournir la couleur.
why-other = Vous pouvez jouer l’une des cartes relevées.

refused-stale = Le jeu a avancé entre-temps. Regardez encore une fois.
refused-not-now = Ce n’est pas possible pour l’instant.
refused-bad-message = La table n’a pas compris. Rechargez la page, s’il vous plaît.
refused-closed = Cette table est fermée.
refused-foreign = Cette place n’est pas la vôtre.

## Around the table.

table-label = Table de Hachinin Meri
seats-label = Places
hand-label = Votre main, { $count } { $count ->
    [one] carte
   *[other] cartes
}
trick-label = Cartes sur la table
trump = Atout
trump-label = L’atout est { $suit }. L’indicateur était { $card }.
seat-cards = { $count } { $count ->
    [one] carte
   *[other] cartes
} en main
mark-dealer = Donneur
mark-recipient = A l’indicateur
mark-leader = Entame
mark-turn = À son tour
mark-partner = votre partenaire
mark-opponent = adversaire
deal-of = Donne { $deal } sur 8
trick-of = Pli { $trick } sur 9
score-deal = Donne
score-total = Total
meri = Meri
meri-means = L’entame est un atout : il faut répondre par un atout.
monchi = Monchi
monchi-means = Un atout a été entamé dans cette donne : désormais, il faut fournir la couleur ou jouer un atout.
free-follow = Libre
free-follow-means = Aucun atout n’a encore été entamé : on peut jouer n’importe quelle carte.
side-cards = Cartes de côté
side-cards-mine = Écartée
log = Ce qui s’est passé
last-trick = Dernier pli
last-trick-none = Aucun pli n’est encore fini.
help = Aide
more = Plus
close = Fermer

## Help.

help-title = À la table
help-keys = Touches
help-key-hand = Choisir une carte de sa main
help-key-play = Jouer la carte choisie
help-key-declare = Déclarer
help-key-pass = Passer
help-key-next = Donne suivante
help-key-last = Dernier pli
help-key-help = Cette aide
help-marks = Signes
help-learn = Apprendre le jeu en courtes leçons
help-rules = Lire les règles
help-words = Mots
help-tenka = Tenka est Pao Robai. C’est un atout à chaque donne.
help-teams = La gentiane blanche est Genji, places 0, 2, 4 et 6 ; le papillon rouge est Heiji, places 1, 3, 5 et 7.
key-arrows = ← → Début Fin
key-enter = Entrée, Espace

## The end of a deal and of a match.

next-deal = Donne suivante
restart = Recommencer
restart-asks = Commencer une nouvelle partie ? Les points de celle-ci seront perdus.
restart-yes = Nouvelle partie
restart-no = Continuer
play-again = Rejouer
leave = Partir
leave-asks = Quitter cette table ? Elle sera fermée et la partie s’arrêtera ici.
leave-yes = Partir
show-summary = Décompte

## The line to the server.

line-connecting = On dresse la table…
line-lost = La maison est injoignable. Votre partie est à l’abri ; nouvel essai…
line-back = La table est de retour.
line-foreign = Cette table est à quelqu’un d’autre. Seul le navigateur qui a commencé la partie peut y jouer.
line-unknown = Cette table n’existe pas, ou n’existe plus.
line-home = Vers les traditions de cartes
line-matches = Vers vos parties

## How strong a player plays, in one word; for the start form too.

level-novice = Débutant
level-casual = Amateur
level-club = Habitué
level-expert = Expert
level-master = Maître
# In lessons, and in matches that were begun with earlier levels.
level-greedy = Paisible
level-pimc-20 = Solide
level-pimc-200 = Redoutable
