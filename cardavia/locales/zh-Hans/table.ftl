## The words of the table in the browser. Card, suit and rank names are in cards.ftl.

you = 你
team-genji = Genji
team-heiji = Heiji
face-down-trump = 一张扣着的主牌
card-face-down = 一张扣着的牌
card-peek = { $card }，对别人扣着

combination-sun-un = Sun–Un
combination-un-sota = Un–Sota
combination-sota-robai = Sota–Robai
combination-robai-rei = Robai–Rei
combination-2-1 = 2–1
combination-8-9 = 8–9

## What has happened. $who is “you” or “other”; $name is a player’s name.

event-deal = 第 { $deal } 局。{ $who ->
    [you] 你发牌。
   *[other] { $name } 发牌。
}指示牌是 { $card }，{ $trump } 为主。
event-declare = { $who ->
    [you] 你宣告 Robai。
   *[other] { $name } 宣告 Robai。
}
event-pass = { $who ->
    [you] 你过。
   *[other] { $name } 过。
}
event-take = { $who ->
    [you] 你拿走指示牌 { $card }。
   *[other] { $name } 拿走指示牌 { $card }。
}
event-aside = { $who ->
    [you] 你扣下一张牌。
   *[other] { $name } 扣下一张牌。
}
event-aside-open = { $who ->
    [you] 你扣下 { $card }。
   *[other] { $name } 扣下 { $card }。
}
event-play = { $who ->
    [you] 你出 { $card }。
   *[other] { $name } 出 { $card }。
}
event-sides = 边牌是 { $cards }。
event-ninth = 最后的牌同时翻开。
event-won = { $who ->
    [you] 你用 { $card } 赢下第 { $number } 墩。
   *[other] { $name } 用 { $card } 赢下第 { $number } 墩。
}
event-won-combination = { $who ->
    [you] 你用 { $card } 赢下第 { $number } 墩：{ $pair } 转来 { $value } 分。
   *[other] { $name } 用 { $card } 赢下第 { $number } 墩：{ $pair } 转移 { $value } 分。
}
event-score = 本局结束：Genji { $even }，Heiji { $odd }。

## The line above the hand.

prompt-wait = 轮到 { $name } 出牌。
prompt-declare = 主花色的 Robai 在你手中。要宣告吗？
prompt-discard = 选一张牌扣下。它不计分，你领出时会亮给大家看。
prompt-pass = 你手中没有主花色的 Robai：过。
prompt-discard-only = 只有一张牌可以扣，牌桌替你扣下。
prompt-lead = 你领出。选一张牌。
prompt-follow = 轮到你。领出的是 { $suit }。
prompt-done = 本局结束。
prompt-over = 比赛结束。
prompt-closed = 这张牌桌已经关闭。

declare = 宣告
declare-means = 你拿走指示牌 { $card }，扣下一张牌，然后领出。从此大家都知道 Robai 在你手中。
pass = 过
pass-means = Robai 继续藏着：带有它的组合转移 5 分，不论哪一方做成。

## Why a card cannot be used now. $suit is the suit that was led.

why-wait = 请稍等：轮到 { $name } 出牌。
why-done = 本局已经结束。
why-declare = 请先决定：宣告 Robai，还是过。
why-4-discard = 可以扣下任何一张副牌：主牌要留在手中。
why-5-first-lead = 可以领出任何一张副牌：第一墩不能用主牌开局。
why-5-meri = 可以出任何一张主牌：有人领出主牌，这是 Meri，必须跟主牌。
why-5-monchi = 可以出任何一张主牌或 { $suit }：Meri 之后必须跟花色。
why-other = 可以出突起的那些牌。

refused-stale = 牌局已经往前走了。请再看一眼。
refused-not-now = 现在不能这样做。
refused-bad-message = 牌桌没看懂。请刷新页面。
refused-closed = 这张牌桌已经关闭。
refused-foreign = 你没有坐在这张牌桌上。

## Around the table.

table-label = Hachinin Meri 的牌桌
seats-label = 座位
hand-label = 你的手牌，{ $count } { $count ->
   *[other] 张
}
trick-label = 桌上的牌
trump = 主牌
trump-label = 主花色是 { $suit }。指示牌是 { $card }。
seat-cards = 手中 { $count } { $count ->
   *[other] 张牌
}
mark-dealer = 发牌人
mark-recipient = 拿了指示牌
mark-leader = 领出
mark-turn = 轮到
mark-partner = 你的搭档
mark-opponent = 对手
deal-of = 第 { $deal }/8 局
trick-of = 第 { $trick }/9 墩
score-deal = 本局
score-total = 总分
meri = Meri
meri-means = 领出的是主牌：必须跟主牌。
monchi = Monchi
monchi-means = 本局已有人领出过主牌：从现在起必须跟花色，或者出主牌。
free-follow = 随意
free-follow-means = 还没有人领出过主牌：跟什么牌都可以。
side-cards = 边牌
side-cards-mine = 扣下的牌
log = 出牌经过
last-trick = 上一墩
last-trick-none = 还没有打完一墩。
help = 帮助
more = 更多
close = 关闭

## Help.

help-title = 在牌桌上
help-keys = 按键
help-key-hand = 选一张手牌
help-key-play = 打出选中的牌
help-key-declare = 宣告
help-key-pass = 过
help-key-next = 下一局
help-key-last = 上一墩
help-key-help = 本帮助
help-marks = 标记
help-learn = 通过短课学会这个游戏
help-rules = 阅读规则
help-words = 词语
help-tenka = Tenka 就是 Pao Robai，每一局都是主牌。
help-teams = 白色龙胆花是 Genji，坐 0、2、4、6 号；红色蝴蝶是 Heiji，坐 1、3、5、7 号。
key-arrows = ← → Home End
key-enter = Enter、空格

## The end of a deal and of a match.

next-deal = 下一局
restart = 重新开始
restart-asks = 开始一场新比赛？这一场的分数就作废了。
restart-yes = 重新开始
restart-no = 接着打
play-again = 再来一场
leave = 离开
leave-asks = 离开这张牌桌？牌桌会关闭，比赛到此结束。
leave-yes = 离开
show-summary = 结算

## The line to the server.

line-connecting = 正在摆牌桌……
line-lost = 连不上牌桌。你的比赛不会丢，正在重试……
line-back = 牌桌又连上了。
line-foreign = 这是别人的牌桌。只有开始这场比赛的浏览器才能打。
line-unknown = 没有这张牌桌，或者已经没有了。
line-home = 前往纸牌传统
line-matches = 前往你的比赛

## How strong a player plays, in one word; for the start form too.

level-novice = 新手
level-casual = 休闲
level-club = 老手
level-expert = 高手
level-master = 大师
# In lessons, and in matches that were begun with earlier levels.
level-greedy = 温和
level-pimc-20 = 稳健
level-pimc-200 = 敏锐
