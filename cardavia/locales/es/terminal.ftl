## A match in the terminal. What happens there is told in the words of table.ftl.

terminal-partner = Compañero { $seat }
terminal-opponent = Rival { $seat }
# Points of a deal or a match, seen from one’s own side.
terminal-points = Genji (tú) { $own } : { $other } Heiji

# The letters d, p, h, t, r and q are typed: they stay.
terminal-play = Jugar (h: ayuda):
terminal-discard = Apartar (h: ayuda):
terminal-declare = Declarar o pasar (d/p):
terminal-declare-again = Escribe d para declarar o p para pasar.
terminal-help-cards = Escribe el número que precede a una carta, o su nombre, como K7. Se pueden jugar las cartas entre [corchetes].
terminal-help-letters = h = esta ayuda, t = la última baza, r = el orden de los triunfos, q = dejar la partida
terminal-no-card = No tienes “{ $answer }”: escribe de 1 a { $count } o el nombre de una carta.

terminal-trump = Triunfo: { $trump } · { $points }
terminal-trumps = { $suit }, triunfos
terminal-led = salida de { $suit }
terminal-standing = Mano { $deal }: { $points }. Total: { $total }.
terminal-next-deal = Intro para la mano siguiente.
terminal-record = El registro de la partida se ha añadido a { $file }
terminal-good-bye = Hasta pronto. La partida queda sin terminar.

## A recorded deal, told step by step.

story-title = Partida { $match }, mano { $deal }
story-stock = Las tres cartas que sobran: { $cards }
