## The settings: a page of its own, and the same form in a dialogue at the table.

settings = Ayarlar
settings-title = Ayarlar · Cardavia
settings-about = Masanın görünüşü, sesi ve yardımı: hız, ses, kartlar, yardım ve sayfaların görünümü.
settings-lead = Bu tarayıcıda saklanır ve hemen geçerli olur, açık bir masada da.
settings-no-script = Ayarları JavaScript saklar; bu tarayıcıda ise kapalı. O zamana dek masa ve sayfalar burada göründüğü gibidir.
settings-table = Masada
settings-cards = Kartlar
settings-pages = Kâğıt ve ışık

set-help = Yardım
set-help-means = Masanın, herkesin gördüğünden öte ne kadarını söylediği.
set-help-none = Yok
set-help-none-means = Çıkan kartları aklında tutar, kendin düşünürsün.
set-help-hints = İstenince ipucu
set-help-hints-means = Sorduğunda masa bir kart önerir ve nedenini söyler.
set-help-full = Tam
set-help-full-means = İpuçları, çıkmış kartlar ve elinde işaretlenmiş iyi kartlar.

set-speed = Hız
set-speed-means = Kartların ne hızla gidip açıldığı. Hiçbir şey onları beklemez: her an oynayabilirsin.
set-speed-slow = Yavaş
set-speed-normal = Orta
set-speed-fast = Hızlı
set-speed-off = Hareketsiz

set-sound = Ses
set-sound-means = Kartlar, açılışları, eller ve kombinasyonlar.
set-sound-off = Kapalı
set-sound-quiet = Kısık
set-sound-full = Tam

set-confirm = Kart oynama
set-confirm-means = Kart oynanmadan önce bir kez daha sorulsun mu?
set-confirm-no = Hemen
set-confirm-yes = Seç, sonra oyna

set-keys = Tek karakterli tuşlar
set-keys-means = Masada iş gören harfler ve rakamlar, örneğin ilan etmek için D. Sesle kumanda bunlara yanlışlıkla basabilir. Oklar, Enter ve Escape her zaman çalışır.
set-keys-on = Açık
set-keys-off = Kapalı

set-sort = Elinin dizilişi
set-sort-means = Dağıtımdan sonra kartlarının nasıl dizildiği.
set-sort-trumps = Önce kozlar
set-sort-suits = Renk renk
set-sort-dealt = Geldiği gibi

set-deck = Deste
set-deck-means = Büyük köşe işaretleri küçük ekranda daha kolay okunur.
set-deck-standard = Standart
set-deck-large = Büyük köşe

set-index = Yazı
set-index-means = Kartın köşesinde ne yazdığı.
set-index-latin = Latin yazısı
set-index-japanese = Japon yazısı
