## Cardavia as an app, and what it says without a line to the server.

app-name = Cardavia: Unsun Karuta

offline-page-title = Bağlantı yok · Cardavia
offline-title = Masaya ulaşılamıyor
offline-text = Ya bu aygıtın bağlantısı yok ya da sunucu mola verdi. Maçların güvende: her kart, kimse görmeden önce orada kaydedilir.
offline-trying = Bağlantı gelir gelmez bu sayfa kendiliğinden devam eder.
offline-again = Şimdi dene
