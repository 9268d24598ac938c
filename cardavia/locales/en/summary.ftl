## The end of a deal and of a match, past tricks and deals. $who is “you” or “other”; $name is a
## player’s name; $even and $odd are points of Genji and Heiji, already written as numbers.

summary-deal = Deal { $deal }
summary-title = Deal { $deal }: Genji { $even }, Heiji { $odd }
summary-look-back = Look back at a deal
summary-deal-button = Deal { $deal }: Genji { $even }, Heiji { $odd }
summary-missing = This deal cannot be fetched just now. Please try again.

## Who dealt, what was trump, who took the indicator.

facts-dealt = { $who ->
    [you] You dealt.
   *[other] { $name } dealt.
}
facts-trump = { $suit } was trump.
facts-declared = { $who ->
    [you] You declared the Robai and took the indicator.
   *[other] { $name } declared the Robai and took the indicator.
}
facts-took = { $who ->
    [you] Nobody declared, so you took the indicator.
   *[other] Nobody declared, so { $name } took the indicator.
}
facts-indicator = Indicator
facts-sides = Side cards
facts-aside = laid aside

## How a deal’s nine points came to lie.

parts-title = How the points lie
parts-about = Nine points lie on the table. Each trick is worth one; a combination moves some across.
parts-tricks = Tricks won
parts-tricks-spoken = Tricks won: Genji { $even }, Heiji { $odd }.
parts-pair = { $pair } in trick { $number }
parts-pair-hidden = { $pair } with the hidden Robai in trick { $number }
parts-moved-spoken = { $value } points go to { $team }. Then Genji has { $even }, Heiji { $odd }.
parts-score = This deal
parts-score-spoken = This deal: Genji { $even }, Heiji { $odd }.
parts-total = Match so far
parts-total-spoken = Match so far: Genji { $even }, Heiji { $odd }.

## The tricks as small pictures.

tricks-title = The nine tricks
tricks-so-far = Tricks so far
tricks-none = No trick is finished yet.
tricks-legend = A corner turned down shows the back: that trump lay face down until the eighth card.
trick-number = Trick { $number }
trick-led = { $who ->
    [you] You led.
   *[other] { $name } led.
}
trick-ninth = Turned up together.
trick-won = { $who ->
    [you] You won it.
   *[other] { $name } won it.
}
trick-moved = { $pair } moves { $value } points to { $team }.
trick-moved-hidden = { $pair } with the hidden Robai moves { $value } points to { $team }.
trick-card-was-down = { $card }, played face down

## Running totals.

totals-title = Over the match
totals-label = Running totals of Genji and Heiji after each deal; the table beside it holds the numbers.
totals-as-table = As a table
totals-none = The first deal is not finished yet.
deals-caption = Points of each deal, and the totals after it
deals-number = Deal
deals-dealer = Dealer
deals-genji = Genji
deals-heiji = Heiji
deals-genji-total = Genji, total
deals-heiji-total = Heiji, total

## The end of a match.

result-title = The match is over
result-won = { $team } wins, { $most } to { $least }.
result-yours = You and your partners have won.
result-theirs = The other side has won.
result-draw = A draw: { $even } to { $odd }.
result-draw-means = Equal totals stay equal, there is no extra deal.
result-stood-out = What stood out
result-biggest = The biggest deal was deal { $deal }: { $most } to { $least } for { $team }.
result-combination = Deal { $deal }, trick { $number }: { $who ->
    [you] you made { $pair }, { $value } points.
   *[other] { $name } made { $pair }, { $value } points.
}
result-no-combinations = Nobody made a combination: every point was a trick.
result-record = The record of the match

## The log in words, grouped.

story-before = Before the first trick
story-trick = Trick { $number }
story-after = After the last trick
