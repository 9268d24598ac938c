## Cardavia als App, und was sie ohne Verbindung zum Server sagt.

app-name = Cardavia: Unsun Karuta

offline-page-title = Ohne Verbindung · Cardavia
offline-title = Das Haus ist nicht zu erreichen
offline-text = Entweder hat dieses Gerät keine Verbindung, oder der Server macht Pause. Deine Partien sind sicher: Jede Karte wird dort gespeichert, bevor sie jemand sieht.
offline-trying = Sobald die Verbindung wieder steht, geht es von selbst weiter.
offline-again = Jetzt versuchen
