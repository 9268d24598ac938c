## Unsun Karuta of Hitoyoshi: the tradition, its cards, its game and the rules.
## A word between *stars* is a word of the game where it is explained.

unsun-karuta = Unsun Karuta
unsun-title = Unsun Karuta, うんすんカルタ · Cardavia
unsun-place = Hitoyoshi · Kumamoto · Japan · 75 cards
unsun-about = Japan’s Unsun pack of five suits, here at a table of its own, with the special ranks of Hitoyoshi’s partnership game for eight.
unsun-story = Sailors from Portugal brought playing cards to Japan in the sixteenth century. From them grew a Japanese pack with a fifth suit and with figures of its own: dragons, gods of good fortune, dignitaries from China. Nearly everywhere it was forgotten. In Hitoyoshi, a castle town in the mountains of Kumamoto, people play it to this day.
back-to-traditions = ← Card traditions
back-to-tradition = ← Unsun Karuta
wikipedia = Wikipedia ↗
on-this-page = On this page
to-play = Play
to-cards = The cards

games = Games
hachinin-meri = Hachinin Meri
hachinin-meri-about = Eight players sit in alternating teams. Win nine tricks with your partners, play trumps face down, and gather combinations of trumps.
hachinin-meri-gloss = *Hachinin* means eight people; *Meri* is the game’s word for leading a trump.
start-match = Start match
go-on = Go on with a match
read-the-rules = Read the rules

## The cards

cards-title = The 75 cards
cards-lead = Five suits of fifteen: six pictures and nine numbers each.
cards-each = Each card has a page of its own: how strong it is, and what it does.
pictures-title = The six pictures
suits-title = The five suits
suit-pictures = Pictures of { $suit }, the strongest first when the suit is plain
suit-numbers = Numbers of { $suit }, the strongest first
kind-long = a long suit: 9 is its highest number
kind-round = a round suit: 1 is its highest number

suit-p-reading = パオ
suit-p-meaning = clubs
suit-i-reading = イス
suit-i-meaning = swords
suit-k-reading = コップ
suit-k-meaning = cups
suit-o-reading = オウル
suit-o-meaning = coins
suit-g-reading = グル
suit-g-meaning = drums, with a threefold comma

rank-s-reading = スン
rank-s-figure = dignitary from China
rank-s-does = The strongest card of every suit, trump or plain.
rank-u-reading = ウン
rank-u-figure = god of good fortune
rank-u-does = Second in every suit, right behind Sun.
rank-t-reading = ソウタ
rank-t-figure = maid
rank-t-does = Third among the trumps, but in a plain suit the last picture but one.
rank-b-reading = ロバイ
rank-b-figure = dragon
rank-b-does = The Robai of the trump suit may be declared, or kept hidden. Pao Robai, Tenka, is a trump in every deal.
rank-r-reading = レイ
rank-r-figure = warrior king, seated
rank-r-does = Third in a plain suit; among the trumps behind Sota and Robai.
rank-k-reading = カバ
rank-k-figure = horseman
rank-k-does = Fourth in a plain suit, and the lowest picture among the trumps.

## The rules

rules-title = Rules
rules-line = 8 players · you and 3 AI partners against 4 AI · 8-deal match

rules-goal-title = Goal
rules-goal-1 = You and your partners sit at every other place: seats 0, 2, 4 and 6 are your team, seats 1, 3, 5 and 7 the other. As in Hitoyoshi the sides are named after two clans of old: yours is *Genji*, white, and the other is *Heiji*, red.
rules-goal-2 = In every deal the teams contend for nine tricks; a trick is one card from everyone. The higher total after eight deals wins the match. Equal totals are a draw.

rules-set-up-title = Set-up
rules-set-up-1 = All 75 cards are used: fifteen each of *Pao* (clubs), *Isu* (swords), *Koppu* (cups), *Ouru* (coins) and *Guru* (drums). From the dealer’s left, clockwise, everyone is given three batches of three cards, nine in all. Three cards remain.
rules-set-up-2 = The first of the three is turned up. It is the *Okie*, the indicator, and its printed suit is trump for this deal.
rules-set-up-3 = From the dealer’s left, each player in turn declares or passes, once. Only the holder of the *Robai* (dragon) of the printed trump suit may declare and so take the indicator. The same player may also pass and keep it secret. The first declaration ends the asking; if all eight pass, the dealer takes the indicator. Should that Robai be one of the three remaining cards, nobody can declare, and all pass in turn just the same.
rules-set-up-4 = Whoever took the indicator now holds ten cards, lays aside one that is not a trump, and opens the play with one that is not a trump. Only with ten trumps in hand may a trump be laid aside; and only when no other card is left is the opening a trump.
rules-set-up-5 = With the opening card, the card laid aside and the other two remaining cards are shown to everyone. These side cards win no trick and score nothing.

rules-order-title = Order
rules-order-1 = Trumps fall Sun > Un > Sota > Tenka > native Robai > Rei > Kaba > numbers. The *native Robai* is the Robai of the trump suit. *Tenka*, “all under heaven”, is Pao Robai and always a trump. When Pao is trump it is the native Robai, and stands in the row only once.
rules-order-2 = A suit that is not trump is plain. Its pictures fall Sun > Un > Rei > Kaba > Sota > Robai, and then come the numbers; but plain Isu Robai stands between 2 and 1, and plain Pao has no Robai, since that is Tenka.
rules-order-3 = The numbers of Pao and Isu, the long suits, fall 9 > 8 > … > 1. Those of Koppu, Ouru and Guru, the round suits, fall 1 > 2 > … > 9.
rules-order-4 = Different plain suits do not compete: without a trump, only the suit that was led can win.
row-trumps = Trumps when Koppu is trump, the strongest first
row-plain = Plain Isu, the strongest first: the Robai stands between 2 and 1

rules-round-title = Playing a round
rules-round-1 = Everyone plays one card, clockwise. Before the first trump is led, nobody has to follow suit. Trumps played to a plain lead lie face down until all eight cards are on the table, and then turn up together. The highest trump wins; without a trump, the highest card of the suit led. The winner leads next.
rules-round-2 = A trump that is led is a *Meri*. Nobody may choose to lead a trump to the first trick. To a Meri, trumps are played face up, and whoever holds a trump must play one, Tenka included; whoever holds none may play any card.
rules-round-3 = The lone Sun, *ichimai-zun*: a player who was dealt no trump but the Sun of trumps may keep that Sun back from a Meri while it is their only trump.
rules-round-4 = After the first Meri, *Monchi* holds: when a plain suit is led, follow it if you can, or play any trump. If you hold none of that suit, any card will do. Tenka is a trump and never has to follow Pao.
rules-round-5 = The ninth trick is not led. Everyone’s last card is turned up at the same moment and the trick decides itself. Trumps compete as usual; without one, the dealer’s last card gives the suit that was led. Nobody can answer another player’s last card.

rules-score-title = Scoring and end
rules-score-1 = Each trick scores 1. When it is not a Meri and a trump wins it, compare that trump with the strongest trump that the other team played to it. Sun–Un, Un–Sota, Sota–Robai, Robai–Rei, 2–1 of a long suit or 8–9 of a round suit is a combination, and moves 2 more points from the other team to the winner’s. Only the native Robai counts in these; Tenka never takes its place.
rules-score-2 = In the ninth trick, which is never a Meri, a combination moves 5. It also moves 5 when a hidden Robai is one of the two cards, a native Robai whose holder passed. The two do not add up; every other combination moves 2. So the two teams’ points in a deal always make 9 together, and one of them can be below zero.
rules-score-3 = After each deal, the next player to the left deals. The higher total after eight deals wins; equal totals are a draw here, without an extra deal. “Next deal” keeps the points. “Restart” clears them.
combinations = The six combinations: the winning trump, and the trump it beats
pair-s-u = Sun–Un
pair-u-t = Un–Sota
pair-t-b = Sota–Robai
pair-b-r = Robai–Rei
pair-2-1 = 2–1, long suits
pair-8-9 = 8–9, round suits
