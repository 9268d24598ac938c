## The end of a deal and of a match, past tricks and deals. $who is “you” or “other”; $name is a
## player’s name; $even and $odd are points of Genji and Heiji, already written as numbers.

summary-deal = Dağıtım { $deal }
summary-title = Dağıtım { $deal }: Genji { $even }, Heiji { $odd }
summary-look-back = Geçmiş bir dağıtıma bak
summary-deal-button = Dağıtım { $deal }: Genji { $even }, Heiji { $odd }
summary-missing = Bu dağıtım şu an getirilemiyor. Lütfen yeniden dene.

## Who dealt, what was trump, who took the indicator.

facts-dealt = { $who ->
    [you] Sen dağıttın.
   *[other] { $name } dağıttı.
}
facts-trump = Koz { $suit } idi.
facts-declared = { $who ->
    [you] Robai’yi ilan edip göstergeyi aldın.
   *[other] { $name } Robai’yi ilan edip göstergeyi aldı.
}
facts-took = { $who ->
    [you] Kimse ilan etmedi, göstergeyi sen aldın.
   *[other] Kimse ilan etmedi, göstergeyi { $name } aldı.
}
facts-indicator = Gösterge
facts-sides = Yan kartlar
facts-aside = kenarda

## How a deal’s nine points came to lie.

parts-title = Puanlar nasıl oluştu
parts-about = Masada dokuz puan vardır. Her el bir puan eder; kombinasyonlar bir kısmını karşıya geçirir.
parts-tricks = Alınan eller
parts-tricks-spoken = Alınan eller: Genji { $even }, Heiji { $odd }.
parts-pair = { $number }. elde { $pair }
parts-pair-hidden = { $number }. elde gizli Robai ile { $pair }
parts-moved-spoken = { $team } { $value } puan alır. Şimdi Genji { $even }, Heiji { $odd }.
parts-score = Bu dağıtım
parts-score-spoken = Bu dağıtım: Genji { $even }, Heiji { $odd }.
parts-total = Şimdiye dek maç
parts-total-spoken = Şimdiye dek maç: Genji { $even }, Heiji { $odd }.

## The tricks as small pictures.

tricks-title = Dokuz el
tricks-so-far = Şimdiye dek eller
tricks-none = Henüz biten el yok.
tricks-legend = Kıvrık köşe kartın arkasını gösterir: o koz, sekizinci karta dek kapalı durdu.
trick-number = El { $number }
trick-led = { $who ->
    [you] Sen çıktın.
   *[other] { $name } çıktı.
}
trick-ninth = Birlikte açıldı.
trick-won = { $who ->
    [you] Sen aldın.
   *[other] { $name } aldı.
}
trick-moved = { $pair }: { $team } { $value } puan alır.
trick-moved-hidden = Gizli Robai ile { $pair }: { $team } { $value } puan alır.
trick-card-was-down = { $card }, kapalı oynandı

## Running totals.

totals-title = Maç boyunca
totals-label = Her dağıtımdan sonra Genji ve Heiji toplamları; sayılar yandaki tabloda.
totals-as-table = Tablo olarak
totals-none = İlk dağıtım henüz bitmedi.
deals-caption = Her dağıtımın puanları ve ardından toplamlar
deals-number = Dağıtım
deals-dealer = Dağıtan
deals-genji = Genji
deals-heiji = Heiji
deals-genji-total = Genji, toplam
deals-heiji-total = Heiji, toplam

## The end of a match.

result-title = Maç bitti
result-won = { $team } kazandı, { $most } – { $least }.
result-yours = Sen ve eşlerin kazandınız.
result-theirs = Öteki taraf kazandı.
result-draw = Berabere: { $even } – { $odd }.
result-draw-means = Eşit toplamlar eşit kalır, ek dağıtım yapılmaz.
result-stood-out = Öne çıkanlar
result-biggest = En büyük dağıtım { $deal }. dağıtımdı: { $team } lehine { $most } – { $least }.
result-combination = Dağıtım { $deal }, el { $number }: { $who ->
    [you] { $pair } yaptın, { $value } puan.
   *[other] { $name } { $pair } yaptı, { $value } puan.
}
result-no-combinations = Kimse kombinasyon yapmadı: her puan bir eldi.
result-record = Maçın kaydı

## The log in words, grouped.

story-before = İlk elden önce
story-trick = El { $number }
story-after = Son elden sonra
