## The end of a deal and of a match, past tricks and deals. $who is “you” or “other”; $name is a
## player’s name; $even and $odd are points of Genji and Heiji, already written as numbers.

summary-deal = 第 { $deal } 局
summary-title = 第 { $deal } 局：Genji { $even }，Heiji { $odd }
summary-look-back = 回看某一局
summary-deal-button = 第 { $deal } 局：Genji { $even }，Heiji { $odd }
summary-missing = 暂时取不到这一局。请再试一次。

## Who dealt, what was trump, who took the indicator.

facts-dealt = { $who ->
    [you] 你发牌。
   *[other] { $name } 发牌。
}
facts-trump = { $suit } 为主。
facts-declared = { $who ->
    [you] 你宣告 Robai，拿走指示牌。
   *[other] { $name } 宣告 Robai，拿走指示牌。
}
facts-took = { $who ->
    [you] 没有人宣告，指示牌归你。
   *[other] 没有人宣告，指示牌归 { $name }。
}
facts-indicator = 指示牌
facts-sides = 边牌
facts-aside = 扣下的

## How a deal’s nine points came to lie.

parts-title = 分数怎么来
parts-about = 桌上共有九分。每墩一分；组合会把一些分转给另一边。
parts-tricks = 赢得的墩
parts-tricks-spoken = 赢得的墩：Genji { $even }，Heiji { $odd }。
parts-pair = 第 { $number } 墩的 { $pair }
parts-pair-hidden = 第 { $number } 墩的 { $pair }，带隐藏的 Robai
parts-moved-spoken = { $value } 分转给 { $team }。现在 Genji { $even }，Heiji { $odd }。
parts-score = 本局
parts-score-spoken = 本局：Genji { $even }，Heiji { $odd }。
parts-total = 比赛至今
parts-total-spoken = 比赛至今：Genji { $even }，Heiji { $odd }。

## The tricks as small pictures.

tricks-title = 九墩
tricks-so-far = 已打的墩
tricks-none = 还没有打完一墩。
tricks-legend = 折角露出牌背：这张主牌一直扣到第八张牌出完。
trick-number = 第 { $number } 墩
trick-led = { $who ->
    [you] 你领出。
   *[other] { $name } 领出。
}
trick-ninth = 同时翻开。
trick-won = { $who ->
    [you] 你赢。
   *[other] { $name } 赢。
}
trick-moved = { $pair } 把 { $value } 分转给 { $team }。
trick-moved-hidden = { $pair } 带隐藏的 Robai，把 { $value } 分转给 { $team }。
trick-card-was-down = { $card }，扣着出

## Running totals.

totals-title = 全场走势
totals-label = 每局之后 Genji 和 Heiji 的累计总分；数字在旁边的表格里。
totals-as-table = 表格
totals-none = 第一局还没有打完。
deals-caption = 每局得分和局后总分
deals-number = 局
deals-dealer = 发牌人
deals-genji = Genji
deals-heiji = Heiji
deals-genji-total = Genji 总分
deals-heiji-total = Heiji 总分

## The end of a match.

result-title = 比赛结束
result-won = { $team } 以 { $most } 比 { $least } 获胜。
result-yours = 你和搭档赢了。
result-theirs = 对方赢了。
result-draw = 平局：{ $even } 比 { $odd }。
result-draw-means = 总分相同就是平局，不加局。
result-stood-out = 精彩之处
result-biggest = 差距最大的是第 { $deal } 局：{ $team } 以 { $most } 比 { $least } 领先。
result-combination = 第 { $deal } 局第 { $number } 墩：{ $who ->
    [you] 你做成 { $pair }，{ $value } 分。
   *[other] { $name } 做成 { $pair }，{ $value } 分。
}
result-no-combinations = 没有人做成组合：每一分都是一墩。
result-record = 比赛记录

## The log in words, grouped.

story-before = 第一墩之前
story-trick = 第 { $number } 墩
story-after = 最后一墩之后
