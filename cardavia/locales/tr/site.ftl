## What stands on every page, and the pages that belong to no tradition.

brand = CARDAVIA
brand-home = Cardavia, kart geleneklerine git
skip-to-content = İçeriğe geç

language-label = Dil:

look = Görünüm
look-contrast = Karşıtlık
look-grain = Doku
look-warmth = Renk sıcaklığı
look-theme = Tema
look-theme-system = Sistemdeki gibi
look-theme-light = Kâğıt, açık
look-theme-dark = Lake, koyu
look-reset = Sıfırla
# The value of a slider.
look-percent = %{ $percent }

footer-nav = Diğer sayfalar
footer-about = Cardavia, metinleri ve resimleriyle birlikte Apache Lisansı 2.0 altında özgür yazılımdır.

# The page of all traditions.
traditions = Kart gelenekleri
traditions-title = Kart gelenekleri · Cardavia
traditions-about = Yaşayan geleneklerden eski kart oyunları: tarayıcıda, sabırlı eşlerle.
traditions-lead = Kartlar çok yol aldı; kimi yerler, başka hiçbir yerde bulunmayan oyunları korudu. Burada o kartlara bakabilir, nasıl oynandıklarını okuyabilir ve masaya oturabilirsin.
traditions-more = Buradaki ilk gelenek bu. Kuralları doğrulanıp kartları çizildikçe başkaları da gelebilir.
# The first screen.
front-title = Tek bir kasabanın koruduğu kart oyunu
front-lead = Unsun Karuta, Portekizli denizcilerin Japonya’ya getirdiği kartlardan doğdu: ejderhalar, uğur tanrıları ve kapalı oynanan kozlar. Sekiz kişilik masada bir yer boş: üç eş, dört rakip.
front-play = Hemen oyna
front-new = Yeni maç
front-go-on = Devam et, dağıtım { $deal } / 8
front-look = Kartlara ve kurallara bak
front-honest = Öteki yedisi bilgisayar programı. Özgür yazılım; hesap da kurulum da gerekmez.

# The start form: how strong the others play. The levels' names are in table.ftl.
strength = Ötekiler nasıl oynasın
level-novice-means = oyunu yeni öğrenmiştir: yuvarlak 9’u yüksek sanar, bazen eşinin kartını geçer
level-casual-means = eğlencesine oynar: apaçık olanı görür, gerisini sık sık kaçırır
level-club-means = her hafta oynar, pek az yanılır
level-expert-means = bariz hata yapmaz, hemen karşılık verir
level-master-means = her kartta düşünür, ötekilerin oyunundan ellerinde ne olduğunu kestirir
seat-by-seat = Tek tek seç
seat-by-seat-means = Yerler, önce senin solundan başlayarak saat yönünde masayı dolaşır.
your-partners = Eşlerin
your-opponents = Rakiplerin
as-above = Yukarıdaki gibi
place-1 = Hemen solunda
place-2 = Solda
place-3 = Karşıda, solda
place-4 = Tam karşında
place-5 = Karşıda, sağda
place-6 = Sağda
place-7 = Hemen sağında

# One's own matches.
your-matches = Maçların
matches-title = Maçların · Cardavia
matches-about = Kendi Hachinin Meri maçların: sürdürmek ya da yeniden bakmak için.
matches-lead = Bu masaları yalnızca bu tarayıcı açabilir.
matches-none = Bu tarayıcıda henüz bir maça başlamadın.
matches-open = Süren maçlar
matches-over = Bitenler
# What stands in a match’s line.
match-deal = Dağıtım { $deal } / 8
match-total = Puan: { $own } – { $other }
match-played = son oynama: { $day }
match-continue = Devam et
match-look = Bak
match-won = Kazanıldı
match-lost = Kaybedildi
match-drawn = Berabere

# The page that holds the table.
table-page-title = Hachinin Meri · Cardavia
table-page-about = Unsun Karuta ile sekiz kişilik oyun Hachinin Meri için bir masa.
table-waiting = Masa kuruluyor …
noscript-table = Masa için JavaScript gerekir; bu tarayıcıda ise kapalı. Buradaki başka her şey onsuz da çalışır.
noscript-rules = Bu arada kuralları oku
