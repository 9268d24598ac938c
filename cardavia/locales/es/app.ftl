## Cardavia as an app, and what it says without a line to the server.

app-name = Cardavia: Unsun Karuta

offline-page-title = Sin conexión · Cardavia
offline-title = La casa no responde
offline-text = O este dispositivo no tiene conexión, o el servidor se está tomando un descanso. Tus partidas están a salvo: cada carta se guarda allí antes de que nadie la vea.
offline-trying = En cuanto vuelva la conexión, esta página seguirá sola.
offline-again = Probar ahora
