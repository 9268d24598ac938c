## Learning to play: short lessons at a real table. $seat1 to $seat7 are the names of the others, by
## seat; 2, 4 and 6 are partners, 1, 3, 5 and 7 opponents. A step's words are three sentences at most.

learn = Learn to play
# In the header: short.
learn-short = Learn
learn-title = Learn to play · Cardavia
learn-about = Short lessons at a real table, from the five suits to a first short match.
learn-lead = You need to know nothing beforehand. In each lesson you play a few cards, and the table shows you what comes of it. All lessons together take about a quarter of an hour.
learn-begin = Begin
learn-go-on = Go on: { $title }
learn-done = Done
learn-forget = Forget my progress
learn-all = All lessons
learn-after = Ready for more? Another deal is quickly dealt.
lesson-page-title = { $title } · Learn to play · Cardavia
lesson-number = Lesson { $number } of { $count }
lesson-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lesson-step = Step { $step } of { $count }
lesson-step-done = Step { $step } of { $count }, done
lesson-next-step = Next
lesson-again = Try again
lesson-next-lesson = Next lesson: { $title }
lesson-onward = Next lesson
learn-play = Play a match
lesson-finished = That was the whole lesson.
lesson-right = Right!
lesson-wrong = Not quite.
lesson-illegal = That is not allowed here.
lesson-point = Choose the card:
lesson-waiting = The table is being laid …
lesson-failed = The house cannot be reached just now. Try again in a moment.
lesson-answer = Show the answer
lesson-position-trump = Trump is { $suit }.
lesson-position-table = On the table
lesson-position-hand = Your hand
lesson-position-sides = Side cards
lesson-played = { $card }, from { $name }
lesson-without-script = With JavaScript switched on you can play this lesson yourself. Without it, read on: every position has its answer.

# What came of a choice. $side says whose $name is.
came-trick = { $side ->
    [you] You take the trick with { $card }: one point for your side.
    [partner] { $name }, your partner, takes the trick with { $card }: one point for your side.
   *[opponent] { $name } takes the trick with { $card }: one point for the other side.
}
came-trick-pair = { $side ->
    [you] You take the trick with { $card }: one point, and { $pair } moves { $value } more from the other side to yours.
    [partner] { $name }, your partner, takes the trick with { $card }: one point, and { $pair } moves { $value } more from the other side to yours.
   *[opponent] { $name } takes the trick with { $card }: one point, and { $pair } moves { $value } more from your side to the other.
}
came-ninth = { $side ->
    [you] In the ninth trick your { $card } wins: one more point for your side.
    [partner] In the ninth trick { $card } of { $name }, your partner, wins: one more point for your side.
   *[opponent] In the ninth trick { $card } of { $name } wins: one more point for the other side.
}
came-ninth-pair = { $side ->
    [you] In the ninth trick your { $card } wins: one point, and { $pair } moves { $value } more from the other side to yours.
    [partner] In the ninth trick { $card } of { $name }, your partner, wins: one point, and { $pair } moves { $value } more from the other side to yours.
   *[opponent] In the ninth trick { $card } of { $name } wins: one point, and { $pair } moves { $value } more from your side to the other.
}
came-indicator = { $side ->
    [you] You take the indicator, { $card }, and hold ten cards.
    [partner] Nobody has declared, so { $name }, your partner, takes the indicator, { $card }, as the dealer.
   *[opponent] Nobody has declared, so { $name }, an opponent, takes the indicator, { $card }, as the dealer.
}
came-aside = { $card } lies aside. It is shown when you lead, and wins nothing.
lesson-is-stronger = { $other } is stronger than { $card }.
lesson-hidden-is-stronger = The card that lies face down is stronger than { $card }.
lesson-cannot-win = { $card } is not of the suit that was led, so it cannot win; { $other } can.

# The short match. $own and $theirs are points of one’s own side and of the other.
lesson-advice-same = A good choice: a good player would have done the same.
lesson-advice-as-good = That is about as good as anything.
lesson-advice-other = A good player would have chosen otherwise:
came-deal = The deal is over: { $own } points for your side, { $theirs } for the other. The two always make 9 together.
came-match = { $result ->
    [won] The match is over, and your side has won it, { $own } to { $theirs }.
    [lost] The match is over, and the other side has won it, { $theirs } to { $own }.
   *[drawn] The match is over and a draw, { $own } to { $theirs }.
}
lesson-next-deal = Next deal

# The rules in a sentence, for when a choice was not the best.
rule-1-tenka = Pao Robai is Tenka: a trump in every deal, and never a card of Pao.
rule-2-led-suit = Without a trump, only the suit that was led can win.
rule-2-plain = In a plain suit the order is Sun, Un, Rei, Kaba, Sota, Robai, and then the numbers.
rule-2-isu-robai = Plain Isu Robai stands between 2 and 1.
rule-2-numbers = In Pao and Isu the highest number is 9; in Koppu, Ouru and Guru it is 1.
rule-2-trumps = Trumps rank Sun, Un, Sota, Tenka, Robai, Rei, Kaba, and then the numbers.
rule-3-teams = Whatever trick a partner takes is yours as well, so there is no need to beat it.
rule-4-recipient = Whoever declares takes the indicator. If nobody does, the dealer takes it.
rule-4-side-cards = A card that lies aside is out of play, and wins nothing.
rule-4-hidden-robai = The Robai is hidden only if its holder passes. Once declared, everyone knows of it.
rule-5-face-down = A card that lies face down is a trump, and any trump beats any plain card.
rule-5-later-lead = After the first trick any card may be led, a trump too.
rule-5-lone-sun = Whoever was dealt no trump but the Sun may keep it when a trump is led.
rule-5-meri = To a trump that is led, everyone who holds a trump must play one.
rule-5-meri-void = Without a trump you may play any card to a Meri, but you cannot win it.
rule-5-monchi = Under Monchi you follow with the suit that was led, or with any trump.
rule-5-monchi-void = Without the suit that was led you may play any card, even under Monchi.
rule-5-ninth = In the ninth trick all turn up their last card, and without a trump the dealer’s card gives the suit.
rule-5-winner = Any trump beats any plain card, and among trumps the higher one wins.
rule-5-first-lead = The first trick is opened with a card that is no trump.
rule-6-combination = A combination needs the right pair: the trump that wins, and the strongest trump of the other side.
rule-6-five-hidden = A combination with a hidden Robai moves 5 points instead of 2.
rule-6-five-ninth = A combination in the ninth trick moves 5 points instead of 2.

## 1

lesson-suits-title = Five suits, six pictures
lesson-suits-about = What the cards are called, and which of them takes a trick.
lesson-suits-led-ask = There are five suits: Pao (clubs), Isu (swords), Koppu (cups), Ouru (coins) and Guru (drums). Everyone plays one card, and the strongest card of the suit that was led takes all of them: that is a trick. Isu was led; which card is winning so far?
lesson-suits-led-right = Isu 7 is the highest sword on the table. Pao Sun is a mighty card, but nobody asked for clubs.
lesson-suits-figures-ask = Above the numbers stand six pictures: Sun the dignitary, Un the god of fortune, Rei the king, Kaba the horseman, Sota the maid and Robai the dragon, in this order. Ouru Kaba of { $seat3 }, an opponent, is winning. Play a card that beats it.
lesson-suits-figures-right = Rei, the king, stands right above Kaba, the horseman.
lesson-suits-partner-ask = You do not play alone: everyone with the white gentian is your partner. { $seat4 } is one of them and is winning with Pao Rei, and you play last. You may play any card here; which one can you spare?
lesson-suits-partner-right = The trick belongs to your side already. Your strong cards stay for tricks that need them.

## 2

lesson-backwards-title = Numbers that run backwards
lesson-backwards-about = Why one cup is worth more than nine.
lesson-backwards-long-ask = Pao (clubs) and Isu (swords) are the long suits. Their numbers run as one would think: 9 is the highest and 1 the lowest. Pao was led; which card is winning so far?
lesson-backwards-long-right = Pao 8. In a long suit more is better.
lesson-backwards-round-ask = Koppu (cups), Ouru (coins) and Guru (drums) are the round suits, and their numbers run backwards: 1 is the highest and 9 the lowest. The cards brought this from Europe, where old games still count cups and coins so. Koppu was led; which card is winning so far?
lesson-backwards-round-right = Koppu 2. In a round suit fewer is finer: rather one full cup than nine small ones.
lesson-backwards-beat-ask = Ouru was led, a round suit. { $seat3 }, an opponent, is winning with Ouru 3, and you play last. Take the trick.
lesson-backwards-beat-right = Two coins beat three. Your 5, 7 and 8 would all have been lower.

## 3

lesson-trumps-title = Trumps, and an order of their own
lesson-trumps-about = The suit that beats all others, and a maid who rises above kings.
lesson-trumps-beats-ask = Before the play one card is turned up: the indicator. Its suit is trump for this deal, and any trump beats any card that is no trump, however grand. Isu is trump, and Ouru Sun of an opponent is winning; take the trick.
lesson-trumps-beats-right = A small sword beats the great Sun of coins, because it is a trump.
lesson-trumps-order-ask = When a suit is trump, two of its pictures rise: Sota the maid, and Robai the dragon. The order is then Sun, Un, Sota, Robai, Rei, Kaba, and then the numbers. Koppu is trump and was led; which card is winning so far?
lesson-trumps-order-right = Sota, the maid! In a plain suit king and horseman stand above her; among the trumps only Un and Sun do.
lesson-trumps-beat-ask = The same table, and now it is your turn. A trump was led, so you must play a trump yourself. Beat Sota.
lesson-trumps-beat-right = Un stands right above Sota. Only Sun is stronger.

## 4

lesson-tenka-title = Tenka, always a trump
lesson-tenka-about = The dragon of clubs belongs to no suit.
lesson-tenka-place-ask = Pao Robai, the dragon of clubs, has a name of its own: Tenka, “all under heaven”. It is a trump in every deal, and stands between Sota and the Robai of the trump suit. Ouru is trump; which card is winning so far?
lesson-tenka-place-right = Tenka just beats the Robai of the trump suit. Only Sota, Un and Sun of trumps are stronger.
lesson-tenka-pao-ask = Pao was led, and Pao Sun of { $seat1 }, an opponent, is winning. Tenka may look like a club, but it is a trump. Take the trick.
lesson-tenka-pao-right = Tenka beats even the Sun of the suit that is printed on it.
lesson-tenka-must-ask = { $seat1 }, an opponent, has led Ouru Un, a trump. Whoever holds a trump must now play one. What do you have to play?
lesson-tenka-must-right = Tenka is your only trump, so it had to go, and even lost. That is how Tenka is caught.

## 5

lesson-isu-robai-title = The odd dragon of swords
lesson-isu-robai-about = One Robai has slipped down among the numbers.
lesson-isu-robai-low-ask = A Robai, the dragon, stands above all numbers of its suit. Only Isu Robai, the dragon of swords, has slipped down: while Isu is not trump, it stands between 2 and 1. Isu was led; which card is winning so far?
lesson-isu-robai-low-right = Isu 2 beats this dragon. All that it can beat is the 1.
lesson-isu-robai-beat-ask = { $seat1 }, an opponent, has led Isu Robai and is still winning with it. You play last. Take the trick with as little as you can.
lesson-isu-robai-beat-right = The 2 is enough. The 1 would have been too little.
lesson-isu-robai-trump-ask = Now Isu itself is trump. Then its dragon is back where a Robai of trumps belongs. Which card is winning so far?
lesson-isu-robai-trump-right = As a trump, Isu Robai stands above Rei and Kaba again.

## 6

lesson-declare-title = To declare, to take, to hide
lesson-declare-about = What the holder of the trump Robai may do before the play.
lesson-declare-declare-ask = Ouru is trump, and you hold Ouru Robai, the dragon of the trump suit: only you may declare it. Then the indicator, Ouru 4, becomes your tenth card, and you lead to the first trick. Your hand is strong already; take the indicator.
lesson-declare-declare-right = Now you hold five trumps and have the lead. The price: everyone knows where the Robai is.
lesson-declare-aside-ask = You hold ten cards and must lay one aside, any that is no trump. It scores nothing. Which one will you miss least?
lesson-declare-aside-right = A small number would hardly have won anything. Sun and Rei of Koppu may.
lesson-declare-hide-ask = Another deal: Guru is trump, and you hold Guru Robai with only one more trump. If you pass, nobody knows who has it, and a combination with a hidden Robai moves 5 points instead of 2. Try it, and hide the dragon.
lesson-declare-hide-right = The dragon is hidden. It may now win 5 points for your side, and may lose 5 if the other side catches it.

## 7

lesson-opening-title = The opening and the side cards
lesson-opening-about = How the play begins, and what the three cards beside it tell.
lesson-opening-first-ask = Whoever took the indicator leads to the first trick, and must lead a card that is no trump. You have taken it and have laid Pao 2 aside: three side cards now lie face down. Open the play.
lesson-opening-first-right = With your lead the three side cards are turned up: the one you laid aside, and the two that nobody was dealt. Ouru is trump, so any of four cards was right; Koppu Sun is the strongest of them, and only a trump beats it.
lesson-opening-sides-ask = Koppu is trump, and Koppu Sun lies among the three side cards: nobody can hold it. { $seat3 }, an opponent, has played a trump face down, and you do not know which. You play last; take the trick for sure.
lesson-opening-sides-right = With Sun out of play, nothing is stronger than Un. It pays to look at the side cards.

## 8

lesson-face-down-title = Face down
lesson-face-down-about = To read a card that nobody has seen.
lesson-face-down-reading-ask = A trump that is played to a plain suit lies face down until all eight cards are there. So whatever lies face down is a trump, though nobody knows which. Ouru was led; which card is winning so far?
lesson-face-down-reading-right = Ouru Sun of { $seat4 }, your partner, is the best of coins. But what { $seat5 } has laid there is a trump, and beats it.
lesson-face-down-sure-ask = Guru is trump, and { $seat3 }, an opponent, has played a trump face down. You play last. Take the trick for sure.
lesson-face-down-sure-right = Nothing beats the Sun of trumps. Your 8 is nearly the lowest trump: in round suits only the 9 is lower.
lesson-face-down-partner-ask = This time { $seat4 }, your partner, has played the only card that lies face down. You play last, and any card is allowed. What can you spare?
lesson-face-down-partner-right = Your partner’s trump takes the trick, whichever it is. Your own trumps can wait.

## 9

lesson-meri-title = Meri: a trump is led
lesson-meri-about = When a Meri binds you, and what it is good for.
lesson-meri-follow-ask = A trump that is led is called Meri. It binds everyone: whoever holds a trump must play one, face up. Isu is trump, and Isu Kaba of an opponent is winning; take the trick.
lesson-meri-follow-right = Rei beats Kaba. Your other cards were barred: a Meri is followed with a trump.
lesson-meri-pull-ask = You have won the first trick and lead to the second, and from now on you may lead a trump. A Meri draws a trump from every hand that has one. You hold the strongest; draw them out.
lesson-meri-pull-right = Now there are fewer trumps left to beat your plain cards.
lesson-meri-none-ask = An opponent has led Isu Un, a Meri, and you hold no trump. Then any card is allowed, but none of yours can win. Which one can you spare?
lesson-meri-none-right = A small number goes, and the pictures stay for later.

## 10

lesson-lone-sun-title = The lone Sun
lesson-lone-sun-about = The one trump that a Meri does not bind.
lesson-lone-sun-keep-ask = Koppu is trump, and the only trump that you were dealt is its Sun, the strongest of all. Such a lone Sun need not follow a Meri. { $seat6 }, your partner, has led Koppu Un, which only your Sun could beat: what do you play?
lesson-lone-sun-keep-right = Your partner takes the trick anyway, and your Sun will take another.
lesson-lone-sun-bound-ask = This time you were dealt two trumps, Koppu Sun and Koppu 6, and the 6 is gone. The favour is only for those who were dealt the Sun alone. A Meri was led: what must you play?
lesson-lone-sun-bound-right = The Sun had to follow. At least it takes the trick.

## 11

lesson-monchi-title = Monchi: follow suit
lesson-monchi-about = What changes once a Meri has been played.
lesson-monchi-follow-ask = After the first Meri of a deal, Monchi holds: whoever has the suit that was led must follow it, or play a trump. Ouru is trump, Isu was led, and Isu Sun of an opponent is winning. Take the trick.
lesson-monchi-follow-right = A trump is always allowed. Your other suits were barred while you held Isu.
lesson-monchi-void-ask = Pao was led, and you hold none. Then any card is allowed, even under Monchi. Pao Sun of { $seat4 }, your partner, is winning, and you play last: which card can you spare?
lesson-monchi-void-right = The trick is your side’s. Trump and picture stay with you.

## 12

lesson-ninth-title = The ninth trick
lesson-ninth-about = The last cards are turned up all at once.
lesson-ninth-suit-ask = The ninth trick is not led: everyone turns up the last card at once, and without a trump the dealer’s card gives the suit. You are the dealer, and all trumps are gone. Two cards are left, and this is the eighth trick: which one do you play now?
lesson-ninth-suit-right = Your last card was Guru Sun. So Guru was the suit, and nothing beats its Sun.
lesson-ninth-five-ask = All trumps are gone but your Ouru 8 and Ouru 9, which someone else still holds. In a round suit 8 beats 9, and this pair is a combination: it moves 2 points, but 5 in the ninth trick. Which card do you play now, in the eighth?
lesson-ninth-five-right = You kept the 8 for the end, and the 9 was an opponent’s.

## 13

lesson-combinations-title = Combinations
lesson-combinations-about = Pairs of trumps that move points.
lesson-combinations-sun-un-ask = If a trump wins, and the strongest trump of the other side makes a pair with it, 2 points move. The pairs are Sun–Un, Un–Sota, Sota–Robai, Robai–Rei, and the two lowest numbers: 2–1 in long suits, 8–9 in round ones. An opponent has played a trump face down; take the trick for sure.
lesson-combinations-sun-un-right = It was Un, and Sun–Un is a pair. A Meri would have paid nothing for it.
lesson-combinations-hidden-ask = Before the play you passed and hid Koppu Robai. { $seat5 }, an opponent, has played a trump face down: it may be lower than your Robai, even Rei. A combination with a hidden Robai moves 5; dare it.
lesson-combinations-hidden-right = It was Rei, and Robai–Rei is a pair. That is what a hidden Robai is worth.
lesson-combinations-count-ask = You have kept count: of all trumps only your Un, your 8 and Ouru 9 are still in play. So the card that { $seat7 }, an opponent, has laid face down can only be the 9. Which trump brings you most?
lesson-combinations-count-right = 8–9 is a pair, and Un–9 is none. The smallest trump that wins was worth more than the great one.

## 14

lesson-match-title = A short match
lesson-match-about = Two whole deals, with advice after each of your choices.
lesson-match-play-ask = Now play two deals to their end, with all that you have learned. After each choice you hear what a good player would have done. Good luck!
