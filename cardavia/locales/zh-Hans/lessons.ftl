## Learning to play: short lessons at a real table. $seat1 to $seat7 are the names of the others, by
## seat; 2, 4 and 6 are partners, 1, 3, 5 and 7 opponents. A step's words are three sentences at most.

learn = 学打牌
# In the header: short.
learn-short = 学习
learn-title = 学打牌 · Cardavia
learn-about = 在真正的牌桌上学的短课：从五种花色到第一场短赛。
learn-lead = 不需要任何基础。每一课你出几张牌，牌桌会告诉你结果如何。全部课程大约一刻钟。
learn-begin = 开始
learn-go-on = 继续：{ $title }
learn-done = 已完成
learn-forget = 清除我的进度
learn-all = 全部课程
learn-after = 还想打？再发一局牌很快。
lesson-page-title = { $title } · 学打牌 · Cardavia
lesson-number = 第 { $number }/{ $count } 课
lesson-minutes = { $minutes ->
   *[other] { $minutes } 分钟
}
lesson-step = 第 { $step }/{ $count } 步
lesson-step-done = 第 { $step }/{ $count } 步，已完成
lesson-next-step = 下一步
lesson-again = 再试一次
lesson-next-lesson = 下一课：{ $title }
lesson-onward = 下一课
learn-play = 打一场比赛
lesson-finished = 这一课到此完成。
lesson-right = 对了！
lesson-wrong = 还差一点。
lesson-illegal = 这里不能这样出。
lesson-point = 选出这张牌：
lesson-waiting = 正在摆牌桌……
lesson-failed = 暂时连不上牌桌。请过一会儿再试。
lesson-answer = 显示答案
lesson-position-trump = { $suit } 为主。
lesson-position-table = 桌上
lesson-position-hand = 你的手牌
lesson-position-sides = 边牌
lesson-played = { $card }，{ $name } 出
lesson-without-script = 打开 JavaScript，你就能亲手打这一课。没有它也可以往下读：每个局面都附有答案。

# What came of a choice. $side says whose $name is.
came-trick = { $side ->
    [you] 你用 { $card } 赢下这一墩：你方得一分。
    [partner] 你的搭档 { $name } 用 { $card } 赢下这一墩：你方得一分。
   *[opponent] { $name } 用 { $card } 赢下这一墩：对方得一分。
}
came-trick-pair = { $side ->
    [you] 你用 { $card } 赢下这一墩：得一分，{ $pair } 再从对方转来 { $value } 分。
    [partner] 你的搭档 { $name } 用 { $card } 赢下这一墩：得一分，{ $pair } 再从对方转来 { $value } 分。
   *[opponent] { $name } 用 { $card } 赢下这一墩：对方得一分，{ $pair } 又从你方转走 { $value } 分。
}
came-ninth = { $side ->
    [you] 第九墩，你的 { $card } 获胜：你方再得一分。
    [partner] 第九墩，你的搭档 { $name } 的 { $card } 获胜：你方再得一分。
   *[opponent] 第九墩，{ $name } 的 { $card } 获胜：对方再得一分。
}
came-ninth-pair = { $side ->
    [you] 第九墩，你的 { $card } 获胜：得一分，{ $pair } 再从对方转来 { $value } 分。
    [partner] 第九墩，你的搭档 { $name } 的 { $card } 获胜：得一分，{ $pair } 再从对方转来 { $value } 分。
   *[opponent] 第九墩，{ $name } 的 { $card } 获胜：对方得一分，{ $pair } 又从你方转走 { $value } 分。
}
came-indicator = { $side ->
    [you] 你拿走指示牌 { $card }，手里有十张牌。
    [partner] 没有人宣告，所以指示牌 { $card } 归发牌人，也就是你的搭档 { $name }。
   *[opponent] 没有人宣告，所以指示牌 { $card } 归发牌人，也就是对手 { $name }。
}
came-aside = { $card } 扣下了。你领出时会亮出来，它不赢任何一墩。
lesson-is-stronger = { $other } 比 { $card } 大。
lesson-hidden-is-stronger = 扣着的那张牌比 { $card } 大。
lesson-cannot-win = { $card } 不是领出的花色，赢不了；{ $other } 能赢。

# The short match. $own and $theirs are points of one’s own side and of the other.
lesson-advice-same = 选得好：高手也会这样选。
lesson-advice-as-good = 这样选和别的差不多一样好。
lesson-advice-other = 高手会另作选择：
came-deal = 本局结束：你方得 { $own } 分，对方得 { $theirs } 分。两方加起来总是 9 分。
came-match = { $result ->
    [won] 比赛结束，你方以 { $own } 比 { $theirs } 获胜。
    [lost] 比赛结束，对方以 { $theirs } 比 { $own } 获胜。
   *[drawn] 比赛结束，平局：{ $own } 比 { $theirs }。
}
lesson-next-deal = 下一局

# The rules in a sentence, for when a choice was not the best.
rule-1-tenka = Pao Robai 就是 Tenka：每一局都是主牌，从不算 Pao 的牌。
rule-2-led-suit = 没有主牌时，只有领出的花色能赢。
rule-2-plain = 副花色的顺序是 Sun、Un、Rei、Kaba、Sota、Robai，然后是数字。
rule-2-isu-robai = Isu 作副花色时，Robai 排在 2 和 1 之间。
rule-2-numbers = Pao 和 Isu 的数字 9 最大；Koppu、Ouru 和 Guru 的数字 1 最大。
rule-2-trumps = 主牌的顺序是 Sun、Un、Sota、Tenka、Robai、Rei、Kaba，然后是数字。
rule-3-teams = 搭档赢的墩也是你的，不必再去赢它。
rule-4-recipient = 谁宣告，谁拿指示牌。没有人宣告，就归发牌人。
rule-4-side-cards = 扣下的牌不再参与出牌，什么也赢不了。
rule-4-hidden-robai = 持有者过了，Robai 才是隐藏的。一经宣告，人人都知道。
rule-5-face-down = 扣着的牌一定是主牌，而任何主牌都大过任何副牌。
rule-5-later-lead = 第一墩之后，领出什么牌都可以，主牌也行。
rule-5-lone-sun = 发牌时主牌只拿到 Sun 的人，遇到领出主牌可以留着它。
rule-5-meri = 有人领出主牌时，手里有主牌的人都必须出主牌。
rule-5-meri-void = 没有主牌时，对 Meri 出什么都可以，但赢不了。
rule-5-monchi = 在 Monchi 中，要跟领出的花色，或者出任何一张主牌。
rule-5-monchi-void = 没有领出的花色，即使在 Monchi 中，出什么都可以。
rule-5-ninth = 第九墩大家都翻开最后一张牌；没有主牌时，以发牌人那张牌的花色为准。
rule-5-winner = 任何主牌都大过任何副牌；主牌之间，大的赢。
rule-5-first-lead = 第一墩要用副牌开局。
rule-6-combination = 组合要配对才行：赢墩的主牌，加上对方最大的主牌。
rule-6-five-hidden = 带有隐藏的 Robai 时，组合转 5 分，而不是 2 分。
rule-6-five-ninth = 第九墩的组合转 5 分，而不是 2 分。

## 1

lesson-suits-title = 五种花色，六种人物
lesson-suits-about = 牌叫什么名字，哪一张能赢墩。
lesson-suits-led-ask = 花色有五种：Pao（棍棒）、Isu（剑）、Koppu（杯）、Ouru（金币）和 Guru（太鼓）。每人出一张牌，领出花色中最大的一张把它们全部赢走：这就叫一墩。领出的是 Isu；目前哪张牌赢？
lesson-suits-led-right = Isu 7 是桌上最大的剑。Pao Sun 虽然威风，可没有人要棍棒。
lesson-suits-figures-ask = 数字之上有六种人物，依次是显贵 Sun、福神 Un、国王 Rei、骑士 Kaba、侍女 Sota 和龙 Robai。目前对手 { $seat3 } 的 Ouru Kaba 领先。出一张能赢它的牌。
lesson-suits-figures-right = 国王 Rei 就在骑士 Kaba 之上。
lesson-suits-partner-ask = 你不是一个人在打：带白色龙胆花的都是你的搭档。其中的 { $seat4 } 正以 Pao Rei 领先，而你最后出牌。这里出什么都可以；哪一张你舍得？
lesson-suits-partner-right = 这一墩已经是你方的。大牌留给需要它们的墩。

## 2

lesson-backwards-title = 倒着排的数字
lesson-backwards-about = 为什么一只杯子胜过九只。
lesson-backwards-long-ask = Pao（棍棒）和 Isu（剑）是长花色。它们的数字顺着排：9 最大，1 最小。领出的是 Pao；目前哪张牌赢？
lesson-backwards-long-right = Pao 8。在长花色里，多就是大。
lesson-backwards-round-ask = Koppu（杯）、Ouru（金币）和 Guru（太鼓）是圆花色，数字倒着排：1 最大，9 最小。这是纸牌从欧洲带来的规矩，那里的老玩法至今还这样数杯和金币。领出的是 Koppu；目前哪张牌赢？
lesson-backwards-round-right = Koppu 2。在圆花色里，少而精：满满一大杯，胜过九小杯。
lesson-backwards-beat-ask = 领出的是圆花色 Ouru。目前对手 { $seat3 } 以 Ouru 3 领先，而你最后出牌。赢下这一墩。
lesson-backwards-beat-right = 两枚金币胜过三枚。你的 5、7、8 都更小。

## 3

lesson-trumps-title = 主牌和它自己的顺序
lesson-trumps-about = 压倒其他花色的花色，和一位高过国王的侍女。
lesson-trumps-beats-ask = 出牌之前先翻开一张牌：指示牌。它的花色就是本局的主花色，任何主牌都大过任何副牌，不管那张牌多威风。Isu 为主，目前一个对手的 Ouru Sun 领先；赢下这一墩。
lesson-trumps-beats-right = 一把小剑胜过金币的大 Sun，因为它是主牌。
lesson-trumps-order-ask = 一门花色成了主花色，有两种人物就往上升：侍女 Sota 和龙 Robai。这时的顺序是 Sun、Un、Sota、Robai、Rei、Kaba，然后是数字。Koppu 为主，领出的也是 Koppu；目前哪张牌赢？
lesson-trumps-order-right = 侍女 Sota！在副花色里，国王和骑士都在她之上；在主牌里，只有 Un 和 Sun 在她之上。
lesson-trumps-beat-ask = 还是这张桌子，现在轮到你了。领出的是主牌，所以你也必须出主牌。赢过 Sota。
lesson-trumps-beat-right = Un 就在 Sota 之上。比它大的只有 Sun。

## 4

lesson-tenka-title = Tenka，永远是主牌
lesson-tenka-about = 棍棒的龙不属于任何花色。
lesson-tenka-place-ask = 棍棒的龙 Pao Robai 有自己的名字：Tenka，意思是“天下”。它每一局都是主牌，排在 Sota 和主花色的 Robai 之间。Ouru 为主；目前哪张牌赢？
lesson-tenka-place-right = Tenka 正好大过主花色的 Robai。比它大的只有主花色的 Sota、Un 和 Sun。
lesson-tenka-pao-ask = 领出的是 Pao，目前对手 { $seat1 } 的 Pao Sun 领先。Tenka 看起来像棍棒，其实是主牌。赢下这一墩。
lesson-tenka-pao-right = 牌面上印着 Pao，Tenka 却连 Pao 的 Sun 都能赢。
lesson-tenka-must-ask = 对手 { $seat1 } 领出了主牌 Ouru Un。有主牌的人现在必须出主牌。你只能出什么？
lesson-tenka-must-right = Tenka 是你唯一的主牌，只好出它，还白白输了。Tenka 就是这样被捉住的。

## 5

lesson-isu-robai-title = 剑的怪龙
lesson-isu-robai-about = 有一张 Robai 滑到了数字中间。
lesson-isu-robai-low-ask = 龙，也就是 Robai，本来在本花色所有数字之上。只有剑的龙 Isu Robai 滑了下去：Isu 不为主时，它排在 2 和 1 之间。领出的是 Isu；目前哪张牌赢？
lesson-isu-robai-low-right = Isu 2 就能赢这条龙。它只赢得了 1。
lesson-isu-robai-beat-ask = 对手 { $seat1 } 领出 Isu Robai，到现在还领先。你最后出牌。用尽量小的牌赢下这一墩。
lesson-isu-robai-beat-right = 2 就够了。1 还差一点。
lesson-isu-robai-trump-ask = 现在 Isu 自己为主。它的龙又回到了主花色 Robai 该在的位置。目前哪张牌赢？
lesson-isu-robai-trump-right = 成了主牌，Isu Robai 又在 Rei 和 Kaba 之上了。

## 6

lesson-declare-title = 宣告、拿牌、隐藏
lesson-declare-about = 有主 Robai 的人，出牌之前可以做什么。
lesson-declare-declare-ask = Ouru 为主，而主花色的龙 Ouru Robai 在你手中：只有你能宣告。宣告后，指示牌 Ouru 4 成为你的第十张牌，第一墩也由你领出。你的牌已经很强；拿下指示牌。
lesson-declare-declare-right = 现在你有五张主牌，还有领出权。代价是：大家都知道 Robai 在哪里。
lesson-declare-aside-ask = 你有十张牌，必须扣下一张副牌。它不计分。哪一张最用不着？
lesson-declare-aside-right = 小数字本来也赢不了什么。Koppu 的 Sun 和 Rei 却有机会。
lesson-declare-hide-ask = 换一局：Guru 为主，你有 Guru Robai，另外只有一张主牌。如果你过，就没有人知道它在谁手中，而带有隐藏 Robai 的组合转 5 分，不是 2 分。试一试，把龙藏起来。
lesson-declare-hide-right = 龙藏好了。它可能为你方赢 5 分；要是被对方捉住，也可能丢 5 分。

## 7

lesson-opening-title = 开局和边牌
lesson-opening-about = 出牌怎样开始，旁边三张牌又透露什么。
lesson-opening-first-ask = 拿了指示牌的人领出第一墩，而且必须领出副牌。指示牌是你拿的，你扣下了 Pao 2：现在共有三张边牌扣着。开局吧。
lesson-opening-first-right = 你一领出，三张边牌就翻开：你扣下的一张，和没有发给任何人的两张。Ouru 为主，所以有四张牌领出都对；其中 Koppu Sun 最大，只有主牌能赢它。
lesson-opening-sides-ask = Koppu 为主，而 Koppu Sun 就在三张边牌里：谁手中都不会有它。对手 { $seat3 } 扣着出了一张主牌，你不知道是哪一张。你最后出牌；稳稳赢下这一墩。
lesson-opening-sides-right = Sun 不在场，就没有牌大过 Un。看看边牌，不会白看。

## 8

lesson-face-down-title = 扣着的牌
lesson-face-down-about = 读懂一张谁也没见过的牌。
lesson-face-down-reading-ask = 领出副花色时打出的主牌，要一直扣到八张牌出齐。所以扣着的一定是主牌，只是谁也不知道是哪一张。领出的是 Ouru；目前哪张牌赢？
lesson-face-down-reading-right = 你的搭档 { $seat4 } 的 Ouru Sun 是金币里最大的。可是 { $seat5 } 扣着的是主牌，比它大。
lesson-face-down-sure-ask = Guru 为主，对手 { $seat3 } 扣着出了一张主牌。你最后出牌。稳稳赢下这一墩。
lesson-face-down-sure-right = 没有牌能赢主花色的 Sun。你的 8 差不多是最小的主牌：在圆花色里，只有 9 比它小。
lesson-face-down-partner-ask = 这一次，唯一扣着的牌是你的搭档 { $seat4 } 出的。你最后出牌，出什么都可以。哪一张你舍得？
lesson-face-down-partner-right = 不管是哪一张，搭档的主牌都会赢下这一墩。你自己的主牌可以留着。

## 9

lesson-meri-title = Meri：领出主牌
lesson-meri-about = Meri 什么时候约束你，又有什么用。
lesson-meri-follow-ask = 领出主牌叫作 Meri。它约束所有人：有主牌就必须出主牌，而且要明着出。Isu 为主，目前一个对手的 Isu Kaba 领先；赢下这一墩。
lesson-meri-follow-right = Rei 大过 Kaba。你的其他牌都不能出：跟 Meri 要用主牌。
lesson-meri-pull-ask = 你赢了第一墩，由你领出第二墩；从现在起，主牌也可以领出。Meri 会从每个有主牌的人手里调出一张。最大的主牌在你手中；把别人的调出来。
lesson-meri-pull-right = 现在，能赢你副牌的主牌少了。
lesson-meri-none-ask = 一个对手领出 Isu Un，这是 Meri，而你没有主牌。这时出什么都可以，只是哪一张都赢不了。哪一张你舍得？
lesson-meri-none-right = 丢掉一张小数字，人物牌留到后面。

## 10

lesson-lone-sun-title = 独 Sun
lesson-lone-sun-about = 唯一不受 Meri 约束的主牌。
lesson-lone-sun-keep-ask = Koppu 为主，而你发到的主牌只有一张：它的 Sun，最大的一张。这样的独 Sun 不必跟 Meri。你的搭档 { $seat6 } 领出 Koppu Un，只有你的 Sun 能赢它：你出什么？
lesson-lone-sun-keep-right = 这一墩反正归搭档，你的 Sun 以后再赢一墩。
lesson-lone-sun-bound-ask = 这一次你发到两张主牌：Koppu Sun 和 Koppu 6，而 6 已经出掉了。只有发牌时独得 Sun 的人才有这个特权。有人领出主牌，这是 Meri：你必须出什么？
lesson-lone-sun-bound-right = Sun 不得不跟。好在它赢了这一墩。

## 11

lesson-monchi-title = Monchi：跟花色
lesson-monchi-about = 打过一次 Meri 之后，有什么变化。
lesson-monchi-follow-ask = 每一局第一次 Meri 之后进入 Monchi：有领出的花色就必须跟，或者出主牌。Ouru 为主，领出的是 Isu，目前一个对手的 Isu Sun 领先。赢下这一墩。
lesson-monchi-follow-right = 主牌随时可以出。你手里还有 Isu，所以别的花色不能出。
lesson-monchi-void-ask = 领出的是 Pao，而你一张也没有。这时出什么都可以，在 Monchi 中也一样。你的搭档 { $seat4 } 的 Pao Sun 领先，而你最后出牌：哪一张你舍得？
lesson-monchi-void-right = 这一墩归你方。主牌和人物牌都留住了。

## 12

lesson-ninth-title = 第九墩
lesson-ninth-about = 最后的牌同时翻开。
lesson-ninth-suit-ask = 第九墩没有人领出：大家同时翻开最后一张牌；没有主牌时，以发牌人那张牌的花色为准。你是发牌人，主牌已经全部出完。你还有两张牌，而这是第八墩：现在出哪一张？
lesson-ninth-suit-right = 你最后的牌是 Guru Sun。所以以 Guru 为准，没有牌能赢它的 Sun。
lesson-ninth-five-ask = 主牌只剩你的 Ouru 8 和别人手中的 Ouru 9。在圆花色里 8 大过 9，这一对就是组合：平时转 2 分，第九墩转 5 分。现在是第八墩，你出哪一张？
lesson-ninth-five-right = 你把 8 留到了最后，而 9 在一个对手手中。

## 13

lesson-combinations-title = 组合
lesson-combinations-about = 能转移分数的主牌对子。
lesson-combinations-sun-un-ask = 主牌赢墩时，如果对方最大的主牌与它正好成对，就转 2 分。这些对子是 Sun–Un、Un–Sota、Sota–Robai、Robai–Rei，以及最小的两个数字：长花色的 2–1，圆花色的 8–9。一个对手扣着出了一张主牌；稳稳赢下这一墩。
lesson-combinations-sun-un-right = 那张是 Un，而 Sun–Un 是一对。要是在 Meri 里，就没有这份分。
lesson-combinations-hidden-ask = 出牌之前你过了，把 Koppu Robai 藏着。对手 { $seat5 } 扣着出了一张主牌：它可能比你的 Robai 小，说不定正是 Rei。带有隐藏 Robai 的组合转 5 分；大胆一试。
lesson-combinations-hidden-right = 那张是 Rei，而 Robai–Rei 是一对。隐藏的 Robai 就值这么多。
lesson-combinations-count-ask = 你一直在记牌：所有主牌里，只剩你的 Un、你的 8 和 Ouru 9 还没出。所以对手 { $seat7 } 扣着的只能是 9。哪张主牌给你带来最多？
lesson-combinations-count-right = 8–9 是一对，Un–9 不是。能赢的最小主牌，比大的更值。

## 14

lesson-match-title = 一场短赛
lesson-match-about = 完整的两局，每次选择之后都有点评。
lesson-match-play-ask = 现在用学到的一切，把两局打到底。每次选择之后，你会听到高手会怎么出。祝你好运！
