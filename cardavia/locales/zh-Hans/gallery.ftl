## The page of one card: its names, where it stands, what it does. Places are counted by the program.

gallery-title = { $card } · Unsun Karuta · Cardavia
gallery-about = Unsun Karuta 的 { $card }：作为副牌和作为主牌各有多大，又能参与哪些组合。
gallery-back = ← 全部 75 张牌
gallery-neighbours = 相邻的牌
gallery-before = ← { $card }
gallery-after = { $card } →
gallery-suit = 花色
gallery-rank = 牌级
gallery-number = 数字 { $number }

gallery-plain = 作为副牌
gallery-plain-place = { $place ->
    [1] 别的花色为主时，它在 { $suit } 的 { $of } 张牌中最大。
   *[other] 别的花色为主时，它在 { $suit } 的 { $of } 张牌中由大到小排第 { $place }。
  }
gallery-plain-wins = 只有领出的是 { $suit }、又没有人出主牌时，它才可能赢墩。
gallery-plain-odd = 这个位置很特别：别的龙都在本花色所有数字牌之上，而它只压得住一张 1。
gallery-plain-long = 长花色的数字顺着排：9 最大，1 最小。
gallery-plain-round = 圆花色的数字倒着排：1 最大，9 最小。
gallery-plain-never = 它从来不是副牌。Pao Robai 就是 *Tenka*（“天下”），每一局都是主牌。它不算 Pao 的牌，也从不必跟 Pao。
gallery-plain-row = { $suit } 作为副牌（由大到小）

gallery-trump = 作为主牌
gallery-trump-place = { $place ->
    [1] { $suit } 为主时，它在 { $of } 张主牌中最大，没有牌能赢它。
   *[other] { $suit } 为主时，它在 { $of } 张主牌中由大到小排第 { $place }。
  }
gallery-trump-tenka = 别的花色为主时，它在 { $of } 张主牌中排第 { $place }，正好在那门花色自己的 Robai 之上。
gallery-trump-native = Pao 自己为主时，它就是本局的主 Robai，在 { $of } 张主牌中排第 { $place }。
gallery-trump-sun = 如果发牌时没有拿到别的主牌，遇到 Meri 可以留着它不出：这叫独 Sun，即 *ichimai-zun*。
gallery-trump-robai = 作为主 Robai，它可以宣告并换来指示牌，也可以藏着不说。
gallery-trump-row = { $suit } 为主时的主牌（由大到小）

gallery-pairs = 在组合中
gallery-pair-wins = 这张牌赢下一墩，而对方最大的主牌是 { $other }。
gallery-pair-loses = { $other } 赢下一墩，而这张牌是对方最大的主牌。
gallery-pairs-tenka = 只限 Pao 为主时；Tenka 从不代替别的花色的 Robai。
gallery-pairs-worth = 组合会从另一队转 2 分给赢墩的一队，第九墩转 5 分。Meri 中没有组合。
gallery-pairs-hidden = 带有隐藏的 Robai 时，在哪一墩都转 5 分。
gallery-pairs-none = 它不参与任何组合。它能带来的就是赢墩本身。
