## Die Seite einer Karte: ihre Namen, wo sie steht, was sie tut. Die Plätze zählt das Programm.

gallery-title = { $card } · Unsun Karuta · Cardavia
gallery-about = { $card } aus Unsun Karuta: wie stark die Karte ist, einfach und als Trumpf, und zu welchen Kombinationen sie gehört.
gallery-back = ← Alle 75 Karten
gallery-neighbours = Benachbarte Karten
gallery-before = ← { $card }
gallery-after = { $card } →
gallery-suit = Farbe
gallery-rank = Rang
gallery-number = Zahl { $number }

gallery-plain = Als einfache Karte
gallery-plain-place = { $place ->
    [1] Ist eine andere Farbe Trumpf, so ist sie die stärkste der { $of } Karten von { $suit }.
   *[other] Ist eine andere Farbe Trumpf, so ist sie die { $place }. der { $of } Karten von { $suit }, von der stärksten an gezählt.
  }
gallery-plain-wins = Einen Stich kann sie nur machen, wenn { $suit } ausgespielt wurde und niemand Trumpf spielt.
gallery-plain-odd = Dieser Platz ist sonderbar: Die anderen Drachen stehen über allen Zahlen ihrer Farbe, und dieser hat nur die 1 unter sich.
gallery-plain-long = Die Zahlen einer langen Farbe laufen, wie man es erwartet: Die 9 ist die stärkste, die 1 die schwächste.
gallery-plain-round = Die Zahlen einer runden Farbe laufen rückwärts: Die 1 ist die stärkste, die 9 die schwächste.
gallery-plain-never = Das ist sie nie. Pao Robai ist *Tenka*, „alles unter dem Himmel“, und in jedem Spiel Trumpf. Er zählt nicht zu Pao und muss Pao nie bedienen.
gallery-plain-row = Einfaches { $suit }, die stärkste Karte zuerst

gallery-trump = Als Trumpf
gallery-trump-place = { $place ->
    [1] Ist { $suit } Trumpf, so ist sie der stärkste der { $of } Trümpfe, und nichts schlägt sie.
   *[other] Ist { $suit } Trumpf, so ist sie der { $place }. der { $of } Trümpfe, vom stärksten an gezählt.
  }
gallery-trump-tenka = Ist eine andere Farbe Trumpf, so ist er der { $place }. der { $of } Trümpfe, gleich über dem Robai dieser Farbe.
gallery-trump-native = Ist Pao selbst Trumpf, so ist er der einheimische Robai des Spiels, der { $place }. der { $of } Trümpfe.
gallery-trump-sun = Wer beim Geben keinen anderen Trumpf bekommen hat, darf ihn bei einem Meri zurückhalten: der einsame Sun, *ichimai-zun*.
gallery-trump-robai = Als einheimischen Robai kann man ihn erklären und damit den Indikator aufnehmen oder ihn verbergen.
gallery-trump-row = Die Trümpfe, wenn { $suit } Trumpf ist, der stärkste zuerst

gallery-pairs = In Kombinationen
gallery-pair-wins = Diese Karte macht den Stich, und der stärkste Trumpf der anderen Seite ist { $other }.
gallery-pair-loses = { $other } macht den Stich, und diese Karte ist der stärkste Trumpf der anderen Seite.
gallery-pairs-tenka = Nur wenn Pao Trumpf ist; den Robai einer anderen Farbe vertritt Tenka nie.
gallery-pairs-worth = Eine Kombination bringt dem Team, das den Stich macht, 2 Punkte vom anderen, im neunten Stich 5. Im Meri gibt es keine.
gallery-pairs-hidden = Mit einem verborgenen Robai bringt sie in jedem Stich 5.
gallery-pairs-none = Sie gehört zu keiner. Was sie bringen kann, ist der Stich.
