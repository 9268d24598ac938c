## Kind pages for what went wrong.

error-title = { $what } · Cardavia
error-home = Naar de kaarttradities
error-matches = Naar je partijen

error-not-found-title = Hier is geen pagina
error-not-found-text = Misschien zit er een foutje in het adres, of wat hier stond is verhuisd.

error-others-table-title = Dit is de tafel van iemand anders
error-others-table-text = Alleen de browser waarin deze partij begon, kan die openen; zo ziet niemand de kaarten van een ander. Een eigen tafel is zo gedekt.

error-closed-title = Deze tafel is gesloten
error-closed-text = Wie hier zat, is vertrokken, en de partij gaat niet meer verder.

error-bad-request-title = Dat was niet te begrijpen
error-bad-request-text = In wat de browser stuurde, ontbrak iets of klopte iets niet. Ga een pagina terug, laad die opnieuw en probeer het nog eens.

error-busy-title = Een ogenblik
error-busy-text = Dat was even te veel tegelijk. Wacht een paar tellen en probeer het opnieuw.

error-failed-title = Bij ons ging iets stuk
error-failed-text = Aan jou lag het niet. Je partijen zijn veilig: elke kaart wordt bewaard voordat die te zien is. Probeer het nog eens.

error-gone-title = Het speelhuis is even dicht
error-gone-text = De server wordt net gestopt of gestart. Je partijen zijn veilig; kom zo terug en ga verder waar je was.
