## What stands around the cushion, the tools, and the chart of the orders.

score-label = 比分
tricks-taken = 墩数
tools-label = 工具
order = 牌的大小

## Keys, as the help lists them. table.ftl has the older ones.

key-escape = Esc
help-key-escape = 放回选中的牌
help-key-order = 牌的大小
help-key-tricks = 本局的所有墩
help-key-log = 出牌经过
help-key-settings = 设置
help-key-mute = 声音开或关

## The hand.

confirm-asks = 出 { $card }？再选一次确认，按 Esc 取消。
confirm-asks-discard = 扣下 { $card }？再选一次确认，按 Esc 取消。
confirm-back = { $card } 放回手中了。
drop-here = 出到这里

## The chart. Cards stand strongest first. $suit is a suit’s name.

order-first = 最大的牌排在最前。
order-trumps = 主牌：{ $suit }
order-trumps-means = 任何主牌都大过其他牌。
order-long = 数字以 9 为最大。
order-round = 数字倒着排：1 最大。
order-isu = Robai 排在 2 和 1 之间。
order-pao = 它的 Robai 是 Tenka，属于主牌。
order-tenka = Tenka 每一局都是主牌。
order-led = 没有主牌时，领出花色中最大的牌赢。别的花色赢不了。
order-pairs = 组合
order-pairs-means = 前一张牌赢下这一墩，后一张是对方在这一墩里最大的主牌：转移 2 分。在第九墩，或有隐藏的 Robai 时，转移 5 分。Meri 中不转移。
order-pair = { $winner } 胜 { $loser }
order-gone = 变暗并划掉：你已经见过。
card-gone = { $card }，已出
card-yours = { $card }，在你手中
order-yours = 带下划线：在你手中。
