## A match in the terminal. What happens there is told in the words of table.ftl.

terminal-partner = Partner { $seat }
terminal-opponent = Opponent { $seat }
# Points of a deal or a match, seen from one’s own side.
terminal-points = Genji (you) { $own } : { $other } Heiji

# The letters d, p, h, t, r and q are typed: they stay.
terminal-play = Play (h for help):
terminal-discard = Lay aside (h for help):
terminal-declare = Declare or pass (d/p):
terminal-declare-again = Please type d to declare or p to pass.
terminal-help-cards = Type the number before a card, or its name such as K7. Cards with [brackets] may be played.
terminal-help-letters = h = this help, t = the last trick, r = the order of the trumps, q = leave the match
terminal-no-card = You hold no “{ $answer }”: type 1 to { $count }, or a card’s name.

terminal-trump = Trump: { $trump } · { $points }
terminal-trumps = { $suit }, trumps
terminal-led = { $suit } led
terminal-standing = Deal { $deal }: { $points }. Total: { $total }.
terminal-next-deal = Enter for the next deal.
terminal-record = The match’s record was added to { $file }
terminal-good-bye = Good-bye. The match stays unfinished.

## A recorded deal, told step by step.

story-title = Match { $match }, deal { $deal }
story-stock = The three remaining cards: { $cards }
