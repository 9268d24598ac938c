## What stands around the cushion, the tools, and the chart of the orders.

score-label = Puan
tricks-taken = Eller
tools-label = Araçlar
order = Kart sıralaması

## Keys, as the help lists them. table.ftl has the older ones.

key-escape = Esc
help-key-escape = Seçilen kartı geri koy
help-key-order = Kart sıralaması
help-key-tricks = Bu dağıtımın bütün elleri
help-key-log = Neler oldu
help-key-settings = Ayarlar
help-key-mute = Sesi aç ya da kapat

## The hand.

confirm-asks = { $card } oynansın mı? Bir kez daha seç ya da Esc tuşuna bas.
confirm-asks-discard = { $card } kenara konsun mu? Bir kez daha seç ya da Esc tuşuna bas.
confirm-back = { $card } yeniden elinde.
drop-here = Buraya oyna

## The chart. Cards stand strongest first. $suit is a suit’s name.

order-first = En güçlü kart başta durur.
order-trumps = Kozlar: { $suit }
order-trumps-means = Her koz, koz olmayan her kartı yener.
order-long = En güçlü sayı 9’dur.
order-round = Sayılar tersine gider: en güçlüsü 1’dir.
order-isu = Robai, 2 ile 1 arasında durur.
order-pao = Robai’si Tenka’dır, yani koz.
order-tenka = Tenka her dağıtımda kozdur.
order-led = Koz yoksa çıkılan rengin en güçlü kartı kazanır. Öteki renkler kazanamaz.
order-pairs = Kombinasyonlar
order-pairs-means = İlk kart eli alan koz, ikincisi öteki tarafın o eldeki en güçlü kozudur: 2 puan el değiştirir. Dokuzuncu elde ya da gizli Robai ile 5 puan. Meri’de hiç puan geçmez.
order-pair = Kazanan { $winner }, yenilen { $loser }
order-gone = Soluk ve üstü çizili: çıktığını gördün.
card-gone = { $card }, çıktı
card-yours = { $card }, sende
order-yours = Altı çizili: senin elinde.
