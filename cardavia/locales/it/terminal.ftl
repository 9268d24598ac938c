## A match in the terminal. What happens there is told in the words of table.ftl.

terminal-partner = Compagno { $seat }
terminal-opponent = Avversario { $seat }
# Points of a deal or a match, seen from one’s own side.
terminal-points = Genji (tu) { $own } : { $other } Heiji

# The letters d, p, h, t, r and q are typed: they stay.
terminal-play = Gioca (h per l’aiuto):
terminal-discard = Scarta (h per l’aiuto):
terminal-declare = Dichiara o passa (d/p):
terminal-declare-again = Digita d per dichiarare o p per passare, per favore.
terminal-help-cards = Digita il numero davanti a una carta, o il suo nome, per esempio K7. Le carte tra [parentesi] si possono giocare.
terminal-help-letters = h = questo aiuto, t = l’ultima presa, r = l’ordine delle briscole, q = lascia la partita
terminal-no-card = Non hai “{ $answer }”: digita da 1 a { $count }, o il nome di una carta.

terminal-trump = Briscola: { $trump } · { $points }
terminal-trumps = { $suit }, briscole
terminal-led = Seme d’uscita: { $suit }
terminal-standing = Mano { $deal }: { $points }. Totale: { $total }.
terminal-next-deal = Invio per la prossima mano.
terminal-record = Il resoconto della partita è stato aggiunto a { $file }
terminal-good-bye = Arrivederci. La partita resta incompiuta.

## A recorded deal, told step by step.

story-title = Partita { $match }, mano { $deal }
story-stock = Le tre carte rimaste: { $cards }
