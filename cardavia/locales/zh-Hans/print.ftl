## The cards on paper: the order chart that is printed with them.

print-title = Unsun Karuta：哪张牌大过哪张牌
print-suits = 五种花色及其数字（由大到小）
# $kind is “long” or “round”.
print-kind = { $kind ->
    [long] 长花色
   *[round] 圆花色
}
# $trump is the suit that is trump in the picture.
print-trumps = 主牌（由大到小）：这里以 { $trump } 为主
print-tenka = Tenka
# $card is Pao Robai.
print-tenka-figure = { $card }，永远是主牌
print-native = 主 Robai：主花色的龙
# Stands before the numbers from the strongest to the weakest.
print-then = 然后是数字
print-trumps-many = 主牌共 { $count } 张。无论哪门花色为主，它的数字都按上面那门花色一行的顺序排列。
print-trumps-pao = { $trump } 为主时，Tenka 自己就是主 Robai：共 { $count } 张主牌。
print-plain = 副花色，即不是主牌的花色：这里是 { $suit }
print-plain-means = 副花色之间不比大小：没有主牌时，只有领出的花色能赢。
# $card is Isu Robai; $above and $below are numbers.
print-odd = 奇特的龙：作为副牌，{ $card } 排在 { $above } 和 { $below } 之间
print-odd-pao = 作为副牌，{ $suit } 没有 Robai，因为那是 Tenka。
print-pairs = 六种组合：赢的主牌和被它赢的主牌
# Under a combination: in which suits it is found when they are trump.
print-pair-suits = { $suits ->
    [all] 各种花色
    [long] 长花色
   *[round] 圆花色
}
print-pairs-means = 领出的是副花色，而主牌赢下这一墩。如果它与另一队最大的主牌正好组成这样一对，就有 { $value } 分从输墩的一队转给赢墩的一队；在第九墩，或两张牌之一是隐藏的 Robai 时，转 { $most } 分。
# Millimetres.
print-foot = 每张牌 { $width } × { $height } 毫米。请按 100 % 比例双面打印，沿长边翻转，然后沿标记裁开。
