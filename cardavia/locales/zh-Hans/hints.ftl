## Hints: what is advised, and why. In the reasons “it” is the card that the sentence stands beside.

hint = 提示
hint-label = 一条提示
hint-close = 收起提示
hint-thinking = 正在推想各种可能的牌……
hint-more = 所有选择
hint-less = 只看提示
hint-choice = 选择
hint-points = 分数
hint-points-mean = 本局九分中，你方平均能得多少。
hint-busy = 正在想另一条提示。请过一会儿再问。
hint-none = 暂时找不到提示。
# A card in the hand that full help marks.
hint-good = { $card }，好牌
help-key-hint = 请求提示

hint-play = 出 { $card }。
hint-discard = 扣下 { $card }。
hint-declare = 宣告 Robai。
hint-pass = 过，把 Robai 藏着。
hint-tenka = Tenka
hint-choice-declare = 宣告
hint-choice-pass = 过

# Numbers in sentences: $tenths and $against count cases out of ten, $points are points of the deal.
hint-only-legal = { $clause ->
    [meri] 领出的是主牌，必须跟主牌：这是你唯一的主牌。
    [monchi] 必须跟花色：你只能出这一张。
    [first-lead] 第一墩不能用主牌开局：你只有这一张副牌。
    [discard] 只能扣副牌：你只有这一张。
   *[none] 你只剩这一张牌。
}
hint-sure = 对方可能还有的牌，没有一张大过它。
hint-only-beaten-by = 对方可能还有的牌里，只有 { $cards } 大过它。
hint-only-trumps-beat = 对方不可能有更大的 { $suit }：只有主牌能赢它。
hint-takes = { $tenths ->
    [0] 它自己几乎赢不了这一墩。
    [9] 它差不多总能赢这一墩。
    [10] 它几乎一定能赢这一墩。
   *[other] 它自己大约有 { $tenths } 成机会赢这一墩。
}
hint-side-takes = { $tenths ->
    [9] 你方差不多总能赢这一墩。
    [10] 你方几乎一定能赢这一墩。
   *[other] 你方大约有 { $tenths } 成机会赢这一墩。
}
hint-cannot-win = 它赢不了这一墩。
hint-cheapest = 这样丢掉的是你最用不着的牌。
hint-enough = 你最后出牌，它就够大了：{ $card } 可以留着。
hint-partner-sure = 对方大不过 { $name } 的牌：这一墩让给搭档。
hint-overtakes = 它只会抢走搭档 { $name } 的墩，而那一墩本来就是你方的。
hint-partner-likely = { $tenths ->
    [9] 搭档 { $name } 差不多总能赢这一墩。
    [10] 搭档 { $name } 几乎一定能赢这一墩。
   *[other] 搭档 { $name } 大约有 { $tenths } 成机会赢这一墩。
}
hint-face-down = 只有 { $cards } 一定大过 { $name } 扣着的主牌。
hint-lies-hidden = 它扣着：别人只知道是一张主牌。
hint-makes = 它大约有 { $tenths } 成机会做成 { $pair }：从对方得 { $points } 分。
hint-falls = 它大约有 { $tenths } 成可能被对方的 { $pair } 吃掉：失 { $points } 分。
hint-guards = 保住 { $card }：现在出的话，大约有 { $tenths } 成可能被 { $pair } 吃掉，失 { $points } 分。
hint-keeps = 把 { $card } 留到后面，比现在出多得 { $points } 分。
hint-opens-meri = 它会开出 Meri：大家都要跟主牌，从此还必须跟花色。
hint-draws-trumps = { $count ->
   *[other] 它能调出主牌：别人最多还有 { $count } 张。
}
hint-ninth = { $tenths ->
    [9] { $card } 留到第九墩，差不多总能赢。
    [10] { $card } 留到第九墩，几乎一定能赢。
   *[other] { $card } 留到第九墩，大约有 { $tenths } 成机会赢。
}
hint-ninth-suit = 你是发牌人，你最后的牌 { $card } 决定第九墩的花色。
hint-void = 这是你唯一的 { $suit }：出掉之后就不必再跟 { $suit }。
hint-others-of = { $count ->
   *[other] 你还留着 { $count } 张 { $suit }。
}
hint-highest = 它是还没出的 { $suit } 中最大的。
hint-gains-indicator = 你得到指示牌 { $card } 作为主牌，并且由你领出。
hint-robai-hidden = 藏着的 Robai 让你方得 5 分的机会{ $tenths ->
    [0] 几乎没有
   *[other] 大约有 { $tenths } 成
}，失 5 分的可能{ $against ->
    [0] 几乎没有
   *[other] 大约有 { $against } 成
}。
hint-as-good = { $cards } 也差不多一样好。
hint-many-alike = 另外 { $count } 张牌也差不多一样好。
hint-all-alike = 这里选什么几乎没有差别。

## For the terminal.

hint-seat = { $seat } 号座位
hint-moment = 第 { $trick } 墩。轮到 { $name }；{ $trump } 为主。
hint-hand = 手牌：{ $cards }。
hint-done = 比赛中的选择
