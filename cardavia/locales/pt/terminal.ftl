## A match in the terminal. What happens there is told in the words of table.ftl.

terminal-partner = Parceiro { $seat }
terminal-opponent = Rival { $seat }
# Points of a deal or a match, seen from one’s own side.
terminal-points = Genji (você) { $own } : { $other } Heiji

# The letters d, p, h, t, r and q are typed: they stay.
terminal-play = Jogar (h: ajuda):
terminal-discard = Descartar (h: ajuda):
terminal-declare = Declarar ou passar (d/p):
terminal-declare-again = Digite d para declarar ou p para passar.
terminal-help-cards = Digite o número antes de uma carta, ou o nome dela, como K7. As cartas entre [colchetes] podem ser jogadas.
terminal-help-letters = h = esta ajuda, t = a última vaza, r = a ordem dos trunfos, q = sair da partida
terminal-no-card = Você não tem “{ $answer }”: digite de 1 a { $count } ou o nome de uma carta.

terminal-trump = Trunfo: { $trump } · { $points }
terminal-trumps = { $suit }, trunfos
terminal-led = saída de { $suit }
terminal-standing = Rodada { $deal }: { $points }. Total: { $total }.
terminal-next-deal = Enter para a próxima rodada.
terminal-record = O registro da partida foi acrescentado a { $file }
terminal-good-bye = Até logo. A partida fica sem terminar.

## A recorded deal, told step by step.

story-title = Partida { $match }, rodada { $deal }
story-stock = As três cartas que sobraram: { $cards }
