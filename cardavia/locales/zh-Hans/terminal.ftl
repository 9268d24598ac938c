## A match in the terminal. What happens there is told in the words of table.ftl.

terminal-partner = 搭档 { $seat }
terminal-opponent = 对手 { $seat }
# Points of a deal or a match, seen from one’s own side.
terminal-points = Genji（你）{ $own } : { $other } Heiji

# The letters d, p, h, t, r and q are typed: they stay.
terminal-play = 出牌（h 为帮助）：
terminal-discard = 扣下一张（h 为帮助）：
terminal-declare = 宣告还是过（d/p）：
terminal-declare-again = 请输入 d 宣告，或 p 过。
terminal-help-cards = 输入牌前面的编号，或牌名，如 K7。带 [方括号] 的牌可以出。
terminal-help-letters = h = 本帮助，t = 上一墩，r = 主牌的大小，q = 离开比赛
terminal-no-card = 你手里没有“{ $answer }”：请输入 1 到 { $count }，或牌名。

terminal-trump = 主牌：{ $trump } · { $points }
terminal-trumps = { $suit }，主牌
terminal-led = 领出 { $suit }
terminal-standing = 第 { $deal } 局：{ $points }。总分：{ $total }。
terminal-next-deal = 按 Enter 开始下一局。
terminal-record = 比赛记录已加入 { $file }
terminal-good-bye = 再见。这场比赛没有打完。

## A recorded deal, told step by step.

story-title = 比赛 { $match }，第 { $deal } 局
story-stock = 剩下的三张牌：{ $cards }
