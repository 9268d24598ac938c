## Cardavia as an app, and what it says without a line to the server.

app-name = Cardavia : Unsun Karuta

offline-page-title = Sans connexion · Cardavia
offline-title = La maison est injoignable
offline-text = Soit cet appareil n’a pas de connexion, soit le serveur fait une pause. Vos parties sont à l’abri : chaque carte y est enregistrée avant que quiconque la voie.
offline-trying = Dès que la liaison est rétablie, cette page continue d’elle-même.
offline-again = Essayer maintenant
