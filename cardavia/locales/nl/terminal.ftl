## A match in the terminal. What happens there is told in the words of table.ftl.

terminal-partner = Partner { $seat }
terminal-opponent = Tegenstander { $seat }
# Points of a deal or a match, seen from one’s own side.
terminal-points = Genji (jij) { $own } : { $other } Heiji

# The letters d, p, h, t, r and q are typed: they stay.
terminal-play = Speel (h voor hulp):
terminal-discard = Leg weg (h voor hulp):
terminal-declare = Melden of passen (d/p):
terminal-declare-again = Typ d om te melden of p om te passen.
terminal-help-cards = Typ het nummer voor een kaart, of haar naam, zoals K7. Kaarten tussen [haken] mag je spelen.
terminal-help-letters = h = deze hulp, t = de laatste slag, r = de rangorde van de troeven, q = de partij verlaten
terminal-no-card = “{ $answer }” heb je niet: typ 1 tot en met { $count }, of de naam van een kaart.

terminal-trump = Troef: { $trump } · { $points }
terminal-trumps = { $suit }, troeven
terminal-led = { $suit } gevraagd
terminal-standing = Spel { $deal }: { $points }. Totaal: { $total }.
terminal-next-deal = Enter voor het volgende spel.
terminal-record = Het verslag van de partij is toegevoegd aan { $file }
terminal-good-bye = Tot ziens. De partij blijft onafgemaakt.

## A recorded deal, told step by step.

story-title = Partij { $match }, spel { $deal }
story-stock = De drie overgebleven kaarten: { $cards }
