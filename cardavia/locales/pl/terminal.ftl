## A match in the terminal. What happens there is told in the words of table.ftl.

terminal-partner = Partner { $seat }
terminal-opponent = Przeciwnik { $seat }
# Points of a deal or a match, seen from one’s own side.
terminal-points = Genji (ty) { $own } : { $other } Heiji

# The letters d, p, h, t, r and q are typed: they stay.
terminal-play = Zagraj (h – pomoc):
terminal-discard = Odłóż (h – pomoc):
terminal-declare = Zgłoś albo spasuj (d/p):
terminal-declare-again = Wpisz d, żeby zgłosić, albo p, żeby spasować.
terminal-help-cards = Wpisz numer stojący przed kartą albo jej nazwę, na przykład K7. Karty w [nawiasach] wolno zagrać.
terminal-help-letters = h = ta pomoc, t = ostatnia lewa, r = starszeństwo atutów, q = wyjście z partii
terminal-no-card = Nie masz na ręce „{ $answer }”: wpisz liczbę od 1 do { $count } albo nazwę karty.

terminal-trump = Atut: { $trump } · { $points }
terminal-trumps = { $suit }, atuty
terminal-led = wyjście w { $suit }
terminal-standing = Rozdanie { $deal }: { $points }. Suma: { $total }.
terminal-next-deal = Enter, aby zacząć następne rozdanie.
terminal-record = Zapis partii dodano do { $file }
terminal-good-bye = Do zobaczenia. Partia pozostaje niedokończona.

## A recorded deal, told step by step.

story-title = Partia { $match }, rozdanie { $deal }
story-stock = Trzy pozostałe karty: { $cards }
