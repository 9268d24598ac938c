## Cardavia as an app, and what it says without a line to the server.

app-name = Cardavia: le carte Unsun Karuta

offline-page-title = Senza connessione · Cardavia
offline-title = La casa non risponde
offline-text = O questo dispositivo non è connesso, o il server si è preso una pausa. Le tue partite sono al sicuro: ogni carta viene salvata lì prima che qualcuno la veda.
offline-trying = Appena torna il collegamento, questa pagina riprende da sola.
offline-again = Prova adesso
