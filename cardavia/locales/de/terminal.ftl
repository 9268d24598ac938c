## Eine Partie im Terminal. Was dort geschieht, steht in den Worten von table.ftl.

terminal-partner = Partner { $seat }
terminal-opponent = Gegner { $seat }
# Punkte eines Spiels oder einer Partie, von der eigenen Seite gesehen.
terminal-points = Genji (du) { $own } : { $other } Heiji

# Die Buchstaben d, p, h, t, r und q werden getippt: Sie bleiben.
terminal-play = Spielen (h für Hilfe):
terminal-discard = Ablegen (h für Hilfe):
terminal-declare = Erklären oder passen (d/p):
terminal-declare-again = Bitte d für Erklären oder p für Passen.
terminal-help-cards = Tippe die Zahl vor einer Karte oder ihren Namen wie K7. Karten in [Klammern] dürfen gespielt werden.
terminal-help-letters = h = diese Hilfe, t = der letzte Stich, r = die Rangfolge der Trümpfe, q = die Partie verlassen
terminal-no-card = „{ $answer }“ hältst du nicht: Tippe 1 bis { $count } oder den Namen einer Karte.

terminal-trump = Trumpf: { $trump } · { $points }
terminal-trumps = { $suit }, Trümpfe
terminal-led = { $suit } ausgespielt
terminal-standing = Spiel { $deal }: { $points }. Gesamt: { $total }.
terminal-next-deal = Eingabetaste für das nächste Spiel.
terminal-record = Das Protokoll der Partie steht nun in { $file }
terminal-good-bye = Auf Wiedersehen. Die Partie bleibt unvollendet.

## Ein aufgezeichnetes Spiel, Schritt für Schritt.

story-title = Partie { $match }, Spiel { $deal }
story-stock = Die drei übrigen Karten: { $cards }
