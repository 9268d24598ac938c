## Cardavia as an app, and what it says without a line to the server.

app-name = Cardavia: Unsun Karuta

offline-page-title = Geen verbinding · Cardavia
offline-title = Het speelhuis is niet bereikbaar
offline-text = Dit apparaat heeft geen verbinding, of de server neemt even pauze. Je partijen zijn veilig: elke kaart wordt daar bewaard voordat iemand die ziet.
offline-trying = Zodra de verbinding terug is, gaat deze pagina vanzelf verder.
offline-again = Nu proberen
