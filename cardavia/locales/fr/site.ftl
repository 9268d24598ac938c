## What stands on every page, and the pages that belong to no tradition.

brand = CARDAVIA
brand-home = Cardavia, vers les traditions de cartes
skip-to-content = Aller au contenu

language-label = Langue :

look = Apparence
look-contrast = Contraste
look-grain = Grain
look-warmth = Température
look-theme = Fond
look-theme-system = Comme le système
look-theme-light = Papier clair
look-theme-dark = Laque sombre
look-reset = Réinitialiser
# The value of a slider.
look-percent = { $percent } %

footer-nav = Autres pages
footer-about = Cardavia est un logiciel libre sous licence Apache 2.0, textes et images compris.

# The page of all traditions.
traditions = Traditions de cartes
traditions-title = Traditions de cartes · Cardavia
traditions-about = D’anciens jeux de cartes de traditions vivantes, à jouer dans le navigateur avec des partenaires patients.
traditions-lead = Les cartes ont beaucoup voyagé, et certains lieux ont gardé des jeux qu’on ne trouve nulle part ailleurs. Ici, vous pouvez regarder leurs cartes, lire comment on y joue et prendre place à la table.
traditions-more = C’est la première tradition d’ici. D’autres pourront suivre, chacune quand ses règles seront justes et ses cartes dessinées.
# The first screen.
front-title = Le jeu de cartes qu’une ville a su garder
front-lead = Unsun Karuta est né des cartes que des marins portugais apportèrent au Japon : des dragons, des dieux de la fortune, et des atouts joués face cachée. À la table de huit, une place est libre : trois partenaires, quatre adversaires.
front-play = Jouer
front-new = Nouvelle partie
front-go-on = Reprendre, donne { $deal } sur 8
front-look = Voir les cartes et les règles
front-honest = Les sept autres sont des programmes. Logiciel libre, sans compte, rien à installer.

# The start form: how strong the others play. The levels' names are in table.ftl.
strength = Comment jouent les autres
level-novice-means = vient d’apprendre, croit fort un 9 rond et prend parfois le pli à son partenaire
level-casual-means = joue pour le plaisir, voit ce qui est évident et laisse souvent passer le reste
level-club-means = joue chaque semaine et se trompe rarement
level-expert-means = ne fait pas de faute grossière et répond aussitôt
level-master-means = réfléchit à chaque carte, et à ce que les autres tiennent d’après leur jeu
seat-by-seat = Place par place
seat-by-seat-means = Les places tournent dans le sens des aiguilles d’une montre, en commençant à votre gauche.
your-partners = Vos partenaires
your-opponents = Vos adversaires
as-above = Comme ci-dessus
place-1 = À votre gauche
place-2 = À gauche
place-3 = En face, à gauche
place-4 = Face à vous
place-5 = En face, à droite
place-6 = À droite
place-7 = À votre droite

# One's own matches.
your-matches = Vos parties
matches-title = Vos parties · Cardavia
matches-about = Vos parties de Hachinin Meri, à reprendre ou à revoir.
matches-lead = Seul ce navigateur peut ouvrir ces tables.
matches-none = Vous n’avez pas encore commencé de partie dans ce navigateur.
matches-open = À reprendre
matches-over = Finies
# What stands in a match’s line.
match-deal = Donne { $deal } sur 8
match-total = { $own } points à { $other }
match-played = jouée le { $day }
match-continue = Reprendre
match-look = Revoir
match-won = Gagnée
match-lost = Perdue
match-drawn = Nulle

# The page that holds the table.
table-page-title = Hachinin Meri · Cardavia
table-page-about = Une table de Hachinin Meri, le jeu à huit avec les cartes Unsun Karuta.
table-waiting = On dresse la table…
noscript-table = La table a besoin de JavaScript, désactivé dans ce navigateur. Tout le reste fonctionne sans.
noscript-rules = Lire les règles en attendant
