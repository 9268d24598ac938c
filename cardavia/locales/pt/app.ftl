## Cardavia as an app, and what it says without a line to the server.

app-name = Cardavia: Unsun Karuta

offline-page-title = Sem conexão · Cardavia
offline-title = A casa não responde
offline-text = Ou este aparelho está sem conexão, ou o servidor está fazendo uma pausa. Suas partidas estão a salvo: cada carta é guardada lá antes que alguém a veja.
offline-trying = Assim que a conexão voltar, esta página continua sozinha.
offline-again = Tentar agora
