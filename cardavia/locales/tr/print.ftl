## The cards on paper: the order chart that is printed with them.

print-title = Unsun Karuta: hangi kart hangisini yener
print-suits = Beş renk ve sayıları, güçlüden zayıfa
# $kind is “long” or “round”.
print-kind = { $kind ->
    [long] uzun renk
   *[round] yuvarlak renk
}
# $trump is the suit that is trump in the picture.
print-trumps = Kozlar, güçlüden zayıfa: burada koz { $trump }
print-tenka = Tenka
# $card is Pao Robai.
print-tenka-figure = { $card }, her zaman koz
print-native = yerli Robai: koz renginin ejderhası
# Stands before the numbers from the strongest to the weakest.
print-then = sonra sayılar
print-trumps-many = Toplam { $count } koz. Koz hangi renk olursa olsun sayıları, yukarıda o rengin satırındaki gibi sıralanır.
print-trumps-pao = Koz { $trump } ise yerli Robai, Tenka’nın kendisidir: { $count } koz.
print-plain = Düz renk, yani koz olmayan renk: burada { $suit }
print-plain-means = Düz renkler birbiriyle yarışmaz: koz yoksa yalnızca çıkılan renk kazanabilir.
# $card is Isu Robai; $above and $below are numbers.
print-odd = Tuhaf ejderha: düz { $card }, { $above } ile { $below } arasında durur
print-odd-pao = Düz { $suit } renginde Robai yoktur, çünkü o Tenka’dır.
print-pairs = Altı kombinasyon: kazanan koz ve yendiği koz
# Under a combination: in which suits it is found when they are trump.
print-pair-suits = { $suits ->
    [all] her renk
    [long] uzun renkler
   *[round] yuvarlak renkler
}
print-pairs-means = Düz renk çıkılan bir eli bir koz alır. Bu koz ile öteki takımın en güçlü kozu böyle bir çift oluyorsa kaybeden takımdan kazanan takıma { $value } puan geçer; dokuzuncu elde ya da ikisinden biri gizli Robai ise { $most } puan.
# Millimetres.
print-foot = Her kart { $width } × { $height } mm. Kartları %100 ölçekte, iki yüze, uzun kenardan çevirerek yazdır; sonra işaretler boyunca kes.
