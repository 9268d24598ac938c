## What is said besides the events, to whoever listens to the table.

card-trump = { $card }, koz
seat-card = { $name }: { $card }
event-turned = Açılan kartlar: { $cards }.

## What may be played, right after whose turn it is. $suit is the suit that was led.

must-5-meri = Meri: bir koz oyna.
must-5-monchi = { $suit } ya da bir koz oyna.
must-free = Herhangi bir kartı oynayabilirsin.

## Said again when asked. $cards is a list of cards, or of players with their cards.

again-title = Yeniden söyle
again-hand-trumps = Elindeki kozlar: { $cards }.
again-hand-no-trump = Elinde koz yok.
again-hand-others = Diğer kartların: { $cards }.
again-hand-none = Elinde kart kalmadı.
again-trick = { $number }. el: { $cards }.
again-trick-none = Henüz bir şey oynanmadı.
again-trumps = { $all } kozdan çıkanlar, { $count } tane: { $cards }.
again-trumps-none = Görüldüğü kadarıyla henüz koz çıkmadı.
again-where = Dağıtım { $deal }/8, el { $trick }/9.

## The keys of that, in the list of keys, and its buttons.

help-key-say-hand = Elindeki kartlar
help-key-say-trick = Bu elin kartları
help-key-say-trumps = Çıkan kozlar
help-key-say-score = Puanlar
help-key-say-turn = Sıra kimde, koz ne
keys-are-off = Harfler ve rakamlar ayarlarda kapatılmış.
