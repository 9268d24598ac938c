## Kind pages for what went wrong.

error-title = { $what } · Cardavia
error-home = Alle tradizioni di carte
error-matches = Alle tue partite

error-not-found-title = Qui non c’è nessuna pagina
error-not-found-text = Forse c’è una svista nell’indirizzo, o quello che stava qui si è spostato.

error-others-table-title = Questo tavolo è di qualcun altro
error-others-table-text = Può aprirlo solo il browser che ha iniziato questa partita, perché nessuno veda le carte altrui. Un tavolo tutto tuo è presto apparecchiato.

error-closed-title = Questo tavolo è chiuso
error-closed-text = Chi sedeva qui ha lasciato il tavolo, e la partita non va più avanti.

error-bad-request-title = Non ci siamo capiti
error-bad-request-text = In quello che il browser ha mandato mancava o non andava qualcosa. Torna indietro di una pagina, ricaricala e prova di nuovo.

error-busy-title = Un momento, per favore
error-busy-text = Era un po’ troppo tutto insieme. Aspetta qualche secondo e prova di nuovo.

error-failed-title = Qualcosa si è rotto da noi
error-failed-text = Non è colpa tua. Le tue partite sono al sicuro: ogni carta viene salvata prima di essere mostrata. Prova di nuovo, per favore.

error-gone-title = In questo momento la casa è chiusa
error-gone-text = Il server si sta fermando o avviando. Le tue partite sono al sicuro: torna tra un attimo e riprendi da dove eri.
