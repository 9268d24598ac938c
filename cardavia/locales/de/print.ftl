## Die Karten auf Papier: die Rangtafel, die mit ihnen gedruckt wird.

print-title = Unsun Karuta: welche Karte welche schlägt
print-suits = Die fünf Farben mit ihren Zahlen, die stärkste zuerst
# $kind ist „long“ oder „round“.
print-kind = { $kind ->
    [long] lange Farbe
   *[round] runde Farbe
}
# $trump ist die Farbe, die im Bild Trumpf ist.
print-trumps = Trümpfe, der stärkste zuerst: Hier ist { $trump } Trumpf
print-tenka = Tenka
# $card ist Pao Robai.
print-tenka-figure = { $card }, immer Trumpf
print-native = der einheimische Robai: der Drache der Trumpffarbe
# Steht vor den Zahlen von der stärksten bis zur schwächsten.
print-then = dann die Zahlen
print-trumps-many = Im Ganzen { $count } Trümpfe. Welche Farbe auch Trumpf ist: Ihre Zahlen fallen so, wie es oben bei der Farbe steht.
print-trumps-pao = Ist { $trump } Trumpf, so ist Tenka selbst der einheimische Robai: { $count } Trümpfe.
print-plain = Eine einfache Farbe, die nicht Trumpf ist: hier { $suit }
print-plain-means = Verschiedene einfache Farben messen sich nicht: Ohne Trumpf kann nur die ausgespielte Farbe gewinnen.
# $card ist Isu Robai; $above und $below sind Zahlen.
print-odd = Der eigensinnige Drache: Einfacher { $card } steht zwischen { $above } und { $below }
print-odd-pao = Einfaches { $suit } hat keinen Robai, denn der ist Tenka.
print-pairs = Die sechs Kombinationen: der gewinnende Trumpf und der, den er schlägt
# Unter einer Kombination: in welchen Farben es sie gibt, wenn sie Trumpf sind.
print-pair-suits = { $suits ->
    [all] jede Farbe
    [long] lange Farben
   *[round] runde Farben
}
print-pairs-means = Ein Trumpf gewinnt einen Stich, zu dem eine einfache Farbe ausgespielt wurde. Bildet er mit dem stärksten Trumpf des anderen Teams ein solches Paar, so gehen { $value } Punkte vom verlierenden zum gewinnenden Team; { $most } im neunten Stich oder wenn ein verborgener Robai eine der beiden Karten ist.
# Millimeter.
print-foot = Jede Karte ist { $width } × { $height } mm groß. Die Karten zu 100 % drucken, beidseitig, über die lange Kante gewendet; dann entlang der Marken schneiden.
