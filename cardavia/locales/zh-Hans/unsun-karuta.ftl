## Unsun Karuta of Hitoyoshi: the tradition, its cards, its game and the rules.
## A word between *stars* is a word of the game where it is explained.

unsun-karuta = Unsun Karuta
unsun-title = Unsun Karuta，うんすんカルタ · Cardavia
unsun-place = 人吉 · 熊本 · 日本 · 75 张牌
unsun-about = 日本的五花色 Unsun 纸牌，在这里有了自己的牌桌，并采用人吉八人组队玩法独有的大小顺序。
unsun-story = 十六世纪，葡萄牙水手把纸牌带到日本。由此演变出一副日本纸牌，多了第五种花色，也有了自己的人物：龙、福神、来自中国的显贵。后来，这副牌几乎处处被人遗忘；只有在熊本山间的城下町人吉，人们至今还在玩。
back-to-traditions = ← 纸牌传统
back-to-tradition = ← Unsun Karuta
wikipedia = 维基百科 ↗
on-this-page = 本页内容
to-play = 开始玩
to-cards = 看牌

games = 玩法
hachinin-meri = Hachinin Meri
hachinin-meri-about = 八人分成两队，隔位而坐。与搭档一起争夺九墩，把主牌扣着出，凑成主牌组合。
hachinin-meri-gloss = *Hachinin* 意为八个人；*Meri* 是这个游戏里“领出主牌”的说法。
start-match = 开始比赛
go-on = 继续一场比赛
read-the-rules = 阅读规则

## The cards

cards-title = 75 张牌
cards-lead = 五种花色，每种十五张：六张人物牌，九张数字牌。
cards-each = 每张牌都有自己的页面：它有多大，有什么作用。
pictures-title = 六种人物牌
suits-title = 五种花色
suit-pictures = { $suit } 的人物牌（作为副花色时由大到小）
suit-numbers = { $suit } 的数字牌（由大到小）
kind-long = 长花色：9 是最大的数字
kind-round = 圆花色：1 是最大的数字

suit-p-reading = パオ
suit-p-meaning = 棍棒
suit-i-reading = イス
suit-i-meaning = 剑
suit-k-reading = コップ
suit-k-meaning = 杯
suit-o-reading = オウル
suit-o-meaning = 金币
suit-g-reading = グル
suit-g-meaning = 三巴纹太鼓

rank-s-reading = スン
rank-s-figure = 来自中国的显贵
rank-s-does = 每种花色中最大的牌，不论主副。
rank-u-reading = ウン
rank-u-figure = 福神
rank-u-does = 每种花色中的第二大牌，仅次于 Sun。
rank-t-reading = ソウタ
rank-t-figure = 侍女
rank-t-does = 在主牌中排第三；在副花色中却是倒数第二的人物牌。
rank-b-reading = ロバイ
rank-b-figure = 龙
rank-b-does = 主花色的 Robai 可以宣告，也可以藏着。Pao Robai 即 Tenka，每一局都是主牌。
rank-r-reading = レイ
rank-r-figure = 端坐的武士王
rank-r-does = 在副花色中排第三；在主牌中排在 Sota 和 Robai 之后。
rank-k-reading = カバ
rank-k-figure = 骑士
rank-k-does = 在副花色中排第四；在主牌中是最小的人物牌。

## The rules

rules-title = 规则
rules-line = 8 人 · 你和 3 位 AI 搭档对阵 4 位 AI · 每场 8 局

rules-goal-title = 目标
rules-goal-1 = 你和搭档隔位而坐：0、2、4、6 号座位是你们一队，1、3、5、7 号座位是另一队。按照人吉的习惯，两队以两个古老氏族命名：你们是白色的 *Genji*（源氏），对方是红色的 *Heiji*（平氏）。
rules-goal-2 = 每一局两队争夺九墩；每人各出一张牌为一墩。八局总分高的一队赢得比赛，总分相同则为平局。

rules-set-up-title = 准备
rules-set-up-1 = 使用全部 75 张牌：*Pao*（棍棒）、*Isu*（剑）、*Koppu*（杯）、*Ouru*（金币）、*Guru*（太鼓）各十五张。从发牌人左手边开始，按顺时针每次发三张，发三轮，每人共九张。剩下三张。
rules-set-up-2 = 翻开剩下的第一张，这就是 *Okie*，即指示牌；牌面上的花色就是本局的主花色。
rules-set-up-3 = 从发牌人左手边开始，每人依次表态一次：宣告，或者过。只有手中有主花色 *Robai*（龙）的人才能宣告，并拿走指示牌；他也可以过，把它藏着。一有人宣告，表态就结束；如果八人都过，指示牌归发牌人。如果这张 Robai 在剩下的三张里，就没有人能宣告，但大家仍要依次过一遍。
rules-set-up-4 = 拿了指示牌的人手里有十张牌：先扣下一张副牌，再用一张副牌开局。只有十张全是主牌时才可以扣主牌；只有没有别的牌时才能用主牌开局。
rules-set-up-5 = 打出开局牌的同时，扣下的那张和剩下的另外两张要亮给大家看。这三张边牌不赢墩，也不计分。

rules-order-title = 大小顺序
rules-order-1 = 主牌由大到小：Sun > Un > Sota > Tenka > 主 Robai > Rei > Kaba > 数字牌。*主 Robai* 就是主花色的 Robai。*Tenka*（“天下”）就是 Pao Robai，永远是主牌。当 Pao 为主时，它就是主 Robai，在这一列里只出现一次。
rules-order-2 = 不是主牌的花色叫副花色。人物牌由大到小：Sun > Un > Rei > Kaba > Sota > Robai，然后是数字牌；但 Isu 作副花色时，Robai 排在 2 和 1 之间；Pao 作副花色时没有 Robai，因为那是 Tenka。
rules-order-3 = 长花色 Pao 和 Isu 的数字牌按 9 > 8 > … > 1 排列。圆花色 Koppu、Ouru 和 Guru 的数字牌按 1 > 2 > … > 9 排列。
rules-order-4 = 不同的副花色之间不比大小：没有主牌时，只有领出的花色能赢。
row-trumps = Koppu 为主时的主牌（由大到小）
row-plain = Isu 作副花色（由大到小）：Robai 排在 2 和 1 之间

rules-round-title = 出牌
rules-round-1 = 每人按顺时针出一张牌。在第一次有人领出主牌之前，谁都不必跟花色。领出的是副花色时，打出的主牌先扣着，等八张牌都上了桌再一起翻开。最大的主牌赢；没有主牌时，领出花色中最大的牌赢。赢家领出下一墩。
rules-round-2 = 领出主牌称为 *Meri*。第一墩不能主动领出主牌。跟 Meri 时主牌要明着出；有主牌的人必须出主牌，Tenka 也算在内；没有主牌的人出什么都可以。
rules-round-3 = 独 Sun，即 *ichimai-zun*：如果发到手里的主牌只有一张主花色的 Sun，那么只要它仍是手中唯一的主牌，遇到 Meri 就可以留着不出。
rules-round-4 = 第一次 Meri 之后进入 *Monchi*：有人领出副花色时，有这门花色就要跟，或者出任何一张主牌。没有这门花色，出什么都可以。Tenka 是主牌，从不必跟 Pao。
rules-round-5 = 第九墩没有人领出。大家的最后一张牌同时翻开，胜负自见分晓。主牌照常比大小；没有主牌时，以发牌人最后一张牌的花色作为领出的花色。谁也不能针对别人的最后一张牌出牌。

rules-score-title = 计分与结束
rules-score-1 = 每墩 1 分。如果这一墩不是 Meri 而由主牌赢得，就把这张主牌与另一队在这一墩里打出的最大主牌相比。Sun–Un、Un–Sota、Sota–Robai、Robai–Rei、长花色的 2–1 或圆花色的 8–9 就是组合，另有 2 分从另一队转给赢墩的一队。这里只算主 Robai，Tenka 从不代替它。
rules-score-2 = 第九墩从来不是 Meri，其中的组合转 5 分。如果两张牌之一是隐藏的 Robai，即持有者过了而没有宣告的主 Robai，也转 5 分。两者不累加；其他组合都转 2 分。因此每一局两队的得分加起来总是 9，其中一队可能低于零分。
rules-score-3 = 每局之后由左边的下一位发牌。八局总分高的获胜；总分相同在这里就是平局，不加局。“下一局”保留分数。“重新开始”清除分数。
combinations = 六种组合：赢的主牌和被它赢的主牌
pair-s-u = Sun–Un
pair-u-t = Un–Sota
pair-t-b = Sota–Robai
pair-b-r = Robai–Rei
pair-2-1 = 2–1，长花色
pair-8-9 = 8–9，圆花色
