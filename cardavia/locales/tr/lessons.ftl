## Learning to play: short lessons at a real table. $seat1 to $seat7 are the names of the others, by
## seat; 2, 4 and 6 are partners, 1, 3, 5 and 7 opponents. A step's words are three sentences at most.

learn = Oyunu öğren
# In the header: short.
learn-short = Öğren
learn-title = Oyunu öğren · Cardavia
learn-about = Gerçek bir masada kısa dersler: beş renkten ilk kısa maça.
learn-lead = Önceden hiçbir şey bilmen gerekmez. Her derste birkaç kart oynarsın, masa da sonunda ne olduğunu gösterir. Derslerin hepsi bir çeyrek saat kadar sürer.
learn-begin = Başla
learn-go-on = Devam et: { $title }
learn-done = Bitti
learn-forget = İlerlememi unut
learn-all = Bütün dersler
learn-after = Devam etmek ister misin? Yeni bir dağıtım hemen hazır olur.
lesson-page-title = { $title } · Oyunu öğren · Cardavia
lesson-number = Ders { $number } / { $count }
lesson-minutes = { $minutes ->
    [one] { $minutes } dakika
   *[other] { $minutes } dakika
}
lesson-step = Adım { $step } / { $count }
lesson-step-done = Adım { $step } / { $count }, bitti
lesson-next-step = İleri
lesson-again = Yeniden dene
lesson-next-lesson = Sonraki ders: { $title }
lesson-onward = Sonraki ders
learn-play = Bir maç oyna
lesson-finished = Dersin tamamı buydu.
lesson-right = Doğru!
lesson-wrong = Tam değil.
lesson-illegal = Burada bu olmaz.
lesson-point = Kartı seç:
lesson-waiting = Masa kuruluyor …
lesson-failed = Masaya şu an ulaşılamıyor. Birazdan yeniden dene.
lesson-answer = Yanıtı göster
lesson-position-trump = Koz: { $suit }.
lesson-position-table = Masada
lesson-position-hand = Elin
lesson-position-sides = Yan kartlar
lesson-played = { $card }, oynayan { $name }
lesson-without-script = JavaScript açıkken bu dersi kendin oynayabilirsin. Onsuz da okumaya devam et: her durumun yanıtı altında.

# What came of a choice. $side says whose $name is.
came-trick = { $side ->
    [you] Eli { $card } ile sen alıyorsun: tarafına bir puan.
    [partner] Eli { $card } ile eşin { $name } alıyor: tarafına bir puan.
   *[opponent] Eli { $card } ile { $name } alıyor: öteki tarafa bir puan.
}
came-trick-pair = { $side ->
    [you] Eli { $card } ile sen alıyorsun: bir puan, üstüne { $pair } ile öteki taraftan sizinkine { $value } puan daha.
    [partner] Eli { $card } ile eşin { $name } alıyor: bir puan, üstüne { $pair } ile öteki taraftan sizinkine { $value } puan daha.
   *[opponent] Eli { $card } ile { $name } alıyor: bir puan, üstüne { $pair } ile sizin taraftan ötekine { $value } puan daha.
}
came-ninth = { $side ->
    [you] Dokuzuncu eli { $card } ile sen alıyorsun: tarafına bir puan daha.
    [partner] Dokuzuncu eli { $card } ile eşin { $name } alıyor: tarafına bir puan daha.
   *[opponent] Dokuzuncu eli { $card } ile { $name } alıyor: öteki tarafa bir puan daha.
}
came-ninth-pair = { $side ->
    [you] Dokuzuncu eli { $card } ile sen alıyorsun: bir puan, üstüne { $pair } ile öteki taraftan sizinkine { $value } puan daha.
    [partner] Dokuzuncu eli { $card } ile eşin { $name } alıyor: bir puan, üstüne { $pair } ile öteki taraftan sizinkine { $value } puan daha.
   *[opponent] Dokuzuncu eli { $card } ile { $name } alıyor: bir puan, üstüne { $pair } ile sizin taraftan ötekine { $value } puan daha.
}
came-indicator = { $side ->
    [you] Göstergeyi ({ $card }) alıyorsun, elinde on kart oluyor.
    [partner] Kimse ilan etmedi; göstergeyi ({ $card }) dağıtan alıyor: eşin { $name }.
   *[opponent] Kimse ilan etmedi; göstergeyi ({ $card }) dağıtan alıyor: rakip { $name }.
}
came-aside = { $card } kenarda duruyor. Sen çıkınca gösterilir ve hiçbir el almaz.
lesson-is-stronger = Daha güçlüsü { $other }; { $card } onun altında.
lesson-hidden-is-stronger = Kapalı duran kart daha güçlü; { $card } onun altında.
lesson-cannot-win = { $card } çıkılan renkten değil, bu yüzden kazanamaz; { $other } kazanabilir.

# The short match. $own and $theirs are points of one’s own side and of the other.
lesson-advice-same = İyi seçim: iyi bir oyuncu da aynısını yapardı.
lesson-advice-as-good = Bu da ötekiler kadar iyi sayılır.
lesson-advice-other = İyi bir oyuncu başka türlü seçerdi:
came-deal = Dağıtım bitti: senin tarafına { $own } puan, öteki tarafa { $theirs }. İkisinin toplamı hep 9 eder.
came-match = { $result ->
    [won] Maç bitti, senin tarafın kazandı: { $own } – { $theirs }.
    [lost] Maç bitti, öteki taraf kazandı: { $theirs } – { $own }.
   *[drawn] Maç bitti, berabere: { $own } – { $theirs }.
}
lesson-next-deal = Sonraki dağıtım

# The rules in a sentence, for when a choice was not the best.
rule-1-tenka = Pao Robai, Tenka’dır: her dağıtımda koz, hiçbir zaman Pao kartı değil.
rule-2-led-suit = Koz yoksa yalnızca çıkılan renk kazanabilir.
rule-2-plain = Düz renkte sıra Sun, Un, Rei, Kaba, Sota, Robai’dir, ardından sayılar gelir.
rule-2-isu-robai = Düz Isu’nun Robai’si 2 ile 1 arasında durur.
rule-2-numbers = Pao ve Isu’da en yüksek sayı 9, Koppu, Ouru ve Guru’da 1’dir.
rule-2-trumps = Kozlarda sıra Sun, Un, Sota, Tenka, Robai, Rei, Kaba’dır, ardından sayılar gelir.
rule-3-teams = Eşinin aldığı her el senin de elindir, onu yenmen gerekmez.
rule-4-recipient = Göstergeyi ilan eden alır. Kimse ilan etmezse dağıtan alır.
rule-4-side-cards = Kenara konan kart oyun dışıdır, hiçbir el almaz.
rule-4-hidden-robai = Robai ancak sahibi pas geçerse gizlidir. İlan edilince herkes bilir.
rule-5-face-down = Kapalı duran kart kozdur ve her koz her düz kartı yener.
rule-5-later-lead = İlk elden sonra her kart çıkılabilir, koz da.
rule-5-lone-sun = Dağıtımda Sun’dan başka koz almayan, koz çıkıldığında onu saklayabilir.
rule-5-meri = Koz çıkıldığında elinde koz olan herkes koz oynamak zorundadır.
rule-5-meri-void = Kozun yoksa Meri’ye her kartı oynayabilirsin ama eli alamazsın.
rule-5-monchi = Monchi’de ya çıkılan renge uyar ya da istediğin kozu oynarsın.
rule-5-monchi-void = Çıkılan renkten kartın yoksa Monchi’de bile her kartı oynayabilirsin.
rule-5-ninth = Dokuzuncu elde herkes son kartını açar; koz yoksa rengi dağıtanın kartı belirler.
rule-5-winner = Her koz her düz kartı yener; kozlar arasında yüksek olan kazanır.
rule-5-first-lead = İlk el, koz olmayan bir kartla açılır.
rule-6-combination = Kombinasyon için doğru çift gerekir: kazanan koz ile öteki tarafın en güçlü kozu.
rule-6-five-hidden = Gizli Robai ile kombinasyon 2 yerine 5 puan taşır.
rule-6-five-ninth = Dokuzuncu elde kombinasyon 2 yerine 5 puan taşır.

## 1

lesson-suits-title = Beş renk, altı resim
lesson-suits-about = Kartların adları ve hangisinin eli aldığı.
lesson-suits-led-ask = Beş renk vardır: Pao (sopalar), Isu (kılıçlar), Koppu (kadehler), Ouru (sikkeler) ve Guru (davullar). Herkes bir kart oynar, çıkılan rengin en güçlü kartı hepsini alır: buna el denir. Isu çıkıldı; şimdilik hangi kart kazanıyor?
lesson-suits-led-right = Isu 7, masadaki en yüksek kılıç. Pao Sun çok güçlü bir karttır ama sopa isteyen olmadı.
lesson-suits-figures-ask = Sayıların üstünde altı resim durur; sırasıyla devlet büyüğü Sun, uğur tanrısı Un, kral Rei, atlı Kaba, hizmetçi kız Sota ve ejderha Robai. Şimdilik rakip { $seat3 } Ouru Kaba ile kazanıyor. Onu yenen bir kart oyna.
lesson-suits-figures-right = Kral Rei, atlı Kaba’nın hemen üstündedir.
lesson-suits-partner-ask = Yalnız oynamıyorsun: beyaz centiyan çiçeğini taşıyan herkes eşindir. Onlardan biri olan { $seat4 } Pao Rei ile kazanıyor, son kartı da sen oynuyorsun. Burada her kartı oynayabilirsin; hangisinden vazgeçersin?
lesson-suits-partner-right = El zaten sizin tarafın. Güçlü kartların, onlara gerek duyulan ellere kalıyor.

## 2

lesson-backwards-title = Tersine giden sayılar
lesson-backwards-about = Neden bir kadeh dokuz kadehten değerlidir?
lesson-backwards-long-ask = Pao (sopalar) ve Isu (kılıçlar) uzun renklerdir. Sayıları beklendiği gibi gider: en yükseği 9, en düşüğü 1. Pao çıkıldı; şimdilik hangi kart kazanıyor?
lesson-backwards-long-right = Pao 8. Uzun renkte çok olan iyidir.
lesson-backwards-round-ask = Koppu (kadehler), Ouru (sikkeler) ve Guru (davullar) yuvarlak renklerdir, sayıları tersine gider: en yükseği 1, en düşüğü 9. Kartlar bunu Avrupa’dan getirdi; oradaki eski oyunlar kadehlerle sikkeleri bugün de böyle sayar. Koppu çıkıldı; şimdilik hangi kart kazanıyor?
lesson-backwards-round-right = Koppu 2. Yuvarlak renkte az olan iyidir: dokuz küçük kadehten bir dolu kadeh yeğdir.
lesson-backwards-beat-ask = Ouru çıkıldı, yuvarlak bir renk. Şimdilik rakip { $seat3 } Ouru 3 ile kazanıyor, son kartı sen oynuyorsun. Eli al.
lesson-backwards-beat-right = İki sikke, üç sikkeyi yener. 5, 7 ve 8 daha düşük kalırdı.

## 3

lesson-trumps-title = Kozlar ve kendi sıraları
lesson-trumps-about = Bütün öteki renkleri yenen renk ve kralların üstüne çıkan bir hizmetçi kız.
lesson-trumps-beats-ask = Oyundan önce bir kart açılır: gösterge. Onun rengi bu dağıtımda kozdur ve her koz, koz olmayan her kartı yener, o kart ne kadar görkemli olursa olsun. Koz Isu ve bir rakip Ouru Sun ile kazanıyor; eli al.
lesson-trumps-beats-right = Küçük bir kılıç, sikkelerin koca Sun’ını yener, çünkü kozdur.
lesson-trumps-order-ask = Bir renk koz olunca resimlerinden ikisi yükselir: hizmetçi kız Sota ve ejderha Robai. Sıra o zaman Sun, Un, Sota, Robai, Rei, Kaba olur, ardından sayılar gelir. Koz Koppu ve Koppu çıkıldı; şimdilik hangi kart kazanıyor?
lesson-trumps-order-right = Hizmetçi kız Sota! Düz renkte kral ve atlı onun üstündedir; kozlarda yalnızca Un ve Sun.
lesson-trumps-beat-ask = Aynı masa, şimdi sıra sende. Koz çıkıldı, sen de koz oynamak zorundasın. Sota’yı yen.
lesson-trumps-beat-right = Un, Sota’nın hemen üstündedir. Ondan güçlü yalnızca Sun var.

## 4

lesson-tenka-title = Tenka, her zaman koz
lesson-tenka-about = Sopaların ejderhası hiçbir renge bağlı değildir.
lesson-tenka-place-ask = Sopaların ejderhası Pao Robai’nin kendi adı vardır: Tenka, “gök altındaki her şey”. Her dağıtımda kozdur ve Sota ile koz renginin Robai’si arasında durur. Koz Ouru; şimdilik hangi kart kazanıyor?
lesson-tenka-place-right = Tenka, koz renginin Robai’sini kıl payı yener. Ondan güçlü olanlar yalnızca kozun Sota, Un ve Sun’ıdır.
lesson-tenka-pao-ask = Pao çıkıldı ve rakip { $seat1 } Pao Sun ile kazanıyor. Tenka sopaya benzese de kozdur. Eli al.
lesson-tenka-pao-right = Tenka, üzerinde yazılı rengin Sun’ını bile yener.
lesson-tenka-must-ask = Rakip { $seat1 } bir koz çıktı: Ouru Un. Elinde koz olan şimdi koz oynamak zorunda. Sana ne kalıyor?
lesson-tenka-must-right = Tek kozun Tenka’ydı, gitmek zorundaydı; üstelik boşa gitti. Tenka işte böyle yakalanır.

## 5

lesson-isu-robai-title = Kılıçların tuhaf ejderhası
lesson-isu-robai-about = Bir Robai sayıların arasına kaymış.
lesson-isu-robai-low-ask = Ejderha Robai, renginin bütün sayılarından üstündür. Yalnızca kılıçların ejderhası Isu Robai aşağı kaymıştır: Isu koz değilken 2 ile 1 arasında durur. Isu çıkıldı; şimdilik hangi kart kazanıyor?
lesson-isu-robai-low-right = Isu 2 bu ejderhayı yener. Onun yenebildiği tek kart 1’dir.
lesson-isu-robai-beat-ask = Rakip { $seat1 } Isu Robai çıktı ve hâlâ onunla kazanıyor. Son kartı sen oynuyorsun. Eli yetecek en küçük kartla al.
lesson-isu-robai-beat-right = 2 yeter. 1 az gelirdi.
lesson-isu-robai-trump-ask = Şimdi kozun kendisi Isu. Ejderhası da koz Robai’sinin ait olduğu yere döndü. Şimdilik hangi kart kazanıyor?
lesson-isu-robai-trump-right = Isu Robai koz olunca yine Rei ve Kaba’nın üstündedir.

## 6

lesson-declare-title = İlan etmek, almak, gizlemek
lesson-declare-about = Koz Robai’si elinde olan, oyundan önce ne yapabilir?
lesson-declare-declare-ask = Koz Ouru ve koz renginin ejderhası Ouru Robai sende: onu yalnızca sen ilan edebilirsin. İlan edersen gösterge Ouru 4 onuncu kartın olur ve ilk ele sen çıkarsın. Elin zaten güçlü; göstergeyi al.
lesson-declare-declare-right = Şimdi beş kozun var ve çıkış sende. Bedeli: Robai’nin nerede olduğunu herkes biliyor.
lesson-declare-aside-ask = Elinde on kart var; koz olmayan birini kenara koymalısın. Puan getirmez. En az hangisini ararsın?
lesson-declare-aside-right = Küçük bir sayı zaten pek bir şey kazanamazdı. Koppu’nun Sun ve Rei’si kazanabilir.
lesson-declare-hide-ask = Başka bir dağıtım: koz Guru; Guru Robai’nin yanında yalnızca bir kozun daha var. Pas geçersen kimde olduğunu kimse bilmez ve gizli Robai ile kombinasyon 2 yerine 5 puan taşır. Dene, ejderhayı gizle.
lesson-declare-hide-right = Ejderha gizlendi. Artık tarafına 5 puan kazandırabilir; öteki taraf yakalarsa 5 puan kaybettirebilir.

## 7

lesson-opening-title = Açılış ve yan kartlar
lesson-opening-about = Oyun nasıl başlar ve yandaki üç kart ne anlatır?
lesson-opening-first-ask = Göstergeyi alan ilk ele çıkar ve koz olmayan bir kart çıkmak zorundadır. Göstergeyi sen aldın, kenara Pao 2 koydun: şimdi üç yan kart kapalı duruyor. Oyunu aç.
lesson-opening-first-right = Sen çıkınca üç yan kart açılır: senin kenara koyduğun ve kimseye dağıtılmayan iki kart. Koz Ouru olduğu için dört kartından her biri doğruydu; en güçlüsü Koppu Sun’du, onu yalnızca bir koz geçer.
lesson-opening-sides-ask = Koz Koppu ve Koppu Sun üç yan kartın arasında: kimsenin elinde olamaz. Rakip { $seat3 } kapalı bir koz oynadı, hangisi olduğunu bilmiyorsun. Son kartı sen oynuyorsun; eli kesin al.
lesson-opening-sides-right = Sun oyun dışı olunca Un’dan güçlüsü yoktur. Yan kartlara bakmak işe yarar.

## 8

lesson-face-down-title = Kapalı kartlar
lesson-face-down-about = Kimsenin görmediği bir kartı okumak.
lesson-face-down-reading-ask = Düz bir renge oynanan koz, sekiz kart tamamlanana kadar kapalı durur. Demek ki kapalı duran kart kozdur, ama hangisi olduğunu kimse bilmez. Ouru çıkıldı; şimdilik hangi kart kazanıyor?
lesson-face-down-reading-right = Eşin { $seat4 } Ouru Sun oynadı, sikkelerin en iyisi. Ama { $seat5 } kapalı bir kart koydu; o kozdur ve Sun’ı yener.
lesson-face-down-sure-ask = Koz Guru ve rakip { $seat3 } kapalı bir koz oynadı. Son kartı sen oynuyorsun. Eli kesin al.
lesson-face-down-sure-right = Kozun Sun’ını hiçbir kart yenmez. 8 neredeyse en düşük kozundu: yuvarlak renklerde yalnızca 9 ondan düşüktür.
lesson-face-down-partner-ask = Bu kez kapalı duran tek kartı eşin { $seat4 } oynadı. Son kartı sen oynuyorsun ve her kart serbest. Hangisinden vazgeçersin?
lesson-face-down-partner-right = Hangisi olursa olsun, eli eşinin kozu alır. Senin kozların bekleyebilir.

## 9

lesson-meri-title = Meri: koz çıkılıyor
lesson-meri-about = Meri seni ne zaman bağlar, ne işe yarar?
lesson-meri-follow-ask = Koz çıkmaya Meri denir. Herkesi bağlar: elinde koz olan, açık olarak koz oynamak zorundadır. Koz Isu ve bir rakip Isu Kaba ile kazanıyor; eli al.
lesson-meri-follow-right = Rei, Kaba’yı yener. Öteki kartların kapalıydı: Meri’ye kozla karşılık verilir.
lesson-meri-pull-ask = İlk eli aldın, ikinciye sen çıkıyorsun; artık koz da çıkabilirsin. Meri, kozu olan her elden bir koz çeker. En güçlüleri sende; ötekilerin kozlarını çek.
lesson-meri-pull-right = Artık düz kartlarını yenebilecek daha az koz kaldı.
lesson-meri-none-ask = Bir rakip Isu Un çıktı, yani Meri; sende ise koz yok. O zaman her kart serbest, ama hiçbiri kazanamaz. Hangisinden vazgeçersin?
lesson-meri-none-right = Küçük bir sayı gider, resimler sonraya kalır.

## 10

lesson-lone-sun-title = Yalnız Sun
lesson-lone-sun-about = Meri’nin bağlamadığı tek koz.
lesson-lone-sun-keep-ask = Koz Koppu; dağıtımda sana gelen tek koz onun Sun’ı, hepsinin en güçlüsü. Böyle yalnız bir Sun’ı Meri’ye oynaman gerekmez. Eşin { $seat6 } Koppu Un çıktı, onu yalnızca senin Sun’ın yenebilir: ne oynarsın?
lesson-lone-sun-keep-right = Eli zaten eşin alıyor, senin Sun’ın da başka bir el alacak.
lesson-lone-sun-bound-ask = Bu kez sana iki koz dağıtılmıştı, Koppu Sun ve Koppu 6; 6 gitti. Bu ayrıcalık yalnızca Sun’ı tek başına alanlar içindir. Koz çıkıldı, yani Meri: ne oynamak zorundasın?
lesson-lone-sun-bound-right = Sun gitmek zorundaydı. Neyse ki eli aldı.

## 11

lesson-monchi-title = Monchi: renge uymak
lesson-monchi-about = Meri oynandıktan sonra ne değişir?
lesson-monchi-follow-ask = Bir dağıtımın ilk Meri’sinden sonra Monchi geçerlidir: çıkılan renk elinde olan ona uymak ya da koz oynamak zorundadır. Koz Ouru, çıkılan renk Isu; bir rakip Isu Sun ile kazanıyor. Eli al.
lesson-monchi-follow-right = Koz her zaman serbesttir. Elinde Isu varken öteki renklerin kapalıydı.
lesson-monchi-void-ask = Pao çıkıldı, sende hiç yok. O zaman Monchi’de bile her kart serbesttir. Eşin { $seat4 } Pao Sun ile kazanıyor, son kartı sen oynuyorsun: hangisinden vazgeçersin?
lesson-monchi-void-right = El sizin tarafın. Koz da resim de sende kalıyor.

## 12

lesson-ninth-title = Dokuzuncu el
lesson-ninth-about = Son kartlar hep birlikte açılır.
lesson-ninth-suit-ask = Dokuzuncu ele kimse çıkmaz: herkes son kartını aynı anda açar, koz yoksa rengi dağıtanın kartı belirler. Dağıtan sensin ve bütün kozlar çıktı. İki kartın var, bu da sekizinci el: şimdi hangisini oynarsın?
lesson-ninth-suit-right = Son kartın Guru Sun’dı. Böylece renk Guru oldu; onun Sun’ını hiçbir kart yenmez.
lesson-ninth-five-ask = Senin Ouru 8 ve başkasında kalan Ouru 9 dışında bütün kozlar çıktı. Yuvarlak renkte 8, 9’u yener ve bu çift bir kombinasyondur: 2 puan taşır, dokuzuncu elde ise 5. Şimdi, sekizinci elde hangi kartı oynarsın?
lesson-ninth-five-right = 8’i sona sakladın, 9 da bir rakipteydi.

## 13

lesson-combinations-title = Kombinasyonlar
lesson-combinations-about = Puan taşıyan koz çiftleri.
lesson-combinations-sun-un-ask = Eli bir koz alırsa ve öteki tarafın en güçlü kozu onunla çift oluşturursa 2 puan taraf değiştirir. Çiftler Sun–Un, Un–Sota, Sota–Robai, Robai–Rei ve en düşük iki sayıdır: uzun renklerde 2–1, yuvarlaklarda 8–9. Bir rakip kapalı bir koz oynadı; eli kesin al.
lesson-combinations-sun-un-right = O kart Un’du, Sun–Un da bir çifttir. Meri’de bunun karşılığı olmazdı.
lesson-combinations-hidden-ask = Oyundan önce pas geçip Koppu Robai’yi gizledin. Rakip { $seat5 } kapalı bir koz oynadı: Robai’nden düşük olabilir, hatta Rei olabilir. Gizli Robai ile kombinasyon 5 puan taşır; göze al.
lesson-combinations-hidden-right = O kart Rei’ydi, Robai–Rei de bir çifttir. Gizli Robai’nin değeri işte bu.
lesson-combinations-count-ask = Saydın: bütün kozlardan yalnızca senin Un’un, senin 8’in ve Ouru 9 kaldı. Demek ki rakip { $seat7 } kapalı olarak 9 oynamış olmalı. Hangi koz sana en çoğunu getirir?
lesson-combinations-count-right = 8–9 bir çifttir, Un–9 değildir. Kazanan en küçük koz, büyüğünden daha değerliydi.

## 14

lesson-match-title = Kısa bir maç
lesson-match-about = Her seçiminden sonra öğütle, iki tam dağıtım.
lesson-match-play-ask = Şimdi öğrendiğin her şeyle iki dağıtımı sonuna kadar oyna. Her seçiminden sonra iyi bir oyuncunun ne yapacağını duyarsın. Bol şans!
