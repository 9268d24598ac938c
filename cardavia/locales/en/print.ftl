## The cards on paper: the order chart that is printed with them.

print-title = Unsun Karuta: which card beats which
print-suits = The five suits, each with its numbers, the strongest first
# $kind is “long” or “round”.
print-kind = { $kind ->
    [long] long suit
   *[round] round suit
}
# $trump is the suit that is trump in the picture.
print-trumps = Trumps, the strongest first: here { $trump } is trump
print-tenka = Tenka
# $card is Pao Robai.
print-tenka-figure = { $card }, always a trump
print-native = the native Robai: the dragon of the trump suit
# Stands before the numbers from the strongest to the weakest.
print-then = then the numbers
print-trumps-many = { $count } trumps in all. Whatever suit is trump, its numbers fall as they do in the row of its suit above.
print-trumps-pao = When { $trump } is trump, Tenka is itself the native Robai: { $count } trumps.
print-plain = A plain suit, one that is not trump: here { $suit }
print-plain-means = Plain suits do not compete with each other: without a trump, only the suit that was led can win.
# $card is Isu Robai; $above and $below are numbers.
print-odd = The odd dragon: plain { $card } stands between { $above } and { $below }
print-odd-pao = Plain { $suit } has no Robai, for that is Tenka.
print-pairs = The six combinations: the winning trump, and the trump it beats
# Under a combination: in which suits it is found when they are trump.
print-pair-suits = { $suits ->
    [all] every suit
    [long] long suits
   *[round] round suits
}
print-pairs-means = A trump wins a trick to which a plain suit was led. If it and the strongest trump of the other team make such a pair, { $value } points go from the losing to the winning team; { $most } in the ninth trick, or when a hidden Robai is one of the two.
# Millimetres.
print-foot = Each card is { $width } × { $height } mm. Print the cards at 100 %, on both sides, turned over the long edge; then cut along the marks.
