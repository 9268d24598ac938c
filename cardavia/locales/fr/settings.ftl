## The settings: a page of its own, and the same form in a dialogue at the table.

settings = Réglages
settings-title = Réglages · Cardavia
settings-about = L’aspect, le son et l’aide à la table : vitesse, sons, cartes, conseils, et l’apparence des pages.
settings-lead = Ils sont gardés dans ce navigateur et s’appliquent aussitôt, même à une table ouverte.
settings-no-script = Les réglages sont gardés par JavaScript, désactivé dans ce navigateur. En attendant, la table et les pages ont l’aspect montré ici.
settings-table = À la table
settings-cards = Les cartes
settings-pages = Papier et lumière

set-help = Aide
set-help-means = Ce que la table dit en plus de ce que chacun voit.
set-help-none = Aucune
set-help-none-means = Vous retenez ce qui est sorti et réfléchissez par vous-même.
set-help-hints = Conseils à la demande
set-help-hints-means = À la demande, la table conseille une carte et dit pourquoi.
set-help-full = Complète
set-help-full-means = Les conseils, les cartes déjà sorties, et les bonnes cartes signalées dans la main.

set-speed = Vitesse
set-speed-means = À quelle vitesse les cartes volent et se retournent. Rien ne les attend : vous pouvez toujours continuer.
set-speed-slow = Lente
set-speed-normal = Normale
set-speed-fast = Rapide
set-speed-off = Sans mouvement

set-sound = Son
set-sound-means = Les cartes, qu’on les joue ou les retourne, les plis et les combinaisons.
set-sound-off = Coupé
set-sound-quiet = Bas
set-sound-full = Plein

set-confirm = Jouer une carte
set-confirm-means = S’il faut confirmer une carte avant de la jouer.
set-confirm-no = Aussitôt
set-confirm-yes = Choisir, puis jouer

set-keys = Touches d’un seul caractère
set-keys-means = Lettres et chiffres qui agissent à la table, comme D pour déclarer. La commande vocale peut les déclencher par mégarde. Les flèches, Entrée et Échap marchent toujours.
set-keys-on = Activées
set-keys-off = Désactivées

set-sort = Ordre de votre main
set-sort-means = Comment vos cartes sont rangées après la donne.
set-sort-trumps = Atouts d’abord
set-sort-suits = Par couleur
set-sort-dealt = Comme reçues

set-deck = Jeu de cartes
set-deck-means = Les grands index se lisent mieux sur un petit écran.
set-deck-standard = Petits index
set-deck-large = Grands index

set-index = Lettres
set-index-means = Ce qui figure au coin d’une carte.
set-index-latin = Latines
set-index-japanese = Japonaises
