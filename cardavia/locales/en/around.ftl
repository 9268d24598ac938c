## What stands around the cushion, the tools, and the chart of the orders.

score-label = Score
tricks-taken = Tricks
tools-label = Tools
order = Order of the cards

## Keys, as the help lists them. table.ftl has the older ones.

key-escape = Esc
help-key-escape = Put a chosen card back
help-key-order = Order of the cards
help-key-tricks = All tricks of this deal
help-key-log = What happened
help-key-settings = Settings
help-key-mute = Sound on or off

## The hand.

confirm-asks = Play { $card }? Choose it once more, or press Escape.
confirm-asks-discard = Lay { $card } aside? Choose it once more, or press Escape.
confirm-back = { $card } is back in the hand.
drop-here = Play here

## The chart. Cards stand strongest first. $suit is a suit’s name.

order-first = The strongest card comes first.
order-trumps = Trumps: { $suit }
order-trumps-means = Any trump beats any other card.
order-long = The 9 is the strongest number.
order-round = The numbers run backwards: the 1 is the strongest.
order-isu = The Robai stands between 2 and 1.
order-pao = Its Robai is Tenka, a trump.
order-tenka = Tenka is a trump in every deal.
order-led = Without a trump, the strongest card of the suit that was led wins. Other suits cannot win.
order-pairs = Combinations
order-pairs-means = The first card wins the trick, and the second is the strongest trump of the other side: 2 points move. In the ninth trick, or with a hidden Robai, 5 points move. In a Meri nothing moves.
order-pair = { $winner } beats { $loser }
order-gone = Dimmed and crossed: already seen by you.
card-gone = { $card }, gone
card-yours = { $card }, yours
order-yours = Underlined: in your hand.
