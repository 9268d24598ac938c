## Kind pages for what went wrong.

error-title = { $what } · Cardavia
error-home = Kart geleneklerine git
error-matches = Maçlarına git

error-not-found-title = Burada bir sayfa yok
error-not-found-text = Adreste bir yanlışlık olabilir ya da burada duran şey başka yere taşındı.

error-others-table-title = Bu, başkasının masası
error-others-table-text = Kimse başkasının kartlarını görmesin diye bu maçı yalnızca onu başlatan tarayıcı açabilir. Kendi masan da çabucak kurulur.

error-closed-title = Bu masa kapandı
error-closed-text = Burada oturan kalktı; bu maç artık sürmüyor.

error-bad-request-title = Bu anlaşılamadı
error-bad-request-text = Tarayıcının gönderdiğinde bir şey eksik ya da yanlıştı. Bir sayfa geri git, yeniden yükle ve bir kez daha dene.

error-busy-title = Bir saniye lütfen
error-busy-text = Bir anda biraz fazla geldi. Birkaç saniye bekleyip yeniden dene.

error-failed-title = Bizim tarafta bir şey bozuldu
error-failed-text = Sen yanlış bir şey yapmadın. Maçların güvende: her kart gösterilmeden önce kaydedilir. Lütfen yeniden dene.

error-gone-title = Şu an kapalıyız
error-gone-text = Sunucu kapanıyor ya da açılıyor. Maçların güvende; birazdan gel, kaldığın yerden devam et.
