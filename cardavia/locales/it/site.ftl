## What stands on every page, and the pages that belong to no tradition.

brand = CARDAVIA
brand-home = Cardavia, alle tradizioni di carte
skip-to-content = Vai al contenuto

language-label = Lingua:

look = Aspetto
look-contrast = Contrasto
look-grain = Grana
look-warmth = Temperatura
look-theme = Fondo
look-theme-system = Come il sistema
look-theme-light = Carta chiara
look-theme-dark = Lacca scura
look-reset = Ripristina
# The value of a slider.
look-percent = { $percent }%

footer-nav = Altre pagine
footer-about = Cardavia è software libero con licenza Apache 2.0, testi e immagini compresi.

# The page of all traditions.
traditions = Tradizioni di carte
traditions-title = Tradizioni di carte · Cardavia
traditions-about = Antichi giochi di carte da tradizioni vive, da giocare nel browser con compagni pazienti.
traditions-lead = Le carte hanno viaggiato lontano, e certi luoghi hanno conservato giochi che non si trovano altrove. Qui puoi guardarne le carte, leggere come si gioca e sederti al tavolo.
traditions-more = Questa è la prima tradizione qui. Altre potranno seguire, ciascuna quando le sue regole saranno giuste e le sue carte disegnate.
# The first screen.
front-title = Il gioco di carte che una città ha conservato
front-lead = Unsun Karuta nacque dalle carte che i marinai portoghesi portarono in Giappone: draghi, divinità della fortuna, e briscole giocate coperte. Al tavolo da otto c’è un posto libero: tre compagni, quattro avversari.
front-play = Gioca ora
front-new = Nuova partita
front-go-on = Riprendi, mano { $deal } di 8
front-look = Guarda le carte e le regole
front-honest = Gli altri sette sono programmi. Software libero, senza account, niente da installare.

# The start form: how strong the others play. The levels' names are in table.ftl.
strength = Come giocano gli altri
level-novice-means = ha appena imparato: crede alto un 9 tondo e a volte supera il compagno
level-casual-means = gioca per divertirsi: vede ciò che è evidente, ma spesso gli sfugge il resto
level-club-means = gioca ogni settimana e sbaglia di rado
level-expert-means = non fa errori grossolani e risponde subito
level-master-means = riflette su ogni carta e dal gioco degli altri intuisce che cosa hanno
seat-by-seat = Posto per posto
seat-by-seat-means = I posti girano intorno al tavolo in senso orario, cominciando alla tua sinistra.
your-partners = I tuoi compagni
your-opponents = I tuoi avversari
as-above = Come sopra
place-1 = Alla tua sinistra
place-2 = A sinistra
place-3 = Di fronte, a sinistra
place-4 = Di fronte a te
place-5 = Di fronte, a destra
place-6 = A destra
place-7 = Alla tua destra

# One's own matches.
your-matches = Le tue partite
matches-title = Le tue partite · Cardavia
matches-about = Le tue partite di Hachinin Meri, da riprendere o da riguardare.
matches-lead = Solo questo browser può aprire questi tavoli.
matches-none = In questo browser non hai ancora iniziato nessuna partita.
matches-open = Da riprendere
matches-over = Finite
# What stands in a match’s line.
match-deal = Mano { $deal } di 8
match-total = { $own } punti a { $other }
match-played = ultima volta: { $day }
match-continue = Riprendi
match-look = Riguarda
match-won = Vinta
match-lost = Persa
match-drawn = Pareggio

# The page that holds the table.
table-page-title = Hachinin Meri · Cardavia
table-page-about = Un tavolo di Hachinin Meri, il gioco per otto con le carte Unsun Karuta.
table-waiting = Si apparecchia il tavolo…
noscript-table = Il tavolo ha bisogno di JavaScript, che in questo browser è disattivato. Tutto il resto qui funziona anche senza.
noscript-rules = Intanto leggi le regole
