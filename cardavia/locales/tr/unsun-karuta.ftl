## Unsun Karuta of Hitoyoshi: the tradition, its cards, its game and the rules.
## A word between *stars* is a word of the game where it is explained.

unsun-karuta = Unsun Karuta
unsun-title = Unsun Karuta, うんすんカルタ · Cardavia
unsun-place = Hitoyoshi · Kumamoto · Japonya · 75 kart
unsun-about = Japonya’nın beş renkli Unsun destesi burada kendi masasında: Hitoyoshi’nin sekiz kişilik eşli oyunu ve ona özgü kart sıralaması.
unsun-story = On altıncı yüzyılda Portekizli denizciler Japonya’ya oyun kartlarını getirdi. Bunlardan beşinci bir rengi ve kendine özgü resimleri olan bir Japon destesi doğdu: ejderhalar, uğur tanrıları, Çinli devlet büyükleri. Bu deste neredeyse her yerde unutuldu; Kumamoto dağlarındaki kale kasabası Hitoyoshi’de ise bugün de oynanıyor.
back-to-traditions = ← Kart gelenekleri
back-to-tradition = ← Unsun Karuta
wikipedia = Vikipedi ↗
on-this-page = Bu sayfada
to-play = Oyna
to-cards = Kartlar

games = Oyunlar
hachinin-meri = Hachinin Meri
hachinin-meri-about = Sekiz oyuncu iki takıma ayrılır, birer atlayarak oturur. Eşlerinle dokuz el al, kozları kapalı oyna, koz kombinasyonları yap.
hachinin-meri-gloss = *Hachinin* “sekiz kişi” demektir; *Meri*, oyunda koz çıkmanın adıdır.
start-match = Maça başla
go-on = Bir maça devam et
read-the-rules = Kuralları oku

## The cards

cards-title = 75 kart
cards-lead = On beşer kartlık beş renk: her birinde altı resim, dokuz sayı.
cards-each = Her kartın kendi sayfası var: ne kadar güçlüdür, ne işe yarar.
pictures-title = Altı resim
suits-title = Beş renk
suit-pictures = { $suit } resimleri; renk koz değilken güçlüden zayıfa
suit-numbers = { $suit } sayıları, güçlüden zayıfa
kind-long = uzun renk: en yüksek sayısı 9
kind-round = yuvarlak renk: en yüksek sayısı 1

suit-p-reading = パオ
suit-p-meaning = sopalar
suit-i-reading = イス
suit-i-meaning = kılıçlar
suit-k-reading = コップ
suit-k-meaning = kadehler
suit-o-reading = オウル
suit-o-meaning = sikkeler
suit-g-reading = グル
suit-g-meaning = üçlü virgüllü davullar

rank-s-reading = スン
rank-s-figure = Çinli devlet büyüğü
rank-s-does = Koz olsun olmasın, her rengin en güçlü kartı.
rank-u-reading = ウン
rank-u-figure = uğur tanrısı
rank-u-does = Her renkte Sun’ın hemen ardından ikinci.
rank-t-reading = ソウタ
rank-t-figure = hizmetçi kız
rank-t-does = Kozlarda üçüncü; düz renkte ise resimlerin sondan ikincisi.
rank-b-reading = ロバイ
rank-b-figure = ejderha
rank-b-does = Koz renginin Robai’si ilan edilebilir ya da gizli tutulabilir. Pao Robai, yani Tenka, her dağıtımda kozdur.
rank-r-reading = レイ
rank-r-figure = oturan savaşçı kral
rank-r-does = Düz renkte üçüncü; kozlarda Sota ile Robai’nin ardında.
rank-k-reading = カバ
rank-k-figure = atlı
rank-k-does = Düz renkte dördüncü; kozların en düşük resmi.

## The rules

rules-title = Kurallar
rules-line = 8 kişi · sen ve 3 yapay zekâ eşin, 4 yapay zekâya karşı · 8 dağıtımlık maç

rules-goal-title = Amaç
rules-goal-1 = Sen ve eşlerin birer yer arayla oturursunuz: 0, 2, 4 ve 6 numaralı yerler sizin takımınız, 1, 3, 5 ve 7 numaralı yerler ötekidir. Hitoyoshi’de olduğu gibi taraflar iki eski soyun adını taşır: seninki beyaz *Genji*, öteki kırmızı *Heiji*.
rules-goal-2 = Takımlar her dağıtımda dokuz el için yarışır; herkesin oynadığı birer kart bir el eder. Sekiz dağıtım sonunda toplamı yüksek olan maçı kazanır. Toplamlar eşitse maç berabere biter.

rules-set-up-title = Hazırlık
rules-set-up-1 = 75 kartın tümü kullanılır: *Pao* (sopalar), *Isu* (kılıçlar), *Koppu* (kadehler), *Ouru* (sikkeler) ve *Guru* (davullar) renklerinden on beşer kart. Dağıtanın solundan başlanarak saat yönünde herkese üç kez üçer kart, toplam dokuz kart verilir. Üç kart artar.
rules-set-up-2 = Artan üç kartın ilki açılır. Bu *Okie*’dir, yani gösterge; üzerindeki renk bu dağıtımın kozudur.
rules-set-up-3 = Dağıtanın solundan başlayarak herkes sırayla, bir kez, ilan eder ya da pas geçer. Yalnızca koz renginin *Robai*’si (ejderhası) elinde olan ilan edip göstergeyi alabilir. İsterse pas geçip onu gizli de tutabilir. İlk ilan turu bitirir; sekiz kişi de pas geçerse göstergeyi dağıtan alır. O Robai artan üç karttan biriyse kimse ilan edemez, yine de herkes sırayla pas geçer.
rules-set-up-4 = Göstergeyi alanın elinde artık on kart vardır: koz olmayan birini kenara koyar, oyunu da koz olmayan bir kartla açar. Kenara ancak on kartı da kozsa koz koyabilir; oyunu ancak başka kartı kalmadıysa kozla açar.
rules-set-up-5 = Açılış kartıyla birlikte, kenara konan kart ve artan öteki iki kart herkese gösterilir. Bu yan kartlar ne el alır ne puan getirir.

rules-order-title = Sıralama
rules-order-1 = Kozlar yüksekten alçağa şöyle sıralanır: Sun > Un > Sota > Tenka > yerli Robai > Rei > Kaba > sayılar. *Yerli Robai*, koz renginin Robai’sidir. *Tenka*, “gök altındaki her şey”, Pao Robai’dir ve her zaman kozdur. Koz Pao ise yerli Robai odur ve sırada yalnızca bir kez yer alır.
rules-order-2 = Koz olmayan renge düz renk denir. Resimleri şöyle sıralanır: Sun > Un > Rei > Kaba > Sota > Robai, ardından sayılar gelir; ancak düz Isu’nun Robai’si 2 ile 1 arasında durur, düz Pao’nun ise Robai’si yoktur, çünkü o Tenka’dır.
rules-order-3 = Uzun renkler olan Pao ile Isu’da sayılar 9 > 8 > … > 1 diye iner. Yuvarlak renkler olan Koppu, Ouru ve Guru’da ise 1 > 2 > … > 9 diye iner.
rules-order-4 = Ayrı düz renkler birbiriyle yarışmaz: koz yoksa yalnızca çıkılan renk kazanabilir.
row-trumps = Koppu kozken kozlar, güçlüden zayıfa
row-plain = Düz Isu, güçlüden zayıfa: Robai 2 ile 1 arasında durur

rules-round-title = Oynayış
rules-round-1 = Herkes saat yönünde birer kart oynar. İlk koz çıkılana kadar kimse renge uymak zorunda değildir. Düz bir renk çıkıldığında oynanan kozlar, sekiz kart da masaya gelene kadar kapalı durur, sonra hep birlikte açılır. En yüksek koz kazanır; koz yoksa çıkılan rengin en yüksek kartı. Eli alan, sonraki ele çıkar.
rules-round-2 = Koz çıkmaya *Meri* denir. İlk elde kimse kendi isteğiyle koz çıkamaz. Meri’de kozlar açık oynanır; elinde koz olan, tek kozu Tenka bile olsa, koz oynamak zorundadır; kozu olmayan istediği kartı oynar.
rules-round-3 = Yalnız Sun, *ichimai-zun*: dağıtımda koz olarak yalnızca kozun Sun’ı kendisine gelen oyuncu, tek kozu o olduğu sürece onu Meri’de saklayabilir.
rules-round-4 = İlk Meri’den sonra *Monchi* geçerlidir: düz bir renk çıkıldığında, elinde varsa o renge uyarsın ya da istediğin kozu oynarsın. O renkten kartın yoksa her kart olur. Tenka kozdur ve Pao’ya uymak zorunda değildir.
rules-round-5 = Dokuzuncu ele kimse çıkmaz. Herkesin son kartı aynı anda açılır ve eli kimin aldığı kendiliğinden belli olur. Kozlar her zamanki gibi yarışır; koz yoksa çıkılan renk, dağıtanın son kartının rengi sayılır. Kimse başkasının son kartına karşılık veremez.

rules-score-title = Puanlar ve bitiş
rules-score-1 = Her el 1 puandır. El Meri değilse ve bir koz kazandıysa, o koz, öteki takımın aynı ele oynadığı en güçlü kozla karşılaştırılır. Sun–Un, Un–Sota, Sota–Robai, Robai–Rei, uzun renkte 2–1 ya da yuvarlak renkte 8–9 birer kombinasyondur: öteki takımdan eli alan takıma 2 puan daha geçer. Burada yalnızca yerli Robai sayılır; Tenka onun yerine hiç geçmez.
rules-score-2 = Hiçbir zaman Meri sayılmayan dokuzuncu elde bir kombinasyon 5 puan taşır. İki karttan biri gizli Robai, yani sahibinin pas geçtiği yerli Robai ise yine 5 puan taşır. Bu ikisi toplanmaz; öteki her kombinasyon 2 puan taşır. Böylece bir dağıtımda iki takımın puanları toplamı hep 9 eder; biri sıfırın altına da inebilir.
rules-score-3 = Her dağıtımdan sonra soldaki sonraki yer dağıtır. Sekiz dağıtım sonunda toplamı yüksek olan kazanır; eşit toplamlar burada beraberliktir, ek dağıtım yapılmaz. “Sonraki dağıtım” puanları korur. “Yeniden başla” onları siler.
combinations = Altı kombinasyon: kazanan koz ve yendiği koz
pair-s-u = Sun–Un
pair-u-t = Un–Sota
pair-t-b = Sota–Robai
pair-b-r = Robai–Rei
pair-2-1 = 2–1, uzun renkler
pair-8-9 = 8–9, yuvarlak renkler
