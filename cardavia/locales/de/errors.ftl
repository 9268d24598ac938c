## Freundliche Seiten für das, was schiefging.

error-title = { $what } · Cardavia
error-home = Zu den Kartentraditionen
error-matches = Zu deinen Partien

error-not-found-title = Hier ist keine Seite
error-not-found-text = Vielleicht ist in der Adresse ein Versehen, oder was hier stand, ist weitergezogen.

error-others-table-title = Das ist der Tisch von jemand anderem
error-others-table-text = Nur der Browser, der diese Partie begonnen hat, kann sie öffnen, damit niemand fremde Karten sieht. Ein eigener Tisch ist schnell gedeckt.

error-closed-title = Dieser Tisch ist geschlossen
error-closed-text = Wer hier saß, ist gegangen, und die Partie geht nicht weiter.

error-bad-request-title = Das war nicht zu verstehen
error-bad-request-text = In dem, was der Browser geschickt hat, fehlte etwas oder war etwas falsch. Geh eine Seite zurück, lade sie neu und versuch es noch einmal.

error-busy-title = Einen Moment, bitte
error-busy-text = Das war ein wenig zu viel auf einmal. Warte ein paar Sekunden und versuch es noch einmal.

error-failed-title = Bei uns ist etwas zerbrochen
error-failed-text = Du hast nichts falsch gemacht. Deine Partien sind sicher: Jede Karte wird gespeichert, bevor sie zu sehen ist. Bitte versuch es noch einmal.

error-gone-title = Das Haus ist gerade geschlossen
error-gone-text = Der Server wird angehalten oder gestartet. Deine Partien sind sicher; komm gleich wieder und spiel weiter, wo du warst.
