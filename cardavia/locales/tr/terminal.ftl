## A match in the terminal. What happens there is told in the words of table.ftl.

terminal-partner = Eş { $seat }
terminal-opponent = Rakip { $seat }
# Points of a deal or a match, seen from one’s own side.
terminal-points = Genji (sen) { $own } : { $other } Heiji

# The letters d, p, h, t, r and q are typed: they stay.
terminal-play = Oyna (yardım: h):
terminal-discard = Kenara koy (yardım: h):
terminal-declare = İlan et ya da pas geç (d/p):
terminal-declare-again = İlan için d, pas için p yaz.
terminal-help-cards = Kartın önündeki sayıyı ya da K7 gibi adını yaz. [Ayraç] içindeki kartlar oynanabilir.
terminal-help-letters = h = bu yardım, t = son el, r = kozların sırası, q = maçtan ayrıl
terminal-no-card = “{ $answer }” elinde yok: 1–{ $count } arası bir sayı ya da bir kartın adını yaz.

terminal-trump = Koz: { $trump } · { $points }
terminal-trumps = { $suit }, kozlar
terminal-led = Çıkılan renk: { $suit }
terminal-standing = Dağıtım { $deal }: { $points }. Toplam: { $total }.
terminal-next-deal = Sonraki dağıtım için Enter.
terminal-record = Maçın kaydı şu dosyaya eklendi: { $file }
terminal-good-bye = Hoşça kal. Maç yarım kaldı.

## A recorded deal, told step by step.

story-title = Maç { $match }, dağıtım { $deal }
story-stock = Artan üç kart: { $cards }
