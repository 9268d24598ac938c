## Was auf jeder Seite steht, und die Seiten, die zu keiner Tradition gehören.

brand = CARDAVIA
brand-home = Cardavia, zu den Kartentraditionen
skip-to-content = Zum Inhalt springen

language-label = Sprache:

look = Ansicht
look-contrast = Kontrast
look-grain = Körnung
look-warmth = Farbtemperatur
look-theme = Grund
look-theme-system = Wie das System
look-theme-light = Papier, hell
look-theme-dark = Lack, dunkel
look-reset = Zurücksetzen
# Der Wert eines Reglers.
look-percent = { $percent }{ "\u00A0" }%

footer-nav = Weitere Seiten
footer-about = Cardavia ist freie Software unter der Apache-Lizenz 2.0, auch die Texte und Bilder.

# Die Seite aller Traditionen.
traditions = Kartentraditionen
traditions-title = Kartentraditionen · Cardavia
traditions-about = Alte Kartenspiele aus lebendigen Traditionen, im Browser zu spielen, mit geduldigen Partnern.
traditions-lead = Karten sind weit gereist, und manche Orte haben Spiele bewahrt, die es sonst nirgends gibt. Hier kannst du ihre Karten ansehen, lesen, wie man sie spielt, und dich an den Tisch setzen.
traditions-more = Dies ist die erste Tradition hier. Andere können folgen, jede dann, wenn ihre Regeln stimmen und ihre Karten gezeichnet sind.
# Der erste Bildschirm.
front-title = Das Kartenspiel, das eine Stadt bewahrt hat
front-lead = Aus portugiesischen Karten wurde in Japan Unsun Karuta: Drachen, Glücksgötter und Trümpfe, die verdeckt fallen. Am Tisch für acht ist ein Platz frei: drei Partner, vier Gegner.
front-play = Jetzt spielen
front-new = Neue Partie
front-go-on = Weiterspielen, Spiel { $deal } von 8
front-look = Karten und Regeln ansehen
front-honest = Die anderen sieben sind Programme. Freie Software, ohne Anmeldung, ohne Installation.

# Das Startformular: wie stark die anderen spielen. Die Namen der Stärken stehen in table.ftl.
strength = Wie die anderen spielen
level-novice-means = hat das Spiel eben erst gelernt, hält eine runde 9 für hoch und übersticht auch mal den Partner
level-casual-means = spielt zum Vergnügen, sieht das Naheliegende und übersieht oft den Rest
level-club-means = spielt jede Woche und macht selten Fehler
level-expert-means = macht keine groben Fehler und antwortet sofort
level-master-means = schließt aus dem Spiel der anderen auf ihre Karten und überlegt vor jedem Zug
seat-by-seat = Platz für Platz
seat-by-seat-means = Die Plätze gehen im Uhrzeigersinn um den Tisch, von dir aus zuerst nach links.
your-partners = Deine Partner
your-opponents = Deine Gegner
as-above = Wie oben
place-1 = Links neben dir
place-2 = Links
place-3 = Links gegenüber
place-4 = Dir gegenüber
place-5 = Rechts gegenüber
place-6 = Rechts
place-7 = Rechts neben dir

# Die eigenen Partien.
your-matches = Deine Partien
matches-title = Deine Partien · Cardavia
matches-about = Deine eigenen Partien Hachinin Meri, zum Weiterspielen oder zum Nachsehen.
matches-lead = Nur dieser Browser kann diese Tische öffnen.
matches-none = In diesem Browser hast du noch keine Partie begonnen.
matches-open = Zum Weiterspielen
matches-over = Beendet
# Was in der Zeile einer Partie steht.
match-deal = Spiel { $deal } von 8
match-total = { $own } zu { $other } Punkte
match-played = zuletzt am { $day }
match-continue = Weiterspielen
match-look = Ansehen
match-won = Gewonnen
match-lost = Verloren
match-drawn = Unentschieden

# Die Seite, die den Tisch trägt.
table-page-title = Hachinin Meri · Cardavia
table-page-about = Ein Tisch für Hachinin Meri, das Spiel zu acht mit Unsun Karuta.
table-waiting = Der Tisch wird gedeckt …
noscript-table = Der Tisch braucht JavaScript, und in diesem Browser ist es ausgeschaltet. Alles andere hier geht auch ohne.
noscript-rules = Lies so lange die Regeln
