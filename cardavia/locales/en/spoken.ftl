## What is said besides the events, to whoever listens to the table.

card-trump = { $card }, trump
seat-card = { $name }: { $card }
event-turned = Turned up: { $cards }.

## What may be played, right after whose turn it is. $suit is the suit that was led.

must-5-meri = A Meri: play a trump.
must-5-monchi = Play { $suit } or a trump.
must-free = You may play any card.

## Said again when asked. $cards is a list of cards, or of players with their cards.

again-title = Say again
again-hand-trumps = Trumps in your hand: { $cards }.
again-hand-no-trump = No trump in your hand.
again-hand-others = Your other cards: { $cards }.
again-hand-none = Your hand is empty.
again-trick = Trick { $number }: { $cards }.
again-trick-none = Nothing has been played yet.
again-trumps = Gone are { $count } of { $all } trumps: { $cards }.
again-trumps-none = No trump is gone yet, as far as can be seen.
again-where = Deal { $deal } of 8, trick { $trick } of 9.

## The keys of that, in the list of keys, and its buttons.

help-key-say-hand = Your hand
help-key-say-trick = The cards of the trick
help-key-say-trumps = Trumps that are gone
help-key-say-score = The score
help-key-say-turn = Whose turn it is, and what is trump
keys-are-off = The settings have switched off the letters and digits.
