## The page of one card: its names, where it stands, what it does. Places are counted by the program.

gallery-title = { $card } · Unsun Karuta · Cardavia
gallery-about = Unsun Karuta’dan { $card }: düz kart ve koz olarak gücü, girdiği kombinasyonlar.
gallery-back = ← 75 kartın tümü
gallery-neighbours = Komşu kartlar
gallery-before = ← { $card }
gallery-after = { $card } →
gallery-suit = Renk
gallery-rank = Değer
gallery-number = sayı { $number }

gallery-plain = Düz kart olarak
gallery-plain-place = { $place ->
    [1] Başka bir renk kozken { $suit } renginin { $of } kartı içinde en güçlüsüdür.
   *[other] Başka bir renk kozken { $suit } renginin { $of } kartı içinde, en güçlüden sayınca { $place }. sıradadır.
  }
gallery-plain-wins = Ancak { $suit } çıkıldığında ve kimse koz oynamadığında el alabilir.
gallery-plain-odd = Bu, alışılmadık bir yerdir: öteki ejderhalar renklerinin bütün sayılarından üstündür, bunun altında ise yalnızca 1 vardır.
gallery-plain-long = Uzun renkte sayılar beklendiği gibi gider: en güçlüsü 9, en zayıfı 1.
gallery-plain-round = Yuvarlak renkte sayılar tersine gider: en güçlüsü 1, en zayıfı 9.
gallery-plain-never = Hiçbir zaman düz kart değildir. Pao Robai, *Tenka*’dır: “gök altındaki her şey”, her dağıtımda koz. Pao kartı sayılmaz, Pao’ya uymak zorunda da değildir.
gallery-plain-row = Düz { $suit }, güçlüden zayıfa

gallery-trump = Koz olarak
gallery-trump-place = { $place ->
    [1] Koz { $suit } iken { $of } kozun en güçlüsüdür; onu hiçbir kart yenemez.
   *[other] Koz { $suit } iken { $of } koz içinde, en güçlüden sayınca { $place }. sıradadır.
  }
gallery-trump-tenka = Başka bir renk kozken { $of } koz içinde { $place }. sıradadır; o rengin kendi Robai’sinin hemen üstünde.
gallery-trump-native = Koz Pao’nun kendisi olunca dağıtımın yerli Robai’sidir; { $of } koz içinde { $place }. sıradadır.
gallery-trump-sun = Kendisine başka koz dağıtılmamış olan, onu Meri’de saklayabilir: yalnız Sun, *ichimai-zun*.
gallery-trump-robai = Yerli Robai iken göstergeyi almak için ilan edilebilir ya da gizli tutulabilir.
gallery-trump-row = Koz { $suit } iken kozlar, güçlüden zayıfa

gallery-pairs = Kombinasyonlarda
gallery-pair-wins = Eli bu kart alır; öteki tarafın en güçlü kozu: { $other }.
gallery-pair-loses = Eli alan kart: { $other }. Öteki tarafın en güçlü kozu ise bu karttır.
gallery-pairs-tenka = Yalnızca Pao kozken; Tenka, başka rengin Robai’si yerine hiç geçmez.
gallery-pairs-worth = Kombinasyon, eli alan takıma öteki takımdan 2 puan getirir, dokuzuncu elde 5. Meri’de kombinasyon olmaz.
gallery-pairs-hidden = Gizli Robai ile her elde 5 puan getirir.
gallery-pairs-none = Hiçbirine girmez. Getirebileceği şey, elin kendisidir.
