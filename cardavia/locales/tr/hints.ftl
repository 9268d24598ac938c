## Hints: what is advised, and why. In the reasons “it” is the card that the sentence stands beside.

hint = İpucu
hint-label = Bir ipucu
hint-close = İpucunu kaldır
hint-thinking = Olası dağılımlara bakılıyor …
hint-more = Bütün seçenekler
hint-less = Yalnızca ipucu
hint-choice = Seçenek
hint-points = Puan
hint-points-mean = Bu dağıtımın dokuz puanından tarafının ortalama aldığı.
hint-busy = Başka bir ipucu üzerinde düşünülüyor. Lütfen birazdan yeniden sor.
hint-none = Şu an bir ipucu bulunamadı.
# A card in the hand that full help marks.
hint-good = { $card }, iyi bir kart
help-key-hint = İpucu iste

hint-play = { $card } oyna.
hint-discard = Kenara koy: { $card }.
hint-declare = Robai’yi ilan et.
hint-pass = Pas geç, Robai’yi gizli tut.
hint-tenka = Tenka
hint-choice-declare = İlan et
hint-choice-pass = Pas

# Numbers in sentences: $tenths and $against count cases out of ten, $points are points of the deal.
hint-only-legal = { $clause ->
    [meri] Koz çıkıldı, kozla karşılık vermelisin: tek kozun bu.
    [monchi] Renge uymalısın: oynayabileceğin tek kart bu.
    [first-lead] İlk el kozla açılmaz: başka tek kartın bu.
    [discard] Kenara yalnızca koz olmayan kart konur: sende tek bu var.
   *[none] Elinde kalan tek kart bu.
}
hint-sure = Öteki tarafın elinde kalmış olabilecek hiçbir kart bunu yenmez.
hint-only-beaten-by = Öteki tarafta kalmış olabileceklerden bunu yalnızca şu yenebilir: { $cards }.
hint-only-trumps-beat = Öteki tarafta daha yüksek { $suit } kartı olamaz: bunu ancak bir koz yener.
hint-takes = { $tenths ->
    [0] Eli kendisi neredeyse hiç almaz.
    [9] Eli neredeyse her zaman alır.
    [10] Eli hemen her durumda alır.
    [1] Eli kendisi, yaklaşık 10 durumdan birinde alır.
   *[other] Eli kendisi, yaklaşık 10 durumun { $tenths } tanesinde alır.
}
hint-side-takes = { $tenths ->
    [9] Bu eli tarafın neredeyse her zaman alır.
    [10] Bu eli tarafın hemen her durumda alır.
    [1] Bu eli tarafın, yaklaşık 10 durumdan birinde alır.
   *[other] Bu eli tarafın, yaklaşık 10 durumun { $tenths } tanesinde alır.
}
hint-cannot-win = Bu eli alamaz.
hint-cheapest = En az arayacağın kartı elden çıkarırsın.
hint-enough = Son sen oynuyorsun, bu kart yetiyor: { $card } bekleyebilir.
hint-partner-sure = Eşin { $name } bu eli alıyor, öteki taraf onun kartını yenemez: eli eşine bırak.
hint-overtakes = Eli zaten eşin { $name } alıyor; bu kart onu eşinden alırdı.
hint-partner-likely = { $tenths ->
    [9] Bu eli eşin { $name } neredeyse her zaman alır.
    [10] Bu eli eşin { $name } hemen her durumda alır.
    [1] Bu eli eşin { $name }, yaklaşık 10 durumdan birinde alır.
   *[other] Bu eli eşin { $name }, yaklaşık 10 durumun { $tenths } tanesinde alır.
}
hint-face-down = Kapalı bir koz oynayan { $name } için kesin karşılık yalnızca şu: { $cards }.
hint-lies-hidden = Kapalı durur: ötekiler yalnızca koz olduğunu görür.
hint-makes = Yaklaşık 10 durumun { $tenths } tanesinde { $pair } yapar: öteki taraftan { $points } puan.
hint-falls = Yaklaşık 10 durumun { $tenths } tanesinde öteki taraf onunla { $pair } yapar: { $points } puan gider.
hint-guards = { $card } korunur: şimdi oynansa yaklaşık 10 durumun { $tenths } tanesinde öteki taraf onunla { $pair } yapardı, { $points } puan giderdi.
hint-keeps = { $card } sonraya kalır: şimdi oynamaktan { $points } puan daha iyi.
hint-opens-meri = Meri açar: herkes kozla karşılık verir, ondan sonra da renge uyulur.
hint-draws-trumps = { $count ->
    [one] Koz çeker: ötekilerde en çok bir koz daha var.
   *[other] Koz çeker: ötekilerde en çok { $count } koz daha var.
}
hint-ninth = { $tenths ->
    [9] { $card } dokuzuncu ele kalır ve onu neredeyse her zaman alır.
    [10] { $card } dokuzuncu ele kalır ve onu hemen her durumda alır.
    [1] { $card } dokuzuncu ele kalır ve onu yaklaşık 10 durumdan birinde alır.
   *[other] { $card } dokuzuncu ele kalır ve onu yaklaşık 10 durumun { $tenths } tanesinde alır.
}
hint-ninth-suit = Dağıtan sensin; dokuzuncu elin rengini senin son kartın belirler: { $card }.
hint-void = Elindeki tek { $suit } kartı bu: giderse { $suit } rengine uyman gerekmez.
hint-others-of = { $count ->
    [one] Elinde bir { $suit } kartı daha kalır.
   *[other] Elinde { $count } { $suit } kartı daha kalır.
}
hint-highest = Daha çıkmamış en yüksek { $suit } kartı bu.
hint-gains-indicator = Gösterge { $card } sana koz olarak gelir, ilk ele de sen çıkarsın.
hint-robai-hidden = Robai gizliyken tarafının 5 puan kazanma olasılığı { $tenths ->
    [0] yok denecek kadar az
    [1] yaklaşık 1/10
   *[other] yaklaşık { $tenths }/10
}, 5 puan kaybetme olasılığı { $against ->
    [0] yok denecek kadar az
    [1] yaklaşık 1/10
   *[other] yaklaşık { $against }/10
}.
hint-as-good = Aşağı yukarı aynı ölçüde iyi: { $cards }.
hint-many-alike = Başka { $count } kart da aşağı yukarı aynı ölçüde iyi olurdu.
hint-all-alike = Burada ne seçtiğin pek fark etmez.

## For the terminal.

hint-seat = { $seat }. yer
hint-moment = El { $trick }. Sıra: { $name }; koz: { $trump }.
hint-hand = Elde: { $cards }.
hint-done = maçta seçilen
