## The words of the table in the browser. Card, suit and rank names are in cards.ftl.

you = Sen
team-genji = Genji
team-heiji = Heiji
face-down-trump = kapalı bir koz
card-face-down = Kapalı bir kart
card-peek = { $card }, ötekilere kapalı

combination-sun-un = Sun–Un
combination-un-sota = Un–Sota
combination-sota-robai = Sota–Robai
combination-robai-rei = Robai–Rei
combination-2-1 = 2–1
combination-8-9 = 8–9

## What has happened. $who is “you” or “other”; $name is a player’s name.

event-deal = Dağıtım { $deal }. { $who ->
    [you] Sen dağıtıyorsun.
   *[other] { $name } dağıtıyor.
} Gösterge { $card }: koz { $trump }.
event-declare = { $who ->
    [you] Robai’yi ilan ettin.
   *[other] { $name } Robai’yi ilan etti.
}
event-pass = { $who ->
    [you] Pas geçtin.
   *[other] { $name } pas geçti.
}
event-take = { $who ->
    [you] Göstergeyi aldın: { $card }.
   *[other] { $name } göstergeyi aldı: { $card }.
}
event-aside = { $who ->
    [you] Kenara bir kart koydun.
   *[other] { $name } kenara bir kart koydu.
}
event-aside-open = { $who ->
    [you] Kenara koydun: { $card }.
   *[other] { $name } kenara koydu: { $card }.
}
event-play = { $who ->
    [you] Oynadın: { $card }.
   *[other] { $name } oynadı: { $card }.
}
event-sides = Yan kartlar: { $cards }.
event-ninth = Son kartlar hep birlikte açılıyor.
event-won = { $who ->
    [you] { $number }. eli { $card } ile aldın.
   *[other] { $number }. eli { $card } ile { $name } aldı.
}
event-won-combination = { $who ->
    [you] { $number }. eli { $card } ile aldın; { $pair } sana { $value } puan geçirdi.
   *[other] { $number }. eli { $card } ile { $name } aldı; { $pair } { $value } puan geçirdi.
}
event-score = Dağıtım bitti: Genji { $even }, Heiji { $odd }.

## The line above the hand.

prompt-wait = Sıra: { $name }.
prompt-declare = Koz renginin Robai’si sende. İlan ediyor musun?
prompt-discard = Kenara koyacağın kartı seç. Puan getirmez; sen çıkınca gösterilir.
prompt-pass = Koz renginin Robai’si sende değil: pas geçiyorsun.
prompt-discard-only = Kenara yalnızca bir kart konabilir; masa senin yerine koyuyor.
prompt-lead = Sen çıkıyorsun. Bir kart seç.
prompt-follow = Sıra sende. Çıkılan renk: { $suit }.
prompt-done = Dağıtım bitti.
prompt-over = Maç bitti.
prompt-closed = Bu masa kapandı.

declare = İlan et
declare-means = Göstergeyi ({ $card }) alır, kenara bir kart koyar ve ilk ele çıkarsın. O zaman Robai’nin sende olduğunu herkes bilir.
pass = Pas
pass-means = Robai gizli kalır: onunla yapılan kombinasyon, kim yaparsa yapsın, 5 puan taşır.

## Why a card cannot be used now. $suit is the suit that was led.

why-wait = Lütfen bekle; sıra: { $name }.
why-done = Bu dağıtım bitti.
why-declare = Önce Robai’yi ilan mı ediyorsun, pas mı geçiyorsun, onu söyle.
why-4-discard = Koz olmayan her kartı kenara koyabilirsin: kozlar elinde kalır.
why-5-first-lead = Koz olmayan her kartı çıkabilirsin: ilk el kozla açılmaz.
why-5-meri = Her kozu oynayabilirsin: koz çıkıldı, yani Meri; kozla karşılık verilir.
why-5-monchi = Her kozu ya da her { $suit } kartını oynayabilirsin: Meri’den sonra renge uyulur.
why-other = Öne çıkan kartlardan birini oynayabilirsin.

refused-stale = Masa bu arada ilerledi. Lütfen bir daha bak.
refused-not-now = Bu şu an olmuyor.
refused-bad-message = Masa bunu anlamadı. Lütfen sayfayı yeniden yükle.
refused-closed = Bu masa kapandı.
refused-foreign = Bu masada oturmuyorsun.

## Around the table.

table-label = Hachinin Meri masası
seats-label = Yerler
hand-label = Elin: { $count } { $count ->
    [one] kart
   *[other] kart
}
trick-label = Masadaki kartlar
trump = Koz
trump-label = Koz: { $suit }. Gösterge: { $card }.
seat-cards = Elde { $count } { $count ->
    [one] kart
   *[other] kart
}
mark-dealer = Dağıtan
mark-recipient = Göstergeyi aldı
mark-leader = Çıkan
mark-turn = Sırada
mark-partner = eşin
mark-opponent = rakip
deal-of = Dağıtım { $deal } / 8
trick-of = El { $trick } / 9
score-deal = Dağıtım
score-total = Toplam
meri = Meri
meri-means = Koz çıkıldı: kozla karşılık verilir.
monchi = Monchi
monchi-means = Bu dağıtımda koz çıkıldı: artık renge uyulur ya da koz oynanır.
free-follow = Serbest
free-follow-means = Henüz koz çıkılmadı: her kart oynanabilir.
side-cards = Yan kartlar
side-cards-mine = Kenarda
log = Neler oldu
last-trick = Son el
last-trick-none = Henüz biten el yok.
help = Yardım
more = Daha
close = Kapat

## Help.

help-title = Masada
help-keys = Tuşlar
help-key-hand = Elinden bir kart seç
help-key-play = Seçilen kartı oyna
help-key-declare = İlan et
help-key-pass = Pas geç
help-key-next = Sonraki dağıtım
help-key-last = Son el
help-key-help = Bu yardım
help-marks = İşaretler
help-learn = Oyunu kısa derslerle öğren
help-rules = Kuralları oku
help-words = Sözcükler
help-tenka = Tenka, Pao Robai’dir. Her dağıtımda kozdur.
help-teams = Beyaz centiyan çiçeği Genji’dir: 0, 2, 4 ve 6 numaralı yerler; kırmızı kelebek Heiji’dir: 1, 3, 5 ve 7 numaralı yerler.
key-arrows = ← → Home End
key-enter = Enter, Boşluk

## The end of a deal and of a match.

next-deal = Sonraki dağıtım
restart = Yeniden başla
restart-asks = Yeni bir maç başlasın mı? Bu maçın puanları silinir.
restart-yes = Baştan başla
restart-no = Oyna
play-again = Bir daha oyna
leave = Ayrıl
leave-asks = Masadan ayrılıyor musun? Masa kapanır, maç burada biter.
leave-yes = Ayrıl
show-summary = Hesap

## The line to the server.

line-connecting = Masa kuruluyor …
line-lost = Masaya ulaşılamıyor. Maçın güvende; yeniden deneniyor …
line-back = Bağlantı yeniden kuruldu.
line-foreign = Bu, başkasının masası. Maçı yalnızca onu başlatan tarayıcı oynayabilir.
line-unknown = Böyle bir masa yok ya da artık yok.
line-home = Kart geleneklerine git
line-matches = Maçlarına git

## How strong a player plays, in one word; for the start form too.

level-novice = Acemi
level-casual = Amatör
level-club = Müdavim
level-expert = Uzman
level-master = Usta
# In lessons, and in matches that were begun with earlier levels.
level-greedy = Yumuşak
level-pimc-20 = Temkinli
level-pimc-200 = Keskin
