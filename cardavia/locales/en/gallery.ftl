## The page of one card: its names, where it stands, what it does. Places are counted by the program.

gallery-title = { $card } · Unsun Karuta · Cardavia
gallery-about = { $card } of Unsun Karuta: how strong it is as a plain card and as a trump, and the combinations that it takes part in.
gallery-back = ← All 75 cards
gallery-neighbours = Neighbouring cards
gallery-before = ← { $card }
gallery-after = { $card } →
gallery-suit = Suit
gallery-rank = Rank
gallery-number = number { $number }

gallery-plain = As a plain card
gallery-plain-place = { $place ->
    [1] While another suit is trump, it is the strongest of the { $of } cards of { $suit }.
   *[other] While another suit is trump, it is number { $place } of the { $of } cards of { $suit }, counted from the strongest.
  }
gallery-plain-wins = It can take a trick only when { $suit } was led and nobody plays a trump.
gallery-plain-odd = That place is odd: the other dragons stand above all the numbers of their suit, and this one has only the 1 below it.
gallery-plain-long = The numbers of a long suit run as one would think: 9 is the strongest, 1 the weakest.
gallery-plain-round = The numbers of a round suit run backwards: 1 is the strongest, 9 the weakest.
gallery-plain-never = It never is one. Pao Robai is *Tenka*, “all under heaven”, a trump in every deal. It does not count as a card of Pao and never has to follow Pao.
gallery-plain-row = Plain { $suit }, the strongest first

gallery-trump = As a trump
gallery-trump-place = { $place ->
    [1] When { $suit } is trump, it is the strongest of the { $of } trumps, and nothing beats it.
   *[other] When { $suit } is trump, it is number { $place } of the { $of } trumps, counted from the strongest.
  }
gallery-trump-tenka = When any other suit is trump, it is number { $place } of the { $of } trumps, right above that suit’s own Robai.
gallery-trump-native = When Pao itself is trump, it is the native Robai of the deal, number { $place } of the { $of } trumps.
gallery-trump-sun = A player who was dealt no other trump may keep it back from a Meri: the lone Sun, *ichimai-zun*.
gallery-trump-robai = As the native Robai it may be declared, to take the indicator, or kept hidden.
gallery-trump-row = Trumps when { $suit } is trump, the strongest first

gallery-pairs = In combinations
gallery-pair-wins = This card takes the trick, and the strongest trump of the other side is { $other }.
gallery-pair-loses = { $other } takes the trick, and this card is the strongest trump of the other side.
gallery-pairs-tenka = Only when Pao is trump; Tenka never stands in for another suit’s Robai.
gallery-pairs-worth = A combination moves 2 points to the team that takes the trick from the other, 5 in the ninth trick. In a Meri there are none.
gallery-pairs-hidden = With a hidden Robai it moves 5 in any trick.
gallery-pairs-none = It takes part in none. What it can bring is the trick.
