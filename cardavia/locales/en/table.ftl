## The words of the table in the browser. Card, suit and rank names are in cards.ftl.

you = You
team-genji = Genji
team-heiji = Heiji
face-down-trump = a trump, face down
card-face-down = A card, face down
card-peek = { $card }, face down for the others

combination-sun-un = Sun–Un
combination-un-sota = Un–Sota
combination-sota-robai = Sota–Robai
combination-robai-rei = Robai–Rei
combination-2-1 = 2–1
combination-8-9 = 8–9

## What has happened. $who is “you” or “other”; $name is a player’s name.

event-deal = Deal { $deal }. { $who ->
    [you] You deal.
   *[other] { $name } deals.
} The indicator is { $card }: { $trump } is trump.
event-declare = { $who ->
    [you] You declare the Robai.
   *[other] { $name } declares the Robai.
}
event-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
event-take = { $who ->
    [you] You take the indicator, { $card }.
   *[other] { $name } takes the indicator, { $card }.
}
event-aside = { $who ->
    [you] You lay a card aside.
   *[other] { $name } lays a card aside.
}
event-aside-open = { $who ->
    [you] You lay { $card } aside.
   *[other] { $name } lays { $card } aside.
}
event-play = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
event-sides = The side cards are { $cards }.
event-ninth = The last cards are turned up, all at once.
event-won = { $who ->
    [you] You win trick { $number } with { $card }.
   *[other] { $name } wins trick { $number } with { $card }.
}
event-won-combination = { $who ->
    [you] You win trick { $number } with { $card }: { $pair } moves { $value } points.
   *[other] { $name } wins trick { $number } with { $card }: { $pair } moves { $value } points.
}
event-score = The deal is over: Genji { $even }, Heiji { $odd }.

## The line above the hand.

prompt-wait = { $name } is to play.
prompt-declare = You hold the Robai of the trump suit. Declare it?
prompt-discard = Choose a card to lay aside. It scores nothing and is shown when you lead.
prompt-pass = No Robai of the trump suit in your hand: you pass.
prompt-discard-only = Only one card may be laid aside; the table does it for you.
prompt-lead = You lead. Choose a card.
prompt-follow = Your turn. { $suit } was led.
prompt-done = The deal is over.
prompt-over = The match is over.
prompt-closed = This table is closed.

declare = Declare
declare-means = You take the indicator { $card }, lay a card aside and lead. Everyone then knows that you hold the Robai.
pass = Pass
pass-means = The Robai stays hidden: a combination with it moves 5 points, for whoever makes it.

## Why a card cannot be used now. $suit is the suit that was led.

why-wait = Please wait: { $name } is to play.
why-done = This deal is over.
why-declare = First say whether you declare the Robai or pass.
why-4-discard = You may lay aside any card that is no trump: trumps stay in your hand.
why-5-first-lead = You may lead any card that is no trump: the first trick is not opened with a trump.
why-5-meri = You may play any trump: a trump was led, a Meri, and it must be followed with a trump.
why-5-monchi = You may play any trump or any { $suit }: after a Meri, suit must be followed.
why-other = You may play one of the raised cards.

refused-stale = The table has moved on. Look again, please.
refused-not-now = That is not possible just now.
refused-bad-message = The table did not understand that. Reload the page, please.
refused-closed = This table is closed.
refused-foreign = You do not sit at this table.

## Around the table.

table-label = Table of Hachinin Meri
seats-label = Seats
hand-label = Your hand, { $count } { $count ->
    [one] card
   *[other] cards
}
trick-label = Cards on the table
trump = Trump
trump-label = Trump is { $suit }. The indicator was { $card }.
seat-cards = { $count } { $count ->
    [one] card
   *[other] cards
} in hand
mark-dealer = Dealer
mark-recipient = Took the indicator
mark-leader = Leads
mark-turn = To play
mark-partner = your partner
mark-opponent = opponent
deal-of = Deal { $deal } of 8
trick-of = Trick { $trick } of 9
score-deal = This deal
score-total = Total
meri = Meri
meri-means = A trump was led: it must be followed with a trump.
monchi = Monchi
monchi-means = A trump has been led in this deal: from now on suit must be followed, or a trump played.
free-follow = Free
free-follow-means = No trump has been led yet: any card may follow.
side-cards = Side cards
side-cards-mine = Laid aside
log = What happened
last-trick = Last trick
last-trick-none = No trick is finished yet.
help = Help
more = More
close = Close

## Help.

help-title = At the table
help-keys = Keys
help-key-hand = Choose a card in your hand
help-key-play = Play the chosen card
help-key-declare = Declare
help-key-pass = Pass
help-key-next = Next deal
help-key-last = Last trick
help-key-help = This help
help-marks = Marks
help-learn = Learn the game in short lessons
help-rules = Read the rules
help-words = Words
help-tenka = Tenka is Pao Robai. It is a trump in every deal.
help-teams = White gentian is Genji, seats 0, 2, 4 and 6; red butterfly is Heiji, seats 1, 3, 5 and 7.
key-arrows = ← → Home End
key-enter = Enter, Space

## The end of a deal and of a match.

next-deal = Next deal
restart = Restart
restart-asks = Begin a new match? The points of this one are given up.
restart-yes = Begin anew
restart-no = Play on
play-again = Play again
leave = Leave
leave-asks = Leave this table? It is closed then, and the match ends here.
leave-yes = Leave
show-summary = Settlement

## The line to the server.

line-connecting = The table is being laid …
line-lost = The house cannot be reached. Your match is safe; trying again …
line-back = The table is there again.
line-foreign = This is somebody else’s table. Only the browser that began the match can play it.
line-unknown = There is no such table, or no longer.
line-home = To the card traditions
line-matches = To your matches

## How strong a player plays, in one word; for the start form too.

level-novice = Novice
level-casual = Casual
level-club = Club
level-expert = Expert
level-master = Master
# In lessons, and in matches that were begun with earlier levels.
level-greedy = Gentle
level-pimc-20 = Steady
level-pimc-200 = Keen
